/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "fixture.h"
#include "pages/play/tc-own-notes.h"
#include "pages/play/tc-plain-moves.h"
#include "pages/play/tc-play-bots.h"
#include "pages/play/tc-play-cover.h"
#include "pages/play/tc-play-dice.h"
#include "pages/play/tc-play-log.h"
#include "pages/play/tc-play-moves.h"
#include "pages/play/tc-play-options.h"
#include "pages/play/tc-play-seats.h"
#include "widgets.h"

/* Each part of the Play page alone, with a session and nothing else. */

typedef struct {
  Fixture base;
  TcSession *session;
  TcRuleset *ruleset;
  GtkWidget *window;
} PartFixture;

static void
set_up (PartFixture *fixture, gconstpointer system)
{
  fixture_set_up_with (&fixture->base, system);
  fixture_open (&fixture->base);
  fixture->ruleset = tc_build_get_ruleset (tc_document_get_build (fixture->base.document));
  g_assert_nonnull (fixture->ruleset);
  fixture->session = tc_session_new ();
  fixture->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 344, 240);
}

static void
tear_down (PartFixture *fixture, gconstpointer system)
{
  run_until_idle ();
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  run_until_idle ();
  tc_session_stop_thinking (fixture->session);
  g_clear_object (&fixture->session);
  fixture_tear_down (&fixture->base, system);
}

/* In the window, with the session, before there is a game. */
static gpointer
make (PartFixture *fixture, GType type)
{
  GtkWidget *part = g_object_new (type, NULL);

  gtk_window_set_child (GTK_WINDOW (fixture->window), part);
  tc_play_part_set_session (TC_PLAY_PART (part), fixture->session);
  gtk_window_present (GTK_WINDOW (fixture->window));
  return part;
}

static void
start (PartFixture *fixture)
{
  tc_session_start (fixture->session, fixture->ruleset, 0, 1940);
}

static void
seat_bots (PartFixture *fixture)
{
  for (guint8 i = 0; i < tc_ruleset_get_n_seats (fixture->ruleset); i++)
    tc_session_set_bot (fixture->session, i, tc_bot_find (fixture->ruleset, "random"));
}

static void
count_cb (guint *n, guint index)
{
  *n = index + 1;
}

static GListModel *
get_rows (GtkWidget *part)
{
  GtkListView *list = GTK_LIST_VIEW (find_type (part, GTK_TYPE_LIST_VIEW));

  return G_LIST_MODEL (gtk_list_view_get_model (list));
}

static void
test_moves (PartFixture *fixture, gconstpointer data)
{
  TcPlayMoves *moves = make (fixture, TC_TYPE_PLAY_MOVES);
  g_autoptr (TcView) view = NULL;
  g_autofree char *subject = NULL;
  guint chosen = 0;
  guint pointed = 0;
  guint n;

  start (fixture);
  view = tc_session_dup_view (fixture->session);
  subject = g_strdup (tc_view_get_moves (view, &n)[0].subject);
  g_signal_connect_swapped (moves, "chosen", G_CALLBACK (count_cb), &chosen);
  g_signal_connect_swapped (moves, "pointed-at", G_CALLBACK (count_cb), &pointed);
  tc_play_moves_show (moves, view, "");
  g_assert_cmpuint (g_list_model_get_n_items (get_rows (GTK_WIDGET (moves))), ==, n);
  g_assert_nonnull (find_label (GTK_WIDGET (moves), "Legal moves: "));
  g_assert_null (find_label (GTK_WIDGET (moves), "Show All"));

  tc_play_moves_show (moves, view, subject);
  g_assert_cmpuint (g_list_model_get_n_items (get_rows (GTK_WIDGET (moves))), <, n);
  g_assert_nonnull (find_label (GTK_WIDGET (moves), "Show All"));
  gtk_single_selection_set_selected (GTK_SINGLE_SELECTION (get_rows (GTK_WIDGET (moves))), 1);
  g_assert_cmpuint (pointed, ==, 2);
  g_signal_emit_by_name (find_type (GTK_WIDGET (moves), GTK_TYPE_LIST_VIEW), "activate", 1);
  g_assert_cmpuint (chosen, ==, 2);

  /* Where nothing can be done it says so. */
  tc_play_moves_show (moves, view, "no-such-place");
  g_assert_nonnull (find_label (GTK_WIDGET (moves), "No legal move here."));
}

static gboolean
is_legal (PartFixture *fixture, const char *verb)
{
  g_autoptr (TcView) view = tc_session_dup_view (fixture->session);
  guint n;
  const TcViewMove *moves = tc_view_get_moves (view, &n);

  for (guint i = 0; i < n; i++)
    if (g_str_equal (moves[i].verb, verb))
      return TRUE;
  return FALSE;
}

