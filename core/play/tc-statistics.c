/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "play/tc-statistics.h"

#include <math.h>
#include <string.h>

/* What follows from a game's end alone is counted once for each outcome that came up: there are
 * few, and every question about levels and scores is a sum over them. */

#define Z_95 1.959963984540054 /* of the normal distribution, two-sided */

struct _TcStatistics {
  guint n_seats; /* that take part */
  guint n_sides;
  guint n_milestones;
  guint n_clauses;
  guint64 n;
  GPtrArray *outcomes; /* TcOutcomeCount, in the order in which they came up */
  TcTally **milestones;
  TcTally *turns;
  TcTally *last_turns;
  TcTally *decisions;
  TcUse *uses; /* by clause */
};

static void
free_outcome (gpointer data)
{
  TcOutcomeCount *entry = data;

  tc_tally_free (entry->decisions);
  g_free (entry);
}

TcStatistics *
tc_statistics_new (const TcRuleset *ruleset, guint setup)
{
  TcStatistics *statistics = g_new0 (TcStatistics, 1);

  statistics->n_seats = tc_ruleset_get_setup (ruleset, setup)->n_seats;
  statistics->n_sides = tc_ruleset_get_n_sides (ruleset);
  statistics->n_milestones = tc_ruleset_get_n_milestones (ruleset);
  statistics->outcomes = g_ptr_array_new_with_free_func (free_outcome);
  statistics->milestones = g_new0 (TcTally *, statistics->n_milestones);
  for (guint i = 0; i < statistics->n_milestones; i++)
    statistics->milestones[i] = tc_tally_new ();
  statistics->n_clauses = tc_ruleset_get_n_clauses (ruleset);
  statistics->uses = g_new0 (TcUse, statistics->n_clauses);
  statistics->turns = tc_tally_new ();
  statistics->last_turns = tc_tally_new ();
  statistics->decisions = tc_tally_new ();

  return statistics;
}

void
tc_statistics_free (TcStatistics *statistics)
{
  if (statistics == NULL)
    return;

  for (guint i = 0; i < statistics->n_milestones; i++)
    tc_tally_free (statistics->milestones[i]);
  g_free (statistics->milestones);
  g_free (statistics->uses);
  g_ptr_array_unref (statistics->outcomes);
  tc_tally_free (statistics->turns);
  tc_tally_free (statistics->last_turns);
  tc_tally_free (statistics->decisions);
  g_free (statistics);
}

static const TcOutcomeCount *
get_outcome (const TcStatistics *statistics, guint index)
{
  return g_ptr_array_index (statistics->outcomes, index);
}

static gboolean
is_same (const TcOutcome *a, const TcOutcome *b)
{
  return a->is_over == b->is_over && a->reached == b->reached &&
         memcmp (a->level, b->level, sizeof a->level) == 0 &&
         memcmp (a->payoff, b->payoff, sizeof a->payoff) == 0;
}

static TcOutcomeCount *
find_outcome (TcStatistics *statistics, const TcOutcome *outcome)
{
  TcOutcomeCount *entry = NULL;

  for (guint i = 0; i < statistics->outcomes->len; i++) {
    entry = g_ptr_array_index (statistics->outcomes, i);
    if (is_same (&entry->outcome, outcome))
      return entry;
  }

  entry = g_new0 (TcOutcomeCount, 1);
  entry->outcome = *outcome;
  entry->game = TC_TALLY_NO_GAME;
  entry->decisions = tc_tally_new ();
  g_ptr_array_add (statistics->outcomes, entry);

  return entry;
}

void
tc_statistics_add (TcStatistics *statistics, const TcGameResult *result)
{
  TcOutcomeCount *entry = find_outcome (statistics, &result->outcome);

  statistics->n++;
  entry->count++;
  entry->game = MIN (entry->game, result->game);
  tc_tally_add (entry->decisions, result->n_decisions, result->game);
  for (guint i = 0; i < statistics->n_milestones; i++) {
    if (result->milestones[i] != 0)
      tc_tally_add (statistics->milestones[i], result->milestones[i], result->game);
  }
  tc_tally_add (statistics->turns, result->last_turn - result->first_turn + 1u, result->game);
  tc_tally_add (statistics->last_turns, result->last_turn, result->game);
  tc_tally_add (statistics->decisions, result->n_decisions, result->game);
}

static void
add_uses (TcStatistics *statistics, const TcUse *uses)
{
  for (guint i = 0; i < statistics->n_clauses; i++) {
    statistics->uses[i].n_reached += uses[i].n_reached;
    statistics->uses[i].n_used += uses[i].n_used;
  }
}

void
tc_statistics_add_uses (TcStatistics *statistics, const TcEvents *events)
{
  g_return_if_fail (tc_events_get_uses (events) != NULL);

  add_uses (statistics, tc_events_get_uses (events));
}

TcShare
tc_statistics_get_use (const TcStatistics *statistics, guint clause)
{
  TcShare none = { 0, 0 };

  g_return_val_if_fail (clause < statistics->n_clauses, none);

  return (TcShare){ statistics->uses[clause].n_used, statistics->uses[clause].n_reached };
}

