/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "board/tc-board.h"
#include "board/tc-card-picture.h"
#include "fixture.h"
#include "pages/play/tc-play-moves.h"
#include "pages/play/tc-play-page-private.h"
#include "pages/play/tc-view-moves.h"
#include "widgets.h"

/* The menu of the board on the page that plays. */

typedef struct {
  Fixture base;
  GtkWidget *window;
  TcPlayPage *page;
  TcSession *session;
  TcBoard *board;
  char *shown; /* nullable: path of the datum that was to be shown */
} MenuFixture;

static void
show_datum_cb (GSimpleAction *action, GVariant *path, gpointer data)
{
  MenuFixture *fixture = data;

  g_free (fixture->shown);
  fixture->shown = g_variant_dup_string (path, NULL);
}

/* Persons play all seats. */
static void
set_up (MenuFixture *fixture, gconstpointer system)
{
  const GActionEntry entries[] = {
    { .name = "show-datum", .activate = show_datum_cb, .parameter_type = "s" }
  };
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  TcRuleset *ruleset;

  fixture_set_up_with (&fixture->base, system);
  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries),
                                   fixture);
  fixture->window = gtk_window_new ();
  gtk_widget_insert_action_group (fixture->window, "win", G_ACTION_GROUP (actions));
  fixture->page = g_object_new (TC_TYPE_PLAY_PAGE, NULL);
  fixture->session = tc_play_page_get_session (fixture->page);
  fixture->board = TC_BOARD (find_type (GTK_WIDGET (fixture->page), TC_TYPE_BOARD));
  tc_page_set_document (TC_PAGE (fixture->page), fixture->base.document);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->page));
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1200, 780);
  gtk_window_present (GTK_WINDOW (fixture->window));
  fixture_open (&fixture->base);
  wait_for_build (fixture->base.document);
  ruleset = tc_game_get_ruleset (tc_session_get_game (fixture->session));
  for (guint8 i = 0; i < tc_ruleset_get_n_seats (ruleset); i++)
    tc_session_set_bot (fixture->session, i, NULL);
  if (tc_session_is_covered (fixture->session))
    tc_session_take_screen (fixture->session);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->board));
}

static void
tear_down (MenuFixture *fixture, gconstpointer data)
{
  run_until_idle ();
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  run_until_idle ();
  g_free (fixture->shown);
  fixture_tear_down (&fixture->base, data);
}

/* Whoever decides next takes the screen. */
static void
go_on (MenuFixture *fixture)
{
  tc_session_pass_screen (fixture->session);
  tc_session_take_screen (fixture->session);
}

static const TcView *
get_view (MenuFixture *fixture)
{
  return tc_board_get_view (fixture->board);
}

static const char *
get_selected (MenuFixture *fixture)
{
  const char *key = tc_board_get_selected (fixture->board);

  return key != NULL ? key : "";
}

static gboolean
press_key (MenuFixture *fixture, guint key, GdkModifierType state)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (fixture->board));
  gboolean is_used = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) each = g_list_model_get_item (controllers, i);

    if (GTK_IS_EVENT_CONTROLLER_KEY (each) && !is_used)
      g_signal_emit_by_name (each, "key-pressed", key, 0, state, &is_used);
  }
  return is_used;
}

/* The second button, on @key. */
static void
press_second (MenuFixture *fixture, const char *key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (fixture->board));
  double x, y;

  g_assert_true (tc_board_get_place (fixture->board, key, &x, &y));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) each = g_list_model_get_item (controllers, i);

    if (GTK_IS_GESTURE_CLICK (each) &&
        gtk_gesture_single_get_button (GTK_GESTURE_SINGLE (each)) == GDK_BUTTON_SECONDARY)
      g_signal_emit_by_name (each, "pressed", 1, x, y);
  }
}

/* (nullable): the menu that is open. */
static GtkWidget *
find_menu (MenuFixture *fixture)
{
  GtkWidget *menu = find_type (GTK_WIDGET (fixture->board), GTK_TYPE_POPOVER_MENU);

  return menu != NULL && gtk_widget_get_visible (menu) ? menu : NULL;
}

typedef struct {
  char *label;
  char *action;
  GVariant *target; /* nullable */
} Entry;

