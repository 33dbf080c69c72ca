/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "base/tc-rng.h"
#include "operation-support.h"
#include "scenario-support.h"
#include "systems/tc-systems.h"

/* Laws of operations, over scenarios with all their comments and layout: what is done and done the
 * other way leaves the bytes that were there, and what is done once need not be done twice. */

static const char *const files[] = {
  "scenarios/betrayal-1940/betrayal-1940.scenario.xml",
  "scenarios/badge/badge.scenario.xml",
  "scenarios/badge/big-city.scenario.xml",
  "scenarios/bell-1938/bell-1938.scenario.xml",
  "scenarios/dune/dune.scenario.xml",
  "scenarios/house/house.scenario.xml",
  "tests/fixtures/tiny-1940.scenario.xml",
  "tests/fixtures/tiny-numbers-1940.scenario.xml",
  "tests/fixtures/before-classes-1940.scenario.xml",
  "tests/corpus/schema/full.toy.xml",
};

/* Nodes that are tried of each file. */
#define N_TRIED 12u

typedef struct {
  TcScenario *scenario;
  TcSource *source;
} Loaded;

static void
loaded_clear (Loaded *loaded)
{
  g_clear_pointer (&loaded->scenario, tc_scenario_unref);
  g_clear_pointer (&loaded->source, tc_source_unref);
}

/* By the schema of a shipped game, or that of the tests. */
static TcScenario *
parse (TcSource *source)
{
  g_autoptr (TcReport) report = tc_report_new ();
  g_autofree const TcSchema **shipped = tc_systems_dup_schemas (NULL);
  TcScenario *scenario = tc_scenario_parse (source, shipped, report);

  if (scenario == NULL)
    scenario = tc_scenario_parse (source, scenario_schemas, report);
  g_assert_nonnull (scenario);

  return scenario;
}

static void
load (Loaded *loaded, const char *path)
{
  ScenarioFile *file = scenario_load_file (path);

  loaded->source = tc_source_new_for_string (file->name, file->text);
  loaded->scenario = parse (loaded->source);
  g_free (file->name);
  g_free (file->text);
  g_free (file);
}

/* (transfer full) (nullable): the text after @operation, which goes; %NULL when it is refused. */
static TcSource *
apply (TcScenario *scenario, TcOperation *operation)
{
  g_autoptr (TcEdits) edits = tc_operation_make_edits (operation, scenario, NULL);

  tc_operation_free (operation);

  return edits != NULL ? tc_edits_apply (edits, tc_scenario_get_source (scenario), NULL) : NULL;
}

static void
assert_same (const TcSource *a, const TcSource *b)
{
  g_assert_cmpstr (tc_source_get_text (a, NULL), ==, tc_source_get_text (b, NULL));
}

typedef void (*Law) (const Loaded *loaded, TcNode node, guint *n);

/* @law of some nodes of every file, the same each time. It counts what it could try. */
static void
hold (Law law)
{
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (files); i++) {
    Loaded loaded = { NULL, NULL };
    guint n_nodes;
    TcRng rng;

    load (&loaded, files[i]);
    tc_rng_init (&rng, i);
    n_nodes = tc_scenario_get_n_nodes (loaded.scenario);
    for (guint k = 0; k < N_TRIED; k++)
      law (&loaded, tc_rng_below (&rng, n_nodes), &n);
    loaded_clear (&loaded);
  }
  g_test_message ("%u tried", n);
  g_assert_cmpuint (n, >=, N_TRIED / 2);
}

/* Whatever an operation does, its inverse gives the bytes back, and so does undo. */
static void
undo_is_exact (const Loaded *loaded, TcNode node, guint *n)
{
  TcRng rng;
  g_autoptr (TcOperation) operation = NULL;
  g_autoptr (TcEdits) edits = NULL;
  g_autoptr (TcEdits) inverse = NULL;
  g_autoptr (TcSource) after = NULL;
  g_autoptr (TcSource) back = NULL;

  tc_rng_init (&rng, node);
  operation = operation_new_random (&rng, loaded->scenario);
  edits = tc_operation_make_edits (operation, loaded->scenario, NULL);
  if (edits == NULL)
    return;
  after = tc_edits_apply (edits, loaded->source, &inverse);
  back = tc_edits_apply (inverse, after, NULL);
  assert_same (back, loaded->source);
  ++*n;
}

