/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "tc-test-play.h"

#define BETRAYAL "scenarios/betrayal-1940/betrayal-1940.scenario.xml"

typedef struct {
  TcRuleset *ruleset;
  TcStatistics *statistics;
  guint16 *milestones;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->ruleset = tc_test_load (BETRAYAL);
  fixture->statistics = tc_statistics_new (fixture->ruleset, 0);
  fixture->milestones = g_new0 (guint16, tc_ruleset_get_n_milestones (fixture->ruleset));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  tc_statistics_free (fixture->statistics);
  tc_ruleset_unref (fixture->ruleset);
  g_free (fixture->milestones);
}

typedef struct {
  guint64 game;
  gint payoff[2];
  guint32 reached;
  guint n_decisions;
  guint16 channel; /* turn in which milestone 3 was reached */
  gboolean is_over;
} Game;

static const Game games[] = {
  { 0, { 2, 1 }, 0x1, 300, 4, TRUE },   { 1, { 0, 0 }, 0x0, 310, 6, TRUE },
  { 2, { 2, 1 }, 0x1, 340, 5, TRUE },   { 3, { 2, 1 }, 0x1, 320, 0, TRUE },
  { 4, { -4, 5 }, 0x6, 900, 3, TRUE },  { 5, { 2, 1 }, 0x1, 310, 4, TRUE },
  { 6, { 0, 0 }, 0x0, 1000, 0, FALSE },
};

static void
add (Fixture *fixture, TcStatistics *statistics, const Game *game)
{
  TcGameResult result = { .game = game->game,
                          .n_decisions = game->n_decisions,
                          .first_turn = 1,
                          .last_turn = 12,
                          .milestones = fixture->milestones };

  result.outcome.is_over = game->is_over;
  result.outcome.reached = game->reached;
  result.outcome.payoff[0] = game->payoff[0];
  result.outcome.payoff[1] = game->payoff[1];
  result.outcome.level[0] = game->reached != 0;
  fixture->milestones[3] = game->channel;
  tc_statistics_add (statistics, &result);
}

static void
assert_share (TcShare share, guint count, guint of)
{
  g_assert_cmpuint (share.count, ==, count);
  g_assert_cmpuint (share.of, ==, of);
}

static void
assert_games (const TcStatistics *statistics)
{
  const TcTally *channel = tc_statistics_get_milestone (statistics, 3);
  g_autoptr (GPtrArray) outcomes = tc_statistics_get_outcomes (statistics);
  const TcOutcomeCount *first = g_ptr_array_index (outcomes, 0);
  gint lowest = 0;
  gint highest = 0;

  g_assert_cmpuint (tc_statistics_get_n_games (statistics), ==, 7);
  assert_share (tc_statistics_get_ended (statistics), 6, 7);
  assert_share (tc_statistics_get_level (statistics, 0), 4, 7);
  assert_share (tc_statistics_get_level (statistics, 2), 1, 7);
  assert_share (tc_statistics_get_side_level (statistics, 0, 1), 5, 7);
  assert_share (tc_statistics_get_wins (statistics, 0), 4, 7);
  assert_share (tc_statistics_get_wins (statistics, 1), 1, 7);
  assert_share (tc_statistics_get_ties (statistics, 0), 2, 7);
  assert_share (tc_statistics_get_scored (statistics, 1, 1), 4, 7);
  g_assert_cmpint (tc_statistics_get_payoff_sum (statistics, 0), ==, 4);
  g_assert_cmpint (tc_statistics_get_payoff_squares (statistics, 0), ==, 32);
  tc_statistics_get_payoff_range (statistics, 0, &lowest, &highest);
  g_assert_cmpint (lowest, ==, -4);
  g_assert_cmpint (highest, ==, 2);

  g_assert_cmpuint (tc_tally_get_n (channel), ==, 5);
  g_assert_cmpuint (tc_tally_get_count_up_to (channel, 4), ==, 3);
  g_assert_cmpuint (tc_tally_get_game (channel, 4), ==, 0);
  g_assert_cmpuint (tc_tally_get_n (tc_statistics_get_milestone (statistics, 0)), ==, 0);
  g_assert_cmpuint (tc_tally_get_count (tc_statistics_get_turns (statistics), 12), ==, 7);
  g_assert_cmpuint (tc_tally_get_count (tc_statistics_get_last_turns (statistics), 12), ==, 7);
  g_assert_cmpuint (tc_tally_get_quantile (tc_statistics_get_decisions (statistics), 500), ==, 320);

  g_assert_cmpuint (outcomes->len, ==, 4);
  g_assert_cmpuint (first->count, ==, 4);
  g_assert_cmpuint (first->game, ==, 0);
  /* Of 300, 310, 320 and 340 the median is 310: game 5. */
  g_assert_cmpuint (tc_statistics_get_typical_game (statistics), ==, 5);
  g_assert_cmpuint (tc_statistics_get_extreme_game (statistics, 0, TRUE), ==, 0);
  g_assert_cmpuint (tc_statistics_get_extreme_game (statistics, 0, FALSE), ==, 4);
}

static void
test_questions (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    add (fixture, fixture->statistics, &games[i]);
  assert_games (fixture->statistics);
}

/* In any order and any parts. */
static void
test_merge (Fixture *fixture, gconstpointer data)
{
  g_autoptr (TcStatistics) other = tc_statistics_new (fixture->ruleset, 0);

  for (guint i = G_N_ELEMENTS (games); i-- > 0;)
    add (fixture, i % 3 == 1 ? other : fixture->statistics, &games[i]);
  tc_statistics_merge (fixture->statistics, other);
  assert_games (fixture->statistics);
}

