/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

/* Where a ground unit can get to (3.1): by the areas it may be in at all, movement points, and the
 * enemies on the way. Sets of areas, for lists of moves ask for every area at once. */

/* Whether the unit may be in @area at all. */
TcReason
betrayal_check_ground (const BetrayalLook *look, guint counter, guint area)
{
  const BetrayalRules *rules = look->rules;
  const BetrayalCounter *unit = &rules->counters[counter];

  if (unit->side == BETRAYAL_GERMAN)
    return betrayal_is_open (rules, look->state, area) ? BETRAYAL_WHY_LEGAL : BETRAYAL_WHY_CLOSED;
  if (rules->is_closed[area])
    return BETRAYAL_WHY_BORDER;
  if (betrayal_is_bound_home (look, counter) && rules->area_nation[area] != unit->nation)
    return BETRAYAL_WHY_HOME;

  return BETRAYAL_WHY_LEGAL;
}

/* A path: who walks, where it may walk, and whom it meets. */
typedef struct {
  const BetrayalRules *rules;
  const guint64 *ground;
  const guint64 *enemies;
  const guint64 *stops; /* who enters goes no further: enemies, and defence forces (9.0) */
  guint ways;           /* which costs it pays */
  BetrayalAreas at_home;
  BetrayalAreas any_stop;
} Walker;

/* The ground is where betrayal_check_ground () allows the unit to be. */
static void
walker_init (Walker *walker, const BetrayalLook *look, guint counter)
{
  const BetrayalRules *rules = look->rules;
  const BetrayalCounter *unit = &rules->counters[counter];

  walker->rules = rules;
  walker->ground = look->open[unit->side];
  walker->enemies = walker->stops = look->scan.occupied[betrayal_enemy (unit->side)];
  walker->ways = betrayal_get_ways (unit, betrayal_get_allowance (look, counter));
  if (unit->side == BETRAYAL_GERMAN && look->has_defence) {
    betrayal_areas_or (rules->n_words, walker->any_stop, walker->enemies, look->defended);
    walker->stops = walker->any_stop;
  }
  if (unit->side == BETRAYAL_ALLIED && betrayal_is_bound_home (look, counter)) {
    betrayal_areas_and (rules->n_words, walker->at_home, walker->ground,
                        betrayal_set (rules, rules->land, unit->nation));
    walker->ground = walker->at_home;
  }
}

/* Rule 9.0: on one turn, in setups that say so. */
static gboolean
has_local_defence (const BetrayalRules *rules, const BetrayalState *state)
{
  return state->player == 0 && state->head.turn == rules->defence_turn &&
         rules->setups[state->setup].local_defence;
}

/* Whether a German unit that comes to @area must roll to go on. Where Allied units stand it stops
 * in any case. */
gboolean
betrayal_is_defended (const BetrayalRules *rules, const BetrayalState *state, guint area)
{
  return rules->bracket[area] > 0 && has_local_defence (rules, state);
}

void
betrayal_begin_reach (BetrayalLook *look)
{
  const BetrayalRules *rules = look->rules;
  gsize n_bytes = (rules->reach_mask + 1) * sizeof look->reaches[0].from[0];

  if (look->has_reach)
    return;

  look->has_reach = TRUE;
  betrayal_get_open (rules, look->state, look->open[BETRAYAL_GERMAN]);
  betrayal_areas_less (rules->n_words, look->open[BETRAYAL_ALLIED], rules->map, rules->closed);
  for (guint is_fast = 0; is_fast < 2; is_fast++)
    memset (look->reaches[is_fast].from, 0xff, n_bytes);
  look->has_defence = has_local_defence (rules, look->state);
  if (!look->has_defence)
    return;
  betrayal_areas_clear (rules->n_words, look->defended);
  for (guint area = 0; area < rules->n_areas; area++)
    if (rules->bracket[area] > 0)
      betrayal_areas_add (look->defended, area);
}

/* Every area that a path of at most @budget points reaches, @from included. Movement stops on
 * entering an enemy-occupied area (ruling D100), and does not lead from one straight into another
 * (D101). An area's cost depends on nothing but the area, so whoever finds it first, in the order
 * of points spent, finds it by a cheapest path. */
static inline G_ALWAYS_INLINE void
walk_far_over (const Walker *walker, guint n_words, guint from, guint budget, guint64 *reached)
{
  const BetrayalRules *rules = walker->rules;
  const guint64 *entered_for = rules->entered_for[walker->ways];
  const guint64 *entered_with = rules->entered_with[walker->ways];
  guint least = rules->least_cost[walker->ways];
  BetrayalAreas at[BETRAYAL_MAX_ALLOWANCE + 1]; /* [points spent] */
  BetrayalAreas next, part;

  for (guint spent = 0; spent <= budget; spent++)
    betrayal_areas_clear (n_words, at[spent]);
  betrayal_areas_add (at[0], from);
  betrayal_areas_copy (n_words, reached, at[0]);
  for (guint spent = 0; spent + least <= budget; spent++) {
    guint area;

    while (betrayal_areas_pop (n_words, at[spent], &area)) {
      if (area != from && betrayal_areas_has (walker->stops, area))
        continue;
      betrayal_areas_and (n_words, next, betrayal_set (rules, rules->neighbours, area),
                          walker->ground);
      if (betrayal_areas_has (walker->enemies, area))
        betrayal_areas_drop (n_words, next, walker->enemies);
      betrayal_areas_drop (n_words, next, reached);
      betrayal_areas_and (n_words, part, next, betrayal_set (rules, entered_with, budget - spent));
      betrayal_areas_join (n_words, reached, part);
      /* From where there are points left to go on. */
      for (guint cost = least; spent + cost + least <= budget; cost++) {
        betrayal_areas_and (n_words, part, next, betrayal_set (rules, entered_for, cost));
        betrayal_areas_join (n_words, at[spent + cost], part);
      }
    }
  }
}

