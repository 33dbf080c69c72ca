/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/play/tc-session-private.h"

/* The rest of a setup is placed for the person who has to place it: by the legal moves that this
 * person could make, one after another, so that undo and the log know them all. */

gboolean
tc_session_can_fill (TcSession *self)
{
  g_return_val_if_fail (TC_IS_SESSION (self), FALSE);

  return self->game != NULL && self->thinking == NULL && !tc_session_is_covered (self) &&
         tc_session_get_awaiting_viewer (self) == TC_SEAT_NONE &&
         tc_session_get_viewer (self) != TC_SEAT_PUBLIC && !tc_session_is_bots_turn (self) &&
         tc_filling_is_needed (tc_game_get_ruleset (self->game), tc_game_get_state (self->game));
}

guint
tc_session_fill (TcSession *self, const guint64 *seed)
{
  g_autoptr (TcFilling) filling = NULL;
  guint8 seat;
  guint n = 0;
  TcMove move;

  g_return_val_if_fail (TC_IS_SESSION (self), 0);

  if (!tc_session_can_fill (self))
    return 0;
  filling = tc_filling_new (tc_game_get_ruleset (self->game), seed);
  seat = tc_game_get_state (self->game)->actor;
  tc_game_tree_keep (self->tree, self->game);
  while (tc_game_get_state (self->game)->actor == seat &&
         tc_filling_choose (filling, tc_game_get_state (self->game), &move) &&
         tc_game_apply (self->game, &move, NULL))
    n++;
  self->n_filled = tc_game_get_n_moves (self->game);
  self->n_unfilled = self->n_filled - n;
  self->filled_hash = tc_game_get_hash (self->game);
  if (n > 0)
    tc_session_touch (self);
  tc_session_forget_record (self);
  tc_session_decided (self);

  return n;
}
