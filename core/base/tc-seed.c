/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* rand_s () of Windows is declared only on request. */
#ifdef _WIN32
#define _CRT_RAND_S
#endif

#include "base/tc-seed.h"

#include <gio/gio.h>
#include <stdlib.h>
#include <string.h>

#ifdef TC_HAVE_GETRANDOM
#include <sys/random.h>
#endif

#include <glib/gi18n-lib.h>

#include "base/tc-hash.h"

#define GUESSABLE_BITS 48

#ifdef G_OS_WIN32

static gboolean
read_entropy (guint64 *out_word)
{
  unsigned int low = 0;
  unsigned int high = 0;

  if (rand_s (&low) != 0 || rand_s (&high) != 0)
    return FALSE;

  *out_word = (guint64) high << 32 | low;

  return TRUE;
}

#else

static gboolean
read_device (guint64 *out_word)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/dev/urandom");
  g_autoptr (GFileInputStream) stream = g_file_read (file, NULL, NULL);
  gsize n_read = 0;

  return stream != NULL &&
         g_input_stream_read_all (G_INPUT_STREAM (stream), out_word, sizeof *out_word, &n_read,
                                  NULL, NULL) &&
         n_read == sizeof *out_word;
}

static gboolean
read_entropy (guint64 *out_word)
{
#ifdef TC_HAVE_GETRANDOM
  /* So few bytes are never cut short by a signal. */
  if (getrandom (out_word, sizeof *out_word, 0) == sizeof *out_word)
    return TRUE;
#endif

  return read_device (out_word);
}

#endif

gboolean
tc_seed_draw (guint64 *out_seed, GError **error)
{
  do {
    if (!read_entropy (out_seed)) {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                           _ ("This system gives no random numbers to draw a seed from."));
      return FALSE;
    }
  } while (tc_seed_is_guessable (*out_seed));

  return TRUE;
}

gboolean
tc_seed_is_guessable (guint64 seed)
{
  return seed >> GUESSABLE_BITS == 0;
}

TcSipKey
tc_seed_expand (guint64 seed)
{
  return (TcSipKey){ { seed, tc_hash_u64 (TC_HASH_START, seed) } };
}

guint64
tc_seed_derive (guint64 seed, const char *purpose)
{
  TcSipKey key = tc_seed_expand (seed);
  gsize length = strlen (purpose);

  g_assert (length != 8);

  return tc_siphash_bytes (&key, purpose, length);
}
