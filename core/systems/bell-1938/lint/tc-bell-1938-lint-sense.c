/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "systems/bell-1938/bots/tc-bell-1938-solo-private.h"
#include "systems/bell-1938/lint/tc-bell-1938-lint-private.h"

/* What the rules allow and nobody means: rounds that never come, spaces on top of each other,
 * objectives and limits that are worth nothing, rows that no decision can use. */

/* -- Rounds -- */

/* The final round counts as one more. */
static void
judge_round (BellLint *lint, TcNode node, gint64 last)
{
  TcScenario *scenario = lint->scenario;
  gint64 least = G_MININT;
  gint64 most = G_MAXINT;

  tc_lint_read_int (scenario, node, "at-least", &least);
  tc_lint_read_int (scenario, node, "at-most", &most);
  if (least > most)
    return; /* NUM001 */
  if (least > last || most < 1)
    tc_lint_add (scenario, lint->report, "INF021", node, least > last ? "at-least" : "at-most",
                 _ ("This can never hold: the game has turns 1 to %d, the final round included"),
                 (int) last);
  else if (least <= 1 && most >= last)
    tc_lint_add (scenario, lint->report, "INF021", node,
                 tc_scenario_has (scenario, node, "at-least") ? "at-least" : "at-most",
                 _ ("This always holds: the game has turns 1 to %d, the final round included"),
                 (int) last);
}

/* In tables of the solo game; EFF103 judges those of effects. */
static void
judge_rounds (BellLint *lint)
{
  gint64 last = bell_lint_count (lint, "rounds/round") + 1;
  TcNode node = TC_NODE_NONE;

  while ((node = tc_scenario_find_by_role (lint->scenario, "move-test", node)) != TC_NODE_NONE)
    if (strcmp (tc_scenario_get_name (lint->scenario, node), "turn") == 0)
      judge_round (lint, node, last);
}

/* -- The board -- */

#define NEAR 20 /* spaces nearer than this cannot be told apart */

static void
judge_places (BellLint *lint)
{
  TcScenario *scenario = lint->scenario;
  TcNode first = tc_scenario_find_section (scenario, "influence-board/space");

  for (TcNode space = first; space != TC_NODE_NONE; space = tc_scenario_find_next (scenario, space))
    for (TcNode other = first; other != space; other = tc_scenario_find_next (scenario, other)) {
      TcFinding *finding;

      if (ABS (tc_scenario_get_int (scenario, space, "x") -
               tc_scenario_get_int (scenario, other, "x")) >= NEAR ||
          ABS (tc_scenario_get_int (scenario, space, "y") -
               tc_scenario_get_int (scenario, other, "y")) >= NEAR)
        continue;
      finding =
        tc_lint_add (scenario, lint->report, "INF022", space, "x", _ ("%s lies on top of %s"),
                     tc_lint_get_title (scenario, space), tc_lint_get_title (scenario, other));
      tc_finding_add_related (finding, tc_scenario_get_source (scenario),
                              tc_lint_get_place (scenario, other), _ ("The other one is here"));
      break;
    }
}

static guint
count_pivotal (BellLint *lint, TcNode dimension, TcNode *out_last)
{
  TcNode space = tc_scenario_find_section (lint->scenario, "influence-board/space");
  guint n = 0;

  for (; space != TC_NODE_NONE; space = tc_scenario_find_next (lint->scenario, space))
    if (tc_scenario_get_ref (lint->scenario, space, "dimension") == dimension &&
        tc_scenario_get_bool (lint->scenario, space, "pivotal")) {
      *out_last = space;
      n++;
    }

  return n;
}

/* Where all dimensions but one have one pivotal space, that one was meant to have one too. */
static void
judge_pivotal (BellLint *lint)
{
  TcScenario *scenario = lint->scenario;
  TcNode dimension = tc_scenario_find_section (scenario, "dimension");
  TcNode odd = TC_NODE_NONE;
  TcNode last = TC_NODE_NONE;
  TcNode odd_space = TC_NODE_NONE;
  guint n_odd = 0;
  guint n_of_odd = 0;
  guint n = 0;

  for (; dimension != TC_NODE_NONE; dimension = tc_scenario_find_next (scenario, dimension), n++) {
    guint n_pivotal = count_pivotal (lint, dimension, &last);

    if (n_pivotal == 1)
      continue;
    odd = dimension;
    odd_space = last;
    n_of_odd = n_pivotal;
    n_odd++;
  }
  if (n_odd != 1 || n < 2)
    return;
  if (n_of_odd == 0)
    tc_lint_add (scenario, lint->report, "INF023", odd, "id",
                 _ ("%s has no pivotal space, and every other dimension has one"),
                 tc_lint_get_title (scenario, odd));
  else
    tc_lint_add (scenario, lint->report, "INF023", odd_space, "pivotal",
                 _ ("%s has %u pivotal spaces, and every other dimension has one"),
                 tc_lint_get_title (scenario, odd), n_of_odd);
}

/* -- Objectives -- */

static TcNode
find_objective (BellLint *lint, TcNode space)
{
  TcNode node = tc_scenario_find_section (lint->scenario, "objective-deck/objective");

  while (node != TC_NODE_NONE && tc_scenario_get_ref (lint->scenario, node, "space") != space)
    node = tc_scenario_find_next (lint->scenario, node);

  return node;
}

static gboolean
lacks_objective (BellLint *lint)
{
  TcNode space = tc_scenario_find_section (lint->scenario, "influence-board/space");

  while (space != TC_NODE_NONE && find_objective (lint, space) != TC_NODE_NONE)
    space = tc_scenario_find_next (lint->scenario, space);

  return space != TC_NODE_NONE;
}

