/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-relay.h"

/* 6: the post has won with letters enough; anything less is the police's. */
void
relay_outcome (const TcRuleset *ruleset, const TcState *state, TcOutcome *out_outcome)
{
  const RelayRules *rules = tc_ruleset_get_data (ruleset);
  const RelayState *relay = (const RelayState *) state;
  gboolean has_won = relay->letters >= rules->setups[relay->setup].letters;

  out_outcome->level[has_won ? RELAY_POST : RELAY_POLICE] = 1;
  out_outcome->payoff[RELAY_POST] = has_won ? 1 : -1;
  out_outcome->payoff[RELAY_POLICE] = has_won ? -1 : 1;
}
