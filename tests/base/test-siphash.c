/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "base/tc-siphash.h"

/* The 64 test vectors that the authors of SipHash publish with their reference code, read as
 * little-endian words: value n is that of the bytes 0, 1, ... n-1 under the key 0, 1, ... 15. */
static const guint64 published[64] = {
  G_GUINT64_CONSTANT (0x726fdb47dd0e0e31), G_GUINT64_CONSTANT (0x74f839c593dc67fd),
  G_GUINT64_CONSTANT (0x0d6c8009d9a94f5a), G_GUINT64_CONSTANT (0x85676696d7fb7e2d),
  G_GUINT64_CONSTANT (0xcf2794e0277187b7), G_GUINT64_CONSTANT (0x18765564cd99a68d),
  G_GUINT64_CONSTANT (0xcbc9466e58fee3ce), G_GUINT64_CONSTANT (0xab0200f58b01d137),
  G_GUINT64_CONSTANT (0x93f5f5799a932462), G_GUINT64_CONSTANT (0x9e0082df0ba9e4b0),
  G_GUINT64_CONSTANT (0x7a5dbbc594ddb9f3), G_GUINT64_CONSTANT (0xf4b32f46226bada7),
  G_GUINT64_CONSTANT (0x751e8fbc860ee5fb), G_GUINT64_CONSTANT (0x14ea5627c0843d90),
  G_GUINT64_CONSTANT (0xf723ca908e7af2ee), G_GUINT64_CONSTANT (0xa129ca6149be45e5),
  G_GUINT64_CONSTANT (0x3f2acc7f57c29bdb), G_GUINT64_CONSTANT (0x699ae9f52cbe4794),
  G_GUINT64_CONSTANT (0x4bc1b3f0968dd39c), G_GUINT64_CONSTANT (0xbb6dc91da77961bd),
  G_GUINT64_CONSTANT (0xbed65cf21aa2ee98), G_GUINT64_CONSTANT (0xd0f2cbb02e3b67c7),
  G_GUINT64_CONSTANT (0x93536795e3a33e88), G_GUINT64_CONSTANT (0xa80c038ccd5ccec8),
  G_GUINT64_CONSTANT (0xb8ad50c6f649af94), G_GUINT64_CONSTANT (0xbce192de8a85b8ea),
  G_GUINT64_CONSTANT (0x17d835b85bbb15f3), G_GUINT64_CONSTANT (0x2f2e6163076bcfad),
  G_GUINT64_CONSTANT (0xde4daaaca71dc9a5), G_GUINT64_CONSTANT (0xa6a2506687956571),
  G_GUINT64_CONSTANT (0xad87a3535c49ef28), G_GUINT64_CONSTANT (0x32d892fad841c342),
  G_GUINT64_CONSTANT (0x7127512f72f27cce), G_GUINT64_CONSTANT (0xa7f32346f95978e3),
  G_GUINT64_CONSTANT (0x12e0b01abb051238), G_GUINT64_CONSTANT (0x15e034d40fa197ae),
  G_GUINT64_CONSTANT (0x314dffbe0815a3b4), G_GUINT64_CONSTANT (0x027990f029623981),
  G_GUINT64_CONSTANT (0xcadcd4e59ef40c4d), G_GUINT64_CONSTANT (0x9abfd8766a33735c),
  G_GUINT64_CONSTANT (0x0e3ea96b5304a7d0), G_GUINT64_CONSTANT (0xad0c42d6fc585992),
  G_GUINT64_CONSTANT (0x187306c89bc215a9), G_GUINT64_CONSTANT (0xd4a60abcf3792b95),
  G_GUINT64_CONSTANT (0xf935451de4f21df2), G_GUINT64_CONSTANT (0xa9538f0419755787),
  G_GUINT64_CONSTANT (0xdb9acddff56ca510), G_GUINT64_CONSTANT (0xd06c98cd5c0975eb),
  G_GUINT64_CONSTANT (0xe612a3cb9ecba951), G_GUINT64_CONSTANT (0xc766e62cfcadaf96),
  G_GUINT64_CONSTANT (0xee64435a9752fe72), G_GUINT64_CONSTANT (0xa192d576b245165a),
  G_GUINT64_CONSTANT (0x0a8787bf8ecb74b2), G_GUINT64_CONSTANT (0x81b3e73d20b49b6f),
  G_GUINT64_CONSTANT (0x7fa8220ba3b2ecea), G_GUINT64_CONSTANT (0x245731c13ca42499),
  G_GUINT64_CONSTANT (0xb78dbfaf3a8d83bd), G_GUINT64_CONSTANT (0xea1ad565322a1a0b),
  G_GUINT64_CONSTANT (0x60e61c23a3795013), G_GUINT64_CONSTANT (0x6606d7e446282b93),
  G_GUINT64_CONSTANT (0x6ca4ecb15c5f91e1), G_GUINT64_CONSTANT (0x9f626da15c9625f3),
  G_GUINT64_CONSTANT (0xe51b38608ef25f57), G_GUINT64_CONSTANT (0x958a324ceb064572),
};

static const TcSipKey published_key = {
  { G_GUINT64_CONSTANT (0x0706050403020100), G_GUINT64_CONSTANT (0x0f0e0d0c0b0a0908) },
};

static void
test_published (void)
{
  guint8 bytes[64];

  for (guint i = 0; i < 64; i++)
    bytes[i] = (guint8) i;
  for (guint n = 0; n < 64; n++)
    g_assert_cmphex (tc_siphash_bytes (&published_key, bytes, n), ==, published[n]);
}

static void
test_word (void)
{
  guint64 word = G_GUINT64_CONSTANT (0x0706050403020100);

  g_assert_cmphex (tc_siphash_u64 (&published_key, word), ==, published[8]);
}

/* Bytes need not be aligned. */
static void
test_unaligned (void)
{
  guint8 bytes[40];

  for (guint i = 0; i < 40; i++)
    bytes[i] = (guint8) (i - 3);
  g_assert_cmphex (tc_siphash_bytes (&published_key, bytes + 3, 37), ==, published[37]);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/base/siphash/published", test_published);
  g_test_add_func ("/base/siphash/word", test_word);
  g_test_add_func ("/base/siphash/unaligned", test_unaligned);

  return g_test_run ();
}
