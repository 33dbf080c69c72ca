/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>
#include <string.h>

#include "document/tc-group.h"
#include "document/tc-node.h"
#include "document/tc-value.h"
#include "pages/tables/tc-tables-page-private.h"
#include "sheet/tc-odds.h"

/* Rows and columns of a table, added and removed whole. A new one says what its neighbour says, for
 * a table must be full. */

typedef struct {
  TcScenario *scenario; /* owned */
  TcNode table;
  TcNode row;    /* under the cursor, or the last, or TC_NODE_NONE */
  TcNode column; /* likewise */
} Place;

static gboolean
has_role (TcScenario *scenario, TcNode node, const char *role)
{
  return g_strcmp0 (tc_scenario_get_role (scenario, node), role) == 0;
}

static TcNode
find_last (TcScenario *scenario, TcNode table, const char *role)
{
  TcNode child = tc_scenario_get_first_child (scenario, table);
  TcNode last = TC_NODE_NONE;

  for (; child != TC_NODE_NONE; child = tc_scenario_get_next_sibling (scenario, child)) {
    if (has_role (scenario, child, role))
      last = child;
  }
  return last;
}

/* The element at the head of the cursor's row or column. */
static TcNode
find_head (TcTablesPage *self, TcScenario *scenario, gboolean is_row)
{
  const TcSheetData *data = tc_sheet_get_data (self->sheet);
  const TcSheetCell *cell;
  guint row, column;

  if (tc_sheet_get_cursor (self->sheet, &row, &column) == NULL || row > data->n_body)
    return TC_NODE_NONE;
  cell = is_row ? tc_sheet_data_get (data, row, 0) : tc_sheet_data_get (data, 0, column);
  if (cell->path == NULL)
    return TC_NODE_NONE;
  return tc_scenario_find_by_path (scenario, cell->path);
}

static gboolean
find_place (TcTablesPage *self, Place *out_place)
{
  g_autoptr (GError) error = NULL;

  if (self->shown == NULL)
    return FALSE;
  tc_sheet_apply (self->sheet);
  out_place->scenario = tc_document_ref_current (self->document, &error);
  if (error != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.show-notice", "s", error->message);
  if (out_place->scenario == NULL)
    return FALSE;
  out_place->table = tc_scenario_find_by_path (out_place->scenario, self->shown);
  if (out_place->table == TC_NODE_NONE) {
    g_clear_pointer (&out_place->scenario, tc_scenario_unref);
    return FALSE;
  }
  out_place->row = find_head (self, out_place->scenario, TRUE);
  out_place->column = find_head (self, out_place->scenario, FALSE);
  return TRUE;
}

static void
apply (TcTablesPage *self, const TcOperation *operation)
{
  g_autoptr (GError) error = NULL;

  if (!tc_document_apply_operation (self->document, operation, NULL, &error))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.show-notice", "s", error->message);
}

/* (transfer full): what @node says in its tag, but where it comes from, and with @key as the value
 * of attribute @key_name. */
static char **
dup_attributes (TcScenario *scenario, TcNode node, const char *key_name, const char *key)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; i < content->n_attributes; i++) {
    const char *name = content->attributes[i].name;
    gboolean is_key = g_strcmp0 (name, key_name) == 0;

    if (tc_value_is_datum (name) || (!is_key && !tc_scenario_has (scenario, node, name)))
      continue;
    g_strv_builder_add (builder, name);
    g_strv_builder_add (builder, is_key ? key : tc_scenario_get_string (scenario, node, name));
  }
  return g_strv_builder_end (builder);
}

/* The lowest total without a row, else the one after the highest. */
static char *
dup_free_total (TcScenario *scenario, TcNode table)
{
  gint64 total = MAX (tc_scenario_get_int (scenario, table, "dice"), 1);
  gboolean is_taken;

  do {
    TcNode child = tc_scenario_get_first_child (scenario, table);

    is_taken = FALSE;
    for (; child != TC_NODE_NONE && !is_taken;
         child = tc_scenario_get_next_sibling (scenario, child))
      is_taken = has_role (scenario, child, "row") &&
                 tc_scenario_get_int (scenario, child, "from") <= total &&
                 tc_scenario_get_int (scenario, child, "to") >= total;
    total += is_taken;
  } while (is_taken);
  return g_strdup_printf ("%" G_GINT64_FORMAT, total);
}

static void
set_attribute (char **attributes, const char *name, const char *value)
{
  for (guint i = 0; attributes[i] != NULL; i += 2) {
    if (g_str_equal (attributes[i], name)) {
      g_free (attributes[i + 1]);
      attributes[i + 1] = g_strdup (value);
    }
  }
}

