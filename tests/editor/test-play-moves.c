/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "document/tc-item.h"
#include "pages/play/tc-move-items.h"
#include "pages/play/tc-plain-moves.h"
#include "pages/play/tc-play-moves.h"
#include "part-fixture.h"
#include "widgets.h"
#include "widgets/tc-tip.h"

/* The list of the legal moves, and the buttons for those that need nothing on the board. */

/* (nullable): something on the board about which there is one move. */
static const char *
find_lonely (const TcView *view)
{
  guint n;
  const TcViewMove *moves = tc_view_get_moves (view, &n);

  for (guint i = 0; i < n; i++) {
    gboolean is_grouped = FALSE;
    g_autoptr (GPtrArray) items = tc_view_dup_move_items (view, moves[i].target, "", &is_grouped);

    if (*moves[i].target != '\0' && items->len == 1)
      return moves[i].target;
  }
  return NULL;
}

static void
test_moves (PartFixture *fixture, gconstpointer data)
{
  TcPlayMoves *moves = part_make (fixture, TC_TYPE_PLAY_MOVES);
  g_autoptr (TcView) view = NULL;
  g_autofree char *subject = NULL;
  guint chosen = 0;
  guint pointed = 0;
  GtkWidget *button;
  guint n;

  part_start (fixture);
  view = tc_session_dup_view (fixture->session);
  subject = g_strdup (tc_view_get_moves (view, &n)[0].subject);
  g_signal_connect_swapped (moves, "chosen", G_CALLBACK (part_count_cb), &chosen);
  g_signal_connect_swapped (moves, "pointed-at", G_CALLBACK (part_count_cb), &pointed);
  tc_play_moves_show (moves, view, "");
  g_assert_cmpuint (g_list_model_get_n_items (part_get_rows (GTK_WIDGET (moves))), ==, n);
  g_assert_nonnull (find_label (GTK_WIDGET (moves), "Legal moves: "));
  g_assert_null (find_label (GTK_WIDGET (moves), "Show All"));

  tc_play_moves_show (moves, view, subject);
  g_assert_cmpuint (g_list_model_get_n_items (part_get_rows (GTK_WIDGET (moves))), <, n);
  g_assert_nonnull (find_label (GTK_WIDGET (moves), "Show All"));
  gtk_single_selection_set_selected (GTK_SINGLE_SELECTION (part_get_rows (GTK_WIDGET (moves))), 1);
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
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Select a move in the list, or double-click it");
  /* A tooltip would cover the first moves. */
  g_assert_false (gtk_widget_get_has_tooltip (button));

  /* Where nothing can be done it says so. */
  tc_play_moves_show (moves, view, "no-such-place");
  g_assert_nonnull (find_label (GTK_WIDGET (moves), "No legal moves here."));
}

/* Where one move is left of what is selected on the board there is nothing to choose. */
static void
test_only_move (PartFixture *fixture, gconstpointer data)
{
  TcPlayMoves *moves = TC_PLAY_MOVES (part_make (fixture, TC_TYPE_PLAY_MOVES));
  GtkWidget *button;
  const char *lonely = NULL;
  guint chosen = 0;

  part_start (fixture);
  g_signal_connect_swapped (moves, "chosen", G_CALLBACK (part_count_cb), &chosen);
  for (guint i = 0; i < 200 && lonely == NULL; i++) {
    g_autoptr (TcView) view = tc_session_dup_view (fixture->session);
    g_autoptr (TcItem) only = NULL;
    guint n;
    const TcViewMove *legal = tc_view_get_moves (view, &n);

    lonely = find_lonely (view);
    tc_play_moves_show (moves, view, "");
    button =
      gtk_widget_get_ancestor (find_label (GTK_WIDGET (moves), "Make Move"), GTK_TYPE_BUTTON);
    g_assert_false (gtk_widget_get_sensitive (button));
    if (lonely == NULL) {
      g_assert_true (tc_session_apply (fixture->session, &legal[n - 1].move, NULL));
      continue;
    }
    tc_play_moves_show (moves, view, lonely);
    g_assert_true (gtk_widget_get_sensitive (button));
    only = g_list_model_get_item (part_get_rows (GTK_WIDGET (moves)), 0);
    g_signal_emit_by_name (button, "clicked");
    g_assert_cmpuint (chosen, ==, tc_item_get_index (only) + 1);
  }
  g_assert_nonnull (lonely);
}

