/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "board/tc-board.h"
#include "document/tc-item.h"
#include "pages/play/tc-notepad.h"
#include "pages/play/tc-play-page-private.h"
#include "pages/play/tc-view-moves.h"
#include "part-fixture.h"
#include "widgets.h"

/* What the page says where players hide things from each other. */

typedef struct {
  Fixture base;
  GtkWidget *window;
  TcPlayPage *page;
  TcSession *session;
} ViewerFixture;

/* With the patrols in fixed places two deals that look the same to a player are found soon. */
static void
stand_patrols (ViewerFixture *fixture)
{
  fixture_rewrite (&fixture->base, "<setup id=\"four\" name=\"Four players\" players=\"4\"/>",
                   "<setup id=\"four\" name=\"Four players\" players=\"4\">"
                   "<stand pawn=\"red-patrol\" column=\"3\" row=\"3\"/>"
                   "<stand pawn=\"green-patrol\" column=\"4\" row=\"3\"/>"
                   "<stand pawn=\"blue-patrol\" column=\"5\" row=\"3\"/>"
                   "<stand pawn=\"yellow-patrol\" column=\"6\" row=\"3\"/></setup>");
}

static void
show_page (ViewerFixture *fixture)
{
  fixture->window = part_show_page (&fixture->base, &fixture->page);
  fixture->session = tc_play_page_get_session (fixture->page);
  g_assert_nonnull (tc_session_get_game (fixture->session));
}

static void
set_up (ViewerFixture *fixture, gconstpointer data)
{
  fixture_set_up_with (&fixture->base, "badge");
  stand_patrols (fixture);
  show_page (fixture);
}

static void
set_up_house (ViewerFixture *fixture, gconstpointer data)
{
  fixture_set_up_with (&fixture->base, "house");
  show_page (fixture);
}

/* As it is drawn in the program. */
static void
set_up_dune (ViewerFixture *fixture, gconstpointer data)
{
  use_style ();
  fixture_set_up_with (&fixture->base, "dune");
  show_page (fixture);
}

static void
tear_down (ViewerFixture *fixture, gconstpointer data)
{
  part_close_page (&fixture->base, fixture->window);
}

static TcRuleset *
get_ruleset (ViewerFixture *fixture)
{
  return tc_game_get_ruleset (tc_session_get_game (fixture->session));
}

/* All that is written on the page and all that is said of the board, place by place. */
static char *
dup_words (ViewerFixture *fixture)
{
  GtkWidget *page = GTK_WIDGET (fixture->page);
  TcBoard *board = TC_BOARD (find_type (page, TC_TYPE_BOARD));
  const TcView *view = tc_board_get_view (board);
  GString *words = g_string_new (NULL);
  g_autofree char *labels = dup_labels (page);
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (view, &n);
  const TcViewToken *tokens = NULL;

  g_string_append (words, labels);
  for (guint i = 0; i < n; i++) {
    g_autofree char *said = tc_board_dup_description (board, containers[i].key);

    g_string_append_printf (words, "%s\n", said);
  }
  tokens = tc_view_get_tokens (view, &n);
  for (guint i = 0; i < n; i++) {
    g_autofree char *said = tc_board_dup_description (board, tokens[i].key);

    g_string_append_printf (words, "%s %s\n", tokens[i].key, said);
  }

  return g_string_free (words, FALSE);
}

/* The position as @seat knows it, with what it was told, as one number. */
static guint64
sign_known (TcRuleset *ruleset, TcGame *game, guint8 seat)
{
  g_autofree TcState *known =
    g_memdup2 (tc_game_get_state (game), tc_ruleset_get_state_size (ruleset));
  g_auto (GStrv) log = tc_game_dup_log (game, seat, -1);
  g_autofree char *told = g_strjoinv ("\n", log);

  tc_rules_redact (ruleset, known, seat);

  return tc_rules_hash (ruleset, known) * 31u + g_str_hash (told);
}

