/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <math.h>
#include <string.h>

#include "board/paint/tc-board-paint-private.h"

/* Drawings of things that are no military units, for pawns, cards and tiles: all that a schema can
 * name (tc_glyph_get_all ()). They know what they look like, not what they mean. Each is drawn in a
 * square of 0..1; the caller scales and sets the colour, filled or in lines. */

static void
fill_polygon (cairo_t *cr, const double (*points)[2], guint n)
{
  cairo_new_sub_path (cr);
  for (guint i = 0; i < n; i++)
    cairo_line_to (cr, points[i][0], points[i][1]);
  cairo_close_path (cr);
  cairo_fill (cr);
}

static void
fill_disc (cairo_t *cr, double x, double y, double radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  cairo_fill (cr);
}

static void
stroke_line (cairo_t *cr, const double (*points)[2], guint n, double width)
{
  cairo_new_sub_path (cr);
  for (guint i = 0; i < n; i++)
    cairo_line_to (cr, points[i][0], points[i][1]);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

/* A car seen from the side, its lamp on the roof; the windows are holes. */
static void
draw_body (cairo_t *cr)
{
  static const double body[][2] = { { 0.04, 0.68 }, { 0.04, 0.52 }, { 0.1, 0.48 },  { 0.24, 0.46 },
                                    { 0.36, 0.3 },  { 0.66, 0.3 },  { 0.78, 0.46 }, { 0.92, 0.5 },
                                    { 0.96, 0.56 }, { 0.96, 0.68 } };
  static const double front[][2] = {
    { 0.53, 0.46 }, { 0.53, 0.35 }, { 0.63, 0.35 }, { 0.7, 0.46 }
  };
  static const double rear[][2] = {
    { 0.32, 0.46 }, { 0.39, 0.35 }, { 0.48, 0.35 }, { 0.48, 0.46 }
  };

  cairo_push_group (cr);
  fill_polygon (cr, body, G_N_ELEMENTS (body));
  cairo_rectangle (cr, 0.45, 0.22, 0.12, 0.08);
  cairo_fill (cr);
  cairo_set_operator (cr, CAIRO_OPERATOR_CLEAR);
  fill_polygon (cr, front, G_N_ELEMENTS (front));
  fill_polygon (cr, rear, G_N_ELEMENTS (rear));
  fill_disc (cr, 0.26, 0.68, 0.135);
  fill_disc (cr, 0.74, 0.68, 0.135);
  cairo_set_operator (cr, CAIRO_OPERATOR_OVER);
  cairo_pop_group_to_source (cr);
  cairo_paint (cr);
}

static void
draw_car (cairo_t *cr)
{
  cairo_save (cr);
  draw_body (cr);
  cairo_restore (cr);
  fill_disc (cr, 0.26, 0.68, 0.1);
  fill_disc (cr, 0.74, 0.68, 0.1);
}

/* Somebody who runs to the right. */
static void
draw_runner (cairo_t *cr)
{
  static const double trunk[][2] = { { 0.58, 0.34 }, { 0.46, 0.56 } };
  static const double front_leg[][2] = { { 0.46, 0.56 }, { 0.64, 0.68 }, { 0.58, 0.9 } };
  static const double rear_leg[][2] = { { 0.46, 0.56 }, { 0.36, 0.76 }, { 0.14, 0.78 } };
  static const double front_arm[][2] = { { 0.58, 0.36 }, { 0.7, 0.52 }, { 0.86, 0.46 } };
  static const double rear_arm[][2] = { { 0.58, 0.34 }, { 0.36, 0.32 }, { 0.26, 0.48 } };

  fill_disc (cr, 0.67, 0.17, 0.105);
  stroke_line (cr, trunk, G_N_ELEMENTS (trunk), 0.17);
  stroke_line (cr, front_leg, G_N_ELEMENTS (front_leg), 0.11);
  stroke_line (cr, rear_leg, G_N_ELEMENTS (rear_leg), 0.11);
  stroke_line (cr, front_arm, G_N_ELEMENTS (front_arm), 0.085);
  stroke_line (cr, rear_arm, G_N_ELEMENTS (rear_arm), 0.085);
}

static void
draw_lens (cairo_t *cr)
{
  static const double handle[][2] = { { 0.62, 0.62 }, { 0.88, 0.88 } };

  cairo_new_sub_path (cr);
  cairo_arc (cr, 0.42, 0.42, 0.26, 0, 2 * G_PI);
  cairo_set_line_width (cr, 0.1);
  cairo_stroke (cr);
  stroke_line (cr, handle, G_N_ELEMENTS (handle), 0.15);
}

/* A house with its door open. */
static void
draw_house (cairo_t *cr)
{
  static const double house[][2] = { { 0.5, 0.1 },  { 0.94, 0.48 }, { 0.82, 0.48 }, { 0.82, 0.9 },
                                     { 0.6, 0.9 },  { 0.6, 0.62 },  { 0.4, 0.62 },  { 0.4, 0.9 },
                                     { 0.18, 0.9 }, { 0.18, 0.48 }, { 0.06, 0.48 } };

  fill_polygon (cr, house, G_N_ELEMENTS (house));
}

/* A written sheet with a seal. */
static void
draw_sheet (cairo_t *cr)
{
  static const double sheet[][2] = { { 0.2, 0.08 },  { 0.62, 0.08 }, { 0.82, 0.28 },
                                     { 0.82, 0.92 }, { 0.2, 0.92 },  { 0.2, 0.08 } };
  static const double lines[][2][2] = { { { 0.34, 0.3 }, { 0.58, 0.3 } },
                                        { { 0.34, 0.45 }, { 0.68, 0.45 } },
                                        { { 0.34, 0.6 }, { 0.5, 0.6 } } };

  stroke_line (cr, sheet, G_N_ELEMENTS (sheet), 0.075);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    stroke_line (cr, lines[i], 2, 0.06);
  fill_disc (cr, 0.66, 0.74, 0.12);
}

/* A barrier across the road. */
static void
draw_barrier (cairo_t *cr)
{
  static const double legs[][2][2] = { { { 0.22, 0.6 }, { 0.22, 0.88 } },
                                       { { 0.78, 0.6 }, { 0.78, 0.88 } } };

  for (guint i = 0; i < G_N_ELEMENTS (legs); i++)
    stroke_line (cr, legs[i], 2, 0.09);
  cairo_save (cr);
  cairo_rectangle (cr, 0.06, 0.34, 0.88, 0.26);
  cairo_set_line_width (cr, 0.06);
  cairo_stroke_preserve (cr);
  cairo_clip (cr);
  for (guint i = 0; i < 4; i++) {
    double x = 0.02 + 0.26 * i;
    const double stripe[][2] = {
      { x, 0.62 }, { x + 0.13, 0.62 }, { x + 0.27, 0.32 }, { x + 0.14, 0.32 }
    };

    fill_polygon (cr, stripe, G_N_ELEMENTS (stripe));
  }
  cairo_restore (cr);
}

/* Nothing to be seen. */
static void
draw_nothing (cairo_t *cr)
{
  static const double slash[][2] = { { 0.3, 0.7 }, { 0.7, 0.3 } };

  cairo_new_sub_path (cr);
  cairo_arc (cr, 0.5, 0.5, 0.2, 0, 2 * G_PI);
  cairo_set_line_width (cr, 0.05);
  cairo_stroke (cr);
  stroke_line (cr, slash, 2, 0.05);
}

/* A cube seen from above, its edges left open. */
static void
draw_cube (cairo_t *cr)
{
  static const double top[][2] = { { 0.5, 0.1 }, { 0.88, 0.28 }, { 0.5, 0.46 }, { 0.12, 0.28 } };
  static const double left[][2] = { { 0.1, 0.33 }, { 0.48, 0.51 }, { 0.48, 0.92 }, { 0.1, 0.72 } };
  static const double right[][2] = { { 0.9, 0.33 }, { 0.52, 0.51 }, { 0.52, 0.92 }, { 0.9, 0.72 } };

  fill_polygon (cr, top, 4);
  fill_polygon (cr, left, 4);
  fill_polygon (cr, right, 4);
}

static void
draw_disk (cairo_t *cr)
{
  fill_disc (cr, 0.5, 0.5, 0.4);
}

/* A line that winds outwards. */
static void
draw_spiral (cairo_t *cr)
{
  for (guint i = 0; i <= 60; i++) {
    double turn = 2.4 * 2 * G_PI * i / 60;
    double radius = 0.03 + 0.4 * i / 60;

    cairo_line_to (cr, 0.5 + radius * cos (turn), 0.5 + radius * sin (turn));
  }
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, 0.09);
  cairo_stroke (cr);
}

