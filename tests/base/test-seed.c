/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "base/tc-seed.h"

#include "base/tc-hash.h"

#define N_SEEDS 4096

/* Each bit of a drawn seed is set about as often as not, and no seed comes twice. */
static void
test_draw (void)
{
  guint n_set[64] = { 0 };
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);

  for (guint i = 0; i < N_SEEDS; i++) {
    guint64 seed = 0;
    g_autoptr (GError) error = NULL;

    g_assert_true (tc_seed_draw (&seed, &error));
    g_assert_no_error (error);
    g_assert_false (tc_seed_is_guessable (seed));
    g_assert_true (g_hash_table_add (seen, g_memdup2 (&seed, sizeof seed)));
    for (guint bit = 0; bit < 64; bit++)
      n_set[bit] += seed >> bit & 1;
  }

  /* Eight standard deviations of 32. */
  for (guint bit = 0; bit < 64; bit++) {
    g_assert_cmpuint (n_set[bit], >, N_SEEDS / 2 - 256);
    g_assert_cmpuint (n_set[bit], <, N_SEEDS / 2 + 256);
  }
}

static void
test_guessable (void)
{
  g_assert_true (tc_seed_is_guessable (0));
  g_assert_true (tc_seed_is_guessable (1940));
  g_assert_true (tc_seed_is_guessable (G_MAXUINT32));
  g_assert_true (tc_seed_is_guessable ((G_GUINT64_CONSTANT (1) << 48) - 1));
  g_assert_false (tc_seed_is_guessable (G_GUINT64_CONSTANT (1) << 48));
  g_assert_false (tc_seed_is_guessable (G_MAXUINT64));
}

/* The expected numbers come from a second implementation, in another language. */
static void
test_expand (void)
{
  TcSipKey key = tc_seed_expand (1940);
  TcSipKey zero = tc_seed_expand (0);

  g_assert_cmphex (key.half[0], ==, 1940);
  g_assert_cmphex (key.half[1], ==, G_GUINT64_CONSTANT (0x083d713cf59115e3));
  g_assert_cmphex (zero.half[0], ==, 0);
  g_assert_cmphex (zero.half[1], ==, G_GUINT64_CONSTANT (0x4e17cf67001b3979));
}

static void
test_derive (void)
{
  g_assert_cmphex (tc_seed_derive (1940, "bots"), ==, G_GUINT64_CONSTANT (0xd026e6cb7a4bb247));
  g_assert_cmphex (tc_seed_derive (1941, "bots"), !=, tc_seed_derive (1940, "bots"));
  g_assert_cmphex (tc_seed_derive (1940, "boots"), !=, tc_seed_derive (1940, "bots"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/base/seed/draw", test_draw);
  g_test_add_func ("/base/seed/guessable", test_guessable);
  g_test_add_func ("/base/seed/expand", test_expand);
  g_test_add_func ("/base/seed/derive", test_derive);

  return g_test_run ();
}
