/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-relay.h"

void
relay_init_state (const TcRuleset *ruleset, guint setup, TcState *state, TcEvents *events)
{
  const RelayRules *rules = tc_ruleset_get_data (ruleset);
  RelayState *relay = (RelayState *) state;

  relay->setup = (guint16) setup;
  relay->at = rules->setups[setup].start;
  relay->rounds_left = rules->setups[setup].rounds;
  relay->ride = RELAY_NOWHERE;
  relay->watched = RELAY_NOWHERE;
  state->turn = 1;
  tc_state_ask (state, RELAY_PHASE_RIDE, RELAY_POST, RELAY_POST, NULL);
}
