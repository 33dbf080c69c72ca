/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

G_BEGIN_DECLS

/* SipHash-2-4 of Aumasson and Bernstein: a keyed pseudorandom function. Who sees any number of its
 * values, but not the key, learns nothing of the others. It is what dice and shuffles come from,
 * where tc-hash.h is only for identity. The values are the same on every machine. */

typedef struct {
  guint64 half[2]; /* the key's 16 bytes as two little-endian words */
} TcSipKey;

guint64 tc_siphash_bytes (const TcSipKey *key, const void *bytes, gsize length);

/** tc_siphash_u64: the same as of the eight little-endian bytes of @word, faster. */
guint64 tc_siphash_u64 (const TcSipKey *key, guint64 word);

G_END_DECLS
