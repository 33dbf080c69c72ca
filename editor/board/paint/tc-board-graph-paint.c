/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <math.h>

#include "board/layout/tc-board-graph.h"
#include "board/paint/tc-board-paint-private.h"

/* A graph board, from the back: a region of each colour, links with their arrows, plates. */

#define BAND_MARGIN 0.34 /* of a counter's size: how far a region reaches around a plate */
#define ARROW       0.42 /* of a counter's size: an arrow's head */
#define BACKER      0.36

static const TcBoardColour paper = TC_BOARD_INK (0xece6d4);
static const TcBoardColour ink = TC_BOARD_INK (0x2f2a25);
static const TcBoardColour plain = TC_BOARD_INK (0xf7f3e8);

void
tc_board_trace_plate (cairo_t *cr, TcBoardRect rect, double radius)
{
  double right = rect.x + rect.width;
  double bottom = rect.y + rect.height;

  cairo_new_sub_path (cr);
  cairo_arc (cr, right - radius, rect.y + radius, radius, -G_PI / 2, 0);
  cairo_arc (cr, right - radius, bottom - radius, radius, 0, G_PI / 2);
  cairo_arc (cr, rect.x + radius, bottom - radius, radius, G_PI / 2, G_PI);
  cairo_arc (cr, rect.x + radius, rect.y + radius, radius, G_PI, 3 * G_PI / 2);
  cairo_close_path (cr);
}

void
tc_board_paint_regions (const TcBoardPaint *paint)
{
  g_autoptr (GArray) bands = tc_board_find_bands (paint->layout);
  double size = tc_board_layout_get_counter_size (paint->layout);
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (paint->view, &n);

  for (guint i = 0; i < bands->len; i++) {
    const TcBoardBand *band = &g_array_index (bands, TcBoardBand, i);
    TcBoardColour land = tc_board_get_land_colour (paint->layout, band->region);
    TcBoardRect rect = tc_board_rect_grow (
      tc_board_layout_get_place (paint->layout, band->b)->bounds, BAND_MARGIN * size);

    tc_board_set_colour (paint->cr, tc_board_colour_mix (land, paper, 0.45), 1);
    if (band->a != band->b) {
      cairo_move_to (paint->cr, containers[band->a].centre.x, containers[band->a].centre.y);
      cairo_line_to (paint->cr, containers[band->b].centre.x, containers[band->b].centre.y);
      cairo_set_line_width (paint->cr, 1.3 * size);
      cairo_stroke (paint->cr);
    }
    tc_board_trace_plate (paint->cr, rect, 0.5 * size);
    cairo_fill (paint->cr);
  }
}

/* With its tip at @tip, coming from @from. */
static void
paint_head (const TcBoardPaint *paint, TcPoint from, TcPoint tip)
{
  double size = ARROW * tc_board_layout_get_counter_size (paint->layout);
  double length = MAX (1, hypot (tip.x - from.x, tip.y - from.y));
  double dx = (tip.x - from.x) / length * size;
  double dy = (tip.y - from.y) / length * size;

  cairo_move_to (paint->cr, tip.x, tip.y);
  cairo_line_to (paint->cr, tip.x - dx - 0.5 * dy, tip.y - dy + 0.5 * dx);
  cairo_line_to (paint->cr, tip.x - 0.7 * dx, tip.y - 0.7 * dy);
  cairo_line_to (paint->cr, tip.x - dx + 0.5 * dy, tip.y - dy - 0.5 * dx);
  cairo_close_path (paint->cr);
  cairo_fill (paint->cr);
}

static void
paint_shaft (const TcBoardPaint *paint, const TcPoint ends[2], TcBoardColour colour, double width)
{
  cairo_move_to (paint->cr, ends[0].x, ends[0].y);
  cairo_line_to (paint->cr, ends[1].x, ends[1].y);
  tc_board_set_colour (paint->cr, colour, 0.9);
  cairo_set_line_width (paint->cr, MAX (width * paint->unit, 0.4 * width / paint->scale));
  cairo_stroke (paint->cr);
}

