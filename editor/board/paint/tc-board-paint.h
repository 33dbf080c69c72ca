/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>

#include "board/layout/tc-board-layout.h"

G_BEGIN_DECLS

/* Drawing of a view into a cairo context, the same for the window, for pictures and for print.
 * No widget types. The map is paper: it looks the same in light and dark windows. */

typedef enum {
  TC_BOARD_LAYER_SCENERY = 1 << 0,
  TC_BOARD_LAYER_LINKS = 1 << 1,
  TC_BOARD_LAYER_NAMES = 1 << 2,
  TC_BOARD_LAYER_COUNTERS = 1 << 3,
  TC_BOARD_LAYER_TERRAIN = 1 << 4, /* and whose land it is */
  TC_BOARD_LAYER_PORTS = 1 << 5,
  TC_BOARD_LAYER_FORTS = 1 << 6,
  TC_BOARD_LAYER_PROVENANCE = 1 << 7,
  TC_BOARD_LAYER_CONFLICTS = 1 << 8, /* of an editable board: where outlines and links disagree */
} TcBoardLayers;

/** TC_BOARD_LAYERS_USUAL: what is shown when nobody chose. */
#define TC_BOARD_LAYERS_USUAL                                                                      \
  (TC_BOARD_LAYER_TERRAIN | TC_BOARD_LAYER_SCENERY | TC_BOARD_LAYER_NAMES | TC_BOARD_LAYER_PORTS | \
   TC_BOARD_LAYER_FORTS | TC_BOARD_LAYER_COUNTERS)

typedef enum {
  TC_BOARD_MARK_SELECTED,
  TC_BOARD_MARK_TARGET,
  TC_BOARD_MARK_SOURCE,
  TC_BOARD_MARK_HOVERED, /* a counter is dragged over it and may go there */
  TC_BOARD_MARK_REFUSED, /* a counter is dragged over it and may not */
} TcBoardMark;

/** tc_board_paint_map: the board and the boxes beside it, without counters. @cr counts in board
 * units, @scale pixels to the unit; only what meets @region is drawn. */
void tc_board_paint_map (cairo_t *cr,
                         const TcBoardLayout *layout,
                         double scale,
                         TcBoardRect region,
                         TcBoardLayers layers);

/** tc_board_paint_control: a band inside an area that another owner than its region's controls;
 * draws nothing for others. */
void tc_board_paint_control (cairo_t *cr, const TcBoardLayout *layout, guint container);

/** tc_board_paint_name: an area's name and signs once more, over what is laid on the map; in board
 * units as tc_board_paint_map (). */
void tc_board_paint_name (cairo_t *cr,
                          const TcBoardLayout *layout,
                          double scale,
                          guint container,
                          TcBoardLayers layers);

/** tc_board_paint_tether: what ties a stack outside its area to it; in board units, @scale pixels
 * to the unit. */
void tc_board_paint_tether (cairo_t *cr, const TcBoardTether *tether, double scale);

/** tc_board_paint_move: an arrow from one place to another, a ring where they are the same; in
 * pixels. */
void tc_board_paint_move (cairo_t *cr, TcPoint from, TcPoint to);

/** tc_board_paint_ghost: @tile, which need not be of the view, as it would lie; in board units. */
void tc_board_paint_ghost (cairo_t *cr,
                           const TcBoardLayout *layout,
                           double scale,
                           const TcViewContainer *tile);

/** tc_board_paint_tint: a thin coat of @colour, "#rrggbb", over an area; in board units. */
void tc_board_paint_tint (cairo_t *cr,
                          const TcBoardLayout *layout,
                          guint container,
                          const char *colour);

/** tc_board_paint_area_mark: light and line over an area or box; in board units as above. */
void tc_board_paint_area_mark (cairo_t *cr,
                               const TcBoardLayout *layout,
                               double scale,
                               guint container,
                               TcBoardMark mark);

/** tc_board_paint_counter: into the square (0, 0) to (@size, @size), in pixels; how much is
 * written on it follows @size. Its shadow reaches TC_BOARD_COUNTER_SHADOW of its size further. */
#define TC_BOARD_COUNTER_SHADOW 0.08
void tc_board_paint_counter (cairo_t *cr,
                             const TcBoardLayout *layout,
                             const TcViewToken *token,
                             double size);

/** TcBoardCardFace: a card that is read. No string is NULL. */
typedef struct {
  const TcViewToken *token;
  const TcViewOwner *owner; /* nullable: whose colour it has */
  const char *corner;       /* the number in its corner */
  const char *text;         /* what it says, a sentence a line */
  const char *footer;
} TcBoardCardFace;

/** tc_board_paint_card_face: at (0, 0), in pixels; letters shrink until all is on the card. */
void tc_board_paint_card_face (cairo_t *cr,
                               const TcBoardCardFace *face,
                               double width,
                               double height);

/** tc_board_paint_counter_mark: a frame around @token that lies at (0, 0); a card's is as narrow as
 * the card, so that it spares what is written on the next. */
void tc_board_paint_counter_mark (cairo_t *cr,
                                  const TcViewToken *token,
                                  double size,
                                  TcBoardMark mark);

/** tc_board_paint_note: a slip of paper with lines on it, into the square (0, 0) to (@size, @size),
 * in pixels. */
void tc_board_paint_note (cairo_t *cr, double size);

/** tc_board_paint_view: all of it, fitted into @width x @height pixels: for pictures. */
void tc_board_paint_view (cairo_t *cr,
                          const TcBoardLayout *layout,
                          double width,
                          double height,
                          TcBoardLayers layers);

/** tc_board_paint_symbol: the field's military symbol @id in a box of @width x @height at
 * (@x, @y), in the source colour of @cr; a plain box for an id it does not know. */
void tc_board_paint_symbol (cairo_t *cr,
                            const char *id,
                            double x,
                            double y,
                            double width,
                            double height);

/** tc_board_has_symbol: whether tc_board_paint_symbol () knows @id. */
gboolean tc_board_has_symbol (const char *id);

/** tc_board_get_size_mark: what is written over the symbol: "XXX" for a corps; "" for others. */
const char *tc_board_get_size_mark (const char *size);

/** tc_board_end_drawing: destroys @cr; warns when something could not be drawn with it, after which
 * cairo draws nothing at all. */
void tc_board_end_drawing (cairo_t *cr, const char *what);

G_END_DECLS