/* With two eyes and a jaw, all holes. */
static void
draw_skull (cairo_t *cr)
{
  static const double teeth[][2] = { { 0.43, 0.72 }, { 0.57, 0.72 } };

  cairo_push_group (cr);
  fill_disc (cr, 0.5, 0.42, 0.34);
  cairo_rectangle (cr, 0.34, 0.6, 0.32, 0.28);
  cairo_fill (cr);
  cairo_set_operator (cr, CAIRO_OPERATOR_CLEAR);
  fill_disc (cr, 0.36, 0.45, 0.1);
  fill_disc (cr, 0.64, 0.45, 0.1);
  for (guint i = 0; i < G_N_ELEMENTS (teeth); i++) {
    cairo_rectangle (cr, teeth[i][0] - 0.015, teeth[i][1], 0.03, 0.16);
    cairo_fill (cr);
  }
  cairo_set_operator (cr, CAIRO_OPERATOR_OVER);
  cairo_pop_group_to_source (cr);
  cairo_paint (cr);
}

/* A black bird that looks to the right. */
static void
draw_bird (cairo_t *cr)
{
  static const double body[][2] = { { 0.02, 0.8 },  { 0.3, 0.42 },  { 0.52, 0.34 }, { 0.56, 0.2 },
                                    { 0.68, 0.14 }, { 0.8, 0.2 },   { 0.98, 0.3 },  { 0.8, 0.34 },
                                    { 0.76, 0.56 }, { 0.56, 0.74 }, { 0.34, 0.76 } };
  static const double legs[][2][2] = { { { 0.48, 0.72 }, { 0.46, 0.94 } },
                                       { { 0.6, 0.68 }, { 0.6, 0.94 } } };

  fill_polygon (cr, body, G_N_ELEMENTS (body));
  for (guint i = 0; i < G_N_ELEMENTS (legs); i++)
    stroke_line (cr, legs[i], 2, 0.05);
}

