/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib.h>

#include "base/tc-rng.h"

/* The published outputs of xoroshiro128+ for the state (1, 2). */
static void
test_published (void)
{
  static const guint64 expected[] = {
    3,
    G_GUINT64_CONSTANT (412333834243),
    G_GUINT64_CONSTANT (2360170716294286339),
    G_GUINT64_CONSTANT (9295852285959843169),
    G_GUINT64_CONSTANT (2797080929874688578),
    G_GUINT64_CONSTANT (6019711933173041966),
    G_GUINT64_CONSTANT (3076529664176959358),
    G_GUINT64_CONSTANT (3521761819100106140),
  };
  TcRng rng = { { 1, 2 } };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    g_assert_cmpuint (tc_rng_next (&rng), ==, expected[i]);
}

/* From a second implementation, in another language. */
static void
test_seeds (void)
{
  static const guint64 zero[] = { G_GUINT64_CONSTANT (0x39587cfe3228a828),
                                  G_GUINT64_CONSTANT (0xe37246b3c77a9e1f),
                                  G_GUINT64_CONSTANT (0x58be4d25ff93daca),
                                  G_GUINT64_CONSTANT (0xb0d06f4f37ef3d6a) };
  static const guint64 other[] = { G_GUINT64_CONSTANT (0x1eb3e9b5d702fb7a),
                                   G_GUINT64_CONSTANT (0xc8189b34d0fdf587),
                                   G_GUINT64_CONSTANT (0x648e80f92ae16564),
                                   G_GUINT64_CONSTANT (0x91e30d75edc3a71c) };
  TcRng a;
  TcRng b;

  tc_rng_init (&a, 0);
  tc_rng_init (&b, 1940);
  for (guint i = 0; i < G_N_ELEMENTS (zero); i++) {
    g_assert_cmphex (tc_rng_next (&a), ==, zero[i]);
    g_assert_cmphex (tc_rng_next (&b), ==, other[i]);
  }
}

static void
test_below_known (void)
{
  static const guint32 six[] = { 0, 2, 2, 5, 1, 3, 1, 5, 1, 0, 3, 5 };
  static const guint32 thousand[] = { 420, 62, 130, 183, 868, 578 };
  TcRng rng;

  tc_rng_init (&rng, 7);
  for (guint i = 0; i < G_N_ELEMENTS (six); i++)
    g_assert_cmpuint (tc_rng_below (&rng, 6), ==, six[i]);
  for (guint i = 0; i < G_N_ELEMENTS (thousand); i++)
    g_assert_cmpuint (tc_rng_below (&rng, 1000), ==, thousand[i]);
}

static void
test_below_one (void)
{
  TcRng rng;

  tc_rng_init (&rng, 3);
  for (guint i = 0; i < 100; i++)
    g_assert_cmpuint (tc_rng_below (&rng, 1), ==, 0);
}

/* With two thirds of 2^32, plain modulo or plain scaling would favour values by half. */
static void
test_below_uniform (void)
{
  const guint32 bound = 3u << 30;
  guint counts[3] = { 0 };
  TcRng rng;

  tc_rng_init (&rng, 11);
  for (guint i = 0; i < 30000; i++) {
    guint32 value = tc_rng_below (&rng, bound);

    g_assert_cmpuint (value, <, bound);
    counts[value % 3]++;
  }

  /* 10000 each; the standard deviation is 82. */
  for (guint i = 0; i < 3; i++) {
    g_assert_cmpuint (counts[i], >, 9510);
    g_assert_cmpuint (counts[i], <, 10490);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/base/rng/published", test_published);
  g_test_add_func ("/base/rng/seeds", test_seeds);
  g_test_add_func ("/base/rng/below-known", test_below_known);
  g_test_add_func ("/base/rng/below-one", test_below_one);
  g_test_add_func ("/base/rng/below-uniform", test_below_uniform);

  return g_test_run ();
}
