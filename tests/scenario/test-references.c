/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>
#include <tc-core.h>

#include "scenario-support.h"

/* @path: from the top of the project. */
static TcScenario *
load (const char *path)
{
  g_autofree char *file = g_test_build_filename (G_TEST_DIST, "..", path, NULL);
  g_autofree const TcSchema **schemas = tc_systems_dup_schemas (tc_systems_list ());
  g_autoptr (GError) error = NULL;
  g_autoptr (TcSource) source = tc_file_load (file, NULL, &error);
  g_autoptr (TcReport) report = tc_report_new ();
  TcScenario *scenario;

  g_assert_no_error (error);
  scenario = tc_scenario_parse (source, schemas, report);
  g_assert_nonnull (scenario);
  g_assert_true (tc_scenario_is_valid (scenario));

  return scenario;
}

static TcNode
find (const TcScenario *scenario, const char *path)
{
  TcNode node = tc_scenario_find_by_path (scenario, path);

  g_assert_cmpuint (node, !=, TC_NODE_NONE);

  return node;
}

/* "LINE (SAYING)" of each, or "LINE". */
static char *
dup_said (const TcScenario *scenario, const char *path)
{
  TcNode node = find (scenario, path);
  g_autoptr (GArray) references = tc_references_list (scenario, &node, 1);
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < references->len; i++) {
    const TcReference *reference = &g_array_index (references, TcReference, i);
    g_autofree char *line = tc_reference_dup_line (scenario, reference->node);
    g_autofree char *saying = tc_reference_dup_saying (scenario, reference);

    g_string_append_printf (out, *saying != '\0' ? "%s (%s)\n" : "%s\n", line, saying);
  }

  return g_string_free (out, FALSE);
}

/* Adjacencies, setups and conditions, in the order of the file. */
static void
test_area (void)
{
  g_autoptr (TcScenario) scenario = load ("tests/fixtures/tiny-1940.scenario.xml");
  g_autofree char *said = dup_said (scenario, "area-board/area[ford]");

  g_assert_cmpstr (said, ==,
                   "Adjacency Paris – Ford\n"
                   "Adjacency Ford – Ridge\n"
                   "Adjacency Dyke – Ford\n"
                   "France: Member Ford\n"
                   "Tiny setup: Place 2C (Area)\n"
                   "Tiny setup: Place AA (Area)\n"
                   "German minor victory over France: Controls (Germans control Ford.)\n");
}

/* A part of an effect speaks with the words of the effect. */
static void
test_effects (void)
{
  g_autoptr (TcScenario) scenario = load ("scenarios/bell-1938/bell-1938.scenario.xml");
  g_autofree char *said = NULL;
  TcNode france = tc_scenario_find_by_key (scenario, "space", "france");
  g_autofree char *path = tc_scenario_dup_path (scenario, france);

  said = dup_said (scenario, path);
  g_assert_nonnull (strstr (said, "Divided Paris: Remove (Remove "));
  g_assert_nonnull (strstr (said, "Joint Note: Controls (Concede controls France.)\n"));
  g_assert_null (strstr (said, ": In ("));
}

/* The columns of two tables may have the same id. */
static void
test_local_key (void)
{
  g_autoptr (TcScenario) scenario = load ("tests/fixtures/tiny-1940.scenario.xml");
  TcNode table = find (scenario, "tables/combat-table");
  TcNode column = find (scenario, "tables/combat-table/column[1-to-1]");
  TcNode result = find (scenario, "tables/combat-table/result[ae]");
  g_autoptr (GArray) references = tc_references_list (scenario, &column, 1);
  g_autoptr (GArray) both = NULL;
  TcNode targets[] = { column, result };
  guint n_shared = 0;

  g_assert_cmpuint (references->len, >, 3);
  for (guint i = 0; i < references->len; i++) {
    TcNode node = g_array_index (references, TcReference, i).node;

    while (node != table && node != TC_NODE_NONE)
      node = tc_scenario_get_parent (scenario, node);
    g_assert_cmpuint (node, ==, table);
  }

  /* A cell of the column with the result names both. */
  both = tc_references_list (scenario, targets, G_N_ELEMENTS (targets));
  for (guint i = 1; i < both->len; i++) {
    const TcReference *reference = &g_array_index (both, TcReference, i);

    g_assert_cmpuint (reference->node, >=, reference[-1].node);
    n_shared += reference->node == reference[-1].node;
  }
  g_assert_cmpuint (both->len, >, references->len);
  g_assert_cmpuint (n_shared, ==, 1);
}

/* What has no id and stands in nothing that has one is of its section. */
static void
test_place (void)
{
  g_autoptr (TcScenario) scenario = load ("scenarios/dune/dune.scenario.xml");
  g_autofree char *place = tc_reference_dup_place (scenario, find (scenario, "rules/shield"));

  g_assert_cmpstr (place, ==, "Rules");
}

static void
test_misspelt (void)
{
  static const char text[] =
    "<toy xmlns=\"urn:turncoat:toy\" format=\"1\"><area id=\"sedan\"/><area id=\"bouillon\"/>"
    "<link a=\"sedan\" b=\"bouillon\"/><link a=\"sedn\" b=\"bouillon\"/></toy>";
  g_autoptr (TcScenario) scenario = scenario_parse (text, NULL);
  TcNode node = find (scenario, "area[sedan]");
  g_autoptr (GArray) references = tc_references_list (scenario, &node, 1);
  TcNode link = tc_scenario_find_by_role (scenario, "link", TC_NODE_NONE);
  TcNode other = tc_scenario_find_by_role (scenario, "link", link);

  g_assert_cmpuint (tc_scenario_get_ref (scenario, other, "a"), ==, node);
  g_assert_cmpuint (references->len, ==, 1);
  g_assert_cmpuint (g_array_index (references, TcReference, 0).node, ==, link);
  g_assert_cmpstr (g_array_index (references, TcReference, 0).attribute->name, ==, "a");
}

static void
test_none (void)
{
  g_autoptr (TcScenario) scenario = load ("tests/fixtures/tiny-1940.scenario.xml");
  g_autofree char *said = dup_said (scenario, "victory/level[french-major]");
  g_autoptr (GArray) of_nothing = tc_references_list (scenario, NULL, 0);

  g_assert_cmpstr (said, ==, "");
  g_assert_cmpuint (of_nothing->len, ==, 0);
}

/* What the schema lets nothing refer to has no section of uses. */
static void
test_possible (void)
{
  static const struct {
    const char *path;
    gboolean is_possible;
  } cases[] = {
    { "", FALSE },
    { "area-board/area[ford]", TRUE },
    { "area-board/link[dyke-moor]", FALSE },
    { "area-board/area[moor]/outline", FALSE },
    { "tables/combat-table/column[1-to-1]", TRUE },
    { "turn-record-track/turn[1]", TRUE },
    { "nation[germany]", TRUE },
  };
  g_autoptr (TcScenario) scenario = load ("tests/fixtures/tiny-1940.scenario.xml");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    TcNode node = find (scenario, cases[i].path);

    g_test_message ("%s", cases[i].path);
    g_assert_cmpint (tc_references_are_possible (scenario, node), ==, cases[i].is_possible);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/scenario/references/area", test_area);
  g_test_add_func ("/scenario/references/effects", test_effects);
  g_test_add_func ("/scenario/references/local-key", test_local_key);
  g_test_add_func ("/scenario/references/place", test_place);
  g_test_add_func ("/scenario/references/misspelt", test_misspelt);
  g_test_add_func ("/scenario/references/none", test_none);
  g_test_add_func ("/scenario/references/possible", test_possible);

  return g_test_run ();
}
