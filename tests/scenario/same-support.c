/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "same-support.h"

#include "scenario/tc-scenario-private.h"

static void
assert_span (TcSpan a, TcSpan b)
{
  g_assert_cmpuint (a.start, ==, b.start);
  g_assert_cmpuint (a.end, ==, b.end);
}

static void
assert_elements (const TcScan *a, const TcScan *b)
{
  g_assert_cmpuint (tc_scan_get_n_elements (a), ==, tc_scan_get_n_elements (b));
  for (guint i = 0; i < tc_scan_get_n_elements (a); i++) {
    const TcScanElement *left = tc_scan_get_element (a, i);
    const TcScanElement *right = tc_scan_get_element (b, i);

    assert_span (left->tag, right->tag);
    assert_span (left->name, right->name);
    assert_span (left->end_tag, right->end_tag);
    g_assert_cmpuint (left->parent, ==, right->parent);
    g_assert_cmpuint (left->first_attribute, ==, right->first_attribute);
    g_assert_cmpuint (left->n_attributes, ==, right->n_attributes);
    g_assert_cmpuint (left->depth, ==, right->depth);
    g_assert_cmpuint (left->is_empty, ==, right->is_empty);
    g_assert_cmpuint (left->is_malformed, ==, right->is_malformed);
  }
}

static void
assert_scans (const TcScan *a, const TcScan *b)
{
  assert_elements (a, b);
  g_assert_cmpuint (tc_scan_get_n_attributes (a), ==, tc_scan_get_n_attributes (b));
  for (guint i = 0; i < tc_scan_get_n_attributes (a); i++) {
    assert_span (tc_scan_get_attribute (a, i)->name, tc_scan_get_attribute (b, i)->name);
    assert_span (tc_scan_get_attribute (a, i)->value, tc_scan_get_attribute (b, i)->value);
  }
  g_assert_cmpuint (tc_scan_get_n_comments (a), ==, tc_scan_get_n_comments (b));
  for (guint i = 0; i < tc_scan_get_n_comments (a); i++) {
    assert_span (tc_scan_get_comment (a, i)->span, tc_scan_get_comment (b, i)->span);
    g_assert_cmpuint (tc_scan_get_comment (a, i)->element, ==, tc_scan_get_comment (b, i)->element);
  }
}

static void
assert_nodes (const TcScenario *a, const TcScenario *b)
{
  g_assert_cmpuint (a->nodes->len, ==, b->nodes->len);
  for (TcNode i = 0; i < a->nodes->len; i++) {
    const TcScenarioNode *left = tc_scenario_node (a, i);
    const TcScenarioNode *right = tc_scenario_node (b, i);

    g_assert_true (left->element == right->element);
    g_assert_cmpstr (left->text, ==, right->text);
    g_assert_cmpuint (left->scan, ==, right->scan);
    g_assert_cmpuint (left->is_doubled, ==, right->is_doubled);
    g_assert_cmpuint (left->first_value, ==, right->first_value);
    g_assert_cmpuint (left->parent, ==, right->parent);
    g_assert_cmpuint (left->first_child, ==, right->first_child);
    g_assert_cmpuint (left->last_child, ==, right->last_child);
    g_assert_cmpuint (left->next_sibling, ==, right->next_sibling);
    g_assert_cmpuint (left->next_in_role, ==, right->next_in_role);
  }
}

static void
assert_values (const TcScenario *a, const TcScenario *b)
{
  g_assert_cmpuint (a->values->len, ==, b->values->len);
  for (guint i = 0; i < a->values->len; i++) {
    const TcScenarioValue *left = &g_array_index (a->values, TcScenarioValue, i);
    const TcScenarioValue *right = &g_array_index (b->values, TcScenarioValue, i);

    g_assert_cmpstr (left->string, ==, right->string);
    g_assert_cmpuint (left->target, ==, right->target);
    g_assert_cmpuint (left->is_bad, ==, right->is_bad);
    if (left->string != NULL)
      g_assert_cmpuint (left->scan, ==, right->scan);
  }
}

static void
assert_keys (const TcScenario *a, const TcScenario *b)
{
  g_assert_cmpuint (a->keys->len, ==, b->keys->len);
  for (guint i = 0; i < a->keys->len; i++) {
    const TcScenarioKey *left = &g_array_index (a->keys, TcScenarioKey, i);
    const TcScenarioKey *right = &g_array_index (b->keys, TcScenarioKey, i);

    g_assert_cmpuint (left->parent, ==, right->parent);
    g_assert_cmpuint (left->node, ==, right->node);
    g_assert_cmpstr (left->key, ==, right->key);
  }
}

void
assert_same (const TcScenario *a, const TcScenario *b)
{
  g_assert_true ((a == NULL) == (b == NULL));
  if (a == NULL)
    return;
  g_assert_true (a->schema == b->schema);
  g_assert_cmpint (a->is_valid, ==, b->is_valid);
  g_assert_cmpint (a->is_clean, ==, b->is_clean);
  assert_scans (a->scan, b->scan);
  assert_nodes (a, b);
  assert_values (a, b);
  assert_keys (a, b);
  g_assert_cmpmem (a->nodes_of_scan->data, a->nodes_of_scan->len * sizeof (TcNode),
                   b->nodes_of_scan->data, b->nodes_of_scan->len * sizeof (TcNode));
}
