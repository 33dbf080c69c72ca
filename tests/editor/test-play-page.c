/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/play/tc-play-moves.h"
#include "pages/play/tc-play-page.h"

#include <string.h>

#include "board/tc-board.h"
#include "part-fixture.h"
#include "widgets.h"

/* What is beside the board gets wider with the text, so that words are not cut. */
static void
test_large_text (PlayFixture *fixture, gconstpointer data)
{
  GtkWidget *label = find_label (GTK_WIDGET (fixture->page), "Place the Rest");
  GtkWidget *side = gtk_widget_get_ancestor (label, ADW_TYPE_CLAMP);
  int width = adw_clamp_get_maximum_size (ADW_CLAMP (side));
  int dpi = -1;

  g_assert_nonnull (label);
  g_assert_cmpint (gtk_label_get_ellipsize (GTK_LABEL (label)), ==, PANGO_ELLIPSIZE_NONE);
  g_assert_true (gtk_label_get_wrap (GTK_LABEL (label)));
  g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &dpi, NULL);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 144 * 1024, NULL);
  g_assert_cmpint (adw_clamp_get_maximum_size (ADW_CLAMP (side)), >, width);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", dpi, NULL);
  g_assert_cmpint (adw_clamp_get_maximum_size (ADW_CLAMP (side)), ==, width);
}

/* A visible page starts as soon as there is something to play. */
static void
test_starts_by_itself (PlayFixture *fixture, gconstpointer data)
{
  g_assert_nonnull (play_get_game (fixture));
  g_assert_cmpuint (tc_game_get_n_moves (play_get_game (fixture)), ==, 0);
  g_assert_nonnull (find_label (GTK_WIDGET (fixture->page), "Legal moves:"));
}

/* However large the text: what does not fit beside the board is scrolled, nothing hangs out. */
static void
test_fits_a_low_window (PlayFixture *fixture, gconstpointer data)
{
  int least = 0;

  gtk_widget_measure (GTK_WIDGET (fixture->page), GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL,
                      NULL);
  g_assert_cmpint (least, >, 0);
  g_assert_cmpint (least, <=, 360);
}

/* What the page has in a window of 1280x800. */
#define USUAL_HEIGHT 743

/* A window that is on its way to the screen may keep the size that it asked for. */
static void
show_again (GtkWidget *window, guint ms)
{
  gtk_widget_set_visible (window, FALSE);
  run_until_idle ();
  gtk_window_set_default_size (GTK_WINDOW (window), 1200, USUAL_HEIGHT);
  gtk_window_present (GTK_WINDOW (window));
  run_for (ms);
}

static float
get_top (GtkWidget *widget, GtkWidget *page)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, page, &bounds));
  return bounds.origin.y;
}

/* Beside a setup with dice, buttons and a filter above the moves. What is selected on the board is
 * named above them, and moves none of them. */
static void
test_shows_enough_moves (PlayFixture *fixture, gconstpointer data)
{
  GtkWidget *page = GTK_WIDGET (fixture->page);
  GtkWidget *list;
  GtkWidget *first;
  float top;

  use_style ();
  for (guint i = 1; gtk_widget_get_height (page) != USUAL_HEIGHT && i <= 10; i++)
    show_again (fixture->window, 100 * i);
  g_assert_cmpint (gtk_widget_get_height (page), ==, USUAL_HEIGHT);
  g_assert_nonnull (find_label (page, "Place the Rest"));
  list = find_type (find_type (page, TC_TYPE_PLAY_MOVES), GTK_TYPE_LIST_VIEW);
  first = gtk_widget_get_first_child (list);
  g_assert_cmpint (gtk_widget_get_height (list), >=,
                   gtk_widget_get_height (first) +
                     5 * gtk_widget_get_height (gtk_widget_get_next_sibling (first)));

  top = get_top (list, page);
  g_signal_emit_by_name (find_type (page, TC_TYPE_BOARD), "selected", "fighter-1");
  g_assert_nonnull (find_label (page, "6 of 18 moves"));
  run_for (200);
  g_assert_cmpfloat (ABS (get_top (list, page) - top), <, 0.5);
}

