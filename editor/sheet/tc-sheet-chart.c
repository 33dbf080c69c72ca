/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>

#include "document/tc-node.h"
#include "document/tc-value.h"
#include "sheet/tc-sheet-cross.h"

/* Charts that two things decide, and tracks of characters. */

typedef struct {
  TcSheetData *data;
  TcScenario *scenario;
  const TcSchemaElement *element;  /* of the cells */
  const TcSchemaAttribute *first;  /* the reference of the rows */
  const TcSchemaAttribute *second; /* of the columns */
  const TcSchemaAttribute *value;
  const char *column_name; /* what the elements of the columns are called in the file */
  GArray *columns;         /* TcNode */
  GHashTable *cells;       /* pair of nodes -> TcNode */
} Chart;

static gpointer
make_pair (TcNode row, TcNode column)
{
  return GSIZE_TO_POINTER (((gsize) row << 24) ^ column);
}

/* Whether @node has a word of a closed list that is what the elements of the columns are called: a
 * room with the symbol "omen" leads to omens. */
static gboolean
leads_to_columns (Chart *chart, TcNode node)
{
  const TcSchemaContent *content = tc_scenario_get_element (chart->scenario, node)->content;

  for (guint i = 0; i < content->n_attributes; i++) {
    const TcSchemaAttribute *attribute = &content->attributes[i];

    if (attribute->type->kind == TC_VALUE_ENUM && attribute->refs == NULL &&
        g_strcmp0 (tc_scenario_get_string (chart->scenario, node, attribute->name),
                   chart->column_name) == 0)
      return TRUE;
  }
  return FALSE;
}

/* What a cell names in @attribute: the first that names anything, since others may be faulty. */
static TcNode
find_named (TcScenario *scenario, const TcSchemaAttribute *attribute)
{
  TcNode named = TC_NODE_NONE;
  TcNode cell = TC_NODE_NONE;

  while (named == TC_NODE_NONE &&
         (cell = tc_scenario_find_by_role (scenario, "chart-cell", cell)) != TC_NODE_NONE)
    named = tc_scenario_get_ref (scenario, cell, attribute->name);

  return named;
}

/* What is of the kind that the cells name in @attribute. */
static GArray *
list_kind (Chart *chart, const TcSchemaAttribute *attribute)
{
  TcNode named = find_named (chart->scenario, attribute);
  GArray *nodes = g_array_new (FALSE, FALSE, sizeof (TcNode));

  for (TcNode node = 0; named != TC_NODE_NONE && node < tc_scenario_get_n_nodes (chart->scenario);
       node++) {
    if (tc_scenario_get_element (chart->scenario, node) ==
        tc_scenario_get_element (chart->scenario, named))
      g_array_append_val (nodes, node);
  }
  return nodes;
}

static void
read_cells (Chart *chart)
{
  TcNode cell = TC_NODE_NONE;

  while ((cell = tc_scenario_find_by_role (chart->scenario, "chart-cell", cell)) != TC_NODE_NONE)
    g_hash_table_insert (
      chart->cells,
      make_pair (tc_scenario_get_ref (chart->scenario, cell, chart->first->name),
                 tc_scenario_get_ref (chart->scenario, cell, chart->second->name)),
      GUINT_TO_POINTER (cell));
}

static TcNode
find_cell (Chart *chart, TcNode row, TcNode column)
{
  gpointer found = g_hash_table_lookup (chart->cells, make_pair (row, column));

  return found != NULL ? GPOINTER_TO_UINT (found) : TC_NODE_NONE;
}

/* (transfer full) (nullable): what the number in the cell @node means. */
static char *
dup_meaning (Chart *chart, TcNode node)
{
  const char *number = tc_scenario_get_string (chart->scenario, node, chart->value->name);
  TcNode meaning =
    number != NULL ? tc_node_find_key (chart->scenario, "chart-number", number) : TC_NODE_NONE;

  return meaning != TC_NODE_NONE ? tc_node_dup_summary (chart->scenario, meaning) : NULL;
}

