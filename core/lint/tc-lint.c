/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "lint/tc-lint.h"

#include <string.h>

#include "lint/tc-lint-private.h"
#include "scenario/tc-suggest-private.h"

/* A key path costs a look at the node's siblings; a file with more findings has none for the rest.
 */
#define MAX_PATHS 500u

TcFinding *
tc_lint_add (TcScenario *scenario,
             TcReport *report,
             const char *code,
             TcNode node,
             const char *attribute,
             const char *format,
             ...)
{
  g_autofree char *message = NULL;
  TcSpan span = tc_lint_get_place (scenario, node);
  TcFinding *finding;
  va_list args;

  if (attribute != NULL)
    tc_scenario_get_value_span (scenario, node, attribute, &span);
  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  finding = tc_report_add (report, code, tc_scenario_get_source (scenario), span, "%s", message);
  if (tc_report_get_n (report) <= MAX_PATHS)
    tc_finding_take_path (finding, tc_scenario_dup_path (scenario, node));

  return finding;
}

TcSpan
tc_lint_get_place (TcScenario *scenario, TcNode node)
{
  return tc_scan_get_element (tc_scenario_get_scan (scenario),
                              tc_scenario_get_scan_element (scenario, node))
    ->name;
}

static gboolean
has_attribute (TcScenario *scenario, TcNode node, const char *name)
{
  const TcSchemaElement *element = tc_scenario_get_element (scenario, node);

  return tc_schema_content_find_attribute (element->content, name) != NULL;
}

const char *
tc_lint_get_title (TcScenario *scenario, TcNode node)
{
  const char *title = NULL;

  if (has_attribute (scenario, node, "name"))
    title = tc_scenario_get_string (scenario, node, "name");
  if (title == NULL)
    title = tc_scenario_get_id (scenario, node);

  return title != NULL ? title : tc_scenario_get_element (scenario, node)->label;
}

gboolean
tc_lint_read_int (TcScenario *scenario, TcNode node, const char *name, gint64 *out)
{
  return tc_scenario_read_int (scenario, node, name, out);
}

TcNode
tc_lint_find_role (TcScenario *scenario, TcNode parent, const char *role, TcNode after)
{
  return tc_scenario_find_child_by_role (scenario, parent, role, after);
}

TcNode
tc_lint_find_ref (TcScenario *scenario, TcNode node, const char *role, const char **out_name)
{
  return tc_scenario_find_ref (scenario, node, role, out_name);
}

static gboolean
is_bad_ref (TcScenario *scenario, TcNode node, const TcSchemaAttribute *attribute)
{
  return attribute->refs != NULL && tc_scenario_has (scenario, node, attribute->name) &&
         tc_scenario_get_ref (scenario, node, attribute->name) == TC_NODE_NONE;
}

/* Missing; or a reference to nothing, to one of two with the same key, or resolved, but not as
 * written. */
static gboolean
is_bad (TcScenario *scenario, TcNode node, const TcSchemaAttribute *attribute)
{
  TcNode target;
  const char *id;

  if (attribute->refs == NULL && !attribute->required)
    return FALSE;
  if (!tc_scenario_has (scenario, node, attribute->name))
    return attribute->required;
  if (attribute->refs == NULL)
    return FALSE;
  target = tc_scenario_get_ref (scenario, node, attribute->name);
  if (target == TC_NODE_NONE || tc_scenario_is_doubled (scenario, target))
    return TRUE;
  if (attribute->type->kind == TC_VALUE_INTEGER)
    return FALSE;
  id = tc_scenario_get_id (scenario, target);

  return id != NULL && strcmp (id, tc_scenario_get_string_of (scenario, node, attribute)) != 0;
}

gboolean
tc_lint_has_bad_ref (TcScenario *scenario, TcNode node)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;

  if (tc_scenario_is_valid (scenario))
    return FALSE;
  for (guint i = 0; i < content->n_attributes; i++)
    if (is_bad (scenario, node, &content->attributes[i]))
      return TRUE;

  return FALSE;
}

void
tc_lint_mark (GHashTable *faulty, TcNode node)
{
  g_hash_table_add (faulty, GUINT_TO_POINTER (node + 1));
}

gboolean
tc_lint_is_marked (GHashTable *faulty, TcNode node)
{
  return g_hash_table_contains (faulty, GUINT_TO_POINTER (node + 1));
}

static gboolean
has_earlier_namesake (TcScenario *scenario, TcNode node, const char *id)
{
  TcNode at = tc_scenario_get_first_child (scenario, tc_scenario_get_parent (scenario, node));

  for (; at != node; at = tc_scenario_get_next_sibling (scenario, at))
    if (tc_scenario_get_element (scenario, at) == tc_scenario_get_element (scenario, node) &&
        g_strcmp0 (tc_scenario_get_id (scenario, at), id) == 0)
      return TRUE;

  return FALSE;
}

