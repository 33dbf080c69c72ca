/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What a player could do to learn what play would not show: undo, forced dice, a bot's seat. */

#include "pages/play/tc-session-private.h"

guint8
tc_session_get_asker (TcSession *self)
{
  g_return_val_if_fail (TC_IS_SESSION (self) && self->game != NULL, TC_SEAT_NONE);

  if (self->is_umpire || tc_session_get_people (self) == 0)
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

  if (!self->is_umpire && request.seat == TC_SEAT_NONE)
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
  guint n_acts;

  g_return_val_if_fail (TC_IS_SESSION (self) && self->game != NULL, FALSE);

  request = tc_session_make_request (self, agreed);
  n_acts = tc_game_get_n_acts (self->game);
  if (n_moves < tc_game_get_n_moves (self->game)
        ? !tc_game_undo_to (self->game, n_moves, &request, NULL)
        : !tc_game_redo_to (self->game, n_moves, &request))
    return FALSE;
  if (tc_game_get_n_acts (self->game) > n_acts)
    tc_session_forget_record (self);
  tc_session_changed (self);
  return TRUE;
}

guint
tc_session_find_undo (TcSession *self)
{
  g_return_val_if_fail (TC_IS_SESSION (self) && self->game != NULL, 0);

  return tc_game_find_step (self->game, tc_game_get_n_moves (self->game));
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
