/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "script-support.h"
#include "variant-support.h"

#define N_SCRIPTS (g_test_slow () ? 200 : 8)
#define N_SINGLE  (g_test_slow () ? 600 : 20)
#define MAX_EDITS 12

typedef struct {
  Script script;
  TcSource *base;
  TcScenario *scenario;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  script_init (&fixture->script, 1938);
  fixture->base = script_load (data);
  fixture->scenario = script_parse (&fixture->script, fixture->base);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  tc_scenario_unref (fixture->scenario);
  tc_source_unref (fixture->base);
  script_clear (&fixture->script);
}

static char *
dup_node (TcScenario *scenario, TcNode node)
{
  return node != TC_NODE_NONE ? tc_scenario_dup_path (scenario, node) : g_strdup ("-");
}

/* One record as a line, or that of its mirror. */
static char *
dup_line (TcDifferences *differences, guint index, gboolean is_mirror)
{
  static const TcDifferenceKind mirrors[] = { TC_DIFFERENCE_REMOVED, TC_DIFFERENCE_ADDED,
                                              TC_DIFFERENCE_MOVED,   TC_DIFFERENCE_CHANGED,
                                              TC_DIFFERENCE_TEXT,    TC_DIFFERENCE_SOURCE,
                                              TC_DIFFERENCE_REDRAWN };
  const TcDifference *d = tc_differences_get (differences, index);
  TcScenario *old = tc_differences_get_old (differences);
  TcScenario *new = tc_differences_get_new (differences);
  g_autofree char *old_path = dup_node (old, d->old_node);
  g_autofree char *new_path = dup_node (new, d->new_node);
  g_autofree char *old_after = dup_node (old, d->old_after);
  g_autofree char *new_after = dup_node (new, d->new_after);
  g_autofree char *before =
    g_strdup_printf ("%s|%s|%s|%d|%u-%u|%u", old_path, old_after, d->old_value, (int) d->old_source,
                     d->old_span.start, d->old_span.end, d->n_removed);
  g_autofree char *after =
    g_strdup_printf ("%s|%s|%s|%d|%u-%u|%u", new_path, new_after, d->new_value, (int) d->new_source,
                     d->new_span.start, d->new_span.end, d->n_added);

  return g_strdup_printf ("%s %s %s %s => %s",
                          tc_difference_kind_get_name (is_mirror ? mirrors[d->kind] : d->kind),
                          d->element->name, d->attribute != NULL ? d->attribute->name : "-",
                          is_mirror ? after : before, is_mirror ? before : after);
}

static int
compare_lines (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static GPtrArray *
list_lines (TcDifferences *differences, gboolean is_mirror)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < tc_differences_get_n (differences); i++)
    g_ptr_array_add (lines, dup_line (differences, i, is_mirror));
  g_ptr_array_sort (lines, compare_lines);

  return lines;
}

static void
assert_mirror (TcDifferences *one, TcDifferences *other)
{
  g_autoptr (GPtrArray) lines = list_lines (one, FALSE);
  g_autoptr (GPtrArray) mirrored = list_lines (other, TRUE);

  g_assert_cmpuint (lines->len, ==, mirrored->len);
  for (guint i = 0; i < lines->len; i++)
    g_assert_cmpstr (lines->pdata[i], ==, mirrored->pdata[i]);
}

/* The list is empty exactly when the two are the same model, and mirrors. */
static void
test_scripts (Fixture *fixture, gconstpointer data)
{
  for (gint i = 0; i < N_SCRIPTS; i++) {
    g_autoptr (TcSource) changed =
      script_change_some (&fixture->script, fixture->base, (guint) i % MAX_EDITS + 1);
    g_autoptr (TcScenario) scenario = script_parse (&fixture->script, changed);
    g_autoptr (TcDifferences) forth = tc_differences_new (fixture->scenario, scenario);
    g_autoptr (TcDifferences) back = tc_differences_new (scenario, fixture->scenario);
    gboolean is_same = tc_scenario_find_difference (fixture->scenario, scenario) == TC_NODE_NONE;

    g_assert_cmpint (tc_differences_get_n (forth) == 0, ==, is_same);
    assert_mirror (forth, back);
    for (guint k = 0; k < tc_differences_get_n (forth); k++) {
      g_autofree char *sentence = tc_differences_dup_sentence (forth, k);

      g_test_message ("%s", sentence);
      g_assert_null (strstr (sentence, "(null)"));
    }
  }
}

