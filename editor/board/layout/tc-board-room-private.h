/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/layout/tc-board-layout-private.h"

G_BEGIN_DECLS

#define TC_BOARD_GOOD_ROOM 1.8 /* a rate that needs no further search */

#define TC_BOARD_SAMPLES 5 /* points across a place that are looked at, and down */

typedef gboolean TcBoardSamples[TC_BOARD_SAMPLES][TC_BOARD_SAMPLES];

/* Where the counters of one area may go. */
typedef struct {
  const TcBoardLayout *layout;
  const TcViewContainer *areas; /* all */
  const TcViewContainer *area;
  const TcBoardPlace *place;
  GArray *near;      /* of guint: the other areas near */
  GArray *obstacles; /* of TcBoardRect: the counters near */
  TcBoardRect board;
  double size;      /* of a counter */
  double name_cost; /* of hiding a name, to the usual */
} TcBoardRoom;

/** tc_board_room_find_inside: which points of @rect, from edge to edge, are inside @area. Returns
 * how many. */
guint tc_board_room_find_inside (const TcViewContainer *area,
                                 const TcBoardRect *rect,
                                 TcBoardSamples out_is_inside);

/** tc_board_room_find: the best place for counters that take @width by @height, if it is better
 * than
 * @best. Returns how good it is; what is not asked closely when it is worse. */
double tc_board_room_find (const TcBoardRoom *room,
                           double width,
                           double height,
                           double best,
                           TcBoardRect *out_rect);

G_END_DECLS
