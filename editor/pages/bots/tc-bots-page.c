/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/bots/tc-bots-page.h"

#include <glib/gi18n.h>

#include "document/tc-clause.h"
#include "document/tc-element.h"
#include "document/tc-item.h"
#include "document/tc-node.h"
#include "pages/bots/tc-bots-page-private.h"
#include "widgets/tc-delete.h"
#include "widgets/tc-label.h"
#include "widgets/tc-notice.h"
#include "widgets/tc-reorder.h"

G_DEFINE_FINAL_TYPE (TcBotsPage, tc_bots_page, TC_TYPE_PAGE)

/* -- Lists ------------------------------------------------------------------------------------- */

static GtkWidget *
create_row_cb (gpointer object, gpointer user_data)
{
  TcItem *item = object;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_box_append (GTK_BOX (box), tc_label_new_wrapped (tc_item_get_title (item), NULL));
  if (*tc_item_get_detail (item) != '\0') {
    GtkWidget *detail = tc_label_new_wrapped (tc_item_get_detail (item), "caption");

    gtk_widget_add_css_class (detail, "dim-label");
    gtk_box_append (GTK_BOX (box), detail);
  }

  return box;
}

/* The tables, each with how it is read. */
static void
update_tables (TcBotsPage *self, TcScenario *scenario)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  TcNode node = TC_NODE_NONE;

  while ((node = tc_scenario_find_by_role (scenario, "bot-table", node)) != TC_NODE_NONE) {
    g_autofree char *path = tc_scenario_dup_path (scenario, node);
    g_autofree char *title = tc_node_dup_title (scenario, node);
    g_autofree char *mode = tc_node_dup_kind (scenario, node);

    g_ptr_array_add (items, tc_item_new (path, title, mode, "", 0));
  }
  tc_item_update_store (self->tables, items);
}

void
tc_bots_page_show_rows (TcBotsPage *self, TcScenario *scenario)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  TcNode table = tc_scenario_find_by_path (scenario, self->table);
  TcNode row = table != TC_NODE_NONE ? tc_scenario_get_first_child (scenario, table) : TC_NODE_NONE;
  gboolean was_updating = self->is_updating;

  for (; row != TC_NODE_NONE; row = tc_scenario_get_next_sibling (scenario, row)) {
    g_autofree char *path = NULL;
    g_autofree char *sentence = NULL;
    g_autofree char *title = NULL;
    g_autofree char *detail = NULL;

    if (g_strcmp0 (tc_scenario_get_role (scenario, row), "bot-row") != 0)
      continue;
    path = tc_scenario_dup_path (scenario, row);
    sentence = tc_sentence_dup (scenario, row);
    title = g_strdup_printf ("%u. %s", items->len + 1, sentence);
    detail = self->reading != NULL ? tc_bot_reading_dup_row (self->reading, row) : g_strdup ("");
    g_ptr_array_add (items, tc_item_new (path, title, detail, "", items->len));
  }
  self->is_updating = TRUE;
  tc_item_update_store (self->rows, items);
  self->is_updating = was_updating;
}

/* -- The selection ----------------------------------------------------------------------------- */

/* The selected row of the table that is shown, or around what is selected. */
static TcNode
find_row (TcBotsPage *self, TcScenario *scenario)
{
  TcNode node = tc_document_get_selected_node (self->document);

  return node != TC_NODE_NONE ? tc_node_find_role_around (scenario, node, "bot-row") : TC_NODE_NONE;
}

/* The table around what is selected, else the one that was shown, else the first that was looked at
 * in the position, else the first. */
