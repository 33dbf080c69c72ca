/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "base/tc-hash.h"

#include <string.h>

guint64
tc_hash_u64 (guint64 hash, guint64 value)
{
  hash ^= value;
  hash ^= hash >> 32;
  hash *= G_GUINT64_CONSTANT (0xd6e8feb86659fd93);
  hash ^= hash >> 32;
  hash *= G_GUINT64_CONSTANT (0xd6e8feb86659fd93);
  hash ^= hash >> 32;

  return hash;
}

guint64
tc_hash_bytes (guint64 hash, const void *bytes, gsize length)
{
  const guint8 *at = bytes;
  gsize left = length;

  for (; left >= 8; at += 8, left -= 8) {
    guint64 word;

    memcpy (&word, at, 8);
    hash = tc_hash_u64 (hash, GUINT64_FROM_LE (word));
  }

  if (left > 0) {
    guint64 word = 0;

    memcpy (&word, at, left);
    hash = tc_hash_u64 (hash, GUINT64_FROM_LE (word));
  }

  return tc_hash_u64 (hash, length);
}

guint64
tc_hash_string (const char *string)
{
  return tc_hash_bytes (TC_HASH_START, string, strlen (string));
}
