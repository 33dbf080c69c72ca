/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <math.h>

#include "board-edits.h"
#include "board/layout/tc-board-layout.h"
#include "board/paint/tc-board-paint.h"

/* Stacks for which an area has no room, and what ties them to it. */

#define SMALL_WINDOW 0.22 /* the scale of the shipped map beside a list and over a panel */

static const TcBoardTether *
find_tether (const TcBoardLayout *layout, const TcBoardRect *counter)
{
  guint n;
  const TcBoardTether *tethers = tc_board_layout_get_tethers (layout, &n);

  for (guint i = 0; i < n; i++) {
    if (fabs (tethers[i].to.x - counter->x - counter->width / 2) <= 1 &&
        fabs (tethers[i].to.y - counter->y - counter->height / 2) <= 1)
      return &tethers[i];
  }

  return NULL;
}

static double
get_share_inside (const TcViewContainer *area, const TcBoardRect *rect)
{
  enum { STEPS = 20 };
  guint n = 0;

  for (guint i = 0; i < STEPS * STEPS; i++) {
    double x = rect->x + rect->width * (i % STEPS + 0.5) / STEPS;
    double y = rect->y + rect->height * (i / STEPS + 0.5) / STEPS;

    n += tc_board_polygon_contains (area->outline, area->n_outline, x, y) ? 1 : 0;
  }

  return (double) n / (STEPS * STEPS);
}

/* Where it ends is seen: no counter lies there, and it is in the area. */
static void
check_end (const TcBoardLayout *layout, const TcViewContainer *area, const TcBoardTether *tether)
{
  guint n;
  const TcBoardSpot *spots = tc_board_layout_get_spots (layout, &n);

  g_assert_true (
    tc_board_polygon_contains (area->outline, area->n_outline, tether->from.x, tether->from.y));
  for (guint i = 0; i < n; i++)
    g_assert_false (tc_board_rect_contains (&spots[i].rect, tether->from.x, tether->from.y));
}

/* Returns how many stacks are tied. */
static guint
check_stacks (const TcView *view, const TcBoardLayout *layout)
{
  guint n, n_containers;
  guint n_tied = 0;
  const TcBoardSpot *spots = tc_board_layout_get_spots (layout, &n);
  const TcViewContainer *containers = tc_view_get_containers (view, &n_containers);

  for (guint i = 0; i < n; i++) {
    const TcViewContainer *area = &containers[spots[i].container];
    const TcBoardTether *tether = find_tether (layout, &spots[i].rect);
    double share;

    if (area->n_outline < 3 || (i + 1 < n && spots[i + 1].n_below > spots[i].n_below))
      continue;
    share = get_share_inside (area, &spots[i].rect);
    n_tied += tether != NULL;
    if (share < 0.5)
      g_assert_nonnull (tether);
    if (share > 0.7)
      g_assert_null (tether);
    if (tether != NULL)
      check_end (layout, area, tether);
  }

  return n_tied;
}

/* On the shipped map, from a small window to a wall: a stack that seems to stand elsewhere is tied
 * to its area, and no other one is. */
static void
test_astray (void)
{
  g_autoptr (TcView) view = board_edits_create_view (MAP_SHIPPED);
  g_autoptr (TcBoardLayout) layout = tc_board_layout_new (view, FALSE);

  for (double scale = 0.18; scale < 1.3; scale *= 1.1) {
    guint n, n_tied;

    tc_board_layout_set_scale (layout, scale);
    tc_board_layout_get_tethers (layout, &n);
    n_tied = check_stacks (view, layout);
    g_assert_cmpuint (n, ==, n_tied);
    g_test_message ("scale %.2f: %u stacks are tied", scale, n);
  }
}

static void
test_small_window (void)
{
  g_autoptr (TcView) view = board_edits_create_view (MAP_SHIPPED);
  g_autoptr (TcBoardLayout) layout = tc_board_layout_new_at (view, FALSE, SMALL_WINDOW);
  guint dunkirk = tc_board_layout_find_container (layout, "dunkirk");
  guint arras = tc_board_layout_find_container (layout, "arras");
  guint n;
  const TcBoardSpot *spots = tc_board_layout_get_spots (layout, &n);
  gboolean is_tied[2] = { FALSE };

  for (guint i = 0; i < n; i++) {
    if (find_tether (layout, &spots[i].rect) != NULL) {
      is_tied[0] |= spots[i].container == dunkirk;
      is_tied[1] |= spots[i].container == arras;
    }
  }
  g_assert_true (is_tied[0]);
  g_assert_true (is_tied[1]);
}

/* Whether nothing lies over @area's name, letters and halo: what is below adds to it, so far as it
 * is not opaque, and takes nothing. */
static gboolean
is_whole (const TcBoardLayout *layout, cairo_surface_t *board, guint area)
{
  int side = cairo_image_surface_get_width (board);
  cairo_surface_t *name = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, side, side);
  cairo_t *cr = cairo_create (name);
  const guint8 *on_board = cairo_image_surface_get_data (board);
  const guint8 *alone = NULL;
  gboolean is_whole = TRUE;

  cairo_scale (cr, SMALL_WINDOW, SMALL_WINDOW);
  tc_board_paint_name (cr, layout, SMALL_WINDOW, area, TC_BOARD_LAYERS_USUAL);
  tc_board_end_drawing (cr, "a name");
  cairo_surface_flush (name);
  alone = cairo_image_surface_get_data (name);
  for (int i = 0; i < 4 * side * side; i += 4) {
    for (int j = 0; j < 3 && alone[i + 3] != 0; j++) {
      int added = on_board[i + j] - alone[i + j];

      is_whole = is_whole && added >= -8 && added <= 0xff - alone[i + 3] + 8;
    }
  }
  cairo_surface_destroy (name);

  return is_whole;
}

/* Lines run below names. */
static void
test_under_names (void)
{
  g_autoptr (TcView) view = board_edits_create_view (MAP_SHIPPED);
  g_autoptr (TcBoardLayout) layout = tc_board_layout_new_at (view, FALSE, SMALL_WINDOW);
  TcBoardRect extent = tc_board_layout_get_extent (layout);
  int side = (int) (MAX (extent.width, extent.height) * SMALL_WINDOW);
  cairo_surface_t *board = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, side, side);
  cairo_t *cr = cairo_create (board);

  tc_board_paint_view (cr, layout, extent.width * SMALL_WINDOW, extent.height * SMALL_WINDOW,
                       TC_BOARD_LAYERS_USUAL);
  tc_board_end_drawing (cr, "a board");
  cairo_surface_flush (board);
  g_assert_true (is_whole (layout, board, tc_board_layout_find_container (layout, "dunkirk")));
  g_assert_true (is_whole (layout, board, tc_board_layout_find_container (layout, "arras")));
  cairo_surface_destroy (board);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/editor/board-tethers/astray", test_astray);
  g_test_add_func ("/editor/board-tethers/small-window", test_small_window);
  g_test_add_func ("/editor/board-tethers/under-names", test_under_names);

  return g_test_run ();
}
