/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "pages/play/tc-play-dice.h"
#include "pages/play/tc-play-log.h"
#include "pages/play/tc-play-moves.h"
#include "pages/play/tc-play-page-private.h"

#include "board/tc-board-private.h"
#include "fixture.h"
#include "widgets.h"

/* What is beside the board, in the room that it has in a window of 1280x800 less a third player's
 * row, or a message at the bottom of the window. */
#define WIDTH  1280
#define HEIGHT 713

typedef struct {
  Fixture base;
  GtkWidget *window;
  GtkWidget *page;
  GtkWidget *moves; /* lists */
  GtkWidget *log;
  GtkWidget *part;       /* around the moves */
  GtkWidget *moves_room; /* what scrolls them */
  GtkWidget *log_room;
  TcSession *session;
} PanelFixture;

/* A window that is on its way to the screen may keep the size that it asked for. */
static void
show_again (GtkWidget *window, guint ms)
{
  gtk_widget_set_visible (window, FALSE);
  run_until_idle ();
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  gtk_window_present (GTK_WINDOW (window));
  run_for (ms);
}

/* Persons play all seats, the same game every time. @system: of the scenario. */
static void
set_up (PanelFixture *fixture, gconstpointer system)
{
  TcRuleset *ruleset;

  fixture_set_up_with (&fixture->base, system);
  use_style ();
  fixture->page = g_object_new (TC_TYPE_PLAY_PAGE, NULL);
  tc_page_set_document (TC_PAGE (fixture->page), fixture->base.document);
  fixture->window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (fixture->window), fixture->page);
  fixture_open (&fixture->base);
  for (guint i = 1; gtk_widget_get_height (fixture->page) != HEIGHT && i <= 10; i++)
    show_again (fixture->window, 100 * i);
  g_assert_cmpint (gtk_widget_get_height (fixture->page), ==, HEIGHT);
  fixture->session = tc_play_page_get_session (TC_PLAY_PAGE (fixture->page));
  ruleset = tc_game_get_ruleset (tc_session_get_game (fixture->session));
  for (guint8 i = 0; i < tc_ruleset_get_n_seats (ruleset); i++)
    tc_session_set_bot (fixture->session, i, NULL);
  tc_session_start (fixture->session, ruleset, 0, 1940);
  fixture->part = find_type (fixture->page, TC_TYPE_PLAY_MOVES);
  fixture->moves = find_type (fixture->part, GTK_TYPE_LIST_VIEW);
  fixture->moves_room = gtk_widget_get_parent (fixture->moves);
  fixture->log = find_type (find_type (fixture->page, TC_TYPE_PLAY_LOG), GTK_TYPE_LIST_VIEW);
  fixture->log_room = gtk_widget_get_parent (fixture->log);
}

static void
tear_down (PanelFixture *fixture, gconstpointer data)
{
  run_until_idle ();
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  run_until_idle ();
  fixture_tear_down (&fixture->base, data);
}

static const TcState *
get_state (PanelFixture *fixture)
{
  return tc_game_get_state (tc_session_get_game (fixture->session));
}

/* One move of those that are legal, and until it is shown. */
static void
decide (PanelFixture *fixture, guint i)
{
  g_autoptr (TcView) view = NULL;
  const TcViewMove *moves;
  guint n;

  tc_session_take_screen (fixture->session);
  view = tc_session_dup_view (fixture->session);
  moves = tc_view_get_moves (view, &n);
  g_assert_cmpuint (n, >, 0);
  g_assert_true (tc_session_apply (fixture->session, &moves[i * 7 % n].move, NULL));
  for (guint frame = 0; frame < 3; frame++)
    gtk_test_widget_wait_for_draw (fixture->page);
}

static GtkAdjustment *
find_adjustment (GtkWidget *widget)
{
  return gtk_scrolled_window_get_vadjustment (
    GTK_SCROLLED_WINDOW (gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW)));
}

/* How much of what is scrolled is above or below what shows it. */
static gdouble
get_excess (GtkWidget *widget)
{
  GtkAdjustment *adjustment = find_adjustment (widget);

  return gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);
}

static gdouble
get_below (GtkWidget *widget)
{
  return get_excess (widget) - gtk_adjustment_get_value (find_adjustment (widget));
}

static GtkWidget *
find_title (GtkWidget *row)
{
  GtkWidget *label = find_type (row, GTK_TYPE_LABEL);

  return label != NULL && gtk_widget_get_mapped (label) ? label : NULL;
}

static gboolean
is_whole (GtkWidget *widget, GtkWidget *within)
{
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (widget, within, &bounds) && bounds.origin.y >= -1 &&
         bounds.origin.y + bounds.size.height <= (float) gtk_widget_get_height (within) + 1;
}

