/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lint/tc-floor-plan.h"
#include "rules/tc-view-private.h"

/* Boards that grow: floors beside one another, each as large as it is, and the tiles on them. */

#define SIZE   100 /* of a tile, in board units */
#define MARGIN 25  /* around all floors, and between a floor's tiles and its frame */
#define TITLE  60  /* of a floor, over its tiles */
#define GAP    50  /* between two floors */

/* -- Floors ------------------------------------------------------------------------------------ */

void
tc_view_stretch_floor (TcViewFloor *floor, gint x, gint y)
{
  if (!floor->has_places) {
    floor->left = floor->right = x;
    floor->top = floor->bottom = y;
    floor->has_places = TRUE;
  }
  floor->left = MIN (floor->left, x);
  floor->right = MAX (floor->right, x);
  floor->top = MIN (floor->top, y);
  floor->bottom = MAX (floor->bottom, y);
}

static gint
get_rows (const TcViewFloor *floor)
{
  return floor->bottom - floor->top + 1;
}

/* All are as high as the highest, for room is scarce. Their first rows stand side by side, but
 * where a floor would reach out of that; then it stands as near as it can. */
static gint
find_row (const TcViewFloor *floor, const TcViewFloor *highest)
{
  return CLAMP (-highest->top, -floor->top, get_rows (highest) - 1 - floor->bottom);
}

static void
add_floor (TcView *view, TcViewFloor *floor, gint left, const TcViewFloor *highest)
{
  gint right = left + (floor->right - floor->left + 1) * SIZE + 2 * MARGIN;
  gint bottom = MARGIN + TITLE + get_rows (highest) * SIZE + MARGIN;
  TcPoint outline[] = { { left, MARGIN }, { right, MARGIN }, { right, bottom }, { left, bottom } };
  TcViewContainer container = {
    .thing = floor->thing,
    .key = floor->key,
    .name = floor->name,
    .kind = TC_CONTAINER_FLOOR,
    .centre = { (left + right) / 2, MARGIN + TITLE / 2 },
    .outline = outline,
    .n_outline = G_N_ELEMENTS (outline),
  };

  floor->origin.x = left + MARGIN + SIZE / 2 - floor->left * SIZE;
  floor->origin.y = MARGIN + TITLE + SIZE / 2 + find_row (floor, highest) * SIZE;
  tc_view_add_container (view, &container);
}

void
tc_view_add_floors (TcView *view, TcViewFloor *floors, guint n)
{
  gint left = MARGIN;
  guint highest = 0;

  for (guint i = 1; i < n; i++)
    if (get_rows (&floors[i]) > get_rows (&floors[highest]))
      highest = i;
  for (guint i = 0; i < n; i++) {
    add_floor (view, &floors[i], left, &floors[highest]);
    left += (floors[i].right - floors[i].left + 1) * SIZE + 2 * MARGIN + GAP;
  }
  tc_view_set_size (
    view, (guint) MAX (0, left - GAP + MARGIN),
    (guint) (3 * MARGIN + TITLE + (n > 0 ? get_rows (&floors[highest]) : 0) * SIZE));
}

void
tc_view_place_on_floor (TcViewContainer *place,
                        TcPoint *outline,
                        const TcViewFloor *floor,
                        gint x,
                        gint y)
{
  gint left = floor->origin.x + x * SIZE - SIZE / 2;
  gint top = floor->origin.y + y * SIZE - SIZE / 2;

  outline[0] = (TcPoint){ left, top };
  outline[1] = (TcPoint){ left + SIZE, top };
  outline[2] = (TcPoint){ left + SIZE, top + SIZE };
  outline[3] = (TcPoint){ left, top + SIZE };
  place->kind = TC_CONTAINER_TILE;
  place->centre = (TcPoint){ left + SIZE / 2, top + SIZE / 2 };
  place->outline = outline;
  place->n_outline = 4;
}

char *
tc_view_dup_place_key (const char *floor, gint x, gint y)
{
  return g_strdup_printf ("%s:%d,%d", floor, x, y);
}

gboolean
tc_view_parse_place_key (const char *key, char **out_floor, gint *out_x, gint *out_y)
{
  const char *colon = key != NULL ? strrchr (key, ':') : NULL;
  g_auto (GStrv) numbers = colon != NULL ? g_strsplit (colon + 1, ",", 2) : NULL;
  gint64 x, y;

  if (numbers == NULL || g_strv_length (numbers) != 2 ||
      !g_ascii_string_to_signed (numbers[0], 10, -TC_FLOOR_MOST - 1, TC_FLOOR_MOST + 1, &x, NULL) ||
      !g_ascii_string_to_signed (numbers[1], 10, -TC_FLOOR_MOST - 1, TC_FLOOR_MOST + 1, &y, NULL))
    return FALSE;
  *out_floor = g_strndup (key, (gsize) (colon - key));
  *out_x = (gint) x;
  *out_y = (gint) y;

  return TRUE;
}

