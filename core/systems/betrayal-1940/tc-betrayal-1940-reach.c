/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

/* Where a ground unit can get to (3.1): by the areas it may be in at all, movement points, and the
 * enemies on the way. Sets of areas, for lists of moves ask for every area at once. */

/* Ruling D23: at home a minor Ally's unit may not leave of its own will (1.7). */
static gboolean
is_bound_home (const BetrayalLook *look, guint counter)
{
  const BetrayalCounter *unit = &look->rules->counters[counter];
  guint loc = look->state->loc[counter];

  return look->rules->nations[unit->nation].home_bound &&
         look->rules->area_nation[loc] == unit->nation;
}

/* Whether the unit may be in @area at all. */
TcReason
betrayal_check_ground (const BetrayalLook *look, guint counter, guint area)
{
  const BetrayalRules *rules = look->rules;
  const BetrayalCounter *unit = &rules->counters[counter];

  if (unit->side == BETRAYAL_GERMAN)
    return betrayal_is_open (rules, look->state, area) ? BETRAYAL_WHY_LEGAL : BETRAYAL_WHY_CLOSED;
  if (rules->is_border[area])
    return BETRAYAL_WHY_BORDER;
  if (is_bound_home (look, counter) && rules->area_nation[area] != unit->nation)
    return BETRAYAL_WHY_HOME;

  return BETRAYAL_WHY_LEGAL;
}

/* The areas that betrayal_check_ground () allows. */
static BetrayalAreas
get_ground (const BetrayalLook *look, guint counter)
{
  const BetrayalRules *rules = look->rules;
  const BetrayalCounter *unit = &rules->counters[counter];
  BetrayalAreas ground = rules->map;

  if (unit->side == BETRAYAL_GERMAN)
    return betrayal_get_open (rules, look->state);
  if (is_bound_home (look, counter))
    ground = rules->land[unit->nation];

  return betrayal_areas_less (ground, rules->borders);
}

guint
betrayal_get_allowance (const BetrayalLook *look, guint counter)
{
  return look->rules->counters[counter].movement[betrayal_is_reduced (look->state, counter)];
}

/* A path: who walks, where it may walk, and whom it meets. */
typedef struct {
  const BetrayalRules *rules;
  BetrayalAreas ground;
  BetrayalAreas enemies;
  guint is_fast; /* allowance above 1: which costs it pays */
} Walker;

static Walker
get_walker (const BetrayalLook *look, guint counter)
{
  BetrayalSide enemy = betrayal_enemy (look->rules->counters[counter].side);
  Walker walker = { look->rules, get_ground (look, counter), look->scan.occupied[enemy],
                    betrayal_get_allowance (look, counter) > 1 };

  return walker;
}

/* Every area that a path of at most @budget points reaches, @from included. Movement stops on
 * entering an enemy-occupied area (ruling D100), and does not lead from one straight into another
 * (D101). An area's cost depends on nothing but the area, so whoever finds it first, in the order
 * of points spent, finds it by a cheapest path. */
static BetrayalAreas
walk (const Walker *walker, guint from, guint budget)
{
  const BetrayalRules *rules = walker->rules;
  guint least = rules->least_cost[walker->is_fast];
  BetrayalAreas at[BETRAYAL_MAX_ALLOWANCE + 1]; /* [points spent] */
  BetrayalAreas reached = { { 0 } };

  memset (at, 0, (budget + 1) * sizeof at[0]);
  betrayal_areas_add (&at[0], from);
  reached = at[0];
  for (guint spent = 0; spent + least <= budget; spent++) {
    guint area;

    while (betrayal_areas_pop (&at[spent], &area)) {
      BetrayalAreas next = betrayal_areas_and (rules->neighbours[area], walker->ground);

      if (betrayal_areas_has (&walker->enemies, area)) {
        if (area != from)
          continue;
        next = betrayal_areas_less (next, walker->enemies);
      }
      next = betrayal_areas_less (next, reached);
      for (guint cost = least; spent + cost <= budget; cost++) {
        BetrayalAreas entered =
          betrayal_areas_and (next, rules->entered_for[walker->is_fast][cost]);

        at[spent + cost] = betrayal_areas_or (at[spent + cost], entered);
        reached = betrayal_areas_or (reached, entered);
      }
    }
  }

  return reached;
}

/* Units of one side in one area with the same allowance reach the same, but for those that are
 * bound to a home. */
BetrayalAreas
betrayal_reach (BetrayalLook *look, guint counter)
{
  guint from = look->state->loc[counter];
  guint allowance = betrayal_get_allowance (look, counter);
  guint8 *found_for = &look->reach_for[allowance > 1][from];
  BetrayalAreas *found = &look->reach[allowance > 1][from];
  Walker walker;

  if (!look->has_reach) {
    memset (look->reach_for, BETRAYAL_NONE, sizeof look->reach_for);
    look->has_reach = TRUE;
  }
  if (*found_for == allowance && !is_bound_home (look, counter))
    return *found;

  walker = get_walker (look, counter);
  if (is_bound_home (look, counter))
    return walk (&walker, from, allowance);
  *found_for = (guint8) allowance;
  *found = walk (&walker, from, allowance);

  return *found;
}

/* Where the unit can get to on a way that picks the marker up and stays in France from there on
 * (rulings D86, D103). FALSE when it cannot come to the marker. */
gboolean
betrayal_reach_with_republic (const BetrayalLook *look, guint counter, BetrayalAreas *reach)
{
  const BetrayalRules *rules = look->rules;
  guint marker = look->state->loc[rules->republic];
  guint allowance = betrayal_get_allowance (look, counter);
  Walker walker = get_walker (look, counter);

  for (guint spent = 0; spent <= allowance; spent++) {
    BetrayalAreas there = walk (&walker, look->state->loc[counter], spent);

    if (!betrayal_areas_has (&there, marker))
      continue;
    walker.ground =
      betrayal_areas_and (walker.ground, rules->land[rules->counters[rules->republic].nation]);
    *reach = walk (&walker, marker, allowance - spent);
    return TRUE;
  }

  return FALSE;
}