gboolean
tc_lint_is_duplicate (TcScenario *scenario, TcNode node)
{
  const TcSchemaElement *element = tc_scenario_get_element (scenario, node);
  const char *id = tc_scenario_get_id (scenario, node);
  TcNode first;

  if (tc_scenario_is_valid (scenario) || id == NULL)
    return FALSE;
  if (element->scope == TC_KEY_SCOPE_PARENT)
    return has_earlier_namesake (scenario, node, id);
  first = tc_scenario_find_by_key (scenario, element->key_space, id);

  return first != TC_NODE_NONE && first != node;
}

static gboolean
is_inside (TcScenario *scenario, TcNode node, TcNode root)
{
  TcSpan inner = tc_scenario_get_extent (scenario, node);
  TcSpan outer = tc_scenario_get_extent (scenario, root);

  return inner.start >= outer.start && inner.end <= outer.end;
}

GPtrArray *
tc_lint_collect_bad_refs (TcScenario *scenario, TcNode root, const char *space)
{
  GPtrArray *values = g_ptr_array_new ();
  guint n = tc_scenario_get_n_nodes (scenario);

  if (tc_scenario_is_valid (scenario))
    return values;
  for (TcNode node = root; node < n && is_inside (scenario, node, root); node++) {
    const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;

    for (guint i = 0; i < content->n_attributes; i++) {
      const TcSchemaAttribute *attribute = &content->attributes[i];

      if (attribute->refs == NULL || !g_strv_contains (attribute->refs, space))
        continue;
      if (is_bad_ref (scenario, node, attribute))
        g_ptr_array_add (values,
                         (gpointer) tc_scenario_get_string (scenario, node, attribute->name));
      else if (attribute->required && !tc_scenario_has (scenario, node, attribute->name))
        g_ptr_array_add (values, (gpointer) "");
    }
  }

  return values;
}

static gint
find_nearest (TcScenario *scenario, const GArray *missing, const char *value)
{
  TcSuggest suggest = tc_suggest_begin (value);

  for (guint i = 0; i < missing->len; i++)
    tc_suggest_offer (&suggest, tc_scenario_get_id (scenario, g_array_index (missing, TcNode, i)));
  for (guint i = 0; i < missing->len && suggest.n > 0; i++) {
    if (strcmp (tc_scenario_get_id (scenario, g_array_index (missing, TcNode, i)),
                suggest.names[0]) == 0)
      return (gint) i;
  }

  return -1;
}

void
tc_lint_excuse (TcScenario *scenario, GArray *missing, GPtrArray *bad_refs)
{
  guint n_left = 0;

  for (guint i = 0; i < bad_refs->len && missing->len > 0; i++) {
    gint at = find_nearest (scenario, missing, g_ptr_array_index (bad_refs, i));

    if (at >= 0)
      g_array_remove_index (missing, (guint) at);
    else
      n_left++;
  }
  g_array_set_size (missing, missing->len - MIN (missing->len, n_left));
}

void
tc_lint_add_fix (TcScenario *scenario,
                 TcFinding *finding,
                 TcOperation *operation,
                 const char *format,
                 ...)
{
  g_autoptr (TcEdits) edits = NULL;
  g_autofree char *label = NULL;
  va_list args;

  /* Making edits looks at the whole file; what has no path gets no fix either. */
  if (finding->path != NULL)
    edits = tc_operation_make_edits (operation, scenario, NULL);
  tc_operation_free (operation);
  if (edits == NULL)
    return;
  va_start (args, format);
  label = g_strdup_vprintf (format, args);
  va_end (args);
  tc_finding_add_fix (finding, edits, "%s", label);
}

void
tc_lint_run (TcScenario *scenario, TcReport *report)
{
  g_autoptr (GHashTable) faulty = g_hash_table_new (NULL, NULL);
  g_autoptr (TcLintMap) map = NULL;
  guint n_errors;

  g_return_if_fail (scenario != NULL && report != NULL);

  map = tc_lint_map_new (scenario);
  tc_lint_board (map, report);
  tc_lint_polygons (map, report, faulty);
  tc_lint_corners (map, report, faulty);
  tc_lint_outlines (map, report, faulty);
  tc_lint_tables (scenario, report, faulty);
  tc_lint_cells (scenario, report, faulty);
  tc_lint_expectations (scenario, report);
  n_errors = tc_report_count (report, TC_SEVERITY_ERROR);
  tc_lint_setups (scenario, report);
  tc_lint_numbers (scenario, report);
  tc_lint_names (scenario, report);
  tc_lint_twice (scenario, report);
  tc_lint_likely (scenario, report);
  /* Whether a setup can be completed is not asked while it has faults of its own. */
  if (tc_scenario_is_valid (scenario) && tc_report_count (report, TC_SEVERITY_ERROR) == n_errors)
    tc_lint_free_setups (scenario, report);
  tc_lint_unused (scenario, report, faulty);
  tc_lint_provenance (scenario, report);
}
