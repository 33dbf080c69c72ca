/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gstdio.h>

#include "pages/play/tc-play-moves.h"
#include "pages/play/tc-play-options.h"
#include "pages/play/tc-play-page-private.h"
#include "part-fixture.h"
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
  fixture->window = part_show_page (&fixture->base, &fixture->page);
}

static void
tear_down (NewGameFixture *fixture, gconstpointer data)
{
  part_close_page (&fixture->base, fixture->window);
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

static void
save_text (const char *path, const char *text)
{
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
}

static guint
get_n_seats (NewGameFixture *fixture)
{
  return tc_ruleset_get_n_seats (tc_game_get_ruleset (get_game (fixture)));
}

/* A game is loaded with the options that it was recorded with; when it cannot be, the game at hand
 * keeps its own. */
static void
test_options_are_loaded (NewGameFixture *fixture, gconstpointer data)
{
  TcSession *session = tc_play_page_get_session (fixture->page);
  g_autofree char *path = g_build_filename (fixture->base.folder, "three.replay", NULL);
  g_autofree char *three = NULL;
  g_autofree char *two = tc_session_dup_replay (session, TC_SEAT_NONE);
  g_autoptr (GError) error = NULL;
  GtkWidget *germans;

  look_at_options (fixture);
  germans = find_option (GTK_WIDGET (fixture->page), "germans");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (germans), 2);
  act (fixture, "play.new-game");
  g_assert_cmpuint (get_n_seats (fixture), ==, 3);
  three = tc_session_dup_replay (session, TC_SEAT_NONE);

  save_text (path, two);
  g_assert_true (tc_play_page_load_game (fixture->page, path, &error));
  g_assert_cmpuint (get_n_seats (fixture), ==, 2);
  save_text (path, three);
  g_assert_true (tc_play_page_load_game (fixture->page, path, &error));
  g_assert_cmpuint (get_n_seats (fixture), ==, 3);
  g_assert_false (gtk_widget_get_visible (fixture->page->why_not));
  germans = find_option (GTK_WIDGET (fixture->page), "germans");
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (germans)), ==, 2);

  save_text (path, "no game at all");
  g_assert_false (tc_play_page_load_game (fixture->page, path, &error));
  g_assert_nonnull (error);
  act (fixture, "play.new-game");
  g_assert_cmpuint (get_n_seats (fixture), ==, 3);
  g_remove (path);
}

/* (transfer full): a game with a decision that this scenario does not know. */
static char *
make_strange_game (NewGameFixture *fixture)
{
  TcSession *session = tc_play_page_get_session (fixture->page);
  g_autofree char *text = NULL;
  g_auto (GStrv) parts = NULL;
  guint n;

  g_assert_true (tc_session_apply (session, tc_game_get_moves (get_game (fixture), &n), NULL));
  text = tc_session_dup_replay (session, TC_SEAT_NONE);
  parts = g_strsplit (text, "  @", -1);
  g_assert_cmpuint (g_strv_length (parts), ==, 2);
  return g_strjoin (" nowhere  @", parts[0], parts[1], NULL);
}

static guint
count_drafts (const char *games)
{
  g_autoptr (GPtrArray) drafts = tc_draft_list (games);

  return drafts->len;
}

/* Of a game that a crash left a part can be played: the draft has all of it, and stays. */
static void
test_a_part_takes_no_draft (NewGameFixture *fixture, gconstpointer data)
{
  TcSession *session = tc_play_page_get_session (fixture->page);
  const char *place = tc_document_get_place (fixture->base.document);
  g_autofree char *games = g_build_filename (fixture->base.folder, "games", NULL);
  g_autofree char *file = NULL;
  g_autofree char *text = make_strange_game (fixture);
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;
  guint n;

  tc_play_page_keep_drafts (fixture->page, fixture->base.folder);
  file = tc_draft_dup_file (games, place);
  g_assert_true (tc_draft_write (file, place, NULL, bytes, &error));
  tc_session_start (session, tc_game_get_ruleset (get_game (fixture)), 0, 3);

  tc_play_page_continue_left (fixture->page, file);
  g_assert_true (gtk_widget_get_visible (fixture->page->why_not));
  g_assert_cmpuint (tc_game_get_n_moves (get_game (fixture)), ==, 0);
  act (fixture, "play.new-game");
  g_assert_true (tc_session_apply (session, tc_game_get_moves (get_game (fixture), &n), &error));
  tc_play_page_keep_now (fixture->page);
  g_assert_cmpuint (count_drafts (games), ==, 2);

  tc_play_page_give_up (fixture->page);
  g_assert_cmpuint (count_drafts (games), ==, 1);
  g_assert_true (tc_draft_discard (file, &error));
  g_rmdir (games);
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
  /* What takes no part any more takes no room. */
  g_assert_false (
    gtk_widget_get_mapped (find_type (find_type (page, TC_TYPE_PLAY_MOVES), GTK_TYPE_LIST_VIEW)));
  g_assert_null (find_label (page, "Seed of the game"));
  g_signal_emit_by_name (button, "clicked");
  g_assert_nonnull (find_label (page, "Seed of the game"));
  act (fixture, "play.new-game");
  g_assert_false (tc_game_is_over (get_game (fixture)));
  g_assert_null (find_label (page, "New Game…"));
}

/* A game that people have played to its end is theirs as much as before it. */
static void
test_a_finished_game_is_asked_about (NewGameFixture *fixture, gconstpointer data)
{
  TcSession *session = tc_play_page_get_session (fixture->page);
  AdwMessageDialog *question;
  guint n;

  for (guint8 i = 0; i < TC_MAX_SEATS; i++)
    tc_session_set_bot (session, i, NULL);
  while (!tc_game_is_over (get_game (fixture))) {
    const TcMove *moves = tc_game_get_moves (get_game (fixture), &n);

    g_assert_true (tc_session_apply (session, &moves[n / 2], NULL));
  }
  act (fixture, "play.new-game");
  question = find_question ();
  g_assert_nonnull (question);
  g_assert_true (tc_game_is_over (get_game (fixture)));
  adw_message_dialog_response (question, "discard");
  gtk_window_destroy (GTK_WINDOW (question));
  g_assert_false (tc_game_is_over (get_game (fixture)));
}

#define ADD(name, test)                                                                            \
  g_test_add ("/editor/play-new-game/" name, NewGameFixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  init_widgets (&argc, &argv);

  ADD ("options-are-chosen", test_options_are_chosen);
  ADD ("options-are-loaded", test_options_are_loaded);
  ADD ("a-part-takes-no-draft", test_a_part_takes_no_draft);
  ADD ("bot-takes-its-seat", test_bot_takes_its_seat);
  ADD ("a-seed-is-drawn", test_a_seed_is_drawn);
  ADD ("a-wrong-seed-is-told-at-its-place", test_a_wrong_seed_is_told_at_its_place);
  ADD ("a-game-follows-the-last", test_a_game_follows_the_last);
  ADD ("a-finished-game-is-asked-about", test_a_finished_game_is_asked_about);

  return g_test_run ();
}
