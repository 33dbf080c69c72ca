/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-betrayal-1940-look-private.h is private to core/."
#endif

#include "systems/betrayal-1940/tc-betrayal-1940-areas-private.h"
#include "systems/betrayal-1940/tc-betrayal-1940-state-private.h"

G_BEGIN_DECLS

/* BetrayalLook: a position as predicates and lists look at it: what is counted once for all moves
 * of one decision. */

/* BetrayalScan: ground units by place, counted once for a list of moves; 255 stands for more. */
typedef struct {
  guint8 ground[BETRAYAL_N_SIDES][BETRAYAL_MAX_PLACES];
  BetrayalAreas occupied[BETRAYAL_N_SIDES];
  BetrayalAreas full[BETRAYAL_N_SIDES]; /* without room for one more (1.5) */

  /* Where stacking is not plain: units by what they count as, and full is left out. */
  guint8 load[BETRAYAL_N_SIDES][BETRAYAL_MAX_PLACES];
} BetrayalScan;

/* What a unit's reach depends on besides its area: points, being bound to a home, and its ways. */
#define BETRAYAL_BOUND      0x80
#define BETRAYAL_WAYS_SHIFT 8

/* BetrayalReaches: the sets of areas that were found last for units by where they are, in a slot
 * for each area, or in as many as there is room for. */
#define BETRAYAL_REACH_WORDS 1024
typedef struct {
  guint16 from[BETRAYAL_REACH_WORDS];   /* area */
  guint16 is_for[BETRAYAL_REACH_WORDS]; /* points, BETRAYAL_BOUND and ways */
  guint64 areas[BETRAYAL_REACH_WORDS];  /* n_words for a slot */
} BetrayalReaches;

/* What is kept of the areas that units can take. */
#define BETRAYAL_TAKABLE_WORDS 512

/* BetrayalProspect: how many rolled attacks can be carried out in all, and how many tactics be
 * given to somebody. */
typedef struct {
  guint met;
  guint given;
} BetrayalProspect;

/* BetrayalLook: what a predicate may look at. It is large, so that no map needs more; what a map
 * does not need is never touched. */
typedef struct {
  const BetrayalRules *rules;
  const BetrayalState *state;
  BetrayalScan scan;

  /* Where units of a side may be, but for those that are bound to a home; and where units can get
   * to, by whether their allowance is above 1. */
  gboolean has_reach;
  BetrayalAreas open[BETRAYAL_N_SIDES];
  gboolean has_defence;
  BetrayalAreas defended; /* bracketed values that stop Germans now (9.0) */
  BetrayalReaches reaches[2];

  /* Required attacks (3.4.4 C), found when first asked for: the areas still to be entered, the
   * units that could, and a largest matching of the ones to the others. */
  gboolean has_duties;
  BetrayalAreas wanted;
  guint n_pool;
  guint16 pool_index[BETRAYAL_MAX_UNITS];  /* [German ground unit], or NONE */
  guint16 pool[BETRAYAL_MAX_UNITS];        /* counters; [index in pool], as the next two */
  guint64 takable[BETRAYAL_TAKABLE_WORDS]; /* n_words for each of the first */
  guint16 takes[BETRAYAL_MAX_UNITS];       /* area, or NONE */
  guint8 is_free[BETRAYAL_MAX_UNITS];      /* as many are entered without it */
  guint16 taken_by[BETRAYAL_MAX_AREAS];    /* index in pool, or NONE; of wanted areas */
  guint n_takable;
  /* Assigning tactics, likewise. */
  gboolean has_slots;
  guint16 waiting[BETRAYAL_MAX_AREAS]; /* units without orders */
  guint n_single;
  guint16 single[BETRAYAL_MAX_UNITS]; /* units that are a slot each */
  guint n_slots;
  guint n_strikes;       /* slots of them that have something to attack */
  guint given;           /* bits of the rolled tactics that some unit has */
  guint met;             /* bits of those of them that are carried out by it */
  BetrayalAreas strikes; /* areas with something to attack */
  BetrayalProspect prospect;
} BetrayalLook;

/* betrayal_list_targets: a move to each of @targets. What it counts with is its own while it
 * writes, or it would be read again after each move. */
