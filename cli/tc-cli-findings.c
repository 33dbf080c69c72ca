/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-cli-findings.h"

#include <glib/gi18n.h>
#include <string.h>

/* Of a longer source line only a window around the place is shown. */
#define WINDOW       100u
#define WINDOW_BYTES (WINDOW * 8u)

typedef struct {
  const char *bold;
  const char *severity[TC_SEVERITY_ERROR + 1];
  const char *dim;
  const char *reset;
} Palette;

static const Palette plain = { "", { "", "", "" }, "", "" };
static const Palette coloured = { "\033[1m",
                                  { "\033[1;36m", "\033[1;33m", "\033[1;31m" },
                                  "\033[2m",
                                  "\033[0m" };

const char *
tc_cli_get_severity_word (TcSeverity severity)
{
  switch (severity) {
  case TC_SEVERITY_NOTE:
    return _ ("note");
  case TC_SEVERITY_WARNING:
    return _ ("warning");
  case TC_SEVERITY_ERROR:
    return _ ("error");
  }

  return "";
}

static void
append_place (GString *out, const Palette *palette, TcSource *source, guint line, guint column)
{
  g_autofree char *name = tc_letter_dup_printable (tc_source_get_name (source), -1);

  g_string_append_printf (out, "%s%s:%u:%u:%s ", palette->bold, name, line, column, palette->reset);
}

/* The line as columns: what stands before the place, the place itself, and what follows. */
typedef struct {
  char *before;
  char *place;
  char *after;
} Excerpt;

static void
excerpt_clear (Excerpt *excerpt)
{
  g_free (excerpt->before);
  g_free (excerpt->place);
  g_free (excerpt->after);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Excerpt, excerpt_clear)

static char *
cut_start (char *text, glong max)
{
  glong length = g_utf8_strlen (text, -1);
  char *cut = NULL;

  if (length <= max)
    return text;

  cut = g_strconcat ("…", g_utf8_offset_to_pointer (text, length - max + 1), NULL);
  g_free (text);

  return cut;
}

static char *
cut_end (char *text, glong max)
{
  g_autofree char *kept = NULL;
  char *cut = NULL;

  if (g_utf8_strlen (text, -1) <= max)
    return text;

  kept = g_utf8_substring (text, 0, MAX (max, 1) - 1);
  cut = g_strconcat (kept, "…", NULL);
  g_free (text);

  return cut;
}

/* The start of the character that @at is in. */
static guint32
find_character (const char *text, guint32 at)
{
  for (guint i = 0; i < 3 && at > 0 && ((guint8) text[at] & 0xc0) == 0x80; i++)
    at--;

  return at;
}

/* A line may be as long as the file: no more of it is looked at than can be shown. */
static void
make_excerpt (const TcFinding *finding, TcSpan line, Excerpt *out)
{
  const char *text = tc_source_get_text (finding->source, NULL);
  guint32 start = CLAMP (finding->span.start, line.start, line.end);
  guint32 end = CLAMP (finding->span.end, start, line.end);
  guint32 before = start - line.start > WINDOW_BYTES ? start - WINDOW_BYTES : line.start;
  guint32 place = end - start > WINDOW_BYTES ? start + WINDOW_BYTES : end;
  guint32 after = line.end - end > WINDOW_BYTES ? end + WINDOW_BYTES : line.end;

  before = MAX (find_character (text, before), line.start);
  place = MAX (find_character (text, place), start);
  after = MAX (find_character (text, after), end);
  out->before = tc_letter_dup_printable (text + before, start - before);
  out->place = tc_letter_dup_printable (text + start, place - start);
  out->after = tc_letter_dup_printable (text + end, after - end);

  if (g_utf8_strlen (out->before, -1) + g_utf8_strlen (out->place, -1) +
        g_utf8_strlen (out->after, -1) >
      WINDOW) {
    out->before = cut_start (out->before, WINDOW / 2);
    out->place = cut_end (out->place, WINDOW / 2);
    out->after = cut_end (out->after, WINDOW - g_utf8_strlen (out->before, -1) -
                                        g_utf8_strlen (out->place, -1));
  }
}

static void
append_excerpt (GString *out, const Palette *palette, const TcFinding *finding)
{
  TcSpan line = tc_source_get_line_span (finding->source, finding->line);
  g_auto (Excerpt) excerpt = { NULL, NULL, NULL };
  guint width = 0;

  make_excerpt (finding, line, &excerpt);
  g_string_append_printf (out, "%s%5u | %s%s%s%s\n", palette->dim, finding->line, palette->reset,
                          excerpt.before, excerpt.place, excerpt.after);
  g_string_append_printf (out, "%s      | %s%*s%s^", palette->dim, palette->reset,
                          (int) tc_cli_get_width (excerpt.before), "",
                          palette->severity[finding->severity]);
  width = tc_cli_get_width (excerpt.place);
  for (guint i = 1; i < width; i++)
    g_string_append_c (out, '~');
  g_string_append_printf (out, "%s\n", palette->reset);
}

static void
append_line (GString *out, const Palette *palette, const char *head, const char *text)
{
  g_autofree char *shown = tc_letter_dup_printable (text, -1);

  g_string_append_printf (out, "  %s%s%s ", palette->bold, head, palette->reset);
  g_string_append_printf (out, "%s\n", shown);
}

static void
append_finding (GString *out, const Palette *palette, const TcFinding *finding)
{
  g_autofree char *message = tc_letter_dup_printable (finding->message, -1);

  append_place (out, palette, finding->source, finding->line, finding->column);
  g_string_append_printf (out, "%s%s[%s]:%s %s\n", palette->severity[finding->severity],
                          tc_cli_get_severity_word (finding->severity), finding->code,
                          palette->reset, message);
  append_excerpt (out, palette, finding);
  if (finding->why != NULL)
    append_line (out, palette, _ ("help:"), finding->why);
  for (guint i = 0; finding->fixes != NULL && i < finding->fixes->len; i++)
    append_line (out, palette, _ ("fix:"), g_array_index (finding->fixes, TcFix, i).label);
  for (guint i = 0; finding->related != NULL && i < finding->related->len; i++) {
    const TcRelated *related = &g_array_index (finding->related, TcRelated, i);
    g_autofree char *shown = tc_letter_dup_printable (related->message, -1);
    guint line = 0;
    guint column = 0;

    tc_source_locate (related->source, related->span.start, &line, &column);
    append_place (out, palette, related->source, line, column);
    g_string_append_printf (out, _ ("note: %s\n"), shown);
  }
}

char *
tc_cli_dup_findings (TcReport *report, TcSeverity at_least, gboolean colour)
{
  const Palette *palette = colour ? &coloured : &plain;
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < tc_report_get_n (report); i++) {
    const TcFinding *finding = tc_report_get (report, i);

    if (finding->severity >= at_least)
      append_finding (out, palette, finding);
  }

  return g_string_free (out, FALSE);
}
