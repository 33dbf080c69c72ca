/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/deck/tc-hand-odds.h"

/* What none of a hand is, against counts made by hand. */
static void
test_known (void)
{
  static const struct {
    guint n_cards;
    guint n_wanted;
    guint n_hand;
    guint none;
  } cases[] = {
    { 72, 36, 6, 125 },    /* C(36,6) / C(72,6) = 1947792 / 156238908 */
    { 72, 16, 6, 2078 },   /* C(56,6) = 32468436 */
    { 2, 1, 1, 5000 },     /* one of two */
    { 3, 1, 1, 6667 },     /* two of three, rounded up */
    { 3, 2, 1, 3333 },     /* one of three, rounded down */
    { 10, 0, 6, 10000 },   /* nothing is wanted */
    { 10, 5, 6, 0 },       /* a hand larger than the rest */
    { 10, 4, 6, 48 },      /* 1 / 210 = 47.6 */
    { 4, 9, 2, 0 },        /* more wanted than there are */
    { 10, 3, 0, 10000 },   /* no hand */
    { 0, 0, 6, 10000 },    /* no deck */
    { 8, 1, 99, 0 },       /* all of the deck */
    { 20000, 1, 2, 9999 }, /* 1 - 2 / 20000 */
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpuint (tc_hand_odds_none (cases[i].n_cards, cases[i].n_wanted, cases[i].n_hand), ==,
                      cases[i].none);
}

/* The largest numbers fit: the more is wanted, the smaller the chance of none. */
static void
test_large (void)
{
  guint before = TC_HAND_ODDS_CERTAIN;

  for (guint n = 0; n <= 2000; n += 25) {
    guint none = tc_hand_odds_none (60000, n * 20, TC_HAND_ODDS_MOST);

    g_assert_cmpuint (none, <=, before);
    before = none;
  }
  g_assert_cmpuint (before, ==, 0);
}

static void
test_words (void)
{
  g_autofree char *some = tc_hand_odds_dup_text (9875);
  g_autofree char *few = tc_hand_odds_dup_text (7);
  g_autofree char *all = tc_hand_odds_dup_text (TC_HAND_ODDS_CERTAIN);

  g_assert_cmpstr (some, ==, "98.75 %");
  g_assert_cmpstr (few, ==, "0.07 %");
  g_assert_cmpstr (all, ==, "100.00 %");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/editor/hand-odds/known", test_known);
  g_test_add_func ("/editor/hand-odds/large", test_large);
  g_test_add_func ("/editor/hand-odds/words", test_words);

  return g_test_run ();
}
