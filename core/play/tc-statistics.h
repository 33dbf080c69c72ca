/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "play/tc-tally.h"
#include "rules/tc-event.h"
#include "rules/tc-ruleset.h"
#include "rules/tc-system.h"

G_BEGIN_DECLS

/* TcStatistics: what a series of games came to. Everything kept is an exact whole number that does
 * not depend on the order of the games: parts of a series merge into the whole. Shares, means and
 * intervals are worked out when they are asked for. */

/** TcGameResult: one game. */
typedef struct {
  guint64 game; /* index in the series */
  TcOutcome outcome;
  guint n_decisions;
  guint16 first_turn; /* the turn it began in */
  guint16 last_turn;
  const guint16 *milestones; /* turn in which each was first reached, 0 for never */
} TcGameResult;

/** TcOutcomeCount: the games that came out alike. */
typedef struct {
  TcOutcome outcome;
  guint64 count;
  guint64 game;       /* the first of them */
  TcTally *decisions; /* of them */
} TcOutcomeCount;

/** TcShare: so many of so many. */
typedef struct {
  guint64 count;
  guint64 of;
} TcShare;

typedef struct _TcStatistics TcStatistics;

/** tc_statistics_new: of games from @setup; only the seats that take part in it are counted. */
TcStatistics *tc_statistics_new (const TcRuleset *ruleset, guint setup) G_GNUC_WARN_UNUSED_RESULT;
void tc_statistics_free (TcStatistics *statistics);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcStatistics, tc_statistics_free)

void tc_statistics_add (TcStatistics *statistics, const TcGameResult *result);

/** tc_statistics_add_uses: what @events counted (tc_events_new_uses ()) in games of this ruleset.
 */
void tc_statistics_add_uses (TcStatistics *statistics, const TcEvents *events);

/** tc_statistics_get_use: of clause @clause of the ruleset: how often it did something, of the
 * times that play came to it. */
TcShare tc_statistics_get_use (const TcStatistics *statistics, guint clause);

/** tc_statistics_merge: @other is of the same ruleset and setup, and of other games. */
void tc_statistics_merge (TcStatistics *statistics, const TcStatistics *other);

guint64 tc_statistics_get_n_games (const TcStatistics *statistics);

/** tc_statistics_get_ended: games that came to their end; the others were stopped at the limit of
 * decisions. */
TcShare tc_statistics_get_ended (const TcStatistics *statistics);

/** tc_statistics_get_level: games in which victory level @level of the ruleset was reached at the
 * end. */
TcShare tc_statistics_get_level (const TcStatistics *statistics, guint level);

/** tc_statistics_get_side_level: games in which @side's best level was @rank. */
TcShare tc_statistics_get_side_level (const TcStatistics *statistics, guint8 side, gint rank);

/** tc_statistics_get_side_wins: games in which no other side's level was as high as @side's. */
TcShare tc_statistics_get_side_wins (const TcStatistics *statistics, guint8 side);

/** tc_statistics_get_side_draws: games that no side won so: nobody reached anything, or several the
 * same. */
TcShare tc_statistics_get_side_draws (const TcStatistics *statistics);

/* Of a seat that takes no part, these are 0 of 0. */

/** tc_statistics_get_wins: games in which nobody scored as much as @seat. */
TcShare tc_statistics_get_wins (const TcStatistics *statistics, guint8 seat);

/** tc_statistics_get_ties: games in which nobody scored more than @seat, but somebody as much. */
TcShare tc_statistics_get_ties (const TcStatistics *statistics, guint8 seat);

/** tc_statistics_get_scored: games in which @seat scored @payoff. */
TcShare tc_statistics_get_scored (const TcStatistics *statistics, guint8 seat, gint payoff);

/** tc_statistics_get_payoff_sum: over all games; the mean is this by the number of games. */
gint64 tc_statistics_get_payoff_sum (const TcStatistics *statistics, guint8 seat);

/** tc_statistics_get_payoff_squares: the sum of the squares, for the mean's interval. */
gint64 tc_statistics_get_payoff_squares (const TcStatistics *statistics, guint8 seat);

/** tc_statistics_get_payoff_range: the least and the most that @seat scored in any game. */
void tc_statistics_get_payoff_range (const TcStatistics *statistics,
                                     guint8 seat,
                                     gint *out_lowest,
                                     gint *out_highest);

/* Distributions, owned by @statistics. */

/** tc_statistics_get_milestone: by turn first reached; games that never did are not in it. */
const TcTally *tc_statistics_get_milestone (const TcStatistics *statistics, guint milestone);

/** tc_statistics_get_turns: turns that games took. */
const TcTally *tc_statistics_get_turns (const TcStatistics *statistics);

/** tc_statistics_get_last_turns: the turn that games ended in. */
const TcTally *tc_statistics_get_last_turns (const TcStatistics *statistics);
const TcTally *tc_statistics_get_decisions (const TcStatistics *statistics);

/** tc_statistics_get_outcomes: (transfer container) (element-type TcOutcomeCount): every outcome
 * that came up, the most frequent first, then by first game. */
GPtrArray *tc_statistics_get_outcomes (const TcStatistics *statistics) G_GNUC_WARN_UNUSED_RESULT;

/** tc_statistics_get_typical_game: one with the most frequent outcome that took as many decisions
 * as the median of those, or TC_TALLY_NO_GAME. */
guint64 tc_statistics_get_typical_game (const TcStatistics *statistics);

/** tc_statistics_get_extreme_game: the first one in which @seat scored most, or least. */
guint64 tc_statistics_get_extreme_game (const TcStatistics *statistics,
                                        guint8 seat,
                                        gboolean is_best);

/** tc_share_get_interval: Wilson's score interval of 95 %; 0 to 1 for no games. */
void tc_share_get_interval (TcShare share, double *out_low, double *out_high);

/** tc_statistics_get_mean_interval: of @seat's mean score, 95 %, by the normal approximation. */
void tc_statistics_get_mean_interval (const TcStatistics *statistics,
                                      guint8 seat,
                                      double *out_mean,
                                      double *out_low,
                                      double *out_high);

G_END_DECLS
