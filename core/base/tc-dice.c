/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "base/tc-dice.h"

#include "base/tc-seed.h"

guint32
tc_die_roll (const TcDieKey *key, guint32 faces)
{
  TcSipKey sip = tc_seed_expand (key->seed);
  guint64 where =
    (guint64) key->turn << 48 | (guint64) key->kind << 32 | (guint64) key->subject << 16 | key->nth;
  guint64 hash;

  g_assert (faces >= 2);

  hash = tc_siphash_u64 (&sip, where);

  /* The high 32 bits times the faces: the bias is below @faces in 2^32, and no loop is needed. */
  return (guint32) (1 + ((hash >> 32) * faces >> 32));
}
