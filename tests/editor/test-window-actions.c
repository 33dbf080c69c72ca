/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <gtksourceview/gtksource.h>
#include <string.h>

#include "board/tc-board.h"
#include "pages/play/tc-play-page.h"
#include "pages/setups/tc-setups-page.h"
#include "widgets.h"
#include "window-fixture.h"

/* The keys for undo are those of the game while it is shown, and never reach the scenario;
 * fields have their own. */
static void
test_undo_is_of_the_page (WindowFixture *fixture, gconstpointer data)
{
  GtkAccessible *undo;
  GtkWidget *root = GTK_WIDGET (fixture->window);
  GtkWidget *filter;
  int position = 0;
  g_autoptr (GError) error = NULL;

  window_fixture_open (fixture);
  undo = GTK_ACCESSIBLE (fixture->window->undo_button);
  g_assert_true (
    tc_document_set_attribute (fixture->document, ARDENNES, "terrain", "mountain", &error));
  g_assert_no_error (error);
  window_fixture_show (fixture, "play");
  gtk_test_accessible_assert_property (undo, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Undo in the scenario: Set terrain of Ardennes to Mountain");
  window_fixture_act (fixture, "win.undo-shown");
  g_assert_nonnull (find_label (
    root,
    "The game has no decision to undo. The button at the top undoes changes of the scenario."));
  window_fixture_act (fixture, "win.redo-shown");
  g_assert_nonnull (find_label (
    root,
    "The game has no decision to redo. The button at the top redoes changes of the scenario."));
  g_assert_true (tc_document_is_modified (fixture->document));

  filter = find_type (GTK_WIDGET (gtk_stack_get_visible_child (fixture->window->pages)),
                      GTK_TYPE_SEARCH_ENTRY);
  gtk_widget_set_visible (filter, TRUE);
  g_assert_true (gtk_widget_grab_focus (filter));
  gtk_editable_insert_text (GTK_EDITABLE (filter), "Sedan", -1, &position);
  window_fixture_act (fixture, "win.undo-shown");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (filter)), ==, "");

  window_fixture_show (fixture, "map");
  gtk_test_accessible_assert_property (undo, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Undo: Set terrain of Ardennes to Mountain (Ctrl+Z)");
  window_fixture_act (fixture, "win.undo-shown");
  g_assert_false (tc_document_is_modified (fixture->document));
}

static guint
count_messages (WindowFixture *fixture)
{
  return g_list_model_get_n_items (fixture->window->shown_messages);
}

static gboolean
says (GtkWidget *messages, const char *words)
{
  g_autofree char *said = dup_labels (messages);

  return strstr (said, words) != NULL;
}

/* Several steps back and forth leave one notice, which says where they have led. */
static void
test_notice_of_undo_is_replaced (WindowFixture *fixture, gconstpointer data)
{
  GtkWidget *messages = GTK_WIDGET (fixture->window->messages);
  TcSession *session;

  window_fixture_open (fixture);
  window_fixture_show (fixture, "play");
  session =
    tc_play_page_get_session (TC_PLAY_PAGE (gtk_stack_get_visible_child (fixture->window->pages)));
  for (guint i = 0; i < 3; i++) {
    guint n;
    const TcMove *moves = tc_game_get_moves (tc_session_get_game (session), &n);

    tc_session_take_screen (session);
    g_assert_true (tc_session_apply (session, &moves[0], NULL));
  }
  for (guint i = 0; i < 3; i++)
    window_fixture_act (fixture, "win.undo-shown");
  g_assert_true (says (messages, " (undone)"));
  g_assert_cmpuint (count_messages (fixture), ==, 1);
  window_fixture_act (fixture, "win.redo-shown");
  g_assert_true (says (messages, " (redone)"));
  g_assert_cmpuint (count_messages (fixture), ==, 1);
}

/* Several dice that are forced leave one notice, of the last of them. */
static void
test_notice_of_dice_is_replaced (WindowFixture *fixture, gconstpointer data)
{
  GtkWidget *page;

  window_fixture_open (fixture);
  window_fixture_show (fixture, "play");
  page = gtk_stack_get_visible_child (fixture->window->pages);
  gtk_widget_activate_action (page, "play.force-die", NULL);
  gtk_widget_activate_action (page, "play.force-die", NULL);
  g_assert_nonnull (find_label (GTK_WIDGET (fixture->window->messages), "The second die "));
  g_assert_cmpuint (count_messages (fixture), ==, 1);
}

