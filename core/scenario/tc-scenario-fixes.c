/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "scenario/tc-operation.h"
#include "scenario/tc-scenario-private.h"
#include "scenario/tc-template.h"

/* Fixes that write what is missing. They need the finished tree: a reference is filled with
 * something that is there, in the style of the file. */

/* Making edits costs a look at the file each. */
#define MAX_FIXES 200u

void
tc_scenario_check_fix (TcScenarioCheck *check,
                       TcFinding *finding,
                       TcNode node,
                       const TcSchemaAttribute *attribute,
                       const TcSchemaElement *element)
{
  TcScenarioFix fix = { finding, node, attribute, element };

  if (finding != NULL && !check->is_broken && check->fixes->len < MAX_FIXES)
    g_array_append_val (check->fixes, fix);
}

/* Whether a child of @parent, of the same kind, has the value already. */
static gboolean
is_taken (TcScenarioCheck *check,
          TcNode parent,
          const TcSchemaElement *element,
          guint index,
          const char *value)
{
  const TcScenario *scenario = check->scenario;
  TcNode at;

  for (at = tc_scenario_node (scenario, parent)->first_child; at != TC_NODE_NONE;
       at = tc_scenario_node (scenario, at)->next_sibling) {
    if (!tc_scenario_check_spend (check, 1) ||
        (tc_scenario_node (scenario, at)->element == element &&
         g_strcmp0 (tc_scenario_values (scenario, at)[index].string, value) == 0))
      return TRUE;
  }

  return FALSE;
}

/* Something of the key space that the attribute names; in a key, what no sibling names. */
static const char *
find_target (TcScenarioCheck *check, TcNode parent, const TcSchemaElement *element, guint index)
{
  const TcScenario *scenario = check->scenario;
  const TcSchemaAttribute *attribute = &element->content->attributes[index];
  TcNode scope = tc_scenario_find_scope (scenario, parent, attribute->refs[0]);
  gboolean is_key = element->key != NULL && g_strv_contains (element->key, attribute->name);

  for (guint i = 0; i < scenario->keys->len; i++) {
    const TcScenarioKey *key = &g_array_index (scenario->keys, TcScenarioKey, i);

    if (key->key != tc_scenario_any_key && strcmp (key->space, attribute->refs[0]) == 0 &&
        (key->parent == TC_NODE_NONE || key->parent == scope) &&
        (!is_key || !is_taken (check, parent, element, index, key->key)))
      return key->key;
  }

  return NULL;
}

/* An id that nothing has: the element's name and a number. */
static char *
dup_new_id (TcScenarioCheck *check, const TcSchemaElement *element)
{
  const TcScenario *scenario = check->scenario;

  for (guint n = 1; tc_scenario_check_spend (check, scenario->keys->len); n++) {
    g_autofree char *id = g_strdup_printf ("%s-%u", element->name, n);
    gboolean is_free = TRUE;

    for (guint i = 0; i < scenario->keys->len && is_free; i++)
      is_free = strcmp (g_array_index (scenario->keys, TcScenarioKey, i).key, id) != 0;
    if (is_free)
      return g_steal_pointer (&id);
  }

  return NULL;
}

/* (transfer full) (nullable): a value that the attribute may have, and that means little. */
static char *
dup_value (TcScenarioCheck *check, TcNode parent, const TcSchemaElement *element, guint index)
{
  const TcSchemaAttribute *attribute = &element->content->attributes[index];
  const TcSchemaType *type = attribute->type;
  gboolean is_key = element->key != NULL && g_strv_contains (element->key, attribute->name);
  g_autofree char *value = NULL;

  if (attribute->refs != NULL)
    return g_strdup (parent != TC_NODE_NONE ? find_target (check, parent, element, index) : NULL);
  switch (type->kind) {
  case TC_VALUE_INTEGER:
    value = is_key ? NULL : g_strdup_printf ("%" G_GINT64_FORMAT, CLAMP (0, type->min, type->max));
    break;
  case TC_VALUE_BOOLEAN:
    value = g_strdup ("false");
    break;
  case TC_VALUE_ENUM:
    value = g_strdup (is_key ? NULL : type->values[0].name);
    break;
  case TC_VALUE_DATE:
    break;
  case TC_VALUE_TEXT:
  case TC_VALUE_ID:
    value = is_key ? dup_new_id (check, element) : tc_template_dup_value (type, element->label, 1);
    break;
  }
  if (value != NULL && !tc_schema_type_check (type, value, strlen (value), NULL))
    return NULL;

  return g_steal_pointer (&value);
}

