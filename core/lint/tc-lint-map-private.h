/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-lint-map-private.h is private to core/."
#endif

#include "lint/tc-lint-sort-private.h"
#include "scenario/tc-scenario.h"

G_BEGIN_DECLS

/* TcLintMap: the board as its lints ask for it: the spaces, outlines and links of the whole file,
 * read once into flat arrays. Spaces, points, corners and links are indices; each has the order of
 * the file, but corners that of their places. Immutable; time and room are linear in the file.
 *
 * A corner is a place: points of several outlines at one place are one corner. The edge of a point
 * leads to the next point of its outline, and from the last to the first.
 *
 * A number that is missing or has a fault that the schema found is TC_LINT_NO_NUMBER. A point
 * without both of its numbers has no corner and no edge; the edge before it leads to the next
 * point that has both. */

#define TC_LINT_NONE      G_MAXUINT32
#define TC_LINT_NO_NUMBER G_MININT32

/* Far more than any board, and little enough for products of differences; what is beyond is taken
 * for missing. */
#define TC_LINT_MAX_NUMBER (1 << 20)

typedef struct {
  gint32 x;
  gint32 y;
  TcNode node;
  guint32 space;
  guint32 corner; /* by x, then y; TC_LINT_NONE: no place */
} TcLintPoint;

typedef struct {
  TcNode node;
  TcNode outline; /* the first; TC_NODE_NONE when there is none */
  gint32 x;       /* of the centre */
  gint32 y;
  guint32 first;    /* point of its outline */
  guint32 n;        /* points with a place */
  guint32 n_astray; /* points without, which stand after these in no order */
} TcLintSpace;

typedef struct {
  TcNode node;
  guint32 ends[2]; /* spaces; TC_LINT_NONE for those that it lacks, the second before the first */
} TcLintLink;

typedef struct {
  TcScenario *scenario; /* borrowed */
  TcLintSpace *spaces;
  TcLintPoint *points;
  TcLintLink *links;
  guint n_spaces;
  guint n_points;
  guint n_links;
  guint n_corners;
  guint32 *corner_starts; /* of each corner and one more, in @corner_points */
  guint32 *corner_points; /* the points of each corner, ascending */
  TcLintKey *edges;       /* their first points; the same key: the same two corners */
  guint n_edges;
  guint32 *spaces_of_nodes; /* TC_LINT_NONE for other nodes */
} TcLintMap;

TcLintMap *tc_lint_map_new (TcScenario *scenario) G_GNUC_WARN_UNUSED_RESULT;
void tc_lint_map_free (TcLintMap *map);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcLintMap, tc_lint_map_free)

/** tc_lint_map_get_next: the point to which the edge of @point leads. */
static inline guint32
tc_lint_map_get_next (const TcLintMap *map, guint32 point)
{
  const TcLintSpace *space = &map->spaces[map->points[point].space];

  return point + 1 < space->first + space->n ? point + 1 : space->first;
}

/** tc_lint_map_get_place: a point that is at @corner. */
static inline const TcLintPoint *
tc_lint_map_get_place (const TcLintMap *map, guint32 corner)
{
  return &map->points[map->corner_points[map->corner_starts[corner]]];
}

/** tc_lint_map_is_whole: the space has an outline, and all its points have places. */
static inline gboolean
tc_lint_map_is_whole (const TcLintMap *map, guint32 space)
{
  return map->spaces[space].n > 0 && map->spaces[space].n_astray == 0;
}

G_END_DECLS
