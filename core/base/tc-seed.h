/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "base/tc-siphash.h"

G_BEGIN_DECLS

/* The seed of a game: 64 bits that decide every die and shuffle. Whoever can guess it knows every
 * secret of the game, so a seed that keeps secrets is drawn from the system's entropy (DESIGN 6.2);
 * one that a person types is for repeating a game. */

/** tc_seed_draw: 64 bits of the system's entropy, never one that tc_seed_is_guessable (). %FALSE
 * when the system has none to give. */
gboolean tc_seed_draw (guint64 *out_seed, GError **error);

/** tc_seed_is_guessable: whether trying all seeds up to this one is within reach of a patient
 * attacker: below 2^48. The program says of a game with such a seed that it keeps no secrets. */
gboolean tc_seed_is_guessable (guint64 seed);

/** tc_seed_expand: the key for tc_siphash_u64 (): its first half is the seed, its second half the
 * seed mixed once by tc_hash_u64 () from TC_HASH_START. The mixing adds no entropy and needs none;
 * it keeps the halves unlike each other. */
TcSipKey tc_seed_expand (guint64 seed);

/** tc_seed_derive: a seed for another stream, such as the bots': it gives away neither @seed nor
 * any die. @purpose is the name of the stream and not 8 bytes long, which is a die's length. */
guint64 tc_seed_derive (guint64 seed, const char *purpose);

G_END_DECLS
