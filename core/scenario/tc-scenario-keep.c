/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scenario/tc-scenario-private.h"

/* What a new tree takes from the one before it. There nothing was wrong, so what an element holds
 * that was not read again is what it held: only its numbers are others, and what references mean is
 * asked again. */

TcNode
tc_scenario_get_kept (const TcScenarioCheck *check, guint32 old)
{
  TcNode node = g_array_index (check->before->nodes_of_scan, TcNode, old);

  return tc_scenario_node (check->before, node)->scan == old ? node : TC_NODE_NONE;
}

/* The node behind @node and all that is in it. */
static TcNode
skip_node (const TcScenario *scenario, TcNode node)
{
  while (tc_scenario_node (scenario, node)->next_sibling == TC_NODE_NONE) {
    node = tc_scenario_node (scenario, node)->parent;
    if (node == TC_NODE_NONE)
      return scenario->nodes->len;
  }

  return tc_scenario_node (scenario, node)->next_sibling;
}

static guint32
get_first_value (const TcScenario *scenario, TcNode node)
{
  return node < scenario->nodes->len ? tc_scenario_node (scenario, node)->first_value
                                     : scenario->values->len;
}

/* @scan: an element that has the first of them. Numbers wrap: what is subtracted may be the larger.
 */
static void
keep_value_range (TcScenarioCheck *check, guint32 scan, guint32 first, guint32 n)
{
  const TcRescan *again = check->again;
  GArray *values = check->scenario->values;
  guint32 by = scan < again->first ? 0 : again->n_new_attributes - again->n_old_attributes;
  guint at = values->len;

  if (n == 0)
    return;
  g_array_append_vals (values, &g_array_index (check->before->values, TcScenarioValue, first), n);
  for (; at < values->len; at++) {
    TcScenarioValue *value = &g_array_index (values, TcScenarioValue, at);

    value->scan += value->string != NULL ? by : 0;
    value->target = TC_NODE_NONE;
  }
}

static TcNode
shift_node (TcNode node, TcNode by)
{
  return node != TC_NODE_NONE ? node + by : TC_NODE_NONE;
}

void
tc_scenario_keep_subtree (TcScenarioCheck *check, TcNode old, guint32 index, TcNode parent)
{
  const TcScenario *before = check->before;
  TcScenario *scenario = check->scenario;
  TcNode end = skip_node (before, old);
  TcScenarioNode top = *tc_scenario_node (before, old);
  TcNode by = scenario->nodes->len - old;
  guint32 values_by = scenario->values->len - top.first_value;

  keep_value_range (check, top.scan, top.first_value,
                    get_first_value (before, end) - top.first_value);
  for (TcNode i = old; i < end; i++) {
    TcScenarioNode node = *tc_scenario_node (before, i);

    node.scan += index - top.scan;
    node.first_value += values_by;
    node.first_child = shift_node (node.first_child, by);
    node.last_child = shift_node (node.last_child, by);
    node.next_in_role = TC_NODE_NONE;
    if (i == old) {
      node.next_sibling = TC_NODE_NONE;
      tc_scenario_add_node (scenario, &node, parent);
      continue;
    }
    node.parent += by;
    node.next_sibling = shift_node (node.next_sibling, by);
    g_array_append_val (scenario->nodes, node);
  }
}

void
tc_scenario_keep_values (TcScenarioCheck *check, TcNode old, TcNode node)
{
  const TcScenarioNode *kept = tc_scenario_node (check->before, old);

  g_array_set_size (check->scenario->values, tc_scenario_node (check->scenario, node)->first_value);
  keep_value_range (check, kept->scan, kept->first_value, kept->element->content->n_attributes);
}
