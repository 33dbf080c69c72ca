/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scenario-support.h"

/* Key paths: from node to path and back for every node, whatever the keys. */

static void
check_round_trip (const TcScenario *scenario)
{
  g_autoptr (GHashTable) paths = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  TcNode node;

  for (node = 0; node < tc_scenario_get_n_nodes (scenario); node++) {
    char *path = tc_scenario_dup_path (scenario, node);

    g_assert_cmpuint (tc_scenario_find_by_path (scenario, path), ==, node);
    g_assert_true (g_hash_table_add (paths, path));
  }
}

static void
test_corpus (void)
{
  g_autoptr (GPtrArray) files = scenario_load_corpus ();
  guint i;

  g_ptr_array_add (files, scenario_load_file ("tests/fixtures/tiny-1940.scenario.xml"));
  g_ptr_array_add (files,
                   scenario_load_file ("scenarios/betrayal-1940/betrayal-1940.scenario.xml"));
  for (i = 0; i < files->len; i++) {
    const ScenarioFile *file = g_ptr_array_index (files, i);
    g_autoptr (TcScenario) scenario = scenario_parse_valid (file->text);

    check_round_trip (scenario);
  }
}

/* Faulty files have paths too: duplicates, bad keys, pairs that join to the same word. */
static void
test_faulty (void)
{
  g_autoptr (TcScenario) scenario = scenario_parse (
    "<toy xmlns='urn:turncoat:toy' format='1'>"
    "<area id='a'/><area id='a'/><area/><area id='x/y'/><area id=']['/><area id='#1'/>"
    "<area id='a-b'/><area id='c'/><area id='b-c'/>"
    "<link a='a-b' b='c'/><link a='a' b='b-c'/><link a='c' b='a-b'/><link a='a'/>"
    "</toy>",
    NULL);

  g_assert_nonnull (scenario);
  check_round_trip (scenario);
}

/* A key is looked for under its own parent and kind, wherever else it stands first. */
static void
test_elsewhere (void)
{
  g_autoptr (TcScenario) scenario =
    scenario_parse ("<toy xmlns='urn:turncoat:toy' format='1'>"
                    "<area id='a'/><area id='b'/><link a='b' b='a'/>"
                    "<table id='t'><column id='c'/><row n='1'><cell column='c'/></row></table>"
                    "<table id='u'><column id='c'/><row n='1'><cell column='c'/></row></table>"
                    "</toy>",
                    NULL);

  g_assert_nonnull (scenario);
  check_round_trip (scenario);
  g_assert_cmpuint (tc_scenario_find_by_path (scenario, "table[a]"), ==, TC_NODE_NONE);
  g_assert_cmpuint (tc_scenario_find_by_path (scenario, "area[t]"), ==, TC_NODE_NONE);
  g_assert_cmpuint (tc_scenario_find_by_path (scenario, "area[c]"), ==, TC_NODE_NONE);
  g_assert_cmpuint (tc_scenario_find_by_path (scenario, "link[b-a]"), ==, TC_NODE_NONE);
  g_assert_cmpuint (tc_scenario_find_by_path (scenario, "link[a-]"), ==, TC_NODE_NONE);
  g_assert_cmpuint (tc_scenario_find_by_path (scenario, "link[a-b-]"), ==, TC_NODE_NONE);
  g_assert_cmpuint (tc_scenario_find_by_path (scenario, "link[a-b]"), !=, TC_NODE_NONE);
  g_assert_cmpuint (tc_scenario_find_by_path (scenario, "table[t]/column[c]"), !=,
                    tc_scenario_find_by_path (scenario, "table[u]/column[c]"));
}

typedef struct {
  const char *path;
  const char *canonical; /* NULL: no such node */
} Case;

static const Case cases[] = {
  { "", "" },
  { "area[sedan]", "area[sedan]" },
  { "area#2", "area[bouillon]" },
  { "area", "area[sedan]" },
  { "link[sedan-bouillon]", NULL }, /* the canonical order of the pair is another */
  { "link[bouillon-sedan]", "link[bouillon-sedan]" },
  { "table[combat]/row[2]/cell[1-1]", "table[combat]/row[2]/cell[1-1]" },
  { "table[weather]/modifier#2", "table[weather]/modifier#2" },
  { "area[sedan]/outline/point#4", "area[sedan]/outline/point#4" },
  { "area[sedan]/outline/point#5", NULL },
  { "area[sedan]/outline/point#0", NULL },
  { "area[sedan]/outline/point#", NULL },
  { "area[sedan]/outline/point#1x", NULL },
  { "area[sedan", NULL },
  { "area[]", NULL },
  { "areas", NULL },
  { "are", NULL },
  { "/area", NULL },
  { "area//outline", NULL },
};

static void
test_cases (void)
{
  g_autofree ScenarioFile *file = scenario_load_file ("tests/corpus/schema/full.toy.xml");
  g_autoptr (TcScenario) scenario = scenario_parse_valid (file->text);
  guint i;

  for (i = 0; i < G_N_ELEMENTS (cases); i++) {
    TcNode node = tc_scenario_find_by_path (scenario, cases[i].path);
    g_autofree char *path = node != TC_NODE_NONE ? tc_scenario_dup_path (scenario, node) : NULL;

    g_test_message ("%s", cases[i].path);
    g_assert_cmpstr (path, ==, cases[i].canonical);
  }
  g_free (file->name);
  g_free (file->text);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/scenario/path/corpus", test_corpus);
  g_test_add_func ("/scenario/path/faulty", test_faulty);
  g_test_add_func ("/scenario/path/elsewhere", test_elsewhere);
  g_test_add_func ("/scenario/path/cases", test_cases);

  return g_test_run ();
}