/* Nobody decides any more, and has no name to be shown. */
static void
test_ends_with_nobody (PlayFixture *fixture, gconstpointer data)
{
  play_seat_bots (fixture);
  g_object_set (fixture->page, "speed", 3, "auto", TRUE, NULL);
  while (!tc_game_is_over (play_get_game (fixture)))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (tc_game_get_state (play_get_game (fixture))->actor, ==, TC_SEAT_NONE);
  g_assert_nonnull (find_label (GTK_WIDGET (fixture->page), "The game is over"));
}

static void
test_steps_and_goes_back (PlayFixture *fixture, gconstpointer data)
{
  guint64 start = tc_game_get_hash (play_get_game (fixture));

  play_act (fixture, "play.step");
  g_assert_cmpuint (tc_game_get_n_moves (play_get_game (fixture)), ==, 0);
  play_seat_bots (fixture);
  play_act (fixture, "play.step");
  play_act (fixture, "play.step");
  g_assert_cmpuint (tc_game_get_n_moves (play_get_game (fixture)), ==, 2);
  while (tc_game_can_undo (play_get_game (fixture)))
    play_act (fixture, "play.undo");
  g_assert_cmpuint (tc_game_get_hash (play_get_game (fixture)), ==, start);
}

static void
test_auto_plays (PlayFixture *fixture, gconstpointer data)
{
  guint turn = tc_game_get_state (play_get_game (fixture))->turn;

  play_seat_bots (fixture);
  g_object_set (fixture->page, "speed", 3, "auto", TRUE, NULL);
  while (tc_game_get_state (play_get_game (fixture))->turn == turn &&
         !tc_game_is_over (play_get_game (fixture)))
    g_main_context_iteration (NULL, TRUE);
  g_object_set (fixture->page, "auto", FALSE, NULL);
  g_assert_cmpuint (tc_game_get_n_moves (play_get_game (fixture)), >, 0);
}

/* The first legal move that is a drag, made by dragging it. */
static void
test_a_drag_is_a_move (PlayFixture *fixture, gconstpointer data)
{
  TcSession *session = tc_play_page_get_session (fixture->page);
  const TcSystem *system = tc_ruleset_get_system (tc_game_get_ruleset (play_get_game (fixture)));
  g_autofree char *subject = NULL;
  g_autofree char *target = NULL;
  guint n_before;

  play_seat_bots (fixture);
  while (subject == NULL && !tc_game_is_over (play_get_game (fixture))) {
    g_autoptr (TcView) view = tc_session_dup_view (session);
    guint n;
    const TcViewMove *moves = tc_view_get_moves (view, &n);

    for (guint i = 0; i < n && subject == NULL; i++) {
      g_autoptr (GArray) found = NULL;

      if (!system->verbs[moves[i].move.verb].is_drag)
        continue;
      found = tc_session_find_moves (session, view, moves[i].subject, moves[i].target);
      if (found->len == 1) {
        subject = g_strdup (moves[i].subject);
        target = g_strdup (moves[i].target);
      }
    }
    if (subject == NULL)
      tc_session_step (session);
  }
  g_assert_nonnull (subject);
  n_before = tc_game_get_n_moves (play_get_game (fixture));
  g_signal_emit_by_name (find_type (GTK_WIDGET (fixture->page), TC_TYPE_BOARD), "proposed", subject,
                         target);
  g_assert_cmpuint (tc_game_get_n_moves (play_get_game (fixture)), ==, n_before + 1);
}

#define HOW_TO_ASK "No legal moves here. Double-click"

/* And once it is said, no longer how to learn it. */
static void
test_a_wrong_drag_says_why (PlayFixture *fixture, gconstpointer data)
{
  GtkWidget *board = find_type (GTK_WIDGET (fixture->page), TC_TYPE_BOARD);
  g_autofree char *why_not = NULL;

  why_not = tc_session_dup_why_not (tc_play_page_get_session (fixture->page), "ardennes", "paris");
  g_signal_emit_by_name (board, "selected", "ardennes");
  g_assert_nonnull (find_label (GTK_WIDGET (fixture->page), HOW_TO_ASK));
  g_signal_emit_by_name (board, "proposed", "ardennes", "paris");
  g_assert_cmpuint (tc_game_get_n_moves (play_get_game (fixture)), ==, 0);
  g_assert_nonnull (find_label (GTK_WIDGET (fixture->page), why_not));
  g_assert_null (find_label (GTK_WIDGET (fixture->page), HOW_TO_ASK));
}