/* Most units have points for one step only. */
static inline G_ALWAYS_INLINE void
walk_over (const Walker *walker, guint n_words, guint from, guint budget, guint64 *reached)
{
  const BetrayalRules *rules = walker->rules;

  if (budget >= 2u * rules->least_cost[walker->ways]) {
    walk_far_over (walker, n_words, from, budget, reached);
    return;
  }

  betrayal_areas_and (n_words, reached, betrayal_set (rules, rules->neighbours, from),
                      walker->ground);
  if (betrayal_areas_has (walker->enemies, from))
    betrayal_areas_drop (n_words, reached, walker->enemies);
  betrayal_areas_keep (n_words, reached,
                       betrayal_set (rules, rules->entered_with[walker->ways], budget));
  betrayal_areas_add (reached, from);
}

/* The same code twice, for a number that the compiler knows: sets of one word then stay in
 * registers. */
static void
walk (const Walker *walker, guint from, guint budget, guint64 *reached)
{
  if (walker->rules->n_words == 1)
    walk_over (walker, 1, from, budget, reached);
  else
    walk_over (walker, walker->rules->n_words, from, budget, reached);
}

void
betrayal_find_reach (BetrayalLook *look, guint counter, guint slot, guint is_for)
{
  guint from = look->state->loc[counter];
  Walker walker;
  BetrayalReaches *reaches;

  betrayal_begin_reach (look);
  walker_init (&walker, look, counter);
  reaches = &look->reaches[walker.ways % 2];
  reaches->from[slot] = (guint16) from;
  reaches->is_for[slot] = (guint16) is_for;
  walk (&walker, from, betrayal_get_points (look, counter),
        betrayal_set (look->rules, reaches->areas, slot));
}

/* The points that a cheapest path to @area takes. */
guint
betrayal_count_points (BetrayalLook *look, guint counter, guint area)
{
  guint points = betrayal_get_points (look, counter);
  guint spent = 0;
  Walker walker;

  betrayal_begin_reach (look);
  walker_init (&walker, look, counter);
  for (; spent < points; spent++) {
    BetrayalAreas there;

    walk (&walker, look->state->loc[counter], spent, there);
    if (betrayal_areas_has (there, area))
      break;
  }

  return spent;
}

/* Whether there is a path of at most @budget areas, whatever they cost. */
static gboolean
is_within (const Walker *walker, guint from, guint area, guint budget)
{
  const BetrayalRules *rules = walker->rules;
  BetrayalAreas reached, ring;

  betrayal_areas_clear (rules->n_words, reached);
  betrayal_areas_add (reached, from);
  for (guint steps = 0; steps < budget; steps++) {
    betrayal_areas_copy (rules->n_words, ring, reached);
    for (guint at = 0; at < rules->n_areas; at++)
      if (betrayal_areas_has (ring, at))
        betrayal_areas_join (rules->n_words, reached, betrayal_set (rules, rules->neighbours, at));
    betrayal_areas_keep (rules->n_words, reached, walker->ground);
    betrayal_areas_add (reached, from);
  }

  return betrayal_areas_has (reached, area);
}

/* One rule after the other is put aside until the unit gets there: the last one kept it away. */
TcReason
betrayal_why_unreached (BetrayalLook *look, guint counter, guint area)
{
  guint from = look->state->loc[counter];
  guint points = betrayal_get_points (look, counter);
  BetrayalAreas nobody, there;
  Walker walker;

  betrayal_begin_reach (look);
  walker_init (&walker, look, counter);
  betrayal_areas_clear (look->rules->n_words, nobody);
  walker.stops = walker.enemies;
  walk (&walker, from, points, there);
  if (betrayal_areas_has (there, area))
    return BETRAYAL_WHY_DEFENCE;

  walker.enemies = nobody;
  walk (&walker, from, points, there);
  if (betrayal_areas_has (there, area))
    return BETRAYAL_WHY_CONTESTED;

  walker.stops = nobody;
  walk (&walker, from, points, there);
  if (betrayal_areas_has (there, area))
    return BETRAYAL_WHY_STOPS;
  if (is_within (&walker, from, area, points))
    return BETRAYAL_WHY_TERRAIN;

  walker.ground = look->rules->map;

  return is_within (&walker, from, area, points) ? BETRAYAL_WHY_WAY_CLOSED : BETRAYAL_WHY_TOO_FAR;
}

/* Where the unit can get to on a way that picks the marker up and stays in France from there on
 * (rulings D86, D103). FALSE when it cannot come to the marker. */
gboolean
betrayal_reach_with_republic (BetrayalLook *look, guint counter, guint64 *reach)
{
  const BetrayalRules *rules = look->rules;
  guint marker = look->state->loc[rules->republic];
  guint points = betrayal_get_points (look, counter);
  Walker walker;

  betrayal_begin_reach (look);
  walker_init (&walker, look, counter);
  for (guint spent = 0; spent <= points; spent++) {
    BetrayalAreas there;

    walk (&walker, look->state->loc[counter], spent, there);
    if (!betrayal_areas_has (there, marker))
      continue;
    betrayal_areas_and (rules->n_words, walker.at_home, walker.ground,
                        betrayal_set (rules, rules->land, rules->counters[rules->republic].nation));
    walker.ground = walker.at_home;
    walk (&walker, marker, points - spent, reach);
    return TRUE;
  }

  return FALSE;
}
