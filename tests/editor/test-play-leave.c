/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gstdio.h>
#include <string.h>

#include "pages/play/tc-play-options.h"
#include "pages/play/tc-play-page-private.h"
#include "part-fixture.h"
#include "widgets.h"

/* One game takes the place of another on the Play page: which is asked about, and what of the one
 * that is loaded holds for the next. */

typedef struct {
  Fixture base;
  GtkWidget *window;
  TcPlayPage *page;
  TcSession *session;
  char *file; /* of a game */
} LeaveFixture;

static void
set_up (LeaveFixture *fixture, gconstpointer system)
{
  fixture_set_up_with (&fixture->base, system);
  fixture->window = part_show_page (&fixture->base, &fixture->page);
  fixture->session = tc_play_page_get_session (fixture->page);
  fixture->file = g_build_filename (fixture->base.folder, "mine.replay", NULL);
}

static void
tear_down (LeaveFixture *fixture, gconstpointer system)
{
  g_remove (fixture->file);
  g_free (fixture->file);
  part_close_page (&fixture->base, fixture->window);
}

static void
act (LeaveFixture *fixture, const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), action, NULL);
}

static TcGame *
get_game (LeaveFixture *fixture)
{
  return tc_session_get_game (fixture->session);
}

static void
seat_bots (LeaveFixture *fixture)
{
  TcRuleset *ruleset = tc_game_get_ruleset (get_game (fixture));

  for (guint8 i = 0; i < tc_ruleset_get_n_seats (ruleset); i++)
    tc_session_set_bot (fixture->session, i, tc_bot_find (ruleset, "random"));
}

static void
decide (LeaveFixture *fixture)
{
  g_autoptr (GError) error = NULL;
  guint n;

  g_assert_true (
    tc_session_apply (fixture->session, tc_game_get_moves (get_game (fixture), &n), &error));
  g_assert_no_error (error);
}

static void
save (LeaveFixture *fixture)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (tc_play_page_save_game (fixture->page, fixture->file, TC_SEAT_NONE, &error));
  g_assert_no_error (error);
}

static void
load (LeaveFixture *fixture)
{
  g_autoptr (GError) error = NULL;

  tc_play_page_load_game (fixture->page, fixture->file, &error);
  g_assert_no_error (error);
}

/* As a program that writes no word of it saves games, or one that knows less of who played. */
static void
forget_line (LeaveFixture *fixture, const char *key)
{
  g_autofree char *text = NULL;
  g_autoptr (GString) rest = g_string_new (NULL);
  g_auto (GStrv) lines = NULL;

  g_assert_true (g_file_get_contents (fixture->file, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, key));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (!g_str_has_prefix (lines[i], key))
      g_string_append_printf (rest, "%s\n", lines[i]);
  g_assert_true (g_file_set_contents (fixture->file, rest->str, -1, NULL));
}

/* From another game on the table to the one in the file, which is saved already; bots go on. */
static void
load_and_go_on (LeaveFixture *fixture)
{
  tc_session_start (fixture->session, tc_game_get_ruleset (get_game (fixture)), 0, 3);
  load (fixture);
  g_assert_false (tc_play_page_is_unsaved (fixture->page));
  seat_bots (fixture);
  g_assert_cmpuint (tc_session_run (fixture->session, 5), ==, 5);
}

/* Whoever has played it before it was loaded has played it. */
static void
test_a_loaded_game_is_asked_about (LeaveFixture *fixture, gconstpointer data)
{
  guint64 seed = tc_game_get_seed (get_game (fixture));

  decide (fixture);
  seat_bots (fixture); /* who plays on need not be who played */
  save (fixture);
  load_and_go_on (fixture);
  g_assert_true (tc_play_page_is_unsaved (fixture->page));
  act (fixture, "play.new-game");
  g_assert_cmpuint (tc_game_get_n_moves (get_game (fixture)), ==, 6);
  answer_question ("discard");
  g_assert_cmpuint (tc_game_get_n_moves (get_game (fixture)), ==, 0);
  g_assert_cmpuint (tc_game_get_seed (get_game (fixture)), ==, seed);
}

