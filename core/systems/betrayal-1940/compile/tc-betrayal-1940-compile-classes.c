/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

/* Classes of ground units. What a class can do is copied to each of its counters, where play reads
 * it; classes that pay costs of their own get two more tables of costs (3.1). */

static void
compile_cost (BetrayalCompile *compile, TcNode enters, guint ways)
{
  BetrayalRules *rules = compile->rules;
  guint terrain =
    betrayal_compile_index (compile, tc_scenario_get_ref (compile->scenario, enters, "terrain"));
  guint8 cost = (guint8) tc_scenario_get_int (compile->scenario, enters, "cost");

  for (guint area = 0; area < rules->n_areas; area++)
    if (rules->terrain[area] == terrain)
      rules->cost[ways][area] = rules->cost[ways + 1][area] = cost;
}

/* The first of the two tables of costs that the class pays from. */
static guint8
compile_ways (BetrayalCompile *compile, TcNode node)
{
  BetrayalRules *rules = compile->rules;
  TcNode enters = tc_scenario_find_child (compile->scenario, node, "enters");
  guint8 ways = rules->n_ways;

  if (enters == TC_NODE_NONE)
    return 0;

  rules->n_ways = (guint8) (rules->n_ways + 2);
  for (guint is_fast = 0; is_fast < 2; is_fast++) {
    rules->cost[ways + is_fast] = betrayal_rules_alloc (rules, rules->n_areas, 1);
    memcpy (rules->cost[ways + is_fast], rules->cost[is_fast], rules->n_areas);
  }
  for (; enters != TC_NODE_NONE; enters = tc_scenario_find_next (compile->scenario, enters))
    compile_cost (compile, enters, ways);

  return ways;
}

BetrayalCounter *
betrayal_compile_classes (BetrayalCompile *compile, TcNode forces)
{
  TcScenario *scenario = compile->scenario;
  guint n = betrayal_compile_count (compile, forces, "unit-class");
  BetrayalCounter *classes = g_new0 (BetrayalCounter, n);

  for (TcNode node = tc_scenario_find_child (scenario, forces, "unit-class"); node != TC_NODE_NONE;
       node = tc_scenario_find_next (scenario, node)) {
    BetrayalCounter *class = &classes[compile->rules->n_classes];

    class->class = compile->rules->n_classes++;
    class->ways = compile_ways (compile, node);
    class->is_armour = tc_scenario_get_bool (scenario, node, "armour");
    class->exploits = tc_scenario_get_bool (scenario, node, "exploits");
    class->stacking = (guint8) tc_scenario_get_int (scenario, node, "stacking");
    class->stays = !tc_scenario_get_bool (scenario, node, "evacuates");
    class->regroups = tc_scenario_get_enum (scenario, node, "regroups-as") == 0
                        ? BETRAYAL_REGROUP_INFANTRY
                        : BETRAYAL_REGROUP_ARMOUR;
  }

  return classes;
}
