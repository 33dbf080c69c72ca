/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "lint/tc-free-setup-private.h"
#include "lint/tc-lint-private.h"

/* Free setups: what each quota takes, and whether all of it can be placed. */

/* Counters that it lists twice, or of another nation, are findings of family SET. */
static void
judge_quota (const TcFreeSetup *free_setup, const TcFreeQuota *quota, TcReport *report)
{
  TcScenario *scenario = free_setup->scenario;
  const char *owner = NULL;

  tc_scenario_find_ref (scenario, quota->node, "owner", &owner);
  if (quota->counters->len == 0)
    tc_lint_add (scenario, report, "FRE003", quota->node, owner,
                 _ ("Quota \"%s\" has no counters: all of them are placed already; list some, or "
                    "delete the quota"),
                 tc_lint_get_title (scenario, quota->node));
}

static void
report_conflict (const TcFreeSetup *free_setup, const TcFreeAnswer *answer, TcReport *report)
{
  TcScenario *scenario = free_setup->scenario;
  TcFinding *finding =
    tc_lint_add (scenario, report, "FRE001", free_setup->setup, "id", "%s", answer->text);

  for (guint i = 0; i < answer->reasons->len; i++) {
    const TcFreeReason *reason = g_ptr_array_index (answer->reasons, i);
    TcSpan span;

    if (reason->node == TC_NODE_NONE)
      continue;
    span = tc_lint_get_place (scenario, reason->node);
    if (reason->attribute != NULL)
      tc_scenario_get_value_span (scenario, reason->node, reason->attribute, &span);
    tc_finding_add_related (finding, tc_scenario_get_source (scenario), span, "%s", reason->text);
  }
}

void
tc_lint_free_setups (TcScenario *scenario, TcReport *report)
{
  TcNode setup = TC_NODE_NONE;

  while ((setup = tc_scenario_find_by_role (scenario, "setup", setup)) != TC_NODE_NONE) {
    g_autoptr (TcFreeSetup) free_setup = tc_free_setup_new (scenario, setup);
    g_autoptr (TcFreeAnswer) answer = NULL;

    if (free_setup->quotas->len == 0)
      continue;
    for (guint i = 0; i < free_setup->quotas->len; i++)
      judge_quota (free_setup, g_ptr_array_index (free_setup->quotas, i), report);
    answer = tc_free_setup_check (free_setup, TC_SETUP_STEPS);
    if (answer->verdict == TC_SETUP_IMPOSSIBLE)
      report_conflict (free_setup, answer, report);
    else if (answer->verdict == TC_SETUP_UNDECIDED)
      tc_lint_add (scenario, report, "FRE002", setup, "id", "%s", answer->text);
  }
}