/* One button: what is legal, or what is blocked by a duty. */
static void
test_plain_moves (PartFixture *fixture, gconstpointer data)
{
  TcPlainMoves *plain = make (fixture, TC_TYPE_PLAIN_MOVES);
  g_autoptr (TcView) duty = NULL;
  g_autoptr (TcView) free_to_go = NULL;
  TcMove move;

  g_assert_false (tc_plain_moves_find (plain, &move));
  start (fixture);
  seat_bots (fixture);
  while (!is_legal (fixture, "drop"))
    g_assert_true (tc_session_step (fixture->session));
  duty = tc_session_dup_view (fixture->session);
  tc_plain_moves_show (plain, duty);
  g_assert_true (tc_plain_moves_find (plain, &move));
  g_assert_false (tc_session_apply (fixture->session, &move, NULL));

  while (!is_legal (fixture, "end"))
    g_assert_true (tc_session_step (fixture->session));
  free_to_go = tc_session_dup_view (fixture->session);
  tc_plain_moves_show (plain, free_to_go);
  g_assert_true (tc_plain_moves_find (plain, &move));
  g_assert_true (tc_session_apply (fixture->session, &move, NULL));
}

static void
wait_for_frames (void)
{
  gint64 end = g_get_monotonic_time () + 400 * G_TIME_SPAN_MILLISECOND;

  while (g_get_monotonic_time () < end) {
    g_main_context_iteration (NULL, FALSE);
    g_usleep (1000);
  }
}

/* The newest line is there whole, with the room below it; a line is a place in the game. */
static void
test_log (PartFixture *fixture, gconstpointer data)
{
  GtkWidget *log = make (fixture, TC_TYPE_PLAY_LOG);
  GtkAdjustment *adjustment = NULL;
  guint chosen = 0;
  guint n;

  start (fixture);
  seat_bots (fixture);
  tc_session_run (fixture->session, 120);
  wait_for_frames ();
  adjustment = gtk_scrolled_window_get_vadjustment (
    GTK_SCROLLED_WINDOW (find_type (log, GTK_TYPE_SCROLLED_WINDOW)));
  g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), >, 240);
  g_assert_cmpfloat_with_epsilon (gtk_adjustment_get_value (adjustment),
                                  gtk_adjustment_get_upper (adjustment) -
                                    gtk_adjustment_get_page_size (adjustment),
                                  0.5);

  g_signal_connect_swapped (log, "chosen", G_CALLBACK (count_cb), &chosen);
  n = g_list_model_get_n_items (get_rows (log));
  g_signal_emit_by_name (find_type (log, GTK_TYPE_LIST_VIEW), "activate", n - 1);
  g_assert_cmpuint (chosen, ==, 121);

  /* What was taken back stays until somebody decides otherwise; another game has another log. */
  tc_session_jump (fixture->session, 50);
  g_assert_cmpuint (g_list_model_get_n_items (get_rows (log)), ==, n);
  tc_session_step (fixture->session);
  g_assert_cmpuint (g_list_model_get_n_items (get_rows (log)), <, n);
  start (fixture);
  g_assert_cmpuint (g_list_model_get_n_items (get_rows (log)), <, 10);
}

static void
test_dice (PartFixture *fixture, gconstpointer data)
{
  GtkWidget *dice = make (fixture, TC_TYPE_PLAY_DICE);

  start (fixture);
  g_assert_null (find_label (dice, "forced: the next to be thrown"));
  g_assert_true (tc_session_force_die (fixture->session, 4));
  g_assert_nonnull (find_label (dice, "4"));
  g_assert_nonnull (find_label (dice, "forced: the next to be thrown"));
  tc_session_undo (fixture->session);
  g_assert_null (find_label (dice, "forced: the next to be thrown"));
}

static GtkDropDown *
find_choice (GtkWidget *seats, const char *name)
{
  return GTK_DROP_DOWN (find_type (find_row (seats, name), GTK_TYPE_DROP_DOWN));
}

/* A choice there is one of the session, and the other way round. */
static void
test_seats (PartFixture *fixture, gconstpointer data)
{
  GtkWidget *seats = make (fixture, TC_TYPE_PLAY_SEATS);
  const char *name = tc_ruleset_get_seat (fixture->ruleset, 0)->name;

  start (fixture);
  g_assert_cmpuint (gtk_drop_down_get_selected (find_choice (seats, name)), ==, 0);
  tc_session_set_bot (fixture->session, 0, tc_bot_find (fixture->ruleset, "random"));
  g_assert_cmpuint (gtk_drop_down_get_selected (find_choice (seats, name)), >, 0);
  gtk_drop_down_set_selected (find_choice (seats, name), 0);
  g_assert_null (tc_session_get_bot (fixture->session, 0));
}

