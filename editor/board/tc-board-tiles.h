/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "board/paint/tc-board-paint.h"

G_BEGIN_DECLS

/* TcBoardTiles: the map as square textures at a few scales, painted when they are needed. While
 * the board is zoomed, the tiles of another scale are shown stretched; the sharp ones come when it
 * rests. Counters are textures of their own, one for each look. */

typedef struct _TcBoardTiles TcBoardTiles;

TcBoardTiles *tc_board_tiles_new (void) G_GNUC_WARN_UNUSED_RESULT;
void tc_board_tiles_free (TcBoardTiles *tiles);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcBoardTiles, tc_board_tiles_free)

/** tc_board_tiles_set_layout: @layout is borrowed until the next call. Tiles that show what is the
 * same in both layouts are kept. The layout before must live still. */
void tc_board_tiles_set_layout (TcBoardTiles *tiles,
                                const TcBoardLayout *layout,
                                TcBoardLayers layers);

/** tc_board_tiles_names_moved: the layout has placed its names again for another scale. Each tile
 * has those of its own scale and stays good. */
void tc_board_tiles_names_moved (TcBoardTiles *tiles);

/** tc_board_tiles_snapshot: draws what is there of @region. @scale counts widget pixels to the
 * unit, @factor device pixels to the widget pixel. @is_cairo: the cairo renderer draws. */
void tc_board_tiles_snapshot (TcBoardTiles *tiles,
                              GtkSnapshot *snapshot,
                              const TcBoardTransform *transform,
                              int factor,
                              TcBoardRect region,
                              gboolean is_cairo);

/** tc_board_tiles_paint_next: paints one tile of @region that shows an older view or is missing;
 * %FALSE when all are good. */
gboolean tc_board_tiles_paint_next (TcBoardTiles *tiles,
                                    double scale,
                                    int factor,
                                    TcBoardRect region);

/** tc_board_tiles_have_moved: since all tiles showed what is, boxes, seats or floors have gone
 * elsewhere, so that what lies on them would be drawn beside them. */
gboolean tc_board_tiles_have_moved (const TcBoardTiles *tiles);

/** tc_board_tiles_freshen: paints the tiles of @region that show an older view, as many as can be
 * begun before the monotonic time @until, in microseconds; where they have moved, missing ones too.
 * Returns: whether all tiles of @region are there and show what is. */
gboolean tc_board_tiles_freshen (TcBoardTiles *tiles,
                                 double scale,
                                 int factor,
                                 TcBoardRect region,
                                 gint64 until);

/** tc_board_tiles_get_counter: (transfer none): of @size widget pixels; its texture has a margin
 * for the shadow of TC_BOARD_COUNTER_SHADOW on every side. A texture of another size stands in when
 * @may_paint is %FALSE and there is one; then *@out_is_sharp is %FALSE. */
GdkTexture *tc_board_tiles_get_counter (TcBoardTiles *tiles,
                                        const TcViewToken *token,
                                        double size,
                                        int factor,
                                        gboolean may_paint,
                                        gboolean *out_is_sharp);

/** tc_board_tiles_get_n_painted: map tiles painted so far, for tests. */
guint tc_board_tiles_get_n_painted (const TcBoardTiles *tiles);

G_END_DECLS
