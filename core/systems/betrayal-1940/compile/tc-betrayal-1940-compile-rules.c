/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

/* Numbers and switches of the rules. */

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

static gint8
get_modifier (BetrayalCompile *compile, const char *section, const char *name)
{
  return (gint8) g_ascii_strtoll (get_rule (compile, section, name), NULL, 10);
}

static BetrayalDice
get_dice (BetrayalCompile *compile, const char *section)
{
  guint8 n = get_number (compile, section, "dice");
  guint8 faces = get_number (compile, section, "faces");

  return (BetrayalDice){ n, faces, n, (guint8) (n * faces) };
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
  if (zone == TC_NODE_NONE) {
    compile->rules->drop_zone = betrayal_rules_alloc_sets (compile->rules, 1);
    for (guint area = 0; area < compile->rules->n_areas; area++)
      betrayal_areas_add (compile->rules->drop_zone, area);
  } else {
    compile->rules->drop_zone =
      betrayal_set (compile->rules, compile->rules->zones, betrayal_compile_index (compile, zone));
  }
}

/* Rule 3.4.1, ruling D15. */
static void
compile_initiative (BetrayalCompile *compile)
{
  BetrayalRules *rules = compile->rules;
  TcNode rule = tc_scenario_find_child (compile->scenario, compile->rules_section, "initiative");

  rules->initiative_dice = get_dice (compile, "initiative");
  rules->holder_add = get_modifier (compile, "initiative", "holder-add");
  if (rule == TC_NODE_NONE)
    return;

  rules->initiative_tie = (guint8) tc_scenario_get_enum (compile->scenario, rule, "tie");
  for (TcNode at = tc_scenario_find_child (compile->scenario, rule, "modifier"); at != TC_NODE_NONE;
       at = tc_scenario_find_next (compile->scenario, at)) {
    TcNode seat = tc_scenario_get_ref (compile->scenario, at, "seat");

    rules->initiative_add[betrayal_compile_index (compile, seat)] =
      (gint8) tc_scenario_get_int (compile->scenario, at, "add");
  }
}

/* Rules 3.3.3 and 3.3.4, rulings D51 and D53. */
static void
compile_interception (BetrayalCompile *compile)
{
  BetrayalRules *rules = compile->rules;

  rules->most_fighters[BETRAYAL_ALLIED] = get_number (compile, "interception", "allied-fighters");
  rules->most_fighters[BETRAYAL_GERMAN] = get_number (compile, "interception", "german-fighters");
  rules->german_attempts = get_number (compile, "interception", "german-attempts");
  rules->abort_dice = get_dice (compile, "interception");
  rules->abort_add[BETRAYAL_BOMBER] = get_modifier (compile, "interception", "bomber-add");
  rules->flip_up_to = get_number (compile, "interception", "flip-up-to");
  rules->set_aside_up_to = get_number (compile, "interception", "set-aside-up-to");
  rules->allies_roll = get_switch (compile, "interception", "allies-roll");
}

/* Rule 1.5: the limit of each side in each area. Where there is one number and no more, play counts
 * units without asking which. */
static void
fill_stacking (BetrayalRules *rules)
{
  for (guint area = 0; area < rules->n_areas; area++) {
    guint8 own = rules->stacking_limit[0][area];

    for (guint side = 0; side < BETRAYAL_N_SIDES; side++)
      rules->stacking_limit[side][area] = own != BETRAYAL_NO_LIMIT ? own : rules->stacking[side];
    rules->has_plain_stacking &= own == BETRAYAL_NO_LIMIT;
    if (rules->is_unlimited[area])
      rules->stacking_limit[BETRAYAL_GERMAN][area] = BETRAYAL_NO_LIMIT;
  }
  rules->has_plain_stacking &= rules->stacking[BETRAYAL_GERMAN] == rules->stacking[BETRAYAL_ALLIED];
  for (guint nation = 0; nation < rules->n_nations; nation++)
    rules->has_plain_stacking &= rules->nations[nation].stacking == BETRAYAL_NO_LIMIT;
  for (guint i = 0; i < rules->n_counters; i++)
    rules->has_plain_stacking &=
      rules->counters[i].kind != BETRAYAL_GROUND || rules->counters[i].stacking == 1;
}

static void
compile_stacking (BetrayalCompile *compile)
{
  BetrayalRules *rules = compile->rules;
  TcNode node = tc_scenario_find_child (compile->scenario, compile->rules_section, "stacking");

  rules->stacking[BETRAYAL_GERMAN] = rules->stacking[BETRAYAL_ALLIED] =
    get_number (compile, "stacking", "limit");
  rules->has_plain_stacking = TRUE;
  for (TcNode of = node == TC_NODE_NONE ? TC_NODE_NONE
                                        : tc_scenario_find_child (compile->scenario, node, "of");
       of != TC_NODE_NONE; of = tc_scenario_find_next (compile->scenario, of)) {
    guint8 side = betrayal_compile_side (compile, of, "side");

    rules->stacking[side] = (guint8) tc_scenario_get_int (compile->scenario, of, "limit");
  }
  fill_stacking (rules);
}

void
betrayal_compile_rules (BetrayalCompile *compile)
{
  BetrayalRules *rules = compile->rules;
  const char *run_by = get_rule (compile, "germans", "run-by");

  compile_stacking (compile);
  rules->drop_turn = get_number (compile, "air-drops", "turn");
  compile_drop_zone (compile);
  rules->hold_optional = get_switch (compile, "hold", "optional");
  rules->min_odds = get_number (compile, "attack", "min-odds");
  compile_initiative (compile);
  compile_interception (compile);
  rules->return_faces = get_number (compile, "returns", "faces");
  rules->air_loss_on = get_number (compile, "returns", "air-loss-on");
  rules->counter_attacks = get_number (compile, "combat", "counter-attack-limit");
  rules->rivalry = get_switch (compile, "winning", "rivalry");
  rules->evacuation_from = get_number (compile, "winning", "evacuation-counts-from");
  rules->refit_air_full = get_switch (compile, "refit", "air-returns-full");
  rules->ban_from = get_number (compile, "communication", "ban-from");
  rules->final_faces = get_number (compile, "communication", "final-faces");
  rules->final_from = get_number (compile, "communication", "final-from");
  rules->defence_turn = get_number (compile, "local-defence", "turn");
  rules->defence_faces = get_number (compile, "local-defence", "faces");
  if (strcmp (run_by, "bot") == 0)
    rules->run_by = BETRAYAL_RUN_BOT;
  else if (strcmp (run_by, "human") == 0)
    rules->run_by = BETRAYAL_RUN_HUMAN;
}
