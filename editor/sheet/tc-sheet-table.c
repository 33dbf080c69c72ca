/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>

#include "document/tc-node.h"
#include "document/tc-value.h"
#include "sheet/tc-odds.h"
#include "sheet/tc-sheet-codes.h"
#include "sheet/tc-sheet-data.h"

/* A table of dice as a sheet: totals, odds, the rows' own values, a column for each column. */

typedef enum { COLUMN_RANGE, COLUMN_ODDS, COLUMN_VALUE, COLUMN_SET, COLUMN_CELL } ColumnKind;

typedef struct {
  ColumnKind kind;
  const TcSchemaAttribute *attribute; /* of a value; the reference of a set */
  const TcSchemaElement *element;     /* of the children of a set, or of the cells */
  const TcSchemaAttribute *key;       /* of the cells */
  TcNode node;                        /* the column */
  const char *id;                     /* its key */
  gboolean has_shares;
} Column;

typedef struct {
  TcRange range;
  TcNode node;
} Row;

typedef struct {
  TcSheetData *data;
  TcScenario *scenario;
  GArray *columns; /* Column */
  GArray *rows;    /* Row, by total */
  const TcSchemaElement *row_element;
} Table;

static gboolean
has_role (TcScenario *scenario, TcNode node, const char *role)
{
  return g_strcmp0 (tc_scenario_get_role (scenario, node), role) == 0;
}

static gint64
get_number (TcScenario *scenario, TcNode node, const char *name)
{
  if (tc_schema_content_find_attribute (tc_scenario_get_element (scenario, node)->content, name) ==
      NULL)
    return 0;
  return tc_scenario_get_int (scenario, node, name);
}

static gint
compare_rows (gconstpointer a, gconstpointer b)
{
  const Row *left = a;
  const Row *right = b;

  if (left->range.from != right->range.from)
    return left->range.from < right->range.from ? -1 : 1;
  return left->node < right->node ? -1 : 1;
}

static void
read_rows (Table *table)
{
  TcNode child = tc_scenario_get_first_child (table->scenario, table->data->node);

  for (; child != TC_NODE_NONE; child = tc_scenario_get_next_sibling (table->scenario, child)) {
    Row row = { .node = child };

    if (!has_role (table->scenario, child, "row"))
      continue;
    row.range.from = get_number (table->scenario, child, "from");
    row.range.to = get_number (table->scenario, child, "to");
    g_array_append_val (table->rows, row);
  }
  g_array_sort (table->rows, compare_rows);
}

/* A cell whose key names a column stands in that column; others are members of a set. */
static gboolean
stands_in_column (const TcSchemaElement *cell, const TcSchemaElement *column)
{
  const TcSchemaAttribute *key;

  if (cell->key == NULL || column == NULL)
    return FALSE;
  key = tc_schema_content_find_attribute (cell->content, cell->key[0]);
  return key != NULL && key->refs != NULL && g_strv_contains (key->refs, column->key_space);
}

static void
add_cell_columns (Table *table, const TcSchemaElement *cell)
{
  TcNode child = tc_scenario_get_first_child (table->scenario, table->data->node);

  for (; child != TC_NODE_NONE; child = tc_scenario_get_next_sibling (table->scenario, child)) {
    Column column = { .kind = COLUMN_CELL, .element = cell, .node = child };

    if (!has_role (table->scenario, child, "column"))
      continue;
    column.key = tc_schema_content_find_attribute (cell->content, cell->key[0]);
    column.id = tc_scenario_get_id (table->scenario, child);
    column.has_shares = TRUE;
    g_array_append_val (table->columns, column);
  }
}