static gboolean
is_legal (PlayFixture *fixture, const char *verb)
{
  g_autoptr (TcView) view = tc_session_dup_view (tc_play_page_get_session (fixture->page));
  guint n;
  const TcViewMove *moves = tc_view_get_moves (view, &n);

  for (guint i = 0; i < n; i++)
    if (g_str_equal (moves[i].verb, verb))
      return TRUE;
  return FALSE;
}

/* The end of a phase has a button; while a duty is left it says which, and afterwards it is a
 * move. The dice of the tactics lie there, and one that is forced with them. */
static void
test_a_phase_is_ended (PlayFixture *fixture, gconstpointer data)
{
  GtkWidget *page = GTK_WIDGET (fixture->page);
  TcSession *session = tc_play_page_get_session (fixture->page);
  guint n_moves;

  play_seat_bots (fixture);
  while (!is_legal (fixture, "drop"))
    g_assert_true (tc_session_step (session));
  n_moves = tc_game_get_n_moves (play_get_game (fixture));
  g_assert_null (find_label (page, "End movement"));
  for (guint8 i = 0; i < 2; i++)
    tc_session_set_bot (session, i, NULL);
  g_assert_nonnull (find_label (page, "End movement"));
  g_assert_nonnull (find_label (page, "Tactics roll "));
  play_act (fixture, "play.pass");
  g_assert_cmpuint (tc_game_get_n_moves (play_get_game (fixture)), ==, n_moves);
  g_assert_nonnull (find_label (page, "7th Airborne and 22nd Air Landing must still drop (rule "));

  play_seat_bots (fixture);
  while (!is_legal (fixture, "end"))
    g_assert_true (tc_session_step (session));
  n_moves = tc_game_get_n_moves (play_get_game (fixture));
  g_assert_true (tc_session_force_die (session, 4));
  g_assert_nonnull (find_label (page, "forced: thrown next"));
  play_act (fixture, "play.pass");
  g_assert_cmpuint (tc_game_get_n_moves (play_get_game (fixture)), ==, n_moves + 2);
}

