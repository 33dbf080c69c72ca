/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "lint-faults.h"

#include <string.h>

#include "build/tc-build.h"

typedef struct {
  const char *file;
  const LintFault *fault;
} Case;

typedef struct {
  const char *file;
  const LintSaid *said;
} SaidCase;

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
dup_bad (const char *file, const char *from, const char *to)
{
  g_autofree char *good = load (file);
  g_autoptr (GString) text = g_string_new (good);

  g_assert_cmpuint (g_string_replace (text, from, to, 1), ==, 1);

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
  g_autofree char *text = dup_bad (test->file, fault->from, fault->to);
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

/* -- Every word -- */

/* The lines of @after that are not in @before, between what both begin and end with. */
static void
append_lines (GString *said, const char *before, const char *after)
{
  g_auto (GStrv) old = g_strsplit (before, "\n", -1);
  g_auto (GStrv) new = g_strsplit (after, "\n", -1);
  guint old_end = g_strv_length (old);
  guint new_end = g_strv_length (new);
  guint start = 0;

  while (start < old_end && start < new_end && strcmp (old[start], new[start]) == 0)
    start++;
  while (old_end > start && new_end > start && strcmp (old[old_end - 1], new[new_end - 1]) == 0)
    old_end--, new_end--;
  for (guint i = start; i < old_end; i++)
    g_string_append_printf (said, "- %s\n", g_strchug (old[i]));
  for (guint i = start; i < new_end; i++)
    g_string_append_printf (said, "+ %s\n", g_strchug (new[i]));
}

static void
append_finding (GString *said, const TcFinding *finding)
{
  g_string_append_printf (said, "%s@%u:%u %s\n", finding->code, finding->line, finding->column,
                          finding->message);
  for (guint i = 0; finding->fixes != NULL && i < finding->fixes->len; i++) {
    const TcFix *fix = &g_array_index (finding->fixes, TcFix, i);
    g_autoptr (TcSource) fixed = tc_edits_apply (fix->edits, finding->source, NULL);

    g_assert_nonnull (fixed);
    g_string_append_printf (said, "%s:\n", fix->label);
    append_lines (said, tc_source_get_text (finding->source, NULL),
                  tc_source_get_text (fixed, NULL));
  }
}

static void
test_said (gconstpointer data)
{
  const SaidCase *test = data;
  g_autofree char *text = dup_bad (test->file, test->said->from, test->said->to);
  g_autoptr (TcSource) source = tc_source_new_for_string ("said.xml", text);
  g_autoptr (TcBuild) build = tc_build_new (source, NULL);
  TcReport *report = tc_build_get_report (build);
  g_autoptr (GString) said = g_string_new (NULL);

  for (guint i = 0; i < tc_report_get_n (report); i++)
    append_finding (said, tc_report_get (report, i));
  g_assert_cmpstr (said->str, ==, test->said->said);
}

void
lint_add_said (const char *family, const char *file, const LintSaid *cases, guint n)
{
  g_autofree char *good = g_strdup_printf ("/lint/%s/good", family);

  g_test_add_data_func (good, file, test_good);
  for (guint i = 0; i < n; i++) {
    g_autofree char *path = g_strdup_printf ("/lint/%s/%s", family, cases[i].name);

    g_test_add_data_func_full (path, g_memdup2 (&(SaidCase){ file, &cases[i] }, sizeof (SaidCase)),
                               test_said, g_free);
  }
}
