/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/tc-dependents.h"

#include <glib/gi18n.h>
#include <string.h>

#include "document/tc-group.h"
#include "document/tc-node.h"

static gboolean
is_within (TcScenario *scenario, TcNode node, GHashTable *nodes)
{
  for (; node != TC_NODE_NONE; node = tc_scenario_get_parent (scenario, node)) {
    if (g_hash_table_contains (nodes, GUINT_TO_POINTER (node)))
      return TRUE;
  }

  return FALSE;
}

/* An adjacency, a counter's place and a member of a zone are about the area, or the counter; a
 * condition, or the capital of a map, is a decision that only the designer can make. */
static gboolean
goes_along (TcScenario *scenario, TcNode node, const char *attribute)
{
  const TcSchemaElement *element = tc_scenario_get_element (scenario, node);
  const char *role = element->role != NULL ? element->role : "";
  gboolean is_key = element->key != NULL && g_strv_contains (element->key, attribute);

  return strcmp (role, "placement") == 0 || strcmp (role, "deployment") == 0 || is_key;
}

static guint
count_like (TcScenario *scenario, TcNode node)
{
  guint n = 0;
  TcNode child = tc_scenario_find_child (scenario, tc_scenario_get_parent (scenario, node),
                                         tc_scenario_get_name (scenario, node));

  for (; child != TC_NODE_NONE; child = tc_scenario_find_next (scenario, child))
    n++;

  return n;
}

/* Whether the schema lets it go: the last member of a zone must stay. */
static gboolean
may_go (TcScenario *scenario, TcNode node)
{
  TcNode parent = tc_scenario_get_parent (scenario, node);
  const TcSchemaContent *content = tc_scenario_get_element (scenario, parent)->content;
  guint slot = 0;

  if (tc_schema_content_find_element (content, tc_scenario_get_name (scenario, node), &slot) ==
      NULL)
    return FALSE;

  return count_like (scenario, node) > content->slots[slot].min;
}

/* Set of the nodes at @paths. */
static GHashTable *
find_nodes (TcScenario *scenario, const char *const *paths)
{
  GHashTable *nodes = g_hash_table_new (NULL, NULL);

  for (guint i = 0; paths[i] != NULL; i++) {
    TcNode node = tc_scenario_find_by_path (scenario, paths[i]);

    if (node != TC_NODE_NONE && node != 0)
      g_hash_table_add (nodes, GUINT_TO_POINTER (node));
  }

  return nodes;
}

/* (transfer full): what refers to @nodes. */
static GArray *
list_uses (TcScenario *scenario, GHashTable *nodes)
{
  g_autoptr (GArray) targets = g_array_new (FALSE, FALSE, sizeof (TcNode));
  GHashTableIter iter;
  gpointer node;

  g_hash_table_iter_init (&iter, nodes);
  while (g_hash_table_iter_next (&iter, &node, NULL)) {
    TcNode target = GPOINTER_TO_UINT (node);

    g_array_append_val (targets, target);
  }

  return tc_references_list (scenario, (const TcNode *) targets->data, targets->len);
}

GArray *
tc_dependents_list (TcScenario *scenario, const char *const *paths)
{
  GArray *dependents = g_array_new (FALSE, FALSE, sizeof (TcDependent));
  g_autoptr (GHashTable) nodes = find_nodes (scenario, paths);
  g_autoptr (GArray) uses = list_uses (scenario, nodes);
  TcNode last = TC_NODE_NONE;

  for (guint i = 0; i < uses->len; i++) {
    const TcReference *use = &g_array_index (uses, TcReference, i);
    TcDependent dependent = { .node = use->node };

    if (use->node == last || is_within (scenario, use->node, nodes))
      continue;
    last = use->node;
    dependent.goes =
      goes_along (scenario, use->node, use->attribute->name) && may_go (scenario, use->node);
    g_array_append_val (dependents, dependent);
  }

  return dependents;
}

static char *
dup_label (TcScenario *scenario, const char *const *paths)
{
  guint n = g_strv_length ((char **) paths);
  TcNode first = tc_scenario_find_by_path (scenario, paths[0]);
  g_autofree char *title = NULL;

  if (n > 1)
    return g_strdup_printf (ngettext ("Delete %u element", "Delete %u elements", n), n);
  title = tc_node_dup_full_title (scenario, first);

  return g_strdup_printf (_ ("Delete %s"), title);
}

/* One that lies inside another goes with it. */
static void
take_removes (TcOperation *group, TcScenario *scenario, GHashTable *nodes)
{
  guint n = tc_scenario_get_n_nodes (scenario);

  for (TcNode node = 1; node < n; node++) {
    g_autofree char *path = NULL;

    if (!g_hash_table_contains (nodes, GUINT_TO_POINTER (node)) ||
        is_within (scenario, tc_scenario_get_parent (scenario, node), nodes))
      continue;
    path = tc_scenario_dup_path (scenario, node);
    tc_group_remove (group, path);
  }
}

TcOperation *
tc_dependents_new_delete (TcScenario *scenario, const char *const *paths, gboolean with_dependents)
{
  g_autoptr (GArray) dependents = tc_dependents_list (scenario, paths);
  g_autoptr (GHashTable) nodes = find_nodes (scenario, paths);
  g_autofree char *label = NULL;
  TcOperation *group;

  if (g_hash_table_size (nodes) == 0)
    return NULL;
  for (guint i = 0; with_dependents && i < dependents->len; i++) {
    const TcDependent *dependent = &g_array_index (dependents, TcDependent, i);

    if (dependent->goes)
      g_hash_table_add (nodes, GUINT_TO_POINTER (dependent->node));
  }
  label = dup_label (scenario, paths);
  group = tc_operation_new_group (label);
  take_removes (group, scenario, nodes);

  return group;
}
