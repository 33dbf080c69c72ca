/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <math.h>

#include "tc-test-play.h"

/* Laws of what a series of games came to, over series drawn at random: parts merge into the whole
 * in any way, shares add up, and intervals hold what they are about. */

#define MINI     "tests/systems/mini/mini.scenario.xml"
#define N_GAMES  60u
#define N_SERIES 12u

typedef struct {
  TcRuleset *ruleset;
  guint n_seats;
  guint n_sides;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->ruleset = tc_test_load (MINI);
  fixture->n_seats = tc_ruleset_get_n_seats (fixture->ruleset);
  fixture->n_sides = tc_ruleset_get_n_sides (fixture->ruleset);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  tc_ruleset_unref (fixture->ruleset);
}

/* Small numbers, so that outcomes come up again. */
static void
draw_game (const Fixture *fixture, TcRng *rng, guint64 game, TcGameResult *out)
{
  *out = (TcGameResult){ .game = game, .first_turn = 1 };
  out->n_decisions = 10 + tc_rng_below (rng, 5);
  out->last_turn = (guint16) (1 + tc_rng_below (rng, 4));
  out->outcome.is_over = tc_rng_below (rng, 10) > 0;
  for (guint side = 0; side < fixture->n_sides; side++)
    out->outcome.level[side] = (gint8) tc_rng_below (rng, 3);
  for (guint seat = 0; seat < fixture->n_seats; seat++)
    out->outcome.payoff[seat] = (gint) tc_rng_below (rng, 5) - 2;
}

static TcStatistics *
new_series (const Fixture *fixture, guint seed, TcGameResult *out_games)
{
  TcStatistics *statistics = tc_statistics_new (fixture->ruleset, 0);
  TcRng rng;

  tc_rng_init (&rng, seed);
  for (guint i = 0; i < N_GAMES; i++) {
    draw_game (fixture, &rng, i, &out_games[i]);
    tc_statistics_add (statistics, &out_games[i]);
  }

  return statistics;
}

static void
append_share (GString *out, TcShare share)
{
  g_string_append_printf (out, "%" G_GUINT64_FORMAT "/%" G_GUINT64_FORMAT " ", share.count,
                          share.of);
}

static void
append_tally (GString *out, const TcTally *tally)
{
  g_string_append_printf (out, "[%" G_GUINT64_FORMAT, tc_tally_get_n (tally));
  for (guint value = tc_tally_get_lowest (tally); value <= tc_tally_get_highest (tally); value++)
    g_string_append_printf (out, " %u:%" G_GUINT64_FORMAT "@%" G_GUINT64_FORMAT, value,
                            tc_tally_get_count (tally, value), tc_tally_get_game (tally, value));
  g_string_append (out, "] ");
}

/* (transfer full): all that can be asked, as text: two series are the same when these are. */
static char *
dup_answers (const Fixture *fixture, const TcStatistics *statistics)
{
  GString *out = g_string_new (NULL);
  g_autoptr (GPtrArray) outcomes = tc_statistics_get_outcomes (statistics);

  append_share (out, tc_statistics_get_ended (statistics));
  append_tally (out, tc_statistics_get_turns (statistics));
  append_tally (out, tc_statistics_get_last_turns (statistics));
  append_tally (out, tc_statistics_get_decisions (statistics));
  for (guint8 side = 0; side < fixture->n_sides; side++) {
    append_share (out, tc_statistics_get_side_wins (statistics, side));
    append_share (out, tc_statistics_get_side_draws (statistics));
    for (gint rank = 0; rank < 3; rank++)
      append_share (out, tc_statistics_get_side_level (statistics, side, rank));
  }
  for (guint8 seat = 0; seat < fixture->n_seats; seat++) {
    append_share (out, tc_statistics_get_wins (statistics, seat));
    append_share (out, tc_statistics_get_ties (statistics, seat));
    for (gint payoff = -3; payoff <= 3; payoff++)
      append_share (out, tc_statistics_get_scored (statistics, seat, payoff));
    g_string_append_printf (out, "%" G_GINT64_FORMAT " %" G_GINT64_FORMAT " ",
                            tc_statistics_get_payoff_sum (statistics, seat),
                            tc_statistics_get_payoff_squares (statistics, seat));
    g_string_append_printf (out, "%" G_GUINT64_FORMAT "-%" G_GUINT64_FORMAT " ",
                            tc_statistics_get_extreme_game (statistics, seat, TRUE),
                            tc_statistics_get_extreme_game (statistics, seat, FALSE));
  }
  for (guint i = 0; i < outcomes->len; i++) {
    const TcOutcomeCount *outcome = g_ptr_array_index (outcomes, i);

    g_string_append_printf (out, "%" G_GUINT64_FORMAT "@%" G_GUINT64_FORMAT " ", outcome->count,
                            outcome->game);
  }
  g_string_append_printf (out, "typical %" G_GUINT64_FORMAT,
                          tc_statistics_get_typical_game (statistics));

  return g_string_free (out, FALSE);
}

