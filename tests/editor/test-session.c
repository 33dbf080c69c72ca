/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "fixture.h"

#include <string.h>

#include "pages/play/tc-session.h"

typedef struct {
  Fixture base;
  TcSession *session;
  guint n_changed;
} SessionFixture;

static void
count_cb (guint *n)
{
  (*n)++;
}

static TcRuleset *
get_ruleset (SessionFixture *fixture)
{
  TcRuleset *ruleset = tc_build_get_ruleset (tc_document_get_build (fixture->base.document));

  g_assert_nonnull (ruleset);
  return ruleset;
}

static void
set_up (SessionFixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  if (data != NULL)
    fixture_set_up_with (&fixture->base, data);
  else
    fixture_set_up (&fixture->base, data);
  g_assert_true (open_now (fixture->base.document, fixture->base.path, &error));
  g_assert_no_error (error);
  wait_for_build (fixture->base.document);
  fixture->session = tc_session_new ();
  g_signal_connect_swapped (fixture->session, "changed", G_CALLBACK (count_cb),
                            &fixture->n_changed);
}

static void
tear_down (SessionFixture *fixture, gconstpointer data)
{
  g_assert_finalize_object (fixture->session);
  fixture_tear_down (&fixture->base, data);
}

static void
set_all_bots (SessionFixture *fixture)
{
  for (guint8 i = 0; i < tc_ruleset_get_n_seats (get_ruleset (fixture)); i++)
    tc_session_set_bot (fixture->session, i, tc_bot_find (get_ruleset (fixture), "random"));
}

static void
test_empty (SessionFixture *fixture, gconstpointer data)
{
  g_assert_null (tc_session_get_game (fixture->session));
  g_assert_null (tc_session_dup_view (fixture->session));
  g_assert_false (tc_session_step (fixture->session));
  tc_session_undo (fixture->session);
  g_assert_cmpuint (fixture->n_changed, ==, 0);
}

static void
test_people_are_waited_for (SessionFixture *fixture, gconstpointer data)
{
  tc_session_start (fixture->session, get_ruleset (fixture), 0, 7);
  g_assert_cmpuint (fixture->n_changed, ==, 1);
  g_assert_false (tc_session_is_bots_turn (fixture->session));
  g_assert_false (tc_session_step (fixture->session));
  set_all_bots (fixture);
  g_assert_true (tc_session_step (fixture->session));
  g_assert_cmpuint (tc_game_get_n_moves (tc_session_get_game (fixture->session)), ==, 1);
}

static void
test_same_seed_same_game (SessionFixture *fixture, gconstpointer data)
{
  guint64 hash;

  set_all_bots (fixture);
  tc_session_start (fixture->session, get_ruleset (fixture), 0, 7);
  g_assert_cmpuint (tc_session_run (fixture->session, 60), ==, 60);
  hash = tc_game_get_hash (tc_session_get_game (fixture->session));
  tc_session_start (fixture->session, get_ruleset (fixture), 0, 7);
  g_assert_cmpuint (tc_session_run (fixture->session, 60), ==, 60);
  g_assert_cmpuint (tc_game_get_hash (tc_session_get_game (fixture->session)), ==, hash);
}

static void
test_undo_and_redo (SessionFixture *fixture, gconstpointer data)
{
  guint64 hash;
  guint64 start;

  set_all_bots (fixture);
  tc_session_start (fixture->session, get_ruleset (fixture), 0, 7);
  start = tc_game_get_hash (tc_session_get_game (fixture->session));
  tc_session_step (fixture->session);
  hash = tc_game_get_hash (tc_session_get_game (fixture->session));
  tc_session_undo (fixture->session);
  g_assert_cmpuint (tc_game_get_hash (tc_session_get_game (fixture->session)), ==, start);
  tc_session_redo (fixture->session);
  g_assert_cmpuint (tc_game_get_hash (tc_session_get_game (fixture->session)), ==, hash);
}

/* Who has won is said once, by the result: the levels that the sides have reached are not that, and
 * would contradict it. */
