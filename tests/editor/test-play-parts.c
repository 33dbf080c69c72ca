/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "document/tc-item.h"
#include "pages/play/tc-own-notes.h"
#include "pages/play/tc-play-bots.h"
#include "pages/play/tc-play-consent.h"
#include "pages/play/tc-play-cover.h"
#include "pages/play/tc-play-log.h"
#include "pages/play/tc-play-options.h"
#include "pages/play/tc-play-players.h"
#include "pages/play/tc-play-seats.h"
#include "pages/play/tc-play-told.h"
#include "part-fixture.h"
#include "widgets.h"

/* Each part of the Play page alone, with a session and nothing else. */

/* As long as that takes on a busy machine. */
static gboolean
comes_to_its_end (GtkAdjustment *adjustment)
{
  gint64 end = g_get_monotonic_time () + 20 * G_TIME_SPAN_SECOND;

  while (g_get_monotonic_time () < end) {
    gdouble most =
      gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);

    if (most > 0 && ABS (gtk_adjustment_get_value (adjustment) - most) < 0.5)
      return TRUE;
    g_main_context_iteration (NULL, FALSE);
    g_usleep (1000);
  }
  return FALSE;
}

/* Moves that say they were undone. All lines of theirs look like it, and no others. */
static guint
count_undone (GtkWidget *log)
{
  GListModel *rows = part_get_rows (log);
  gboolean is_undone = FALSE;
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (rows); i++) {
    g_autoptr (TcItem) row = g_list_model_get_item (rows, i);
    g_auto (GStrv) classes = NULL;

    g_object_get (row, "text-classes", &classes, NULL);
    if (g_str_has_suffix (tc_item_get_title (row), " (undone)")) {
      is_undone = TRUE;
      n++;
    }
    g_assert_cmpint (g_strv_contains ((const char *const *) classes, "dim-label"), ==, is_undone);
  }
  return n;
}

/* The newest line is there whole, with the room below it; a line is a place in the game. */
static void
test_log (PartFixture *fixture, gconstpointer data)
{
  GtkWidget *log = part_make (fixture, TC_TYPE_PLAY_LOG);
  GtkAdjustment *adjustment = NULL;
  guint chosen = 0;
  guint n;

  part_start (fixture);
  part_seat_bots (fixture);
  tc_session_run (fixture->session, 120);
  adjustment = gtk_scrolled_window_get_vadjustment (
    GTK_SCROLLED_WINDOW (find_type (log, GTK_TYPE_SCROLLED_WINDOW)));
  g_assert_true (comes_to_its_end (adjustment));

  g_signal_connect_swapped (log, "chosen", G_CALLBACK (part_count_cb), &chosen);
  n = g_list_model_get_n_items (part_get_rows (log));
  g_signal_emit_by_name (find_type (log, GTK_TYPE_LIST_VIEW), "activate", n - 1);
  g_assert_cmpuint (chosen, ==, 121);

  /* What was taken back stays until somebody decides otherwise, and says that it was; another game
   * has another log. */
  g_assert_cmpuint (count_undone (log), ==, 0);
  tc_session_jump (fixture->session, 50);
  g_assert_cmpuint (g_list_model_get_n_items (part_get_rows (log)), ==, n);
  g_assert_cmpuint (count_undone (log), ==, 70);
  tc_session_jump (fixture->session, 60);
  g_assert_cmpuint (count_undone (log), ==, 60);
  tc_session_step (fixture->session);
  g_assert_cmpuint (g_list_model_get_n_items (part_get_rows (log)), <, n);
  g_assert_cmpuint (count_undone (log), ==, 0);
  part_start (fixture);
  g_assert_cmpuint (g_list_model_get_n_items (part_get_rows (log)), <, 10);
}

/* There was room for the whole log, and there is less: who is at its end stays there, and nobody
 * else is taken to it. */