/* Two seeds that deal the first seat the same and somebody else another hand. */
static void
find_twins (TcRuleset *ruleset, guint64 *out_one, guint64 *out_other)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);

  for (guint seed = 1; seed < 60000; seed++) {
    g_autoptr (TcGame) game = tc_game_new (ruleset, 0, seed);
    guint64 sign = sign_known (ruleset, game, 0);
    guint twin = GPOINTER_TO_UINT (g_hash_table_lookup (seen, &sign));

    if (twin != 0) {
      *out_one = twin;
      *out_other = seed;
      return;
    }
    g_hash_table_insert (seen, g_memdup2 (&sign, sizeof sign), GUINT_TO_POINTER (seed));
  }
  g_assert_not_reached ();
}

static char *
dup_words_of_deal (ViewerFixture *fixture, guint64 seed, guint n_moves, gboolean is_umpire)
{
  tc_session_start (fixture->session, get_ruleset (fixture), 0, seed);
  tc_session_set_umpire (fixture->session, is_umpire);
  for (guint i = 0; i < n_moves; i++) {
    g_autoptr (TcView) view = tc_session_dup_view (fixture->session);
    guint n;
    const TcViewMove *moves = tc_view_get_moves (view, &n);
    gboolean lays = FALSE;

    /* No card is exchanged, as what is drawn then differs. */
    for (guint j = 0; j < n && !lays; j++) {
      lays = !g_str_equal (moves[j].verb, "exchange");
      if (lays)
        g_assert_true (tc_session_apply (fixture->session, &moves[j].move, NULL));
    }
    g_assert_true (lays);
  }
  run_until_idle ();

  return dup_words (fixture);
}

static void
test_twins_look_the_same (ViewerFixture *fixture, gconstpointer data)
{
  TcRuleset *ruleset = get_ruleset (fixture);
  guint64 one, other;

  find_twins (ruleset, &one, &other);
  g_test_message ("twins: %" G_GUINT64_FORMAT " and %" G_GUINT64_FORMAT, one, other);
  for (guint n_moves = 0; n_moves < 3; n_moves++) {
    g_autofree char *words = dup_words_of_deal (fixture, one, n_moves, FALSE);
    g_autofree char *of_twin = dup_words_of_deal (fixture, other, n_moves, FALSE);

    g_assert_cmpstr (words, ==, of_twin);
  }

  /* The test sees what it must see: to an umpire they differ. */
  {
    g_autofree char *words = dup_words_of_deal (fixture, one, 0, TRUE);
    g_autofree char *of_twin = dup_words_of_deal (fixture, other, 0, TRUE);

    g_assert_cmpstr (words, !=, of_twin);
  }
}

/* Nothing of the game is written anywhere on the page while the screen is passed on. */
static void
test_the_cover_says_nothing (ViewerFixture *fixture, gconstpointer data)
{
  g_autofree char *words = NULL;
  g_autofree char *taken = NULL;
  GtkWidget *button;

  tc_session_set_bot (fixture->session, 1, NULL);
  tc_session_start (fixture->session, get_ruleset (fixture), 0, 5);
  g_assert_nonnull (find_label (GTK_WIDGET (fixture->page), "Pass the Screen to "));
  words = dup_words (fixture);
  g_assert_null (strstr (words, "Fugitive"));
  g_assert_null (strstr (words, "is dealt"));
  g_assert_null (strstr (words, "Turn "));
  g_assert_null (strstr (words, "D4"));
  g_assert_null (strstr (words, "you are"));

  /* By keyboard: the only button there has the keys. */
  button = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  g_assert_true (GTK_IS_BUTTON (button));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (button)), ==, "I Am Avery");
  g_assert_true (gtk_widget_activate (button));
  while (tc_session_is_covered (fixture->session))
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (find_label (GTK_WIDGET (fixture->page), "Pass the Screen to "));
  taken = dup_words (fixture);
  g_assert_nonnull (strstr (taken, "is dealt"));
  g_assert_nonnull (strstr (taken, "you are a good cop"));
}

