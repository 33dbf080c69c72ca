/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "systems/betrayal-1940/lint/tc-betrayal-1940-lint-private.h"

/* What the tables give: columns in their order, results that make sense, and better odds that are
 * better. */

#define MAX_TOTAL 80

static TcNode
find_table (BetrayalLint *lint, const char *name)
{
  TcNode tables = tc_scenario_find_child (lint->scenario, 0, "tables");

  return tables != TC_NODE_NONE ? tc_scenario_find_child (lint->scenario, tables, name)
                                : TC_NODE_NONE;
}

/* -- Columns -- */

/* Columns of numbers: each is for more than the one before. TRUE after a finding. */
static gboolean
judge_columns (BetrayalLint *lint, TcNode table, const char *attribute)
{
  TcNode last = TC_NODE_NONE;
  gint64 before_last = 0;
  gint64 before = 0;

  for (TcNode column = tc_scenario_find_child (lint->scenario, table, "column");
       column != TC_NODE_NONE; column = tc_scenario_find_next (lint->scenario, column)) {
    gint64 value;

    if (!tc_lint_read_int (lint->scenario, column, attribute, &value) ||
        tc_lint_is_duplicate (lint->scenario, column))
      return TRUE;
    /* Of two in the wrong order the one that does not fit its other neighbour is wrong. */
    if (value < before && value > before_last) {
      tc_lint_add (lint->scenario, lint->report, "BTR037", last, attribute,
                   _ ("A column for %" G_GINT64_FORMAT " before one for %" G_GINT64_FORMAT
                      ": that one is never used"),
                   before, value);
      return TRUE;
    }
    if (value <= before) {
      tc_lint_add (lint->scenario, lint->report, "BTR037", column, attribute,
                   before == 0 ? _ ("A column for 0 is never used: expected 1 or more")
                               : _ ("A column for %" G_GINT64_FORMAT " after one for "
                                    "%" G_GINT64_FORMAT ": it is never used"),
                   value, before);
      return TRUE;
    }
    before_last = before;
    before = value;
    last = column;
  }

  return FALSE;
}

/* -- Better odds -- */

/* How often the dice give each total. */
static gboolean
count_totals (BetrayalLint *lint, TcNode table, gint64 *out_ways)
{
  gint64 dice, faces;

  memset (out_ways, 0, MAX_TOTAL * sizeof *out_ways);
  if (!tc_lint_read_int (lint->scenario, table, "dice", &dice) ||
      !tc_lint_read_int (lint->scenario, table, "faces", &faces) || dice * faces >= MAX_TOTAL)
    return FALSE;
  out_ways[0] = 1;
  for (gint64 die = 0; die < dice; die++)
    for (gint64 total = MAX_TOTAL - 1; total >= 0; total--) {
      out_ways[total] = 0;
      for (gint64 face = 1; face <= MIN (faces, total); face++)
        out_ways[total] += out_ways[total - face];
    }

  return TRUE;
}

/* What a cell is worth to whoever wants a better column. */
typedef gint64 (*Worth) (BetrayalLint *lint, TcNode cell);

static gint64
get_worth_of_interception (BetrayalLint *lint, TcNode cell)
{
  return g_strcmp0 (tc_scenario_get_string (lint->scenario, cell, "result"), "success") == 0;
}

static gint64
get_worth_of_bombardment (BetrayalLint *lint, TcNode cell)
{
  gint64 steps = 0;

  tc_lint_read_int (lint->scenario, cell, "steps", &steps);

  return 2 * steps + tc_scenario_get_bool (lint->scenario, cell, "withdraw");
}

/* To the attacker: what it does to the defender, less what it does to the attacker. */
static gint64
get_worth_of_combat (BetrayalLint *lint, TcNode cell)
{
  static const struct {
    const char *name;
    gint64 worth;
  } parts[] = { { "step-loss", 2 }, { "withdraw", 1 }, { "eliminate", 5 }, { "surrender", 6 } };
  TcNode result = tc_scenario_get_ref (lint->scenario, cell, "result");
  const char *affected;
  gint64 worth = 0;

  if (result == TC_NODE_NONE)
    return 0;
  affected = tc_scenario_get_string (lint->scenario, result, "affects");
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (tc_scenario_get_bool (lint->scenario, result, parts[i].name))
      worth += parts[i].worth;
  if (strcmp (affected, "attacker") == 0)
    worth = -worth;
  else if (strcmp (affected, "defender") != 0)
    worth = 0;

  return worth - tc_scenario_get_bool (lint->scenario, result, "counter-attack");
}

