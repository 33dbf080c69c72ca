/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "systems/betrayal-1940/lint/tc-betrayal-1940-lint-private.h"

/* Stacking limits (1.5): what they are for a side, an area and a nation, and limits that have no
 * effect. Numbers that are not known are -1, which is no limit. */

static gint64
read_limit (BetrayalLint *lint, TcNode node, const char *name)
{
  gint64 limit;

  return node != TC_NODE_NONE && tc_scenario_has (lint->scenario, node, name) &&
             tc_lint_read_int (lint->scenario, node, name, &limit)
           ? limit
           : -1;
}

static TcNode
find_rule (BetrayalLint *lint)
{
  TcNode rules = tc_scenario_find_child (lint->scenario, 0, "rules");

  return rules != TC_NODE_NONE ? tc_scenario_find_child (lint->scenario, rules, "stacking")
                               : TC_NODE_NONE;
}

static gint64
get_side_limit (BetrayalLint *lint, TcNode side)
{
  TcNode rule = find_rule (lint);
  gint64 limit = -1;

  for (TcNode of = rule == TC_NODE_NONE ? TC_NODE_NONE
                                        : tc_scenario_find_child (lint->scenario, rule, "of");
       of != TC_NODE_NONE; of = tc_scenario_find_next (lint->scenario, of))
    if (tc_scenario_get_ref (lint->scenario, of, "side") == side)
      return read_limit (lint, of, "limit");

  return betrayal_lint_read_rule (lint, "stacking", "limit", &limit) ? limit : -1;
}

gint64
betrayal_lint_get_stacking (BetrayalLint *lint, TcNode area, TcNode side)
{
  if (tc_scenario_has (lint->scenario, area, "stacking"))
    return read_limit (lint, area, "stacking");
  area = tc_scenario_get_ref (lint->scenario, area, "terrain");
  if (area != TC_NODE_NONE && tc_scenario_has (lint->scenario, area, "stacking"))
    return read_limit (lint, area, "stacking");

  return get_side_limit (lint, side);
}

gint64
betrayal_lint_get_nation_stacking (BetrayalLint *lint, TcNode nation)
{
  return read_limit (lint, nation, "stacking");
}

gint64
betrayal_lint_get_stacking_value (BetrayalLint *lint, TcNode unit)
{
  TcNode class = tc_scenario_get_ref (lint->scenario, unit, "class");
  gint64 value;

  return class != TC_NODE_NONE && tc_lint_read_int (lint->scenario, class, "stacking", &value)
           ? value
           : 1;
}

/* The highest limit that a side has anywhere. */
static gint64
find_highest (BetrayalLint *lint, TcNode side)
{
  gint64 highest = get_side_limit (lint, side);
  TcNode area = TC_NODE_NONE;

  while ((area = tc_scenario_find_by_role (lint->scenario, "space", area)) != TC_NODE_NONE)
    highest = MAX (highest, betrayal_lint_get_stacking (lint, area, side));

  return highest;
}

/* A nation's limit above all of its side's never applies. */
static void
judge_nation (BetrayalLint *lint, TcNode nation)
{
  gint64 own = betrayal_lint_get_nation_stacking (lint, nation);
  TcNode side = tc_scenario_get_ref (lint->scenario, nation, "side");
  gint64 highest;

  if (own < 0 || side == TC_NODE_NONE)
    return;
  highest = find_highest (lint, side);
  if (highest > 0 && own >= highest)
    tc_lint_add (lint->scenario, lint->report, "BTR035", nation, "stacking",
                 _ ("The limit of %" G_GINT64_FORMAT
                    " has no effect: no area takes more than %" G_GINT64_FORMAT
                    " units of the side"),
                 own, highest);
}

/* A unit that counts as more than any area takes can stand nowhere. */
static void
judge_class (BetrayalLint *lint, TcNode class)
{
  TcNode side = TC_NODE_NONE;
  gint64 highest = -1;
  gint64 value;

  while ((side = tc_scenario_find_by_role (lint->scenario, "side", side)) != TC_NODE_NONE)
    highest = MAX (highest, find_highest (lint, side));
  if (highest > 0 && tc_lint_read_int (lint->scenario, class, "stacking", &value) &&
      value > highest)
    tc_lint_add (lint->scenario, lint->report, "BTR036", class, "stacking",
                 _ ("Units of %s count as %" G_GINT64_FORMAT
                    ", but no area takes more than %" G_GINT64_FORMAT),
                 tc_lint_get_title (lint->scenario, class), value, highest);
}

void
betrayal_lint_stacking (BetrayalLint *lint)
{
  TcNode node = TC_NODE_NONE;

  while ((node = tc_scenario_find_by_role (lint->scenario, "owner", node)) != TC_NODE_NONE)
    judge_nation (lint, node);
  while ((node = tc_scenario_find_by_role (lint->scenario, "class", node)) != TC_NODE_NONE)
    if (tc_scenario_has (lint->scenario, node, "stacking"))
      judge_class (lint, node);
}