static TcNode
find_table (TcBotsPage *self, TcScenario *scenario)
{
  TcNode node = tc_document_get_selected_node (self->document);
  TcNode table =
    node != TC_NODE_NONE ? tc_node_find_role_around (scenario, node, "bot-table") : TC_NODE_NONE;

  if (table == TC_NODE_NONE && *self->table != '\0')
    table = tc_scenario_find_by_path (scenario, self->table);
  if (table == TC_NODE_NONE && self->reading != NULL)
    table = tc_bot_reading_get_table (self->reading);
  if (table == TC_NODE_NONE)
    table = tc_scenario_find_by_role (scenario, "bot-table", TC_NODE_NONE);

  return table;
}

static void
select_item (GtkListBox *list, GListStore *store, const char *path)
{
  guint position = tc_item_find (G_LIST_MODEL (store), path);

  gtk_list_box_select_row (
    list, position != G_MAXUINT ? gtk_list_box_get_row_at_index (list, (int) position) : NULL);
}

static void
update_actions (TcBotsPage *self, TcScenario *scenario, TcNode table, TcNode row)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean is_readable = tc_document_is_readable (self->document);
  gboolean has_row = row != TC_NODE_NONE && is_readable;
  TcNode holder = table != TC_NODE_NONE ? tc_scenario_get_parent (scenario, table) : TC_NODE_NONE;
  g_autoptr (GMenu) rows =
    table != TC_NODE_NONE ? tc_element_make_add_menu (scenario, table, "bots.add-row") : NULL;
  g_autoptr (GMenu) tables =
    holder != TC_NODE_NONE ? tc_element_make_add_menu (scenario, holder, "bots.add-table") : NULL;

  gtk_menu_button_set_menu_model (self->add_row_button, G_MENU_MODEL (rows));
  gtk_menu_button_set_menu_model (self->add_table_button, G_MENU_MODEL (tables));
  gtk_widget_action_set_enabled (widget, "bots.remove-table", table != TC_NODE_NONE && is_readable);
  gtk_widget_action_set_enabled (widget, "bots.remove-row", has_row);
  gtk_widget_action_set_enabled (widget, "bots.up",
                                 has_row && tc_element_can_move (scenario, row, FALSE));
  gtk_widget_action_set_enabled (widget, "bots.down",
                                 has_row && tc_element_can_move (scenario, row, TRUE));
}

static void
show_table (TcBotsPage *self, TcScenario *scenario)
{
  TcNode table = find_table (self, scenario);
  TcNode row = find_row (self, scenario);
  g_autofree char *path = table != TC_NODE_NONE ? tc_scenario_dup_path (scenario, table) : NULL;
  g_autofree char *row_path = row != TC_NODE_NONE ? tc_scenario_dup_path (scenario, row) : NULL;
  g_autofree char *title = table != TC_NODE_NONE ? tc_node_dup_title (scenario, table) : NULL;
  gboolean was_updating = self->is_updating;

  g_free (self->table);
  self->table = g_strdup (path != NULL ? path : "");
  gtk_label_set_label (self->table_title, title != NULL ? title : "");
  gtk_label_set_label (self->table_mode,
                       table != TC_NODE_NONE
                         ? tc_word_translate (tc_scenario_get_element (scenario, table)->doc)
                         : "");
  tc_bots_page_show_rows (self, scenario);
  self->is_updating = TRUE;
  select_item (self->table_list, self->tables, self->table);
  select_item (self->row_list, self->rows, row_path != NULL ? row_path : "");
  self->is_updating = was_updating;
  gtk_widget_set_visible (GTK_WIDGET (self->clauses), row != TC_NODE_NONE);
  tc_clauses_show (self->clauses, scenario, row, "move-tests");
  update_actions (self, scenario, table, row);
  if (self->is_moved && !tc_document_is_building (self->document)) {
    self->is_moved = FALSE;
    tc_reorder_focus (self->row_list);
  }
}

static void
item_selected (TcBotsPage *self, GListStore *store, GtkListBoxRow *row)
{
  g_autoptr (TcItem) item = NULL;

  if (self->is_updating || row == NULL || self->document == NULL)
    return;
  item = g_list_model_get_item (G_LIST_MODEL (store), (guint) gtk_list_box_row_get_index (row));
  if (item != NULL)
    tc_document_select (self->document, tc_item_get_key (item));
}

