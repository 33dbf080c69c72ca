/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "board/tc-board-edit.h"

#include <math.h>

#include "board-support.h"
#include "board/tc-board-private.h"
#include "widgets.h"

/* Gestures of an editable board: what it reports, and that it reports once. */

typedef struct {
  GtkWidget *window;
  TcBoard *board;
  GString *log;
} Fixture;

static void
edited_cb (Fixture *fixture, const TcBoardGesture *gesture)
{
  static const char *const names[] = {
    "move", "insert", "remove", "centre", "draw", "join", "ask"
  };

  g_string_append (fixture->log, names[gesture->kind]);
  if (gesture->kind == TC_BOARD_GESTURE_JOIN || gesture->kind == TC_BOARD_GESTURE_ASK_TO_JOIN)
    g_string_append_printf (fixture->log, " %s %s", gesture->key, gesture->other);
  else if (gesture->kind == TC_BOARD_GESTURE_DRAW)
    g_string_append_printf (fixture->log, " %u", gesture->n_points);
  else
    g_string_append_printf (fixture->log, " %d,%d", gesture->from.x, gesture->from.y);
  if (gesture->kind == TC_BOARD_GESTURE_MOVE_CORNER ||
      gesture->kind == TC_BOARD_GESTURE_MOVE_CENTRE)
    g_string_append_printf (fixture->log, " to %d,%d", gesture->to.x, gesture->to.y);
  g_string_append (fixture->log, gesture->is_nudge ? " by key;" : ";");
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->log = g_string_new (NULL);
  fixture->window = gtk_window_new ();
  fixture->board = g_object_new (TC_TYPE_BOARD, NULL);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 800, 600);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->board));
  tc_board_set_editable (fixture->board, TRUE);
  tc_board_set_layer (fixture->board, "disagreements", TRUE);
  tc_board_set_layer (fixture->board, "counters", FALSE);
  tc_board_take_view (fixture->board, board_support_new_view ());
  g_signal_connect_swapped (fixture->board, "edited", G_CALLBACK (edited_cb), fixture);
  gtk_window_present (GTK_WINDOW (fixture->window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->board));
  while (fixture->board->is_zooming)
    g_main_context_iteration (NULL, TRUE);
  run_until_idle ();
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  run_until_idle ();
  g_string_free (fixture->log, TRUE);
}

static void
place (Fixture *fixture, double x, double y, double *out_x, double *out_y)
{
  *out_x = x * fixture->board->transform.scale + fixture->board->transform.x;
  *out_y = y * fixture->board->transform.scale + fixture->board->transform.y;
}

static void
press (Fixture *fixture, double x, double y, int n, GdkModifierType state)
{
  place (fixture, x, y, &x, &y);
  if (!tc_board_edit_press (fixture->board, x, y, n, state))
    tc_board_user_selects (fixture->board, tc_board_pick (fixture->board, x, y));
  tc_board_edit_release (fixture->board, x, y, state);
}

static void
drag (Fixture *fixture, TcPoint from, TcPoint to, GdkModifierType state)
{
  double x, y;

  place (fixture, from.x, from.y, &x, &y);
  g_assert_true (tc_board_edit_drag_begin (fixture->board, x, y, state));
  place (fixture, (from.x + to.x) / 2.0, (from.y + to.y) / 2.0, &x, &y);
  g_assert_true (tc_board_edit_drag_to (fixture->board, x, y));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->board));
  place (fixture, to.x, to.y, &x, &y);
  g_assert_true (tc_board_edit_drag_to (fixture->board, x, y));
  tc_board_edit_drag_end (fixture->board);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->board));
}

static gboolean
key (Fixture *fixture, guint value, GdkModifierType state)
{
  return tc_board_edit_key (fixture->board, value, state);
}

static void
test_drag_corner (Fixture *fixture, gconstpointer data)
{
  tc_board_select (fixture->board, "nw");
  drag (fixture, (TcPoint){ 200, 200 }, (TcPoint){ 230, 210 }, 0);
  g_assert_cmpstr (fixture->log->str, ==, "move 200,200 to 230,210;");
  /* What was reported is shown until a view comes, or nothing comes of it. */
  g_assert_true (fixture->board->edit.is_moving);
  tc_board_drop_preview (fixture->board);
  g_assert_false (fixture->board->edit.is_moving);
}

static void
test_drag_snaps (Fixture *fixture, gconstpointer data)
{
  tc_board_select (fixture->board, "nw");
  drag (fixture, (TcPoint){ 0, 200 }, (TcPoint){ 3, 397 }, 0);
  g_assert_cmpstr (fixture->log->str, ==, "move 0,200 to 0,400;");
}