/* FALSE when a cell is missing or wrong. */
static gboolean
add_up (BetrayalLint *lint, TcNode table, TcNode column, Worth worth, gint64 *out_sum)
{
  gint64 ways[MAX_TOTAL];

  *out_sum = 0;
  if (!count_totals (lint, table, ways))
    return FALSE;
  for (TcNode row = tc_scenario_find_child (lint->scenario, table, "row"); row != TC_NODE_NONE;
       row = tc_scenario_find_next (lint->scenario, row)) {
    TcNode cell = tc_scenario_find_child (lint->scenario, row, "cell");
    gint64 from, to;

    while (cell != TC_NODE_NONE && tc_scenario_get_ref (lint->scenario, cell, "column") != column)
      cell = tc_scenario_find_next (lint->scenario, cell);
    if (cell == TC_NODE_NONE || !tc_lint_read_int (lint->scenario, row, "from", &from) ||
        !tc_lint_read_int (lint->scenario, row, "to", &to))
      return FALSE;
    for (gint64 total = MAX (from, 0); total <= to && total < MAX_TOTAL; total++)
      *out_sum += ways[total] * worth (lint, cell);
  }

  return TRUE;
}

#define MAX_CELLS     24u
#define MAX_ODD_ROWS  2u /* more, and the table is not meant to rise from left to right */
#define MAX_ODD_CELLS 2u

typedef struct {
  TcNode node;
  gint64 worth;
  guint length; /* of the longest rise that ends here */
  gint before;  /* the cell before it in that rise, or -1 */
  gboolean fits;
} Cell;

/* The cells of a row in the order of the columns; 0 when one is missing. */
static guint
read_cells (BetrayalLint *lint, TcNode table, TcNode row, Worth worth, Cell *cells)
{
  guint n = 0;

  for (TcNode column = tc_scenario_find_child (lint->scenario, table, "column");
       column != TC_NODE_NONE && n < MAX_CELLS;
       column = tc_scenario_find_next (lint->scenario, column)) {
    TcNode cell = tc_scenario_find_child (lint->scenario, row, "cell");

    while (cell != TC_NODE_NONE && tc_scenario_get_ref (lint->scenario, cell, "column") != column)
      cell = tc_scenario_find_next (lint->scenario, cell);
    if (cell == TC_NODE_NONE)
      return 0;
    cells[n++] = (Cell){ cell, worth (lint, cell), 1, -1, FALSE };
  }

  return n;
}

/* As few cells as possible do not fit: those outside the longest rise, in which a step down by
 * @slack is none. Returns how many. */
static guint
mark_fitting (Cell *cells, guint n, gint64 slack)
{
  gint last = 0;
  guint n_odd = n;

  for (guint i = 0; i < n; i++) {
    for (guint k = 0; k < i; k++)
      if (cells[k].worth <= cells[i].worth + slack && cells[k].length >= cells[i].length) {
        cells[i].length = cells[k].length + 1;
        cells[i].before = (gint) k;
      }
    if (cells[i].length > cells[last].length)
      last = (gint) i;
  }
  for (; last >= 0 && n > 0; last = cells[last].before) {
    cells[last].fits = TRUE;
    n_odd--;
  }

  return n_odd;
}

static void
report_cell (BetrayalLint *lint, const Cell *cells, guint n)
{
  guint i = 0;

  while (i < n && cells[i].fits)
    i++;
  tc_lint_add (lint->scenario, lint->report, "BTR038", cells[i].node, "column",
               i > 0 && cells[i - 1].worth > cells[i].worth
                 ? _ ("The result in column %s is worse than that in the column before it")
                 : _ ("The result in column %s is better than that in the column after it"),
               tc_scenario_get_string (lint->scenario, cells[i].node, "column"));
}

