/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "scenario-support.h"

/* Walking and reading the tree: over the file that has everything. */

typedef struct {
  ScenarioFile *file;
  TcScenario *scenario;
} Full;

static void
set_up (Full *full, gconstpointer data)
{
  full->file = scenario_load_file ("tests/corpus/schema/full.toy.xml");
  full->scenario = scenario_parse_valid (full->file->text);
}

static void
tear_down (Full *full, gconstpointer data)
{
  tc_scenario_unref (full->scenario);
  g_free (full->file->name);
  g_free (full->file->text);
  g_free (full->file);
}

static TcNode
find (Full *full, const char *path)
{
  TcNode node = tc_scenario_find_by_path (full->scenario, path);

  g_assert_cmpuint (node, !=, TC_NODE_NONE);
  return node;
}

static void
test_walk (Full *full, gconstpointer data)
{
  const TcScenario *scenario = full->scenario;
  TcNode area = tc_scenario_find_child (scenario, 0, "area");
  TcNode next = tc_scenario_find_next (scenario, area);
  guint n = 0;
  TcNode node;

  g_assert_cmpstr (tc_scenario_get_schema (scenario)->system, ==, "toy");
  g_assert_cmpstr (tc_scenario_get_name (scenario, 0), ==, "toy");
  g_assert_cmpuint (tc_scenario_get_parent (scenario, 0), ==, TC_NODE_NONE);
  g_assert_cmpstr (tc_scenario_get_id (scenario, area), ==, "sedan");
  g_assert_cmpstr (tc_scenario_get_id (scenario, next), ==, "bouillon");
  g_assert_cmpuint (tc_scenario_get_parent (scenario, next), ==, 0);
  g_assert_cmpuint (tc_scenario_find_child (scenario, area, "link"), ==, TC_NODE_NONE);
  g_assert_cmpuint (tc_scenario_find_section (scenario, "area/outline"), ==,
                    tc_scenario_find_child (scenario, area, "outline"));
  g_assert_cmpstr (tc_scenario_get_role (scenario, area), ==, "space");
  g_assert_null (tc_scenario_get_role (scenario, find (full, "win")));
  for (node = tc_scenario_find_by_role (scenario, "point", TC_NODE_NONE); node != TC_NODE_NONE;
       node = tc_scenario_find_by_role (scenario, "point", node))
    n++;
  g_assert_cmpuint (n, ==, 8);
  /* Foreign elements are no nodes, and neither is what is inside them. */
  for (node = 0; node < tc_scenario_get_n_nodes (scenario); node++)
    g_assert_cmpstr (tc_scenario_get_name (scenario, node), !=, "remark");
}

static void
test_values (Full *full, gconstpointer data)
{
  const TcScenario *scenario = full->scenario;
  TcNode sedan = find (full, "area[sedan]");
  TcNode namur = find (full, "area[namur]");
  TcNode bouillon = find (full, "area[bouillon]");

  g_assert_cmpstr (tc_scenario_get_string (scenario, sedan, "name"), ==, "Sedan");
  g_assert_cmpstr (tc_scenario_get_string (scenario, bouillon, "name"), ==, "Bouillon \"B\"");
  g_assert_cmpstr (tc_scenario_get_string (scenario, bouillon, "terrain"), ==, "mountain");
  g_assert_cmpstr (tc_scenario_get_string (scenario, namur, "terrain"), ==, "clear");
  g_assert_false (tc_scenario_has (scenario, namur, "terrain"));
  g_assert_null (tc_scenario_get_string (scenario, namur, "name"));
  g_assert_cmpint (tc_scenario_get_enum (scenario, sedan, "terrain"), ==, 1);
  g_assert_cmpint (tc_scenario_get_enum (scenario, namur, "src"), ==, -1);
  g_assert_cmpint (tc_scenario_get_int (scenario, sedan, "x"), ==, 50);
  g_assert_cmpint (tc_scenario_get_int (scenario, namur, "size"), ==, 9);
  g_assert_cmpint (tc_scenario_get_int (scenario, namur, "x"), ==, 0);
  g_assert_true (tc_scenario_get_bool (scenario, sedan, "port"));
  g_assert_false (tc_scenario_get_bool (scenario, namur, "port"));
  g_assert_cmpuint (tc_scenario_get_ref (scenario, 0, "start"), ==, sedan);
  g_assert_cmpstr (tc_scenario_get_text (scenario, find (full, "about/p#1")), ==,
                   "First & foremost: a <test>.");
  g_assert_cmpstr (tc_scenario_get_text (scenario, find (full, "motto")), ==, "Veni, vidi");
  g_assert_null (tc_scenario_get_text (scenario, sedan));
  g_assert_null (tc_scenario_get_id (scenario, find (full, "link[bouillon-sedan]")));
}

static void
test_unknown_name (void)
{
  g_autoptr (TcScenario) scenario = NULL;

  if (g_test_subprocess ()) {
    scenario = scenario_parse_valid (
      "<toy xmlns='urn:turncoat:toy' format='1'><area id='a'/><area id='b'/></toy>");
    tc_scenario_get_int (scenario, 0, "colour");
    return;
  }
  g_test_trap_subprocess (NULL, 0, 0);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("*no attribute*colour*");
}

