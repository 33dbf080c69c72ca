/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/rules/tc-rules-page.h"

#include <glib/gi18n.h>

#include "document/tc-element.h"
#include "document/tc-item.h"
#include "document/tc-node.h"
#include "pages/rules/tc-rules-page-private.h"
#include "sheet/tc-sheet-list.h"
#include "widgets/tc-delete.h"
#include "widgets/tc-notice.h"

G_DEFINE_FINAL_TYPE (TcRulesPage, tc_rules_page, TC_TYPE_PAGE)

/* The node around the selected one that conditions belong to: a level or a milestone, or one of
 * their conditions; TC_NODE_NONE when something else is selected. */
static TcNode
get_condition (TcRulesPage *self, TcScenario *scenario)
{
  TcNode node = tc_document_get_selected_node (self->document);

  if (node == TC_NODE_NONE)
    return TC_NODE_NONE;
  if (tc_node_find_role_around (scenario, node, "victory") == TC_NODE_NONE &&
      tc_node_find_role_around (scenario, node, "milestone") == TC_NODE_NONE)
    return TC_NODE_NONE;
  return node;
}

/* What may be added: a new level or milestone, and a condition inside what is selected; beside it
 * when it takes none. */
static void
update_add_menu (TcRulesPage *self, TcScenario *scenario, GtkMenuButton *button, const char *role)
{
  const TcSchema *schema = tc_scenario_get_schema (scenario);
  g_autoptr (GMenu) menu = g_menu_new ();
  TcNode node = get_condition (self, scenario);

  for (guint i = 0; i < schema->n_elements; i++) {
    g_autofree char *label = NULL;
    g_autoptr (GMenuItem) item = NULL;

    if (g_strcmp0 (schema->elements[i]->role, role) != 0)
      continue;
    label = g_strdup_printf (_ ("New %s"), tc_word_translate (schema->elements[i]->label));
    item = g_menu_item_new (label, NULL);
    g_menu_item_set_action_and_target (item, "rules.add", "s", schema->elements[i]->name);
    g_menu_append_item (menu, item);
  }
  if (node != TC_NODE_NONE && tc_node_find_role_around (scenario, node, role) != TC_NODE_NONE) {
    g_autoptr (GMenu) inside = NULL;

    if (tc_scenario_get_element (scenario, node)->content->n_elements == 0)
      node = tc_scenario_get_parent (scenario, node);
    inside = tc_element_make_add_menu (scenario, node, "rules.insert");
    g_menu_append_section (menu, _ ("Condition"), G_MENU_MODEL (inside));
  }
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (menu));
}

static const struct {
  const char *role;
  const char *view;
} views[] = {
  { "rules", "rules" },
  { "victory", "victory" },
  { "milestone", "milestones" },
  { "turn", "track" },
};

static void
update_actions (TcRulesPage *self, TcScenario *scenario)
{
  GtkWidget *widget = GTK_WIDGET (self);
  TcNode node = get_condition (self, scenario);
  gboolean has_one = node != TC_NODE_NONE && tc_document_is_readable (self->document);

  update_add_menu (self, scenario, self->victory_add, "victory");
  update_add_menu (self, scenario, self->milestone_add, "milestone");
  gtk_widget_action_set_enabled (widget, "rules.remove", has_one);
  gtk_widget_action_set_enabled (widget, "rules.up",
                                 has_one && tc_element_can_move (scenario, node, FALSE));
  gtk_widget_action_set_enabled (widget, "rules.down",
                                 has_one && tc_element_can_move (scenario, node, TRUE));
}

static void
update_track (TcRulesPage *self, TcScenario *scenario)
{
  TcNode turn = tc_scenario_find_by_role (scenario, "turn", TC_NODE_NONE);
  const TcSchemaElement *element;

  if (turn == TC_NODE_NONE)
    return;
  element = tc_scenario_get_element (scenario, turn);
  if (self->track != NULL && tc_sheet_list_get_element (TC_SHEET_LIST (self->track)) != element) {
    gtk_box_remove (self->track_box, self->track);
    self->track = NULL;
  }
  if (self->track == NULL) {
    self->track = tc_sheet_list_new (self->document, element);
    gtk_box_append (self->track_box, self->track);
  }
  tc_sheet_list_update (TC_SHEET_LIST (self->track), scenario,
                        tc_scenario_get_parent (scenario, turn));
}

