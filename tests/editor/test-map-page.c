/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "board/tc-board-private.h"
#include "document/tc-node.h"
#include "fixture.h"
#include "pages/map/tc-map-edit.h"
#include "pages/map/tc-map-page-private.h"
#include "widgets.h"

/* The map in a window: what its list, its tools and its questions make of the document. */

#define LIEGE "area-board/area[liege]"
#define SENS  "area-board/area[sens]"

typedef struct {
  Fixture base;
  GtkWidget *window;
  TcMapPage *page;
  GString *told;         /* what the window was asked to say */
  TcBoardLayout *coming; /* of the last tree that was read; may be gone by now */
} MapFixture;

static void
show_notice_cb (GSimpleAction *action, GVariant *text, gpointer data)
{
  MapFixture *fixture = data;

  g_string_append_printf (fixture->told, "%s\n", g_variant_get_string (text, NULL));
}

static void
set_up (MapFixture *fixture, gconstpointer data)
{
  const GActionEntry entries[] = {
    { .name = "show-notice", .activate = show_notice_cb, .parameter_type = "s" }
  };
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();

  fixture_set_up (&fixture->base, data);
  fixture_open (&fixture->base);
  fixture->told = g_string_new (NULL);
  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries),
                                   fixture);
  fixture->window = gtk_window_new ();
  fixture->page = g_object_new (TC_TYPE_MAP_PAGE, NULL);
  gtk_widget_insert_action_group (fixture->window, "win", G_ACTION_GROUP (actions));
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 900, 700);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->page));
  tc_page_set_document (TC_PAGE (fixture->page), fixture->base.document);
  gtk_window_present (GTK_WINDOW (fixture->window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->page));
}

static void
tear_down (MapFixture *fixture, gconstpointer data)
{
  wait_for_build (fixture->base.document);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  run_until_idle ();
  g_string_free (fixture->told, TRUE);
  fixture_tear_down (&fixture->base, data);
}

static gboolean
is_as_it_was (MapFixture *fixture)
{
  TcSource *source = tc_document_get_source (fixture->base.document);

  return g_str_equal (tc_source_get_text (source, NULL), fixture->base.text);
}

static gboolean
has_link (MapFixture *fixture, const char *a, const char *b)
{
  g_autofree char *path = g_strdup_printf ("area-board/link[%s-%s]", a, b);
  g_autofree char *back = g_strdup_printf ("area-board/link[%s-%s]", b, a);
  TcScenario *scenario = tc_document_get_scenario (fixture->base.document);

  return tc_scenario_find_by_path (scenario, path) != TC_NODE_NONE ||
         tc_scenario_find_by_path (scenario, back) != TC_NODE_NONE;
}

static void
act (MapFixture *fixture, const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->page), action, NULL));
  wait_for_build (fixture->base.document);
}

/* -- List, search, selection -- */

static void
test_search (MapFixture *fixture, gconstpointer data)
{
  GListModel *list = G_LIST_MODEL (fixture->page->selection);
  guint n = g_list_model_get_n_items (list);
  g_autofree char *selected = NULL;

  g_assert_cmpuint (n, >, 1);
  gtk_editable_set_text (GTK_EDITABLE (fixture->page->search), "ardenn");
  g_signal_emit_by_name (fixture->page->search, "search-changed");
  g_assert_cmpuint (g_list_model_get_n_items (list), ==, 1);
  g_signal_emit_by_name (fixture->page->search, "activate");
  selected = g_strdup (tc_document_get_selected (fixture->base.document));
  g_assert_cmpstr (selected, ==, ARDENNES);
  g_assert_cmpstr (tc_board_get_selected (fixture->page->board), ==, "ardennes");
  g_assert_nonnull (strstr (gtk_label_get_label (fixture->page->status), "Ardennes"));
  g_signal_emit_by_name (fixture->page->search, "stop-search");
  g_signal_emit_by_name (fixture->page->search, "search-changed");
  g_assert_cmpuint (g_list_model_get_n_items (list), ==, n);
  g_assert_false (gtk_widget_get_visible (fixture->page->no_match));
  gtk_editable_set_text (GTK_EDITABLE (fixture->page->search), "atlantis");
  g_signal_emit_by_name (fixture->page->search, "search-changed");
  g_assert_cmpuint (g_list_model_get_n_items (list), ==, 0);
  g_assert_true (gtk_widget_get_visible (fixture->page->no_match));
  gtk_editable_set_text (GTK_EDITABLE (fixture->page->search), "");
  g_signal_emit_by_name (fixture->page->search, "search-changed");
  g_assert_false (gtk_widget_get_visible (fixture->page->no_match));
  g_assert_cmpstr (tc_board_get_selected (fixture->page->board), ==, "ardennes");
}

