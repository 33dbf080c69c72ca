/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "merge-support.h"

#include <string.h>

void
merge_set_up (MergeFixture *fixture, gconstpointer data)
{
  g_autofree char *path =
    g_test_build_filename (G_TEST_DIST, "fixtures", "tiny-1940.scenario.xml", NULL);
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &fixture->good, NULL, &error);
  g_assert_no_error (error);
  fixture->schemas = tc_systems_dup_schemas (tc_systems_list ());
}

void
merge_tear_down (MergeFixture *fixture, gconstpointer data)
{
  g_free (fixture->good);
  g_free (fixture->schemas);
  g_free (fixture->merged);
  g_clear_pointer (&fixture->report, tc_report_unref);
}

void
merge_three (MergeFixture *fixture, const char *base, const char *ours, const char *theirs)
{
  g_autoptr (TcSource) base_source = tc_source_new_for_string ("base", base);
  g_autoptr (TcSource) ours_source = tc_source_new_for_string ("ours", ours);
  g_autoptr (TcSource) theirs_source = tc_source_new_for_string ("theirs", theirs);
  g_autoptr (TcSource) merged = NULL;

  g_clear_pointer (&fixture->report, tc_report_unref);
  g_clear_pointer (&fixture->merged, g_free);
  fixture->report = tc_report_new ();
  merged = tc_three_way_merge (base_source, ours_source, theirs_source, fixture->schemas,
                               fixture->report, &fixture->result);
  if (merged != NULL)
    fixture->merged = g_strdup (tc_source_get_text (merged, NULL));
}

char *
merge_dup_edited (const char *text, ...)
{
  GString *out = g_string_new (text);
  const char *from;
  va_list args;

  va_start (args, text);
  while ((from = va_arg (args, const char *)) != NULL)
    g_assert_cmpuint (g_string_replace (out, from, va_arg (args, const char *), 1), ==, 1);
  va_end (args);

  return g_string_free (out, FALSE);
}

void
merge_edits (MergeFixture *fixture, const char *from, const char *ours, const char *theirs)
{
  g_autofree char *left = merge_dup_edited (fixture->good, from, ours, NULL);
  g_autofree char *right = merge_dup_edited (fixture->good, from, theirs, NULL);

  merge_three (fixture, fixture->good, left, right);
}

void
merge_assert_text (MergeFixture *fixture, const char *wanted)
{
  for (guint i = 0; i < tc_report_get_n (fixture->report); i++)
    g_test_message ("%s", tc_report_get (fixture->report, i)->message);
  g_assert_nonnull (fixture->merged);
  if (strcmp (fixture->merged, wanted) != 0) {
    g_autoptr (TcSource) left = tc_source_new_for_string ("wanted", wanted);
    g_autoptr (TcSource) right = tc_source_new_for_string ("merged", fixture->merged);
    g_autoptr (TcEdits) edits = tc_diff_make_edits (left, right);
    g_autofree char *diff = tc_diff_dup_unified (left, right, edits, NULL);

    g_test_message ("%s", diff);
    g_error ("The merged text is not the one that was wanted");
  }
}

void
merge_assert_merged (MergeFixture *fixture, const char *from, const char *to)
{
  g_autofree char *wanted = merge_dup_edited (fixture->good, from, to, NULL);

  merge_assert_text (fixture, wanted);
  g_assert_cmpuint (tc_report_get_n (fixture->report), ==, 0);
}

void
merge_assert_conflict (MergeFixture *fixture,
                       const char *code,
                       const char *from,
                       const char *stays,
                       const char *ours,
                       const char *theirs)
{
  g_autofree char *wanted = merge_dup_edited (fixture->good, from, stays, NULL);
  const TcFinding *finding;
  const TcRelated *related;
  g_autofree char *place = NULL;
  g_autofree char *other = NULL;

  merge_assert_text (fixture, wanted);
  g_assert_cmpuint (tc_report_get_n (fixture->report), ==, 1);
  g_assert_cmpuint (fixture->result.n_conflicts, ==, 1);
  finding = tc_report_get (fixture->report, 0);
  related = &g_array_index (finding->related, TcRelated, 0);
  place = tc_source_dup_span (finding->source, finding->span);
  other = tc_source_dup_span (related->source, related->span);
  g_assert_cmpstr (finding->code, ==, code);
  g_assert_cmpstr (tc_source_get_name (finding->source), ==, "ours");
  g_assert_cmpstr (tc_source_get_name (related->source), ==, "theirs");
  g_assert_cmpstr (place, ==, ours);
  g_assert_cmpstr (other, ==, theirs);
}
