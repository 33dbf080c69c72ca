/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "board/layout/tc-board-outline.h"

#include <math.h>
#include <string.h>

static const TcViewContainer *
get_container (const TcBoardLayout *layout, guint container)
{
  guint n;

  return &tc_view_get_containers (tc_board_layout_get_view (layout), &n)[container];
}

static guint
count_containers (const TcBoardLayout *layout)
{
  guint n;

  tc_view_get_containers (tc_board_layout_get_view (layout), &n);

  return n;
}

gboolean
tc_board_point_is_same (TcPoint a, TcPoint b)
{
  return a.x == b.x && a.y == b.y;
}

/* The place on the edge nearest to (@x, @y), and how far it is. */
static double
get_edge_distance (TcPoint a, TcPoint b, double x, double y, TcPoint *out_at)
{
  double dx = b.x - a.x;
  double dy = b.y - a.y;
  double length = dx * dx + dy * dy;
  double t = length > 0 ? CLAMP (((x - a.x) * dx + (y - a.y) * dy) / length, 0, 1) : 0;

  *out_at = (TcPoint){ (gint32) lround (a.x + t * dx), (gint32) lround (a.y + t * dy) };

  return hypot (x - a.x - t * dx, y - a.y - t * dy);
}

static TcBoardHandle
find_edge (const TcViewContainer *area, guint container, double x, double y, double reach)
{
  TcBoardHandle handle = { .kind = TC_BOARD_HANDLE_NONE, .container = container };
  double best = reach;

  for (guint i = 0; i < area->n_outline; i++) {
    TcPoint at;
    double away =
      get_edge_distance (area->outline[i], area->outline[(i + 1) % area->n_outline], x, y, &at);

    if (away > best)
      continue;
    best = away;
    handle.kind = TC_BOARD_HANDLE_EDGE;
    handle.index = i;
    handle.at = at;
  }

  return handle;
}

TcBoardHandle
tc_board_outline_find_handle (const TcBoardLayout *layout,
                              guint container,
                              double x,
                              double y,
                              double reach)
{
  const TcViewContainer *area = get_container (layout, container);
  TcBoardHandle handle = { .kind = TC_BOARD_HANDLE_NONE, .container = container };
  double best = reach;

  for (guint i = 0; i < area->n_outline; i++) {
    double away = hypot (area->outline[i].x - x, area->outline[i].y - y);

    if (away > best)
      continue;
    best = away;
    handle.kind = TC_BOARD_HANDLE_CORNER;
    handle.index = i;
    handle.at = area->outline[i];
  }
  if (handle.kind != TC_BOARD_HANDLE_NONE)
    return handle;
  if (hypot (area->centre.x - x, area->centre.y - y) <= reach) {
    handle.kind = TC_BOARD_HANDLE_CENTRE;
    handle.at = area->centre;
    return handle;
  }

  return find_edge (area, container, x, y, reach * 0.7);
}

gboolean
tc_board_outline_snap (const TcBoardLayout *layout,
                       double x,
                       double y,
                       double reach,
                       const TcPoint *except,
                       TcPoint *out_point)
{
  guint n = count_containers (layout);
  double best = reach;
  gboolean snaps = FALSE;

  *out_point = (TcPoint){ (gint32) lround (x), (gint32) lround (y) };
  for (guint i = 0; i < n; i++) {
    const TcViewContainer *area = get_container (layout, i);
    TcBoardRect near = tc_board_rect_grow (tc_board_layout_get_place (layout, i)->bounds, reach);

    if (!tc_board_rect_contains (&near, x, y))
      continue;
    for (guint j = 0; j < area->n_outline; j++) {
      double away = hypot (area->outline[j].x - x, area->outline[j].y - y);

      if (away > best || (except != NULL && tc_board_point_is_same (*except, area->outline[j])))
        continue;
      best = away;
      *out_point = area->outline[j];
      snaps = TRUE;
    }
  }

  return snaps;
}

static guint
find_corner (const TcViewContainer *area, TcPoint point)
{
  for (guint i = 0; i < area->n_outline; i++) {
    if (tc_board_point_is_same (area->outline[i], point))
      return i;
  }

  return TC_BOARD_NOTHING;
}

/* How long the way from corner @from to @to is, by steps of @step around the outline. */
static double
measure_way (const TcViewContainer *area, guint from, guint to, guint step)
{
  guint n = area->n_outline;
  double length = 0;

  for (guint i = from; i != to; i = (i + step) % n) {
    TcPoint a = area->outline[i];
    TcPoint b = area->outline[(i + step) % n];

    length += hypot (b.x - a.x, b.y - a.y);
  }

  return length;
}