/* Whatever game goes to whichever part, and in whatever order the parts are merged. */
static void
test_merge (Fixture *fixture, gconstpointer data)
{
  for (guint seed = 0; seed < N_SERIES; seed++) {
    TcGameResult games[N_GAMES];
    g_autoptr (TcStatistics) whole = new_series (fixture, seed, games);
    TcStatistics *parts[3];
    g_autofree char *expected = dup_answers (fixture, whole);
    g_autofree char *merged = NULL;
    TcRng rng;

    tc_rng_init (&rng, seed + 1000);
    for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
      parts[i] = tc_statistics_new (fixture->ruleset, 0);
    for (guint i = N_GAMES; i-- > 0;)
      tc_statistics_add (parts[tc_rng_below (&rng, 3)], &games[i]);
    tc_statistics_merge (parts[2], parts[0]);
    tc_statistics_merge (parts[2], parts[1]);
    merged = dup_answers (fixture, parts[2]);
    g_assert_cmpstr (merged, ==, expected);
    for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
      tc_statistics_free (parts[i]);
  }
}

static void
test_merge_nothing (Fixture *fixture, gconstpointer data)
{
  TcGameResult games[N_GAMES];
  g_autoptr (TcStatistics) whole = new_series (fixture, 1, games);
  g_autoptr (TcStatistics) none = tc_statistics_new (fixture->ruleset, 0);
  g_autofree char *expected = dup_answers (fixture, whole);
  g_autofree char *with_none = NULL;
  g_autofree char *into_none = NULL;

  tc_statistics_merge (whole, none);
  with_none = dup_answers (fixture, whole);
  g_assert_cmpstr (with_none, ==, expected);
  tc_statistics_merge (none, whole);
  into_none = dup_answers (fixture, none);
  g_assert_cmpstr (into_none, ==, expected);
}

/* Each game is won by one side or by none, scored somehow by every seat, and came out somehow. */
static void
test_sums (Fixture *fixture, gconstpointer data)
{
  for (guint seed = 0; seed < N_SERIES; seed++) {
    TcGameResult games[N_GAMES];
    g_autoptr (TcStatistics) statistics = new_series (fixture, seed, games);
    g_autoptr (GPtrArray) outcomes = tc_statistics_get_outcomes (statistics);
    guint64 n_side = tc_statistics_get_side_draws (statistics).count;
    guint64 n_outcomes = 0;
    guint64 n_wins = 0;

    for (guint8 side = 0; side < fixture->n_sides; side++) {
      guint64 n_levels = 0;

      n_side += tc_statistics_get_side_wins (statistics, side).count;
      for (gint rank = 0; rank < 3; rank++)
        n_levels += tc_statistics_get_side_level (statistics, side, rank).count;
      g_assert_cmpuint (n_levels, ==, N_GAMES);
    }
    g_assert_cmpuint (n_side, ==, N_GAMES);
    for (guint8 seat = 0; seat < fixture->n_seats; seat++) {
      guint64 n_scored = 0;
      gint64 sum = 0;
      gint64 squares = 0;

      for (gint payoff = -2; payoff <= 2; payoff++) {
        guint64 n = tc_statistics_get_scored (statistics, seat, payoff).count;

        n_scored += n;
        sum += payoff * (gint64) n;
        squares += payoff * payoff * (gint64) n;
      }
      g_assert_cmpuint (n_scored, ==, N_GAMES);
      g_assert_cmpint (sum, ==, tc_statistics_get_payoff_sum (statistics, seat));
      g_assert_cmpint (squares, ==, tc_statistics_get_payoff_squares (statistics, seat));
      n_wins += tc_statistics_get_wins (statistics, seat).count;
    }
    g_assert_cmpuint (n_wins, <=, N_GAMES);
    for (guint i = 0; i < outcomes->len; i++)
      n_outcomes += ((const TcOutcomeCount *) g_ptr_array_index (outcomes, i))->count;
    g_assert_cmpuint (n_outcomes, ==, N_GAMES);
  }
}

