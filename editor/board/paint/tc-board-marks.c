/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <math.h>
#include <string.h>

#include "board/layout/tc-board-graph.h"
#include "board/layout/tc-board-table.h"
#include "board/paint/tc-board-paint-private.h"

/* What is laid over the map: who controls an area, what is selected, what may be done. Each mark
 * differs from the others in its line, not in colour alone: selected is a double solid line, a
 * target is dashed, a source is dotted, a place that refuses what is dragged has short dashes. */

typedef struct {
  TcBoardColour line;
  TcBoardColour light;
  double light_alpha;
  double width;   /* pixels */
  double dash[2]; /* pixels; 0: solid */
} Look;

static const Look looks[] = {
  [TC_BOARD_MARK_SELECTED] = { TC_BOARD_INK (0x1a5fb4),
                               TC_BOARD_INK (0x62a0ea),
                               0.22,
                               3.6,
                               { 0, 0 } },
  [TC_BOARD_MARK_TARGET] = { TC_BOARD_INK (0x19703a),
                             TC_BOARD_INK (0x57e389),
                             0.26,
                             3.0,
                             { 9, 5 } },
  [TC_BOARD_MARK_SOURCE] = { TC_BOARD_INK (0x8a5a00),
                             TC_BOARD_INK (0xf9d34a),
                             0.18,
                             3.0,
                             { 1, 5 } },
  [TC_BOARD_MARK_HOVERED] = { TC_BOARD_INK (0x0e5a2b),
                              TC_BOARD_INK (0x2ec27e),
                              0.5,
                              4.6,
                              { 0, 0 } },
  [TC_BOARD_MARK_REFUSED] = { TC_BOARD_INK (0xa51d2d),
                              TC_BOARD_INK (0xc64600),
                              0.16,
                              3.0,
                              { 3, 4 } },
};

static const TcBoardColour halo = TC_BOARD_INK (0xffffff);

static void
trace_container (cairo_t *cr, const TcBoardLayout *layout, guint container)
{
  guint n;
  const TcViewContainer *area =
    &tc_view_get_containers (tc_board_layout_get_view (layout), &n)[container];
  const TcBoardPlace *place = tc_board_layout_get_place (layout, container);

  if (area->outline != NULL && area->n_outline >= 3)
    tc_board_trace (cr, area->outline, area->n_outline, TRUE);
  else if (tc_board_is_plate (layout, container))
    tc_board_trace_plate (cr, place->bounds, 0.28 * tc_board_layout_get_counter_size (layout));
  else if (place->is_box)
    cairo_rectangle (cr, place->bounds.x, place->bounds.y, place->bounds.width,
                     place->bounds.height);
  else {
    cairo_new_sub_path (cr);
    cairo_arc (cr, area->centre.x, area->centre.y, place->bounds.width / 2, 0, 2 * G_PI);
  }
}

void
tc_board_paint_control (cairo_t *cr, const TcBoardLayout *layout, guint container)
{
  guint n;
  const TcViewContainer *area =
    &tc_view_get_containers (tc_board_layout_get_view (layout), &n)[container];
  const TcViewOwner *owner = tc_board_layout_find_owner (layout, area->owner);
  double unit = tc_board_layout_get_unit (layout);
  TcBoardColour colour;

  if (owner == NULL || strcmp (area->owner, area->region) == 0 ||
      tc_board_is_in_panel (layout, container))
    return;

  colour = tc_board_colour_parse (owner->colour, halo);
  cairo_save (cr);
  trace_container (cr, layout, container);
  cairo_clip_preserve (cr);
  tc_board_set_colour (cr, colour, 0.1);
  cairo_fill_preserve (cr);
  tc_board_set_colour (cr, colour, 0.78);
  cairo_set_line_width (cr, 22 * unit);
  cairo_stroke_preserve (cr);
  tc_board_set_colour (cr, halo, 0.5);
  cairo_set_line_width (cr, 7 * unit);
  cairo_stroke (cr);
  cairo_restore (cr);
}