/* Ways to lay a tile that come to the same are one row, and count as one. */
static void
test_alike (PartFixture *fixture, gconstpointer data)
{
  TcPlayMoves *moves = part_make (fixture, TC_TYPE_PLAY_MOVES);
  g_autofree char *heading = NULL;
  guint n_alike = 0;

  part_start (fixture);
  part_seat_bots (fixture);
  for (guint i = 0; i < 400 && n_alike == 0; i++) {
    g_autoptr (TcView) view = NULL;
    const TcViewMove *all;
    guint n;

    g_assert_true (tc_session_step (fixture->session));
    view = tc_session_dup_view (fixture->session);
    all = tc_view_get_moves (view, &n);
    for (guint k = 0; k < n; k++)
      n_alike += all[k].is_alike;
    if (n_alike == 0)
      continue;
    tc_play_moves_show (moves, view, "");
    heading = g_strdup_printf ("Moves of the bot: %u", n - n_alike);
    g_assert_nonnull (find_label (GTK_WIDGET (moves), heading));
  }
  g_assert_cmpuint (n_alike, >, 0);
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
  TcPlayMoves *moves = part_make (fixture, TC_TYPE_PLAY_MOVES);
  GtkEditable *filter = GTK_EDITABLE (find_type (GTK_WIDGET (moves), GTK_TYPE_SEARCH_ENTRY));
  g_autoptr (TcView) view = NULL;
  g_autofree char *heading = NULL;
  guint changed = 0;
  guint n, n_found;

  part_start (fixture);
  view = tc_session_dup_view (fixture->session);
  tc_view_get_moves (view, &n);
  g_signal_connect_swapped (moves, "filter-changed", G_CALLBACK (count_only_cb), &changed);
  tc_play_moves_show (moves, view, "");
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (filter)));

  gtk_editable_set_text (filter, "area FIGHTER");
  run_until_idle ();
  g_assert_cmpuint (changed, ==, 1);
  tc_play_moves_find (moves);
  g_assert_true (gtk_widget_get_state_flags (GTK_WIDGET (filter)) & GTK_STATE_FLAG_FOCUS_WITHIN);
  tc_play_moves_show (moves, view, "");
  n_found = g_list_model_get_n_items (part_get_rows (GTK_WIDGET (moves)));
  g_assert_cmpuint (n_found, >, 0);
  g_assert_cmpuint (n_found, <, n);
  heading = g_strdup_printf ("%u of %u moves", n_found, n);
  g_assert_nonnull (find_label (GTK_WIDGET (moves), heading));

  gtk_editable_set_text (filter, "no such words");
  run_until_idle ();
  tc_play_moves_show (moves, view, "");
  g_assert_cmpuint (g_list_model_get_n_items (part_get_rows (GTK_WIDGET (moves))), ==, 0);
  g_assert_nonnull (find_label (GTK_WIDGET (moves), "No move contains"));

  /* Left behind, they would hide what can be done in the next position. */
  gtk_widget_grab_focus (find_type (GTK_WIDGET (moves), GTK_TYPE_LIST_VIEW));
  gtk_window_set_focus (GTK_WINDOW (fixture->window), NULL);
  tc_play_moves_show (moves, view, "");
  g_assert_cmpuint (g_list_model_get_n_items (part_get_rows (GTK_WIDGET (moves))), ==, n);
  g_assert_cmpstr (gtk_editable_get_text (filter), ==, "");
}

static GtkEventController *
find_keys (GtkWidget *widget)
{
  g_autoptr (GListModel) all = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (all); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (all, i);

    if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
      return controller;
  }
  g_assert_not_reached ();
}