/* A bag with its strings drawn tight. */
static void
draw_bag (cairo_t *cr)
{
  static const double neck[][2] = { { 0.34, 0.1 }, { 0.66, 0.1 }, { 0.56, 0.3 }, { 0.44, 0.3 } };
  static const double string[][2] = { { 0.32, 0.34 }, { 0.68, 0.34 } };

  fill_polygon (cr, neck, G_N_ELEMENTS (neck));
  stroke_line (cr, string, G_N_ELEMENTS (string), 0.07);
  cairo_move_to (cr, 0.42, 0.42);
  cairo_curve_to (cr, 0.1, 0.6, 0.06, 0.92, 0.3, 0.92);
  cairo_line_to (cr, 0.7, 0.92);
  cairo_curve_to (cr, 0.94, 0.92, 0.9, 0.6, 0.58, 0.42);
  cairo_close_path (cr);
  cairo_fill (cr);
}

/* A cloud, or smoke. */
static void
draw_cloud (cairo_t *cr)
{
  fill_disc (cr, 0.28, 0.6, 0.2);
  fill_disc (cr, 0.44, 0.42, 0.22);
  fill_disc (cr, 0.66, 0.46, 0.18);
  fill_disc (cr, 0.76, 0.62, 0.18);
  cairo_rectangle (cr, 0.28, 0.56, 0.48, 0.24);
  cairo_fill (cr);
}

static void
draw_drop (cairo_t *cr)
{
  cairo_move_to (cr, 0.5, 0.06);
  cairo_curve_to (cr, 0.58, 0.3, 0.8, 0.44, 0.8, 0.64);
  cairo_arc (cr, 0.5, 0.64, 0.3, 0, G_PI);
  cairo_curve_to (cr, 0.2, 0.44, 0.42, 0.3, 0.5, 0.06);
  cairo_fill (cr);
}

/* @n points, each in the middle between two corners that lie further in. */
static void
fill_star (cairo_t *cr, guint n, double inner)
{
  cairo_new_sub_path (cr);
  for (guint i = 0; i < 2 * n; i++) {
    double radius = i % 2 == 0 ? 0.46 : inner;

    cairo_line_to (cr, 0.5 + radius * sin (G_PI * i / n), 0.5 - radius * cos (G_PI * i / n));
  }
  cairo_close_path (cr);
  cairo_fill (cr);
}

