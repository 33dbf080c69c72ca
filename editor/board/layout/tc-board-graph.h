/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/layout/tc-board-layout.h"

G_BEGIN_DECLS

/* A graph board: spaces without outlines, drawn as plates that hold their name and their pieces,
 * with lines or arrows between them. No GTK types. */

/* Parts of a counter's size. */
#define TC_BOARD_PLATE_WIDTH  3.6
#define TC_BOARD_PLATE_HEIGHT 2.4
#define TC_BOARD_PLATE_NAME   1.05 /* the strip of the name, at the top */

/** tc_board_is_graph: there are areas, and none has an outline. */
gboolean tc_board_is_graph (const TcView *view);

/** tc_board_is_plate: @container is drawn as one. */
gboolean tc_board_is_plate (const TcBoardLayout *layout, guint container);

/** tc_board_find_link_ends: where a line between two containers leaves their plates. */
void tc_board_find_link_ends (const TcBoardLayout *layout, guint a, guint b, TcPoint out_ends[2]);

/** TcBoardBand: two neighbours of one region, which a band of its colour joins. */
typedef struct {
  const char *region; /* of the view */
  guint a;            /* container; the same as @b for one that is alone */
  guint b;
} TcBoardBand;

/** tc_board_find_bands: (transfer full) (element-type TcBoardBand): for each region the shortest
 * bands that join all its spaces, in the order of the view. */
GArray *tc_board_find_bands (const TcBoardLayout *layout) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