/* Layout, comments, spelling of numbers and written defaults are no differences. */
static void
test_same (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GString) text = g_string_new (tc_source_get_text (fixture->base, NULL));
  g_autoptr (TcSource) source = NULL;
  g_autoptr (TcScenario) scenario = NULL;
  g_autoptr (TcDifferences) differences = NULL;

  g_string_replace (text, "\n  <", "\n\n      <!-- a note -->\n<", 0);
  source = tc_source_new_for_string ("other", text->str);
  scenario = script_parse (&fixture->script, source);
  g_assert_nonnull (scenario);
  differences = tc_differences_new (fixture->scenario, scenario);
  g_assert_cmpuint (tc_differences_get_n (differences), ==, 0);
}

/* -- One edit, one record ---------------------------------------------------------------------- */

/* (transfer full) (nullable): after @operation; %NULL when it is refused or makes no difference. */
static TcDifferences *
apply (Fixture *fixture, TcOperation *operation)
{
  g_autoptr (TcSource) changed = script_apply (&fixture->script, fixture->base, operation);
  g_autoptr (TcScenario) scenario =
    changed != NULL ? script_parse (&fixture->script, changed) : NULL;

  if (scenario == NULL || tc_scenario_find_difference (fixture->scenario, scenario) == TC_NODE_NONE)
    return NULL;

  return tc_differences_new (fixture->scenario, scenario);
}

/* The one record of what was edited. An edit of a value that has no source of its own marks what is
 * around it as the designer's, which is a record of sources. */
static const TcDifference *
find_one (TcDifferences *differences, TcDifferenceKind kind, const char *path, const char *name)
{
  g_autofree char *wanted = name != NULL
                              ? g_strdup_printf ("%s%s@%s", path, *path != '\0' ? "/" : "", name)
                              : g_strdup (path);
  const TcDifference *found = NULL;

  for (guint i = 0; i < tc_differences_get_n (differences); i++) {
    const TcDifference *difference = tc_differences_get (differences, i);
    g_autofree char *line = dup_line (differences, i, FALSE);
    g_autofree char *got = NULL;

    g_test_message ("%s", line);
    if (difference->kind == TC_DIFFERENCE_SOURCE) {
      g_assert_cmpint (difference->new_source, ==, TC_PROVENANCE_DESIGNER);
      continue;
    }
    g_assert_null (found);
    found = difference;
    g_assert_cmpint (difference->kind, ==, kind);
    got = tc_differences_dup_path (differences, i);
    if (path != NULL)
      g_assert_cmpstr (got, ==, wanted);
  }
  g_assert_nonnull (found);

  return found;
}

/* A point of a line that somebody else drew: the line is redrawn, its source included. */
static gboolean
is_redrawn (Fixture *fixture, TcNode node, TcDifferences *differences)
{
  const TcDifference *difference = tc_differences_get (differences, 0);

  if (difference->kind != TC_DIFFERENCE_REDRAWN)
    return FALSE;
  g_assert_cmpuint (tc_differences_get_n (differences), ==, 1);
  g_assert_cmpuint (difference->old_node, ==, tc_scenario_get_parent (fixture->scenario, node));
  g_assert_cmpuint (difference->n_added + difference->n_removed + difference->n_moved, ==, 1);
  g_assert_cmpint (difference->old_source, !=, difference->new_source);

  return TRUE;
}

static gboolean
is_key (const TcSchemaElement *element, const char *name)
{
  return element->key != NULL && g_strv_contains (element->key, name);
}

/* A value that is set or cleared. A key is a name in many places, a source speaks of others, and a
 * phrase goes with a name. */
static gboolean
try_set (Fixture *fixture, TcNode node)
{
  const TcSchemaElement *element = tc_scenario_get_element (fixture->scenario, node);
  g_autofree char *path = tc_scenario_dup_path (fixture->scenario, node);
  guint n = element->content->n_attributes;
  const char *name =
    n > 0 ? element->content->attributes[script_draw (&fixture->script, n)].name : "src";
  g_autoptr (TcOperation) operation = NULL;
  g_autoptr (TcDifferences) differences = NULL;
  const TcDifference *difference;

  if (is_key (element, name) || strcmp (name, "src") == 0 || strcmp (name, "src-of") == 0 ||
      (strcmp (name, "name") == 0 &&
       tc_schema_content_find_attribute (element->content, "phrase") != NULL))
    return FALSE;
  operation = script_draw_value (&fixture->script, fixture->scenario, node, name);
  differences = operation != NULL ? apply (fixture, operation) : NULL;
  if (differences == NULL)
    return FALSE;
  if (is_redrawn (fixture, node, differences))
    return TRUE;
  difference = find_one (differences, TC_DIFFERENCE_CHANGED, path, name);
  g_assert_cmpstr (difference->old_value, ==,
                   tc_scenario_get_string (fixture->scenario, node, name));
  g_assert_cmpstr (
    difference->new_value, ==,
    tc_scenario_get_string (tc_differences_get_new (differences), difference->new_node, name));

  return TRUE;
}