/* What a turn has changed can be read by itself, once one is over. */
static void
test_summary (PlayFixture *fixture, gconstpointer data)
{
  TcSession *session = tc_play_page_get_session (fixture->page);
  GtkWidget *dialog, *scroller;

  while (gtk_widget_get_height (fixture->window) == 0)
    g_main_context_iteration (NULL, TRUE);
  play_act (fixture, "play.summary");
  g_assert_null (GTK_WIDGET (find_question ()));
  play_seat_bots (fixture);
  while (tc_game_get_state (play_get_game (fixture))->turn < 2)
    g_assert_true (tc_session_step (session));
  play_act (fixture, "play.summary");
  dialog = GTK_WIDGET (find_question ());
  g_assert_nonnull (dialog);
  g_assert_cmpstr (adw_message_dialog_get_heading (ADW_MESSAGE_DIALOG (dialog)), ==,
                   "Turn 1 in short");
  /* More than there is room for can be seen to go on, in a low window as well. */
  scroller = find_type (dialog, GTK_TYPE_SCROLLED_WINDOW);
  g_assert_nonnull (scroller);
  g_assert_false (gtk_scrolled_window_get_overlay_scrolling (GTK_SCROLLED_WINDOW (scroller)));
  g_assert_cmpint (gtk_scrolled_window_get_max_content_height (GTK_SCROLLED_WINDOW (scroller)), <,
                   gtk_widget_get_height (fixture->window));
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* A click where the piece in hand cannot go says why; the next click is one on the map. */
static void
test_a_piece_in_hand_is_refused (PlayFixture *fixture, gconstpointer data)
{
  GtkWidget *page = GTK_WIDGET (fixture->page);
  GtkWidget *board = find_type (page, TC_TYPE_BOARD);
  g_autoptr (TcView) view = tc_session_dup_view (tc_play_page_get_session (fixture->page));
  guint n;
  g_autofree char *piece = g_strdup (tc_view_get_moves (view, &n)[0].subject);

  g_signal_emit_by_name (board, "selected", piece);
  g_signal_emit_by_name (board, "selected", "paris");
  g_assert_nonnull (find_label (page, "The setup does not let "));
  g_signal_emit_by_name (board, "selected", "sedan");
  g_assert_null (find_label (page, "The setup does not let "));
}

/* The piece that was placed has nothing left to do: the moves of the others come back. */
static void
test_a_spent_piece_is_dropped (PlayFixture *fixture, gconstpointer data)
{
  TcSession *session = tc_play_page_get_session (fixture->page);
  GtkWidget *board = find_type (GTK_WIDGET (fixture->page), TC_TYPE_BOARD);
  g_autoptr (TcView) view = tc_session_dup_view (session);
  g_autofree char *subject = NULL;
  g_autofree char *target = NULL;
  guint n;
  const TcViewMove *moves = tc_view_get_moves (view, &n);

  g_assert_cmpuint (n, >, 0);
  subject = g_strdup (moves[0].subject);
  target = g_strdup (moves[0].target);
  tc_board_select (TC_BOARD (board), subject);
  g_signal_emit_by_name (board, "selected", subject);
  g_assert_null (find_label (GTK_WIDGET (fixture->page), "Legal moves:"));
  tc_play_page_propose (fixture->page, subject, target);
  g_assert_cmpuint (tc_game_get_n_moves (play_get_game (fixture)), ==, 1);
  g_assert_nonnull (find_label (GTK_WIDGET (fixture->page), "Legal moves:"));
}

/* So are those of others when the turn passes, though the piece will have moves again. */
static void
test_a_piece_of_another_turn_is_dropped (PlayFixture *fixture, gconstpointer data)
{
  TcSession *session = tc_play_page_get_session (fixture->page);
  GtkWidget *board = find_type (GTK_WIDGET (fixture->page), TC_TYPE_BOARD);
  g_autoptr (TcView) view = NULL;
  guint8 actor;
  guint n;

  play_seat_bots (fixture);
  while (!is_legal (fixture, "end"))
    g_assert_true (tc_session_step (session));
  view = tc_session_dup_view (session);
  tc_view_get_tokens (view, &n);
  g_assert_cmpuint (n, >, 0);
  g_signal_emit_by_name (board, "selected", tc_view_get_tokens (view, &n)[0].key);
  g_assert_null (find_label (GTK_WIDGET (fixture->page), "Legal moves:"));
  actor = tc_game_get_state (play_get_game (fixture))->actor;
  while (tc_game_get_state (play_get_game (fixture))->actor == actor)
    g_assert_true (tc_session_step (session));
  for (guint8 i = 0; i < 2; i++)
    tc_session_set_bot (session, i, NULL);
  g_assert_nonnull (find_label (GTK_WIDGET (fixture->page), "Legal moves:"));
}

/* A place that one has looked at in one phase would hide most of what may be done in the next. */
static void
test_a_place_of_another_phase_is_dropped (PlayFixture *fixture, gconstpointer data)
{
  TcSession *session = tc_play_page_get_session (fixture->page);
  GtkWidget *board = find_type (GTK_WIDGET (fixture->page), TC_TYPE_BOARD);
  guint n_left = 0;

  for (guint i = 0; n_left < 4 && i < 400; i++) {
    g_autoptr (TcView) view = tc_session_dup_view (session);
    const TcState *state = tc_game_get_state (play_get_game (fixture));
    guint8 actor = state->actor;
    guint8 phase = state->phase;
    guint n;
    const TcViewMove *moves = tc_view_get_moves (view, &n);
    TcMove last = moves[n - 1].move;

    g_signal_emit_by_name (board, "selected", "sedan");
    g_assert_true (tc_session_apply (session, &last, NULL));
    state = tc_game_get_state (play_get_game (fixture));
    if (tc_game_is_over (play_get_game (fixture)) ||
        (state->actor == actor && state->phase == phase))
      continue;
    g_assert_null (find_label (GTK_WIDGET (fixture->page), "Show All"));
    n_left++;
  }
  g_assert_cmpuint (n_left, ==, 4);
}

static void
test_bots_stop_behind_another_page (PlayFixture *fixture, gconstpointer data)
{
  gboolean is_auto = TRUE;

  play_seat_bots (fixture);
  g_object_set (fixture->page, "auto", TRUE, NULL);
  gtk_widget_unmap (GTK_WIDGET (fixture->page));
  g_object_get (fixture->page, "auto", &is_auto, NULL);
  g_assert_false (is_auto);

  /* Nobody has paused them: back on the page they go on. */
  gtk_widget_map (GTK_WIDGET (fixture->page));
  g_object_get (fixture->page, "auto", &is_auto, NULL);
  g_assert_true (is_auto);

  /* But where somebody has, or went somewhere else meanwhile. */
  gtk_widget_unmap (GTK_WIDGET (fixture->page));
  tc_session_step (tc_play_page_get_session (fixture->page));
  gtk_widget_map (GTK_WIDGET (fixture->page));
  g_object_get (fixture->page, "auto", &is_auto, NULL);
  g_assert_false (is_auto);
  gtk_widget_unmap (GTK_WIDGET (fixture->page));
  gtk_widget_map (GTK_WIDGET (fixture->page));
  g_object_get (fixture->page, "auto", &is_auto, NULL);
  g_assert_false (is_auto);
}

/* What is exported or saved is what was seen: bots wait until it is answered where. */
static void
test_bots_wait_for_choosers (PlayFixture *fixture, gconstpointer data)
{
  static const char *const actions[] = { "play.export-log", "play.save-picture", "play.save-game" };
  guint n_moves;

  play_seat_bots (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++) {
    gboolean is_auto = TRUE;

    g_object_set (fixture->page, "auto", TRUE, NULL);
    play_act (fixture, actions[i]);
    g_assert_nonnull (find_chooser ());
    g_object_get (fixture->page, "auto", &is_auto, NULL);
    g_assert_false (is_auto);
    n_moves = tc_game_get_n_moves (play_get_game (fixture));
    run_for (50);
    g_assert_cmpuint (tc_game_get_n_moves (play_get_game (fixture)), ==, n_moves);
    gtk_dialog_response (GTK_DIALOG (find_chooser ()), GTK_RESPONSE_CANCEL);
    g_object_get (fixture->page, "auto", &is_auto, NULL);
    g_assert_true (is_auto);
  }
}

/* Keys that come while a bot thinks are steps all the same; stopping drops them. */
static void
test_steps_wait_for_bots (PlayFixture *fixture, gconstpointer data)
{
  GtkWidget *page = GTK_WIDGET (fixture->page);

  play_seat_bots (fixture);
  for (guint i = 0; i < 3; i++)
    gtk_widget_activate_action (page, "play.step", NULL);
  while (tc_game_get_n_moves (play_get_game (fixture)) < 3)
    g_main_context_iteration (NULL, TRUE);
  run_until_idle ();
  g_assert_cmpuint (tc_game_get_n_moves (play_get_game (fixture)), ==, 3);
  for (guint i = 0; i < 3; i++)
    gtk_widget_activate_action (page, "play.step", NULL);
  gtk_widget_activate_action (page, "play.stop-thinking", NULL);
  run_until_idle ();
  g_assert_false (tc_session_is_thinking (tc_play_page_get_session (fixture->page)));
  g_assert_cmpuint (tc_game_get_n_moves (play_get_game (fixture)), ==, 3);
}

/* A note is on its place until the game goes back behind it. */
static void
test_notes_are_on_the_board (PlayFixture *fixture, gconstpointer data)
{
  TcSession *session = tc_play_page_get_session (fixture->page);
  TcBoard *board = TC_BOARD (find_type (GTK_WIDGET (fixture->page), TC_TYPE_BOARD));
  g_autofree char *noted = NULL;
  g_autofree char *before = NULL;

  play_seat_bots (fixture);
  play_act (fixture, "play.step");
  tc_session_add_pin (session, "Sedan", "too weak");
  tc_session_add_pin (session, "Sedan", "hold it");
  tc_session_add_pin (session, "", "a fine day");
  noted = tc_board_dup_description (board, "sedan");
  g_assert_true (g_str_has_suffix (noted, ". Note: too weak\nhold it"));
  play_act (fixture, "play.undo");
  before = tc_board_dup_description (board, "sedan");
  g_assert_null (strstr (before, "Note"));
}

/* (transfer full): a position in which a combat can be resolved. */
static TcView *
play_to_combat (TcSession *session)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (2);

  for (;;) {
    g_autoptr (TcView) view = tc_session_dup_view (session);
    guint n;
    const TcViewMove *moves = tc_view_get_moves (view, &n);

    if (g_str_equal (moves[0].verb, "attack"))
      return g_steal_pointer (&view);
    g_assert_true (
      tc_session_apply (session, &moves[g_rand_int_range (rand, 0, (gint32) n)].move, NULL));
  }
}

