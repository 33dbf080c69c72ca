/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "lint/tc-floor-plan.h"

#include <glib/gi18n-lib.h>
#include <string.h>

struct _TcFloorPlan {
  TcScenario *scenario;
  TcNode setup;
  GArray *tiles;      /* of TcFloorTile */
  guint8 *is_reached; /* of each */
};

/* -- Doors ------------------------------------------------------------------------------------- */

void
tc_doors_get_step (guint way, gint *out_dx, gint *out_dy)
{
  static const gint8 dx[TC_FLOOR_N_WAYS] = { 0, 1, 0, -1 };
  static const gint8 dy[TC_FLOOR_N_WAYS] = { -1, 0, 1, 0 };

  *out_dx = dx[way % TC_FLOOR_N_WAYS];
  *out_dy = dy[way % TC_FLOOR_N_WAYS];
}

guint
tc_doors_read (TcScenario *scenario, TcNode tile)
{
  static const char *const ways[TC_FLOOR_N_WAYS] = { "north", "east", "south", "west" };
  const TcSchemaContent *content =
    tile != TC_NODE_NONE ? tc_scenario_get_element (scenario, tile)->content : NULL;
  guint doors = 0;

  for (guint way = 0; content != NULL && way < TC_FLOOR_N_WAYS; way++) {
    if (tc_schema_content_find_attribute (content, ways[way]) != NULL &&
        tc_scenario_get_bool (scenario, tile, ways[way]))
      doors |= 1u << way;
  }

  return doors;
}

/* -- Where tiles lie --------------------------------------------------------------------------- */

static TcFloorTile *
get_tile (const TcFloorPlan *plan, guint i)
{
  return &g_array_index (plan->tiles, TcFloorTile, i);
}

static gboolean
lies_at (const TcFloorTile *tile, TcNode floor, gint x, gint y)
{
  return tile->floor == floor && tile->x == x && tile->y == y;
}

static gboolean
lie_beside (const TcFloorTile *a, const TcFloorTile *b)
{
  return a->floor == b->floor && ABS (a->x - b->x) + ABS (a->y - b->y) == 1;
}

/* Whether a door of one meets a door of the other. */
static gboolean
are_joined (const TcFloorTile *a, const TcFloorTile *b)
{
  if (!lie_beside (a, b))
    return FALSE;
  for (guint way = 0; way < TC_FLOOR_N_WAYS; way++) {
    gint dx, dy;

    tc_doors_get_step (way, &dx, &dy);
    if (lies_at (b, a->floor, a->x + dx, a->y + dy))
      return (a->doors >> way & 1) != 0 && (b->doors >> (way + 2) % TC_FLOOR_N_WAYS & 1) != 0;
  }

  return FALSE;
}

static gboolean
is_landing (const TcFloorPlan *plan, guint i)
{
  for (guint k = 0; k < i; k++) {
    if (get_tile (plan, k)->floor == get_tile (plan, i)->floor)
      return FALSE;
  }

  return TRUE;
}

static void
find_reached (TcFloorPlan *plan)
{
  gboolean grows = TRUE;

  g_free (plan->is_reached);
  plan->is_reached = g_new0 (guint8, plan->tiles->len + 1);
  for (guint i = 0; i < plan->tiles->len; i++)
    plan->is_reached[i] = is_landing (plan, i);
  while (grows) {
    grows = FALSE;
    for (guint i = 0; i < plan->tiles->len; i++) {
      for (guint k = 0; k < plan->tiles->len && !plan->is_reached[i]; k++) {
        if (plan->is_reached[k] && are_joined (get_tile (plan, i), get_tile (plan, k)))
          plan->is_reached[i] = grows = TRUE;
      }
    }
  }
}

/* -- Plans ------------------------------------------------------------------------------------- */

static TcFloorPlan *
make_empty (TcScenario *scenario, TcNode setup)
{
  TcFloorPlan *plan = g_new0 (TcFloorPlan, 1);

  plan->scenario = tc_scenario_ref (scenario);
  plan->setup = setup;
  plan->tiles = g_array_new (FALSE, FALSE, sizeof (TcFloorTile));

  return plan;
}

static gint
read_int (TcScenario *scenario, TcNode node, const char *name)
{
  gint64 value = 0;

  tc_scenario_read_int (scenario, node, name, &value);

  return (gint) value;
}

static void
add_tile (TcFloorPlan *plan, const TcFloorTile *tile)
{
  TcFloorTile copy = *tile;

  copy.doors = tc_doors_turn (tc_doors_read (plan->scenario, tile->tile), tile->turned);
  g_array_append_val (plan->tiles, copy);
}

