/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "script-support.h"
#include "variant-support.h"

/* Random changes of every shipped scenario, extracted and read again: the same model, and the
 * variant says nothing that is not needed. 200 of each with -m slow. */

#define N_SCRIPTS (g_test_slow () ? 200 : 12)
#define N_MOVES   (g_test_slow () ? 100 : 25)
#define MAX_EDITS 8

typedef struct {
  Script script;
  TcSource *base;
  TcReport *report; /* of the last reading of a variant */
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->base = script_load (data);
  fixture->report = tc_report_new ();
  script_init (&fixture->script, 1940);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  tc_report_unref (fixture->report);
  script_clear (&fixture->script);
  tc_source_unref (fixture->base);
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

  return tc_variant_read (variant, fixture->script.schemas, load, base, fixture->report);
}

static TcSource *
extract (Fixture *fixture, TcSource *full)
{
  g_autoptr (TcScenario) scenario = script_parse (&fixture->script, full);
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
  g_autoptr (TcScenario) wanted = script_parse (&fixture->script, full);
  g_autoptr (TcScenario) got = NULL;
  TcNode difference;

  for (guint i = 0; i < tc_report_get_n (fixture->report); i++)
    g_test_message ("%s %s\n%s", tc_report_get (fixture->report, i)->code,
                    tc_report_get (fixture->report, i)->message,
                    tc_source_get_text (variant, NULL));
  g_assert_cmpuint (tc_report_get_n (fixture->report), ==, 0);
  got = script_parse (&fixture->script, tc_whole_get_source (whole));
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
    g_autoptr (TcSource) full = script_change_some (&fixture->script, fixture->base, MAX_EDITS);

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

/* Whether a variant replaces @node with an element around it. */
static gboolean
is_part_of_whole (TcScenario *scenario, TcNode node)
{
  for (; node != TC_NODE_NONE; node = tc_scenario_get_parent (scenario, node)) {
    if (tc_scenario_get_element (scenario, node)->merge == TC_MERGE_WHOLE)
      return TRUE;
  }

  return FALSE;
}

/* One attribute gives one line: the way to it and the attribute with its old value. */
static void
test_little (Fixture *fixture, gconstpointer data)
{
  g_autoptr (TcScenario) scenario = script_parse (&fixture->script, fixture->base);

  for (guint done = 0; done < 20;) {
    TcNode node = script_draw (&fixture->script, tc_scenario_get_n_nodes (scenario));
    const TcSchemaElement *element = tc_scenario_get_element (scenario, node);
    const TcSchemaAttribute *name = tc_schema_content_find_attribute (element->content, "name");
    g_autofree char *path = tc_scenario_dup_path (scenario, node);
    g_autoptr (TcOperation) operation = NULL;
    g_autoptr (TcEdits) edits = NULL;
    g_autoptr (TcSource) full = NULL;
    g_autoptr (TcSource) variant = NULL;
    g_autoptr (TcScan) scan = NULL;

    if (node == 0 || name == NULL || is_part_of_whole (scenario, node))
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
    content->n_attributes > 0
      ? &content->attributes[script_draw (&fixture->script, content->n_attributes)]
      : NULL;

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

/* Whether what changes inside of something around @node is a change of all of that. */
static gboolean
is_in_whole (TcScenario *scenario, TcNode node)
{
  do
    node = tc_scenario_get_parent (scenario, node);
  while (node != 0 && tc_scenario_get_element (scenario, node)->merge != TC_MERGE_WHOLE);

  return node != 0;
}

/* The base moves in three ways under a change of a number: there, which is reported and nowhere
 * else; away; and somewhere else, which is nobody's business. */
static void
test_moved (Fixture *fixture, gconstpointer data)
{
  g_autoptr (TcScenario) scenario = script_parse (&fixture->script, fixture->base);

  for (gint done = 0; done < N_MOVES;) {
    TcNode node = script_draw (&fixture->script, tc_scenario_get_n_nodes (scenario));
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
      g_assert_true (has_code (fixture, is_in_whole (scenario, node) ? "VAR005" : "VAR004"));
    }
    done++;
  }
}

int
main (int argc, char **argv)
{
  g_auto (GStrv) shipped = NULL;

  g_test_init (&argc, &argv, NULL);
  shipped = script_list_shipped ();
  for (guint i = 0; shipped[i] != NULL; i++) {
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
