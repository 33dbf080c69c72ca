/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "effects/tc-bot-tables-private.h"

/* Tables of the scenario become flat rows; trees of conditions become tests in a row, each with its
 * size, so that a group finds the next one by adding. */

#define MAX_TESTS 8000u

typedef struct {
  EffectsCompiler *compiler;
  TcBotTables *tables;
} TableCompiler;

static const struct {
  const char *name;
  TestOp op;
} test_names[] = {
  { "all", TEST_ALL },           { "any", TEST_ANY },         { "none", TEST_NONE },
  { "possible", TEST_POSSIBLE }, { "is-in", TEST_IS_IN },     { "controlled", TEST_CONTROLLED },
  { "gains", TEST_GAINS },       { "breaks", TEST_BREAKS },   { "loses", TEST_LOSES },
  { "goal", TEST_GOAL },         { "compare", TEST_COMPARE }, { "turn", TEST_TURN },
  { "track", TEST_TRACK },       { "acting", TEST_ACTING },   { "status", TEST_STATUS },
  { "when", TEST_ALL },          { "keep", TEST_ALL },
};

static TestOp
find_op (const char *name)
{
  guint i = 0;

  while (strcmp (test_names[i].name, name) != 0)
    i++;

  return test_names[i].op;
}

/* Words for the solo opponent itself, for the player and for nobody, in this order. */
static guint8
get_word (TableCompiler *compiler, TcNode node, const char *attribute)
{
  static const guint8 players[] = { PLAYER_ACTING, PLAYER_OPPOSING, TC_EFFECTS_NOBODY };
  EffectsCompiler *effects = compiler->compiler;
  gint index = tc_scenario_get_enum (effects->scenario, node, attribute);

  if (index == 1 && effects->effects->players->len != 2)
    tc_effects_fault (effects, "EFF003", node, attribute,
                      _ ("The game has %u sides, so it is not clear which is the other one."),
                      effects->effects->players->len);

  return players[CLAMP (index, 0, 2)];
}

static gboolean
is_at_origin (TableCompiler *compiler, TcNode node)
{
  return tc_scenario_get_enum (compiler->compiler->scenario, node, "end") == 1;
}

/* -- Conditions -------------------------------------------------------------------------------- */

/* Both ends default to the space of the candidate. */
static guint16
compile_optional_spaces (TableCompiler *compiler, TcNode node, const char *name)
{
  if (tc_scenario_find_child (compiler->compiler->scenario, node, name) == TC_NODE_NONE)
    return NO_SET;

  return tc_effects_compile_spaces (compiler->compiler, node, name, NULL, NULL);
}

/* By the compiler of conditions, which knows tracks and bounds. */
static void
compile_numbers (TableCompiler *compiler, Test *test)
{
  Instruction code = { .node = test->node };

  if (test->op == TEST_TRACK) {
    tc_effects_compile_track (compiler->compiler, test->node, &code);
    test->kind = code.kind;
    test->player = code.player;
  }
  tc_effects_compile_bounds (compiler->compiler, &code);
  test->min = code.min;
  test->max = code.max;
}

static void
compile_compare (TableCompiler *compiler, Test *test)
{
  EffectsCompiler *effects = compiler->compiler;

  test->kind = tc_effects_resolve_subject (effects, test->node, "piece", effects->effects->kinds);
  test->set = compile_optional_spaces (compiler, test->node, "own-in");
  test->set2 = compile_optional_spaces (compiler, test->node, "enemy-in");
  compile_numbers (compiler, test);
}

static void
compile_control (TableCompiler *compiler, Test *test)
{
  TcScenario *scenario = compiler->compiler->scenario;

  test->player = test->op == TEST_BREAKS ? PLAYER_OPPOSING : PLAYER_ACTING;
  test->steps = 1;
  if (test->op == TEST_LOSES) {
    test->at_origin = is_at_origin (compiler, test->node);
    return;
  }
  test->is_group = tc_scenario_get_enum (scenario, test->node, "extent") == 1;
  test->steps = (guint8) tc_scenario_get_int (scenario, test->node, "steps");
}