static void
entry_free (gpointer data)
{
  Entry *entry = data;

  g_free (entry->label);
  g_free (entry->action);
  g_clear_pointer (&entry->target, g_variant_unref);
  g_free (entry);
}

static void
read_model (GMenuModel *model, GPtrArray *entries)
{
  for (gint i = 0; i < g_menu_model_get_n_items (model); i++) {
    g_autoptr (GMenuModel) section = g_menu_model_get_item_link (model, i, G_MENU_LINK_SECTION);
    Entry *entry;

    if (section != NULL) {
      read_model (section, entries);
      continue;
    }
    entry = g_new0 (Entry, 1);
    g_menu_model_get_item_attribute (model, i, G_MENU_ATTRIBUTE_LABEL, "s", &entry->label);
    g_menu_model_get_item_attribute (model, i, G_MENU_ATTRIBUTE_ACTION, "s", &entry->action);
    entry->target = g_menu_model_get_item_attribute_value (model, i, G_MENU_ATTRIBUTE_TARGET, NULL);
    g_ptr_array_add (entries, entry);
  }
}

/* (transfer full): of the menu that is open. */
static GPtrArray *
dup_entries (MenuFixture *fixture)
{
  GPtrArray *entries = g_ptr_array_new_with_free_func (entry_free);
  GtkWidget *menu = find_menu (fixture);

  g_assert_nonnull (menu);
  read_model (gtk_popover_menu_get_menu_model (GTK_POPOVER_MENU (menu)), entries);
  return entries;
}

static const Entry *
find_entry (const GPtrArray *entries, const char *action)
{
  for (guint i = 0; i < entries->len; i++) {
    const Entry *entry = entries->pdata[i];

    if (g_str_equal (entry->action, action))
      return entry;
  }
  return NULL;
}

static guint
count_entries (const GPtrArray *entries, const char *action)
{
  guint n = 0;

  for (guint i = 0; i < entries->len; i++)
    n += g_str_equal (((const Entry *) entries->pdata[i])->action, action);
  return n;
}

static TcMove
read_move (const Entry *entry)
{
  TcMove move = { 0 };
  guint8 verb;
  guint16 subject, target, value;

  g_variant_get (entry->target, "(yqqq)", &verb, &subject, &target, &value);
  move = tc_move_make (verb, subject, target, value);
  return move;
}

static void
choose (MenuFixture *fixture, const Entry *entry)
{
  g_assert_nonnull (entry);
  g_assert_true (
    gtk_widget_activate_action_variant (GTK_WIDGET (fixture->board), entry->action, entry->target));
  run_until_idle ();
}

/* Of the view that the board shows. */
static const TcViewMove *
find_move (MenuFixture *fixture, const TcMove *move)
{
  guint n;
  const TcViewMove *moves = tc_view_get_moves (get_view (fixture), &n);

  for (guint i = 0; i < n; i++)
    if (tc_move_compare (&moves[i].move, move) == 0)
      return &moves[i];
  return NULL;
}

/* The first place that at least @least moves are about, and at most @most. */
static const char *
find_place (MenuFixture *fixture, guint least, guint most)
{
  guint n, n_moves;
  const TcViewContainer *places = tc_view_get_containers (get_view (fixture), &n);
  const TcViewMove *moves = tc_view_get_moves (get_view (fixture), &n_moves);

  for (guint i = 0; i < n; i++) {
    guint n_about = 0;

    for (guint j = 0; j < n_moves; j++)
      n_about += tc_view_is_about (get_view (fixture), &moves[j], places[i].key);
    if (n_about >= least && n_about <= most)
      return places[i].key;
  }
  return NULL;
}

