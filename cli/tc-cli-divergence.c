/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-cli-divergence.h"

#include <glib/gi18n.h>
#include <string.h>

#include "tc-cli-data.h"

#define MAX_SHOWN 200 /* bytes of a line */

TcSource *
tc_cli_load_replay (const char *path)
{
  g_autofree char *message = NULL;
  g_autoptr (TcSource) source = tc_cli_load (path, &message);
  gsize length = 0;

  if (source == NULL) {
    tc_cli_error ("%s", message);
    return NULL;
  }
  if (strlen (tc_source_get_text (source, &length)) != length) {
    tc_cli_error (_ ("%s contains a NUL byte, so it is not a replay."),
                  tc_source_get_name (source));
    return NULL;
  }

  return g_steal_pointer (&source);
}

static const char *
get_kind_words (TcDivergenceKind kind)
{
  switch (kind) {
  case TC_DIVERGENCE_NONE:
    return "";
  case TC_DIVERGENCE_SYNTAX:
    return _ ("cannot be read with this scenario");
  case TC_DIVERGENCE_ILLEGAL:
    return _ ("cannot be played here");
  case TC_DIVERGENCE_POSITION:
    return _ ("leads to another position");
  case TC_DIVERGENCE_RULES:
    return _ ("names newer rules than this program knows");
  }

  return "";
}

/* Of a line that nobody would read to its end. */
static TcSpan
get_beginning (TcSource *source, guint line)
{
  TcSpan span = tc_source_get_line_span (source, line);

  return (TcSpan){ span.start, MIN (span.end, span.start + MAX_SHOWN) };
}

/* The line at fault as it stands in the file, since a number alone is little to go by. */
void
tc_cli_report_divergence (TcSource *source, const TcDivergence *divergence, gboolean is_played)
{
  g_autofree char *name = tc_letter_dup_printable (tc_source_get_name (source), -1);
  g_autofree char *message = tc_letter_dup_printable (divergence->message, -1);
  g_autofree char *line = NULL;
  g_autofree char *shown = NULL;

  if (is_played)
    g_print (_ ("%s:%u: the replay diverges: this line %s.\n"), name, divergence->line,
             get_kind_words (divergence->kind));
  else
    g_print (_ ("%s:%u: the replay cannot be played.\n"), name, divergence->line);
  if (divergence->line >= 1 && divergence->line <= tc_source_get_n_lines (source)) {
    line = tc_source_dup_span (source, get_beginning (source, divergence->line));
    shown = tc_letter_dup_printable (line, -1);
    g_print ("%5u | %s\n", divergence->line, shown);
  }
  g_print ("  %s\n", message);
}
