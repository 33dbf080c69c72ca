/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "scenario/tc-scenario-private.h"
#include "variant/tc-keyed-text-private.h"
#include "variant/tc-variant-extract.h"

/* Numbers and switches have several spellings of one value. */
static gboolean
is_same_value (const TcScenario *a, const TcScenario *b, TcNode node, const TcSchemaAttribute *kind)
{
  const char *left = tc_scenario_get_string_of (a, node, kind);
  const char *right = tc_scenario_get_string_of (b, node, kind);

  if (left == NULL || right == NULL)
    return left == right;
  if (kind->type->kind == TC_VALUE_INTEGER)
    return tc_scenario_get_int (a, node, kind->name) == tc_scenario_get_int (b, node, kind->name);
  if (kind->type->kind == TC_VALUE_BOOLEAN)
    return tc_scenario_get_bool_of (a, node, kind) == tc_scenario_get_bool_of (b, node, kind);

  return strcmp (left, right) == 0;
}

/* What is not written comes from the schema. */
static gboolean
is_same_source (const TcScenario *a, const TcScenario *b, TcNode node, const char *name)
{
  if (!tc_scenario_has (a, node, name) || !tc_scenario_has (b, node, name))
    return TRUE;

  return tc_scenario_get_provenance (a, node, name) == tc_scenario_get_provenance (b, node, name);
}

static gboolean
is_same_node (const TcScenario *a, const TcScenario *b, TcNode node)
{
  const TcSchemaElement *element = tc_scenario_get_element (a, node);

  if (element != tc_scenario_get_element (b, node) ||
      tc_scenario_get_parent (a, node) != tc_scenario_get_parent (b, node) ||
      g_strcmp0 (tc_scenario_get_text (a, node), tc_scenario_get_text (b, node)) != 0)
    return FALSE;
  for (guint32 i = 0; i < element->content->n_attributes; i++) {
    const TcSchemaAttribute *attribute = &element->content->attributes[i];

    if (strcmp (attribute->name, "src") == 0 || strcmp (attribute->name, "src-of") == 0)
      continue;
    if (!is_same_value (a, b, node, attribute) || !is_same_source (a, b, node, attribute->name))
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
