/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/tc-grid-model.h"

#include <glib/gi18n.h>

#include "document/tc-grid-parts.h"
#include "document/tc-group.h"
#include "document/tc-node.h"
#include "document/tc-value.h"

static gint64
read_int (TcScenario *scenario, TcNode node, const char *name)
{
  gint64 value = 0;

  tc_scenario_read_int (scenario, node, name, &value);

  return value;
}

/* (nullable): the place that a placement names. */
static char *
dup_place (TcScenario *scenario, TcNode placement)
{
  gint64 column = read_int (scenario, placement, "column");
  gint64 row = read_int (scenario, placement, "row");

  if (column < 1 || column > TC_GRID_MOST || row < 1 || row > TC_GRID_MOST)
    return NULL;

  return tc_grid_dup_id ((guint) column, (guint) row);
}

static TcNode
find_board (TcScenario *scenario)
{
  return tc_scenario_find_by_role (scenario, "board", TC_NODE_NONE);
}

TcNode
tc_grid_find_region (TcScenario *scenario)
{
  TcNode board = find_board (scenario);

  return board != TC_NODE_NONE
           ? tc_scenario_find_child_by_role (scenario, board, "region", TC_NODE_NONE)
           : TC_NODE_NONE;
}

static gboolean
is_inside (TcScenario *scenario, TcNode rectangle, guint column, guint row)
{
  gint64 left = read_int (scenario, rectangle, "column");
  gint64 top = read_int (scenario, rectangle, "row");

  return column >= left && column < left + read_int (scenario, rectangle, "columns") &&
         row >= top && row < top + read_int (scenario, rectangle, "rows");
}

static gboolean
takes_tile (TcScenario *scenario, const char *place)
{
  TcNode region = tc_grid_find_region (scenario);
  guint column, row;

  return region != TC_NODE_NONE && tc_grid_parse_id (place, &column, &row) &&
         is_inside (scenario, region, column, row) &&
         tc_grid_find_part (scenario, "hole", place, TC_GRID_N_SIDES) == TC_NODE_NONE &&
         tc_grid_find_part (scenario, "street", place, TC_GRID_N_SIDES) == TC_NODE_NONE;
}

static gboolean
is_on_board (TcScenario *scenario, const char *place)
{
  TcNode board = find_board (scenario);
  guint column, row;

  return board != TC_NODE_NONE && tc_grid_parse_id (place, &column, &row) &&
         column <= read_int (scenario, board, "columns") &&
         row <= read_int (scenario, board, "rows");
}

GArray *
tc_grid_list_tiles (TcScenario *scenario, TcNode setup)
{
  GArray *tiles = g_array_new (FALSE, TRUE, sizeof (TcGridTile));
  TcNode node = TC_NODE_NONE;

  while ((node = tc_scenario_find_by_role (scenario, "tile", node)) != TC_NODE_NONE) {
    TcGridTile tile = { .node = node, .id = tc_scenario_get_id (scenario, node) };
    TcNode lay = TC_NODE_NONE;

    if (tile.id == NULL)
      continue;
    tile.n_copies = (guint) MAX (0, read_int (scenario, node, "copies"));
    while (setup != TC_NODE_NONE && (lay = tc_scenario_find_child_by_role (
                                       scenario, setup, "tile-placement", lay)) != TC_NODE_NONE)
      tile.n_laid += tc_scenario_find_ref (scenario, lay, "tile", NULL) == node ? 1 : 0;
    g_array_append_val (tiles, tile);
  }

  return tiles;
}

/* (nullable): the attribute of such a placement that names what is placed. */
static const TcSchemaAttribute *
find_reference (TcScenario *scenario, const char *role, const char *to_role)
{
  const TcSchemaElement *element = tc_schema_find_role (tc_scenario_get_schema (scenario), role);

  return element != NULL
           ? tc_value_find_ref (tc_scenario_get_schema (scenario), element->content, to_role)
           : NULL;
}

GArray *
tc_grid_list_pawns (TcScenario *scenario)
{
  const TcSchemaAttribute *reference = find_reference (scenario, "pawn-placement", "piece");
  GArray *pawns = g_array_new (FALSE, FALSE, sizeof (TcNode));
  TcNode node = TC_NODE_NONE;

  while (reference != NULL &&
         (node = tc_scenario_find_by_role (scenario, "piece", node)) != TC_NODE_NONE) {
    const char *space = tc_scenario_get_element (scenario, node)->key_space;

    if (space != NULL && g_strv_contains (reference->refs, space) &&
        tc_scenario_get_id (scenario, node) != NULL)
      g_array_append_val (pawns, node);
  }

  return pawns;
}

