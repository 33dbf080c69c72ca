/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-betrayal-1940-areas-private.h is private to core/."
#endif

#include <string.h>

#include "systems/betrayal-1940/tc-betrayal-1940-data-private.h"

G_BEGIN_DECLS

/* BetrayalAreas by value: a set of areas, a bit each. Loops over the words have a constant length,
 * so the compiler unrolls them: an operation costs as much as two of a machine word. */

#define BETRAYAL_AREA_WORDS (BETRAYAL_MAX_AREAS / 64)

static inline gboolean
betrayal_areas_has (const BetrayalAreas *areas, guint area)
{
  return (areas->bits[area / 64] >> (area % 64)) & 1;
}

static inline void
betrayal_areas_add (BetrayalAreas *areas, guint area)
{
  areas->bits[area / 64] |= G_GUINT64_CONSTANT (1) << (area % 64);
}

static inline void
betrayal_areas_remove (BetrayalAreas *areas, guint area)
{
  areas->bits[area / 64] &= ~(G_GUINT64_CONSTANT (1) << (area % 64));
}

static inline gboolean
betrayal_areas_any (BetrayalAreas areas)
{
  guint64 any = 0;

  for (guint i = 0; i < BETRAYAL_AREA_WORDS; i++)
    any |= areas.bits[i];

  return any != 0;
}

static inline guint
betrayal_areas_count (BetrayalAreas areas)
{
  guint n = 0;

  for (guint i = 0; i < BETRAYAL_AREA_WORDS; i++)
    n += (guint) __builtin_popcountll (areas.bits[i]);

  return n;
}

static inline BetrayalAreas
betrayal_areas_and (BetrayalAreas a, BetrayalAreas b)
{
  for (guint i = 0; i < BETRAYAL_AREA_WORDS; i++)
    a.bits[i] &= b.bits[i];

  return a;
}

static inline BetrayalAreas
betrayal_areas_or (BetrayalAreas a, BetrayalAreas b)
{
  for (guint i = 0; i < BETRAYAL_AREA_WORDS; i++)
    a.bits[i] |= b.bits[i];

  return a;
}

/* betrayal_areas_less: those of @a that are not in @b. */
static inline BetrayalAreas
betrayal_areas_less (BetrayalAreas a, BetrayalAreas b)
{
  for (guint i = 0; i < BETRAYAL_AREA_WORDS; i++)
    a.bits[i] &= ~b.bits[i];

  return a;
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

/* betrayal_areas_with_bits: the areas whose byte has one of @bits. */
static inline BetrayalAreas
betrayal_areas_with_bits (const guint8 *bytes, guint n_areas, guint8 bits)
{
  const guint64 ones = G_GUINT64_CONSTANT (0x0101010101010101);
  BetrayalAreas areas = { { 0 } };

  for (guint i = 0; i < n_areas; i += 8)
    areas.bits[i / 64] |=
      betrayal_bytes_at_least (betrayal_read_bytes (bytes + i) & (ones * bits), 1) << (i % 64);

  return areas;
}

/* betrayal_areas_pop: takes the lowest area out of @areas; FALSE when there is none. */
static inline gboolean
betrayal_areas_pop (BetrayalAreas *areas, guint *out_area)
{
  for (guint i = 0; i < BETRAYAL_AREA_WORDS; i++)
    if (areas->bits[i] != 0) {
      *out_area = i * 64 + (guint) __builtin_ctzll (areas->bits[i]);
      areas->bits[i] &= areas->bits[i] - 1;
      return TRUE;
    }

  return FALSE;
}

G_END_DECLS