static void
test_references (Full *full, gconstpointer data)
{
  const TcScenario *scenario = full->scenario;
  TcNode cell = find (full, "table[combat]/row[7]/cell[2-1]");

  g_assert_cmpuint (tc_scenario_get_ref (scenario, cell, "column"), ==,
                    find (full, "table[combat]/column[2-1]"));
  g_assert_cmpuint (tc_scenario_get_ref (scenario, cell, "result"), ==, TC_NODE_NONE);
  g_assert_cmpuint (tc_scenario_find_by_key (scenario, "area", "namur"), ==,
                    find (full, "area[namur]"));
  g_assert_cmpuint (tc_scenario_find_by_key (scenario, "area", "1-1"), ==, TC_NODE_NONE);
  g_assert_cmpuint (tc_scenario_find_by_key (scenario, "column", "1-1"), ==, TC_NODE_NONE);
  g_assert_cmpuint (tc_scenario_find_by_key (scenario, "area", ""), ==, TC_NODE_NONE);
}

static void
assert_text (Full *full, TcSpan span, const char *expected)
{
  g_autofree char *text = tc_source_dup_span (tc_scenario_get_source (full->scenario), span);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_places (Full *full, gconstpointer data)
{
  const TcScenario *scenario = full->scenario;
  TcNode namur = find (full, "area[namur]");
  TcNode outline = find (full, "area[bouillon]/outline");
  const char *remark = strstr (full->file->text, "as is");
  const char *hint = strstr (full->file->text, "my:hint");
  TcSpan span = { 0, 0 };

  assert_text (full, tc_scenario_get_tag_span (scenario, outline),
               "<outline src=\"reconstructed\">");
  assert_text (full, tc_scenario_get_extent (scenario, namur),
               "<area id=\"namur\" code=\"none\" size=\"+9\"/>");
  g_assert_true (tc_scenario_get_value_span (scenario, namur, "size", &span));
  assert_text (full, span, "+9");
  g_assert_false (tc_scenario_get_value_span (scenario, namur, "x", &span));
  /* Attributes of other namespaces and declarations do not shift the others. */
  g_assert_true (tc_scenario_get_value_span (scenario, 0, "start", &span));
  assert_text (full, span, "sedan");
  g_assert_true (tc_scenario_get_value_span (scenario, find (full, "about/p#2"), "note", NULL) ==
                 FALSE);
  g_assert_cmpuint (tc_scenario_node_at (scenario, span.start), ==, 0);
  g_assert_cmpuint (tc_scenario_node_at (scenario, 0), ==, TC_NODE_NONE);
  g_assert_cmpuint (tc_scenario_node_at (scenario, (gsize) (hint - full->file->text)), ==,
                    find (full, "area[bouillon]/outline/point#1"));
  g_assert_cmpuint (tc_scenario_node_at (scenario, (gsize) (remark - full->file->text)), ==,
                    find (full, "about"));
}

/* The scan's n-th element is the node's: every start tag begins with the node's name. */
static void
test_scan_elements (void)
{
  g_autoptr (GPtrArray) files = scenario_load_corpus ();
  guint i;

  for (i = 0; i < files->len; i++) {
    const ScenarioFile *file = g_ptr_array_index (files, i);
    g_autoptr (TcScenario) scenario = scenario_parse_valid (file->text);
    TcNode node;

    for (node = 0; node < tc_scenario_get_n_nodes (scenario); node++) {
      const TcScanElement *element = tc_scan_get_element (
        tc_scenario_get_scan (scenario), tc_scenario_get_scan_element (scenario, node));
      g_autofree char *name = tc_source_dup_span (tc_scenario_get_source (scenario), element->name);

      g_assert_true (g_str_has_suffix (name, tc_scenario_get_name (scenario, node)));
      g_assert_cmpuint (tc_scenario_node_at (scenario, element->name.start), ==, node);
    }
  }
}

static gpointer
read_in_thread (gpointer data)
{
  TcScenario *scenario = data;
  gint64 sum = 0;
  TcNode node = TC_NODE_NONE;

  while ((node = tc_scenario_find_by_role (scenario, "space", node)) != TC_NODE_NONE)
    sum += tc_scenario_get_int (scenario, node, "x");
  tc_scenario_unref (scenario);

  return GINT_TO_POINTER (sum);
}

static void
test_threads (Full *full, gconstpointer data)
{
  GThread *threads[4];
  guint i;

  for (i = 0; i < G_N_ELEMENTS (threads); i++)
    threads[i] = g_thread_new ("read", read_in_thread, tc_scenario_ref (full->scenario));
  for (i = 0; i < G_N_ELEMENTS (threads); i++)
    g_assert_cmpint (GPOINTER_TO_INT (g_thread_join (threads[i])), ==, 200);
}

static void
test_not_well_formed (void)
{
  g_autoptr (TcReport) report = NULL;
  g_autoptr (TcScenario) scenario = scenario_parse (
    "<toy xmlns='urn:turncoat:toy' format='1'><aera/><area id='a'/><area id='b'></toy>", &report);
  g_autofree char *codes = scenario_dup_codes (report);

  /* There is no tree, but the fault of the schema is reported beside that of the XML, and nothing
   * that only follows from it. */
  g_assert_null (scenario);
  g_assert_cmpstr (codes, ==, "SCH003@1:43 XML012@1:63");
}

#define ADD(path, func) g_test_add ("/scenario/scenario/" path, Full, NULL, set_up, func, tear_down)

/* By role: the same nodes, in the same order, as looking at every node. */
static void
test_roles (void)
{
  g_autoptr (GPtrArray) files = scenario_load_corpus ();

  g_ptr_array_add (files, scenario_load_file ("tests/fixtures/tiny-1940.scenario.xml"));
  for (guint f = 0; f < files->len; f++) {
    const ScenarioFile *file = g_ptr_array_index (files, f);
    g_autoptr (TcScenario) scenario = scenario_parse_valid (file->text);
    guint n = tc_scenario_get_n_nodes (scenario);

    for (TcNode node = 0; node < n; node++) {
      const char *role = tc_scenario_get_role (scenario, node);
      TcNode next = node + 1;

      if (role == NULL)
        continue;
      while (next < n && g_strcmp0 (tc_scenario_get_role (scenario, next), role) != 0)
        next++;
      g_assert_cmpuint (tc_scenario_find_by_role (scenario, role, node), ==,
                        next < n ? next : TC_NODE_NONE);
    }
    g_assert_cmpuint (tc_scenario_find_by_role (scenario, "no such role", TC_NODE_NONE), ==,
                      TC_NODE_NONE);
  }
}

static void
test_read_int (void)
{
  g_autoptr (TcScenario) scenario =
    scenario_parse ("<toy xmlns='urn:turncoat:toy' format='1'>"
                    "<area id='a' x='-12' size='10'/><area id='b' y=' 7 '/></toy>",
                    NULL);
  TcNode a = tc_scenario_find_by_path (scenario, "area[a]");
  TcNode b = tc_scenario_find_by_path (scenario, "area[b]");
  gint64 value = 99;

  g_assert_true (tc_scenario_read_int (scenario, a, "x", &value));
  g_assert_cmpint (value, ==, -12);
  g_assert_true (tc_scenario_read_int (scenario, a, "y", &value)); /* its default */
  g_assert_cmpint (value, ==, 0);
  g_assert_true (tc_scenario_read_int (scenario, b, "y", &value));
  g_assert_cmpint (value, ==, 7);
  g_assert_false (tc_scenario_read_int (scenario, a, "size", &value)); /* at most 9 */
  g_assert_false (tc_scenario_read_int (scenario, b, "size", &value));
  g_assert_false (tc_scenario_read_int (scenario, b, "colour", &value));
}

/* Reading by attribute gives what reading by name gives. */
static void
test_read_of (void)
{
  g_autoptr (TcScenario) scenario =
    scenario_parse ("<toy xmlns='urn:turncoat:toy' format='1'>"
                    "<area id='a' x='-12' size='10' port='1'/><area id='b' y=' 7 '/></toy>",
                    NULL);
  guint n_values = 0;

  for (TcNode node = 0; node < tc_scenario_get_n_nodes (scenario); node++) {
    const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;

    for (guint i = 0; i < content->n_attributes; i++) {
      const TcSchemaAttribute *attribute = &content->attributes[i];
      gint64 value = 0;
      gint64 value_of = 0;

      g_assert_cmpstr (tc_scenario_get_string_of (scenario, node, attribute), ==,
                       tc_scenario_get_string (scenario, node, attribute->name));
      g_assert_cmpint (tc_scenario_get_bool_of (scenario, node, attribute), ==,
                       tc_scenario_get_bool (scenario, node, attribute->name));
      g_assert_cmpint (tc_scenario_read_int_of (scenario, node, attribute, &value_of), ==,
                       tc_scenario_read_int (scenario, node, attribute->name, &value));
      g_assert_cmpint (value_of, ==, value);
      n_values += tc_scenario_has (scenario, node, attribute->name) ? 1 : 0;
    }
  }
  g_assert_cmpuint (n_values, >=, 6);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("walk", test_walk);
  ADD ("values", test_values);
  ADD ("references", test_references);
  ADD ("places", test_places);
  ADD ("threads", test_threads);
  g_test_add_func ("/scenario/scenario/unknown-name", test_unknown_name);
  g_test_add_func ("/scenario/scenario/scan-elements", test_scan_elements);
  g_test_add_func ("/scenario/scenario/not-well-formed", test_not_well_formed);
  g_test_add_func ("/scenario/scenario/roles", test_roles);
  g_test_add_func ("/scenario/scenario/read-int", test_read_int);
  g_test_add_func ("/scenario/scenario/read-of", test_read_of);

  return g_test_run ();
}
