/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "script-support.h"

#include <string.h>

#define N_TRIES 40

void
script_init (Script *script, guint64 seed)
{
  tc_rng_init (&script->rng, seed);
  script->schemas = tc_systems_dup_schemas (tc_systems_list ());
}

void
script_clear (Script *script)
{
  g_free (script->schemas);
}

guint
script_draw (Script *script, guint n)
{
  return tc_rng_below (&script->rng, n);
}

TcSource *
script_load (const char *scenario)
{
  g_autofree char *name = g_strconcat (scenario, ".scenario.xml", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "scenarios", name, NULL);
  g_autoptr (GError) error = NULL;
  TcSource *source = tc_file_load (path, NULL, &error);

  g_assert_no_error (error);

  return source;
}

/* A game that is not finished has files, but nobody is offered them. */
static gboolean
is_offered (TcSource *source)
{
  g_autofree const TcSchema **schemas = tc_systems_dup_schemas (tc_systems_list ());
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcScenario) scenario = tc_scenario_parse (source, schemas, report);

  return scenario != NULL;
}

char **
script_list_shipped (void)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "..", "scenarios", NULL);
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);
  GPtrArray *names = g_ptr_array_new ();

  tc_shipped_collect (folder, paths);
  for (guint i = 0; i < paths->len; i++) {
    const char *path = g_ptr_array_index (paths, i);
    char *name = g_strndup (path + strlen (folder) + 1,
                            strlen (path) - strlen (folder) - 1 - strlen (TC_SCENARIO_SUFFIX));
    g_autoptr (TcSource) source = script_load (name);

    if (!tc_variant_is (source) && is_offered (source))
      g_ptr_array_add (names, name);
    else
      g_free (name);
  }
  g_assert_cmpuint (names->len, >=, 4);
  g_ptr_array_add (names, NULL);

  return (char **) g_ptr_array_free (names, FALSE);
}

TcScenario *
script_parse (Script *script, TcSource *source)
{
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcScenario) scenario = tc_scenario_parse (source, script->schemas, report);

  return scenario != NULL && tc_scenario_is_valid (scenario) ? g_steal_pointer (&scenario) : NULL;
}

/* (nullable): another value that the attribute may have. */
static char *
draw_value (Script *script, TcScenario *scenario, TcNode node, const TcSchemaAttribute *attribute)
{
  const TcSchemaType *type = attribute->type;
  const char *old = tc_scenario_get_string_of (scenario, node, attribute);
  gint64 number = old != NULL ? g_ascii_strtoll (old, NULL, 10) : type->min;

  if (strcmp (attribute->name, "format") == 0 || strcmp (attribute->name, "src-of") == 0)
    return NULL;
  if (attribute->refs != NULL) {
    TcNode other = script_draw (script, tc_scenario_get_n_nodes (scenario));
    const char *space = tc_scenario_get_element (scenario, other)->key_space;

    return g_strv_contains (attribute->refs, space)
             ? g_strdup (tc_scenario_get_id (scenario, other))
             : NULL;
  }
  switch (type->kind) {
  case TC_VALUE_INTEGER:
    return g_strdup_printf ("%" G_GINT64_FORMAT, CLAMP (number + (gint) script_draw (script, 7) - 3,
                                                        type->min, type->max));
  case TC_VALUE_BOOLEAN:
    return g_strdup (g_strcmp0 (old, "true") == 0 ? "false" : "true");
  case TC_VALUE_ENUM:
    return g_strdup (type->values[script_draw (script, type->n_values)].name);
  case TC_VALUE_TEXT:
    return g_strdup_printf ("%s <&\"'> %u", type->pattern == NULL && old != NULL ? old : "New",
                            script_draw (script, 100));
  case TC_VALUE_ID:
  case TC_VALUE_DATE:
    break;
  }

  return NULL;
}

TcOperation *
script_draw_value (Script *script, TcScenario *scenario, TcNode node, const char *name)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;
  const TcSchemaAttribute *attribute = tc_schema_content_find_attribute (content, name);
  g_autofree char *path = tc_scenario_dup_path (scenario, node);
  g_autofree char *value = NULL;

  /* That nothing at all says where values come from is the one thing that a variant cannot say. */
  if (node == 0 && strcmp (name, "src") == 0)
    return NULL;
  if (!attribute->required && tc_scenario_has (scenario, node, name) &&
      script_draw (script, 3) == 0)
    return tc_operation_new_set (path, name, NULL);
  value = draw_value (script, scenario, node, attribute);

  return value != NULL ? tc_operation_new_set (path, name, value) : NULL;
}

TcOperation *
script_draw_set (Script *script, TcScenario *scenario, TcNode node)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;
  guint n = content->n_attributes;

  return n > 0 ? script_draw_value (script, scenario, node,
                                    content->attributes[script_draw (script, n)].name)
               : NULL;
}

/* A copy of the node under another key, among those that it is one of. */
TcOperation *
script_draw_copy (Script *script, TcScenario *scenario, TcNode node)
{
  const TcSchemaElement *element = tc_scenario_get_element (scenario, node);
  g_autofree char *path = tc_scenario_dup_path (scenario, node);
  g_autofree char *parent = NULL;
  g_autofree char *id = g_strdup_printf ("new-%u", script_draw (script, 10000));
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
  if (script_draw (script, 2) == 0)
    tc_operation_insert_after (insert, path);

  return insert;
}

TcOperation *
script_draw_operation (Script *script, TcScenario *scenario)
{
  TcNode node = script_draw (script, tc_scenario_get_n_nodes (scenario));
  g_autofree char *path = tc_scenario_dup_path (scenario, node);
  guint kind = script_draw (script, 10);

  if (kind < 6)
    return script_draw_set (script, scenario, node);
  if (node == 0)
    return NULL;
  if (kind == 6)
    return tc_operation_new_remove (path);
  if (kind == 7)
    return tc_operation_new_move (path, script_draw (script, 2) == 0);
  if (kind == 8 && tc_scenario_get_text (scenario, node) != NULL)
    return tc_operation_new_set_text (path, "Other words, <for> a change");

  return script_draw_copy (script, scenario, node);
}

TcSource *
script_apply (Script *script, TcSource *source, TcOperation *operation)
{
  g_autoptr (TcScenario) scenario = operation != NULL ? script_parse (script, source) : NULL;
  g_autoptr (TcEdits) edits =
    scenario != NULL ? tc_operation_make_edits (operation, scenario, NULL) : NULL;
  g_autoptr (TcSource) changed = edits != NULL ? tc_edits_apply (edits, source, NULL) : NULL;
  g_autoptr (TcScenario) after = changed != NULL ? script_parse (script, changed) : NULL;

  return after != NULL ? g_steal_pointer (&changed) : NULL;
}

TcSource *
script_change (Script *script, TcSource *source)
{
  g_autoptr (TcScenario) scenario = script_parse (script, source);

  for (guint i = 0; i < N_TRIES; i++) {
    g_autoptr (TcOperation) operation = script_draw_operation (script, scenario);
    TcSource *changed = script_apply (script, source, operation);

    if (changed != NULL)
      return changed;
  }

  return NULL;
}

TcSource *
script_change_some (Script *script, TcSource *source, guint max)
{
  TcSource *full = tc_source_ref (source);
  guint n = script_draw (script, max + 1);

  for (guint i = 0; i < n; i++) {
    TcSource *changed = script_change (script, full);

    if (changed == NULL)
      continue;
    tc_source_unref (full);
    full = changed;
  }

  return full;
}
