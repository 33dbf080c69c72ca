/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-relay.h"

static guint16
get_town (const RelayRules *rules, TcRuleset *ruleset, TcNode node, const char *name)
{
  TcScenario *scenario = tc_ruleset_get_scenario (ruleset);
  TcThing town = tc_ruleset_find_thing (ruleset, tc_scenario_get_string (scenario, node, name));

  return (guint16) tc_range_index (rules->towns, town);
}

static void
read_map (RelayRules *rules, TcRuleset *ruleset, TcScenario *scenario)
{
  guint n = rules->towns.n;
  TcNode road = tc_scenario_find_section (scenario, "road-board/road");

  rules->letters = g_new0 (guint8, n);
  rules->roads = g_new0 (guint8, n * n);
  for (guint town = 0; town < n; town++)
    rules->letters[town] = (guint8) tc_scenario_get_int (
      scenario, tc_ruleset_get_thing (ruleset, tc_range_get (rules->towns, town))->node, "letters");
  for (; road != TC_NODE_NONE; road = tc_scenario_find_next (scenario, road))
    rules->roads[get_town (rules, ruleset, road, "a") * n + get_town (rules, ruleset, road, "b")] =
      1;
}

static void
read_setups (RelayRules *rules, TcRuleset *ruleset, TcScenario *scenario)
{
  RelaySetup *setup = rules->setups;
  TcNode node = tc_scenario_find_section (scenario, "setup");

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node), setup++) {
    tc_ruleset_add_setup (ruleset, tc_scenario_get_string (scenario, node, "id"),
                          tc_scenario_get_string (scenario, node, "name"), node);
    setup->start = get_town (rules, ruleset, node, "start");
    setup->rounds = (guint16) tc_scenario_get_int (scenario, node, "rounds");
    setup->letters = (guint16) tc_scenario_get_int (scenario, node, "letters");
    setup->captures = (guint16) tc_scenario_get_int (scenario, node, "captures");
  }
}

gpointer
relay_compile (TcRuleset *ruleset, TcScenario *scenario, TcReport *report)
{
  RelayRules *rules = g_new0 (RelayRules, 1);

  rules->towns = tc_ruleset_add_elements (ruleset, RELAY_THING_TOWN, "road-board/town", report);
  rules->rider = tc_ruleset_add_elements (ruleset, RELAY_THING_RIDER, "rider", report).first;
  tc_ruleset_add_sides (ruleset, RELAY_THING_SIDE, "side", report);
  tc_ruleset_add_seats (ruleset, RELAY_THING_SEAT, "seat", TC_SEAT_SIDE_OPEN, report);
  read_map (rules, ruleset, scenario);
  read_setups (rules, ruleset, scenario);
  rules->emptied = tc_ruleset_add_array (ruleset, "emptied", 1, rules->towns.n);
  tc_ruleset_set_limits (ruleset, sizeof (RelayState), rules->towns.n + 1u);

  return rules;
}

void
relay_free_rules (gpointer data)
{
  RelayRules *rules = data;

  g_free (rules->letters);
  g_free (rules->roads);
  g_free (rules);
}
