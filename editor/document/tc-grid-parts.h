/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-core.h>

G_BEGIN_DECLS

/* Parts of a board that is a grid, from roles alone: "hole" and "street" at a place, "wall" and
 * "gate" at a side of one. No widgets. Places are named as in a view: "c4". */

typedef enum {
  TC_GRID_NORTH,
  TC_GRID_EAST,
  TC_GRID_SOUTH,
  TC_GRID_WEST,
  TC_GRID_N_SIDES, /* none */
} TcGridSide;

/** tc_grid_dup_part_title: (transfer full) (nullable): "Hole"; %NULL when boards have none. */
char *tc_grid_dup_part_title (TcScenario *scenario, const char *role) G_GNUC_WARN_UNUSED_RESULT;

/** tc_grid_count_parts: how many the board has. */
guint tc_grid_count_parts (TcScenario *scenario, const char *role);

/** tc_grid_find_part: at @place, at its @side unless that is TC_GRID_N_SIDES; a wall on the other
 * side of it, too. TC_NODE_NONE: there is none. */
TcNode tc_grid_find_part (TcScenario *scenario,
                          const char *role,
                          const char *place,
                          TcGridSide side);

/** tc_grid_new_places: (transfer full) (nullable): a hole or street at all of @places, or none at
 * any of them when the first has one; %NULL when nothing changes. */
TcOperation *tc_grid_new_places (TcScenario *scenario,
                                 const char *role,
                                 const char *const *places) G_GNUC_WARN_UNUSED_RESULT;

/** tc_grid_new_side: (transfer full) (nullable): a wall or gate, or none when there is one.
 * @out_why_not: (out) (transfer full) (nullable): why there can be none. */
TcOperation *tc_grid_new_side (TcScenario *scenario,
                               const char *role,
                               const char *place,
                               TcGridSide side,
                               char **out_why_not) G_GNUC_WARN_UNUSED_RESULT;

/** tc_grid_dup_place: (out) (transfer full): a place's column and row, as attributes have them. */
void tc_grid_dup_place (const char *place, char **out_column, char **out_row);

G_END_DECLS
