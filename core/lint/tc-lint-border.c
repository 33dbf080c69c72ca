/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "lint/tc-lint-private.h"

/* Borders that part: two outlines share a border, part at one corner and meet again. The edges
 * between are outer edges, of one outline alone, and make a loop of three (a corner is missing in
 * one outline) or four (it stands elsewhere). Near the end of a border, where it does not meet
 * again, two outer edges from one corner run almost together. A lake between two areas has more
 * corners than these. */

/* Corners so near to one another, in board units, were meant to be one. */
#define NEAR 5

/* Many outer edges from one corner are compared each with each; on a board that people draw they
 * are two or four. */
#define MAX_LOOKS 20000000u

typedef struct {
  const TcLintMap *map;
  TcReport *report;
  GHashTable *faulty;
  guint8 *is_outer; /* of the edge of each point */
  guint32 *starts;  /* of each corner and one more, in @outer */
  guint32 *outer;   /* outer edges by the corners where they end */
  guint64 n_looks;
} Borders;

static const TcLintPoint *
get_end (const Borders *borders, guint32 edge, guint end)
{
  return &borders->map->points[end == 0 ? edge : tc_lint_map_get_next (borders->map, edge)];
}

static guint32
get_corner (const Borders *borders, guint32 edge, guint end)
{
  return get_end (borders, edge, end)->corner;
}

static guint32
get_space (const Borders *borders, guint32 edge)
{
  return borders->map->points[edge].space;
}

static gboolean
spend_look (Borders *borders)
{
  return borders->n_looks++ < MAX_LOOKS;
}

/* Those of one outline alone. */
static void
find_outer (Borders *borders)
{
  const TcLintMap *map = borders->map;
  guint32 last = TC_LINT_NONE; /* edge of a whole outline */
  guint64 key = 0;

  for (guint i = 0; i < map->n_edges; i++) {
    guint32 edge = map->edges[i].value;

    if (!tc_lint_map_is_whole (map, get_space (borders, edge)))
      continue;
    borders->is_outer[edge] = last == TC_LINT_NONE || map->edges[i].key != key;
    if (!borders->is_outer[edge])
      borders->is_outer[last] = FALSE;
    last = edge;
    key = map->edges[i].key;
  }
}

/* Counted two corners on, summed, and moved back by one while they are filled. */
static void
file_outer (Borders *borders)
{
  const TcLintMap *map = borders->map;

  for (guint32 edge = 0; edge < map->n_points; edge++)
    for (guint end = 0; end < 2 && borders->is_outer[edge]; end++)
      borders->starts[get_corner (borders, edge, end) + 2]++;
  for (guint32 i = 2; i < map->n_corners + 2; i++)
    borders->starts[i] += borders->starts[i - 1];
  for (guint32 edge = 0; edge < map->n_points; edge++)
    for (guint end = 0; end < 2 && borders->is_outer[edge]; end++)
      borders->outer[borders->starts[get_corner (borders, edge, end) + 1]++] = edge;
}

/* The outline of the space, which is whole, has this corner. */
static gboolean
has_corner (Borders *borders, guint32 space, guint32 corner)
{
  const TcLintMap *map = borders->map;

  for (guint32 i = map->corner_starts[corner];
       i < map->corner_starts[corner + 1] && spend_look (borders); i++)
    if (map->points[map->corner_points[i]].space == space)
      return TRUE;

  return FALSE;
}

/* The end of the edge that is not at the corner. */
static guint
get_far_end (const Borders *borders, guint32 edge, guint32 corner)
{
  return get_corner (borders, edge, 0) == corner;
}

/* A corner on the edge itself is another finding, with a better fix. */
static gboolean
is_in_line (const Borders *borders, guint32 edge, const TcLintPoint *corner)
{
  const TcLintPoint *from = get_end (borders, edge, 0);
  const TcLintPoint *to = get_end (borders, edge, 1);

  return (gint64) (to->x - from->x) * (corner->y - from->y) ==
         (gint64) (to->y - from->y) * (corner->x - from->x);
}

/* Whether an outer edge of another space joins the two corners. */
static gboolean
is_joined (Borders *borders, guint32 detour, guint32 space, guint32 from, guint32 to)
{
  for (guint32 i = borders->starts[from]; i < borders->starts[from + 1] && spend_look (borders);
       i++) {
    guint32 edge = borders->outer[i];
    guint end = get_far_end (borders, edge, from);

    if (edge != detour && get_space (borders, edge) != space &&
        get_corner (borders, edge, end) == to)
      return TRUE;
  }

  return FALSE;
}

/* An outer edge of another space from one corner, whose far end is joined by one more to the other;
 * or TC_LINT_NONE. */
