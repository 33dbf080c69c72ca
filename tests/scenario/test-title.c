/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-core.h>

static TcScenario *
load (void)
{
  g_autofree char *path =
    g_test_build_filename (G_TEST_DIST, "fixtures", "tiny-1940.scenario.xml", NULL);
  g_autofree const TcSchema **schemas = tc_systems_dup_schemas (tc_systems_list ());
  g_autoptr (GError) error = NULL;
  g_autoptr (TcSource) source = tc_file_load (path, NULL, &error);
  g_autoptr (TcReport) report = tc_report_new ();
  TcScenario *scenario;

  g_assert_no_error (error);
  scenario = tc_scenario_parse (source, schemas, report);
  g_assert_nonnull (scenario);

  return scenario;
}

/* A name or title, else the key with names for references, else nothing. */
static void
test_title (void)
{
  static const struct {
    const char *path;
    const char *title;
  } titles[] = {
    { "", "Tiny 1940" },
    { "area-board/area[moor]", "Moor" },
    { "area-board/link[dyke-moor]", "Dyke \342\200\223 Moor" },
    { "tables/combat-table/row[5]", "5" },
    { "tables/combat-table", NULL },
    { "area-board/area[moor]/outline/point#2", NULL },
  };
  g_autoptr (TcScenario) scenario = load ();

  for (guint i = 0; i < G_N_ELEMENTS (titles); i++) {
    TcNode node = tc_scenario_find_by_path (scenario, titles[i].path);
    g_autofree char *title = NULL;

    g_assert_cmpuint (node, !=, TC_NODE_NONE);
    title = tc_title_dup (scenario, node);
    g_assert_cmpstr (title, ==, titles[i].title);
  }
}

static void
test_word (void)
{
  static const char *const words[][2] = {
    { "adjacency", "adjacency" },
    { "motorised-cost", "motorised cost" },
    { "Source of single values", "source of single values" },
    { "DRM", "DRM" },
    { "", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++) {
    g_autofree char *word = tc_title_dup_word (words[i][0]);

    g_assert_cmpstr (word, ==, words[i][1]);
  }
}

static void
test_value (void)
{
  static const struct {
    const char *path;
    const char *attribute;
    const char *value;
  } values[] = {
    { "area-board/area[moor]", "terrain", "Forest" },
    { "area-board/area[haven]", "port", "yes" },
    { "area-board/area[moor]", "port", "no" },
    { "area-board/area[paris]", "edge", "west south" },
    { "area-board/area[moor]", "bracket", "1" },
    { "area-board/area[moor]", "name", "\"Moor\"" },
    { "area-board/area[moor]", "note", NULL },
    { "nation[france]", "colour", "#4a7ebb" },
  };
  g_autoptr (TcScenario) scenario = load ();

  for (guint i = 0; i < G_N_ELEMENTS (values); i++) {
    TcNode node = tc_scenario_find_by_path (scenario, values[i].path);
    const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;
    g_autofree char *value = tc_title_dup_value (
      scenario, node, tc_schema_content_find_attribute (content, values[i].attribute));

    g_assert_cmpstr (value, ==, values[i].value);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/title/title", test_title);
  g_test_add_func ("/title/word", test_word);
  g_test_add_func ("/title/value", test_value);

  return g_test_run ();
}
