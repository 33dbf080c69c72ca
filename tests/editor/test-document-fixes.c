/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "fixture.h"

static void
count_cb (guint *n)
{
  (*n)++;
}

static guint
count_fixes (TcDocument *document)
{
  TcReport *report = tc_build_get_report (tc_document_get_build (document));
  guint n = 0;

  for (guint i = 0; i < tc_report_get_n (report); i++) {
    const TcFinding *finding = tc_report_get (report, i);

    n += finding->fixes != NULL ? finding->fixes->len : 0;
  }
  return n;
}

/* Two counters are called nearly so: one is missing in the setup, and the other one is there
 * already. */
static void
test_useless_fixes_go_later (Fixture *fixture, gconstpointer data)
{
  TcBuild *shown;
  guint n_offered;
  guint n = 0;

  fixture_rewrite (fixture, "<place counter=\"1c\"", "<place counter=\"1\"");
  fixture_open (fixture);
  wait_for_build (fixture->document);
  shown = tc_document_get_build (fixture->document);
  n_offered = count_fixes (fixture->document);
  g_assert_cmpuint (n_offered, >, 1);
  g_signal_connect_swapped (fixture->document, "build-changed", G_CALLBACK (count_cb), &n);
  while (n == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (tc_document_get_build (fixture->document) == shown);
  g_assert_cmpuint (count_fixes (fixture->document), ==, n_offered - 1);

  /* An edit in between stops the trial of what it made old; only its own build counts. */
  fixture_edit (fixture, ARDENNES, "terrain", "mountain");
  wait_for_build (fixture->document);
  g_assert_cmpuint (count_fixes (fixture->document), ==, n_offered);
  fixture_edit (fixture, ARDENNES, "terrain", "clear");
  wait_for_build (fixture->document);
  n = 0;
  while (n == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpuint (count_fixes (fixture->document), ==, n_offered - 1);
}

/* What was fixed is selected, and the history says what it was. */
static void
test_fixed_is_named (Fixture *fixture, gconstpointer data)
{
  TcReport *report;
  const TcFinding *finding;

  fixture_rewrite (fixture, "<area id=\"sedan\" name=", "<area id=\"sedan\" nmae=");
  fixture_open (fixture);
  wait_for_build (fixture->document);
  report = tc_build_get_report (tc_document_get_build (fixture->document));
  finding = tc_report_get (report, 0);
  g_assert_nonnull (finding->fixes);
  g_assert_true (tc_document_apply_fix (fixture->document, finding, 0));
  g_assert_cmpstr (tc_document_get_selected (fixture->document), ==, "area-board/area[sedan]");
  g_assert_cmpstr (tc_document_get_step_label (fixture->document, 0), ==, "Sedan: Write \"name\"");
}

/* A value that is written by a fix is the designer's, as one that is typed. */
static void
test_fixed_is_the_designers (Fixture *fixture, gconstpointer data)
{
  const TcFinding *finding = NULL;
  TcReport *report;

  fixture_rewrite (fixture, "terrain=\"forest\"", "terrain=\"forrest\"");
  fixture_open (fixture);
  wait_for_build (fixture->document);
  report = tc_build_get_report (tc_document_get_build (fixture->document));
  for (guint i = 0; i < tc_report_get_n (report) && finding == NULL; i++)
    if (strstr (tc_report_get (report, i)->message, "forrest") != NULL)
      finding = tc_report_get (report, i);
  g_assert_nonnull (finding);
  g_assert_nonnull (finding->fixes);
  g_assert_true (tc_document_apply_fix (fixture->document, finding, 0));
  g_assert_cmpuint (tc_document_get_n_steps (fixture->document), ==, 1);
  wait_for_build (fixture->document);
  g_assert_nonnull (strstr (tc_source_get_text (tc_document_get_source (fixture->document), NULL),
                            "terrain:designer"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/editor/document-fixes/useless-ones-go-later", Fixture, NULL, fixture_set_up,
              test_useless_fixes_go_later, fixture_tear_down);
  g_test_add ("/editor/document-fixes/fixed-is-named", Fixture, NULL, fixture_set_up,
              test_fixed_is_named, fixture_tear_down);
  g_test_add ("/editor/document-fixes/fixed-is-the-designers", Fixture, NULL, fixture_set_up,
              test_fixed_is_the_designers, fixture_tear_down);
  return g_test_run ();
}
