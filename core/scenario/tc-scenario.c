/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scenario/tc-scenario.h"

#include <string.h>

#include "scenario/tc-scenario-private.h"

/* Making the tree, and walking and reading it. */

/* So many small edits, one after the other, and the whole text is read again: until then each
 * leaves some strings that nobody needs any more. */
#define MAX_BEFORE 1000u

static TcStrings *
strings_new (GStringChunk *chunk, TcStrings *before)
{
  TcStrings *strings = g_new0 (TcStrings, 1);

  g_atomic_ref_count_init (&strings->ref_count);
  strings->chunk = chunk;
  if (before != NULL) {
    g_atomic_ref_count_inc (&before->ref_count);
    strings->before = before;
    strings->n_before = before->n_before + 1;
  }

  return strings;
}

/* Not by recursion: there may be a thousand behind one another. */
static void
strings_unref (TcStrings *strings)
{
  while (strings != NULL && g_atomic_ref_count_dec (&strings->ref_count)) {
    TcStrings *before = strings->before;

    g_string_chunk_free (strings->chunk);
    g_free (strings);
    strings = before;
  }
}

static TcScenario *
scenario_new (TcSource *source, TcScan *scan)
{
  TcScenario *scenario = g_new0 (TcScenario, 1);

  g_atomic_ref_count_init (&scenario->ref_count);
  scenario->source = tc_source_ref (source);
  scenario->scan = tc_scan_ref (scan);
  scenario->nodes =
    g_array_sized_new (FALSE, FALSE, sizeof (TcScenarioNode), tc_scan_get_n_elements (scan));
  scenario->values = g_array_new (FALSE, TRUE, sizeof (TcScenarioValue));

  return scenario;
}

/* For elements that are no nodes the nearest node around them stands in. */
static void
number_scan_elements (TcScenario *scenario)
{
  guint n = tc_scan_get_n_elements (scenario->scan);
  TcNode node = 0;
  guint32 i;

  scenario->nodes_of_scan = g_array_sized_new (FALSE, FALSE, sizeof (TcNode), n);
  for (i = 0; i < n; i++) {
    guint32 parent = tc_scan_get_element (scenario->scan, i)->parent;
    TcNode own;

    if (node < scenario->nodes->len && tc_scenario_node (scenario, node)->scan == i)
      own = node++;
    else
      own = g_array_index (scenario->nodes_of_scan, TcNode, parent);
    g_array_append_val (scenario->nodes_of_scan, own);
  }
}

/* Whoever looks for all of a role does not look at every node for each. */
static void
file_roles (TcScenario *scenario)
{
  const char *last_role = NULL;
  GArray *nodes = NULL;

  scenario->roles =
    g_hash_table_new_full (g_str_hash, g_str_equal, NULL, (GDestroyNotify) g_array_unref);
  for (TcNode node = 0; node < scenario->nodes->len; node++) {
    const char *role = tc_scenario_node (scenario, node)->element->role;

    if (role == NULL)
      continue;
    if (role != last_role)
      nodes = g_hash_table_lookup (scenario->roles, role);
    if (nodes == NULL) {
      nodes = g_array_new (FALSE, FALSE, sizeof (TcNode));
      g_hash_table_insert (scenario->roles, (char *) role, nodes);
    }
    last_role = role;
    if (nodes->len > 0)
      tc_scenario_node (scenario, g_array_index (nodes, TcNode, nodes->len - 1))->next_in_role =
        node;
    g_array_append_val (nodes, node);
  }
}

/* Where a name cannot be read, all that is said of it by its spelling would be wrong. */
static gboolean
can_go_on (const TcScan *scan, TcReport *report)
{
  static const char *const ends[] = { "XML025", "XML033", "XML036", NULL };

  if (tc_scan_has_faults (scan))
    return TRUE;
  for (guint i = 0; i < tc_report_get_n (report); i++)
    if (g_strv_contains (ends, tc_report_get (report, i)->code))
      return FALSE;

  return TRUE;
}

/* Any of any game: which game it is, the scan comes too early to know. */
static gboolean
is_element_name (const char *name, gconstpointer data)
{
  const TcSchema *const *schemas = data;
  const char *colon = strchr (name, ':');

  for (guint i = 0; schemas[i] != NULL; i++)
    for (guint32 k = 0; k < schemas[i]->n_elements; k++)
      if (strcmp (schemas[i]->elements[k]->name, colon != NULL ? colon + 1 : name) == 0)
        return TRUE;

  return FALSE;
}

