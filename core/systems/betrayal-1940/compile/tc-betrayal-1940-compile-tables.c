/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

/* Charts and tables: rows become arrays by dice total, so that play looks a result up by index. A
 * total outside the rows counts as the nearest row; a gap between rows is a finding. */

typedef struct {
  BetrayalCompile *compile;
  TcNode table;
  BetrayalDice *dice;
  guint8 covered[BETRAYAL_MAX_TOTAL + 1];
} Table;

static void
open_table (Table *table, BetrayalCompile *compile, TcNode node, BetrayalDice *dice)
{
  memset (table, 0, sizeof *table);
  table->compile = compile;
  table->table = node;
  table->dice = dice;
  dice->n = (guint8) tc_scenario_get_int (compile->scenario, node, "dice");
  dice->faces = (guint8) tc_scenario_get_int (compile->scenario, node, "faces");
  dice->lowest = BETRAYAL_MAX_TOTAL;
  dice->highest = 0;
}

/* The totals of a row; two rows for one total contradict each other. */
static void
open_row (Table *table, TcNode row, guint *out_from, guint *out_to)
{
  TcScenario *scenario = table->compile->scenario;
  guint from = (guint) tc_scenario_get_int (scenario, row, "from");
  guint to = (guint) tc_scenario_get_int (scenario, row, "to");

  if (from > to)
    betrayal_compile_fail (table->compile, row, "TAB004", _ ("the row goes from %u down to %u"),
                           from, to);
  for (guint total = from; total <= to; total++) {
    if (table->covered[total])
      betrayal_compile_fail (table->compile, row, "TAB002",
                             _ ("two rows of this table are for a total of %u"), total);
    table->covered[total] = TRUE;
    table->dice->lowest = MIN (table->dice->lowest, (guint8) total);
    table->dice->highest = MAX (table->dice->highest, (guint8) total);
  }
  *out_from = from;
  *out_to = to;
}

static void
close_table (Table *table)
{
  for (guint total = table->dice->lowest; total <= table->dice->highest; total++)
    if (!table->covered[total])
      betrayal_compile_fail (table->compile, table->table, "TAB001",
                             _ ("no row is for a total of %u"), total);
}

static TcNode
first_row (Table *table)
{
  return tc_scenario_find_child (table->compile->scenario, table->table, "row");
}

static TcNode
next (Table *table, TcNode node)
{
  return tc_scenario_find_next (table->compile->scenario, node);
}

static guint
count_columns (Table *table)
{
  return betrayal_compile_count (table->compile, table->table, "column");
}

/* The column of a cell, and a finding when the row has fewer cells than the table columns. */
static guint
get_column (Table *table, TcNode cell)
{
  TcNode column = tc_scenario_get_ref (table->compile->scenario, cell, "column");

  return column == TC_NODE_NONE ? 0 : betrayal_compile_index (table->compile, column);
}

static void
check_cells (Table *table, TcNode row, guint n_columns)
{
  guint n = 0;

  for (TcNode cell = tc_scenario_find_child (table->compile->scenario, row, "cell");
       cell != TC_NODE_NONE; cell = next (table, cell))
    n++;
  if (n < n_columns)
    betrayal_compile_fail (table->compile, row, "TAB005", _ ("the row has %u cells for %u columns"),
                           n, n_columns);
}

/* Ruling D10: a nation without a letter of its own is open with its neighbours. */
static guint64
add_companions (const BetrayalRules *rules, guint64 open)
{
  guint64 all = open;

  for (guint i = 0; i < rules->n_nations; i++)
    for (guint j = 0; j < 2; j++) {
      guint8 with = rules->nations[i].opens_with[j];

      if (with != BETRAYAL_NOBODY && ((open >> with) & 1))
        all |= G_GUINT64_CONSTANT (1) << i;
    }

  return all;
}

