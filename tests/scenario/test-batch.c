/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scenario/tc-batch.h"

#include "scenario-support.h"
#include "text/tc-history.h"

static const char toy[] = "<toy xmlns='urn:turncoat:toy' format='1'>\n"
                          "  <area id='a' name='A' src='found'/>\n"
                          "  <area id='b'/>\n"
                          "  <area id='c'/>\n"
                          "  <table id='t'>\n"
                          "    <column id='k'/>\n"
                          "    <row from='1' to='3'/>\n"
                          "    <row from='4' to='6'/>\n"
                          "  </table>\n"
                          "</toy>\n";

static void
check (TcBatch *batch, const char *expected)
{
  g_autoptr (TcScenario) scenario = scenario_parse_valid (toy);
  g_autoptr (GError) error = NULL;
  g_autoptr (TcEdits) edits = tc_batch_make_edits (batch, scenario, &error);
  g_autoptr (TcEdits) inverse = NULL;
  g_autoptr (TcSource) after = NULL;
  g_autoptr (TcSource) back = NULL;

  g_assert_no_error (error);
  after = tc_edits_apply (edits, tc_scenario_get_source (scenario), &inverse);
  g_assert_cmpstr (tc_source_get_text (after, NULL), ==, expected);
  back = tc_edits_apply (inverse, after, NULL);
  g_assert_cmpstr (tc_source_get_text (back, NULL), ==, toy);
}

static void
test_values (void)
{
  g_autoptr (TcBatch) batch = tc_batch_new ();

  tc_batch_set (batch, "area[a]", "x", "1");
  tc_batch_set (batch, "area[b]", "x", "2");
  tc_batch_set (batch, "area[c]", "x", "3");
  g_assert_cmpuint (tc_batch_get_n (batch), ==, 3);
  check (batch, "<toy xmlns='urn:turncoat:toy' format='1'>\n"
                "  <area id='a' name='A' x='1' src='found' src-of='x:designer'/>\n"
                "  <area id='b' x='2'/>\n"
                "  <area id='c' x='3'/>\n"
                "  <table id='t'>\n"
                "    <column id='k'/>\n"
                "    <row from='1' to='3'/>\n"
                "    <row from='4' to='6'/>\n"
                "  </table>\n"
                "</toy>\n");
}

/* Two values of one element share its list of provenance. */
static void
test_same_element (void)
{
  g_autoptr (TcBatch) batch = tc_batch_new ();

  tc_batch_set (batch, "area[a]", "x", "1");
  tc_batch_set (batch, "area[a]", "y", "2");
  check (batch, "<toy xmlns='urn:turncoat:toy' format='1'>\n"
                "  <area id='a' name='A' x='1' y='2' src='found' src-of='x:designer y:designer'/>\n"
                "  <area id='b'/>\n"
                "  <area id='c'/>\n"
                "  <table id='t'>\n"
                "    <column id='k'/>\n"
                "    <row from='1' to='3'/>\n"
                "    <row from='4' to='6'/>\n"
                "  </table>\n"
                "</toy>\n");
}

/* What comes later is made against what came before: a key that was just given, a row that was just
 * added. */
static void
test_in_order (void)
{
  static const char *const row[] = { "from", "7", "to", "7", NULL };
  g_autoptr (TcBatch) batch = tc_batch_new ();

  tc_batch_set (batch, "area[b]", "id", "q");
  tc_batch_set (batch, "area[q]", "name", "Q");
  tc_batch_take (batch, tc_operation_new_insert_after ("table[t]/row[1]", "row", row));
  tc_batch_set (batch, "table[t]/row[7]", "to", "8");
  tc_batch_remove (batch, "area[c]");
  check (batch, "<toy xmlns='urn:turncoat:toy' format='1'>\n"
                "  <area id='a' name='A' src='found'/>\n"
                "  <area id='q' name='Q'/>\n"
                "  <table id='t'>\n"
                "    <column id='k'/>\n"
                "    <row from='1' to='3'/>\n"
                "    <row from='7' to='8'/>\n"
                "    <row from='4' to='6'/>\n"
                "  </table>\n"
                "</toy>\n");
}

static void
test_all_or_none (void)
{
  g_autoptr (TcScenario) scenario = scenario_parse_valid (toy);
  g_autoptr (TcBatch) batch = tc_batch_new ();
  g_autoptr (GError) error = NULL;

  tc_batch_set (batch, "area[a]", "x", "1");
  tc_batch_insert (batch, "", "link", NULL);
  tc_batch_set (batch, "area[gone]", "x", "1");
  g_assert_null (tc_batch_make_edits (batch, scenario, &error));
  g_assert_error (error, TC_OPERATION_ERROR, TC_OPERATION_ERROR_GONE);
}

static void
test_label (void)
{
  g_autoptr (TcScenario) scenario = scenario_parse_valid (toy);
  g_autoptr (TcBatch) batch = tc_batch_new ();
  g_autoptr (TcEdits) edits = NULL;
  g_autofree char *none = tc_batch_dup_label (batch, scenario);
  g_autofree char *one = NULL;
  g_autofree char *three = NULL;

  g_assert_cmpstr (none, ==, "Change nothing");
  edits = tc_batch_make_edits (batch, scenario, NULL);
  g_assert_cmpuint (tc_edits_get_n (edits), ==, 0);
  tc_batch_set (batch, "area[a]", "x", "1");
  one = tc_batch_dup_label (batch, scenario);
  g_assert_cmpstr (one, ==, "Set x of A");
  tc_batch_set (batch, "area[b]", "x", "1");
  tc_batch_set (batch, "area[c]", "x", "1");
  three = tc_batch_dup_label (batch, scenario);
  g_assert_cmpstr (three, ==, "Set x of A and 2 more");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/scenario/batch/values", test_values);
  g_test_add_func ("/scenario/batch/same-element", test_same_element);
  g_test_add_func ("/scenario/batch/in-order", test_in_order);
  g_test_add_func ("/scenario/batch/all-or-none", test_all_or_none);
  g_test_add_func ("/scenario/batch/label", test_label);
  return g_test_run ();
}