/* A game whose files cannot hold such a thing has no view for it. */
static void
update_views (TcRulesPage *self, const TcSchema *schema)
{
  for (guint i = 0; i < G_N_ELEMENTS (views); i++) {
    GtkWidget *view = gtk_stack_get_child_by_name (self->views, views[i].view);
    GtkStackPage *page = gtk_stack_get_page (self->views, view);
    gboolean is_there = tc_schema_find_role (schema, views[i].role) != NULL;

    if (!is_there && gtk_stack_get_visible_child (self->views) == view)
      gtk_stack_set_visible_child_name (self->views, views[0].view);
    gtk_stack_page_set_visible (page, is_there);
  }
}

static void
tc_rules_page_update (TcPage *page)
{
  TcRulesPage *self = TC_RULES_PAGE (page);
  TcScenario *scenario = tc_document_get_scenario (self->document);

  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), scenario != NULL ? "rules" : "empty");
  if (scenario == NULL)
    return;
  update_views (self, tc_scenario_get_schema (scenario));
  tc_rules_page_update_forms (self, scenario);
  tc_rules_page_update_trees (self, scenario);
  update_track (self, scenario);
  update_actions (self, scenario);
}

/* The view that shows the selected datum comes to the front. */
static void
tc_rules_page_follow (TcPage *page)
{
  TcRulesPage *self = TC_RULES_PAGE (page);
  TcScenario *scenario = tc_document_get_scenario (self->document);
  TcNode node = tc_document_get_selected_node (self->document);

  if (scenario == NULL)
    return;
  for (guint i = 0; node != TC_NODE_NONE && i < G_N_ELEMENTS (views); i++) {
    if (tc_node_find_role_around (scenario, node, views[i].role) != TC_NODE_NONE)
      gtk_stack_set_visible_child_name (self->views, views[i].view);
  }
  if (!self->is_updating)
    tc_rules_page_update_tree_selection (self, scenario);
  update_actions (self, scenario);
}

/* (nullable): the first element of the scenario that may hold children called @name. */
static char *
dup_parent_path (TcScenario *scenario, const char *name)
{
  guint n = tc_scenario_get_n_nodes (scenario);

  for (TcNode node = 0; node < n; node++) {
    if (tc_schema_content_find_element (tc_scenario_get_element (scenario, node)->content, name,
                                        NULL) != NULL)
      return tc_scenario_dup_path (scenario, node);
  }
  return NULL;
}

static void
add_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TcRulesPage *self = TC_RULES_PAGE (widget);
  TcScenario *scenario = tc_document_get_scenario (self->document);
  const char *name = g_variant_get_string (parameter, NULL);
  g_autofree char *path = scenario != NULL ? dup_parent_path (scenario, name) : NULL;
  g_autoptr (GError) error = NULL;

  if (path == NULL)
    return;
  tc_element_add (self->document, path, name, &error);
  tc_notice_show_error (GTK_WIDGET (self), error);
}

static void
open_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  tc_rules_page_open_rule (TC_RULES_PAGE (widget), g_variant_get_string (parameter, NULL));
}

static void
insert_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TcRulesPage *self = TC_RULES_PAGE (widget);
  TcScenario *scenario = tc_document_get_scenario (self->document);
  TcNode node = scenario != NULL ? get_condition (self, scenario) : TC_NODE_NONE;
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;

  if (node == TC_NODE_NONE)
    return;
  if (tc_scenario_get_element (scenario, node)->content->n_elements == 0)
    node = tc_scenario_get_parent (scenario, node);
  path = tc_scenario_dup_path (scenario, node);
  tc_element_add (self->document, path, g_variant_get_string (parameter, NULL), &error);
  tc_notice_show_error (GTK_WIDGET (self), error);
}

static void
remove_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TcRulesPage *self = TC_RULES_PAGE (widget);
  const char *paths[] = { tc_document_get_selected (self->document), NULL };

  tc_delete (widget, self->document, paths);
}

static void
move_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TcRulesPage *self = TC_RULES_PAGE (widget);
  g_autoptr (GError) error = NULL;

  tc_element_move (self->document, tc_document_get_selected (self->document),
                   g_str_equal (action, "rules.down"), &error);
  tc_notice_show_error (GTK_WIDGET (self), error);
}

