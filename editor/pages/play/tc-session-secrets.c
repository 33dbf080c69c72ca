/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What a player could do to learn what play would not show: undo, forced dice, a bot's seat. */

#include <glib/gi18n.h>

#include "pages/play/tc-session-private.h"

guint8
tc_session_get_asker (TcSession *self)
{
  g_return_val_if_fail (TC_IS_SESSION (self) && self->game != NULL, TC_SEAT_NONE);

  if (self->eyes == TC_EYES_UMPIRE || tc_session_get_people (self) == 0)
    return TC_SEAT_NONE;
  if (self->screen != TC_SEAT_NONE && (tc_session_get_people (self) >> self->screen & 1) != 0)
    return self->screen;
  return tc_session_find_person (self, tc_game_get_state (self->game)->actor);
}

TcRequest
tc_session_make_request (TcSession *self, guint16 agreed)
{
  return (TcRequest){ .seat = tc_session_get_asker (self), .agreed = agreed };
}

TcRequest
tc_session_make_seat_request (TcSession *self, guint8 seat)
{
  TcRequest request = tc_session_make_request (self, 0);

  if (self->eyes != TC_EYES_UMPIRE && request.seat == TC_SEAT_NONE)
    request.seat = seat;
  return request;
}

TcLeave
tc_session_ask_undo (TcSession *self, guint n_moves)
{
  TcRequest request;

  g_return_val_if_fail (TC_IS_SESSION (self) && self->game != NULL, TC_LEAVE_NOTHING);

  request = tc_session_make_request (self, 0);
  return tc_game_ask_undo (self->game, n_moves, &request);
}

const char *
tc_session_get_undo_text (TcSession *self, guint n_moves)
{
  TcRequest request;

  g_return_val_if_fail (TC_IS_SESSION (self) && self->game != NULL, "");

  request = tc_session_make_request (self, 0);
  return tc_game_get_undo_text (self->game, n_moves, &request);
}

guint16
tc_session_get_consent (TcSession *self, guint n_moves, guint16 agreed)
{
  TcRequest request;

  g_return_val_if_fail (TC_IS_SESSION (self) && self->game != NULL, 0);

  request = tc_session_make_request (self, agreed);
  return tc_game_get_consent (self->game, n_moves, &request);
}

gboolean
tc_session_undo_agreed (TcSession *self, guint n_moves, guint16 agreed)
{
  TcRequest request;
  gboolean is_undo;
  guint n_acts;

  g_return_val_if_fail (TC_IS_SESSION (self) && self->game != NULL, FALSE);

  request = tc_session_make_request (self, agreed);
  n_acts = tc_game_get_n_acts (self->game);
  is_undo = n_moves < tc_game_get_n_moves (self->game);
  if (is_undo ? !tc_game_undo_to (self->game, n_moves, &request, NULL)
              : !tc_game_redo_to (self->game, n_moves, &request))
    return FALSE;
  self->is_touched |= is_undo;
  if (is_undo)
    self->fresh_from = (gint) tc_game_get_n_moves (self->game);
  if (tc_game_get_n_acts (self->game) > n_acts)
    tc_session_forget_record (self);
  tc_session_changed (self);
  return TRUE;
}

/* What was placed with one click is taken back with one, unless the game went on otherwise. */
static gboolean
is_filled (TcSession *self, guint from, guint to)
{
  return self->n_filled > from && self->n_filled == to &&
         to <= tc_game_get_n_recorded (self->game) &&
         tc_game_get_move_hash (self->game, to - 1) == self->filled_hash;
}

guint
tc_session_find_undo (TcSession *self)
{
  TcRequest request;
  guint n;

  g_return_val_if_fail (TC_IS_SESSION (self) && self->game != NULL, 0);

  request = tc_session_make_request (self, 0);
  n = tc_game_get_n_moves (self->game);
  return is_filled (self, self->n_unfilled, n)
           ? self->n_unfilled
           : tc_game_find_choice_before (self->game, n, &request);
}