/* Nor does a game of bots become anybody's by a file. */
static void
test_a_loaded_game_of_bots_is_not (LeaveFixture *fixture, gconstpointer data)
{
  seat_bots (fixture);
  tc_session_run (fixture->session, 5);
  tc_session_set_bot (fixture->session, 0, NULL);
  save (fixture);
  load_and_go_on (fixture);
  g_assert_false (tc_play_page_is_unsaved (fixture->page));
  act (fixture, "play.new-game");
  g_assert_null (find_question ());
  g_assert_cmpuint (tc_game_get_n_moves (get_game (fixture)), ==, 0);
}

/* A file that does not say who played: those that it has seats for. */
static void
test_a_game_of_unknown_players (LeaveFixture *fixture, gconstpointer data)
{
  decide (fixture);
  save (fixture);
  forget_line (fixture, "# played-by ");
  load_and_go_on (fixture);
  g_assert_true (tc_play_page_is_unsaved (fixture->page));

  save (fixture);
  forget_line (fixture, "# played-by ");
  load_and_go_on (fixture);
  g_assert_false (tc_play_page_is_unsaved (fixture->page));
}

static gboolean
is_auto (LeaveFixture *fixture)
{
  gboolean goes_on = FALSE;

  g_object_get (fixture->page, "auto", &goes_on, NULL);
  return goes_on;
}

/* Bots that waited for the question and for the file go on when none is chosen. */
static void
test_bots_go_on_without_a_file (LeaveFixture *fixture, gconstpointer data)
{
  decide (fixture);
  seat_bots (fixture);
  g_object_set (fixture->page, "auto", TRUE, NULL);
  act (fixture, "play.load-game");
  answer_question ("discard");
  g_assert_nonnull (find_chooser ());
  g_assert_false (is_auto (fixture));
  gtk_dialog_response (GTK_DIALOG (find_chooser ()), GTK_RESPONSE_CANCEL);
  g_assert_true (is_auto (fixture));
}

/* Where nothing is kept by a branch, who restarts is asked about the game, and may keep it. */
static void
test_bots_go_on_with_the_game (LeaveFixture *fixture, gconstpointer data)
{
  decide (fixture);
  g_object_set (fixture->page, "auto", TRUE, NULL);
  act (fixture, "play.restart");
  g_assert_false (is_auto (fixture));
  answer_question ("cancel");
  g_assert_true (is_auto (fixture));
  act (fixture, "play.restart");
  answer_question ("discard");
  g_assert_false (is_auto (fixture));
}

/* Another game begins as the one that was loaded did. */
static void
test_the_setup_is_loaded (LeaveFixture *fixture, gconstpointer data)
{
  GtkWidget *options = find_type (GTK_WIDGET (fixture->page), TC_TYPE_PLAY_OPTIONS);
  GtkDropDown *setup = GTK_DROP_DOWN (find_type (options, GTK_TYPE_DROP_DOWN));
  GtkSwitch *undo = GTK_SWITCH (find_type (options, GTK_TYPE_SWITCH));

  gtk_drop_down_set_selected (setup, 2);
  gtk_switch_set_active (undo, TRUE);
  act (fixture, "play.new-game");
  save (fixture);
  gtk_drop_down_set_selected (setup, 1);
  gtk_switch_set_active (undo, FALSE);
  act (fixture, "play.new-game");
  g_assert_cmpuint (tc_game_get_setup (get_game (fixture)), ==, 1);

  load (fixture);
  g_assert_cmpuint (gtk_drop_down_get_selected (setup), ==, 2);
  g_assert_true (gtk_switch_get_active (undo));
  act (fixture, "play.new-game");
  g_assert_cmpuint (tc_game_get_setup (get_game (fixture)), ==, 2);
  g_assert_true (tc_game_is_undo_allowed (get_game (fixture)));
}

#define ADD(name, system, function)                                                                \
  g_test_add ("/editor/play-leave/" name, LeaveFixture, system, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  init_widgets (&argc, &argv);

  ADD ("a-loaded-game-is-asked-about", "betrayal-1940", test_a_loaded_game_is_asked_about);
  ADD ("a-loaded-game-of-bots-is-not", "betrayal-1940", test_a_loaded_game_of_bots_is_not);
  ADD ("a-game-of-unknown-players", "betrayal-1940", test_a_game_of_unknown_players);
  ADD ("bots-go-on-without-a-file", "betrayal-1940", test_bots_go_on_without_a_file);
  ADD ("bots-go-on-with-the-game", "dune", test_bots_go_on_with_the_game);
  ADD ("the-setup-is-loaded", "dune", test_the_setup_is_loaded);
  return g_test_run ();
}
