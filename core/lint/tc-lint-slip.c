/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "lint/tc-lint-private.h"

/* A corner that slipped: one outline alone has it, and from the corners before and after it borders
 * of others lead to a place that this outline has not. Moved there, it shares both borders again.
 */

#define MAX_POINTS 200u   /* of an outline; its edges are compared with all of the others */
#define MAX_LOOKS  20000u /* at corners; on boards that people draw, a few meet at each */

typedef struct {
  const TcLintMap *map;
  guint32 space;
  const guint32 *others; /* that it crosses */
  guint n_others;
  guint32 point;  /* the corner that slipped */
  guint32 corner; /* where it was */
  guint n;        /* how many it may have been */
  guint n_looks;
} Slip;

static guint32
get_previous (const TcLintMap *map, guint32 point)
{
  const TcLintSpace *space = &map->spaces[map->points[point].space];

  return point > space->first ? point - 1 : space->first + space->n - 1;
}

static gboolean
has_corner (const Slip *slip, guint32 corner)
{
  const TcLintSpace *space = &slip->map->spaces[slip->space];

  for (guint32 i = space->first; i < space->first + space->n; i++)
    if (slip->map->points[i].corner == corner)
      return TRUE;

  return FALSE;
}

/* Calls @func with each corner that a border of another outline joins to @corner. */
static void
each_joined (Slip *slip,
             guint32 corner,
             void (*func) (Slip *slip, guint32 joined, gpointer data),
             gpointer data)
{
  const TcLintMap *map = slip->map;

  for (guint32 i = map->corner_starts[corner];
       i < map->corner_starts[corner + 1] && slip->n_looks < MAX_LOOKS; i++) {
    guint32 point = map->corner_points[i];

    slip->n_looks++;
    if (map->points[point].space == slip->space ||
        !tc_lint_map_is_whole (map, map->points[point].space))
      continue;
    func (slip, map->points[tc_lint_map_get_next (map, point)].corner, data);
    func (slip, map->points[get_previous (map, point)].corner, data);
  }
}

typedef struct {
  guint32 wanted;
  gboolean is_found;
} Search;

static void
search (Slip *slip, guint32 joined, gpointer data)
{
  Search *wish = data;

  wish->is_found |= joined == wish->wanted;
}

/* @data: the point that may have slipped; @joined is where it may have been. */
static void
consider (Slip *slip, guint32 joined, gpointer data)
{
  guint32 point = *(const guint32 *) data;
  guint32 next = slip->map->points[tc_lint_map_get_next (slip->map, point)].corner;
  Search wish = { next, FALSE };

  if (has_corner (slip, joined) || (slip->point == point && slip->corner == joined))
    return;
  each_joined (slip, joined, search, &wish);
  if (!wish.is_found)
    return;
  slip->point = point;
  slip->corner = joined;
  slip->n++;
}

static int
get_turn (const TcLintPoint *a, const TcLintPoint *b, const TcLintPoint *c)
{
  return tc_lint_get_side (a->x, a->y, b->x, b->y, c->x, c->y);
}

/* The point as it would stand. */
static const TcLintPoint *
get_moved (const Slip *slip, guint32 point)
{
  return point == slip->point ? tc_lint_map_get_place (slip->map, slip->corner)
                              : &slip->map->points[point];
}

static gboolean
would_cross (const Slip *slip, guint32 edge, guint32 other)
{
  const TcLintPoint *a = get_moved (slip, edge);
  const TcLintPoint *b = get_moved (slip, tc_lint_map_get_next (slip->map, edge));
  const TcLintPoint *c = get_moved (slip, other);
  const TcLintPoint *d = get_moved (slip, tc_lint_map_get_next (slip->map, other));

  return get_turn (a, b, c) * get_turn (a, b, d) < 0 && get_turn (c, d, a) * get_turn (c, d, b) < 0;
}

/* Whether any edge of the outline would still cross one of space @other, perhaps its own. */
static gboolean
still_crosses (const Slip *slip, guint32 other)
{
  const TcLintSpace *own = &slip->map->spaces[slip->space];
  const TcLintSpace *space = &slip->map->spaces[other];

  for (guint32 i = own->first; i < own->first + own->n; i++)
    for (guint32 k = space->first; k < space->first + space->n; k++)
      if (would_cross (slip, i, k))
        return TRUE;

  return FALSE;
}

static gboolean
helps (const Slip *slip)
{
  for (guint i = 0; i < slip->n_others; i++)
    if (slip->map->spaces[slip->others[i]].n > MAX_POINTS || still_crosses (slip, slip->others[i]))
      return FALSE;

  return !still_crosses (slip, slip->space);
}

static TcOperation *
set_number (const char *path, const char *name, gint32 number)
{
  g_autofree char *value = g_strdup_printf ("%d", number);

  return tc_operation_new_set (path, name, value);
}

void
tc_lint_add_slip_fix (const TcLintMap *map,
                      TcFinding *finding,
                      guint32 space,
                      const guint32 *others,
                      guint n_others)
{
  const TcLintSpace *own = &map->spaces[space];
  Slip slip = { map, space, others, n_others, TC_LINT_NONE, TC_LINT_NONE, 0, 0 };
  const TcLintPoint *place;
  g_autofree char *path = NULL;
  TcOperation *group;

  if (own->n < 3 || own->n > MAX_POINTS)
    return;
  for (guint32 i = own->first; i < own->first + own->n; i++) {
    guint32 corner = map->points[i].corner;

    if (map->corner_starts[corner + 1] - map->corner_starts[corner] == 1)
      each_joined (&slip, map->points[get_previous (map, i)].corner, consider, &i);
  }
  if (slip.n != 1 || slip.n_looks >= MAX_LOOKS || !helps (&slip))
    return;
  place = tc_lint_map_get_place (map, slip.corner);
  path = tc_scenario_dup_path (map->scenario, map->points[slip.point].node);
  group = tc_operation_new_group ("");
  tc_operation_group_take (group, set_number (path, "x", place->x));
  tc_operation_group_take (group, set_number (path, "y", place->y));
  tc_lint_add_fix (map->scenario, finding, group, _ ("Move the corner of %s to %d, %d"),
                   tc_lint_get_title (map->scenario, own->node), place->x, place->y);
}
