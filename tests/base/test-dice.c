/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <math.h>

#include <glib.h>

#include "base/tc-dice.h"

/* The expected rolls come from a second implementation, in another language. */
static void
test_known (void)
{
  static const guint8 sixes[] = { 5, 2, 1, 4, 5, 6, 3, 1, 5, 1, 5, 4, 4, 1, 6, 5 };
  static const guint8 twenties[] = { 20, 11, 2, 5, 6, 5, 8, 19 };
  TcDieKey key = { .seed = 1940, .turn = 5, .kind = 2, .subject = 7 };
  TcDieKey other = { .seed = 0, .turn = 1, .kind = 0, .subject = 0xffff };
  TcDieKey last = { G_MAXUINT64, 0xffff, 0xffff, 0xffff, 0xffff };

  for (guint i = 0; i < G_N_ELEMENTS (sixes); i++) {
    key.nth = (guint16) i;
    g_assert_cmpuint (tc_die_roll (&key, 6), ==, sixes[i]);
  }

  for (guint i = 0; i < G_N_ELEMENTS (twenties); i++) {
    other.nth = (guint16) i;
    g_assert_cmpuint (tc_die_roll (&other, 20), ==, twenties[i]);
  }

  g_assert_cmpuint (tc_die_roll (&last, 255), ==, 68);
  last.nth--;
  g_assert_cmpuint (tc_die_roll (&last, 2), ==, 2);
}

/* Chi-square over keys that differ in one field only; each field must stir as well as the seed. */
static void
count_field (guint field, guint8 faces, guint *counts)
{
  for (guint i = 0; i < 60000; i++) {
    TcDieKey key = { .seed = 42, .turn = 3, .kind = 1, .subject = 9, .nth = 0 };

    if (field == 0)
      key.seed = i;
    else if (field == 1)
      key.turn = (guint16) i;
    else if (field == 2)
      key.kind = (guint16) i;
    else if (field == 3)
      key.subject = (guint16) i;
    else
      key.nth = (guint16) i;
    counts[tc_die_roll (&key, faces)]++;
  }
}

static void
test_uniform (void)
{
  static const guint8 dice[] = { 2, 6, 10, 20, 255 };

  for (guint field = 0; field < 5; field++) {
    for (guint d = 0; d < G_N_ELEMENTS (dice); d++) {
      guint counts[256] = { 0 };
      double expected = 60000.0 / dice[d];
      double chi = 0;
      double limit = dice[d] + 8 * sqrt (2.0 * dice[d]) + 10;

      count_field (field, dice[d], counts);
      g_assert_cmpuint (counts[0], ==, 0);
      for (guint face = 1; face <= dice[d]; face++)
        chi += (counts[face] - expected) * (counts[face] - expected) / expected;
      g_assert_cmpfloat (chi, <, limit);
    }
  }
}

/* The dice of neighbouring keys say nothing about each other. */
static void
test_pairs (void)
{
  guint counts[36] = { 0 };

  for (guint i = 0; i < 36000; i++) {
    TcDieKey key = { .seed = 7, .turn = 1, .kind = 1, .subject = (guint16) i, .nth = 0 };
    guint first = tc_die_roll (&key, 6);

    key.nth = 1;
    counts[(first - 1) * 6 + tc_die_roll (&key, 6) - 1]++;
  }

  /* 1000 each, six standard deviations off at most. */
  for (guint i = 0; i < 36; i++) {
    g_assert_cmpuint (counts[i], >, 810);
    g_assert_cmpuint (counts[i], <, 1190);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/base/dice/known", test_known);
  g_test_add_func ("/base/dice/uniform", test_uniform);
  g_test_add_func ("/base/dice/pairs", test_pairs);

  return g_test_run ();
}
