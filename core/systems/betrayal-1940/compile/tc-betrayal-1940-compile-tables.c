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

static void
append_name (GString *names, const char *name)
{
  g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", name);
}

/* The row as the table prints it (3.4.2): letters of the countries, names of zones and areas, a
 * slash, tactics rolls. */
static TcThing
add_orders_row (BetrayalCompile *compile, TcNode row)
{
  static const char *const places[][2] = { { "open-zone", "zone" }, { "open-area", "area" } };
  TcScenario *scenario = compile->scenario;
  g_autoptr (GString) name = g_string_new (NULL);
  g_autofree char *id = g_strdup_printf ("orders-row-%u", compile->rules->n_orders);

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
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    for (TcNode at = tc_scenario_find_child (scenario, row, places[i][0]);
         at != TC_NODE_NONE && !tc_scenario_get_bool (scenario, row, "all");
         at = tc_scenario_find_next (scenario, at))
      append_name (name, tc_scenario_get_string (
                           scenario, tc_scenario_get_ref (scenario, at, places[i][1]), "name"));
  g_string_append_printf (name, " / %" G_GINT64_FORMAT,
                          tc_scenario_get_int (scenario, row, "tactics"));

  return tc_ruleset_add_thing (compile->ruleset, BETRAYAL_THING_ENTRY, id, name->str, row,
                               compile->report);
}

/* The zone as the log names it. */
static TcThing
add_zone (BetrayalCompile *compile, TcNode zone)
{
  g_autofree char *id =
    g_strdup_printf ("zone-%s", tc_scenario_get_string (compile->scenario, zone, "id"));
  TcThing thing = tc_ruleset_find_thing (compile->ruleset, id);

  return thing != TC_THING_NONE
           ? thing
           : tc_ruleset_add_thing (compile->ruleset, BETRAYAL_THING_ENTRY, id,
                                   tc_scenario_get_string (compile->scenario, zone, "name"), zone,
                                   compile->report);
}

/* What the row opens besides the land of nations. */
static void
open_places (BetrayalCompile *compile, TcNode row, BetrayalOrders *orders)
{
  BetrayalRules *rules = compile->rules;
  TcScenario *scenario = compile->scenario;
  guint64 *areas = betrayal_set (rules, rules->orders_areas, orders - rules->orders);

  orders->first_place = rules->n_orders_places;
  for (TcNode at = tc_scenario_find_child (scenario, row, "open-zone"); at != TC_NODE_NONE;
       at = tc_scenario_find_next (scenario, at)) {
    guint16 zone = betrayal_compile_zone (compile, at, "zone");

    betrayal_areas_join (rules->n_words, areas, betrayal_set (rules, rules->zones, zone));
    rules->orders_places[rules->n_orders_places++] =
      add_zone (compile, tc_scenario_get_ref (scenario, at, "zone"));
  }
  for (TcNode at = tc_scenario_find_child (scenario, row, "open-area"); at != TC_NODE_NONE;
       at = tc_scenario_find_next (scenario, at)) {
    guint16 area = betrayal_compile_area (compile, at, "area");

    betrayal_areas_add (areas, area);
    rules->orders_places[rules->n_orders_places++] = area;
  }
  orders->n_places = (guint16) (rules->n_orders_places - orders->first_place);
}

static guint16
compile_orders_row (BetrayalCompile *compile, TcNode row)
{
  BetrayalRules *rules = compile->rules;
  TcScenario *scenario = compile->scenario;
  guint16 index = rules->n_orders;
  BetrayalOrders *orders = &rules->orders[index];
  guint64 open = 0;

  orders->name = add_orders_row (compile, row);
  rules->n_orders++;
  for (TcNode at = tc_scenario_find_child (scenario, row, "open"); at != TC_NODE_NONE;
       at = tc_scenario_find_next (scenario, at))
    open |= G_GUINT64_CONSTANT (1) << betrayal_compile_nation (compile, at, "nation");
  orders->open = add_companions (rules, open);
  orders->tactics = (guint8) tc_scenario_get_int (scenario, row, "tactics");
  orders->all = tc_scenario_get_bool (scenario, row, "all");
  open_places (compile, row, orders);

  return index;
}

