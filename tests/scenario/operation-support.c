/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "operation-support.h"

static const char *const words[] = { "1",   "2",     "3",        "true",       "clear", "forest",
                                     "a&b", "<\"'>", "designer", "x:designer", "A-12",  "" };

/* After a sibling of any kind, or as the first. */
static TcOperation *
new_random_move (TcRng *rng, const TcScenario *scenario, TcNode node, const char *path)
{
  TcNode target = tc_scenario_get_parent (scenario, node);
  guint n = tc_rng_below (rng, 6);
  g_autofree char *after = NULL;

  if (target != TC_NODE_NONE)
    target = tc_scenario_get_first_child (scenario, target);
  for (; n > 0 && target != TC_NODE_NONE; n--)
    target = tc_scenario_get_next_sibling (scenario, target);
  if (target != TC_NODE_NONE)
    after = tc_scenario_dup_path (scenario, target);

  return tc_operation_new_move_after (path, after);
}

TcOperation *
operation_new_random (TcRng *rng, const TcScenario *scenario)
{
  TcNode node = tc_rng_below (rng, tc_scenario_get_n_nodes (scenario));
  const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;
  g_autofree char *path = tc_scenario_dup_path (scenario, node);
  const char *word = words[tc_rng_below (rng, G_N_ELEMENTS (words))];
  guint what = tc_rng_below (rng, 12);

  if (what == 10)
    return new_random_move (rng, scenario, node, path);
  if (what == 11)
    return tc_operation_new_set_text (path, word);

  if (what < 2 && content->n_elements > 0) {
    const TcSchemaElement *element = content->elements[tc_rng_below (rng, content->n_elements)];
    const char *attributes[] = { NULL, word, NULL };

    if (element->content->n_attributes > 0)
      attributes[0] = element->content->attributes[0].name;
    return tc_operation_new_insert (path, element->name, attributes);
  }
  if (what < 4 || content->n_attributes == 0)
    return tc_operation_new_remove (path);
  if (what < 5)
    return tc_operation_new_move (path, tc_rng_below (rng, 2) == 1);

  return tc_operation_new_set (path,
                               content->attributes[tc_rng_below (rng, content->n_attributes)].name,
                               what < 9 ? word : NULL);
}
