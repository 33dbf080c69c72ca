/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "systems/badge/bots/tc-badge-bots-private.h"

typedef gint (*Weigh) (const BadgeMind *mind, const TcMove *move);

static gsize
get_scratch_size (const TcRuleset *ruleset)
{
  return sizeof (BadgeMind);
}

/* The best move; among equals by lot. */
static guint
choose_best (const BadgeMind *mind, Weigh weigh)
{
  gint best_worth = -G_MAXINT;
  guint best = 0;
  guint n_equal = 0;

  for (guint i = 0; i < mind->turn->n_moves; i++) {
    gint worth = weigh (mind, &mind->turn->moves[i]);

    if (worth < best_worth)
      continue;
    n_equal = worth > best_worth ? 1 : n_equal + 1;
    best_worth = worth;
    if (tc_rng_below (mind->turn->rng, n_equal) == 0)
      best = i;
  }

  return best;
}

/* A set is offered in the order of its members: the first that should be taken is. */
static guint
choose_first (const BadgeMind *mind, Weigh weigh)
{
  guint n = mind->turn->n_moves;

  for (guint i = 0; i < n; i++) {
    if (weigh (mind, &mind->turn->moves[i]) > 0)
      return i;
  }

  return n - 1;
}

static guint
choose (const TcBotTurn *turn)
{
  BadgeMind *mind = turn->scratch;

  if (turn->n_moves == 1)
    return 0;
  /* Any tiles are as good as others; in order, so that the first ones leave room. */
  if (turn->state->phase == BADGE_PHASE_PEEK)
    return tc_rng_below (turn->rng, (turn->n_moves + 1) / 2);

  badge_mind_init (mind, turn);
  switch ((BadgePhase) turn->state->phase) {
  case BADGE_PHASE_EXCHANGE:
    return choose_first (mind, badge_bot_weigh_exchange);
  case BADGE_PHASE_LAY:
    return choose_best (mind, badge_bot_weigh_lay);
  case BADGE_PHASE_SEARCH:
    return choose_best (mind, badge_bot_weigh_search);
  case BADGE_PHASE_FLIP:
    return choose_best (mind, badge_bot_weigh_flip);
  case BADGE_PHASE_DRIVE:
    return choose_best (mind, badge_bot_weigh_drive);
  case BADGE_PHASE_RUN:
    return choose_best (mind, badge_bot_weigh_run);
  case BADGE_PHASE_PEEK:
  case BADGE_PHASE_OVER:
  case BADGE_N_PHASES:
    break;
  }

  return 0;
}

static const TcBot heuristic = {
  .id = "heuristic",
  .title = N_ ("Simple"),
  .summary = N_ ("searches and chases as a cop; a dirty one runs fugitives that are near an exit"),
  .get_scratch_size = get_scratch_size,
  .choose = choose,
};

const TcBot *const badge_bots[] = { &heuristic, NULL };