static void
table_selected_cb (TcBotsPage *self, GtkListBoxRow *row)
{
  item_selected (self, self->tables, row);
}

static void
row_selected_cb (TcBotsPage *self, GtkListBoxRow *row)
{
  item_selected (self, self->rows, row);
}

/* -- The page ---------------------------------------------------------------------------------- */

static void
tc_bots_page_update (TcPage *page)
{
  TcBotsPage *self = TC_BOTS_PAGE (page);
  TcScenario *scenario = tc_document_get_scenario (self->document);
  gboolean has_tables = scenario != NULL && tc_scenario_find_by_role (scenario, "bot-table",
                                                                      TC_NODE_NONE) != TC_NODE_NONE;

  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), has_tables ? "tables" : "empty");
  if (!has_tables)
    return;
  self->is_updating = TRUE;
  update_tables (self, scenario);
  tc_bots_page_update_position (self);
  self->is_updating = FALSE;
  show_table (self, scenario);
}

static void
tc_bots_page_follow (TcPage *page)
{
  TcBotsPage *self = TC_BOTS_PAGE (page);
  TcScenario *scenario = tc_document_get_scenario (self->document);

  if (scenario != NULL && !self->is_updating)
    show_table (self, scenario);
}

/* The game may have gone on while another page was shown. */
static void
mapped_cb (TcBotsPage *self)
{
  if (self->document != NULL)
    tc_bots_page_update (TC_PAGE (self));
}

/* -- Changes ----------------------------------------------------------------------------------- */

static void
add_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TcBotsPage *self = TC_BOTS_PAGE (widget);
  TcScenario *scenario = tc_document_get_scenario (self->document);
  TcNode parent =
    scenario != NULL ? tc_scenario_find_by_path (scenario, self->table) : TC_NODE_NONE;
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;

  if (parent == TC_NODE_NONE)
    return;
  if (g_str_equal (action, "bots.add-table"))
    parent = tc_scenario_get_parent (scenario, parent);
  path = tc_scenario_dup_path (scenario, parent);
  tc_element_add (self->document, path, g_variant_get_string (parameter, NULL), &error);
  tc_notice_show_error (GTK_WIDGET (self), error);
}

/* (transfer full) (nullable): the path of the selected row. */
static char *
dup_row_path (TcBotsPage *self)
{
  TcScenario *scenario = tc_document_get_scenario (self->document);
  TcNode row = scenario != NULL ? find_row (self, scenario) : TC_NODE_NONE;

  return row != TC_NODE_NONE ? tc_scenario_dup_path (scenario, row) : NULL;
}

static void
remove_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TcBotsPage *self = TC_BOTS_PAGE (widget);
  g_autofree char *row = dup_row_path (self);
  const char *paths[] = { g_str_equal (action, "bots.remove-table") ? self->table : row, NULL };

  tc_delete (widget, self->document, paths);
}

static void
move_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TcBotsPage *self = TC_BOTS_PAGE (widget);
  g_autofree char *row = dup_row_path (self);
  g_autoptr (GError) error = NULL;

  if (row != NULL)
    tc_element_move (self->document, row, g_str_equal (action, "bots.down"), &error);
  tc_notice_show_error (GTK_WIDGET (self), error);
}

static void
reorder_cb (guint from, guint before, gpointer user_data)
{
  TcBotsPage *self = user_data;
  g_autoptr (TcItem) item = g_list_model_get_item (G_LIST_MODEL (self->rows), from);
  g_autoptr (TcItem) next = g_list_model_get_item (G_LIST_MODEL (self->rows), before);
  g_autoptr (GError) error = NULL;

  self->is_moved = TRUE;
  tc_clause_move (self->document, tc_item_get_key (item),
                  next != NULL ? tc_item_get_key (next) : NULL, &error);
  tc_notice_show_error (GTK_WIDGET (self), error);
}

