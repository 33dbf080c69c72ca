/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/play/tc-play-page-private.h"
#include "part-fixture.h"
#include "widgets.h"

/* What the page says to an undo that is refused. */

typedef struct {
  Fixture base;
  GtkWidget *window;
  TcPlayPage *page;
  TcSession *session;
} UndoFixture;

static void
set_up (UndoFixture *fixture, gconstpointer data)
{
  fixture_set_up_with (&fixture->base, data);
  fixture->window = part_show_page (&fixture->base, &fixture->page);
  fixture->session = tc_play_page_get_session (fixture->page);
  g_assert_nonnull (tc_session_get_game (fixture->session));
}

static void
tear_down (UndoFixture *fixture, gconstpointer data)
{
  part_close_page (&fixture->base, fixture->window);
}

static void
decide (UndoFixture *fixture)
{
  guint n;
  const TcMove *moves = tc_game_get_moves (tc_session_get_game (fixture->session), &n);

  tc_session_take_screen (fixture->session);
  if (!tc_session_step (fixture->session))
    g_assert_true (tc_session_apply (fixture->session, &moves[n - 1], NULL));
}

static void
play_until_refused (UndoFixture *fixture)
{
  while (tc_session_ask_undo (fixture->session, 0) != TC_LEAVE_BOTS)
    decide (fixture);
}

/* Nothing has changed then, for bots neither. */
static void
test_refused_undo (UndoFixture *fixture, gconstpointer data)
{
  TcGame *game = tc_session_get_game (fixture->session);

  play_until_refused (fixture);
  tc_play_bots_set_auto (fixture->page->bots, TRUE);
  tc_play_page_go_back (fixture->page, 0);
  g_assert_true (tc_play_bots_is_auto (fixture->page->bots));
  g_assert_cmpuint (tc_game_get_n_moves (game), >, 0);
  tc_play_bots_set_auto (fixture->page->bots, FALSE);

  /* The reason is long: it stands where there is room for it. */
  tc_play_page_go_back (fixture->page, 0);
  g_assert_nonnull (find_label (fixture->page->why_not,
                                "A bot has decided or a player has learned something since"));
  g_assert_true (gtk_widget_get_visible (fixture->page->why_not));
}

/* Before anybody tries, the button says whether it will be refused. */
static void
test_tip (UndoFixture *fixture, gconstpointer data)
{
  guint n_refused = 0;
  guint n_allowed = 0;

  for (guint i = 0; i < 40; i++) {
    g_autofree char *tip = tc_play_page_dup_undo_tip (fixture->page);
    guint n = tc_session_find_undo (fixture->session);
    TcLeave leave = tc_session_ask_undo (fixture->session, n);

    if (leave == TC_LEAVE_BOTS) {
      g_assert_nonnull (strstr (
        tip, "” cannot be undone\nA bot has decided or a player has learned something since"));
      n_refused++;
    } else if (leave == TC_LEAVE_GIVEN) {
      g_assert_true (g_str_has_prefix (tip, "Undo “") && g_str_has_suffix (tip, "” (Ctrl+Z)"));
      n_allowed++;
    } else {
      g_assert_cmpuint (leave, ==, TC_LEAVE_NOTHING);
      g_assert_null (tip);
    }
    decide (fixture);
  }
  g_assert_cmpuint (n_refused, >, 0);
  g_assert_cmpuint (n_allowed, >, 0);
}

/* Bots that play on leave no time to read it: it stays until a person decides. */
static void
test_refusal_outlasts_bots (UndoFixture *fixture, gconstpointer data)
{
  play_until_refused (fixture);
  while (!tc_session_is_bots_turn (fixture->session))
    decide (fixture);
  tc_play_bots_set_auto (fixture->page->bots, TRUE);
  tc_play_page_go_back (fixture->page, 0);
  g_assert_true (gtk_widget_get_visible (fixture->page->why_not));
  tc_play_bots_set_auto (fixture->page->bots, FALSE);
  while (tc_session_is_bots_turn (fixture->session))
    decide (fixture);
  g_assert_nonnull (find_label (fixture->page->why_not,
                                "A bot has decided or a player has learned something since"));
  decide (fixture);
  g_assert_false (gtk_widget_get_visible (fixture->page->why_not));
}

/* A room of the house was turned up by the own decision: nobody has learned a secret by it. */
static void
test_shown (UndoFixture *fixture, gconstpointer data)
{
  TcRuleset *ruleset = tc_game_get_ruleset (tc_session_get_game (fixture->session));
  TcGame *game;
  TcMove move = { 0 };
  guint n;
  g_autofree char *tip = NULL;

  /* Anna, who is a person, begins then. */
  tc_session_start (fixture->session, ruleset, 0, 5);
  game = tc_session_get_game (fixture->session);
  g_assert_false (tc_session_is_bots_turn (fixture->session));
  tc_session_take_screen (fixture->session);
  g_assert_true (tc_move_parse (ruleset, "explore > south", &move, NULL));
  g_assert_true (tc_session_apply (fixture->session, &move, NULL));
  g_assert_true (tc_session_apply (fixture->session, tc_game_get_moves (game, &n), NULL));
  tc_play_page_go_back (fixture->page, 0);
  g_assert_nonnull (
    find_label (fixture->page->why_not, "Something has happened since, such as a card turned up"));
  tip = tc_play_page_dup_undo_tip (fixture->page);
  g_assert_nonnull (strstr (tip, "” cannot be undone\nSomething has happened since, such as"));
}

int
main (int argc, char **argv)
{
  init_widgets (&argc, &argv);
  g_test_add ("/editor/play-undo/refused", UndoFixture, "badge", set_up, test_refused_undo,
              tear_down);
  g_test_add ("/editor/play-undo/refusal-outlasts-bots", UndoFixture, "badge", set_up,
              test_refusal_outlasts_bots, tear_down);
  g_test_add ("/editor/play-undo/tip", UndoFixture, "badge", set_up, test_tip, tear_down);
  g_test_add ("/editor/play-undo/shown", UndoFixture, "house", set_up, test_shown, tear_down);

  return g_test_run ();
}
