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

typedef struct {
  TcScenario *scenario;
  TcReport *report;
  const GArray *edges;  /* TcLintEdge */
  GHashTable *corners;  /* gint64 place -> GArray of guint32: outer edges that end there */
  GHashTable *outlines; /* set of gint64: place, where an outer edge ends, and space */
  guint8 *is_outer;     /* of each edge */
  GHashTable *faulty;
} Borders;

static guint64
make_place (gint64 x, gint64 y)
{
  return (guint64) (guint32) (gint32) x << 32 | (guint32) (gint32) y;
}

static const TcLintEdge *
get_edge (const Borders *borders, guint32 index)
{
  return &g_array_index (borders->edges, TcLintEdge, index);
}

static guint32
get_next (const Borders *borders, guint32 index)
{
  const TcLintEdge *edge = get_edge (borders, index);

  return edge->ordinal + 1 < edge->n ? index + 1 : index + 1 - edge->n;
}

static guint
hash_edge (gconstpointer pointer)
{
  const TcLintEdge *edge = pointer;

  return (guint) ((edge->x[0] + edge->x[1]) * 73856093 ^ (edge->y[0] + edge->y[1]) * 19349663);
}

static gboolean
equal_edges (gconstpointer a, gconstpointer b)
{
  const TcLintEdge *left = a;
  const TcLintEdge *right = b;
  guint swap = left->x[0] != right->x[0] || left->y[0] != right->y[0];

  return left->x[0] == right->x[swap] && left->y[0] == right->y[swap] &&
         left->x[1] == right->x[!swap] && left->y[1] == right->y[!swap];
}

static void
find_outer (Borders *borders)
{
  g_autoptr (GHashTable) first = g_hash_table_new (hash_edge, equal_edges);

  for (guint32 i = 0; i < borders->edges->len; i++) {
    const TcLintEdge *edge = get_edge (borders, i);
    gpointer other = g_hash_table_lookup (first, edge);

    if (other == NULL) {
      borders->is_outer[i] = TRUE;
      g_hash_table_insert (first, (gpointer) edge, GUINT_TO_POINTER (i + 1));
    } else {
      borders->is_outer[GPOINTER_TO_UINT (other) - 1] = FALSE;
    }
  }
}

static guint64
make_corner_of (const TcLintEdge *edge, guint end, TcNode space)
{
  return make_place (edge->x[end], edge->y[end]) * 1000003u ^ space;
}

static void
add_corner (Borders *borders, guint32 index, guint end)
{
  const TcLintEdge *edge = get_edge (borders, index);
  guint64 place = make_place (edge->x[end], edge->y[end]);
  GArray *list = g_hash_table_lookup (borders->corners, &place);

  if (list == NULL) {
    list = g_array_new (FALSE, FALSE, sizeof (guint32));
    g_hash_table_insert (borders->corners, g_memdup2 (&place, sizeof place), list);
  }
  g_array_append_val (list, index);
}

static const GArray *
get_outer_at (const Borders *borders, gint64 x, gint64 y)
{
  guint64 place = make_place (x, y);

  return g_hash_table_lookup (borders->corners, &place);
}

static void
read_corners (Borders *borders)
{
  for (guint32 i = 0; i < borders->edges->len; i++) {
    if (!borders->is_outer[i])
      continue;
    add_corner (borders, i, 0);
    add_corner (borders, i, 1);
  }
  for (guint32 i = 0; i < borders->edges->len; i++) {
    const TcLintEdge *edge = get_edge (borders, i);
    guint64 corner = make_corner_of (edge, 0, edge->space);

    if (get_outer_at (borders, edge->x[0], edge->y[0]) != NULL)
      g_hash_table_add (borders->outlines, g_memdup2 (&corner, sizeof corner));
  }
}

static gboolean
has_corner (const Borders *borders, TcNode space, const TcLintEdge *edge, guint end)
{
  guint64 corner = make_corner_of (edge, end, space);

  return g_hash_table_contains (borders->outlines, &corner);
}

/* The end of the edge that is not at the place. */
static guint
get_far_end (const TcLintEdge *edge, gint64 x, gint64 y)
{
  return edge->x[0] == x && edge->y[0] == y;
}

/* A corner on the edge itself is another finding, with a better fix. */
static gboolean
is_in_line (const TcLintEdge *edge, const TcLintEdge *other, guint end)
{
  return (edge->x[1] - edge->x[0]) * (other->y[end] - edge->y[0]) ==
         (edge->y[1] - edge->y[0]) * (other->x[end] - edge->x[0]);
}

