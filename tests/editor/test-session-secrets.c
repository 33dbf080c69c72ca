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
  guint n;
  const TcDeed *acts = tc_session_get_acts (fixture->session, &n);

  for (guint i = 0; i < n; i++) {
    g_autofree char *act = tc_session_dup_act (fixture->session, &acts[i]);

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
  g_assert_cmpuint (tc_session_get_back (fixture->session, 0), ==, TC_BACK_OFF);
  g_assert_false (tc_session_jump (fixture->session, 0));
  while (tc_session_undo (fixture->session))
    ;
  g_assert_cmpuint (count_moves (fixture), >, 0);
  g_assert_cmpuint (tc_session_get_back (fixture->session, 0), ==, TC_BACK_OFF);

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
  g_assert_cmpstr (acts, ==, "Avery undid 20 moves\n");
}

static void
test_others_must_agree (SecretsFixture *fixture, gconstpointer data)
{
  g_autofree char *acts = NULL;

  seat (fixture, 15u);
  decide (fixture, 20);
  tc_session_take_screen (fixture->session);
  g_assert_cmpuint (tc_session_get_back (fixture->session, 0), ==, TC_BACK_ASKS);
  g_assert_false (tc_session_jump (fixture->session, 0));
  g_assert_cmpuint (count_moves (fixture), ==, 20);
  tc_session_go_back (fixture->session, 0);
  acts = dup_acts (fixture);
  g_assert_true (g_str_has_suffix (acts, " undid 20 moves\n"));
}

/* What nobody has learnt anything from is anybody's to undo. */
static void
test_own_choice_is_free (SecretsFixture *fixture, gconstpointer data)
{
  guint n_free = 0;

  seat (fixture, 15u);
  for (guint i = 1; i < 40; i++) {
    decide (fixture, i);
    if (tc_session_get_back (fixture->session, i - 1) == TC_BACK_FREE)
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
  g_assert_true (tc_session_is_takeover (fixture->session, 2, NULL));
  g_assert_false (tc_session_is_takeover (fixture->session, 0, get_bot (fixture)));
  tc_session_set_bot (fixture->session, 2, NULL);
  g_assert_nonnull (tc_session_get_bot (fixture->session, 2));
  tc_session_take_over (fixture->session, 2);
  g_assert_null (tc_session_get_bot (fixture->session, 2));
  acts = dup_acts (fixture);
  g_assert_cmpstr (acts, ==, "A person took over Casey from a bot\n");
}

/* Looking at one hand after the other before the first move shows hands of other deals. */
static void
test_a_new_person_is_dealt_anew (SecretsFixture *fixture, gconstpointer data)
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

/* A saved game says what was done, and a text from elsewhere cannot do harm with it. */
static void
test_acts_are_saved (SecretsFixture *fixture, gconstpointer data)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *saved = NULL;
  g_autoptr (GString) hostile = NULL;
  TcDivergence divergence = { 0 };
  guint n;

  tc_session_allow_undo (fixture->session, TRUE);
  seat (fixture, 1u);
  decide (fixture, 12);
  g_assert_true (tc_session_jump (fixture->session, 4));
  tc_session_take_over (fixture->session, 3);
  tc_session_set_umpire (fixture->session, TRUE);
  before = dup_acts (fixture);
  saved = tc_session_dup_replay (fixture->session, 0);
  g_assert_nonnull (strstr (saved, "# act undo avery 12 4\n"));
  g_clear_pointer (&saved, g_free);
  saved = tc_session_dup_replay (fixture->session, TC_SEAT_NONE);
  tc_session_start (fixture->session, fixture->ruleset, 0, 8);
  tc_session_get_acts (fixture->session, &n);
  g_assert_cmpuint (n, ==, 0);
  g_assert_true (tc_session_load (fixture->session, fixture->ruleset, saved, &divergence));
  tc_divergence_clear (&divergence);
  after = dup_acts (fixture);
  g_assert_cmpstr (before, ==, after);
  /* Nor does a game that is loaded bring along what was agreed for another. */
  tc_session_set_umpire (fixture->session, FALSE);
  tc_session_set_bot (fixture->session, 0, NULL);
  g_assert_cmpuint (tc_session_get_back (fixture->session, 0), ==, TC_BACK_OFF);

  hostile = g_string_new (saved);
  g_string_append (hostile,
                   "# act\n# act undo\n# act undo avery 4 9\n# act undo x -1 -1\n"
                   "# act undo avery 99999999999 1\n# act fly avery 1 1\n# act  a b c d\n");
  g_assert_true (tc_session_load (fixture->session, fixture->ruleset, hostile->str, &divergence));
  tc_divergence_clear (&divergence);
  g_clear_pointer (&after, g_free);
  after = dup_acts (fixture);
  g_assert_cmpstr (before, ==, after);
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
  ADD ("a-new-person-is-dealt-anew", test_a_new_person_is_dealt_anew);
  ADD ("acts-are-saved", test_acts_are_saved);

  return g_test_run ();
}