/* A test without others inside. */
static void
compile_test (TableCompiler *compiler, Test *test)
{
  EffectsCompiler *effects = compiler->compiler;
  TcScenario *scenario = effects->scenario;

  switch ((TestOp) test->op) {
  case TEST_IS_IN:
    test->at_origin = is_at_origin (compiler, test->node);
    test->set = tc_effects_compile_spaces (effects, test->node, "in", "not-in", NULL);
    break;
  case TEST_CONTROLLED:
    test->at_origin = is_at_origin (compiler, test->node);
    test->player = get_word (compiler, test->node, "by");
    break;
  case TEST_GAINS:
  case TEST_BREAKS:
  case TEST_LOSES:
    compile_control (compiler, test);
    break;
  case TEST_GOAL:
    test->at_origin = is_at_origin (compiler, test->node);
    test->player = get_word (compiler, test->node, "whose");
    break;
  case TEST_COMPARE:
    compile_compare (compiler, test);
    break;
  case TEST_TURN:
  case TEST_TRACK:
    compile_numbers (compiler, test);
    break;
  case TEST_ACTING:
    test->player = tc_effects_resolve_side (effects, test->node, "side");
    break;
  case TEST_STATUS:
    test->kind = (guint8) tc_scenario_get_enum (scenario, test->node, "is");
    break;
  case TEST_ALL:
  case TEST_ANY:
  case TEST_NONE:
  case TEST_POSSIBLE:
  case N_TESTS:
    break;
  }
}

static guint compile_tests (TableCompiler *compiler, TcNode node);

static void
compile_children (TableCompiler *compiler, TcNode node)
{
  TcScenario *scenario = compiler->compiler->scenario;
  TcNode child = tc_scenario_get_first_child (scenario, node);

  for (; child != TC_NODE_NONE; child = tc_scenario_get_next_sibling (scenario, child)) {
    if (g_strcmp0 (tc_scenario_get_role (scenario, child), "move-test") == 0)
      compile_tests (compiler, child);
  }
}

/* Returns the number of the test. */
static guint
compile_tests (TableCompiler *compiler, TcNode node)
{
  TcScenario *scenario = compiler->compiler->scenario;
  GArray *tests = compiler->tables->tests;
  Test test = { .op = (guint8) find_op (tc_scenario_get_name (scenario, node)),
                .set = NO_SET,
                .set2 = NO_SET,
                .steps = 1,
                .node = node };
  guint index = tests->len;

  if (index >= MAX_TESTS)
    return 0;
  compile_test (compiler, &test);
  g_array_append_val (tests, test);
  if (test.op == TEST_POSSIBLE) {
    TcNode when = tc_scenario_find_child (scenario, node, "when");

    g_array_index (tests, Test, index).kind =
      (guint8) tc_scenario_get_enum (scenario, node, "action");
    if (when != TC_NODE_NONE)
      compile_children (compiler, when);
  } else {
    compile_children (compiler, node);
  }
  g_array_index (tests, Test, index).size = (guint16) (tests->len - index);

  return index;
}

/* -- Rows -------------------------------------------------------------------------------------- */

static guint16
compile_when (TableCompiler *compiler, TcNode node)
{
  TcNode when = tc_scenario_find_child (compiler->compiler->scenario, node, "when");

  return when == TC_NODE_NONE ? NO_TEST : (guint16) compile_tests (compiler, when);
}

static void
compile_thens (TableCompiler *compiler, Row *row)
{
  TcScenario *scenario = compiler->compiler->scenario;
  TcNode then = tc_scenario_find_child (scenario, row->node, "then");

  row->then = (guint16) compiler->tables->thens->len;
  for (; then != TC_NODE_NONE; then = tc_scenario_find_next (scenario, then)) {
    guint16 table = (guint16) tc_bot_tables_find (compiler->tables,
                                                  tc_scenario_get_ref (scenario, then, "table"));

    g_array_append_val (compiler->tables->thens, table);
    row->n_then++;
  }
}

static void
compile_row (TableCompiler *compiler, TcNode node)
{
  static const char *const names[] = { "row", "keep", "fewest", "most", "first" };
  EffectsCompiler *effects = compiler->compiler;
  const char *name = tc_scenario_get_name (effects->scenario, node);
  Row row = { .test = NO_TEST, .node = node };

  while (strcmp (names[row.kind], name) != 0)
    row.kind++;
  if (row.kind == ROW_KEEP)
    row.test = (guint16) compile_tests (compiler, node);
  else if (row.kind != ROW_FIRST)
    row.test = compile_when (compiler, node);
  if (row.kind == ROW_ACTION) {
    row.action = (guint8) tc_scenario_get_enum (effects->scenario, node, "action");
    compile_thens (compiler, &row);
  } else if (row.kind == ROW_FEWEST || row.kind == ROW_MOST) {
    row.piece = tc_effects_resolve_subject (effects, node, "piece", effects->effects->kinds);
    row.player = get_word (compiler, node, "whose");
    row.at_origin = is_at_origin (compiler, node);
  }
  g_array_append_val (compiler->tables->rows, row);
}