static void
add_fix (TcScenario *scenario, TcFinding *finding, TcOperation *operation, const char *label)
{
  g_autoptr (TcEdits) edits = tc_operation_make_edits (operation, scenario, NULL);

  tc_operation_free (operation);
  if (edits != NULL)
    tc_finding_add_fix (finding, edits, "%s", label);
}

/* A reference that is no id at all: what is spelt almost so. */
static void
fix_reference (TcScenarioCheck *check, const TcScenarioFix *fix)
{
  const TcScenario *scenario = check->scenario;
  const TcScenarioValue *value =
    tc_scenario_find_value (scenario, fix->node, fix->attribute->name, NULL);
  TcSuggest suggest = tc_suggest_begin (value->string);
  TcSpan span = tc_scan_get_attribute (scenario->scan, value->scan)->value;

  if (!tc_scenario_check_spend (check, scenario->keys->len * (guint64) TC_SCENARIO_LOOKS_OF_WORD))
    return;
  for (guint i = 0; fix->attribute->refs[i] != NULL; i++) {
    TcNode scope = tc_scenario_find_scope (scenario, fix->node, fix->attribute->refs[i]);

    for (guint j = 0; j < scenario->keys->len; j++) {
      const TcScenarioKey *key = &g_array_index (scenario->keys, TcScenarioKey, j);

      if (key->key != tc_scenario_any_key && strcmp (key->space, fix->attribute->refs[i]) == 0 &&
          (key->parent == TC_NODE_NONE || key->parent == scope))
        tc_suggest_offer (&suggest, key->key);
    }
  }
  tc_scenario_check_suggest (check, fix->finding, &suggest, span, (TcSpan){ 0, 0 });
}

static void
fix_attribute (TcScenarioCheck *check, const TcScenarioFix *fix)
{
  TcScenario *scenario = check->scenario;
  const TcScenarioNode *entry = tc_scenario_node (scenario, fix->node);
  guint index = (guint) (fix->attribute - entry->element->content->attributes);
  g_autofree char *value = dup_value (check, entry->parent, entry->element, index);
  g_autofree char *path = tc_scenario_dup_path (scenario, fix->node);
  g_autofree char *label = NULL;

  if (value == NULL)
    return;
  label = g_strdup_printf (_ ("Write %s=\"%s\""), fix->attribute->name, value);
  add_fix (scenario, fix->finding, tc_operation_new_set (path, fix->attribute->name, value), label);
}

/* Only elements that need nothing inside them. */
static void
fix_element (TcScenarioCheck *check, const TcScenarioFix *fix)
{
  TcScenario *scenario = check->scenario;
  const TcSchemaContent *content = fix->element->content;
  g_autoptr (GPtrArray) attributes = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *path = tc_scenario_dup_path (scenario, fix->node);
  g_autofree char *label = NULL;

  for (guint i = 0; i < content->n_slots; i++)
    if (content->slots[i].min > 0)
      return;
  for (guint i = 0; i < content->n_attributes; i++) {
    char *value;

    if (!content->attributes[i].required)
      continue;
    value = dup_value (check, fix->node, fix->element, i);
    if (value == NULL)
      return;
    g_ptr_array_add (attributes, g_strdup (content->attributes[i].name));
    g_ptr_array_add (attributes, value);
  }
  g_ptr_array_add (attributes, NULL);
  label = g_strdup_printf (_ ("Insert <%s>"), fix->element->name);
  add_fix (scenario, fix->finding,
           tc_operation_new_insert (path, fix->element->name,
                                    (const char *const *) (void *) attributes->pdata),
           label);
}

void
tc_scenario_add_fixes (TcScenarioCheck *check)
{
  for (guint i = 0; i < check->fixes->len &&
                    tc_scenario_check_spend (check, 4 * (guint64) check->scenario->nodes->len);
       i++) {
    const TcScenarioFix *fix = &g_array_index (check->fixes, TcScenarioFix, i);

    if (fix->attribute != NULL &&
        tc_scenario_find_value (check->scenario, fix->node, fix->attribute->name, NULL)->string !=
          NULL)
      fix_reference (check, fix);
    else if (fix->attribute != NULL)
      fix_attribute (check, fix);
    else
      fix_element (check, fix);
  }
}
