/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "base/tc-siphash.h"

#include <string.h>

typedef struct {
  guint64 v[4];
} Sip;

static inline guint64
rotate_left (guint64 word, guint by)
{
  return word << by | word >> (64 - by);
}

static inline void
sip_round (Sip *sip)
{
  guint64 *v = sip->v;

  v[0] += v[1];
  v[1] = rotate_left (v[1], 13) ^ v[0];
  v[0] = rotate_left (v[0], 32);
  v[2] += v[3];
  v[3] = rotate_left (v[3], 16) ^ v[2];
  v[0] += v[3];
  v[3] = rotate_left (v[3], 21) ^ v[0];
  v[2] += v[1];
  v[1] = rotate_left (v[1], 17) ^ v[2];
  v[2] = rotate_left (v[2], 32);
}

static inline Sip
sip_begin (const TcSipKey *key)
{
  return (Sip){ { key->half[0] ^ G_GUINT64_CONSTANT (0x736f6d6570736575),
                  key->half[1] ^ G_GUINT64_CONSTANT (0x646f72616e646f6d),
                  key->half[0] ^ G_GUINT64_CONSTANT (0x6c7967656e657261),
                  key->half[1] ^ G_GUINT64_CONSTANT (0x7465646279746573) } };
}

static inline void
sip_take (Sip *sip, guint64 word)
{
  sip->v[3] ^= word;
  sip_round (sip);
  sip_round (sip);
  sip->v[0] ^= word;
}

static inline guint64
sip_end (Sip *sip)
{
  sip->v[2] ^= 0xff;
  for (guint i = 0; i < 4; i++)
    sip_round (sip);

  return sip->v[0] ^ sip->v[1] ^ sip->v[2] ^ sip->v[3];
}

guint64
tc_siphash_bytes (const TcSipKey *key, const void *bytes, gsize length)
{
  const guint8 *at = bytes;
  gsize left = length;
  guint64 word = 0;
  Sip sip = sip_begin (key);

  for (; left >= 8; at += 8, left -= 8) {
    memcpy (&word, at, 8);
    sip_take (&sip, GUINT64_FROM_LE (word));
  }

  /* The last word holds the rest of the bytes and, on top, the length modulo 256. */
  word = 0;
  if (left > 0)
    memcpy (&word, at, left);
  sip_take (&sip, GUINT64_FROM_LE (word) | (guint64) (length & 0xff) << 56);

  return sip_end (&sip);
}

guint64
tc_siphash_u64 (const TcSipKey *key, guint64 word)
{
  Sip sip = sip_begin (key);

  sip_take (&sip, word);
  sip_take (&sip, (guint64) 8 << 56);

  return sip_end (&sip);
}