/* The row as the table prints it (3.4.2): letters of the countries, a slash, tactics rolls. */
static TcThing
add_orders_row (BetrayalCompile *compile, TcNode row)
{
  TcScenario *scenario = compile->scenario;
  g_autoptr (GString) name = g_string_new (NULL);
  g_autofree char *id =
    g_strdup_printf ("orders-row-%" G_GINT64_FORMAT, tc_scenario_get_int (scenario, row, "from"));

  if (tc_scenario_get_bool (scenario, row, "all"))
    g_string_append (name, "ALL");
  for (TcNode at = tc_scenario_find_child (scenario, row, "open");
       at != TC_NODE_NONE && !tc_scenario_get_bool (scenario, row, "all");
       at = tc_scenario_find_next (scenario, at)) {
    TcNode nation = tc_scenario_get_ref (scenario, at, "nation");
    const char *letter = tc_scenario_get_string (scenario, nation, "letter");

    g_string_append (name,
                     letter != NULL ? letter : tc_scenario_get_string (scenario, nation, "name"));
  }
  g_string_append_printf (name, " / %" G_GINT64_FORMAT,
                          tc_scenario_get_int (scenario, row, "tactics"));

  return tc_ruleset_add_thing (compile->ruleset, BETRAYAL_THING_ENTRY, id, name->str, row,
                               compile->report);
}

static void
compile_orders (BetrayalCompile *compile, TcNode node)
{
  BetrayalRules *rules = compile->rules;
  Table table;

  open_table (&table, compile, node, &rules->orders_dice);
  for (TcNode row = first_row (&table); row != TC_NODE_NONE; row = next (&table, row)) {
    TcThing thing = add_orders_row (compile, row);
    guint64 open = 0;
    guint from, to;

    for (TcNode at = tc_scenario_find_child (compile->scenario, row, "open"); at != TC_NODE_NONE;
         at = next (&table, at))
      open |= G_GUINT64_CONSTANT (1) << betrayal_compile_nation (compile, at, "nation");
    open_row (&table, row, &from, &to);
    for (guint total = from; total <= to; total++) {
      rules->orders_tactics[total] =
        (guint8) tc_scenario_get_int (compile->scenario, row, "tactics");
      rules->orders_all[total] = tc_scenario_get_bool (compile->scenario, row, "all");
      rules->orders_open[total] = add_companions (rules, open);
      rules->orders_row[total] = thing;
    }
  }
  close_table (&table);
}

static void
compile_tactics (BetrayalCompile *compile, TcNode node)
{
  BetrayalRules *rules = compile->rules;
  BetrayalTacticsTable *tactics;
  Table table;

  tactics = &rules->tactics[rules->n_tactics++];
  tactics->first_turn = (guint8) tc_scenario_get_int (compile->scenario, node, "first-turn");
  tactics->last_turn = (guint8) tc_scenario_get_int (compile->scenario, node, "last-turn");
  open_table (&table, compile, node, &tactics->dice);
  for (TcNode row = first_row (&table); row != TC_NODE_NONE; row = next (&table, row)) {
    guint from, to;

    open_row (&table, row, &from, &to);
    for (guint total = from; total <= to; total++)
      tactics->tactic[total] =
        (guint8) (tc_scenario_get_enum (compile->scenario, row, "tactic") + BETRAYAL_HOLD);
  }
  close_table (&table);
}

static void
compile_intercept (BetrayalCompile *compile, TcNode node)
{
  BetrayalRules *rules = compile->rules;
  TcScenario *scenario = compile->scenario;
  guint column = 0;
  Table table;

  open_table (&table, compile, node, &rules->intercept_dice);
  rules->n_intercept = (guint8) count_columns (&table);
  for (TcNode at = tc_scenario_find_child (scenario, node, "column");
       at != TC_NODE_NONE && column < rules->n_intercept; at = next (&table, at))
    rules->intercept_fighters[column++] = (guint8) tc_scenario_get_int (scenario, at, "fighters");
  for (TcNode row = first_row (&table); row != TC_NODE_NONE; row = next (&table, row)) {
    guint from, to;

    open_row (&table, row, &from, &to);
    check_cells (&table, row, rules->n_intercept);
    for (TcNode cell = tc_scenario_find_child (scenario, row, "cell"); cell != TC_NODE_NONE;
         cell = next (&table, cell))
      for (guint total = from; total <= to; total++)
        rules->intercept_success[total][get_column (&table, cell)] =
          tc_scenario_get_enum (scenario, cell, "result") == 0;
  }
  close_table (&table);
}