/* Whoever looks for a battle clicks a counter in it. */
static void
test_a_battle_is_found (PlayFixture *fixture, gconstpointer data)
{
  TcBoard *board = TC_BOARD (find_type (GTK_WIDGET (fixture->page), TC_TYPE_BOARD));
  GtkWidget *list = find_type (GTK_WIDGET (fixture->page), TC_TYPE_PLAY_MOVES);
  TcSession *session = tc_play_page_get_session (fixture->page);
  TcGame *game = play_get_game (fixture);
  g_autoptr (TcView) view = NULL;
  const char *area;
  const TcViewToken *token;
  guint n, n_before;

  for (guint8 i = 0; i < tc_ruleset_get_n_seats (tc_game_get_ruleset (game)); i++)
    tc_session_set_bot (session, i, NULL);
  view = play_to_combat (session);
  area = tc_view_get_moves (view, &n)[0].target;
  token = tc_view_get_tokens (view, &n);
  while (!g_str_equal (token->container, area))
    token++;

  tc_board_user_selects (board, token->key);
  g_assert_cmpuint (g_list_model_get_n_items (part_get_rows (list)), ==, 1);
  n_before = tc_game_get_n_moves (game);
  g_signal_emit_by_name (board, "activated", token->key);
  g_assert_cmpuint (tc_game_get_n_moves (game), ==, n_before + 1);
}