TcFloorPlan *
tc_floor_plan_new (TcScenario *scenario, TcNode setup)
{
  TcFloorPlan *plan = make_empty (scenario, setup);
  TcNode node = TC_NODE_NONE;

  while ((node = tc_scenario_find_child_by_role (scenario, setup, "tile-placement", node)) !=
         TC_NODE_NONE) {
    TcFloorTile tile = {
      .node = node,
      .tile = tc_scenario_find_ref (scenario, node, "tile", NULL),
      .floor = tc_scenario_find_ref (scenario, node, "floor", NULL),
      .x = read_int (scenario, node, "x"),
      .y = read_int (scenario, node, "y"),
      .turned = (guint) read_int (scenario, node, "turned"),
    };

    add_tile (plan, &tile);
  }
  find_reached (plan);

  return plan;
}

void
tc_floor_plan_free (TcFloorPlan *plan)
{
  if (plan == NULL)
    return;
  tc_scenario_unref (plan->scenario);
  g_array_unref (plan->tiles);
  g_free (plan->is_reached);
  g_free (plan);
}

const TcFloorTile *
tc_floor_plan_get_tiles (const TcFloorPlan *plan, guint *out_n)
{
  *out_n = plan->tiles->len;

  return (const TcFloorTile *) (gpointer) plan->tiles->data;
}

const TcFloorTile *
tc_floor_plan_find_at (const TcFloorPlan *plan, TcNode floor, gint x, gint y)
{
  for (guint i = 0; i < plan->tiles->len; i++) {
    if (lies_at (get_tile (plan, i), floor, x, y))
      return get_tile (plan, i);
  }

  return NULL;
}

const TcFloorTile *
tc_floor_plan_find_tile (const TcFloorPlan *plan, TcNode tile)
{
  for (guint i = 0; i < plan->tiles->len; i++) {
    if (get_tile (plan, i)->tile == tile)
      return get_tile (plan, i);
  }

  return NULL;
}

static guint
get_index (const TcFloorPlan *plan, const TcFloorTile *tile)
{
  return (guint) (tile - get_tile (plan, 0));
}

gboolean
tc_floor_plan_is_reached (const TcFloorPlan *plan, const TcFloorTile *tile)
{
  return plan->is_reached[get_index (plan, tile)];
}

/* A reference that leads nowhere is reported as that. */
gboolean
tc_floor_plan_belongs (const TcFloorPlan *plan, const TcFloorTile *tile)
{
  const TcSchemaContent *content;

  if (tile->tile == TC_NODE_NONE || tile->floor == TC_NODE_NONE)
    return TRUE;
  content = tc_scenario_get_element (plan->scenario, tile->tile)->content;
  for (guint i = 0; i < content->n_attributes; i++) {
    if (content->attributes[i].refs != NULL &&
        tc_scenario_get_ref (plan->scenario, tile->tile, content->attributes[i].name) ==
          tile->floor)
      return TRUE;
  }

  return FALSE;
}

/* -- Judging ----------------------------------------------------------------------------------- */

/* As the floors would be: with @proposed (nullable) in the place of @instead (nullable), or last.
 */
static TcFloorPlan *
make_changed (const TcFloorPlan *plan, const TcFloorTile *proposed, const TcFloorTile *instead)
{
  TcFloorPlan *changed = make_empty (plan->scenario, plan->setup);

  for (guint i = 0; i < plan->tiles->len; i++) {
    if (get_tile (plan, i) != instead)
      add_tile (changed, get_tile (plan, i));
    else if (proposed != NULL)
      add_tile (changed, proposed);
  }
  if (instead == NULL)
    add_tile (changed, proposed);
  find_reached (changed);

  return changed;
}

/* (nullable): a tile of @plan other than @instead that is reached now, and would not be. */
static const TcFloorTile *
find_cut_off (const TcFloorPlan *plan, const TcFloorPlan *changed, const TcFloorTile *instead)
{
  gboolean is_fewer = changed->tiles->len < plan->tiles->len;

  for (guint i = 0; i < plan->tiles->len; i++) {
    const TcFloorTile *tile = get_tile (plan, i);

    if (tile != instead && plan->is_reached[i] &&
        !changed->is_reached[i - (is_fewer && tile > instead)])
      return tile;
  }

  return NULL;
}

static TcFloorFault
judge_ways (const TcFloorPlan *changed, guint index)
{
  const TcFloorTile *tile = get_tile (changed, index);
  TcFloorFault fault = TC_FLOOR_ALONE;

  if (changed->is_reached[index])
    return TC_FLOOR_FITS;
  for (guint i = 0; i < changed->tiles->len; i++) {
    if (are_joined (tile, get_tile (changed, i)))
      return TC_FLOOR_NO_WAY;
    if (lie_beside (tile, get_tile (changed, i)))
      fault = TC_FLOOR_NO_DOOR;
  }

  return fault;
}

