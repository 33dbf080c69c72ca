/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scenario/tc-changed-rules.h"

#include <string.h>

#include "scenario-support.h"

/* The house rules of the tiny scenario after one replacement, a line for each. */
static char *
dup_house_rules (const char *from, const char *to)
{
  ScenarioFile *file = scenario_load_file ("tests/fixtures/tiny-1940.scenario.xml");
  g_autoptr (GString) text = g_string_new (file->text);
  g_autoptr (TcScenario) scenario = NULL;
  g_autoptr (GArray) rules = NULL;
  GString *out = g_string_new (NULL);

  g_assert_cmpuint (g_string_replace (text, from, to, 1), ==, 1);
  scenario = scenario_parse_valid (text->str);
  rules = tc_scenario_list_house_rules (scenario);
  for (guint i = 0; i < rules->len; i++) {
    g_autofree char *line = tc_changed_rule_dup_text (&g_array_index (rules, TcHouseRule, i));

    g_string_append_printf (out, "%s\n", line);
  }
  g_free (file->name);
  g_free (file->text);
  g_free (file);

  return g_string_free (out, FALSE);
}

static void
test_written (void)
{
  g_autofree char *rules =
    dup_house_rules ("<stacking limit=\"2\"/>", "<stacking limit=\"4\" note=\"roomy\"/>");

  g_assert_nonnull (strstr (rules, "stacking limit: 4 (as printed: 3)\n"
                                   "air-drops zone: low-countries (as printed: none)\n"));
}

/* What the printed rules do not have is a house rule where it is, and says whom it is for. */
static void
test_not_printed (void)
{
  g_autofree char *rules =
    dup_house_rules ("<stacking limit=\"2\"/>",
                     "<stacking limit=\"3\"><of side=\"german\" limit=\"4\"/></stacking>");

  g_assert_null (strstr (rules, "stacking limit:"));
  g_assert_nonnull (strstr (rules, "limit of a side german, limit: 4 (as printed: none)\n"));
}

/* What a value says counts, not how it is written. */
static void
test_other_spelling (void)
{
  g_autofree char *rules = dup_house_rules ("<hold optional=\"false\"/>", "<hold optional=\"0\"/>");

  g_assert_null (strstr (rules, "hold"));
}

/* An element that is left out plays by the schema's default, which is a house rule here. */
static void
test_left_out (void)
{
  g_autofree char *rules = dup_house_rules (
    "<winning rivalry=\"true\" evacuation-counts-from=\"2\"/>", "<!-- as in the box -->");

  g_assert_nonnull (strstr (rules, "winning rivalry: true (as printed: false)\n"));
  g_assert_nonnull (strstr (rules, "winning evacuation-counts-from: 6 (as printed: 1)\n"));
}

static void
test_none (void)
{
  g_autofree char *rules =
    dup_house_rules ("<air-drops turn=\"1\" zone=\"low-countries\"/>", "<air-drops turn=\"1\"/>");

  g_assert_null (strstr (rules, "air-drops"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/house-rules/written", test_written);
  g_test_add_func ("/house-rules/not-printed", test_not_printed);
  g_test_add_func ("/house-rules/other-spelling", test_other_spelling);
  g_test_add_func ("/house-rules/left-out", test_left_out);
  g_test_add_func ("/house-rules/none", test_none);

  return g_test_run ();
}