/* Who sits at the table is chosen on the cover too, until somebody has decided something. */
static void
test_the_cover_sets_the_table (ViewerFixture *fixture, gconstpointer data)
{
  GtkWidget *cover = GTK_WIDGET (fixture->page->cover);
  GtkWidget *choice;

  tc_session_set_bot (fixture->session, 1, NULL);
  g_assert_true (tc_session_is_covered (fixture->session));
  choice = find_type (cover, GTK_TYPE_DROP_DOWN);
  g_assert_true (gtk_widget_get_mapped (choice));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (choice), 1);
  g_assert_nonnull (tc_session_get_bot (fixture->session, 0));
  g_assert_false (tc_session_is_covered (fixture->session));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (choice), 0);
  g_assert_true (tc_session_is_covered (fixture->session));

  tc_session_take_screen (fixture->session);
  for (guint i = 0; i < 100 && !tc_session_is_covered (fixture->session); i++) {
    guint n;
    const TcViewMove *moves = tc_view_get_moves (fixture->page->view, &n);
    TcMove move = moves[n - 1].move;

    g_assert_true (tc_session_apply (fixture->session, &move, NULL));
    tc_session_pass_screen (fixture->session);
  }
  g_assert_true (gtk_widget_get_mapped (cover));
  g_assert_false (gtk_widget_get_mapped (choice));
}

/* The log that one player read is not there for the next. */
static void
test_the_log_is_the_viewers (ViewerFixture *fixture, gconstpointer data)
{
  g_autofree char *avery = NULL;
  g_autofree char *casey = NULL;
  g_autofree char *umpire = NULL;

  for (guint8 i = 0; i < 4; i++)
    tc_session_set_bot (fixture->session, i, tc_bot_find (get_ruleset (fixture), "random"));
  tc_session_start (fixture->session, get_ruleset (fixture), 0, 5);
  tc_session_watch (fixture->session, 0);
  avery = dup_words (fixture);
  tc_session_watch (fixture->session, 2);
  casey = dup_words (fixture);
  tc_session_watch (fixture->session, TC_SEAT_NONE);
  umpire = dup_words (fixture);
  g_assert_nonnull (strstr (avery, "Avery is dealt a role card"));
  g_assert_null (strstr (avery, "Casey is dealt a role card"));
  g_assert_nonnull (strstr (casey, "Casey is dealt a role card"));
  g_assert_null (strstr (casey, "Avery is dealt a role card"));
  g_assert_nonnull (strstr (umpire, "Avery is dealt a role card"));
  g_assert_nonnull (strstr (umpire, "Casey is dealt a role card"));
}

/* The last choice: what nobody else may read is in no part of the page. */
static void
test_everyone (ViewerFixture *fixture, gconstpointer data)
{
  GtkDropDown *viewer =
    GTK_DROP_DOWN (find_type (GTK_WIDGET (fixture->page->seats), GTK_TYPE_DROP_DOWN));
  guint n = g_list_model_get_n_items (gtk_drop_down_get_model (viewer));
  g_autoptr (TcItem) last = g_list_model_get_item (gtk_drop_down_get_model (viewer), n - 1);
  GtkWidget *own = find_type (GTK_WIDGET (fixture->page), GTK_TYPE_TEXT_VIEW);
  g_autofree char *before = dup_words (fixture);
  g_autofree char *words = NULL;

  g_assert_cmpstr (tc_item_get_title (last), ==, "Everyone");
  g_assert_nonnull (strstr (before, "is dealt a role card"));
  gtk_drop_down_set_selected (viewer, n - 1);
  g_assert_true (tc_session_is_public (fixture->session));
  g_assert_cmpuint (gtk_drop_down_get_selected (viewer), ==, n - 1);
  g_assert_false (gtk_widget_get_mapped (own));
  words = dup_words (fixture);
  g_assert_null (strstr (words, "is dealt a role card"));
  g_assert_null (strstr (words, "you are a"));
  gtk_drop_down_set_selected (viewer, 0);
  g_assert_false (tc_session_is_public (fixture->session));
}

/* A question, and the list of windows, are read by anybody. */
static void
test_status_for_anybody (ViewerFixture *fixture, gconstpointer data)
{
  const char *own = tc_view_get_status (fixture->page->view);
  g_autofree char *status = tc_play_page_dup_status (fixture->page);
  g_autofree char *covered = NULL;

  g_assert_nonnull (strstr (own, ". Avery, you are a "));
  g_assert_null (strstr (status, "you are"));
  g_assert_cmpstr (status, !=, "");
  g_assert_true (g_str_has_prefix (own, status));
  tc_session_set_bot (fixture->session, 1, NULL);
  tc_session_start (fixture->session, get_ruleset (fixture), 0, 5);
  g_assert_true (tc_session_is_covered (fixture->session));
  covered = tc_play_page_dup_status (fixture->page);
  g_assert_cmpstr (covered, ==, status);
}

