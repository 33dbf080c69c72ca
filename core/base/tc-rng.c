/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "base/tc-rng.h"

#include "base/tc-hash.h"

/* xoroshiro128+ in its published form: small, fast, and its low bits are not used alone here. */

static guint64
rotate_left (guint64 word, guint by)
{
  return word << by | word >> (64 - by);
}

void
tc_rng_init (TcRng *rng, guint64 seed)
{
  rng->word[0] = tc_hash_u64 (TC_HASH_START, seed);
  rng->word[1] = tc_hash_u64 (rng->word[0], ~seed) | 1;
}

guint64
tc_rng_next (TcRng *rng)
{
  guint64 a = rng->word[0];
  guint64 b = rng->word[1];
  guint64 result = a + b;

  b ^= a;
  rng->word[0] = rotate_left (a, 24) ^ b ^ (b << 16);
  rng->word[1] = rotate_left (b, 37);

  return result;
}

guint32
tc_rng_below (TcRng *rng, guint32 bound)
{
  g_assert (bound >= 1);

  for (;;) {
    guint64 product = (tc_rng_next (rng) >> 32) * bound;

    /* Lemire's rejection: the low half says whether this draw falls into the uneven rest. */
    if ((guint32) product >= (guint32) (-bound) % bound)
      return (guint32) (product >> 32);
  }
}
