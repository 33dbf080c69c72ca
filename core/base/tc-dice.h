/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

G_BEGIN_DECLS

/* Keyed dice: every die of a game is a pure function of what is rolled, never of how many dice
 * were rolled before. So one extra roll in an edited game does not shift the later ones, and two
 * versions of a scenario compare on the same dice (DESIGN 2.4). The function is SipHash-2-4 keyed
 * by the seed, so the dice that a player sees say nothing of those that are hidden (DESIGN 6.2). */

/**
 * TcDieKey:
 * @seed: the game's seed
 * @turn: game turn, 1-based
 * @kind: the system's number for the kind of roll (its enum; e.g. combat, intercept)
 * @subject: what is rolled for (an area, a counter), or 0xffff for nothing in particular
 * @nth: 0-based; the n-th die of this kind for this subject in this turn
 */
typedef struct {
  guint64 seed;
  guint16 turn;
  guint16 kind;
  guint16 subject;
  guint16 nth;
} TcDieKey;

/**
 * tc_die_roll:
 * @key: what is rolled
 * @faces: 2 or more
 *
 * Returns: 1..@faces, uniform over keys, the same on every machine and compiler.
 */
guint32 tc_die_roll (const TcDieKey *key, guint32 faces);

G_END_DECLS
