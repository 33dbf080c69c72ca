/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "lint/tc-lint-private.h"

/* Tables of dice: every total that the dice can roll must be in exactly one row. */

typedef struct {
  gint64 from;
  gint64 to;
  TcNode node;
} Row;

typedef struct {
  TcScenario *scenario;
  TcReport *report;
  TcNode table;
  gint64 lowest; /* what the dice can roll */
  gint64 highest;
} Table;

static int
compare_rows (gconstpointer a, gconstpointer b)
{
  const Row *left = a;
  const Row *right = b;

  if (left->from != right->from)
    return left->from < right->from ? -1 : 1;

  return left->node < right->node ? -1 : left->node > right->node;
}

static void
judge_row (const Table *table, const Row *row, gboolean has_modifiers)
{
  if (row->from > row->to)
    tc_lint_add (table->scenario, table->report, "TAB004", row->node, "from",
                 _ ("The row runs from %" G_GINT64_FORMAT " to %" G_GINT64_FORMAT
                    ": expected the lower total first"),
                 row->from, row->to);
  else if (!has_modifiers && (row->to < table->lowest || row->from > table->highest))
    tc_lint_add (table->scenario, table->report, "TAB003", row->node, "from",
                 _ ("The dice never roll this row: their totals are %" G_GINT64_FORMAT
                    " to %" G_GINT64_FORMAT),
                 table->lowest, table->highest);
}

static GArray *
read_rows (const Table *table)
{
  GArray *rows = g_array_new (FALSE, FALSE, sizeof (Row));
  gboolean has_modifiers =
    tc_lint_find_role (table->scenario, table->table, "modifier", TC_NODE_NONE) != TC_NODE_NONE ||
    tc_lint_find_role (table->scenario, table->table, "shift", TC_NODE_NONE) != TC_NODE_NONE;
  TcNode node = TC_NODE_NONE;

  while ((node = tc_lint_find_role (table->scenario, table->table, "row", node)) != TC_NODE_NONE) {
    Row row = { .node = node };

    if (!tc_lint_read_int (table->scenario, node, "from", &row.from) ||
        !tc_lint_read_int (table->scenario, node, "to", &row.to))
      continue;
    judge_row (table, &row, has_modifiers);
    if (row.from <= row.to)
      g_array_append_val (rows, row);
  }
  g_array_sort (rows, compare_rows);

  return rows;
}

static void
report_gap (const Table *table, gint64 from, gint64 to)
{
  if (from == to)
    tc_lint_add (table->scenario, table->report, "TAB001", table->table, NULL,
                 _ ("No row for a total of %" G_GINT64_FORMAT), from);
  else
    tc_lint_add (table->scenario, table->report, "TAB001", table->table, NULL,
                 _ ("No row for totals from %" G_GINT64_FORMAT " to %" G_GINT64_FORMAT), from, to);
}

static void
judge_table (const Table *table)
{
  g_autoptr (GArray) rows = read_rows (table);
  gint64 next = table->lowest; /* the lowest total without a row so far */
  const Row *widest = NULL;    /* of the rows so far, the one that reaches furthest */
  guint i;

  for (i = 0; i < rows->len; i++) {
    const Row *row = &g_array_index (rows, Row, i);

    if (widest != NULL && row->from <= widest->to) {
      TcFinding *finding =
        tc_lint_add (table->scenario, table->report, "TAB002", row->node, "from",
                     _ ("A total of %" G_GINT64_FORMAT " is in two rows"), row->from);

      tc_finding_add_related (finding, tc_scenario_get_source (table->scenario),
                              tc_lint_get_place (table->scenario, widest->node),
                              _ ("The other row is here"));
    }
    if (row->from > next && next <= table->highest)
      report_gap (table, next, MIN (row->from - 1, table->highest));
    if (widest == NULL || row->to > widest->to)
      widest = row;
    next = MAX (next, row->to + 1);
  }
  if (next <= table->highest)
    report_gap (table, next, table->highest);
}

void
tc_lint_tables (TcScenario *scenario, TcReport *report)
{
  Table table = { .scenario = scenario, .report = report, .table = TC_NODE_NONE };
  gint64 dice, faces;

  while ((table.table = tc_scenario_find_by_role (scenario, "table", table.table)) !=
         TC_NODE_NONE) {
    if (!tc_lint_read_int (scenario, table.table, "dice", &dice) ||
        !tc_lint_read_int (scenario, table.table, "faces", &faces) ||
        tc_lint_find_role (scenario, table.table, "row", TC_NODE_NONE) == TC_NODE_NONE)
      continue;
    table.lowest = dice;
    table.highest = dice * faces;
    judge_table (&table);
  }
}