void
tc_board_outline_trace (const TcBoardLayout *layout, TcPoint from, TcPoint to, GArray *points)
{
  guint n = count_containers (layout);
  const TcViewContainer *best_area = NULL;
  double best = G_MAXDOUBLE;
  guint first = 0;
  guint last = 0;
  guint step = 1;

  for (guint i = 0; i < n; i++) {
    const TcViewContainer *area = get_container (layout, i);
    guint a = find_corner (area, from);
    guint b = a != TC_BOARD_NOTHING ? find_corner (area, to) : TC_BOARD_NOTHING;
    double ahead, back;

    if (b == TC_BOARD_NOTHING)
      continue;
    ahead = measure_way (area, a, b, 1);
    back = measure_way (area, a, b, area->n_outline - 1);
    if (MIN (ahead, back) >= best)
      continue;
    best = MIN (ahead, back);
    best_area = area;
    first = a;
    last = b;
    step = ahead <= back ? 1 : area->n_outline - 1;
  }
  while (best_area != NULL && first != last) {
    first = (first + step) % best_area->n_outline;
    g_array_append_val (points, best_area->outline[first]);
  }
  if (best_area == NULL)
    g_array_append_val (points, to);
}

/* A set of pairs of containers, by open addressing: thousands are put in after an edit. */
typedef struct {
  guint64 *slots; /* of pairs plus 1; 0 for a free one */
  guint mask;
} PairSet;

static void
init_pairs (PairSet *set, guint most)
{
  set->mask = 63;
  while (set->mask / 2 < most)
    set->mask = 2 * set->mask + 1;
  set->slots = g_new0 (guint64, set->mask + 1);
}

static void
clear_pairs (PairSet *set)
{
  g_clear_pointer (&set->slots, g_free);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (PairSet, clear_pairs)

/* The slot that has the pair, or the free one where it belongs. */
static guint64 *
find_pair (const PairSet *set, guint a, guint b)
{
  guint64 pair = (((guint64) MIN (a, b) << 32) | MAX (a, b)) + 1;
  guint at = (guint) ((pair * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15)) >> 32) & set->mask;

  while (set->slots[at] != 0 && set->slots[at] != pair)
    at = (at + 1) & set->mask;

  return &set->slots[at];
}

static gboolean
add_pair (PairSet *set, guint a, guint b)
{
  guint64 *slot = find_pair (set, a, b);
  gboolean is_new = *slot == 0;

  *slot = (((guint64) MIN (a, b) << 32) | MAX (a, b)) + 1;

  return is_new;
}

static gboolean
has_pair (const PairSet *set, guint a, guint b)
{
  return *find_pair (set, a, b) != 0;
}

static void
add_conflict (GArray *conflicts, guint a, guint b, gboolean is_joined, TcPoint at)
{
  TcBoardConflict conflict = { a, b, is_joined, at };

  g_array_append_val (conflicts, conflict);
}

static void
judge_links (const TcBoardLayout *layout,
             const PairSet *contacts,
             PairSet *joined,
             GArray *conflicts)
{
  guint n;
  const TcViewLink *links = tc_view_get_links (tc_board_layout_get_view (layout), &n);
  guint a = TC_BOARD_NOTHING;

  for (guint i = 0; i < n; i++) {
    guint b = tc_board_layout_find_container (layout, links[i].b);
    const TcViewContainer *left;
    const TcViewContainer *right;

    /* Most often several links of one area stand together. */
    if (i == 0 || strcmp (links[i].a, links[i - 1].a) != 0)
      a = tc_board_layout_find_container (layout, links[i].a);
    if (a == TC_BOARD_NOTHING || b == TC_BOARD_NOTHING || a == b || !add_pair (joined, a, b))
      continue;
    left = get_container (layout, a);
    right = get_container (layout, b);
    if (left->n_outline >= 3 && right->n_outline >= 3 && !has_pair (contacts, a, b))
      add_conflict (conflicts, a, b, TRUE,
                    (TcPoint){ (left->centre.x + right->centre.x) / 2,
                               (left->centre.y + right->centre.y) / 2 });
  }
}

GArray *
tc_board_outline_find_conflicts (const TcBoardLayout *layout)
{
  GArray *conflicts = g_array_new (FALSE, FALSE, sizeof (TcBoardConflict));
  g_auto (PairSet) contacts = { NULL };
  g_auto (PairSet) joined = { NULL };
  g_autoptr (GArray) fresh = g_array_new (FALSE, FALSE, sizeof (TcBoardConflict));
  guint n, n_links;
  const TcBoardBorder *borders = tc_board_layout_get_borders (layout, &n);

  tc_view_get_links (tc_board_layout_get_view (layout), &n_links);
  init_pairs (&contacts, n);
  init_pairs (&joined, n_links);
  for (guint i = 0; i < n; i++) {
    TcPoint a = borders[i].points[(borders[i].n_points - 1) / 2];
    TcPoint b = borders[i].points[borders[i].n_points / 2];

    if (borders[i].b != TC_BOARD_NOTHING && add_pair (&contacts, borders[i].a, borders[i].b))
      add_conflict (fresh, borders[i].a, borders[i].b, FALSE,
                    (TcPoint){ (a.x + b.x) / 2, (a.y + b.y) / 2 });
  }
  judge_links (layout, &contacts, &joined, conflicts);
  for (guint i = 0; i < fresh->len; i++) {
    const TcBoardConflict *contact = &g_array_index (fresh, TcBoardConflict, i);

    if (!has_pair (&joined, contact->a, contact->b))
      g_array_append_val (conflicts, *contact);
  }

  return conflicts;
}