static void
compile_orders (BetrayalCompile *compile, TcNode node)
{
  BetrayalOrdersTable *orders = &compile->rules->orders_tables[compile->rules->n_orders_tables++];
  Table table;

  orders->first_turn = (guint8) tc_scenario_get_int (compile->scenario, node, "first-turn");
  orders->last_turn = (guint8) tc_scenario_get_int (compile->scenario, node, "last-turn");
  open_table (&table, compile, node, &orders->dice);
  for (TcNode row = first_row (&table); row != TC_NODE_NONE; row = next (&table, row)) {
    guint16 index = compile_orders_row (compile, row);
    guint from, to;

    open_row (&table, row, &from, &to);
    for (guint total = from; total <= to; total++)
      orders->row[total] = index;
  }
  close_table (&table);
}

/* How many rows, and how many zones and areas in them. */
static void
count_rows (BetrayalCompile *compile, TcNode table, guint *n_rows, guint *n_places)
{
  for (TcNode row = tc_scenario_find_child (compile->scenario, table, "row"); row != TC_NODE_NONE;
       row = tc_scenario_find_next (compile->scenario, row)) {
    *n_places += betrayal_compile_count (compile, row, "open-zone") +
                 betrayal_compile_count (compile, row, "open-area");
    (*n_rows)++;
  }
}