/* Two selected areas get an adjacency, or lose the one that they have. */
static void
test_join (MapFixture *fixture, gconstpointer data)
{
  const char *const both[] = { ARDENNES, LIEGE, NULL };

  g_assert_true (has_link (fixture, "ardennes", "liege"));
  tc_document_select (fixture->base.document, ARDENNES);
  act (fixture, "map.join");
  g_assert_true (is_as_it_was (fixture));

  tc_document_select_several (fixture->base.document, both);
  g_assert_cmpstr (gtk_label_get_label (fixture->page->status), ==, "2 areas selected");
  act (fixture, "map.join");
  g_assert_false (has_link (fixture, "ardennes", "liege"));
  g_assert_cmpuint (fixture->told->len, >, 0);
  act (fixture, "map.join");
  g_assert_true (has_link (fixture, "ardennes", "liege"));
  g_assert_cmpuint (tc_document_get_n_steps (fixture->base.document), ==, 2);
}

static gboolean
shows_links (MapFixture *fixture)
{
  return (fixture->page->board->layers & TC_BOARD_LAYER_LINKS) != 0;
}

/* Each says what it does; adjacencies are seen while they are worked on. */
static void
test_tools (MapFixture *fixture, gconstpointer data)
{
  g_assert_false (shows_links (fixture));
  act (fixture, "map.draw-tool");
  g_assert_true (gtk_toggle_button_get_active (fixture->page->draw_tool));
  g_assert_true (
    g_str_has_prefix (gtk_label_get_label (fixture->page->status), "Click to add corners."));
  gtk_toggle_button_set_active (fixture->page->join_tool, TRUE);
  g_assert_cmpuint (tc_board_get_tool (fixture->page->board), ==, TC_BOARD_TOOL_JOIN);
  g_assert_true (
    g_str_has_prefix (gtk_label_get_label (fixture->page->status), "Drag from one area"));
  g_assert_true (shows_links (fixture));
  act (fixture, "map.select-tool");
  g_assert_false (shows_links (fixture));
  g_assert_cmpuint (tc_board_get_tool (fixture->page->board), ==, TC_BOARD_TOOL_SELECT);
  g_assert_cmpstr (gtk_label_get_label (fixture->page->status), ==,
                   "Select an area on the map or in the list.");
}

/* -- Questions -- */

static void
answer (MapFixture *fixture, const char *response)
{
  answer_question (response);
  wait_for_build (fixture->base.document);
}

static void
enter (const char *row, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (find_row (GTK_WIDGET (find_question ()), row)), text);
}

static const char *
get_entered (const char *row)
{
  return gtk_editable_get_text (GTK_EDITABLE (find_row (GTK_WIDGET (find_question ()), row)));
}

static gboolean
can_add (void)
{
  return adw_message_dialog_get_response_enabled (find_question (), "add");
}

