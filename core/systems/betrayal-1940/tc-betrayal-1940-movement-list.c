/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

/* The moves of the movement phase, which are most moves of a game: listed by sets of areas, where
 * the predicate (movement) takes one at a time and says why not. A test holds the two together. */

typedef struct {
  BetrayalLook *look;
  BetrayalList *list;
  BetrayalAreas held; /* areas of Hold that draw units in (ruling D36) */
  gboolean owes;      /* a drop or an advance was listed, so the phase may not end */
} Movement;

/* Whether it is one of those who play, and on the map. */
static gboolean
is_here (const BetrayalLook *look, guint counter)
{
  return look->state->loc[counter] < look->rules->n_areas &&
         (look->state->player == 0 ||
          look->rules->counters[counter].seat == look->state->player - 1);
}

static gboolean
may_move (const BetrayalLook *look, guint counter)
{
  return is_here (look, counter) && !(look->state->flags[counter] & BETRAYAL_MOVED);
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

  return betrayal_areas_and (targets, betrayal_get_tactic (look->state, counter) == BETRAYAL_HOLD
                                        ? look->rules->ahead[from]
                                        : movement->held);
}

static BetrayalAreas
get_targets (const Movement *movement, guint counter, BetrayalAreas reach)
{
  const BetrayalLook *look = movement->look;
  BetrayalSide side = look->rules->counters[counter].side;
  BetrayalAreas targets = betrayal_areas_less (reach, look->scan.full[side]);

  betrayal_areas_remove (&targets, look->state->loc[counter]);
  if (side == BETRAYAL_ALLIED || !betrayal_areas_any (targets))
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
list_moves (Movement *movement, BetrayalSide side)
{
  BetrayalLook *look = movement->look;

  for (guint k = 0; k < look->rules->n_ground[side]; k++) {
    guint counter = look->rules->ground[side][k];
    BetrayalAreas targets;

    if (!may_move (look, counter))
      continue;
    targets = get_targets (movement, counter, betrayal_reach (look, counter));
    if (betrayal_get_tactic (look->state, counter) == BETRAYAL_HOLD && !look->rules->hold_optional)
      movement->owes |= betrayal_areas_any (targets);
    betrayal_list_targets (movement->list, BETRAYAL_VERB_MOVE,
                           betrayal_unit_thing (look->rules, counter), targets);
  }
}

static void
list_carries (Movement *movement, BetrayalSide side)
{
  BetrayalLook *look = movement->look;
  const BetrayalRules *rules = look->rules;
  guint marker = look->state->loc[rules->republic];

  for (guint k = 0; k < rules->n_ground[side]; k++) {
    guint counter = rules->ground[side][k];
    BetrayalAreas reach;

    if (!may_move (look, counter))
      continue;
    reach = betrayal_reach (look, counter);
    if (!betrayal_areas_has (&reach, marker) ||
        betrayal_check_carrier (look, counter, &reach) != BETRAYAL_WHY_LEGAL)
      continue;
    reach = betrayal_areas_and (reach, rules->land[rules->counters[rules->republic].nation]);
    betrayal_areas_remove (&reach, marker);
    betrayal_list_targets (movement->list, BETRAYAL_VERB_CARRY,
                           betrayal_unit_thing (look->rules, counter),
                           get_targets (movement, counter, reach));
  }
}

static void
list_evacuations (Movement *movement)
{
  BetrayalLook *look = movement->look;

  for (guint k = 0; k < look->rules->n_ground[BETRAYAL_ALLIED]; k++) {
    guint counter = look->rules->ground[BETRAYAL_ALLIED][k];
    guint8 loc = look->state->loc[counter];

    if (is_here (look, counter) && look->rules->is_port[loc] &&
        betrayal_check_evacuation (look, counter, loc) == BETRAYAL_WHY_LEGAL)
      betrayal_list_add (movement->list, BETRAYAL_VERB_EVACUATE,
                         betrayal_unit_thing (look->rules, counter), loc);
  }
}

void
betrayal_list_movement (BetrayalLook *look, BetrayalList *list)
{
  BetrayalSide side = betrayal_phasing_side (look->state);
  gboolean is_refit =
    side == BETRAYAL_GERMAN && (look->state->tactics & BETRAYAL_TACTIC_BIT (BETRAYAL_REFIT));
  Movement movement = { look, list, { { 0 } }, FALSE };

  if (side == BETRAYAL_GERMAN) {
    movement.held = betrayal_get_flagged (look->rules, look->state, BETRAYAL_HELD);
    if (look->state->head.turn == look->rules->drop_turn)
      list_drops (&movement);
  }
  if (!is_refit) {
    list_moves (&movement, side);
    if (!look->state->republic_moved)
      list_carries (&movement, side);
  }
  if (side == BETRAYAL_ALLIED)
    list_evacuations (&movement);
  if (!movement.owes && (side == BETRAYAL_ALLIED || !betrayal_owes_attack (look)))
    betrayal_list_add (list, BETRAYAL_VERB_END, TC_THING_NONE, TC_THING_NONE);
}