static void
test_log_stays_at_its_end (PartFixture *fixture, gconstpointer data)
{
  GtkWidget *log = part_make (fixture, TC_TYPE_PLAY_LOG);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (
    GTK_SCROLLED_WINDOW (find_type (log, GTK_TYPE_SCROLLED_WINDOW)));
  gdouble page;

  part_start (fixture);
  part_seat_bots (fixture);
  tc_session_run (fixture->session, 2);
  run_for (300);
  page = gtk_adjustment_get_page_size (adjustment);
  g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), <=, page);

  for (int margin = 30; margin <= 120; margin += 30) {
    gtk_widget_set_margin_top (log, margin);
    while (gtk_adjustment_get_page_size (adjustment) > page - margin)
      g_main_context_iteration (NULL, TRUE);
  }
  g_assert_true (comes_to_its_end (adjustment));

  gtk_adjustment_set_value (adjustment, 0);
  gtk_widget_set_margin_top (log, 60);
  while (gtk_adjustment_get_page_size (adjustment) < page - 60)
    g_main_context_iteration (NULL, TRUE);
  run_for (200);
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), <=, 0);
}

/* Rows of the log with that text: how many, where they lead, and how far they stand in. */
static guint
count_rows (GtkWidget *log, const char *text, guint *out_place, gint *out_indent)
{
  GListModel *rows = part_get_rows (log);
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (rows); i++) {
    g_autoptr (TcItem) row = g_list_model_get_item (rows, i);

    if (!g_str_equal (tc_item_get_title (row), text))
      continue;
    *out_place = tc_item_get_index (row);
    g_object_get (row, "indent", out_indent, NULL);
    n++;
  }
  return n;
}

/* What is no move stands in the log once, where it was done, and stays when moves go. */
static void
test_log_of_acts (PartFixture *fixture, gconstpointer data)
{
  const char *takes = "A person takes the seat of Casey from a bot";
  GtkWidget *log = part_make (fixture, TC_TYPE_PLAY_LOG);
  guint place = 0;
  gint indent = -1;

  part_start (fixture);
  part_seat_bots (fixture);
  tc_session_run (fixture->session, 10);
  tc_session_set_bot_confirmed (fixture->session, 2, NULL);
  tc_session_set_umpire (fixture->session, TRUE);
  g_assert_cmpuint (count_rows (log, takes, &place, &indent), ==, 1);
  g_assert_cmpuint (place, ==, 10);
  g_assert_cmpint (indent, ==, 0);

  /* Amid the cards that are laid in one go, too. */
  g_assert_true (tc_session_jump (fixture->session, 4));
  g_assert_cmpuint (count_rows (log, takes, &place, &indent), ==, 1);
  g_assert_cmpuint (place, ==, 4);
  g_assert_cmpuint (count_rows (log, "The umpire takes back 6 moves", &place, &indent), ==, 1);
  g_assert_cmpuint (place, ==, 4);
  g_assert_cmpint (indent, ==, 0);
}

/* Lines of undone moves that can be read without scrolling. */
static guint
count_undone_in_sight (GtkWidget *log)
{
  GtkWidget *list = find_type (log, GTK_TYPE_LIST_VIEW);
  GtkWidget *room = gtk_widget_get_parent (list);
  guint n = 0;

  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL;
       row = gtk_widget_get_next_sibling (row)) {
    GtkWidget *label = find_type (row, GTK_TYPE_LABEL);
    graphene_rect_t bounds;

    n += label != NULL && gtk_widget_get_mapped (row) &&
         gtk_widget_has_css_class (label, "dim-label") &&
         gtk_widget_compute_bounds (row, room, &bounds) && bounds.origin.y >= 0 &&
         bounds.origin.y + bounds.size.height <= (float) gtk_widget_get_height (room);
  }
  return n;
}

