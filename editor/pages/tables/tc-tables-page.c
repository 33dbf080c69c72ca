/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/tables/tc-tables-page.h"

#include <glib/gi18n.h>

#include "document/tc-node.h"
#include "pages/tables/tc-tables-page-private.h"
#include "sheet/tc-odds.h"
#include "sheet/tc-sheet-codes.h"
#include "sheet/tc-sheet-list.h"

G_DEFINE_FINAL_TYPE (TcTablesPage, tc_tables_page, TC_TYPE_PAGE)

static TcNode
find_shown (TcTablesPage *self, TcScenario *scenario)
{
  return self->shown != NULL ? tc_scenario_find_by_path (scenario, self->shown) : TC_NODE_NONE;
}

/* A table without a name is called by its kind; which turns it is for stands below. */
static char *
dup_title (TcScenario *scenario, TcNode node)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;

  return tc_schema_content_find_attribute (content, "name") != NULL
           ? tc_node_dup_title (scenario, node)
           : tc_node_dup_kind (scenario, node);
}

static void
update_tables (TcTablesPage *self, TcScenario *scenario)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  TcNode node = TC_NODE_NONE;

  while ((node = tc_scenario_find_by_role (scenario, "table", node)) != TC_NODE_NONE) {
    g_autofree char *title = dup_title (scenario, node);
    g_autofree char *path = tc_scenario_dup_path (scenario, node);
    g_autofree char *summary = tc_node_dup_table_summary (scenario, node);

    g_ptr_array_add (items, tc_item_new (path, title, summary, "", 0));
  }
  tc_item_update_store (self->tables, items);
}

/* A list for each kind of children that the grid above does not show. */
static void
make_lists (TcTablesPage *self, const TcSchemaElement *element)
{
  const TcSchemaContent *content = element->content;

  for (guint i = 0; i < self->lists->len; i++)
    gtk_box_remove (self->parts, self->lists->pdata[i]);
  g_ptr_array_set_size (self->lists, 0);
  self->element = element;
  for (guint i = 0; i < content->n_elements; i++) {
    const TcSchemaElement *child = content->elements[i];
    GtkWidget *list;

    if (g_strcmp0 (child->role, "row") == 0 || g_strcmp0 (child->role, "column") == 0)
      continue;
    list = tc_sheet_list_new (self->document, child);
    gtk_box_append (self->parts, list);
    g_ptr_array_add (self->lists, list);
  }
}

/* What the words and letters in the cells mean. */
static char *
dup_legend (const TcSheetData *data)
{
  const TcSheetCell *cell = NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; data->n_body > 0 && i < data->n_columns; i++) {
    const TcSheetCell *other = tc_sheet_data_get (data, 1, i);

    if (other->bind == TC_BIND_CODES)
      return tc_codes_dup_legend (other->element);
    if (other->bind == TC_BIND_VALUE && other->attribute->refs == NULL &&
        other->attribute->type->kind == TC_VALUE_ENUM)
      cell = other;
  }
  for (guint i = 0; cell != NULL && i < cell->attribute->type->n_values; i++) {
    const TcSchemaValue *value = &cell->attribute->type->values[i];
    g_autofree char *word = tc_word_dup_capital (value->name);

    g_string_append_printf (text, "%s%s: %s", i > 0 ? "\n" : "", word,
                            tc_word_translate (value->doc));
  }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
update_heading (TcTablesPage *self, TcScenario *scenario, TcNode node, const TcSheetData *data)
{
  g_autofree char *title = dup_title (scenario, node);
  g_autofree char *legend = dup_legend (data);
  g_autofree char *dice = NULL;
  const char *doc = tc_word_translate (tc_scenario_get_element (scenario, node)->content->doc);

  if (data->dice > 0)
    dice =
      g_strdup_printf (ngettext ("%u die of %u faces: %" G_GUINT64_FORMAT " throws",
                                 "%u dice of %u faces: %" G_GUINT64_FORMAT " throws", data->dice),
                       data->dice, data->faces, tc_odds_count_all (data->dice, data->faces));
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->doc, doc != NULL ? doc : "");
  gtk_label_set_label (self->dice, dice != NULL ? dice : "");
  gtk_label_set_label (self->legend, legend);
  gtk_widget_set_visible (GTK_WIDGET (self->legend), *legend != '\0');
}

static void
update_table (TcTablesPage *self)
{
  TcScenario *scenario = tc_document_get_scenario (self->document);
  TcNode node = scenario != NULL ? find_shown (self, scenario) : TC_NODE_NONE;
  const TcSchemaElement *element;
  TcSheetData *data;

  if (node == TC_NODE_NONE)
    return;
  element = tc_scenario_get_element (scenario, node);
  if (element != self->element)
    make_lists (self, element);
  data = tc_sheet_data_new_table (scenario, node);
  update_heading (self, scenario, node, data);
  tc_sheet_take_data (self->sheet, data);
  tc_tables_page_update_chances (self);
  for (guint i = 0; i < self->lists->len; i++)
    tc_sheet_list_update (self->lists->pdata[i], scenario, node);
  tc_tables_page_update_actions (self);
}

static void
show (TcTablesPage *self, const char *path)
{
  if (g_strcmp0 (self->shown, path) == 0)
    return;
  tc_sheet_apply (self->sheet);
  g_free (self->shown);
  self->shown = g_strdup (path);
  update_table (self);
  tc_sheet_move_cursor (self->sheet, 1, 0);
}

static void
update_list_selection (TcTablesPage *self)
{
  guint position =
    self->shown != NULL ? tc_item_find (G_LIST_MODEL (self->tables), self->shown) : G_MAXUINT;

  self->is_updating = TRUE;
  gtk_single_selection_set_selected (self->selection,
                                     position != G_MAXUINT ? position : GTK_INVALID_LIST_POSITION);
  self->is_updating = FALSE;
}