static void
test_drag_centre_and_edge (Fixture *fixture, gconstpointer data)
{
  tc_board_select (fixture->board, "nw");
  drag (fixture, (TcPoint){ 100, 100 }, (TcPoint){ 120, 90 }, 0);
  tc_board_take_view (fixture->board, board_support_new_view ());
  drag (fixture, (TcPoint){ 200, 100 }, (TcPoint){ 240, 110 }, 0);
  g_assert_cmpstr (fixture->log->str, ==, "centre 100,100 to 120,90;insert 200,0;");
  /* An area that is not selected has no handles. */
  g_assert_false (tc_board_edit_drag_begin (fixture->board, 10, 10, 0));
}

static void
test_double_click_inserts (Fixture *fixture, gconstpointer data)
{
  tc_board_select (fixture->board, "nw");
  press (fixture, 100, 200, 1, 0);
  press (fixture, 100, 200, 2, 0);
  g_assert_cmpstr (fixture->log->str, ==, "insert 200,200;");
}

static void
test_selection (Fixture *fixture, gconstpointer data)
{
  g_auto (GStrv) two = NULL;
  g_auto (GStrv) band = NULL;
  g_auto (GStrv) one = NULL;

  press (fixture, 100, 50, 1, 0);
  press (fixture, 300, 50, 1, GDK_SHIFT_MASK);
  press (fixture, 100, 350, 1, GDK_CONTROL_MASK);
  press (fixture, 100, 350, 1, GDK_CONTROL_MASK);
  two = tc_board_dup_selection (fixture->board);
  g_assert_cmpuint (g_strv_length (two), ==, 2);
  g_assert_cmpstr (two[0], ==, "nw");
  g_assert_cmpstr (two[1], ==, "ne");
  drag (fixture, (TcPoint){ 50, 60 }, (TcPoint){ 350, 350 }, GDK_SHIFT_MASK);
  band = tc_board_dup_selection (fixture->board);
  g_assert_cmpuint (g_strv_length (band), ==, 4);
  g_assert_true (key (fixture, GDK_KEY_Escape, 0));
  one = tc_board_dup_selection (fixture->board);
  g_assert_cmpuint (g_strv_length (one), ==, 1);
  g_assert_cmpstr (fixture->log->str, ==, "");
}

/* North of the board, along the upper sides of both areas: their corners are shared. */
static void
test_draw (Fixture *fixture, gconstpointer data)
{
  tc_board_set_tool (fixture->board, TC_BOARD_TOOL_DRAW);
  press (fixture, 60, 60, 1, 0);
  press (fixture, 2, 198, 1, 0);
  press (fixture, 199, 202, 1, 0);
  g_assert_cmpuint (fixture->board->edit.draft->len, ==, 3);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->board));
  press (fixture, 60, 60, 1, 0);
  g_assert_cmpstr (fixture->log->str, ==, "draw 3;");
  g_assert_true (key (fixture, GDK_KEY_BackSpace, 0));
  g_assert_cmpuint (fixture->board->edit.draft->len, ==, 2);
  g_assert_true (key (fixture, GDK_KEY_Escape, 0));
  g_assert_cmpint (tc_board_get_tool (fixture->board), ==, TC_BOARD_TOOL_DRAW);
  g_assert_true (key (fixture, GDK_KEY_Escape, 0));
  g_assert_cmpint (tc_board_get_tool (fixture->board), ==, TC_BOARD_TOOL_SELECT);
}

static void
test_draw_by_keyboard (Fixture *fixture, gconstpointer data)
{
  static const guint ways[] = { GDK_KEY_Up, GDK_KEY_Left, GDK_KEY_Down, GDK_KEY_Right };

  tc_board_set_tool (fixture->board, TC_BOARD_TOOL_DRAW);
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++) {
    for (guint j = 0; j < 12; j++)
      g_assert_true (key (fixture, ways[i], 0));
    g_assert_true (key (fixture, GDK_KEY_space, 0));
  }
  g_assert_true (key (fixture, GDK_KEY_Return, 0));
  g_assert_cmpstr (fixture->log->str, ==, "draw 4;");
}

