/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "board/paint/tc-board-paint-private.h"

TcBoardColour
tc_board_colour_parse (const char *text, TcBoardColour fallback)
{
  PangoColor colour;

  if (text == NULL || !pango_color_parse (&colour, text))
    return fallback;

  return (TcBoardColour){ colour.red / 65535.0, colour.green / 65535.0, colour.blue / 65535.0 };
}

TcBoardColour
tc_board_colour_mix (TcBoardColour a, TcBoardColour b, double part_of_b)
{
  a.red += (b.red - a.red) * part_of_b;
  a.green += (b.green - a.green) * part_of_b;
  a.blue += (b.blue - a.blue) * part_of_b;

  return a;
}

double
tc_board_colour_luminance (TcBoardColour colour)
{
  return 0.299 * colour.red + 0.587 * colour.green + 0.114 * colour.blue;
}

void
tc_board_set_colour (cairo_t *cr, TcBoardColour colour, double alpha)
{
  cairo_set_source_rgba (cr, colour.red, colour.green, colour.blue, alpha);
}

TcBoardColour
tc_board_get_land_colour (const TcBoardLayout *layout, const char *id)
{
  const TcBoardColour paper = TC_BOARD_INK (0xe9e4d2);
  const TcViewOwner *owner = tc_board_layout_find_owner (layout, id);

  if (owner == NULL)
    return paper;

  return tc_board_colour_parse (
    owner->land_colour,
    tc_board_colour_mix (tc_board_colour_parse (owner->colour, paper), paper, 0.7));
}

void
tc_board_trace (cairo_t *cr, const TcPoint *points, guint n, gboolean closed)
{
  cairo_new_sub_path (cr);
  for (guint i = 0; i < n; i++)
    cairo_line_to (cr, points[i].x, points[i].y);
  if (closed)
    cairo_close_path (cr);
}

void
tc_board_trace_smooth (cairo_t *cr, const TcPoint *points, guint n)
{
  if (n < 3) {
    tc_board_trace (cr, points, n, FALSE);
    return;
  }

  /* Catmull-Rom, as cubic curves. */
  cairo_move_to (cr, points[0].x, points[0].y);
  for (guint i = 0; i + 1 < n; i++) {
    const TcPoint *before = &points[i > 0 ? i - 1 : 0];
    const TcPoint *from = &points[i];
    const TcPoint *to = &points[i + 1];
    const TcPoint *after = &points[i + 2 < n ? i + 2 : n - 1];

    cairo_curve_to (cr, from->x + (to->x - before->x) / 6.0, from->y + (to->y - before->y) / 6.0,
                    to->x - (after->x - from->x) / 6.0, to->y - (after->y - from->y) / 6.0, to->x,
                    to->y);
  }
}
