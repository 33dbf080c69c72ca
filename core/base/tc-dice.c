/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "base/tc-dice.h"

#include "base/tc-hash.h"

guint8
tc_die_roll (const TcDieKey *key, guint8 faces)
{
  guint64 hash = tc_hash_u64 (TC_HASH_START, key->seed);
  guint64 where =
    (guint64) key->turn << 48 | (guint64) key->kind << 32 | (guint64) key->subject << 16 | key->nth;

  g_assert (faces >= 2);

  hash = tc_hash_u64 (hash, where);

  /* The high 32 bits times the faces: the bias is below 255 in 2^32, and no loop is needed. */
  return (guint8) (1 + ((hash >> 32) * faces >> 32));
}
