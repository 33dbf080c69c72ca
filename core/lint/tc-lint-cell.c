/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lint/tc-lint-private.h"

/* Cells: each row has one for each column of its table. That a row has two for one column is a
 * duplicate key. */

typedef struct {
  TcScenario *scenario;
  TcReport *report;
  GArray *columns;   /* TcNode */
  GHashTable *order; /* TcNode of a column -> its place in columns + 1 */
  GArray *n_cells;   /* guint of each column: in all rows */
  GHashTable *faulty;
  gboolean has_bad_row; /* nobody knows which columns it has cells for */
} Cells;

static void
read_columns (Cells *cells, TcNode table)
{
  TcNode column = TC_NODE_NONE;

  while ((column = tc_lint_find_role (cells->scenario, table, "column", column)) != TC_NODE_NONE) {
    g_array_append_val (cells->columns, column);
    g_hash_table_insert (cells->order, GUINT_TO_POINTER (column),
                         GUINT_TO_POINTER (cells->columns->len));
  }
  g_array_set_size (cells->n_cells, cells->columns->len);
}

/* Which columns the row has cells for; NULL when one of them is unknown: its finding is enough. */
static guint8 *
mark_cells (Cells *cells, TcNode row)
{
  g_autofree guint8 *marks = g_new0 (guint8, cells->columns->len);
  TcNode cell = TC_NODE_NONE;
  gboolean is_known = tc_scenario_is_valid (cells->scenario) ||
                      tc_lint_find_role (cells->scenario, row, "cell", cell) != TC_NODE_NONE;

  while ((cell = tc_lint_find_role (cells->scenario, row, "cell", cell)) != TC_NODE_NONE) {
    TcNode column = tc_lint_find_ref (cells->scenario, cell, "column", NULL);
    guint at = GPOINTER_TO_UINT (g_hash_table_lookup (cells->order, GUINT_TO_POINTER (column)));

    if (at > 0)
      marks[at - 1] = 1;
    else if (tc_lint_has_bad_ref (cells->scenario, cell))
      is_known = FALSE;
  }

  return is_known ? g_steal_pointer (&marks) : NULL;
}

static TcNode
find_cell (Cells *cells, TcNode row, TcNode column)
{
  TcNode cell = TC_NODE_NONE;

  while ((cell = tc_lint_find_role (cells->scenario, row, "cell", cell)) != TC_NODE_NONE &&
         tc_lint_find_ref (cells->scenario, cell, "column", NULL) != column)
    continue;

  return cell;
}

/* The fix: what the nearest row has for the column, after the cell of the column before it. */
static void
add_fix (Cells *cells, TcFinding *finding, TcNode row, guint index, TcNode model_row)
{
  TcScenario *scenario = cells->scenario;
  TcNode column = g_array_index (cells->columns, TcNode, index);
  TcNode model = model_row != TC_NODE_NONE ? find_cell (cells, model_row, column) : TC_NODE_NONE;
  TcNode first = tc_lint_find_role (scenario, row, "cell", TC_NODE_NONE);
  TcNode before = index > 0
                    ? find_cell (cells, row, g_array_index (cells->columns, TcNode, index - 1))
                    : TC_NODE_NONE;
  const char *text = tc_source_get_text (tc_scenario_get_source (scenario), NULL);
  g_autoptr (TcEdits) edits = tc_edits_new (tc_scenario_get_source (scenario));
  g_autoptr (GString) cell = g_string_new (NULL);
  TcSpan extent, gap;
  guint32 at;

  if (model == TC_NODE_NONE || first == TC_NODE_NONE)
    return;
  gap.start = tc_scenario_get_tag_span (scenario, row).end;
  gap.end = tc_scenario_get_extent (scenario, first).start;
  if (memchr (text + gap.start, '<', gap.end - gap.start) != NULL)
    gap.end = gap.start;
  extent = tc_scenario_get_extent (scenario, model);
  g_string_append_len (cell, text + gap.start, gap.end - gap.start);
  g_string_append_len (cell, text + extent.start, extent.end - extent.start);
  at = before != TC_NODE_NONE ? tc_scenario_get_extent (scenario, before).end : gap.start;
  if (tc_edits_add (edits, (TcSpan){ at, at }, cell->str, (gssize) cell->len))
    tc_finding_add_fix (finding, edits, _ ("Copy the cell from the next row"));
}

