/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/layout/tc-board-layout.h"

G_BEGIN_DECLS

struct _TcBoardLayout {
  const TcView *view;
  TcBoardRect board;
  TcBoardRect extent;
  double unit;
  double counter_size;
  double box_size;         /* of a counter, or another piece, in a box */
  double scale;            /* whose names the counters make room for */
  double text_scale;       /* of the desktop: 1 and more */
  GHashTable *names;       /* step of the scale -> TcBoardNames */
  GArray *places;          /* of TcBoardPlace, one for each container */
  GArray *spots;           /* of TcBoardSpot */
  GArray *tethers;         /* of TcBoardTether */
  GArray *borders;         /* of TcBoardBorder */
  GArray *border_points;   /* of TcPoint: those of the borders */
  gboolean strip_is_below; /* else at the right */
  gboolean is_graph;       /* spaces are plates: tc-board-graph.h */
  gboolean is_table;       /* there are none: tc-board-table.h */
};

/* Each fills its part; in this order. */
/* Of boxes, parts of a piece's size in them. */
#define TC_BOARD_BOX_TITLE 0.62
#define TC_BOARD_BOX_PAD   0.16
#define TC_BOARD_ROW       0.52 /* how high a row of steps is, and how wide each of them */

/* tc-board-boxes.c */

/** tc_board_layout_get_piece_scale: how large pieces lie in a box, in counters: on a graph board an
 * open hand is to be read, and the numbers of a track are small. */
double tc_board_layout_get_piece_scale (const TcBoardLayout *layout, guint container);
void tc_board_layout_place_boxes (TcBoardLayout *layout);

/* tc-board-table.c */

/** tc_board_get_table_scale: how large pieces lie in a container of a table, in counters. */
double tc_board_get_table_scale (const TcBoardLayout *layout, guint container);
void tc_board_layout_place_table (TcBoardLayout *layout);

/* tc-board-stacks.c */
void tc_board_layout_place_counters (TcBoardLayout *layout);

/* tc-board-tethers.c */
void tc_board_layout_tie_stacks (TcBoardLayout *layout);

/* tc-board-borders.c */
void tc_board_layout_find_borders (TcBoardLayout *layout);

/* tc-board-layout.c */

/** tc_board_layout_peek_names: (nullable): the plan made for exactly @scale, if there is one. */
const struct _TcBoardNames *tc_board_layout_peek_names (const TcBoardLayout *layout, double scale);

G_END_DECLS
