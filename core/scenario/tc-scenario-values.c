/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "scenario/tc-scenario-private.h"

/* Attributes by name, with the schema's defaults. */

TcScenarioValue *
tc_scenario_find_value (const TcScenario *scenario,
                        TcNode node,
                        const char *name,
                        const TcSchemaAttribute **out_attribute)
{
  const TcSchemaContent *content = tc_scenario_node (scenario, node)->element->content;
  const TcSchemaAttribute *attribute = tc_schema_content_find_attribute (content, name);

  if (out_attribute != NULL)
    *out_attribute = attribute;
  if (attribute == NULL)
    return NULL;

  return tc_scenario_values (scenario, node) + (attribute - content->attributes);
}

/* For the getters, whose callers promise that the attribute is in the schema. */
static const TcScenarioValue *
get_value (const TcScenario *scenario,
           TcNode node,
           const char *name,
           const TcSchemaAttribute **out_attribute)
{
  const TcScenarioValue *value;

  g_return_val_if_fail (scenario != NULL && node < scenario->nodes->len && name != NULL, NULL);

  value = tc_scenario_find_value (scenario, node, name, out_attribute);
  if (value == NULL)
    g_critical ("The schema gives <%s> no attribute \"%s\"", tc_scenario_get_name (scenario, node),
                name);

  return value;
}

gboolean
tc_scenario_has (const TcScenario *scenario, TcNode node, const char *name)
{
  const TcScenarioValue *value = get_value (scenario, node, name, NULL);

  return value != NULL && value->string != NULL;
}

gboolean
tc_scenario_is_bad (const TcScenario *scenario, TcNode node, const char *name)
{
  const TcSchemaAttribute *attribute = NULL;
  const TcScenarioValue *value = get_value (scenario, node, name, &attribute);

  return value != NULL && (value->is_bad || (attribute->required && value->string == NULL));
}

const char *
tc_scenario_get_string (const TcScenario *scenario, TcNode node, const char *name)
{
  const TcSchemaAttribute *attribute = NULL;
  const TcScenarioValue *value = get_value (scenario, node, name, &attribute);

  if (value == NULL)
    return NULL;

  return value->string != NULL ? value->string : attribute->default_value;
}

gboolean
tc_scenario_read_int (const TcScenario *scenario, TcNode node, const char *name, gint64 *out_value)
{
  const TcSchemaAttribute *attribute = NULL;
  const TcScenarioValue *value;
  const char *string;

  g_return_val_if_fail (scenario != NULL && node < scenario->nodes->len && name != NULL, FALSE);

  value = tc_scenario_find_value (scenario, node, name, &attribute);
  if (value == NULL || value->is_bad)
    return FALSE;
  string = value->string != NULL ? value->string : attribute->default_value;
  if (string == NULL)
    return FALSE;

  *out_value = tc_schema_read_integer (string);

  return TRUE;
}

gint64
tc_scenario_get_int (const TcScenario *scenario, TcNode node, const char *name)
{
  const TcSchemaAttribute *attribute = NULL;
  const TcScenarioValue *value = get_value (scenario, node, name, &attribute);
  const char *string;

  if (value == NULL)
    return 0;
  string = value->string != NULL ? value->string : attribute->default_value;
  /* What is too large is a number all the same, and what begins with one is none. */
  if (string == NULL || (value->is_bad && string[strspn (string, "+-0123456789")] != '\0'))
    return 0;

  return tc_schema_read_integer (string);
}

static gboolean
is_true (const char *string)
{
  return string != NULL && (strcmp (string, "true") == 0 || strcmp (string, "1") == 0);
}

gboolean
tc_scenario_get_bool (const TcScenario *scenario, TcNode node, const char *name)
{
  return is_true (tc_scenario_get_string (scenario, node, name));
}

static const TcScenarioValue *
get_value_of (const TcScenario *scenario, TcNode node, const TcSchemaAttribute *attribute)
{
  const TcSchemaContent *content = tc_scenario_node (scenario, node)->element->content;
  gsize index = (gsize) (attribute - content->attributes);

  g_return_val_if_fail (index < content->n_attributes, NULL);

  return tc_scenario_values (scenario, node) + index;
}

const char *
tc_scenario_get_string_of (const TcScenario *scenario,
                           TcNode node,
                           const TcSchemaAttribute *attribute)
{
  const TcScenarioValue *value;

  g_return_val_if_fail (scenario != NULL && node < scenario->nodes->len, NULL);

  value = get_value_of (scenario, node, attribute);
  if (value == NULL)
    return NULL;

  return value->string != NULL ? value->string : attribute->default_value;
}

