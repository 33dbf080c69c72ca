/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "document/tc-item.h"
#include "fixture.h"
#include "pages/play/tc-own-notes.h"
#include "pages/play/tc-plain-moves.h"
#include "pages/play/tc-play-bots.h"
#include "pages/play/tc-play-consent.h"
#include "pages/play/tc-play-cover.h"
#include "pages/play/tc-play-dice.h"
#include "pages/play/tc-play-log.h"
#include "pages/play/tc-play-moves.h"
#include "pages/play/tc-play-options.h"
#include "pages/play/tc-play-seats.h"
#include "widgets.h"
#include "widgets/tc-tip.h"

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
  GtkWidget *button;
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

  /* Enter makes the move that it is pressed on, selected or not, and the button the selected one.
   */
  g_signal_emit_by_name (find_type (GTK_WIDGET (moves), GTK_TYPE_LIST_VIEW), "activate", 0);
  g_assert_cmpuint (chosen, ==, 1);
  button = gtk_widget_get_ancestor (find_label (GTK_WIDGET (moves), "Make Move"), GTK_TYPE_BUTTON);
  g_assert_true (gtk_widget_get_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
  g_assert_cmpuint (chosen, ==, 2);

  /* It stays where it is when nothing is selected, so that no row moves, and says what it needs. */
  tc_play_moves_show (moves, view, subject);
  g_assert_true (gtk_widget_get_visible (button));
  g_assert_false (gtk_widget_get_sensitive (button));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==, "Select a move in the list first");

  /* Where nothing can be done it says so. */
  tc_play_moves_show (moves, view, "no-such-place");
  g_assert_nonnull (find_label (GTK_WIDGET (moves), "No legal moves here."));
}

static void
count_only_cb (guint *n)
{
  (*n)++;
}

/* Typed words leave the moves that contain them; the page asks again which rows there are. */
static void
test_filter (PartFixture *fixture, gconstpointer data)
{
  TcPlayMoves *moves = make (fixture, TC_TYPE_PLAY_MOVES);
  GtkEditable *filter = GTK_EDITABLE (find_type (GTK_WIDGET (moves), GTK_TYPE_SEARCH_ENTRY));
  g_autoptr (TcView) view = NULL;
  g_autofree char *heading = NULL;
  guint changed = 0;
  guint n, n_found;

  start (fixture);
  view = tc_session_dup_view (fixture->session);
  tc_view_get_moves (view, &n);
  g_signal_connect_swapped (moves, "filter-changed", G_CALLBACK (count_only_cb), &changed);
  tc_play_moves_show (moves, view, "");
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (filter)));

  gtk_editable_set_text (filter, "area FIGHTER");
  run_until_idle ();
  g_assert_cmpuint (changed, ==, 1);
  gtk_widget_grab_focus (GTK_WIDGET (filter));
  tc_play_moves_show (moves, view, "");
  n_found = g_list_model_get_n_items (get_rows (GTK_WIDGET (moves)));
  g_assert_cmpuint (n_found, >, 0);
  g_assert_cmpuint (n_found, <, n);
  heading = g_strdup_printf ("%u of %u moves", n_found, n);
  g_assert_nonnull (find_label (GTK_WIDGET (moves), heading));

  gtk_editable_set_text (filter, "no such words");
  run_until_idle ();
  tc_play_moves_show (moves, view, "");
  g_assert_cmpuint (g_list_model_get_n_items (get_rows (GTK_WIDGET (moves))), ==, 0);
  g_assert_nonnull (find_label (GTK_WIDGET (moves), "No move contains"));

  /* Left behind, they would hide what can be done in the next position. */
  gtk_widget_grab_focus (find_type (GTK_WIDGET (moves), GTK_TYPE_LIST_VIEW));
  gtk_window_set_focus (GTK_WINDOW (fixture->window), NULL);
  tc_play_moves_show (moves, view, "");
  g_assert_cmpuint (g_list_model_get_n_items (get_rows (GTK_WIDGET (moves))), ==, n);
  g_assert_cmpstr (gtk_editable_get_text (filter), ==, "");
}

