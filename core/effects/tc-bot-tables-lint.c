/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "effects/tc-bot-tables-private.h"

/* Tables that compile and still do not do what they seem to. */

/* -- Tests ------------------------------------------------------------------------------------- */

static gboolean
is_same_test (const Test *a, const Test *b)
{
  Test one = *a;

  one.node = b->node;

  return memcmp (&one, b, sizeof one) == 0;
}

/* Whether two rows of tests say the same. */
static gboolean
is_same_tree (const TcBotTables *tables, guint a, guint b)
{
  guint size = 0;

  if (a == NO_TEST || b == NO_TEST)
    return a == b;

  size = get_test (tables, a)->size;
  for (guint i = 0; i < size; i++) {
    if (i >= get_test (tables, b)->size ||
        !is_same_test (get_test (tables, a + i), get_test (tables, b + i)))
      return FALSE;
  }

  return TRUE;
}

static gboolean
has_no_common_space (const TcEffects *effects, const Test *a, const Test *b)
{
  for (guint i = 0; i < effects->spaces->len; i++) {
    if (set_has (effects, a->set, i) && set_has (effects, b->set, i))
      return FALSE;
  }

  return TRUE;
}

/* Whether two tests of one kind can never be true together. */
static gboolean
excludes (const TcEffects *effects, const Test *a, const Test *b)
{
  if (a->op != b->op || a->at_origin != b->at_origin)
    return FALSE;

  switch ((TestOp) a->op) {
  case TEST_ACTING:
  case TEST_CONTROLLED:
    return a->player != b->player;
  case TEST_IS_IN:
    return has_no_common_space (effects, a, b);
  case TEST_TURN:
    return a->max < b->min || b->max < a->min;
  case TEST_TRACK:
  case TEST_COMPARE:
    return a->kind == b->kind && a->player == b->player && a->set == b->set && a->set2 == b->set2 &&
           (a->max < b->min || b->max < a->min);
  case TEST_ALL:
  case TEST_ANY:
  case TEST_NONE:
  case TEST_POSSIBLE:
  case TEST_GAINS:
  case TEST_BREAKS:
  case TEST_LOSES:
  case TEST_GOAL:
  case TEST_STATUS:
  case N_TESTS:
    break;
  }

  return FALSE;
}

/* Conditions of one group that exclude each other. */
static void
lint_group (EffectsCompiler *compiler, const TcBotTables *tables, guint index)
{
  guint end = index + get_test (tables, index)->size;

  for (guint i = index + 1; i < end; i += get_test (tables, i)->size) {
    for (guint before = index + 1; before < i; before += get_test (tables, before)->size) {
      if (!excludes (tables->effects, get_test (tables, before), get_test (tables, i)))
        continue;
      tc_effects_fault (compiler, "EFF109", get_test (tables, i)->node, NULL,
                        _ ("This can never hold together with a condition before it."));
      return;
    }
  }
}

/* -- Rows -------------------------------------------------------------------------------------- */

/* Whether a row before @row has taken all that it could decide. */
static gboolean
is_covered (const TcBotTables *tables, const Row *before, const Row *row)
{
  if (before->kind != row->kind)
    return before->kind == ROW_FIRST;
  if (row->kind == ROW_ACTION)
    return before->action == row->action &&
           (before->test == NO_TEST || is_same_tree (tables, before->test, row->test));
  if (row->kind != ROW_KEEP && row->kind != ROW_FIRST &&
      (before->piece != row->piece || before->player != row->player ||
       before->at_origin != row->at_origin))
    return FALSE;

  return is_same_tree (tables, before->test, row->test);
}

static void
lint_rows (EffectsCompiler *compiler, const TcBotTables *tables, const Table *table)
{
  for (guint i = table->first; i < table->first + (guint) table->n_rows; i++) {
    for (guint before = table->first; before < i; before++) {
      if (!is_covered (tables, get_row (tables, before), get_row (tables, i)))
        continue;
      tc_effects_fault (compiler, "EFF107", get_row (tables, i)->node, NULL,
                        _ ("Row %u can never decide: row %u has done so already."),
                        i - table->first + 1, before - table->first + 1);
      break;
    }
  }
}