/* Each note of the view is on the pad, and none of another player. */
static void
test_notes (ViewerFixture *fixture, gconstpointer data)
{
  TcNotepad *pad = TC_NOTEPAD (find_type (GTK_WIDGET (fixture->page), TC_TYPE_NOTEPAD));
  g_autofree char *street = tc_notepad_dup_words (pad, "a1");
  guint n_notes = 0;

  g_assert_null (street);
  for (guint8 i = 0; i < 4; i++)
    tc_session_set_bot (fixture->session, i, tc_bot_find (get_ruleset (fixture), "random"));
  tc_session_start (fixture->session, get_ruleset (fixture), 0, 5);
  tc_session_run (fixture->session, 200);
  for (guint8 seat = 0; seat < 4; seat++) {
    g_autoptr (TcView) view = NULL;
    guint n;
    const TcViewNote *notes = NULL;
    g_autofree char *labels = NULL;

    tc_session_watch (fixture->session, seat);
    view = tc_session_dup_view (fixture->session);
    notes = tc_view_get_notes (view, &n);
    for (guint i = 0; i < n; i++) {
      g_autofree char *words = tc_notepad_dup_words (pad, notes[i].container);

      g_assert_nonnull (words);
      g_assert_true (g_str_has_suffix (words, notes[i].text));
    }
    labels = dup_labels (GTK_WIDGET (pad));
    for (const char *at = labels; (at = strstr (at, ": not seen)")) != NULL; at++)
      n_notes++;
    n_notes += n;
  }
  g_assert_cmpuint (n_notes, >, 4);
  g_assert_cmpuint (n_notes, <=, 4 * 48);
}

/* Who asks to see everything is warned in the middle of a game; at its end everything is open, and
 * the page says so instead of naming a viewer. */
static void
test_no_warning_at_the_end (ViewerFixture *fixture, gconstpointer data)
{
  GtkWidget *viewer = find_type (GTK_WIDGET (fixture->page->seats), GTK_TYPE_DROP_DOWN);
  TcRuleset *ruleset = get_ruleset (fixture);

  gtk_drop_down_set_selected (GTK_DROP_DOWN (viewer), 1);
  g_assert_nonnull (find_question ());
  g_assert_false (tc_session_is_umpire (fixture->session));
  gtk_window_destroy (GTK_WINDOW (find_question ()));

  for (guint8 i = 0; i < tc_ruleset_get_n_seats (ruleset); i++)
    tc_session_set_bot (fixture->session, i, tc_bot_find (ruleset, "random"));
  tc_session_run (fixture->session, G_MAXUINT);
  g_assert_true (tc_game_is_over (tc_session_get_game (fixture->session)));
  tc_session_set_bot_confirmed (fixture->session, 0, NULL);
  g_assert_cmpuint (tc_session_count_people (fixture->session), ==, 1);
  g_assert_false (gtk_widget_get_visible (viewer));
  g_assert_nonnull (find_label (GTK_WIDGET (fixture->page->seats), "The game is over: "));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (viewer), 1);
  g_assert_null (find_question ());
  g_assert_true (tc_session_is_umpire (fixture->session));
}

/* What a player writes is theirs: gone with them, back with them. */
static void
test_own_notes (ViewerFixture *fixture, gconstpointer data)
{
  GtkTextView *own = GTK_TEXT_VIEW (find_type (GTK_WIDGET (fixture->page), GTK_TYPE_TEXT_VIEW));
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (own);
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;

  gtk_text_buffer_set_text (buffer, "Blake lies", -1);
  g_assert_cmpstr (tc_session_get_note (fixture->session, 0), ==, "Blake lies");
  tc_session_set_umpire (fixture->session, TRUE);
  g_object_get (buffer, "text", &text, NULL);
  g_assert_cmpstr (text, ==, "");
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (own)));
  g_assert_cmpstr (tc_session_get_note (fixture->session, 0), ==, "Blake lies");
  tc_session_set_umpire (fixture->session, FALSE);
  g_object_get (buffer, "text", &again, NULL);
  g_assert_cmpstr (again, ==, "Blake lies");
}

