/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <math.h>

#include "board/paint/tc-board-paint-private.h"

/* Lines of forts: where links say that their border is one; on boards whose links say nothing of
 * the kind, where a fortified area faces another region or the edge. */

static const TcBoardColour paper = TC_BOARD_INK (0xece6d4);
static const TcBoardColour fort_red = TC_BOARD_INK (0xa11414);

static guint64
make_pair (guint a, guint b)
{
  return ((guint64) MIN (a, b) << 32) | MAX (a, b);
}

/* (transfer full): pairs of containers. */
static GHashTable *
collect_fort_links (const TcBoardPaint *paint)
{
  GHashTable *pairs = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  guint n;
  const TcViewLink *links = tc_view_get_links (paint->view, &n);

  for (guint i = 0; i < n; i++) {
    guint64 pair;

    if (tc_marks_find (links[i].marks, links[i].n_marks, TC_MARK_FORT) == NULL)
      continue;
    pair = make_pair (tc_board_layout_find_container (paint->layout, links[i].a),
                      tc_board_layout_find_container (paint->layout, links[i].b));
    g_hash_table_add (pairs, g_memdup2 (&pair, sizeof pair));
  }

  return pairs;
}

static gboolean
is_fortified (const TcViewContainer *area)
{
  return tc_marks_find (area->marks, area->n_marks, TC_MARK_FORT) != NULL;
}

static gboolean
is_fort (const TcBoardPaint *paint, const TcBoardBorder *border, GHashTable *links)
{
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (paint->view, &n);
  guint64 pair = make_pair (border->a, border->b);

  if (g_hash_table_size (links) > 0)
    return border->b != TC_BOARD_NOTHING && g_hash_table_contains (links, &pair);
  if (border->b == TC_BOARD_NOTHING)
    return is_fortified (&containers[border->a]);

  return border->parted &&
         (is_fortified (&containers[border->a]) || is_fortified (&containers[border->b]));
}

/* Small forts along a line, at even distances. */
static void
paint_forts (const TcBoardPaint *paint, const TcBoardBorder *border)
{
  double step = 24 * paint->unit;
  double left = step / 2;
  double half = 4.6 * paint->unit;

  for (guint i = 0; i + 1 < border->n_points; i++) {
    double dx = border->points[i + 1].x - border->points[i].x;
    double dy = border->points[i + 1].y - border->points[i].y;
    double length = hypot (dx, dy);
    double at = left;

    for (; at < length; at += step)
      cairo_rectangle (paint->cr, border->points[i].x + dx * at / length - half,
                       border->points[i].y + dy * at / length - half, 2 * half, 2 * half);
    left = at - length;
  }
  tc_board_set_colour (paint->cr, fort_red, 1);
  cairo_fill (paint->cr);
}

void
tc_board_paint_fortifications (const TcBoardPaint *paint)
{
  guint n;
  const TcBoardBorder *borders = tc_board_layout_get_borders (paint->layout, &n);
  g_autoptr (GHashTable) links = collect_fort_links (paint);

  for (guint i = 0; i < n; i++) {
    const TcBoardBorder *border = &borders[i];

    if (!is_fort (paint, border, links) ||
        !tc_board_is_wanted (paint, tc_board_polygon_bounds (border->points, border->n_points), 12))
      continue;
    tc_board_trace (paint->cr, border->points, border->n_points, FALSE);
    tc_board_set_colour (paint->cr, paper, 0.8);
    cairo_set_line_width (paint->cr, MAX (7.5 * paint->unit, 2.6 / paint->scale));
    cairo_stroke_preserve (paint->cr);
    tc_board_set_colour (paint->cr, fort_red, 1);
    cairo_set_line_width (paint->cr, MAX (4.4 * paint->unit, 1.6 / paint->scale));
    cairo_stroke (paint->cr);
    paint_forts (paint, border);
  }
}
