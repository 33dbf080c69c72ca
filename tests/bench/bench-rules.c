/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <stdio.h>
#include <string.h>

#include "tc-test-play.h"

/* What the interfaces of the rules cost, for each case: prints figures, asserts nothing about
 * time. One figure is the best of several rounds, for the machine is not ours alone. */

#define MAX_POSITIONS 4096
#define ROUNDS        3
#define GAMES_SECONDS 1.0

typedef struct {
  TcRuleset *ruleset;
  gsize size;
  guint setup;
  guint n;         /* positions kept from random games */
  guint8 *states;  /* n of them */
  TcMove *chosen;  /* the move that was played in each */
  guint64 n_moves; /* legal in all of them together */
  TcMove *moves;
  TcState *scratch;
} Bench;

static TcState *
position (Bench *bench, guint index)
{
  return (TcState *) (gpointer) (bench->states + index * bench->size);
}

static void
collect_positions (Bench *bench)
{
  TcRng rng;

  tc_rng_init (&rng, 1);
  for (guint64 seed = 1; bench->n < MAX_POSITIONS; seed++) {
    tc_rules_init (bench->ruleset, bench->setup, seed, bench->scratch, NULL);
    while (!tc_rules_is_over (bench->scratch) && bench->n < MAX_POSITIONS) {
      guint n = tc_rules_legal_moves (bench->ruleset, bench->scratch, TC_MOVES_ALL, bench->moves);
      TcMove move = bench->moves[tc_rng_below (&rng, n)];

      memcpy (position (bench, bench->n), bench->scratch, bench->size);
      bench->chosen[bench->n++] = move;
      bench->n_moves += n;
      tc_rules_apply (bench->ruleset, bench->scratch, &move, NULL);
    }
  }
}

static void
list_all (Bench *bench)
{
  for (guint i = 0; i < bench->n; i++)
    tc_rules_legal_moves (bench->ruleset, position (bench, i), TC_MOVES_ALL, bench->moves);
}

static void
copy_all (Bench *bench)
{
  for (guint i = 0; i < bench->n; i++) {
    memcpy (bench->scratch, position (bench, i), bench->size);
    /* The copy must not be optimised away. */
    __asm__ volatile("" : : "r"(bench->scratch) : "memory");
  }
}

static void
copy_and_apply_all (Bench *bench)
{
  for (guint i = 0; i < bench->n; i++) {
    memcpy (bench->scratch, position (bench, i), bench->size);
    tc_rules_apply (bench->ruleset, bench->scratch, &bench->chosen[i], NULL);
  }
}

static void
hash_all (Bench *bench)
{
  guint64 sum = 0;

  for (guint i = 0; i < bench->n; i++)
    sum ^= tc_rules_hash (bench->ruleset, position (bench, i));
  __asm__ volatile("" : : "r"(sum) : "memory");
}

/* Nanoseconds for one position, the best of the rounds. */
static double
measure (Bench *bench, void (*run) (Bench *bench))
{
  double best = G_MAXDOUBLE;

  for (guint i = 0; i < ROUNDS; i++) {
    gint64 start = g_get_monotonic_time ();
    guint n = 0;

    /* Long enough for a clock of microseconds. */
    while (g_get_monotonic_time () - start < 50000) {
      run (bench);
      n++;
    }
    best = MIN (best, (g_get_monotonic_time () - start) * 1000.0 / n / bench->n);
  }

  return best;
}

static void
play_games (Bench *bench, const TcBot *bot)
{
  const TcBot *bots[TC_MAX_SEATS];
  g_autofree TcState *state = g_malloc (bench->size);
  g_autoptr (TcBotDesk) desk = tc_bot_desk_new (bench->ruleset);
  gint64 start = g_get_monotonic_time ();
  double seconds = 0;
  guint64 n_decisions = 0;
  guint64 n_games = 0;
  TcRng rng;

  for (guint i = 0; i < TC_MAX_SEATS; i++)
    bots[i] = bot;
  tc_rng_init (&rng, 2);
  while (seconds < GAMES_SECONDS) {
    tc_rules_init (bench->ruleset, bench->setup, ++n_games, state, NULL);
    n_decisions += tc_bot_play (desk, state, bots, &rng, 0);
    seconds = (g_get_monotonic_time () - start) / 1e6;
  }
  printf ("  %-14s %10.1f games a second, %10.0f decisions a second, %.1f a game\n", bot->id,
          n_games / seconds, n_decisions / seconds, (double) n_decisions / n_games);
}