/* Only the seats of the game can be given to somebody. */
static void
test_seats_of_the_setup (ViewerFixture *fixture, gconstpointer data)
{
  find_row (GTK_WIDGET (fixture->page), "Drew");
  g_assert_null (find_label (GTK_WIDGET (fixture->page), "Ellis"));
  tc_session_start (fixture->session, get_ruleset (fixture), 1, 5);
  find_row (GTK_WIDGET (fixture->page), "Ellis");
}

/* What the umpire sees needs no wider side: the board stays as large as it was. */
static void
test_the_side_keeps_its_width (ViewerFixture *fixture, gconstpointer data)
{
  GtkWidget *seats = find_type (GTK_WIDGET (fixture->page), TC_TYPE_PLAY_SEATS);
  AdwClamp *side = ADW_CLAMP (gtk_widget_get_ancestor (seats, ADW_TYPE_CLAMP));
  int least;

  tc_session_set_umpire (fixture->session, TRUE);
  gtk_widget_measure (GTK_WIDGET (side), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, ==, adw_clamp_get_maximum_size (side));
}

static void
test_a_drag_is_never_refused_silently (ViewerFixture *fixture, gconstpointer data)
{
  tc_play_page_propose (fixture->page, "attack", "targets-boris");
  g_assert_nonnull (find_label (GTK_WIDGET (fixture->page), "Nothing can be done with this now."));
}

#define ADD(name, function)                                                                        \
  g_test_add ("/editor/play-page/viewer/" name, ViewerFixture, NULL, set_up, function, tear_down)

/* Emits what a double click on a place does, where the piece that can go has not been touched. */
static gboolean
double_click (ViewerFixture *fixture, const char *key)
{
  TcGame *game = tc_session_get_game (fixture->session);
  guint n_moves = tc_game_get_n_moves (game);

  g_signal_emit_by_name (find_type (GTK_WIDGET (fixture->page), TC_TYPE_BOARD), "activated", key);
  return tc_game_get_n_moves (game) > n_moves;
}

/* The place that the only piece which can go anywhere goes to, as a tile is searched; the ways of
 * that piece are marked before anybody has selected it. */
static void
test_double_click (ViewerFixture *fixture, gconstpointer data)
{
  guint n_driven = 0;

  for (guint8 i = 0; i < 4; i++)
    tc_session_set_bot (fixture->session, i, NULL);
  tc_session_set_umpire (fixture->session, TRUE);
  while (n_driven < 3 && !tc_game_is_over (tc_session_get_game (fixture->session))) {
    g_autoptr (TcView) view = tc_session_dup_view (fixture->session);
    guint n;
    const TcViewMove *moves = tc_view_get_moves (view, &n);
    const TcViewMove *last = &moves[n - 1];
    TcMove move;

    if (n > 1 && *last->subject != '\0' && tc_view_is_place (view, last->target) &&
        g_str_equal (tc_view_find_mover (view, ""), last->subject)) {
      g_assert_true (tc_view_find_only_move (view, last->target, &move));
      g_assert_true (double_click (fixture, last->target));
      n_driven++;
    } else {
      move = moves[n / 2].move;
      g_assert_true (tc_session_apply (fixture->session, &move, NULL));
    }
  }
  g_assert_cmpuint (n_driven, ==, 3);
}

/* Beside what is shipped it would be lost, and it may not even be of that text. */
static void
test_no_test_beside_shipped (ViewerFixture *fixture, gconstpointer data)
{
  g_autofree char *shipped = g_build_filename (g_getenv ("TURNCOAT_DATA_DIR"), "scenarios", "badge",
                                               "badge.scenario.xml", NULL);
  AdwMessageDialog *question;

  tc_session_set_umpire (fixture->session, TRUE);
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "play.keep-test", NULL);
  question = find_question ();
  g_assert_nonnull (question);
  gtk_window_destroy (GTK_WINDOW (question));

  g_assert_true (open_now (fixture->base.document, shipped, NULL));
  wait_for_build (fixture->base.document);
  tc_session_set_umpire (fixture->session, TRUE);
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "play.keep-test", NULL);
  g_assert_null (find_question ());
}

static guint
find_setup (TcRuleset *ruleset, const char *id)
{
  guint setup = 0;

  while (!g_str_equal (tc_ruleset_get_setup (ruleset, setup)->id, id))
    setup++;
  return setup;
}

