/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

G_BEGIN_DECLS

/* Randomness of bots and tests; it lives outside every game state, and no bot is ever seeded with
 * the game's own seed (DESIGN 2.4). */

typedef struct {
  guint64 word[2];
} TcRng;

/** tc_rng_init: any @seed is good, 0 included; equal seeds give equal streams on every machine. */
void tc_rng_init (TcRng *rng, guint64 seed);

guint64 tc_rng_next (TcRng *rng);

/** tc_rng_below: uniform in 0..@bound-1, @bound >= 1, without modulo bias. */
guint32 tc_rng_below (TcRng *rng, guint32 bound);

G_END_DECLS