/* Three corners, of which the first two are an edge of the Ardennes. */
static void
draw (MapFixture *fixture)
{
  g_autoptr (TcView) view =
    tc_view_new_for_board (tc_document_get_scenario (fixture->base.document), TC_NODE_NONE);
  const TcViewContainer *area = tc_view_find_container (view, "ardennes");
  TcPoint points[3] = { area->outline[1], area->outline[0], area->outline[0] };
  TcBoardGesture gesture = { .kind = TC_BOARD_GESTURE_DRAW, .points = points, .n_points = 3 };

  points[2].y -= 40;
  tc_map_page_edited_cb (fixture->page, &gesture);
}

/* The id follows the name until it is typed; what is taken is refused. */
static void
test_new_area (MapFixture *fixture, gconstpointer data)
{
  draw (fixture);
  g_assert_true (can_add ());
  enter ("Name", "Vielsalm Ridge");
  g_assert_cmpstr (get_entered ("Id"), ==, "vielsalm-ridge");
  enter ("Name", "");
  g_assert_false (can_add ());
  enter ("Name", "Vielsalm");
  enter ("Id", "liege");
  g_assert_false (can_add ());
  /* The row says why, in place of its title. */
  g_assert_nonnull (find_row (GTK_WIDGET (find_question ()), "Id: Liege already has it"));
  gtk_editable_set_text (
    GTK_EDITABLE (find_row (GTK_WIDGET (find_question ()), "Id: Liege already has it")),
    "two words");
  g_assert_false (can_add ());
  answer (fixture, "add");
  g_assert_true (is_as_it_was (fixture));

  draw (fixture);
  enter ("Id", "salm");
  enter ("Name", "Vielsalm");
  g_assert_cmpstr (get_entered ("Id"), ==, "salm");
  answer (fixture, "add");
  g_assert_cmpstr (get_value (fixture->base.document, "area-board/area[salm]", "name"), ==,
                   "Vielsalm");
  /* What it cannot do without is as its neighbours have it. */
  g_assert_cmpstr (get_value (fixture->base.document, "area-board/area[salm]", "nation"), ==,
                   "belgium");
  g_assert_true (has_link (fixture, "salm", "ardennes"));
  g_assert_cmpstr (tc_document_get_selected (fixture->base.document), ==, "area-board/area[salm]");
  g_assert_cmpuint (tc_document_get_n_steps (fixture->base.document), ==, 1);
  tc_document_undo (fixture->base.document);
  g_assert_true (is_as_it_was (fixture));
}

static void
test_new_area_cancelled (MapFixture *fixture, gconstpointer data)
{
  tc_board_set_tool (fixture->page->board, TC_BOARD_TOOL_DRAW);
  draw (fixture);
  answer (fixture, "cancel");
  g_assert_true (is_as_it_was (fixture));
  g_assert_cmpuint (tc_board_get_tool (fixture->page->board), ==, TC_BOARD_TOOL_SELECT);
}

/* Without the switch it touches its neighbours and is adjacent to none. */
static void
test_new_area_apart (MapFixture *fixture, gconstpointer data)
{
  GtkSwitch *joins;

  draw (fixture);
  enter ("Id", "salm");
  joins = GTK_SWITCH (find_type (GTK_WIDGET (find_question ()), GTK_TYPE_SWITCH));
  g_assert_nonnull (find_label (GTK_WIDGET (find_question ()), "Ardennes"));
  g_assert_true (gtk_switch_get_active (joins));
  gtk_switch_set_active (joins, FALSE);
  answer (fixture, "add");
  g_assert_nonnull (get_value (fixture->base.document, "area-board/area[salm]", "name"));
  g_assert_false (has_link (fixture, "salm", "ardennes"));
}

