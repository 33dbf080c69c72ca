/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "board/layout/tc-board-geometry.h"

/* A U: its middle is outside. */
static const TcPoint u_shape[] = {
  { 0, 0 }, { 30, 0 }, { 30, 100 }, { 70, 100 }, { 70, 0 }, { 100, 0 }, { 100, 130 }, { 0, 130 },
};

typedef struct {
  double x;
  double y;
  gboolean is_inside;
} Probe;

static void
test_contains (void)
{
  static const Probe probes[] = {
    { 10, 10, TRUE },  { 90, 10, TRUE },   { 50, 120, TRUE },  { 50, 50, FALSE },
    { -1, 10, FALSE }, { 101, 10, FALSE }, { 50, 131, FALSE }, { 29, 99, TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (probes); i++)
    g_assert_cmpint (
      tc_board_polygon_contains (u_shape, G_N_ELEMENTS (u_shape), probes[i].x, probes[i].y), ==,
      probes[i].is_inside);
}

static void
test_measures (void)
{
  TcBoardRect bounds = tc_board_polygon_bounds (u_shape, G_N_ELEMENTS (u_shape));

  g_assert_cmpfloat_with_epsilon (bounds.x, 0, 1e-9);
  g_assert_cmpfloat_with_epsilon (bounds.width, 100, 1e-9);
  g_assert_cmpfloat_with_epsilon (bounds.height, 130, 1e-9);
  g_assert_cmpfloat_with_epsilon (tc_board_polygon_area (u_shape, G_N_ELEMENTS (u_shape)), 9000,
                                  1e-9);
  g_assert_cmpfloat_with_epsilon (tc_board_polygon_bounds (NULL, 0).width, 0, 1e-9);
}

static void
test_fit (void)
{
  TcBoardRect extent = { 0, 0, 2000, 1000 };
  TcBoardTransform transform = tc_board_transform_fit (extent, 1020, 800, 10);
  TcBoardRect shown = tc_board_transform_rect (&transform, extent);

  g_assert_cmpfloat_with_epsilon (transform.scale, 0.5, 1e-9);
  g_assert_cmpfloat_with_epsilon (shown.x, 10, 1e-9);
  g_assert_cmpfloat_with_epsilon (shown.y, 150, 1e-9);
  g_assert_cmpfloat_with_epsilon (shown.height, 500, 1e-9);
}

static void
test_zoom_keeps_point (void)
{
  TcBoardTransform transform = { 0.5, 30, -40 };
  double before_x = 200, before_y = 100, after_x = 200, after_y = 100;

  tc_board_transform_to_board (&transform, &before_x, &before_y);
  transform = tc_board_transform_zoom (transform, 2.0, 200, 100);
  tc_board_transform_to_board (&transform, &after_x, &after_y);
  g_assert_cmpfloat_with_epsilon (transform.scale, 2.0, 1e-9);
  g_assert_cmpfloat_with_epsilon (before_x, after_x, 1e-9);
  g_assert_cmpfloat_with_epsilon (before_y, after_y, 1e-9);
}

static void
test_clamp (void)
{
  TcBoardRect extent = { 0, 0, 1000, 1000 };
  TcBoardTransform large = { 2.0, 5000, -9000 };
  TcBoardTransform small = { 0.1, -80, 900 };
  TcBoardTransform still = { 2.0, -600, -600 };
  TcBoardTransform kept;

  /* An edge of a large board comes to the middle and no further. */
  large = tc_board_transform_clamp (large, extent, 400, 300);
  g_assert_cmpfloat_with_epsilon (large.x, 200, 1e-9);
  g_assert_cmpfloat_with_epsilon (large.y, 150 - 2000, 1e-9);
  /* A small board stays whole. */
  small = tc_board_transform_clamp (small, extent, 400, 300);
  g_assert_cmpfloat_with_epsilon (small.x, 0, 1e-9);
  g_assert_cmpfloat_with_epsilon (small.y, 200, 1e-9);
  kept = tc_board_transform_clamp (still, extent, 400, 300);
  g_assert_cmpfloat_with_epsilon (kept.x, still.x, 1e-9);
  g_assert_cmpfloat_with_epsilon (kept.y, still.y, 1e-9);
}

static void
test_rects (void)
{
  TcBoardRect a = { 0, 0, 10, 10 };
  TcBoardRect touching = { 10, 0, 10, 10 };
  TcBoardRect across = { 9, 9, 10, 10 };

  g_assert_true (tc_board_rect_contains (&a, 0, 0));
  g_assert_false (tc_board_rect_contains (&a, 10, 5));
  g_assert_false (tc_board_rect_meets (&a, &touching));
  g_assert_true (tc_board_rect_meets (&a, &across));
  g_assert_cmpfloat_with_epsilon (tc_board_rect_grow (a, 2).width, 14, 1e-9);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/editor/board/geometry/contains", test_contains);
  g_test_add_func ("/editor/board/geometry/measures", test_measures);
  g_test_add_func ("/editor/board/geometry/fit", test_fit);
  g_test_add_func ("/editor/board/geometry/zoom-keeps-point", test_zoom_keeps_point);
  g_test_add_func ("/editor/board/geometry/clamp", test_clamp);
  g_test_add_func ("/editor/board/geometry/rects", test_rects);

  return g_test_run ();
}
