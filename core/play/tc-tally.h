/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

G_BEGIN_DECLS

/* TcTally: how often each small number came up over many games, and the first game in which it
 * did. Counts are exact, so tallies of parts of a series merge into the tally of the whole, in any
 * order. */

#define TC_TALLY_MAX_VALUE 1000000u

/* Games are numbered by their index in the series. */
#define TC_TALLY_NO_GAME G_MAXUINT64

typedef struct _TcTally TcTally;

TcTally *tc_tally_new (void) G_GNUC_WARN_UNUSED_RESULT;
void tc_tally_free (TcTally *tally);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcTally, tc_tally_free)

/** tc_tally_add: a @value above TC_TALLY_MAX_VALUE counts as that. */
void tc_tally_add (TcTally *tally, guint value, guint64 game);
void tc_tally_merge (TcTally *tally, const TcTally *other);

/** tc_tally_get_n: how many numbers were added. */
guint64 tc_tally_get_n (const TcTally *tally);
guint64 tc_tally_get_sum (const TcTally *tally);

/** tc_tally_get_count: how many of them are @value. */
guint64 tc_tally_get_count (const TcTally *tally, guint value);

/** tc_tally_get_count_up_to: how many are at most @value. */
guint64 tc_tally_get_count_up_to (const TcTally *tally, guint value);

/** tc_tally_get_game: the first game with @value, or TC_TALLY_NO_GAME. */
guint64 tc_tally_get_game (const TcTally *tally, guint value);

/** tc_tally_get_lowest: 0 for an empty tally. */
guint tc_tally_get_lowest (const TcTally *tally);
guint tc_tally_get_highest (const TcTally *tally);

/** tc_tally_get_quantile: the least value that at least @permille thousandths do not exceed; 500:
 * the median. 0 for an empty tally. */
guint tc_tally_get_quantile (const TcTally *tally, guint permille);

G_END_DECLS