/* Another thing removed with it (a link to an area) would be a record of its own, but an operation
 * that would leave a reference to nothing makes a scenario that is not valid. */
static gboolean
try_remove (Fixture *fixture, TcNode node)
{
  g_autofree char *path = tc_scenario_dup_path (fixture->scenario, node);
  g_autoptr (TcOperation) operation = tc_operation_new_remove (path);
  g_autoptr (TcDifferences) differences = apply (fixture, operation);
  const TcDifference *difference;
  TcSpan extent;

  if (differences == NULL)
    return FALSE;
  if (is_redrawn (fixture, node, differences))
    return TRUE;
  difference = find_one (differences, TC_DIFFERENCE_REMOVED, NULL, NULL);
  /* Of neighbours that say the same any may be the one that went. */
  if (tc_scenario_get_element (fixture->scenario, node)->key != NULL)
    g_assert_cmpuint (difference->old_node, ==, node);
  extent = tc_scenario_get_extent (fixture->scenario, difference->old_node);
  g_assert_cmpuint (difference->old_span.start, ==, extent.start);
  g_assert_cmpuint (difference->old_span.end, ==, extent.end);

  return TRUE;
}

static gboolean
try_add (Fixture *fixture, TcNode node)
{
  g_autoptr (TcOperation) operation = script_draw_copy (&fixture->script, fixture->scenario, node);
  g_autoptr (TcDifferences) differences = operation != NULL ? apply (fixture, operation) : NULL;
  const TcDifference *difference;

  if (differences == NULL)
    return FALSE;
  difference = find_one (differences, TC_DIFFERENCE_ADDED, NULL, NULL);
  g_assert_true (g_str_has_prefix (
    tc_scenario_get_id (tc_differences_get_new (differences), difference->new_node), "new-"));

  return TRUE;
}

static gboolean
try_move (Fixture *fixture, TcNode node)
{
  g_autofree char *path = tc_scenario_dup_path (fixture->scenario, node);
  g_autoptr (TcOperation) operation =
    tc_operation_new_move (path, script_draw (&fixture->script, 2) == 0);
  g_autoptr (TcDifferences) differences = apply (fixture, operation);

  if (differences == NULL)
    return FALSE;
  /* Two corners that differ in one number are taken for two that changed. */
  if (tc_scenario_get_element (fixture->scenario, node)->key == NULL)
    return FALSE;
  find_one (differences, TC_DIFFERENCE_MOVED, NULL, NULL);

  return TRUE;
}

static gboolean
try_text (Fixture *fixture, TcNode node)
{
  g_autofree char *path = tc_scenario_dup_path (fixture->scenario, node);
  g_autoptr (TcOperation) operation = NULL;
  g_autoptr (TcDifferences) differences = NULL;

  if (tc_scenario_get_text (fixture->scenario, node) == NULL)
    return FALSE;
  operation = tc_operation_new_set_text (path, "Quite other words");
  differences = apply (fixture, operation);
  if (differences == NULL)
    return FALSE;
  g_assert_cmpstr (find_one (differences, TC_DIFFERENCE_TEXT, path, NULL)->new_value, ==,
                   "Quite other words");

  return TRUE;
}

static void
test_single (Fixture *fixture, gconstpointer data)
{
  static gboolean (*const tries[]) (Fixture *, TcNode) = { try_set, try_remove, try_move, try_add,
                                                           try_text };
  guint done[G_N_ELEMENTS (tries)] = { 0 };
  guint n_nodes = tc_scenario_get_n_nodes (fixture->scenario);

  for (TcNode node = 1; node < n_nodes; node++)
    if (tc_scenario_get_text (fixture->scenario, node) != NULL)
      done[4] += try_text (fixture, node);
  for (TcNode node = 1; node < n_nodes && done[3] < 10; node++)
    done[3] += try_add (fixture, node);
  for (gint i = 0; i < N_SINGLE; i++)
    for (guint k = 0; k < 3; k++)
      done[k] += tries[k](fixture, 1 + script_draw (&fixture->script, n_nodes - 1));
  for (guint k = 0; k < G_N_ELEMENTS (tries); k++)
    g_assert_cmpuint (done[k], >, 0);
}

