/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

/* Rules and setups. */

/* A section of <rules> may be left out; its numbers are then the schema's defaults. */
static const char *
get_rule (BetrayalCompile *compile, const char *section, const char *name)
{
  TcNode node = tc_scenario_find_child (compile->scenario, compile->rules_section, section);
  const TcSchemaElement *rules =
    tc_scenario_get_element (compile->scenario, compile->rules_section);
  const TcSchemaElement *element;

  if (node != TC_NODE_NONE)
    return tc_scenario_get_string (compile->scenario, node, name);

  element = tc_schema_content_find_element (rules->content, section, NULL);

  return tc_schema_content_find_attribute (element->content, name)->default_value;
}

static guint8
get_number (BetrayalCompile *compile, const char *section, const char *name)
{
  return (guint8) g_ascii_strtoull (get_rule (compile, section, name), NULL, 10);
}

static gboolean
get_switch (BetrayalCompile *compile, const char *section, const char *name)
{
  const char *value = get_rule (compile, section, name);

  return strcmp (value, "true") == 0 || strcmp (value, "1") == 0;
}

/* Ruling D26: without a zone they land anywhere. */
static void
compile_drop_zone (BetrayalCompile *compile)
{
  TcNode rule = tc_scenario_find_child (compile->scenario, compile->rules_section, "air-drops");
  TcNode zone = TC_NODE_NONE;

  if (rule != TC_NODE_NONE)
    zone = tc_scenario_get_ref (compile->scenario, rule, "zone");
  if (zone == TC_NODE_NONE)
    memset (&compile->rules->drop_zone, 0xff, sizeof compile->rules->drop_zone);
  else
    compile->rules->drop_zone = compile->rules->zones[betrayal_compile_index (compile, zone)];
}

void
betrayal_compile_rules (BetrayalCompile *compile)
{
  BetrayalRules *rules = compile->rules;
  const char *run_by = get_rule (compile, "germans", "run-by");

  rules->stacking = get_number (compile, "stacking", "limit");
  rules->drop_turn = get_number (compile, "air-drops", "turn");
  compile_drop_zone (compile);
  rules->hold_optional = get_switch (compile, "hold", "optional");
  rules->min_odds = get_number (compile, "attack", "min-odds");
  rules->flip_up_to = get_number (compile, "interception", "flip-up-to");
  rules->return_faces = get_number (compile, "returns", "faces");
  rules->air_loss_on = get_number (compile, "returns", "air-loss-on");
  rules->counter_attacks = get_number (compile, "combat", "counter-attack-limit");
  rules->rivalry = get_switch (compile, "winning", "rivalry");
  rules->evacuation_from = get_number (compile, "winning", "evacuation-counts-from");
  if (strcmp (run_by, "bot") == 0)
    rules->run_by = BETRAYAL_RUN_BOT;
  else if (strcmp (run_by, "human") == 0)
    rules->run_by = BETRAYAL_RUN_HUMAN;
}

/* Counters are numbered over units, air units and markers together. */
static guint
get_counter (BetrayalCompile *compile, TcNode node)
{
  TcThing thing = tc_ruleset_find_thing (
    compile->ruleset, tc_scenario_get_string (compile->scenario, node, "counter"));

  return thing - compile->rules->counter_thing;
}

static gboolean
place_once (BetrayalCompile *compile, TcNode node, BetrayalSetup *setup, guint counter, guint loc)
{
  if (setup->loc[counter] != betrayal_box (compile->rules, BETRAYAL_BOX_UNUSED)) {
    betrayal_compile_fail (compile, node, _ ("counter \"%s\" has a place in this setup already"),
                           tc_scenario_get_string (compile->scenario, node, "counter"));
    return FALSE;
  }
  setup->loc[counter] = (guint8) loc;

  return TRUE;
}

static void
compile_places (BetrayalCompile *compile, TcNode node, BetrayalSetup *setup)
{
  TcScenario *scenario = compile->scenario;

  for (TcNode at = tc_scenario_find_child (scenario, node, "place"); at != TC_NODE_NONE;
       at = tc_scenario_find_next (scenario, at)) {
    guint counter = get_counter (compile, at);

    place_once (compile, at, setup, counter, betrayal_compile_area (compile, at, "area"));
    setup->reduced[counter] = tc_scenario_get_bool (scenario, at, "reduced") &&
                              compile->rules->counters[counter].n_steps > 1;
  }
  for (TcNode at = tc_scenario_find_child (scenario, node, "deploy"); at != TC_NODE_NONE;
       at = tc_scenario_find_next (scenario, at)) {
    guint counter = get_counter (compile, at);

    place_once (compile, at, setup, counter, betrayal_box (compile->rules, BETRAYAL_BOX_DEPLOY));
    setup->zone[counter] = betrayal_compile_zone (compile, at, "zone");
    if (compile->rules->counters[counter].kind == BETRAYAL_MARKER)
      betrayal_compile_fail (compile, at, _ ("a marker has no owner who could deploy it"));
  }
}