static void
report_row (Cells *cells, TcNode row, const guint8 *marks, TcNode model_row)
{
  g_autoptr (GString) names = g_string_new (NULL);
  guint n = 0;
  guint first = 0;
  TcFinding *finding;

  for (guint i = 0; i < cells->columns->len; i++) {
    TcNode column = g_array_index (cells->columns, TcNode, i);

    if (marks[i] || g_array_index (cells->n_cells, guint, i) == 0)
      continue;
    first = n == 0 ? i : first;
    n++;
    if (n <= 3)
      g_string_append_printf (names, "%s\"%s\"", n > 1 ? ", " : "",
                              tc_lint_get_title (cells->scenario, column));
  }
  if (n == 0)
    return;
  tc_lint_mark (cells->faulty, tc_scenario_get_parent (cells->scenario, row));
  if (n > 3)
    g_string_append_printf (names, _ (" and %u more"), n - 3);
  finding = tc_lint_add (cells->scenario, cells->report, "TAB005", row, NULL,
                         _ ("The row has no cell for column %s"), names->str);
  if (n == 1)
    add_fix (cells, finding, row, first, model_row);
}

/* A column without any cell is one fault, not one of each row. */
static void
report_columns (Cells *cells, TcNode table)
{
  for (guint i = 0; i < cells->columns->len; i++) {
    TcNode column = g_array_index (cells->columns, TcNode, i);

    if (g_array_index (cells->n_cells, guint, i) > 0 || cells->has_bad_row ||
        tc_lint_is_duplicate (cells->scenario, column) ||
        tc_scenario_get_id (cells->scenario, column) == NULL)
      continue;
    tc_lint_mark (cells->faulty, table);
    tc_lint_add (cells->scenario, cells->report, "TAB005", column,
                 tc_scenario_get_element (cells->scenario, column)->key[0],
                 _ ("No row has a cell for column %s"),
                 tc_lint_get_title (cells->scenario, column));
  }
}

static void
judge_table (Cells *cells, TcNode table)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (g_free);
  TcNode row = TC_NODE_NONE;
  TcNode before = TC_NODE_NONE;
  guint i = 0;

  while ((row = tc_lint_find_role (cells->scenario, table, "row", row)) != TC_NODE_NONE) {
    guint8 *marks = mark_cells (cells, row);

    cells->has_bad_row |= marks == NULL;
    for (guint c = 0; marks != NULL && c < cells->columns->len; c++)
      g_array_index (cells->n_cells, guint, c) += marks[c];
    g_ptr_array_add (rows, marks);
  }
  report_columns (cells, table);
  while ((row = tc_lint_find_role (cells->scenario, table, "row", row)) != TC_NODE_NONE) {
    const guint8 *marks = g_ptr_array_index (rows, i++);
    TcNode model =
      before != TC_NODE_NONE ? before : tc_lint_find_role (cells->scenario, table, "row", row);

    if (marks != NULL)
      report_row (cells, row, marks, model);
    before = row;
  }
}

void
tc_lint_cells (TcScenario *scenario, TcReport *report, GHashTable *faulty)
{
  TcNode table = TC_NODE_NONE;

  while ((table = tc_scenario_find_by_role (scenario, "table", table)) != TC_NODE_NONE) {
    g_autoptr (GArray) columns = g_array_new (FALSE, FALSE, sizeof (TcNode));
    g_autoptr (GArray) n_cells = g_array_new (FALSE, TRUE, sizeof (guint));
    g_autoptr (GHashTable) order = g_hash_table_new (NULL, NULL);
    Cells cells = { scenario, report, columns, order, n_cells, faulty, FALSE };

    read_columns (&cells, table);
    if (columns->len > 0)
      judge_table (&cells, table);
  }
}
