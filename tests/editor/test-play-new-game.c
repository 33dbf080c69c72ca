/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/play/tc-play-options.h"
#include "pages/play/tc-play-page.h"

#include "fixture.h"
#include "widgets.h"

/* How a game is begun from the Play page: what is chosen first, and what stands in the way. */

typedef struct {
  Fixture base;
  GtkWidget *window;
  TcPlayPage *page;
} NewGameFixture;

static void
set_up (NewGameFixture *fixture, gconstpointer data)
{
  fixture_set_up (&fixture->base, data);
  fixture->page = g_object_new (TC_TYPE_PLAY_PAGE, NULL);
  tc_page_set_document (TC_PAGE (fixture->page), fixture->base.document);
  fixture->window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->page));
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1200, 780);
  gtk_window_present (GTK_WINDOW (fixture->window));
  fixture_open (&fixture->base);
  wait_for_build (fixture->base.document);
}

static void
tear_down (NewGameFixture *fixture, gconstpointer data)
{
  run_until_idle ();
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  run_until_idle ();
  fixture_tear_down (&fixture->base, data);
}

static TcGame *
get_game (NewGameFixture *fixture)
{
  return tc_session_get_game (tc_play_page_get_session (fixture->page));
}

static void
act (NewGameFixture *fixture, const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), action, NULL);
}

static GtkWidget *
find_option (GtkWidget *widget, const char *id)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);
  GtkWidget *found = NULL;

  if (g_strcmp0 (g_object_get_data (G_OBJECT (widget), "option"), id) == 0)
    return widget;
  for (; child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find_option (child, id);
  return found;
}

/* The options are made for whoever looks at them. */
static void
look_at_options (NewGameFixture *fixture)
{
  GtkWidget *options = find_type (GTK_WIDGET (fixture->page), TC_TYPE_PLAY_OPTIONS);
  GtkWidget *popover = gtk_widget_get_ancestor (options, GTK_TYPE_POPOVER);

  gtk_menu_button_popup (GTK_MENU_BUTTON (gtk_widget_get_parent (popover)));
  while (!gtk_widget_get_mapped (options))
    g_main_context_iteration (NULL, TRUE);
}

/* Germans with a player of their own are a third seat; the text of the document stays as it is, and
 * editing it goes on with the choice. */
static void
test_options_are_chosen (NewGameFixture *fixture, gconstpointer data)
{
  GtkWidget *germans;
  g_autoptr (GError) error = NULL;

  g_assert_null (find_option (GTK_WIDGET (fixture->page), "germans"));
  look_at_options (fixture);
  germans = find_option (GTK_WIDGET (fixture->page), "germans");
  g_assert_nonnull (germans);
  g_assert_cmpuint (tc_ruleset_get_n_seats (tc_game_get_ruleset (get_game (fixture))), ==, 2);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (germans), 2);
  act (fixture, "play.new-game");
  g_assert_cmpuint (tc_ruleset_get_n_seats (tc_game_get_ruleset (get_game (fixture))), ==, 3);
  g_assert_false (tc_document_is_modified (fixture->base.document));

  g_assert_true (tc_document_set_attribute (fixture->base.document, ARDENNES, "name",
                                            "Forest of Ardennes", &error));
  g_assert_no_error (error);
  wait_for_build (fixture->base.document);
  g_assert_cmpuint (tc_ruleset_get_n_seats (tc_game_get_ruleset (get_game (fixture))), ==, 3);
}

/* A seat that the rule gives to a bot begins with one. */
static void
test_bot_takes_its_seat (NewGameFixture *fixture, gconstpointer data)
{
  const TcBot *bot;
  TcSession *session = tc_play_page_get_session (fixture->page);

  look_at_options (fixture);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (find_option (GTK_WIDGET (fixture->page), "germans")),
                              1);
  act (fixture, "play.new-game");
  g_assert_cmpuint (tc_ruleset_get_n_seats (tc_game_get_ruleset (get_game (fixture))), ==, 3);
  bot = tc_session_get_bot (session, 2);
  g_assert_nonnull (bot);
  g_assert_cmpstr (bot->id, ==, "heuristic");
  g_assert_null (tc_session_get_bot (session, 0));
  g_assert_null (tc_session_get_bot (session, 1));
}

