/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What a player could do to learn what play would not show: undo, forced dice, a bot's seat. */

#include "pages/play/tc-session-private.h"

/* Somebody plays who could profit. */
static gboolean
keeps_secrets (TcSession *self)
{
  return tc_session_hides (self) && !self->is_umpire && tc_session_count_people (self) > 0;
}

static gboolean
has_bots (TcSession *self)
{
  TcRuleset *ruleset = tc_game_get_ruleset (self->game);
  guint8 n_seats = tc_ruleset_get_setup (ruleset, tc_game_get_setup (self->game))->n_seats;

  return tc_session_count_people (self) < n_seats;
}

/* The decision is a line of the log; what else was told then somebody has learnt. */
static gboolean
has_told (TcSession *self, guint index)
{
  g_auto (GStrv) lines = tc_game_dup_log (self->game, TC_SEAT_NONE, (gint) index);
  guint n_dice;

  tc_game_get_dice (self->game, (gint) index, &n_dice);
  return n_dice > 0 || g_strv_length (lines) > 1;
}

TcBack
tc_session_get_back (TcSession *self, guint n_moves)
{
  gboolean has_learnt = FALSE;

  g_return_val_if_fail (TC_IS_SESSION (self) && self->game != NULL, TC_BACK_OFF);

  if (!keeps_secrets (self))
    return TC_BACK_FREE;
  for (guint i = n_moves; i < tc_game_get_n_moves (self->game) && !has_learnt; i++)
    has_learnt = has_told (self, i);
  if (!has_learnt)
    return TC_BACK_FREE;
  if (has_bots (self) && !self->is_undo_agreed)
    return TC_BACK_OFF;
  return tc_session_count_people (self) > 1 ? TC_BACK_ASKS : TC_BACK_FREE;
}

guint
tc_session_find_undo (TcSession *self)
{
  guint n_moves;

  g_return_val_if_fail (TC_IS_SESSION (self) && self->game != NULL, 0);

  if (!tc_game_undo (self->game))
    return tc_game_get_n_moves (self->game);
  n_moves = tc_game_get_n_moves (self->game);
  tc_game_redo (self->game);
  return n_moves;
}

gboolean
tc_session_may_force (TcSession *self)
{
  g_return_val_if_fail (TC_IS_SESSION (self), FALSE);

  return self->game != NULL && !keeps_secrets (self);
}

gboolean
tc_session_is_takeover (TcSession *self, guint8 seat, const TcBot *bot)
{
  g_return_val_if_fail (TC_IS_SESSION (self) && seat < TC_MAX_SEATS, FALSE);

  return tc_session_hides (self) && !self->is_umpire && !tc_game_is_over (self->game) &&
         self->bots[seat] != NULL && bot == NULL && tc_game_get_n_recorded (self->game) > 0;
}

void
tc_session_take_over (TcSession *self, guint8 seat)
{
  g_return_if_fail (TC_IS_SESSION (self) && self->game != NULL && seat < TC_MAX_SEATS);

  tc_session_record (self, TC_DEED_TAKEOVER, seat, tc_game_get_n_moves (self->game));
  tc_session_keep_screen (self);
  self->bots[seat] = NULL;
  tc_session_changed (self);
}

void
tc_session_allow_undo (TcSession *self, gboolean is_allowed)
{
  g_return_if_fail (TC_IS_SESSION (self));

  self->is_undo_allowed = is_allowed;
}
