/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/layout/tc-board-geometry.h"

G_BEGIN_DECLS

/* TcBoardLayout: the places of a view's containers, names and counters. It borrows the view, which
 * must live longer. Areas lie where the view says; containers of the other kinds without an
 * outline (boxes, hands, decks) get a strip beside or below the board. */

typedef struct {
  TcBoardRect bounds;    /* of the area, or of the box */
  TcBoardRect name_rect; /* that counters should leave free */
  double name_size;      /* of its letters */
  const char *name;      /* of the view */
  gboolean is_box;       /* lies in the strip */
  gboolean is_crossed;   /* a counter lies over a part of its name */
  gboolean is_row;       /* of a box that it lies within */
  double rows;           /* height of the rows of steps in a box, below its title */
} TcBoardPlace;

/** TcBoardSpot: where a counter is drawn; later spots lie over earlier ones. */
typedef struct {
  guint token;     /* index into the view's tokens */
  guint container; /* index into the view's containers */
  TcBoardRect rect;
  guint n_below; /* counters of the same stack under it */
} TcBoardSpot;

/** TcBoardTether: a line from a stack that seems to stand elsewhere to its area. */
typedef struct {
  TcPoint from; /* in the area */
  TcPoint to;   /* the middle of the stack's uppermost counter */
} TcBoardTether;

/** TcBoardBorder: a run of border segments between the same two areas, drawn once. */
typedef struct {
  guint a;         /* container */
  guint b;         /* container, or TC_BOARD_NOTHING at the edge of the areas */
  gboolean parted; /* the two belong to different regions */
  guint n_points;
  const TcPoint *points; /* of the layout */
} TcBoardBorder;

typedef struct _TcBoardLayout TcBoardLayout;

/** tc_board_is_place: a tile of a grid: drawn as a tile, without a border or a name of its own. */
gboolean tc_board_is_place (const TcViewContainer *container);

/** tc_board_has_steps: whether its marks are a row of steps. */
gboolean tc_board_has_steps (const TcViewContainer *container);

TcBoardLayout *tc_board_layout_new (const TcView *view,
                                    gboolean strip_is_below) G_GNUC_WARN_UNUSED_RESULT;

/** tc_board_layout_new_at: the same, at @scale, or without 0 the natural one: see
 * tc_board_layout_set_scale (). */
TcBoardLayout *tc_board_layout_new_at (const TcView *view,
                                       gboolean strip_is_below,
                                       double scale) G_GNUC_WARN_UNUSED_RESULT;

/** tc_board_layout_new_large: the same, with names as much larger as @text_scale says where there
 * is room for them. */
TcBoardLayout *tc_board_layout_new_large (const TcView *view,
                                          gboolean strip_is_below,
                                          double scale,
                                          double text_scale) G_GNUC_WARN_UNUSED_RESULT;
void tc_board_layout_free (TcBoardLayout *layout);

/** tc_board_layout_set_scale: counters make room for the names of @scale from now on, for on a map
 * that is shown small these are larger and elsewhere. Returns whether any may have moved. */
gboolean tc_board_layout_set_scale (TcBoardLayout *layout, double scale);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcBoardLayout, tc_board_layout_free)

double tc_board_layout_get_scale (const TcBoardLayout *layout);
double tc_board_layout_get_text_scale (const TcBoardLayout *layout);

const TcView *tc_board_layout_get_view (const TcBoardLayout *layout);

/** tc_board_layout_get_board: the board itself; get_extent: with the strip of boxes. */
TcBoardRect tc_board_layout_get_board (const TcBoardLayout *layout);
TcBoardRect tc_board_layout_get_extent (const TcBoardLayout *layout);

/** tc_board_layout_get_unit: 1.0 on a board with areas of about 185 units across; all widths of
 * lines and sizes of letters follow it. */
double tc_board_layout_get_unit (const TcBoardLayout *layout);
double tc_board_layout_get_counter_size (const TcBoardLayout *layout);

const TcBoardPlace *tc_board_layout_get_place (const TcBoardLayout *layout, guint container);
const TcBoardSpot *tc_board_layout_get_spots (const TcBoardLayout *layout, guint *out_n);
const TcBoardTether *tc_board_layout_get_tethers (const TcBoardLayout *layout, guint *out_n);
const TcBoardBorder *tc_board_layout_get_borders (const TcBoardLayout *layout, guint *out_n);

/* By key; TC_BOARD_NOTHING when there is none. */
guint tc_board_layout_find_container (const TcBoardLayout *layout, const char *key);
guint tc_board_layout_find_token (const TcBoardLayout *layout, const char *key);
const TcViewOwner *tc_board_layout_find_owner (const TcBoardLayout *layout, const char *id);

/** tc_board_layout_dup_letters: (transfer full): what stands for @owner on a small thing. */
char *tc_board_layout_dup_letters (const TcBoardLayout *layout, const TcViewOwner *owner);

/** tc_board_layout_hit_spot: index of the uppermost spot there, or TC_BOARD_NOTHING. @raised, a
 * token or TC_BOARD_NOTHING, lies over all others. */
guint tc_board_layout_hit_spot (const TcBoardLayout *layout, double x, double y, guint raised);
guint tc_board_layout_hit_container (const TcBoardLayout *layout, double x, double y);

/** tc_board_layout_step: the container linked to @container that lies best in direction
 * (@dx, @dy), or without links the nearest that way, or TC_BOARD_NOTHING. */
guint tc_board_layout_step (const TcBoardLayout *layout, guint container, int dx, int dy);

G_END_DECLS