/* The value that an attribute has changes nothing when it is set again. */
static void
same_value_is_no_change (const Loaded *loaded, TcNode node, guint *n)
{
  const TcSchemaContent *content = tc_scenario_get_element (loaded->scenario, node)->content;
  g_autofree char *path = tc_scenario_dup_path (loaded->scenario, node);

  for (guint i = 0; i < content->n_attributes; i++) {
    const char *name = content->attributes[i].name;
    g_autoptr (TcOperation) operation = NULL;
    g_autoptr (TcEdits) edits = NULL;

    if (!tc_scenario_has (loaded->scenario, node, name))
      continue;
    operation =
      tc_operation_new_set (path, name, tc_scenario_get_string (loaded->scenario, node, name));
    edits = tc_operation_make_edits (operation, loaded->scenario, NULL);
    g_assert_nonnull (edits);
    g_assert_cmpuint (tc_edits_get_n (edits), ==, 0);
    ++*n;
  }
}

/* A note that is written and cleared again was never there. */
static void
set_and_clear (const Loaded *loaded, TcNode node, guint *n)
{
  const TcSchemaContent *content = tc_scenario_get_element (loaded->scenario, node)->content;
  g_autofree char *path = tc_scenario_dup_path (loaded->scenario, node);
  g_autoptr (TcSource) with = NULL;
  g_autoptr (TcSource) without = NULL;
  g_autoptr (TcScenario) changed = NULL;

  if (tc_schema_content_find_attribute (content, "note") == NULL ||
      tc_scenario_has (loaded->scenario, node, "note"))
    return;
  with = apply (loaded->scenario, tc_operation_new_set (path, "note", "A \"note\" & <more>"));
  g_assert_nonnull (with);
  changed = parse (with);
  g_assert_cmpstr (
    tc_scenario_get_string (changed, tc_scenario_find_by_path (changed, path), "note"), ==,
    "A \"note\" & <more>");
  without = apply (changed, tc_operation_new_set (path, "note", NULL));
  assert_same (without, loaded->source);
  ++*n;
}

/* Down and up again, where comments and blank lines stand as they like. */
static void
down_and_up (const Loaded *loaded, TcNode node, guint *n)
{
  TcNode next = tc_scenario_get_next_sibling (loaded->scenario, node);
  g_autofree char *path = tc_scenario_dup_path (loaded->scenario, node);
  g_autoptr (TcSource) down = NULL;
  g_autoptr (TcSource) up = NULL;
  g_autoptr (TcScenario) changed = NULL;

  if (node == 0 || next == TC_NODE_NONE ||
      tc_scenario_get_element (loaded->scenario, node)->key == NULL)
    return;
  down = apply (loaded->scenario, tc_operation_new_move (path, TRUE));
  if (down == NULL)
    return;
  g_assert_cmpuint (tc_source_get_length (down), ==, tc_source_get_length (loaded->source));
  changed = parse (down);
  up = apply (changed, tc_operation_new_move (path, FALSE));
  assert_same (up, loaded->source);
  ++*n;
}

/* What is moved behind its neighbour and back. */
static void
after_and_back (const Loaded *loaded, TcNode node, guint *n)
{
  TcNode next = tc_scenario_get_next_sibling (loaded->scenario, node);
  g_autofree char *path = tc_scenario_dup_path (loaded->scenario, node);
  g_autofree char *next_path = NULL;
  g_autoptr (TcSource) there = NULL;
  g_autoptr (TcSource) back = NULL;
  g_autoptr (TcScenario) changed = NULL;

  if (node == 0 || next == TC_NODE_NONE ||
      tc_scenario_get_element (loaded->scenario, node)->key == NULL)
    return;
  next_path = tc_scenario_dup_path (loaded->scenario, next);
  there = apply (loaded->scenario, tc_operation_new_move_after (path, next_path));
  if (there == NULL)
    return;
  changed = parse (there);
  g_assert_cmpuint (tc_scenario_get_n_nodes (changed), ==,
                    tc_scenario_get_n_nodes (loaded->scenario));
  back = apply (changed, tc_operation_new_move_after (next_path, path));
  assert_same (back, loaded->source);
  ++*n;
}