static void
test_outcome (SessionFixture *fixture, gconstpointer data)
{
  g_autofree char *result = NULL;
  g_autofree char *outcome = NULL;
  g_autoptr (TcView) view = NULL;

  set_all_bots (fixture);
  tc_session_start (fixture->session, get_ruleset (fixture), 0, 3);
  while (tc_session_run (fixture->session, 1000) > 0)
    continue;
  result = tc_session_dup_result (fixture->session);
  outcome = tc_session_dup_outcome (fixture->session);
  view = tc_session_dup_view (fixture->session);
  g_assert_cmpstr (result, ==,
                   "The game is over. Victory for French player: no other Ally does as well");
  g_assert_cmpstr (outcome, ==,
                   "The game ends with turn 12 (rule 7.0)\n"
                   "France and Germany: a draw (rule 7.0)\n"
                   "Minor victory for Germany against Britain (rule 7.0)");
  g_assert_true (g_str_has_suffix (tc_view_get_status (view), ": the game is over"));
}

static void
test_jump (SessionFixture *fixture, gconstpointer data)
{
  TcGame *game;
  guint64 end;

  set_all_bots (fixture);
  tc_session_start (fixture->session, get_ruleset (fixture), 0, 7);
  tc_session_run (fixture->session, 60);
  game = tc_session_get_game (fixture->session);
  end = tc_game_get_hash (game);
  fixture->n_changed = 0;
  tc_session_jump (fixture->session, 30);
  g_assert_cmpuint (fixture->n_changed, ==, 1);
  g_assert_cmpuint (tc_game_get_n_moves (game), <, 60);
  g_assert_cmpuint (tc_game_get_n_recorded (game), ==, 60);
  tc_session_jump (fixture->session, 60);
  g_assert_cmpuint (tc_game_get_hash (game), ==, end);
  tc_session_jump (fixture->session, 60);
  g_assert_cmpuint (fixture->n_changed, ==, 2);
}

