/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "board/layout/tc-board-outline.h"

#include "board-support.h"

typedef struct {
  TcView *view;
  TcBoardLayout *layout;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->view = board_support_new_view ();
  fixture->layout = tc_board_layout_new (fixture->view, FALSE);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  tc_board_layout_free (fixture->layout);
  tc_view_free (fixture->view);
}

static TcBoardHandle
find (Fixture *fixture, const char *key, double x, double y)
{
  return tc_board_outline_find_handle (
    fixture->layout, tc_board_layout_find_container (fixture->layout, key), x, y, 10);
}

static void
test_handles (Fixture *fixture, gconstpointer data)
{
  TcBoardHandle corner = find (fixture, "ne", 205, 196);
  TcBoardHandle edge = find (fixture, "ne", 300, 195);

  g_assert_cmpint (corner.kind, ==, TC_BOARD_HANDLE_CORNER);
  g_assert_cmpint (corner.at.x, ==, 200);
  g_assert_cmpint (corner.at.y, ==, 200);
  g_assert_cmpint (find (fixture, "ne", 304, 104).kind, ==, TC_BOARD_HANDLE_CENTRE);
  g_assert_cmpint (edge.kind, ==, TC_BOARD_HANDLE_EDGE);
  g_assert_cmpint (edge.at.x, ==, 300);
  g_assert_cmpint (edge.at.y, ==, 200);
  g_assert_cmpint (find (fixture, "ne", 330, 150).kind, ==, TC_BOARD_HANDLE_NONE);
}

static void
test_snap (Fixture *fixture, gconstpointer data)
{
  const TcPoint middle = { 200, 200 };
  TcPoint point;

  g_assert_true (tc_board_outline_snap (fixture->layout, 203, 204, 10, NULL, &point));
  g_assert_true (tc_board_point_is_same (point, middle));
  g_assert_false (tc_board_outline_snap (fixture->layout, 203.4, 204, 10, &middle, &point));
  g_assert_cmpint (point.x, ==, 203);
  g_assert_cmpint (point.y, ==, 204);
}

/* The shorter way round: from a corner of the north-west to the opposite one over its neighbour's
 * side or its own, two corners each; with no outline in common, straight. */
static void
test_trace (Fixture *fixture, gconstpointer data)
{
  const TcPoint from = { 0, 0 };
  const TcPoint near = { 200, 0 };
  const TcPoint far = { 400, 400 };
  g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (TcPoint));

  tc_board_outline_trace (fixture->layout, from, near, points);
  g_assert_cmpuint (points->len, ==, 1);
  tc_board_outline_trace (fixture->layout, from, (TcPoint){ 200, 200 }, points);
  g_assert_cmpuint (points->len, ==, 3);
  g_assert_true (
    tc_board_point_is_same (g_array_index (points, TcPoint, 2), (TcPoint){ 200, 200 }));
  tc_board_outline_trace (fixture->layout, from, far, points);
  g_assert_cmpuint (points->len, ==, 4);
  g_assert_true (tc_board_point_is_same (g_array_index (points, TcPoint, 3), far));
}

static const TcBoardConflict *
find_conflict (Fixture *fixture, const GArray *conflicts, const char *a, const char *b)
{
  guint first = tc_board_layout_find_container (fixture->layout, a);
  guint second = tc_board_layout_find_container (fixture->layout, b);

  for (guint i = 0; i < conflicts->len; i++) {
    const TcBoardConflict *conflict = &g_array_index (conflicts, TcBoardConflict, i);

    if (MIN (conflict->a, conflict->b) == MIN (first, second) &&
        MAX (conflict->a, conflict->b) == MAX (first, second))
      return conflict;
  }

  return NULL;
}

static void
test_conflicts (Fixture *fixture, gconstpointer data)
{
  const TcViewLink across = { .a = "nw", .b = "se" };
  g_autoptr (GArray) none = tc_board_outline_find_conflicts (fixture->layout);
  g_autoptr (TcView) other = board_support_new_view ();
  g_autoptr (GArray) conflicts = NULL;

  g_assert_cmpuint (none->len, ==, 0);
  tc_board_layout_free (fixture->layout);
  tc_view_free (fixture->view);
  fixture->view = g_steal_pointer (&other);
  tc_view_add_link (fixture->view, &across);
  fixture->layout = tc_board_layout_new (fixture->view, FALSE);
  conflicts = tc_board_outline_find_conflicts (fixture->layout);
  g_assert_cmpuint (conflicts->len, ==, 1);
  g_assert_true (find_conflict (fixture, conflicts, "nw", "se")->is_joined);
}

/* Two squares side by side and nothing said of them. */
static void
test_contact_without_link (Fixture *fixture, gconstpointer data)
{
  g_autoptr (TcView) view = tc_view_new ();
  g_autoptr (TcBoardLayout) layout = NULL;
  g_autoptr (GArray) conflicts = NULL;
  const TcBoardConflict *conflict;

  for (int i = 0; i < 2; i++) {
    const TcPoint outline[] = {
      { i * 100, 0 }, { i * 100 + 100, 0 }, { i * 100 + 100, 100 }, { i * 100, 100 }
    };
    TcViewContainer area = { .thing = TC_THING_NONE,
                             .key = i == 0 ? "a" : "b",
                             .name = "A",
                             .kind = TC_CONTAINER_AREA,
                             .centre = { i * 100 + 50, 50 },
                             .outline = outline,
                             .n_outline = 4 };

    tc_view_add_container (view, &area);
  }
  layout = tc_board_layout_new (view, FALSE);
  conflicts = tc_board_outline_find_conflicts (layout);
  g_assert_cmpuint (conflicts->len, ==, 1);
  conflict = &g_array_index (conflicts, TcBoardConflict, 0);
  g_assert_false (conflict->is_joined);
  g_assert_cmpint (conflict->at.x, ==, 100);
  g_assert_cmpint (conflict->at.y, ==, 50);
}

#define ADD(name, function)                                                                        \
  g_test_add ("/editor/board-outline/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("handles", test_handles);
  ADD ("snap", test_snap);
  ADD ("trace", test_trace);
  ADD ("conflicts", test_conflicts);
  ADD ("contact-without-link", test_contact_without_link);

  return g_test_run ();
}
