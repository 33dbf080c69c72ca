/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "scenario/tc-scenario-private.h"
#include "variant/tc-keyed-text-private.h"
#include "variant/tc-variant-extract.h"

/* What is not written comes from the schema. */
static gboolean
is_same_source (const TcScenario *a, const TcScenario *b, TcNode node, const char *name)
{
  if (!tc_scenario_has (a, node, name) || !tc_scenario_has (b, node, name))
    return TRUE;

  return tc_scenario_get_provenance (a, node, name) == tc_scenario_get_provenance (b, node, name);
}

/* "a b" and "b a" are one link. */
static gboolean
is_same_pair (const TcScenario *a, const TcScenario *b, TcNode node)
{
  g_autofree char *key = tc_scenario_dup_key (a, node, "\n");
  g_autofree char *other = tc_scenario_dup_key (b, node, "\n");

  return key != NULL && g_strcmp0 (key, other) == 0;
}

static gboolean
is_same_node (const TcScenario *a, const TcScenario *b, TcNode node)
{
  const TcSchemaElement *element = tc_scenario_get_element (a, node);
  gboolean is_pair = FALSE;

  if (element != tc_scenario_get_element (b, node) ||
      tc_scenario_get_parent (a, node) != tc_scenario_get_parent (b, node) ||
      g_strcmp0 (tc_scenario_get_text (a, node), tc_scenario_get_text (b, node)) != 0)
    return FALSE;
  is_pair = element->key_unordered && is_same_pair (a, b, node);
  for (guint32 i = 0; i < element->content->n_attributes; i++) {
    const TcSchemaAttribute *attribute = &element->content->attributes[i];

    if (strcmp (attribute->name, "src") == 0 || strcmp (attribute->name, "src-of") == 0 ||
        (is_pair && tc_keyed_text_is_key (element, attribute->name)))
      continue;
    if (!tc_scenario_is_same_value (a, node, b, node, attribute) ||
        !is_same_source (a, b, node, attribute->name))
      return FALSE;
  }

  return element->content->text == NULL ||
         tc_scenario_get_provenance (a, node, NULL) == tc_scenario_get_provenance (b, node, NULL);
}

TcNode
tc_scenario_find_difference (const TcScenario *a, const TcScenario *b)
{
  guint n = tc_scenario_get_n_nodes (a);
  guint n_other = tc_scenario_get_n_nodes (b);

  g_return_val_if_fail (a != NULL && b != NULL, 0);

  for (TcNode node = 0; node < MIN (n, n_other); node++)
    if (!is_same_node (a, b, node))
      return node;
  if (n == n_other)
    return TC_NODE_NONE;

  return n > n_other ? n_other : 0;
}