/* Single cells that break the rise of their row. TRUE after a finding. */
static gboolean
judge_rows (BetrayalLint *lint, TcNode table, Worth worth)
{
  /* Whether a withdrawal or a step loss is worse is a matter of taste. */
  gint64 slack = worth == get_worth_of_combat ? 1 : 0;
  TcNode odd[MAX_ODD_ROWS];
  guint n_odd_rows = 0;
  Cell cells[MAX_CELLS];

  for (TcNode row = tc_scenario_find_child (lint->scenario, table, "row"); row != TC_NODE_NONE;
       row = tc_scenario_find_next (lint->scenario, row)) {
    guint n = read_cells (lint, table, row, worth, cells);
    guint n_odd = mark_fitting (cells, n, slack);

    if (n_odd == 0)
      continue;
    if (n_odd > MAX_ODD_CELLS || n_odd_rows == MAX_ODD_ROWS)
      return FALSE;
    odd[n_odd_rows++] = row;
  }
  for (guint i = 0; i < n_odd_rows; i++) {
    guint n = read_cells (lint, table, odd[i], worth, cells);

    mark_fitting (cells, n, slack);
    report_cell (lint, cells, n);
  }

  return n_odd_rows > 0;
}

/* An example that a cell contradicts is the same fault. */
static void
judge_order (BetrayalLint *lint, TcNode table, Worth worth)
{
  TcNode before = tc_scenario_find_child (lint->scenario, table, "column");
  gint64 sum_before;

  if (before == TC_NODE_NONE || tc_report_count (lint->report, TC_SEVERITY_ERROR) > 0 ||
      judge_rows (lint, table, worth) || !add_up (lint, table, before, worth, &sum_before))
    return;
  for (TcNode column = tc_scenario_find_next (lint->scenario, before); column != TC_NODE_NONE;
       column = tc_scenario_find_next (lint->scenario, column)) {
    gint64 sum;

    if (!add_up (lint, table, column, worth, &sum))
      return;
    if (sum < sum_before) {
      TcFinding *finding = tc_lint_add (
        lint->scenario, lint->report, "BTR038", column, "id",
        _ ("Column %s gives worse results on the whole than %s before it"),
        tc_scenario_get_id (lint->scenario, column), tc_scenario_get_id (lint->scenario, before));

      tc_finding_add_related (finding, tc_scenario_get_source (lint->scenario),
                              tc_lint_get_place (lint->scenario, before),
                              _ ("The column before it is here"));
      return;
    }
    before = column;
    sum_before = sum;
  }
}

/* Columns of odds that are out of order are reported when they are compiled (BTR016). */
static gboolean
has_ordered_odds (BetrayalLint *lint, TcNode table)
{
  gint64 attack_before = 0;
  gint64 defence_before = 1;

  for (TcNode column = tc_scenario_find_child (lint->scenario, table, "column");
       column != TC_NODE_NONE; column = tc_scenario_find_next (lint->scenario, column)) {
    gint64 attack, defence;

    if (!tc_lint_read_int (lint->scenario, column, "attack", &attack) ||
        !tc_lint_read_int (lint->scenario, column, "defence", &defence) ||
        attack * defence_before <= attack_before * defence)
      return FALSE;
    attack_before = attack;
    defence_before = defence;
  }

  return TRUE;
}

/* -- Combat results -- */

static gboolean
is_on (BetrayalLint *lint, TcNode result, const char *name)
{
  return tc_scenario_get_bool (lint->scenario, result, name);
}

