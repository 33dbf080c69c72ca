/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gstdio.h>
#include <string.h>

#include "pages/play/tc-play-page.h"
#include "part-fixture.h"
#include "widgets.h"

/* What becomes of the game on the Play page when the text is another one, and games in files. */

static void
test_another_file_is_another_game (PlayFixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *other = g_build_filename (fixture->base.folder, "other.scenario.xml", NULL);

  play_seat_bots (fixture);
  play_act (fixture, "play.step");
  g_assert_cmpuint (tc_game_get_n_moves (play_get_game (fixture)), ==, 1);
  g_assert_true (g_file_set_contents (other, fixture->base.text, -1, &error));
  g_assert_no_error (error);
  g_assert_true (open_now (fixture->base.document, other, &error));
  g_assert_no_error (error);
  wait_for_build (fixture->base.document);
  g_assert_cmpuint (tc_game_get_n_moves (play_get_game (fixture)), ==, 0);
  g_assert_cmpint (g_unlink (other), ==, 0);
}

/* An edit plays the game again on the new text, and an undone one brings back what it broke. */
static void
test_an_edit_is_followed (PlayFixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  GtkWidget *page = GTK_WIDGET (fixture->page);
  TcSession *session = tc_play_page_get_session (fixture->page);
  guint64 hash;
  guint n;

  play_seat_bots (fixture);
  tc_session_run (session, 150);
  n = tc_game_get_n_moves (play_get_game (fixture));
  hash = tc_game_get_hash (play_get_game (fixture));
  g_assert_true (tc_document_set_attribute (fixture->base.document, ARDENNES, "name",
                                            "Forest of Ardennes", &error));
  g_assert_no_error (error);
  wait_for_build (fixture->base.document);
  g_assert_nonnull (find_label (page, "150 moves were played again, with the same results."));
  g_assert_cmpuint (tc_game_get_n_moves (play_get_game (fixture)), ==, n);

  tc_document_break_merge (fixture->base.document);
  g_assert_true (
    tc_document_set_attribute (fixture->base.document, "rules/air-drops", "turn", "2", &error));
  g_assert_no_error (error);
  wait_for_build (fixture->base.document);
  g_assert_nonnull (find_label (page, "First difference at move"));
  g_assert_cmpuint (tc_game_get_n_moves (play_get_game (fixture)), <, n);

  tc_document_undo (fixture->base.document);
  wait_for_build (fixture->base.document);
  g_assert_nonnull (find_label (page, "150 moves were played again, with the same results."));
  g_assert_cmpuint (tc_game_get_n_moves (play_get_game (fixture)), ==, n);
  g_assert_cmpuint (tc_game_get_hash (play_get_game (fixture)), ==, hash);
}

/* Nothing was played yet: there is nothing that could differ. */
static void
test_an_edit_before_the_first_move (PlayFixture *fixture, gconstpointer data)
{
  GtkWidget *page = GTK_WIDGET (fixture->page);

  fixture_edit (&fixture->base, ARDENNES, "name", "Forest of Ardennes");
  wait_for_build (fixture->base.document);
  g_assert_nonnull (find_label (page, "The game starts again with the changed scenario."));
}

static void
test_a_broken_text_is_reported (PlayFixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  GtkWidget *page = GTK_WIDGET (fixture->page);

  play_seat_bots (fixture);
  play_act (fixture, "play.step");
  g_assert_null (find_label (page, "The changed scenario cannot be played"));
  g_assert_true (
    tc_document_set_attribute (fixture->base.document, ARDENNES, "terrain", "nowhere", &error));
  g_assert_no_error (error);
  wait_for_build (fixture->base.document);
  g_assert_nonnull (find_label (page, "The changed scenario cannot be played"));
  play_act (fixture, "play.step");
  g_assert_cmpuint (tc_game_get_n_moves (play_get_game (fixture)), ==, 2);
}