static void
test_options (PartFixture *fixture, gconstpointer data)
{
  TcPlayOptions *options = g_object_new (TC_TYPE_PLAY_OPTIONS, NULL);
  GtkWidget *widget = GTK_WIDGET (options);

  gtk_window_set_child (GTK_WINDOW (fixture->window), widget);
  g_assert_null (tc_play_options_get_playable (options));
  tc_play_options_set_document (options, fixture->base.document);
  g_assert_true (tc_play_options_get_playable (options) == fixture->ruleset);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (find_type (widget, GTK_TYPE_DROP_DOWN)), 1);
  g_assert_cmpuint (tc_play_options_get_setup (options), ==, 1);

  /* A text that cannot be played leaves nothing to start. */
  fixture_edit (&fixture->base, ARDENNES, "terrain", "no-such-terrain");
  wait_for_build (fixture->base.document);
  g_assert_null (tc_play_options_get_playable (options));
}

static void
test_bots (PartFixture *fixture, gconstpointer data)
{
  TcPlayBots *bots = make (fixture, TC_TYPE_PLAY_BOTS);

  start (fixture);
  tc_play_bots_step (bots);
  g_assert_cmpuint (tc_game_get_n_moves (tc_session_get_game (fixture->session)), ==, 0);
  seat_bots (fixture);
  for (guint i = 0; i < 3; i++)
    tc_play_bots_step (bots);
  while (tc_game_get_n_moves (tc_session_get_game (fixture->session)) < 3)
    g_main_context_iteration (NULL, TRUE);
  g_object_set (bots, "speed", 3, "auto", TRUE, NULL);
  while (tc_game_get_n_moves (tc_session_get_game (fixture->session)) < 10)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (tc_play_bots_is_auto (bots));
  tc_play_bots_stop (bots);
  g_assert_false (tc_play_bots_is_auto (bots));
  g_assert_false (tc_session_is_thinking (fixture->session));
}

/* It names who is next, and hands over the screen. */
static void
test_cover (PartFixture *fixture, gconstpointer data)
{
  GtkWidget *cover = make (fixture, TC_TYPE_PLAY_COVER);
  GtkWidget *button = NULL;

  gtk_widget_set_visible (cover, TRUE);
  start (fixture);
  tc_session_set_bot (fixture->session, 1, NULL);
  start (fixture);
  g_assert_true (tc_session_is_covered (fixture->session));
  g_assert_nonnull (find_label (cover, "Pass the Screen to "));
  button = find_type (cover, GTK_TYPE_BUTTON);
  gtk_widget_grab_focus (cover);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == button);
  g_signal_emit_by_name (button, "clicked");
  g_assert_false (tc_session_is_covered (fixture->session));
}

static void
test_own_notes (PartFixture *fixture, gconstpointer data)
{
  GtkWidget *notes = make (fixture, TC_TYPE_OWN_NOTES);
  GtkTextView *view = GTK_TEXT_VIEW (find_type (notes, GTK_TYPE_TEXT_VIEW));
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (view);
  g_autofree char *text = NULL;

  start (fixture);
  gtk_text_buffer_set_text (buffer, "Blake lies", -1);
  g_assert_cmpstr (tc_session_get_note (fixture->session, 0), ==, "Blake lies");
  tc_session_set_umpire (fixture->session, TRUE);
  g_object_get (buffer, "text", &text, NULL);
  g_assert_cmpstr (text, ==, "");
  g_assert_false (gtk_widget_get_visible (notes));
}

#define ADD(name, system, test)                                                                    \
  g_test_add ("/editor/play-parts/" name, PartFixture, system, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  init_widgets (&argc, &argv);
  ADD ("moves", "betrayal-1940", test_moves);
  ADD ("plain-moves", "betrayal-1940", test_plain_moves);
  ADD ("log", "betrayal-1940", test_log);
  ADD ("dice", "betrayal-1940", test_dice);
  ADD ("seats", "betrayal-1940", test_seats);
  ADD ("options", "betrayal-1940", test_options);
  ADD ("bots", "betrayal-1940", test_bots);
  ADD ("cover", "badge", test_cover);
  ADD ("own-notes", "badge", test_own_notes);

  return g_test_run ();
}
