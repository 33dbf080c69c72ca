/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/house/tc-house-private.h"

/* What a position is worth: the side that reaches its goal wins; without a haunt that ends, nobody
 * does. */

void
house_outcome (const TcRuleset *ruleset, const TcState *state, TcOutcome *out_outcome)
{
  const HouseState *house = (const HouseState *) state;
  gint winner = house->ending > 1 ? house->ending - 2 : -1;

  out_outcome->is_over = tc_rules_is_over (state);
  if (house->ending == 0)
    return;
  if (winner < 0) {
    out_outcome->reached = 1u << HOUSE_N_SIDES;
    return;
  }
  out_outcome->level[winner] = 1;
  out_outcome->reached = 1u << winner;
  for (guint seat = 0; seat < house->n_players; seat++)
    out_outcome->payoff[seat] = house->side[seat] == winner ? 1 : -1;
}

gboolean
house_milestone (const TcRuleset *ruleset, const TcState *state, guint index)
{
  const HouseRules *rules = tc_ruleset_get_data (ruleset);
  const HouseMilestone *milestone = &rules->milestones[index];

  return ((const HouseState *) state)->counts[milestone->watch] >= MAX (milestone->count, 1);
}

/* How an explorer stands: steps above the skull. */
static gint
weigh_seat (const HouseState *state, guint seat)
{
  gint worth = 0;

  for (guint trait = 0; trait < HOUSE_N_TRAITS; trait++)
    worth += state->step[seat][trait];

  return house_is_alive (state, seat) ? 40 + worth : state->fate[seat] == HOUSE_GONE ? 80 : 0;
}

/* Lives and traits on both sides, in thousandths of a win. */
gint
house_evaluate (const TcRuleset *ruleset, const TcState *state, guint8 seat)
{
  const HouseState *house = (const HouseState *) state;
  gint own = 0;
  gint other = 0;

  for (guint each = 0; each < house->n_players; each++) {
    if (house->side[each] == house->side[seat])
      own += weigh_seat (house, each);
    else
      other += weigh_seat (house, each);
  }

  return CLAMP (2 * (own - other), -TC_EVALUATION_UNIT + 1, TC_EVALUATION_UNIT - 1);
}
