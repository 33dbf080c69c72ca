/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-core.h>

G_BEGIN_DECLS

/* What a setup lays on a grid, from roles alone: "tile" with its copies, "piece" that a
 * "pawn-placement" may name, the board's "region". No widgets. Places are named as in a view:
 * "c4". */

/** TcGridTile: a kind of tile. */
typedef struct {
  TcNode node;
  const char *id; /* of the scenario */
  guint n_copies;
  guint n_laid; /* by the setup */
} TcGridTile;

/** TcGridCount: of the places that take tiles. */
typedef struct {
  guint n_places;
  guint n_laid;   /* places in the region where the setup says what lies */
  guint n_copies; /* tiles of all kinds */
} TcGridCount;

/** tc_grid_find_region: of the board, or TC_NODE_NONE when it is no grid. */
TcNode tc_grid_find_region (TcScenario *scenario);

/** tc_grid_list_tiles: (transfer full): of TcGridTile, in the order of the file. */
GArray *tc_grid_list_tiles (TcScenario *scenario, TcNode setup) G_GNUC_WARN_UNUSED_RESULT;

/** tc_grid_list_pawns: (transfer full): of TcNode: the pieces that a setup may place. */
GArray *tc_grid_list_pawns (TcScenario *scenario) G_GNUC_WARN_UNUSED_RESULT;

void tc_grid_count (TcScenario *scenario, TcNode setup, TcGridCount *out_count);

/** tc_grid_find_lay: the placement of a tile at @place, or TC_NODE_NONE; find_stand: that of
 * @pawn, and the place, if it has one: (out) (transfer full) (nullable) (optional). */
TcNode tc_grid_find_lay (TcScenario *scenario, TcNode setup, const char *place);
TcNode tc_grid_find_stand (TcScenario *scenario, TcNode setup, const char *pawn, char **out_place);

/**
 * tc_grid_new_lay:
 * @places: (array zero-terminated=1): in the order in which they were painted
 * @tile: (nullable): id of the tile, or %NULL: at random again
 * @out_why_not: (out) (transfer full) (nullable): why not all of it can be done
 *
 * Returns: (transfer full) (nullable): what can be done as one step; %NULL for nothing
 */
TcOperation *tc_grid_new_lay (TcScenario *scenario,
                              TcNode setup,
                              const char *const *places,
                              const char *tile,
                              char **out_why_not) G_GNUC_WARN_UNUSED_RESULT;

/** tc_grid_new_stand: likewise: @pawn starts at @place; %NULL: at random. */
TcOperation *tc_grid_new_stand (TcScenario *scenario,
                                TcNode setup,
                                const char *pawn,
                                const char *place,
                                char **out_why_not) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