/* It deals the next game; the one that is on stays. */
static void
test_a_seed_is_drawn (NewGameFixture *fixture, gconstpointer data)
{
  guint64 seed = tc_game_get_seed (get_game (fixture));

  gtk_widget_activate_action (find_type (GTK_WIDGET (fixture->page), TC_TYPE_PLAY_OPTIONS),
                              "options.draw-seed", NULL);
  g_assert_cmpuint (tc_game_get_seed (get_game (fixture)), ==, seed);
  act (fixture, "play.new-game");
  g_assert_cmpuint (tc_game_get_seed (get_game (fixture)), >, 0);
  g_assert_cmpuint (tc_game_get_seed (get_game (fixture)), !=, seed);
}

/* What is wrong with a seed stands beside it, where it is put right. */
static void
test_a_wrong_seed_is_told_at_its_place (NewGameFixture *fixture, gconstpointer data)
{
  GtkWidget *options = find_type (GTK_WIDGET (fixture->page), TC_TYPE_PLAY_OPTIONS);
  GtkWidget *popover = gtk_widget_get_ancestor (options, GTK_TYPE_POPOVER);
  GtkWidget *entry = find_type (options, GTK_TYPE_ENTRY);
  const guint64 seed = tc_game_get_seed (get_game (fixture));

  look_at_options (fixture);
  gtk_editable_set_text (GTK_EDITABLE (entry), "abc");
  g_assert_null (find_label (options, "“abc” is not a seed"));
  act (fixture, "play.new-game");
  g_assert_true (gtk_widget_get_mapped (popover));
  g_assert_cmpuint (tc_game_get_seed (get_game (fixture)), ==, seed);
  g_assert_nonnull (find_label (options, "“abc” is not a seed"));
  g_assert_true (gtk_widget_has_css_class (entry, "error"));
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (gtk_widget_get_root (entry)), entry));

  gtk_editable_delete_text (GTK_EDITABLE (entry), 1, -1);
  g_assert_nonnull (find_label (options, "“a” is not a seed"));
  gtk_editable_set_text (GTK_EDITABLE (entry), "7");
  g_assert_null (find_label (options, "is not a seed"));
  g_assert_false (gtk_widget_has_css_class (entry, "error"));
  act (fixture, "play.new-game");
  g_assert_cmpuint (tc_game_get_seed (get_game (fixture)), ==, 7);
  g_assert_false (gtk_widget_get_visible (popover));
}

/* Where it is said how a game ended, the next is offered. */
static void
test_a_game_follows_the_last (NewGameFixture *fixture, gconstpointer data)
{
  GtkWidget *page = GTK_WIDGET (fixture->page);
  TcSession *session = tc_play_page_get_session (fixture->page);
  TcRuleset *ruleset = tc_game_get_ruleset (get_game (fixture));
  GtkWidget *button;

  g_assert_null (find_label (page, "New Game…"));
  for (guint8 i = 0; i < tc_ruleset_get_n_seats (ruleset); i++)
    tc_session_set_bot (session, i, tc_bot_find (ruleset, "random"));
  while (!tc_game_is_over (get_game (fixture)))
    tc_session_run (session, 1000);
  g_assert_nonnull (find_label (page, "The game is over"));
  button = gtk_widget_get_ancestor (find_label (page, "New Game…"), GTK_TYPE_BUTTON);
  g_assert_true (gtk_widget_get_focusable (button));
  g_assert_null (find_label (page, "Seed of the game"));
  g_signal_emit_by_name (button, "clicked");
  g_assert_nonnull (find_label (page, "Seed of the game"));
  act (fixture, "play.new-game");
  g_assert_false (tc_game_is_over (get_game (fixture)));
  g_assert_null (find_label (page, "New Game…"));
}

#define ADD(name, test)                                                                            \
  g_test_add ("/editor/play-new-game/" name, NewGameFixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  init_widgets (&argc, &argv);

  ADD ("options-are-chosen", test_options_are_chosen);
  ADD ("bot-takes-its-seat", test_bot_takes_its_seat);
  ADD ("a-seed-is-drawn", test_a_seed_is_drawn);
  ADD ("a-wrong-seed-is-told-at-its-place", test_a_wrong_seed_is_told_at_its_place);
  ADD ("a-game-follows-the-last", test_a_game_follows_the_last);
  return g_test_run ();
}
