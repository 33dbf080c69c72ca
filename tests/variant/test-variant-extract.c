/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "variant-support.h"

/* Random changes of every shipped scenario, extracted and read again: the same model, and the
 * variant says nothing that is not needed. 200 of each with -m slow. */

#define N_SCRIPTS (g_test_slow () ? 200 : 12)
#define N_MOVES   (g_test_slow () ? 100 : 25)
#define MAX_EDITS 8
#define N_TRIES   40

static const char *const shipped[] = {
  "betrayal-1940/betrayal-1940",
  "betrayal-1940/tannenbaum-1940",
  "badge/badge",
  "badge/big-city",
};

typedef struct {
  TcRng rng;
  TcSource *base;
  const TcSchema **schemas;
  TcReport *report; /* of the last reading of a variant */
} Fixture;

static guint
draw (Fixture *fixture, guint n)
{
  return tc_rng_below (&fixture->rng, n);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autofree char *name = g_strconcat (data, ".scenario.xml", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "scenarios", name, NULL);
  g_autoptr (GError) error = NULL;

  fixture->base = tc_file_load (path, NULL, &error);
  g_assert_no_error (error);
  fixture->schemas = tc_systems_dup_schemas (tc_systems_list ());
  fixture->report = tc_report_new ();
  tc_rng_init (&fixture->rng, 1940);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  tc_report_unref (fixture->report);
  g_free (fixture->schemas);
  tc_source_unref (fixture->base);
}

static TcScenario *
parse (Fixture *fixture, TcSource *source)
{
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcScenario) scenario = tc_scenario_parse (source, fixture->schemas, report);

  return scenario != NULL && tc_scenario_is_valid (scenario) ? g_steal_pointer (&scenario) : NULL;
}

/* (nullable): another value that the attribute may have. */
static char *
draw_value (Fixture *fixture, TcScenario *scenario, TcNode node, const TcSchemaAttribute *attribute)
{
  const TcSchemaType *type = attribute->type;
  const char *old = tc_scenario_get_string_of (scenario, node, attribute);
  gint64 number = old != NULL ? g_ascii_strtoll (old, NULL, 10) : type->min;

  if (strcmp (attribute->name, "format") == 0 || strcmp (attribute->name, "src-of") == 0)
    return NULL;
  if (attribute->refs != NULL) {
    TcNode other = draw (fixture, tc_scenario_get_n_nodes (scenario));
    const char *space = tc_scenario_get_element (scenario, other)->key_space;

    return g_strv_contains (attribute->refs, space)
             ? g_strdup (tc_scenario_get_id (scenario, other))
             : NULL;
  }
  switch (type->kind) {
  case TC_VALUE_INTEGER:
    return g_strdup_printf ("%" G_GINT64_FORMAT,
                            CLAMP (number + (gint) draw (fixture, 7) - 3, type->min, type->max));
  case TC_VALUE_BOOLEAN:
    return g_strdup (g_strcmp0 (old, "true") == 0 ? "false" : "true");
  case TC_VALUE_ENUM:
    return g_strdup (type->values[draw (fixture, type->n_values)].name);
  case TC_VALUE_TEXT:
    return g_strdup_printf ("%s <&\"'> %u", type->pattern == NULL && old != NULL ? old : "New",
                            draw (fixture, 100));
  case TC_VALUE_ID:
  case TC_VALUE_DATE:
    break;
  }

  return NULL;
}

static TcOperation *
draw_set (Fixture *fixture, TcScenario *scenario, TcNode node)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;
  g_autofree char *path = tc_scenario_dup_path (scenario, node);
  const TcSchemaAttribute *attribute;
  g_autofree char *value = NULL;

  if (content->n_attributes == 0)
    return NULL;
  attribute = &content->attributes[draw (fixture, content->n_attributes)];
  /* That nothing at all says where values come from is the one thing that a variant cannot say. */
  if (node == 0 && strcmp (attribute->name, "src") == 0)
    return NULL;
  if (!attribute->required && tc_scenario_has (scenario, node, attribute->name) &&
      draw (fixture, 3) == 0)
    return tc_operation_new_set (path, attribute->name, NULL);
  value = draw_value (fixture, scenario, node, attribute);

  return value != NULL ? tc_operation_new_set (path, attribute->name, value) : NULL;
}