static inline void
betrayal_list_targets (TcMoveList *list,
                       guint verb,
                       TcThing subject,
                       guint n_words,
                       const guint64 *targets)
{
  TcMove move = tc_move_make ((guint8) verb, subject, 0, 0);
  TcMove *moves = list->moves;
  guint limit = list->limit;
  guint n = list->n;
  guint i = 0;

  do
    for (guint64 word = targets[i]; word != 0; word &= word - 1, n++) {
      move.target = (TcThing) (i * 64 + (guint) __builtin_ctzll (word));
      if (n < limit)
        moves[n] = move;
    }
  while (BETRAYAL_WORDS_LEFT (i, n_words));
  list->n = n;
}

gboolean betrayal_fits_in (const BetrayalLook *look, guint counter, guint area);
void betrayal_drop_unfit (const BetrayalLook *look, guint counter, guint64 *areas);

/* Rule 1.5: whether the unit may end there. */
static inline gboolean
betrayal_has_room (const BetrayalLook *look, guint counter, guint area)
{
  BetrayalSide side = look->rules->counters[counter].side;

  if (!look->rules->has_plain_stacking)
    return betrayal_fits_in (look, counter, area);
  if (side == BETRAYAL_GERMAN && look->rules->is_unlimited[area])
    return TRUE;

  return look->scan.ground[side][area] < look->rules->stacking[side];
}

/* betrayal_drop_full: leaves those of @areas where the unit has room. */
static inline void
betrayal_drop_full (const BetrayalLook *look, guint counter, guint64 *areas)
{
  if (look->rules->has_plain_stacking)
    betrayal_areas_drop (look->rules->n_words, areas,
                         look->scan.full[look->rules->counters[counter].side]);
  else
    betrayal_drop_unfit (look, counter, areas);
}

static inline guint
betrayal_get_allowance (const BetrayalLook *look, guint counter)
{
  return look->rules->counters[counter].movement[betrayal_is_reduced (look->state, counter)];
}

/* Movement points that are left: all, but for who has come through defence forces (9.0). */
static inline guint
betrayal_get_points (const BetrayalLook *look, guint counter)
{
  guint allowance = betrayal_get_allowance (look, counter);

  return counter == look->state->runner ? allowance - MIN (look->state->runner_spent, allowance)
                                        : allowance;
}

gboolean betrayal_is_defended (const BetrayalRules *rules, const BetrayalState *state, guint area);
guint betrayal_count_points (BetrayalLook *look, guint counter, guint area);

/* Ruling D23: at home a minor Ally's unit may not leave of its own will (1.7), unless it has been
 * outside before. */
static inline gboolean
betrayal_is_bound_home (const BetrayalLook *look, guint counter)
{
  guint nation = look->rules->counters[counter].nation;

  return look->rules->nations[nation].home_bound &&
         look->rules->area_nation[look->state->loc[counter]] == nation &&
         !(betrayal_unit_flags (look->state)[counter] & BETRAYAL_FREED);
}

void betrayal_begin_reach (BetrayalLook *look);
void betrayal_find_reach (BetrayalLook *look, guint counter, guint slot, guint is_for);

/* Every area that the unit can get to, until the next one is asked about. Units of one side in one
 * area with the same points and ways get to the same ones. */
static inline const guint64 *
betrayal_reach (BetrayalLook *look, guint counter)
{
  guint from = look->state->loc[counter];
  guint ways =
    betrayal_get_ways (&look->rules->counters[counter], betrayal_get_allowance (look, counter));
  guint is_for = betrayal_get_points (look, counter) |
                 (betrayal_is_bound_home (look, counter) ? BETRAYAL_BOUND : 0) |
                 (ways << BETRAYAL_WAYS_SHIFT);
  BetrayalReaches *reaches = &look->reaches[ways % 2];
  guint slot = from & look->rules->reach_mask;

  if (!look->has_reach)
    betrayal_begin_reach (look);
  if (reaches->from[slot] != from || reaches->is_for[slot] != is_for)
    betrayal_find_reach (look, counter, slot, is_for);

  return betrayal_set (look->rules, reaches->areas, slot);
}

G_END_DECLS