static void
judge_result (BetrayalLint *lint, TcNode result)
{
  static const char *const losses[] = { "step-loss", "withdraw", "eliminate", "surrender" };
  gboolean affects =
    strcmp (tc_scenario_get_string (lint->scenario, result, "affects"), "none") != 0;
  gboolean exchanges =
    strcmp (tc_scenario_get_string (lint->scenario, result, "exchange"), "none") != 0;
  const char *first = NULL;

  if (!tc_scenario_is_valid (lint->scenario))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (losses); i++) {
    if (!is_on (lint, result, losses[i]))
      continue;
    if (!affects) {
      tc_lint_add (lint->scenario, lint->report, "BTR040", result, losses[i],
                   _ ("%s does nothing: the result affects neither side"), losses[i]);
      return;
    }
    if (first != NULL && i >= 2) {
      tc_lint_add (lint->scenario, lint->report, "BTR039", result, losses[i],
                   _ ("%s and %s: the units are gone by the second, so the first does nothing"),
                   first, losses[i]);
      return;
    }
    first = losses[i];
  }
  if (affects && first == NULL && !exchanges)
    tc_lint_add (lint->scenario, lint->report, "BTR040", result, "affects",
                 _ ("It affects the %s, but nothing happens to those units"),
                 tc_scenario_get_string (lint->scenario, result, "affects"));
  else if (exchanges && first != NULL)
    tc_lint_add (lint->scenario, lint->report, "BTR039", result, "exchange",
                 _ ("An exchange and %s: expected only one of them"), first);
  else if (is_on (lint, result, "counter-attack") &&
           (is_on (lint, result, "eliminate") || is_on (lint, result, "surrender")))
    tc_lint_add (lint->scenario, lint->report, "BTR039", result, "counter-attack",
                 _ ("Units that are gone cannot attack back"));
}

/* -- Tables that always give the same -- */

/* The value of @attribute in all rows or cells of @table; %NULL when there are two. */
static const char *
find_only_value (BetrayalLint *lint, TcNode table, const char *attribute)
{
  const char *only = NULL;
  guint n = 0;

  for (TcNode row = tc_scenario_find_child (lint->scenario, table, "row"); row != TC_NODE_NONE;
       row = tc_scenario_find_next (lint->scenario, row)) {
    TcNode cell = tc_scenario_find_child (lint->scenario, row, "cell");
    TcNode at = cell != TC_NODE_NONE ? cell : row;

    while (at != TC_NODE_NONE) {
      const char *value = tc_scenario_has (lint->scenario, at, attribute)
                            ? tc_scenario_get_string (lint->scenario, at, attribute)
                            : NULL;

      if (value == NULL || (only != NULL && strcmp (only, value) != 0))
        return NULL;
      only = value;
      n++;
      at = cell != TC_NODE_NONE ? tc_scenario_find_next (lint->scenario, at) : TC_NODE_NONE;
    }
  }

  return n > 1 ? only : NULL;
}

static void
judge_sameness (BetrayalLint *lint, const char *name, const char *attribute)
{
  for (TcNode table = find_table (lint, name); table != TC_NODE_NONE;
       table = tc_scenario_find_next (lint->scenario, table)) {
    const char *only = find_only_value (lint, table, attribute);

    if (only != NULL)
      tc_lint_add (lint->scenario, lint->report, "BTR049", table, NULL,
                   _ ("Whatever is rolled, %s is \"%s\": the table decides nothing"), attribute,
                   only);
  }
}

void
betrayal_lint_results (BetrayalLint *lint)
{
  TcNode intercept = find_table (lint, "intercept-table");
  TcNode bombardment = find_table (lint, "bombardment-table");
  TcNode combat = find_table (lint, "combat-table");

  if (intercept != TC_NODE_NONE && !judge_columns (lint, intercept, "fighters") &&
      tc_scenario_is_valid (lint->scenario))
    judge_order (lint, intercept, get_worth_of_interception);
  if (bombardment != TC_NODE_NONE && !judge_columns (lint, bombardment, "value") &&
      tc_scenario_is_valid (lint->scenario))
    judge_order (lint, bombardment, get_worth_of_bombardment);
  if (combat != TC_NODE_NONE) {
    guint n = tc_report_get_n (lint->report);

    for (TcNode result = tc_scenario_find_child (lint->scenario, combat, "result");
         result != TC_NODE_NONE; result = tc_scenario_find_next (lint->scenario, result))
      judge_result (lint, result);
    if (tc_scenario_is_valid (lint->scenario) && tc_report_get_n (lint->report) == n &&
        has_ordered_odds (lint, combat))
      judge_order (lint, combat, get_worth_of_combat);
  }
  if (!tc_scenario_is_valid (lint->scenario))
    return;
  judge_sameness (lint, "tactics-table", "tactic");
  judge_sameness (lint, "intercept-table", "result");
  judge_sameness (lint, "combat-table", "result");
  judge_sameness (lint, "regroup-table", "salvaged");
}