static void
test_games_are_saved_and_loaded (PlayFixture *fixture, gconstpointer data)
{
  TcSession *session = tc_play_page_get_session (fixture->page);
  g_autofree char *path = g_build_filename (fixture->base.folder, "game.replay", NULL);
  g_autoptr (GError) error = NULL;
  guint64 hash;

  play_seat_bots (fixture);
  tc_session_run (session, 40);
  play_act (fixture, "play.undo");
  hash = tc_game_get_hash (play_get_game (fixture));
  g_assert_true (tc_play_page_save_game (fixture->page, path, TC_SEAT_NONE, &error));
  g_assert_no_error (error);
  play_act (fixture, "play.restart");
  g_assert_cmpuint (tc_game_get_n_moves (play_get_game (fixture)), ==, 0);
  g_assert_true (tc_play_page_load_game (fixture->page, path, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (tc_game_get_hash (play_get_game (fixture)), ==, hash);
  g_assert_true (tc_game_can_redo (play_get_game (fixture)));

  g_assert_true (g_file_set_contents (path, "not a game\n", -1, NULL));
  g_assert_false (tc_play_page_load_game (fixture->page, path, &error));
  g_assert_nonnull (strstr (error->message, "Line 1: "));
  g_assert_cmpuint (tc_game_get_hash (play_get_game (fixture)), ==, hash);
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* The game says what it was played with, and the page says so before anything that goes otherwise.
 */
static void
test_game_of_another_scenario (PlayFixture *fixture, gconstpointer data)
{
  TcSession *session = tc_play_page_get_session (fixture->page);
  GtkWidget *page = GTK_WIDGET (fixture->page);
  g_autofree char *path = g_build_filename (fixture->base.folder, "game.replay", NULL);
  g_autofree char *file = g_path_get_basename (tc_document_get_path (fixture->base.document));
  g_autofree char *line = g_strdup_printf ("\n# scenario-file %s\n", file);
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) text = NULL;
  g_autoptr (GString) differing = NULL;
  g_autofree char *saved = NULL;
  g_autofree char *stem = tc_document_dup_stem (fixture->base.document);
  GtkWidget *label;

  g_assert_false (g_str_has_suffix (stem, ".xml") || g_str_has_suffix (stem, ".scenario"));
  g_assert_true (g_str_has_prefix (file, stem));
  play_seat_bots (fixture);
  tc_session_run (session, 5);
  g_assert_true (tc_play_page_save_game (fixture->page, path, TC_SEAT_NONE, &error));
  g_assert_true (g_file_get_contents (path, &saved, NULL, &error));
  g_assert_nonnull (strstr (saved, line));
  tc_session_set_bot (session, 0, NULL);
  g_assert_true (tc_play_page_load_game (fixture->page, path, &error));
  g_assert_null (find_label (page, "with the same results"));
  /* Who played goes on playing. */
  g_assert_cmpstr (tc_session_get_bot (session, 0)->id, ==, "random");

  text = g_string_new (saved);
  g_string_replace (text, "\ndigest ", "\ndigest 0", 1);
  g_assert_true (g_file_set_contents (path, text->str, -1, &error));
  g_assert_true (tc_play_page_load_game (fixture->page, path, &error));
  /* Its text is another one, but all goes as it did: it may have been saved after the game. */
  g_assert_null (find_label (page, "The scenario is not as it was"));
  differing = g_string_new (text->str);
  g_string_replace (differing, "\nseed ", "\nseed 1", 1);
  g_assert_true (g_file_set_contents (path, differing->str, -1, &error));
  g_assert_true (tc_play_page_load_game (fixture->page, path, &error));
  g_assert_nonnull (
    find_label (page, "The scenario is not as it was when this game was last played."));
  g_string_replace (text, line, "\n# scenario-file mine.scenario.xml\n", 1);
  g_assert_true (g_file_set_contents (path, text->str, -1, &error));
  g_assert_true (tc_play_page_load_game (fixture->page, path, &error));
  label = find_label (page, "This game was played with another scenario: “");
  g_assert_nonnull (label);
  g_assert_nonnull (
    strstr (gtk_label_get_label (GTK_LABEL (label)), "”, in the file mine.scenario.xml."));
  g_assert_no_error (error);
  g_assert_cmpint (g_unlink (path), ==, 0);
}

static gboolean
is_enabled (PlayFixture *fixture, const char *action)
{
  GtkWidget *button = gtk_button_new ();
  gboolean is_on;

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_parent (button, GTK_WIDGET (fixture->page));
  is_on = gtk_widget_get_sensitive (button);
  gtk_widget_unparent (button);

  return is_on;
}

/* Where setups cannot say where a game goes on, none is offered to be made of one. */
static void
test_no_setup_of_a_position (PlayFixture *fixture, gconstpointer system)
{
  g_assert_nonnull (play_get_game (fixture));
  g_assert_true (is_enabled (fixture, "play.keep-test"));
  g_assert_cmpint (is_enabled (fixture, "play.save-setup"), ==, system == NULL);
}

#define ADD(name, function)                                                                        \
  g_test_add ("/editor/play-page-files/" name, PlayFixture, NULL, play_set_up, function,           \
              play_tear_down)

int
main (int argc, char **argv)
{
  init_widgets (&argc, &argv);
  ADD ("another-file-is-another-game", test_another_file_is_another_game);
  ADD ("an-edit-is-followed", test_an_edit_is_followed);
  ADD ("an-edit-before-the-first-move", test_an_edit_before_the_first_move);
  ADD ("a-broken-text-is-reported", test_a_broken_text_is_reported);
  ADD ("games-are-saved-and-loaded", test_games_are_saved_and_loaded);
  ADD ("game-of-another-scenario", test_game_of_another_scenario);
  ADD ("setup-of-a-position", test_no_setup_of_a_position);
  g_test_add ("/editor/play-page-files/no-setup-of-a-position", PlayFixture, "badge", play_set_up,
              test_no_setup_of_a_position, play_tear_down);
  return g_test_run ();
}