/* The games that are named are what they are named for. */
static void
test_games (Fixture *fixture, gconstpointer data)
{
  for (guint seed = 0; seed < N_SERIES; seed++) {
    TcGameResult games[N_GAMES];
    g_autoptr (TcStatistics) statistics = new_series (fixture, seed, games);
    g_autoptr (GPtrArray) outcomes = tc_statistics_get_outcomes (statistics);
    const TcOutcomeCount *first = g_ptr_array_index (outcomes, 0);
    guint64 typical = tc_statistics_get_typical_game (statistics);

    g_assert_cmpuint (typical, <, N_GAMES);
    g_assert_cmpmem (games[typical].outcome.payoff, sizeof games[typical].outcome.payoff,
                     first->outcome.payoff, sizeof first->outcome.payoff);
    for (guint i = 1; i < outcomes->len; i++)
      g_assert_cmpuint (((const TcOutcomeCount *) g_ptr_array_index (outcomes, i))->count, <=,
                        first->count);
    for (guint8 seat = 0; seat < fixture->n_seats; seat++) {
      guint64 best = tc_statistics_get_extreme_game (statistics, seat, TRUE);
      guint64 worst = tc_statistics_get_extreme_game (statistics, seat, FALSE);
      gint low;
      gint high;

      tc_statistics_get_payoff_range (statistics, seat, &low, &high);
      g_assert_cmpint (games[best].outcome.payoff[seat], ==, high);
      g_assert_cmpint (games[worst].outcome.payoff[seat], ==, low);
      for (guint64 i = 0; i < N_GAMES; i++) {
        g_assert_cmpint (games[i].outcome.payoff[seat], <=, high);
        g_assert_cmpint (games[i].outcome.payoff[seat], >=, low);
        g_assert_true (i >= best || games[i].outcome.payoff[seat] < high);
        g_assert_true (i >= worst || games[i].outcome.payoff[seat] > low);
      }
    }
  }
}

/* Who wins: the one side whose level nobody reached; of several the same, nobody. */
static void
test_winner (Fixture *fixture, gconstpointer data)
{
  static const struct {
    gint8 levels[2];
    gint winner; /* -1: nobody */
  } rows[] = {
    { { 0, 0 }, -1 }, { { 1, 0 }, 0 },  { { 0, 1 }, 1 }, { { 2, 1 }, 0 }, { { 1, 2 }, 1 },
    { { 1, 1 }, -1 }, { { 2, 2 }, -1 }, { { 2, 0 }, 0 }, { { 0, 2 }, 1 },
  };

  g_assert_cmpuint (fixture->n_sides, ==, 2);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (TcStatistics) statistics = tc_statistics_new (fixture->ruleset, 0);
    TcGameResult result = { .first_turn = 1, .last_turn = 1, .outcome.is_over = TRUE };

    result.outcome.level[0] = rows[i].levels[0];
    result.outcome.level[1] = rows[i].levels[1];
    tc_statistics_add (statistics, &result);
    g_assert_cmpuint (tc_statistics_get_side_wins (statistics, 0).count, ==, rows[i].winner == 0);
    g_assert_cmpuint (tc_statistics_get_side_wins (statistics, 1).count, ==, rows[i].winner == 1);
    g_assert_cmpuint (tc_statistics_get_side_draws (statistics).count, ==, rows[i].winner < 0);
  }
}

/* -- Intervals -- */

/* Wilson's interval of 95 %, worked out by another program. */
static const struct {
  guint64 count;
  guint64 of;
  double low;
  double high;
} intervals[] = {
  { 0, 0, 0, 1 },
  { 0, 1, 0.0000, 0.7935 },
  { 1, 1, 0.2065, 1.0000 },
  { 0, 10, 0.0000, 0.2775 },
  { 1, 10, 0.0179, 0.4042 },
  { 5, 10, 0.2366, 0.7634 },
  { 10, 10, 0.7225, 1.0000 },
  { 50, 100, 0.4038, 0.5962 },
  { 1, 1000, 0.0002, 0.0056 },
  { 333, 1000, 0.3045, 0.3628 },
  { 9999, 10000, 0.9994, 1.0000 },
};

