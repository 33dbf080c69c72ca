/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scenario-support.h"

/* Keys and references. The cases' text stands on line 2 and follows areas a, b and sedan. */

typedef struct {
  const char *name;
  const char *body;
  const char *codes;
  const char *message; /* of the first finding; nullable */
  const char *why;
} Case;

static const Case cases[] = {
  { "good", "<link a='a' b='b'/>", "", NULL, NULL },
  { "unknown", "<link a='a' b='nowhere'/>", "REF001@2:16", "There is no area \"nowhere\"", NULL },
  { "misspelt", "<link a='a' b='sedna'/>", "REF001@2:16", "There is no area \"sedna\"",
    "Did you mean \"sedan\"?" },
  { "duplicate", "<area id='a'/>", "REF002@2:11", "There is a second area \"a\"", NULL },
  { "duplicate-pair", "<link a='a' b='b'/><link a='b' b='a'/>", "REF002@2:29",
    "There is a second adjacency \"a-b\"", NULL },
  { "other-pair", "<link a='a' b='b'/><link a='b' b='sedan'/>", "", NULL, NULL },
  { "pairs-that-join-to-one-word",
    "<area id='x-y'/><area id='x'/><area id='y-z'/><area id='z'/><link a='x-y' b='z'/>"
    "<link a='x' b='y-z'/>",
    "", NULL, NULL },
  { "column-of-own-table",
    "<table id='s'><column id='k'/><row from='1' to='6'><cell column='k' result='clear'/></row>"
    "</table>",
    "", NULL, NULL },
  { "column-of-other-table",
    "<table id='s'><column id='k'/><row from='1' to='6'/></table>"
    "<table id='t'><column id='m'/><row from='1' to='6'><cell column='k' result='clear'/></row>"
    "</table>",
    "REF001@2:126", "There is no column \"k\"", NULL },
  { "same-column-in-two-tables",
    "<table id='s'><column id='k'/><row from='1' to='6'/></table>"
    "<table id='t'><column id='k'/><row from='1' to='6'/></table>",
    "", NULL, NULL },
  { "duplicate-column",
    "<table id='s'><column id='k'/><column id='k'/><row from='1' to='6'/></table>", "REF002@2:43",
    NULL, NULL },
  { "number-keys-have-one-form",
    "<table id='s'><row from='1' to='6'/><row from='01' to='6'/></table>", "REF002@2:48",
    "There is a second row \"1\"", NULL },
  { "provenance-of-nothing", "<link a='a' b='b' src-of='c:found'/>", "REF003@2:27",
    "src-of names \"c\", which is not an attribute of <link>", NULL },
};

static TcScenario *
parse_body (const char *body, TcReport **report)
{
  g_autofree char *text =
    g_strdup_printf ("<toy xmlns='urn:turncoat:toy' format='1'><area id='a'/><area id='b'/>"
                     "<area id='sedan'/>\n%s</toy>\n",
                     body);

  return scenario_parse (text, report);
}

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (TcReport) report = NULL;
  g_autoptr (TcScenario) scenario = parse_body (test->body, &report);
  g_autofree char *codes = scenario_dup_codes (report);

  g_assert_cmpstr (codes, ==, test->codes);
  g_assert_nonnull (scenario);
  g_assert_cmpint (tc_scenario_is_valid (scenario), ==, *test->codes == '\0');
  if (test->message != NULL)
    g_assert_cmpstr (tc_report_get (report, 0)->message, ==, test->message);
  if (test->why != NULL)
    g_assert_cmpstr (tc_report_get (report, 0)->why, ==, test->why);
}

static void
test_related (void)
{
  g_autoptr (TcReport) report = NULL;
  g_autoptr (TcScenario) scenario = parse_body ("<area id='sedan'/>", &report);
  const TcFinding *finding = tc_report_get (report, 0);
  const TcRelated *related;
  guint line, column;

  g_assert_cmpuint (finding->related->len, ==, 1);
  related = &g_array_index (finding->related, TcRelated, 0);
  tc_source_locate (related->source, related->span.start, &line, &column);
  g_assert_cmpuint (line, ==, 1);
  g_assert_cmpuint (column, ==, 80);
}

/* A reference that is absent names what its default names. */
static void
test_default (void)
{
  g_autofree ScenarioFile *file =
    scenario_load_file ("scenarios/betrayal-1940/betrayal-1940.scenario.xml");
  g_autoptr (TcScenario) scenario = scenario_parse_valid (file->text);
  TcNode setup = tc_scenario_find_by_role (scenario, "setup", TC_NODE_NONE);
  TcNode turn = tc_scenario_get_ref (scenario, setup, "first-turn");

  g_assert_cmpstr (tc_scenario_get_role (scenario, turn), ==, "turn");
  g_assert_cmpint (tc_scenario_get_int (scenario, turn, "n"), ==,
                   tc_scenario_get_int (scenario, setup, "first-turn"));
  g_free (file->name);
  g_free (file->text);
}

int
main (int argc, char **argv)
{
  guint i;

  g_test_init (&argc, &argv, NULL);

  for (i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strdup_printf ("/scenario/keys/%s", cases[i].name);

    g_test_add_data_func (path, &cases[i], test_case);
  }
  g_test_add_func ("/scenario/keys/related", test_related);
  g_test_add_func ("/scenario/keys/default", test_default);

  return g_test_run ();
}
