/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-relay.h"

static void
add_rider (const TcRuleset *ruleset, const RelayRules *rules, guint at, TcView *view)
{
  TcThing town = tc_range_get (rules->towns, at);

  tc_view_add_piece (view, tc_ruleset_get_scenario (ruleset),
                     tc_ruleset_get_thing (ruleset, rules->rider)->node,
                     tc_ruleset_get_thing (ruleset, town)->id, FALSE);
}

/* What the letters in a town are, as long as they are there. */
static void
add_letters (const TcRuleset *ruleset, const RelayRules *rules, guint town, TcView *view)
{
  const char *key = tc_ruleset_get_thing (ruleset, tc_range_get (rules->towns, town))->id;
  const TcMark mark = { .kind = TC_MARK_VALUE, .value = rules->letters[town], .text = "letters" };

  tc_view_add_mark (view, tc_view_get_container (view, key), &mark);
}

void
relay_view (const TcRuleset *ruleset, const TcState *state, guint8 viewer, TcView *view)
{
  static const char *const prompts[] = { "Where does the rider go?", "Where does the watch go?",
                                         "" };
  const RelayRules *rules = tc_ruleset_get_data (ruleset);
  const RelayState *relay = (const RelayState *) state;
  g_autofree char *status = g_strdup_printf ("Night %u: %u letters, %u captures", state->turn,
                                             relay->letters, relay->captures);

  tc_view_add_scenery (view, tc_ruleset_get_scenario (ruleset), ruleset);
  for (guint town = 0; town < rules->towns.n; town++)
    if (rules->letters[town] > 0 && !relay_is_emptied (rules, relay, town))
      add_letters (ruleset, rules, town, view);
  add_rider (ruleset, rules, relay->at, view);
  tc_view_set_status (view, status);
  if (viewer == TC_SEAT_NONE || viewer == state->actor)
    tc_view_set_prompt (view, prompts[state->phase]);
}
