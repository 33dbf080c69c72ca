/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "board/tc-board.h"

#include "board-edits.h"
#include "board-support.h"
#include "board/tc-board-private.h"

/* The widget on a real display, its controllers driven by their signals. */

typedef struct {
  GtkWidget *window;
  TcBoard *board;
  GString *log; /* of the board's signals */
} Fixture;

static void
selected_cb (Fixture *fixture, const char *key)
{
  g_string_append_printf (fixture->log, "selected %s;", key != NULL ? key : "-");
}

static void
activated_cb (Fixture *fixture, const char *key)
{
  g_string_append_printf (fixture->log, "activated %s;", key);
}

static void
proposed_cb (Fixture *fixture, const char *subject, const char *target)
{
  g_string_append_printf (fixture->log, "%s > %s;", subject, target);
}

static void
run_until_idle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->log = g_string_new (NULL);
  fixture->window = gtk_window_new ();
  fixture->board = g_object_new (TC_TYPE_BOARD, NULL);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 800, 600);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->board));
  tc_board_take_view (fixture->board, board_support_new_view ());
  g_signal_connect_swapped (fixture->board, "selected", G_CALLBACK (selected_cb), fixture);
  g_signal_connect_swapped (fixture->board, "activated", G_CALLBACK (activated_cb), fixture);
  g_signal_connect_swapped (fixture->board, "proposed", G_CALLBACK (proposed_cb), fixture);
  gtk_window_present (GTK_WINDOW (fixture->window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->board));
  while (fixture->board->is_zooming)
    g_main_context_iteration (NULL, TRUE);
  run_until_idle ();
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_object_add_weak_pointer (G_OBJECT (fixture->board), (gpointer *) &fixture->board);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  run_until_idle ();
  g_assert_null (fixture->board);
  g_string_free (fixture->log, TRUE);
}

static void
count (guint *n)
{
  (*n)++;
}

static GtkEventController *
find_controller (Fixture *fixture, GType type)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (fixture->board));
  guint n = g_list_model_get_n_items (controllers);

  for (guint i = 0; i < n; i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (G_OBJECT_TYPE (controller) == type)
      return controller;
  }

  return NULL;
}

static void
click (Fixture *fixture, int n_press, const char *key)
{
  double x, y;

  g_assert_true (tc_board_get_place (fixture->board, key, &x, &y));
  g_signal_emit_by_name (find_controller (fixture, GTK_TYPE_GESTURE_CLICK), "pressed", n_press, x,
                         y);
}

static gboolean
press_key (Fixture *fixture, guint key, GdkModifierType state)
{
  gboolean is_used = FALSE;

  g_signal_emit_by_name (find_controller (fixture, GTK_TYPE_EVENT_CONTROLLER_KEY), "key-pressed",
                         key, 0, state, &is_used);

  return is_used;
}

/* What has the keys is said by a frame, which goes with them. */
static void
test_focus (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GdkPaintable) picture = gtk_widget_paintable_new (GTK_WIDGET (fixture->board));
  GtkWidget *other = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  guint n_changes = 0;

  g_object_ref (fixture->board);
  gtk_window_set_child (GTK_WINDOW (fixture->window), box);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (fixture->board));
  gtk_box_append (GTK_BOX (box), other);
  g_object_unref (fixture->board);
  g_signal_connect_swapped (picture, "invalidate-contents", G_CALLBACK (count), &n_changes);
  gtk_widget_grab_focus (GTK_WIDGET (fixture->board));
  gtk_window_set_focus_visible (GTK_WINDOW (fixture->window), TRUE);
  g_assert_true (gtk_widget_has_visible_focus (GTK_WIDGET (fixture->board)));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->board));
  run_until_idle ();
  n_changes = 0;
  g_assert_true (gtk_widget_grab_focus (other));
  g_assert_false (gtk_widget_has_visible_focus (GTK_WIDGET (fixture->board)));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->board));
  run_until_idle ();
  g_assert_cmpuint (n_changes, >, 0);
}

static void
test_click (Fixture *fixture, gconstpointer data)
{
  click (fixture, 1, "se");
  g_assert_cmpstr (tc_board_get_selected (fixture->board), ==, "se");
  click (fixture, 1, "3-red");
  g_assert_cmpstr (tc_board_get_selected (fixture->board), ==, "3-red");
  click (fixture, 2, "3-red");
  g_assert_cmpstr (fixture->log->str, ==, "selected se;selected 3-red;activated 3-red;");
}