/* Also while they are being typed, words for one phase or player are not for the next. */
static void
test_filter_of_phase (PartFixture *fixture, gconstpointer data)
{
  TcPlayMoves *moves = make (fixture, TC_TYPE_PLAY_MOVES);
  GtkEditable *filter = GTK_EDITABLE (find_type (GTK_WIDGET (moves), GTK_TYPE_SEARCH_ENTRY));
  guint8 phase = G_MAXUINT8;
  guint8 actor = G_MAXUINT8;
  guint n_changes = 0;

  start (fixture);
  seat_bots (fixture);
  for (guint i = 0; i < 60; i++) {
    const TcState *state = tc_game_get_state (tc_session_get_game (fixture->session));
    gboolean is_same = state->phase == phase && state->actor == actor;
    g_autoptr (TcView) view = tc_session_dup_view (fixture->session);

    phase = state->phase;
    actor = state->actor;
    tc_play_moves_show (moves, view, "");
    g_assert_cmpstr (gtk_editable_get_text (filter), ==, is_same ? "no such words" : "");
    n_changes += !is_same;
    gtk_editable_set_text (filter, "no such words");
    gtk_widget_grab_focus (GTK_WIDGET (filter));
    g_assert_true (tc_session_step (fixture->session));
  }
  g_assert_cmpuint (n_changes, >, 2);
  g_assert_cmpuint (n_changes, <, 60);
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

/* The action of the page, which can always be done. */
static void
add_apply (GtkWidget *window)
{
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) apply = g_simple_action_new ("apply", G_VARIANT_TYPE ("(yqqq)"));

  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (apply));
  gtk_widget_insert_action_group (window, "play", G_ACTION_GROUP (group));
}

/* One button: what is legal, or what is blocked by a duty. */
static void
test_plain_moves (PartFixture *fixture, gconstpointer data)
{
  TcPlainMoves *plain = make (fixture, TC_TYPE_PLAIN_MOVES);
  g_autoptr (TcView) duty = NULL;
  g_autoptr (TcView) free_to_go = NULL;
  g_autofree char *why_not = NULL;
  guint8 actor;
  TcMove move;

  g_assert_false (tc_plain_moves_find (plain, &move));
  add_apply (fixture->window);
  start (fixture);
  seat_bots (fixture);
  while (!is_legal (fixture, "drop"))
    g_assert_true (tc_session_step (fixture->session));
  duty = tc_session_dup_view (fixture->session);
  tc_plain_moves_show (plain, duty);
  g_assert_true (tc_plain_moves_find (plain, &move));
  g_assert_false (tc_session_apply (fixture->session, &move, NULL));
  why_not = tc_session_dup_why_blocked (fixture->session, &move);
  g_assert_cmpuint (strlen (why_not), >, 0);

  /* The person whose turn it is reads why; for a bot nothing is to be pressed. */
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (plain)));
  actor = tc_game_get_state (tc_session_get_game (fixture->session))->actor;
  tc_session_set_bot (fixture->session, actor, NULL);
  tc_plain_moves_show (plain, duty);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (plain)));
  g_assert_nonnull (find_label (GTK_WIDGET (plain), why_not));
  run_until_idle ();
  g_assert_false (gtk_widget_get_sensitive (find_type (GTK_WIDGET (plain), GTK_TYPE_BUTTON)));
  tc_session_set_bot (fixture->session, actor, tc_bot_find (fixture->ruleset, "random"));

  while (!is_legal (fixture, "end"))
    g_assert_true (tc_session_step (fixture->session));
  free_to_go = tc_session_dup_view (fixture->session);
  tc_plain_moves_show (plain, free_to_go);
  run_until_idle ();
  g_assert_true (gtk_widget_get_sensitive (find_type (GTK_WIDGET (plain), GTK_TYPE_BUTTON)));
  g_assert_true (tc_plain_moves_find (plain, &move));
  g_assert_true (tc_session_apply (fixture->session, &move, NULL));
}