/* Whoever plays from the list by keyboard waits there for the others, and so do the keys. */
static void
test_waits_for_others (PartFixture *fixture, gconstpointer data)
{
  TcPlayMoves *moves = part_make (fixture, TC_TYPE_PLAY_MOVES);
  GtkWidget *list = find_type (GTK_WIDGET (moves), GTK_TYPE_LIST_VIEW);
  g_autoptr (TcView) none = tc_view_new ();
  g_autoptr (TcView) view = NULL;
  GtkWidget *heading;
  GtkWidget *focus;

  part_start (fixture);
  view = tc_session_dup_view (fixture->session);
  tc_play_moves_show (moves, view, "");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (moves));
  gtk_widget_child_focus (list, GTK_DIR_TAB_FORWARD);
  focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_is_ancestor (focus, list));

  for (guint i = 0; i < 3; i++) {
    gboolean is_taken = FALSE;

    tc_play_moves_show (moves, i < 2 ? none : view, "");
    gtk_test_widget_wait_for_draw (GTK_WIDGET (moves));
    focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
    g_assert_nonnull (focus);
    heading = find_label (GTK_WIDGET (moves), i < 2 ? "No legal moves" : "Legal moves: ");
    g_assert_nonnull (heading);
    g_assert_true (gtk_widget_is_ancestor (heading, focus));
    g_assert_false (GTK_IS_WINDOW (focus) || focus == GTK_WIDGET (moves));
    g_signal_emit_by_name (find_keys (focus), "key-pressed", GDK_KEY_Down, 0, 0, &is_taken);
    g_assert_true (is_taken);
  }
  focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_is_ancestor (focus, list));
}

/* Who looks on reads whose decision is awaited. */
static void
test_waits_for_whom (PartFixture *fixture, gconstpointer data)
{
  TcPlayMoves *moves = part_make (fixture, TC_TYPE_PLAY_MOVES);
  g_autofree char *words = NULL;
  TcGame *game;

  part_start (fixture);
  game = tc_session_get_game (fixture->session);
  for (guint i = 0; i < 2; i++) {
    g_autoptr (TcView) view = NULL;

    tc_session_set_public (fixture->session, TRUE);
    view = tc_session_dup_view (fixture->session);
    tc_play_moves_show (moves, view, "");
    g_assert_null (find_label (GTK_WIDGET (moves), "No legal moves"));
    g_free (words);
    words = g_strdup_printf (
      "%s decides", tc_ruleset_get_seat (fixture->ruleset, tc_game_get_state (game)->actor)->name);
    g_assert_nonnull (find_label (GTK_WIDGET (moves), i == 0 ? words : "A bot decides"));
    part_seat_bots (fixture);
  }
}

