/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <math.h>
#include <string.h>

#include "board/paint/tc-board-paint-private.h"

/* Terrain is sown on a grid over the area, each sign pushed off its place by a number made from
 * the place: the same on every drawing and on both sides of a tile's edge. */

#define SPACING 25.0

typedef void (*PaintSign) (const TcBoardPaint *paint, double x, double y, double size);

typedef struct {
  const char *id;
  PaintSign paint;
} Pattern;

/* 0..1 */
static double
get_chance (int column, int row, guint salt)
{
  guint hash = (guint) column * 374761393u + (guint) row * 668265263u + salt * 2246822519u;

  hash = (hash ^ (hash >> 13)) * 1274126177u;

  return ((hash ^ (hash >> 16)) & 0xffff) / 65536.0;
}

static void
fill_ellipse (cairo_t *cr, double x, double y, double width, double height)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, width / 2, height / 2);
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_restore (cr);
  cairo_fill (cr);
}

static void
paint_tree (const TcBoardPaint *paint, double x, double y, double size)
{
  const TcBoardColour shade = TC_BOARD_INK (0x1f3d1a);
  const TcBoardColour dark = TC_BOARD_INK (0x3d6b33);
  const TcBoardColour crown = TC_BOARD_INK (0x5a8f45);
  const TcBoardColour light = TC_BOARD_INK (0x86b565);

  tc_board_set_colour (paint->cr, shade, 0.28);
  fill_ellipse (paint->cr, x + 0.14 * size, y + 0.34 * size, size * 1.02, size * 0.62);
  tc_board_set_colour (paint->cr, dark, 1);
  fill_ellipse (paint->cr, x, y, size, size * 0.94);
  tc_board_set_colour (paint->cr, crown, 1);
  fill_ellipse (paint->cr, x - 0.06 * size, y - 0.08 * size, size * 0.78, size * 0.7);
  tc_board_set_colour (paint->cr, light, 0.9);
  fill_ellipse (paint->cr, x - 0.16 * size, y - 0.2 * size, size * 0.34, size * 0.28);
}

static void
fill_triangle (cairo_t *cr, double x1, double y1, double x2, double y2, double x3, double y3)
{
  cairo_move_to (cr, x1, y1);
  cairo_line_to (cr, x2, y2);
  cairo_line_to (cr, x3, y3);
  cairo_close_path (cr);
  cairo_fill (cr);
}

static void
paint_hill (const TcBoardPaint *paint, double x, double y, double size)
{
  const TcBoardColour line = TC_BOARD_INK (0x5f4426);
  const TcBoardColour shade = TC_BOARD_INK (0x8d6a3e);
  const TcBoardColour sun = TC_BOARD_INK (0xdcc59a);
  double half = 0.74 * size;
  double peak = y - 0.58 * size;
  double foot = y + 0.4 * size;

  tc_board_set_colour (paint->cr, sun, 0.95);
  fill_triangle (paint->cr, x - half, foot, x, peak, x + 0.1 * size, foot);
  tc_board_set_colour (paint->cr, shade, 1);
  fill_triangle (paint->cr, x + 0.1 * size, foot, x, peak, x + half, foot);
  tc_board_set_colour (paint->cr, line, 0.85);
  cairo_set_line_join (paint->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (paint->cr, 0.09 * size);
  cairo_move_to (paint->cr, x - half, foot);
  cairo_line_to (paint->cr, x, peak);
  cairo_line_to (paint->cr, x + half, foot);
  cairo_stroke (paint->cr);
}

static void
paint_reeds (const TcBoardPaint *paint, double x, double y, double size)
{
  const TcBoardColour wet = TC_BOARD_INK (0x4d86a3);
  const TcBoardColour reed = TC_BOARD_INK (0x4a6e3f);

  cairo_set_line_cap (paint->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (paint->cr, 0.12 * size);
  tc_board_set_colour (paint->cr, wet, 0.9);
  cairo_move_to (paint->cr, x - 0.6 * size, y + 0.3 * size);
  cairo_line_to (paint->cr, x + 0.6 * size, y + 0.3 * size);
  cairo_stroke (paint->cr);
  tc_board_set_colour (paint->cr, reed, 0.95);
  for (int i = -1; i <= 1; i++) {
    cairo_move_to (paint->cr, x + 0.1 * i * size, y + 0.2 * size);
    cairo_line_to (paint->cr, x + 0.32 * i * size, y - (i == 0 ? 0.5 : 0.32) * size);
  }
  cairo_stroke (paint->cr);
}

static const Pattern patterns[] = {
  { "trees", paint_tree },
  { "hills", paint_hill },
  { "marsh", paint_reeds },
};

/* What terrains are called when the view names no pattern. */
static const Pattern *
find_pattern (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (patterns); i++) {
    if (g_strcmp0 (patterns[i].id, id) == 0)
      return &patterns[i];
  }

  return NULL;
}

const char *
tc_board_get_pattern (const TcViewContainer *container)
{
  const Pattern *pattern = find_pattern (container->pattern);

  return pattern != NULL ? pattern->id : NULL;
}

/* Whether a sign there is whole: inside the area, and off the name. */
static gboolean
is_room (const TcViewContainer *area, const TcBoardRect *name, double x, double y, double size)
{
  TcBoardRect kept = tc_board_rect_grow (*name, size * 0.42);

  if (tc_board_rect_contains (&kept, x, y))
    return FALSE;

  return tc_board_polygon_contains (area->outline, area->n_outline, x - size * 0.6, y) &&
         tc_board_polygon_contains (area->outline, area->n_outline, x + size * 0.6, y) &&
         tc_board_polygon_contains (area->outline, area->n_outline, x, y - size * 0.6) &&
         tc_board_polygon_contains (area->outline, area->n_outline, x, y + size * 0.5);
}

void
tc_board_paint_pattern (const TcBoardPaint *paint, guint container)
{
  guint n;
  const TcViewContainer *area = &tc_view_get_containers (paint->view, &n)[container];
  const TcBoardPlace *place = tc_board_layout_get_place (paint->layout, container);
  const Pattern *pattern = find_pattern (tc_board_get_pattern (area));
  double step = SPACING * paint->unit;
  double left = MAX (place->bounds.x, paint->region.x - step);
  double right =
    MIN (place->bounds.x + place->bounds.width, paint->region.x + paint->region.width + step);
  double top = MAX (place->bounds.y, paint->region.y - step);
  double bottom =
    MIN (place->bounds.y + place->bounds.height, paint->region.y + paint->region.height + step);

  for (int row = (int) floor (top / step); row * step <= bottom; row++) {
    for (int column = (int) floor (left / step); column * step <= right; column++) {
      double shift = row % 2 == 0 ? 0.0 : 0.5;
      double x = (column + shift + 0.62 * (get_chance (column, row, 1) - 0.5)) * step;
      double y = (row + 0.62 * (get_chance (column, row, 2) - 0.5)) * step;
      double size = (0.52 + 0.22 * get_chance (column, row, 3)) * step;

      if (is_room (area, &place->name_rect, x, y, size))
        pattern->paint (paint, x, y, size);
    }
  }
}