void
tc_statistics_merge (TcStatistics *statistics, const TcStatistics *other)
{
  g_return_if_fail (statistics->n_milestones == other->n_milestones &&
                    statistics->n_clauses == other->n_clauses);

  statistics->n += other->n;
  for (guint i = 0; i < other->outcomes->len; i++) {
    const TcOutcomeCount *theirs = get_outcome (other, i);
    TcOutcomeCount *ours = find_outcome (statistics, &theirs->outcome);

    ours->count += theirs->count;
    ours->game = MIN (ours->game, theirs->game);
    tc_tally_merge (ours->decisions, theirs->decisions);
  }
  for (guint i = 0; i < statistics->n_milestones; i++)
    tc_tally_merge (statistics->milestones[i], other->milestones[i]);
  add_uses (statistics, other->uses);
  tc_tally_merge (statistics->turns, other->turns);
  tc_tally_merge (statistics->last_turns, other->last_turns);
  tc_tally_merge (statistics->decisions, other->decisions);
}

/* --- Questions about outcomes --- */

typedef struct {
  guint which; /* level, side or seat */
  gint value;
  guint n_seats;
  guint n_sides;
} Question;

typedef gboolean (*Test) (const TcOutcome *outcome, const Question *question);

static TcShare
count (const TcStatistics *statistics, Test test, guint which, gint value)
{
  Question question = { which, value, statistics->n_seats, statistics->n_sides };
  TcShare share = { 0, statistics->n };

  for (guint i = 0; i < statistics->outcomes->len; i++) {
    const TcOutcomeCount *entry = get_outcome (statistics, i);

    if (test (&entry->outcome, &question))
      share.count += entry->count;
  }

  return share;
}

static gboolean
is_ended (const TcOutcome *outcome, const Question *question)
{
  return outcome->is_over;
}

static gboolean
has_level (const TcOutcome *outcome, const Question *question)
{
  return (outcome->reached >> question->which) & 1;
}

static gboolean
has_side_level (const TcOutcome *outcome, const Question *question)
{
  return outcome->level[question->which] == question->value;
}

/* The side whose level no other reaches, or the number of sides when there is none. */
static guint
find_winner (const TcOutcome *outcome, guint n_sides)
{
  guint winner = n_sides;
  gint best = 0;

  for (guint side = 0; side < n_sides; side++) {
    if (outcome->level[side] < best || outcome->level[side] == 0)
      continue;
    winner = outcome->level[side] > best ? side : n_sides;
    best = outcome->level[side];
  }

  return winner;
}

static gboolean
is_side_first (const TcOutcome *outcome, const Question *question)
{
  return find_winner (outcome, question->n_sides) == question->which;
}

static gboolean
has_scored (const TcOutcome *outcome, const Question *question)
{
  return outcome->payoff[question->which] == question->value;
}

/* value: whether somebody else scored as much. */
static gboolean
is_first (const TcOutcome *outcome, const Question *question)
{
  gint best = outcome->payoff[question->which];
  gboolean is_shared = FALSE;

  for (guint seat = 0; seat < question->n_seats; seat++) {
    if (outcome->payoff[seat] > best)
      return FALSE;
    is_shared |= seat != question->which && outcome->payoff[seat] == best;
  }

  return is_shared == question->value;
}

guint64
tc_statistics_get_n_games (const TcStatistics *statistics)
{
  return statistics->n;
}

TcShare
tc_statistics_get_ended (const TcStatistics *statistics)
{
  return count (statistics, is_ended, 0, 0);
}

TcShare
tc_statistics_get_level (const TcStatistics *statistics, guint level)
{
  return count (statistics, has_level, level, 0);
}

TcShare
tc_statistics_get_side_level (const TcStatistics *statistics, guint8 side, gint rank)
{
  return count (statistics, has_side_level, side, rank);
}

TcShare
tc_statistics_get_side_wins (const TcStatistics *statistics, guint8 side)
{
  return count (statistics, is_side_first, side, 0);
}

TcShare
tc_statistics_get_side_draws (const TcStatistics *statistics)
{
  return count (statistics, is_side_first, statistics->n_sides, 0);
}

static TcShare
count_seat (const TcStatistics *statistics, Test test, guint8 seat, gint value)
{
  TcShare nothing = { 0, 0 };

  return seat < statistics->n_seats ? count (statistics, test, seat, value) : nothing;
}

TcShare
tc_statistics_get_wins (const TcStatistics *statistics, guint8 seat)
{
  return count_seat (statistics, is_first, seat, FALSE);
}

TcShare
tc_statistics_get_ties (const TcStatistics *statistics, guint8 seat)
{
  return count_seat (statistics, is_first, seat, TRUE);
}

TcShare
tc_statistics_get_scored (const TcStatistics *statistics, guint8 seat, gint payoff)
{
  return count_seat (statistics, has_scored, seat, payoff);
}

gint64
tc_statistics_get_payoff_sum (const TcStatistics *statistics, guint8 seat)
{
  gint64 sum = 0;

  for (guint i = 0; i < statistics->outcomes->len; i++) {
    const TcOutcomeCount *entry = get_outcome (statistics, i);

    sum += (gint64) entry->count * entry->outcome.payoff[seat];
  }

  return sum;
}

