/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

/* The Victory Table and the milestones: conditions as a flat tree. */

typedef struct {
  BetrayalCompile *compile;
  guint n;
} Conditions;

static guint8
get_bound (BetrayalCompile *compile, TcNode node, const char *name, guint8 absent)
{
  return tc_scenario_has (compile->scenario, node, name)
           ? (guint8) tc_scenario_get_int (compile->scenario, node, name)
           : absent;
}

static gboolean
read_condition (BetrayalCompile *compile, TcNode node, BetrayalCondition *condition)
{
  static const char *const names[] = {
    "all",   "any",    "none", "controls", "holds-republic", "counts-areas", "counts-evacuated",
    "spent", "present"
  };
  const char *name = tc_scenario_get_name (compile->scenario, node);
  guint op = 0;

  while (op < G_N_ELEMENTS (names) && strcmp (names[op], name) != 0)
    op++;
  if (op == G_N_ELEMENTS (names))
    return FALSE;

  condition->op = (guint8) op;
  if (op >= BETRAYAL_OP_CONTROLS && op != BETRAYAL_OP_EVACUATED)
    condition->who = betrayal_compile_side (compile, node, "side");
  if (op == BETRAYAL_OP_EVACUATED)
    condition->who = betrayal_compile_nation (compile, node, "nation");
  if (op == BETRAYAL_OP_CONTROLS || op == BETRAYAL_OP_PRESENT)
    condition->where = betrayal_compile_area (compile, node, "area");
  if (op == BETRAYAL_OP_AREAS)
    condition->where = betrayal_compile_zone (compile, node, "zone");
  if (op == BETRAYAL_OP_HOLDS)
    condition->flag = tc_scenario_get_bool (compile->scenario, node, "home");
  if (op == BETRAYAL_OP_EVACUATED)
    condition->flag = tc_scenario_get_bool (compile->scenario, node, "or-on-map");
  if (op == BETRAYAL_OP_AREAS || op == BETRAYAL_OP_EVACUATED) {
    condition->at_least = get_bound (compile, node, "at-least", 0);
    condition->at_most = get_bound (compile, node, "at-most", G_MAXUINT8);
  }

  return TRUE;
}

static void
compile_conditions (Conditions *conditions, TcNode parent)
{
  BetrayalCompile *compile = conditions->compile;

  for (TcNode node = tc_scenario_get_first_child (compile->scenario, parent); node != TC_NODE_NONE;
       node = tc_scenario_get_next_sibling (compile->scenario, node)) {
    guint at = conditions->n;
    BetrayalCondition *condition = &compile->rules->conditions[at];

    if (at == BETRAYAL_MAX_CONDITIONS) {
      betrayal_compile_fail (compile, node, _ ("this version can judge at most %d conditions"),
                             BETRAYAL_MAX_CONDITIONS);
      return;
    }
    if (!read_condition (compile, node, condition))
      continue;
    conditions->n++;
    if (condition->op <= BETRAYAL_OP_NO)
      compile_conditions (conditions, node);
    condition->size = (guint16) (conditions->n - at);
  }
}

static BetrayalGoal
compile_goal (Conditions *conditions, TcNode node)
{
  BetrayalGoal goal = { (guint16) conditions->n, 0 };

  compile_conditions (conditions, node);
  goal.n = (guint16) (conditions->n - goal.first);

  return goal;
}

static void
compile_levels (Conditions *conditions)
{
  BetrayalCompile *compile = conditions->compile;
  BetrayalRules *rules = compile->rules;
  TcScenario *scenario = compile->scenario;

  for (TcNode node = tc_scenario_find_section (scenario, "victory/level"); node != TC_NODE_NONE;
       node = tc_scenario_find_next (scenario, node)) {
    BetrayalLevel *level = &rules->levels[rules->n_levels];

    if (rules->n_levels == BETRAYAL_MAX_LEVELS) {
      betrayal_compile_fail (compile, node, _ ("this version can judge at most %d victory levels"),
                             BETRAYAL_MAX_LEVELS);
      return;
    }
    rules->n_levels++;
    level->goal = compile_goal (conditions, node);
    level->nation = betrayal_compile_nation (compile, node, "nation");
    level->against = betrayal_compile_nation (compile, node, "against");
    level->rank = (guint8) (tc_scenario_get_enum (scenario, node, "rank") + 1);
    tc_ruleset_add_level (compile->ruleset, tc_scenario_get_string (scenario, node, "id"),
                          tc_scenario_get_string (scenario, node, "name"), node);
  }
}

static void
compile_milestones (Conditions *conditions)
{
  BetrayalCompile *compile = conditions->compile;
  BetrayalRules *rules = compile->rules;
  TcScenario *scenario = compile->scenario;

  for (TcNode node = tc_scenario_find_section (scenario, "milestones/milestone");
       node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node)) {
    guint n = tc_ruleset_get_n_milestones (compile->ruleset);

    if (n == BETRAYAL_MAX_MILESTONES) {
      betrayal_compile_fail (compile, node, _ ("this version can watch at most %d milestones"),
                             BETRAYAL_MAX_MILESTONES);
      return;
    }
    rules->milestones[n] = compile_goal (conditions, node);
    tc_ruleset_add_milestone (compile->ruleset, tc_scenario_get_string (scenario, node, "id"),
                              tc_scenario_get_string (scenario, node, "name"), node);
  }
}

void
betrayal_compile_victory (BetrayalCompile *compile)
{
  Conditions conditions = { compile, 0 };

  compile_levels (&conditions);
  compile_milestones (&conditions);
}
