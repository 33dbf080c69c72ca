/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "fixture.h"
#include "pages/play/tc-session.h"

/* Attacks on a game with secrets from inside the window: what a player could do to learn what play
 * would not show is refused, or needs the others, and is written down. */

typedef struct {
  Fixture base;
  TcRuleset *ruleset;
  TcSession *session;
} SecretsFixture;

static void
set_up (SecretsFixture *fixture, gconstpointer data)
{
  fixture_set_up_with (&fixture->base, "badge");
  fixture_open (&fixture->base);
  fixture->ruleset = tc_build_get_ruleset (tc_document_get_build (fixture->base.document));
  fixture->session = tc_session_new ();
  tc_session_start (fixture->session, fixture->ruleset, 0, 7);
}

static void
tear_down (SecretsFixture *fixture, gconstpointer data)
{
  g_assert_finalize_object (fixture->session);
  fixture_tear_down (&fixture->base, data);
}

static const TcBot *
get_bot (SecretsFixture *fixture)
{
  return tc_bot_find (fixture->ruleset, "random");
}

static guint
count_moves (SecretsFixture *fixture)
{
  return tc_game_get_n_moves (tc_session_get_game (fixture->session));
}

/* @people is a bit for each seat that a person plays, in a new game. */
static void
seat (SecretsFixture *fixture, guint people)
{
  for (guint8 i = 0; i < 4; i++)
    tc_session_set_bot (fixture->session, i, people >> i & 1 ? NULL : get_bot (fixture));
  tc_session_start (fixture->session, fixture->ruleset, 0, 7);
}

static void
decide (SecretsFixture *fixture, guint n_moves)
{
  while (count_moves (fixture) < n_moves) {
    g_autoptr (TcView) view = NULL;
    const TcViewMove *moves;
    guint n;

    tc_session_pass_screen (fixture->session);
    tc_session_take_screen (fixture->session);
    if (tc_session_step (fixture->session))
      continue;
    view = tc_session_dup_view (fixture->session);
    moves = tc_view_get_moves (view, &n);
    g_assert_cmpuint (n, >, 0);
    g_assert_true (tc_session_apply (fixture->session, &moves[n - 1].move, NULL));
  }
}

static char *
dup_acts (SecretsFixture *fixture)
{
  GString *out = g_string_new (NULL);
  TcGame *game = tc_session_get_game (fixture->session);

  for (guint i = 0; i < tc_game_get_n_acts (game); i++) {
    g_autofree char *act = tc_game_dup_act_text (game, i);

    g_string_append_printf (out, "%s\n", act);
  }
  return g_string_free (out, FALSE);
}

/* Peeking at every tile and taking it back showed all 48 of them. */
static void
test_no_undo_against_bots (SecretsFixture *fixture, gconstpointer data)
{
  seat (fixture, 1u);
  decide (fixture, 20);
  g_assert_cmpuint (tc_session_ask_undo (fixture->session, 0), ==, TC_LEAVE_BOTS);
  g_assert_false (tc_session_jump (fixture->session, 0));
  while (tc_session_undo (fixture->session))
    ;
  g_assert_cmpuint (count_moves (fixture), >, 0);
  g_assert_cmpuint (tc_session_ask_undo (fixture->session, 0), ==, TC_LEAVE_BOTS);

  /* It is too late to allow it in this game. */
  tc_session_allow_undo (fixture->session, TRUE);
  g_assert_false (tc_session_jump (fixture->session, 0));
}

static void
test_undo_is_allowed_before (SecretsFixture *fixture, gconstpointer data)
{
  g_autofree char *acts = NULL;

  tc_session_allow_undo (fixture->session, TRUE);
  seat (fixture, 1u);
  decide (fixture, 20);
  g_assert_true (tc_session_jump (fixture->session, 0));
  g_assert_cmpuint (count_moves (fixture), ==, 0);
  acts = dup_acts (fixture);
  g_assert_cmpstr (acts, ==, "Avery takes back 20 moves\n");
}