static gboolean
has_tip (GtkWidget *widget)
{
  g_autoptr (GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  gboolean has_one = FALSE;

  g_signal_emit_by_name (widget, "query-tooltip", 1, 1, FALSE, tooltip, &has_one);
  return has_one;
}

/* Over a text that is whole a tip would only cover what is below. */
static void
test_whole_texts_have_no_tip (PartFixture *fixture, gconstpointer data)
{
  GtkWidget *label = gtk_label_new ("Legal moves: 3");

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_halign (label, GTK_ALIGN_START);
  tc_tip_set_whole (label, "Legal moves: 3");
  gtk_window_set_child (GTK_WINDOW (fixture->window), label);
  gtk_window_present (GTK_WINDOW (fixture->window));
  gtk_test_widget_wait_for_draw (label);
  g_assert_false (has_tip (label));
  gtk_label_set_max_width_chars (GTK_LABEL (label), 4);
  gtk_label_set_width_chars (GTK_LABEL (label), 4);
  gtk_widget_queue_draw (label);
  gtk_test_widget_wait_for_draw (label);
  g_assert_true (has_tip (label));
}

static void
add_plain (TcView *view, guint8 verb, const char *text, gboolean is_pass)
{
  const TcViewMove move = { .move = { .verb = verb },
                            .text = text,
                            .verb = "move",
                            .subject = "",
                            .target = "",
                            .name = "",
                            .onto = "",
                            .rule = "2",
                            .is_pass = is_pass };

  tc_view_add_move (view, &move);
}

/* Of several buttons the key presses the one that ends something, and that one says so. */
static void
test_key_of_plain_moves (PartFixture *fixture, gconstpointer data)
{
  TcPlainMoves *plain = make (fixture, TC_TYPE_PLAIN_MOVES);
  g_autoptr (TcView) view = tc_view_new ();
  GtkWidget *attempt;
  GtkWidget *end;
  TcMove move;

  add_apply (fixture->window);
  start (fixture);
  add_plain (view, 0, "Try to get across", FALSE);
  add_plain (view, 1, "End the turn", TRUE);
  tc_plain_moves_show (plain, view);
  g_assert_true (tc_plain_moves_find (plain, &move));
  g_assert_cmpuint (move.verb, ==, 1);
  attempt = gtk_widget_get_parent (find_label (GTK_WIDGET (plain), "Try to get across"));
  end = gtk_widget_get_parent (find_label (GTK_WIDGET (plain), "End the turn"));
  g_assert_null (gtk_widget_get_tooltip_text (attempt));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (end), ==, "Ctrl+Enter");

  /* No key for one of two. */
  add_plain (view, 2, "Stop", TRUE);
  tc_plain_moves_show (plain, view);
  g_assert_false (tc_plain_moves_find (plain, &move));
}

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
  adjustment = gtk_scrolled_window_get_vadjustment (
    GTK_SCROLLED_WINDOW (find_type (log, GTK_TYPE_SCROLLED_WINDOW)));
  g_assert_true (comes_to_its_end (adjustment));

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

/* Rows of the log with that text: how many, where they lead, and how far they stand in. */
static guint
count_rows (GtkWidget *log, const char *text, guint *out_place, gint *out_indent)
{
  GListModel *rows = get_rows (log);
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
  GtkWidget *log = make (fixture, TC_TYPE_PLAY_LOG);
  guint place = 0;
  gint indent = -1;

  start (fixture);
  seat_bots (fixture);
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
  g_assert_cmpuint (count_rows (log, "The umpire undoes 6 moves", &place, &indent), ==, 1);
  g_assert_cmpuint (place, ==, 4);
  g_assert_cmpint (indent, ==, 0);
}

static void
test_dice (PartFixture *fixture, gconstpointer data)
{
  GtkWidget *dice = make (fixture, TC_TYPE_PLAY_DICE);

  start (fixture);
  g_assert_null (find_label (dice, "forced: thrown next"));
  g_assert_true (tc_session_force_die (fixture->session, 4));
  g_assert_nonnull (find_label (dice, "4"));
  g_assert_nonnull (find_label (dice, "forced: thrown next"));
  tc_session_undo (fixture->session);
  g_assert_null (find_label (dice, "forced: thrown next"));
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

static AdwMessageDialog *
find_dialog (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWindow) each = g_list_model_get_item (windows, i);

    if (ADW_IS_MESSAGE_DIALOG (each))
      return ADW_MESSAGE_DIALOG (each);
  }
  return NULL;
}

