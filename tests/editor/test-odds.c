/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "sheet/tc-odds.h"

/* By hand: one total after the other is thrown. */
static guint64
count_by_hand (guint dice, guint faces, TcRange range, gint64 sum)
{
  guint64 n = 0;

  if (dice == 0)
    return range.from <= sum && sum <= range.to;
  for (guint face = 1; face <= faces; face++)
    n += count_by_hand (dice - 1, faces, range, sum + face);

  return n;
}

static void
test_count (void)
{
  for (guint dice = 1; dice <= 4; dice++) {
    for (guint faces = 2; faces <= 8; faces += 2) {
      guint64 all = 0;

      for (gint64 total = 0; total <= 40; total++) {
        TcRange range = { total, total };

        g_assert_cmpuint (tc_odds_count (dice, faces, range), ==,
                          count_by_hand (dice, faces, range, 0));
        all += tc_odds_count (dice, faces, range);
      }
      g_assert_cmpuint (all, ==, tc_odds_count_all (dice, faces));
      g_assert_cmpuint (tc_odds_count (dice, faces, (TcRange){ -5, 1000 }), ==, all);
    }
  }
}

/* No dice, and more than are computed. */
static void
test_none (void)
{
  g_assert_cmpuint (tc_odds_count (0, 6, (TcRange){ 0, 6 }), ==, 0);
  g_assert_cmpuint (tc_odds_count (2, 0, (TcRange){ 0, 6 }), ==, 0);
  g_assert_cmpuint (tc_odds_count (100, 6, (TcRange){ 300, 301 }), ==, 0);
  g_assert_cmpuint (tc_odds_count (2, 6, (TcRange){ 8, 3 }), ==, 0);
}

static void
test_text (void)
{
  g_autofree char *some = tc_odds_dup_text (5, 36);
  g_autofree char *never = tc_odds_dup_text (0, 36);
  g_autofree char *no_dice = tc_odds_dup_text (0, 0);
  g_autofree char *percent = tc_odds_dup_percent (1, 8);

  g_assert_cmpstr (some, ==, "5/36  13.9 %");
  g_assert_cmpstr (never, ==, "–");
  g_assert_cmpstr (no_dice, ==, "");
  g_assert_cmpstr (percent, ==, "12.5");
}

static void
test_range (void)
{
  static const struct {
    const char *text;
    gint64 from;
    gint64 to;
    const char *shown; /* NULL when it is none */
  } cases[] = {
    { "7", 7, 7, "7" },       { "3-5", 3, 5, "3–5" },    { "3–5", 3, 5, "3–5" },
    { "3 — 5", 3, 5, "3–5" }, { "3 to 5", 3, 5, "3–5" }, { "3..5", 3, 5, "3–5" },
    { " 12 ", 12, 12, "12" }, { "-2", -2, -2, "-2" },    { "5-3", 5, 3, "5–3" },
    { "", 0, 0, NULL },       { "x", 0, 0, NULL },       { "3-", 0, 0, NULL },
    { "3-5x", 0, 0, NULL },   { "3 5", 0, 0, NULL },     { "3+", 0, 0, NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    TcRange range = { 0, 0 };
    g_autofree char *shown = NULL;

    g_test_message ("%s", cases[i].text);
    g_assert_cmpint (tc_range_parse (cases[i].text, &range), ==, cases[i].shown != NULL);
    if (cases[i].shown == NULL)
      continue;
    g_assert_cmpint (range.from, ==, cases[i].from);
    g_assert_cmpint (range.to, ==, cases[i].to);
    shown = tc_range_dup_text (range);
    g_assert_cmpstr (shown, ==, cases[i].shown);
  }
}

static void
test_faults (void)
{
  static const TcRange good[] = { { 2, 4 }, { 5, 12 } };
  static const TcRange gaps[] = { { 3, 4 }, { 7, 11 } };
  static const TcRange overlap[] = { { 2, 7 }, { 6, 12 } };
  static const TcRange backwards[] = { { 2, 12 }, { 9, 8 } };
  gboolean bad[2];
  g_autofree char *none = tc_odds_dup_faults (2, 6, good, 2, bad);
  g_autofree char *words = NULL;

  g_assert_cmpstr (none, ==, "");
  g_assert_false (bad[0] || bad[1]);
  words = tc_odds_dup_faults (2, 6, gaps, 2, bad);
  g_assert_cmpstr (words, ==, "There is no row for 2, 5–6, 12.");
  g_assert_false (bad[0] || bad[1]);
  g_free (words);
  words = tc_odds_dup_faults (2, 6, overlap, 2, bad);
  g_assert_cmpstr (words, ==, "More than one row covers 6–7.");
  g_assert_true (bad[0] && bad[1]);
  g_free (words);
  words = tc_odds_dup_faults (2, 6, backwards, 2, bad);
  g_assert_true (g_str_has_prefix (words, "A row runs backwards, from 9 to 8."));
  g_assert_true (bad[1]);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/editor/odds/count", test_count);
  g_test_add_func ("/editor/odds/none", test_none);
  g_test_add_func ("/editor/odds/text", test_text);
  g_test_add_func ("/editor/odds/range", test_range);
  g_test_add_func ("/editor/odds/faults", test_faults);

  return g_test_run ();
}