/* A right click selects the place and offers what can be done there; one entry makes that move. */
static void
test_second_button (MenuFixture *fixture, gconstpointer data)
{
  g_autofree char *key = g_strdup (find_place (fixture, 2, 6));
  g_autoptr (GPtrArray) entries = NULL;
  GtkWidget *menu;
  guint n = tc_game_get_n_moves (tc_session_get_game (fixture->session));
  TcMove move;

  g_assert_nonnull (key);
  press_second (fixture, key);
  g_assert_cmpstr (tc_view_get_name (get_view (fixture), get_selected (fixture)), !=, "");
  entries = dup_entries (fixture);
  g_assert_cmpuint (count_entries (entries, "play.apply"), >=, 1);
  g_assert_cmpuint (count_entries (entries, "play.apply"), <=, 6);
  g_assert_nonnull (find_entry (entries, "play.pin-at"));
  g_assert_nonnull (find_entry (entries, "play.umpire"));
  g_assert_nonnull (find_entry (entries, "play.save-picture"));
  move = read_move (find_entry (entries, "play.apply"));
  g_assert_nonnull (find_move (fixture, &move));
  g_assert_true (
    tc_view_is_about (get_view (fixture), find_move (fixture, &move), get_selected (fixture)));
  g_assert_false (gtk_widget_get_has_tooltip (GTK_WIDGET (fixture->board)));
  menu = find_menu (fixture);
  choose (fixture, find_entry (entries, "play.apply"));
  g_assert_cmpuint (tc_game_get_n_moves (tc_session_get_game (fixture->session)), ==, n + 1);
  /* It was about another position. */
  g_assert_false (gtk_widget_get_visible (menu));
  g_assert_true (gtk_widget_get_has_tooltip (GTK_WIDGET (fixture->board)));
}

/* Of many moves the list has the rest. */
static void
test_more_in_the_list (MenuFixture *fixture, gconstpointer data)
{
  g_autofree char *key = g_strdup (find_place (fixture, 8, G_MAXUINT));
  GtkWidget *moves =
    find_type (find_type (GTK_WIDGET (fixture->page), TC_TYPE_PLAY_MOVES), GTK_TYPE_SEARCH_ENTRY);
  g_autoptr (GPtrArray) entries = NULL;

  g_assert_nonnull (key);
  tc_board_user_selects (fixture->board, key);
  gtk_editable_set_text (GTK_EDITABLE (moves), "no such words");
  g_assert_true (press_key (fixture, GDK_KEY_Menu, 0));
  entries = dup_entries (fixture);
  g_assert_cmpuint (count_entries (entries, "play.apply"), ==, 6);
  g_assert_nonnull (find_entry (entries, "play.list-moves"));
  g_assert_nonnull (strstr (find_entry (entries, "play.list-moves")->label, "More in the _List"));
  choose (fixture, find_entry (entries, "play.list-moves"));
  g_assert_cmpstr (get_selected (fixture), ==, key);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (moves)), ==, "");
}

/* Shift+F10 too, and nothing else; and without a selection, what needs none. */
static void
test_keys (MenuFixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) entries = NULL;
  g_autofree char *key = g_strdup (find_place (fixture, 1, G_MAXUINT));

  tc_board_user_selects (fixture->board, NULL);
  g_assert_false (press_key (fixture, GDK_KEY_F10, 0));
  g_assert_null (find_menu (fixture));
  g_assert_true (press_key (fixture, GDK_KEY_F10, GDK_SHIFT_MASK));
  entries = dup_entries (fixture);
  g_assert_null (find_entry (entries, "play.apply"));
  g_assert_nonnull (find_entry (entries, "play.save-picture"));
  g_ptr_array_unref (entries);
  gtk_popover_popdown (GTK_POPOVER (find_menu (fixture)));
  tc_board_user_selects (fixture->board, key);
  g_assert_true (press_key (fixture, GDK_KEY_F10, GDK_SHIFT_MASK));
  entries = dup_entries (fixture);
  g_assert_nonnull (find_entry (entries, "play.apply"));
}

/* A piece in hand stays there, and the menu of a place says what it can do there. */
static void
test_piece_in_hand (MenuFixture *fixture, gconstpointer data)
{
  guint n;
  const TcViewMove *moves = tc_view_get_moves (get_view (fixture), &n);
  g_autoptr (GPtrArray) entries = NULL;
  g_autofree char *subject = NULL;
  g_autofree char *target = NULL;

  for (guint i = 0; i < n && target == NULL; i++) {
    if (*moves[i].subject == '\0' || *moves[i].target == '\0')
      continue;
    subject = g_strdup (moves[i].subject);
    target = g_strdup (moves[i].target);
  }
  g_assert_nonnull (target);
  tc_board_user_selects (fixture->board, subject);
  press_second (fixture, target);
  g_assert_cmpstr (get_selected (fixture), ==, subject);
  entries = dup_entries (fixture);
  g_assert_cmpuint (count_entries (entries, "play.apply"), >=, 1);
  for (guint i = 0; i < entries->len; i++) {
    const Entry *entry = entries->pdata[i];
    TcMove move;

    if (!g_str_equal (entry->action, "play.apply"))
      continue;
    move = read_move (entry);
    g_assert_cmpstr (find_move (fixture, &move)->subject, ==, subject);
  }
}

