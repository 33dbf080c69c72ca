/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/tc-value.h"

#include <string.h>

#include "document/tc-item.h"
#include "fixture.h"

typedef struct {
  Fixture base;
  TcScenario *scenario;
} ValueFixture;

static void
set_up (ValueFixture *fixture, gconstpointer data)
{
  fixture_set_up (&fixture->base, data);
  fixture_open (&fixture->base);
  wait_for_build (fixture->base.document);
  fixture->scenario = tc_document_get_scenario (fixture->base.document);
}

static void
tear_down (ValueFixture *fixture, gconstpointer data)
{
  fixture_tear_down (&fixture->base, data);
}

static const TcSchemaAttribute *
find (ValueFixture *fixture, const char *path, const char *name, TcNode *out_node)
{
  TcNode node = tc_scenario_find_by_path (fixture->scenario, path);
  const TcSchemaAttribute *attribute;

  g_assert_cmpuint (node, !=, TC_NODE_NONE);
  attribute = tc_schema_content_find_attribute (
    tc_scenario_get_element (fixture->scenario, node)->content, name);
  g_assert_nonnull (attribute);
  *out_node = node;

  return attribute;
}

/* @value: what @typed means, or NULL when it is refused. */
static void
assert_parsed (ValueFixture *fixture, const char *name, const char *typed, const char *value)
{
  TcNode node;
  const TcSchemaAttribute *attribute = find (fixture, ARDENNES, name, &node);
  g_autofree char *parsed = NULL;
  g_autofree char *expected = NULL;

  g_test_message ("%s: %s", name, typed);
  g_assert_cmpint (tc_value_parse (fixture->scenario, node, attribute, typed, &parsed, &expected),
                   ==, value != NULL);
  g_assert_cmpstr (parsed, ==, value);
  g_assert_cmpint (expected != NULL, ==, value == NULL);
}

/* Ids, names and beginnings that only one has, in any case. */
static void
test_parse_choices (ValueFixture *fixture, gconstpointer data)
{
  assert_parsed (fixture, "nation", "belgium", "belgium");
  assert_parsed (fixture, "nation", "Belgium", "belgium");
  assert_parsed (fixture, "nation", "  BELG ", "belgium");
  assert_parsed (fixture, "nation", "b", NULL);
  assert_parsed (fixture, "nation", "atlantis", NULL);
  assert_parsed (fixture, "terrain", "Forest", "forest");
  assert_parsed (fixture, "terrain", "for", "forest");
  assert_parsed (fixture, "terrain", "swampy", NULL);
}

static void
test_parse_others (ValueFixture *fixture, gconstpointer data)
{
  assert_parsed (fixture, "port", "yes", "true");
  assert_parsed (fixture, "port", "Y", "true");
  assert_parsed (fixture, "port", "", "false");
  assert_parsed (fixture, "port", "–", "false");
  assert_parsed (fixture, "port", "perhaps", NULL);
  assert_parsed (fixture, "x", " 12 ", "12");
  assert_parsed (fixture, "x", "+12", "12");
  assert_parsed (fixture, "x", "twelve", NULL);
}

/* What is shown can be typed back. */
static void
test_words (ValueFixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "nation", "terrain", "x", "name" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    TcNode node;
    const TcSchemaAttribute *attribute = find (fixture, ARDENNES, names[i], &node);
    g_autofree char *shown = tc_value_dup_text (fixture->scenario, node, attribute);

    assert_parsed (fixture, names[i], shown,
                   tc_scenario_get_string (fixture->scenario, node, names[i]));
  }
}

static void
test_said (ValueFixture *fixture, gconstpointer data)
{
  TcNode node;
  const TcSchemaAttribute *port = find (fixture, ARDENNES, "port", &node);
  const TcSchemaAttribute *nation = find (fixture, ARDENNES, "nation", &node);
  g_autofree char *yes = tc_value_dup_said (fixture->scenario, node, port, "true");
  g_autofree char *no = tc_value_dup_said (fixture->scenario, node, port, NULL);
  g_autofree char *none = tc_value_dup_said (fixture->scenario, node, nation, NULL);
  g_autofree char *france = tc_value_dup_said (fixture->scenario, node, nation, "france");
  g_autofree char *unknown = tc_value_dup_words (fixture->scenario, node, nation, "atlantis");

  g_assert_cmpstr (yes, ==, "yes");
  g_assert_cmpstr (no, ==, "no");
  g_assert_cmpstr (none, ==, "none");
  g_assert_cmpstr (france, ==, "France");
  g_assert_cmpstr (unknown, ==, "atlantis");
}