static void
compile_arrivals (BetrayalCompile *compile, TcNode node, BetrayalSetup *setup)
{
  TcScenario *scenario = compile->scenario;

  for (TcNode at = tc_scenario_find_child (scenario, node, "reinforcement"); at != TC_NODE_NONE;
       at = tc_scenario_find_next (scenario, at)) {
    guint counter = get_counter (compile, at);
    guint turn = (guint) tc_scenario_get_int (scenario, at, "turn");

    if (turn > compile->rules->n_turns) {
      betrayal_compile_fail (compile, at, _ ("the turn record track has no turn %u"), turn);
      continue;
    }
    if (compile->rules->counters[counter].kind != BETRAYAL_GROUND ||
        compile->rules->counters[counter].side != BETRAYAL_ALLIED) {
      betrayal_compile_fail (compile, at,
                             _ ("\"%s\" cannot arrive later: only Allied ground units do (3.2.1)"),
                             tc_scenario_get_string (scenario, at, "counter"));
      continue;
    }
    place_once (compile, at, setup, counter,
                betrayal_box (compile->rules, BETRAYAL_BOX_TURNS) + turn - 1);
    setup->arrival[counter] = betrayal_compile_area (compile, at, "area");
  }
}

/* What the setup leaves unsaid would leave the rules without an answer. */
static void
check_setup (BetrayalCompile *compile, TcNode node, const BetrayalSetup *setup)
{
  const BetrayalRules *rules = compile->rules;

  if (rules->republic == BETRAYAL_NONE)
    return;
  if (setup->loc[rules->republic] >= rules->n_areas ||
      rules->area_nation[setup->loc[rules->republic]] != rules->counters[rules->republic].nation)
    betrayal_compile_fail (compile, node,
                           _ ("the French Republic marker must start in France (7.2.1)"));
  for (guint i = 0; i < rules->n_counters; i++)
    if (rules->counters[i].side == BETRAYAL_ALLIED && setup->loc[i] < rules->n_areas &&
        rules->is_border[setup->loc[i]])
      betrayal_compile_fail (
        compile, node,
        _ ("\"%s\" starts in a German border area, which is "
           "closed to the Allies (3.2.3)"),
        tc_ruleset_get_thing (compile->ruleset, betrayal_unit_thing (rules, i))->id);
}

void
betrayal_compile_setups (BetrayalCompile *compile)
{
  BetrayalRules *rules = compile->rules;
  TcScenario *scenario = compile->scenario;
  TcNode setups = tc_scenario_find_child (scenario, 0, "setups");

  for (TcNode node = tc_scenario_find_child (scenario, setups, "fixed-setup"); node != TC_NODE_NONE;
       node = tc_scenario_find_next (scenario, node)) {
    BetrayalSetup *setup = &rules->setups[rules->n_setups++];
    guint last = (guint) tc_scenario_get_int (scenario, node, "last-turn");
    guint first = (guint) tc_scenario_get_int (scenario, node, "first-turn");

    tc_ruleset_add_setup (compile->ruleset, tc_scenario_get_string (scenario, node, "id"),
                          tc_scenario_get_string (scenario, node, "name"), node);
    memset (setup->loc, betrayal_box (rules, BETRAYAL_BOX_UNUSED), sizeof setup->loc);
    memset (setup->zone, BETRAYAL_NONE, sizeof setup->zone);
    memset (setup->arrival, BETRAYAL_NONE, sizeof setup->arrival);
    setup->first_turn = (guint8) first;
    setup->last_turn = (guint8) (last == 0 ? rules->n_turns : last);
    if (setup->first_turn > setup->last_turn)
      betrayal_compile_fail (compile, node, _ ("the first turn %u is after the last turn %u"),
                             setup->first_turn, setup->last_turn);
    compile_places (compile, node, setup);
    compile_arrivals (compile, node, setup);
    check_setup (compile, node, setup);
  }
}
