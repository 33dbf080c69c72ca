/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "merge-support.h"
#include "sanitized.h"
#include "script-support.h"

/* Both sides added the file: there is nothing that both began with. */

#define N_SCRIPTS SANITIZED (2u, 8u)

/* What is the same is there once; what one has is there; ours stays where the two differ. */
static void
add_edits (MergeFixture *fixture, const char *from, const char *ours, const char *theirs)
{
  g_autofree char *left = merge_dup_edited (fixture->good, from, ours, NULL);
  g_autofree char *right = merge_dup_edited (fixture->good, from, theirs, NULL);

  merge_three (fixture, " \n", left, right);
}

static void
test_same (MergeFixture *fixture, gconstpointer data)
{
  merge_three (fixture, "", fixture->good, fixture->good);
  merge_assert_text (fixture, fixture->good);
  g_assert_cmpuint (tc_report_get_n (fixture->report), ==, 0);
  g_assert_cmpuint (fixture->result.n_changes, ==, 0);
}

#define LINK "    <link a=\"haven\" b=\"dyke\"/>\n"
#define MINE "    <!-- Mine --><link a=\"haven\" b=\"moor\"/>\n"
#define MORE "    <link a=\"haven\" b=\"ford\"/>\n    <!-- More -->\n"

static void
test_added (MergeFixture *fixture, gconstpointer data)
{
  add_edits (fixture, LINK, LINK MINE, LINK MORE);
  g_assert_cmpuint (tc_report_get_n (fixture->report), ==, 0);
  g_assert_nonnull (strstr (fixture->merged, MINE));
  g_assert_nonnull (strstr (fixture->merged, "    <link a=\"haven\" b=\"ford\"/>\n"));
  g_assert_nonnull (strstr (fixture->merged, "<!-- More -->"));
  /* An attribute of one side only is no contradiction either. */
  add_edits (fixture, "id=\"ford\" name=\"Ford\"", "id=\"ford\" name=\"Ford\" note=\"N\"",
             "id=\"ford\" name=\"Ford\" bracket=\"2\"");
  merge_assert_merged (fixture, "id=\"ford\" name=\"Ford\"",
                       "id=\"ford\" name=\"Ford\" bracket=\"2\" note=\"N\"");
}

static void
test_attribute (MergeFixture *fixture, gconstpointer data)
{
  const TcFinding *finding;

  add_edits (fixture, "name=\"Ford\"", "name=\"Furt\"", "name=\"Gue\"");
  merge_assert_conflict (fixture, "MRG001", "name=\"Ford\"", "name=\"Furt\"", "Furt", "Gue");
  finding = tc_report_get (fixture->report, 0);
  g_assert_cmpstr (finding->message, ==,
                   "Both sides changed name of area \"ford\": \"Furt\" in ours, which stays, and "
                   "\"Gue\" in theirs");
  g_assert_cmpuint (finding->related->len, ==, 1);
}

#define P "<p>A test fixture.</p>"

static void
test_text (MergeFixture *fixture, gconstpointer data)
{
  add_edits (fixture, P, "<p>Ours.</p>", "<p>Theirs.</p>");
  merge_assert_conflict (fixture, "MRG002", P, "<p>Ours.</p>", "Ours.", "Theirs.");
}

/* Things in another order are where ours has them. */
static void
test_order (MergeFixture *fixture, gconstpointer data)
{
  static const char ours[] = "      <in area=\"haven\"/>\n      <in area=\"paris\"/>\n"
                             "      <in area=\"ford\"/>\n      <in area=\"ridge\"/>\n";
  static const char theirs[] = "      <in area=\"ridge\"/>\n      <in area=\"haven\"/>\n"
                               "      <in area=\"paris\"/>\n      <in area=\"ford\"/>\n";

  add_edits (fixture, ours, ours, theirs);
  merge_assert_text (fixture, fixture->good);
  g_assert_cmpuint (tc_report_get_n (fixture->report), ==, 0);
}

#define VARIANT(body)                                                                              \
  "<variant xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" extends=\"b.scenario.xml\">\n"       \
  "  <area-board>\n" body "  </area-board>\n</variant>\n"

static void
test_variants (MergeFixture *fixture, gconstpointer data)
{
  merge_three (fixture, "", VARIANT ("    <area id=\"moor\" bracket=\"1\"/>\n"),
               VARIANT ("    <area id=\"fen\" bracket=\"2\"/>\n"));
  merge_assert_text (fixture, VARIANT ("    <area id=\"moor\" bracket=\"1\"/>\n"
                                       "    <area id=\"fen\" bracket=\"2\"/>\n"));
}

/* -- Random edits -------------------------------------------------------------------------------
 */

static guint
count (const char *text, const char *part)
{
  guint n = 0;

  for (const char *at = text; (at = strstr (at, part)) != NULL; at++)
    n++;

  return n;
}

/* The result opens, has all that ours has, and says of which side each thing is that both have
 * differently: one side alone gives that side. */
static void
test_scripts (gconstpointer data)
{
  Script script;
  g_autoptr (TcSource) base = script_load (data);
  g_autoptr (TcSource) nothing = tc_source_new_for_string ("base", "");

  script_init (&script, 1940);
  for (guint i = 0; i < N_SCRIPTS; i++) {
    g_autoptr (TcSource) ours = script_change_some (&script, base, 6);
    g_autoptr (TcSource) theirs = script_change_some (&script, base, 6);
    g_autoptr (TcReport) report = tc_report_new ();
    g_autoptr (TcReport) none = tc_report_new ();
    g_autoptr (TcReport) unused = tc_report_new ();
    TcThreeWay result;
    g_autoptr (TcSource) merged =
      tc_three_way_merge (nothing, ours, theirs, script.schemas, report, &result);
    g_autoptr (TcSource) alone =
      tc_three_way_merge (nothing, theirs, theirs, script.schemas, none, &result);
    g_autoptr (TcScenario) scenario = NULL;

    g_assert_nonnull (merged);
    scenario = tc_scenario_parse (merged, script.schemas, unused);
    g_assert_nonnull (scenario);
    g_assert_cmpuint (count (tc_source_get_text (merged, NULL), "<!--"), >=,
                      count (tc_source_get_text (ours, NULL), "<!--"));
    g_assert_cmpstr (tc_source_get_text (alone, NULL), ==, tc_source_get_text (theirs, NULL));
    g_assert_cmpuint (tc_report_get_n (none), ==, 0);
  }
  script_clear (&script);
}

#define add(name, test)                                                                            \
  g_test_add ("/merge/three-base/" name, MergeFixture, NULL, merge_set_up, test, merge_tear_down)

int
main (int argc, char **argv)
{
  g_auto (GStrv) shipped = NULL;

  g_test_init (&argc, &argv, NULL);
  shipped = script_list_shipped ();
  add ("same", test_same);
  add ("added", test_added);
  add ("attribute", test_attribute);
  add ("text", test_text);
  add ("order", test_order);
  add ("variants", test_variants);
  for (guint i = 0; shipped[i] != NULL; i++) {
    g_autofree char *path = g_strconcat ("/merge/three-base/", shipped[i], NULL);

    g_test_add_data_func (path, shipped[i], test_scripts);
  }

  return g_test_run ();
}
