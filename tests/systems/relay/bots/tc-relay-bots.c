/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-relay.h"

/* A bot that goes where the letters are, and where it is not expected twice. */

static gint
count_letters (const RelayRules *rules, const RelayState *state, guint town)
{
  return relay_is_emptied (rules, state, town) ? 0 : rules->letters[town];
}

/* The rider wants letters; the watch wants to be where he can take most. */
static gint
weigh (const TcBotTurn *turn, const TcMove *move)
{
  const RelayRules *rules = tc_ruleset_get_data (turn->ruleset);
  const RelayState *state = (const RelayState *) turn->state;
  guint town = 0;

  if (move->verb == RELAY_REST)
    return -1;
  town = tc_range_index (rules->towns, move->target);
  if (move->verb == RELAY_RIDE)
    return 2 * count_letters (rules, state, town) + (town == state->watched);
  if (!rules->roads[state->at * rules->towns.n + town])
    return -1;

  return count_letters (rules, state, town);
}

static guint
choose (const TcBotTurn *turn)
{
  return tc_bot_choose_best (turn, weigh);
}

static const TcBot heuristic = {
  .id = "heuristic",
  .title = "Simple",
  .summary = "goes where most letters are",
  .choose = choose,
};

const TcBot *const relay_bots[] = { &heuristic, NULL };