/* Of text that can be read in a list: its titles, and neither headings nor what is beside them. */
static guint
count_lines (GtkWidget *list)
{
  GtkWidget *room = gtk_widget_get_parent (list);
  guint n = 0;

  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL;
       row = gtk_widget_get_next_sibling (row)) {
    GtkWidget *label = find_title (row);

    if (label != NULL && is_whole (label, room))
      n += (guint) pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (label)));
  }
  return n;
}

static float
get_top (PanelFixture *fixture, GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, fixture->page, &bounds));
  return bounds.origin.y;
}

/* As long as that takes on a busy machine. */
static gboolean
shows_newest (PanelFixture *fixture)
{
  gint64 end = g_get_monotonic_time () + 5 * G_TIME_SPAN_SECOND;

  while (get_below (fixture->log) > 0.5 && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
  return get_below (fixture->log) <= 0.5;
}

/* What is beside the board is as wide as it asks to be, whatever it shows: else the board is scaled
 * again, and what is on it moves under the pointer. */
static gboolean
is_no_wider (PanelFixture *fixture)
{
  GtkWidget *side = gtk_widget_get_ancestor (fixture->part, ADW_TYPE_CLAMP);

  return gtk_widget_get_width (side) <= adw_clamp_get_maximum_size (ADW_CLAMP (side));
}

/* What stands above the moves gets no lower while one player decides in a turn, the newest line of
 * the log is seen after every decision, and nothing scrolls but the lists: beside dice too. */
static void
test_nothing_jumps (PanelFixture *fixture, gconstpointer data)
{
  guint turn = G_MAXUINT;
  guint8 actor = G_MAXUINT8;
  guint n_steady = 0;
  float top = 0;

  for (guint i = 0; i < 60; i++) {
    const TcState *state;
    float now;

    decide (fixture, i);
    state = get_state (fixture);
    now = get_top (fixture, fixture->moves_room);
    if (state->turn == turn && state->actor == actor) {
      g_assert_cmpfloat (now, >=, top - 0.5);
      n_steady += now < top + 0.5;
    }
    turn = state->turn;
    actor = state->actor;
    top = now;
    g_assert_cmpfloat (get_excess (fixture->part), <=, 0);
    g_assert_cmpint (gtk_widget_get_height (fixture->log_room), >=, 60);
    g_assert_true (shows_newest (fixture));
    g_assert_true (is_no_wider (fixture));
  }
  g_assert_cmpuint (n_steady, >, 50);
}

/* What dice have brought, to its end. */
static gboolean
is_read_whole (PanelFixture *fixture, const char *text)
{
  GtkWidget *label = find_label (find_type (fixture->page, TC_TYPE_PLAY_DICE), text);

  return label != NULL && !pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label)));
}

/* Beside three lines of dice, a duty, and what is still possible. */
static void
test_shows_enough (PanelFixture *fixture, gconstpointer data)
{
  for (guint i = 0; find_label (fixture->page, "Tactics roll") == NULL; i++)
    decide (fixture, i);
  decide (fixture, 0);
  g_assert_true (is_read_whole (fixture, "Strategic orders: "));
  g_assert_nonnull (find_label (fixture->page, "Tactics roll "));
  g_assert_nonnull (find_label (fixture->page, "Still possible: "));
  g_assert_nonnull (find_label (fixture->page, "End tactics"));
  g_assert_true (shows_newest (fixture));
  g_assert_cmpuint (count_lines (fixture->moves), >=, 6);
  g_assert_cmpuint (count_lines (fixture->log), >=, 4);
}

/* Whole, and not in the padding at the edge, out of which the list would scroll it. */
static gboolean
is_well_inside (PanelFixture *fixture, GtkWidget *row)
{
  float page = (float) gtk_adjustment_get_page_size (find_adjustment (fixture->moves));
  graphene_rect_t bounds;

  return is_whole (row, fixture->moves_room) &&
         gtk_widget_compute_bounds (row, fixture->moves_room, &bounds) &&
         bounds.origin.y + bounds.size.height <= page;
}

/* The second click of two is on the same move: a row that is seen scrolls nothing when it gets the
 * keyboard, and one that is cut only its list. */