static void
test_target (Fixture *fixture, gconstpointer data)
{
  const char *targets[] = { "sw", NULL };

  tc_board_set_targets (fixture->board, targets);
  click (fixture, 1, "sw");
  click (fixture, 1, "3-red");
  click (fixture, 1, "sw");
  /* Proposed, and still selected: the position decides what comes next. */
  g_assert_cmpstr (tc_board_get_selected (fixture->board), ==, "3-red");
  g_assert_cmpstr (fixture->log->str, ==, "selected sw;selected 3-red;3-red > sw;");
}

static void
test_keys (Fixture *fixture, gconstpointer data)
{
  tc_board_select (fixture->board, "se");
  g_assert_true (press_key (fixture, GDK_KEY_Up, 0));
  g_assert_cmpstr (tc_board_get_selected (fixture->board), ==, "ne");
  g_assert_true (press_key (fixture, GDK_KEY_Left, 0));
  g_assert_true (press_key (fixture, GDK_KEY_Tab, 0));
  g_assert_cmpstr (tc_board_get_selected (fixture->board), ==, "3-red");
  g_assert_true (press_key (fixture, GDK_KEY_Tab, 0));
  g_assert_true (press_key (fixture, GDK_KEY_Tab, 0));
  g_assert_cmpstr (tc_board_get_selected (fixture->board), ==, "1-red");
  /* After the last the focus may leave; backwards it comes to the area again. */
  g_assert_false (press_key (fixture, GDK_KEY_Tab, 0));
  g_assert_true (press_key (fixture, GDK_KEY_ISO_Left_Tab, GDK_SHIFT_MASK));
  g_assert_cmpstr (tc_board_get_selected (fixture->board), ==, "2-red");
  g_assert_true (press_key (fixture, GDK_KEY_Return, 0));
  g_assert_true (press_key (fixture, GDK_KEY_Escape, 0));
  g_assert_null (tc_board_get_selected (fixture->board));
  g_assert_nonnull (strstr (fixture->log->str, "activated 2-red;selected -;"));
}

/* A token is aimed with the arrows and sent with Enter. */
static void
test_keyboard_proposal (Fixture *fixture, gconstpointer data)
{
  const char *targets[] = { "ne", "sw", NULL };

  tc_board_select (fixture->board, "1-red");
  tc_board_set_targets (fixture->board, targets);
  g_assert_true (press_key (fixture, GDK_KEY_Down, 0));
  g_assert_true (press_key (fixture, GDK_KEY_Return, 0));
  g_assert_cmpstr (fixture->log->str, ==, "1-red > sw;");
  g_assert_cmpstr (tc_board_get_selected (fixture->board), ==, "1-red");
}

/* Selecting and marking repaint none of the map; nor does a view that differs in counters. */
static void
test_keeps_map (Fixture *fixture, gconstpointer data)
{
  guint painted = tc_board_tiles_get_n_painted (fixture->board->tiles);
  const char *keys[] = { "ne", "1-red", NULL };
  TcView *view = board_support_new_view ();
  TcViewToken token = { .key = "new",
                        .name = "New",
                        .container = "se",
                        .owner = "red",
                        .symbol = "infantry",
                        .size = "",
                        .face = "1-1-1",
                        .count = 1 };

  g_assert_cmpuint (painted, >, 0);
  tc_board_select (fixture->board, "nw");
  tc_board_set_targets (fixture->board, keys);
  tc_board_set_sources (fixture->board, keys);
  tc_view_add_token (view, &token);
  tc_board_take_view (fixture->board, view);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->board));
  run_until_idle ();
  g_assert_cmpuint (tc_board_tiles_get_n_painted (fixture->board->tiles), ==, painted);
  g_assert_cmpstr (tc_board_get_selected (fixture->board), ==, "nw");

  /* But a changed area is painted again. */
  view = board_support_new_view ();
  tc_view_get_container (view, "nw")->pattern = tc_view_intern (view, "hills");
  tc_board_take_view (fixture->board, view);
  /* In the very next frame. */
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->board));
  g_assert_cmpuint (tc_board_tiles_get_n_painted (fixture->board->tiles), >, painted);
}