static void
test_intervals (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (intervals); i++) {
    TcShare share = { intervals[i].count, intervals[i].of };
    TcShare rest = { intervals[i].of - intervals[i].count, intervals[i].of };
    double low, high, rest_low, rest_high;

    tc_share_get_interval (share, &low, &high);
    g_assert_cmpfloat_with_epsilon (low, intervals[i].low, 0.00006);
    g_assert_cmpfloat_with_epsilon (high, intervals[i].high, 0.00006);
    /* What the others did is the mirror of it. */
    tc_share_get_interval (rest, &rest_low, &rest_high);
    g_assert_cmpfloat_with_epsilon (rest_low, 1 - high, 1e-9);
    g_assert_cmpfloat_with_epsilon (rest_high, 1 - low, 1e-9);
  }
}

/* Ten times as many games say more, and nothing leads out of 0 to 1. */
static void
test_intervals_narrow (void)
{
  for (guint64 count = 0; count <= 20; count++) {
    double wide = 2;

    for (guint64 times = 1; times <= 100000; times *= 10) {
      TcShare share = { count * times, 20 * times };
      double low, high;

      tc_share_get_interval (share, &low, &high);
      g_assert_cmpfloat (low, >=, 0);
      g_assert_cmpfloat (high, <=, 1);
      g_assert_cmpfloat (low, <=, (double) count / 20);
      g_assert_cmpfloat (high, >=, (double) count / 20);
      g_assert_cmpfloat (high - low, <, wide);
      wide = high - low;
    }
  }
}

/* The mean is in its interval, and one game alone says nothing of others. */
static void
test_mean (Fixture *fixture, gconstpointer data)
{
  for (guint seed = 0; seed < N_SERIES; seed++) {
    TcGameResult games[N_GAMES];
    g_autoptr (TcStatistics) statistics = new_series (fixture, seed, games);

    for (guint8 seat = 0; seat < fixture->n_seats; seat++) {
      double sum = 0;
      double mean, low, high;

      for (guint i = 0; i < N_GAMES; i++)
        sum += games[i].outcome.payoff[seat];
      tc_statistics_get_mean_interval (statistics, seat, &mean, &low, &high);
      g_assert_cmpfloat_with_epsilon (mean, sum / N_GAMES, 1e-9);
      g_assert_cmpfloat (low, <=, mean);
      g_assert_cmpfloat (high, >=, mean);
      g_assert_cmpfloat_with_epsilon (mean - low, high - mean, 1e-9);
    }
  }
}

/* A seat that takes no part has no share in anything. */
static void
test_absent (Fixture *fixture, gconstpointer data)
{
  guint pair = tc_test_find_setup (fixture->ruleset, "pair");
  g_autoptr (TcStatistics) statistics = tc_statistics_new (fixture->ruleset, pair);
  TcGameResult result = { .first_turn = 1, .last_turn = 2, .outcome.is_over = TRUE };

  result.outcome.payoff[0] = 1;
  tc_statistics_add (statistics, &result);
  g_assert_cmpuint (tc_statistics_get_wins (statistics, 0).count, ==, 1);
  g_assert_cmpuint (tc_statistics_get_wins (statistics, 1).of, ==, 1);
  g_assert_cmpuint (tc_statistics_get_wins (statistics, 2).of, ==, 0);
  g_assert_cmpuint (tc_statistics_get_ties (statistics, 2).of, ==, 0);
  g_assert_cmpuint (tc_statistics_get_scored (statistics, 2, 0).of, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, test)                                                                            \
  g_test_add ("/play/statistics-laws/" name, Fixture, NULL, set_up, test, tear_down)
  ADD ("merge", test_merge);
  ADD ("merge-nothing", test_merge_nothing);
  ADD ("sums", test_sums);
  ADD ("games", test_games);
  ADD ("winner", test_winner);
  ADD ("mean", test_mean);
  ADD ("absent", test_absent);
#undef ADD
  g_test_add_func ("/play/statistics-laws/intervals", test_intervals);
  g_test_add_func ("/play/statistics-laws/intervals-narrow", test_intervals_narrow);

  return g_test_run ();
}