static void
add_row (TcTablesPage *self, Place *place)
{
  TcScenario *scenario = place->scenario;
  g_autoptr (TcOperation) insert = NULL;
  g_autofree char *total = NULL;
  g_autofree char *path = NULL;
  g_auto (GStrv) attributes = NULL;
  TcNode child;

  if (place->row == TC_NODE_NONE)
    place->row = find_last (scenario, place->table, "row");
  if (place->row == TC_NODE_NONE)
    return;
  total = dup_free_total (scenario, place->table);
  attributes = dup_attributes (scenario, place->row, "from", total);
  set_attribute (attributes, "to", total);
  path = tc_scenario_dup_path (scenario, place->row);
  insert = tc_operation_new_insert (self->shown, tc_scenario_get_name (scenario, place->row),
                                    (const char *const *) attributes);
  tc_operation_insert_after (insert, path);
  child = tc_scenario_get_first_child (scenario, place->row);
  for (; child != TC_NODE_NONE; child = tc_scenario_get_next_sibling (scenario, child)) {
    g_auto (GStrv) inner = dup_attributes (scenario, child, NULL, NULL);

    tc_operation_add_child (insert, tc_scenario_get_name (scenario, child),
                            (const char *const *) inner);
  }
  apply (self, insert);
}

/* The cell of @row for the column with key @id. */
static TcNode
find_cell (TcScenario *scenario, TcNode row, const char *id, const char **out_key)
{
  TcNode child = tc_scenario_get_first_child (scenario, row);

  for (; child != TC_NODE_NONE; child = tc_scenario_get_next_sibling (scenario, child)) {
    const TcSchemaElement *element = tc_scenario_get_element (scenario, child);

    if (g_strcmp0 (element->role, "cell") != 0 || element->key == NULL)
      continue;
    *out_key = element->key[0];
    if (g_strcmp0 (tc_scenario_get_string (scenario, child, *out_key), id) == 0)
      return child;
  }
  return TC_NODE_NONE;
}

static void
add_cells (TcOperation *group, Place *place, const char *id, const char *new_id)
{
  TcScenario *scenario = place->scenario;
  TcNode row = tc_scenario_get_first_child (scenario, place->table);

  for (; row != TC_NODE_NONE; row = tc_scenario_get_next_sibling (scenario, row)) {
    const char *key = NULL;
    TcNode cell;
    TcOperation *insert;
    g_auto (GStrv) attributes = NULL;
    g_autofree char *row_path = NULL;
    g_autofree char *cell_path = NULL;

    if (!has_role (scenario, row, "row"))
      continue;
    cell = find_cell (scenario, row, id, &key);
    if (cell == TC_NODE_NONE)
      continue;
    attributes = dup_attributes (scenario, cell, key, new_id);
    row_path = tc_scenario_dup_path (scenario, row);
    cell_path = tc_scenario_dup_path (scenario, cell);
    insert = tc_group_insert (group, row_path, tc_scenario_get_name (scenario, cell),
                              (const char *const *) attributes);
    tc_operation_insert_after (insert, cell_path);
  }
}

static void
add_column (TcTablesPage *self, Place *place)
{
  TcScenario *scenario = place->scenario;
  g_autoptr (TcOperation) group = tc_operation_new_group (_ ("Add column"));
  g_auto (GStrv) fresh = NULL;
  g_auto (GStrv) attributes = NULL;
  g_autofree char *path = NULL;
  const TcSchemaElement *element;
  const char *new_id = NULL;
  TcOperation *insert;

  if (place->column == TC_NODE_NONE)
    place->column = find_last (scenario, place->table, "column");
  if (place->column == TC_NODE_NONE)
    return;
  element = tc_scenario_get_element (scenario, place->column);
  fresh = tc_value_dup_new (scenario, place->table, element);
  for (guint i = 0; fresh[i] != NULL && element->key != NULL; i += 2) {
    if (g_str_equal (fresh[i], element->key[0]))
      new_id = fresh[i + 1];
  }
  if (new_id == NULL)
    return;
  attributes = dup_attributes (scenario, place->column, element->key[0], new_id);
  path = tc_scenario_dup_path (scenario, place->column);
  insert = tc_group_insert (group, self->shown, element->name, (const char *const *) attributes);
  tc_operation_insert_after (insert, path);
  add_cells (group, place, tc_scenario_get_id (scenario, place->column), new_id);
  apply (self, group);
}

