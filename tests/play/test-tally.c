/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-core.h>

static void
test_empty (void)
{
  g_autoptr (TcTally) tally = tc_tally_new ();

  g_assert_cmpuint (tc_tally_get_n (tally), ==, 0);
  g_assert_cmpuint (tc_tally_get_lowest (tally), ==, 0);
  g_assert_cmpuint (tc_tally_get_highest (tally), ==, 0);
  g_assert_cmpuint (tc_tally_get_quantile (tally, 500), ==, 0);
  g_assert_cmpuint (tc_tally_get_count_up_to (tally, 100), ==, 0);
  g_assert_true (tc_tally_get_game (tally, 0) == TC_TALLY_NO_GAME);
}

static void
test_counts (void)
{
  g_autoptr (TcTally) tally = tc_tally_new ();

  tc_tally_add (tally, 7, 20);
  tc_tally_add (tally, 3, 11);
  tc_tally_add (tally, 7, 5);
  tc_tally_add (tally, 9, 30);

  g_assert_cmpuint (tc_tally_get_n (tally), ==, 4);
  g_assert_cmpuint (tc_tally_get_sum (tally), ==, 26);
  g_assert_cmpuint (tc_tally_get_count (tally, 7), ==, 2);
  g_assert_cmpuint (tc_tally_get_count (tally, 8), ==, 0);
  g_assert_cmpuint (tc_tally_get_count (tally, 1000), ==, 0);
  g_assert_cmpuint (tc_tally_get_count_up_to (tally, 7), ==, 3);
  g_assert_cmpuint (tc_tally_get_count_up_to (tally, 2), ==, 0);
  g_assert_cmpuint (tc_tally_get_lowest (tally), ==, 3);
  g_assert_cmpuint (tc_tally_get_highest (tally), ==, 9);
  /* The first game, not the one that was added first. */
  g_assert_cmpuint (tc_tally_get_game (tally, 7), ==, 5);
  g_assert_true (tc_tally_get_game (tally, 8) == TC_TALLY_NO_GAME);
}

static void
test_quantiles (void)
{
  static const struct {
    guint permille;
    guint value;
  } cases[] = {
    { 0, 1 }, { 50, 1 }, { 250, 3 }, { 500, 5 }, { 510, 6 }, { 950, 10 }, { 1000, 10 }
  };
  g_autoptr (TcTally) tally = tc_tally_new ();

  for (guint i = 1; i <= 10; i++)
    tc_tally_add (tally, i, i);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpuint (tc_tally_get_quantile (tally, cases[i].permille), ==, cases[i].value);
}

static void
test_clamps (void)
{
  g_autoptr (TcTally) tally = tc_tally_new ();

  tc_tally_add (tally, G_MAXUINT, 1);
  g_assert_cmpuint (tc_tally_get_highest (tally), ==, TC_TALLY_MAX_VALUE);
}

/* However a series is cut up, the parts merge into the same whole. */
static void
test_merge (void)
{
  g_autoptr (TcTally) whole = tc_tally_new ();
  g_autoptr (TcTally) merged = tc_tally_new ();
  TcTally *parts[3] = { tc_tally_new (), tc_tally_new (), tc_tally_new () };
  TcRng rng;

  tc_rng_init (&rng, 4);
  for (guint game = 0; game < 500; game++) {
    guint value = tc_rng_below (&rng, 40);

    tc_tally_add (whole, value, game);
    tc_tally_add (parts[tc_rng_below (&rng, 3)], value, game);
  }
  for (guint i = 3; i-- > 0;)
    tc_tally_merge (merged, parts[i]);

  g_assert_cmpuint (tc_tally_get_n (merged), ==, 500);
  g_assert_cmpuint (tc_tally_get_sum (merged), ==, tc_tally_get_sum (whole));
  for (guint value = 0; value < 41; value++) {
    g_assert_cmpuint (tc_tally_get_count (merged, value), ==, tc_tally_get_count (whole, value));
    g_assert_true (tc_tally_get_game (merged, value) == tc_tally_get_game (whole, value));
  }
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    tc_tally_free (parts[i]);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play/tally/empty", test_empty);
  g_test_add_func ("/play/tally/counts", test_counts);
  g_test_add_func ("/play/tally/quantiles", test_quantiles);
  g_test_add_func ("/play/tally/clamps", test_clamps);
  g_test_add_func ("/play/tally/merge", test_merge);

  return g_test_run ();
}