/* Save and the mark in the title are there for the same: for what is typed and can be saved, and
 * neither for what is refused. */
static void
test_typed_marks (WindowFixture *fixture, gconstpointer data)
{
  static const struct {
    const char *text;
    gboolean is_typed;
  } cases[] = { { "luxembourg", FALSE },
                { "the-ardennes", TRUE },
                { "The Ardennes", FALSE },
                { "the-ardennes", TRUE },
                { "ardennes", FALSE } };
  GtkWidget *root = GTK_WIDGET (fixture->window);
  GtkWidget *row;

  window_fixture_open (fixture);
  tc_document_select (fixture->document, ARDENNES);
  run_until_idle ();
  row = find_row (root, "Id");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    gtk_editable_set_text (GTK_EDITABLE (row), cases[i].text);
    if (i == 0)
      tc_inspector_apply (fixture->window->inspector);
    g_assert_false (tc_document_is_modified (fixture->document));
    g_assert_true (gtk_widget_get_sensitive (fixture->window->save_button) == cases[i].is_typed);
    g_assert_true (g_str_has_prefix (adw_window_title_get_subtitle (fixture->window->title), "•") ==
                   cases[i].is_typed);
  }
}

/* A button that changes is a frame, for which the picture of the edit would wait. */
static void
test_history_buttons_change_with_the_picture (WindowFixture *fixture, gconstpointer data)
{
  GtkWidget *undo;
  GtkWidget *redo;
  g_autoptr (GError) error = NULL;

  window_fixture_open (fixture);
  undo = fixture->window->undo_button;
  redo = fixture->window->redo_button;
  g_assert_false (gtk_widget_get_sensitive (undo));
  tc_document_set_attribute (fixture->document, ARDENNES, "terrain", "mountain", &error);
  g_assert_no_error (error);
  g_assert_false (gtk_widget_get_sensitive (undo));
  wait_for_build (fixture->document);
  g_assert_true (gtk_widget_get_sensitive (undo));
  g_assert_false (gtk_widget_get_sensitive (redo));

  g_signal_emit_by_name (undo, "clicked");
  g_assert_false (tc_document_is_modified (fixture->document));
  g_assert_true (gtk_widget_get_sensitive (undo));
  /* The keys need not wait. */
  window_fixture_act (fixture, "win.redo");
  g_assert_true (tc_document_is_modified (fixture->document));
  g_signal_emit_by_name (undo, "clicked");
  wait_for_build (fixture->document);
  g_assert_false (gtk_widget_get_sensitive (undo));
  g_assert_true (gtk_widget_get_sensitive (redo));
  g_signal_emit_by_name (redo, "clicked");
  g_assert_true (tc_document_is_modified (fixture->document));
}

static void
wait_for_undo (WindowFixture *fixture)
{
  while (!gtk_widget_get_sensitive (fixture->window->undo_button))
    g_main_context_iteration (NULL, TRUE);
}

/* What takes long to be built, as while somebody types, can be undone before it is. */
static void
test_history_buttons_do_not_wait_long (WindowFixture *fixture, gconstpointer data)
{
  g_autoptr (TcEdits) edits = NULL;
  TcSource *source;
  gsize length;

  window_fixture_open (fixture);
  source = tc_document_get_source (fixture->document);
  tc_source_get_text (source, &length);
  edits = tc_edits_new (source);
  g_assert_true (tc_edits_add (edits, (TcSpan){ (guint32) length, (guint32) length }, "\n", 1));
  g_assert_true (tc_document_type (fixture->document, "Type", "type", edits));
  wait_for_undo (fixture);
  g_assert_true (tc_document_is_building (fixture->document));
}

static void
insist_on_answer (WindowFixture *fixture, const char *path, const char *answer)
{
  tc_document_select (fixture->document, path);
  window_fixture_act (fixture, "win.show-uses");
  g_assert_nonnull (find_label (GTK_WIDGET (fixture->window), answer));
}

/* To what nothing can refer, or does, the rules do. */
static void
test_says_what_rules_use (WindowFixture *fixture, gconstpointer data)
{
  window_fixture_open (fixture);
  insist_on_answer (fixture, "area-board/area[sedan]/outline/point#1", "Nothing refers to this.");
  g_assert_null (find_label (GTK_WIDGET (fixture->window), "Nothing refers to this. "));
  insist_on_answer (
    fixture, "tables/combat-table",
    "Nothing refers to this. The rules use it: What a ground combat does. Rulebook: 4.4.");
  insist_on_answer (fixture, "tables/combat-table/row[2]/cell[1-to-2]",
                    "Nothing refers to this. The rules use it: The result in one odds column. "
                    "Combat table: What a ground combat does. Rulebook: 4.4.");
}

