/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

/* Air missions and basing (3.3) listed by sets of areas, where the predicate (air) takes one at a
 * time and says why not. A test holds the two together. */

#define N_VERBS (BETRAYAL_VERB_BASE - BETRAYAL_VERB_BOMB + 1)

/* What is the same for all units that play. */
typedef struct {
  const BetrayalLook *look;
  BetrayalSide side;
  BetrayalAreas own;     /* with ground units of the side */
  BetrayalAreas targets; /* that any mission may go to */
  BetrayalAreas fights;  /* where support helps */
  BetrayalAreas bases;
} Sky;

static BetrayalAreas
find_fights (const BetrayalLook *look, BetrayalAreas own)
{
  const BetrayalRules *rules = look->rules;
  BetrayalAreas fights = { { 0 } };

  if (look->state->player == 0)
    return betrayal_areas_and (betrayal_areas_and (own, betrayal_get_open (rules, look->state)),
                               betrayal_get_flagged (rules, look->state, BETRAYAL_ATTACKED));

  for (guint k = 0; k < rules->n_ground[BETRAYAL_ALLIED]; k++) {
    guint counter = rules->ground[BETRAYAL_ALLIED][k];

    if (look->state->loc[counter] < rules->n_areas &&
        rules->counters[counter].seat == look->state->player - 1)
      betrayal_areas_add (&fights, look->state->loc[counter]);
  }

  return fights;
}

static Sky
look_up (const BetrayalLook *look)
{
  BetrayalSide side = betrayal_phasing_side (look->state);
  Sky sky = { look,
              side,
              look->scan.occupied[side],
              look->scan.occupied[betrayal_enemy (side)],
              { { 0 } },
              betrayal_get_bases (look, side) };

  if (side == BETRAYAL_ALLIED)
    sky.targets = betrayal_areas_less (sky.targets, look->rules->borders);
  sky.fights = find_fights (look, sky.own);

  return sky;
}

/* Ruling D56: areas that another player of this side has bombed in this game turn. */
static BetrayalAreas
get_bombed_by_others (const BetrayalLook *look, const BetrayalCounter *unit)
{
  BetrayalAreas bombed = { { 0 } };

  for (guint air = 0; air < look->rules->n_air; air++) {
    const BetrayalCounter *other = &look->rules->counters[look->rules->air_counter[air]];

    if (betrayal_bombed (look->state)[air] != BETRAYAL_NONE && other->side == unit->side &&
        other->seat != unit->seat)
      betrayal_areas_add (&bombed, betrayal_bombed (look->state)[air]);
  }

  return bombed;
}

/* Where a mission may lead at all, as check_flight () says. */
static BetrayalAreas
get_flights (const Sky *sky, guint counter)
{
  const BetrayalState *state = sky->look->state;
  const BetrayalCounter *unit = &sky->look->rules->counters[counter];
  BetrayalAreas flights =
    betrayal_areas_and (sky->targets, sky->look->rules->flies_to[unit->air][state->loc[counter]]);

  if (betrayal_may_fly_again (sky->look, unit))
    betrayal_areas_remove (&flights, betrayal_targets (state, 0)[unit->air]);
  else if (betrayal_air_states (state)[unit->air] != BETRAYAL_AIR_HOME)
    return (BetrayalAreas){ { 0 } };

  return flights;
}

/* Rule 3.4.4 D, ruling D44: Saturation splits the missions between two areas, if it has @targets
 * for both. */
static gboolean
may_strike (const BetrayalLook *look, const BetrayalCounter *unit, BetrayalAreas targets)
{
  return !betrayal_is_saturating (look, unit) ||
         (!betrayal_may_fly_again (look, unit) && betrayal_areas_count (targets) == 1);
}

/* Rule 3.3.2: for each verb where it may lead; TRUE when the phase may not end without it. */
static gboolean
get_targets (const Sky *sky, guint counter, BetrayalAreas targets[N_VERBS])
{
  const BetrayalLook *look = sky->look;
  const BetrayalCounter *unit = &look->rules->counters[counter];
  guint loc = look->state->loc[counter];
  BetrayalAreas flights = get_flights (sky, counter);
  BetrayalAreas support = betrayal_areas_and (betrayal_areas_and (flights, sky->own), sky->fights);
  BetrayalAreas bombed = get_bombed_by_others (look, unit);

  targets[BETRAYAL_VERB_BOMB - BETRAYAL_VERB_BOMB] =
    betrayal_areas_less (betrayal_areas_less (flights, sky->own), bombed);
  targets[BETRAYAL_VERB_SUPPORT - BETRAYAL_VERB_BOMB] = support;
  if (unit->class == BETRAYAL_BOMBER &&
      may_strike (look, unit, betrayal_areas_or (targets[0], support)))
    targets[BETRAYAL_VERB_STRIKE - BETRAYAL_VERB_BOMB] = betrayal_areas_less (support, bombed);

  if (betrayal_must_fly (look, unit) &&
      (betrayal_areas_any (targets[0]) || betrayal_areas_any (support)))
    return TRUE;
  if (betrayal_air_states (look->state)[unit->air] != BETRAYAL_AIR_HOME)
    return FALSE;
  targets[BETRAYAL_VERB_BASE - BETRAYAL_VERB_BOMB] =
    betrayal_areas_and (sky->bases, look->rules->flies_to[unit->air][loc]);
  betrayal_areas_remove (&targets[BETRAYAL_VERB_BASE - BETRAYAL_VERB_BOMB], loc);

  /* Ruling D32: it stands unbased, and could go to a base. */
  return !betrayal_areas_has (&sky->bases, loc) &&
         betrayal_areas_any (targets[BETRAYAL_VERB_BASE - BETRAYAL_VERB_BOMB]);
}

void
betrayal_list_missions (BetrayalLook *look, BetrayalList *list)
{
  const BetrayalRules *rules = look->rules;
  BetrayalAreas targets[BETRAYAL_MAX_AIR][N_VERBS];
  Sky sky = look_up (look);
  gboolean owes = FALSE;

  memset (targets, 0, sizeof targets);
  for (guint air = 0; air < rules->n_air; air++)
    if (betrayal_is_phasing_unit (rules, look->state, rules->air_counter[air]) &&
        look->state->loc[rules->air_counter[air]] < rules->n_areas)
      owes |= get_targets (&sky, rules->air_counter[air], targets[air]);

  for (guint i = 0; i < N_VERBS; i++)
    for (guint air = 0; air < rules->n_air; air++)
      betrayal_list_targets (list, BETRAYAL_VERB_BOMB + i,
                             betrayal_unit_thing (rules, rules->air_counter[air]), targets[air][i]);
  if (!owes)
    betrayal_list_add (list, BETRAYAL_VERB_END, TC_THING_NONE, TC_THING_NONE);
}