static void
answer (const char *response)
{
  AdwMessageDialog *dialog = find_dialog ();

  g_assert_nonnull (dialog);
  adw_message_dialog_response (dialog, response);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* Taking a bot's seat asks as the umpire's view does; the seed is for the umpire. */
static void
test_secret_seats (PartFixture *fixture, gconstpointer data)
{
  GtkWidget *seats = make (fixture, TC_TYPE_PLAY_SEATS);
  const char *name = tc_ruleset_get_seat (fixture->ruleset, 2)->name;

  start (fixture);
  seat_bots (fixture);
  tc_session_run (fixture->session, 5);
  gtk_drop_down_set_selected (find_choice (seats, name), 0);
  g_assert_cmpuint (gtk_drop_down_get_selected (find_choice (seats, name)), >, 0);
  answer ("cancel");
  g_assert_nonnull (tc_session_get_bot (fixture->session, 2));
  gtk_drop_down_set_selected (find_choice (seats, name), 0);
  answer ("agree");
  g_assert_null (tc_session_get_bot (fixture->session, 2));
  g_assert_cmpuint (gtk_drop_down_get_selected (find_choice (seats, name)), ==, 0);

  /* Another person's seat is not given away without asking either. */
  tc_session_take_screen (fixture->session);
  tc_session_set_bot_confirmed (fixture->session, 0, NULL);
  name = tc_ruleset_get_seat (fixture->ruleset, 0)->name;
  gtk_drop_down_set_selected (find_choice (seats, name), 1);
  g_assert_null (tc_session_get_bot (fixture->session, 0));
  answer ("agree");
  g_assert_nonnull (tc_session_get_bot (fixture->session, 0));

  g_assert_null (find_label (seats, "Seed of this game: "));
  tc_session_set_umpire (fixture->session, TRUE);
  g_assert_nonnull (find_label (seats, "Seed of this game: 1940"));
  tc_session_set_umpire (fixture->session, FALSE);
  g_assert_null (find_label (seats, "Seed of this game: "));
}

/* Each of the others is asked; one who refuses is enough. */
static void
test_consent (PartFixture *fixture, gconstpointer data)
{
  GtkWidget *seats = make (fixture, TC_TYPE_PLAY_SEATS);

  start (fixture);
  seat_bots (fixture);
  tc_session_run (fixture->session, 20);
  for (guint8 i = 0; i < 4; i++)
    tc_session_set_bot_confirmed (fixture->session, i, NULL);
  tc_session_take_screen (fixture->session);
  tc_play_consent_go_back (seats, fixture->session, 0);
  answer ("agree");
  answer ("cancel");
  g_assert_null (find_dialog ());
  g_assert_cmpuint (tc_game_get_n_moves (tc_session_get_game (fixture->session)), ==, 20);
  tc_play_consent_go_back (seats, fixture->session, 0);
  for (guint i = 0; i < 3; i++)
    answer ("agree");
  g_assert_null (find_dialog ());
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
  g_assert_nonnull (find_label (widget, "A separate player that a bot plays."));
  g_assert_cmpstr (tc_ruleset_get_option (tc_play_options_get_playable (options), 0), ==, "bot");

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
  start (fixture);
  g_assert_null (find_label (GTK_WIDGET (bots), "The bots are paused."));
  g_assert_nonnull (find_label (GTK_WIDGET (bots), "Press Start or F7"));
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
  ADD ("filter", "betrayal-1940", test_filter);
  ADD ("filter-of-phase", "betrayal-1940", test_filter_of_phase);
  ADD ("plain-moves", "betrayal-1940", test_plain_moves);
  ADD ("whole-texts-have-no-tip", "betrayal-1940", test_whole_texts_have_no_tip);
  ADD ("key-of-plain-moves", "betrayal-1940", test_key_of_plain_moves);
  ADD ("log", "betrayal-1940", test_log);
  ADD ("log-of-acts", "badge", test_log_of_acts);
  ADD ("dice", "betrayal-1940", test_dice);
  ADD ("seats", "betrayal-1940", test_seats);
  ADD ("long-name", "betrayal-1940", test_long_name);
  ADD ("options", "betrayal-1940", test_options);
  ADD ("bots", "betrayal-1940", test_bots);
  ADD ("secret-seats", "badge", test_secret_seats);
  ADD ("consent", "badge", test_consent);
  ADD ("secret-seed", "badge", test_secret_seed);
  ADD ("cover", "badge", test_cover);
  ADD ("own-notes", "badge", test_own_notes);

  return g_test_run ();
}
