/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scenario-support.h"

#include <string.h>

#include "systems/betrayal-1940/tc-betrayal-1940.h"

const TcSchema *const scenario_schemas[] = { &tc_schema_toy, &tc_schema_betrayal_1940, NULL };

static void
scenario_file_free (gpointer data)
{
  ScenarioFile *file = data;

  g_free (file->name);
  g_free (file->text);
  g_free (file);
}

ScenarioFile *
scenario_load_file (const char *path)
{
  g_autofree char *full = g_test_build_filename (G_TEST_DIST, "..", path, NULL);
  ScenarioFile *file = g_new0 (ScenarioFile, 1);
  g_autoptr (GError) error = NULL;

  file->name = g_path_get_basename (path);
  g_file_get_contents (full, &file->text, &file->length, &error);
  g_assert_no_error (error);

  return file;
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp ((*(ScenarioFile *const *) a)->name, (*(ScenarioFile *const *) b)->name);
}

GPtrArray *
scenario_load_corpus (void)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "corpus", "schema", NULL);
  GPtrArray *files = g_ptr_array_new_with_free_func (scenario_file_free);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &error);
  const char *name;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename ("tests", "corpus", "schema", name, NULL);

    if (g_str_has_suffix (name, ".xml"))
      g_ptr_array_add (files, scenario_load_file (path));
  }
  g_ptr_array_sort (files, compare_names);
  g_assert_cmpuint (files->len, >=, 8);

  return files;
}

TcScenario *
scenario_parse (const char *text, TcReport **out_report)
{
  g_autoptr (TcSource) source = tc_source_new_for_string ("test.xml", text);
  g_autoptr (TcReport) report = tc_report_new ();
  TcScenario *scenario = tc_scenario_parse (source, scenario_schemas, report);

  if (out_report != NULL)
    *out_report = g_steal_pointer (&report);

  return scenario;
}

TcScenario *
scenario_parse_valid (const char *text)
{
  g_autoptr (TcReport) report = NULL;
  TcScenario *scenario = scenario_parse (text, &report);
  g_autofree char *codes = scenario_dup_codes (report);

  g_assert_cmpstr (codes, ==, "");
  g_assert_nonnull (scenario);
  g_assert_true (tc_scenario_is_valid (scenario));

  return scenario;
}

char *
scenario_dup_codes (TcReport *report)
{
  GString *codes = g_string_new (NULL);
  guint i;

  for (i = 0; i < tc_report_get_n (report); i++) {
    const TcFinding *finding = tc_report_get (report, i);

    g_string_append_printf (codes, "%s%s@%u:%u", i > 0 ? " " : "", finding->code, finding->line,
                            finding->column);
  }

  return g_string_free (codes, FALSE);
}

static void
append_related (const TcFinding *finding, GString *said)
{
  for (guint i = 0; finding->related != NULL && i < finding->related->len; i++) {
    const TcRelated *related = &g_array_index (finding->related, TcRelated, i);
    guint line = 0;
    guint column = 0;

    tc_source_locate (related->source, related->span.start, &line, &column);
    g_string_append_printf (said, "@%u:%u %s\n", line, column, related->message);
  }
}

char *
scenario_dup_said (TcReport *report)
{
  GString *said = g_string_new (NULL);

  for (guint i = 0; i < tc_report_get_n (report); i++) {
    const TcFinding *finding = tc_report_get (report, i);

    g_string_append_printf (said, "%s@%u:%u %s\n", finding->code, finding->line, finding->column,
                            finding->message);
    if (finding->why != NULL)
      g_string_append_printf (said, "? %s\n", finding->why);
    append_related (finding, said);
    for (guint k = 0; finding->fixes != NULL && k < finding->fixes->len; k++)
      g_string_append_printf (said, "> %s\n", g_array_index (finding->fixes, TcFix, k).label);
  }

  return g_string_free (said, FALSE);
}

const char *
scenario_get_text (TcScenario *scenario)
{
  return tc_source_get_text (tc_scenario_get_source (scenario), NULL);
}

guint
scenario_count_changed_lines (const char *old, const char *new)
{
  g_auto (GStrv) before = g_strsplit (old, "\n", -1);
  g_auto (GStrv) after = g_strsplit (new, "\n", -1);
  guint n = 0;
  guint i;

  g_assert_cmpuint (g_strv_length (before), ==, g_strv_length (after));
  for (i = 0; before[i] != NULL; i++)
    n += strcmp (before[i], after[i]) != 0;

  return n;
}
