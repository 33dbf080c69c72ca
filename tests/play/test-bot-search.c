/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "tc-mini.h"
#include "tc-test-play.h"

/* The bot that searches, on the test system, where roles, hands and the deck are hidden. That it
 * keeps to the rules of all bots, allocates nothing and does not peek stands in systems/test-bots
 * and systems/test-allocation, for every system. */

#define MINI    "tests/systems/mini/mini.scenario.xml"
#define N_GAMES 120

static TcStatistics *
simulate (TcRuleset *ruleset, const char *first, const char *others, guint n_jobs)
{
  TcSimulationPlan plan = { .setup = 1, .seed = 4, .n_games = N_GAMES, .n_jobs = n_jobs };

  for (guint seat = 0; seat < TC_MAX_SEATS; seat++)
    plan.bots[seat] = tc_bot_find (ruleset, seat == 0 ? first : others);

  return tc_simulation_run (ruleset, &plan, NULL, NULL, NULL);
}

/* After the system's own bots, and only where there is something to play on by. */
static void
test_list (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (MINI);
  g_autofree const TcBot **bots = tc_bot_list (ruleset);
  guint n = 0;

  while (bots[n] != NULL)
    n++;
  g_assert_cmpuint (n, ==, 3);
  g_assert_cmpstr (bots[0]->id, ==, "random");
  g_assert_cmpstr (bots[1]->id, ==, "heuristic");
  g_assert_cmpstr (bots[2]->id, ==, "search");
}

static void
test_needs_heuristic (void)
{
  TcSystem plain = tc_mini_system;
  const TcSystem *const systems[] = { &plain, NULL };
  g_autofree char *text = tc_test_dup_text (MINI, NULL, NULL);
  g_autoptr (TcSource) source = tc_source_new_for_string ("mini.scenario.xml", text);
  g_autoptr (TcBuild) build = NULL;
  g_autofree const TcBot **bots = NULL;

  plain.bots = NULL;
  build = tc_build_new (source, systems);
  bots = tc_bot_list (tc_build_get_ruleset (build));
  g_assert_cmpstr (bots[0]->id, ==, "random");
  g_assert_null (bots[1]);
  g_assert_null (tc_bot_find (tc_build_get_ruleset (build), "search"));
}

static void
test_beats_random (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (MINI);
  g_autoptr (TcStatistics) search = simulate (ruleset, "search", "random", 0);
  g_autoptr (TcStatistics) random = simulate (ruleset, "random", "random", 0);
  gint64 lead = tc_statistics_get_payoff_sum (search, 0) - tc_statistics_get_payoff_sum (random, 0);

  g_test_message ("%" G_GINT64_FORMAT " points more in %u games", lead, N_GAMES);
  /* 24 games of 120 turned from lost to won. */
  g_assert_cmpint (lead, >=, 48);
}

/* Between its equals it still plays the same games, whoever plays them. */
static void
test_jobs (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (MINI);
  g_autoptr (TcStatistics) one = simulate (ruleset, "search", "search", 1);
  g_autoptr (TcStatistics) two = simulate (ruleset, "search", "search", 2);
  const TcTally *decisions = tc_statistics_get_decisions (one);

  for (guint8 seat = 0; seat < MINI_SEATS; seat++)
    g_assert_cmpint (tc_statistics_get_payoff_sum (one, seat), ==,
                     tc_statistics_get_payoff_sum (two, seat));
  for (guint value = 0; value <= tc_tally_get_highest (decisions); value++)
    g_assert_cmpuint (tc_tally_get_count (decisions, value), ==,
                      tc_tally_get_count (tc_statistics_get_decisions (two), value));
}

/* It goes its own way now and then, and where the two agree it is because it has looked. */
static void
test_deviates (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (MINI);
  g_autoptr (TcBotDesk) desk = tc_bot_desk_new (ruleset);
  const TcBot *heuristic = tc_bot_find (ruleset, "heuristic");
  const TcBot *search = tc_bot_find (ruleset, "search");
  guint n_same = 0;
  guint n_other = 0;
  TcRng rng;

  tc_rng_init (&rng, 2);
  for (guint64 seed = 1; seed <= 16; seed++) {
    g_autofree TcState *state = tc_test_state_new (ruleset, 1, seed);

    while (!tc_rules_is_over (state)) {
      TcMove plain = tc_bot_desk_decide (desk, heuristic, state, &rng);
      TcMove move = tc_bot_desk_decide (desk, search, state, &rng);

      if (tc_move_compare (&move, &plain) == 0)
        n_same++;
      else
        n_other++;
      tc_rules_apply (ruleset, state, &move, NULL);
    }
  }
  g_test_message ("%u decisions as the heuristic's, %u others", n_same, n_other);
  g_assert_cmpuint (n_same, >, n_other);
  g_assert_cmpuint (n_other, >, 10);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play/bot-search/list", test_list);
  g_test_add_func ("/play/bot-search/needs-heuristic", test_needs_heuristic);
  g_test_add_func ("/play/bot-search/beats-random", test_beats_random);
  g_test_add_func ("/play/bot-search/jobs", test_jobs);
  g_test_add_func ("/play/bot-search/deviates", test_deviates);

  return g_test_run ();
}
