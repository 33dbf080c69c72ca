/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "scenario-support.h"

/* References that name nothing: one finding for each cause, at the cause. */

typedef struct {
  const char *name;
  const char *body;
  const char *codes;
  const char *message; /* of the first one, contained */
} Case;

#define LINKS(id) "<link a='" id "' b='b'/>\n<link a='" id "' b='c'/>\n<link a='" id "' b='d'/>\n"
#define OTHERS    "<area id='b'/><area id='c'/><area id='d'/>\n"
/* So that nothing else goes unreferred to. */
#define RING "<link a='b' b='c'/><link a='c' b='d'/>\n"

static const Case cases[] = {
  { "slip", "<area id='sedan'/>" OTHERS LINKS ("sedan") RING "<win><holds area='sedn'/></win>",
    "REF001@7:19", "There is no area \"sedn\"" },
  { "same-slip-twice",
    "<area id='sedan'/>" OTHERS LINKS ("sedan") RING
    "<win><holds area='sedn'/><holds area='sedn'/></win>",
    "REF001@7:19 REF001@7:39", "There is no area \"sedn\"" },
  { "definition", "<area id='sedna'/>" OTHERS LINKS ("sedan") RING, "REF001@2:11",
    "Nothing refers to the area \"sedna\", but 3 references name \"sedan\"" },
  { "definition-of-one-reference",
    "<area id='mihiel' name='St Mihiel'/>" OTHERS RING "<win><holds area='st-mihiel'/></win>",
    "REF001@2:11", "but 1 reference names" },
  { "renamed", "<area id='bouillon'/>" OTHERS LINKS ("sedan") RING, "REF001@2:11",
    "Nothing refers to the area \"bouillon\", but 3 references name \"sedan\"" },
  { "renamed-or-not", "<area id='bouillon' name='Bouillon'/>" OTHERS LINKS ("sedan") RING,
    "REF001@3:10", "There is no area \"sedan\", but 3 references name it" },
  { "gone", OTHERS LINKS ("sedan") RING, "REF001@3:10",
    "There is no area \"sedan\", but 3 references name it" },
  { "by-its-name", "<area id='sedna' name='Sedan'/>" OTHERS "<link a='sedan' b='b'/>\n" RING,
    "REF001@2:11", "1 reference names \"sedan\"" },
  { "bad-id", "<area id='Sedan'/>" OTHERS LINKS ("sedan") RING, "SCH009@2:11", "id cannot be" },
  { "no-id", "<area name='Sedan'/>" OTHERS LINKS ("sedan") RING, "SCH008@2:2", "needs" },
  { "misspelt-id", "<area idd='sedan'/>" OTHERS LINKS ("sedan") RING, "SCH007@2:7",
    "no attribute \"idd\"" },
  { "bad-reference", "<area id='sedan'/>" OTHERS LINKS ("Sedan") RING,
    "SCH009@3:10 SCH009@4:10 SCH009@5:10", "a cannot be \"Sedan\"" },
  { "misspelt-element", "<aera id='sedan'/>" OTHERS LINKS ("sedan") RING, "SCH003@2:2",
    "<aera> is not allowed in <toy>" },
  { "another-kind",
    "<area id='sedan'/>" OTHERS LINKS ("sedan") RING
    "<table id='kursk'><row from='1' to='6'/></table><win><holds area='kursk'/></win>",
    "REF001@7:67", "There is no area \"kursk\"; a <table> has that id" },
};

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_autofree char *text =
    g_strdup_printf ("<toy xmlns='urn:turncoat:toy' format='1'>\n%s</toy>\n", test->body);
  g_autoptr (TcReport) report = NULL;
  g_autoptr (TcScenario) scenario = scenario_parse (text, &report);
  g_autofree char *codes = scenario_dup_codes (report);

  g_assert_cmpstr (codes, ==, test->codes);
  g_test_message ("%s", tc_report_get (report, 0)->message);
  g_assert_nonnull (strstr (tc_report_get (report, 0)->message, test->message));
}

/* Several references to one word have a common cause: the only one that nothing refers to was
 * renamed. The fix gives it its word back. */
