/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lint/tc-lint-private.h"

/* Conditions and choices of places: one that stands beside its equal changes nothing, whether all
 * or any of them are asked for. Effects may well be said twice: then they act twice. */

static gboolean
is_same_value (TcScenario *scenario, TcNode a, TcNode b, const char *name)
{
  gboolean has = tc_scenario_has (scenario, a, name);

  if (strcmp (name, "src") == 0 || strcmp (name, "src-of") == 0 || strcmp (name, "ref") == 0 ||
      strcmp (name, "note") == 0)
    return TRUE;

  return has == tc_scenario_has (scenario, b, name) &&
         (!has || g_strcmp0 (tc_scenario_get_string (scenario, a, name),
                             tc_scenario_get_string (scenario, b, name)) == 0);
}

gboolean
tc_lint_holds_same (TcScenario *scenario, TcNode a, TcNode b)
{
  TcNode in_a = tc_scenario_get_first_child (scenario, a);
  TcNode in_b = tc_scenario_get_first_child (scenario, b);

  for (; in_a != TC_NODE_NONE && in_b != TC_NODE_NONE;
       in_a = tc_scenario_get_next_sibling (scenario, in_a),
       in_b = tc_scenario_get_next_sibling (scenario, in_b))
    if (!tc_lint_is_same (scenario, in_a, in_b))
      return FALSE;

  return in_a == in_b;
}

gboolean
tc_lint_is_same (TcScenario *scenario, TcNode a, TcNode b)
{
  const TcSchemaElement *element = tc_scenario_get_element (scenario, a);

  if (element != tc_scenario_get_element (scenario, b))
    return FALSE;
  for (guint i = 0; i < element->content->n_attributes; i++)
    if (!is_same_value (scenario, a, b, element->content->attributes[i].name))
      return FALSE;

  return tc_lint_holds_same (scenario, a, b);
}

void
tc_lint_add_twice (TcScenario *scenario,
                   TcReport *report,
                   const char *code,
                   TcNode first,
                   TcNode node)
{
  TcFinding *finding = tc_lint_add (scenario, report, code, node, NULL,
                                    _ ("This stands here twice: the second changes nothing"));
  g_autofree char *path = tc_scenario_dup_path (scenario, node);

  tc_finding_add_related (finding, tc_scenario_get_source (scenario),
                          tc_scenario_get_tag_span (scenario, first), _ ("The first one is here"));
  tc_lint_add_fix (scenario, finding, tc_operation_new_remove (path), _ ("Remove the second one"));
}

/* Against the few before it, so a long list costs its length. */
#define N_BEFORE 16u

static void
judge (TcScenario *scenario, TcReport *report, TcNode node)
{
  TcNode other = tc_scenario_get_first_child (scenario, tc_scenario_get_parent (scenario, node));

  for (guint n = 0; n < N_BEFORE && other != node;
       n++, other = tc_scenario_get_next_sibling (scenario, other))
    if (tc_lint_is_same (scenario, other, node)) {
      tc_lint_add_twice (scenario, report, "REF006", other, node);
      return;
    }
}

void
tc_lint_twice (TcScenario *scenario, TcReport *report)
{
  static const char *const roles[] = { "condition", "move-test", "spaces" };

  if (!tc_scenario_is_valid (scenario))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (roles); i++) {
    TcNode node = TC_NODE_NONE;

    while ((node = tc_scenario_find_by_role (scenario, roles[i], node)) != TC_NODE_NONE)
      judge (scenario, report, node);
  }
}
