/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scenario-support.h"
#include "scenario/tc-operation.h"

/* Several changes as one, elements with children, and a place among siblings. */

#define HEAD "<toy xmlns='urn:turncoat:toy' format='1'>\n  "
#define TAIL "\n</toy>\n"
#define OUTLINE                                                                                    \
  "<area id='c' src='found'>\n    <outline>\n      <point x='0' y='0'/>\n      <point x='9' "      \
  "y='0'/>\n      <point x='9' y='9'/>\n    </outline>\n  </area>"

/* By a copy, which is to mean the same. */
static void
check (TcOperation *operation, const char *before, const char *expected)
{
  g_autoptr (TcOperation) copy = tc_operation_copy (operation);
  g_autofree char *text = g_strconcat (HEAD, before, TAIL, NULL);
  g_autoptr (TcScenario) scenario = scenario_parse (text, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (TcEdits) edits = NULL;
  g_autoptr (TcEdits) inverse = NULL;
  g_autoptr (TcSource) after = NULL;
  g_autoptr (TcSource) back = NULL;
  g_autofree char *wanted = NULL;

  tc_operation_free (operation);
  edits = tc_operation_make_edits (copy, scenario, &error);
  if (expected == NULL) {
    g_assert_null (edits);
    g_assert_error (error, TC_OPERATION_ERROR, TC_OPERATION_ERROR_REFUSED);
    return;
  }
  g_assert_no_error (error);
  after = tc_edits_apply (edits, tc_scenario_get_source (scenario), &inverse);
  wanted = g_strconcat (HEAD, expected, TAIL, NULL);
  g_assert_cmpstr (tc_source_get_text (after, NULL), ==, wanted);
  back = tc_edits_apply (inverse, after, NULL);
  g_assert_cmpstr (tc_source_get_text (back, NULL), ==, text);
}

static TcOperation *
new_group (TcOperation *first, TcOperation *second)
{
  TcOperation *group = tc_operation_new_group ("Move");

  tc_operation_group_take (group, first);
  if (second != NULL)
    tc_operation_group_take (group, second);

  return group;
}

/* Two values of one element are marked together, once. */
static void
test_two_values (void)
{
  TcOperation *group = new_group (tc_operation_new_set ("area[c]", "x", "5"),
                                  tc_operation_new_set ("area[c]", "y", "6"));

  g_assert_cmpuint (tc_operation_group_get_n (group), ==, 2);
  check (group, "<area id='c' x='1' y='1' src='found' src-of='y:derived'/>",
         "<area id='c' x='5' y='6' src='found' src-of='y:designer x:designer'/>");
}

/* Who says what a thing is called in sentences means that, whatever its name becomes. */
static void
test_phrase_of_its_own (void)
{
  static const char *const phrases[][2] = { { "the Haven", "the Haven" },
                                            { "the Haven", "our Haven" } };

  for (guint i = 0; i < G_N_ELEMENTS (phrases); i++) {
    g_autofree char *before =
      g_strdup_printf ("<area id='c' name='Haven' phrase='%s'/>", phrases[i][0]);
    g_autofree char *after =
      g_strdup_printf ("<area id='c' name='Port' phrase='%s'/>", phrases[i][1]);

    for (guint first = 0; first < 2; first++) {
      TcOperation *name = tc_operation_new_set ("area[c]", "name", "Port");
      TcOperation *phrase = tc_operation_new_set ("area[c]", "phrase", phrases[i][1]);

      check (new_group (first == 0 ? name : phrase, first == 0 ? phrase : name), before, after);
    }
  }
}

/* Both values of a corner, and another corner: the outline says once whose they are. */
static void
test_two_corners (void)
{
  TcOperation *group = new_group (tc_operation_new_set ("area[c]/outline/point#1", "x", "5"),
                                  tc_operation_new_set ("area[c]/outline/point#3", "y", "6"));

  check (group, OUTLINE,
         "<area id='c' src='found'>\n    <outline src='designer'>\n      <point x='5' y='0'/>\n"
         "      <point x='9' y='0'/>\n      <point x='9' y='6'/>\n    </outline>\n  </area>");
}

static void
test_insert_after (void)
{
  static const char *const at[] = { "x", "4", "y", "0", NULL };
  TcOperation *insert = tc_operation_new_insert ("area[c]/outline", "point", at);

  tc_operation_insert_after (insert, "area[c]/outline/point#1");
  check (new_group (insert, tc_operation_new_remove ("area[c]/outline/point#3")), OUTLINE, NULL);

  insert = tc_operation_new_insert ("area[c]/outline", "point", at);
  tc_operation_insert_after (insert, "area[c]/outline/point#1");
  check (insert, OUTLINE,
         "<area id='c' src='found'>\n    <outline src='designer'>\n      <point x='0' y='0'/>\n"
         "      <point x='4' y='0'/>\n      <point x='9' y='0'/>\n      <point x='9' y='9'/>\n"
         "    </outline>\n  </area>");
}

static void
test_insert_after_nobody (void)
{
  g_autofree char *text = g_strconcat (HEAD, OUTLINE, TAIL, NULL);
  g_autoptr (TcScenario) scenario = scenario_parse (text, NULL);
  g_autoptr (TcOperation) insert = tc_operation_new_insert ("area[c]/outline", "point", NULL);
  g_autoptr (GError) error = NULL;

  tc_operation_insert_after (insert, "area[c]/outline/point#4");
  g_assert_null (tc_operation_make_edits (insert, scenario, &error));
  g_assert_error (error, TC_OPERATION_ERROR, TC_OPERATION_ERROR_GONE);
}

static TcOperation *
new_table_parts (void)
{
  static const char *const row[] = { "from", "1", "to", "6", NULL };
  static const char *const low[] = { "id", "low", NULL };
  static const char *const high[] = { "id", "high", NULL };
  TcOperation *group = new_group (tc_operation_new_insert ("table[t]", "row", row),
                                  tc_operation_new_insert ("table[t]", "column", low));

  tc_operation_group_take (group, tc_operation_new_insert ("table[t]", "column", high));

  return group;
}

/* Several for a parent without children come in the order of the schema, and of their making. */
static void
test_first_children (void)
{
  check (new_table_parts (), "<area id='a'/>\n  <area id='b'/>\n  <table id='t'/>",
         "<area id='a'/>\n  <area id='b'/>\n  <table id='t'>\n    <column id='low'/>\n"
         "    <column id='high'/>\n    <row from='1' to='6'/>\n  </table>");
  check (new_table_parts (), "<area id='a'/>\n  <area id='b'/>\n  <table id='t'></table>",
         "<area id='a'/>\n  <area id='b'/>\n  <table id='t'>\n    <column id='low'/>\n"
         "    <column id='high'/>\n    <row from='1' to='6'/>\n  </table>");
  check (new_table_parts (), "<area id='a'/>\n  <area id='b'/>\n  <table id='t'>\n  </table>",
         "<area id='a'/>\n  <area id='b'/>\n  <table id='t'>\n    <column id='low'/>\n"
         "    <column id='high'/>\n    <row from='1' to='6'/>\n  </table>");
}

static TcOperation *
new_area (void)
{
  static const char *const id[] = { "id", "d", NULL };
  static const char *const at[] = { "x", "1", "y", "2", NULL };
  TcOperation *area = tc_operation_new_insert ("", "area", id);
  TcOperation *outline = tc_operation_add_child (area, "outline", NULL);

  for (guint i = 0; i < 3; i++)
    tc_operation_add_child (outline, "point", at);

  return area;
}

/* An element with what is inside it, in lines like the file's own. */
static void
test_children (void)
{
  check (new_area (), "<area id='a'/>",
         "<area id='a'/>\n  <area id='d'>\n    <outline>\n      <point x='1' y='2'/>\n"
         "      <point x='1' y='2'/>\n      <point x='1' y='2'/>\n    </outline>\n  </area>");
  check (new_area (), "<area id='a'/><area id='b'/>",
         "<area id='a'/><area id='b'/><area id='d'><outline><point x='1' y='2'/>"
         "<point x='1' y='2'/><point x='1' y='2'/></outline></area>");
}

static void
test_unknown_child (void)
{
  TcOperation *area = new_area ();

  tc_operation_add_child (area, "row", NULL);
  check (area, "<area id='a'/>", NULL);
}

/* All or nothing: what touches the same bytes twice is refused, not half done. */
static void
test_clash (void)
{
  check (
    new_group (tc_operation_new_remove ("area[c]"), tc_operation_new_set ("area[c]", "name", "C")),
    "<area id='c' name='D'/>\n  <area id='e'/>", NULL);
}

static void
test_remove_neighbours (void)
{
  check (new_group (tc_operation_new_remove ("area[c]"), tc_operation_new_remove ("area[d]")),
         "<area id='c'/> <!-- c -->\n  <area id='d'/>\n  <area id='e'/>", "<area id='e'/>");
}

static void
test_label (void)
{
  g_autofree char *text = g_strconcat (HEAD, OUTLINE, TAIL, NULL);
  g_autoptr (TcScenario) scenario = scenario_parse (text, NULL);
  g_autoptr (TcOperation) group = tc_operation_new_group ("Move a corner");
  g_autofree char *label = tc_operation_dup_label (group, scenario);
  g_autoptr (TcEdits) edits = tc_operation_make_edits (group, scenario, NULL);

  g_assert_cmpstr (label, ==, "Move a corner");
  g_assert_cmpuint (tc_operation_group_get_n (group), ==, 0);
  g_assert_cmpuint (tc_edits_get_n (edits), ==, 0);
}

/* What names the area names it still, and stays whose it was; a slip that seems to mean it, and a
 * key of another table, are left alone. */
static void
test_key (void)
{
  check (tc_operation_new_set ("area[c]", "id", "sea"),
         "<area id='c' src='found'/>\n  <area id='d'/>\n  <link a='d' b='c' src='found'/>\n"
         "  <win><holds area='c'/></win>",
         "<area id='sea' src='found' src-of='id:designer'/>\n  <area id='d'/>\n"
         "  <link a='d' b='sea' src='found'/>\n  <win><holds area='sea'/></win>");
  check (tc_operation_new_set ("area[sedan]", "id", "sea"),
         "<area id='sedan'/>\n  <area id='d'/>\n  <link a='d' b='sedam'/>",
         "<area id='sea'/>\n  <area id='d'/>\n  <link a='d' b='sedam'/>");
}

#define TABLE(id, column)                                                                          \
  "<table id='" id "'><column id='" column "'/><row from='1' to='6'><cell column='" column         \
  "' result='clear'/></row></table>"

static void
test_local_key (void)
{
  check (tc_operation_new_set ("table[u]/column[c]", "id", "left"),
         TABLE ("t", "c") TABLE ("u", "c") TABLE ("v", "left"),
         TABLE ("t", "c") TABLE ("u", "left") TABLE ("v", "left"));
}

/* Two that nothing could tell apart; what nothing names may be called so, and is found. */
static void
test_key_of_another (void)
{
  check (tc_operation_new_set ("area[c]", "id", "d"),
         "<area id='c'/>\n  <area id='d'/>\n  <link a='d' b='c'/>", NULL);
  check (tc_operation_new_set ("area[c]", "id", "d"),
         "<area id='c'/>\n  <area id='d'/>\n  <area id='e'/>\n  <link a='d' b='e'/>",
         "<area id='d'/>\n  <area id='d'/>\n  <area id='e'/>\n  <link a='d' b='e'/>");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/scenario/operation-group/two-values", test_two_values);
  g_test_add_func ("/scenario/operation-group/phrase-of-its-own", test_phrase_of_its_own);
  g_test_add_func ("/scenario/operation-group/two-corners", test_two_corners);
  g_test_add_func ("/scenario/operation-group/insert-after", test_insert_after);
  g_test_add_func ("/scenario/operation-group/insert-after-nobody", test_insert_after_nobody);
  g_test_add_func ("/scenario/operation-group/first-children", test_first_children);
  g_test_add_func ("/scenario/operation-group/children", test_children);
  g_test_add_func ("/scenario/operation-group/unknown-child", test_unknown_child);
  g_test_add_func ("/scenario/operation-group/clash", test_clash);
  g_test_add_func ("/scenario/operation-group/remove-neighbours", test_remove_neighbours);
  g_test_add_func ("/scenario/operation-group/label", test_label);
  g_test_add_func ("/scenario/operation-group/key", test_key);
  g_test_add_func ("/scenario/operation-group/local-key", test_local_key);
  g_test_add_func ("/scenario/operation-group/key-of-another", test_key_of_another);

  return g_test_run ();
}