/* -- Tables ------------------------------------------------------------------------------------ */

#define MAX_COST 10000u
#define CIRCULAR G_MAXUINT

static guint get_cost (const TcBotTables *tables, guint index, guint *costs);

/* The tables that the row goes on to, and those that they do. */
static guint
get_row_cost (const TcBotTables *tables, const Row *row, guint *costs)
{
  guint cost = 0;

  for (guint then = row->then; then < row->then + (guint) row->n_then; then++) {
    guint next = get_cost (tables, g_array_index (tables->thens, guint16, then), costs);

    if (next == CIRCULAR)
      return CIRCULAR;
    cost = MIN (cost + next, MAX_COST);
  }

  return cost;
}

/* How many tables a decision looks at that begins with table @index; CIRCULAR for no end. @costs
 * are 0 for those not looked at yet. */
static guint
get_cost (const TcBotTables *tables, guint index, guint *costs)
{
  const Table *table = get_table (tables, index);
  guint cost = 0;

  if (costs[index] != 0)
    return costs[index];
  costs[index] = CIRCULAR;
  if (table->otherwise != TC_BOT_NO_TABLE)
    cost = get_cost (tables, table->otherwise, costs);
  for (guint i = table->first; i < table->first + (guint) table->n_rows; i++)
    cost = MAX (cost, get_row_cost (tables, get_row (tables, i), costs));
  if (cost != CIRCULAR)
    costs[index] = MIN (cost + 1, MAX_COST);

  return costs[index];
}

static gboolean
is_used (const TcBotTables *tables, TcScenario *scenario, guint index)
{
  TcNode node = tc_scenario_find_by_role (scenario, "bot-decision", TC_NODE_NONE);

  for (guint i = 0; i < tables->thens->len; i++) {
    if (g_array_index (tables->thens, guint16, i) == index)
      return TRUE;
  }
  for (guint i = 0; i < tables->tables->len; i++) {
    if (get_table (tables, i)->otherwise == index)
      return TRUE;
  }
  for (; node != TC_NODE_NONE; node = tc_scenario_find_by_role (scenario, "bot-decision", node)) {
    if (tc_scenario_get_ref (scenario, node, "table") == get_table (tables, index)->node)
      return TRUE;
  }

  return FALSE;
}

static void
lint_table (EffectsCompiler *compiler, const TcBotTables *tables, guint index)
{
  const Table *table = get_table (tables, index);

  if (table->mode != TABLE_ELIMINATE && table->n_rows == 1 && table->otherwise == TC_BOT_NO_TABLE)
    tc_effects_fault (compiler, "EFF108", table->node, NULL,
                      _ ("The table has one row, so there is nothing to choose."));
  if (!is_used (tables, compiler->scenario, index))
    tc_effects_fault (compiler, "EFF110", table->node, NULL,
                      _ ("No decision and no row leads to this table."));
  lint_rows (compiler, tables, table);
}

/* Each decision comes to an end, and soon. */
static void
lint_costs (EffectsCompiler *compiler, const TcBotTables *tables)
{
  g_autofree guint *costs = g_new0 (guint, tables->tables->len + 1);

  for (guint i = 0; i < tables->tables->len; i++) {
    guint cost = get_cost (tables, i, costs);

    if (cost < MAX_COST)
      continue;
    tc_effects_fault (compiler, cost == CIRCULAR ? "EFF006" : "EFF005", get_table (tables, i)->node,
                      NULL,
                      cost == CIRCULAR ? _ ("This table leads back to itself.")
                                       : _ ("This table leads to too many others."));
    return;
  }
}

void
tc_bot_tables_lint (EffectsCompiler *compiler, const TcBotTables *tables)
{
  lint_costs (compiler, tables);
  for (guint i = 0; i < tables->tables->len; i++)
    lint_table (compiler, tables, i);
  for (guint i = 0; i < tables->tests->len; i++) {
    if (get_test (tables, i)->op == TEST_ALL || get_test (tables, i)->op == TEST_POSSIBLE)
      lint_group (compiler, tables, i);
  }
}
