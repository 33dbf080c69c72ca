/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "variant-support.h"

/* The small scenario and what becomes of it by replacing @from by @to. */
typedef struct {
  TcBuild *base;
  TcBuild *head;
  TcReview *review;
} Change;

static Change
review (Folder *folder,
        const char *base_from,
        const char *base_to,
        const char *from,
        const char *to)
{
  Change change;

  folder_write_base (folder, base_from, base_to);
  change.base = folder_build (folder, "base.scenario.xml");
  folder_write_base (folder, from, to);
  change.head = folder_build (folder, "base.scenario.xml");
  change.review =
    tc_review_new (tc_build_get_source (change.base), tc_build_get_report (change.base),
                   tc_build_get_source (change.head), tc_build_get_report (change.head));

  return change;
}

static void
change_clear (Change *change)
{
  tc_review_free (change->review);
  tc_build_unref (change->base);
  tc_build_unref (change->head);
}

static void
assert_counts (const Change *change, guint n_new, guint n_fixed, guint n_kept)
{
  for (guint i = 0; i < tc_review_get_n_new (change->review); i++)
    g_test_message ("new: %s %s", tc_review_get_new (change->review, i)->code,
                    tc_review_get_new (change->review, i)->message);
  g_assert_cmpuint (tc_review_get_n_new (change->review), ==, n_new);
  g_assert_cmpuint (tc_review_get_n_fixed (change->review), ==, n_fixed);
  g_assert_cmpuint (tc_review_get_n_kept (change->review), ==, n_kept);
}

#define MOOR  "nation=\"belgium\" terrain=\"forest\""
#define FAULT "nation=\"belgium\" terrain=\"swamp\""

static void
test_new_and_fixed (Folder *folder, gconstpointer data)
{
  Change change = review (folder, NULL, NULL, MOOR, FAULT);
  guint n_kept = tc_review_get_n_kept (change.review);

  assert_counts (&change, 1, 0, n_kept);
  g_assert_cmpstr (tc_review_get_new (change.review, 0)->path, ==,
                   "area-board/area[moor]/@terrain");
  g_assert_cmpuint (tc_review_count_new (change.review, TC_SEVERITY_ERROR), ==, 1);
  change_clear (&change);
  change = review (folder, MOOR, FAULT, NULL, NULL);
  assert_counts (&change, 0, 1, n_kept);
  g_assert_cmpstr (tc_review_get_fixed (change.review, 0)->path, ==,
                   "area-board/area[moor]/@terrain");
  g_assert_cmpuint (tc_review_count_new (change.review, TC_SEVERITY_NOTE), ==, 0);
  change_clear (&change);
}

/* Lines that move and other words about the same place make nothing new. */
static void
test_kept (Folder *folder, gconstpointer data)
{
  Change change = review (folder, MOOR, FAULT, MOOR, "\n\n  nation=\"belgium\" terrain=\"marsh\"");

  g_assert_cmpuint (tc_review_get_n_kept (change.review), >, 0);
  assert_counts (&change, 0, 0, tc_review_get_n_kept (change.review));
  change_clear (&change);
}

/* A corner before it makes the third of the fourth; it is the same fault all the same. */
static void
test_counted (Folder *folder, gconstpointer data)
{
  Change change =
    review (folder, "<point x=\"1000\" y=\"0\"/>", "<point x=\"wide\" y=\"0\"/>",
            "<point x=\"1000\" y=\"0\"/>", "<point x=\"3\" y=\"4\"/><point x=\"wide\" y=\"0\"/>");

  assert_counts (&change, 0, 0, tc_review_get_n_kept (change.review));
  g_assert_cmpuint (tc_review_get_n_kept (change.review), >, 0);
  change_clear (&change);
  /* A second one like it is new. */
  change = review (folder, "<point x=\"1000\" y=\"0\"/>", "<point x=\"wide\" y=\"0\"/>",
                   "<point x=\"1000\" y=\"0\"/>",
                   "<point x=\"wide\" y=\"4\"/><point x=\"wide\" y=\"0\"/>");
  g_assert_cmpuint (tc_review_get_n_new (change.review), ==, 1);
  g_assert_cmpuint (tc_review_get_n_fixed (change.review), ==, 0);
  change_clear (&change);
}

/* A file that is new, or gone. */
static void
test_one_sided (Folder *folder, gconstpointer data)
{
  g_autoptr (TcBuild) build = NULL;
  g_autoptr (TcReview) added = NULL;
  g_autoptr (TcReview) removed = NULL;
  guint n;

  folder_write_base (folder, MOOR, FAULT);
  build = folder_build (folder, "base.scenario.xml");
  n = tc_report_get_n (tc_build_get_report (build));
  g_assert_cmpuint (n, >, 0);
  added = tc_review_new (NULL, NULL, tc_build_get_source (build), tc_build_get_report (build));
  removed = tc_review_new (tc_build_get_source (build), tc_build_get_report (build), NULL, NULL);
  g_assert_cmpuint (tc_review_get_n_new (added), ==, n);
  g_assert_cmpuint (tc_review_get_n_fixed (added), ==, 0);
  g_assert_cmpuint (tc_review_get_n_new (removed), ==, 0);
  g_assert_cmpuint (tc_review_get_n_fixed (removed), ==, n);
}

#define ONE "<!-- turncoat: ignore BRD001: a test -->"

/* Comments that hide something are listed, unless the base has them: each as often as there. */
static void
test_ignores (Folder *folder, gconstpointer data)
{
  Change change = review (folder, "<!-- Counters -->", ONE, "<!-- Counters -->",
                          "<!-- plain -->" ONE "<!--turncoat: ignore TAB003: more -->" ONE);
  TcSource *head = tc_build_get_source (change.head);
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  g_assert_cmpuint (tc_review_get_n_ignores (change.review), ==, 2);
  first = tc_source_dup_span (head, tc_review_get_ignore (change.review, 0));
  second = tc_source_dup_span (head, tc_review_get_ignore (change.review, 1));
  g_assert_cmpstr (first, ==, "<!--turncoat: ignore TAB003: more -->");
  g_assert_cmpstr (second, ==, ONE);
  change_clear (&change);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/review/new-and-fixed", Folder, NULL, folder_set_up, test_new_and_fixed,
              folder_tear_down);
  g_test_add ("/review/kept", Folder, NULL, folder_set_up, test_kept, folder_tear_down);
  g_test_add ("/review/counted", Folder, NULL, folder_set_up, test_counted, folder_tear_down);
  g_test_add ("/review/one-sided", Folder, NULL, folder_set_up, test_one_sided, folder_tear_down);
  g_test_add ("/review/ignores", Folder, NULL, folder_set_up, test_ignores, folder_tear_down);

  return g_test_run ();
}