/* Whoever opens a game that was saved amid an undo sees that it goes on. */
static void
test_log_shows_undone (PartFixture *fixture, gconstpointer data)
{
  GtkWidget *log = part_make (fixture, TC_TYPE_PLAY_LOG);
  TcDivergence divergence = { 0 };
  g_autofree char *saved = NULL;
  gint64 end;

  part_start (fixture);
  part_seat_bots (fixture);
  tc_session_run (fixture->session, 120);
  tc_session_jump (fixture->session, 60);
  saved = tc_session_dup_replay (fixture->session, TC_SEAT_NONE);
  part_start (fixture);
  run_for (200);
  g_assert_true (tc_session_load (fixture->session, fixture->ruleset, saved, &divergence));
  g_assert_cmpuint (tc_game_get_n_moves (tc_session_get_game (fixture->session)), ==, 60);
  run_for (500);
  end = g_get_monotonic_time () + 5 * G_TIME_SPAN_SECOND;
  while (count_undone_in_sight (log) < 3 && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
  g_assert_cmpuint (count_undone_in_sight (log), >=, 3);
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
  GtkWidget *seats = part_make (fixture, TC_TYPE_PLAY_SEATS);
  const char *name = tc_ruleset_get_seat (fixture->ruleset, 0)->name;

  part_start (fixture);
  g_assert_cmpuint (gtk_drop_down_get_selected (find_choice (seats, name)), ==, 0);
  tc_session_set_bot (fixture->session, 0, tc_bot_find (fixture->ruleset, "random"));
  g_assert_cmpuint (gtk_drop_down_get_selected (find_choice (seats, name)), >, 0);
  gtk_drop_down_set_selected (find_choice (seats, name), 0);
  g_assert_null (tc_session_get_bot (fixture->session, 0));
}

/* Of more players than there is room for the last in sight is whole. */
static void
test_seats_are_whole (PartFixture *fixture, gconstpointer data)
{
  GtkWidget *seats = part_make (fixture, TC_TYPE_PLAY_SEATS);
  GtkWidget *list = find_type (find_type (seats, TC_TYPE_PLAY_PLAYERS), GTK_TYPE_LIST_BOX);
  GtkScrolledWindow *scroller;
  guint setup = 0;
  int height;

  part_start (fixture);
  scroller = GTK_SCROLLED_WINDOW (gtk_widget_get_ancestor (list, GTK_TYPE_SCROLLED_WINDOW));
  g_assert_cmpint (gtk_scrolled_window_get_max_content_height (scroller), ==, -1);
  while (tc_ruleset_get_setup (fixture->ruleset, setup)->n_seats <= 4)
    setup++;
  tc_session_start (fixture->session, fixture->ruleset, setup, 1940);
  gtk_test_widget_wait_for_draw (list);
  gtk_widget_measure (gtk_widget_get_first_child (list), GTK_ORIENTATION_VERTICAL, -1, NULL,
                      &height, NULL, NULL);
  g_assert_cmpint (gtk_scrolled_window_get_max_content_height (scroller), ==, 4 * height);
}

static const char *
get_human (GtkWidget *seats, const char *name)
{
  GListModel *players = gtk_drop_down_get_model (find_choice (seats, name));
  g_autoptr (TcItem) human = g_list_model_get_item (players, 0);

  return tc_item_get_detail (human); /* which the list holds */
}

/* Whoever takes a bot's seat before the first move reads what comes of it before choosing that. */
static void
test_deal_is_announced (PartFixture *fixture, gconstpointer data)
{
  const char *plain = "Somebody at this screen.";
  const char *again = "Somebody at this screen. The game is dealt again.";
  GtkWidget *seats = part_make (fixture, TC_TYPE_PLAY_SEATS);
  const char *name = tc_ruleset_get_seat (fixture->ruleset, 2)->name;

  tc_session_start (fixture->session, fixture->ruleset, 0, G_MAXUINT64 / 3);
  part_seat_bots (fixture);
  g_assert_cmpstr (get_human (seats, name), ==, again);
  gtk_drop_down_set_selected (find_choice (seats, name), 0);
  g_assert_null (tc_session_get_bot (fixture->session, 2));
  g_assert_cmpuint (tc_game_get_seed (tc_session_get_game (fixture->session)), !=, G_MAXUINT64 / 3);
  g_assert_cmpuint (gtk_drop_down_get_selected (find_choice (seats, name)), ==, 0);
  g_assert_cmpstr (get_human (seats, name), ==, plain);

  /* After it nothing is dealt. */
  part_seat_bots (fixture);
  tc_session_run (fixture->session, 1);
  g_assert_cmpuint (gtk_drop_down_get_selected (find_choice (seats, name)), >, 0);
  g_assert_cmpstr (get_human (seats, name), ==, plain);
}

/* Taking a bot's seat asks as the umpire's view does; the seed is for the umpire. */
static void
test_secret_seats (PartFixture *fixture, gconstpointer data)
{
  GtkWidget *seats = part_make (fixture, TC_TYPE_PLAY_SEATS);
  const char *name = tc_ruleset_get_seat (fixture->ruleset, 2)->name;

  part_start (fixture);
  part_seat_bots (fixture);
  tc_session_run (fixture->session, 5);
  gtk_drop_down_set_selected (find_choice (seats, name), 0);
  g_assert_cmpuint (gtk_drop_down_get_selected (find_choice (seats, name)), >, 0);
  answer_question ("cancel");
  g_assert_nonnull (tc_session_get_bot (fixture->session, 2));
  gtk_drop_down_set_selected (find_choice (seats, name), 0);
  answer_question ("agree");
  g_assert_null (tc_session_get_bot (fixture->session, 2));
  g_assert_cmpuint (gtk_drop_down_get_selected (find_choice (seats, name)), ==, 0);

  /* Another person's seat is not given away without asking either. */
  tc_session_take_screen (fixture->session);
  tc_session_set_bot_confirmed (fixture->session, 0, NULL);
  name = tc_ruleset_get_seat (fixture->ruleset, 0)->name;
  gtk_drop_down_set_selected (find_choice (seats, name), 1);
  g_assert_null (tc_session_get_bot (fixture->session, 0));
  answer_question ("agree");
  g_assert_nonnull (tc_session_get_bot (fixture->session, 0));

  g_assert_null (find_label (seats, "Seed of this game: "));
  tc_session_set_umpire (fixture->session, TRUE);
  g_assert_nonnull (find_label (seats, "Seed of this game: 1940"));
  tc_session_set_umpire (fixture->session, FALSE);
  g_assert_null (find_label (seats, "Seed of this game: "));
}

/* Who is asked reads who will be as well. */
static void
check_question (const char *others)
{
  const char *body = adw_message_dialog_get_body (find_question ());

  g_test_message ("%s", body);
  g_assert_true (g_str_has_suffix (body, others));
}

/* Each of the others is asked, and sees no more than all know meanwhile; one who refuses is enough.
 * Then the screen is passed on. */
static void
test_consent (PartFixture *fixture, gconstpointer data)
{
  GtkWidget *seats = part_make (fixture, TC_TYPE_PLAY_SEATS);
  g_autofree char *refusal = NULL;

  part_start (fixture);
  part_seat_bots (fixture);
  tc_session_run (fixture->session, 20);
  for (guint8 i = 0; i < 4; i++)
    tc_session_set_bot_confirmed (fixture->session, i, NULL);
  tc_session_take_screen (fixture->session);
  g_assert_cmpuint (tc_session_get_viewer (fixture->session), <, TC_MAX_SEATS);
  tc_play_consent_go_back (seats, fixture->session, 0, &refusal);
  g_assert_null (refusal);
  g_assert_cmpuint (tc_session_get_viewer (fixture->session), ==, TC_SEAT_PUBLIC);
  answer_question ("agree");
  g_assert_cmpuint (tc_session_get_viewer (fixture->session), ==, TC_SEAT_PUBLIC);
  answer_question ("cancel");
  g_assert_null (find_question ());
  g_assert_cmpuint (tc_game_get_n_moves (tc_session_get_game (fixture->session)), ==, 20);
  g_assert_false (tc_session_is_public (fixture->session));
  g_assert_true (tc_session_is_covered (fixture->session));
  tc_session_take_screen (fixture->session);
  tc_play_consent_go_back (seats, fixture->session, 0, &refusal);
  g_assert_null (refusal);
  check_question ("the consent of Blake. Asked after that: Casey, Drew.");
  answer_question ("agree");
  check_question ("the consent of Casey. Asked after that: Drew.");
  answer_question ("agree");
  check_question ("the consent of Drew.");
  answer_question ("agree");
  g_assert_null (find_question ());
  g_assert_true (tc_session_is_covered (fixture->session));
  g_assert_cmpuint (tc_game_get_n_moves (tc_session_get_game (fixture->session)), ==, 0);
}

/* A seed that keeps secrets is drawn, and nowhere to be read; one that is entered warns. */
static void
test_secret_seed (PartFixture *fixture, gconstpointer data)
{
  TcPlayOptions *options = g_object_new (TC_TYPE_PLAY_OPTIONS, NULL);
  GtkWidget *widget = GTK_WIDGET (options);
  GtkWidget *entry = find_type (widget, GTK_TYPE_ENTRY);
  g_autoptr (GError) error = NULL;
  guint64 one;
  guint64 other;

  gtk_window_set_child (GTK_WINDOW (fixture->window), widget);
  gtk_window_present (GTK_WINDOW (fixture->window));
  tc_play_options_set_document (options, fixture->base.document);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "");
  g_assert_true (tc_play_options_read_seed (options, &one, &error));
  g_assert_true (tc_play_options_read_seed (options, &other, &error));
  g_assert_cmpuint (one, !=, other);
  g_assert_false (tc_seed_is_guessable (one));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "");
  g_assert_null (find_label (widget, "A seed entered by hand is no secret"));

  gtk_editable_set_text (GTK_EDITABLE (entry), "1940");
  g_assert_true (tc_play_options_read_seed (options, &one, &error));
  g_assert_cmpuint (one, ==, 1940);
  g_assert_nonnull (find_label (widget, "A seed entered by hand is no secret"));
  gtk_editable_set_text (GTK_EDITABLE (entry), "nineteen");
  g_assert_false (tc_play_options_read_seed (options, &one, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA);
}