/* Later messages take its place: it says nothing that has to be dealt with. (Beside the program of
 * this test there is no manual.) */
static void
test_missing_manual_is_said (WindowFixture *fixture, gconstpointer data)
{
  static const char *const later[] = { "one", "two", "three" };
  GtkWidget *root = GTK_WIDGET (fixture->window);

  window_fixture_open (fixture);
  window_fixture_act (fixture, "win.help");
  g_assert_nonnull (find_label (root, "The manual is not installed. Install Turncoat with "));
  for (guint i = 0; i < G_N_ELEMENTS (later); i++)
    tc_window_show_notice (fixture->window, later[i]);
  g_assert_nonnull (find_label (root, "one"));
  g_assert_null (find_label (root, "The manual is not installed. "));
}

/* The second button of the mouse, on the middle of @key on the board of the Setups page. */
static GtkWidget *
open_menu (TcBoard *board, const char *key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (board));
  double x, y;

  g_assert_true (tc_board_get_place (board, key, &x, &y));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) each = g_list_model_get_item (controllers, i);

    if (GTK_IS_GESTURE_CLICK (each) &&
        gtk_gesture_single_get_button (GTK_GESTURE_SINGLE (each)) == GDK_BUTTON_SECONDARY)
      g_signal_emit_by_name (each, "pressed", 1, x, y);
  }
  return find_type (GTK_WIDGET (board), GTK_TYPE_POPOVER_MENU);
}

/* One that lies in @container. */
static const char *
find_token (TcBoard *board, const char *container)
{
  guint n;
  const TcViewToken *tokens = tc_view_get_tokens (tc_board_get_view (board), &n);

  for (guint i = n; i > 0; i--)
    if (g_str_equal (tokens[i - 1].container, container))
      return tokens[i - 1].key;
  g_error ("nothing in %s", container);
}

static gboolean
is_offered (GtkWidget *menu, const char *label)
{
  GtkWidget *item = find_label (menu, label);

  g_assert_nonnull (item);
  return gtk_widget_is_sensitive (item);
}

/* About the counter that is pointed at, which can be taken off the map, or about the area. */
static void
test_menu_of_setups (WindowFixture *fixture, gconstpointer data)
{
  g_autofree char *key = NULL;
  GtkWidget *page;
  TcBoard *board;
  GtkWidget *menu;

  window_fixture_open (fixture);
  window_fixture_show (fixture, "setups");
  page = gtk_stack_get_visible_child (fixture->window->pages);
  board = TC_BOARD (find_type (page, TC_TYPE_BOARD));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (board));
  key = g_strdup (find_token (board, "sedan"));
  menu = open_menu (board, key);
  g_assert_nonnull (menu);
  g_assert_true (gtk_widget_get_visible (menu));
  g_assert_nonnull (strstr (tc_document_get_selected (fixture->document), key));
  g_assert_true (is_offered (menu, "_Remove from the Map"));
  gtk_popover_popdown (GTK_POPOVER (menu));
  open_menu (board, "orleans");
  g_assert_cmpstr (tc_document_get_selected (fixture->document), ==, "area-board/area[orleans]");
  g_assert_false (is_offered (menu, "_Remove from the Map"));
  gtk_popover_popdown (GTK_POPOVER (menu));
}

/* The gesture of the second button on @widget. */
static GtkGesture *
find_second_button (GtkWidget *widget)
{
  g_autoptr (GListModel) all = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (all); i++) {
    g_autoptr (GtkEventController) each = g_list_model_get_item (all, i);

    if (GTK_IS_GESTURE_CLICK (each) &&
        gtk_gesture_single_get_button (GTK_GESTURE_SINGLE (each)) == GDK_BUTTON_SECONDARY)
      return GTK_GESTURE (each);
  }
  g_assert_not_reached ();
}