static void
test_idle (void)
{
  g_autoptr (TcReport) report = NULL;
  g_autoptr (TcScenario) scenario =
    scenario_parse ("<toy xmlns='urn:turncoat:toy' format='1'>\n"
                    "<area id='bouillon'/>" OTHERS LINKS ("sedan") RING "</toy>",
                    &report);
  const TcFinding *finding = tc_report_get (report, 0);
  g_autoptr (TcSource) fixed = NULL;

  g_assert_nonnull (scenario);
  g_assert_cmpuint (tc_report_get_n (report), ==, 1);
  g_assert_cmpuint (finding->span.start, ==, 52);
  g_assert_cmpuint (finding->related->len, ==, 3);
  fixed = tc_edits_apply (g_array_index (finding->fixes, TcFix, 0).edits, finding->source, NULL);
  g_assert_nonnull (strstr (tc_source_get_text (fixed, NULL), "<area id='sedan'/>"));
}

/* However many references there are, each says what it may mean, and they have one fix. */
static void
test_many_slips (void)
{
  g_autoptr (TcReport) report = NULL;
  g_autoptr (TcScenario) scenario = NULL;
  g_autoptr (TcScenario) fixed_scenario = NULL;
  g_autoptr (TcSource) fixed = NULL;
  g_autoptr (TcReport) after = tc_report_new ();
  const TcFinding *finding;
  const TcFix *fix;

  scenario = scenario_parse ("<toy xmlns='urn:turncoat:toy' format='1' start='sedan'>\n"
                             "<area id='sedan'/>" OTHERS LINKS ("sedn") RING
                             "<win><holds area='sedn'/><holds area='sedn'/></win></toy>",
                             &report);
  g_assert_cmpuint (tc_report_get_n (report), ==, 1);
  finding = tc_report_get (report, 0);
  g_assert_cmpstr (finding->why, ==, "Did you mean \"sedan\"?");
  fix = &g_array_index (finding->fixes, TcFix, 0);
  g_assert_cmpstr (fix->label, ==, "Write \"sedan\" in all 5 places");
  fixed = tc_edits_apply (fix->edits, tc_scenario_get_source (scenario), NULL);
  fixed_scenario = tc_scenario_parse (fixed, scenario_schemas, after);
  g_assert_true (tc_scenario_is_valid (fixed_scenario));
}

/* What a second id of one kind is offered: nothing that would delete what is inside. */
static void
test_second_key (void)
{
  g_autoptr (TcReport) report = NULL;
  g_autoptr (TcScenario) scenario = scenario_parse (
    "<toy xmlns='urn:turncoat:toy' format='1'>\n<area id='a'/><area id='b'/><area id='b-2'/>"
    "<area id='b'><outline><point x='0' y='0'/><point x='1' y='0'/><point x='1' y='1'/></outline>"
    "</area></toy>",
    &report);
  const TcFinding *finding = tc_report_get (report, 0);

  g_assert_nonnull (scenario);
  g_assert_cmpstr (finding->code, ==, "REF002");
  g_assert_cmpuint (finding->fixes->len, ==, 1);
  g_assert_cmpstr (g_array_index (finding->fixes, TcFix, 0).label, ==, "Write \"b-3\"");
}

/* A misspelt reference stands for what it means, so nothing else seems to be missing. */
static void
test_as_meant (void)
{
  g_autoptr (TcReport) report = NULL;
  g_autoptr (TcScenario) scenario =
    scenario_parse ("<toy xmlns='urn:turncoat:toy' format='1'><area id='sedan'/><area id='b'/>"
                    "<link a='sedn' b='b'/></toy>",
                    &report);
  TcNode link = tc_scenario_find_by_role (scenario, "link", TC_NODE_NONE);

  g_assert_false (tc_scenario_is_valid (scenario));
  g_assert_cmpuint (tc_scenario_get_ref (scenario, link, "a"), ==,
                    tc_scenario_find_by_key (scenario, "area", "sedan"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strconcat ("/scenario/refs/", cases[i].name, NULL);

    g_test_add_data_func (path, &cases[i], test_case);
  }
  g_test_add_func ("/scenario/refs/as-meant", test_as_meant);
  g_test_add_func ("/scenario/refs/idle", test_idle);
  g_test_add_func ("/scenario/refs/many-slips", test_many_slips);
  g_test_add_func ("/scenario/refs/second-key", test_second_key);

  return g_test_run ();
}