/* The last choice there. */
static GtkDropDown *
find_option (GtkWidget *widget)
{
  GtkWidget *child = gtk_widget_get_last_child (widget);
  GtkDropDown *found = NULL;

  if (GTK_IS_DROP_DOWN (widget))
    return GTK_DROP_DOWN (widget);
  for (; child != NULL && found == NULL; child = gtk_widget_get_prev_sibling (child))
    found = find_option (child);
  return found;
}

#define LONG_NAME                                                                                  \
  "The campaign of the first six days, as the staff had planned it in the winter before"

/* What has a long name takes no more room than the popover has. */
static void
test_long_name (PartFixture *fixture, gconstpointer data)
{
  TcPlayOptions *options = g_object_new (TC_TYPE_PLAY_OPTIONS, NULL);
  GtkWidget *widget = GTK_WIDGET (options);
  int natural;

  gtk_window_set_child (GTK_WINDOW (fixture->window), widget);
  tc_play_options_set_document (options, fixture->base.document);
  fixture_edit (&fixture->base, "setups/fixed-setup[historical]", "name", LONG_NAME);
  wait_for_build (fixture->base.document);
  gtk_window_present (GTK_WINDOW (fixture->window));
  g_assert_nonnull (find_label (widget, LONG_NAME));
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  g_assert_cmpint (natural, <=, 560);
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

  /* The values of an option are words, and what the chosen one means is below it. */
  gtk_window_present (GTK_WINDOW (fixture->window));
  g_assert_nonnull (find_label (widget, "Initiative"));
  g_assert_nonnull (find_label (widget, "The Ally with the initiative"));
  gtk_drop_down_set_selected (find_option (widget), 1);
  g_assert_nonnull (find_label (widget, "A bot plays the Germans."));
  g_assert_cmpstr (tc_ruleset_get_option (tc_play_options_get_playable (options), 0), ==, "bot");

  /* A text that cannot be played leaves nothing to start. */
  fixture_edit (&fixture->base, ARDENNES, "terrain", "no-such-terrain");
  wait_for_build (fixture->base.document);
  g_assert_null (tc_play_options_get_playable (options));
}