static void
make_tree (TcScenarioCheck *check, const TcSchema *const *schemas)
{
  TcScenario *scenario = check->scenario;
  guint n_known = tc_report_get_n (check->report);

  if (!tc_scenario_walk (check, schemas))
    return;
  if (!check->is_broken)
    number_scan_elements (scenario);
  file_roles (scenario);
  tc_scenario_check_keys (check);
  tc_scenario_check_provenance (check);
  tc_scenario_add_fixes (check);
  scenario->is_valid = check->n_findings == 0;
  scenario->is_clean = tc_report_get_n (check->report) == n_known && !check->is_broken;
}

/* (transfer full): the tree of what was read; of a broken text the faults are told, but nobody gets
 * its tree. @raw loses its strings. */
static TcScenario *
tree_new (TcScenarioCheck check, TcScan *scan, TcSource *source, const TcSchema *const *schemas)
{
  g_autoptr (TcScenario) scenario = scenario_new (source, scan);
  g_autoptr (GHashTable) lost = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GArray) duplicates = g_array_new (FALSE, FALSE, sizeof (TcNode));
  g_autoptr (GArray) fixes = g_array_new (FALSE, FALSE, sizeof (TcScenarioFix));

  scenario->strings =
    strings_new (check.raw->strings, check.before != NULL ? check.before->strings : NULL);
  check.scenario = scenario;
  check.lost = lost;
  check.duplicates = duplicates;
  check.fixes = fixes;
  make_tree (&check, schemas);
  check.raw->strings = NULL;

  return scenario->nodes->len > 0 && !check.is_broken ? g_steal_pointer (&scenario) : NULL;
}

TcScenario *
tc_scenario_parse (TcSource *source, const TcSchema *const *schemas, TcReport *report)
{
  g_autoptr (TcScan) scan = NULL;
  g_autoptr (TcRaw) raw = NULL;
  guint n_known = tc_report_get_n (report);
  TcScenario *scenario;
  gboolean is_broken;

  g_return_val_if_fail (source != NULL && schemas != NULL && report != NULL, NULL);

  scan = tc_scan_new_knowing (source, is_element_name, schemas, report);
  raw = tc_raw_new (source, scan, report);
  is_broken = raw == NULL;
  if (is_broken && can_go_on (scan, report))
    raw = tc_raw_new_from_scan (source, scan);
  if (raw == NULL)
    return NULL;
  n_known = tc_report_get_n (report) - n_known;
  scenario = tree_new ((TcScenarioCheck){ .report = report, .raw = raw, .is_broken = is_broken },
                       scan, source, schemas);
  if (scenario != NULL && n_known > 0)
    scenario->is_clean = FALSE;

  return scenario;
}

/* -- Reading what has changed ------------------------------------------------------------------ */

/* The attributes of the piece in the scan of the whole. */
static void
number_attributes (TcRaw *raw, const TcRescan *again, const TcScan *part)
{
  guint32 by = again->first_attribute - tc_scan_get_element (part, 0)->n_attributes;

  for (guint i = 0; i < raw->attributes->len; i++)
    g_array_index (raw->attributes, TcRawAttribute, i).scan += by;
}

/* (transfer full) (nullable): the piece, when nothing is wrong with it. */
static TcRaw *
read_part (TcRescan *again, const TcScan *before, TcSource *source, TcScan **out_scan)
{
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcSource) text = tc_rescan_new_part (again, before, source);
  g_autoptr (TcScan) part = tc_scan_new (text, report);
  g_autoptr (TcRaw) raw = NULL;

  if (tc_report_get_n (report) > 0 || tc_scan_has_faults (part) || !tc_scan_is_safe (part))
    return NULL;
  raw = tc_raw_new (text, part, report);
  if (raw == NULL || tc_report_get_n (report) > 0)
    return NULL;
  *out_scan = tc_rescan_join (again, before, source, part);
  if (*out_scan == NULL)
    return NULL;
  number_attributes (raw, again, part);

  return g_steal_pointer (&raw);
}

static gboolean
is_among (const TcSchema *const *schemas, const TcSchema *schema)
{
  while (*schemas != NULL && *schemas != schema)
    schemas++;

  return *schemas != NULL;
}