/* A copy of the node under another key, among those that it is one of. */
static TcOperation *
draw_copy (Fixture *fixture, TcScenario *scenario, TcNode node)
{
  const TcSchemaElement *element = tc_scenario_get_element (scenario, node);
  g_autofree char *path = tc_scenario_dup_path (scenario, node);
  g_autofree char *parent = NULL;
  g_autofree char *id = g_strdup_printf ("new-%u", draw (fixture, 10000));
  g_autoptr (GPtrArray) attributes = g_ptr_array_new ();
  TcOperation *insert;

  if (element->key == NULL || element->key[1] != NULL || strcmp (element->key[0], "id") != 0)
    return NULL;
  for (guint32 i = 0; i < element->content->n_attributes; i++) {
    const char *name = element->content->attributes[i].name;

    if (!tc_scenario_has (scenario, node, name))
      continue;
    g_ptr_array_add (attributes, (gpointer) name);
    g_ptr_array_add (attributes, strcmp (name, "id") == 0
                                   ? id
                                   : (gpointer) tc_scenario_get_string (scenario, node, name));
  }
  g_ptr_array_add (attributes, NULL);
  parent = tc_scenario_dup_path (scenario, tc_scenario_get_parent (scenario, node));
  insert = tc_operation_new_insert (parent, element->name, (const char *const *) attributes->pdata);
  if (draw (fixture, 2) == 0)
    tc_operation_insert_after (insert, path);

  return insert;
}

static TcOperation *
draw_operation (Fixture *fixture, TcScenario *scenario)
{
  TcNode node = draw (fixture, tc_scenario_get_n_nodes (scenario));
  g_autofree char *path = tc_scenario_dup_path (scenario, node);
  guint kind = draw (fixture, 10);

  if (kind < 6)
    return draw_set (fixture, scenario, node);
  if (node == 0)
    return NULL;
  if (kind == 6)
    return tc_operation_new_remove (path);
  if (kind == 7)
    return tc_operation_new_move (path, draw (fixture, 2) == 0);
  if (kind == 8 && tc_scenario_get_text (scenario, node) != NULL)
    return tc_operation_new_set_text (path, "Other words, <for> a change");

  return draw_copy (fixture, scenario, node);
}

/* (nullable): @source with one change, still valid. */
static TcSource *
change_once (Fixture *fixture, TcSource *source)
{
  g_autoptr (TcScenario) scenario = parse (fixture, source);

  for (guint i = 0; i < N_TRIES; i++) {
    g_autoptr (TcOperation) operation = draw_operation (fixture, scenario);
    g_autoptr (TcEdits) edits =
      operation != NULL ? tc_operation_make_edits (operation, scenario, NULL) : NULL;
    g_autoptr (TcSource) changed = edits != NULL ? tc_edits_apply (edits, source, NULL) : NULL;
    g_autoptr (TcScenario) after = changed != NULL ? parse (fixture, changed) : NULL;

    if (after != NULL)
      return g_steal_pointer (&changed);
  }

  return NULL;
}

static TcSource *
load (const char *extends, TcSource *from, gpointer base, GError **error)
{
  return tc_source_ref (base);
}

/* (transfer full) (nullable): the variant over @base; its findings in the fixture. */
static TcWhole *
read_over (Fixture *fixture, TcSource *variant, TcSource *base)
{
  g_clear_pointer (&fixture->report, tc_report_unref);
  fixture->report = tc_report_new ();

  return tc_variant_read (variant, fixture->schemas, load, base, fixture->report);
}

static TcSource *
extract (Fixture *fixture, TcSource *full)
{
  g_autoptr (TcScenario) scenario = parse (fixture, full);
  TcSource *variant = tc_variant_extract (fixture->base, full, tc_scenario_get_schema (scenario),
                                          "base.scenario.xml", "v.scenario.xml");

  g_assert_nonnull (variant);

  return variant;
}

