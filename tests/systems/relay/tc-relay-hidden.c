/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-relay.h"

/* Where the rider goes is known to the post until the watch has gone out. */

void
relay_redact (const TcRuleset *ruleset, TcState *state, guint8 viewer)
{
  if (viewer != RELAY_POST)
    ((RelayState *) state)->ride = RELAY_NOWHERE;
}

void
relay_sample_hidden (const TcRuleset *ruleset, TcState *state, guint8 viewer, TcRng *rng)
{
  const RelayRules *rules = tc_ruleset_get_data (ruleset);
  RelayState *relay = (RelayState *) state;
  guint n = 1;

  if (viewer == RELAY_POST || state->phase != RELAY_PHASE_WATCH)
    return;

  relay->ride = relay->at;
  for (guint town = 0; town < rules->towns.n; town++) {
    if (rules->roads[relay->at * rules->towns.n + town] && tc_rng_below (rng, ++n) == 0)
      relay->ride = (guint16) town;
  }
}
