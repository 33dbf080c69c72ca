/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "board/layout/tc-board-table.h"
#include "board/paint/tc-board-paint-private.h"

/* A table of wood, and a panel for each player with a strip in the player's colour: the name, what
 * else there is to say of the player, and at the right what the viewer knows of the player. */

static const TcBoardColour wood = TC_BOARD_INK (0x8d7a5f);
static const TcBoardColour grain = TC_BOARD_INK (0x7d6b52);
static const TcBoardColour felt = TC_BOARD_INK (0xe6dfcd);
static const TcBoardColour ink = TC_BOARD_INK (0x1f1a14);
static const TcBoardColour light = TC_BOARD_INK (0xfbf9f3);
static const TcBoardColour plain = TC_BOARD_INK (0xb7ab92);

static void
paint_wood (const TcBoardPaint *paint)
{
  TcBoardRect board = tc_board_layout_get_board (paint->layout);
  double step = tc_board_layout_get_counter_size (paint->layout);

  cairo_rectangle (paint->cr, board.x, board.y, board.width, board.height);
  tc_board_set_colour (paint->cr, wood, 1);
  cairo_fill (paint->cr);
  for (double y = board.y + step; y < board.y + board.height; y += step) {
    cairo_move_to (paint->cr, board.x, y);
    cairo_rel_line_to (paint->cr, board.width, 0);
  }
  tc_board_set_colour (paint->cr, grain, 0.6);
  cairo_set_line_width (paint->cr, MAX (2 * paint->unit, 0.6 / paint->scale));
  cairo_stroke (paint->cr);
}

/* Text in the strip, from @x on, or ending there; returns how wide it is. */
static void
write_in_strip (const TcBoardPaint *paint,
                const char *words,
                double x,
                TcBoardRect strip,
                TcBoardText look)
{
  double most = 0.56 * strip.width / MAX (1.0, 0.58 * (double) g_utf8_strlen (words, -1));

  look.text = words;
  look.x = x;
  look.y = strip.y + strip.height / 2;
  look.size = MIN (look.size, most);
  if (look.size * paint->scale >= 4)
    tc_board_paint_text (paint, &look);
}

static void
write_panel (const TcBoardPaint *paint, guint container, TcBoardRect strip, TcBoardColour on)
{
  guint n;
  const TcViewContainer *seat = &tc_view_get_containers (paint->view, &n)[container];
  const TcBoardPlace *place = tc_board_layout_get_place (paint->layout, container);
  const TcMark *label = tc_marks_find (seat->marks, seat->n_marks, TC_MARK_LABEL);
  g_autofree char *name = *seat->type != '\0' ? g_strdup_printf ("%s · %s", place->name, seat->type)
                                              : g_strdup (place->name);
  TcBoardText look = {
    .size = place->name_size, .is_bold = TRUE, .is_from_start = TRUE, .ink = on
  };

  write_in_strip (paint, name, strip.x + 0.5 * strip.height, strip, look);
  if (label == NULL || *label->text == '\0')
    return;
  look.is_from_start = FALSE;
  look.is_bold = FALSE;
  write_in_strip (paint, label->text, strip.x + 0.76 * strip.width, strip, look);
}

static void
paint_panel (const TcBoardPaint *paint, guint container)
{
  guint n;
  const TcViewContainer *seat = &tc_view_get_containers (paint->view, &n)[container];
  const TcViewOwner *owner = tc_board_layout_find_owner (paint->layout, seat->owner);
  TcBoardColour colour = tc_board_colour_parse (owner != NULL ? owner->colour : NULL, plain);
  const TcBoardPlace *place = tc_board_layout_get_place (paint->layout, container);
  TcBoardRect strip = place->name_rect;
  double radius = 0.16 * tc_board_layout_get_counter_size (paint->layout);

  cairo_save (paint->cr);
  tc_board_trace_plate (paint->cr, place->bounds, radius);
  tc_board_set_colour (paint->cr, tc_board_colour_mix (felt, colour, 0.12), 1);
  cairo_fill_preserve (paint->cr);
  cairo_clip (paint->cr);
  cairo_rectangle (paint->cr, strip.x, strip.y, strip.width, strip.height);
  tc_board_set_colour (paint->cr, colour, 1);
  cairo_fill (paint->cr);
  cairo_restore (paint->cr);
  write_panel (paint, container, strip, tc_board_colour_luminance (colour) < 0.56 ? light : ink);
  tc_board_trace_plate (paint->cr, place->bounds, radius);
  tc_board_set_colour (paint->cr, ink, 0.9);
  cairo_set_line_width (paint->cr, MAX (3 * paint->unit, 1 / paint->scale));
  cairo_stroke (paint->cr);
}

void
tc_board_paint_table (const TcBoardPaint *paint)
{
  guint n;

  tc_view_get_containers (paint->view, &n);
  paint_wood (paint);
  for (guint i = 0; i < n; i++) {
    if (tc_board_is_panel (paint->layout, i) &&
        tc_board_is_wanted (paint, tc_board_layout_get_place (paint->layout, i)->bounds, 8))
      paint_panel (paint, i);
  }
}