static void
assert_same (Fixture *fixture, TcSource *full)
{
  g_autoptr (TcSource) variant = extract (fixture, full);
  g_autoptr (TcWhole) whole = read_over (fixture, variant, fixture->base);
  g_autoptr (TcScenario) wanted = parse (fixture, full);
  g_autoptr (TcScenario) got = NULL;
  TcNode difference;

  for (guint i = 0; i < tc_report_get_n (fixture->report); i++)
    g_test_message ("%s %s\n%s", tc_report_get (fixture->report, i)->code,
                    tc_report_get (fixture->report, i)->message,
                    tc_source_get_text (variant, NULL));
  g_assert_cmpuint (tc_report_get_n (fixture->report), ==, 0);
  got = parse (fixture, tc_whole_get_source (whole));
  g_assert_nonnull (got);
  difference = tc_scenario_find_difference (wanted, got);
  if (difference != TC_NODE_NONE) {
    g_autofree char *path = tc_scenario_dup_path (wanted, difference);

    g_test_message ("not the same at \"%s\":\n%s", path, tc_source_get_text (variant, NULL));
  }
  g_assert_cmpuint (difference, ==, TC_NODE_NONE);
}

static void
test_scripts (Fixture *fixture, gconstpointer data)
{
  for (gint script = 0; script < N_SCRIPTS; script++) {
    g_autoptr (TcSource) full = tc_source_ref (fixture->base);
    guint n_edits = draw (fixture, MAX_EDITS + 1);

    for (guint i = 0; i < n_edits; i++) {
      TcSource *changed = change_once (fixture, full);

      if (changed == NULL)
        continue;
      tc_source_unref (full);
      full = changed;
    }
    assert_same (fixture, full);
  }
}

/* The elements of the variant that are not on the way to a change: each has an attribute as well
 * its key, or a child; and no whole element is what it was. */
static void
test_nothing (Fixture *fixture, gconstpointer data)
{
  g_autoptr (TcSource) variant = extract (fixture, fixture->base);
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcScan) scan = tc_scan_new (variant, report);

  g_assert_cmpuint (tc_scan_get_n_elements (scan), ==, 1);
  g_assert_cmpuint (tc_scan_get_n_attributes (scan), ==, 3);
}

/* One attribute gives one line: the way to it and the attribute with its old value. */
static void
test_little (Fixture *fixture, gconstpointer data)
{
  g_autoptr (TcScenario) scenario = parse (fixture, fixture->base);

  for (guint done = 0; done < 20;) {
    TcNode node = draw (fixture, tc_scenario_get_n_nodes (scenario));
    const TcSchemaElement *element = tc_scenario_get_element (scenario, node);
    const TcSchemaAttribute *name = tc_schema_content_find_attribute (element->content, "name");
    g_autofree char *path = tc_scenario_dup_path (scenario, node);
    g_autoptr (TcOperation) operation = NULL;
    g_autoptr (TcEdits) edits = NULL;
    g_autoptr (TcSource) full = NULL;
    g_autoptr (TcSource) variant = NULL;
    g_autoptr (TcScan) scan = NULL;

    if (node == 0 || name == NULL || element->merge == TC_MERGE_WHOLE)
      continue;
    operation = tc_operation_new_set (path, "name", "Another name");
    edits = tc_operation_make_edits (operation, scenario, NULL);
    full = tc_edits_apply (edits, fixture->base, NULL);
    variant = extract (fixture, full);
    scan = tc_scan_new (variant, fixture->report);
    g_assert_cmpuint (tc_scan_get_n_elements (scan), ==,
                      tc_scan_get_element (scan, tc_scan_get_n_elements (scan) - 1)->depth + 1u);
    g_assert_nonnull (strstr (tc_source_get_text (variant, NULL), "name=\"Another name\""));
    g_assert_cmpuint (tc_source_get_n_lines (variant), <=, 12);
    done++;
  }
}

/* @base with attribute @name of the node set to something else than @not, or the node removed. */
static TcSource *
move_base (Fixture *fixture,
           TcScenario *scenario,
           const char *path,
           const char *name,
           const char *value)
{
  g_autoptr (TcOperation) operation =
    name != NULL ? tc_operation_new_set (path, name, value) : tc_operation_new_remove (path);
  g_autoptr (TcEdits) edits = tc_operation_make_edits (operation, scenario, NULL);

  return edits != NULL ? tc_edits_apply (edits, fixture->base, NULL) : NULL;
}