static void
remove_row (TcTablesPage *self, Place *place)
{
  g_auto (GStrv) rows = tc_sheet_dup_rows (self->sheet);
  guint n = g_strv_length (rows);
  g_autofree char *label =
    n > 1 ? g_strdup_printf (ngettext ("Remove %u row", "Remove %u rows", n), n) : NULL;
  g_autoptr (TcOperation) group = label != NULL ? tc_operation_new_group (label) : NULL;
  g_autoptr (TcOperation) single = n == 1 ? tc_operation_new_remove (rows[0]) : NULL;

  for (guint i = 0; group != NULL && i < n; i++)
    tc_group_remove (group, rows[i]);
  if (n > 0)
    apply (self, n == 1 ? single : group);
}

static void
remove_column (TcTablesPage *self, Place *place)
{
  TcScenario *scenario = place->scenario;
  g_autoptr (TcOperation) group = tc_operation_new_group (_ ("Remove column"));
  const char *id;
  g_autofree char *path = NULL;
  TcNode row;

  if (place->column == TC_NODE_NONE)
    return;
  id = tc_scenario_get_id (scenario, place->column);
  path = tc_scenario_dup_path (scenario, place->column);
  tc_group_remove (group, path);
  row = tc_scenario_get_first_child (scenario, place->table);
  for (; row != TC_NODE_NONE; row = tc_scenario_get_next_sibling (scenario, row)) {
    const char *key = NULL;
    TcNode cell =
      has_role (scenario, row, "row") ? find_cell (scenario, row, id, &key) : TC_NODE_NONE;

    if (cell != TC_NODE_NONE) {
      g_autofree char *cell_path = tc_scenario_dup_path (scenario, cell);

      tc_group_remove (group, cell_path);
    }
  }
  apply (self, group);
}

static void
change_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  static const struct {
    const char *name;
    void (*change) (TcTablesPage *self, Place *place);
  } changes[] = {
    { "tables.add-row", add_row },
    { "tables.remove-row", remove_row },
    { "tables.add-column", add_column },
    { "tables.remove-column", remove_column },
  };
  TcTablesPage *self = TC_TABLES_PAGE (widget);
  Place place = { NULL };

  if (!find_place (self, &place))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++) {
    if (g_str_equal (changes[i].name, name))
      changes[i].change (self, &place);
  }
  tc_scenario_unref (place.scenario);
}

static void
clipboard_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcTablesPage *self = TC_TABLES_PAGE (widget);

  if (g_str_equal (name, "tables.copy"))
    tc_sheet_copy (self->sheet);
  else
    tc_sheet_paste (self->sheet);
  gtk_widget_grab_focus (GTK_WIDGET (self->sheet));
}

void
tc_tables_page_update_actions (TcTablesPage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const TcSheetData *data = tc_sheet_get_data (self->sheet);
  gboolean is_readable = tc_document_is_readable (self->document) && data != NULL;
  gboolean has_columns = FALSE;
  gboolean in_column = FALSE;
  guint column = 0;
  g_auto (GStrv) rows = tc_sheet_dup_rows (self->sheet);

  tc_sheet_label_removal (self->remove_row_button, g_strv_length (rows));
  tc_sheet_get_cursor (self->sheet, NULL, &column);
  for (guint i = 0; is_readable && data->n_rows > 0 && i < data->n_columns; i++) {
    gboolean is_column = tc_sheet_data_get (data, 0, i)->path != NULL;

    has_columns |= is_column;
    in_column |= is_column && i == column;
  }
  gtk_widget_action_set_enabled (widget, "tables.add-row", is_readable);
  gtk_widget_action_set_enabled (widget, "tables.remove-row", is_readable && rows[0] != NULL);
  gtk_widget_action_set_enabled (widget, "tables.add-column", has_columns);
  gtk_widget_action_set_enabled (widget, "tables.remove-column", in_column);
  gtk_widget_action_set_enabled (widget, "tables.copy", data != NULL);
  gtk_widget_action_set_enabled (widget, "tables.paste", is_readable);
}

void
tc_tables_page_install_actions (GtkWidgetClass *widget_class)
{
  static const char *const changes[] = { "tables.add-row", "tables.remove-row", "tables.add-column",
                                         "tables.remove-column" };

  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    gtk_widget_class_install_action (widget_class, changes[i], NULL, change_action);
  gtk_widget_class_install_action (widget_class, "tables.copy", NULL, clipboard_action);
  gtk_widget_class_install_action (widget_class, "tables.paste", NULL, clipboard_action);
}
