/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/tc-grid-parts.h"

#include <glib/gi18n.h>

#include "document/tc-group.h"
#include "document/tc-node.h"

static const char *const sides[TC_GRID_N_SIDES] = { "north", "east", "south", "west" };

static TcNode
find_board (TcScenario *scenario)
{
  return tc_scenario_find_by_role (scenario, "board", TC_NODE_NONE);
}

static TcNode
find_next (TcScenario *scenario, const char *role, TcNode after)
{
  TcNode board = find_board (scenario);

  return board != TC_NODE_NONE ? tc_scenario_find_child_by_role (scenario, board, role, after)
                               : TC_NODE_NONE;
}

static const char *
get_label (TcScenario *scenario, const char *role)
{
  const TcSchemaElement *element = tc_schema_find_role (tc_scenario_get_schema (scenario), role);

  return element != NULL ? tc_word_translate (element->label) : NULL;
}

char *
tc_grid_dup_part_title (TcScenario *scenario, const char *role)
{
  const char *label = get_label (scenario, role);
  g_autofree char *first = NULL;

  if (label == NULL || *label == '\0')
    return NULL;
  first = g_utf8_strup (label, (gssize) (g_utf8_next_char (label) - label));

  return g_strconcat (first, g_utf8_next_char (label), NULL);
}

guint
tc_grid_count_parts (TcScenario *scenario, const char *role)
{
  TcNode node = TC_NODE_NONE;
  guint n = 0;

  while ((node = find_next (scenario, role, node)) != TC_NODE_NONE)
    n++;

  return n;
}

static gboolean
is_at (TcScenario *scenario, TcNode node, const char *place, TcGridSide side)
{
  gint64 column = 0;
  gint64 row = 0;
  guint wanted_column, wanted_row;

  return tc_scenario_read_int (scenario, node, "column", &column) &&
         tc_scenario_read_int (scenario, node, "row", &row) &&
         tc_grid_parse_id (place, &wanted_column, &wanted_row) && column == wanted_column &&
         row == wanted_row &&
         (side == TC_GRID_N_SIDES ||
          g_strcmp0 (tc_scenario_get_string (scenario, node, "side"), sides[side]) == 0);
}

static TcNode
find_here (TcScenario *scenario, const char *role, const char *place, TcGridSide side)
{
  TcNode node = TC_NODE_NONE;

  while ((node = find_next (scenario, role, node)) != TC_NODE_NONE)
    if (is_at (scenario, node, place, side))
      return node;

  return TC_NODE_NONE;
}

/* (transfer full) (nullable): %NULL off the board. */
static char *
dup_beside (TcScenario *scenario, const char *place, TcGridSide side)
{
  TcNode board = find_board (scenario);
  gint64 columns = 0;
  gint64 rows = 0;
  guint column, row;

  if (!tc_grid_parse_id (place, &column, &row) ||
      !tc_scenario_read_int (scenario, board, "columns", &columns) ||
      !tc_scenario_read_int (scenario, board, "rows", &rows))
    return NULL;
  column += side == TC_GRID_EAST ? 1u : side == TC_GRID_WEST ? -1u : 0u;
  row += side == TC_GRID_SOUTH ? 1u : side == TC_GRID_NORTH ? -1u : 0u;
  if (column < 1 || column > columns || row < 1 || row > rows)
    return NULL;

  return tc_grid_dup_id (column, row);
}

TcNode
tc_grid_find_part (TcScenario *scenario, const char *role, const char *place, TcGridSide side)
{
  TcNode node = find_here (scenario, role, place, side);
  g_autofree char *beside = NULL;

  if (node != TC_NODE_NONE || side == TC_GRID_N_SIDES || g_strcmp0 (role, "wall") != 0)
    return node;
  beside = dup_beside (scenario, place, side);

  return beside != NULL
           ? find_here (scenario, role, beside, (TcGridSide) ((side + 2) % TC_GRID_N_SIDES))
           : TC_NODE_NONE;
}