/* -- Words ------------------------------------------------------------------------------------- */

typedef struct {
  const char *from;
  const char *to;
  const char *sentences; /* one to a line */
} Words;

static const Words words[] = {
  { "terrain=\"forest\" x=\"600\"", "terrain=\"clear\" x=\"600\"",
    "Moor: terrain Forest becomes Clear" },
  { "name=\"Moor\"", "name=\"Moor Hill\"", "Moor: name \"Moor\" becomes \"Moor Hill\"" },
  { "x=\"400\" y=\"200\" port=\"true\"", "x=\"400\" y=\"200\"", "Dyke: port switched off" },
  { "port=\"true\" edge=\"west\"", "port=\"true\" edge=\"none\"", "Haven: edge west becomes none" },
  { "x=\"200\" y=\"200\" port=\"true\"", "x=\"200\" y=\"200\" closed=\"false\" port=\"true\"",
    "Haven: closed set to no" },
  { "<unit id=\"2-corps\" name=\"2 Corps\" nation=\"germany\" class=\"infantry\" size=\"corps\">",
    "<unit id=\"2-corps\" name=\"2 Corps\" nation=\"germany\" class=\"motorised\" size=\"corps\" "
    "note=\"new lorries\">",
    "2 Corps: class Infantry becomes Motorised infantry\n2 Corps: note set to \"new lorries\"" },
  { "<full attack=\"9\" defence=\"7\" movement=\"2\"/>",
    "<full attack=\"8\" defence=\"7\" movement=\"2\"/>", "1st Panzer, full: attack 9 becomes 8" },
  { "<link a=\"dyke\" b=\"moor\"/>", "", "Adjacency Dyke – Moor removed" },
  { "<link a=\"dyke\" b=\"ford\"/>",
    "<link a=\"dyke\" b=\"ford\"/>\n<link a=\"haven\" b=\"ford\" maginot-front=\"true\"/>",
    "Adjacency Haven – Ford added (maginot front yes)" },
  { "<unit id=\"1a\" name=\"1A\" nation=\"britain\" class=\"armour\" size=\"division\">",
    "<unit id=\"2a\" name=\"2A\" nation=\"britain\" class=\"armour\" size=\"division\"><full "
    "attack=\"1\" defence=\"1\" movement=\"1\"/></unit>\n    <unit id=\"1a\" name=\"1A\" "
    "nation=\"britain\" class=\"armour\" size=\"division\">",
    "Unit 2A added (nation Britain, class Armour, size division)" },
  { "<cell column=\"3-to-1\" result=\"px\"/>", "<cell column=\"3-to-1\" result=\"ex\"/>",
    "Combat table, row 5, cell 3-to-1: result PX becomes EX" },
  { "<point x=\"1000\" y=\"100\"/>", "", "Sea: point 3 removed (x 1000, y 100)" },
  { "<point x=\"300\" y=\"100\"/>\n        <point x=\"300\" y=\"300\"/>\n"
    "        <point x=\"100\" y=\"300\"/>",
    "<point x=\"310\" y=\"90\"/>\n        <point x=\"300\" y=\"310\"/>\n"
    "        <point x=\"100\" y=\"300\"/>",
    "Haven, outline redrawn: 2 of 4 corners moved" },
  { "<point x=\"300\" y=\"100\"/>\n        <point x=\"300\" y=\"300\"/>\n"
    "        <point x=\"100\" y=\"300\"/>",
    "<point x=\"200\" y=\"90\"/><point x=\"300\" y=\"100\"/><point x=\"320\" y=\"100\"/>"
    "<point x=\"300\" y=\"300\"/>",
    "Haven, outline redrawn: 2 corners added, 1 corner removed" },
  { "<point x=\"1000\" y=\"100\"/>", "<point x=\"1001\" y=\"101\"/>",
    "Sea redrawn: 1 of 4 corners moved" },
  { "<p>A test fixture.</p>", "<p>A test.</p>",
    "About, paragraph: \"A test fixture.\" becomes \"A test.\"" },
  { "width=\"1000\"", "width=\"1100\"", "Map: width 1000 becomes 1100" },
  { "title=\"Tiny 1940\" src=\"designer\"", "title=\"Tiny 1940\" src=\"found\"",
    "Scenario: source changed from \"designer\" to \"found\"" },
  { "<in area=\"moor\"/>", "", "Low Countries: member Moor removed" },
  { "maginot=\"true\"", "maginot=\"true\" src-of=\"maginot:found\"",
    "Ridge: source of maginot changed from \"designer\" to \"found\"" },
};

