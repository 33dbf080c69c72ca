/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "systems/betrayal-1940/lint/tc-betrayal-1940-lint-private.h"

/* Tables that take turns in the campaign, and orders that open nothing. */

/* -- Tables by turn -- */

static gboolean
read_turns (BetrayalLint *lint, TcNode table, gint64 *out_first, gint64 *out_last)
{
  return tc_lint_read_int (lint->scenario, table, "first-turn", out_first) &&
         tc_lint_read_int (lint->scenario, table, "last-turn", out_last);
}

/* The first table from @from on that is for @turn. */
static TcNode
find_table (BetrayalLint *lint, TcNode from, gint64 turn)
{
  gint64 first, last;

  for (TcNode at = from; at != TC_NODE_NONE; at = tc_scenario_find_next (lint->scenario, at))
    if (read_turns (lint, at, &first, &last) && first <= turn && turn <= last)
      return at;

  return TC_NODE_NONE;
}

/* TRUE after a finding, or when the turns are not known. */
static gboolean
judge_turns (BetrayalLint *lint, TcNode table, gint64 end)
{
  gint64 first, last;

  if (!read_turns (lint, table, &first, &last) || tc_lint_is_duplicate (lint->scenario, table))
    return TRUE;
  if (first > last)
    tc_lint_add (lint->scenario, lint->report, "BTR022", table, "last-turn",
                 _ ("The table is for turns from %" G_GINT64_FORMAT " to %" G_GINT64_FORMAT
                    ", which are none"),
                 first, last);
  else if (end > 0 && first > end)
    tc_lint_add (
      lint->scenario, lint->report, "NUM005", table, "first-turn",
      _ ("The table begins with turn %" G_GINT64_FORMAT ", but the last turn is %" G_GINT64_FORMAT),
      first, end);
  else
    return FALSE;

  return TRUE;
}

static void
report_both (BetrayalLint *lint, TcNode first, TcNode second, gint64 turn)
{
  TcFinding *finding = tc_lint_add (
    lint->scenario, lint->report, "BTR021", second, "first-turn",
    _ ("Turn %" G_GINT64_FORMAT " has two tables, and the dice are rolled on the earlier one"),
    turn);

  tc_finding_add_related (finding, tc_scenario_get_source (lint->scenario),
                          tc_lint_get_place (lint->scenario, first),
                          _ ("The earlier table is here"));
}

/* Every turn has one table; the first turn without one, and the first with two, are reported. */
static void
judge_tables (BetrayalLint *lint, const char *name)
{
  TcNode tables = tc_scenario_find_child (lint->scenario, 0, "tables");
  gint64 end = tc_lint_find_last_turn (lint->scenario);
  gboolean is_bad = end == 0;
  TcNode first;

  if (tables == TC_NODE_NONE)
    return;
  first = tc_scenario_find_child (lint->scenario, tables, name);
  for (TcNode at = first; at != TC_NODE_NONE; at = tc_scenario_find_next (lint->scenario, at))
    is_bad |= judge_turns (lint, at, end);
  for (gint64 turn = 1; turn <= end && first != TC_NODE_NONE && !is_bad; turn++) {
    TcNode table = find_table (lint, first, turn);
    TcNode other;

    if (table == TC_NODE_NONE) {
      tc_lint_add (lint->scenario, lint->report, "BTR020", first, NULL,
                   _ ("No <%s> is for turn %" G_GINT64_FORMAT), name, turn);
      return;
    }
    other = find_table (lint, tc_scenario_find_next (lint->scenario, table), turn);
    if (other != TC_NODE_NONE) {
      report_both (lint, table, other, turn);
      return;
    }
  }
}

/* -- Orders -- */

static gboolean
is_nation_open (BetrayalLint *lint, TcNode row, TcNode nation)
{
  for (TcNode at = tc_scenario_find_child (lint->scenario, row, "open"); at != TC_NODE_NONE;
       at = tc_scenario_find_next (lint->scenario, at))
    if (tc_scenario_get_ref (lint->scenario, at, "nation") == nation)
      return TRUE;

  return FALSE;
}