/* Whoever decides while the bots are paused, as after an undo, reads it before anybody waits. */
static void
assert_pause_is_said (PartFixture *fixture, TcPlayBots *bots)
{
  TcGame *game = tc_session_get_game (fixture->session);

  tc_session_set_bot (fixture->session, tc_game_get_state (game)->actor, NULL);
  g_assert_false (tc_session_is_bots_turn (fixture->session));
  g_assert_nonnull (find_label (GTK_WIDGET (bots), "After your decision the bots will wait."));
  g_object_set (bots, "auto", TRUE, NULL);
  g_assert_null (find_label (GTK_WIDGET (bots), "After your decision the bots will wait."));
  tc_play_bots_stop (bots);
  g_assert_nonnull (find_label (GTK_WIDGET (bots), "After your decision the bots will wait."));
  for (guint8 i = 0; i < tc_ruleset_get_n_seats (tc_game_get_ruleset (game)); i++)
    tc_session_set_bot (fixture->session, i, NULL);
  g_assert_null (find_label (GTK_WIDGET (bots), "After your decision the bots will wait."));
  part_seat_bots (fixture);
}

static void
test_bots (PartFixture *fixture, gconstpointer data)
{
  TcPlayBots *bots = part_make (fixture, TC_TYPE_PLAY_BOTS);

  part_start (fixture);
  tc_play_bots_step (bots);
  g_assert_cmpuint (tc_game_get_n_moves (tc_session_get_game (fixture->session)), ==, 0);
  part_seat_bots (fixture);

  /* Nobody has paused anything: it says how to begin. */
  g_assert_null (find_label (GTK_WIDGET (bots), "The bots are paused."));
  g_assert_nonnull (find_label (GTK_WIDGET (bots), "Press Start or F7"));
  g_assert_nonnull (find_label (GTK_WIDGET (bots), "Start"));
  for (guint i = 0; i < 3; i++)
    tc_play_bots_step (bots);
  while (tc_game_get_n_moves (tc_session_get_game (fixture->session)) < 3)
    g_main_context_iteration (NULL, TRUE);
  g_object_set (bots, "speed", 3, "auto", TRUE, NULL);
  while (tc_game_get_n_moves (tc_session_get_game (fixture->session)) < 10)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (tc_play_bots_is_auto (bots));
  g_assert_null (find_label (GTK_WIDGET (bots), "The bots are paused."));
  tc_play_bots_stop (bots);
  g_assert_nonnull (find_label (GTK_WIDGET (bots), "The bots are paused."));
  g_assert_nonnull (find_label (GTK_WIDGET (bots), "Continue"));
  g_assert_false (tc_play_bots_is_auto (bots));
  g_assert_false (tc_session_is_thinking (fixture->session));
  assert_pause_is_said (fixture, bots);
  part_start (fixture);
  g_assert_null (find_label (GTK_WIDGET (bots), "The bots are paused."));
  g_assert_nonnull (find_label (GTK_WIDGET (bots), "Press Start or F7"));
}