TcScenario *
tc_scenario_parse_after (TcSource *source,
                         TcScenario *before,
                         const TcSchema *const *schemas,
                         TcReport *report)
{
  TcRescan again;
  g_autoptr (TcScan) scan = NULL;
  g_autoptr (TcRaw) raw = NULL;

  g_return_val_if_fail (source != NULL && schemas != NULL && report != NULL, NULL);

  if (before != NULL && before->is_clean && before->strings->n_before < MAX_BEFORE &&
      is_among (schemas, before->schema) && tc_rescan_find (&again, before->scan, source))
    raw = read_part (&again, before->scan, source, &scan);
  if (raw == NULL)
    return tc_scenario_parse (source, schemas, report);

  return tree_new (
    (TcScenarioCheck){ .report = report, .raw = raw, .before = before, .again = &again }, scan,
    source, schemas);
}

TcScenario *
tc_scenario_ref (TcScenario *scenario)
{
  g_return_val_if_fail (scenario != NULL, NULL);

  g_atomic_ref_count_inc (&scenario->ref_count);
  return scenario;
}

void
tc_scenario_unref (TcScenario *scenario)
{
  if (scenario == NULL || !g_atomic_ref_count_dec (&scenario->ref_count))
    return;

  g_clear_pointer (&scenario->roles, g_hash_table_unref);
  g_clear_pointer (&scenario->key_table, g_hash_table_unref);
  g_clear_pointer (&scenario->keys, g_array_unref);
  g_clear_pointer (&scenario->nodes_of_scan, g_array_unref);
  g_clear_pointer (&scenario->key_strings, g_string_chunk_free);
  strings_unref (scenario->strings);
  g_array_unref (scenario->values);
  g_array_unref (scenario->nodes);
  tc_scan_unref (scenario->scan);
  tc_source_unref (scenario->source);
  g_free (scenario);
}

gboolean
tc_scenario_is_valid (const TcScenario *scenario)
{
  g_return_val_if_fail (scenario != NULL, FALSE);

  return scenario->is_valid;
}

TcSource *
tc_scenario_get_source (const TcScenario *scenario)
{
  g_return_val_if_fail (scenario != NULL, NULL);

  return scenario->source;
}

const TcScan *
tc_scenario_get_scan (const TcScenario *scenario)
{
  g_return_val_if_fail (scenario != NULL, NULL);

  return scenario->scan;
}

const TcSchema *
tc_scenario_get_schema (const TcScenario *scenario)
{
  g_return_val_if_fail (scenario != NULL, NULL);

  return scenario->schema;
}

guint
tc_scenario_get_n_nodes (const TcScenario *scenario)
{
  g_return_val_if_fail (scenario != NULL, 0);

  return scenario->nodes->len;
}

gboolean
tc_scenario_is_doubled (const TcScenario *scenario, TcNode node)
{
  g_return_val_if_fail (scenario != NULL && node < scenario->nodes->len, FALSE);

  return tc_scenario_node (scenario, node)->is_doubled;
}

TcNode
tc_scenario_get_parent (const TcScenario *scenario, TcNode node)
{
  g_return_val_if_fail (scenario != NULL && node < scenario->nodes->len, TC_NODE_NONE);

  return tc_scenario_node (scenario, node)->parent;
}

TcNode
tc_scenario_get_first_child (const TcScenario *scenario, TcNode node)
{
  g_return_val_if_fail (scenario != NULL && node < scenario->nodes->len, TC_NODE_NONE);

  return tc_scenario_node (scenario, node)->first_child;
}

TcNode
tc_scenario_get_next_sibling (const TcScenario *scenario, TcNode node)
{
  g_return_val_if_fail (scenario != NULL && node < scenario->nodes->len, TC_NODE_NONE);

  return tc_scenario_node (scenario, node)->next_sibling;
}

static TcNode
find_named (const TcScenario *scenario, TcNode node, const char *name)
{
  while (node != TC_NODE_NONE &&
         strcmp (tc_scenario_node (scenario, node)->element->name, name) != 0)
    node = tc_scenario_node (scenario, node)->next_sibling;

  return node;
}

TcNode
tc_scenario_find_child (const TcScenario *scenario, TcNode node, const char *name)
{
  g_return_val_if_fail (name != NULL, TC_NODE_NONE);

  return find_named (scenario, tc_scenario_get_first_child (scenario, node), name);
}

TcNode
tc_scenario_find_next (const TcScenario *scenario, TcNode node)
{
  return find_named (scenario, tc_scenario_get_next_sibling (scenario, node),
                     tc_scenario_get_name (scenario, node));
}

