/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/tc-view.h"

#include <string.h>

#include "rules/tc-view-private.h"

/* Boards that are grids of places, from roles alone: the board has columns and rows, its region
 * takes tiles, the places around that are for pawns only. */

#define PLACE_SIZE 100

#define N_LETTERS 26u

static char *
dup_place (guint column, guint row, char first)
{
  char letter = (char) (first + (char) ((column - 1) % N_LETTERS));

  return column <= N_LETTERS ? g_strdup_printf ("%c%u", letter, row)
                             : g_strdup_printf ("%c%c%u", first, letter, row);
}

char *
tc_grid_dup_id (guint column, guint row)
{
  g_return_val_if_fail (column >= 1 && column <= TC_GRID_MOST, NULL);

  return dup_place (column, row, 'a');
}

char *
tc_grid_dup_name (guint column, guint row)
{
  g_return_val_if_fail (column >= 1 && column <= TC_GRID_MOST, NULL);

  return dup_place (column, row, 'A');
}

gboolean
tc_grid_parse_id (const char *id, guint *out_column, guint *out_row)
{
  guint64 row = 0;
  guint column = 0;

  if (id == NULL)
    return FALSE;
  if (id[0] == 'a' && g_ascii_islower (id[1])) {
    column = N_LETTERS;
    id++;
  }
  if (!g_ascii_islower (id[0]) || id[1] == '0' ||
      !g_ascii_string_to_unsigned (id + 1, 10, 1, TC_GRID_MOST, &row, NULL))
    return FALSE;
  column += (guint) (id[0] - 'a') + 1;
  if (column > TC_GRID_MOST)
    return FALSE;
  *out_column = column;
  *out_row = (guint) row;

  return TRUE;
}

/* The board while it is shown. */
typedef struct {
  TcView *view;
  TcScenario *scenario;
  TcNode node;
  gint32 columns;
  gint32 rows;
  guint8 faces[TC_GRID_MOST * TC_GRID_MOST];
} Grid;

static guint8 *
find_face (Grid *grid, gint32 column, gint32 row)
{
  if (column < 1 || row < 1 || column > grid->columns || row > grid->rows)
    return NULL;

  return &grid->faces[(row - 1) * (gint32) TC_GRID_MOST + column - 1];
}

static gboolean
has_place (Grid *grid, gint32 column, gint32 row)
{
  const guint8 *face = find_face (grid, column, row);

  return face != NULL && *face != TC_TILE_HOLE;
}

static void
read_region (Grid *grid, TcNode region)
{
  gint32 left = tc_view_read_int (grid->scenario, region, "column");
  gint32 top = tc_view_read_int (grid->scenario, region, "row");
  gint32 right = left + tc_view_read_int (grid->scenario, region, "columns");
  gint32 bottom = top + tc_view_read_int (grid->scenario, region, "rows");

  for (gint32 row = MAX (top, 1); row < MIN (bottom, grid->rows + 1); row++)
    for (gint32 column = MAX (left, 1); column < MIN (right, grid->columns + 1); column++)
      *find_face (grid, column, row) = TC_TILE_RANDOM;
}

static void
read_places (Grid *grid, const char *role, TcTileFace face)
{
  TcNode node = TC_NODE_NONE;

  while ((node = tc_scenario_find_child_by_role (grid->scenario, grid->node, role, node)) !=
         TC_NODE_NONE) {
    guint8 *at = find_face (grid, tc_view_read_int (grid->scenario, node, "column"),
                            tc_view_read_int (grid->scenario, node, "row"));

    if (at != NULL)
      *at = (guint8) face;
  }
}

static const char *
get_type (TcTileFace face)
{
  return face == TC_TILE_RANDOM ? "tile" : face == TC_TILE_HOLE ? "hole" : "outside";
}

static void
add_place (Grid *grid, const TcRuleset *ruleset, gint32 column, gint32 row)
{
  g_autofree char *id = tc_grid_dup_id ((guint) column, (guint) row);
  g_autofree char *name = tc_grid_dup_name ((guint) column, (guint) row);
  TcTileFace face = *find_face (grid, column, row);
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
    .face = face,
    .type = get_type (face),
    .centre = { x + PLACE_SIZE / 2, y + PLACE_SIZE / 2 },
    .outline = outline,
    .n_outline = G_N_ELEMENTS (outline),
  };

  tc_view_add_container (grid->view, &container);
}

/* -- Sides -- */

typedef enum { SIDE_NORTH, SIDE_EAST, SIDE_SOUTH, SIDE_WEST, N_SIDES } Side;

static Side
read_side (Grid *grid, TcNode node, const char *name)
{
  static const char *const names[N_SIDES] = { "north", "east", "south", "west" };
  const char *text = tc_view_read_string (grid->scenario, node, name);
  guint side = 0;

  while (side < N_SIDES && strcmp (text, names[side]) != 0)
    side++;

  return (Side) side;
}

/* A line along @side of the @n places from @column and @row on, in the order in which one walks
 * around the board with the sun. */