static guint
find_redo (TcSession *self)
{
  guint n = tc_game_get_n_moves (self->game);

  return n == self->n_unfilled && is_filled (self, n, self->n_filled)
           ? self->n_filled
           : tc_game_find_choice_after (self->game, n);
}

gboolean
tc_session_undo (TcSession *self)
{
  g_return_val_if_fail (TC_IS_SESSION (self), FALSE);

  return self->game != NULL && tc_session_jump (self, tc_session_find_undo (self));
}

gboolean
tc_session_redo (TcSession *self)
{
  g_return_val_if_fail (TC_IS_SESSION (self), FALSE);

  return self->game != NULL && tc_session_jump (self, find_redo (self));
}

/* (transfer full) (nullable): the moves from @from to before @to; forced dice after the first are
 * no decisions. */
static char *
dup_range (TcSession *self, guint from, guint to)
{
  g_auto (GStrv) lines = NULL;
  guint n = 0;

  if (from >= to)
    return NULL;
  lines = tc_game_dup_log (self->game, tc_session_get_viewer (self), (gint) from);
  for (guint i = from + 1; i < to; i++)
    n += tc_game_get_move (self->game, i)->verb != TC_VERB_FORCE_DIE;
  if (n == 0)
    return g_strdup (lines[0]);
  /* Translators: a decision, as a sentence without its full stop */
  return g_strdup_printf (
    ngettext ("%s, and %u decision after it", "%s, and %u decisions after it", n), lines[0], n);
}

char *
tc_session_dup_undone (TcSession *self, guint n_moves)
{
  g_return_val_if_fail (TC_IS_SESSION (self) && self->game != NULL, NULL);

  return dup_range (self, n_moves, tc_game_get_n_moves (self->game));
}

char *
tc_session_dup_redone (TcSession *self)
{
  g_return_val_if_fail (TC_IS_SESSION (self) && self->game != NULL, NULL);

  return dup_range (self, tc_game_get_n_moves (self->game),
                    MIN (find_redo (self), tc_game_get_n_recorded (self->game)));
}

gboolean
tc_session_may_force (TcSession *self)
{
  TcRequest request;

  g_return_val_if_fail (TC_IS_SESSION (self), FALSE);

  if (self->game == NULL)
    return FALSE;
  request = tc_session_make_request (self, 0);
  return tc_game_ask_die (self->game, &request) == TC_LEAVE_GIVEN;
}

/* Whatever was decided since may rest on the die. */
gboolean
tc_session_can_unforce (TcSession *self)
{
  guint n;

  g_return_val_if_fail (TC_IS_SESSION (self), FALSE);

  n = self->game != NULL ? tc_game_get_n_moves (self->game) : 0;
  return n > 0 && tc_game_get_move (self->game, n - 1)->verb == TC_VERB_FORCE_DIE &&
         tc_session_may_force (self) && tc_session_ask_undo (self, n - 1) == TC_LEAVE_GIVEN;
}

/* Before the first move the seats are only being taken. */
gboolean
tc_session_is_change (TcSession *self, guint8 seat, const TcBot *bot)
{
  return self->game != NULL && (self->bots[seat] == NULL) != (bot == NULL) &&
         tc_game_get_n_recorded (self->game) > 0;
}

TcLeave
tc_session_ask_bot (TcSession *self, guint8 seat, const TcBot *bot)
{
  TcRequest request;

  g_return_val_if_fail (TC_IS_SESSION (self) && seat < TC_MAX_SEATS, TC_LEAVE_NOTHING);

  if (!tc_session_is_change (self, seat, bot))
    return TC_LEAVE_GIVEN;
  request = tc_session_make_seat_request (self, seat);
  return tc_game_ask_person (self->game, seat, bot == NULL, &request);
}

void
tc_session_allow_undo (TcSession *self, gboolean is_allowed)
{
  g_return_if_fail (TC_IS_SESSION (self));

  self->is_undo_allowed = is_allowed;
}
