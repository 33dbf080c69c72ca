/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/tc-view.h"

#include <string.h>

#include "rules/tc-view-private.h"

/* Boards that are grids of places, from roles alone: the board has columns and rows, its region
 * takes tiles, the places around that are for pawns only. */

#define PLACE_SIZE 100

char *
tc_grid_dup_id (guint column, guint row)
{
  g_return_val_if_fail (column >= 1 && column <= TC_GRID_MOST, NULL);

  return g_strdup_printf ("%c%u", 'a' + (gchar) (column - 1), row);
}

char *
tc_grid_dup_name (guint column, guint row)
{
  g_return_val_if_fail (column >= 1 && column <= TC_GRID_MOST, NULL);

  return g_strdup_printf ("%c%u", 'A' + (gchar) (column - 1), row);
}

gboolean
tc_grid_parse_id (const char *id, guint *out_column, guint *out_row)
{
  guint64 row = 0;

  if (id == NULL || id[0] < 'a' || id[0] >= (gchar) ('a' + TC_GRID_MOST) || id[1] == '0' ||
      !g_ascii_string_to_unsigned (id + 1, 10, 1, TC_GRID_MOST, &row, NULL))
    return FALSE;
  *out_column = (guint) (id[0] - 'a') + 1;
  *out_row = (guint) row;

  return TRUE;
}

static void
add_place (TcView *view, const TcRuleset *ruleset, gint32 column, gint32 row, gboolean is_inside)
{
  g_autofree char *id = tc_grid_dup_id ((guint) column, (guint) row);
  g_autofree char *name = tc_grid_dup_name ((guint) column, (guint) row);
  gint32 x = (column - 1) * PLACE_SIZE;
  gint32 y = (row - 1) * PLACE_SIZE;
  const TcPoint outline[] = {
    { x, y }, { x + PLACE_SIZE, y }, { x + PLACE_SIZE, y + PLACE_SIZE }, { x, y + PLACE_SIZE }
  };
  TcViewContainer container = {
    .thing = ruleset != NULL ? tc_ruleset_find_thing (ruleset, id) : TC_THING_NONE,
    .key = id,
    .name = name,
    .kind = TC_CONTAINER_TILE,
    .face = is_inside ? TC_TILE_RANDOM : TC_TILE_NEVER,
    .type = is_inside ? "tile" : "outside",
    .centre = { x + PLACE_SIZE / 2, y + PLACE_SIZE / 2 },
    .outline = outline,
    .n_outline = G_N_ELEMENTS (outline),
  };

  tc_view_add_container (view, &container);
}

/* An edge that leads off the board, as a line along it. */
static void
add_exit (TcView *view, const char *edge, gint32 width, gint32 height)
{
  TcPoint points[2] = { { 0, 0 }, { width, height } };
  TcViewShape shape = { .style = "exit", .points = points, .n_points = 2 };

  if (strcmp (edge, "north") == 0)
    points[1].y = 0;
  else if (strcmp (edge, "west") == 0)
    points[1].x = 0;
  else if (strcmp (edge, "south") == 0)
    points[0].y = height;
  else if (strcmp (edge, "east") == 0)
    points[0].x = width;
  else
    return;
  tc_view_add_shape (view, &shape);
}

void
tc_view_add_grid (TcView *view, TcScenario *scenario, const TcRuleset *ruleset, TcNode board)
{
  TcNode region = tc_scenario_find_child_by_role (scenario, board, "region", TC_NODE_NONE);
  TcNode exit = TC_NODE_NONE;
  gint32 columns = MIN (tc_view_read_int (scenario, board, "columns"), (gint32) TC_GRID_MOST);
  gint32 rows = MIN (tc_view_read_int (scenario, board, "rows"), (gint32) TC_GRID_MOST);
  gint32 left, top, right, bottom;

  if (region == TC_NODE_NONE || columns < 1 || rows < 1)
    return;

  left = tc_view_read_int (scenario, region, "column");
  top = tc_view_read_int (scenario, region, "row");
  right = left + tc_view_read_int (scenario, region, "columns");
  bottom = top + tc_view_read_int (scenario, region, "rows");
  tc_view_set_size (view, (guint) columns * PLACE_SIZE, (guint) rows * PLACE_SIZE);
  for (gint32 row = 1; row <= rows; row++) {
    for (gint32 column = 1; column <= columns; column++)
      add_place (view, ruleset, column, row,
                 column >= left && column < right && row >= top && row < bottom);
  }
  while ((exit = tc_scenario_find_child_by_role (scenario, board, "exit", exit)) != TC_NODE_NONE)
    add_exit (view, tc_view_read_string (scenario, exit, "edge"), columns * PLACE_SIZE,
              rows * PLACE_SIZE);
}

void
tc_view_lay_tile (TcView *view, TcViewContainer *place, TcScenario *scenario, TcNode tile)
{
  const TcSchemaElement *element;
  TcMark name = { .kind = TC_MARK_LABEL };
  TcMark mark = { .value = 1 };

  place->marks = NULL;
  place->n_marks = 0;
  if (tile == TC_NODE_NONE) {
    place->face = TC_TILE_RANDOM;
    place->type = "tile";
    place->glyph = place->region = "";
    return;
  }

  element = tc_scenario_get_element (scenario, tile);
  place->face = TC_TILE_FACE_UP;
  place->type = tc_view_intern (view, element->label);
  place->glyph = tc_view_intern (view, element->glyph);
  place->region = tc_view_intern (view, tc_view_find_owner_of (scenario, tile));
  name.text = tc_view_read_string (scenario, tile, "name");
  tc_view_add_mark (view, place, &name);
  mark.kind = element->mark;
  mark.text = element->label;
  if (mark.kind != TC_MARK_NONE)
    tc_view_add_mark (view, place, &mark);
}

void
tc_view_add_grid_placement (TcView *view, TcScenario *scenario, TcNode node)
{
  gint32 column = tc_view_read_int (scenario, node, "column");
  gint32 row = tc_view_read_int (scenario, node, "row");
  TcNode tile = tc_scenario_find_ref (scenario, node, "tile", NULL);
  TcNode pawn = tc_scenario_find_ref (scenario, node, "piece", NULL);
  g_autofree char *key = NULL;
  TcViewContainer *place;

  if (column < 1 || column > (gint32) TC_GRID_MOST || row < 1)
    return;
  key = tc_grid_dup_id ((guint) column, (guint) row);
  place = tc_view_get_container (view, key);
  if (place == NULL)
    return;

  if (pawn != TC_NODE_NONE)
    tc_view_add_piece (view, scenario, pawn, place->key, FALSE);
  if (tile != TC_NODE_NONE)
    tc_view_lay_tile (view, place, scenario, tile);
}
