/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scenario-support.h"
#include "scenario/tc-operation.h"

/* A datum once more: the same bytes under keys that are free; undo takes it back. */

#define HEAD "<toy xmlns='urn:turncoat:toy' format='1'>\n"
#define TAIL "</toy>\n"

static TcOperation *
duplicate (const char *path)
{
  return tc_operation_new_duplicate (path);
}

static void
check (const char *path, const char *before, const char *expected)
{
  g_autoptr (TcOperation) operation = duplicate (path);
  g_autofree char *text = g_strconcat (HEAD, before, TAIL, NULL);
  g_autofree char *wanted = g_strconcat (HEAD, expected, TAIL, NULL);
  g_autoptr (TcScenario) scenario = scenario_parse (text, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (TcEdits) edits = tc_operation_make_edits (operation, scenario, &error);
  g_autoptr (TcEdits) inverse = NULL;
  g_autoptr (TcSource) after = NULL;
  g_autoptr (TcSource) back = NULL;

  g_assert_no_error (error);
  after = tc_edits_apply (edits, tc_scenario_get_source (scenario), &inverse);
  g_assert_cmpstr (tc_source_get_text (after, NULL), ==, wanted);
  back = tc_edits_apply (inverse, after, NULL);
  g_assert_cmpstr (tc_source_get_text (back, NULL), ==, text);
}

static void
check_refused (const char *path, const char *before, const char *message)
{
  g_autoptr (TcOperation) operation = duplicate (path);
  g_autofree char *text = g_strconcat (HEAD, before, TAIL, NULL);
  g_autoptr (TcScenario) scenario = scenario_parse (text, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_null (tc_operation_make_edits (operation, scenario, &error));
  g_assert_error (error, TC_OPERATION_ERROR, TC_OPERATION_ERROR_REFUSED);
  g_assert_cmpstr (error->message, ==, message);
}

/* A number behind the key; the next one where that is taken; what is inside comes along, comments
 * too, and a comment on its line stays with the first. */
static void
test_key (void)
{
  check ("area[a]", "  <area id='a'/>\n  <area id='b'/>\n",
         "  <area id='a'/>\n  <area id='a-2'/>\n  <area id='b'/>\n");
  check ("area[a]", "  <area id='a'/> <!-- here -->\n  <area id='a-2'/>\n",
         "  <area id='a'/> <!-- here -->\n  <area id='a-3'/>\n  <area id='a-2'/>\n");
  check ("area[a-2]", "  <area id='a'/>\n  <area id='a-2'/>\n",
         "  <area id='a'/>\n  <area id='a-2'/>\n  <area id='a-3'/>\n");
  check ("area[a]",
         "  <area id='a'>\n    <!-- odd -->\n    <outline>\n      <point x='0' y='0'/>\n      "
         "<point x='9' y='0'/>\n      <point x='9' y='9'/>\n    </outline>\n  </area>\n  "
         "<area id='b'/>\n",
         "  <area id='a'>\n    <!-- odd -->\n    <outline>\n      <point x='0' y='0'/>\n      "
         "<point x='9' y='0'/>\n      <point x='9' y='9'/>\n    </outline>\n  </area>\n  "
         "<area id='a-2'>\n    <!-- odd -->\n    <outline>\n      <point x='0' y='0'/>\n      "
         "<point x='9' y='0'/>\n      <point x='9' y='9'/>\n    </outline>\n  </area>\n  "
         "<area id='b'/>\n");
}

/* Whoever found the first did not make the second. */
static void
test_source (void)
{
  check ("area[a]", "  <area id='a' src='found'/>\n  <area id='b'/>\n",
         "  <area id='a' src='found'/>\n  <area id='a-2' src='designer'/>\n  <area id='b'/>\n");
}

/* Keys that are unique among siblings stay as they are, and so do references outwards. */
static void
test_inside (void)
{
  check ("table[t]",
         "  <area id='a'/>\n  <area id='b'/>\n  <table id='t'>\n    <column id='x'/>\n    <row "
         "from='1'>\n      <cell column='x'/>\n    </row>\n  </table>\n",
         "  <area id='a'/>\n  <area id='b'/>\n  <table id='t'>\n    <column id='x'/>\n    <row "
         "from='1'>\n      <cell column='x'/>\n    </row>\n  </table>\n  <table id='t-2'>\n    "
         "<column id='x'/>\n    <row from='1'>\n      <cell column='x'/>\n    </row>\n  "
         "</table>\n");
}

static void
test_refused (void)
{
  check_refused ("link[a-b]", "  <area id='a'/>\n  <area id='b'/>\n  <link a='a' b='b'/>\n",
                 "There can be no second <link> like this one: its key would be the same");
  check_refused ("", "  <area id='a'/>\n  <area id='b'/>\n",
                 "The root element cannot be duplicated");
}

static void
test_label (void)
{
  g_autoptr (TcOperation) operation = duplicate ("area[a]");
  g_autoptr (TcOperation) copy = tc_operation_copy (operation);
  g_autoptr (TcScenario) scenario =
    scenario_parse (HEAD "  <area id='a'/>\n  <area id='b'/>\n" TAIL, NULL);
  g_autofree char *label = tc_operation_dup_label (copy, scenario);

  g_assert_cmpstr (label, ==, "Duplicate a");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/operation/duplicate/key", test_key);
  g_test_add_func ("/operation/duplicate/source", test_source);
  g_test_add_func ("/operation/duplicate/inside", test_inside);
  g_test_add_func ("/operation/duplicate/refused", test_refused);
  g_test_add_func ("/operation/duplicate/label", test_label);

  return g_test_run ();
}