static void
test_nothing (Fixture *fixture, gconstpointer data)
{
  double mean = 1, low = 1, high = 1;

  assert_share (tc_statistics_get_wins (fixture->statistics, 0), 0, 0);
  g_assert_true (tc_statistics_get_typical_game (fixture->statistics) == TC_TALLY_NO_GAME);
  g_assert_true (tc_statistics_get_extreme_game (fixture->statistics, 0, TRUE) == TC_TALLY_NO_GAME);
  tc_statistics_get_mean_interval (fixture->statistics, 0, &mean, &low, &high);
  g_assert_cmpfloat_with_epsilon (mean, 0, 1e-12);
}

typedef struct {
  gint level[2];
  guint wins[2];
  guint draws;
} Levels;

static const Levels levels[] = {
  { { 0, 0 }, { 0, 0 }, 1 }, /* nobody reached anything */
  { { 1, 0 }, { 1, 0 }, 0 }, { { 0, 1 }, { 0, 1 }, 0 }, { { 2, 1 }, { 1, 0 }, 0 },
  { { 1, 2 }, { 0, 1 }, 0 }, { { 2, 2 }, { 0, 0 }, 1 }, /* both the same */
};

/* The side wins whose level no other reaches. */
static void
test_sides (Fixture *fixture, gconstpointer data)
{
  guint wins[2] = { 0 };
  guint draws = 0;

  for (guint i = 0; i < G_N_ELEMENTS (levels); i++) {
    g_autoptr (TcStatistics) one = tc_statistics_new (fixture->ruleset, 0);
    TcGameResult result = { .game = i, .milestones = fixture->milestones };

    result.outcome.is_over = TRUE;
    for (guint8 side = 0; side < 2; side++)
      result.outcome.level[side] = (gint8) levels[i].level[side];
    tc_statistics_add (one, &result);
    for (guint8 side = 0; side < 2; side++) {
      assert_share (tc_statistics_get_side_wins (one, side), levels[i].wins[side], 1);
      wins[side] += levels[i].wins[side];
    }
    assert_share (tc_statistics_get_side_draws (one), levels[i].draws, 1);
    draws += levels[i].draws;
    tc_statistics_merge (fixture->statistics, one);
  }

  for (guint8 side = 0; side < 2; side++)
    assert_share (tc_statistics_get_side_wins (fixture->statistics, side), wins[side],
                  G_N_ELEMENTS (levels));
  assert_share (tc_statistics_get_side_draws (fixture->statistics), draws, G_N_ELEMENTS (levels));
}

/* Clauses are counted apart: how often they were come to, and how often they did something. */
static void
test_uses (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load ("scenarios/bell-1938/bell-1938.scenario.xml");
  g_autoptr (TcStatistics) statistics = tc_statistics_new (ruleset, 0);
  g_autoptr (TcStatistics) other = tc_statistics_new (ruleset, 0);
  guint n = tc_ruleset_get_n_clauses (ruleset);
  g_autoptr (TcEvents) events = tc_events_new_uses (n);

  g_assert_cmpuint (n, >, 2);
  assert_share (tc_statistics_get_use (statistics, 0), 0, 0);
  tc_events_note_use (events, 0, TRUE);
  tc_events_note_use (events, 0, FALSE);
  tc_events_note_use (events, n - 1, FALSE);
  tc_statistics_add_uses (statistics, events);
  assert_share (tc_statistics_get_use (statistics, 0), 1, 2);
  assert_share (tc_statistics_get_use (statistics, 1), 0, 0);
  assert_share (tc_statistics_get_use (statistics, n - 1), 0, 1);

  tc_statistics_add_uses (other, events);
  tc_statistics_add_uses (other, events);
  tc_statistics_merge (statistics, other);
  assert_share (tc_statistics_get_use (statistics, 0), 3, 6);
  assert_share (tc_statistics_get_use (statistics, n - 1), 0, 3);
}

/* Wilson's interval, against values worked out by hand. */
static void
test_wilson (void)
{
  static const struct {
    TcShare share;
    double low;
    double high;
  } cases[] = {
    { { 0, 0 }, 0, 1 },
    { { 0, 10 }, 0, 0.277533 },
    { { 10, 10 }, 0.722467, 1 },
    { { 5, 10 }, 0.236593, 0.763407 },
    { { 81, 263 }, 0.255288, 0.366207 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    double low = -1, high = -1;

    tc_share_get_interval (cases[i].share, &low, &high);
    g_assert_cmpfloat_with_epsilon (low, cases[i].low, 1e-4);
    g_assert_cmpfloat_with_epsilon (high, cases[i].high, 1e-4);
  }
}

static void
test_mean (Fixture *fixture, gconstpointer data)
{
  double mean = 0, low = 0, high = 0;

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    add (fixture, fixture->statistics, &games[i]);
  tc_statistics_get_mean_interval (fixture->statistics, 0, &mean, &low, &high);
  /* Squares 32, mean 4/7: variance (32 - 16/7) / 6, over 7 games. */
  g_assert_cmpfloat_with_epsilon (mean, 4.0 / 7, 1e-9);
  g_assert_cmpfloat_with_epsilon (high - mean, 1.95996 * 0.841104, 1e-3);
  g_assert_cmpfloat_with_epsilon (mean - low, high - mean, 1e-9);
}

static void
add_test (const char *path, void (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_test ("/play/statistics/questions", test_questions);
  add_test ("/play/statistics/merge", test_merge);
  add_test ("/play/statistics/nothing", test_nothing);
  add_test ("/play/statistics/mean", test_mean);
  add_test ("/play/statistics/sides", test_sides);
  g_test_add_func ("/play/statistics/uses", test_uses);
  g_test_add_func ("/play/statistics/wilson", test_wilson);

  return g_test_run ();
}