static void
judge_objective (BellLint *lint, TcNode node, gboolean is_lacking)
{
  TcScenario *scenario = lint->scenario;
  TcNode space = tc_scenario_get_ref (scenario, node, "space");
  TcNode first = find_objective (lint, space);
  gint64 points;

  if (tc_lint_read_int (scenario, node, "points", &points) && points == 0 &&
      tc_scenario_find_child (scenario, node, "event") == TC_NODE_NONE)
    tc_lint_add (scenario, lint->report, "INF024", node, "points",
                 _ ("%s is worth nothing and does nothing"), tc_lint_get_title (scenario, node));
  if (first != node && is_lacking) {
    TcFinding *finding =
      tc_lint_add (scenario, lint->report, "INF024", node, "space",
                   _ ("This is a second objective for %s, and other spaces have none"),
                   tc_lint_get_title (scenario, space));

    tc_finding_add_related (finding, tc_scenario_get_source (scenario),
                            tc_lint_get_place (scenario, first), _ ("The first one is here"));
  }
}

static void
judge_objectives (BellLint *lint)
{
  TcNode node = tc_scenario_find_section (lint->scenario, "objective-deck/objective");
  gboolean is_lacking = lacks_objective (lint);

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (lint->scenario, node))
    judge_objective (lint, node, is_lacking);
}

/* -- Free cubes -- */

static void
judge_free_spaces (BellLint *lint)
{
  TcScenario *scenario = lint->scenario;
  TcNode setup = tc_scenario_find_section (scenario, "setups/setup");
  gint64 limit = bell_lint_read_rule (lint, "influence", "limit");

  for (; setup != TC_NODE_NONE; setup = tc_scenario_find_next (scenario, setup)) {
    TcNode cubes = tc_scenario_find_child (scenario, setup, "free-cubes");

    for (; cubes != TC_NODE_NONE; cubes = tc_scenario_find_next (scenario, cubes))
      for (TcNode in = tc_scenario_find_child (scenario, cubes, "in"); in != TC_NODE_NONE;
           in = tc_scenario_find_next (scenario, in))
        if (tc_scenario_has (scenario, in, "most") &&
            tc_scenario_get_int (scenario, in, "most") > limit)
          tc_lint_add (scenario, lint->report, "INF025", in, "most",
                       _ ("A space holds at most %d cubes of a side anyway"), (int) limit);
  }
}

/* -- The solo opponent -- */

/* The tables that a decision begins with, and those that rows or tables lead on to, with the bits
 * of the actions that are possible when they are asked. */
static void
spread_answers (BellLint *lint, GHashTable *possible, TcNode table, guint bits)
{
  TcScenario *scenario = lint->scenario;
  gpointer key = GUINT_TO_POINTER (table);
  guint before = GPOINTER_TO_UINT (g_hash_table_lookup (possible, key));

  if (table == TC_NODE_NONE || (before | bits) == before)
    return;
  g_hash_table_insert (possible, key, GUINT_TO_POINTER (before | bits));
  if (tc_schema_content_find_attribute (tc_scenario_get_element (scenario, table)->content,
                                        "otherwise") != NULL)
    spread_answers (lint, possible, tc_scenario_get_ref (scenario, table, "otherwise"), bits);
  for (TcNode row = tc_scenario_find_child (scenario, table, "row"); row != TC_NODE_NONE;
       row = tc_scenario_find_next (scenario, row))
    for (TcNode then = tc_scenario_find_child (scenario, row, "then"); then != TC_NODE_NONE;
         then = tc_scenario_find_next (scenario, then))
      spread_answers (lint, possible, tc_scenario_get_ref (scenario, then, "table"), bits);
}

static void
judge_row (BellLint *lint, TcNode table, TcNode row, guint bits)
{
  gint action = tc_scenario_get_enum (lint->scenario, row, "action");

  if ((bits >> action & 1) == 0)
    tc_lint_add (lint->scenario, lint->report, "INF026", row, "action",
                 _ ("No decision that comes to %s can be answered with \"%s\""),
                 tc_lint_get_title (lint->scenario, table),
                 tc_scenario_get_string (lint->scenario, row, "action"));
}

/* A table without any possible row is reported where it is asked (INF020). */
static void
judge_table (BellLint *lint, TcNode table, guint bits)
{
  TcNode first = tc_scenario_find_child (lint->scenario, table, "row");
  guint all = 0;

  for (TcNode row = first; row != TC_NODE_NONE; row = tc_scenario_find_next (lint->scenario, row))
    all |= 1u << tc_scenario_get_enum (lint->scenario, row, "action");
  if ((all & bits) == 0)
    return;
  for (TcNode row = first; row != TC_NODE_NONE; row = tc_scenario_find_next (lint->scenario, row))
    judge_row (lint, table, row, bits);
}

static void
judge_tables (BellLint *lint)
{
  g_autoptr (GHashTable) possible = g_hash_table_new (NULL, NULL);
  TcNode node = tc_scenario_find_section (lint->scenario, "solo-opponent/decision");
  GHashTableIter iter;
  gpointer table, bits;

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (lint->scenario, node))
    spread_answers (
      lint, possible, tc_scenario_get_ref (lint->scenario, node, "table"),
      bell_lint_get_answers (tc_scenario_get_enum (lint->scenario, node, "question")));
  g_hash_table_iter_init (&iter, possible);
  while (g_hash_table_iter_next (&iter, &table, &bits))
    judge_table (lint, GPOINTER_TO_UINT (table), GPOINTER_TO_UINT (bits));
}

void
bell_lint_sense (BellLint *lint)
{
  judge_rounds (lint);
  judge_places (lint);
  judge_pivotal (lint);
  judge_objectives (lint);
  judge_free_spaces (lint);
  judge_tables (lint);
}