static void
add_line (Grid *grid, const char *style, gint32 column, gint32 row, Side side, gint32 n)
{
  static const gint32 along[N_SIDES][2] = { { 1, 0 }, { 0, 1 }, { -1, 0 }, { 0, -1 } };
  gint32 x = column - (side == SIDE_NORTH || side == SIDE_WEST);
  gint32 y = row - (side == SIDE_NORTH || side == SIDE_EAST);
  TcPoint points[2] = {
    { x * PLACE_SIZE, y * PLACE_SIZE },
    { (x + n * along[side][0]) * PLACE_SIZE, (y + n * along[side][1]) * PLACE_SIZE },
  };
  TcViewShape shape = { .style = style, .points = points, .n_points = 2 };

  tc_view_add_shape (grid->view, &shape);
}

static gboolean
has_wall (Grid *grid, gint32 column, gint32 row, Side side)
{
  TcNode wall = TC_NODE_NONE;

  while ((wall = tc_scenario_find_child_by_role (grid->scenario, grid->node, "wall", wall)) !=
         TC_NODE_NONE) {
    if (tc_view_read_int (grid->scenario, wall, "column") == column &&
        tc_view_read_int (grid->scenario, wall, "row") == row &&
        read_side (grid, wall, "side") == side)
      return TRUE;
  }

  return FALSE;
}

/* An edge that leads off the board, as lines along it: neither from holes nor through walls. */
static void
add_exit (Grid *grid, Side side)
{
  gboolean is_level = side == SIDE_NORTH || side == SIDE_SOUTH;
  gboolean is_back = side == SIDE_SOUTH || side == SIDE_WEST;
  gint32 length = is_level ? grid->columns : grid->rows;
  gint32 first = 0;
  gint32 n = 0;

  for (gint32 i = 1; i <= length + 1; i++) {
    gint32 at = is_back ? length + 1 - i : i;
    gint32 column = is_level ? at : side == SIDE_EAST ? grid->columns : 1;
    gint32 row = is_level ? (side == SIDE_SOUTH ? grid->rows : 1) : at;

    if (i <= length && has_place (grid, column, row) && !has_wall (grid, column, row, side)) {
      first = n++ == 0 ? at : first;
      continue;
    }
    if (n > 0)
      add_line (grid, "exit", is_level ? first : column, is_level ? row : first, side, n);
    n = 0;
  }
}

static void
add_sides (Grid *grid, const char *role, const char *style)
{
  TcNode node = TC_NODE_NONE;

  while ((node = tc_scenario_find_child_by_role (grid->scenario, grid->node, role, node)) !=
         TC_NODE_NONE) {
    gint32 column = tc_view_read_int (grid->scenario, node, "column");
    gint32 row = tc_view_read_int (grid->scenario, node, "row");
    Side side = read_side (grid, node, "side");

    if (side != N_SIDES && find_face (grid, column, row) != NULL)
      add_line (grid, style, column, row, side, 1);
  }
}

void
tc_view_add_grid (TcView *view, TcScenario *scenario, const TcRuleset *ruleset, TcNode board)
{
  TcNode region = tc_scenario_find_child_by_role (scenario, board, "region", TC_NODE_NONE);
  TcNode exit = TC_NODE_NONE;
  Grid grid = {
    .view = view,
    .scenario = scenario,
    .node = board,
    .columns = MIN (tc_view_read_int (scenario, board, "columns"), (gint32) TC_GRID_MOST),
    .rows = MIN (tc_view_read_int (scenario, board, "rows"), (gint32) TC_GRID_MOST),
  };

  if (region == TC_NODE_NONE || grid.columns < 1 || grid.rows < 1)
    return;

  read_region (&grid, region);
  read_places (&grid, "street", TC_TILE_NEVER);
  read_places (&grid, "hole", TC_TILE_HOLE);
  tc_view_set_size (view, (guint) grid.columns * PLACE_SIZE, (guint) grid.rows * PLACE_SIZE);
  for (gint32 row = 1; row <= grid.rows; row++) {
    for (gint32 column = 1; column <= grid.columns; column++)
      add_place (&grid, ruleset, column, row);
  }
  while ((exit = tc_scenario_find_child_by_role (scenario, board, "exit", exit)) != TC_NODE_NONE) {
    Side side = read_side (&grid, exit, "edge");

    if (side != N_SIDES)
      add_exit (&grid, side);
  }
  add_sides (&grid, "gate", "exit");
  add_sides (&grid, "wall", "wall");
}

const char *
tc_view_find_glyph (TcScenario *scenario, TcNode node)
{
  const TcSchemaElement *element = tc_scenario_get_element (scenario, node);

  for (guint i = 0; i < element->content->n_attributes; i++) {
    const TcSchemaAttribute *attribute = &element->content->attributes[i];
    gint value = attribute->type->kind == TC_VALUE_ENUM
                   ? tc_scenario_get_enum (scenario, node, attribute->name)
                   : -1;

    if (value >= 0 && attribute->type->values[value].glyph != NULL)
      return attribute->type->values[value].glyph;
  }

  return element->glyph;
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
  place->openings = tc_doors_turn (tc_doors_read (scenario, tile),
                                   (guint) place->rotation / (360 / TC_FLOOR_N_WAYS));
  place->glyph = tc_view_intern (view, tc_view_find_glyph (scenario, tile));
  place->region = tc_view_intern (view, tc_view_find_owner_of (scenario, tile));
  name.text = tc_view_read_string (scenario, tile, "name");
  if (g_strcmp0 (name.text, place->name) != 0)
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