static char *
dup_sentences (TcDifferences *differences)
{
  g_autoptr (GString) out = g_string_new (NULL);

  for (guint i = 0; i < tc_differences_get_n (differences); i++) {
    g_autofree char *sentence = tc_differences_dup_sentence (differences, i);

    g_string_append_printf (out, "%s%s", i > 0 ? "\n" : "", sentence);
  }

  return g_string_free (g_steal_pointer (&out), FALSE);
}

static void
test_words (Folder *folder, gconstpointer data)
{
  g_autoptr (TcBuild) base = folder_build (folder, "base.scenario.xml");

  for (guint i = 0; i < G_N_ELEMENTS (words); i++) {
    g_autoptr (TcBuild) changed = NULL;
    g_autoptr (TcDifferences) differences = NULL;
    g_autofree char *sentences = NULL;

    folder_write_base (folder, words[i].from, words[i].to);
    changed = folder_build (folder, "base.scenario.xml");
    g_assert_nonnull (tc_build_get_scenario (changed));
    differences =
      tc_differences_new (tc_build_get_scenario (base), tc_build_get_scenario (changed));
    sentences = dup_sentences (differences);
    g_assert_cmpstr (sentences, ==, words[i].sentences);
  }
}

/* One corner of two areas: each of them has its own, and the map around them is not redrawn. */
static void
test_shared_corner (Folder *folder, gconstpointer data)
{
  static const char *const points[] = { "area-board/area[haven]/outline/point#2",
                                        "area-board/area[dyke]/outline/point#1" };
  g_autoptr (TcBuild) base = folder_build (folder, "base.scenario.xml");
  TcScenario *scenario = tc_build_get_scenario (base);
  g_autoptr (TcOperation) group = tc_operation_new_group ("");
  g_autoptr (TcEdits) edits = NULL;
  g_autoptr (TcSource) source = NULL;
  g_autoptr (TcScenario) changed = NULL;
  g_autoptr (TcDifferences) differences = NULL;
  g_autoptr (TcReport) unused = tc_report_new ();
  g_autofree const TcSchema **schemas = tc_systems_dup_schemas (NULL);
  g_autofree char *sentences = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (points); i++)
    tc_operation_group_take (group, tc_operation_new_set (points[i], "x", "310"));
  edits = tc_operation_make_edits (group, scenario, NULL);
  source = tc_edits_apply (edits, tc_scenario_get_source (scenario), NULL);
  changed = tc_scenario_parse (source, schemas, unused);
  differences = tc_differences_new (scenario, changed);
  sentences = dup_sentences (differences);
  g_assert_cmpstr (sentences, ==,
                   "Haven, outline, point 2: x 300 becomes 310\n"
                   "Dyke, outline, point 1: x 300 becomes 310");
}

static void
test_games (void)
{
  Script script;
  g_autoptr (TcSource) one = script_load ("badge/badge");
  g_autoptr (TcSource) other = script_load ("betrayal-1940/betrayal-1940");
  g_autoptr (TcScenario) badge = NULL;
  g_autoptr (TcScenario) france = NULL;

  script_init (&script, 1);
  badge = script_parse (&script, one);
  france = script_parse (&script, other);
  g_assert_null (tc_differences_new (badge, france));
  script_clear (&script);
}

int
main (int argc, char **argv)
{
  g_auto (GStrv) shipped = NULL;

  g_test_init (&argc, &argv, NULL);
  shipped = script_list_shipped ();
  for (guint i = 0; shipped[i] != NULL; i++) {
    g_autofree char *name = g_path_get_basename (shipped[i]);
    g_autofree char *scripts = g_strdup_printf ("/difference/%s/scripts", name);
    g_autofree char *same = g_strdup_printf ("/difference/%s/same", name);
    g_autofree char *single = g_strdup_printf ("/difference/%s/single", name);

    g_test_add (scripts, Fixture, shipped[i], set_up, test_scripts, tear_down);
    g_test_add (same, Fixture, shipped[i], set_up, test_same, tear_down);
    g_test_add (single, Fixture, shipped[i], set_up, test_single, tear_down);
  }
  g_test_add ("/difference/words", Folder, NULL, folder_set_up, test_words, folder_tear_down);
  g_test_add ("/difference/shared-corner", Folder, NULL, folder_set_up, test_shared_corner,
              folder_tear_down);
  g_test_add_func ("/difference/games", test_games);

  return g_test_run ();
}