static void
play_bots (Bench *bench, const char *only)
{
  g_autofree const TcBot **bots = tc_bot_list (bench->ruleset);

  for (guint i = 0; bots[i] != NULL; i++) {
    if (only == NULL || strcmp (only, bots[i]->id) == 0)
      play_games (bench, bots[i]);
  }
}

static void
measure_all (Bench *bench)
{
  double copy = measure (bench, copy_all);

  printf ("  state                 %10" G_GSIZE_FORMAT " bytes\n", bench->size);
  printf ("  copy                  %10.1f ns\n", copy);
  printf ("  legal-move list       %10.1f ns, %.1f moves\n", measure (bench, list_all),
          (double) bench->n_moves / bench->n);
  printf ("  apply                 %10.1f ns\n", measure (bench, copy_and_apply_all) - copy);
  printf ("  hash                  %10.1f ns\n", measure (bench, hash_all));
}

/* What the decisions of each phase cost: where the time of a game goes. */
static void
measure_phases (Bench *bench)
{
  const TcSystem *system = tc_ruleset_get_system (bench->ruleset);
  g_autofree guint8 *states = bench->states;
  g_autofree TcMove *chosen = bench->chosen;
  guint n = bench->n;

  bench->states = g_malloc (bench->size * MAX_POSITIONS);
  bench->chosen = g_new (TcMove, MAX_POSITIONS);
  printf ("  phase            of decisions    list ns     moves   apply ns\n");
  for (guint phase = 0; phase < system->n_phases; phase++) {
    double copy, list;

    bench->n = 0;
    bench->n_moves = 0;
    for (guint i = 0; i < n; i++) {
      const TcState *state = (const TcState *) (gpointer) (states + i * bench->size);

      if (state->phase != phase)
        continue;
      memcpy (position (bench, bench->n), state, bench->size);
      bench->chosen[bench->n++] = chosen[i];
      bench->n_moves += tc_rules_legal_moves (bench->ruleset, state, TC_MOVES_ALL, bench->moves);
    }
    if (bench->n == 0)
      continue;
    copy = measure (bench, copy_all);
    list = measure (bench, list_all);
    printf ("  %-20.20s %6.1f %% %10.1f %9.1f %10.1f\n", system->phases[phase],
            100.0 * bench->n / n, list, (double) bench->n_moves / bench->n,
            measure (bench, copy_and_apply_all) - copy);
  }
}

static void
run_case (const TcTestCase *of, const char *only, const char *bot)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (of->file);
  gsize size = tc_ruleset_get_state_size (ruleset);
  g_autofree TcMove *moves = g_new (TcMove, tc_ruleset_get_max_moves (ruleset));
  g_autofree TcState *scratch = g_malloc (size);
  Bench bench = { .ruleset = ruleset,
                  .size = size,
                  .setup = tc_test_find_setup (ruleset, of->setup),
                  .states = g_malloc (size * MAX_POSITIONS),
                  .chosen = g_new (TcMove, MAX_POSITIONS),
                  .moves = moves,
                  .scratch = scratch };

  printf ("%s, %s\n", of->system, of->setup);
  if (only == NULL || strcmp (only, "calls") == 0) {
    collect_positions (&bench);
    measure_all (&bench);
    measure_phases (&bench);
  }
  if (only == NULL || strcmp (only, "games") == 0)
    play_bots (&bench, bot);
  g_free (bench.states);
  g_free (bench.chosen);
}

/* Arguments name the one system to measure, the one setup, and "calls" or "games"; after that the
 * one bot. */
static void
run_named (const TcTestCase *of, int argc, char **argv)
{
  if ((argc < 2 || strcmp (argv[1], of->system) == 0) &&
      (argc < 3 || strcmp (argv[2], of->setup) == 0))
    run_case (of, argc > 3 ? argv[3] : NULL, argc > 4 ? argv[4] : NULL);
}

int
main (int argc, char **argv)
{
  guint n = 0;
  const TcTestCase *cases = tc_test_cases (&n);

  for (guint i = 0; i < n; i++)
    run_named (&cases[i], argc, argv);

  return 0;
}