static void
compile_orders_tables (BetrayalCompile *compile, TcNode tables)
{
  BetrayalRules *rules = compile->rules;
  TcNode first = tc_scenario_find_child (compile->scenario, tables, "orders-table");
  guint n_places = 0;
  guint n_rows = 0;

  for (TcNode at = first; at != TC_NODE_NONE; at = tc_scenario_find_next (compile->scenario, at))
    count_rows (compile, at, &n_rows, &n_places);
  rules->orders_tables = betrayal_rules_alloc (
    rules, betrayal_compile_count (compile, tables, "orders-table"), sizeof (BetrayalOrdersTable));
  rules->orders = betrayal_rules_alloc (rules, n_rows, sizeof (BetrayalOrders));
  rules->orders_areas = betrayal_rules_alloc_sets (rules, n_rows);
  rules->orders_places = betrayal_rules_alloc (rules, n_places, sizeof (TcThing));
  for (TcNode at = first; at != TC_NODE_NONE; at = tc_scenario_find_next (compile->scenario, at))
    compile_orders (compile, at);
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

/* Die-roll modifiers by side. */
static void
compile_modifiers (BetrayalCompile *compile, TcNode node, gint8 *modifiers)
{
  for (TcNode at = tc_scenario_find_child (compile->scenario, node, "modifier"); at != TC_NODE_NONE;
       at = tc_scenario_find_next (compile->scenario, at)) {
    guint8 side = betrayal_compile_side (compile, at, "side");

    if (side != BETRAYAL_NOBODY)
      modifiers[side] = (gint8) tc_scenario_get_int (compile->scenario, at, "add");
  }
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
  compile_modifiers (compile, node, rules->intercept_modifier);
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
  compile_modifiers (compile, node, rules->bombard_modifier);
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

/* What those who are affected do, in the order of the schema's "affected". */
static const char *const fates[][5] = {
  { NULL },
  { N_ ("attackers surrender"), N_ ("attackers are eliminated"),
    N_ ("attackers lose a step and withdraw"), N_ ("attackers lose a step"),
    N_ ("attackers withdraw") },
  { N_ ("defenders surrender"), N_ ("defenders are eliminated"),
    N_ ("defenders lose a step and withdraw"), N_ ("defenders lose a step"),
    N_ ("defenders withdraw") },
  { N_ ("both sides surrender"), N_ ("both sides are eliminated"),
    N_ ("both sides lose a step and withdraw"), N_ ("both sides lose a step"),
    N_ ("both sides withdraw") },
};

/* A code alone says little to whoever has not played before: what it does, from what it is made
 * of. */
static const char *
describe_result (const BetrayalResult *result)
{
  const gboolean does[] = { result->surrender, result->eliminate,
                            result->step_loss && result->withdraw, result->step_loss,
                            result->withdraw };

  if (result->counter_attack)
    return _ ("defenders counter-attack");
  if (result->exchange == BETRAYAL_EXCHANGE_PARTIAL)
    return _ ("partial exchange");
  if (result->exchange == BETRAYAL_EXCHANGE_TOTAL)
    return _ ("exchange");
  for (guint i = 0; i < G_N_ELEMENTS (does); i++) {
    if (does[i] && result->affects != BETRAYAL_AFFECTS_NONE)
      return _ (fates[result->affects][i]);
  }

  return _ ("no effect");
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
    result->words =
      (guint16) tc_ruleset_add_text (table->compile->ruleset, describe_result (result));
  }
}

static void
fill_terrain (const BetrayalRules *rules, guint terrain, gint64 columns, gint8 *shifts)
{
  for (guint area = 0; area < rules->n_areas; area++)
    if (rules->terrain[area] == terrain)
      shifts[area] = (gint8) columns;
}

static void
compile_terrain_shift (Table *table, TcNode at)
{
  BetrayalRules *rules = table->compile->rules;
  TcScenario *scenario = table->compile->scenario;
  guint terrain =
    betrayal_compile_index (table->compile, tc_scenario_get_ref (scenario, at, "terrain"));

  fill_terrain (rules, terrain, tc_scenario_get_int (scenario, at, "columns"),
                rules->terrain_shift);
  for (TcNode child = tc_scenario_find_child (scenario, at, "attacker"); child != TC_NODE_NONE;
       child = next (table, child)) {
    guint class =
      betrayal_compile_index (table->compile, tc_scenario_get_ref (scenario, child, "class"));

    if (rules->class_shift == NULL)
      rules->class_shift =
        betrayal_rules_alloc (rules, (gsize) rules->n_classes * rules->n_areas, 1);
    fill_terrain (rules, terrain, tc_scenario_get_int (scenario, child, "columns"),
                  rules->class_shift + (gsize) class * rules->n_areas);
  }
}

/* Rule 4.4.2. */
static void
compile_shifts (Table *table, TcNode node)
{
  TcScenario *scenario = table->compile->scenario;
  BetrayalRules *rules = table->compile->rules;

  tc_ruleset_set_word (table->compile->ruleset, "fort", _ ("fortress"));
  for (TcNode at = tc_scenario_find_child (scenario, node, "shift"); at != TC_NODE_NONE;
       at = next (table, at)) {
    guint shift = (guint) tc_scenario_get_enum (scenario, at, "case");
    const char *name = tc_scenario_get_string (scenario, at, "name");

    rules->shift[shift] = (gint8) tc_scenario_get_int (scenario, at, "columns");
    if (shift == BETRAYAL_SHIFT_MAGINOT && name != NULL)
      tc_ruleset_set_word (table->compile->ruleset, "fort", name);
  }
  for (TcNode at = tc_scenario_find_child (scenario, node, "terrain-shift"); at != TC_NODE_NONE;
       at = next (table, at))
    compile_terrain_shift (table, at);
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
  compile_shifts (&table, node);
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

  compile_orders_tables (compile, tables);
  for (TcNode node = tc_scenario_find_child (scenario, tables, "tactics-table");
       node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node))
    compile_tactics (compile, node);
  compile_intercept (compile, tc_scenario_find_child (scenario, tables, "intercept-table"));
  compile_bombardment (compile, tc_scenario_find_child (scenario, tables, "bombardment-table"));
  compile_combat (compile, tc_scenario_find_child (scenario, tables, "combat-table"));
  compile_regroup (compile, tc_scenario_find_child (scenario, tables, "regroup-table"));
}