static guint32
find_detour (Borders *borders, guint32 space, guint32 from, guint32 to)
{
  for (guint32 i = borders->starts[from]; i < borders->starts[from + 1] && spend_look (borders);
       i++) {
    guint32 edge = borders->outer[i];
    guint32 far = get_corner (borders, edge, get_far_end (borders, edge, from));

    if (get_space (borders, edge) != space && !has_corner (borders, space, far) &&
        is_joined (borders, edge, space, far, to))
      return edge;
  }

  return TC_LINT_NONE;
}

/* Either outline may have the corner where it was meant to be. */
static void
add_fixes (Borders *borders, TcFinding *finding, guint32 space, guint32 other)
{
  tc_lint_add_slip_fix (borders->map, finding, space, &other, 1);
  tc_lint_add_slip_fix (borders->map, finding, other, &space, 1);
}

/* @corner is one of @other's. */
static void
report (Borders *borders, guint32 edge, guint32 other, const TcLintPoint *corner)
{
  TcScenario *scenario = borders->map->scenario;
  TcNode a = borders->map->spaces[get_space (borders, edge)].node;
  TcNode b = borders->map->spaces[get_space (borders, other)].node;
  TcFinding *finding;

  if (tc_lint_is_marked (borders->faulty, a) || tc_lint_is_marked (borders->faulty, b))
    return;
  tc_lint_mark (borders->faulty, a);
  tc_lint_mark (borders->faulty, b);
  finding =
    tc_lint_add (scenario, borders->report, "BRD010", borders->map->points[edge].node, NULL,
                 _ ("The border of %s and %s parts here: %s has a corner at %" G_GINT64_FORMAT
                    ", %" G_GINT64_FORMAT " that %s has not"),
                 tc_lint_get_title (scenario, a), tc_lint_get_title (scenario, b),
                 tc_lint_get_title (scenario, b), (gint64) corner->x, (gint64) corner->y,
                 tc_lint_get_title (scenario, a));
  tc_finding_add_related (finding, tc_scenario_get_source (scenario),
                          tc_lint_get_place (scenario, borders->map->points[other].node),
                          _ ("The other corner is near here"));
  add_fixes (borders, finding, get_space (borders, edge), get_space (borders, other));
}

static void
judge_loop (Borders *borders, guint32 edge)
{
  guint32 next = tc_lint_map_get_next (borders->map, edge);
  guint32 space = get_space (borders, edge);
  guint32 from = get_corner (borders, edge, 0);
  guint32 detour = find_detour (borders, space, from, get_corner (borders, edge, 1));
  const TcLintPoint *corner;

  if (detour != TC_LINT_NONE) {
    corner = get_end (borders, detour, get_far_end (borders, detour, from));
    if (!is_in_line (borders, edge, corner))
      report (borders, edge, detour, corner);
    return;
  }
  if (!borders->is_outer[next])
    return;
  detour = find_detour (borders, space, from, get_corner (borders, next, 1));
  if (detour != TC_LINT_NONE)
    report (borders, next, detour, get_end (borders, detour, get_far_end (borders, detour, from)));
}

static gint32
get_distance (const TcLintPoint *a, const TcLintPoint *b)
{
  return MAX (ABS (a->x - b->x), ABS (a->y - b->y));
}

/* Outer edges of two spaces from one corner to places that were meant to be one. */
static void
judge_end (Borders *borders, guint32 edge, guint near)
{
  guint32 start = get_corner (borders, edge, near);
  const TcLintPoint *end = get_end (borders, edge, !near);
  gint32 length = get_distance (get_end (borders, edge, 0), get_end (borders, edge, 1));

  for (guint32 i = borders->starts[start]; i < borders->starts[start + 1] && spend_look (borders);
       i++) {
    guint32 other = borders->outer[i];
    const TcLintPoint *far = get_end (borders, other, get_far_end (borders, other, start));
    gint32 distance = get_distance (far, end);

    if (far->space > end->space && distance > 0 && distance <= NEAR && 2 * distance <= length &&
        !is_in_line (borders, edge, far) && !has_corner (borders, end->space, far->corner) &&
        !has_corner (borders, far->space, end->corner)) {
      report (borders, edge, other, far);
      return;
    }
  }
}

void
tc_lint_borders (const TcLintMap *map, TcReport *report_, GHashTable *faulty)
{
  g_autofree guint8 *is_outer = g_new0 (guint8, map->n_points);
  g_autofree guint32 *starts = g_new0 (guint32, map->n_corners + 2);
  g_autofree guint32 *outer = g_new (guint32, 2 * map->n_points);
  Borders borders = { map, report_, faulty, is_outer, starts, outer, 0 };

  find_outer (&borders);
  file_outer (&borders);
  for (guint32 i = 0; i < map->n_points; i++)
    if (is_outer[i])
      judge_loop (&borders, i);
  for (guint32 i = 0; i < map->n_points; i++)
    for (guint end = 0; end < 2 && is_outer[i]; end++)
      judge_end (&borders, i, end);
}
