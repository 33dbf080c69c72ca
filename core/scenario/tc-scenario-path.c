/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <stdlib.h>
#include <string.h>

#include "scenario/tc-scenario-private.h"

/* Key paths. A step is "name", "name[key]" or "name#n"; a name alone is the first of its name. The
 * key form is used only where it finds the node again: the key may be a duplicate, or a pair whose
 * joined form another pair shares. */

#define STEP_SIGNS "/[]#@"

static gboolean
is_name (const TcScenario *scenario, TcNode node, const char *name, gsize length)
{
  const char *own = tc_scenario_node (scenario, node)->element->name;

  return strncmp (own, name, length) == 0 && own[length] == '\0';
}

static const TcSchemaElement *
find_element (const TcSchemaContent *content, const char *name, gsize length)
{
  for (guint i = 0; i < content->n_elements; i++) {
    const char *own = content->elements[i]->name;

    if (strncmp (own, name, length) == 0 && own[length] == '\0')
      return content->elements[i];
  }

  return NULL;
}

/* The first child of @parent of that name and key, or TC_NODE_NONE. The key table knows most, but
 * not keys of several parts, nor one that another kind of datum or another parent has first. */
static TcNode
find_keyed (const TcScenario *scenario,
            TcNode parent,
            const char *name,
            gsize length,
            const char *key)
{
  const TcScenarioNode *entry = tc_scenario_node (scenario, parent);
  const TcSchemaElement *element = find_element (entry->element->content, name, length);
  TcNode node;

  if (element == NULL)
    return TC_NODE_NONE;
  node = tc_scenario_find_filed (scenario, parent, element, key);
  if (node != TC_NODE_NONE && tc_scenario_node (scenario, node)->parent == parent &&
      tc_scenario_node (scenario, node)->element == element)
    return node;
  for (node = entry->first_child; node != TC_NODE_NONE;
       node = tc_scenario_node (scenario, node)->next_sibling) {
    if (is_name (scenario, node, name, length) && tc_scenario_has_path_key (scenario, node, key))
      return node;
  }

  return TC_NODE_NONE;
}

static TcNode
find_counted (const TcScenario *scenario,
              TcNode parent,
              const char *name,
              gsize length,
              guint64 position)
{
  TcNode node;

  for (node = tc_scenario_node (scenario, parent)->first_child; node != TC_NODE_NONE;
       node = tc_scenario_node (scenario, node)->next_sibling) {
    if (is_name (scenario, node, name, length) && --position == 0)
      return node;
  }

  return TC_NODE_NONE;
}

/* 1 for the first; @out_is_only: no other sibling has the name. */
static guint
count_position (const TcScenario *scenario, TcNode node, gboolean *out_is_only)
{
  const char *name = tc_scenario_node (scenario, node)->element->name;
  TcNode parent = tc_scenario_node (scenario, node)->parent;
  guint position = 0;
  guint n = 0;
  TcNode other;

  for (other = tc_scenario_node (scenario, parent)->first_child; other != TC_NODE_NONE;
       other = tc_scenario_node (scenario, other)->next_sibling) {
    if (!is_name (scenario, other, name, strlen (name)))
      continue;
    n++;
    if (other == node)
      position = n;
  }
  *out_is_only = n == 1;

  return position;
}

/* A node that may stand there only once is named without its number. */
static gboolean
is_single (const TcScenario *scenario, TcNode node)
{
  const TcScenarioNode *entry = tc_scenario_node (scenario, node);
  const TcSchemaContent *content = tc_scenario_node (scenario, entry->parent)->element->content;
  guint slot = 0;

  tc_schema_content_find_element (content, entry->element->name, &slot);
  return content->slots[slot].max == 1;
}

static char *
dup_step (const TcScenario *scenario, TcNode node)
{
  const TcScenarioNode *entry = tc_scenario_node (scenario, node);
  const char *name = entry->element->name;
  g_autofree char *key = tc_scenario_dup_key (scenario, node, "-");
  gboolean is_only;
  guint position;

  if (key != NULL && *key != '\0' && strpbrk (key, STEP_SIGNS) == NULL &&
      find_keyed (scenario, entry->parent, name, strlen (name), key) == node)
    return g_strdup_printf ("%s[%s]", name, key);

  position = count_position (scenario, node, &is_only);
  if (is_only && is_single (scenario, node))
    return g_strdup (name);

  return g_strdup_printf ("%s#%u", name, position);
}

char *
tc_scenario_dup_path (const TcScenario *scenario, TcNode node)
{
  g_autoptr (GPtrArray) steps = NULL;
  GString *path;
  guint i;

  g_return_val_if_fail (scenario != NULL && node < scenario->nodes->len, NULL);

  steps = g_ptr_array_new_with_free_func (g_free);
  for (; node != 0; node = tc_scenario_node (scenario, node)->parent)
    g_ptr_array_add (steps, dup_step (scenario, node));

  path = g_string_new (NULL);
  for (i = steps->len; i > 0; i--)
    g_string_append_printf (path, "%s%s", path->len > 0 ? "/" : "",
                            (const char *) g_ptr_array_index (steps, i - 1));

  return g_string_free (path, FALSE);
}

static TcNode
find_step (const TcScenario *scenario, TcNode parent, const char *step, gsize step_length)
{
  gsize length = strcspn (step, STEP_SIGNS);
  const char *end = step + step_length;
  char *number_end;
  guint64 position;

  if (length >= step_length)
    return find_counted (scenario, parent, step, step_length, 1);
  if (step[length] == '[' && end[-1] == ']') {
    const char *start = step + length + 1;
    g_autofree char *key = g_strndup (start, (gsize) (end - 1 - start));

    return find_keyed (scenario, parent, step, length, key);
  }
  if (step[length] == '#' && g_ascii_isdigit (step[length + 1])) {
    position = g_ascii_strtoull (step + length + 1, &number_end, 10);
    if (number_end == end && position > 0)
      return find_counted (scenario, parent, step, length, position);
  }

  return TC_NODE_NONE;
}

TcNode
tc_scenario_find_by_path (const TcScenario *scenario, const char *path)
{
  TcNode node = 0;

  g_return_val_if_fail (scenario != NULL && path != NULL, TC_NODE_NONE);

  while (*path != '\0' && node != TC_NODE_NONE) {
    gsize length = strcspn (path, "/");

    node = length > 0 ? find_step (scenario, node, path, length) : TC_NODE_NONE;
    path += length;
    if (*path == '/')
      path++;
  }

  return node;
}

TcNode
tc_scenario_find_section (const TcScenario *scenario, const char *path)
{
  g_return_val_if_fail (path != NULL && strpbrk (path, "[]#@") == NULL, TC_NODE_NONE);

  return tc_scenario_find_by_path (scenario, path);
}