/* A zoom moves the names; what is painted for its scale shows them where they are. */
static void
test_zoom_keeps_map (Fixture *fixture, gconstpointer data)
{
  guint painted;

  /* So small that names must grow to be legible. */
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 200, 150);
  while (gtk_widget_get_width (GTK_WIDGET (fixture->board)) > 200)
    g_main_context_iteration (NULL, TRUE);
  while (fixture->board->is_zooming)
    g_main_context_iteration (NULL, TRUE);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->board));
  run_until_idle ();
  painted = tc_board_tiles_get_n_painted (fixture->board->tiles);
  tc_board_take_view (fixture->board, board_support_new_view ());
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->board));
  run_until_idle ();
  g_assert_cmpuint (tc_board_tiles_get_n_painted (fixture->board->tiles), ==, painted);
}

/* The middle of the spot where @key lies, in pixels of the board. */
static void
find_middle (TcBoard *board, const char *key, double *out_x, double *out_y)
{
  guint token = tc_board_layout_find_token (board->layout, key);
  guint n;
  const TcBoardSpot *spots = tc_board_layout_get_spots (board->layout, &n);
  TcBoardRect rect;

  while (spots->token != token)
    spots++;
  rect = tc_board_transform_rect (&board->transform, spots->rect);
  *out_x = rect.x + rect.width / 2;
  *out_y = rect.y + rect.height / 2;
}

/* Under one that can do nothing lies one that can: that is taken. */
static void
test_stack (Fixture *fixture, gconstpointer data)
{
  const char *able[] = { "3-red", NULL };
  TcView *view = board_support_new_view ();
  TcViewToken upper = *tc_view_find_token (view, "1-red");
  double x, y;

  upper.key = "upper";
  tc_view_add_token (view, &upper);
  tc_board_take_view (fixture->board, view);
  find_middle (fixture->board, "upper", &x, &y);
  g_assert_cmpstr (tc_board_hit (fixture->board, x, y, TRUE), ==, "upper");
  tc_board_set_sources (fixture->board, able);
  g_assert_cmpstr (tc_board_hit (fixture->board, x, y, TRUE), ==, "3-red");
  /* Selected by other means it lies on top. */
  tc_board_select (fixture->board, "upper");
  g_assert_cmpstr (tc_board_hit (fixture->board, x, y, TRUE), ==, "upper");
}

static void
test_gone (Fixture *fixture, gconstpointer data)
{
  TcView *view = tc_view_new ();

  tc_board_select (fixture->board, "nw");
  tc_board_take_view (fixture->board, view);
  g_assert_null (tc_board_get_selected (fixture->board));
  g_assert_true (tc_board_get_view (fixture->board) == view);
  g_assert_null (tc_board_dup_description (fixture->board, "nw"));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->board));
}

static void
test_zoom (Fixture *fixture, gconstpointer data)
{
  double fitted = fixture->board->transform.scale;

  tc_board_zoom_in (fixture->board);
  g_assert_cmpfloat (fixture->board->transform.scale, >, fitted);
  for (guint i = 0; i < 100; i++)
    tc_board_zoom_in (fixture->board);
  g_assert_cmpfloat (fixture->board->transform.scale, <, 100);
  for (guint i = 0; i < 100; i++)
    tc_board_zoom_out (fixture->board);
  g_assert_cmpfloat (fixture->board->transform.scale, >, 0.1 * fitted);
  tc_board_zoom_fit (fixture->board);
  g_assert_cmpfloat_with_epsilon (fixture->board->transform.scale, fitted, 1e-9);
}

static void
test_accessible (Fixture *fixture, gconstpointer data)
{
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (fixture->board), GTK_ACCESSIBLE_ROLE_IMG);
  gtk_test_accessible_assert_property (
    GTK_ACCESSIBLE (fixture->board), GTK_ACCESSIBLE_PROPERTY_LABEL,
    "Board: 5 places, 5 counters. Use the arrow keys to move around.");
  tc_board_select (fixture->board, "sw");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (fixture->board),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Board: 5 places, 5 counters. Selected: Corby, clear, "
                                       "bracket 1, Redland; adjacent to Alton, Derby");
}

static TcView *
new_view_with_boxes (guint n)
{
  TcView *view = board_support_new_view ();

  for (guint i = 0; i < n; i++) {
    g_autofree char *key = g_strdup_printf ("box-%u", i);
    TcViewContainer box = { .thing = TC_THING_NONE, .key = key, .name = key };

    box.kind = TC_CONTAINER_BOX;
    tc_view_add_container (view, &box);
  }
  return view;
}