static void
test_a_click_scrolls_nothing (PanelFixture *fixture, gconstpointer data)
{
  GtkWidget *cut = NULL;

  for (guint i = 0; find_label (fixture->page, "Tactics roll") == NULL; i++)
    decide (fixture, i);
  for (GtkWidget *row = gtk_widget_get_first_child (fixture->moves); row != NULL && cut == NULL;
       row = gtk_widget_get_next_sibling (row)) {
    if (!is_well_inside (fixture, row)) {
      cut = row;
      continue;
    }
    gtk_widget_grab_focus (row);
    gtk_test_widget_wait_for_draw (fixture->page);
    g_assert_cmpfloat (gtk_adjustment_get_value (find_adjustment (fixture->moves)), <=, 0);
    g_assert_cmpfloat (gtk_adjustment_get_value (find_adjustment (fixture->part)), <=, 0);
  }
  g_assert_nonnull (cut);
  gtk_widget_grab_focus (cut);
  for (guint frame = 0; frame < 3; frame++)
    gtk_test_widget_wait_for_draw (fixture->page);
  g_assert_cmpfloat (gtk_adjustment_get_value (find_adjustment (fixture->moves)), >, 0);
  g_assert_cmpfloat (gtk_adjustment_get_value (find_adjustment (fixture->moves)), <, 60);
  g_assert_cmpfloat (gtk_adjustment_get_value (find_adjustment (fixture->part)), <=, 0);
}

/* (nullable): behind the dice of a row. */
static GtkWidget *
find_haunt_roll (GtkWidget *dice)
{
  GtkWidget *row = gtk_widget_get_first_child (adw_bin_get_child (ADW_BIN (dice)));

  for (; row != NULL; row = gtk_widget_get_next_sibling (row)) {
    GtkWidget *caption = gtk_widget_get_last_child (row);

    if (strstr (gtk_label_get_label (GTK_LABEL (caption)), " for the haunt: ") != NULL)
      return caption;
  }
  return NULL;
}

/* Beside as many dice as that takes: the result is behind the name and the number of the dice. */
static void
test_haunt_roll_is_whole (PanelFixture *fixture, gconstpointer data)
{
  GtkWidget *dice = find_type (fixture->page, TC_TYPE_PLAY_DICE);
  TcRuleset *ruleset = tc_game_get_ruleset (tc_session_get_game (fixture->session));
  guint n_read = 0;

  for (guint8 i = 0; i < tc_ruleset_get_n_seats (ruleset); i++)
    tc_session_set_bot (fixture->session, i, tc_bot_find (ruleset, "random"));
  for (guint i = 0; i < 400 && n_read < 3 && tc_session_step (fixture->session); i++) {
    GtkWidget *caption = find_haunt_roll (dice);

    if (caption == NULL)
      continue;
    for (guint frame = 0; frame < 3; frame++)
      gtk_test_widget_wait_for_draw (fixture->page);
    g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (caption))));
    n_read++;
  }
  g_assert_cmpuint (n_read, ==, 3);
}

/* As long as outcomes and cards get. */
static void
say_more (TcPlayPage *page)
{
  const char *text = gtk_label_get_label (page->outcome_label);
  g_autofree char *longer = g_strconcat (text, "\nAnd", "\nso", "\non.", NULL);

  gtk_label_set_label (page->outcome_label, longer);
  gtk_widget_set_size_request (GTK_WIDGET (page->cards), -1, 116);
  gtk_widget_set_visible (GTK_WIDGET (page->cards), TRUE);
}

/* The outcome and the last cards may be long, and are not all that is looked at then: the log is
 * seen below them without scrolling, with room for some lines. */
static void
test_end_leaves_the_log (PanelFixture *fixture, gconstpointer data)
{
  TcGame *game = tc_session_get_game (fixture->session);
  TcRuleset *ruleset = tc_game_get_ruleset (game);

  for (guint8 i = 1; i < tc_ruleset_get_n_seats (ruleset); i++)
    tc_session_set_bot (fixture->session, i, tc_bot_find (ruleset, "random"));
  for (guint i = 0; !tc_game_is_over (game); i++)
    if (!tc_session_step (fixture->session))
      decide (fixture, i);
  tc_session_take_screen (fixture->session);
  say_more (TC_PLAY_PAGE (fixture->page));
  run_for (300);
  g_assert_cmpfloat (get_excess (fixture->part), <=, 0);
  g_assert_cmpint (gtk_widget_get_height (fixture->log_room), >=, 100);
}

/* As long as such reasons get. */
static const char reason[] =
  "Something has happened since, such as a card turned up or dice thrown, and bots cannot agree. "
  "In a game with bots such an undo must be allowed before the game begins. For the next game, "
  "switch on Undo in games with bots under New Game.";

/* Why something is refused stands above the moves, if there are any, and what a card says below
 * them: three lines of the log are still seen, the newest among them. Only beside a duty as well
 * the whole is scrolled, by less than the log is high. */
