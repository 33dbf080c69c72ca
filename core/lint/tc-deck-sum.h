/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "scenario/tc-scenario.h"

G_BEGIN_DECLS

/* Whether the deck has enough cards for each number of players. Read by roles: "player-count",
 * whose key is the number and whose children "left-out" name what it leaves out; "card-copy" inside
 * "card", which is left out with anything that it names. What a game needs is said by the
 * attributes with tc:draws. */

/** TcDeckSum: of one number of players. */
typedef struct {
  TcNode node; /* the player count */
  guint n_players;
  guint n_cards;
  guint n_needed;
} TcDeckSum;

/** tc_deck_sums_list: (transfer full): of every player count, in the order of the file; empty when
 * the schema does not say what a game needs. */
GArray *tc_deck_sums_list (TcScenario *scenario) G_GNUC_WARN_UNUSED_RESULT;

/** tc_deck_sums_leaves_out: whether @count plays without the card @copy. */
gboolean tc_deck_sums_leaves_out (TcScenario *scenario, TcNode count, TcNode copy);

/** tc_deck_sums_count: the copies of @card, or of all cards when it is TC_NODE_NONE, that are in
 * the deck with @count. */
guint tc_deck_sums_count (TcScenario *scenario, TcNode count, TcNode card);

G_END_DECLS