/* A triangle keeps its corners. */
static void
test_three_corners (MapFixture *fixture, gconstpointer data)
{
  TcBoardGesture gesture = { .kind = TC_BOARD_GESTURE_REMOVE_CORNER };
  g_autoptr (TcView) view = NULL;

  draw (fixture);
  enter ("Id", "salm");
  answer (fixture, "add");
  view = tc_view_new_for_board (tc_document_get_scenario (fixture->base.document), TC_NODE_NONE);
  gesture.from = tc_view_find_container (view, "salm")->outline[2];
  tc_map_page_edited_cb (fixture->page, &gesture);
  g_assert_cmpstr (fixture->told->str, ==, "An outline needs at least three corners.\n");
  g_assert_cmpuint (tc_document_get_n_steps (fixture->base.document), ==, 1);
}

/* Steps by keyboard are one step of undo, gestures one each. */
static void
test_nudges (MapFixture *fixture, gconstpointer data)
{
  TcBoardGesture gesture = { .kind = TC_BOARD_GESTURE_MOVE_CENTRE, .key = "ardennes" };

  for (int i = 1; i <= 3; i++) {
    gesture.is_nudge = TRUE;
    gesture.to = (TcPoint){ 1275 + i, 1023 };
    tc_map_page_edited_cb (fixture->page, &gesture);
    wait_for_build (fixture->base.document);
  }
  g_assert_cmpstr (get_value (fixture->base.document, ARDENNES, "x"), ==, "1278");
  g_assert_cmpuint (tc_document_get_n_steps (fixture->base.document), ==, 1);
  gesture.is_nudge = FALSE;
  gesture.to = (TcPoint){ 1280, 1023 };
  tc_map_page_edited_cb (fixture->page, &gesture);
  g_assert_cmpuint (tc_document_get_n_steps (fixture->base.document), ==, 2);
}

/* An area that others refer to is deleted after asking what becomes of them. */
static void
test_delete (MapFixture *fixture, gconstpointer data)
{
  tc_document_select (fixture->base.document, ARDENNES);
  act (fixture, "map.delete");
  answer (fixture, "cancel");
  g_assert_true (is_as_it_was (fixture));
}

/* -- Laid out while the text is judged -- */

static void
prepared_cb (MapFixture *fixture, TcScenario *tree)
{
  g_assert_true (fixture->page->prepared == tree);
  g_assert_nonnull (fixture->page->board->coming.layout);
  fixture->coming = fixture->page->board->coming.layout;
}

static void
zoom_cb (MapFixture *fixture)
{
  TcBoardLayout *layout = fixture->page->board->layout;

  tc_board_layout_set_scale (layout, tc_board_layout_get_scale (layout) * 8);
}

static void
watch_trees (MapFixture *fixture, GCallback also)
{
  g_signal_connect_swapped (fixture->base.document, "tree-read", G_CALLBACK (prepared_cb), fixture);
  if (also != NULL)
    g_signal_connect_swapped (fixture->base.document, "tree-read", also, fixture);
}

static void
assert_nothing_is_coming (MapFixture *fixture)
{
  g_assert_null (fixture->page->prepared);
  g_assert_null (fixture->page->board->coming.view);
  g_assert_null (fixture->page->board->coming.layout);
}

static void
test_prepared (MapFixture *fixture, gconstpointer data)
{
  watch_trees (fixture, NULL);
  fixture_edit (&fixture->base, LIEGE, "name", "Lüttich");
  wait_for_build (fixture->base.document);
  g_assert_nonnull (fixture->coming);
  g_assert_true (fixture->page->board->layout == fixture->coming);
  g_assert_cmpstr (tc_view_find_container (fixture->page->board->view, "liege")->name, ==,
                   "Lüttich");
  assert_nothing_is_coming (fixture);
}

/* Then it was laid out for nothing. */
static void
test_prepared_and_zoomed (MapFixture *fixture, gconstpointer data)
{
  double scale = 8 * tc_board_layout_get_scale (fixture->page->board->layout);

  watch_trees (fixture, G_CALLBACK (zoom_cb));
  fixture_edit (&fixture->base, LIEGE, "name", "Lüttich");
  wait_for_build (fixture->base.document);
  g_assert_nonnull (fixture->coming);
  g_assert_cmpfloat_with_epsilon (tc_board_layout_get_scale (fixture->page->board->layout), scale,
                                  1e-6);
  g_assert_cmpstr (tc_view_find_container (fixture->page->board->view, "liege")->name, ==,
                   "Lüttich");
  assert_nothing_is_coming (fixture);
}