static void
add_cell (Chart *chart, TcNode row, TcNode column, gboolean is_led_to)
{
  TcNode node = find_cell (chart, row, column);
  TcSheetCell *cell = tc_sheet_data_add (chart->data, NULL, TC_SHEET_NUMBER);

  cell->bind = TC_BIND_ENTRY;
  cell->element = chart->element;
  cell->attribute = chart->value;
  if (node == TC_NODE_NONE) {
    cell->text = g_strdup ("");
    cell->path = tc_scenario_dup_path (chart->scenario, chart->data->node);
    cell->key = chart->first;
    cell->key_value = g_strdup (tc_scenario_get_id (chart->scenario, row));
    cell->wanted = g_new0 (char *, 3);
    cell->wanted[0] = g_strdup (chart->second->name);
    cell->wanted[1] = g_strdup (tc_scenario_get_id (chart->scenario, column));
    cell->tip =
      g_strdup (is_led_to ? _ ("This cell is missing") : _ ("This cell does not exist yet"));
    cell->said = is_led_to ? g_strdup (_ ("missing")) : NULL;
    cell->flags |= is_led_to ? TC_SHEET_BAD : 0;
    return;
  }
  cell->path = tc_scenario_dup_path (chart->scenario, node);
  cell->text = tc_value_dup_text (chart->scenario, node, chart->value);
  cell->tip = is_led_to ? dup_meaning (chart, node) : g_strdup (_ ("No game can reach this cell"));
  if (!is_led_to) {
    /* TRANSLATORS: a number in a cell that no game can reach. */
    cell->said = g_strdup_printf (_ ("%s, out of reach"), cell->text);
    cell->flags |= TC_SHEET_IDLE;
  }
  cell->provenance = tc_scenario_get_provenance (chart->scenario, node, chart->value->name);
}

static gboolean
has_any_cell (Chart *chart, TcNode row)
{
  for (guint i = 0; i < chart->columns->len; i++) {
    if (find_cell (chart, row, g_array_index (chart->columns, TcNode, i)) != TC_NODE_NONE)
      return TRUE;
  }
  return FALSE;
}

static void
add_rows (Chart *chart)
{
  g_autoptr (GArray) rows = list_kind (chart, chart->first);

  for (guint i = 0; i < rows->len; i++) {
    TcNode row = g_array_index (rows, TcNode, i);
    gboolean is_led_to = leads_to_columns (chart, row);

    if (!is_led_to && !has_any_cell (chart, row))
      continue;
    tc_sheet_data_add (chart->data, tc_node_dup_title (chart->scenario, row), TC_SHEET_HEADING);
    for (guint j = 0; j < chart->columns->len; j++)
      add_cell (chart, row, g_array_index (chart->columns, TcNode, j), is_led_to);
    chart->data->n_body++;
  }
}

static void
add_chart_headings (Chart *chart)
{
  chart->data->n_columns = 1 + chart->columns->len;
  tc_sheet_data_add (chart->data, tc_word_dup_capital (chart->first->label), TC_SHEET_HEADING);
  for (guint i = 0; i < chart->columns->len; i++) {
    char *title = tc_node_dup_title (chart->scenario, g_array_index (chart->columns, TcNode, i));
    TcSheetCell *cell = tc_sheet_data_add (chart->data, g_strdelimit (g_strdup (title), " ", '\n'),
                                           TC_SHEET_HEADING | TC_SHEET_NUMBER);

    cell->said = title;
  }
}

/* (nullable): the first attribute of @element that is a number. */
static const TcSchemaAttribute *
find_number (const TcSchemaElement *element)
{
  for (guint i = 0; i < element->content->n_attributes; i++) {
    if (element->content->attributes[i].type->kind == TC_VALUE_INTEGER)
      return &element->content->attributes[i];
  }
  return NULL;
}

TcSheetData *
tc_sheet_data_new_chart (TcScenario *scenario)
{
  TcNode cell = tc_scenario_find_by_role (scenario, "chart-cell", TC_NODE_NONE);
  TcSheetData *data = tc_sheet_data_new (
    scenario, cell != TC_NODE_NONE ? tc_scenario_get_parent (scenario, cell) : 0);
  g_autoptr (GHashTable) cells = g_hash_table_new (NULL, NULL);
  g_autoptr (GArray) columns = NULL;
  Chart chart = { .data = data, .scenario = scenario, .cells = cells };
  TcNode column;

  if (cell == TC_NODE_NONE)
    return data;
  chart.element = tc_scenario_get_element (scenario, cell);
  chart.first = tc_schema_content_find_attribute (chart.element->content, chart.element->key[0]);
  chart.second = tc_schema_content_find_attribute (chart.element->content, chart.element->key[1]);
  chart.value = find_number (chart.element);
  column = find_named (scenario, chart.second);
  if (column == TC_NODE_NONE || chart.value == NULL)
    return data;
  chart.column_name = tc_scenario_get_name (scenario, column);
  chart.columns = columns = list_kind (&chart, chart.second);
  read_cells (&chart);
  add_chart_headings (&chart);
  add_rows (&chart);
  return data;
}