/* A counter off the map has a menu as those on it have. */
static void
test_menu_off_the_map (WindowFixture *fixture, gconstpointer data)
{
  GtkWidget *page;
  GtkWidget *list;
  GtkWidget *menu;

  window_fixture_open (fixture);
  window_fixture_show (fixture, "setups");
  run_until_idle ();
  page = gtk_stack_get_visible_child (fixture->window->pages);
  list = GTK_WIDGET (gtk_widget_get_template_child (page, TC_TYPE_SETUPS_PAGE, "tray_list"));
  menu = GTK_WIDGET (gtk_widget_get_template_child (page, TC_TYPE_SETUPS_PAGE, "tray_menu"));
  while (gtk_widget_get_first_child (list) == NULL || gtk_widget_get_height (list) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_signal_emit_by_name (find_second_button (list), "pressed", 1, 20.0, 20.0);
  g_assert_true (gtk_widget_get_visible (menu));
  g_assert_true (
    g_str_has_prefix (tc_document_get_selected (fixture->document), "order-of-battle/unit["));
  gtk_popover_popdown (GTK_POPOVER (menu));
  gtk_widget_activate_action (page, "setups.take", NULL);
  g_assert_true (TC_IS_BOARD (gtk_window_get_focus (GTK_WINDOW (fixture->window))));
}

/* Bots stand still during the question about the game, and go on when it stays: also behind another
 * page, when that is left. */
static void
test_bots_go_on_after_a_question (WindowFixture *fixture, gconstpointer data)
{
  TcPage *page = tc_window_get_page (fixture->window, "play");
  TcSession *session = tc_play_page_get_session (TC_PLAY_PAGE (page));

  window_fixture_open (fixture);
  window_fixture_show (fixture, "play");
  while (!tc_play_page_is_unsaved (TC_PLAY_PAGE (page))) {
    guint n;
    const TcMove *moves = tc_game_get_moves (tc_session_get_game (session), &n);

    tc_session_take_screen (session);
    g_assert_true (tc_session_apply (session, &moves[0], NULL));
  }
  g_object_set (page, "auto", TRUE, NULL);
  for (guint i = 0; i < 2; i++) {
    gboolean is_auto;

    gtk_window_close (GTK_WINDOW (fixture->window));
    g_object_get (page, "auto", &is_auto, NULL);
    g_assert_false (is_auto);
    answer_question ("cancel");
    if (i == 1)
      window_fixture_show (fixture, "play");
    g_object_get (page, "auto", &is_auto, NULL);
    g_assert_true (is_auto);
    window_fixture_show (fixture, "map");
  }
  gtk_widget_activate_action (GTK_WIDGET (page), "play.new-game", NULL);
  answer_question ("discard");
}

/* The bar is about what keeps the text from being read, and not about a problem before that. */
static void
test_bar_names_the_break (WindowFixture *fixture, gconstpointer data)
{
  GtkWidget *notices;

  fixture_rewrite (&fixture->base, "<area id=\"ardennes\"",
                   "<area port=\"perhaps\" id=\"ardennes\"");
  window_fixture_open (fixture);
  notices = GTK_WIDGET (fixture->window->notices);
  g_assert_null (find_label (notices, "Line "));
  fixture_rewrite (&fixture->base, "<area id=\"sedan\"", "<area id=\"sedan");
  window_fixture_open (fixture);
  g_assert_cmpuint (
    tc_report_get_n (tc_build_get_report (tc_document_get_build (fixture->document))), >, 1);
  g_assert_nonnull (find_label (notices, "Line "));
  g_assert_null (
    strstr (gtk_label_get_text (GTK_LABEL (find_label (notices, "Line "))), "perhaps"));
}

#define ADD(name, test) window_fixture_add ("/editor/window-actions/" name, test)

int
main (int argc, char **argv)
{
  init_widgets (&argc, &argv);
  gtk_source_init ();
  ADD ("undo-is-of-the-page", test_undo_is_of_the_page);
  ADD ("typed-marks", test_typed_marks);
  ADD ("notice-of-undo-is-replaced", test_notice_of_undo_is_replaced);
  ADD ("notice-of-dice-is-replaced", test_notice_of_dice_is_replaced);
  ADD ("history-buttons-change-with-the-picture", test_history_buttons_change_with_the_picture);
  ADD ("history-buttons-do-not-wait-long", test_history_buttons_do_not_wait_long);
  ADD ("bots-go-on-after-a-question", test_bots_go_on_after_a_question);
  ADD ("menu-of-setups", test_menu_of_setups);
  ADD ("menu-off-the-map", test_menu_off_the_map);
  ADD ("missing-manual-is-said", test_missing_manual_is_said);
  ADD ("says-what-rules-use", test_says_what_rules_use);
  ADD ("bar-names-the-break", test_bar_names_the_break);

  return g_test_run ();
}
