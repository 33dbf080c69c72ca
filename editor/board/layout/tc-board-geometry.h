/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-core.h>

G_BEGIN_DECLS

/* Where everything of a view lies: plain functions, no GTK types, so that hit-testing and the
 * placing of counters are tested without a display. All lengths are the board's own units unless a
 * name says pixels. */

#define TC_BOARD_NOTHING G_MAXUINT

typedef struct {
  double x;
  double y;
  double width;
  double height;
} TcBoardRect;

gboolean tc_board_rect_contains (const TcBoardRect *rect, double x, double y);
gboolean tc_board_rect_meets (const TcBoardRect *a, const TcBoardRect *b);
TcBoardRect tc_board_rect_grow (TcBoardRect rect, double by);

/** tc_board_rect_join: the smallest around both. */
TcBoardRect tc_board_rect_join (TcBoardRect a, TcBoardRect b);

/** TcBoardTransform: pixel = unit * scale + offset. */
typedef struct {
  double scale;
  double x;
  double y;
} TcBoardTransform;

/** tc_board_transform_fit: shows all of @extent in the middle of @width x @height pixels. */
TcBoardTransform tc_board_transform_fit (TcBoardRect extent,
                                         double width,
                                         double height,
                                         double margin);

/** tc_board_transform_zoom: to @scale, keeping what lies under pixel (@x, @y) there. */
TcBoardTransform tc_board_transform_zoom (TcBoardTransform transform,
                                          double scale,
                                          double x,
                                          double y);

/** tc_board_transform_clamp: moved so that the board cannot be lost out of sight. */
TcBoardTransform tc_board_transform_clamp (TcBoardTransform transform,
                                           TcBoardRect extent,
                                           double width,
                                           double height);

void tc_board_transform_to_board (const TcBoardTransform *transform, double *x, double *y);
TcBoardRect tc_board_transform_rect (const TcBoardTransform *transform, TcBoardRect rect);

gboolean tc_board_polygon_contains (const TcPoint *points, guint n_points, double x, double y);
TcBoardRect tc_board_polygon_bounds (const TcPoint *points, guint n_points);

/** tc_board_polygon_area: without sign. */
double tc_board_polygon_area (const TcPoint *points, guint n_points);

G_END_DECLS
