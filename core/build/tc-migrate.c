/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "build/tc-migrate.h"

#include "variant/tc-variant.h"

static const TcSystem *
find_system (const TcSystem *const *systems, const TcSchema *schema)
{
  for (guint i = 0; systems[i] != NULL; i++)
    if (systems[i]->schema == schema)
      return systems[i];

  return NULL;
}

/* (transfer full) (nullable): @source after the migration; %NULL when it needs none. */
static TcSource *
take_step (TcSource *source, const TcSchema *schema, const TcMigration *migration)
{
  const TcSchema *const schemas[] = { schema, NULL };
  g_autoptr (TcReport) unused = tc_report_new ();
  g_autoptr (TcScenario) scenario = tc_scenario_parse (source, schemas, unused);
  g_autoptr (TcOperation) group = tc_operation_new_group ("");
  g_autoptr (TcEdits) edits = NULL;

  migration->fill (scenario, group);
  if (tc_operation_group_get_n (group) == 0)
    return NULL;
  edits = tc_operation_make_edits (group, scenario, NULL);

  return edits != NULL ? tc_edits_apply (edits, source, NULL) : NULL;
}

TcSource *
tc_migrate (TcSource *source,
            const TcSystem *const *systems,
            TcReport *report,
            GPtrArray *out_steps)
{
  const TcSystem *const *all = systems != NULL ? systems : tc_systems_list ();
  g_autofree const TcSchema **schemas = tc_systems_dup_schemas (all);
  g_autoptr (TcScenario) scenario = NULL;
  TcSource *migrated = tc_source_ref (source);
  const TcSystem *system;

  if (tc_variant_is (source))
    return migrated;
  scenario = tc_scenario_parse (source, schemas, report);
  if (scenario == NULL) {
    tc_source_unref (migrated);
    return NULL;
  }
  system = find_system (all, tc_scenario_get_schema (scenario));
  for (guint i = 0; i < system->n_migrations; i++) {
    TcSource *next = take_step (migrated, system->schema, &system->migrations[i]);

    if (next == NULL)
      continue;
    g_ptr_array_add (out_steps, (gpointer) system->migrations[i].summary);
    tc_source_unref (migrated);
    migrated = next;
  }

  return migrated;
}