/* A card tells what it does to whoever sees its face, and to nobody else. */
static void
test_cards_speak (ViewerFixture *fixture, gconstpointer data)
{
  g_autofree char *spear = NULL;
  g_autofree char *hidden = NULL;
  g_autofree char *book = NULL;

  tc_session_start (fixture->session, get_ruleset (fixture),
                    find_setup (get_ruleset (fixture), "drill-hunt"), 5);
  spear = tc_play_page_dup_words ("spear", fixture->page);
  hidden = tc_play_page_dup_words ("stack-omens-backs", fixture->page);
  book = tc_play_page_dup_words ("book", fixture->page);
  g_assert_cmpstr (book, ==,
                   "You know the hand. You wrote it.\nRaises Knowledge by 2 while you have it.");
  g_assert_cmpstr (spear, ==,
                   "Two dice more with Might.\nWhen you attack with it, you roll 2 more dice.");
  g_assert_cmpstr (hidden, ==, NULL);
}

static void
decide (ViewerFixture *fixture)
{
  TcBoard *board = TC_BOARD (find_type (GTK_WIDGET (fixture->page), TC_TYPE_BOARD));
  guint n;
  const TcViewMove *moves = NULL;

  if (tc_session_is_bots_turn (fixture->session)) {
    g_assert_true (tc_session_step (fixture->session));
    while (tc_session_is_thinking (fixture->session))
      g_main_context_iteration (NULL, TRUE);
    return;
  }
  moves = tc_view_get_moves (tc_board_get_view (board), &n);
  g_assert_cmpuint (n, >, 0);
  g_assert_true (tc_session_apply (fixture->session, &moves[n - 1].move, NULL));
}

/* The view tells the goal to those who may know it, as a note about the haunt. */
static gboolean
knows_goal (ViewerFixture *fixture)
{
  TcBoard *board = TC_BOARD (find_type (GTK_WIDGET (fixture->page), TC_TYPE_BOARD));
  guint n;
  const TcViewNote *notes = tc_view_get_notes (tc_board_get_view (board), &n);

  for (guint i = 0; i < n; i++) {
    if (g_str_equal (notes[i].container, "haunt"))
      return TRUE;
  }
  return FALSE;
}

/* Who plays on without it plays for nothing. */
static void
test_goal_in_front (ViewerFixture *fixture, gconstpointer data)
{
  TcRuleset *ruleset = get_ruleset (fixture);
  GtkStack *stack = GTK_STACK (
    gtk_widget_get_template_child (GTK_WIDGET (fixture->page), TC_TYPE_PLAY_PAGE, "log_stack"));

  tc_session_start (fixture->session, ruleset, find_setup (ruleset, "built-4"), 3);
  for (guint8 seat = 1; seat < 4; seat++)
    tc_session_set_bot (fixture->session, seat, tc_bot_find (ruleset, "random"));
  for (guint i = 0; !knows_goal (fixture); i++) {
    g_assert_cmpuint (i, <, 400);
    g_assert_cmpstr (gtk_stack_get_visible_child_name (stack), ==, "log");
    decide (fixture);
  }
  g_assert_cmpstr (gtk_stack_get_visible_child_name (stack), ==, "notes");
}

static void
noticed_cb (GSimpleAction *action, GVariant *text, gpointer n)
{
  ++*(guint *) n;
}

/* (transfer full) (nullable) */
static char *
dup_last_heading (ViewerFixture *fixture)
{
  GMenuModel *menu = G_MENU_MODEL (fixture->page->game_menu);
  char *heading = NULL;

  g_menu_model_get_item_attribute (menu, g_menu_model_get_n_items (menu) - 1, "label", "s",
                                   &heading);
  return heading;
}

static gint
count_entries (GMenu *section)
{
  return g_menu_model_get_n_items (G_MENU_MODEL (section));
}

/* What only the umpire has is grey and answers nothing, below a heading that says so; the notes
 * that the menu of the board offers have no heading, and answer. */
