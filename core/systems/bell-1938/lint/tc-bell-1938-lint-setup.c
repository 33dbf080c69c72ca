/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "systems/bell-1938/lint/tc-bell-1938-lint-private.h"

/* Findings on setups: every cube is somewhere, and spaces hold no more than they can. */

/* The elements @name of @setup whose cubes belong to @side. */
static TcNode
find_next_of (BellLint *lint, TcNode node, TcNode side)
{
  while (node != TC_NODE_NONE && tc_scenario_get_ref (lint->scenario, node, "side") != side)
    node = tc_scenario_find_next (lint->scenario, node);

  return node;
}

static gint64
sum_of (BellLint *lint, TcNode setup, const char *name, TcNode side)
{
  TcNode node = find_next_of (lint, tc_scenario_find_child (lint->scenario, setup, name), side);
  gint64 sum = 0;

  while (node != TC_NODE_NONE) {
    sum += tc_scenario_get_int (lint->scenario, node, "count");
    node = find_next_of (lint, tc_scenario_find_next (lint->scenario, node), side);
  }

  return sum;
}

/* How many cubes of @side the setup puts into @space. */
static gint64
sum_in (BellLint *lint, TcNode setup, TcNode side, TcNode space)
{
  TcNode put = find_next_of (lint, tc_scenario_find_child (lint->scenario, setup, "put"), side);
  gint64 sum = 0;

  while (put != TC_NODE_NONE) {
    if (tc_scenario_get_ref (lint->scenario, put, "in") == space)
      sum += tc_scenario_get_int (lint->scenario, put, "count");
    put = find_next_of (lint, tc_scenario_find_next (lint->scenario, put), side);
  }

  return sum;
}

static gint64
count_cubes (BellLint *lint, TcNode setup, TcNode side)
{
  return sum_of (lint, setup, "put", side) + sum_of (lint, setup, "free-cubes", side);
}

/* When several setups have the same number of cubes, which is another one, that number is wrong. */
static gboolean
judge_number (BellLint *lint, TcNode cubes)
{
  TcScenario *scenario = lint->scenario;
  TcNode side = tc_scenario_get_ref (scenario, cubes, "side");
  gint64 wanted = tc_scenario_get_int (scenario, cubes, "count");
  TcNode setup = tc_scenario_find_section (scenario, "setups/setup");
  gint64 n = count_cubes (lint, setup, side);
  guint n_setups = 0;

  for (; setup != TC_NODE_NONE; setup = tc_scenario_find_next (scenario, setup), n_setups++) {
    if (count_cubes (lint, setup, side) != n)
      return FALSE;
  }
  if (n == wanted || n_setups < 2)
    return FALSE;
  tc_lint_add (scenario, lint->report, "INF003", cubes, "count",
               _ ("%s has %d cubes in every setup, but there are %d"),
               tc_lint_get_title (scenario, side), (int) n, (int) wanted);

  return TRUE;
}

static void
judge_sum (BellLint *lint, TcNode setup, TcNode cubes)
{
  TcScenario *scenario = lint->scenario;
  TcNode side = tc_scenario_get_ref (scenario, cubes, "side");
  gint64 wanted = tc_scenario_get_int (scenario, cubes, "count");
  gint64 n = count_cubes (lint, setup, side);
  TcFinding *finding;

  if (n == wanted)
    return;
  finding = tc_lint_add (scenario, lint->report, "INF003", setup, NULL,
                         _ ("%s has %d cubes in this setup, but there are %d"),
                         tc_lint_get_title (scenario, side), (int) n, (int) wanted);
  tc_finding_add_related (finding, tc_scenario_get_source (scenario),
                          tc_lint_get_place (scenario, cubes), _ ("The number is here"));
}

static void
judge_puts (BellLint *lint, TcNode setup, gint64 limit)
{
  TcScenario *scenario = lint->scenario;
  TcNode put = tc_scenario_find_child (scenario, setup, "put");

  for (; put != TC_NODE_NONE; put = tc_scenario_find_next (scenario, put)) {
    gint64 n = tc_scenario_get_int (scenario, put, "count");

    if (n > limit && bell_lint_is_named (lint, put, "in", "space"))
      tc_lint_add (scenario, lint->report, "INF004", put, "count",
                   _ ("A space holds at most %d cubes of a side, not %d"), (int) limit, (int) n);
  }
}

static void
judge_free_cubes (BellLint *lint, TcNode setup, TcNode cubes, gint64 limit)
{
  TcScenario *scenario = lint->scenario;
  TcNode side = tc_scenario_get_ref (scenario, cubes, "side");
  TcNode in = tc_scenario_find_child (scenario, cubes, "in");
  gint64 count = tc_scenario_get_int (scenario, cubes, "count");
  gint64 room = 0;

  for (; in != TC_NODE_NONE; in = tc_scenario_find_next (scenario, in)) {
    gint64 there = sum_in (lint, setup, side, tc_scenario_get_ref (scenario, in, "space"));

    room += MIN (tc_scenario_get_int (scenario, in, "most"), MAX (0, limit - there));
  }
  if (room < count)
    tc_lint_add (scenario, lint->report, "INF004", cubes, "count",
                 _ ("%d cubes are to be placed where there is room for %d"), (int) count,
                 (int) room);
}

static void
judge_disks (BellLint *lint, TcNode setup)
{
  TcScenario *scenario = lint->scenario;
  TcNode disk = tc_scenario_find_child (scenario, setup, "put-disk");

  for (; disk != TC_NODE_NONE; disk = tc_scenario_find_next (scenario, disk)) {
    if (!bell_lint_is_named (lint, disk, "box", "german-space"))
      tc_lint_add (scenario, lint->report, "INF005", disk, "box",
                   _ ("%s is not a space of the German Activity track"),
                   tc_scenario_get_string (scenario, disk, "box"));
  }
}

void
bell_lint_setups (BellLint *lint)
{
  TcScenario *scenario = lint->scenario;
  gint64 limit = bell_lint_read_rule (lint, "influence", "limit");
  TcNode setup = tc_scenario_find_section (scenario, "setups/setup");
  TcNode of = tc_scenario_find_section (scenario, "pieces/cube/of");
  gboolean is_number_wrong = FALSE;

  for (; of != TC_NODE_NONE; of = tc_scenario_find_next (scenario, of))
    is_number_wrong |= judge_number (lint, of);
  for (; setup != TC_NODE_NONE; setup = tc_scenario_find_next (scenario, setup)) {
    TcNode cubes = tc_scenario_find_section (scenario, "pieces/cube/of");
    TcNode free_cubes = tc_scenario_find_child (scenario, setup, "free-cubes");

    for (; cubes != TC_NODE_NONE && !is_number_wrong;
         cubes = tc_scenario_find_next (scenario, cubes))
      judge_sum (lint, setup, cubes);
    judge_puts (lint, setup, limit);
    for (; free_cubes != TC_NODE_NONE; free_cubes = tc_scenario_find_next (scenario, free_cubes))
      judge_free_cubes (lint, setup, free_cubes, limit);
    judge_disks (lint, setup);
  }
}
