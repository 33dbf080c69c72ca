/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Since when what was thrown or drawn is still of interest. */

#include "pages/play/tc-session-private.h"

static gboolean
is_same_turn (TcGame *game, guint a, guint b)
{
  const TcState *left = tc_game_get_position (game, a);
  const TcState *right = tc_game_get_position (game, b);

  return left->turn == right->turn && left->actor == right->actor;
}

/* The move that led to the position after @from of them, or the beginning; but not one of an
 * earlier turn. */
static gint
find_lead (TcGame *game, guint from)
{
  gboolean is_later = from > 0 && tc_game_get_position (game, from - 1)->turn !=
                                    tc_game_get_position (game, from)->turn;

  return (gint) from - (is_later ? 0 : 1);
}

/* The last move of a person, if that was made at most @most_turns turns before the last of all, or
 * the last move. */
static guint
find_person (TcSession *self, guint last, guint most_turns)
{
  TcGame *game = tc_session_get_game (self);
  guint turn = tc_game_get_position (game, last)->turn;

  for (guint i = last + 1; i-- > 0 && tc_game_get_position (game, i)->turn + most_turns >= turn;)
    if (tc_session_get_bot (self, tc_game_get_move_seat (game, i)) == NULL)
      return i;
  return last;
}

gint
tc_session_find_thrown (TcSession *self, guint most_turns)
{
  TcGame *game;
  guint last, from;

  g_return_val_if_fail (TC_IS_SESSION (self) && tc_session_get_game (self) != NULL, -1);

  game = tc_session_get_game (self);
  if (tc_game_get_n_moves (game) == 0)
    return -1;
  last = tc_game_get_n_moves (game) - 1;
  from = last;
  while (from > 0 && is_same_turn (game, from - 1, last))
    from--;

  return MIN (find_lead (game, from), (gint) find_person (self, last, most_turns));
}

gint
tc_session_find_fresh (TcSession *self, guint most_turns)
{
  gint first = tc_session_find_thrown (self, most_turns);

  return tc_game_get_n_moves (tc_session_get_game (self)) > 0 ? MAX (self->fresh_from, first)
                                                              : first;
}