/* What is inserted and removed again leaves no trace, where something like it stands already. */
static void
insert_and_remove (const Loaded *loaded, TcNode node, guint *n)
{
  static const char *const attributes[] = { "id", "brand-new", "name", "Brand New", NULL };
  const TcSchemaElement *element = tc_scenario_get_element (loaded->scenario, node);
  TcNode parent = tc_scenario_get_parent (loaded->scenario, node);
  g_autofree char *path = NULL;
  g_autofree char *new_path = NULL;
  g_autoptr (TcSource) with = NULL;
  g_autoptr (TcSource) without = NULL;
  g_autoptr (TcScenario) changed = NULL;

  if (parent == TC_NODE_NONE || element->key == NULL || strcmp (element->key[0], "id") != 0 ||
      tc_schema_content_find_attribute (element->content, "name") == NULL)
    return;
  path = tc_scenario_dup_path (loaded->scenario, parent);
  with = apply (loaded->scenario, tc_operation_new_insert (path, element->name, attributes));
  if (with == NULL)
    return;
  changed = parse (with);
  new_path = g_strdup_printf ("%s%s%s[brand-new]", path, *path != '\0' ? "/" : "", element->name);
  g_assert_cmpuint (tc_scenario_find_by_path (changed, new_path), !=, TC_NODE_NONE);
  without = apply (changed, tc_operation_new_remove (new_path));
  assert_same (without, loaded->source);
  ++*n;
}

/* Everything else in the text stays byte for byte: the edits lie inside the element. */
static void
edits_stay_inside (const Loaded *loaded, TcNode node, guint *n)
{
  const TcSchemaContent *content = tc_scenario_get_element (loaded->scenario, node)->content;
  g_autofree char *path = tc_scenario_dup_path (loaded->scenario, node);
  TcSpan extent = tc_scenario_get_extent (loaded->scenario, node);
  g_autoptr (TcOperation) operation = NULL;
  g_autoptr (TcEdits) edits = NULL;

  if (tc_schema_content_find_attribute (content, "ref") == NULL)
    return;
  operation = tc_operation_new_set (path, "ref", "99.9");
  edits = tc_operation_make_edits (operation, loaded->scenario, NULL);
  g_assert_nonnull (edits);
  for (guint i = 0; i < tc_edits_get_n (edits); i++) {
    g_assert_cmpuint (tc_edits_get (edits, i)->range.start, >=, extent.start);
    g_assert_cmpuint (tc_edits_get (edits, i)->range.end, <=, extent.end);
  }
  ++*n;
}

/* Every node is found by its path, and a path names one node. */
static void
path_is_a_name (const Loaded *loaded, TcNode node, guint *n)
{
  g_autofree char *path = tc_scenario_dup_path (loaded->scenario, node);
  g_autofree char *more = g_strconcat (path, *path != '\0' ? "/" : "", "nothing", NULL);

  g_assert_cmpuint (tc_scenario_find_by_path (loaded->scenario, path), ==, node);
  g_assert_cmpuint (tc_scenario_find_by_path (loaded->scenario, more), ==, TC_NODE_NONE);
  ++*n;
}

static const struct {
  const char *name;
  Law law;
} laws[] = {
  { "undo-is-exact", undo_is_exact },
  { "same-value-is-no-change", same_value_is_no_change },
  { "set-and-clear", set_and_clear },
  { "down-and-up", down_and_up },
  { "after-and-back", after_and_back },
  { "insert-and-remove", insert_and_remove },
  { "edits-stay-inside", edits_stay_inside },
  { "path-is-a-name", path_is_a_name },
};

static void
test_law (gconstpointer data)
{
  hold (*(const Law *) data);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (laws); i++) {
    g_autofree char *path = g_strconcat ("/scenario/operation-laws/", laws[i].name, NULL);

    g_test_add_data_func (path, &laws[i].law, test_law);
  }

  return g_test_run ();
}
