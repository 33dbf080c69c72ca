/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What somebody did in a game with secrets that is no move: everybody may know of it. In a saved
 * game it stands in comments, a line for an act: "# act undo avery 57 41". */

#include <glib/gi18n.h>
#include <string.h>

#include "pages/play/tc-session-private.h"

#define ACT    "# act "
#define NOBODY "-"

static const char *const kinds
  [] = { [TC_DEED_UNDO] = "undo", [TC_DEED_UMPIRE] = "umpire", [TC_DEED_TAKEOVER] = "takeover" };

static void
clear_act (gpointer data)
{
  g_free (((TcDeed *) data)->seat);
}

void
tc_session_clear_acts (TcSession *self)
{
  g_clear_pointer (&self->acts, g_array_unref);
}

static void
add (TcSession *self, TcDeedKind kind, const char *seat, guint from, guint to)
{
  TcDeed act = { kind, g_strdup (seat), from, to };

  if (self->acts == NULL) {
    self->acts = g_array_new (FALSE, FALSE, sizeof (TcDeed));
    g_array_set_clear_func (self->acts, clear_act);
  }
  g_array_append_val (self->acts, act);
}

void
tc_session_record (TcSession *self, TcDeedKind kind, guint8 seat, guint to)
{
  TcRuleset *ruleset = tc_game_get_ruleset (self->game);
  const char *id = NOBODY;

  if (!tc_session_hides (self))
    return;
  if (seat < tc_ruleset_get_n_seats (ruleset))
    id = tc_ruleset_get_seat (ruleset, seat)->id;
  add (self, kind, id, tc_game_get_n_moves (self->game), to);
}

const TcDeed *
tc_session_get_acts (TcSession *self, guint *out_n)
{
  g_return_val_if_fail (TC_IS_SESSION (self) && out_n != NULL, NULL);

  *out_n = self->acts != NULL ? self->acts->len : 0;
  return *out_n > 0 ? (const TcDeed *) self->acts->data : NULL;
}

static const char *
get_name (TcSession *self, const TcDeed *act)
{
  TcRuleset *ruleset = tc_game_get_ruleset (self->game);

  for (guint8 i = 0; i < tc_ruleset_get_n_seats (ruleset); i++)
    if (g_str_equal (tc_ruleset_get_seat (ruleset, i)->id, act->seat))
      return tc_ruleset_get_seat (ruleset, i)->name;
  return _ ("The umpire");
}

char *
tc_session_dup_act (TcSession *self, const TcDeed *act)
{
  g_return_val_if_fail (TC_IS_SESSION (self) && self->game != NULL && act != NULL, NULL);

  switch (act->kind) {
  case TC_DEED_UNDO:
    /* Translators: a player or "The umpire", and a number */
    return g_strdup_printf (ngettext ("%s undid %u move", "%s undid %u moves", act->from - act->to),
                            get_name (self, act), act->from - act->to);
  case TC_DEED_UMPIRE:
    return g_strdup (_ ("Everything was shown to the umpire"));
  case TC_DEED_TAKEOVER:
  default:
    /* Translators: a player */
    return g_strdup_printf (_ ("A person took over %s from a bot"), get_name (self, act));
  }
}

void
tc_session_append_acts (TcSession *self, GString *out)
{
  guint n;
  const TcDeed *acts = tc_session_get_acts (self, &n);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (out, ACT "%s %s %u %u\n", kinds[acts[i].kind], acts[i].seat,
                            acts[i].from, acts[i].to);
}

static gboolean
read_number (const char *text, guint *out_number)
{
  guint64 number;

  if (!g_ascii_string_to_unsigned (text, 10, 0, G_MAXINT, &number, NULL))
    return FALSE;
  *out_number = (guint) number;
  return TRUE;
}

/* Untrusted. */
static void
read_act (TcSession *self, const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", 5);
  guint from;
  guint to;

  if (g_strv_length (words) != 4 || !read_number (words[2], &from) ||
      !read_number (words[3], &to) || to > from)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_equal (words[0], kinds[i]))
      add (self, (TcDeedKind) i, words[1], from, to);
}

void
tc_session_read_acts (TcSession *self, const char *replay)
{
  g_auto (GStrv) lines = g_strsplit_set (replay, "\r\n", -1);

  tc_session_clear_acts (self);
  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], ACT) && g_utf8_validate (lines[i], -1, NULL))
      read_act (self, lines[i] + strlen (ACT));
}