/* What is beside the board gets a little smaller: nothing moves, until somebody asks for it. */
static void
test_stays_fitted (Fixture *fixture, gconstpointer data)
{
  TcBoardTransform before;
  guint n = 1;

  do {
    tc_board_take_view (fixture->board, new_view_with_boxes (n));
    before = fixture->board->transform;
    tc_board_take_view (fixture->board, new_view_with_boxes (n - 1));
    tc_board_zoom_fit (fixture->board);
    n++;
    g_assert_cmpuint (n, <, 60);
  } while (fixture->board->transform.scale <= before.scale * 1.001 ||
           fixture->board->transform.scale > before.scale * 1.11);
  n--;
  tc_board_take_view (fixture->board, new_view_with_boxes (n));
  before = fixture->board->transform;
  tc_board_take_view (fixture->board, new_view_with_boxes (n - 1));
  g_assert_cmpfloat_with_epsilon (fixture->board->transform.scale, before.scale, 1e-9);
  g_assert_cmpfloat_with_epsilon (fixture->board->transform.x, before.x, 1e-9);
  tc_board_zoom_fit (fixture->board);
  g_assert_cmpfloat (fixture->board->transform.scale, >, before.scale);
}

/* A bar comes below it: of a board that is still seen whole nothing moves. */
static void
test_stays_above_a_bar (Fixture *fixture, gconstpointer data)
{
  GtkWidget *widget = GTK_WIDGET (fixture->board);
  TcBoardTransform before;
  int height;

  gtk_widget_set_margin_end (widget, 5 * gtk_widget_get_width (widget) / 8);
  gtk_test_widget_wait_for_draw (widget);
  tc_board_zoom_fit (fixture->board);
  before = fixture->board->transform;
  height = gtk_widget_get_height (widget);
  gtk_widget_set_margin_bottom (widget, 40);
  gtk_test_widget_wait_for_draw (widget);
  g_assert_cmpint (gtk_widget_get_height (widget), ==, height - 40);
  g_assert_cmpfloat_with_epsilon (fixture->board->transform.scale, before.scale, 1e-9);
  g_assert_cmpfloat_with_epsilon (fixture->board->transform.y, before.y, 1e-9);
}

/* A list opens below a map that is zoomed in: what is selected, and was seen, is still seen. */
static void
test_selection_stays_in_sight (Fixture *fixture, gconstpointer data)
{
  GtkWidget *widget = GTK_WIDGET (fixture->board);
  double x, y;
  int height = gtk_widget_get_height (widget);

  tc_board_zoom_fit (fixture->board);
  tc_board_zoom_in (fixture->board);
  tc_board_select (fixture->board, "se");
  g_assert_true (tc_board_get_place (fixture->board, "se", &x, &y));
  g_assert_cmpfloat (y, >, height / 2);
  g_assert_cmpfloat (y, <, height);
  gtk_widget_set_margin_bottom (widget, height / 2);
  gtk_test_widget_wait_for_draw (widget);
  g_assert_true (tc_board_get_place (fixture->board, "se", &x, &y));
  g_assert_cmpfloat (y, >, 0);
  g_assert_cmpfloat (y, <, gtk_widget_get_height (widget));
}

