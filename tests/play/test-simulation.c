/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "tc-test-play.h"

#define MINI    "tests/systems/mini/mini.scenario.xml"
#define N_GAMES 60

typedef struct {
  TcRuleset *ruleset;
  TcSimulationPlan plan;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->ruleset = tc_test_load (MINI);
  memset (&fixture->plan, 0, sizeof fixture->plan);
  for (guint i = 0; i < TC_MAX_SEATS; i++)
    fixture->plan.bots[i] = tc_bot_find (fixture->ruleset, "random");
  fixture->plan.setup = 1;
  fixture->plan.seed = 9;
  fixture->plan.n_games = N_GAMES;
  fixture->plan.n_jobs = 1;
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  tc_ruleset_unref (fixture->ruleset);
}

/* Everything that statistics know, as text. */
static char *
dup_text (Fixture *fixture, const TcStatistics *statistics)
{
  GString *out = g_string_new (NULL);
  g_autoptr (GPtrArray) outcomes = tc_statistics_get_outcomes (statistics);
  const TcTally *tallies[] = { tc_statistics_get_turns (statistics),
                               tc_statistics_get_last_turns (statistics),
                               tc_statistics_get_decisions (statistics) };

  for (guint i = 0; i < outcomes->len; i++) {
    const TcOutcomeCount *entry = g_ptr_array_index (outcomes, i);

    g_string_append_printf (out, "%" G_GUINT64_FORMAT " from %" G_GUINT64_FORMAT ":", entry->count,
                            entry->game);
    for (guint seat = 0; seat < tc_ruleset_get_n_seats (fixture->ruleset); seat++)
      g_string_append_printf (out, " %d", entry->outcome.payoff[seat]);
    g_string_append_c (out, '\n');
  }
  for (guint i = 0; i < G_N_ELEMENTS (tallies); i++)
    for (guint value = 0; value <= tc_tally_get_highest (tallies[i]); value++)
      g_string_append_printf (out, "%u %u %" G_GUINT64_FORMAT " %" G_GUINT64_FORMAT "\n", i, value,
                              tc_tally_get_count (tallies[i], value),
                              tc_tally_get_game (tallies[i], value));

  return g_string_free (out, FALSE);
}

static char *
run (Fixture *fixture)
{
  g_autoptr (TcStatistics) statistics =
    tc_simulation_run (fixture->ruleset, &fixture->plan, NULL, NULL, NULL);

  return dup_text (fixture, statistics);
}

static void
test_jobs (Fixture *fixture, gconstpointer data)
{
  g_autofree char *one = run (fixture);

  for (guint n_jobs = 2; n_jobs <= 8; n_jobs += 3) {
    g_autofree char *many = NULL;

    fixture->plan.n_jobs = n_jobs;
    many = run (fixture);
    g_assert_cmpstr (many, ==, one);
  }
}

static void
test_seed_matters (Fixture *fixture, gconstpointer data)
{
  g_autofree char *one = run (fixture);
  g_autofree char *other = NULL;

  fixture->plan.seed = 10;
  other = run (fixture);
  g_assert_cmpstr (one, !=, other);
}

/* Parts of a series, played apart, merge into the whole. */
static void
test_shards (Fixture *fixture, gconstpointer data)
{
  g_autofree char *whole = run (fixture);
  g_autofree char *merged = NULL;
  g_autoptr (TcStatistics) first = NULL;
  g_autoptr (TcStatistics) second = NULL;

  fixture->plan.n_games = 25;
  first = tc_simulation_run (fixture->ruleset, &fixture->plan, NULL, NULL, NULL);
  fixture->plan.first = 25;
  fixture->plan.n_games = N_GAMES - 25;
  second = tc_simulation_run (fixture->ruleset, &fixture->plan, NULL, NULL, NULL);
  tc_statistics_merge (second, first);
  merged = dup_text (fixture, second);
  g_assert_cmpstr (merged, ==, whole);
}

/* A game of the series is the game that its seed gives to anybody who plays it with these bots. */
static void
test_plays_again (Fixture *fixture, gconstpointer data)
{
  guint64 seed = tc_simulation_get_seed (fixture->plan.seed, 17);
  g_autofree TcState *state = tc_test_state_new (fixture->ruleset, fixture->plan.setup, seed);
  g_autoptr (TcBotDesk) desk = tc_bot_desk_new (fixture->ruleset);
  g_autoptr (TcStatistics) statistics = NULL;
  TcOutcome outcome = { 0 };
  TcRng rng;
  guint n = 0;

  fixture->plan.first = 17;
  fixture->plan.n_games = 1;
  statistics = tc_simulation_run (fixture->ruleset, &fixture->plan, NULL, NULL, NULL);
  tc_bot_rng_init (&rng, seed);
  n = tc_bot_play (desk, state, fixture->plan.bots, &rng, 0);
  tc_rules_outcome (fixture->ruleset, state, &outcome);

  g_assert_cmpuint (tc_tally_get_count (tc_statistics_get_decisions (statistics), n), ==, 1);
  for (guint8 i = 0; i < tc_ruleset_get_n_seats (fixture->ruleset); i++)
    g_assert_cmpint (tc_statistics_get_payoff_sum (statistics, i), ==, outcome.payoff[i]);
}

static void
test_limit (Fixture *fixture, gconstpointer data)
{
  g_autoptr (TcStatistics) statistics = NULL;

  fixture->plan.max_decisions = 3;
  statistics = tc_simulation_run (fixture->ruleset, &fixture->plan, NULL, NULL, NULL);
  g_assert_cmpuint (tc_statistics_get_ended (statistics).count, ==, 0);
  g_assert_cmpuint (tc_tally_get_highest (tc_statistics_get_decisions (statistics)), ==, 3);
}

static void
stop_cb (guint64 n_done, guint64 n_games, gpointer user_data)
{
  g_assert_cmpuint (n_done, <=, n_games);
  g_cancellable_cancel (user_data);
}

/* What was played before it was stopped is the beginning of the series. */
static void
test_cancel (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (TcStatistics) statistics = NULL;
  g_autofree char *stopped = NULL;
  g_autofree char *planned = NULL;
  guint64 n = 0;

  fixture->plan.n_games = G_MAXINT32;
  fixture->plan.n_jobs = 3;
  statistics =
    tc_simulation_run (fixture->ruleset, &fixture->plan, cancellable, stop_cb, cancellable);
  n = tc_statistics_get_n_games (statistics);
  g_assert_cmpuint (n, <, G_MAXINT32);
  stopped = dup_text (fixture, statistics);

  fixture->plan.n_games = n;
  planned = n > 0 ? run (fixture) : g_strdup (stopped);
  g_assert_cmpstr (stopped, ==, planned);
}

static void
test_seeds_fit_json (void)
{
  for (guint64 i = 0; i < 1000; i++) {
    guint64 seed = tc_simulation_get_seed (1, i);

    g_assert_cmpuint (seed, <, G_GUINT64_CONSTANT (1) << 53);
    g_assert_cmpuint (seed, !=, tc_simulation_get_seed (1, i + 1));
    g_assert_cmpuint (seed, !=, tc_simulation_get_seed (2, i));
  }
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
  add ("/play/simulation/jobs", test_jobs);
  add ("/play/simulation/seed-matters", test_seed_matters);
  add ("/play/simulation/shards", test_shards);
  add ("/play/simulation/plays-again", test_plays_again);
  add ("/play/simulation/limit", test_limit);
  add ("/play/simulation/cancel", test_cancel);
  g_test_add_func ("/play/simulation/seeds-fit-json", test_seeds_fit_json);

  return g_test_run ();
}
