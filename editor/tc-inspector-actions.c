/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>

#include "tc-group.h"
#include "tc-inspector-private.h"
#include "tc-node.h"
#include "tc-value.h"

/* Adding, removing and moving elements, and writing their text. */

static gboolean
apply (TcInspector *self, const TcOperation *operation)
{
  g_autoptr (GError) error = NULL;

  if (tc_document_apply_operation (self->document, operation, NULL, &error))
    return TRUE;
  gtk_widget_activate_action (GTK_WIDGET (self), "win.tell", "s", error->message);
  return FALSE;
}

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

/* What may be added inside @node, as a menu. */
static GMenu *
make_add_menu (TcScenario *scenario, TcNode node)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;
  GMenu *menu = g_menu_new ();

  for (guint i = 0; i < content->n_slots; i++) {
    const TcSchemaSlot *slot = &content->slots[i];

    if (slot->max != TC_SCHEMA_UNBOUNDED && count_slot (scenario, node, i) >= slot->max)
      continue;
    for (guint j = 0; j < slot->n; j++) {
      const TcSchemaElement *element = content->elements[slot->first + j];
      g_autofree char *label = tc_word_dup_capital (element->label);
      g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

      g_menu_item_set_action_and_target (item, "inspector.add", "s", element->name);
      g_menu_append_item (menu, item);
    }
  }
  return menu;
}

/* The one just added is the last of its kind. */
static void
select_last (TcInspector *self, const char *parent_path, const char *name)
{
  g_autoptr (TcScenario) scenario = tc_document_ref_current (self->document, NULL);
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
  tc_document_select (self->document, path);
}

static void
add_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TcInspector *self = TC_INSPECTOR (widget);
  g_autoptr (TcScenario) scenario = tc_document_ref_current (self->document, NULL);
  const char *name = g_variant_get_string (parameter, NULL);
  g_autofree char *path = g_strdup (tc_document_get_selected (self->document));
  g_autoptr (TcOperation) insert = NULL;
  const TcSchemaElement *element;
  TcNode parent;

  if (scenario == NULL)
    return;
  tc_inspector_apply (self);
  parent = tc_scenario_find_by_path (scenario, path);
  if (parent == TC_NODE_NONE)
    return;
  element = tc_schema_content_find_element (tc_scenario_get_element (scenario, parent)->content,
                                            name, NULL);
  if (element == NULL)
    return;
  insert = tc_value_new_insert (scenario, parent, element);
  if (apply (self, insert))
    select_last (self, path, name);
}

static void
remove_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TcInspector *self = TC_INSPECTOR (widget);
  g_auto (GStrv) paths = tc_document_dup_selection (self->document);
  guint n = g_strv_length (paths);
  g_autofree char *label =
    g_strdup_printf (ngettext ("Remove %u element", "Remove %u elements", n), n);
  g_autoptr (TcOperation) group = tc_operation_new_group (label);

  if (n == 1) {
    g_autoptr (TcOperation) one = tc_operation_new_remove (paths[0]);

    apply (self, one);
    return;
  }
  for (guint i = 0; i < n; i++)
    tc_group_remove (group, paths[i]);
  apply (self, group);
}

static void
move_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TcInspector *self = TC_INSPECTOR (widget);
  g_autoptr (TcOperation) operation = tc_operation_new_move (
    tc_document_get_selected (self->document), g_str_equal (action, "inspector.move-down"));

  apply (self, operation);
}

void
tc_inspector_apply_text (TcInspector *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->text_view));
  const char *path = tc_document_get_selected (self->document);
  g_autofree char *text = NULL;
  g_autoptr (TcOperation) operation = NULL;
  GtkTextIter start, end;

  if (!gtk_widget_get_visible (self->text_group) || self->shown_text == NULL)
    return;
  gtk_text_buffer_get_bounds (buffer, &start, &end);
  text = gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
  if (g_str_equal (text, self->shown_text))
    return;
  g_free (self->shown_text);
  self->shown_text = g_strdup (text);
  operation = tc_operation_new_set_text (path, text);
  apply (self, operation);
}

/* Whether a sibling of its slot stands before or after @node. */
static gboolean
has_neighbour (TcScenario *scenario, TcNode node, gboolean after)
{
  TcNode parent = tc_scenario_get_parent (scenario, node);
  const TcSchemaContent *content;
  TcNode other = TC_NODE_NONE;
  guint own = 0;
  guint slot = 1;

  if (parent == TC_NODE_NONE)
    return FALSE;
  content = tc_scenario_get_element (scenario, parent)->content;
  if (after) {
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

void
tc_inspector_update_actions (TcInspector *self, TcScenario *scenario, const GArray *nodes)
{
  GtkWidget *widget = GTK_WIDGET (self);
  TcNode node = g_array_index (nodes, TcNode, 0);
  gboolean is_readable = tc_document_is_readable (self->document);
  gboolean is_one = nodes->len == 1 && is_readable;
  g_autoptr (GMenu) menu = make_add_menu (scenario, node);

  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (self->add_button), G_MENU_MODEL (menu));
  gtk_widget_set_sensitive (self->add_button,
                            is_one && g_menu_model_get_n_items (G_MENU_MODEL (menu)) > 0);
  gtk_widget_action_set_enabled (widget, "inspector.remove", is_readable && node != 0);
  gtk_widget_action_set_enabled (widget, "inspector.move-up",
                                 is_one && has_neighbour (scenario, node, FALSE));
  gtk_widget_action_set_enabled (widget, "inspector.move-down",
                                 is_one && has_neighbour (scenario, node, TRUE));
}

void
tc_inspector_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "inspector.add", "s", add_action);
  gtk_widget_class_install_action (widget_class, "inspector.remove", NULL, remove_action);
  gtk_widget_class_install_action (widget_class, "inspector.move-up", NULL, move_action);
  gtk_widget_class_install_action (widget_class, "inspector.move-down", NULL, move_action);
}
