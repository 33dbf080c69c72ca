/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scenario/tc-changed-rules.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* A value that is absent and one that is empty both say "none". */
static gboolean
is_as_printed (const char *printed, const char *value)
{
  return strcmp (printed, value != NULL ? value : "") == 0;
}

/* A boolean may be written 1 or true, a number with a sign or zeros: what counts is what it says.
 */
static gboolean
says_as_printed (const TcScenario *scenario,
                 TcNode node,
                 const TcSchemaAttribute *attribute,
                 const char *value)
{
  if (value == NULL || *attribute->printed == '\0')
    return is_as_printed (attribute->printed, value);
  switch (attribute->type->kind) {
  case TC_VALUE_BOOLEAN:
    return tc_scenario_get_bool (scenario, node, attribute->name) ==
           (strcmp (attribute->printed, "true") == 0);
  case TC_VALUE_INTEGER:
    return tc_scenario_get_int (scenario, node, attribute->name) ==
           g_ascii_strtoll (attribute->printed, NULL, 10);
  default:
    return is_as_printed (attribute->printed, value);
  }
}

/* (nullable): what tells the element from its like: its id, or all of its key, as the side of a
 * limit that is for one side. */
static const char *
get_id (const TcScenario *scenario, TcNode node)
{
  const char *const *key = tc_scenario_get_element (scenario, node)->key;
  const char *id = tc_scenario_get_id (scenario, node);

  if (id == NULL && key != NULL && key[0] != NULL && key[1] == NULL)
    return tc_scenario_get_string (scenario, node, key[0]);

  return id;
}

static void
add_written (const TcScenario *scenario, TcNode node, GArray *rules)
{
  const TcSchemaElement *element = tc_scenario_get_element (scenario, node);
  guint i;

  for (i = 0; i < element->content->n_attributes; i++) {
    const TcSchemaAttribute *attribute = &element->content->attributes[i];
    TcHouseRule rule = { node, element, attribute, NULL, NULL };

    if (attribute->printed == NULL)
      continue;
    rule.value = tc_scenario_get_string (scenario, node, attribute->name);
    rule.id = get_id (scenario, node);
    if (!says_as_printed (scenario, node, attribute, rule.value))
      g_array_append_val (rules, rule);
  }
}

/* An element that is left out plays by the schema's defaults, which may be house rules too. */
static void
add_left_out (const TcScenario *scenario,
              TcNode parent,
              const TcSchemaElement *element,
              GArray *rules)
{
  guint i;

  for (i = 0; i < element->content->n_attributes; i++) {
    const TcSchemaAttribute *attribute = &element->content->attributes[i];
    TcHouseRule rule = { parent, element, attribute, attribute->default_value, NULL };

    if (attribute->printed != NULL && !is_as_printed (attribute->printed, rule.value))
      g_array_append_val (rules, rule);
  }
}

static void
add_children_left_out (const TcScenario *scenario, TcNode node, GArray *rules)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;
  guint i;

  for (i = 0; i < content->n_slots; i++) {
    const TcSchemaElement *child = content->elements[content->slots[i].first];

    if (content->slots[i].max == 1 && content->slots[i].n == 1 &&
        tc_scenario_find_child (scenario, node, child->name) == TC_NODE_NONE)
      add_left_out (scenario, node, child, rules);
  }
}

GArray *
tc_scenario_list_house_rules (const TcScenario *scenario)
{
  GArray *rules = g_array_new (FALSE, FALSE, sizeof (TcHouseRule));
  guint n = tc_scenario_get_n_nodes (scenario);
  TcNode node;

  for (node = 0; node < n; node++) {
    add_written (scenario, node, rules);
    add_children_left_out (scenario, node, rules);
  }
  return rules;
}

char *
tc_changed_rule_dup_text (const TcHouseRule *rule)
{
  const char *value = rule->value != NULL && *rule->value != '\0' ? rule->value : _ ("none");
  const char *printed = *rule->attribute->printed != '\0' ? rule->attribute->printed : _ ("none");

  if (rule->id != NULL)
    /* Translators: an element, its id, its attribute, its value, the value in the printed rules. */
    return g_strdup_printf (_ ("%s %s, %s: %s (as printed: %s)"), rule->element->label, rule->id,
                            rule->attribute->label, value, printed);

  /* Translators: an element, its attribute, its value, the value in the printed rules. */
  return g_strdup_printf (_ ("%s %s: %s (as printed: %s)"), rule->element->label,
                          rule->attribute->label, value, printed);
}