static void
find_columns (Table *table, const TcSchemaElement *element)
{
  const TcSchemaElement *column = tc_schema_content_find_role (element->content, "column");
  const TcSchemaContent *row = table->row_element->content;
  Column range = { .kind = COLUMN_RANGE };
  Column odds = { .kind = COLUMN_ODDS };

  g_array_append_val (table->columns, range);
  g_array_append_val (table->columns, odds);
  for (guint i = 0; i < row->n_attributes; i++) {
    Column value = { .kind = COLUMN_VALUE, .attribute = &row->attributes[i] };
    const char *name = row->attributes[i].name;

    if (g_str_equal (name, "from") || g_str_equal (name, "to") || tc_value_is_datum (name))
      continue;
    value.has_shares = table->columns->len == 2 && column == NULL;
    g_array_append_val (table->columns, value);
  }
  for (guint i = 0; i < row->n_elements; i++) {
    const TcSchemaElement *cell = row->elements[i];
    Column set = { .kind = COLUMN_SET, .element = cell };

    if (g_strcmp0 (cell->role, "cell") != 0 || cell->key == NULL)
      continue;
    if (stands_in_column (cell, column)) {
      add_cell_columns (table, cell);
      continue;
    }
    set.attribute = tc_schema_content_find_attribute (cell->content, cell->key[0]);
    g_array_append_val (table->columns, set);
  }
}

static void
add_heading (Table *table, const Column *column)
{
  TcSheetData *data = table->data;
  g_autoptr (GPtrArray) parts = NULL;
  TcSheetCell *cell;

  switch (column->kind) {
  case COLUMN_RANGE:
    cell = tc_sheet_data_add (data, g_strdup (_ ("Roll")), TC_SHEET_HEADING | TC_SHEET_NUMBER);
    cell->tip = g_strdup (_ ("Dice totals of the row"));
    break;
  case COLUMN_ODDS:
    cell = tc_sheet_data_add (data, g_strdup (_ ("Chance")), TC_SHEET_HEADING | TC_SHEET_AT_END);
    cell->tip = g_strdup (_ ("Without die-roll modifiers"));
    break;
  case COLUMN_VALUE:
    cell =
      tc_sheet_data_add (data, tc_word_dup_capital (column->attribute->label), TC_SHEET_HEADING);
    cell->tip = g_strdup (tc_word_translate (column->attribute->doc));
    break;
  case COLUMN_SET:
    cell = tc_sheet_data_add (data, tc_word_dup_capital (column->element->label), TC_SHEET_HEADING);
    cell->tip = g_strdup (tc_word_translate (column->element->doc));
    break;
  case COLUMN_CELL:
    parts = tc_codes_list (tc_scenario_get_element (table->scenario, column->node));
    cell = tc_sheet_data_add (data,
                              parts->len > 0 ? tc_parts_dup_text (table->scenario, column->node)
                                             : g_strdup (column->id),
                              TC_SHEET_HEADING | TC_SHEET_NUMBER);
    cell->element = tc_scenario_get_element (table->scenario, column->node);
    cell->path = tc_scenario_dup_path (table->scenario, column->node);
    cell->bind = parts->len > 0 ? TC_BIND_PARTS : TC_BIND_NONE;
    cell->tip = tc_parts_dup_legend (cell->element);
    cell->provenance = tc_scenario_get_provenance (table->scenario, column->node, NULL);
    break;
  }
}

static TcNode
find_cell (Table *table, TcNode row, const Column *column)
{
  TcNode child = tc_scenario_find_child (table->scenario, row, column->element->name);

  for (; child != TC_NODE_NONE; child = tc_scenario_find_next (table->scenario, child)) {
    if (g_strcmp0 (tc_scenario_get_string (table->scenario, child, column->key->name),
                   column->id) == 0)
      return child;
  }
  return TC_NODE_NONE;
}

/* Provenance of what a cell says: of its first value, all else being equal the cell's own. */
static TcProvenance
get_provenance (Table *table, TcNode cell, const GPtrArray *list)
{
  for (guint i = 0; i < list->len; i++) {
    const TcSchemaAttribute *attribute = list->pdata[i];

    if (tc_scenario_has (table->scenario, cell, attribute->name))
      return tc_scenario_get_provenance (table->scenario, cell, attribute->name);
  }
  return tc_scenario_get_provenance (table->scenario, cell, NULL);
}