static void
test_a_person_moves (SessionFixture *fixture, gconstpointer data)
{
  g_autoptr (TcView) view = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) found = NULL;
  const TcViewMove *moves;
  guint n;

  tc_session_start (fixture->session, get_ruleset (fixture), 0, 7);
  view = tc_session_dup_view (fixture->session);
  moves = tc_view_get_moves (view, &n);
  g_assert_cmpuint (n, >, 0);
  found = tc_session_find_moves (fixture->session, view, moves[n / 2].subject, moves[n / 2].target);
  g_assert_cmpuint (found->len, >=, 1);
  g_assert_true (tc_session_apply (fixture->session, &moves[n / 2].move, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (tc_game_get_n_moves (tc_session_get_game (fixture->session)), ==, 1);
}

/* Two areas far apart: whatever may be done now, an area is not dragged onto another. */
static void
test_why_not_is_answered (SessionFixture *fixture, gconstpointer data)
{
  g_autoptr (TcView) view = NULL;
  g_autoptr (GArray) found = NULL;
  g_autofree char *why_not = NULL;

  tc_session_start (fixture->session, get_ruleset (fixture), 0, 7);
  view = tc_session_dup_view (fixture->session);
  found = tc_session_find_moves (fixture->session, view, "ardennes", "paris");
  g_assert_cmpuint (found->len, ==, 0);
  why_not = tc_session_dup_why_not (fixture->session, "ardennes", "paris");
  g_assert_nonnull (why_not);
  g_assert_cmpuint (strlen (why_not), >, 10);
}

/* Until a move of this verb is legal. */
static TcView *
play_until (SessionFixture *fixture, const char *verb, TcViewMove *out_move)
{
  for (guint i = 0; i < 3000; i++) {
    TcView *view = tc_session_dup_view (fixture->session);
    guint n;
    const TcViewMove *moves = tc_view_get_moves (view, &n);

    for (guint j = 0; j < n; j++) {
      if (g_str_equal (moves[j].verb, verb)) {
        *out_move = moves[j];
        return view;
      }
    }
    tc_view_free (view);
    g_assert_true (tc_session_step (fixture->session));
  }
  g_assert_not_reached ();
}

/* A combat is nobody's move: it is found at its area; elsewhere the rule is cited. */
static void
test_a_place_is_activated (SessionFixture *fixture, gconstpointer data)
{
  TcViewMove attack = { 0 };
  TcViewMove assign = { 0 };
  g_autoptr (TcView) tactics = NULL;
  g_autoptr (TcView) combat = NULL;
  g_autoptr (GArray) several = NULL;
  g_autoptr (GArray) found = NULL;
  g_autofree char *why_not = NULL;

  set_all_bots (fixture);
  tc_session_start (fixture->session, get_ruleset (fixture), 0, 7);
  tactics = play_until (fixture, "assign", &assign);
  several = tc_session_find_moves (fixture->session, tactics, assign.subject, "");
  g_assert_cmpuint (several->len, >=, 1);
  combat = play_until (fixture, "attack", &attack);
  found = tc_session_find_moves (fixture->session, combat, attack.target, "");
  g_assert_cmpuint (found->len, ==, 1);
  why_not = tc_session_dup_why_not (fixture->session, "paris", "");
  g_assert_nonnull (strstr (why_not, "(rule 4"));
}

/* The dice of a throw make the number that its event reports. */
static void
test_dice_make_their_event (SessionFixture *fixture, gconstpointer data)
{
  TcGame *game;
  guint n_throws = 0;

  set_all_bots (fixture);
  tc_session_start (fixture->session, get_ruleset (fixture), 0, 7);
  tc_session_run (fixture->session, 400);
  game = tc_session_get_game (fixture->session);
  for (gint move = -1; move < (gint) tc_game_get_n_moves (game); move++) {
    guint n;
    const TcDie *dice = tc_game_get_dice (game, move, &n);

    for (guint i = 0; i < n; n_throws++) {
      guint event = dice[i].event;
      g_autofree char *text = tc_game_dup_event (game, TC_SEAT_NONE, event);
      g_autofree char *roll = NULL;
      guint sum = 0;

      for (; i < n && dice[i].event == event; i++)
        sum += dice[i].face;
      roll = g_strdup_printf ("\\b([Rr]olls?|orders:) %u\\b", sum);
      g_test_message ("%u: %s", sum, text);
      g_assert_true (g_regex_match_simple (roll, text, 0, 0));
    }
  }
  g_assert_cmpuint (n_throws, >, 10);
}

/* With drops still to be made, ending the movement is refused with the reason. */
static void
test_a_duty_blocks_the_end (SessionFixture *fixture, gconstpointer data)
{
  TcViewMove drop = { 0 };
  TcMove blocked;
  g_autoptr (TcView) view = NULL;
  g_autoptr (GError) error = NULL;

  set_all_bots (fixture);
  tc_session_start (fixture->session, get_ruleset (fixture), 0, 7);
  g_assert_false (tc_session_find_blocked (fixture->session, &blocked));
  view = play_until (fixture, "drop", &drop);
  g_assert_true (tc_session_find_blocked (fixture->session, &blocked));
  g_assert_false (tc_session_apply (fixture->session, &blocked, &error));
  g_assert_nonnull (strstr (error->message, "must still drop (rule 3.2.4)"));
}

/* Where a player is to be chosen, nobody asks for yes or no: neither is shown as what cannot be
 * answered. And players go by their names. */
static void
test_unasked (SessionFixture *fixture, gconstpointer data)
{
  TcViewMove choice = { 0 };
  TcMove blocked;
  g_autoptr (TcView) view = NULL;

  set_all_bots (fixture);
  tc_session_start (fixture->session, get_ruleset (fixture), 0, 7);
  view = play_until (fixture, "choose", &choice);
  g_assert_false (tc_session_find_blocked (fixture->session, &blocked));
  g_assert_nonnull (strstr (choice.text, choice.name));
  g_assert_cmpstr (choice.name, !=, choice.subject);
}

/* A piece that was moved says so when it is asked to move again. */
static void
test_a_spent_piece_says_why (SessionFixture *fixture, gconstpointer data)
{
  TcViewMove move = { 0 };
  g_autoptr (TcView) view = NULL;
  g_autofree char *piece = NULL;
  g_autofree char *why_not = NULL;

  set_all_bots (fixture);
  tc_session_start (fixture->session, get_ruleset (fixture), 0, 7);
  view = play_until (fixture, "move", &move);
  piece = g_strdup (move.subject);
  g_assert_true (tc_session_apply (fixture->session, &move.move, NULL));
  why_not = tc_session_dup_why_not (fixture->session, piece, "");
  g_assert_nonnull (strstr (why_not, "has already moved (rule 3.0)"));
}

static void
test_replay_on_the_same_text (SessionFixture *fixture, gconstpointer data)
{
  TcDivergence divergence = { 0 };
  guint64 hash;

  set_all_bots (fixture);
  tc_session_start (fixture->session, get_ruleset (fixture), 0, 7);
  tc_session_run (fixture->session, 40);
  hash = tc_game_get_hash (tc_session_get_game (fixture->session));
  g_assert_true (tc_session_replay (fixture->session, get_ruleset (fixture), &divergence));
  g_assert_cmpint (divergence.kind, ==, TC_DIVERGENCE_NONE);
  g_assert_cmpuint (tc_game_get_hash (tc_session_get_game (fixture->session)), ==, hash);
  g_assert_true (tc_session_is_bots_turn (fixture->session));
  tc_divergence_clear (&divergence);
}

static void
test_forced_die_is_recorded (SessionFixture *fixture, gconstpointer data)
{
  tc_session_start (fixture->session, get_ruleset (fixture), 0, 7);
  g_assert_false (tc_session_is_unsaved (fixture->session));
  g_assert_true (tc_session_force_die (fixture->session, 6));
  g_assert_true (tc_session_is_unsaved (fixture->session));
  g_assert_cmpuint (tc_game_get_n_moves (tc_session_get_game (fixture->session)), ==, 1);
}

/* A game of bots: five decisions that are in no file, and nobody's. */
static void
start_bots (SessionFixture *fixture)
{
  set_all_bots (fixture);
  tc_session_start (fixture->session, get_ruleset (fixture), 0, 7);
  tc_session_run (fixture->session, 5);
  g_assert_false (tc_session_is_unsaved (fixture->session));
}

static void
assert_goes_on (SessionFixture *fixture)
{
  tc_session_run (fixture->session, 5);
  g_assert_true (tc_session_is_unsaved (fixture->session));
}

static void
assert_touched (SessionFixture *fixture)
{
  g_assert_true (tc_session_is_unsaved (fixture->session));
  assert_goes_on (fixture);
}

/* Nobody asks for games that only bots have played, but for what a person did in them. */
static void
test_touched_by_a_person (SessionFixture *fixture, gconstpointer data)
{
  g_autofree char *fault = NULL;
  TcMove move;
  guint n;

  start_bots (fixture);
  g_assert_true (tc_session_undo (fixture->session));
  assert_touched (fixture);
  start_bots (fixture);
  move = *tc_game_get_moves (tc_session_get_game (fixture->session), &n);
  g_assert_true (tc_session_apply (fixture->session, &move, NULL));
  assert_touched (fixture);
  start_bots (fixture);
  g_assert_true (tc_session_restart (fixture->session));
  assert_touched (fixture);
  start_bots (fixture);
  g_assert_true (tc_session_force_die (fixture->session, 6));
  assert_touched (fixture);
  start_bots (fixture);
  g_assert_true (tc_session_bookmark (fixture->session, "here", &fault));
  assert_touched (fixture);
  start_bots (fixture);
  g_assert_true (tc_session_branch (fixture->session, "there", &fault));
  assert_touched (fixture);
  start_bots (fixture);
  tc_session_add_pin (fixture->session, "", "odd");
  assert_touched (fixture);
}

/* What is in a file is not lost, until there is more. */
static void
test_touched_and_saved (SessionFixture *fixture, gconstpointer data)
{
  start_bots (fixture);
  g_assert_true (tc_session_undo (fixture->session));
  tc_session_note_saved (fixture->session);
  g_assert_true (tc_session_undo (fixture->session));
  g_assert_true (tc_session_restart (fixture->session));
  g_assert_false (tc_session_is_unsaved (fixture->session));
  assert_goes_on (fixture);
}

static void
wait_for_bots (SessionFixture *fixture)
{
  while (tc_session_is_thinking (fixture->session))
    g_main_context_iteration (NULL, TRUE);
}

/* A thread decides what the main thread would have. */
static void
test_thinking (SessionFixture *fixture, gconstpointer data)
{
  guint64 hash;

  tc_session_start (fixture->session, get_ruleset (fixture), 0, 7);
  g_assert_false (tc_session_think (fixture->session, 60, 10000));
  set_all_bots (fixture);
  tc_session_run (fixture->session, 60);
  hash = tc_game_get_hash (tc_session_get_game (fixture->session));
  tc_session_start (fixture->session, get_ruleset (fixture), 0, 7);
  for (guint n = 0; n < 60; n += 20) {
    g_assert_true (tc_session_think (fixture->session, 20, 10000));
    g_assert_false (tc_session_think (fixture->session, 20, 10000));
    wait_for_bots (fixture);
  }
  g_assert_cmpuint (tc_game_get_n_moves (tc_session_get_game (fixture->session)), ==, 60);
  g_assert_cmpuint (tc_game_get_hash (tc_session_get_game (fixture->session)), ==, hash);
}

/* What is stopped has not happened, and happens the same when it is asked for again. */
static void
test_thinking_is_stopped (SessionFixture *fixture, gconstpointer data)
{
  guint64 hash;
  guint n_changed;

  tc_session_start (fixture->session, get_ruleset (fixture), 0, 7);
  set_all_bots (fixture);
  tc_session_run (fixture->session, 30);
  hash = tc_game_get_hash (tc_session_get_game (fixture->session));
  tc_session_start (fixture->session, get_ruleset (fixture), 0, 7);
  tc_session_run (fixture->session, 10);
  n_changed = fixture->n_changed;
  g_assert_true (tc_session_think (fixture->session, G_MAXUINT, 10000));
  tc_session_stop_thinking (fixture->session);
  g_assert_false (tc_session_is_thinking (fixture->session));
  g_assert_cmpuint (fixture->n_changed, ==, n_changed + 1);
  g_assert_true (tc_session_think (fixture->session, G_MAXUINT, 10000));
  tc_session_undo (fixture->session);
  g_assert_false (tc_session_is_thinking (fixture->session));
  tc_session_redo (fixture->session);
  g_assert_true (tc_session_think (fixture->session, 20, 10000));
  wait_for_bots (fixture);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (tc_game_get_hash (tc_session_get_game (fixture->session)), ==, hash);
}

#define ADD(name, function)                                                                        \
  g_test_add ("/editor/session/" name, SessionFixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("empty", test_empty);
  ADD ("people-are-waited-for", test_people_are_waited_for);
  ADD ("same-seed-same-game", test_same_seed_same_game);
  ADD ("undo-and-redo", test_undo_and_redo);
  ADD ("outcome", test_outcome);
  ADD ("jump", test_jump);
  ADD ("a-person-moves", test_a_person_moves);
  ADD ("why-not-is-answered", test_why_not_is_answered);
  ADD ("a-place-is-activated", test_a_place_is_activated);
  ADD ("dice-make-their-event", test_dice_make_their_event);
  ADD ("a-duty-blocks-the-end", test_a_duty_blocks_the_end);
  ADD ("a-spent-piece-says-why", test_a_spent_piece_says_why);
  g_test_add ("/editor/session/unasked", SessionFixture, "dune", set_up, test_unasked, tear_down);
  ADD ("replay-on-the-same-text", test_replay_on_the_same_text);
  ADD ("forced-die-is-recorded", test_forced_die_is_recorded);
  ADD ("touched-by-a-person", test_touched_by_a_person);
  ADD ("touched-and-saved", test_touched_and_saved);
  ADD ("thinking", test_thinking);
  ADD ("thinking-is-stopped", test_thinking_is_stopped);
  return g_test_run ();
}
