/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-core.h>

#include <string.h>

/* Laws of reviews and baselines, which must agree on what is new: over every pair of some slips in
 * a small campaign, as what it was before and what it is after. */

#define TINY "tests/fixtures/tiny-1940.scenario.xml"

typedef struct {
  const char *name;
  const char *from; /* its first occurrence ... */
  const char *to;   /* ... replaced */
} Slip;

static const Slip slips[] = {
  { "none", "<tables>", "<tables>" },
  { "word", "terrain=\"forest\" x", "terrain=\"swamp\" x" },
  { "gap", "<row from=\"5\" to=\"8\"", "<row from=\"6\" to=\"8\"" },
  { "overlap", "<row from=\"5\" to=\"8\"", "<row from=\"4\" to=\"8\"" },
  { "adjacency", "<link a=\"haven\" b=\"dyke\"/>\n    ", "" },
  { "turned-link", "<link a=\"haven\" b=\"dyke\"/>", "<link a=\"haven\" b=\"ridge\"/>" },
  { "unused", "<unit-class id=\"airborne\"",
    "<unit-class id=\"cavalry\" name=\"Cavalry\" symbol=\"infantry\"/>\n"
    "    <unit-class id=\"airborne\"" },
  { "not-placed", "<place counter=\"2c\" area=\"ford\"/>\n      ", "" },
  { "placed-twice", "<place counter=\"2c\" area=\"ford\"/>",
    "<place counter=\"2c\" area=\"ford\"/>\n      <place counter=\"1c\" area=\"ford\"/>" },
  { "no-source", " src=\"designer\">", ">" },
  { "misspelt-element", "<link a=\"haven\" b=\"dyke\"/>", "<lnik a=\"haven\" b=\"dyke\"/>" },
  { "misspelt-attribute", "port=\"true\" edge=\"west\"", "prt=\"true\" edge=\"west\"" },
  { "reference", "counter=\"1c\" area=\"ridge\"", "counter=\"1c\" area=\"berlin\"" },
  { "broken", "name=\"Haven\"", "name=\"Haven & Bay\"" },
  { "two-at-once",
    "<row from=\"5\" to=\"8\" tactics=\"2\" all=\"true\"/>\n"
    "      <row from=\"9\" to=\"12\"",
    "<row from=\"6\" to=\"8\" tactics=\"2\" all=\"true\"/>\n      <row from=\"10\" to=\"12\"" },
};

#define N_SLIPS G_N_ELEMENTS (slips)

typedef struct {
  TcBuild *builds[N_SLIPS];
  TcBuild *moved[N_SLIPS]; /* the same further down in the file */
} Fixture;

static TcBuild *
build (const char *text, const Slip *slip, const char *before)
{
  g_autoptr (GString) changed = g_string_new (text);
  g_autoptr (TcSource) source = NULL;

  g_assert_cmpuint (g_string_replace (changed, slip->from, slip->to, 1), ==, 1);
  g_assert_cmpuint (g_string_replace (changed, "<scenario ", before, 1), ==, 1);
  source = tc_source_new_for_string ("/project/tiny.scenario.xml", changed->str);

  return tc_build_new (source, NULL);
}

static void
set_up (Fixture *fixture)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", TINY, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < N_SLIPS; i++) {
    fixture->builds[i] = build (text, &slips[i], "<scenario ");
    fixture->moved[i] = build (text, &slips[i], "<!-- a note -->\n\n\n<scenario ");
  }
}

static void
tear_down (Fixture *fixture)
{
  for (guint i = 0; i < N_SLIPS; i++) {
    tc_build_unref (fixture->builds[i]);
    tc_build_unref (fixture->moved[i]);
  }
}

static TcReview *
review (TcBuild *base, TcBuild *head)
{
  return tc_review_new (tc_build_get_source (base), tc_build_get_report (base),
                        tc_build_get_source (head), tc_build_get_report (head));
}

static guint
count (TcBuild *of)
{
  return tc_report_get_n (tc_build_get_report (of));
}

/* Every slip is found, or the laws would hold of nothing. */
static void
test_slips (gconstpointer data)
{
  const Fixture *fixture = data;

  for (guint i = 0; i < N_SLIPS; i++) {
    g_test_message ("%s: %u", slips[i].name, count (fixture->builds[i]));
    g_assert_cmpint (count (fixture->builds[i]) > 0, ==, i > 0);
  }
}

/* What is new or kept is all there is now; what is fixed or kept, all there was. */
static void
test_sums (gconstpointer data)
{
  const Fixture *fixture = data;

  for (guint i = 0; i < N_SLIPS; i++)
    for (guint k = 0; k < N_SLIPS; k++) {
      g_autoptr (TcReview) change = review (fixture->builds[i], fixture->builds[k]);
      guint n_kept = tc_review_get_n_kept (change);

      g_assert_cmpuint (tc_review_get_n_new (change) + n_kept, ==, count (fixture->builds[k]));
      g_assert_cmpuint (tc_review_get_n_fixed (change) + n_kept, ==, count (fixture->builds[i]));
      if (i == k)
        g_assert_cmpuint (n_kept, ==, count (fixture->builds[i]));
    }
}

