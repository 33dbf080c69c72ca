/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "lint/tc-deck-sum.h"

/* Whether any reference of @node names what any reference of @other does. */
static gboolean
shares_ref (TcScenario *scenario, TcNode node, TcNode other)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;
  const TcSchemaContent *others = tc_scenario_get_element (scenario, other)->content;

  for (guint i = 0; i < content->n_attributes; i++) {
    TcNode named = content->attributes[i].refs != NULL
                     ? tc_scenario_get_ref (scenario, node, content->attributes[i].name)
                     : TC_NODE_NONE;

    for (guint j = 0; named != TC_NODE_NONE && j < others->n_attributes; j++) {
      if (others->attributes[j].refs != NULL &&
          tc_scenario_get_ref (scenario, other, others->attributes[j].name) == named)
        return TRUE;
    }
  }

  return FALSE;
}

gboolean
tc_deck_sums_leaves_out (TcScenario *scenario, TcNode count, TcNode copy)
{
  TcNode child = TC_NODE_NONE;

  while ((child = tc_scenario_find_child_by_role (scenario, count, "left-out", child)) !=
         TC_NODE_NONE) {
    if (shares_ref (scenario, copy, child))
      return TRUE;
  }

  return FALSE;
}

guint
tc_deck_sums_count (TcScenario *scenario, TcNode count, TcNode card)
{
  TcNode copy = TC_NODE_NONE;
  guint n = 0;

  while ((copy = tc_scenario_find_by_role (scenario, "card-copy", copy)) != TC_NODE_NONE) {
    if (card == TC_NODE_NONE || tc_scenario_get_parent (scenario, copy) == card)
      n += !tc_deck_sums_leaves_out (scenario, count, copy);
  }

  return n;
}

/* What is written, else what the schema says without it. */
static gint64
read_number (TcScenario *scenario,
             const TcSchemaElement *element,
             const TcSchemaAttribute *attribute)
{
  gint64 number = 0;

  for (TcNode node = 0; node < tc_scenario_get_n_nodes (scenario); node++) {
    if (tc_scenario_get_element (scenario, node) == element &&
        tc_scenario_read_int (scenario, node, attribute->name, &number))
      return MAX (0, number);
  }

  return attribute->default_value != NULL
           ? MAX (0, g_ascii_strtoll (attribute->default_value, NULL, 10))
           : 0;
}

/* What one game takes, and what it takes besides for each player. %FALSE: no attribute says so. */
static gboolean
read_needs (TcScenario *scenario, guint *out_game, guint *out_player)
{
  const TcSchema *schema = tc_scenario_get_schema (scenario);
  gboolean is_said = FALSE;

  *out_game = *out_player = 0;
  for (guint i = 0; i < schema->n_elements; i++) {
    const TcSchemaContent *content = schema->elements[i]->content;

    for (guint j = 0; j < content->n_attributes; j++) {
      const TcSchemaAttribute *attribute = &content->attributes[j];
      guint *out = attribute->draws == TC_DRAWS_PLAYER ? out_player : out_game;

      if (attribute->draws == TC_DRAWS_NOTHING)
        continue;
      *out += (guint) read_number (scenario, schema->elements[i], attribute);
      is_said = TRUE;
    }
  }

  return is_said;
}

GArray *
tc_deck_sums_list (TcScenario *scenario)
{
  GArray *sums = g_array_new (FALSE, FALSE, sizeof (TcDeckSum));
  TcNode node = TC_NODE_NONE;
  guint game, player;

  if (!read_needs (scenario, &game, &player))
    return sums;
  while ((node = tc_scenario_find_by_role (scenario, "player-count", node)) != TC_NODE_NONE) {
    const TcSchemaElement *element = tc_scenario_get_element (scenario, node);
    TcDeckSum sum = { .node = node };
    gint64 players = 0;

    if (element->key == NULL || !tc_scenario_read_int (scenario, node, element->key[0], &players) ||
        players < 1)
      continue;
    sum.n_players = (guint) MIN (players, 999);
    sum.n_cards = tc_deck_sums_count (scenario, node, TC_NODE_NONE);
    sum.n_needed = game + player * sum.n_players;
    g_array_append_val (sums, sum);
  }

  return sums;
}
