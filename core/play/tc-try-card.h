/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "rules/tc-game.h"

G_BEGIN_DECLS

/* Trying a card: a game whose next decision can be to play it, for who writes the card and wants to
 * see what it does. The games are played at random, so the position is one that play can lead to.
 * Any system will do: a card is played by a move of a verb that says so (TcVerb.is_event) or, in
 * systems without one, by any move that names it; a card that nobody plays, such as one that is
 * scored, is at work when the log names a clause of it (TcEventText.is_clause). */

/* So many games are looked through, and so many decisions in all of them together. */
#define TC_TRY_CARD_MAX_GAMES     4000u
#define TC_TRY_CARD_MAX_DECISIONS 400000u

/**
 * tc_try_card:
 * @card: the card's element in the scenario of @ruleset (role "card")
 * @setup: index of the setup to play
 * @seed: the number of the first game; the same one gives the same game
 * @people: bits of the seats that people play; 0: the one that decides about the card
 * @out_move: (out) (optional): the move that plays it, legal in the game; a card that nobody plays
 *   is carried out by what follows from this move
 *
 * Returns: (transfer full) (nullable): a game up to that decision, without anything to redo; %NULL
 *   when nobody could play it in any of the games
 */
TcGame *tc_try_card (TcRuleset *ruleset,
                     TcNode card,
                     guint setup,
                     guint64 seed,
                     guint16 people,
                     TcMove *out_move) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