/* The note is about the place of the menu, and the datum is that of the place. */
static void
test_about_the_place (MenuFixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) entries = NULL;
  GListModel *windows = gtk_window_get_toplevels ();
  GtkWidget *about = NULL;

  tc_board_user_selects (fixture->board, "ardennes");
  press_key (fixture, GDK_KEY_Menu, 0);
  entries = dup_entries (fixture);
  choose (fixture, find_entry (entries, "win.show-datum"));
  g_assert_cmpstr (fixture->shown, ==, ARDENNES);
  choose (fixture, find_entry (entries, "play.pin-at"));
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWindow) each = g_list_model_get_item (windows, i);
    g_autofree char *body = NULL;

    if (!ADW_IS_MESSAGE_DIALOG (each))
      continue;
    g_object_get (each, "body", &body, NULL);
    g_assert_nonnull (strstr (body, "About Ardennes."));
    about = GTK_WIDGET (each);
  }
  g_assert_nonnull (about);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (about), "cancel");
}

static void
check_menu (MenuFixture *fixture)
{
  g_autoptr (GPtrArray) entries = NULL;

  g_assert_true (press_key (fixture, GDK_KEY_Menu, 0));
  entries = dup_entries (fixture);
  g_assert_cmpuint (count_entries (entries, "play.apply"), <=, 6);
  for (guint i = 0; i < entries->len; i++) {
    const Entry *entry = entries->pdata[i];
    TcMove move;

    g_assert_cmpint (g_utf8_strlen (entry->label, -1), <=, 80);
    if (!g_str_equal (entry->action, "play.apply"))
      continue;
    move = read_move (entry);
    g_assert_nonnull (find_move (fixture, &move));
  }
  gtk_popover_popdown (GTK_POPOVER (find_menu (fixture)));
}

/* Whatever a system shows has a menu, and it offers nothing but what the board's view has: what
 * whoever is at the screen may do. */
static void
test_everywhere (MenuFixture *fixture, gconstpointer data)
{
  for (guint step = 0; step < 12; step++) {
    g_autoptr (GPtrArray) keys = g_ptr_array_new_with_free_func (g_free);
    guint n;
    const TcViewContainer *places = tc_view_get_containers (get_view (fixture), &n);
    const TcViewToken *tokens;
    const TcViewMove *moves;

    for (guint i = 0; i < n; i++)
      g_ptr_array_add (keys, g_strdup (places[i].key));
    tokens = tc_view_get_tokens (get_view (fixture), &n);
    for (guint i = 0; i < n; i++)
      g_ptr_array_add (keys, g_strdup (tokens[i].key));
    for (guint i = step; i < keys->len; i += 12) {
      tc_board_user_selects (fixture->board, keys->pdata[i]);
      check_menu (fixture);
    }
    moves = tc_view_get_moves (get_view (fixture), &n);
    if (n == 0)
      break;
    g_assert_true (tc_session_apply (fixture->session, &moves[step * 5 % n].move, NULL));
    go_on (fixture);
  }
}

/* While the screen is covered there is none. */
static void
test_covered (MenuFixture *fixture, gconstpointer data)
{
  for (guint step = 0; !tc_session_is_covered (fixture->session); step++) {
    guint n;
    const TcViewMove *moves = tc_view_get_moves (get_view (fixture), &n);

    g_assert_cmpuint (n, >, 0);
    g_assert_cmpuint (step, <, 100);
    g_assert_true (press_key (fixture, GDK_KEY_Menu, 0));
    g_assert_true (tc_session_apply (fixture->session, &moves[0].move, NULL));
    tc_session_pass_screen (fixture->session);
    g_assert_null (find_menu (fixture));
  }
  press_key (fixture, GDK_KEY_Menu, 0);
  g_assert_null (find_menu (fixture));
}