/* -- Tables ------------------------------------------------------------------------------------ */

static void
add_table (TcBotTables *tables, TcScenario *scenario, TcNode node)
{
  static const char *const names[] = { "first-true", "first-possible", "eliminate" };
  const char *name = tc_scenario_get_name (scenario, node);
  Table table = { .otherwise = TC_BOT_NO_TABLE, .node = node };

  while (strcmp (names[table.mode], name) != 0)
    table.mode++;
  g_array_append_val (tables->tables, table);
}

static void
compile_table (TableCompiler *compiler, guint index)
{
  TcScenario *scenario = compiler->compiler->scenario;
  Table *table = &g_array_index (compiler->tables->tables, Table, index);
  TcNode child = tc_scenario_get_first_child (scenario, table->node);

  if (table->mode != TABLE_ELIMINATE && tc_scenario_has (scenario, table->node, "otherwise"))
    table->otherwise = (guint16) tc_bot_tables_find (
      compiler->tables, tc_scenario_get_ref (scenario, table->node, "otherwise"));
  table->first = (guint16) compiler->tables->rows->len;
  for (; child != TC_NODE_NONE; child = tc_scenario_get_next_sibling (scenario, child)) {
    if (g_strcmp0 (tc_scenario_get_role (scenario, child), "bot-row") == 0)
      compile_row (compiler, child);
  }
  table->n_rows = (guint16) (compiler->tables->rows->len - table->first);
}

TcBotTables *
tc_bot_tables_compile (TcEffects *effects, const TcBotHost *host, TcNode node, TcReport *report)
{
  g_autoptr (TcBotTables) tables = g_new0 (TcBotTables, 1);
  EffectsCompiler inner = { .effects = effects, .report = report };
  TableCompiler compiler = { &inner, tables };
  TcNode child = TC_NODE_NONE;

  g_return_val_if_fail (effects != NULL && host != NULL && report != NULL, NULL);

  tc_effects_prepare (effects);
  inner.scenario = tc_ruleset_get_scenario (effects->ruleset);
  tables->effects = effects;
  tables->host = host;
  tables->tests = g_array_new (FALSE, FALSE, sizeof (Test));
  tables->rows = g_array_new (FALSE, FALSE, sizeof (Row));
  tables->thens = g_array_new (FALSE, FALSE, sizeof (guint16));
  tables->tables = g_array_new (FALSE, FALSE, sizeof (Table));
  child = tc_scenario_get_first_child (inner.scenario, node);
  for (; child != TC_NODE_NONE; child = tc_scenario_get_next_sibling (inner.scenario, child)) {
    if (g_strcmp0 (tc_scenario_get_role (inner.scenario, child), "bot-table") == 0)
      add_table (tables, inner.scenario, child);
  }
  for (guint i = 0; i < tables->tables->len; i++)
    compile_table (&compiler, i);
  if (tables->tests->len >= MAX_TESTS)
    tc_effects_fault (&inner, "EFF005", node, NULL,
                      _ ("All tables together have more than %u conditions."), MAX_TESTS);
  if (!inner.has_failed)
    tc_bot_tables_lint (&inner, tables);

  return inner.has_failed ? NULL : g_steal_pointer (&tables);
}

void
tc_bot_tables_free (TcBotTables *tables)
{
  if (tables == NULL)
    return;

  g_clear_pointer (&tables->tests, g_array_unref);
  g_clear_pointer (&tables->rows, g_array_unref);
  g_clear_pointer (&tables->thens, g_array_unref);
  g_clear_pointer (&tables->tables, g_array_unref);
  g_free (tables);
}

guint
tc_bot_tables_find (const TcBotTables *tables, TcNode node)
{
  for (guint i = 0; i < tables->tables->len; i++) {
    if (get_table (tables, i)->node == node)
      return i;
  }

  return TC_BOT_NO_TABLE;
}