/* (transfer full) (nullable): what the result does that @cell, which is at @node, names. */
static char *
dup_meaning (Table *table, TcNode node, const TcSheetCell *cell)
{
  TcNode result = TC_NODE_NONE;
  char *meaning;

  if (cell->attribute != NULL && cell->attribute->refs != NULL)
    result = tc_scenario_get_ref (table->scenario, node, cell->attribute->name);
  if (result == TC_NODE_NONE)
    return NULL;
  meaning = tc_node_dup_summary (table->scenario, result);
  if (*meaning == '\0')
    g_clear_pointer (&meaning, g_free);

  return meaning;
}

static void
add_result (Table *table, const Row *row, const Column *column)
{
  TcNode node = find_cell (table, row->node, column);
  g_autoptr (GPtrArray) list = tc_codes_list (column->element);
  TcSheetCell *cell = tc_sheet_data_add (table->data, NULL, TC_SHEET_NUMBER);

  cell->element = column->element;
  cell->bind = list->len == 1 ? TC_BIND_VALUE : TC_BIND_CODES;
  cell->attribute = list->len == 1 ? list->pdata[0] : NULL;
  if (node == TC_NODE_NONE) {
    cell->text = g_strdup ("");
    cell->path = tc_scenario_dup_path (table->scenario, row->node);
    cell->key = column->key;
    cell->key_value = g_strdup (column->id);
    cell->tip = g_strdup (_ ("This cell does not exist yet"));
    return;
  }
  cell->path = tc_scenario_dup_path (table->scenario, node);
  cell->text = list->len == 1 ? tc_value_dup_text (table->scenario, node, cell->attribute)
                              : tc_codes_dup_text (table->scenario, node);
  cell->tip = dup_meaning (table, node, cell);
  cell->provenance = get_provenance (table, node, list);
}

static void
add_cell (Table *table, const Row *row, const Column *column)
{
  TcSheetData *data = table->data;
  const TcSheetData *all = data;
  TcSheetCell *cell;

  switch (column->kind) {
  case COLUMN_RANGE:
    cell =
      tc_sheet_data_add (data, tc_range_dup_text (row->range), TC_SHEET_HEADING | TC_SHEET_NUMBER);
    cell->bind = TC_BIND_RANGE;
    cell->element = table->row_element;
    cell->attribute = tc_schema_content_find_attribute (table->row_element->content, "from");
    cell->path = tc_scenario_dup_path (table->scenario, row->node);
    break;
  case COLUMN_ODDS:
    tc_sheet_data_add (data,
                       tc_odds_dup_text (tc_odds_count (all->dice, all->faces, row->range),
                                         tc_odds_count_all (all->dice, all->faces)),
                       TC_SHEET_QUIET | TC_SHEET_AT_END);
    break;
  case COLUMN_VALUE:
    cell = tc_sheet_data_add (data,
                              tc_value_dup_text (table->scenario, row->node, column->attribute), 0);
    tc_sheet_data_bind_value (data, cell, row->node, column->attribute);
    break;
  case COLUMN_SET:
    tc_sheet_data_add_set (data, row->node, column->element, column->attribute);
    break;
  case COLUMN_CELL:
    add_result (table, row, column);
    break;
  }
}

static void
judge_rows (Table *table)
{
  TcSheetData *data = table->data;
  g_autofree TcRange *ranges = g_new0 (TcRange, table->rows->len + 1);
  g_autofree gboolean *bad = g_new0 (gboolean, table->rows->len + 1);

  for (guint i = 0; i < table->rows->len; i++)
    ranges[i] = g_array_index (table->rows, Row, i).range;
  g_free (data->notice);
  data->notice = tc_odds_dup_faults (data->dice, data->faces, ranges, table->rows->len, bad);
  for (guint i = 0; i < table->rows->len; i++) {
    TcSheetCell *cell = data->cells->pdata[(i + 1) * data->n_columns];

    if (bad[i])
      cell->flags |= TC_SHEET_BAD;
  }
}

