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
