/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "lint/tc-lint-private.h"

#define MAX_DICE 4 /* of a table, by the schemas */

/* Tables of dice: every total that the dice can roll must be in exactly one row. Where modifiers
 * can lead beyond the dice, a total outside all rows counts as the nearest row, but between rows
 * there may be no gap either. */

typedef struct {
  gint64 from;
  gint64 to;
  TcNode node;
  gboolean is_reversed; /* written the other way round */
} Row;

typedef struct {
  TcScenario *scenario;
  TcReport *report;
  TcNode table;
  gint64 lowest; /* what the dice can roll */
  gint64 highest;
  gboolean has_modifiers;
  gboolean has_bad_row; /* then nothing is known of gaps */
  GHashTable *faulty;
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
add_swap (const Table *table, TcFinding *finding, const Row *row)
{
  g_autoptr (TcEdits) edits = tc_edits_new (tc_scenario_get_source (table->scenario));
  g_autofree char *from = g_strdup_printf ("%" G_GINT64_FORMAT, row->to);
  g_autofree char *to = g_strdup_printf ("%" G_GINT64_FORMAT, row->from);
  TcSpan a = { 0, 0 };
  TcSpan b = { 0, 0 };

  tc_scenario_get_value_span (table->scenario, row->node, "from", &a);
  tc_scenario_get_value_span (table->scenario, row->node, "to", &b);
  if (tc_edits_add (edits, a.start < b.start ? a : b, a.start < b.start ? to : from, -1) &&
      tc_edits_add (edits, a.start < b.start ? b : a, a.start < b.start ? from : to, -1))
    tc_finding_add_fix (finding, edits, _ ("Swap the two numbers"));
}

static void
judge_row (const Table *table, const Row *row)
{
  if (row->is_reversed) {
    TcFinding *finding = tc_lint_add (table->scenario, table->report, "TAB004", row->node, "from",
                                      _ ("The row runs from %" G_GINT64_FORMAT
                                         " to %" G_GINT64_FORMAT ": expected the lower total "
                                         "first"),
                                      row->to, row->from);

    add_swap (table, finding, row);
  } else if (!table->has_modifiers && (row->to < table->lowest || row->from > table->highest)) {
    TcFinding *finding = tc_lint_add (table->scenario, table->report, "TAB003", row->node, "from",
                                      _ ("The dice never roll this row: their totals are "
                                         "%" G_GINT64_FORMAT " to %" G_GINT64_FORMAT),
                                      table->lowest, table->highest);
    g_autofree char *path = tc_scenario_dup_path (table->scenario, row->node);

    tc_lint_add_fix (table->scenario, finding, tc_operation_new_remove (path),
                     _ ("Remove the row"));
  }
}

static GArray *
read_rows (Table *table)
{
  GArray *rows = g_array_new (FALSE, FALSE, sizeof (Row));
  TcNode node = TC_NODE_NONE;

  while ((node = tc_lint_find_role (table->scenario, table->table, "row", node)) != TC_NODE_NONE) {
    Row row = { .node = node };

    if (!tc_lint_read_int (table->scenario, node, "from", &row.from) ||
        !tc_lint_read_int (table->scenario, node, "to", &row.to)) {
      table->has_bad_row = TRUE;
      continue;
    }
    /* A reversed row is one fault; it stands for the totals that it was meant for. */
    if (row.from > row.to)
      row = (Row){ row.to, row.from, node, TRUE };
    g_array_append_val (rows, row);
  }
  g_array_sort (rows, compare_rows);

  return rows;
}

/* The fix: the row beside the gap reaches over it. */
static void
add_stretch (const Table *table,
             TcFinding *finding,
             const Row *row,
             const char *attribute,
             gint64 total)
{
  g_autofree char *path = tc_scenario_dup_path (table->scenario, row->node);
  g_autofree char *value = g_strdup_printf ("%" G_GINT64_FORMAT, total);

  tc_lint_add_fix (table->scenario, finding, tc_operation_new_set (path, attribute, value),
                   _ ("Write %s=\"%s\""), attribute, value);
}

/* Told where the row before it ends, or where the first one begins. */
static void
report_gap (const Table *table, const Row *before, const Row *after, gint64 from, gint64 to)
{
  const Row *row = before != NULL ? before : after;
  const char *attribute = before != NULL ? "to" : "from";
  TcFinding *finding;

  tc_lint_mark (table->faulty, table->table);
  if (table->has_bad_row)
    return;
  if (from == to)
    finding = tc_lint_add (table->scenario, table->report, "TAB001",
                           row != NULL ? row->node : table->table, row != NULL ? attribute : NULL,
                           _ ("No row of the table is for a total of %" G_GINT64_FORMAT), from);
  else
    finding = tc_lint_add (
      table->scenario, table->report, "TAB001", row != NULL ? row->node : table->table,
      row != NULL ? attribute : NULL,
      _ ("No row of the table is for totals from %" G_GINT64_FORMAT " to %" G_GINT64_FORMAT), from,
      to);
  if (before != NULL)
    add_stretch (table, finding, before, "to", to);
  if (after != NULL)
    add_stretch (table, finding, after, "from", from);
  tc_finding_add_related (finding, tc_scenario_get_source (table->scenario),
                          tc_lint_get_place (table->scenario, table->table),
                          _ ("The table begins here"));
}

static void
report_overlap (const Table *table, const Row *first, const Row *second)
{
  TcFinding *finding =
    tc_lint_add (table->scenario, table->report, "TAB002", second->node, "from",
                 _ ("A total of %" G_GINT64_FORMAT " is in two rows"), second->from);

  tc_finding_add_related (finding, tc_scenario_get_source (table->scenario),
                          tc_lint_get_place (table->scenario, first->node),
                          _ ("The other row is here"));
  if (first->to < second->to)
    add_stretch (table, finding, second, "from", first->to + 1);
  if (first->from < second->from)
    add_stretch (table, finding, first, "to", second->from - 1);
}

/* Whether the rows are just right for so many dice. */
static gboolean
is_made_for (const GArray *rows, gint64 dice, gint64 faces)
{
  gint64 next = dice;

  for (guint i = 0; i < rows->len; i++) {
    const Row *row = &g_array_index (rows, Row, i);

    if (row->from != next || row->to < row->from)
      return FALSE;
    next = row->to + 1;
  }

  return next == dice * faces + 1;
}

static void
report_dice (const Table *table, const char *attribute, gint64 dice, gint64 faces, gint64 right)
{
  TcFinding *finding =
    tc_lint_add (table->scenario, table->report, "TAB010", table->table, attribute,
                 _ ("The rows are for totals from %" G_GINT64_FORMAT " to %" G_GINT64_FORMAT
                    ", but the dice roll %" G_GINT64_FORMAT " to %" G_GINT64_FORMAT),
                 dice, dice * faces, table->lowest, table->highest);
  g_autofree char *path = tc_scenario_dup_path (table->scenario, table->table);
  g_autofree char *value = g_strdup_printf ("%" G_GINT64_FORMAT, right);

  tc_lint_mark (table->faulty, table->table);
  tc_lint_add_fix (table->scenario, finding, tc_operation_new_set (path, attribute, value),
                   _ ("Write %s=\"%s\""), attribute, value);
}

/* Rows that are complete for other dice: then the dice are wrong, and no row is. */
static gboolean
judge_dice (const Table *table, const GArray *rows)
{
  static const gint64 usual[] = { 6, 4, 8, 10, 12, 20 };
  gint64 dice = table->lowest;
  gint64 faces = table->highest / dice;

  if (is_made_for (rows, dice, faces))
    return FALSE;
  for (gint64 other = 1; other <= MAX_DICE; other++)
    if (is_made_for (rows, other, faces)) {
      report_dice (table, "dice", other, faces, other);
      return TRUE;
    }
  for (guint i = 0; i < G_N_ELEMENTS (usual); i++)
    if (is_made_for (rows, dice, usual[i])) {
      report_dice (table, "faces", dice, usual[i], usual[i]);
      return TRUE;
    }

  return FALSE;
}

static void
judge_table (Table *table, const GArray *rows)
{
  gint64 next = table->lowest; /* the lowest total without a row so far */
  const Row *widest = NULL;    /* of the rows so far, the one that reaches furthest */
  guint i;

  for (i = 0; i < rows->len; i++) {
    const Row *row = &g_array_index (rows, Row, i);
    gint64 last = table->has_modifiers ? row->from - 1 : table->highest;

    if (widest != NULL && row->from <= widest->to)
      report_overlap (table, widest, row);
    if (row->from > next && next <= last && (i > 0 || next <= table->highest))
      report_gap (table, widest, row, next, MIN (row->from - 1, last));
    if (widest == NULL || row->to > widest->to)
      widest = row;
    next = MAX (i == 0 && table->has_modifiers ? row->from : next, row->to + 1);
  }
  if (next <= table->highest)
    report_gap (table, widest, NULL, next, table->highest);
}

/* The totals of the rows must ascend, so that a reader finds them. */
static void
judge_order (const Table *table)
{
  TcScenario *scenario = table->scenario;
  TcNode row = TC_NODE_NONE;
  gint64 before = G_MININT64;

  while ((row = tc_lint_find_role (scenario, table->table, "row", row)) != TC_NODE_NONE) {
    gint64 from;

    if (!tc_lint_read_int (scenario, row, "from", &from))
      continue;
    if (from < before) {
      tc_lint_add (scenario, table->report, "TAB009", row, "from",
                   _ ("The row for %" G_GINT64_FORMAT " stands after that for %" G_GINT64_FORMAT),
                   from, before);
      return;
    }
    before = from;
  }
}

static void
judge (Table *table)
{
  g_autoptr (GArray) rows = read_rows (table);
  guint n_before = tc_report_get_n (table->report);

  if (!table->has_bad_row && judge_dice (table, rows))
    return;
  for (guint i = 0; i < rows->len; i++)
    judge_row (table, &g_array_index (rows, Row, i));
  judge_table (table, rows);
  if (tc_report_get_n (table->report) == n_before)
    judge_order (table);
}

static gboolean
has_role (TcScenario *scenario, TcNode table, const char *role)
{
  return tc_lint_find_role (scenario, table, role, TC_NODE_NONE) != TC_NODE_NONE;
}

void
tc_lint_tables (TcScenario *scenario, TcReport *report, GHashTable *faulty)
{
  TcNode node = TC_NODE_NONE;

  while ((node = tc_scenario_find_by_role (scenario, "table", node)) != TC_NODE_NONE) {
    Table table = { .scenario = scenario, .report = report, .table = node };
    gint64 dice, faces;

    if (!tc_lint_read_int (scenario, node, "dice", &dice) ||
        !tc_lint_read_int (scenario, node, "faces", &faces) || !has_role (scenario, node, "row"))
      continue;
    table.lowest = dice;
    table.highest = dice * faces;
    table.faulty = faulty;
    table.has_modifiers =
      has_role (scenario, node, "modifier") || has_role (scenario, node, "shift");
    judge (&table);
  }
}
