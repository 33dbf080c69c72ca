/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "systems/dune/bots/tc-dune-bots-private.h"

/* The bot of this game: it plays for its house by what it believes of the others. */

static guint
choose (const TcBotTurn *turn)
{
  DuneMind mind;
  gint best_worth = G_MININT;
  guint best = 0;
  guint n_equal = 0;

  if (turn->n_moves == 1)
    return 0;
  dune_mind_init (&mind, tc_ruleset_get_data (turn->ruleset), (const DuneState *) turn->state,
                  turn->seat);
  for (guint i = 0; i < turn->n_moves; i++) {
    gint worth = dune_mind_weigh (&mind, &turn->moves[i]);

    if (worth < best_worth)
      continue;
    n_equal = worth > best_worth ? 1 : n_equal + 1;
    best_worth = worth;
    if (tc_rng_below (turn->rng, n_equal) == 0)
      best = i;
  }

  return best;
}

static const TcBot heuristic = {
  .id = "heuristic",
  .title = N_ ("Simple"),
  .summary = N_ ("guesses who is a friend by what everybody does, and plays for its house"),
  .choose = choose,
};

const TcBot *const dune_bots[] = { &heuristic, NULL };

const TcSearchEffort dune_search_effort = {
  .n_candidates = 12,
  .n_decisions = 3000,
  .min_rounds = 16,
  .max_rounds = 200,
  .halve_every = 12,
  .n_duel_rounds = 40,
  .clear = 150,
  .horizon = 400,
};

/* What the house leads by, as all that lies on the table counts. */
gint
dune_evaluate (const TcRuleset *ruleset, const TcState *state, guint8 seat)
{
  const DuneRules *rules = tc_ruleset_get_data (ruleset);
  const DuneState *dune = (const DuneState *) state;
  gint lead = dune->marker;

  for (guint i = 0; i < dune->n_seats; i++) {
    gint sign = rules->roles[dune->role[i]].house == 0 ? 1 : -1;

    if ((dune->revealed >> i & 1) == 0)
      lead += sign * dune_score_seat (rules, dune, i);
  }

  return TC_EVALUATION_UNIT * (rules->roles[dune->role[seat]].house == 0 ? lead : -lead);
}
