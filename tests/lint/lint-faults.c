/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "lint-faults.h"

#include <string.h>

#include "build/tc-build.h"

typedef struct {
  const char *file;
  const LintFault *fault;
} Case;

static char *
load (const char *path)
{
  ScenarioFile *file = scenario_load_file (path);
  char *text = g_steal_pointer (&file->text);

  g_free (file->name);
  g_free (file);

  return text;
}

static char *
dup_bad (const LintFault *fault, const char *file)
{
  g_autofree char *good = load (file);
  g_autoptr (GString) text = g_string_new (good);

  g_assert_cmpuint (g_string_replace (text, fault->from, fault->to, 1), ==, 1);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static gsize
find_place (const char *text, const char *at)
{
  gsize before = strcspn (at, "%");
  g_autofree char *plain = g_strdup_printf ("%.*s%s", (int) before, at, at + before + 1);
  const char *found = strstr (text, plain);

  g_assert_nonnull (found);

  return (gsize) (found - text) + before;
}

static void
assert_fixed (const TcFinding *finding)
{
  g_autoptr (TcSource) fixed = NULL;
  g_autoptr (TcBuild) build = NULL;

  g_assert_nonnull (finding->fixes);
  fixed = tc_edits_apply (g_array_index (finding->fixes, TcFix, 0).edits, finding->source, NULL);
  build = tc_build_new (fixed, NULL);
  if (tc_report_get_n (tc_build_get_report (build)) > 0)
    g_test_message ("%s", tc_report_get (tc_build_get_report (build), 0)->message);
  g_assert_cmpuint (tc_report_get_n (tc_build_get_report (build)), ==, 0);
}

static void
test_fault (gconstpointer data)
{
  const Case *test = data;
  const LintFault *fault = test->fault;
  g_autofree char *text = dup_bad (fault, test->file);
  g_autoptr (TcSource) source = tc_source_new_for_string ("tiny.xml", text);
  g_autoptr (TcBuild) build = tc_build_new (source, NULL);
  TcReport *report = tc_build_get_report (build);
  const TcFinding *finding;

  for (guint i = 0; i < tc_report_get_n (report); i++)
    g_test_message ("%s %u:%u %s", tc_report_get (report, i)->code, tc_report_get (report, i)->line,
                    tc_report_get (report, i)->column, tc_report_get (report, i)->message);
  g_assert_cmpuint (tc_report_get_n (report), ==, fault->code != NULL);
  if (fault->code == NULL)
    return;
  finding = tc_report_get (report, 0);
  g_assert_cmpstr (finding->code, ==, fault->code);
  g_assert_nonnull (strstr (finding->message, fault->message));
  if (fault->at != NULL)
    g_assert_cmpuint (finding->span.start, ==, find_place (text, fault->at));
  if (fault->is_fixed)
    assert_fixed (finding);
}

/* The file itself has no findings, so every finding of a case is of its fault. */
static void
test_good (gconstpointer file)
{
  g_autofree char *text = load (file);
  g_autoptr (TcSource) source = tc_source_new_for_string ("tiny.xml", text);
  g_autoptr (TcBuild) build = tc_build_new (source, NULL);

  g_assert_cmpuint (tc_report_get_n (tc_build_get_report (build)), ==, 0);
  g_assert_nonnull (tc_build_get_ruleset (build));
}

void
lint_add_faults (const char *family, const char *file, const LintFault *faults, guint n)
{
  g_autofree char *good = g_strdup_printf ("/lint/%s/good", family);

  g_test_add_data_func (good, file, test_good);
  for (guint i = 0; i < n; i++) {
    g_autofree char *path = g_strdup_printf ("/lint/%s/%s", family, faults[i].name);

    g_test_add_data_func_full (path, g_memdup2 (&(Case){ file, &faults[i] }, sizeof (Case)),
                               test_fault, g_free);
  }
}
