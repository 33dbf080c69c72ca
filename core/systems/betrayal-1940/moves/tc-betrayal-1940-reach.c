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
  if (rules->is_border[area])
    return BETRAYAL_WHY_BORDER;
  if (betrayal_is_bound_home (look, counter) && rules->area_nation[area] != unit->nation)
    return BETRAYAL_WHY_HOME;

  return BETRAYAL_WHY_LEGAL;
}

/* A path: who walks, where it may walk, and whom it meets. */
typedef struct {
  const BetrayalRules *rules;
  BetrayalAreas ground;
  BetrayalAreas enemies;
  BetrayalAreas stops; /* who enters goes no further: enemies, and defence forces (9.0) */
  guint is_fast;       /* allowance above 1: which costs it pays */
} Walker;

/* The ground is where betrayal_check_ground () allows the unit to be. */
static Walker
get_walker (const BetrayalLook *look, guint counter)
{
  const BetrayalRules *rules = look->rules;
  const BetrayalCounter *unit = &rules->counters[counter];
  BetrayalAreas enemies = look->scan.occupied[betrayal_enemy (unit->side)];
  Walker walker = { rules, look->open[unit->side], enemies, enemies,
                    betrayal_get_allowance (look, counter) > 1 };

  if (unit->side == BETRAYAL_GERMAN)
    walker.stops = betrayal_areas_or (enemies, look->defended);

  if (unit->side == BETRAYAL_ALLIED && betrayal_is_bound_home (look, counter))
    walker.ground = betrayal_areas_and (walker.ground, rules->land[unit->nation]);

  return walker;
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

static void
begin_reach (BetrayalLook *look)
{
  if (look->has_reach)
    return;

  look->has_reach = TRUE;
  look->open[BETRAYAL_GERMAN] = betrayal_get_open (look->rules, look->state);
  look->open[BETRAYAL_ALLIED] = betrayal_areas_less (look->rules->map, look->rules->borders);
  memset (look->reach_for, BETRAYAL_NONE, sizeof look->reach_for);
  look->defended = (BetrayalAreas){ { 0 } };
  for (guint area = 0; has_local_defence (look->rules, look->state) && area < look->rules->n_areas;
       area++)
    if (look->rules->bracket[area] > 0)
      betrayal_areas_add (&look->defended, area);
}

/* Every area that a path of at most @budget points reaches, @from included. Movement stops on
 * entering an enemy-occupied area (ruling D100), and does not lead from one straight into another
 * (D101). An area's cost depends on nothing but the area, so whoever finds it first, in the order
 * of points spent, finds it by a cheapest path. */
static BetrayalAreas
walk_far (const Walker *walker, guint from, guint budget)
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

      if (area != from && betrayal_areas_has (&walker->stops, area))
        continue;
      if (betrayal_areas_has (&walker->enemies, area))
        next = betrayal_areas_less (next, walker->enemies);
      next = betrayal_areas_less (next, reached);
      reached = betrayal_areas_or (
        reached, betrayal_areas_and (next, rules->entered_with[walker->is_fast][budget - spent]));
      /* From where there are points left to go on. */
      for (guint cost = least; spent + cost + least <= budget; cost++)
        at[spent + cost] = betrayal_areas_or (
          at[spent + cost], betrayal_areas_and (next, rules->entered_for[walker->is_fast][cost]));
    }
  }

  return reached;
}

/* Most units have points for one step only. */
static BetrayalAreas
walk (const Walker *walker, guint from, guint budget)
{
  const BetrayalRules *rules = walker->rules;
  BetrayalAreas next = betrayal_areas_and (rules->neighbours[from], walker->ground);

  if (budget >= 2u * rules->least_cost[walker->is_fast])
    return walk_far (walker, from, budget);

  if (betrayal_areas_has (&walker->enemies, from))
    next = betrayal_areas_less (next, walker->enemies);
  next = betrayal_areas_and (next, rules->entered_with[walker->is_fast][budget]);
  betrayal_areas_add (&next, from);

  return next;
}

void
betrayal_find_reach (BetrayalLook *look, guint counter, guint is_for)
{
  guint from = look->state->loc[counter];
  guint allowance = betrayal_get_allowance (look, counter);
  Walker walker;

  begin_reach (look);
  walker = get_walker (look, counter);
  look->reach_for[allowance > 1][from] = (guint8) is_for;
  look->reach[allowance > 1][from] = walk (&walker, from, betrayal_get_points (look, counter));
}

/* The points that a cheapest path to @area takes. */
guint
betrayal_count_points (BetrayalLook *look, guint counter, guint area)
{
  guint points = betrayal_get_points (look, counter);
  guint spent = 0;
  Walker walker;

  begin_reach (look);
  walker = get_walker (look, counter);
  for (; spent < points; spent++) {
    BetrayalAreas there = walk (&walker, look->state->loc[counter], spent);

    if (betrayal_areas_has (&there, area))
      break;
  }

  return spent;
}

/* Where the unit can get to on a way that picks the marker up and stays in France from there on
 * (rulings D86, D103). FALSE when it cannot come to the marker. */
gboolean
betrayal_reach_with_republic (BetrayalLook *look, guint counter, BetrayalAreas *reach)
{
  const BetrayalRules *rules = look->rules;
  guint marker = look->state->loc[rules->republic];
  guint points = betrayal_get_points (look, counter);
  Walker walker;

  begin_reach (look);
  walker = get_walker (look, counter);
  for (guint spent = 0; spent <= points; spent++) {
    BetrayalAreas there = walk (&walker, look->state->loc[counter], spent);

    if (!betrayal_areas_has (&there, marker))
      continue;
    walker.ground =
      betrayal_areas_and (walker.ground, rules->land[rules->counters[rules->republic].nation]);
    *reach = walk (&walker, marker, points - spent);
    return TRUE;
  }

  return FALSE;
}
