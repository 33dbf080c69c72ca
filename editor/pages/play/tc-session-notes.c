/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What players write down for themselves. In a saved game it stands in comments, a line for a line:
 * "# note avery: the red one is near", so that the command line reads such games as any other. */

#include <string.h>

#include "pages/play/tc-session-draft.h"
#include "pages/play/tc-session-private.h"

#define NOTE      "# note "
#define MAX_NOTE  4000u
#define LINE_PART 900u /* bytes; lines of a replay are at most 1000 long */

const char *
tc_session_get_note (TcSession *self, guint8 seat)
{
  g_return_val_if_fail (TC_IS_SESSION (self) && seat < TC_MAX_SEATS, NULL);

  return self->notes[seat] != NULL ? self->notes[seat] : "";
}

void
tc_session_set_note (TcSession *self, guint8 seat, const char *text)
{
  gboolean is_other;

  g_return_if_fail (TC_IS_SESSION (self) && seat < TC_MAX_SEATS && text != NULL);

  is_other = g_strcmp0 (text, tc_session_get_note (self, seat)) != 0;
  g_free (self->notes[seat]);
  self->notes[seat] =
    *text != '\0' ? g_utf8_substring (text, 0, MIN (g_utf8_strlen (text, -1), (glong) MAX_NOTE))
                  : NULL;
  if (is_other)
    tc_session_set_unsaved (self, TRUE);
}

void
tc_session_clear_notes (TcSession *self)
{
  for (guint i = 0; i < TC_MAX_SEATS; i++)
    g_clear_pointer (&self->notes[i], g_free);
}

/* A line that is too long goes on in the next. */
static void
append_line (GString *out, const char *seat, const char *line)
{
  do {
    gsize n = strlen (line);

    if (n > LINE_PART)
      n = (gsize) (g_utf8_find_prev_char (line, line + LINE_PART) - line);
    g_string_append_printf (out, NOTE "%s: %.*s\n", seat, (gint) n, line);
    line += n;
  } while (*line != '\0');
}

void
tc_session_append_notes (TcSession *self, guint8 viewer, GString *out)
{
  TcRuleset *ruleset = tc_game_get_ruleset (self->game);

  for (guint8 i = 0; i < tc_ruleset_get_n_seats (ruleset); i++) {
    g_auto (GStrv) lines = NULL;

    if (self->notes[i] == NULL || (viewer != TC_SEAT_NONE && viewer != i))
      continue;
    lines = g_strsplit_set (self->notes[i], "\r\n", -1);
    for (guint j = 0; lines[j] != NULL; j++)
      append_line (out, tc_ruleset_get_seat (ruleset, i)->id, lines[j]);
  }
}

static void
read_line (TcSession *self, GString **notes, const char *line)
{
  TcRuleset *ruleset = tc_game_get_ruleset (self->game);
  const char *text = strstr (line, ": ");

  if (text == NULL)
    return;

  for (guint8 i = 0; i < tc_ruleset_get_n_seats (ruleset); i++) {
    const char *id = tc_ruleset_get_seat (ruleset, i)->id;

    if (strlen (id) != (gsize) (text - line) || strncmp (id, line, strlen (id)) != 0)
      continue;
    if (notes[i] == NULL)
      notes[i] = g_string_new (text + 2);
    else
      g_string_append_printf (notes[i], "\n%s", text + 2);
  }
}

void
tc_session_read_notes (TcSession *self, const char *replay)
{
  g_auto (GStrv) lines = g_strsplit_set (replay, "\r\n", -1);
  GString *notes[TC_MAX_SEATS] = { NULL };

  for (guint i = 0; lines[i] != NULL; i++) {
    if (g_str_has_prefix (lines[i], NOTE) && g_utf8_validate (lines[i], -1, NULL))
      read_line (self, notes, lines[i] + strlen (NOTE));
  }
  tc_session_clear_notes (self);
  for (guint8 i = 0; i < TC_MAX_SEATS; i++) {
    if (notes[i] == NULL)
      continue;
    tc_session_set_note (self, i, notes[i]->str);
    g_string_free (notes[i], TRUE);
  }
}