static void
undo_cb (MapFixture *fixture)
{
  if (tc_document_is_modified (fixture->base.document))
    tc_document_undo (fixture->base.document);
}

/* The build of what was undone is shown to nobody. */
static void
test_prepared_and_undone (MapFixture *fixture, gconstpointer data)
{
  gulong handler =
    g_signal_connect_swapped (fixture->base.document, "tree-read", G_CALLBACK (undo_cb), fixture);

  fixture_edit (&fixture->base, LIEGE, "name", "Lüttich");
  wait_for_build (fixture->base.document);
  g_assert_true (is_as_it_was (fixture));
  g_assert_cmpstr (tc_view_find_container (fixture->page->board->view, "liege")->name, !=,
                   "Lüttich");
  g_signal_handler_disconnect (fixture->base.document, handler);
  fixture_edit (&fixture->base, LIEGE, "name", "Luik");
  wait_for_build (fixture->base.document);
  g_assert_cmpstr (tc_view_find_container (fixture->page->board->view, "liege")->name, ==, "Luik");
  assert_nothing_is_coming (fixture);
}

static void
test_not_prepared_unseen (MapFixture *fixture, gconstpointer data)
{
  gtk_widget_set_visible (fixture->window, FALSE);
  fixture_edit (&fixture->base, LIEGE, "name", "Lüttich");
  wait_for_build (fixture->base.document);
  assert_nothing_is_coming (fixture);
}

#define ADD(name, test)                                                                            \
  g_test_add ("/editor/map-page/" name, MapFixture, NULL, set_up, test, tear_down)

static gboolean
are_adjacent (MapFixture *fixture, const char *a, const char *b)
{
  wait_for_build (fixture->base.document);
  return tc_map_edit_find_link (tc_document_get_scenario (fixture->base.document), a, b) !=
         TC_NODE_NONE;
}

/* The sign of an adjacency without a border asks: a click alone changes nothing. */
static void
test_sign_asks (MapFixture *fixture, gconstpointer data)
{
  TcBoardGesture gesture = { .kind = TC_BOARD_GESTURE_ASK_TO_JOIN,
                             .key = "ardennes",
                             .other = "sedan" };

  tc_map_page_edited_cb (fixture->page, &gesture);
  answer_question ("keep");
  g_assert_true (are_adjacent (fixture, "ardennes", "sedan"));
  g_assert_cmpuint (tc_document_get_n_steps (fixture->base.document), ==, 0);
  tc_map_page_edited_cb (fixture->page, &gesture);
  g_assert_cmpstr (adw_message_dialog_get_heading (find_question ()), ==, "Remove the Adjacency?");
  answer_question ("change");
  g_assert_false (are_adjacent (fixture, "ardennes", "sedan"));
  tc_map_page_edited_cb (fixture->page, &gesture);
  g_assert_cmpstr (adw_message_dialog_get_heading (find_question ()), ==, "Add an Adjacency?");
  answer_question ("change");
  g_assert_true (are_adjacent (fixture, "ardennes", "sedan"));
}

/* By the keys for menus too: about what is selected. */
static void
test_menu_by_key (MapFixture *fixture, gconstpointer data)
{
  TcBoard *board = fixture->page->board;
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (board));
  gboolean is_used = FALSE;
  GtkWidget *menu;

  tc_document_select (fixture->base.document, LIEGE);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) each = g_list_model_get_item (controllers, i);

    if (GTK_IS_EVENT_CONTROLLER_KEY (each) && !is_used)
      g_signal_emit_by_name (each, "key-pressed", GDK_KEY_F10, 0, GDK_SHIFT_MASK, &is_used);
  }
  g_assert_true (is_used);
  menu = find_type (GTK_WIDGET (board), GTK_TYPE_POPOVER_MENU);
  g_assert_true (gtk_widget_get_visible (menu));
  g_assert_true (gtk_popover_menu_get_menu_model (GTK_POPOVER_MENU (menu)) ==
                 fixture->page->area_menu);
  g_assert_cmpstr (tc_document_get_selected (fixture->base.document), ==, LIEGE);
}