static void
test_no_branches (ViewerFixture *fixture, gconstpointer data)
{
  GtkWidget *page = GTK_WIDGET (fixture->page);
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) notice = g_simple_action_new ("show-notice", G_VARIANT_TYPE_STRING);
  g_autofree char *heading = dup_last_heading (fixture);
  g_autofree char *umpires = NULL;
  guint n = 0;

  g_signal_connect (notice, "activate", G_CALLBACK (noticed_cb), &n);
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (notice));
  gtk_widget_insert_action_group (fixture->window, "win", G_ACTION_GROUP (group));
  tc_session_take_screen (fixture->session);
  g_assert_cmpstr (heading, ==, "View as the Umpire for These");
  gtk_widget_activate_action (page, "play.branches", NULL);
  gtk_widget_activate_action (page, "play.branch", NULL);
  gtk_widget_activate_action (page, "play.bookmark", NULL);
  gtk_widget_activate_action (page, "play.pin", NULL);
  g_assert_cmpuint (n, ==, 0);
  gtk_widget_activate_action (page, "play.pin-at", "s", "");
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpint (count_entries (fixture->page->umpires_menu), ==, 5);
  g_assert_cmpint (count_entries (fixture->page->position_menu), ==, 1);
  tc_session_set_umpire (fixture->session, TRUE);
  umpires = dup_last_heading (fixture);
  g_assert_null (umpires);
  g_assert_cmpint (count_entries (fixture->page->umpires_menu), ==, 0);
  g_assert_cmpint (count_entries (fixture->page->position_menu), ==, 2);
  g_assert_cmpint (count_entries (fixture->page->branches_menu), ==, 4);
}

/* Who plays alone with leave to undo has branches, and still may not change the position. */
static void
test_branches_alone (ViewerFixture *fixture, gconstpointer data)
{
  g_autoptr (TcRuleset) ruleset = tc_ruleset_ref (get_ruleset (fixture));
  g_autofree char *heading = NULL;
  g_autofree char *action = NULL;

  tc_session_allow_undo (fixture->session, TRUE);
  tc_session_start (fixture->session, ruleset, 0, 3);
  for (guint8 i = 1; i < tc_ruleset_get_n_seats (ruleset); i++)
    tc_session_set_bot (fixture->session, i, tc_bot_find (ruleset, "random"));
  tc_session_take_screen (fixture->session);
  heading = dup_last_heading (fixture);
  g_assert_cmpstr (heading, ==, "View as the Umpire for This");
  g_assert_cmpint (count_entries (fixture->page->umpires_menu), ==, 1);
  g_menu_model_get_item_attribute (G_MENU_MODEL (fixture->page->umpires_menu), 0, "action", "s",
                                   &action);
  g_assert_cmpstr (action, ==, "play.umpire");
  g_assert_cmpint (count_entries (fixture->page->branches_menu), ==, 4);
}

int
main (int argc, char **argv)
{
  init_widgets (&argc, &argv);
  ADD ("double-click", test_double_click);
  ADD ("twins-look-the-same", test_twins_look_the_same);
  ADD ("the-cover-says-nothing", test_the_cover_says_nothing);
  ADD ("the-cover-sets-the-table", test_the_cover_sets_the_table);
  ADD ("the-log-is-the-viewers", test_the_log_is_the_viewers);
  ADD ("everyone", test_everyone);
  ADD ("status-for-anybody", test_status_for_anybody);
  ADD ("notes", test_notes);
  ADD ("no-warning-at-the-end", test_no_warning_at_the_end);
  ADD ("own-notes", test_own_notes);
  ADD ("no-test-beside-shipped", test_no_test_beside_shipped);
  ADD ("no-branches", test_no_branches);
  ADD ("branches-alone", test_branches_alone);
  ADD ("seats-of-the-setup", test_seats_of_the_setup);

  g_test_add ("/editor/play-page-viewer/cards-speak", ViewerFixture, NULL, set_up_house,
              test_cards_speak, tear_down);
  g_test_add ("/editor/play-page-viewer/goal-in-front", ViewerFixture, NULL, set_up_house,
              test_goal_in_front, tear_down);
  g_test_add ("/editor/play-page-viewer/a-drag-is-never-refused-silently", ViewerFixture, NULL,
              set_up_dune, test_a_drag_is_never_refused_silently, tear_down);
  g_test_add ("/editor/play-page-viewer/the-side-keeps-its-width", ViewerFixture, NULL, set_up_dune,
              test_the_side_keeps_its_width, tear_down);

  return g_test_run ();
}
