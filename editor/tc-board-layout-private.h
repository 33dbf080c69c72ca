/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-board-layout.h"

G_BEGIN_DECLS

struct _TcBoardLayout {
  const TcView *view;
  TcBoardRect board;
  TcBoardRect extent;
  double unit;
  double counter_size;
  double scale;            /* whose names the counters make room for */
  GHashTable *names;       /* step of the scale -> TcBoardNames; may be shared */
  guint names_sign;        /* of all that the plans are made of */
  GArray *places;          /* of TcBoardPlace, one for each container */
  GArray *spots;           /* of TcBoardSpot */
  GArray *borders;         /* of TcBoardBorder */
  GHashTable *containers;  /* key -> index + 1 */
  GHashTable *tokens;      /* key -> index + 1 */
  GHashTable *owners;      /* id -> TcViewOwner */
  gboolean strip_is_below; /* else at the right */
};

/* Each fills its part; in this order. */
void tc_board_layout_place_boxes (TcBoardLayout *layout);
void tc_board_layout_place_counters (TcBoardLayout *layout);
void tc_board_layout_find_borders (TcBoardLayout *layout);

/** tc_board_layout_add_spot: the counter @token of @container at a place; @n_below lie under it. */
void tc_board_layout_add_spot (TcBoardLayout *layout,
                               guint token,
                               guint container,
                               double x,
                               double y,
                               guint n_below);

/** tc_board_layout_fill_box: @tokens, all that a box beside the board holds. */
void tc_board_layout_fill_box (TcBoardLayout *layout,
                               guint container,
                               const guint *tokens,
                               guint n);

/* -- Where the counters of one area may go (tc-board-room.c) ----------------------------------- */

typedef struct {
  const TcBoardLayout *layout;
  const TcViewContainer *areas; /* all */
  const TcViewContainer *area;
  const TcBoardPlace *place;
  GArray *near;      /* of guint: the other areas near */
  GArray *obstacles; /* of TcBoardRect: the counters near */
  double size;       /* of a counter */
} TcBoardRoom;

/** tc_board_room_init: @container is an area; what is placed already stands in the way. */
void tc_board_room_init (TcBoardRoom *room, const TcBoardLayout *layout, guint container);
void tc_board_room_clear (TcBoardRoom *room);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TcBoardRoom, tc_board_room_clear)

/** tc_board_room_find: the best place for something so large, when it is better than @best, into
 * @out_rect; how good it is. */
double tc_board_room_find (const TcBoardRoom *room,
                           double width,
                           double height,
                           double best,
                           TcBoardRect *out_rect);

G_END_DECLS
