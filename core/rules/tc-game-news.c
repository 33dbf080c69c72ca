/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "rules/tc-game-private.h"
#include "rules/tc-system.h"
#include "rules/tc-umpire.h"

/* What players were told besides what was decided, and how that is given as the reason where a move
 * cannot be taken back. */

gboolean
tc_game_is_forced_die (TcGame *game, guint index)
{
  return tc_game_get_entry (game, index)->move.verb == TC_VERB_FORCE_DIE;
}

/* -- News -- */

/* That somebody's turn begins follows from the move that ends the one before. */
static gboolean
is_news (TcGame *game, guint event)
{
  const TcSystem *system = tc_ruleset_get_system (game->ruleset);
  const TcEventText *text = &system->events[tc_events_get (game->events, event)->kind];

  return !text->is_echo && !text->is_turn;
}

gboolean
tc_game_has_news (TcGame *game, guint index, guint8 viewer)
{
  guint first = 0;
  guint last = 0;

  tc_game_find_events (game, (gint) index, &first, &last);
  for (guint event = first; event < last; event++)
    if (is_news (game, event) && tc_event_is_seen (tc_events_get (game->events, event), viewer))
      return TRUE;

  return FALSE;
}

/* Of what happened with move @index. */
static void
add_told (TcGame *game, guint8 viewer, guint index, GPtrArray *lines)
{
  guint first = 0;
  guint last = 0;

  tc_game_find_events (game, (gint) index, &first, &last);
  for (guint event = first; event < last; event++) {
    const TcEvent *told = tc_events_get (game->events, event);

    if (is_news (game, event) && tc_event_is_seen (told, viewer) &&
        !tc_event_is_seen (told, TC_SEAT_PUBLIC))
      g_ptr_array_add (lines, tc_event_dup_text (game->ruleset, told));
  }
}

char **
tc_game_dup_told (TcGame *game, guint8 viewer, guint from_move)
{
  GPtrArray *lines = g_ptr_array_new ();

  for (guint i = from_move; i < tc_game_get_n_moves (game); i++)
    add_told (game, viewer, i, lines);
  g_ptr_array_add (lines, NULL);

  return (char **) g_ptr_array_free (lines, FALSE);
}

/* -- Reasons -- */

const char *
tc_leave_get_text (TcLeave leave)
{
  switch (leave) {
  case TC_LEAVE_GIVEN:
    return "";
  case TC_LEAVE_NOTHING:
    return _ ("There is nothing to undo.");
  case TC_LEAVE_CONSENT:
    return _ (
      "Another player has decided or learned something since, and must agree, or the umpire "
      "does it.");
  case TC_LEAVE_BOTS:
    return _ (
      "A bot has decided or a player has learned something since, and bots cannot agree. In a game "
      "with bots such an undo must be allowed before the game begins.");
  case TC_LEAVE_UMPIRE:
    return _ ("In a game with secrets only the umpire may do that.");
  }

  return "";
}

/* Whether @seat decided all that it would take back, and everybody saw something that came of it.
 * What only some were told makes no difference here: else the reason would say that there was
 * something to be told. */
static gboolean
has_only_shown (TcGame *game, guint from, guint8 seat)
{
  gboolean is_shown = FALSE;

  for (guint i = from; i < game->n_done; i++) {
    if (tc_game_is_forced_die (game, i))
      continue;
    if (tc_game_is_arranged (game, i) || tc_game_get_entry (game, i)->seat != seat)
      return FALSE;
    is_shown |= tc_game_has_news (game, i, TC_SEAT_PUBLIC);
  }

  return is_shown;
}

const char *
tc_game_get_undo_text (TcGame *game, guint n_moves, const TcRequest *request)
{
  TcLeave leave = tc_game_ask_undo (game, n_moves, request);
  gboolean is_shown = has_only_shown (game, n_moves, request->seat);

  if (leave == TC_LEAVE_CONSENT && is_shown)
    return _ ("Something has happened since, such as a card turned up or dice thrown: the other "
              "players must agree, or the umpire does it.");
  if (leave == TC_LEAVE_BOTS && is_shown)
    return _ (
      "Something has happened since, such as a card turned up or dice thrown, and bots cannot "
      "agree. In a game with bots such an undo must be allowed before the game begins.");

  return tc_leave_get_text (leave);
}