TcFloorFault
tc_floor_plan_judge (const TcFloorPlan *plan,
                     const TcFloorTile *proposed,
                     const TcFloorTile *instead,
                     const TcFloorTile **out_other)
{
  g_autoptr (TcFloorPlan) changed = NULL;
  TcFloorFault fault;

  *out_other = NULL;
  for (guint i = 0; i < plan->tiles->len; i++) {
    if (get_tile (plan, i) == instead || get_tile (plan, i)->tile != proposed->tile)
      continue;
    *out_other = get_tile (plan, i);
    return TC_FLOOR_TWICE;
  }
  if (!tc_floor_plan_belongs (plan, proposed))
    return TC_FLOOR_NOT_ITS_OWN;
  for (guint i = 0; i < plan->tiles->len; i++) {
    if (get_tile (plan, i) == instead ||
        !lies_at (get_tile (plan, i), proposed->floor, proposed->x, proposed->y))
      continue;
    *out_other = get_tile (plan, i);
    return TC_FLOOR_TAKEN;
  }
  changed = make_changed (plan, proposed, instead);
  fault =
    judge_ways (changed, instead != NULL ? get_index (plan, instead) : changed->tiles->len - 1);
  if (fault != TC_FLOOR_FITS)
    return fault;
  *out_other = find_cut_off (plan, changed, instead);

  return *out_other != NULL ? TC_FLOOR_CUTS_OFF : TC_FLOOR_FITS;
}

/* Whether @node, or what is in it, names @tile; placements do not count. */
static gboolean
names_tile (const TcFloorPlan *plan, TcNode node, TcNode tile)
{
  TcScenario *scenario = plan->scenario;
  const TcSchemaElement *element = tc_scenario_get_element (scenario, node);

  if (element == NULL || g_strcmp0 (element->role, "tile-placement") == 0)
    return FALSE;
  for (guint i = 0; i < element->content->n_attributes; i++) {
    if (element->content->attributes[i].refs != NULL &&
        tc_scenario_get_ref (scenario, node, element->content->attributes[i].name) == tile)
      return TRUE;
  }
  for (TcNode child = tc_scenario_get_first_child (scenario, node); child != TC_NODE_NONE;
       child = tc_scenario_get_next_sibling (scenario, child)) {
    if (names_tile (plan, child, tile))
      return TRUE;
  }

  return FALSE;
}

TcFloorFault
tc_floor_plan_judge_removal (const TcFloorPlan *plan,
                             const TcFloorTile *tile,
                             const TcFloorTile **out_other)
{
  g_autoptr (TcFloorPlan) changed = make_changed (plan, NULL, tile);

  *out_other = find_cut_off (plan, changed, tile);
  if (*out_other != NULL)
    return TC_FLOOR_CUTS_OFF;

  return tile->tile != TC_NODE_NONE && names_tile (plan, plan->setup, tile->tile) ? TC_FLOOR_NEEDED
                                                                                  : TC_FLOOR_FITS;
}

/* -- Words ------------------------------------------------------------------------------------- */

static const char *
get_name (const TcFloorPlan *plan, TcNode node)
{
  const char *name =
    node != TC_NODE_NONE ? tc_scenario_get_string (plan->scenario, node, "name") : NULL;

  return name != NULL ? name : "?";
}

char *
tc_floor_plan_dup_why (const TcFloorPlan *plan,
                       TcFloorFault fault,
                       const TcFloorTile *tile,
                       const TcFloorTile *other)
{
  const char *name = get_name (plan, tile->tile);
  const char *in_the_way = other != NULL ? get_name (plan, other->tile) : "?";

  switch (fault) {
  case TC_FLOOR_TWICE:
    return g_strdup_printf (_ ("\"%s\" is laid already: on the floor \"%s\""), name,
                            other != NULL ? get_name (plan, other->floor) : "?");
  case TC_FLOOR_NOT_ITS_OWN:
    return g_strdup_printf (_ ("\"%s\" does not belong on this floor"), name);
  case TC_FLOOR_TAKEN:
    return g_strdup_printf (_ ("\"%s\" lies there already"), in_the_way);
  case TC_FLOOR_ALONE:
    return g_strdup_printf (_ ("\"%s\" would lie alone: nothing is beside this place"), name);
  case TC_FLOOR_NO_DOOR:
    return g_strdup_printf (_ ("No door of \"%s\" would meet a door there"), name);
  case TC_FLOOR_NO_WAY:
    return g_strdup_printf (_ ("No way would lead from the first tile of the floor to \"%s\""),
                            name);
  case TC_FLOOR_CUTS_OFF:
    return g_strdup_printf (_ ("No way would lead to \"%s\" any more"), in_the_way);
  case TC_FLOOR_NEEDED:
    return g_strdup_printf (_ ("\"%s\" must stay: somebody begins there"), name);
  case TC_FLOOR_FITS:
    break;
  }

  return g_strdup ("");
}
