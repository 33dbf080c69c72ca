/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/tc-element.h"

#include <glib/gi18n.h>

#include "document/tc-node.h"
#include "document/tc-value.h"

static guint
count_slot (TcScenario *scenario, TcNode parent, guint slot)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, parent)->content;
  TcNode child = tc_scenario_get_first_child (scenario, parent);
  guint n = 0;

  for (; child != TC_NODE_NONE; child = tc_scenario_get_next_sibling (scenario, child)) {
    guint own = 0;

    tc_schema_content_find_element (content, tc_scenario_get_name (scenario, child), &own);
    n += own == slot;
  }
  return n;
}

static void
append_element (GMenu *menu, const TcSchemaElement *element, const char *action)
{
  g_autofree char *label = tc_word_dup_capital (element->label);
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "s", element->name);
  g_menu_append_item (menu, item);
}

GMenu *
tc_element_make_role_menu (TcScenario *scenario, const char *role, const char *action)
{
  const TcSchema *schema = tc_scenario_get_schema (scenario);
  GMenu *menu = g_menu_new ();

  for (guint i = 0; i < schema->n_elements; i++) {
    if (g_strcmp0 (schema->elements[i]->role, role) == 0)
      append_element (menu, schema->elements[i], action);
  }
  return menu;
}

GMenu *
tc_element_make_add_menu (TcScenario *scenario, TcNode node, const char *action)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;
  GMenu *menu = g_menu_new ();

  for (guint i = 0; i < content->n_slots; i++) {
    const TcSchemaSlot *slot = &content->slots[i];

    if (slot->max != TC_SCHEMA_UNBOUNDED && count_slot (scenario, node, i) >= slot->max)
      continue;
    for (guint j = 0; j < slot->n; j++)
      append_element (menu, content->elements[slot->first + j], action);
  }
  return menu;
}

/* The one just added is the last of its kind. */
static void
select_last (TcDocument *document, const char *parent_path, const char *name)
{
  g_autoptr (TcScenario) scenario = tc_document_ref_current (document, NULL);
  TcNode parent =
    scenario != NULL ? tc_scenario_find_by_path (scenario, parent_path) : TC_NODE_NONE;
  TcNode child;
  TcNode last = TC_NODE_NONE;
  g_autofree char *path = NULL;

  if (parent == TC_NODE_NONE)
    return;
  child = tc_scenario_find_child (scenario, parent, name);
  for (; child != TC_NODE_NONE; child = tc_scenario_find_next (scenario, child))
    last = child;
  if (last == TC_NODE_NONE)
    return;
  path = tc_scenario_dup_path (scenario, last);
  tc_document_select (document, path);
}

gboolean
tc_element_add (TcDocument *document, const char *parent_path, const char *name, GError **error)
{
  g_autoptr (TcScenario) scenario = tc_document_ref_current (document, error);
  g_autofree char *path = g_strdup (parent_path);
  g_autoptr (TcOperation) insert = NULL;
  const TcSchemaElement *element = NULL;
  TcNode parent;

  if (scenario == NULL)
    return FALSE;
  parent = tc_scenario_find_by_path (scenario, path);
  if (parent != TC_NODE_NONE)
    element = tc_schema_content_find_element (tc_scenario_get_element (scenario, parent)->content,
                                              name, NULL);
  if (element == NULL) {
    g_set_error (error, TC_OPERATION_ERROR, TC_OPERATION_ERROR_REFUSED,
                 _ ("%s cannot be added here."), name);
    return FALSE;
  }
  insert = tc_value_new_insert (scenario, parent, element);
  if (!tc_document_apply_operation (document, insert, NULL, error))
    return FALSE;
  select_last (document, path, name);
  return TRUE;
}

gboolean
tc_element_set_new (TcDocument *document,
                    const char *parent_path,
                    const TcSchemaElement *element,
                    const char *attribute,
                    const char *value,
                    GError **error)
{
  g_autoptr (TcScenario) scenario = tc_document_ref_current (document, error);
  TcNode parent =
    scenario != NULL ? tc_scenario_find_by_path (scenario, parent_path) : TC_NODE_NONE;
  g_autoptr (TcOperation) insert = NULL;

  if (scenario == NULL)
    return FALSE;
  if (parent == TC_NODE_NONE) {
    g_set_error (error, TC_OPERATION_ERROR, TC_OPERATION_ERROR_GONE, _ ("%s cannot be added here."),
                 element->name);
    return FALSE;
  }
  insert = tc_value_new_insert_with (scenario, parent, element, attribute, value);
  return tc_document_apply_operation (document, insert, NULL, error);
}

TcScenario *
tc_element_preview (TcDocument *document, const char *parent_path, const TcSchemaElement *element)
{
  g_autoptr (TcScenario) scenario = tc_document_ref_current (document, NULL);
  TcNode parent =
    scenario != NULL ? tc_scenario_find_by_path (scenario, parent_path) : TC_NODE_NONE;
  g_autofree const TcSchema **schemas = tc_systems_dup_schemas (NULL);
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcOperation) insert = NULL;
  g_autoptr (TcEdits) edits = NULL;
  g_autoptr (TcSource) source = NULL;

  if (parent == TC_NODE_NONE)
    return NULL;
  insert = tc_value_new_insert (scenario, parent, element);
  edits = tc_operation_make_edits (insert, scenario, NULL);
  if (edits == NULL)
    return NULL;
  source = tc_edits_apply (edits, tc_scenario_get_source (scenario), NULL);
  return source != NULL ? tc_scenario_parse (source, schemas, report) : NULL;
}

static void
select_next (TcDocument *document, const char *path)
{
  g_autoptr (TcScenario) scenario = tc_document_ref_current (document, NULL);
  TcNode node = scenario != NULL ? tc_scenario_find_by_path (scenario, path) : TC_NODE_NONE;
  TcNode next = node != TC_NODE_NONE ? tc_scenario_find_next (scenario, node) : TC_NODE_NONE;
  g_autofree char *next_path = NULL;

  if (next == TC_NODE_NONE)
    return;
  next_path = tc_scenario_dup_path (scenario, next);
  tc_document_select (document, next_path);
}

gboolean
tc_element_copy (TcDocument *document, const char *path, GError **error)
{
  g_autoptr (TcOperation) operation = tc_operation_new_duplicate (path);

  if (!tc_document_apply_operation (document, operation, NULL, error))
    return FALSE;
  select_next (document, path);
  return TRUE;
}

gboolean
tc_element_move (TcDocument *document, const char *path, gboolean is_down, GError **error)
{
  g_autoptr (TcOperation) operation = tc_operation_new_move (path, is_down);

  return tc_document_apply_operation (document, operation, NULL, error);
}

gboolean
tc_element_can_move (TcScenario *scenario, TcNode node, gboolean is_down)
{
  TcNode parent = tc_scenario_get_parent (scenario, node);
  const TcSchemaContent *content;
  TcNode other = TC_NODE_NONE;
  guint own = 0;
  guint slot = 1;

  if (parent == TC_NODE_NONE)
    return FALSE;
  content = tc_scenario_get_element (scenario, parent)->content;
  if (is_down) {
    other = tc_scenario_get_next_sibling (scenario, node);
  } else {
    TcNode child = tc_scenario_get_first_child (scenario, parent);

    for (; child != node; child = tc_scenario_get_next_sibling (scenario, child))
      other = child;
  }
  if (other == TC_NODE_NONE)
    return FALSE;
  tc_schema_content_find_element (content, tc_scenario_get_name (scenario, node), &own);
  tc_schema_content_find_element (content, tc_scenario_get_name (scenario, other), &slot);
  return own == slot;
}