/* Those of seats that only other setups have are not waited for. */
static void
test_bots_of_other_setups (PartFixture *fixture, gconstpointer data)
{
  GtkWidget *bots = part_make (fixture, TC_TYPE_PLAY_BOTS);
  guint8 n = tc_ruleset_get_setup (fixture->ruleset, 0)->n_seats;

  g_assert_cmpuint (n, <, tc_ruleset_get_n_seats (fixture->ruleset));
  part_seat_bots (fixture);
  part_start (fixture);
  tc_session_run (fixture->session, 3);
  g_object_set (bots, "auto", TRUE, NULL);
  tc_play_bots_stop (TC_PLAY_BOTS (bots));
  g_assert_nonnull (find_label (bots, "Continue"));
  for (guint8 i = 0; i < n; i++)
    tc_session_set_bot_confirmed (fixture->session, i, NULL);
  tc_session_take_screen (fixture->session);
  g_assert_false (tc_session_is_covered (fixture->session));
  g_assert_null (find_label (bots, "After your decision the bots will wait."));
  g_assert_false (gtk_widget_get_visible (bots));
}

/* It names who is next, and hands over the screen. */
static void
test_cover (PartFixture *fixture, gconstpointer data)
{
  GtkWidget *cover = part_make (fixture, TC_TYPE_PLAY_COVER);
  GtkWidget *button = NULL;

  gtk_widget_set_visible (cover, TRUE);
  part_start (fixture);
  tc_session_set_bot (fixture->session, 1, NULL);
  part_start (fixture);
  g_assert_true (tc_session_is_covered (fixture->session));
  g_assert_nonnull (find_label (cover, "Pass the Screen to "));
  button = find_type (cover, GTK_TYPE_BUTTON);
  gtk_widget_grab_focus (cover);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == button);
  g_signal_emit_by_name (button, "clicked");
  g_assert_false (tc_session_is_covered (fixture->session));
}