/* -- Tracks of a character -- */

static gboolean
is_step (const TcSchemaElement *element, const TcSchemaAttribute *attribute)
{
  return attribute->type->kind == TC_VALUE_INTEGER && !g_str_equal (attribute->name, "start") &&
         !tc_value_is_datum (attribute->name) && !tc_value_is_key (element, attribute->name);
}

static void
add_track_headings (TcSheetData *data, const TcSchemaElement *element)
{
  const TcSchemaContent *content = element->content;
  guint n = 0;

  for (guint i = 0; i < content->n_attributes; i++)
    n += is_step (element, &content->attributes[i]);
  data->n_columns = n + 3;
  tc_sheet_data_add (data, tc_word_dup_capital (element->key[0]), TC_SHEET_HEADING);
  tc_sheet_data_add (data, g_strdup ("☠"), TC_SHEET_HEADING | TC_SHEET_QUIET | TC_SHEET_NUMBER)
    ->tip = g_strdup (_ ("Below the first step"));
  for (guint i = 1; i <= n; i++) {
    TcSheetCell *cell = tc_sheet_data_add (data, g_strdup_printf ("%u", i),
                                           TC_SHEET_HEADING | TC_SHEET_QUIET | TC_SHEET_NUMBER);

    cell->said = g_strdup_printf (_ ("step %u"), i);
  }
  tc_sheet_data_add (data, g_strdup (_ ("Begins at step")), TC_SHEET_HEADING | TC_SHEET_NUMBER);
}

static void
add_track (TcSheetData *data, TcNode track)
{
  const TcSchemaElement *element = tc_scenario_get_element (data->scenario, track);
  const TcSchemaContent *content = element->content;
  const TcSchemaAttribute *key = tc_schema_content_find_attribute (content, element->key[0]);
  const TcSchemaAttribute *start = tc_schema_content_find_attribute (content, "start");
  gint64 marked = start != NULL ? tc_scenario_get_int (data->scenario, track, "start") : 0;
  gint64 n = 0;

  tc_sheet_data_add (data, tc_value_dup_text (data->scenario, track, key), TC_SHEET_HEADING);
  tc_sheet_data_add (data, g_strdup ("☠"), TC_SHEET_QUIET | TC_SHEET_NUMBER);
  for (guint i = 0; i < content->n_attributes; i++) {
    const TcSchemaAttribute *attribute = &content->attributes[i];
    TcSheetCell *cell;

    if (!is_step (element, attribute))
      continue;
    cell = tc_sheet_data_add (data, tc_value_dup_text (data->scenario, track, attribute), 0);
    tc_sheet_data_bind_value (data, cell, track, attribute);
    if (++n == marked) {
      cell->flags |= TC_SHEET_MARKED;
      cell->tip = g_strdup (_ ("The character begins here"));
    }
  }
  if (start != NULL)
    tc_sheet_data_bind_value (
      data, tc_sheet_data_add (data, tc_value_dup_text (data->scenario, track, start), 0), track,
      start);
  else
    tc_sheet_data_add (data, g_strdup (""), TC_SHEET_QUIET);
  data->n_body++;
}

TcSheetData *
tc_sheet_data_new_tracks (TcScenario *scenario, TcNode piece)
{
  TcSheetData *data = tc_sheet_data_new (scenario, piece);
  TcNode track = tc_scenario_find_child_by_role (scenario, piece, "trait-track", TC_NODE_NONE);

  if (track == TC_NODE_NONE)
    return data;
  add_track_headings (data, tc_scenario_get_element (scenario, track));
  for (; track != TC_NODE_NONE;
       track = tc_scenario_find_child_by_role (scenario, piece, "trait-track", track))
    add_track (data, track);
  return data;
}