/* An outer edge of another space from X whose far end is joined by one more to Y. */
static const TcLintEdge *
find_detour (const Borders *borders, TcNode space, const gint64 from[2], const gint64 to[2])
{
  const GArray *starts = get_outer_at (borders, from[0], from[1]);

  for (guint i = 0; starts != NULL && i < starts->len; i++) {
    const TcLintEdge *edge = get_edge (borders, g_array_index (starts, guint32, i));
    guint far = get_far_end (edge, from[0], from[1]);
    const GArray *next = get_outer_at (borders, edge->x[far], edge->y[far]);

    if (edge->space == space || has_corner (borders, space, edge, far))
      continue;
    for (guint j = 0; next != NULL && j < next->len; j++) {
      const TcLintEdge *second = get_edge (borders, g_array_index (next, guint32, j));
      guint end = get_far_end (second, edge->x[far], edge->y[far]);

      if (second != edge && second->space != space && second->x[end] == to[0] &&
          second->y[end] == to[1])
        return edge;
    }
  }

  return NULL;
}

static void
report (Borders *borders, const TcLintEdge *edge, const TcLintEdge *other, guint end)
{
  TcFinding *finding;

  if (tc_lint_is_marked (borders->faulty, edge->space) ||
      tc_lint_is_marked (borders->faulty, other->space))
    return;
  tc_lint_mark (borders->faulty, edge->space);
  tc_lint_mark (borders->faulty, other->space);
  finding =
    tc_lint_add (borders->scenario, borders->report, "BRD010", edge->point, NULL,
                 _ ("The border of %s and %s parts here: %s has a corner at %" G_GINT64_FORMAT
                    ", %" G_GINT64_FORMAT " that %s has not"),
                 tc_lint_get_title (borders->scenario, edge->space),
                 tc_lint_get_title (borders->scenario, other->space),
                 tc_lint_get_title (borders->scenario, other->space), other->x[end], other->y[end],
                 tc_lint_get_title (borders->scenario, edge->space));
  tc_finding_add_related (finding, tc_scenario_get_source (borders->scenario),
                          tc_lint_get_place (borders->scenario, other->point),
                          _ ("The other corner is near here"));
}

static void
judge_loop (Borders *borders, guint32 index)
{
  const TcLintEdge *edge = get_edge (borders, index);
  guint32 next = get_next (borders, index);
  const gint64 from[2] = { edge->x[0], edge->y[0] };
  const gint64 to[2] = { edge->x[1], edge->y[1] };
  const gint64 beyond[2] = { get_edge (borders, next)->x[1], get_edge (borders, next)->y[1] };
  const TcLintEdge *detour = find_detour (borders, edge->space, from, to);

  if (detour != NULL && is_in_line (edge, detour, get_far_end (detour, from[0], from[1])))
    return;
  if (detour != NULL) {
    report (borders, edge, detour, get_far_end (detour, from[0], from[1]));
    return;
  }
  if (!borders->is_outer[next])
    return;
  detour = find_detour (borders, edge->space, from, beyond);
  if (detour != NULL)
    report (borders, get_edge (borders, next), detour, get_far_end (detour, from[0], from[1]));
}

static gint64
get_distance (gint64 x, gint64 y)
{
  return MAX (ABS (x), ABS (y));
}

/* Outer edges of two spaces from one corner to places that were meant to be one. */
static void
judge_end (Borders *borders, guint32 index, guint near)
{
  const TcLintEdge *edge = get_edge (borders, index);
  const GArray *list = get_outer_at (borders, edge->x[near], edge->y[near]);
  gint64 length = get_distance (edge->x[0] - edge->x[1], edge->y[0] - edge->y[1]);

  for (guint i = 0; i < list->len; i++) {
    const TcLintEdge *other = get_edge (borders, g_array_index (list, guint32, i));
    guint far = get_far_end (other, edge->x[near], edge->y[near]);
    gint64 distance = get_distance (other->x[far] - edge->x[!near], other->y[far] - edge->y[!near]);

    if (other->space > edge->space && distance > 0 && distance <= NEAR && 2 * distance <= length &&
        !is_in_line (edge, other, far) && !has_corner (borders, edge->space, other, far) &&
        !has_corner (borders, other->space, edge, !near)) {
      report (borders, edge, other, far);
      return;
    }
  }
}

void
tc_lint_borders (TcScenario *scenario, TcReport *report_, const GArray *edges, GHashTable *faulty)
{
  g_autoptr (GHashTable) corners = g_hash_table_new_full (tc_lint_hash_pair, g_int64_equal, g_free,
                                                          (GDestroyNotify) g_array_unref);
  g_autoptr (GHashTable) outlines =
    g_hash_table_new_full (tc_lint_hash_pair, g_int64_equal, g_free, NULL);
  g_autofree guint8 *is_outer = g_new0 (guint8, edges->len + 1);
  Borders borders = { scenario, report_, edges, corners, outlines, is_outer, faulty };

  find_outer (&borders);
  read_corners (&borders);
  for (guint32 i = 0; i < edges->len; i++)
    if (is_outer[i])
      judge_loop (&borders, i);
  for (guint32 i = 0; i < edges->len; i++)
    for (guint end = 0; end < 2 && is_outer[i]; end++)
      judge_end (&borders, i, end);
}