/* Where a place is, counted from where the first tile of the floor usually lies. */
static char *
dup_place_name (const char *floor, gint x, gint y)
{
  g_autofree char *east = NULL;
  g_autofree char *south = NULL;

  if (x != 0)
    east = x > 0 ? g_strdup_printf (_ ("%d east"), x) : g_strdup_printf (_ ("%d west"), -x);
  if (y != 0)
    south = y > 0 ? g_strdup_printf (_ ("%d south"), y) : g_strdup_printf (_ ("%d north"), -y);
  if (east == NULL && south == NULL)
    return g_strdup_printf (_ ("%s: the first place"), floor);

  /* Translators: a floor, and where the place is: "Attic: 2 east, 1 north" */
  return g_strdup_printf (_ ("%s: %s%s%s"), floor, east != NULL ? east : "",
                          east != NULL && south != NULL ? ", " : "", south != NULL ? south : "");
}

void
tc_view_add_empty (TcView *view, const TcViewFloor *floor, gint x, gint y, const char *name)
{
  g_autofree char *key = tc_view_dup_place_key (floor->key, x, y);
  g_autofree char *counted = name == NULL ? dup_place_name (floor->name, x, y) : NULL;
  TcPoint outline[4];
  TcViewContainer place = {
    .thing = TC_THING_NONE, .key = key, .name = name != NULL ? name : counted, .face = TC_TILE_EMPTY
  };

  tc_view_place_on_floor (&place, outline, floor, x, y);
  tc_view_add_container (view, &place);
}

/* -- What a setup lays ------------------------------------------------------------------------- */

static const char *
get_name (TcScenario *scenario, TcNode node)
{
  return tc_view_read_string (scenario, node, "name");
}

static void
add_tile (TcView *view, TcScenario *scenario, const TcViewFloor *floor, const TcFloorTile *tile)
{
  TcPoint outline[4];
  TcViewContainer place = {
    .thing = TC_THING_NONE,
    .key = tc_scenario_get_id (scenario, tile->tile),
    .name = get_name (scenario, tile->tile),
    .rotation = 90 * (gint32) tile->turned,
  };

  if (place.key == NULL)
    return;
  tc_view_place_on_floor (&place, outline, floor, tile->x, tile->y);
  tc_view_lay_tile (view, &place, scenario, tile->tile);
  if (tc_view_find_container (view, place.key) == NULL)
    tc_view_add_container (view, &place);
}

static void
add_places (TcView *view, const TcFloorPlan *plan, const TcViewFloor *floor, TcNode node)
{
  for (gint y = floor->top; y <= floor->bottom; y++) {
    for (gint x = floor->left; x <= floor->right; x++) {
      if (tc_floor_plan_find_at (plan, node, x, y) == NULL)
        tc_view_add_empty (view, floor, x, y, NULL);
    }
  }
}

static GArray *
list_floors (TcScenario *scenario, TcNode only)
{
  GArray *floors = g_array_new (FALSE, FALSE, sizeof (TcNode));
  TcNode node = TC_NODE_NONE;

  while ((node = tc_scenario_find_by_role (scenario, "floor", node)) != TC_NODE_NONE) {
    if ((only == TC_NODE_NONE || node == only) && tc_scenario_get_id (scenario, node) != NULL)
      g_array_append_val (floors, node);
  }

  return floors;
}

TcView *
tc_view_new_for_floors (TcScenario *scenario, const TcFloorPlan *plan, TcNode only)
{
  TcView *view = tc_view_new ();
  g_autoptr (GArray) nodes = list_floors (scenario, only);
  g_autofree TcViewFloor *floors = g_new0 (TcViewFloor, nodes->len + 1);
  guint n;
  const TcFloorTile *tiles = tc_floor_plan_get_tiles (plan, &n);

  tc_view_add_owners (view, scenario);
  for (guint k = 0; k < nodes->len; k++) {
    TcNode node = g_array_index (nodes, TcNode, k);

    floors[k].key = tc_scenario_get_id (scenario, node);
    floors[k].name = get_name (scenario, node);
    for (guint i = 0; i < n; i++) {
      if (tiles[i].floor != node)
        continue;
      tc_view_stretch_floor (&floors[k], tiles[i].x - 1, tiles[i].y - 1);
      tc_view_stretch_floor (&floors[k], tiles[i].x + 1, tiles[i].y + 1);
    }
    tc_view_stretch_floor (&floors[k], 0, 0);
  }
  tc_view_add_floors (view, floors, nodes->len);
  for (guint k = 0; k < nodes->len; k++) {
    add_places (view, plan, &floors[k], g_array_index (nodes, TcNode, k));
    for (guint i = 0; i < n; i++) {
      if (tiles[i].floor == g_array_index (nodes, TcNode, k) && tiles[i].tile != TC_NODE_NONE)
        add_tile (view, scenario, &floors[k], &tiles[i]);
    }
  }

  return view;
}