/* (nullable): a number of a node that merges by key. */
static const TcSchemaAttribute *
draw_number (Fixture *fixture, TcScenario *scenario, TcNode node)
{
  const TcSchemaElement *element = tc_scenario_get_element (scenario, node);
  const TcSchemaContent *content = element->content;
  const TcSchemaAttribute *attribute =
    content->n_attributes > 0 ? &content->attributes[draw (fixture, content->n_attributes)] : NULL;

  if (attribute == NULL || element->key == NULL ||
      g_strv_contains (element->key, attribute->name) ||
      attribute->type->kind != TC_VALUE_INTEGER || attribute->refs != NULL ||
      attribute->type->max - attribute->type->min < 3)
    return NULL;

  return attribute;
}

static gboolean
has_code (Fixture *fixture, const char *code)
{
  for (guint i = 0; i < tc_report_get_n (fixture->report); i++)
    if (strcmp (tc_report_get (fixture->report, i)->code, code) == 0)
      return TRUE;

  return FALSE;
}

/* The base moves in three ways under a change of a number: there, which is reported and nowhere
 * else; away; and somewhere else, which is nobody's business. */
static void
test_moved (Fixture *fixture, gconstpointer data)
{
  g_autoptr (TcScenario) scenario = parse (fixture, fixture->base);

  for (gint done = 0; done < N_MOVES;) {
    TcNode node = draw (fixture, tc_scenario_get_n_nodes (scenario));
    const TcSchemaAttribute *attribute = draw_number (fixture, scenario, node);
    const TcSchemaElement *element = tc_scenario_get_element (scenario, node);
    g_autofree char *path = tc_scenario_dup_path (scenario, node);
    gint64 old;
    g_autofree char *mine = NULL;
    g_autofree char *theirs = NULL;
    g_autoptr (TcSource) full = NULL;
    g_autoptr (TcSource) variant = NULL;
    g_autoptr (TcSource) moved = NULL;
    g_autoptr (TcSource) gone = NULL;
    g_autoptr (TcWhole) whole = NULL;
    g_autoptr (TcWhole) other = NULL;

    if (attribute == NULL)
      continue;
    old = tc_scenario_get_int (scenario, node, attribute->name);
    mine = g_strdup_printf ("%" G_GINT64_FORMAT,
                            old < attribute->type->max ? old + 1 : attribute->type->min);
    theirs = g_strdup_printf ("%" G_GINT64_FORMAT,
                              old > attribute->type->min ? old - 1 : attribute->type->max);
    full = move_base (fixture, scenario, path, attribute->name, mine);
    variant = extract (fixture, full);
    moved = move_base (fixture, scenario, path, attribute->name, theirs);
    whole = read_over (fixture, variant, moved);
    g_assert_cmpuint (tc_report_get_n (fixture->report), ==, 1);
    g_assert_cmpstr (tc_report_get (fixture->report, 0)->code, ==, "VAR005");
    gone = move_base (fixture, scenario, path, NULL, NULL);
    if (gone != NULL && element->merge != TC_MERGE_WHOLE) {
      other = read_over (fixture, variant, gone);
      g_assert_true (has_code (fixture, "VAR004"));
    }
    done++;
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (shipped); i++) {
    g_autofree char *name = g_path_get_basename (shipped[i]);
    g_autofree char *scripts = g_strdup_printf ("/variant-extract/%s/scripts", name);
    g_autofree char *nothing = g_strdup_printf ("/variant-extract/%s/nothing", name);
    g_autofree char *little = g_strdup_printf ("/variant-extract/%s/little", name);
    g_autofree char *moved = g_strdup_printf ("/variant-extract/%s/moved", name);

    g_test_add (nothing, Fixture, shipped[i], set_up, test_nothing, tear_down);
    g_test_add (little, Fixture, shipped[i], set_up, test_little, tear_down);
    g_test_add (scripts, Fixture, shipped[i], set_up, test_scripts, tear_down);
    g_test_add (moved, Fixture, shipped[i], set_up, test_moved, tear_down);
  }

  return g_test_run ();
}
