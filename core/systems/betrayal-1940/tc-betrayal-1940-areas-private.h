/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-betrayal-1940-areas-private.h is private to core/."
#endif

#include <string.h>

#include "systems/betrayal-1940/tc-betrayal-1940-data-private.h"

G_BEGIN_DECLS

/* Sets of areas, a bit each, in @n_words words. Most maps fit into one word or two, so the loops go
 * round once, and the compiler is told so. */

/* After the first word. */
#define BETRAYAL_WORDS_LEFT(i, n_words) G_UNLIKELY (++(i) < (n_words))

static inline gboolean
betrayal_areas_has (const guint64 *areas, guint area)
{
  return (areas[area / 64] >> (area % 64)) & 1;
}

static inline void
betrayal_areas_add (guint64 *areas, guint area)
{
  areas[area / 64] |= G_GUINT64_CONSTANT (1) << (area % 64);
}

static inline void
betrayal_areas_remove (guint64 *areas, guint area)
{
  areas[area / 64] &= ~(G_GUINT64_CONSTANT (1) << (area % 64));
}

static inline void
betrayal_areas_clear (guint n_words, guint64 *areas)
{
  guint i = 0;

  do
    areas[i] = 0;
  while (BETRAYAL_WORDS_LEFT (i, n_words));
}

static inline void
betrayal_areas_copy (guint n_words, guint64 *areas, const guint64 *from)
{
  guint i = 0;

  do
    areas[i] = from[i];
  while (BETRAYAL_WORDS_LEFT (i, n_words));
}

static inline gboolean
betrayal_areas_any (guint n_words, const guint64 *areas)
{
  guint64 any = 0;
  guint i = 0;

  do
    any |= areas[i];
  while (BETRAYAL_WORDS_LEFT (i, n_words));

  return any != 0;
}

static inline guint
betrayal_areas_count (guint n_words, const guint64 *areas)
{
  guint n = 0;
  guint i = 0;

  do
    n += (guint) __builtin_popcountll (areas[i]);
  while (BETRAYAL_WORDS_LEFT (i, n_words));

  return n;
}

/* betrayal_areas_and: @areas becomes what @a and @b share; it may be one of them, as below. */
static inline void
betrayal_areas_and (guint n_words, guint64 *areas, const guint64 *a, const guint64 *b)
{
  guint i = 0;

  do
    areas[i] = a[i] & b[i];
  while (BETRAYAL_WORDS_LEFT (i, n_words));
}

/* betrayal_areas_less: those of @a that are not in @b. */
static inline void
betrayal_areas_less (guint n_words, guint64 *areas, const guint64 *a, const guint64 *b)
{
  guint i = 0;

  do
    areas[i] = a[i] & ~b[i];
  while (BETRAYAL_WORDS_LEFT (i, n_words));
}

/* betrayal_areas_or: those of either. */
static inline void
betrayal_areas_or (guint n_words, guint64 *areas, const guint64 *a, const guint64 *b)
{
  guint i = 0;

  do
    areas[i] = a[i] | b[i];
  while (BETRAYAL_WORDS_LEFT (i, n_words));
}

/* The same where @areas changes: it keeps what is in @by, drops it, or takes it in. */
static inline void
betrayal_areas_keep (guint n_words, guint64 *areas, const guint64 *by)
{
  betrayal_areas_and (n_words, areas, areas, by);
}

static inline void
betrayal_areas_drop (guint n_words, guint64 *areas, const guint64 *by)
{
  betrayal_areas_less (n_words, areas, areas, by);
}

static inline void
betrayal_areas_join (guint n_words, guint64 *areas, const guint64 *by)
{
  betrayal_areas_or (n_words, areas, areas, by);
}

/* betrayal_bytes_at_least: a bit for each of the eight bytes that is at least @least (0..127), the
 * lowest byte first: the highest bit of each byte is left when @least can be taken from it, and a
 * multiplication gathers these bits. */
static inline guint64
betrayal_bytes_at_least (guint64 eight, guint8 least)
{
  const guint64 ones = G_GUINT64_CONSTANT (0x0101010101010101);
  const guint64 high = ones << 7;

  eight = (((eight | high) - ones * least) | eight) & high;

  return ((eight >> 7) * G_GUINT64_CONSTANT (0x0102040810204080)) >> 56;
}

static inline guint64
betrayal_read_bytes (const guint8 *bytes)
{
  guint64 eight;

  memcpy (&eight, bytes, sizeof eight);

  return GUINT64_FROM_LE (eight);
}

/* betrayal_areas_with_bits: the areas of @map whose byte has one of @bits. Bytes are read eight at
 * a time, so up to seven after the last one are looked at. */
static inline void
betrayal_areas_with_bits (guint n_words,
                          guint64 *areas,
                          const guint64 *map,
                          const guint8 *bytes,
                          guint n_areas,
                          guint8 bits)
{
  const guint64 ones = G_GUINT64_CONSTANT (0x0101010101010101);

  betrayal_areas_clear (n_words, areas);
  for (guint i = 0; i < n_areas; i += 8)
    areas[i / 64] |= betrayal_bytes_at_least (betrayal_read_bytes (bytes + i) & (ones * bits), 1)
                     << (i % 64);
  betrayal_areas_keep (n_words, areas, map);
}

/* betrayal_areas_pop: takes the lowest area out of @areas; FALSE when there is none. */
static inline gboolean
betrayal_areas_pop (guint n_words, guint64 *areas, guint *out_area)
{
  guint i = 0;

  do
    if (areas[i] != 0) {
      *out_area = i * 64 + (guint) __builtin_ctzll (areas[i]);
      areas[i] &= areas[i] - 1;
      return TRUE;
    }
  while (BETRAYAL_WORDS_LEFT (i, n_words));

  return FALSE;
}

G_END_DECLS