/* (transfer full): until somebody can be chosen. */
static TcView *
play_to_choice (TcSession *session)
{
  for (;;) {
    TcView *view = tc_session_dup_view (session);
    guint n;
    const TcViewMove *moves = tc_view_get_moves (view, &n);

    if (g_str_has_prefix (moves[0].text, "Choose "))
      return view;
    g_assert_true (tc_session_apply (session, &moves[0].move, NULL));
    tc_view_free (view);
  }
}

/* By the seat, also where another thing was touched before that can do nothing. */
static void
test_a_player_is_chosen (PlayFixture *fixture, gconstpointer data)
{
  TcBoard *board = TC_BOARD (find_type (GTK_WIDGET (fixture->page), TC_TYPE_BOARD));
  TcSession *session = tc_play_page_get_session (fixture->page);
  g_autoptr (TcView) view = NULL;
  g_autofree char *seat = NULL;
  TcGame *game;
  guint n, n_before;

  for (guint8 i = 0; i < 4; i++)
    tc_session_set_bot (session, i, NULL);
  tc_session_set_umpire (session, TRUE);
  view = play_to_choice (session);
  seat = g_strconcat ("seat-", tc_view_get_moves (view, &n)[0].subject, NULL);
  game = play_get_game (fixture);
  n_before = tc_game_get_n_moves (game);

  tc_board_user_selects (board, tc_view_get_tokens (view, &n)[0].key);
  g_signal_emit_by_name (board, "activated", seat);
  g_assert_cmpuint (tc_game_get_n_moves (game), ==, n_before + 1);
}

/* (nullable): a room to go to. */
static const char *
find_room (const TcView *view)
{
  guint n;
  const TcViewMove *moves = tc_view_get_moves (view, &n);

  for (guint i = 0; i < n; i++)
    if (g_str_equal (moves[i].verb, "walk"))
      return moves[i].target;
  return NULL;
}

/* (nullable): what can only be dropped now. */
static const char *
find_droppable (TcSession *session, const TcView *view)
{
  guint n;
  const TcViewMove *moves = tc_view_get_moves (view, &n);

  for (guint i = 0; i < n; i++) {
    g_autoptr (GArray) found = NULL;

    if (!g_str_equal (moves[i].verb, "drop"))
      continue;
    found = tc_session_find_moves (session, view, moves[i].subject, "");
    if (found->len == 1)
      return moves[i].subject;
  }
  return NULL;
}

/* (transfer full): plays on by chance until an item can only be dropped, and there is a room to go
 * to. */