/* (transfer full): the board as it is shown. */
static cairo_surface_t *
show_board (TcBoard *board, gboolean has_counters)
{
  GtkWidget *widget = GTK_WIDGET (board);
  cairo_surface_t *surface = cairo_image_surface_create (
    CAIRO_FORMAT_ARGB32, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  cairo_t *cr = cairo_create (surface);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;

  tc_board_set_layer (board, "counters", has_counters);
  gtk_test_widget_wait_for_draw (widget);
  run_until_idle ();
  tc_board_snapshot (widget, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  gsk_render_node_draw (node, cr);
  gsk_render_node_unref (node);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

static gboolean
is_ink (cairo_surface_t *surface, int x, int y)
{
  const guchar *row =
    cairo_image_surface_get_data (surface) + y * cairo_image_surface_get_stride (surface);

  return row[4 * x] < 0x40 && row[4 * x + 1] < 0x40 && row[4 * x + 2] < 0x40;
}

/* How much of the ink in the names that counters lie on is still seen with them. */
static double
measure_ink_left (TcBoard *board, cairo_surface_t *without, cairo_surface_t *with)
{
  guint n_before = 0;
  guint n_after = 0;
  guint n;

  tc_view_get_containers (board->view, &n);
  for (guint i = 0; i < n; i++) {
    const TcBoardPlace *place = tc_board_layout_get_place (board->layout, i);
    TcBoardRect rect = tc_board_transform_rect (&board->transform, place->name_rect);

    for (int y = (int) rect.y; place->is_crossed && y < (int) (rect.y + rect.height); y++) {
      for (int x = (int) rect.x; x < (int) (rect.x + rect.width); x++) {
        n_before += is_ink (without, x, y);
        n_after += is_ink (without, x, y) && is_ink (with, x, y);
      }
    }
  }
  g_assert_cmpuint (n_before, >, 20);

  return n_after / (double) n_before;
}

/* A name that no place is free for is written over the counters, not under them. */
static void
test_names_over_counters (Fixture *fixture, gconstpointer data)
{
  TcBoard *board = fixture->board;
  cairo_surface_t *with, *without;

  tc_board_take_view (board, board_edits_create_view (MAP_SHIPPED));
  tc_board_zoom_fit (board);
  while (board->is_zooming)
    g_main_context_iteration (NULL, TRUE);
  without = show_board (board, FALSE);
  with = show_board (board, TRUE);
  g_assert_cmpfloat (measure_ink_left (board, without, with), >=, 0.97);
  cairo_surface_destroy (with);
  cairo_surface_destroy (without);
}

/* The desktop's text grows while the board is shown: so do its names. */
static void
test_large_text (Fixture *fixture, gconstpointer data)
{
  TcBoard *board = fixture->board;
  guint nw = tc_board_layout_find_container (board->layout, "nw");
  double before = tc_board_layout_get_place (board->layout, nw)->name_rect.height;

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 144 * 1024, NULL);
  g_assert_cmpfloat (tc_board_layout_get_place (board->layout, nw)->name_rect.height, >,
                     1.2 * before);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (board));
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
  g_assert_cmpfloat_with_epsilon (tc_board_layout_get_place (board->layout, nw)->name_rect.height,
                                  before, 1e-9);
}

/* GTK complains of what cannot be drawn, and complaints are fatal here. */
static void
test_islands (Fixture *fixture, gconstpointer data)
{
  tc_board_take_view (fixture->board, board_support_new_islands ());
  tc_board_zoom_fit (fixture->board);
  for (guint i = 0; i < 3; i++) {
    gtk_widget_queue_draw (GTK_WIDGET (fixture->board));
    gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->board));
    tc_board_zoom_at (fixture->board, i == 0 ? 1e-9 : 1e9, 400, 300);
    tc_board_select (fixture->board, "island-3");
  }
  run_until_idle ();
}

#define ADD(name, function)                                                                        \
  g_test_add ("/editor/board/widget/" name, Fixture, NULL, set_up, function, tear_down)

/* The tooltip waits for a pointer that rests, and again on what it goes on to. */
static void
test_tip_waits (Fixture *fixture, gconstpointer data)
{
  static const char *const keys[] = { "ne", "se" };
  g_autoptr (GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  TcBoard *board = fixture->board;

  /* GTK does not ask about where the pointer of the test is. */
  gtk_widget_set_has_tooltip (GTK_WIDGET (board), FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++) {
    guint container = tc_board_layout_find_container (board->layout, keys[i]);
    TcBoardRect rect = tc_board_transform_rect (
      &board->transform, tc_board_layout_get_place (board->layout, container)->bounds);
    int x = (int) (rect.x + rect.width / 2);
    int y = (int) (rect.y + rect.height / 2);
    gint64 start = g_get_monotonic_time ();

    g_assert_false (tc_board_query_tip (GTK_WIDGET (board), x, y, FALSE, tooltip));
    while (!tc_board_query_tip (GTK_WIDGET (board), x, y, FALSE, tooltip))
      g_main_context_iteration (NULL, TRUE);
    g_assert_cmpint (g_get_monotonic_time () - start, >, 500 * 1000);
  }
}

/* A window that is being laid out has no room for a moment, and a board of garbage never has. */
static void
test_tiny (Fixture *fixture, gconstpointer data)
{
  for (double scale = 0.1; scale > 1e-9; scale /= 10) {
    fixture->board->transform.scale = scale;
    gtk_widget_queue_draw (GTK_WIDGET (fixture->board));
    gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->board));
  }
}

/* A note is described with the place that it is about, on the board and in its name, and marked
 * inside it at any zoom; a key that is not on the board is nothing. */