/* What a card does is read beside the move that uses it, before it is made. */
static void
test_words_of_a_move (MenuFixture *fixture, gconstpointer data)
{
  guint n;
  const TcViewMove *moves = tc_view_get_moves (get_view (fixture), &n);
  g_autofree char *words = tc_play_page_dup_words (moves[0].subject, fixture->page);
  g_autofree char *line = g_strdup_printf ("What %s says: %s", moves[0].name, words);

  g_assert_cmpuint (strlen (words), >, 0);
  g_assert_null (find_label (GTK_WIDGET (fixture->page), line));
  tc_play_page_point_at (fixture->page, 0);
  g_assert_nonnull (find_label (GTK_WIDGET (fixture->page), line));
  tc_play_page_point_at (fixture->page, TC_PLAY_MOVES_NONE);
  g_assert_null (find_label (GTK_WIDGET (fixture->page), line));
}

/* Returns the index of the first move of the verb, which the game comes to. */
static guint
play_to (MenuFixture *fixture, const char *verb)
{
  for (;;) {
    guint n;
    const TcViewMove *moves = tc_view_get_moves (get_view (fixture), &n);

    for (guint i = 0; i < n; i++)
      if (g_str_equal (moves[i].verb, verb))
        return i;
    g_assert_true (tc_session_apply (fixture->session, &moves[0].move, NULL));
    go_on (fixture);
  }
}

/* A card that is used for something else than what it says does not say it there. */
static void
test_no_words_of_a_card_for_operations (MenuFixture *fixture, gconstpointer data)
{
  GtkWidget *page = GTK_WIDGET (fixture->page);

  tc_play_page_point_at (fixture->page, play_to (fixture, "event"));
  g_assert_nonnull (find_label (page, "What "));
  tc_play_page_point_at (fixture->page, play_to (fixture, "spend"));
  g_assert_null (find_label (page, "What "));
}

/* And what a room does, at the room; what nobody may see there says nothing. */
static void
test_words_of_a_room (MenuFixture *fixture, gconstpointer data)
{
  TcScenario *scenario = tc_document_get_scenario (fixture->base.document);
  TcNode room = tc_scenario_find_by_path (scenario, "tileset/room[furnace-room]");
  g_autofree char *says = tc_card_picture_dup_words (scenario, room);
  g_autofree char *chute = tc_card_picture_dup_words (
    scenario, tc_scenario_find_by_path (scenario, "tileset/room[coal-chute]"));
  g_autofree char *hall = tc_play_page_dup_words ("entrance-hall", fixture->page);
  g_autofree char *unknown = tc_play_page_dup_words ("furnace-room", fixture->page);

  g_assert_cmpstr (says, ==, "When you end your turn here: take 1 damage to Might or Speed.");
  g_assert_cmpstr (chute, ==, "Whoever comes in slides on to the Basement Landing.");
  g_assert_cmpstr (hall, ==, "");
  g_assert_null (unknown);
}

int
main (int argc, char **argv)
{
  static const char *const systems[] = { "betrayal-1940", "bell-1938", "badge", "dune", "house" };

  init_widgets (&argc, &argv);

#define add(name, system, function)                                                                \
  g_test_add ("/play-menu/" name, MenuFixture, system, set_up, function, tear_down)

  add ("second-button", "betrayal-1940", test_second_button);
  add ("more-in-the-list", "betrayal-1940", test_more_in_the_list);
  add ("keys", "betrayal-1940", test_keys);
  add ("piece-in-hand", "betrayal-1940", test_piece_in_hand);
  add ("about-the-place", "betrayal-1940", test_about_the_place);
  add ("covered", "badge", test_covered);
  for (guint i = 0; i < G_N_ELEMENTS (systems); i++) {
    g_autofree char *name = g_strconcat ("/play-menu/everywhere/", systems[i], NULL);

    g_test_add (name, MenuFixture, systems[i], set_up, test_everywhere, tear_down);
  }
  g_test_add ("/editor/play-menu/words-of-a-move", MenuFixture, "dune", set_up,
              test_words_of_a_move, tear_down);
  g_test_add ("/editor/play-menu/words-of-a-card-for-operations", MenuFixture, "bell-1938", set_up,
              test_no_words_of_a_card_for_operations, tear_down);
  g_test_add ("/editor/play-menu/words-of-a-room", MenuFixture, "house", set_up,
              test_words_of_a_room, tear_down);

  return g_test_run ();
}
