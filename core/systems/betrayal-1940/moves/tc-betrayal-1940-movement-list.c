/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

/* The moves of the movement phase, which are most moves of a game: listed by sets of areas, where
 * the predicate (movement) takes one at a time and says why not. A test holds the two together. */

typedef struct {
  BetrayalLook *look;
  TcMoveList *list;
  BetrayalSide side;
  guint n_words;
  BetrayalAreas held; /* areas of Hold that draw units in (ruling D36) */
  gboolean owes;      /* a drop or an advance was listed, so the phase may not end */
  guint n_movers;
  guint16 movers[BETRAYAL_MAX_UNITS]; /* units that may still move */
  guint n_carriers;
  guint16 carriers[BETRAYAL_MAX_UNITS]; /* those of them that can come to the marker */
} Movement;

/* Without branches, for which units have moved is nothing that a processor could guess. */
static void
find_movers (Movement *movement)
{
  const BetrayalState *state = movement->look->state;
  const BetrayalRules *rules = movement->look->rules;
  const guint16 *units = rules->movers[state->player];
  guint n_units = rules->n_movers[state->player];
  guint n_areas = rules->n_areas;
  guint runner = state->runner;
  guint n = 0;

  for (guint k = 0; k < n_units; k++) {
    guint16 counter = units[k];

    movement->movers[n] = counter;
    n += (state->loc[counter] < n_areas) &
         (!(betrayal_unit_flags (state)[counter] & BETRAYAL_MOVED) | (counter == runner));
  }
  movement->n_movers = n;
}

/* Leaves what orders and tactics allow of @targets, as check_guided () says for one of them. */
static void
guide (const Movement *movement, guint counter, guint64 *targets)
{
  const BetrayalLook *look = movement->look;
  const BetrayalRules *rules = look->rules;
  guint from = look->state->loc[counter];

  if (betrayal_must_drop (rules, look->state, counter) ||
      !betrayal_is_open (rules, look->state, from)) {
    betrayal_areas_clear (movement->n_words, targets);
    return;
  }
  if (betrayal_has_attack_tactic (look->state, counter)) {
    betrayal_spare (movement->look, counter, targets);
    return;
  }

  betrayal_areas_drop (movement->n_words, targets, look->scan.occupied[BETRAYAL_ALLIED]);
  betrayal_areas_keep (movement->n_words, targets, betrayal_set (rules, rules->ahead, from));
  if (betrayal_get_tactic (look->state, counter) != BETRAYAL_HOLD)
    betrayal_areas_keep (movement->n_words, targets, movement->held);
}

/* Those of @reach where check_unit_move () lets the unit go. */
static inline void
get_targets (const Movement *movement, guint counter, const guint64 *reach, guint64 *targets)
{
  betrayal_areas_copy (movement->n_words, targets, reach);
  betrayal_drop_full (movement->look, counter, targets);
  betrayal_areas_remove (targets, movement->look->state->loc[counter]);
  if (movement->side == BETRAYAL_GERMAN)
    guide (movement, counter, targets);
}

static void
list_drops (Movement *movement)
{
  BetrayalLook *look = movement->look;

  for (guint k = 0; k < look->rules->n_ground[BETRAYAL_GERMAN]; k++) {
    guint counter = look->rules->ground[BETRAYAL_GERMAN][k];
    BetrayalAreas targets;

    if (!betrayal_must_drop (look->rules, look->state, counter))
      continue;
    betrayal_areas_clear (movement->n_words, targets);
    for (guint area = 0; area < look->rules->n_areas; area++)
      if (betrayal_check_drop (look, counter, (TcThing) area) == BETRAYAL_WHY_LEGAL)
        betrayal_areas_add (targets, area);
    movement->owes |= betrayal_areas_any (movement->n_words, targets);
    betrayal_list_targets (movement->list, BETRAYAL_VERB_DROP,
                           betrayal_unit_thing (look->rules, counter), movement->n_words, targets);
  }
}

static void
list_moves (Movement *movement)
{
  BetrayalLook *look = movement->look;
  guint marker = look->state->loc[look->rules->republic];

  for (guint k = 0; k < movement->n_movers; k++) {
    guint16 counter = movement->movers[k];
    const guint64 *reach = betrayal_reach (look, counter);
    gboolean can_carry = betrayal_areas_has (reach, marker);
    BetrayalAreas targets;

    get_targets (movement, counter, reach, targets);
    if (betrayal_must_advance (look, counter))
      movement->owes |= betrayal_areas_any (movement->n_words, targets);
    betrayal_list_targets (movement->list, BETRAYAL_VERB_MOVE,
                           betrayal_unit_thing (look->rules, counter), movement->n_words, targets);
    movement->carriers[movement->n_carriers] = counter;
    movement->n_carriers += (guint) can_carry;
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
    BetrayalAreas reach, targets;

    if (betrayal_check_carrier (look, counter, reach) != BETRAYAL_WHY_LEGAL)
      continue;
    betrayal_areas_keep (
      movement->n_words, reach,
      betrayal_set (rules, rules->land, rules->counters[rules->republic].nation));
    betrayal_areas_remove (reach, marker);
    get_targets (movement, counter, reach, targets);
    betrayal_list_targets (movement->list, BETRAYAL_VERB_CARRY,
                           betrayal_unit_thing (rules, counter), movement->n_words, targets);
  }
}

/* Units that have moved may leave too. */
static void
list_evacuations (Movement *movement)
{
  BetrayalLook *look = movement->look;
  const BetrayalRules *rules = look->rules;
  guint player = look->state->player;
  BetrayalAreas ports;

  betrayal_areas_and (rules->n_words, ports, rules->ports, look->scan.occupied[BETRAYAL_ALLIED]);
  betrayal_areas_drop (rules->n_words, ports, look->scan.occupied[BETRAYAL_GERMAN]);
  if (!betrayal_areas_any (rules->n_words, ports))
    return;

  for (guint k = 0; k < rules->n_movers[player]; k++) {
    guint counter = rules->movers[player][k];
    guint16 loc = look->state->loc[counter];

    if (loc < rules->n_areas && betrayal_areas_has (ports, loc) &&
        betrayal_check_evacuation (look, counter, loc) == BETRAYAL_WHY_LEGAL)
      tc_move_list_add (movement->list, BETRAYAL_VERB_EVACUATE,
                        betrayal_unit_thing (rules, counter), loc);
  }
}

void
betrayal_list_movement (BetrayalLook *look, TcMoveList *list)
{
  BetrayalSide side = betrayal_phasing_side (look->state);
  gboolean is_refit =
    side == BETRAYAL_GERMAN && (look->state->tactics & BETRAYAL_TACTIC_BIT (BETRAYAL_REFIT));
  Movement movement;

  movement.look = look;
  movement.list = list;
  movement.side = side;
  movement.n_words = look->rules->n_words;
  movement.owes = FALSE;
  movement.n_carriers = 0;
  if (side == BETRAYAL_GERMAN) {
    betrayal_get_flagged (look->rules, look->state, BETRAYAL_HELD, movement.held);
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
    tc_move_list_add (list, BETRAYAL_VERB_END, TC_THING_NONE, TC_THING_NONE);
}