/* One choice at a time, and it says which. */
static void
test_undo_takes_one_choice (SecretsFixture *fixture, gconstpointer data)
{
  TcGame *game = NULL;
  guint n_undone = 0;

  seat (fixture, 15u);
  tc_session_set_umpire (fixture->session, TRUE);
  decide (fixture, 20);
  game = tc_session_get_game (fixture->session);
  while (tc_game_can_undo (game)) {
    guint n = tc_game_get_n_moves (game);
    guint to = tc_session_find_undo (fixture->session);
    g_autofree char *undone = tc_session_dup_undone (fixture->session, to);
    g_autofree char *redone = NULL;
    g_auto (GStrv) lines = tc_game_dup_log (game, TC_SEAT_NONE, (gint) to);

    g_assert_true (g_str_has_prefix (undone, lines[0]));
    g_assert_true ((n - to > 1) == (strstr (undone, "after it") != NULL));
    n_undone += n - to == 1;
    g_assert_true (tc_session_undo (fixture->session));
    redone = tc_session_dup_redone (fixture->session);
    g_assert_cmpstr (redone, ==, undone);
    g_assert_cmpuint (tc_game_get_n_moves (game), ==, to);
  }
  g_assert_cmpuint (n_undone, >, 10);
  g_assert_null (tc_session_dup_undone (fixture->session, 0));
}

static void
test_others_must_agree (SecretsFixture *fixture, gconstpointer data)
{
  guint16 others;
  g_autofree char *acts = NULL;

  seat (fixture, 15u);
  decide (fixture, 20);
  tc_session_take_screen (fixture->session);
  g_assert_cmpuint (tc_session_ask_undo (fixture->session, 0), ==, TC_LEAVE_CONSENT);
  g_assert_false (tc_session_jump (fixture->session, 0));
  g_assert_cmpuint (count_moves (fixture), ==, 20);
  others = tc_session_get_consent (fixture->session, 0, 0);
  g_assert_cmphex (others, ==, 15u & ~(1u << tc_session_get_viewer (fixture->session)));
  g_assert_false (tc_session_undo_agreed (fixture->session, 0, others & (others - 1u)));
  g_assert_true (tc_session_undo_agreed (fixture->session, 0, others));
  acts = dup_acts (fixture);
  g_assert_nonnull (strstr (acts, " takes back 20 moves (agreed: "));
}

/* The first of the legal moves, which plays a card or uses it, where the last one does nothing. */
static void
act (SecretsFixture *fixture)
{
  g_autoptr (TcView) view = NULL;
  const TcViewMove *moves;
  guint n;

  tc_session_pass_screen (fixture->session);
  tc_session_take_screen (fixture->session);
  view = tc_session_dup_view (fixture->session);
  moves = tc_view_get_moves (view, &n);
  g_assert_true (tc_session_apply (fixture->session, &moves[0].move, NULL));
}

/* What nobody has learnt anything from is anybody's to undo. */
static void
test_own_choice_is_free (SecretsFixture *fixture, gconstpointer data)
{
  guint n_free = 0;

  seat (fixture, 15u);
  for (guint i = 1; i < 40; i++) {
    if (i % 4 == 0)
      decide (fixture, i);
    else
      act (fixture);
    if (tc_session_ask_undo (fixture->session, i - 1) == TC_LEAVE_GIVEN)
      n_free++;
  }
  g_assert_cmpuint (n_free, >, 0);
  g_assert_cmpuint (n_free, <, 39);
}

/* Forced dice pick what is dealt. */
static void
test_dice_are_the_umpires (SecretsFixture *fixture, gconstpointer data)
{
  seat (fixture, 1u);
  g_assert_false (tc_session_may_force (fixture->session));
  g_assert_false (tc_session_force_die (fixture->session, 3));
  g_assert_cmpuint (count_moves (fixture), ==, 0);
  tc_session_set_umpire (fixture->session, TRUE);
  g_assert_true (tc_session_force_die (fixture->session, 3));
}

static void
test_a_bots_hand_is_not_read (SecretsFixture *fixture, gconstpointer data)
{
  g_autofree char *acts = NULL;

  seat (fixture, 1u);
  decide (fixture, 5);
  g_assert_cmpuint (tc_session_ask_bot (fixture->session, 2, NULL), ==, TC_LEAVE_UMPIRE);
  g_assert_cmpuint (tc_session_ask_bot (fixture->session, 0, get_bot (fixture)), ==,
                    TC_LEAVE_GIVEN);
  tc_session_set_bot (fixture->session, 2, NULL);
  g_assert_nonnull (tc_session_get_bot (fixture->session, 2));
  tc_session_set_bot_confirmed (fixture->session, 2, NULL);
  g_assert_null (tc_session_get_bot (fixture->session, 2));
  acts = dup_acts (fixture);
  g_assert_cmpstr (acts, ==, "A person takes the seat of Casey from a bot\n");
}

