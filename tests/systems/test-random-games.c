/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <stdlib.h>
#include <string.h>

#include "conformance.h"
#include "sanitized.h"

/* Random games, as many as are asked for: TC_GAMES in the environment or a number as the last
 * argument; 10,000 of the flagship are the bar of a release. Small by default. */

#define DEFAULT_GAMES SANITIZED (3, 40)
#define EVERY                                                                                      \
  60 /* about one position in so many is looked at with every law; TC_EVERY says else              \
      */
#define THREAD_GAMES SANITIZED (16, 64)

typedef struct {
  const TcTestCase *of;
  guint n_games;
  guint every;
} Run;

static void
test_games (gconstpointer data)
{
  const Run *run = data;
  g_autoptr (TcRuleset) ruleset = tc_test_load (run->of->file);
  g_auto (Conformance) conformance = { 0 };
  guint setup = tc_test_find_setup (ruleset, run->of->setup);
  guint64 n_decisions = 0;
  guint longest = 0;

  conformance_init (&conformance, ruleset, 77);
  for (guint seed = 1; seed <= run->n_games; seed++) {
    guint n = conformance_play (&conformance, setup, seed, run->every, TC_TEST_MAX_DECISIONS);

    n_decisions += n;
    longest = MAX (longest, n);
  }
  g_test_message ("%u games ended, %.1f decisions each, at most %u", run->n_games,
                  (double) n_decisions / run->n_games, longest);
}

/* Each thread plays the seeds first, first + step, ... into its places of hashes. */
typedef struct {
  TcRuleset *ruleset;
  guint setup;
  guint first;
  guint step;
  guint64 *hashes;
} Share;

static gpointer
play_share (gpointer data)
{
  const Share *share = data;

  for (guint i = share->first; i < THREAD_GAMES; i += share->step)
    share->hashes[i] = tc_test_final_hash (share->ruleset, share->setup, i + 1);

  return NULL;
}

static void
test_threads (gconstpointer data)
{
  const TcTestCase *of = data;
  g_autoptr (TcRuleset) ruleset = tc_test_load (of->file);
  guint64 alone[THREAD_GAMES] = { 0 };
  guint64 shared[THREAD_GAMES] = { 0 };
  guint setup = tc_test_find_setup (ruleset, of->setup);
  Share all = { ruleset, setup, 0, 1, alone };
  Share even = { ruleset, setup, 0, 2, shared };
  Share odd = { ruleset, setup, 1, 2, shared };
  GThread *even_thread = NULL;
  GThread *odd_thread = NULL;

  play_share (&all);
  even_thread = g_thread_new ("even", play_share, &even);
  odd_thread = g_thread_new ("odd", play_share, &odd);
  g_thread_join (even_thread);
  g_thread_join (odd_thread);

  for (guint i = 0; i < THREAD_GAMES; i++)
    g_assert_cmphex (alone[i], ==, shared[i]);
  /* Games of other seeds must be other games, or nothing was compared. */
  g_assert_cmphex (alone[0], !=, alone[1]);
}

int
main (int argc, char **argv)
{
  guint n = 0;
  const TcTestCase *cases = tc_test_cases (&n);
  g_autofree Run *runs = g_new0 (Run, n);
  guint every = 0;
  guint n_games = 0;
  const char *last = NULL;

  g_test_init (&argc, &argv, NULL);
  last = argc > 1 && g_ascii_isdigit (argv[argc - 1][0]) ? argv[argc - 1] : NULL;
  n_games = tc_test_read_number ("TC_GAMES", last, DEFAULT_GAMES);
  every = tc_test_read_number ("TC_EVERY", NULL, EVERY);
  for (guint i = 0; i < n; i++) {
    g_autofree char *games = g_strdup_printf ("/random-games/%s/end", cases[i].name);
    g_autofree char *threads = g_strdup_printf ("/random-games/%s/threads", cases[i].name);

    runs[i].of = &cases[i];
    runs[i].n_games = MAX (n_games / cases[i].thin, 1);
    runs[i].every = cases[i].thin > 1 ? every * 8 : every;
    g_test_add_data_func (games, &runs[i], test_games);
    g_test_add_data_func (threads, &cases[i], test_threads);
  }

  return g_test_run ();
}
