/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

/* The moves of the movement phase, which are most moves of a game: listed by sets of areas, where
 * the predicate (movement) takes one at a time and says why not. A test holds the two together. */

typedef struct {
  BetrayalLook *look;
  BetrayalList *list;
  BetrayalSide side;
  BetrayalAreas held; /* areas of Hold that draw units in (ruling D36) */
  gboolean owes;      /* a drop or an advance was listed, so the phase may not end */
  guint n_movers;
  guint8 movers[BETRAYAL_MAX_COUNTERS]; /* units that may still move */
  guint n_carriers;
  guint8 carriers[BETRAYAL_MAX_COUNTERS]; /* those of them that can come to the marker */
} Movement;

/* Without branches, for which units have moved is nothing that a processor could guess. */
static void
find_movers (Movement *movement)
{
  const BetrayalState *state = movement->look->state;
  const BetrayalRules *rules = movement->look->rules;
  const guint8 *units = rules->movers[state->player];
  guint n_units = rules->n_movers[state->player];
  guint n_areas = rules->n_areas;
  guint runner = state->runner;
  guint n = 0;

  for (guint k = 0; k < n_units; k++) {
    guint8 counter = units[k];

    movement->movers[n] = counter;
    n += (state->loc[counter] < n_areas) &
         (!(betrayal_unit_flags (state)[counter] & BETRAYAL_MOVED) | (counter == runner));
  }
  movement->n_movers = n;
}

/* What orders and tactics leave of @targets, as check_guided () says for one of them. */
static BetrayalAreas
guide (const Movement *movement, guint counter, BetrayalAreas targets)
{
  const BetrayalLook *look = movement->look;
  guint from = look->state->loc[counter];

  if (betrayal_must_drop (look->rules, look->state, counter) ||
      !betrayal_is_open (look->rules, look->state, from))
    return (BetrayalAreas){ { 0 } };
  if (betrayal_has_attack_tactic (look->state, counter))
    return betrayal_spare (movement->look, counter, targets);

  targets = betrayal_areas_less (targets, look->scan.occupied[BETRAYAL_ALLIED]);
  targets = betrayal_areas_and (targets, look->rules->ahead[from]);

  return betrayal_get_tactic (look->state, counter) == BETRAYAL_HOLD
           ? targets
           : betrayal_areas_and (targets, movement->held);
}

/* Those of @reach where check_unit_move () lets the unit go. */
static inline BetrayalAreas
get_targets (const Movement *movement, guint counter, BetrayalAreas reach)
{
  BetrayalAreas targets = betrayal_areas_less (reach, movement->look->scan.full[movement->side]);

  betrayal_areas_remove (&targets, movement->look->state->loc[counter]);
  if (movement->side == BETRAYAL_ALLIED)
    return targets;

  return guide (movement, counter, targets);
}

static void
list_drops (Movement *movement)
{
  BetrayalLook *look = movement->look;

  for (guint k = 0; k < look->rules->n_ground[BETRAYAL_GERMAN]; k++) {
    guint counter = look->rules->ground[BETRAYAL_GERMAN][k];
    BetrayalAreas targets = { { 0 } };

    if (!betrayal_must_drop (look->rules, look->state, counter))
      continue;
    for (guint area = 0; area < look->rules->n_areas; area++)
      if (betrayal_check_drop (look, counter, (TcThing) area) == BETRAYAL_WHY_LEGAL)
        betrayal_areas_add (&targets, area);
    movement->owes |= betrayal_areas_any (targets);
    betrayal_list_targets (movement->list, BETRAYAL_VERB_DROP,
                           betrayal_unit_thing (look->rules, counter), targets);
  }
}

static void
list_moves (Movement *movement)
{
  BetrayalLook *look = movement->look;
  guint marker = look->state->loc[look->rules->republic];

  for (guint k = 0; k < movement->n_movers; k++) {
    guint8 counter = movement->movers[k];
    BetrayalAreas reach = betrayal_reach (look, counter);
    BetrayalAreas targets = get_targets (movement, counter, reach);

    if (betrayal_must_advance (look, counter))
      movement->owes |= betrayal_areas_any (targets);
    betrayal_list_targets (movement->list, BETRAYAL_VERB_MOVE,
                           betrayal_unit_thing (look->rules, counter), targets);
    movement->carriers[movement->n_carriers] = counter;
    movement->n_carriers += betrayal_areas_has (&reach, marker);
  }
}

static void
list_carries (Movement *movement)
{
  BetrayalLook *look = movement->look;
  const BetrayalRules *rules = look->rules;
  guint marker = look->state->loc[rules->republic];

  for (guint k = 0; k < movement->n_carriers; k++) {
    guint counter = movement->carriers[k];
    BetrayalAreas reach;

    if (betrayal_check_carrier (look, counter, &reach) != BETRAYAL_WHY_LEGAL)
      continue;
    reach = betrayal_areas_and (reach, rules->land[rules->counters[rules->republic].nation]);
    betrayal_areas_remove (&reach, marker);
    betrayal_list_targets (movement->list, BETRAYAL_VERB_CARRY,
                           betrayal_unit_thing (rules, counter),
                           get_targets (movement, counter, reach));
  }
}

/* Units that have moved may leave too. */
static void
list_evacuations (Movement *movement)
{
  BetrayalLook *look = movement->look;
  const BetrayalRules *rules = look->rules;
  guint player = look->state->player;
  BetrayalAreas ports =
    betrayal_areas_less (betrayal_areas_and (rules->ports, look->scan.occupied[BETRAYAL_ALLIED]),
                         look->scan.occupied[BETRAYAL_GERMAN]);

  for (guint k = 0; k < rules->n_movers[player] && betrayal_areas_any (ports); k++) {
    guint counter = rules->movers[player][k];
    guint8 loc = look->state->loc[counter];

    if (loc < rules->n_areas && betrayal_areas_has (&ports, loc) &&
        betrayal_check_evacuation (look, counter, loc) == BETRAYAL_WHY_LEGAL)
      betrayal_list_add (movement->list, BETRAYAL_VERB_EVACUATE,
                         betrayal_unit_thing (rules, counter), loc);
  }
}

void
betrayal_list_movement (BetrayalLook *look, BetrayalList *list)
{
  BetrayalSide side = betrayal_phasing_side (look->state);
  gboolean is_refit =
    side == BETRAYAL_GERMAN && (look->state->tactics & BETRAYAL_TACTIC_BIT (BETRAYAL_REFIT));
  Movement movement;

  movement.look = look;
  movement.list = list;
  movement.side = side;
  movement.owes = FALSE;
  movement.n_carriers = 0;
  if (side == BETRAYAL_GERMAN) {
    movement.held = betrayal_get_flagged (look->rules, look->state, BETRAYAL_HELD);
    if (look->state->head.turn == look->rules->drop_turn)
      list_drops (&movement);
  }
  if (!is_refit) {
    find_movers (&movement);
    list_moves (&movement);
    if (!look->state->republic_moved)
      list_carries (&movement);
  }
  if (side == BETRAYAL_ALLIED)
    list_evacuations (&movement);
  if (!movement.owes && (side == BETRAYAL_ALLIED || !betrayal_owes_attack (look)))
    betrayal_list_add (list, BETRAYAL_VERB_END, TC_THING_NONE, TC_THING_NONE);
}