/* Places of the region that are holes or streets. */
static guint
count_gaps (TcScenario *scenario, TcNode region)
{
  static const char *const roles[] = { "hole", "street" };
  TcNode board = find_board (scenario);
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (roles); i++) {
    TcNode node = TC_NODE_NONE;

    while ((node = tc_scenario_find_child_by_role (scenario, board, roles[i], node)) !=
           TC_NODE_NONE)
      n += is_inside (scenario, region, (guint) read_int (scenario, node, "column"),
                      (guint) read_int (scenario, node, "row"));
  }

  return n;
}

void
tc_grid_count (TcScenario *scenario, TcNode setup, TcGridCount *out_count)
{
  TcNode region = tc_grid_find_region (scenario);
  g_autoptr (GArray) tiles = tc_grid_list_tiles (scenario, setup);
  TcNode lay = TC_NODE_NONE;

  *out_count = (TcGridCount){ 0 };
  for (guint i = 0; i < tiles->len; i++)
    out_count->n_copies += g_array_index (tiles, TcGridTile, i).n_copies;
  if (region == TC_NODE_NONE)
    return;
  out_count->n_places =
    (guint) MAX (0, read_int (scenario, region, "columns") * read_int (scenario, region, "rows"));
  out_count->n_places -= MIN (out_count->n_places, count_gaps (scenario, region));
  while (setup != TC_NODE_NONE && (lay = tc_scenario_find_child_by_role (
                                     scenario, setup, "tile-placement", lay)) != TC_NODE_NONE) {
    g_autofree char *place = dup_place (scenario, lay);

    out_count->n_laid += place != NULL && takes_tile (scenario, place) ? 1 : 0;
  }
}

TcNode
tc_grid_find_lay (TcScenario *scenario, TcNode setup, const char *place)
{
  TcNode lay = TC_NODE_NONE;

  while ((lay = tc_scenario_find_child_by_role (scenario, setup, "tile-placement", lay)) !=
         TC_NODE_NONE) {
    g_autofree char *here = dup_place (scenario, lay);

    if (g_strcmp0 (here, place) == 0)
      return lay;
  }

  return TC_NODE_NONE;
}

TcNode
tc_grid_find_stand (TcScenario *scenario, TcNode setup, const char *pawn, char **out_place)
{
  TcNode stand = TC_NODE_NONE;

  if (out_place != NULL)
    *out_place = NULL;
  while ((stand = tc_scenario_find_child_by_role (scenario, setup, "pawn-placement", stand)) !=
         TC_NODE_NONE) {
    TcNode piece = tc_scenario_find_ref (scenario, stand, "piece", NULL);

    if (piece == TC_NODE_NONE || g_strcmp0 (tc_scenario_get_id (scenario, piece), pawn) != 0)
      continue;
    if (out_place != NULL)
      *out_place = dup_place (scenario, stand);
    return stand;
  }

  return TC_NODE_NONE;
}

/* "C4" of "c4". */
static char *
dup_place_name (const char *place)
{
  return g_ascii_strup (place, -1);
}

/* What a stroke changes while it is made. */
typedef struct {
  TcScenario *scenario;
  TcNode setup;
  char *setup_path;
  const TcSchemaElement *element;
  const TcSchemaAttribute *reference;
  const char *tile; /* nullable */
  guint n_left;     /* tiles of its kind that are not laid yet */
  TcOperation *group;
  char *why_not;
} Stroke;

static void
insert_placement (TcOperation *group,
                  const char *setup_path,
                  const TcSchemaElement *element,
                  const char *attribute,
                  const char *id,
                  const char *place)
{
  g_autofree char *column = NULL;
  g_autofree char *row = NULL;

  tc_grid_dup_place (place, &column, &row);
  tc_group_insert (group, setup_path, element->name,
                   (const char *const[]){ attribute, id, "column", column, "row", row, NULL });
}

static void
lay_at (Stroke *stroke, const char *place)
{
  TcNode lay = tc_grid_find_lay (stroke->scenario, stroke->setup, place);
  g_autofree char *path = lay != TC_NODE_NONE ? tc_scenario_dup_path (stroke->scenario, lay) : NULL;
  TcNode tile =
    lay != TC_NODE_NONE ? tc_scenario_find_ref (stroke->scenario, lay, "tile", NULL) : TC_NODE_NONE;

  if (stroke->tile == NULL) {
    if (path != NULL)
      tc_group_remove (stroke->group, path);
    return;
  }
  if (tile != TC_NODE_NONE &&
      g_strcmp0 (tc_scenario_get_id (stroke->scenario, tile), stroke->tile) == 0)
    return;
  if (stroke->n_left == 0) {
    TcNode kind = tc_node_find_key (stroke->scenario, "tile", stroke->tile);
    g_autofree char *title = tc_node_dup_title (stroke->scenario, kind);

    g_free (stroke->why_not);
    stroke->why_not = g_strdup_printf (_ ("All copies of “%s” are placed already. Add more copies, "
                                          "or remove one from another place."),
                                       title);
    return;
  }
  stroke->n_left--;
  if (path != NULL)
    tc_group_set (stroke->group, path, stroke->reference->name, stroke->tile);
  else
    insert_placement (stroke->group, stroke->setup_path, stroke->element, stroke->reference->name,
                      stroke->tile, place);
}

