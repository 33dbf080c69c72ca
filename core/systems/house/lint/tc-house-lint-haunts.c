/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lint/tc-lint-private.h"
#include "systems/house/lint/tc-house-lint-private.h"

/* Haunts that cannot do what they say: clocks, tasks, monsters and goals, and numbers and cells of
 * the chart that lead to nothing. */

/* -- Effects ----------------------------------------------------------------------------------- */

/* Whether @node or something in it is an element @name whose @attribute names @target; with
 * TC_NODE_NONE any element @name. */
static gboolean
has_effect (const HouseLint *lint,
            TcNode node,
            const char *name,
            const char *attribute,
            TcNode target)
{
  TcNode child = tc_scenario_get_first_child (lint->scenario, node);

  if (strcmp (tc_scenario_get_name (lint->scenario, node), name) == 0 &&
      (target == TC_NODE_NONE || tc_scenario_get_ref (lint->scenario, node, attribute) == target))
    return TRUE;
  for (; child != TC_NODE_NONE; child = tc_scenario_get_next_sibling (lint->scenario, child)) {
    if (has_effect (lint, child, name, attribute, target))
      return TRUE;
  }

  return FALSE;
}

/* A tally that @node names has to be raised by something in the haunt. */
static void
lint_tally (const HouseLint *lint, TcNode haunt, TcNode node, const char *attribute)
{
  static const char *const effects[] = { "set", "shift", "score" };
  TcNode tally = tc_scenario_get_ref (lint->scenario, node, attribute);

  for (guint i = 0; tally != TC_NODE_NONE && i < G_N_ELEMENTS (effects); i++) {
    if (has_effect (lint, haunt, effects[i], "track", tally))
      return;
  }
  if (tally != TC_NODE_NONE)
    tc_lint_add (lint->scenario, lint->report, "HNT009", node, attribute,
                 _ ("Nothing in this haunt changes \"%s\""), house_lint_get (lint, tally, "name"));
}

/* -- Parts of a haunt -------------------------------------------------------------------------- */

static void
lint_task (const HouseLint *lint, TcNode haunt, TcNode task, gboolean has_traitor)
{
  TcNode token = tc_scenario_get_ref (lint->scenario, task, "token");

  if (!has_traitor && strcmp (house_lint_get (lint, task, "who"), "traitor") == 0)
    tc_lint_add (lint->scenario, lint->report, "HNT008", task, "who",
                 _ ("Nobody is the traitor in this haunt"));
  lint_tally (lint, haunt, task, "needs");
  lint_tally (lint, haunt, task, "until");
  if (token != TC_NODE_NONE && !has_effect (lint, haunt, "place", "piece", token))
    tc_lint_add (lint->scenario, lint->report, "HNT012", task, "token",
                 _ ("Nothing in this haunt places \"%s\""), house_lint_get (lint, token, "name"));
}

static void
lint_monster (const HouseLint *lint, TcNode haunt, TcNode monster)
{
  TcScenario *scenario = lint->scenario;
  const char *name = house_lint_get (lint, monster, "name");

  if (tc_scenario_get_int (scenario, monster, "count") == 0 &&
      tc_scenario_get_int (scenario, monster, "per-hero") == 0)
    tc_lint_add (scenario, lint->report, "HNT010", monster, "count",
                 _ ("There is never any \"%s\""), name);
  if (tc_scenario_get_int (scenario, monster, "might") == 0)
    tc_lint_add (scenario, lint->report, "HNT010", monster, "might",
                 _ ("\"%s\" rolls no dice when it attacks"), name);
  if (tc_scenario_get_int (scenario, monster, "speed") == 0)
    tc_lint_add (scenario, lint->report, "HNT010", monster, "speed",
                 _ ("\"%s\" rolls no dice for how far it goes"), name);
  lint_tally (lint, haunt, monster, "killed-by");
}

static void
lint_clock (const HouseLint *lint, TcNode haunt, gboolean has_traitor)
{
  TcScenario *scenario = lint->scenario;
  TcNode clock = tc_scenario_find_child (scenario, haunt, "clock");

  if (clock == TC_NODE_NONE || tc_scenario_get_int (scenario, clock, "rounds") == 0)
    tc_lint_add (scenario, lint->report, "HNT006", clock == TC_NODE_NONE ? haunt : clock,
                 clock == TC_NODE_NONE ? NULL : "rounds",
                 _ ("\"%s\" has no last round: it can go on until nobody wins"),
                 house_lint_get (lint, haunt, "name"));
  else if (has_traitor && tc_scenario_get_ref (scenario, clock, "winner") == TC_NODE_NONE)
    tc_lint_add (scenario, lint->report, "HNT007", clock, NULL,
                 _ ("After the last round of \"%s\" nobody wins"),
                 house_lint_get (lint, haunt, "name"));
}

void
house_lint_haunt_parts (const HouseLint *lint, TcNode haunt, gboolean has_traitor)
{
  TcScenario *scenario = lint->scenario;
  TcNode node = tc_scenario_find_child (scenario, haunt, "task");

  lint_clock (lint, haunt, has_traitor);
  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node))
    lint_task (lint, haunt, node, has_traitor);
  node = tc_scenario_find_child (scenario, haunt, "monster");
  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node))
    lint_monster (lint, haunt, node);
  node = tc_scenario_find_child (scenario, haunt, "goal");
  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node)) {
    if (!has_effect (lint, node, "win", NULL, TC_NODE_NONE))
      tc_lint_add (scenario, lint->report, "HNT011", node, NULL,
                   _ ("The check of \"%s\" never says that anybody wins"),
                   house_lint_get (lint, node, "name"));
  }
}

/* -- The chart --------------------------------------------------------------------------------- */

/* One finding for each room, at the first of its cells. */
void
house_lint_idle_cells (const HouseLint *lint)
{
  TcScenario *scenario = lint->scenario;
  TcNode first = tc_scenario_find_section (scenario, "haunts/cell");

  for (TcNode node = first; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node)) {
    TcNode room = tc_scenario_get_ref (scenario, node, "room");
    TcNode before = first;

    if (room == TC_NODE_NONE || strcmp (house_lint_get (lint, room, "symbol"), "omen") == 0)
      continue;
    while (before != node && tc_scenario_get_ref (scenario, before, "room") != room)
      before = tc_scenario_find_next (scenario, before);
    if (before == node)
      tc_lint_add (scenario, lint->report, "HNT013", node, "room", _ ("No omen comes in \"%s\""),
                   house_lint_get (lint, room, "name"));
  }
}