static char *
play_to_droppable (PlayFixture *fixture, char **out_room)
{
  TcSession *session = tc_play_page_get_session (fixture->page);
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  g_autoptr (TcView) view = NULL;
  const char *item;
  guint n;

  for (guint8 i = 0; i < 3; i++)
    tc_session_set_bot (session, i, NULL);
  tc_session_set_umpire (session, TRUE);
  view = tc_session_dup_view (session);
  while ((item = find_droppable (session, view)) == NULL || find_room (view) == NULL) {
    const TcViewMove *moves = tc_view_get_moves (view, &n);

    g_assert_true (
      tc_session_apply (session, &moves[g_rand_int_range (rand, 0, (gint32) n)].move, NULL));
    tc_view_free (view);
    view = tc_session_dup_view (session);
  }

  *out_room = g_strdup (find_room (view));
  return g_strdup (item);
}

/* Who asks by a double click what can be done with an item does not lose it. */
static void
test_nothing_is_dropped (PlayFixture *fixture, gconstpointer data)
{
  g_autofree char *room = NULL;
  g_autofree char *item = play_to_droppable (fixture, &room);
  guint n_before = tc_game_get_n_moves (play_get_game (fixture));

  g_signal_emit_by_name (find_type (GTK_WIDGET (fixture->page), TC_TYPE_BOARD), "activated", item);
  g_assert_cmpuint (tc_game_get_n_moves (play_get_game (fixture)), ==, n_before);
  g_assert_nonnull (
    find_label (GTK_WIDGET (fixture->page), "Nothing else can be done with this now than “Drop "));
}

/* With such an item in hand a double click on a room goes there. */
static void
test_an_item_in_hand_goes_nowhere (PlayFixture *fixture, gconstpointer data)
{
  GtkWidget *board = find_type (GTK_WIDGET (fixture->page), TC_TYPE_BOARD);
  g_autofree char *room = NULL;
  g_autofree char *item = play_to_droppable (fixture, &room);
  guint n_before = tc_game_get_n_moves (play_get_game (fixture));

  tc_board_user_selects (TC_BOARD (board), item);
  tc_board_user_selects (TC_BOARD (board), room);
  g_signal_emit_by_name (board, "activated", room);
  g_assert_null (find_label (GTK_WIDGET (fixture->page), "This is not possible."));
  g_assert_cmpuint (tc_game_get_n_moves (play_get_game (fixture)), ==, n_before + 1);
}

#define ADD(name, function)                                                                        \
  g_test_add ("/editor/play-page/" name, PlayFixture, NULL, play_set_up, function, play_tear_down)

int
main (int argc, char **argv)
{
  init_widgets (&argc, &argv);
  ADD ("large-text", test_large_text);
  ADD ("starts-by-itself", test_starts_by_itself);
  ADD ("fits-a-low-window", test_fits_a_low_window);
  ADD ("shows-enough-moves", test_shows_enough_moves);
  ADD ("ends-with-nobody", test_ends_with_nobody);
  ADD ("steps-and-goes-back", test_steps_and_goes_back);
  ADD ("bots-wait-for-choosers", test_bots_wait_for_choosers);
  ADD ("steps-wait-for-bots", test_steps_wait_for_bots);
  ADD ("auto-plays", test_auto_plays);
  ADD ("a-drag-is-a-move", test_a_drag_is_a_move);
  ADD ("a-wrong-drag-says-why", test_a_wrong_drag_says_why);
  ADD ("a-phase-is-ended", test_a_phase_is_ended);
  ADD ("a-piece-in-hand-is-refused", test_a_piece_in_hand_is_refused);
  ADD ("a-battle-is-found", test_a_battle_is_found);
  g_test_add ("/editor/play-page/nothing-is-dropped", PlayFixture, "house", play_set_up,
              test_nothing_is_dropped, play_tear_down);
  g_test_add ("/editor/play-page/an-item-in-hand-goes-nowhere", PlayFixture, "house", play_set_up,
              test_an_item_in_hand_goes_nowhere, play_tear_down);
  g_test_add ("/editor/play-page/a-player-is-chosen", PlayFixture, "dune", play_set_up,
              test_a_player_is_chosen, play_tear_down);
  ADD ("summary", test_summary);
  ADD ("notes-are-on-the-board", test_notes_are_on_the_board);
  ADD ("a-spent-piece-is-dropped", test_a_spent_piece_is_dropped);
  ADD ("a-place-of-another-phase-is-dropped", test_a_place_of_another_phase_is_dropped);
  ADD ("a-piece-of-another-turn-is-dropped", test_a_piece_of_another_turn_is_dropped);
  ADD ("bots-stop-behind-another-page", test_bots_stop_behind_another_page);
  return g_test_run ();
}