/* Nor by somebody who has only watched bots so far. */
static void
test_a_watcher_is_asked_too (SecretsFixture *fixture, gconstpointer data)
{
  seat (fixture, 0);
  decide (fixture, 5);
  g_assert_cmpuint (tc_session_ask_bot (fixture->session, 2, NULL), ==, TC_LEAVE_UMPIRE);
  tc_session_set_bot (fixture->session, 2, NULL);
  g_assert_nonnull (tc_session_get_bot (fixture->session, 2));
}

/* Everybody gives away their own seat and nobody else's. */
static void
test_a_persons_seat_is_theirs (SecretsFixture *fixture, gconstpointer data)
{
  g_autofree char *acts = NULL;
  guint8 own;
  guint8 other;

  seat (fixture, 3u);
  decide (fixture, 12);
  tc_session_take_screen (fixture->session);
  own = tc_session_get_viewer (fixture->session);
  other = own == 0 ? 1 : 0;
  g_assert_cmpuint (tc_session_ask_bot (fixture->session, other, get_bot (fixture)), ==,
                    TC_LEAVE_UMPIRE);
  tc_session_set_bot (fixture->session, other, get_bot (fixture));
  g_assert_null (tc_session_get_bot (fixture->session, other));
  tc_session_set_bot (fixture->session, own, get_bot (fixture));
  g_assert_nonnull (tc_session_get_bot (fixture->session, own));
  g_assert_cmpuint (tc_session_get_asker (fixture->session), ==, other);
  tc_session_set_bot_confirmed (fixture->session, other, get_bot (fixture));
  g_assert_nonnull (tc_session_get_bot (fixture->session, other));
  acts = dup_acts (fixture);
  g_assert_cmpstr (acts, ==,
                   own == 0 ? "A bot takes the seat of Avery\nA bot takes the seat of Blake\n"
                            : "A bot takes the seat of Blake\nA bot takes the seat of Avery\n");
}

/* At the end everything is shown, but nobody is the umpire for that. */
static void
test_undo_of_the_end (SecretsFixture *fixture, gconstpointer data)
{
  guint n_moves;

  seat (fixture, 3u);
  for (guint i = 1; i < 3000 && !tc_game_is_over (tc_session_get_game (fixture->session)); i++)
    decide (fixture, i);
  g_assert_true (tc_game_is_over (tc_session_get_game (fixture->session)));
  n_moves = count_moves (fixture);
  g_assert_cmpuint (tc_session_get_viewer (fixture->session), ==, TC_SEAT_NONE);
  g_assert_cmpuint (tc_session_get_asker (fixture->session), <, 2);
  g_assert_false (tc_session_undo (fixture->session));
  g_assert_cmpuint (count_moves (fixture), ==, n_moves);
  g_assert_cmpuint (tc_session_ask_bot (fixture->session, 3, NULL), ==, TC_LEAVE_GIVEN);
}

/* The umpire of a game does not see the next one, and there too it is recorded when one looks. */
static void
test_umpires_next_game (SecretsFixture *fixture, gconstpointer data)
{
  g_autofree char *acts = NULL;

  tc_session_set_umpire (fixture->session, TRUE);
  seat (fixture, 1u);
  g_assert_cmpuint (tc_session_get_viewer (fixture->session), ==, 0);
  tc_session_set_umpire (fixture->session, TRUE);
  acts = dup_acts (fixture);
  g_assert_cmpstr (acts, ==,
                   "The umpire's view is opened: somebody at the table sees everything\n");
}

/* On edited data the game goes on as it is: an undo is not undone, nor is it forgotten. */
static void
test_acts_survive_an_edit (SecretsFixture *fixture, gconstpointer data)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  TcDivergence divergence = { 0 };

  tc_session_allow_undo (fixture->session, TRUE);
  seat (fixture, 1u);
  decide (fixture, 12);
  g_assert_true (tc_session_replay (fixture->session, fixture->ruleset, &divergence));
  tc_divergence_clear (&divergence);
  g_assert_true (tc_session_jump (fixture->session, 4));
  tc_session_set_bot_confirmed (fixture->session, 2, NULL);
  before = dup_acts (fixture);
  g_assert_true (tc_session_replay (fixture->session, fixture->ruleset, &divergence));
  tc_divergence_clear (&divergence);
  after = dup_acts (fixture);
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpuint (count_moves (fixture), ==, 4);
  g_assert_null (tc_session_get_bot (fixture->session, 2));
  tc_session_redo (fixture->session);
  g_assert_cmpuint (count_moves (fixture), >, 4);
}

