/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scenario-support.h"
#include "scenario/tc-operation.h"

/* What an edit costs: the editor parses the whole text again after each one. */

#define ROUNDS 200u

static gint64
time_parse (const ScenarioFile *file)
{
  g_autoptr (TcSource) source = tc_source_new_for_string (file->name, file->text);
  gint64 start = g_get_monotonic_time ();
  guint i;

  for (i = 0; i < ROUNDS; i++) {
    g_autoptr (TcReport) report = tc_report_new ();
    g_autoptr (TcScenario) scenario = tc_scenario_parse (source, scenario_schemas, report);

    g_assert_true (tc_scenario_is_valid (scenario));
  }

  return (g_get_monotonic_time () - start) / ROUNDS;
}

static gint64
time_operation (const ScenarioFile *file)
{
  g_autoptr (TcScenario) scenario = scenario_parse_valid (file->text);
  g_autoptr (TcOperation) operation = tc_operation_new_set ("area-board/area[sedan]", "name", "S");
  gint64 start = g_get_monotonic_time ();
  guint i;

  for (i = 0; i < ROUNDS; i++) {
    g_autoptr (TcEdits) edits = tc_operation_make_edits (operation, scenario, NULL);
    g_autoptr (TcSource) after = tc_edits_apply (edits, tc_scenario_get_source (scenario), NULL);

    g_assert_nonnull (after);
  }

  return (g_get_monotonic_time () - start) / ROUNDS;
}

int
main (int argc, char **argv)
{
  ScenarioFile *file;

  g_test_init (&argc, &argv, NULL);
  file = scenario_load_file ("scenarios/betrayal-1940/betrayal-1940.scenario.xml");
  g_print ("%s, %" G_GSIZE_FORMAT " bytes\n", file->name, file->length);
  g_print ("scan, parse, walk, keys: %" G_GINT64_FORMAT " us\n", time_parse (file));
  g_print ("one attribute, applied:  %" G_GINT64_FORMAT " us\n", time_operation (file));
  g_free (file->name);
  g_free (file->text);
  g_free (file);

  return 0;
}
