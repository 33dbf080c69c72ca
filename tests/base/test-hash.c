/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "base/tc-hash.h"

/* The expected numbers come from a second implementation, in another language. */

static void
test_integers (void)
{
  g_assert_cmphex (tc_hash_u64 (TC_HASH_START, 0), ==, G_GUINT64_CONSTANT (0x4e17cf67001b3979));
  g_assert_cmphex (tc_hash_u64 (TC_HASH_START, 1), ==, G_GUINT64_CONSTANT (0xf7622d3784a0ad54));
  g_assert_cmphex (tc_hash_u64 (TC_HASH_START, G_MAXUINT64), ==,
                   G_GUINT64_CONSTANT (0x503db2454d517fb6));
  g_assert_cmphex (tc_hash_u64 (TC_HASH_START, G_GUINT64_CONSTANT (0x0123456789abcdef)), ==,
                   G_GUINT64_CONSTANT (0x734f852212f1e52e));
}

typedef struct {
  const char *text;
  guint64 hash;
} Known;

static void
test_strings (void)
{
  static const Known known[] = {
    { "", G_GUINT64_CONSTANT (0x4e17cf67001b3979) },
    { "a", G_GUINT64_CONSTANT (0x941ee5aaec90d9e9) },
    { "abcdefgh", G_GUINT64_CONSTANT (0xb63e10a59160dbf7) },
    { "abcdefghi", G_GUINT64_CONSTANT (0x2e22dd727b1a609d) },
    { "turncoat", G_GUINT64_CONSTANT (0x795d5208cfd38fbd) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (known); i++) {
    g_assert_cmphex (tc_hash_string (known[i].text), ==, known[i].hash);
    g_assert_cmphex (tc_hash_bytes (TC_HASH_START, known[i].text, strlen (known[i].text)), ==,
                     known[i].hash);
  }
}

static void
test_bytes (void)
{
  guint8 bytes[257];

  for (guint i = 0; i < G_N_ELEMENTS (bytes); i++)
    bytes[i] = (guint8) i;

  g_assert_cmphex (tc_hash_bytes (TC_HASH_START, bytes, 256), ==,
                   G_GUINT64_CONSTANT (0x6ca0aa9cce760754));

  /* Unaligned bytes hash alike. */
  memmove (bytes + 1, bytes, 256);
  g_assert_cmphex (tc_hash_bytes (TC_HASH_START, bytes + 1, 256), ==,
                   G_GUINT64_CONSTANT (0x6ca0aa9cce760754));
}

/* A text and the same with NULs behind fill the same words; only the length tells them apart. */
static void
test_length_counts (void)
{
  g_assert_cmphex (tc_hash_bytes (TC_HASH_START, "ab\0", 2), !=,
                   tc_hash_bytes (TC_HASH_START, "ab\0", 3));
  g_assert_cmphex (tc_hash_bytes (TC_HASH_START, "", 0), !=,
                   tc_hash_bytes (TC_HASH_START, "\0", 1));
}

static void
test_bits_spread (void)
{
  guint counts[64] = { 0 };

  for (guint64 i = 0; i < 4096; i++) {
    guint64 changed = tc_hash_u64 (TC_HASH_START, i) ^ tc_hash_u64 (TC_HASH_START, i ^ 1);

    for (guint bit = 0; bit < 64; bit++)
      counts[bit] += (changed >> bit) & 1;
  }

  /* Half of 4096, six standard deviations (32) off at most. */
  for (guint bit = 0; bit < 64; bit++) {
    g_assert_cmpuint (counts[bit], >, 2048 - 192);
    g_assert_cmpuint (counts[bit], <, 2048 + 192);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/base/hash/integers", test_integers);
  g_test_add_func ("/base/hash/strings", test_strings);
  g_test_add_func ("/base/hash/bytes", test_bytes);
  g_test_add_func ("/base/hash/length-counts", test_length_counts);
  g_test_add_func ("/base/hash/bits-spread", test_bits_spread);

  return g_test_run ();
}
