/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-core.h>

G_BEGIN_DECLS

/* What a gesture on the map does to the text: one operation each, made from the roles of the
 * scenario, so that it works for every system with areas. No widgets.
 *
 * Corners are named by their place, for that is what areas share: a corner is moved, inserted or
 * removed in every outline that has it, so that borders stay shared. */

/** tc_map_edit_move_corner: (nullable): an outline that has a corner at @to already loses the one
 * at @from instead; %NULL when no outline has it. */
TcOperation *tc_map_edit_move_corner (TcScenario *scenario,
                                      TcPoint from,
                                      TcPoint to) G_GNUC_WARN_UNUSED_RESULT;

/** tc_map_edit_insert_corner: (nullable): at @at, in every outline with an edge from @a to @b or
 * back. */
TcOperation *tc_map_edit_insert_corner (TcScenario *scenario, TcPoint a, TcPoint b, TcPoint at)
  G_GNUC_WARN_UNUSED_RESULT;

/** tc_map_edit_remove_corner: (nullable): %NULL when no outline has it, or one has only three. */
TcOperation *tc_map_edit_remove_corner (TcScenario *scenario, TcPoint at) G_GNUC_WARN_UNUSED_RESULT;

/** tc_map_edit_move_centre: (nullable): of the space @key. */
TcOperation *tc_map_edit_move_centre (TcScenario *scenario,
                                      const char *key,
                                      TcPoint to) G_GNUC_WARN_UNUSED_RESULT;

/** tc_map_edit_find_link: the link between two spaces in either order, or TC_NODE_NONE. */
TcNode tc_map_edit_find_link (TcScenario *scenario, const char *a, const char *b);

/** tc_map_edit_join: (nullable): joins two spaces, or parts them when they are joined. Where links
 * have a direction (tc:mark "mutual") this is about the way from @a to @b alone. */
TcOperation *tc_map_edit_join (TcScenario *scenario,
                               const char *a,
                               const char *b) G_GNUC_WARN_UNUSED_RESULT;

/** tc_map_edit_place: (nullable): the counter @piece of setup @setup to the space @space. */
TcOperation *tc_map_edit_place (TcScenario *scenario,
                                TcNode setup,
                                const char *piece,
                                const char *space) G_GNUC_WARN_UNUSED_RESULT;

/** TcMapEditArea: a new area. */
typedef struct {
  const char *id;
  const char *name;
  const char *const *attributes; /* nullable: name, value, ... NULL: besides id, name and place */
  const TcPoint *points;
  guint n_points; /* 1 where spaces have no outline: where it lies */
  gboolean joins; /* with all areas that it touches */
} TcMapEditArea;

/** tc_map_edit_add_area: (nullable): %NULL when the schema has no areas. */
TcOperation *tc_map_edit_add_area (TcScenario *scenario,
                                   const TcMapEditArea *area) G_GNUC_WARN_UNUSED_RESULT;

/** tc_map_edit_get_space_element: (nullable): what the schema says of areas. */
const TcSchemaElement *tc_map_edit_get_space_element (TcScenario *scenario);

/** tc_map_edit_dup_touching: (transfer full): ids of the areas that share an edge with the polygon.
 */
char **tc_map_edit_dup_touching (TcScenario *scenario,
                                 const TcPoint *points,
                                 guint n_points) G_GNUC_WARN_UNUSED_RESULT;

/** tc_map_edit_dup_usual: (transfer full) (nullable): the value of @attribute along most of the
 * border of the polygon; where it has none with others, that of the area nearest to it, and of most
 * areas without any points. */
char *tc_map_edit_dup_usual (TcScenario *scenario,
                             const char *attribute,
                             const TcPoint *points,
                             guint n_points) G_GNUC_WARN_UNUSED_RESULT;

/** tc_map_edit_dup_free_id: (transfer full): an id made of @name that no area has. */
char *tc_map_edit_dup_free_id (TcScenario *scenario, const char *name) G_GNUC_WARN_UNUSED_RESULT;

/** tc_map_edit_find_middle: a point well inside the polygon, for a name and counters. */
TcPoint tc_map_edit_find_middle (const TcPoint *points, guint n_points);

G_END_DECLS