/* Looking at one hand after the other before the first move shows hands of other deals. */
static void
test_a_new_person_is_dealt_again (SecretsFixture *fixture, gconstpointer data)
{
  guint64 seed = 0;

  g_assert_true (tc_seed_draw (&seed, NULL));
  for (guint8 i = 1; i < 4; i++)
    tc_session_set_bot (fixture->session, i, get_bot (fixture));
  tc_session_start (fixture->session, fixture->ruleset, 0, seed);
  tc_session_set_bot (fixture->session, 1, NULL);
  g_assert_null (tc_session_get_bot (fixture->session, 1));
  g_assert_cmpuint (tc_game_get_seed (tc_session_get_game (fixture->session)), !=, seed);
  g_assert_false (tc_seed_is_guessable (tc_game_get_seed (tc_session_get_game (fixture->session))));
}

/* A saved game says what was done and who plays. */
static void
test_acts_are_saved (SecretsFixture *fixture, gconstpointer data)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *seen = NULL;
  g_autofree char *saved = NULL;
  TcDivergence divergence = { 0 };

  tc_session_allow_undo (fixture->session, TRUE);
  seat (fixture, 1u);
  decide (fixture, 12);
  g_assert_true (tc_session_jump (fixture->session, 4));
  tc_session_set_bot_confirmed (fixture->session, 3, NULL);
  tc_session_set_umpire (fixture->session, TRUE);
  before = dup_acts (fixture);
  seen = tc_session_dup_replay (fixture->session, 0);
  g_assert_nonnull (
    strstr (seen, "\n! undo 8 by avery of blake\n! person drew by avery\n! look by "));
  saved = tc_session_dup_replay (fixture->session, TC_SEAT_NONE);

  tc_session_set_umpire (fixture->session, FALSE);
  tc_session_allow_undo (fixture->session, FALSE);
  seat (fixture, 2u);
  g_assert_cmpuint (tc_game_get_n_acts (tc_session_get_game (fixture->session)), ==, 0);
  g_assert_true (tc_session_load (fixture->session, fixture->ruleset, saved, &divergence));
  tc_divergence_clear (&divergence);
  after = dup_acts (fixture);
  g_assert_cmpstr (before, ==, after);
  g_assert_cmphex (tc_game_get_people (tc_session_get_game (fixture->session)), ==, 9u);
  for (guint8 i = 0; i < 4; i++)
    g_assert_true ((tc_session_get_bot (fixture->session, i) == NULL) == (i == 0 || i == 3));
  g_assert_true (tc_game_is_undo_allowed (tc_session_get_game (fixture->session)));
}

#define ADD(name, test)                                                                            \
  g_test_add ("/editor/session/secrets/" name, SecretsFixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("no-undo-against-bots", test_no_undo_against_bots);
  ADD ("undo-is-allowed-before", test_undo_is_allowed_before);
  ADD ("others-must-agree", test_others_must_agree);
  ADD ("own-choice-is-free", test_own_choice_is_free);
  ADD ("dice-are-the-umpires", test_dice_are_the_umpires);
  ADD ("a-bots-hand-is-not-read", test_a_bots_hand_is_not_read);
  ADD ("a-watcher-is-asked-too", test_a_watcher_is_asked_too);
  ADD ("a-persons-seat-is-theirs", test_a_persons_seat_is_theirs);
  ADD ("undo-takes-one-choice", test_undo_takes_one_choice);
  ADD ("undo-of-the-end", test_undo_of_the_end);
  ADD ("umpires-next-game", test_umpires_next_game);
  ADD ("acts-survive-an-edit", test_acts_survive_an_edit);
  ADD ("a-new-person-is-dealt-again", test_a_new_person_is_dealt_again);
  ADD ("acts-are-saved", test_acts_are_saved);

  return g_test_run ();
}