/* The table that the selected datum belongs to, if to any. */
static void
tc_tables_page_follow (TcPage *page)
{
  TcTablesPage *self = TC_TABLES_PAGE (page);
  TcScenario *scenario = tc_document_get_scenario (self->document);
  TcNode node = tc_document_get_selected_node (self->document);
  g_autofree char *path = NULL;

  if (scenario == NULL || node == TC_NODE_NONE)
    return;
  node = tc_node_find_role_around (scenario, node, "table");
  if (node == TC_NODE_NONE)
    return;
  path = tc_scenario_dup_path (scenario, node);
  show (self, path);
  update_list_selection (self);
}

static void
tc_tables_page_update (TcPage *page)
{
  TcTablesPage *self = TC_TABLES_PAGE (page);
  TcScenario *scenario = tc_document_get_scenario (self->document);
  gboolean has_any;

  self->is_updating = TRUE;
  if (scenario != NULL)
    update_tables (self, scenario);
  self->is_updating = FALSE;
  has_any = g_list_model_get_n_items (G_LIST_MODEL (self->tables)) > 0;
  gtk_stack_set_visible_child_name (GTK_STACK (self->stack),
                                    scenario != NULL && has_any ? "tables" : "empty");
  if (scenario == NULL || !has_any) {
    adw_status_page_set_description (self->empty_page, scenario == NULL
                                                         ? _ ("There is no scenario to show yet.")
                                                         : _ ("This scenario has no tables."));
    return;
  }
  if (find_shown (self, scenario) == TC_NODE_NONE) {
    g_autoptr (TcItem) first = g_list_model_get_item (G_LIST_MODEL (self->tables), 0);

    show (self, tc_item_get_key (first));
  } else {
    update_table (self);
  }
  update_list_selection (self);
}

static void
list_selected_cb (TcTablesPage *self)
{
  TcItem *item = gtk_single_selection_get_selected_item (self->selection);

  if (self->is_updating || item == NULL || self->document == NULL)
    return;
  show (self, tc_item_get_key (item));
  tc_document_select (self->document, tc_item_get_key (item));
}

static void
cursor_moved_cb (TcTablesPage *self)
{
  tc_tables_page_update_actions (self);
  tc_tables_page_choose_attack (self);
}

static void
typed_cb (TcTablesPage *self)
{
  if (self->document != NULL)
    tc_tables_page_update_chances (self);
}

static void
tc_tables_page_attach (TcPage *page, TcDocument *document)
{
  TcTablesPage *self = TC_TABLES_PAGE (page);

  self->document = document;
  tc_sheet_set_document (self->sheet, document);
}

static void
tc_tables_page_dispose (GObject *object)
{
  TcTablesPage *self = TC_TABLES_PAGE (object);

  self->document = NULL;
  g_clear_object (&self->tables);
  g_clear_pointer (&self->shown, g_free);
  g_clear_pointer (&self->lists, g_ptr_array_unref);
  g_clear_pointer (&self->attacks, g_array_unref);
  G_OBJECT_CLASS (tc_tables_page_parent_class)->dispose (object);
}

static void
tc_tables_page_class_init (TcTablesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  static const char *const roles[] = { "table", NULL };
  TcPageClass *page_class = TC_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_tables_page_dispose;

  page_class->name = "tables";
  page_class->title = N_ ("Tables");
  page_class->icon_name = "tc-tables-symbolic";
  page_class->roles = roles;
  page_class->attach = tc_tables_page_attach;
  page_class->update = tc_tables_page_update;
  page_class->follow = tc_tables_page_follow;

  g_type_ensure (TC_TYPE_ITEM);
  g_type_ensure (TC_TYPE_SHEET);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/turncoat/Turncoat/pages/tables/tc-tables-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TcTablesPage, stack);
  gtk_widget_class_bind_template_child (widget_class, TcTablesPage, empty_page);
  gtk_widget_class_bind_template_child (widget_class, TcTablesPage, selection);
  gtk_widget_class_bind_template_child (widget_class, TcTablesPage, list);
  gtk_widget_class_bind_template_child (widget_class, TcTablesPage, title);
  gtk_widget_class_bind_template_child (widget_class, TcTablesPage, doc);
  gtk_widget_class_bind_template_child (widget_class, TcTablesPage, dice);
  gtk_widget_class_bind_template_child (widget_class, TcTablesPage, legend);
  gtk_widget_class_bind_template_child (widget_class, TcTablesPage, parts);
  gtk_widget_class_bind_template_child (widget_class, TcTablesPage, sheet);
  gtk_widget_class_bind_template_child (widget_class, TcTablesPage, remove_row_button);
  gtk_widget_class_bind_template_child (widget_class, TcTablesPage, cell_menu);
  gtk_widget_class_bind_template_callback (widget_class, list_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, cursor_moved_cb);
  gtk_widget_class_bind_template_callback (widget_class, typed_cb);
  tc_tables_page_bind_chances (widget_class);
  tc_tables_page_install_actions (widget_class);
}

static void
tc_tables_page_init (TcTablesPage *self)
{
  self->tables = g_list_store_new (TC_TYPE_ITEM);
  self->lists = g_ptr_array_new ();
  self->attacks = g_array_new (FALSE, FALSE, sizeof (guint));
  gtk_widget_init_template (GTK_WIDGET (self));
  tc_sheet_set_menu (self->sheet, self->cell_menu);
  self->is_updating = TRUE;
  gtk_single_selection_set_model (self->selection, G_LIST_MODEL (self->tables));
  self->is_updating = FALSE;
}
