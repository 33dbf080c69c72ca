/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scenario-support.h"

typedef struct {
  const char *path;
  const char *attribute; /* NULL: of the element */
  const char *expected;
  const char *rule;
} Case;

/* Over the file that has everything: src="rulebook" ref="1.0" on its root. */
static const Case cases[] = {
  { "", NULL, "rulebook", "1.0" },
  { "about/p#1", NULL, "designer", "1.0" },
  { "area[sedan]", NULL, "found", "1.0" },
  { "area[sedan]", "terrain", "reconstructed", "1.0" },
  { "area[sedan]", "x", "derived", "1.0" },
  { "area[sedan]", "y", "found", "1.0" },
  { "area[sedan]/outline/point#1", "x", "found", "1.0" }, /* src-of is for its own element */
  { "area[bouillon]/outline/point#1", "x", "reconstructed", "1.0" },
  { "area[namur]", "code", "rulebook", "1.0" },
  { "link[bouillon-namur]", NULL, "rulebook", "2.3" },
  { "table[combat]/row[7]/cell[1-1]", "result", "derived", "1.0" },
  { "table[combat]/row[7]/cell[2-1]", "result", "published", "1.0" },
};

static void
test_cases (void)
{
  g_autofree ScenarioFile *file = scenario_load_file ("tests/corpus/schema/full.toy.xml");
  g_autoptr (TcScenario) scenario = scenario_parse_valid (file->text);
  guint i;

  for (i = 0; i < G_N_ELEMENTS (cases); i++) {
    TcNode node = tc_scenario_find_by_path (scenario, cases[i].path);

    g_test_message ("%s %s", cases[i].path, cases[i].attribute);
    g_assert_cmpstr (
      tc_provenance_get_name (tc_scenario_get_provenance (scenario, node, cases[i].attribute)), ==,
      cases[i].expected);
    g_assert_cmpstr (tc_scenario_get_rule_ref (scenario, node), ==, cases[i].rule);
  }
  g_free (file->name);
  g_free (file->text);
}

static void
test_count (void)
{
  g_autoptr (TcScenario) scenario = scenario_parse_valid (
    "<toy xmlns='urn:turncoat:toy' format='1' ref='1'>" /* format: nothing says */
    "<area id='a' name='A' terrain='forest' src='found' src-of='terrain:reconstructed'>"
    "<outline><point x='0' y='0'/><point x='1' y='0'/><point x='0' y='1'/></outline></area>"
    "<area id='b' src='designer' note='n'/>"
    "<link a='a' b='b' src='rulebook'/>" /* keys only */
    "<table id='t' dice='1' src='derived'><row from='1' to='6' ref='2'/></table>"
    "</toy>");
  guint counts[TC_N_PROVENANCES];

  tc_scenario_count_provenance (scenario, counts);
  g_assert_cmpuint (counts[TC_PROVENANCE_NONE], ==, 1);          /* format */
  g_assert_cmpuint (counts[TC_PROVENANCE_FOUND], ==, 1 + 6);     /* name, points */
  g_assert_cmpuint (counts[TC_PROVENANCE_RECONSTRUCTED], ==, 1); /* terrain */
  g_assert_cmpuint (counts[TC_PROVENANCE_DESIGNER], ==, 1);      /* note */
  g_assert_cmpuint (counts[TC_PROVENANCE_RULEBOOK], ==, 0);
  g_assert_cmpuint (counts[TC_PROVENANCE_DERIVED], ==, 2); /* dice, to */
}

static void
test_nothing_says (void)
{
  g_autoptr (TcScenario) scenario = scenario_parse_valid (
    "<toy xmlns='urn:turncoat:toy' format='1'><area id='a'/><area id='b'/></toy>");

  g_assert_cmpint (tc_scenario_get_provenance (scenario, 1, "id"), ==, TC_PROVENANCE_NONE);
  g_assert_cmpstr (tc_provenance_get_name (TC_PROVENANCE_NONE), ==, "");
  g_assert_null (tc_scenario_get_rule_ref (scenario, 1));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/scenario/provenance/cases", test_cases);
  g_test_add_func ("/scenario/provenance/count", test_count);
  g_test_add_func ("/scenario/provenance/nothing-says", test_nothing_says);

  return g_test_run ();
}
