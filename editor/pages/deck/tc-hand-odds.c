/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/deck/tc-hand-odds.h"

#include <string.h>

/* A number of up to 128 factors below 65536, times 20000, fits. */
#define N_LIMBS 70

typedef struct {
  guint32 limbs[N_LIMBS]; /* least first */
} Big;

static void
multiply (Big *number, guint32 by)
{
  guint64 carry = 0;

  for (guint i = 0; i < N_LIMBS; i++) {
    carry += (guint64) number->limbs[i] * by;
    number->limbs[i] = (guint32) carry;
    carry >>= 32;
  }
}

static void
add (Big *number, const Big *other)
{
  guint64 carry = 0;

  for (guint i = 0; i < N_LIMBS; i++) {
    carry += (guint64) number->limbs[i] + other->limbs[i];
    number->limbs[i] = (guint32) carry;
    carry >>= 32;
  }
}

static int
compare (const Big *a, const Big *b)
{
  for (guint i = N_LIMBS; i-- > 0;) {
    if (a->limbs[i] != b->limbs[i])
      return a->limbs[i] < b->limbs[i] ? -1 : 1;
  }

  return 0;
}

/* The largest whole number that is not above (2 * 10000 * over + under) / (2 * under). */
static guint
round_quotient (const Big *over, const Big *under)
{
  Big scaled = *over;
  guint low = 0;
  guint high = TC_HAND_ODDS_CERTAIN;

  multiply (&scaled, 2 * TC_HAND_ODDS_CERTAIN);
  add (&scaled, under);
  while (low < high) {
    guint middle = (low + high + 1) / 2;
    Big product = *under;

    multiply (&product, 2 * middle);
    if (compare (&product, &scaled) <= 0)
      low = middle;
    else
      high = middle - 1;
  }

  return low;
}

guint
tc_hand_odds_none (guint n_cards, guint n_wanted, guint n_hand)
{
  Big over = { { 1 } };
  Big under = { { 1 } };

  g_return_val_if_fail (n_cards <= G_MAXUINT16 && n_hand <= TC_HAND_ODDS_MOST, 0);

  n_wanted = MIN (n_wanted, n_cards);
  n_hand = MIN (n_hand, n_cards);
  if (n_hand > n_cards - n_wanted)
    return 0;
  for (guint i = 0; i < n_hand; i++) {
    multiply (&over, n_cards - n_wanted - i);
    multiply (&under, n_cards - i);
  }

  return round_quotient (&over, &under);
}

char *
tc_hand_odds_dup_text (guint odds)
{
  return g_strdup_printf ("%u.%02u %%", odds / 100, odds % 100);
}
