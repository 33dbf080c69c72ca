/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "build/tc-build.h"

#include "lint/tc-lint.h"
#include "scenario/tc-oracle.h"

struct _TcBuild {
  gatomicrefcount ref_count;
  TcSource *source;
  TcReport *report;
  TcScenario *scenario; /* nullable */
  TcRuleset *ruleset;   /* nullable */
};

static const TcSystem *
find_system (const TcSystem *const *list, const TcSchema *schema)
{
  guint i = 0;

  while (list[i] != NULL && list[i]->schema != schema)
    i++;

  return list[i];
}

/* What lint has refused is not compiled: compile would tell of the same faults in other words. */
static void
judge (TcBuild *build, const TcSystem *const *list)
{
  const TcSystem *system = find_system (list, tc_scenario_get_schema (build->scenario));

  g_assert (system != NULL);
  tc_lint_run (build->scenario, build->report);
  if (system->lint != NULL)
    system->lint (build->scenario, build->report);
  if (tc_report_count (build->report, TC_SEVERITY_ERROR) > 0)
    return;
  build->ruleset = tc_ruleset_compile (system, build->scenario, build->report);
  if (tc_report_count (build->report, TC_SEVERITY_ERROR) > 0)
    g_clear_pointer (&build->ruleset, tc_ruleset_unref);
}

TcBuild *
tc_build_new (TcSource *source, const TcSystem *const *list)
{
  TcBuild *build = g_new0 (TcBuild, 1);
  g_autofree const TcSchema **schemas = NULL;

  if (list == NULL)
    list = tc_systems_list ();

  schemas = tc_systems_dup_schemas (list);
  g_atomic_ref_count_init (&build->ref_count);
  build->source = tc_source_ref (source);
  build->report = tc_report_new ();
  for (guint i = 0; list[i] != NULL; i++)
    tc_report_add_catalogue (build->report, list[i]->codes, list[i]->n_codes);
  build->scenario = tc_scenario_parse (source, schemas, build->report);

  if (build->scenario != NULL)
    judge (build, list);

  /* Reading a report sorts it once; after this the build only reads, from any thread. */
  if (tc_report_get_n (build->report) > 0)
    (void) tc_report_get (build->report, 0);

  return build;
}

void
tc_build_cross_check (TcBuild *build, const TcSystem *const *list)
{
  g_autofree const TcSchema **schemas = tc_systems_dup_schemas (list);

  tc_oracle_check (build->source, schemas, build->report);
  if (tc_report_get_n (build->report) > 0)
    (void) tc_report_get (build->report, 0);
}

TcBuild *
tc_build_ref (TcBuild *build)
{
  g_atomic_ref_count_inc (&build->ref_count);

  return build;
}

void
tc_build_unref (TcBuild *build)
{
  if (!g_atomic_ref_count_dec (&build->ref_count))
    return;

  g_clear_pointer (&build->ruleset, tc_ruleset_unref);
  g_clear_pointer (&build->scenario, tc_scenario_unref);
  tc_report_unref (build->report);
  tc_source_unref (build->source);
  g_free (build);
}

TcSource *
tc_build_get_source (TcBuild *build)
{
  return build->source;
}

TcReport *
tc_build_get_report (TcBuild *build)
{
  return build->report;
}

TcScenario *
tc_build_get_scenario (TcBuild *build)
{
  return build->scenario;
}

TcRuleset *
tc_build_get_ruleset (TcBuild *build)
{
  return build->ruleset;
}
