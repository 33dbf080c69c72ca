/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/tc-board-picture.h"
#include "board/tc-board-tiles.h"

G_BEGIN_DECLS

#define TC_BOARD_TILE_SIZE 192

typedef struct {
  double scale;      /* device pixels to the unit */
  int factor;        /* device pixels to the widget pixel: what is legible depends on it */
  GHashTable *tiles; /* column and row -> TcBoardTile */
  guint64 last_used;
} TcBoardLevel;

typedef struct {
  TcBoardPicture *picture;
  gboolean is_stale;  /* shows an older view */
  TcBoardRect damage; /* where, when it is stale */
} TcBoardTile;

/* What a container looked like when it was painted. */
typedef struct {
  char *key;
  gboolean is_new; /* was not painted yet */
  guint position;  /* among the containers: later ones are painted over earlier ones */
  guint sign;
  TcBoardRect reach;
} TcBoardDrawn;

typedef struct {
  GdkTexture *texture;
  int size;
} TcBoardLook;

struct _TcBoardTiles {
  const TcBoardLayout *layout;
  TcBoardLayers layers;
  gboolean has_moved;     /* what lies beside the board is elsewhere than stale tiles show it */
  GPtrArray *levels;      /* of TcBoardLevel */
  GHashTable *looks;      /* text -> TcBoardLook */
  GHashTable *drawn;      /* key of a container -> TcBoardDrawn */
  GPtrArray *order;       /* the same in the order of the containers; borrowed */
  guint common_signature; /* of all that is not of one container */
  guint64 clock;
  guint n_painted;
};

/* tc-board-tiles.c */

/** tc_board_tile_get_rect: what a tile shows of the board, with @margin pixels around it. */
TcBoardRect tc_board_tile_get_rect (gint64 column, gint64 row, double scale, int margin);

/* tc-board-tiles-spoil.c: what a new layout makes stale, and tc_board_tiles_set_layout (). */
void tc_board_drawn_free (gpointer drawn);

G_END_DECLS