/* (transfer full): the texts that the columns with shares hold, in the order they appear. */
static GPtrArray *
list_results (Table *table)
{
  GPtrArray *results = g_ptr_array_new ();

  for (guint i = 0; i < table->columns->len; i++) {
    if (!g_array_index (table->columns, Column, i).has_shares)
      continue;
    for (guint row = 1; row <= table->data->n_body; row++) {
      const char *text = tc_sheet_data_get (table->data, row, i)->text;
      gboolean is_known = FALSE;

      for (guint j = 0; j < results->len && !is_known; j++)
        is_known = g_str_equal (results->pdata[j], text);
      if (!is_known && *text != '\0')
        g_ptr_array_add (results, (gpointer) text);
    }
  }
  return results;
}

static char *
dup_share (Table *table, guint column, const char *result)
{
  TcSheetData *data = table->data;
  guint64 ways = 0;

  for (guint i = 0; i < table->rows->len; i++) {
    if (g_str_equal (tc_sheet_data_get (data, i + 1, column)->text, result))
      ways += tc_odds_count (data->dice, data->faces, g_array_index (table->rows, Row, i).range);
  }
  return tc_odds_dup_percent (ways, tc_odds_count_all (data->dice, data->faces));
}

static void
add_shares (Table *table)
{
  TcSheetData *data = table->data;
  g_autoptr (GPtrArray) results = list_results (table);

  while (data->n_wide < table->columns->len &&
         !g_array_index (table->columns, Column, data->n_wide).has_shares)
    data->n_wide++;
  for (guint i = 0; results->len > 0 && i < table->columns->len; i++)
    tc_sheet_data_add (data, g_strdup (i == 0 ? _ ("Share of each result in %") : ""),
                       TC_SHEET_TITLE);
  for (guint i = 0; i < results->len; i++) {
    for (guint j = 0; j < table->columns->len; j++) {
      const Column *column = &g_array_index (table->columns, Column, j);

      if (j == 0)
        tc_sheet_data_add (data, g_strdup (results->pdata[i]), TC_SHEET_HEADING | TC_SHEET_QUIET);
      else
        tc_sheet_data_add (
          data, column->has_shares ? dup_share (table, j, results->pdata[i]) : g_strdup (""),
          TC_SHEET_QUIET | TC_SHEET_NUMBER);
    }
  }
}

TcSheetData *
tc_sheet_data_new_table (TcScenario *scenario, TcNode node)
{
  const TcSchemaElement *element = tc_scenario_get_element (scenario, node);
  g_autoptr (GArray) columns = g_array_new (FALSE, FALSE, sizeof (Column));
  g_autoptr (GArray) rows = g_array_new (FALSE, FALSE, sizeof (Row));
  TcSheetData *data = tc_sheet_data_new (scenario, node);
  Table table = { .data = data, .scenario = scenario, .columns = columns, .rows = rows };

  table.row_element = tc_schema_content_find_role (element->content, "row");
  if (table.row_element == NULL)
    return data;
  data->dice = (guint) CLAMP (get_number (scenario, node, "dice"), 0, 8);
  data->faces = (guint) CLAMP (get_number (scenario, node, "faces"), 0, 64);
  read_rows (&table);
  find_columns (&table, element);
  data->n_columns = columns->len;
  data->n_body = rows->len;
  for (guint i = 0; i < columns->len; i++)
    add_heading (&table, &g_array_index (columns, Column, i));
  for (guint i = 0; i < rows->len; i++) {
    for (guint j = 0; j < columns->len; j++)
      add_cell (&table, &g_array_index (rows, Row, i), &g_array_index (columns, Column, j));
  }
  judge_rows (&table);
  add_shares (&table);
  return data;
}
