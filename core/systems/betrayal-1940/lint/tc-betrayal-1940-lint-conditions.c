/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "systems/betrayal-1940/lint/tc-betrayal-1940-lint-logic-private.h"

/* What victory levels and milestones wait for: whether it can happen, whether it can fail to, and
 * whether a level that is worth more always comes with it. */

static const char *
get_place (BetrayalLint *lint, TcNode node)
{
  static const char *const names[] = { "at-least", "at-most", "id" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (tc_schema_content_find_attribute (tc_scenario_get_element (lint->scenario, node)->content,
                                          names[i]) != NULL &&
        tc_scenario_has (lint->scenario, node, names[i]))
      return names[i];

  return NULL;
}

static gboolean
has_bad_bounds (BetrayalLint *lint, TcNode node)
{
  gint64 low, high;

  return tc_schema_content_find_attribute (tc_scenario_get_element (lint->scenario, node)->content,
                                           "at-least") != NULL &&
         tc_scenario_has (lint->scenario, node, "at-least") &&
         tc_scenario_has (lint->scenario, node, "at-most") &&
         tc_lint_read_int (lint->scenario, node, "at-least", &low) &&
         tc_lint_read_int (lint->scenario, node, "at-most", &high) && low > high;
}

/* The narrowest part is reported. TRUE after a finding in @node. */
static gboolean
judge_node (BetrayalLogic *logic, TcNode node)
{
  BetrayalLint *lint = logic->lint;
  gboolean is_reported = FALSE;

  for (TcNode child = tc_scenario_get_first_child (lint->scenario, node); child != TC_NODE_NONE;
       child = tc_scenario_get_next_sibling (lint->scenario, child))
    is_reported |= judge_node (logic, child);
  if (is_reported || has_bad_bounds (lint, node))
    return TRUE;
  /* What never wants anything is reported of all systems (NUM002). */
  if (strncmp (tc_scenario_get_name (lint->scenario, node), "counts-", 7) == 0 &&
      !tc_scenario_has (lint->scenario, node, "at-least") &&
      !tc_scenario_has (lint->scenario, node, "at-most"))
    return TRUE;
  if (tc_logic_can_never (&logic->logic, node))
    tc_lint_add (lint->scenario, lint->report, "BTR042", node, get_place (lint, node),
                 _ ("This can never be met: what it wants excludes each other"));
  else if (tc_logic_holds_always (&logic->logic, node) && get_place (lint, node) != NULL)
    tc_lint_add (lint->scenario, lint->report, "BTR043", node, get_place (lint, node),
                 _ ("This is always met, whatever happens"));
  else
    return FALSE;

  return TRUE;
}

/* -- The same twice -- */

static void
judge_twins (BetrayalLint *lint, TcNode group)
{
  TcScenario *scenario = lint->scenario;

  for (TcNode a = tc_scenario_get_first_child (scenario, group); a != TC_NODE_NONE;
       a = tc_scenario_get_next_sibling (scenario, a)) {
    judge_twins (lint, a);
    for (TcNode b = tc_scenario_get_next_sibling (scenario, a); b != TC_NODE_NONE;
         b = tc_scenario_get_next_sibling (scenario, b))
      if (tc_lint_is_same (scenario, a, b)) {
        tc_lint_add_twice (scenario, lint->report, "BTR044", a, b);
        break;
      }
  }
}

/* -- Levels that another one hides -- */

/* Whether @better is awarded whenever @level is met, and counts more. */
static gboolean
is_hidden_by (BetrayalLogic *logic, TcNode level, TcNode better)
{
  BetrayalLint *lint = logic->lint;
  gint64 value, other;
  gint rank, other_rank;
  g_autoptr (GPtrArray) terms = NULL;

  if (!betrayal_lint_has_same_winner (lint, level, better) ||
      !betrayal_lint_read_value (lint, level, &value, &rank) ||
      !betrayal_lint_read_value (lint, better, &other, &other_rank) || other_rank < rank ||
      other < value || (other == value && better > level))
    return FALSE;
  terms = tc_logic_and (&logic->logic, tc_logic_read (&logic->logic, level, FALSE),
                        tc_logic_read (&logic->logic, better, TRUE));

  return tc_logic_is_impossible (&logic->logic, terms);
}

static void
judge_level (BetrayalLogic *logic, TcNode level, GHashTable *reported)
{
  BetrayalLint *lint = logic->lint;
  TcNode other = TC_NODE_NONE;

  while ((other = tc_scenario_find_by_role (lint->scenario, "victory", other)) != TC_NODE_NONE) {
    TcFinding *finding;

    if (other == level || tc_lint_is_marked (reported, other) ||
        !is_hidden_by (logic, level, other))
      continue;
    finding = tc_lint_add (lint->scenario, lint->report, "BTR045", level, "id",
                           _ ("%s is never awarded: whenever it is met, %s is met too"),
                           tc_lint_get_title (lint->scenario, level),
                           tc_lint_get_title (lint->scenario, other));
    tc_finding_add_related (finding, tc_scenario_get_source (lint->scenario),
                            tc_lint_get_place (lint->scenario, other), _ ("That level is here"));
    return;
  }
}

void
betrayal_lint_conditions (BetrayalLint *lint)
{
  static const char *const roles[] = { "victory", "milestone" };
  g_autoptr (GHashTable) reported = g_hash_table_new (NULL, NULL);
  TcNode level = TC_NODE_NONE;
  BetrayalLogic logic;

  if (!tc_scenario_is_valid (lint->scenario))
    return;
  betrayal_logic_init (&logic, lint);
  for (guint i = 0; i < G_N_ELEMENTS (roles); i++) {
    TcNode node = TC_NODE_NONE;

    while ((node = tc_scenario_find_by_role (lint->scenario, roles[i], node)) != TC_NODE_NONE) {
      if (judge_node (&logic, node))
        tc_lint_mark (reported, node);
      judge_twins (lint, node);
    }
  }
  while ((level = tc_scenario_find_by_role (lint->scenario, "victory", level)) != TC_NODE_NONE)
    if (!tc_lint_is_marked (reported, level))
      judge_level (&logic, level, reported);
}