/* Open whatever else the row says; what is not known counts as closed. */
static gboolean
is_open_anyway (BetrayalLint *lint, TcNode row, TcNode area)
{
  TcScenario *scenario = lint->scenario;

  if (area == TC_NODE_NONE || tc_scenario_is_bad (scenario, area, "border") ||
      tc_scenario_is_bad (scenario, area, "always-open"))
    return FALSE;

  return betrayal_lint_is_area (lint, area, "always-open") ||
         is_nation_open (lint, row, tc_scenario_get_ref (scenario, area, "nation"));
}

static gboolean
is_zone_open_anyway (BetrayalLint *lint, TcNode row, TcNode zone)
{
  if (zone == TC_NODE_NONE)
    return FALSE;
  for (TcNode at = tc_scenario_find_child (lint->scenario, zone, "in"); at != TC_NODE_NONE;
       at = tc_scenario_find_next (lint->scenario, at))
    if (!is_open_anyway (lint, row, tc_scenario_get_ref (lint->scenario, at, "area")))
      return FALSE;

  return TRUE;
}

static void
judge_opened (BetrayalLint *lint, TcNode row, TcNode opened)
{
  TcScenario *scenario = lint->scenario;
  gboolean all = tc_scenario_get_bool (scenario, row, "all");

  if (betrayal_lint_is_kind (lint, opened, "open") && lint->automaton != TC_NODE_NONE &&
      tc_scenario_get_ref (scenario, opened, "nation") == lint->automaton)
    tc_lint_add (scenario, lint->report, "BTR023", opened, "nation",
                 _ ("%s moves in its own land whatever is open"),
                 tc_lint_get_title (scenario, lint->automaton));
  else if (all)
    tc_lint_add (scenario, lint->report, "BTR023", opened, NULL,
                 _ ("The row opens every nation already: all=\"true\""));
  else if (betrayal_lint_is_kind (lint, opened, "open-area") &&
           is_open_anyway (lint, row, tc_scenario_get_ref (scenario, opened, "area")))
    tc_lint_add (scenario, lint->report, "BTR023", opened, "area", _ ("%s is open without this"),
                 tc_lint_get_title (scenario, tc_scenario_get_ref (scenario, opened, "area")));
  else if (betrayal_lint_is_kind (lint, opened, "open-zone") &&
           is_zone_open_anyway (lint, row, tc_scenario_get_ref (scenario, opened, "zone")))
    tc_lint_add (scenario, lint->report, "BTR023", opened, "zone",
                 _ ("Every area of %s is open without this"),
                 tc_lint_get_title (scenario, tc_scenario_get_ref (scenario, opened, "zone")));
}

static void
judge_row (BetrayalLint *lint, TcNode row)
{
  static const char *const names[] = { "open", "open-zone", "open-area" };
  guint n = 0;

  if (tc_scenario_is_bad (lint->scenario, row, "all"))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    for (TcNode at = tc_scenario_find_child (lint->scenario, row, names[i]); at != TC_NODE_NONE;
         at = tc_scenario_find_next (lint->scenario, at), n++)
      judge_opened (lint, row, at);
  if (n == 0 && !tc_scenario_get_bool (lint->scenario, row, "all") &&
      tc_scenario_is_valid (lint->scenario))
    tc_lint_add (lint->scenario, lint->report, "BTR052", row, NULL,
                 _ ("The row opens no nation, zone or area"));
}

void
betrayal_lint_orders (BetrayalLint *lint)
{
  TcNode table = TC_NODE_NONE;

  judge_tables (lint, "orders-table");
  judge_tables (lint, "tactics-table");
  while ((table = tc_scenario_find_by_role (lint->scenario, "table", table)) != TC_NODE_NONE)
    for (TcNode row = betrayal_lint_is_kind (lint, table, "orders-table")
                        ? tc_scenario_find_child (lint->scenario, table, "row")
                        : TC_NODE_NONE;
         row != TC_NODE_NONE; row = tc_scenario_find_next (lint->scenario, row))
      judge_row (lint, row);
}
