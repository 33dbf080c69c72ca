/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What an opening hand holds, counted exactly: no floating point, rounded once at the end. */

#define TC_HAND_ODDS_CERTAIN 10000u
#define TC_HAND_ODDS_MOST    128u /* cards of a hand */

/**
 * tc_hand_odds_none:
 * @n_cards: in the deck
 * @n_wanted: of them
 * @n_hand: drawn from it without putting back; at most TC_HAND_ODDS_MOST
 *
 * Returns: the chance that none of the wanted is in the hand, in ten-thousandths, halves rounded
 *   up; a hand larger than the deck is the deck
 */
guint tc_hand_odds_none (guint n_cards, guint n_wanted, guint n_hand);

/** tc_hand_odds_dup_text: (transfer full): ten-thousandths as "98.75 %". */
char *tc_hand_odds_dup_text (guint odds) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