/* The index in @nodes of the first that comes after @after. */
static guint
find_after (const GArray *nodes, TcNode after)
{
  guint low = 0;
  guint high = nodes->len;

  while (low < high) {
    guint middle = low + (high - low) / 2;

    if (g_array_index (nodes, TcNode, middle) <= after)
      low = middle + 1;
    else
      high = middle;
  }

  return low;
}

TcNode
tc_scenario_find_by_role (const TcScenario *scenario, const char *role, TcNode after)
{
  const GArray *nodes;
  guint i = 0;

  g_return_val_if_fail (scenario != NULL && role != NULL, TC_NODE_NONE);

  /* Mostly that is one of them itself. */
  if (after != TC_NODE_NONE && tc_scenario_is_role (scenario, after, role))
    return tc_scenario_node (scenario, after)->next_in_role;
  nodes = scenario->roles != NULL ? g_hash_table_lookup (scenario->roles, role) : NULL;
  if (nodes == NULL)
    return TC_NODE_NONE;
  if (after != TC_NODE_NONE)
    i = find_after (nodes, after);

  return i < nodes->len ? g_array_index (nodes, TcNode, i) : TC_NODE_NONE;
}

TcNode
tc_scenario_find_child_by_role (const TcScenario *scenario,
                                TcNode parent,
                                const char *role,
                                TcNode after)
{
  const char *other = NULL; /* a role that is not @role */
  TcNode node;

  g_return_val_if_fail (scenario != NULL && role != NULL, TC_NODE_NONE);
  g_return_val_if_fail ((after != TC_NODE_NONE ? after : parent) < scenario->nodes->len,
                        TC_NODE_NONE);

  node = after != TC_NODE_NONE ? tc_scenario_node (scenario, after)->next_sibling
                               : tc_scenario_node (scenario, parent)->first_child;
  for (; node != TC_NODE_NONE; node = tc_scenario_node (scenario, node)->next_sibling) {
    const char *own = tc_scenario_node (scenario, node)->element->role;

    if (own == NULL || own == other)
      continue;
    if (tc_scenario_is_role (scenario, node, role))
      return node;
    other = own;
  }

  return TC_NODE_NONE;
}

const TcSchemaElement *
tc_scenario_get_element (const TcScenario *scenario, TcNode node)
{
  g_return_val_if_fail (scenario != NULL && node < scenario->nodes->len, NULL);

  return tc_scenario_node (scenario, node)->element;
}

const char *
tc_scenario_get_name (const TcScenario *scenario, TcNode node)
{
  g_return_val_if_fail (scenario != NULL && node < scenario->nodes->len, NULL);

  return tc_scenario_node (scenario, node)->element->name;
}

const char *
tc_scenario_get_role (const TcScenario *scenario, TcNode node)
{
  g_return_val_if_fail (scenario != NULL && node < scenario->nodes->len, NULL);

  return tc_scenario_node (scenario, node)->element->role;
}

const char *
tc_scenario_get_text (const TcScenario *scenario, TcNode node)
{
  g_return_val_if_fail (scenario != NULL && node < scenario->nodes->len, NULL);

  return tc_scenario_node (scenario, node)->text;
}

TcSpan
tc_scenario_get_tag_span (const TcScenario *scenario, TcNode node)
{
  g_return_val_if_fail (scenario != NULL && node < scenario->nodes->len, ((TcSpan){ 0, 0 }));

  return tc_scan_get_element (scenario->scan, tc_scenario_node (scenario, node)->scan)->tag;
}

TcSpan
tc_scenario_get_extent (const TcScenario *scenario, TcNode node)
{
  g_return_val_if_fail (scenario != NULL && node < scenario->nodes->len, ((TcSpan){ 0, 0 }));

  return tc_scan_get_extent (scenario->scan, tc_scenario_node (scenario, node)->scan);
}

TcNode
tc_scenario_node_at (const TcScenario *scenario, gsize offset)
{
  guint32 element;

  g_return_val_if_fail (scenario != NULL, TC_NODE_NONE);

  element = tc_scan_element_at (scenario->scan, offset);

  return element != TC_SCAN_NONE ? g_array_index (scenario->nodes_of_scan, TcNode, element)
                                 : TC_NODE_NONE;
}

guint
tc_scenario_get_scan_element (const TcScenario *scenario, TcNode node)
{
  g_return_val_if_fail (scenario != NULL && node < scenario->nodes->len, TC_SCAN_NONE);

  return tc_scenario_node (scenario, node)->scan;
}