static void
compile_bombardment (BetrayalCompile *compile, TcNode node)
{
  BetrayalRules *rules = compile->rules;
  TcScenario *scenario = compile->scenario;
  guint column = 0;
  Table table;

  open_table (&table, compile, node, &rules->bombard_dice);
  rules->n_bombard = (guint8) count_columns (&table);
  for (TcNode at = tc_scenario_find_child (scenario, node, "column");
       at != TC_NODE_NONE && column < rules->n_bombard; at = next (&table, at))
    rules->bombard_value[column++] = (guint8) tc_scenario_get_int (scenario, at, "value");
  for (TcNode row = first_row (&table); row != TC_NODE_NONE; row = next (&table, row)) {
    guint from, to;

    open_row (&table, row, &from, &to);
    check_cells (&table, row, rules->n_bombard);
    for (TcNode cell = tc_scenario_find_child (scenario, row, "cell"); cell != TC_NODE_NONE;
         cell = next (&table, cell))
      for (guint total = from; total <= to; total++) {
        guint at = get_column (&table, cell);

        rules->bombard_withdraw[total][at] = tc_scenario_get_bool (scenario, cell, "withdraw");
        rules->bombard_steps[total][at] = (guint8) tc_scenario_get_int (scenario, cell, "steps");
      }
  }
  close_table (&table);
  for (TcNode at = tc_scenario_find_child (scenario, node, "modifier"); at != TC_NODE_NONE;
       at = next (&table, at)) {
    guint8 side = betrayal_compile_side (compile, at, "side");

    if (side != BETRAYAL_NOBODY)
      rules->bombard_modifier[side] = (gint8) tc_scenario_get_int (scenario, at, "add");
  }
}

static void
compile_odds (Table *table)
{
  BetrayalRules *rules = table->compile->rules;
  TcScenario *scenario = table->compile->scenario;
  guint n = count_columns (table);

  rules->column_thing = (TcThing) tc_ruleset_get_n_things (table->compile->ruleset);
  for (TcNode at = tc_scenario_find_child (scenario, table->table, "column");
       at != TC_NODE_NONE && rules->n_columns < n; at = next (table, at)) {
    guint column = rules->n_columns++;
    g_autofree char *id = g_strdup_printf ("odds-%s", tc_scenario_get_string (scenario, at, "id"));
    g_autofree char *name = NULL;

    rules->odds_attack[column] = (guint8) tc_scenario_get_int (scenario, at, "attack");
    rules->odds_defence[column] = (guint8) tc_scenario_get_int (scenario, at, "defence");
    name = g_strdup_printf ("%u:%u", rules->odds_attack[column], rules->odds_defence[column]);
    tc_ruleset_add_thing (table->compile->ruleset, BETRAYAL_THING_ENTRY, id, name, at,
                          table->compile->report);
    if (rules->odds_attack[column] == 0 || rules->odds_defence[column] == 0)
      betrayal_compile_fail (table->compile, at, "BTR015", _ ("odds of %s are no odds"), name);
    else if (column > 0 && rules->odds_attack[column] * rules->odds_defence[column - 1] <=
                             rules->odds_attack[column - 1] * rules->odds_defence[column])
      betrayal_compile_fail (table->compile, at, "BTR016",
                             _ ("column %s is not better for the attacker than the one before it; "
                                "columns stand from the worst odds to the best"),
                             name);
  }
}

static void
compile_results (Table *table)
{
  BetrayalRules *rules = table->compile->rules;
  TcScenario *scenario = table->compile->scenario;

  rules->result_thing = (TcThing) tc_ruleset_get_n_things (table->compile->ruleset);
  for (TcNode at = tc_scenario_find_child (scenario, table->table, "result"); at != TC_NODE_NONE;
       at = next (table, at)) {
    g_autofree char *id =
      g_strdup_printf ("result-%s", tc_scenario_get_string (scenario, at, "id"));
    BetrayalResult *result = &rules->results[rules->n_results];

    rules->n_results++;
    tc_ruleset_add_thing (table->compile->ruleset, BETRAYAL_THING_ENTRY, id,
                          tc_scenario_get_string (scenario, at, "name"), at,
                          table->compile->report);
    result->affects = (guint8) tc_scenario_get_enum (scenario, at, "affects");
    result->exchange = (guint8) tc_scenario_get_enum (scenario, at, "exchange");
    result->step_loss = tc_scenario_get_bool (scenario, at, "step-loss");
    result->withdraw = tc_scenario_get_bool (scenario, at, "withdraw");
    result->eliminate = tc_scenario_get_bool (scenario, at, "eliminate");
    result->surrender = tc_scenario_get_bool (scenario, at, "surrender");
    result->counter_attack = tc_scenario_get_bool (scenario, at, "counter-attack");
    result->exploit = tc_scenario_get_bool (scenario, at, "exploit");
  }
}