/* The way back fixes what the way there made. */
static void
test_mirror (gconstpointer data)
{
  const Fixture *fixture = data;

  for (guint i = 0; i < N_SLIPS; i++)
    for (guint k = 0; k < N_SLIPS; k++) {
      g_autoptr (TcReview) there = review (fixture->builds[i], fixture->builds[k]);
      g_autoptr (TcReview) back = review (fixture->builds[k], fixture->builds[i]);

      g_assert_cmpuint (tc_review_get_n_new (there), ==, tc_review_get_n_fixed (back));
      g_assert_cmpuint (tc_review_get_n_kept (there), ==, tc_review_get_n_kept (back));
      for (guint n = 0; n < tc_review_get_n_new (there); n++)
        g_assert_true (tc_review_get_new (there, n) == tc_review_get_fixed (back, n));
      g_assert_cmpuint (tc_review_count_new (there, TC_SEVERITY_NOTE), ==,
                        tc_review_get_n_new (there));
      g_assert_cmpuint (tc_review_count_new (there, TC_SEVERITY_ERROR), <=,
                        tc_review_count_new (there, TC_SEVERITY_WARNING));
    }
}

/* A note before it moves every line, and no problem. */
static void
test_moved (gconstpointer data)
{
  const Fixture *fixture = data;

  for (guint i = 0; i < N_SLIPS; i++) {
    g_autoptr (TcReview) change = review (fixture->builds[i], fixture->moved[i]);

    g_assert_cmpuint (tc_review_get_n_new (change), ==, 0);
    g_assert_cmpuint (tc_review_get_n_fixed (change), ==, 0);
  }
}

/* A file that was not there has no old problems, and one that is gone no new ones. */
static void
test_none (gconstpointer data)
{
  const Fixture *fixture = data;

  for (guint i = 0; i < N_SLIPS; i++) {
    TcSource *source = tc_build_get_source (fixture->builds[i]);
    TcReport *report = tc_build_get_report (fixture->builds[i]);
    g_autoptr (TcReview) added = tc_review_new (NULL, NULL, source, report);
    g_autoptr (TcReview) removed = tc_review_new (source, report, NULL, NULL);

    g_assert_cmpuint (tc_review_get_n_new (added), ==, count (fixture->builds[i]));
    g_assert_cmpuint (tc_review_get_n_fixed (added), ==, 0);
    g_assert_cmpuint (tc_review_get_n_new (removed), ==, 0);
    g_assert_cmpuint (tc_review_get_n_fixed (removed), ==, count (fixture->builds[i]));
  }
}

/* (transfer full): the findings of @of in a report of their own, from which some can be taken. */
static TcReport *
copy_report (TcBuild *of)
{
  TcSource *source = tc_build_get_source (of);
  g_autoptr (TcBuild) again = tc_build_new (source, NULL);

  return tc_report_ref (tc_build_get_report (again));
}

/* A baseline of what was holds back exactly what a review calls kept. */
static void
test_baseline (gconstpointer data)
{
  const Fixture *fixture = data;

  for (guint i = 0; i < N_SLIPS; i++)
    for (guint k = 0; k < N_SLIPS; k += 5) {
      const char *file = tc_source_get_name (tc_build_get_source (fixture->builds[k]));
      g_autoptr (TcReview) change = review (fixture->builds[i], fixture->builds[k]);
      g_autoptr (TcBaseline) baseline = tc_baseline_new ("/project/known.json");
      g_autoptr (TcReport) report = copy_report (fixture->builds[k]);

      tc_baseline_add (baseline, tc_build_get_report (fixture->builds[i]));
      g_assert_cmpuint (tc_baseline_apply (baseline, file, report), ==,
                        tc_review_get_n_kept (change));
      g_assert_cmpuint (tc_report_get_n (report), ==, tc_review_get_n_new (change));
      g_assert_cmpuint (tc_baseline_count_unmet (baseline), ==, tc_review_get_n_fixed (change));
    }
}

int
main (int argc, char **argv)
{
  Fixture fixture;
  int status;

  g_test_init (&argc, &argv, NULL);
  set_up (&fixture);
  g_test_add_data_func ("/compare/review-laws/slips", &fixture, test_slips);
  g_test_add_data_func ("/compare/review-laws/sums", &fixture, test_sums);
  g_test_add_data_func ("/compare/review-laws/mirror", &fixture, test_mirror);
  g_test_add_data_func ("/compare/review-laws/moved", &fixture, test_moved);
  g_test_add_data_func ("/compare/review-laws/none", &fixture, test_none);
  g_test_add_data_func ("/compare/review-laws/baseline", &fixture, test_baseline);
  status = g_test_run ();
  tear_down (&fixture);

  return status;
}
