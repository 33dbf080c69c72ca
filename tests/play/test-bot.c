/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "tc-mini.h"
#include "tc-test-play.h"

#define MINI "tests/systems/mini/mini.scenario.xml"

typedef struct {
  TcRuleset *ruleset;
  TcState *state;
  TcBotDesk *desk;
  const TcBot *bots[TC_MAX_SEATS];
  TcRng rng;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->ruleset = tc_test_load (MINI);
  fixture->state = tc_test_state_new (fixture->ruleset, 1, 3);
  fixture->desk = tc_bot_desk_new (fixture->ruleset);
  for (guint i = 0; i < TC_MAX_SEATS; i++)
    fixture->bots[i] = tc_bot_find (fixture->ruleset, "random");
  tc_rng_init (&fixture->rng, 8);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  tc_ruleset_unref (fixture->ruleset);
  g_free (fixture->state);
  tc_bot_desk_free (fixture->desk);
}

static guint
play (Fixture *fixture, guint max)
{
  return tc_bot_play (fixture->desk, fixture->state, fixture->bots, &fixture->rng, max);
}

static void
test_list (Fixture *fixture, gconstpointer data)
{
  g_autofree const TcBot **bots = tc_bot_list (fixture->ruleset);

  g_assert_nonnull (bots[0]);
  for (guint i = 0; bots[i] != NULL; i++)
    g_assert_true (tc_bot_find (fixture->ruleset, bots[i]->id) == bots[i]);
  g_assert_null (tc_bot_find (fixture->ruleset, "genius"));
}

static void
test_to_the_end (Fixture *fixture, gconstpointer data)
{
  guint n = play (fixture, 0);

  g_assert_true (tc_rules_is_over (fixture->state));
  g_assert_cmpuint (n, ==, fixture->state->n_moves);
  g_assert_cmpuint (play (fixture, 0), ==, 0);
}

static void
test_stops (Fixture *fixture, gconstpointer data)
{
  g_assert_cmpuint (play (fixture, 5), ==, 5);
  g_assert_cmpuint (fixture->state->n_moves, ==, 5);
  g_assert_false (tc_rules_is_over (fixture->state));
}

/* A bot that looks for what it may not know. */
static guint
choose_nosy (const TcBotTurn *turn)
{
  const MiniState *mini = (const MiniState *) turn->state;

  g_assert_cmpuint (turn->state->seed, ==, 0);
  g_assert_cmpuint (turn->state->actor, ==, turn->seat);
  for (guint seat = 0; seat < MINI_SEATS; seat++)
    g_assert_cmpint (mini->role[seat] != MINI_ROLE_HIDDEN, ==, seat == turn->seat);
  for (guint i = 0; i < mini->n_deck; i++)
    g_assert_cmpuint (mini->deck[i], ==, MINI_HIDDEN);
  for (guint i = 0; i < turn->n_moves; i++)
    g_assert_cmpuint (tc_rules_check (turn->ruleset, turn->state, &turn->moves[i]), ==,
                      TC_REASON_LEGAL);

  return tc_rng_below (turn->rng, turn->n_moves);
}

static void
test_sees_its_own_only (Fixture *fixture, gconstpointer data)
{
  const TcBot nosy = { "nosy", "Nosy", "looks for what it may not know", NULL, choose_nosy };

  for (guint i = 0; i < TC_MAX_SEATS; i++)
    fixture->bots[i] = &nosy;
  g_assert_cmpuint (play (fixture, 0), >, 20);
}

/* Bots' randomness decides, and nothing else. */
static void
test_reproducible (Fixture *fixture, gconstpointer data)
{
  g_autofree TcState *start = tc_test_state_copy (fixture->ruleset, fixture->state);
  gsize size = tc_ruleset_get_state_size (fixture->ruleset);
  guint64 first = 0;

  play (fixture, 0);
  first = tc_rules_hash (fixture->ruleset, fixture->state);
  memcpy (fixture->state, start, size);
  tc_rng_init (&fixture->rng, 8);
  play (fixture, 0);
  g_assert_cmphex (tc_rules_hash (fixture->ruleset, fixture->state), ==, first);
  memcpy (fixture->state, start, size);
  tc_rng_init (&fixture->rng, 9);
  play (fixture, 0);
  g_assert_cmphex (tc_rules_hash (fixture->ruleset, fixture->state), !=, first);
}

static void
add (const char *path, void (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add ("/play/bot/list", test_list);
  add ("/play/bot/to-the-end", test_to_the_end);
  add ("/play/bot/stops", test_stops);
  add ("/play/bot/sees-its-own-only", test_sees_its_own_only);
  add ("/play/bot/reproducible", test_reproducible);

  return g_test_run ();
}