void
tc_board_paint_arrows (const TcBoardPaint *paint)
{
  guint n;
  const TcViewLink *links = tc_view_get_links (paint->view, &n);

  for (guint i = 0; i < n; i++) {
    guint a = tc_board_layout_find_container (paint->layout, links[i].a);
    guint b = tc_board_layout_find_container (paint->layout, links[i].b);
    TcPoint ends[2];

    if (a == TC_BOARD_NOTHING || b == TC_BOARD_NOTHING || a == b)
      continue;
    tc_board_find_link_ends (paint->layout, a, b, ends);
    if (!tc_board_is_wanted (paint, tc_board_polygon_bounds (ends, 2), 30))
      continue;
    paint_shaft (paint, ends, plain, 9);
    paint_shaft (paint, ends, ink, 4);
    tc_board_set_colour (paint->cr, ink, 1);
    if (links[i].way != TC_LINK_PLAIN)
      paint_head (paint, ends[0], ends[1]);
    if (links[i].way == TC_LINK_BOTH_WAYS)
      paint_head (paint, ends[1], ends[0]);
  }
}

/* A broad arrow into the plate's left edge, in the colour of who backs; the next one below it. */
static void
paint_backer (const TcBoardPaint *paint, TcBoardRect bounds, guint index, TcBoardColour colour)
{
  double size = BACKER * tc_board_layout_get_counter_size (paint->layout);
  double x = bounds.x + 0.45 * size;
  double y = bounds.y + bounds.height - (0.8 + 1.3 * index) * size;
  const double points[][2] = { { 0, 0 },       { -0.7, -0.6 }, { -0.7, -0.25 }, { -1.4, -0.25 },
                               { -1.4, 0.25 }, { -0.7, 0.25 }, { -0.7, 0.6 } };

  cairo_new_path (paint->cr);
  for (guint i = 0; i < G_N_ELEMENTS (points); i++)
    cairo_line_to (paint->cr, x + points[i][0] * size, y + points[i][1] * size);
  cairo_close_path (paint->cr);
  tc_board_set_colour (paint->cr, colour, 1);
  cairo_fill_preserve (paint->cr);
  tc_board_set_colour (paint->cr, ink, 1);
  cairo_set_line_width (paint->cr, MAX (2 * paint->unit, 1 / paint->scale));
  cairo_stroke (paint->cr);
}

static void
paint_backers (const TcBoardPaint *paint, const TcViewContainer *space, TcBoardRect bounds)
{
  guint n = 0;

  for (guint i = 0; i < space->n_marks; i++) {
    const TcViewOwner *owner = space->marks[i].kind == TC_MARK_BACKER
                                 ? tc_board_layout_find_owner (paint->layout, space->marks[i].owner)
                                 : NULL;

    if (space->marks[i].kind == TC_MARK_BACKER)
      paint_backer (paint, bounds, n++,
                    tc_board_colour_parse (owner != NULL ? owner->colour : NULL, plain));
  }
}

/* Whatever sets it apart is a double rim. */
static gboolean
is_special (const TcViewContainer *space)
{
  const TcMark *label = tc_marks_find (space->marks, space->n_marks, TC_MARK_LABEL);

  return label != NULL;
}

void
tc_board_paint_plates (const TcBoardPaint *paint)
{
  double size = tc_board_layout_get_counter_size (paint->layout);
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (paint->view, &n);

  for (guint i = 0; i < n; i++) {
    TcBoardRect bounds = tc_board_layout_get_place (paint->layout, i)->bounds;
    TcBoardColour land;

    if (!tc_board_is_plate (paint->layout, i) || !tc_board_is_wanted (paint, bounds, 40))
      continue;
    land = tc_board_get_land_colour (paint->layout, containers[i].region);
    if (!(paint->layers & TC_BOARD_LAYER_TERRAIN))
      land = plain;
    tc_board_trace_plate (paint->cr, bounds, 0.28 * size);
    tc_board_set_colour (paint->cr, tc_board_colour_mix (land, plain, 0.55), 1);
    cairo_fill_preserve (paint->cr);
    tc_board_set_colour (paint->cr, ink, 1);
    cairo_set_line_width (
      paint->cr, MAX ((is_special (&containers[i]) ? 7 : 3.4) * paint->unit, 1.2 / paint->scale));
    cairo_stroke (paint->cr);
    paint_backers (paint, &containers[i], bounds);
  }
}