void
tc_board_paint_tether (cairo_t *cr, const TcBoardTether *tether, double scale)
{
  static const TcBoardColour ink = TC_BOARD_INK (0x1f1812);

  cairo_save (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (int pass = 0; pass < 2; pass++) {
    tc_board_set_colour (cr, pass == 0 ? halo : ink, pass == 0 ? 0.85 : 1);
    cairo_set_line_width (cr, (pass == 0 ? 4.2 : 1.8) / scale);
    cairo_move_to (cr, tether->from.x, tether->from.y);
    cairo_line_to (cr, tether->to.x, tether->to.y);
    cairo_stroke (cr);
    cairo_arc (cr, tether->from.x, tether->from.y, (pass == 0 ? 4.4 : 3.2) / scale, 0, 2 * G_PI);
    cairo_fill (cr);
  }
  cairo_restore (cr);
}

/* From near the middle of where it begins to near that of where it ends, a little to the left of
 * the straight line, so that it does not hide behind a link. */
static void
trace_arrow (cairo_t *cr, TcPoint from, TcPoint to, double length)
{
  const double head = 13;
  double dx = (to.x - from.x) / length;
  double dy = (to.y - from.y) / length;
  double bend = 0.12 * length;
  TcPoint middle = { (from.x + to.x) / 2 + dy * bend, (from.y + to.y) / 2 - dx * bend };
  double angle = atan2 (to.y - middle.y, to.x - middle.x);

  cairo_move_to (cr, from.x, from.y);
  cairo_curve_to (cr, from.x + (middle.x - from.x) * 2 / 3, from.y + (middle.y - from.y) * 2 / 3,
                  to.x + (middle.x - to.x) * 2 / 3, to.y + (middle.y - to.y) * 2 / 3, to.x, to.y);
  cairo_move_to (cr, to.x - head * cos (angle - 0.45), to.y - head * sin (angle - 0.45));
  cairo_line_to (cr, to.x, to.y);
  cairo_line_to (cr, to.x - head * cos (angle + 0.45), to.y - head * sin (angle + 0.45));
}

void
tc_board_paint_move (cairo_t *cr, TcPoint from, TcPoint to)
{
  const Look *look = &looks[TC_BOARD_MARK_HOVERED];
  double length = hypot (to.x - from.x, to.y - from.y);

  cairo_save (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  if (length < 1)
    cairo_arc (cr, from.x, from.y, 24, 0, 2 * G_PI);
  else
    trace_arrow (cr, from, to, length);
  tc_board_set_colour (cr, halo, 0.9);
  cairo_set_line_width (cr, 8);
  cairo_stroke_preserve (cr);
  tc_board_set_colour (cr, look->line, 1);
  cairo_set_line_width (cr, 4);
  cairo_stroke (cr);
  cairo_restore (cr);
}

void
tc_board_paint_tint (cairo_t *cr, const TcBoardLayout *layout, guint container, const char *colour)
{
  trace_container (cr, layout, container);
  tc_board_set_colour (cr, tc_board_colour_parse (colour, halo), 0.5);
  cairo_fill (cr);
}

/* A frame that ran over the doors of a tile would hide where they are. */
static void
clip_out_doors (cairo_t *cr, const TcBoardLayout *layout, guint container)
{
  guint n;
  const TcViewContainer *tile =
    &tc_view_get_containers (tc_board_layout_get_view (layout), &n)[container];
  TcBoardRect bounds = tc_board_layout_get_place (layout, container)->bounds;

  if (tile->face != TC_TILE_FACE_UP || tile->openings == 0)
    return;
  cairo_new_path (cr);
  cairo_rectangle (cr, bounds.x, bounds.y, bounds.width, bounds.height);
  tc_board_trace_doors (cr, bounds, tile->openings);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_clip (cr);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_WINDING);
}

/* Of a small space, such as a row of a track, a frame as wide as on the map would hide what is
 * written there. */
static double
get_thinness (const TcBoardLayout *layout, double scale, guint container)
{
  const double least = 40; /* pixels: of a space that has room for a whole frame */
  TcBoardRect bounds = tc_board_layout_get_place (layout, container)->bounds;

  return CLAMP (MIN (bounds.width, bounds.height) * scale / least, 0.3, 1);
}

void
tc_board_paint_area_mark (cairo_t *cr,
                          const TcBoardLayout *layout,
                          double scale,
                          guint container,
                          TcBoardMark mark)
{
  const Look *look = &looks[mark];
  double dash[] = { look->dash[0] / scale, look->dash[1] / scale };
  double thinness = get_thinness (layout, scale, container);

  cairo_save (cr);
  clip_out_doors (cr, layout, container);
  trace_container (cr, layout, container);
  cairo_clip_preserve (cr);
  tc_board_set_colour (cr, look->light, look->light_alpha);
  cairo_fill_preserve (cr);
  /* Clipped to the inside, so half of each width is seen; neighbours' marks do not touch. */
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  tc_board_set_colour (cr, halo, 0.9);
  cairo_set_line_width (cr, 2 * (look->width + 1.8) * thinness / scale);
  cairo_stroke_preserve (cr);
  if (look->dash[0] > 0) {
    cairo_set_dash (cr, dash, 2, 0);
    cairo_set_line_cap (cr, look->dash[0] <= 1 ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT);
  }
  tc_board_set_colour (cr, look->line, 1);
  cairo_set_line_width (cr, 2 * look->width * thinness / scale);
  cairo_stroke (cr);
  cairo_restore (cr);
}

void
tc_board_paint_counter_mark (cairo_t *cr, const TcViewToken *token, double size, TcBoardMark mark)
{
  const Look *look = &looks[mark];
  double width = CLAMP (size * 0.07, 1.6, look->width);
  double out = width * 0.5 + 1;
  double across = (tc_board_is_card (token) ? TC_BOARD_CARD_WIDTH : 1) * size + 2 * out;

  cairo_save (cr);
  cairo_rectangle (cr, (size - across) / 2, -out, across, size + 2 * out);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  tc_board_set_colour (cr, halo, 0.95);
  cairo_set_line_width (cr, width + 2.4);
  cairo_stroke_preserve (cr);
  if (look->dash[0] > 0) {
    double dash[] = { look->dash[0] <= 1 ? 0 : look->dash[0] * 0.6,
                      look->dash[0] <= 1 ? 2.0 * width : look->dash[1] * 0.6 };

    cairo_set_dash (cr, dash, 2, 0);
    cairo_set_line_cap (cr, look->dash[0] <= 1 ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT);
  }
  tc_board_set_colour (cr, look->line, 1);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
  cairo_restore (cr);
}

void
tc_board_paint_note (cairo_t *cr, double size)
{
  static const TcBoardColour paper = TC_BOARD_INK (0xfdf3b8);
  static const TcBoardColour ink = TC_BOARD_INK (0x4a3a10);
  double fold = 0.34 * size;

  cairo_save (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_move_to (cr, 0, 0);
  cairo_line_to (cr, size, 0);
  cairo_line_to (cr, size, size - fold);
  cairo_line_to (cr, size - fold, size);
  cairo_line_to (cr, 0, size);
  cairo_close_path (cr);
  tc_board_set_colour (cr, halo, 0.9);
  cairo_set_line_width (cr, 0.2 * size);
  cairo_stroke_preserve (cr);
  tc_board_set_colour (cr, paper, 1);
  cairo_fill_preserve (cr);
  tc_board_set_colour (cr, ink, 1);
  cairo_set_line_width (cr, 0.09 * size);
  cairo_stroke (cr);
  cairo_move_to (cr, size, size - fold);
  cairo_line_to (cr, size - fold, size - fold);
  cairo_line_to (cr, size - fold, size);
  for (guint i = 0; i < 3; i++) {
    cairo_move_to (cr, 0.2 * size, (0.24 + 0.22 * i) * size);
    cairo_line_to (cr, (i < 2 ? 0.8 : 0.52) * size, (0.24 + 0.22 * i) * size);
  }
  cairo_stroke (cr);
  cairo_restore (cr);
}