/* Also while they are being typed, words for one phase or player are not for the next. */
static void
test_filter_of_phase (PartFixture *fixture, gconstpointer data)
{
  TcPlayMoves *moves = part_make (fixture, TC_TYPE_PLAY_MOVES);
  GtkEditable *filter = GTK_EDITABLE (find_type (GTK_WIDGET (moves), GTK_TYPE_SEARCH_ENTRY));
  guint8 phase = G_MAXUINT8;
  guint8 actor = G_MAXUINT8;
  guint n_changes = 0;

  part_start (fixture);
  part_seat_bots (fixture);
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

/* A view with @n moves of each of two counters. */
static TcView *
make_moves (guint n)
{
  TcView *view = tc_view_new ();

  for (guint i = 0; i < 2 * n; i++) {
    const TcViewMove move = { .text = "Go",
                              .verb = "move",
                              .subject = i % 2 == 0 ? "tank" : "wing",
                              .target = "hill",
                              .name = i % 2 == 0 ? "Tank" : "Wing",
                              .onto = "",
                              .rule = "2" };

    tc_view_add_move (view, &move);
  }
  return view;
}

static gboolean
has_headings (TcPlayMoves *moves)
{
  g_autoptr (TcItem) first = g_list_model_get_item (part_get_rows (GTK_WIDGET (moves)), 0);
  gboolean has_one = FALSE;

  g_object_get (first, "has-heading", &has_one, NULL);
  return has_one;
}

/* While a phase lasts the list keeps its form, so that no row slides below the pointer. */
static void
test_keeps_headings (PartFixture *fixture, gconstpointer data)
{
  TcPlayMoves *moves = part_make (fixture, TC_TYPE_PLAY_MOVES);
  g_autoptr (TcView) many = make_moves (8);
  g_autoptr (TcView) few = make_moves (1);
  GtkWidget *filter = find_type (GTK_WIDGET (moves), GTK_TYPE_SEARCH_ENTRY);
  guint8 phase;

  part_start (fixture);
  part_seat_bots (fixture);
  tc_play_moves_show (moves, few, "");
  g_assert_false (has_headings (moves));
  g_assert_false (gtk_widget_get_visible (filter));
  tc_play_moves_find (moves);
  g_assert_true (gtk_widget_is_ancestor (find_label (GTK_WIDGET (moves), "Moves of the bot"),
                                         gtk_window_get_focus (GTK_WINDOW (fixture->window))));
  tc_play_moves_show (moves, many, "");
  g_assert_true (has_headings (moves));
  g_assert_true (gtk_widget_get_visible (filter));
  tc_play_moves_show (moves, few, "");
  g_assert_true (has_headings (moves));
  g_assert_true (gtk_widget_get_visible (filter));

  /* Of a part as well, until another part is shown. */
  tc_play_moves_show (moves, many, "hill");
  g_assert_true (has_headings (moves));
  tc_play_moves_show (moves, few, "hill");
  g_assert_true (has_headings (moves));
  tc_play_moves_show (moves, few, "wing");
  g_assert_false (has_headings (moves));

  phase = tc_game_get_state (tc_session_get_game (fixture->session))->phase;
  while (tc_game_get_state (tc_session_get_game (fixture->session))->phase == phase)
    g_assert_true (tc_session_step (fixture->session));
  tc_play_moves_show (moves, few, "");
  g_assert_false (has_headings (moves));
  g_assert_false (gtk_widget_get_visible (filter));
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
  TcPlainMoves *plain = part_make (fixture, TC_TYPE_PLAIN_MOVES);
  g_autoptr (TcView) duty = NULL;
  g_autoptr (TcView) free_to_go = NULL;
  g_autofree char *why_not = NULL;
  guint8 actor;
  TcMove move;

  g_assert_false (tc_plain_moves_find (plain, &move));
  add_apply (fixture->window);
  part_start (fixture);
  part_seat_bots (fixture);
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
  TcPlainMoves *plain = part_make (fixture, TC_TYPE_PLAIN_MOVES);
  g_autoptr (TcView) view = tc_view_new ();
  GtkWidget *attempt;
  GtkWidget *end;
  TcMove move;

  add_apply (fixture->window);
  part_start (fixture);
  add_plain (view, 0, "Try to get across", FALSE);
  add_plain (view, 1, "End the turn", TRUE);
  tc_plain_moves_show (plain, view);
  g_assert_true (tc_plain_moves_find (plain, &move));
  g_assert_cmpuint (move.verb, ==, 1);
  attempt = gtk_widget_get_parent (find_label (GTK_WIDGET (plain), "Try to get across"));
  end = gtk_widget_get_parent (find_label (GTK_WIDGET (plain), "End the turn"));
  g_assert_null (gtk_widget_get_tooltip_text (attempt));
  g_assert_null (gtk_widget_get_tooltip_text (end));
  g_assert_nonnull (find_label (gtk_widget_get_parent (end), "Ctrl+Enter"));
  g_assert_true (gtk_widget_get_parent (attempt) != gtk_widget_get_parent (end));

  /* No key for one of two. */
  add_plain (view, 2, "Stop", TRUE);
  tc_plain_moves_show (plain, view);
  g_assert_false (tc_plain_moves_find (plain, &move));
}

static int
get_least (gpointer widget, GtkOrientation orientation, int other)
{
  int least = 0;

  gtk_widget_measure (widget, orientation, other, &least, NULL, NULL, NULL);
  return least;
}

/* A button wraps, its key does not, and none asks for more room when its text is longer. */
static void
test_long_button_asks_for_no_room (PartFixture *fixture, gconstpointer data)
{
  TcPlainMoves *plain = part_make (fixture, TC_TYPE_PLAIN_MOVES);
  g_autoptr (TcView) brief = tc_view_new ();
  g_autoptr (TcView) verbose = tc_view_new ();
  GtkWidget *key;
  int least;

  add_apply (fixture->window);
  part_start (fixture);
  add_plain (brief, 0, "Decline all", TRUE);
  tc_plain_moves_show (plain, brief);
  least = get_least (plain, GTK_ORIENTATION_HORIZONTAL, -1);
  add_plain (verbose, 0, "No interception over Chateau-Thierry and Border Area 1", TRUE);
  tc_plain_moves_show (plain, verbose);
  g_assert_cmpint (get_least (plain, GTK_ORIENTATION_HORIZONTAL, -1), ==, least);
  key = find_label (GTK_WIDGET (plain), "Ctrl+Enter");
  g_assert_false (gtk_label_get_wrap (GTK_LABEL (key)));
  g_assert_cmpstr (
    gtk_widget_get_tooltip_text (find_label (GTK_WIDGET (plain), "No interception over")), ==,
    "No interception over Chateau-Thierry and Border Area 1");
}

/* A name has a line to itself but for one button, and the numbers are below it. A longer one is
 * cut, the numbers are not, and no row moves. */
static void
test_long_name_in_heading (PartFixture *fixture, gconstpointer data)
{
  TcPlayMoves *moves = part_make (fixture, TC_TYPE_PLAY_MOVES);
  g_autoptr (TcView) view = make_moves (8);
  const char *const name = "The Fortress Troops of Chateau-Thierry";
  const TcViewToken token = { .key = "wing", .name = name };
  const TcViewToken usual = { .key = "tank", .name = "Sacrificial Dagger" };
  GtkWidget *top;
  GtkWidget *label;
  int width, height;

  tc_view_add_token (view, &token);
  tc_view_add_token (view, &usual);
  use_style ();
  part_start (fixture);
  tc_play_moves_show (moves, view, "");
  top = gtk_widget_get_parent (
    gtk_widget_get_ancestor (find_label (GTK_WIDGET (moves), "Make Move"), GTK_TYPE_BUTTON));
  height = get_least (top, GTK_ORIENTATION_VERTICAL, 320);
  tc_play_moves_show (moves, view, "tank");
  gtk_test_widget_wait_for_draw (fixture->window);
  label = find_label (GTK_WIDGET (moves), usual.name);
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
  width = get_least (top, GTK_ORIENTATION_HORIZONTAL, -1);
  tc_play_moves_show (moves, view, "wing");
  g_assert_cmpint (get_least (top, GTK_ORIENTATION_HORIZONTAL, -1), ==, width);
  g_assert_cmpint (get_least (top, GTK_ORIENTATION_VERTICAL, 320), ==, height);
  label = find_label (GTK_WIDGET (moves), name);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (label), ==, name);
  label = find_label (GTK_WIDGET (moves), "8 of 16 moves");
  g_assert_cmpint (gtk_label_get_ellipsize (GTK_LABEL (label)), ==, PANGO_ELLIPSIZE_NONE);
}

#define ADD(name, test)                                                                            \
  g_test_add ("/editor/play-moves/" name, PartFixture, "betrayal-1940", part_set_up, test,         \
              part_tear_down)

int
main (int argc, char **argv)
{
  init_widgets (&argc, &argv);
  ADD ("moves", test_moves);
  ADD ("only-move", test_only_move);
  g_test_add ("/editor/play-moves/alike", PartFixture, "house", part_set_up, test_alike,
              part_tear_down);
  ADD ("waits-for-others", test_waits_for_others);
  g_test_add ("/editor/play-moves/waits-for-whom", PartFixture, "badge", part_set_up,
              test_waits_for_whom, part_tear_down);
  ADD ("filter", test_filter);
  ADD ("filter-of-phase", test_filter_of_phase);
  ADD ("keeps-headings", test_keeps_headings);
  ADD ("plain-moves", test_plain_moves);
  ADD ("whole-texts-have-no-tip", test_whole_texts_have_no_tip);
  ADD ("key-of-plain-moves", test_key_of_plain_moves);
  ADD ("long-button-asks-for-no-room", test_long_button_asks_for_no_room);
  ADD ("long-name-in-heading", test_long_name_in_heading);

  return g_test_run ();
}