static void
test_notes (Fixture *fixture, gconstpointer data)
{
  TcBoard *board = fixture->board;
  GHashTable *notes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  guint container = tc_board_layout_find_container (board->layout, "ne");
  g_autofree char *with = NULL;
  g_autofree char *on_it = NULL;
  g_autofree char *without = NULL;
  g_autofree char *after = NULL;

  g_hash_table_insert (notes, g_strdup ("ne"), g_strdup ("too weak"));
  g_hash_table_insert (notes, g_strdup ("nowhere"), g_strdup ("lost"));
  tc_board_take_notes (board, notes);
  with = tc_board_dup_description (board, "ne");
  g_assert_true (g_str_has_suffix (with, ". Note: too weak"));
  on_it = tc_board_dup_description (board, "1-blue");
  g_assert_true (g_str_has_suffix (on_it, ". Note: too weak"));
  without = tc_board_dup_description (board, "nw");
  g_assert_null (strstr (without, "Note"));
  g_assert_null (tc_board_dup_description (board, "nowhere"));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (board));

  for (double scale = 0.01; scale < 100; scale *= 3) {
    TcBoardRect rect = tc_board_find_note_place (board->layout, container, scale);

    g_assert_cmpfloat (rect.x, >, 200);
    g_assert_cmpfloat (rect.x + rect.width, <, 400);
    g_assert_cmpfloat (rect.y, >, 0);
    g_assert_cmpfloat (rect.y + rect.height, <, 200);
  }

  tc_board_take_notes (board, NULL);
  after = tc_board_dup_description (board, "ne");
  g_assert_null (strstr (after, "Note"));
}

/* A note covers no counter, of whatever area and however small the board is shown; nor the name,
 * where the area is large enough. */
static void
test_note_spares_counters (void)
{
  g_autoptr (TcView) view = board_edits_create_view (MAP_SHIPPED);
  g_autoptr (TcBoardLayout) layout = tc_board_layout_new (view, FALSE);
  guint n_areas, n_spots;

  tc_view_get_containers (view, &n_areas);
  for (double scale = 0.25; scale < 3; scale *= 1.4) {
    const TcBoardSpot *spots;
    guint n_covering = 0;
    guint n_on_names = 0;

    tc_board_layout_set_scale (layout, scale);
    spots = tc_board_layout_get_spots (layout, &n_spots);
    for (guint i = 0; i < n_areas; i++) {
      TcBoardRect rect = tc_board_find_note_place (layout, i, scale);
      gboolean is_covering = FALSE;

      for (guint j = 0; j < n_spots; j++)
        is_covering |= tc_board_rect_meets (&rect, &spots[j].rect);
      n_covering += is_covering;
      n_on_names += tc_board_rect_meets (&rect, &tc_board_layout_get_place (layout, i)->name_rect);
    }
    g_test_message ("scale %.2f: notes on %u of %u areas cover a counter, on %u a name", scale,
                    n_covering, n_areas, n_on_names);
    g_assert_cmpuint (n_covering, ==, 0);
    if (scale > 0.4)
      g_assert_cmpuint (n_on_names, <=, 1);
  }
}

/* The slip is paper with ink on it, whatever lies below. */
static void
test_note_is_painted (Fixture *fixture, gconstpointer data)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 32, 32);
  cairo_t *cr = cairo_create (surface);
  const guint32 *pixels;

  tc_board_paint_note (cr, 32);
  tc_board_end_drawing (cr, "a note");
  cairo_surface_flush (surface);
  pixels = (const guint32 *) cairo_image_surface_get_data (surface);
  g_assert_cmphex (pixels[4 * 32 + 28], ==, 0xfffdf3b8);
  g_assert_cmphex (pixels[31 * 32 + 31], ==, 0);
  cairo_surface_destroy (surface);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  ADD ("stays-fitted", test_stays_fitted);
  ADD ("stays-above-a-bar", test_stays_above_a_bar);
  ADD ("selection-stays-in-sight", test_selection_stays_in_sight);
  ADD ("click", test_click);
  ADD ("focus", test_focus);
  ADD ("target", test_target);
  ADD ("keys", test_keys);
  ADD ("keyboard-proposal", test_keyboard_proposal);
  ADD ("keeps-map", test_keeps_map);
  ADD ("zoom-keeps-map", test_zoom_keeps_map);
  ADD ("gone", test_gone);
  ADD ("stack", test_stack);
  ADD ("zoom", test_zoom);
  ADD ("accessible", test_accessible);
  ADD ("islands", test_islands);
  ADD ("names-over-counters", test_names_over_counters);
  ADD ("large-text", test_large_text);
  ADD ("tip-waits", test_tip_waits);
  ADD ("tiny", test_tiny);
  ADD ("notes", test_notes);
  ADD ("note-is-painted", test_note_is_painted);
  g_test_add_func ("/editor/board/widget/note-spares-counters", test_note_spares_counters);

  return g_test_run ();
}
