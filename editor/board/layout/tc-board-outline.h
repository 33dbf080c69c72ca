/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/layout/tc-board-layout.h"

G_BEGIN_DECLS

/* Corners and edges of outlines under a pointer: plain functions, no GTK types. */

typedef enum {
  TC_BOARD_HANDLE_NONE,
  TC_BOARD_HANDLE_CORNER,
  TC_BOARD_HANDLE_CENTRE,
  TC_BOARD_HANDLE_EDGE, /* between corner @index and the next */
} TcBoardHandleKind;

typedef struct {
  TcBoardHandleKind kind;
  guint container;
  guint index; /* of the corner */
  TcPoint at;  /* where it is; on an edge the place nearest to the pointer */
} TcBoardHandle;

gboolean tc_board_point_is_same (TcPoint a, TcPoint b);

/** tc_board_outline_find_handle: what of @container lies within @reach of (@x, @y): a corner before
 * the centre before an edge. */
TcBoardHandle tc_board_outline_find_handle (const TcBoardLayout *layout,
                                            guint container,
                                            double x,
                                            double y,
                                            double reach);

/** tc_board_outline_snap: the corner of any outline nearest to (@x, @y) within @reach, but not the
 * one at @except (nullable); else the place itself in whole units. Returns whether it snapped. */
gboolean tc_board_outline_snap (const TcBoardLayout *layout,
                                double x,
                                double y,
                                double reach,
                                const TcPoint *except,
                                TcPoint *out_point);

/** tc_board_outline_trace: appends to @points (of TcPoint) the corners between @from and @to, the
 * shorter way along an outline that has both, and @to itself; only @to when none has both. */
void tc_board_outline_trace (const TcBoardLayout *layout, TcPoint from, TcPoint to, GArray *points);

/** TcBoardConflict: two areas of which the outlines and the links say different things. */
typedef struct {
  guint a;
  guint b;
  gboolean is_joined; /* but they share no border; else they do and are not joined */
  TcPoint at;         /* where the sign stands */
} TcBoardConflict;

/** tc_board_outline_find_conflicts: (transfer full): TcBoardConflict; areas without an outline are
 * left out. */
GArray *tc_board_outline_find_conflicts (const TcBoardLayout *layout) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