/* Among corners that look alike the board marks the one that the inspector shows, as after a click
 * on the problem that is there. */
static void
test_selected_corner (MapFixture *fixture, gconstpointer data)
{
  TcBoard *board = fixture->page->board;
  TcScenario *scenario = tc_document_get_scenario (fixture->base.document);
  TcNode point = tc_scenario_find_by_path (scenario, SENS "/outline/point#3");
  TcPoint at = { (gint32) tc_scenario_get_int (scenario, point, "x"),
                 (gint32) tc_scenario_get_int (scenario, point, "y") };
  TcPoint seen;

  tc_board_show (board, "amsterdam");
  run_for (300);
  tc_document_select_node (fixture->base.document, point);
  g_assert_cmpstr (tc_board_get_selected (board), ==, "sens");
  g_assert_cmpint (board->edit.chosen.kind, ==, TC_BOARD_HANDLE_CORNER);
  g_assert_true (tc_board_point_is_same (board->edit.chosen.at, at));
  run_for (300);
  seen.x = (gint32) (at.x * board->transform.scale + board->transform.x);
  seen.y = (gint32) (at.y * board->transform.scale + board->transform.y);
  g_assert_cmpint (seen.x, >=, 0);
  g_assert_cmpint (seen.x, <, gtk_widget_get_width (GTK_WIDGET (board)));
  g_assert_cmpint (seen.y, >=, 0);
  g_assert_cmpint (seen.y, <, gtk_widget_get_height (GTK_WIDGET (board)));

  tc_document_select (fixture->base.document, SENS);
  g_assert_cmpint (board->edit.chosen.kind, ==, TC_BOARD_HANDLE_NONE);
}

/* Named after the scenario, and the map as it is here. */
static void
test_picture (MapFixture *fixture, gconstpointer data)
{
  g_autofree char *stem = tc_document_dup_stem (fixture->base.document);
  g_autofree char *expected = g_strconcat (stem, "-map.png", NULL);
  g_autofree char *name = NULL;
  GtkWidget *chooser;

  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "map.save-picture", NULL);
  chooser = find_chooser ();
  g_assert_nonnull (chooser);
  name = gtk_file_chooser_get_current_name (GTK_FILE_CHOOSER (chooser));
  g_assert_cmpstr (name, ==, expected);
  gtk_dialog_response (GTK_DIALOG (chooser), GTK_RESPONSE_CANCEL);
  g_assert_null (find_chooser ());
}

int
main (int argc, char **argv)
{
  init_widgets (&argc, &argv);
  ADD ("search", test_search);
  ADD ("join", test_join);
  ADD ("tools", test_tools);
  ADD ("new-area", test_new_area);
  ADD ("new-area-cancelled", test_new_area_cancelled);
  ADD ("new-area-apart", test_new_area_apart);
  ADD ("three-corners", test_three_corners);
  ADD ("nudges", test_nudges);
  ADD ("delete", test_delete);
  ADD ("sign-asks", test_sign_asks);
  ADD ("menu-by-key", test_menu_by_key);
  ADD ("selected-corner", test_selected_corner);
  ADD ("picture", test_picture);
  ADD ("prepared", test_prepared);
  ADD ("prepared-and-zoomed", test_prepared_and_zoomed);
  ADD ("prepared-and-undone", test_prepared_and_undone);
  ADD ("not-prepared-unseen", test_not_prepared_unseen);

  return g_test_run ();
}
