/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Notes on a position, which everybody may read. In a saved game each stands in a comment,
 * "# pin 12 Sedan: weak", so that the command line reads such games as any other. */

#include <string.h>

#include "pages/play/tc-session-private.h"

#define PIN       "# pin "
#define MAX_PINS  500u
#define MAX_TEXT  200 /* characters: a line of a replay has at most 1000 bytes */
#define MAX_PLACE 40

void
tc_pin_free (gpointer data)
{
  TcPin *pin = data;

  g_free (pin->place);
  g_free (pin->text);
  g_free (pin);
}

/* (transfer full): on one line, and not too long. */
static char *
dup_line (const char *text, glong most)
{
  g_autofree char *line = g_strdup (text);

  g_strdelimit (line, "\r\n", ' ');
  g_strstrip (line);

  return g_utf8_substring (line, 0, MIN (g_utf8_strlen (line, -1), most));
}

static void
add_pin (TcSession *self, guint n_moves, const char *place, const char *text)
{
  TcPin *pin;

  if (self->pins->len >= MAX_PINS)
    return;
  pin = g_new0 (TcPin, 1);
  pin->n_moves = n_moves;
  pin->place = dup_line (place, MAX_PLACE);
  /* It ends at the first colon when it is read again. */
  g_strdelimit (pin->place, ":", ' ');
  pin->text = dup_line (text, MAX_TEXT);
  g_ptr_array_add (self->pins, pin);
}

void
tc_session_add_pin (TcSession *self, const char *place, const char *text)
{
  g_return_if_fail (tc_session_can_branch (self) && place != NULL && text != NULL);

  add_pin (self, tc_game_get_n_moves (self->game), place, text);
  tc_session_changed (self);
}

guint
tc_session_get_n_pins (TcSession *self)
{
  g_return_val_if_fail (TC_IS_SESSION (self), 0);

  return self->pins->len;
}

const TcPin *
tc_session_get_pin (TcSession *self, guint index)
{
  g_return_val_if_fail (index < self->pins->len, NULL);

  return self->pins->pdata[index];
}

void
tc_session_drop_pins_after (TcSession *self, guint n_moves)
{
  for (guint i = self->pins->len; i > 0; i--) {
    const TcPin *pin = self->pins->pdata[i - 1];

    if (pin->n_moves > n_moves)
      g_ptr_array_remove_index (self->pins, i - 1);
  }
}

void
tc_session_append_pins (TcSession *self, GString *out)
{
  for (guint i = 0; i < self->pins->len; i++) {
    const TcPin *pin = self->pins->pdata[i];

    g_string_append_printf (out, PIN "%u %s: %s\n", pin->n_moves, pin->place, pin->text);
  }
}

/* @line: "12 Sedan: weak". */
static void
read_pin (TcSession *self, const char *line)
{
  char *rest = NULL;
  guint64 n_moves = g_ascii_strtoull (line, &rest, 10);
  const char *colon = strchr (rest, ':');
  g_autofree char *place = NULL;

  if (rest == line || *rest != ' ' || colon == NULL || colon[1] != ' ' ||
      n_moves > tc_game_get_n_recorded (self->game))
    return;
  place = g_strndup (rest + 1, (gsize) (colon - rest - 1));
  add_pin (self, (guint) n_moves, place, colon + 2);
}

void
tc_session_read_pins (TcSession *self, const char *replay)
{
  g_auto (GStrv) lines = g_strsplit_set (replay, "\r\n", -1);

  g_ptr_array_set_size (self->pins, 0);
  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], PIN) && g_utf8_validate (lines[i], -1, NULL))
      read_pin (self, lines[i] + strlen (PIN));
}