static void
test_reason_leaves_the_log (PanelFixture *fixture, gconstpointer data)
{
  TcRuleset *ruleset = tc_game_get_ruleset (tc_session_get_game (fixture->session));
  guint n_waits = 0;
  guint n_cards = 0;

  for (guint8 i = 2; i < tc_ruleset_get_n_seats (ruleset); i++)
    tc_session_set_bot (fixture->session, i, tc_bot_find (ruleset, "random"));
  for (guint i = 0; i < 40; i++) {
    TcPlayPage *page = TC_PLAY_PAGE (fixture->page);
    gboolean is_crowded;

    if (!tc_session_is_bots_turn (fixture->session) || !tc_session_step (fixture->session))
      decide (fixture, i);
    tc_session_pass_screen (fixture->session);
    tc_session_take_screen (fixture->session);
    tc_play_page_set_why_not (page, reason);
    for (guint frame = 0; frame < 3; frame++)
      gtk_test_widget_wait_for_draw (fixture->page);
    n_waits += tc_session_is_bots_turn (fixture->session);
    n_cards += gtk_widget_get_mapped (GTK_WIDGET (page->cards));
    is_crowded = gtk_widget_get_mapped (GTK_WIDGET (page->plain_moves)) &&
                 gtk_widget_get_mapped (GTK_WIDGET (page->cards));
    g_assert_cmpfloat (get_excess (fixture->part), <=, is_crowded ? 60 : 0);
    g_assert_cmpint (gtk_widget_get_height (fixture->log_room), >=, 60);
    g_assert_true (shows_newest (fixture));
  }
  g_assert_cmpuint (n_waits, >, 5);
  g_assert_cmpuint (n_cards, >, 5);
}

static void
set_text_scale (double scale)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", (int) (scale * 96 * 1024), NULL);
}

static void
set_up_large (PanelFixture *fixture, gconstpointer data)
{
  set_text_scale (1.5);
  set_up (fixture, data);
}

static void
tear_down_large (PanelFixture *fixture, gconstpointer data)
{
  tear_down (fixture, data);
  set_text_scale (1);
}

/* Beside large text who plays is folded, and the log is seen below moves, dice and cards. */
static void
test_large_text (PanelFixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < 60 && !tc_game_is_over (tc_session_get_game (fixture->session)); i++) {
    decide (fixture, i);
    g_assert_cmpfloat (get_excess (fixture->part), <=, 1);
    g_assert_cmpint (gtk_widget_get_height (fixture->log_room), >=, 60);
  }
}

/* The move that is chosen in the list is drawn on the board, until nothing or another thing is
 * selected there, or no move is chosen any more. */
static void
test_chosen_move_goes (PanelFixture *fixture, gconstpointer data)
{
  TcBoard *board = TC_BOARD (find_type (fixture->page, TC_TYPE_BOARD));
  GtkSelectionModel *rows = gtk_list_view_get_model (GTK_LIST_VIEW (fixture->moves));
  const TcView *view = tc_board_get_view (board);
  guint n;
  g_autofree char *target = g_strdup (tc_view_get_moves (view, &n)[0].target);
  const char *const keys[] = { target, NULL };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++) {
    gtk_selection_model_select_item (rows, 1, TRUE);
    g_assert_cmpstr (board->move_from, !=, "");
    tc_board_user_selects (board, keys[i]);
    g_assert_cmpstr (board->move_from, ==, "");
    g_assert_cmpstr (board->move_to, ==, "");
  }
  gtk_selection_model_select_item (rows, 1, TRUE);
  g_assert_cmpstr (board->move_from, !=, "");
  gtk_selection_model_unselect_item (rows, 1);
  g_assert_cmpstr (board->move_from, ==, "");
}

#define ADD(name, function)                                                                        \
  g_test_add ("/editor/play-panel/" name, PanelFixture, "betrayal-1940", set_up, function,         \
              tear_down)

int
main (int argc, char **argv)
{
  init_widgets (&argc, &argv);
  ADD ("nothing-jumps", test_nothing_jumps);
  ADD ("shows-enough", test_shows_enough);
  ADD ("chosen-move-goes", test_chosen_move_goes);
  ADD ("a-click-scrolls-nothing", test_a_click_scrolls_nothing);
  g_test_add ("/editor/play-panel/haunt-roll-is-whole", PanelFixture, "house", set_up,
              test_haunt_roll_is_whole, tear_down);
  g_test_add ("/editor/play-panel/end-leaves-the-log", PanelFixture, "badge", set_up,
              test_end_leaves_the_log, tear_down);
  g_test_add ("/editor/play-panel/reason-leaves-the-log", PanelFixture, "dune", set_up,
              test_reason_leaves_the_log, tear_down);
  g_test_add ("/editor/play-panel/large-text", PanelFixture, "house", set_up_large, test_large_text,
              tear_down_large);
  return g_test_run ();
}
