/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

/* The Victory Table and the milestones: conditions as a flat tree for bots, and compiled. */

/* What conditions are read with. */
typedef struct {
  BetrayalCompile *compile;
  GHashTable *numbers; /* TcNode -> index into conditions + 1, of those of this game alone */
} Reader;

static guint16
get_bound (BetrayalCompile *compile, TcNode node, const char *name, guint16 absent)
{
  return tc_scenario_has (compile->scenario, node, name)
           ? (guint16) tc_scenario_get_int (compile->scenario, node, name)
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
    condition->at_most = get_bound (compile, node, "at-most", BETRAYAL_NONE);
  }

  return TRUE;
}

/* What all games have in common is no test of this one. */
static guint
read_test (gpointer data, TcNode node)
{
  const Reader *reader = data;
  guint number = GPOINTER_TO_UINT (g_hash_table_lookup (reader->numbers, GUINT_TO_POINTER (node)));

  return number > 0 ? number - 1 : TC_EFFECTS_NO_TEST;
}

static void
compile_conditions (Reader *reader, TcNode parent)
{
  BetrayalCompile *compile = reader->compile;
  GArray *conditions = compile->rules->conditions;

  for (TcNode node = tc_scenario_get_first_child (compile->scenario, parent); node != TC_NODE_NONE;
       node = tc_scenario_get_next_sibling (compile->scenario, node)) {
    BetrayalCondition condition = { 0 };
    guint at = conditions->len;

    if (!read_condition (compile, node, &condition))
      continue;
    g_array_append_val (conditions, condition);
    if (condition.op <= BETRAYAL_OP_NO)
      compile_conditions (reader, node);
    else if (condition.op != BETRAYAL_OP_CONTROLS)
      g_hash_table_insert (reader->numbers, GUINT_TO_POINTER (node), GUINT_TO_POINTER (at + 1));
    g_array_index (conditions, BetrayalCondition, at).size = conditions->len - at;
  }
}

static BetrayalGoal
compile_goal (Reader *reader, TcNode node)
{
  BetrayalCompile *compile = reader->compile;
  BetrayalGoal goal = { .first = compile->rules->conditions->len };

  compile_conditions (reader, node);
  goal.n = compile->rules->conditions->len - goal.first;
  goal.test =
    tc_effects_compile_goal (compile->rules->effects, node, read_test, reader, compile->report);

  return goal;
}

/* A level that is more than a minor or a major victory of a nation goes by its name. */
static TcThing
add_name (BetrayalCompile *compile, TcNode node)
{
  g_autofree char *id =
    g_strdup_printf ("level-%s", tc_scenario_get_string (compile->scenario, node, "id"));

  if (!tc_scenario_has (compile->scenario, node, "value") &&
      !tc_scenario_has (compile->scenario, node, "side"))
    return TC_THING_NONE;

  return tc_ruleset_add_thing (compile->ruleset, BETRAYAL_THING_LEVEL, id,
                               tc_scenario_get_string (compile->scenario, node, "name"), node,
                               compile->report);
}

static void
find_steps (BetrayalRules *rules)
{
  for (guint i = 0; i < rules->n_levels; i++) {
    BetrayalLevel *level = &rules->levels[i];
    guint8 below = 0;

    for (guint k = 0; k < rules->n_levels; k++) {
      const BetrayalLevel *other = &rules->levels[k];

      if (other->nation == level->nation && other->side == level->side &&
          other->against == level->against && other->value < level->value)
        below = MAX (below, other->value);
    }
    level->step = (guint8) (level->value - below);
  }
}

static void
compile_levels (Reader *reader)
{
  BetrayalCompile *compile = reader->compile;
  BetrayalRules *rules = compile->rules;
  TcScenario *scenario = compile->scenario;

  for (TcNode node = tc_scenario_find_section (scenario, "victory/level"); node != TC_NODE_NONE;
       node = tc_scenario_find_next (scenario, node)) {
    BetrayalLevel *level = &rules->levels[rules->n_levels];

    rules->n_levels++;
    level->goal = compile_goal (reader, node);
    level->name = add_name (compile, node);
    level->nation = betrayal_compile_nation (compile, node, "nation");
    level->side = betrayal_compile_side_index (compile, node, "side");
    level->against = betrayal_compile_nation (compile, node, "against");
    level->rank = (guint8) (tc_scenario_get_enum (scenario, node, "rank") + 1);
    level->value = get_bound (compile, node, "value", level->rank);
    tc_ruleset_add_level (compile->ruleset, tc_scenario_get_string (scenario, node, "id"),
                          tc_scenario_get_string (scenario, node, "name"), node);
  }
  find_steps (rules);
}

static void
compile_milestones (Reader *reader)
{
  BetrayalCompile *compile = reader->compile;
  BetrayalRules *rules = compile->rules;
  TcScenario *scenario = compile->scenario;

  rules->milestones = betrayal_rules_alloc (
    rules,
    betrayal_compile_count (compile, tc_scenario_find_section (scenario, "milestones"),
                            "milestone"),
    sizeof (BetrayalGoal));
  for (TcNode node = tc_scenario_find_section (scenario, "milestones/milestone");
       node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node)) {
    guint n = tc_ruleset_get_n_milestones (compile->ruleset);

    rules->milestones[n] = compile_goal (reader, node);
    tc_ruleset_add_milestone (compile->ruleset, tc_scenario_get_string (scenario, node, "id"),
                              tc_scenario_get_string (scenario, node, "name"), node);
  }
}

/* The sides as the rules know them: that of the automaton, and all others together. */
static void
add_sides (BetrayalCompile *compile, TcEffects *effects)
{
  TcScenario *scenario = compile->scenario;
  TcNode first = tc_scenario_find_child (scenario, 0, "side");
  guint german = compile->rules->side_index[BETRAYAL_GERMAN];
  gboolean has_other = FALSE;

  for (TcNode node = first; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node)) {
    if (betrayal_compile_index (compile, node) == german)
      tc_effects_add_player (effects, node, 0);
  }
  for (TcNode node = first; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node)) {
    if (betrayal_compile_index (compile, node) == german)
      continue;
    if (has_other)
      tc_effects_add_ally (effects, node, BETRAYAL_ALLIED);
    else
      tc_effects_add_player (effects, node, 0);
    has_other = TRUE;
  }
}

static TcEffects *
make_effects (BetrayalCompile *compile)
{
  TcEffects *effects = tc_effects_new (compile->ruleset, &betrayal_conditions_host, NULL);
  TcScenario *scenario = compile->scenario;

  add_sides (compile, effects);
  for (TcNode node = tc_scenario_find_by_role (scenario, "space", TC_NODE_NONE);
       node != TC_NODE_NONE; node = tc_scenario_find_by_role (scenario, "space", node))
    tc_effects_add_space (
      effects, node, tc_ruleset_find_thing (compile->ruleset, tc_scenario_get_id (scenario, node)));

  return effects;
}

void
betrayal_compile_victory (BetrayalCompile *compile)
{
  g_autoptr (GHashTable) numbers = g_hash_table_new (NULL, NULL);
  Reader reader = { compile, numbers };

  compile->rules->conditions = g_array_new (FALSE, FALSE, sizeof (BetrayalCondition));
  compile->rules->effects = make_effects (compile);
  compile_levels (&reader);
  compile_milestones (&reader);
}
