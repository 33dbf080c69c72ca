/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "lint/tc-lint-sort-private.h"

#include <string.h>

#define DIGIT_BITS 11u
#define N_DIGITS   (1u << DIGIT_BITS)

static guint
get_digit (const TcLintKey *key, guint shift)
{
  return (guint) (key->key >> shift) & (N_DIGITS - 1);
}

/* By one digit, from the lowest to the highest: the sort is stable, so the order by lower digits
 * stays. */
static void
sort_by_digit (const TcLintKey *from, TcLintKey *to, guint n, guint shift)
{
  guint32 starts[N_DIGITS] = { 0 };
  guint32 sum = 0;

  for (guint i = 0; i < n; i++)
    starts[get_digit (&from[i], shift)]++;
  for (guint digit = 0; digit < N_DIGITS; digit++) {
    guint32 count = starts[digit];

    starts[digit] = sum;
    sum += count;
  }
  for (guint i = 0; i < n; i++)
    to[starts[get_digit (&from[i], shift)]++] = from[i];
}

void
tc_lint_sort_keys (TcLintKey *keys, guint n)
{
  g_autofree TcLintKey *spare = NULL;
  TcLintKey *from = keys;
  TcLintKey *to;
  guint64 used = 0; /* bits */

  for (guint i = 0; i < n; i++)
    used |= keys[i].key;
  to = spare = g_new (TcLintKey, n);
  for (guint shift = 0; shift < 64 && used >> shift > 0; shift += DIGIT_BITS) {
    TcLintKey *swap = from;

    sort_by_digit (from, to, n, shift);
    from = to;
    to = swap;
  }
  if (from != keys)
    memcpy (keys, from, n * sizeof *keys);
}
