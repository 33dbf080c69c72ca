/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "base/tc-rng.h"
#include "scenario-support.h"
#include "scenario/tc-complete.h"
#include "systems/tc-systems.h"

/* What stands in a good file could have been completed: over every shipped game, at places drawn at
 * random, the list offers the element, attribute, value or id that is written there. */

static const char *const files[] = {
  "scenarios/betrayal-1940/betrayal-1940.scenario.xml",
  "scenarios/badge/badge.scenario.xml",
  "scenarios/bell-1938/bell-1938.scenario.xml",
  "scenarios/dune/dune.scenario.xml",
  "scenarios/house/house.scenario.xml",
  "tests/fixtures/tiny-1940.scenario.xml",
  "tests/fixtures/small-city.scenario.xml",
  "tests/fixtures/small-crisis.scenario.xml",
};

#define N_PLACES 10u

typedef struct {
  const TcSchema **schemas;
  TcSource *source;
  TcScenario *scenario;
} Loaded;

static void
load (Loaded *loaded, const char *path)
{
  ScenarioFile *file = scenario_load_file (path);
  g_autoptr (TcReport) report = tc_report_new ();

  loaded->schemas = tc_systems_dup_schemas (NULL);
  loaded->source = tc_source_new_for_string (file->name, file->text);
  loaded->scenario = tc_scenario_parse (loaded->source, loaded->schemas, report);
  g_assert_nonnull (loaded->scenario);
  g_free (file->name);
  g_free (file->text);
  g_free (file);
}

static void
loaded_clear (Loaded *loaded)
{
  tc_scenario_unref (loaded->scenario);
  tc_source_unref (loaded->source);
  g_free (loaded->schemas);
}

/* The item @label of @kind at @offset; the test fails without one. */
static void
assert_offered (const Loaded *loaded, gsize offset, TcCompletionKind kind, const char *label)
{
  g_autoptr (TcCompletions) completions =
    tc_complete (loaded->source, offset, loaded->schemas, loaded->scenario);

  for (guint i = 0; i < completions->items->len; i++) {
    const TcCompletion *item = g_ptr_array_index (completions->items, i);

    if (item->kind == kind && strcmp (item->label, label) == 0)
      return;
  }
  g_error ("%s: \"%s\" is not among the %u at %" G_GSIZE_FORMAT,
           tc_source_get_name (loaded->source), label, completions->items->len, offset);
}

typedef void (*Law) (const Loaded *loaded, TcNode node, guint *n);

static void
hold (Law law)
{
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (files); i++) {
    Loaded loaded;
    TcRng rng;

    load (&loaded, files[i]);
    tc_rng_init (&rng, i);
    for (guint k = 0; k < N_PLACES; k++)
      law (&loaded, tc_rng_below (&rng, tc_scenario_get_n_nodes (loaded.scenario)), &n);
    loaded_clear (&loaded);
  }
  g_assert_cmpuint (n, >=, N_PLACES);
}

static const TcScanElement *
get_place (const Loaded *loaded, TcNode node)
{
  return tc_scan_get_element (tc_scenario_get_scan (loaded->scenario),
                              tc_scenario_get_scan_element (loaded->scenario, node));
}

/* Before the name of a tag: its own element is offered. */
static void
offers_element (const Loaded *loaded, TcNode node, guint *n)
{
  if (node == 0)
    return;
  assert_offered (loaded, get_place (loaded, node)->name.start, TC_COMPLETION_ELEMENT,
                  tc_scenario_get_name (loaded->scenario, node));
  ++*n;
}

/* In a value: an id that it names, or the word that it is. */
static void
offers_value (const Loaded *loaded, TcNode node, guint *n)
{
  const TcSchemaContent *content = tc_scenario_get_element (loaded->scenario, node)->content;

  for (guint i = 0; i < content->n_attributes; i++) {
    const TcSchemaAttribute *attribute = &content->attributes[i];
    TcSpan span;

    if (!tc_scenario_has (loaded->scenario, node, attribute->name) ||
        !tc_scenario_get_value_span (loaded->scenario, node, attribute->name, &span))
      continue;
    if (attribute->refs != NULL)
      assert_offered (loaded, span.start, TC_COMPLETION_ID,
                      tc_scenario_get_string (loaded->scenario, node, attribute->name));
    else if (attribute->type->kind == TC_VALUE_ENUM || attribute->type->kind == TC_VALUE_BOOLEAN)
      assert_offered (loaded, span.start, TC_COMPLETION_VALUE,
                      tc_scenario_get_string (loaded->scenario, node, attribute->name));
    else
      continue;
    ++*n;
  }
}

/* Behind the name of an attribute: itself, and none that the tag has elsewhere. */
static void
offers_attribute (const Loaded *loaded, TcNode node, guint *n)
{
  const TcScan *scan = tc_scenario_get_scan (loaded->scenario);
  const TcScanElement *place = get_place (loaded, node);

  for (guint i = 0; i < place->n_attributes; i++) {
    const TcScanAttribute *attribute = tc_scan_get_attribute (scan, place->first_attribute + i);
    g_autofree char *name = tc_source_dup_span (loaded->source, attribute->name);
    g_autoptr (TcCompletions) completions = NULL;

    if (g_str_has_prefix (name, "xmlns"))
      continue;
    assert_offered (loaded, attribute->name.end, TC_COMPLETION_ATTRIBUTE, name);
    completions =
      tc_complete (loaded->source, attribute->name.end, loaded->schemas, loaded->scenario);
    for (guint k = 0; k < completions->items->len; k++) {
      const TcCompletion *item = g_ptr_array_index (completions->items, k);

      g_assert_true (strcmp (item->label, name) == 0 ||
                     !tc_scenario_has (loaded->scenario, node, item->label));
    }
    ++*n;
  }
}

/* In an end tag: the name of the element that is open. */
static void
offers_end_tag (const Loaded *loaded, TcNode node, guint *n)
{
  const TcScanElement *place = get_place (loaded, node);

  if (place->end_tag.end <= place->end_tag.start)
    return;
  assert_offered (loaded, place->end_tag.start + 2, TC_COMPLETION_END_TAG,
                  tc_scenario_get_name (loaded->scenario, node));
  ++*n;
}

static const struct {
  const char *name;
  Law law;
} laws[] = {
  { "element", offers_element },
  { "value", offers_value },
  { "attribute", offers_attribute },
  { "end-tag", offers_end_tag },
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
    g_autofree char *path = g_strconcat ("/scenario/complete-laws/", laws[i].name, NULL);

    g_test_add_data_func (path, &laws[i].law, test_law);
  }

  return g_test_run ();
}