/* Plays the first move of each list until somebody reads what nobody else may. */
static void
play_until_told (PartFixture *fixture)
{
  for (guint i = 0; i < 200; i++) {
    g_autoptr (TcView) view = NULL;
    const TcViewMove *moves;
    guint n;

    if (tc_session_get_awaiting_viewer (fixture->session) != TC_SEAT_NONE)
      return;
    tc_session_take_screen (fixture->session);
    if (tc_session_step (fixture->session))
      continue;
    view = tc_session_dup_view (fixture->session);
    moves = tc_view_get_moves (view, &n);
    g_assert_true (tc_session_apply (fixture->session, &moves[0].move, NULL));
  }
  g_assert_not_reached ();
}

/* What a player alone has just learned stands there, and the key that decides passes the screen on;
 * then nothing of it is left. */
static void
test_told (PartFixture *fixture, gconstpointer data)
{
  GtkWidget *part = part_make (fixture, TC_TYPE_PLAY_TOLD);
  GtkWidget *button = find_type (part, GTK_TYPE_BUTTON);
  g_auto (GStrv) told = NULL;

  part_start (fixture);
  tc_session_set_bot (fixture->session, 1, NULL);
  tc_session_take_screen (fixture->session);
  g_assert_false (gtk_widget_get_visible (part));
  play_until_told (fixture);
  told = tc_session_dup_told (fixture->session);
  g_assert_true (gtk_widget_get_visible (part));
  g_assert_nonnull (find_label (part, told[0]));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == button);
  g_assert_nonnull (find_label (button, "Pass the Screen to "));
  g_assert_true (gtk_widget_activate (button));
  while (!tc_session_is_covered (fixture->session))
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (gtk_widget_get_visible (part));
  g_assert_null (find_label (part, told[0]));
  g_assert_null (find_label (button, "Pass the Screen to "));
}

static void
test_own_notes (PartFixture *fixture, gconstpointer data)
{
  GtkWidget *notes = part_make (fixture, TC_TYPE_OWN_NOTES);
  GtkTextView *view = GTK_TEXT_VIEW (find_type (notes, GTK_TYPE_TEXT_VIEW));
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (view);
  g_autofree char *text = NULL;

  part_start (fixture);
  gtk_text_buffer_set_text (buffer, "Blake lies", -1);
  g_assert_cmpstr (tc_session_get_note (fixture->session, 0), ==, "Blake lies");
  tc_session_set_umpire (fixture->session, TRUE);
  g_object_get (buffer, "text", &text, NULL);
  g_assert_cmpstr (text, ==, "");
  g_assert_false (gtk_widget_is_visible (GTK_WIDGET (view)));
  g_assert_true (
    gtk_widget_get_visible (find_label (notes, "Each player has notes of their own, which "
                                               "you see when you view as that player. "
                                               "Add Note in the menu of the game is for "
                                               "notes on the position.")));
}

#define ADD(name, system, test)                                                                    \
  g_test_add ("/editor/play-parts/" name, PartFixture, system, part_set_up, test, part_tear_down)

int
main (int argc, char **argv)
{
  init_widgets (&argc, &argv);
  ADD ("log", "betrayal-1940", test_log);
  ADD ("log-stays-at-its-end", "betrayal-1940", test_log_stays_at_its_end);
  ADD ("log-of-acts", "badge", test_log_of_acts);
  ADD ("log-shows-undone", "betrayal-1940", test_log_shows_undone);
  ADD ("seats", "betrayal-1940", test_seats);
  ADD ("seats-are-whole", "house", test_seats_are_whole);
  ADD ("long-name", "betrayal-1940", test_long_name);
  ADD ("options", "betrayal-1940", test_options);
  ADD ("bots", "betrayal-1940", test_bots);
  ADD ("bots-of-other-setups", "dune", test_bots_of_other_setups);
  ADD ("deal-is-announced", "badge", test_deal_is_announced);
  ADD ("secret-seats", "badge", test_secret_seats);
  ADD ("consent", "badge", test_consent);
  ADD ("secret-seed", "badge", test_secret_seed);
  ADD ("cover", "badge", test_cover);
  ADD ("told", "badge", test_told);
  ADD ("own-notes", "badge", test_own_notes);

  return g_test_run ();
}