static void
draw_star (cairo_t *cr)
{
  fill_star (cr, 5, 0.19);
}

/* It goes off. */
static void
draw_burst (cairo_t *cr)
{
  fill_star (cr, 11, 0.28);
}

/* From the ladder at the left down to the right. */
static void
draw_slide (cairo_t *cr)
{
  static const double ladder[][2] = {
    { 0.16, 0.92 }, { 0.16, 0.12 }, { 0.34, 0.12 }, { 0.34, 0.92 }
  };
  static const double way[][2] = { { 0.34, 0.24 }, { 0.5, 0.34 }, { 0.7, 0.76 }, { 0.94, 0.84 } };

  stroke_line (cr, ladder, G_N_ELEMENTS (ladder), 0.07);
  for (guint i = 0; i < 4; i++) {
    const double rung[][2] = { { 0.16, 0.3 + 0.17 * i }, { 0.34, 0.3 + 0.17 * i } };

    stroke_line (cr, rung, 2, 0.06);
  }
  stroke_line (cr, way, G_N_ELEMENTS (way), 0.13);
}

/* Four steps up to the right. */
static void
draw_stairs (cairo_t *cr)
{
  static const double stairs[][2] = { { 0.06, 0.88 }, { 0.06, 0.7 }, { 0.28, 0.7 }, { 0.28, 0.5 },
                                      { 0.5, 0.5 },   { 0.5, 0.3 },  { 0.72, 0.3 }, { 0.72, 0.12 },
                                      { 0.94, 0.12 }, { 0.94, 0.88 } };

  fill_polygon (cr, stairs, G_N_ELEMENTS (stairs));
}

/* A door with its knob, closed. */
static void
draw_door (cairo_t *cr)
{
  cairo_push_group (cr);
  cairo_rectangle (cr, 0.22, 0.06, 0.56, 0.88);
  cairo_fill (cr);
  cairo_set_operator (cr, CAIRO_OPERATOR_CLEAR);
  fill_disc (cr, 0.66, 0.52, 0.06);
  cairo_set_operator (cr, CAIRO_OPERATOR_OVER);
  cairo_pop_group_to_source (cr);
  cairo_paint (cr);
}

/* A way through a wall, whose end cannot be seen. */
static void
draw_arch (cairo_t *cr)
{
  cairo_push_group (cr);
  cairo_rectangle (cr, 0.06, 0.1, 0.88, 0.8);
  cairo_fill (cr);
  cairo_set_operator (cr, CAIRO_OPERATOR_CLEAR);
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0.5, 0.5, 0.24, G_PI, 0);
  cairo_line_to (cr, 0.74, 0.9);
  cairo_line_to (cr, 0.26, 0.9);
  cairo_fill (cr);
  cairo_set_operator (cr, CAIRO_OPERATOR_OVER);
  cairo_pop_group_to_source (cr);
  cairo_paint (cr);
}

/* A steel box with its dial. */
static void
draw_safe (cairo_t *cr)
{
  cairo_push_group (cr);
  cairo_rectangle (cr, 0.1, 0.1, 0.8, 0.74);
  cairo_rectangle (cr, 0.18, 0.84, 0.14, 0.08);
  cairo_rectangle (cr, 0.68, 0.84, 0.14, 0.08);
  cairo_fill (cr);
  cairo_set_operator (cr, CAIRO_OPERATOR_CLEAR);
  cairo_arc (cr, 0.5, 0.47, 0.2, 0, 2 * G_PI);
  cairo_set_line_width (cr, 0.07);
  cairo_stroke (cr);
  fill_disc (cr, 0.5, 0.47, 0.06);
  cairo_set_operator (cr, CAIRO_OPERATOR_OVER);
  cairo_pop_group_to_source (cr);
  cairo_paint (cr);
}

/* In the floor, seen from the side. */
static void
draw_hole (cairo_t *cr)
{
  cairo_save (cr);
  cairo_translate (cr, 0.5, 0.54);
  cairo_scale (cr, 0.46, 0.26);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_restore (cr);
  cairo_fill (cr);
}

