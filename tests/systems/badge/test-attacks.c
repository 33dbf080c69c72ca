/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "badge-fixture.h"

/* What a player tried who looked for leaks: each attack worked once. */

#define COP          1
#define N_CANDIDATES 20000
#define N_GAMES      10

/* Everything that one cop may know of the opening: role, hand, pawns, and the hash that the
 * exported replay carries. */
static guint64
hash_opening (TcRuleset *ruleset, guint64 seed)
{
  BadgeState state;

  tc_rules_init (ruleset, 0, seed, &state.head, NULL);
  tc_rules_redact (ruleset, &state.head, COP);

  return tc_rules_hash (ruleset, &state.head);
}

/* The seed by brute force: deal with all small seeds and see which deal the cop's own cards. It
 * finds a seed that was given by hand, which the program says; of drawn seeds it finds none. */
static void
test_seed_by_brute_force (void)
{
  g_autoptr (TcBuild) build = table_build (TABLE_FROZEN, NULL, NULL);
  TcRuleset *ruleset = tc_build_get_ruleset (build);
  g_autoptr (GHashTable) found = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  guint64 seen = 0;

  for (guint seed = 1; seed <= N_CANDIDATES; seed++) {
    seen = hash_opening (ruleset, seed);
    g_hash_table_insert (found, g_memdup2 (&seen, sizeof seen), GUINT_TO_POINTER (seed));
  }
  seen = hash_opening (ruleset, 17711);
  g_assert_cmpuint (GPOINTER_TO_UINT (g_hash_table_lookup (found, &seen)), ==, 17711);
  g_assert_true (tc_seed_is_guessable (17711));

  for (guint i = 0; i < N_GAMES; i++) {
    guint64 seed = 0;

    g_assert_true (tc_seed_draw (&seed, NULL));
    g_assert_false (tc_seed_is_guessable (seed));
    seen = hash_opening (ruleset, seed);
    g_assert_false (g_hash_table_contains (found, &seen));
  }
}

/* Nothing that a seat is given depends on what it does not know: worlds that look alike to it have
 * one hash, whatever their seeds and hidden cards are. */
static void
test_hash_is_no_oracle (void)
{
  g_autoptr (TcBuild) build = table_build (TABLE_FROZEN, NULL, NULL);
  TcRuleset *ruleset = tc_build_get_ruleset (build);
  guint64 seen = hash_opening (ruleset, 17711);
  BadgeState state;
  guint n_other = 0;
  TcRng rng;

  tc_rng_init (&rng, 1);
  for (guint i = 0; i < 200; i++) {
    guint64 whole;

    tc_rules_init (ruleset, 0, 17711, &state.head, NULL);
    whole = tc_rules_hash (ruleset, &state.head);
    tc_rules_redact (ruleset, &state.head, COP);
    tc_rules_sample_hidden (ruleset, &state.head, COP, &rng);
    n_other += tc_rules_hash (ruleset, &state.head) != whole;
    tc_rules_redact (ruleset, &state.head, COP);
    g_assert_cmphex (tc_rules_hash (ruleset, &state.head), ==, seen);
  }
  g_assert_cmpuint (n_other, ==, 200);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/badge/attacks/seed-by-brute-force", test_seed_by_brute_force);
  g_test_add_func ("/badge/attacks/hash-is-no-oracle", test_hash_is_no_oracle);

  return g_test_run ();
}