gboolean
tc_scenario_read_int_of (const TcScenario *scenario,
                         TcNode node,
                         const TcSchemaAttribute *attribute,
                         gint64 *out_value)
{
  const char *string = tc_scenario_get_string_of (scenario, node, attribute);

  if (string == NULL || get_value_of (scenario, node, attribute)->is_bad)
    return FALSE;

  *out_value = tc_schema_read_integer (string);

  return TRUE;
}

gboolean
tc_scenario_get_bool_of (const TcScenario *scenario,
                         TcNode node,
                         const TcSchemaAttribute *attribute)
{
  return is_true (tc_scenario_get_string_of (scenario, node, attribute));
}

gint
tc_scenario_get_enum (const TcScenario *scenario, TcNode node, const char *name)
{
  const TcSchemaAttribute *attribute = NULL;
  const char *string = tc_scenario_get_string (scenario, node, name);
  guint i;

  if (string == NULL)
    return -1;
  tc_scenario_find_value (scenario, node, name, &attribute);
  for (i = 0; i < attribute->type->n_values; i++) {
    if (strcmp (attribute->type->values[i].name, string) == 0)
      return (gint) i;
  }

  return -1;
}

TcNode
tc_scenario_get_ref (const TcScenario *scenario, TcNode node, const char *name)
{
  const TcSchemaAttribute *attribute = NULL;
  const TcScenarioValue *value = get_value (scenario, node, name, &attribute);

  if (value == NULL || attribute->refs == NULL)
    return TC_NODE_NONE;
  if (value->string == NULL && attribute->default_value != NULL)
    return tc_scenario_resolve (scenario, node, attribute, attribute->default_value);

  return value->target;
}

TcNode
tc_scenario_find_ref (const TcScenario *scenario,
                      TcNode node,
                      const char *role,
                      const char **out_name)
{
  const TcSchemaContent *content;
  const TcScenarioValue *values;

  g_return_val_if_fail (scenario != NULL && node < scenario->nodes->len, TC_NODE_NONE);
  g_return_val_if_fail (role != NULL, TC_NODE_NONE);

  content = tc_scenario_node (scenario, node)->element->content;
  values = tc_scenario_values (scenario, node);
  for (guint i = 0; i < content->n_attributes; i++) {
    const TcSchemaAttribute *attribute = &content->attributes[i];
    TcNode target;

    if (attribute->refs == NULL)
      continue;
    target = values[i].target;
    if (values[i].string == NULL && attribute->default_value != NULL)
      target = tc_scenario_resolve (scenario, node, attribute, attribute->default_value);
    if (target == TC_NODE_NONE || !tc_scenario_is_role (scenario, target, role))
      continue;
    if (out_name != NULL)
      *out_name = attribute->name;
    return target;
  }

  return TC_NODE_NONE;
}

const char *
tc_scenario_get_id (const TcScenario *scenario, TcNode node)
{
  const TcSchemaElement *element = tc_scenario_get_element (scenario, node);

  if (element == NULL || element->key == NULL || element->key[1] != NULL)
    return NULL;

  return tc_scenario_get_string (scenario, node, element->key[0]);
}

gboolean
tc_scenario_get_value_span (const TcScenario *scenario,
                            TcNode node,
                            const char *name,
                            TcSpan *out_span)
{
  const TcScenarioValue *value = get_value (scenario, node, name, NULL);

  if (value == NULL || value->string == NULL)
    return FALSE;
  if (out_span != NULL)
    *out_span = tc_scan_get_attribute (scenario->scan, value->scan)->value;

  return TRUE;
}

gboolean
tc_scenario_is_same_value (const TcScenario *a,
                           TcNode node,
                           const TcScenario *b,
                           TcNode other,
                           const TcSchemaAttribute *attribute)
{
  const char *left = tc_scenario_get_string_of (a, node, attribute);
  const char *right = tc_scenario_get_string_of (b, other, attribute);
  gint64 number = 0;
  gint64 other_number = 0;

  if (g_strcmp0 (left, right) == 0)
    return TRUE;
  if (left == NULL || right == NULL)
    return FALSE;
  if (attribute->type->kind == TC_VALUE_INTEGER)
    return tc_scenario_read_int_of (a, node, attribute, &number) &&
           tc_scenario_read_int_of (b, other, attribute, &other_number) && number == other_number;
  if (attribute->type->kind == TC_VALUE_BOOLEAN && !get_value_of (a, node, attribute)->is_bad &&
      !get_value_of (b, other, attribute)->is_bad)
    return is_true (left) == is_true (right);

  return FALSE;
}