static void
compile_combat (BetrayalCompile *compile, TcNode node)
{
  BetrayalRules *rules = compile->rules;
  TcScenario *scenario = compile->scenario;
  Table table;

  open_table (&table, compile, node, &rules->combat_dice);
  compile_odds (&table);
  compile_results (&table);
  for (TcNode row = first_row (&table); row != TC_NODE_NONE; row = next (&table, row)) {
    guint from, to;

    open_row (&table, row, &from, &to);
    check_cells (&table, row, rules->n_columns);
    for (TcNode cell = tc_scenario_find_child (scenario, row, "cell"); cell != TC_NODE_NONE;
         cell = next (&table, cell)) {
      TcNode result = tc_scenario_get_ref (scenario, cell, "result");

      for (guint total = from; total <= to && result != TC_NODE_NONE; total++)
        rules->result[total][get_column (&table, cell)] =
          (guint8) betrayal_compile_index (compile, result);
    }
  }
  close_table (&table);
  tc_ruleset_set_word (compile->ruleset, "fort", _ ("fortress"));
  for (TcNode at = tc_scenario_find_child (scenario, node, "shift"); at != TC_NODE_NONE;
       at = next (&table, at)) {
    guint shift = (guint) tc_scenario_get_enum (scenario, at, "case");
    const char *name = tc_scenario_get_string (scenario, at, "name");

    rules->shift[shift] = (gint8) tc_scenario_get_int (scenario, at, "columns");
    if (shift == BETRAYAL_SHIFT_MAGINOT && name != NULL)
      tc_ruleset_set_word (compile->ruleset, "fort", name);
  }
  for (TcNode at = tc_scenario_find_child (scenario, node, "modifier"); at != TC_NODE_NONE;
       at = next (&table, at))
    rules->modifier[tc_scenario_get_enum (scenario, at, "case")] =
      (gint8) tc_scenario_get_int (scenario, at, "add");
}

static void
compile_regroup (BetrayalCompile *compile, TcNode node)
{
  BetrayalRules *rules = compile->rules;
  TcScenario *scenario = compile->scenario;
  guint seen = 0;
  Table table;

  open_table (&table, compile, node, &rules->regroup_dice);
  for (TcNode at = tc_scenario_find_child (scenario, node, "column"); at != TC_NODE_NONE;
       at = next (&table, at))
    seen |= 1u << tc_scenario_get_enum (scenario, at, "case");
  if (seen != (1u << BETRAYAL_N_REGROUP) - 1)
    betrayal_compile_fail (compile, node, "BTR017",
                           _ ("the table needs a column for Allied ground units, one for German "
                              "infantry and one for German armour and all air units (5.2)"));
  for (TcNode row = first_row (&table); row != TC_NODE_NONE; row = next (&table, row)) {
    guint from, to;

    open_row (&table, row, &from, &to);
    for (TcNode cell = tc_scenario_find_child (scenario, row, "cell"); cell != TC_NODE_NONE;
         cell = next (&table, cell)) {
      TcNode column = tc_scenario_get_ref (scenario, cell, "column");

      for (guint total = from; total <= to && column != TC_NODE_NONE; total++)
        rules->regroup_salvaged[total][tc_scenario_get_enum (scenario, column, "case")] =
          tc_scenario_get_bool (scenario, cell, "salvaged");
    }
  }
  close_table (&table);
}

void
betrayal_compile_tables (BetrayalCompile *compile)
{
  TcScenario *scenario = compile->scenario;
  TcNode tables = tc_scenario_find_child (scenario, 0, "tables");

  compile_orders (compile, tc_scenario_find_child (scenario, tables, "orders-table"));
  for (TcNode node = tc_scenario_find_child (scenario, tables, "tactics-table");
       node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node))
    compile_tactics (compile, node);
  compile_intercept (compile, tc_scenario_find_child (scenario, tables, "intercept-table"));
  compile_bombardment (compile, tc_scenario_find_child (scenario, tables, "bombardment-table"));
  compile_combat (compile, tc_scenario_find_child (scenario, tables, "combat-table"));
  compile_regroup (compile, tc_scenario_find_child (scenario, tables, "regroup-table"));
}
