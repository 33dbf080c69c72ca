/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <pango/pangocairo.h>

#include "board/paint/tc-board-paint.h"

G_BEGIN_DECLS

typedef struct {
  double red;
  double green;
  double blue;
} TcBoardColour;

/* What the painting functions share during one tc_board_paint_map (). */
typedef struct {
  cairo_t *cr;
  const TcBoardLayout *layout;
  const TcView *view;
  double scale;       /* pixels to the board unit */
  double unit;        /* tc_board_layout_get_unit () */
  TcBoardRect region; /* what is asked for */
  TcBoardLayers layers;
} TcBoardPaint;

/** tc_board_paint_init: of the whole board; @layout is borrowed. */
void tc_board_paint_init (TcBoardPaint *paint,
                          cairo_t *cr,
                          const TcBoardLayout *layout,
                          double scale,
                          TcBoardLayers layers);

typedef struct {
  const char *text;
  double x; /* of its middle; of its start with is_from_start */
  double y;
  double size;
  double angle;   /* degrees */
  double spacing; /* between letters, part of the size */
  gboolean is_from_start;
  gboolean is_italic;
  gboolean is_bold;
  TcBoardColour ink;
  double halo; /* width, part of the size; 0 for none */
  TcBoardColour halo_ink;
} TcBoardText;

#define TC_BOARD_INK(hex)                                                                          \
  {                                                                                                \
    (((hex) >> 16) & 0xff) / 255.0, (((hex) >> 8) & 0xff) / 255.0, ((hex) &0xff) / 255.0           \
  }

/** tc_board_colour_parse: "#rrggbb", else @fallback. */
TcBoardColour tc_board_colour_parse (const char *text, TcBoardColour fallback);
TcBoardColour tc_board_colour_mix (TcBoardColour a, TcBoardColour b, double part_of_b);

/** tc_board_colour_luminance: 0 black to 1 white, as the eye sees it. */
double tc_board_colour_luminance (TcBoardColour colour);
void tc_board_set_colour (cairo_t *cr, TcBoardColour colour, double alpha);

/** tc_board_is_wanted: whether @bounds, and @margin units of the usual size around it, are asked
 * for. */
gboolean tc_board_is_wanted (const TcBoardPaint *paint, TcBoardRect bounds, double margin);

/** tc_board_paint_fortifications: see tc-board-forts.c. */
void tc_board_paint_fortifications (const TcBoardPaint *paint);

/** tc_board_get_land_colour: of the land of owner @id. */
TcBoardColour tc_board_get_land_colour (const TcBoardLayout *layout, const char *id);

void tc_board_trace (cairo_t *cr, const TcPoint *points, guint n, gboolean closed);

/** tc_board_trace_smooth: through the points, rounded at them: rivers. */
void tc_board_trace_smooth (cairo_t *cr, const TcPoint *points, guint n);

/** tc_board_paint_pattern: the terrain of an area, clipped to it by the caller. */
void tc_board_paint_pattern (const TcBoardPaint *paint, guint container);

/** tc_board_get_pattern: (nullable): "trees", "hills", "marsh", or %NULL for plain land. */
const char *tc_board_get_pattern (const TcViewContainer *container);

/** tc_board_paint_text, tc_board_measure_text: returns how wide it is; the one writes it, too. */
double tc_board_paint_text (const TcBoardPaint *paint, const TcBoardText *text);
double tc_board_measure_text (const TcBoardPaint *paint, const TcBoardText *text);
void tc_board_paint_names (const TcBoardPaint *paint);
void tc_board_paint_labels (const TcBoardPaint *paint);
void tc_board_paint_river_names (const TcBoardPaint *paint);

/* tc-board-grid.c */
/** tc_board_is_side: a wall or an exit of a grid, which tc_board_paint_grid () paints. */
gboolean tc_board_is_side (const TcViewShape *shape);
void tc_board_paint_grid (const TcBoardPaint *paint);

/** tc_board_trace_doors: adds to the path where a tile that lies at @tile has its doors. */
void tc_board_trace_doors (cairo_t *cr, TcBoardRect tile, guint openings);

/* tc-board-graph-paint.c: a board of plates and arrows, from the back */
void tc_board_trace_plate (cairo_t *cr, TcBoardRect rect, double radius);
void tc_board_paint_regions (const TcBoardPaint *paint);
void tc_board_paint_arrows (const TcBoardPaint *paint);
void tc_board_paint_plates (const TcBoardPaint *paint);

/* tc-board-table-paint.c: a table and the players' panels */
void tc_board_paint_table (const TcBoardPaint *paint);

/* tc-board-glyphs.c: pictures of pawns, cards and tiles, in a square. */
gboolean tc_board_has_glyph (const char *id);
void tc_board_paint_glyph (cairo_t *cr,
                           const char *id,
                           TcBoardColour colour,
                           double x,
                           double y,
                           double size);

/* tc-board-cards.c: tokens that are no counters; @owner is nullable. */
#define TC_BOARD_CARD_WIDTH 0.72 /* of the square a counter has */
gboolean tc_board_is_card (const TcViewToken *token);
gboolean tc_board_is_pawn (const TcViewToken *token);
void tc_board_paint_card (cairo_t *cr,
                          const TcBoardLayout *layout,
                          const TcViewOwner *owner,
                          const TcViewToken *token,
                          double size);
void tc_board_paint_pawn (cairo_t *cr,
                          const TcBoardLayout *layout,
                          const TcViewOwner *owner,
                          const TcViewToken *token,
                          double size);
void tc_board_paint_boxes (const TcBoardPaint *paint);

G_END_DECLS
