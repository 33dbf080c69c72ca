/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

G_BEGIN_DECLS

/* 64-bit hashing of bytes and of canonical integers. Not for secrets: for position hashes, digests
 * of text and identity checks. The value is the same on every machine. */

#define TC_HASH_START G_GUINT64_CONSTANT (0x9e3779b97f4a7c15)

/** tc_hash_u64: mixes @value into @hash; start with TC_HASH_START. */
guint64 tc_hash_u64 (guint64 hash, guint64 value);

/** tc_hash_bytes: mixes @length bytes (read as little-endian words, then the length) into @hash. */
guint64 tc_hash_bytes (guint64 hash, const void *bytes, gsize length);

/** tc_hash_string: hash of a NUL-terminated string from TC_HASH_START. */
guint64 tc_hash_string (const char *string);

G_END_DECLS