gint64
tc_statistics_get_payoff_squares (const TcStatistics *statistics, guint8 seat)
{
  gint64 sum = 0;

  for (guint i = 0; i < statistics->outcomes->len; i++) {
    const TcOutcomeCount *entry = get_outcome (statistics, i);
    gint64 payoff = entry->outcome.payoff[seat];

    sum += (gint64) entry->count * payoff * payoff;
  }

  return sum;
}

void
tc_statistics_get_payoff_range (const TcStatistics *statistics,
                                guint8 seat,
                                gint *out_lowest,
                                gint *out_highest)
{
  *out_lowest = 0;
  *out_highest = 0;
  for (guint i = 0; i < statistics->outcomes->len; i++) {
    gint payoff = get_outcome (statistics, i)->outcome.payoff[seat];

    *out_lowest = i == 0 ? payoff : MIN (*out_lowest, payoff);
    *out_highest = i == 0 ? payoff : MAX (*out_highest, payoff);
  }
}

const TcTally *
tc_statistics_get_milestone (const TcStatistics *statistics, guint milestone)
{
  g_return_val_if_fail (milestone < statistics->n_milestones, NULL);

  return statistics->milestones[milestone];
}

const TcTally *
tc_statistics_get_turns (const TcStatistics *statistics)
{
  return statistics->turns;
}

const TcTally *
tc_statistics_get_last_turns (const TcStatistics *statistics)
{
  return statistics->last_turns;
}

const TcTally *
tc_statistics_get_decisions (const TcStatistics *statistics)
{
  return statistics->decisions;
}

/* --- Games to look at --- */

static gint
compare_frequency (gconstpointer a, gconstpointer b)
{
  const TcOutcomeCount *left = *(const TcOutcomeCount *const *) a;
  const TcOutcomeCount *right = *(const TcOutcomeCount *const *) b;

  if (left->count != right->count)
    return left->count > right->count ? -1 : 1;

  return left->game < right->game ? -1 : 1;
}

GPtrArray *
tc_statistics_get_outcomes (const TcStatistics *statistics)
{
  GPtrArray *outcomes = g_ptr_array_sized_new (statistics->outcomes->len);

  for (guint i = 0; i < statistics->outcomes->len; i++)
    g_ptr_array_add (outcomes, g_ptr_array_index (statistics->outcomes, i));
  g_ptr_array_sort (outcomes, compare_frequency);

  return outcomes;
}

guint64
tc_statistics_get_typical_game (const TcStatistics *statistics)
{
  g_autoptr (GPtrArray) outcomes = tc_statistics_get_outcomes (statistics);
  const TcOutcomeCount *entry;

  if (outcomes->len == 0)
    return TC_TALLY_NO_GAME;

  entry = g_ptr_array_index (outcomes, 0);

  return tc_tally_get_game (entry->decisions, tc_tally_get_quantile (entry->decisions, 500));
}

guint64
tc_statistics_get_extreme_game (const TcStatistics *statistics, guint8 seat, gboolean is_best)
{
  guint64 game = TC_TALLY_NO_GAME;
  gint lowest = 0;
  gint highest = 0;

  tc_statistics_get_payoff_range (statistics, seat, &lowest, &highest);
  for (guint i = 0; i < statistics->outcomes->len; i++) {
    const TcOutcomeCount *entry = get_outcome (statistics, i);

    if (entry->outcome.payoff[seat] == (is_best ? highest : lowest))
      game = MIN (game, entry->game);
  }

  return game;
}

/* --- Intervals --- */

void
tc_share_get_interval (TcShare share, double *out_low, double *out_high)
{
  double n = (double) share.of;
  double p, centre, half, scale;

  *out_low = 0;
  *out_high = 1;
  if (share.of == 0)
    return;

  p = (double) share.count / n;
  scale = 1 + Z_95 * Z_95 / n;
  centre = (p + Z_95 * Z_95 / (2 * n)) / scale;
  half = Z_95 * sqrt (p * (1 - p) / n + Z_95 * Z_95 / (4 * n * n)) / scale;
  /* Rounding must not lead past what was counted: none at all is 0, and all is 1. */
  *out_low = CLAMP (centre - half, 0, p);
  *out_high = CLAMP (centre + half, p, 1);
}

void
tc_statistics_get_mean_interval (const TcStatistics *statistics,
                                 guint8 seat,
                                 double *out_mean,
                                 double *out_low,
                                 double *out_high)
{
  double n = (double) statistics->n;
  double half = 0;

  *out_mean = 0;
  if (statistics->n > 0)
    *out_mean = (double) tc_statistics_get_payoff_sum (statistics, seat) / n;
  if (statistics->n > 1) {
    double squares = (double) tc_statistics_get_payoff_squares (statistics, seat);

    half = Z_95 * sqrt (MAX (squares - n * *out_mean * *out_mean, 0) / (n - 1) / n);
  }
  *out_low = *out_mean - half;
  *out_high = *out_mean + half;
}
