/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-core.h>

/* The choice of the best move, which most bots make alike: moves are worth their value here. */

#define N 6

static gint
weigh (const TcBotTurn *turn, const TcMove *move)
{
  return (gint) move->value - 100;
}

static guint
choose (TcRng *rng, const guint16 *values, guint n)
{
  TcMove moves[N] = { { 0 } };
  TcBotTurn turn = { .moves = moves, .n_moves = n, .rng = rng };

  for (guint i = 0; i < n; i++)
    moves[i] = tc_move_make (0, TC_THING_NONE, TC_THING_NONE, values[i]);

  return tc_bot_choose_best (&turn, weigh);
}

/* Wherever it stands, and when all are worth less than nothing. */
static void
test_best (void)
{
  TcRng rng;

  tc_rng_init (&rng, 1);
  for (guint best = 0; best < N; best++) {
    guint16 values[N] = { 1, 2, 3, 3, 2, 1 };

    values[best] = 50;
    for (guint i = 0; i < 20; i++)
      g_assert_cmpuint (choose (&rng, values, N), ==, best);
  }
  g_assert_cmpuint (choose (&rng, (const guint16[]){ 0 }, 1), ==, 0);
}

/* Each of those that are equal about as often as the others, and none of the rest. */
static void
test_equal (void)
{
  const guint16 values[N] = { 7, 9, 1, 9, 9, 8 };
  guint n_chosen[N] = { 0 };
  TcRng rng;

  tc_rng_init (&rng, 2);
  for (guint i = 0; i < 3000; i++)
    n_chosen[choose (&rng, values, N)]++;
  for (guint i = 0; i < N; i++) {
    if (values[i] < 9) {
      g_assert_cmpuint (n_chosen[i], ==, 0);
      continue;
    }
    g_assert_cmpuint (n_chosen[i], >, 900);
    g_assert_cmpuint (n_chosen[i], <, 1100);
  }
}

/* The same randomness, the same choice: games can be played again. */
static void
test_repeats (void)
{
  const guint16 values[N] = { 4, 4, 4, 4, 4, 4 };
  TcRng a, b;

  tc_rng_init (&a, 8);
  tc_rng_init (&b, 8);
  for (guint i = 0; i < 100; i++)
    g_assert_cmpuint (choose (&a, values, N), ==, choose (&b, values, N));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/bot-type/best", test_best);
  g_test_add_func ("/rules/bot-type/equal", test_equal);
  g_test_add_func ("/rules/bot-type/repeats", test_repeats);

  return g_test_run ();
}