static void
test_join (Fixture *fixture, gconstpointer data)
{
  tc_board_set_tool (fixture->board, TC_BOARD_TOOL_JOIN);
  drag (fixture, (TcPoint){ 100, 50 }, (TcPoint){ 300, 300 }, 0);
  drag (fixture, (TcPoint){ 100, 50 }, (TcPoint){ 110, 60 }, 0);
  g_assert_cmpstr (fixture->log->str, ==, "join nw se;");
  tc_board_select (fixture->board, "ne");
  g_assert_true (key (fixture, GDK_KEY_Return, 0));
  tc_board_select (fixture->board, "sw");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->board));
  g_assert_true (key (fixture, GDK_KEY_Return, 0));
  g_assert_cmpstr (fixture->log->str, ==, "join nw se;join ne sw;");
}

static void
test_corner_by_keyboard (Fixture *fixture, gconstpointer data)
{
  g_autofree char *moved = NULL;
  gint32 step = (gint32) MAX (1, lround (1.5 / fixture->board->transform.scale));

  tc_board_select (fixture->board, "nw");
  g_assert_true (key (fixture, GDK_KEY_period, 0));
  g_assert_true (key (fixture, GDK_KEY_period, 0));
  g_assert_true (key (fixture, GDK_KEY_Right, 0));
  moved = g_strdup_printf ("move 200,0 to %d,0 by key;", 200 + step);
  g_assert_cmpstr (fixture->log->str, ==, moved);
  /* The next waits for the view that has this one. */
  g_assert_true (key (fixture, GDK_KEY_Right, 0));
  g_assert_cmpstr (fixture->log->str, ==, moved);
  tc_board_take_view (fixture->board, board_support_new_view ());
  g_string_truncate (fixture->log, 0);
  g_assert_true (key (fixture, GDK_KEY_comma, 0));
  g_assert_true (key (fixture, GDK_KEY_comma, 0));
  g_assert_true (key (fixture, GDK_KEY_Insert, 0));
  tc_board_drop_preview (fixture->board);
  g_assert_true (key (fixture, GDK_KEY_comma, 0));
  g_assert_true (key (fixture, GDK_KEY_comma, 0));
  g_assert_true (key (fixture, GDK_KEY_Delete, 0));
  g_assert_cmpstr (fixture->log->str, ==, "insert 0,200;remove 0,200;");
  /* Without a corner, Delete is for the page. */
  g_assert_false (key (fixture, GDK_KEY_Delete, 0));
}

static void
test_fix (Fixture *fixture, gconstpointer data)
{
  const TcViewLink across = { .a = "nw", .b = "se" };
  TcView *view = board_support_new_view ();

  tc_view_add_link (view, &across);
  tc_board_take_view (fixture->board, view);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->board));
  press (fixture, 200, 200, 1, 0);
  g_assert_cmpstr (fixture->log->str, ==, "ask nw se;");
}

static void
test_not_editable (Fixture *fixture, gconstpointer data)
{
  tc_board_set_editable (fixture->board, FALSE);
  tc_board_select (fixture->board, "nw");
  g_assert_false (tc_board_edit_drag_begin (fixture->board, 1, 1, 0));
  g_assert_false (tc_board_edit_press (fixture->board, 1, 1, 1, GDK_SHIFT_MASK));
  g_assert_false (key (fixture, GDK_KEY_period, 0));
}

static void
test_show (Fixture *fixture, gconstpointer data)
{
  double x, y;

  tc_board_zoom_at (fixture->board, 4 * fixture->board->transform.scale, 0, 0);
  tc_board_show (fixture->board, "se");
  g_assert_cmpstr (tc_board_get_selected (fixture->board), ==, "se");
  g_assert_true (tc_board_get_place (fixture->board, "se", &x, &y));
  g_assert_cmpfloat_with_epsilon (x, gtk_widget_get_width (GTK_WIDGET (fixture->board)) / 2.0, 2);
}

#define ADD(name, function)                                                                        \
  g_test_add ("/editor/board-edit/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  init_widgets (&argc, &argv);
  ADD ("drag-corner", test_drag_corner);
  ADD ("drag-snaps", test_drag_snaps);
  ADD ("drag-centre-and-edge", test_drag_centre_and_edge);
  ADD ("double-click-inserts", test_double_click_inserts);
  ADD ("selection", test_selection);
  ADD ("draw", test_draw);
  ADD ("draw-by-keyboard", test_draw_by_keyboard);
  ADD ("join", test_join);
  ADD ("corner-by-keyboard", test_corner_by_keyboard);
  ADD ("fix", test_fix);
  ADD ("not-editable", test_not_editable);
  ADD ("show", test_show);

  return g_test_run ();
}