static TcOperation *
new_group (TcScenario *scenario, const char *role, gboolean is_removal)
{
  const char *word = get_label (scenario, role);
  g_autofree char *label =
    is_removal ? g_strdup_printf (_ ("Remove %s"), word) : g_strdup_printf (_ ("Add %s"), word);

  return tc_operation_new_group (label);
}

void
tc_grid_dup_place (const char *place, char **out_column, char **out_row)
{
  guint column = 0;
  guint row = 0;

  tc_grid_parse_id (place, &column, &row);
  *out_column = g_strdup_printf ("%u", column);
  *out_row = g_strdup_printf ("%u", row);
}

static void
insert (TcOperation *group,
        TcScenario *scenario,
        const char *role,
        const char *place,
        TcGridSide side)
{
  const TcSchemaElement *element = tc_schema_find_role (tc_scenario_get_schema (scenario), role);
  g_autofree char *board = tc_scenario_dup_path (scenario, find_board (scenario));
  g_autofree char *column = NULL;
  g_autofree char *row = NULL;

  tc_grid_dup_place (place, &column, &row);
  tc_group_insert (group, board, element->name,
                   (const char *const[]){ "column", column, "row", row,
                                          side != TC_GRID_N_SIDES ? "side" : NULL,
                                          side != TC_GRID_N_SIDES ? sides[side] : NULL, NULL });
}

static void
remove_part (TcOperation *group, TcScenario *scenario, TcNode node)
{
  g_autofree char *path = tc_scenario_dup_path (scenario, node);

  tc_group_remove (group, path);
}

TcOperation *
tc_grid_new_places (TcScenario *scenario, const char *role, const char *const *places)
{
  const char *other = g_str_equal (role, "hole") ? "street" : "hole";
  gboolean is_removal = places[0] != NULL && tc_grid_find_part (scenario, role, places[0],
                                                                TC_GRID_N_SIDES) != TC_NODE_NONE;
  g_autoptr (TcOperation) group = NULL;

  if (get_label (scenario, role) == NULL)
    return NULL;
  group = new_group (scenario, role, is_removal);
  for (guint i = 0; places[i] != NULL; i++) {
    TcNode here = tc_grid_find_part (scenario, role, places[i], TC_GRID_N_SIDES);
    TcNode there = tc_grid_find_part (scenario, other, places[i], TC_GRID_N_SIDES);

    if (is_removal && here != TC_NODE_NONE)
      remove_part (group, scenario, here);
    if (is_removal || here != TC_NODE_NONE)
      continue;
    /* A place is one or the other. */
    if (there != TC_NODE_NONE)
      remove_part (group, scenario, there);
    insert (group, scenario, role, places[i], TC_GRID_N_SIDES);
  }

  return tc_operation_group_get_n (group) > 0 ? g_steal_pointer (&group) : NULL;
}

TcOperation *
tc_grid_new_side (TcScenario *scenario,
                  const char *role,
                  const char *place,
                  TcGridSide side,
                  char **out_why_not)
{
  TcNode node = tc_grid_find_part (scenario, role, place, side);
  g_autofree char *beside = dup_beside (scenario, place, side);
  g_autofree char *name = g_ascii_strup (place, -1);
  g_autoptr (TcOperation) group = NULL;

  *out_why_not = NULL;
  if (get_label (scenario, role) == NULL)
    return NULL;
  if (node == TC_NODE_NONE && g_str_equal (role, "gate") && beside != NULL &&
      tc_grid_find_part (scenario, "hole", beside, TC_GRID_N_SIDES) == TC_NODE_NONE) {
    *out_why_not = g_strdup_printf (
      _ ("This side of %s leads to another place. A gate leads off the board or into a hole."),
      name);
    return NULL;
  }
  group = new_group (scenario, role, node != TC_NODE_NONE);
  if (node != TC_NODE_NONE)
    remove_part (group, scenario, node);
  else
    insert (group, scenario, role, place, side);

  return g_steal_pointer (&group);
}