/* Lists too long to look through are by name; others stay as the file has them. */
static void
test_choices (ValueFixture *fixture, gconstpointer data)
{
  TcNode node;
  const TcSchemaAttribute *nation = find (fixture, ARDENNES, "nation", &node);
  const TcSchemaAttribute *name = find (fixture, ARDENNES, "name", &node);
  g_autoptr (GPtrArray) nations = tc_value_list_choices (fixture->scenario, node, nation);
  guint sign = tc_value_sign_choices (fixture->scenario, node, nation);

  g_assert_cmpuint (nations->len, >, 2);
  g_assert_cmpstr (tc_item_get_key (nations->pdata[0]), ==, "germany");
  g_assert_null (tc_value_list_choices (fixture->scenario, node, name));
  fixture_edit (&fixture->base, "nation[germany]", "name", "Reich");
  wait_for_build (fixture->base.document);
  fixture->scenario = tc_document_get_scenario (fixture->base.document);
  nation = find (fixture, ARDENNES, "nation", &node);
  g_assert_cmpuint (tc_value_sign_choices (fixture->scenario, node, nation), !=, sign);
}

static guint
count_kept (GPtrArray *before, const GPtrArray *after)
{
  guint n = 0;

  for (guint i = 0; i < after->len; i++)
    n += g_ptr_array_find (before, after->pdata[i], NULL);

  return n;
}

/* The areas, of which there are too many to look through. */
static GPtrArray *
list_areas (ValueFixture *fixture, GListModel *before)
{
  const TcSchemaAttribute *capital;
  TcNode node;

  fixture->scenario = tc_document_get_scenario (fixture->base.document);
  capital = find (fixture, "area-board", "capital", &node);

  return tc_value_list_choices_again (fixture->scenario, node, capital, before);
}

/* Of a list that is made again only what was changed is new, and it is in its place. */
static void
test_again (ValueFixture *fixture, gconstpointer data)
{
  g_autoptr (GListStore) store = g_list_store_new (TC_TYPE_ITEM);
  g_autoptr (GPtrArray) first = list_areas (fixture, NULL);
  g_autoptr (GPtrArray) second = NULL;
  g_autoptr (GPtrArray) third = NULL;

  g_assert_cmpuint (first->len, >, 12);
  tc_item_update_store (store, first);
  second = list_areas (fixture, G_LIST_MODEL (store));
  g_assert_cmpuint (second->len, ==, first->len);
  for (guint i = 0; i < first->len; i++)
    g_assert_true (first->pdata[i] == second->pdata[i]);
  fixture_edit (&fixture->base, ARDENNES, "name", "Zzyzx");
  wait_for_build (fixture->base.document);
  third = list_areas (fixture, G_LIST_MODEL (store));
  g_assert_cmpuint (third->len, ==, first->len);
  g_assert_cmpuint (count_kept (first, third), ==, first->len - 1);
  g_assert_cmpstr (tc_item_get_title (third->pdata[third->len - 1]), ==, "Zzyzx");
}

/* A new element of any kind that the schema knows at the top can be inserted. */
static void
test_new (ValueFixture *fixture, gconstpointer data)
{
  const TcSchemaContent *content = tc_scenario_get_element (fixture->scenario, 0)->content;
  guint n_inserted = 0;

  for (guint i = 0; i < content->n_elements; i++) {
    g_autoptr (TcOperation) insert =
      tc_value_new_insert (fixture->scenario, 0, content->elements[i]);
    g_autoptr (GError) error = NULL;

    g_assert_nonnull (insert);
    if (!tc_document_apply_operation (fixture->base.document, insert, NULL, &error))
      continue;
    n_inserted++;
    wait_for_build (fixture->base.document);
    g_assert_true (tc_document_is_readable (fixture->base.document));
    tc_document_undo (fixture->base.document);
    wait_for_build (fixture->base.document);
    fixture->scenario = tc_document_get_scenario (fixture->base.document);
  }
  g_assert_cmpuint (n_inserted, >, 2);
}

static void
test_datum (void)
{
  g_assert_true (tc_value_is_datum ("src"));
  g_assert_true (tc_value_is_datum ("note"));
  g_assert_false (tc_value_is_datum ("name"));
}

#define ADD(name, function)                                                                        \
  g_test_add ("/editor/value/" name, ValueFixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("parse-choices", test_parse_choices);
  ADD ("parse-others", test_parse_others);
  ADD ("words", test_words);
  ADD ("said", test_said);
  ADD ("choices", test_choices);
  ADD ("new", test_new);
  ADD ("again", test_again);
  g_test_add_func ("/editor/value/datum", test_datum);

  return g_test_run ();
}