static guint
count_left (TcScenario *scenario, TcNode setup, const char *tile)
{
  g_autoptr (GArray) tiles = tc_grid_list_tiles (scenario, setup);

  for (guint i = 0; i < tiles->len; i++) {
    const TcGridTile *kind = &g_array_index (tiles, TcGridTile, i);

    if (g_strcmp0 (kind->id, tile) == 0)
      return kind->n_copies > kind->n_laid ? kind->n_copies - kind->n_laid : 0;
  }

  return 0;
}

static char *
dup_stroke_label (TcScenario *scenario, const char *tile)
{
  TcNode node = tile != NULL ? tc_node_find_key (scenario, "tile", tile) : TC_NODE_NONE;
  g_autofree char *title = NULL;

  if (node == TC_NODE_NONE)
    return g_strdup (_ ("Remove tiles"));
  title = tc_node_dup_title (scenario, node);

  return g_strdup_printf (_ ("Place %s"), title);
}

TcOperation *
tc_grid_new_lay (TcScenario *scenario,
                 TcNode setup,
                 const char *const *places,
                 const char *tile,
                 char **out_why_not)
{
  g_autofree char *label = dup_stroke_label (scenario, tile);
  g_autofree char *setup_path = tc_scenario_dup_path (scenario, setup);
  g_autoptr (TcOperation) group = tc_operation_new_group (label);
  Stroke stroke = {
    .scenario = scenario,
    .setup = setup,
    .setup_path = setup_path,
    .element = tc_schema_find_role (tc_scenario_get_schema (scenario), "tile-placement"),
    .reference = find_reference (scenario, "tile-placement", "tile"),
    .tile = tile,
    .n_left = count_left (scenario, setup, tile),
    .group = group,
  };

  if (stroke.element == NULL || stroke.reference == NULL)
    return NULL;
  for (guint i = 0; places[i] != NULL; i++) {
    g_autofree char *name = dup_place_name (places[i]);

    if (takes_tile (scenario, places[i])) {
      lay_at (&stroke, places[i]);
      continue;
    }
    g_free (stroke.why_not);
    stroke.why_not = g_strdup_printf (
      _ ("%s cannot hold a tile: it is outside the part of the board for tiles."), name);
  }
  *out_why_not = stroke.why_not;

  return tc_operation_group_get_n (group) > 0 ? g_steal_pointer (&group) : NULL;
}

static void
set_place (TcOperation *group, const char *path, const char *place)
{
  guint column = 0;
  guint row = 0;
  g_autofree char *column_text = NULL;
  g_autofree char *row_text = NULL;

  tc_grid_parse_id (place, &column, &row);
  column_text = g_strdup_printf ("%u", column);
  row_text = g_strdup_printf ("%u", row);
  tc_group_set (group, path, "column", column_text);
  tc_group_set (group, path, "row", row_text);
}

TcOperation *
tc_grid_new_stand (TcScenario *scenario,
                   TcNode setup,
                   const char *pawn,
                   const char *place,
                   char **out_why_not)
{
  TcNode piece = tc_node_find_key (scenario, "piece", pawn);
  TcNode stand = tc_grid_find_stand (scenario, setup, pawn, NULL);
  g_autofree char *path = stand != TC_NODE_NONE ? tc_scenario_dup_path (scenario, stand) : NULL;
  const TcSchemaElement *element =
    tc_schema_find_role (tc_scenario_get_schema (scenario), "pawn-placement");
  const TcSchemaAttribute *reference = find_reference (scenario, "pawn-placement", "piece");
  g_autofree char *setup_path = tc_scenario_dup_path (scenario, setup);
  g_autofree char *title = NULL;
  g_autofree char *name = place != NULL ? dup_place_name (place) : NULL;
  g_autofree char *label = NULL;
  g_autoptr (TcOperation) group = NULL;

  *out_why_not = NULL;
  if (piece == TC_NODE_NONE || element == NULL || reference == NULL)
    return NULL;
  title = tc_node_dup_title (scenario, piece);
  if (place != NULL && !is_on_board (scenario, place)) {
    *out_why_not = g_strdup_printf (_ ("%s is not on the board."), name);
    return NULL;
  }
  label = place != NULL ? g_strdup_printf (_ ("Move %s to %s"), title, name)
                        : g_strdup_printf (_ ("Place %s at random"), title);
  group = tc_operation_new_group (label);
  if (place != NULL && path != NULL)
    set_place (group, path, place);
  else if (place != NULL)
    insert_placement (group, setup_path, element, reference->name, pawn, place);
  else if (path != NULL)
    tc_group_remove (group, path);

  return tc_operation_group_get_n (group) > 0 ? g_steal_pointer (&group) : NULL;
}