static void
tc_bots_page_attach (TcPage *page, TcDocument *document)
{
  TcBotsPage *self = TC_BOTS_PAGE (page);

  self->document = document;
  tc_clauses_set_document (self->clauses, document);
}

static void
tc_bots_page_dispose (GObject *object)
{
  TcBotsPage *self = TC_BOTS_PAGE (object);

  self->is_updating = TRUE;
  self->document = NULL;
  tc_bots_page_forget_position (self);
  g_clear_object (&self->tables);
  g_clear_object (&self->rows);
  g_clear_pointer (&self->sample, g_free);
  g_clear_pointer (&self->table, g_free);
  G_OBJECT_CLASS (tc_bots_page_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "bots.add-table", "s", add_action);
  gtk_widget_class_install_action (widget_class, "bots.remove-table", NULL, remove_action);
  gtk_widget_class_install_action (widget_class, "bots.add-row", "s", add_action);
  gtk_widget_class_install_action (widget_class, "bots.remove-row", NULL, remove_action);
  gtk_widget_class_install_action (widget_class, "bots.up", NULL, move_action);
  gtk_widget_class_install_action (widget_class, "bots.down", NULL, move_action);
}

static void
tc_bots_page_class_init (TcBotsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  static const char *const roles[] = { "bot-table", "bot-row", NULL };
  TcPageClass *page_class = TC_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_bots_page_dispose;

  page_class->name = "bots";
  page_class->title = N_ ("Bot Tables");
  page_class->icon_name = "tc-bots-symbolic";
  page_class->roles = roles;
  page_class->attach = tc_bots_page_attach;
  page_class->update = tc_bots_page_update;
  page_class->follow = tc_bots_page_follow;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/turncoat/Turncoat/pages/bots/tc-bots-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TcBotsPage, stack);
  gtk_widget_class_bind_template_child (widget_class, TcBotsPage, table_list);
  gtk_widget_class_bind_template_child (widget_class, TcBotsPage, row_list);
  gtk_widget_class_bind_template_child (widget_class, TcBotsPage, table_title);
  gtk_widget_class_bind_template_child (widget_class, TcBotsPage, table_mode);
  gtk_widget_class_bind_template_child (widget_class, TcBotsPage, add_table_button);
  gtk_widget_class_bind_template_child (widget_class, TcBotsPage, add_row_button);
  gtk_widget_class_bind_template_child (widget_class, TcBotsPage, clauses);
  gtk_widget_class_bind_template_callback (widget_class, mapped_cb);
  tc_bots_page_install_position (widget_class);
  install_actions (widget_class);
}

static void
tc_bots_page_init (TcBotsPage *self)
{
  self->viewer = TC_SEAT_NONE;
  self->table = g_strdup ("");
  self->tables = g_list_store_new (TC_TYPE_ITEM);
  self->rows = g_list_store_new (TC_TYPE_ITEM);
  g_type_ensure (TC_TYPE_CLAUSES);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_bind_model (self->table_list, G_LIST_MODEL (self->tables), create_row_cb, NULL,
                           NULL);
  gtk_list_box_bind_model (self->row_list, G_LIST_MODEL (self->rows), create_row_cb, NULL, NULL);
  g_signal_connect_object (self->table_list, "row-selected", G_CALLBACK (table_selected_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->row_list, "row-selected", G_CALLBACK (row_selected_cb), self,
                           G_CONNECT_SWAPPED);
  tc_reorder_attach (self->row_list, reorder_cb, self);
}

void
tc_bots_page_set_game (TcBotsPage *self, TcBotsGameFunc func, gpointer user_data)
{
  g_return_if_fail (TC_IS_BOTS_PAGE (self));

  self->get_game = func;
  self->get_game_data = user_data;
}
