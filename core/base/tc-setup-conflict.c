/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "base/tc-setup-private.h"

#include <string.h>

/* Which rules of an impossible setup stand against one another. */

/* --- Rules by number, for relaxing them one by one --- */

#define RULES_PER_GROUP 6u /* SUPPLY to COMPANY */

static guint
count_rules (const TcSetupProblem *problem)
{
  return problem->n_groups * RULES_PER_GROUP + 2 * problem->n_sides +
         problem->n_sides * problem->n_places + 1;
}

guint
tc_setup_rule_index (const TcSetupProblem *problem, TcSetupRule rule)
{
  guint sides = problem->n_groups * RULES_PER_GROUP;

  switch (rule.kind) {
  case TC_SETUP_RULE_SUPPLY:
  case TC_SETUP_RULE_DEMAND:
  case TC_SETUP_RULE_MINIMUM:
  case TC_SETUP_RULE_MAXIMUM:
  case TC_SETUP_RULE_ZONE:
  case TC_SETUP_RULE_COMPANY:
    return rule.group * RULES_PER_GROUP + (guint) rule.kind;
  case TC_SETUP_RULE_CAPACITY:
    return sides + rule.side;
  case TC_SETUP_RULE_CLOSED:
    return sides + problem->n_sides + rule.side;
  case TC_SETUP_RULE_PRESENT:
    return sides + 2 * problem->n_sides + rule.side * problem->n_places + rule.place;
  case TC_SETUP_RULE_EXCLUSIVE:
    break;
  }

  return count_rules (problem) - 1;
}

static TcSetupRule
rule_at (const TcSetupProblem *problem, guint index)
{
  guint sides = problem->n_groups * RULES_PER_GROUP;
  TcSetupRule rule = { TC_SETUP_RULE_EXCLUSIVE, 0, 0, 0 };

  if (index < sides) {
    rule.kind = (TcSetupRuleKind) (index % RULES_PER_GROUP);
    rule.group = index / RULES_PER_GROUP;
  } else if (index < sides + problem->n_sides) {
    rule.kind = TC_SETUP_RULE_CAPACITY;
    rule.side = index - sides;
  } else if (index < sides + 2 * problem->n_sides) {
    rule.kind = TC_SETUP_RULE_CLOSED;
    rule.side = index - sides - problem->n_sides;
  } else if (index + 1 < count_rules (problem)) {
    index -= sides + 2 * problem->n_sides;
    rule.kind = TC_SETUP_RULE_PRESENT;
    rule.side = index / problem->n_places;
    rule.place = index % problem->n_places;
  }

  return rule;
}

/* --- Conflicts --- */

/* Rules that say nothing here need not be thought away. */
static gboolean
says_something (const TcSetupWork *work, TcSetupRule rule)
{
  const TcSetupProblem *problem = work->problem;

  switch (rule.kind) {
  case TC_SETUP_RULE_SUPPLY:
  case TC_SETUP_RULE_MINIMUM:
    return problem->groups[rule.group].at_least > 0;
  case TC_SETUP_RULE_MAXIMUM:
    return problem->groups[rule.group].at_most != TC_SETUP_NO_LIMIT;
  case TC_SETUP_RULE_COMPANY:
    return problem->groups[rule.group].needs_company;
  case TC_SETUP_RULE_PRESENT:
    return problem->present[tc_setup_cell (work, rule.side, rule.place)] >
           tc_setup_count_grouped (work, rule.side, rule.place);
  case TC_SETUP_RULE_EXCLUSIVE:
    return problem->exclusive;
  case TC_SETUP_RULE_DEMAND:
  case TC_SETUP_RULE_ZONE:
  case TC_SETUP_RULE_CAPACITY:
  case TC_SETUP_RULE_CLOSED:
    break;
  }

  return TRUE;
}

static TcSetupVerdict
solve_without (TcSetupWork *work, const guint8 *relaxed)
{
  work->relaxed = relaxed;
  tc_setup_spend (work, work->problem->n_groups * work->problem->n_places);
  tc_setup_prepare (work);

  return tc_setup_solve (work);
}

/* A deletion filter: each rule is left out in turn, and stays out when the rest still conflicts.
 * What stands in single places is tried first, so that the answer speaks of rules where it can. */
GArray *
tc_setup_find_conflict (const TcSetupProblem *problem, guint max_steps, TcSetupVerdict *out_verdict)
{
  g_autofree gpointer memory =
    g_malloc (tc_setup_work_size (problem->n_groups, problem->n_places, problem->n_sides));
  TcSetupWork *work = tc_setup_make_work (problem, memory, max_steps);
  guint n = count_rules (problem);
  g_autofree guint8 *relaxed = g_malloc0 (n);
  GArray *rules;

  *out_verdict = solve_without (work, relaxed);
  if (*out_verdict != TC_SETUP_IMPOSSIBLE)
    return NULL;

  rules = g_array_new (FALSE, FALSE, sizeof (TcSetupRule));
  for (guint i = n; i-- > 0;) {
    relaxed[i] = TRUE;
    if (says_something (work, rule_at (problem, i)) &&
        solve_without (work, relaxed) != TC_SETUP_IMPOSSIBLE)
      relaxed[i] = FALSE;
  }
  for (guint i = 0; i < n; i++) {
    TcSetupRule rule = rule_at (problem, i);

    if (!relaxed[i])
      g_array_append_val (rules, rule);
  }

  return rules;
}