static void
draw_ring (cairo_t *cr)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0.5, 0.5, 0.36, 0, 2 * G_PI);
  cairo_set_line_width (cr, 0.12);
  cairo_stroke (cr);
}

/* A ring that shines. */
static void
draw_sun (cairo_t *cr)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0.5, 0.5, 0.21, 0, 2 * G_PI);
  cairo_set_line_width (cr, 0.09);
  cairo_stroke (cr);
  for (guint i = 0; i < 8; i++) {
    double x = sin (G_PI * i / 4);
    double y = cos (G_PI * i / 4);
    const double ray[][2] = { { 0.5 + 0.34 * x, 0.5 + 0.34 * y },
                              { 0.5 + 0.44 * x, 0.5 + 0.44 * y } };

    stroke_line (cr, ray, 2, 0.08);
  }
}

/* A slab on a foot, with a flame on it. */
static void
draw_altar (cairo_t *cr)
{
  static const double slab[][2] = { { 0.08, 0.5 }, { 0.92, 0.5 },  { 0.92, 0.64 }, { 0.7, 0.64 },
                                    { 0.7, 0.86 }, { 0.82, 0.94 }, { 0.18, 0.94 }, { 0.3, 0.86 },
                                    { 0.3, 0.64 }, { 0.08, 0.64 } };

  fill_polygon (cr, slab, G_N_ELEMENTS (slab));
  cairo_move_to (cr, 0.5, 0.06);
  cairo_curve_to (cr, 0.54, 0.2, 0.64, 0.24, 0.64, 0.34);
  cairo_curve_to (cr, 0.64, 0.5, 0.36, 0.5, 0.36, 0.34);
  cairo_curve_to (cr, 0.36, 0.24, 0.46, 0.2, 0.5, 0.06);
  cairo_fill (cr);
}

/* With its handle and spout, and a drop under that. */
static void
draw_pump (cairo_t *cr)
{
  static const double handle[][2] = { { 0.38, 0.2 }, { 0.7, 0.12 }, { 0.9, 0.4 } };
  static const double spout[][2] = { { 0.38, 0.42 }, { 0.12, 0.42 }, { 0.12, 0.56 } };

  cairo_rectangle (cr, 0.3, 0.22, 0.18, 0.6);
  cairo_rectangle (cr, 0.2, 0.82, 0.4, 0.1);
  cairo_fill (cr);
  stroke_line (cr, handle, G_N_ELEMENTS (handle), 0.08);
  stroke_line (cr, spout, G_N_ELEMENTS (spout), 0.1);
  fill_disc (cr, 0.12, 0.74, 0.07);
}

static const struct {
  const char *id;
  void (*draw) (cairo_t *cr);
} glyphs[] = {
  { "bag", draw_bag },       { "bird", draw_bird },       { "spiral", draw_spiral },
  { "skull", draw_skull },   { "barrier", draw_barrier }, { "car", draw_car },
  { "cube", draw_cube },     { "disk", draw_disk },       { "house", draw_house },
  { "lens", draw_lens },     { "nothing", draw_nothing }, { "runner", draw_runner },
  { "sheet", draw_sheet },   { "altar", draw_altar },     { "arch", draw_arch },
  { "burst", draw_burst },   { "cloud", draw_cloud },     { "door", draw_door },
  { "drop", draw_drop },     { "hole", draw_hole },       { "pump", draw_pump },
  { "ring", draw_ring },     { "safe", draw_safe },       { "slide", draw_slide },
  { "stairs", draw_stairs }, { "star", draw_star },       { "sun", draw_sun },
};

gboolean
tc_board_has_glyph (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (glyphs); i++) {
    if (g_strcmp0 (glyphs[i].id, id) == 0)
      return TRUE;
  }

  return FALSE;
}

void
tc_board_paint_glyph (cairo_t *cr,
                      const char *id,
                      TcBoardColour colour,
                      double x,
                      double y,
                      double size)
{
  for (guint i = 0; i < G_N_ELEMENTS (glyphs); i++) {
    if (g_strcmp0 (glyphs[i].id, id) != 0)
      continue;
    cairo_save (cr);
    cairo_translate (cr, x, y);
    cairo_scale (cr, size, size);
    tc_board_set_colour (cr, colour, 1);
    glyphs[i].draw (cr);
    cairo_restore (cr);
  }
}
