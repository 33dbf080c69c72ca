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
  guint n_words;
  const guint64 *own;    /* with ground units of the side */
  BetrayalAreas targets; /* that any mission may go to */
  BetrayalAreas fights;  /* where support helps */
  BetrayalAreas bases;
} Sky;

static void
find_fights (Sky *sky)
{
  const BetrayalLook *look = sky->look;
  const BetrayalRules *rules = look->rules;
  BetrayalAreas attacked;

  if (look->state->player == 0) {
    betrayal_get_open (rules, look->state, sky->fights);
    betrayal_areas_keep (rules->n_words, sky->fights, sky->own);
    betrayal_get_flagged (rules, look->state, BETRAYAL_ATTACKED, attacked);
    betrayal_areas_keep (rules->n_words, sky->fights, attacked);
    return;
  }

  betrayal_areas_clear (rules->n_words, sky->fights);
  for (guint k = 0; k < rules->n_ground[BETRAYAL_ALLIED]; k++) {
    guint counter = rules->ground[BETRAYAL_ALLIED][k];

    if (look->state->loc[counter] < rules->n_areas &&
        rules->counters[counter].seat == look->state->player - 1)
      betrayal_areas_add (sky->fights, look->state->loc[counter]);
  }
}

static void
look_up (Sky *sky, const BetrayalLook *look)
{
  BetrayalSide side = betrayal_phasing_side (look->state);

  sky->look = look;
  sky->side = side;
  sky->n_words = look->rules->n_words;
  sky->own = look->scan.occupied[side];
  betrayal_areas_copy (sky->n_words, sky->targets, look->scan.occupied[betrayal_enemy (side)]);
  if (side == BETRAYAL_ALLIED)
    betrayal_areas_drop (sky->n_words, sky->targets, look->rules->closed);
  betrayal_get_bases (look, side, sky->bases);
  find_fights (sky);
}

/* Ruling D56: without areas that another player of this side has bombed in this game turn. */
static void
drop_bombed_by_others (const BetrayalLook *look, const BetrayalCounter *unit, guint64 *areas)
{
  for (guint air = 0; air < look->rules->n_air; air++) {
    const BetrayalCounter *other = &look->rules->counters[look->rules->air_counter[air]];
    guint area = betrayal_bombed (look->state)[air];

    if (area != BETRAYAL_NONE && other->side == unit->side && other->seat != unit->seat)
      betrayal_areas_remove (areas, area);
  }
}

/* Where a mission may lead at all, as check_flight () says. */
static void
get_flights (const Sky *sky, guint counter, guint64 *flights)
{
  const BetrayalRules *rules = sky->look->rules;
  const BetrayalState *state = sky->look->state;
  const BetrayalCounter *unit = &rules->counters[counter];

  betrayal_areas_and (sky->n_words, flights, sky->targets,
                      betrayal_set (rules, rules->within[unit->range], state->loc[counter]));
  if (betrayal_may_fly_again (sky->look, unit))
    betrayal_areas_remove (flights, betrayal_targets (state, 0)[unit->air]);
  else if (betrayal_air_states (state)[unit->air] != BETRAYAL_AIR_HOME)
    betrayal_areas_clear (sky->n_words, flights);
}

typedef BetrayalAreas Targets[N_VERBS];

/* Rule 3.4.4 D, ruling D44: Saturation splits the missions between two areas, if there are targets
 * for both, be they for bombs or support. */
static gboolean
may_strike (const Sky *sky,
            const BetrayalCounter *unit,
            const guint64 *bombs,
            const guint64 *support)
{
  BetrayalAreas targets;

  if (!betrayal_is_saturating (sky->look, unit))
    return TRUE;
  betrayal_areas_or (sky->n_words, targets, bombs, support);

  return !betrayal_may_fly_again (sky->look, unit) &&
         betrayal_areas_count (sky->n_words, targets) == 1;
}

/* Rule 3.3.2: for each verb where it may lead; TRUE when the phase may not end without it. */
static gboolean
get_targets (const Sky *sky, guint counter, Targets targets)
{
  const BetrayalLook *look = sky->look;
  const BetrayalRules *rules = look->rules;
  const BetrayalCounter *unit = &rules->counters[counter];
  guint64 *bombs = targets[BETRAYAL_VERB_BOMB - BETRAYAL_VERB_BOMB];
  guint64 *support = targets[BETRAYAL_VERB_SUPPORT - BETRAYAL_VERB_BOMB];
  guint64 *strikes = targets[BETRAYAL_VERB_STRIKE - BETRAYAL_VERB_BOMB];
  guint64 *bases = targets[BETRAYAL_VERB_BASE - BETRAYAL_VERB_BOMB];
  guint loc = look->state->loc[counter];
  guint n_words = sky->n_words;

  get_flights (sky, counter, bombs);
  betrayal_areas_and (n_words, support, bombs, sky->own);
  betrayal_areas_keep (n_words, support, sky->fights);
  betrayal_areas_drop (n_words, bombs, sky->own);
  drop_bombed_by_others (look, unit, bombs);
  betrayal_areas_clear (n_words, strikes);
  if (unit->class == BETRAYAL_BOMBER && may_strike (sky, unit, bombs, support)) {
    betrayal_areas_copy (n_words, strikes, support);
    drop_bombed_by_others (look, unit, strikes);
  }
  betrayal_areas_clear (n_words, bases);

  if (betrayal_must_fly (look, unit) &&
      (betrayal_areas_any (n_words, bombs) || betrayal_areas_any (n_words, support)))
    return TRUE;
  if (betrayal_air_states (look->state)[unit->air] != BETRAYAL_AIR_HOME)
    return FALSE;
  betrayal_areas_and (n_words, bases, sky->bases,
                      betrayal_set (rules, rules->within[unit->range], loc));
  betrayal_areas_remove (bases, loc);

  /* Ruling D32: it stands unbased, and could go to a base. */
  return !betrayal_areas_has (sky->bases, loc) && betrayal_areas_any (n_words, bases);
}

static gboolean
may_fly (const BetrayalLook *look, guint counter)
{
  return betrayal_is_phasing_unit (look->rules, look->state, counter) &&
         look->state->loc[counter] < look->rules->n_areas;
}

/* Moves are listed by verb and then by unit. What is found out about so many units is kept, or
 * found out again for each verb. */
#define KEPT_UNITS 16

void
betrayal_list_missions (BetrayalLook *look, TcMoveList *list)
{
  const BetrayalRules *rules = look->rules;
  gboolean owes = FALSE;
  Targets kept[KEPT_UNITS];
  Sky sky;

  look_up (&sky, look);
  for (guint i = 0; i < N_VERBS; i++)
    for (guint air = 0; air < rules->n_air; air++) {
      guint counter = rules->air_counter[air];
      guint at = MIN (air, KEPT_UNITS - 1);

      if (!may_fly (look, counter))
        continue;
      if (i == 0 || air >= KEPT_UNITS - 1)
        owes |= get_targets (&sky, counter, kept[at]);
      betrayal_list_targets (list, BETRAYAL_VERB_BOMB + i, betrayal_unit_thing (rules, counter),
                             sky.n_words, kept[at][i]);
    }
  if (!owes)
    tc_move_list_add (list, BETRAYAL_VERB_END, TC_THING_NONE, TC_THING_NONE);
}