/* Into the first value, or what writes it: not into the badge before it. */
static gboolean
focus_forms (TcRulesPage *self)
{
  for (guint i = 0; i < self->rules->len; i++) {
    TcRule *rule = self->rules->pdata[i];

    if (rule->fields->len == 0)
      return gtk_widget_grab_focus (rule->button);
    if (tc_field_grab_focus (rule->fields->pdata[0]))
      return TRUE;
  }
  return FALSE;
}

static gboolean
tc_rules_page_grab_focus (GtkWidget *widget)
{
  TcRulesPage *self = TC_RULES_PAGE (widget);
  const char *view = gtk_stack_get_visible_child_name (self->views);
  GtkListBox *list = NULL;
  GtkListBoxRow *row;

  if (g_strcmp0 (view, "victory") == 0)
    list = self->victory_list;
  else if (g_strcmp0 (view, "milestones") == 0)
    list = self->milestone_list;
  else if (g_strcmp0 (view, "rules") == 0 && focus_forms (self))
    return TRUE;
  if (list == NULL)
    return GTK_WIDGET_CLASS (tc_rules_page_parent_class)->grab_focus (widget);
  row = gtk_list_box_get_selected_row (list);
  if (row == NULL)
    row = gtk_list_box_get_row_at_index (list, 0);
  return row != NULL && gtk_widget_grab_focus (GTK_WIDGET (row));
}

static void
tc_rules_page_attach (TcPage *page, TcDocument *document)
{
  TcRulesPage *self = TC_RULES_PAGE (page);

  self->document = document;
}

static void
tc_rules_page_dispose (GObject *object)
{
  TcRulesPage *self = TC_RULES_PAGE (object);

  self->is_updating = TRUE;
  self->document = NULL;
  g_clear_object (&self->victory);
  g_clear_object (&self->milestones);
  g_clear_pointer (&self->rules, g_ptr_array_unref);
  G_OBJECT_CLASS (tc_rules_page_parent_class)->dispose (object);
}

static void
tc_rules_page_class_init (TcRulesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  static const char *const roles[] = { "rules", "victory", "milestone", "turn", NULL };
  TcPageClass *page_class = TC_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_rules_page_dispose;
  widget_class->grab_focus = tc_rules_page_grab_focus;

  page_class->name = "rules";
  page_class->title = N_ ("Rules");
  page_class->icon_name = "tc-rules-symbolic";
  page_class->roles = roles;
  page_class->attach = tc_rules_page_attach;
  page_class->update = tc_rules_page_update;
  page_class->follow = tc_rules_page_follow;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/turncoat/Turncoat/pages/rules/tc-rules-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TcRulesPage, stack);
  gtk_widget_class_bind_template_child (widget_class, TcRulesPage, views);
  gtk_widget_class_bind_template_child (widget_class, TcRulesPage, forms);
  gtk_widget_class_bind_template_child (widget_class, TcRulesPage, track_box);
  gtk_widget_class_bind_template_child (widget_class, TcRulesPage, house_bar);
  gtk_widget_class_bind_template_child (widget_class, TcRulesPage, house);
  gtk_widget_class_bind_template_child (widget_class, TcRulesPage, victory_list);
  gtk_widget_class_bind_template_child (widget_class, TcRulesPage, milestone_list);
  gtk_widget_class_bind_template_child (widget_class, TcRulesPage, victory_add);
  gtk_widget_class_bind_template_child (widget_class, TcRulesPage, milestone_add);
  gtk_widget_class_install_action (widget_class, "rules.add", "s", add_action);
  gtk_widget_class_install_action (widget_class, "rules.open", "s", open_action);
  gtk_widget_class_install_action (widget_class, "rules.insert", "s", insert_action);
  gtk_widget_class_install_action (widget_class, "rules.remove", NULL, remove_action);
  gtk_widget_class_install_action (widget_class, "rules.up", NULL, move_action);
  gtk_widget_class_install_action (widget_class, "rules.down", NULL, move_action);
}

static void
tc_rules_page_init (TcRulesPage *self)
{
  self->rules = g_ptr_array_new_with_free_func ((GDestroyNotify) tc_rule_free);
  self->victory = g_list_store_new (TC_TYPE_ITEM);
  self->milestones = g_list_store_new (TC_TYPE_ITEM);
  gtk_widget_init_template (GTK_WIDGET (self));
  tc_rules_page_set_up_trees (self);
}
