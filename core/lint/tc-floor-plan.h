/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "scenario/tc-scenario.h"

G_BEGIN_DECLS

/* TcFloorPlan: the tiles that a setup lays on floors, and whether another may lie somewhere. For
 * findings, for the editor's page and for views of boards.
 *
 * Read by roles: "floor"; "tile" with switches north, east, south and west where it has doors,
 * which refers to the floors where it may lie; "tile-placement" in a "setup", which refers to a
 * tile and a floor, with x (to the east), y (to the south) and turned, the quarter turns clockwise.
 * The first tile of a floor is its landing. Doors that meet lead from there to the others. */

#define TC_FLOOR_N_WAYS 4u  /* north, east, south, west */
#define TC_FLOOR_MOST   100 /* how far from the landing a tile can lie */

/** TcFloorTile: a tile that lies, or one of which somebody asks whether it may. */
typedef struct {
  TcNode node; /* the placement */
  TcNode tile; /* TC_NODE_NONE for a reference that leads nowhere, as the next */
  TcNode floor;
  gint x;
  gint y;
  guint turned;
  guint doors; /* bits of the ways in which doors lead as it lies; the plan sets it */
} TcFloorTile;

/** TcFloorFault: why a tile may not lie there. */
typedef enum {
  TC_FLOOR_FITS,
  TC_FLOOR_TWICE,       /* it lies somewhere already */
  TC_FLOOR_NOT_ITS_OWN, /* it does not belong on the floor */
  TC_FLOOR_TAKEN,       /* another lies there */
  TC_FLOOR_ALONE,       /* nothing lies beside it */
  TC_FLOOR_NO_DOOR,     /* no door of it meets a door */
  TC_FLOOR_NO_WAY,      /* only one that no way leads to */
  TC_FLOOR_CUTS_OFF,    /* another could not be reached any more */
  TC_FLOOR_NEEDED,      /* the setup begins there */
} TcFloorFault;

/** tc_doors_turn: bits of the ways in which doors lead, after @turned quarter turns clockwise. */
static inline guint
tc_doors_turn (guint doors, guint turned)
{
  turned %= TC_FLOOR_N_WAYS;

  return (doors << turned | doors >> (TC_FLOOR_N_WAYS - turned)) & 15u;
}

/** tc_doors_read: those of @tile as it is printed. */
guint tc_doors_read (TcScenario *scenario, TcNode tile);

/** tc_doors_get_step: how the place in that way differs. */
void tc_doors_get_step (guint way, gint *out_dx, gint *out_dy);

typedef struct _TcFloorPlan TcFloorPlan;

/** tc_floor_plan_new: (transfer full): refers to @scenario. */
TcFloorPlan *tc_floor_plan_new (TcScenario *scenario, TcNode setup) G_GNUC_WARN_UNUSED_RESULT;
void tc_floor_plan_free (TcFloorPlan *plan);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcFloorPlan, tc_floor_plan_free)

/** tc_floor_plan_get_tiles: of TcFloorTile, in the order of the file. */
const TcFloorTile *tc_floor_plan_get_tiles (const TcFloorPlan *plan, guint *out_n);

/* (nullable) */
const TcFloorTile *tc_floor_plan_find_at (const TcFloorPlan *plan, TcNode floor, gint x, gint y);
const TcFloorTile *tc_floor_plan_find_tile (const TcFloorPlan *plan, TcNode tile);

/** tc_floor_plan_belongs: whether the tile may lie on its floor. */
gboolean tc_floor_plan_belongs (const TcFloorPlan *plan, const TcFloorTile *tile);

/** tc_floor_plan_is_reached: whether doors lead from the landing to @tile, one of the plan's. */
gboolean tc_floor_plan_is_reached (const TcFloorPlan *plan, const TcFloorTile *tile);

/** tc_floor_plan_judge: @proposed as it would lie; @instead: (nullable): of the plan, what would
 * lie there no more: the same tile, moved or turned. @out_other: (out) (nullable): which other tile
 * is in the way. */
TcFloorFault tc_floor_plan_judge (const TcFloorPlan *plan,
                                  const TcFloorTile *proposed,
                                  const TcFloorTile *instead,
                                  const TcFloorTile **out_other);

/** tc_floor_plan_judge_removal: the same of taking @tile, one of the plan's, away. */
TcFloorFault tc_floor_plan_judge_removal (const TcFloorPlan *plan,
                                          const TcFloorTile *tile,
                                          const TcFloorTile **out_other);

/** tc_floor_plan_dup_why: (transfer full): @fault in words, without a full stop: "\"Attic\" lies
 * there already". */
char *tc_floor_plan_dup_why (const TcFloorPlan *plan,
                             TcFloorFault fault,
                             const TcFloorTile *tile,
                             const TcFloorTile *other) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
