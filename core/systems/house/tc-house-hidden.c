/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/house/tc-house-private.h"

/* Hidden information. Public are: the house, traits, what explorers have and what lies in rooms,
 * discards, and which haunt it is. What a deck holds is known; its order is not. */

static gboolean
is_known (const HouseState *state, guint stack, guint at, guint8 viewer)
{
  return tc_seat_is_among (state->known[stack][at], viewer, state->n_players);
}

/* The viewer's; the public's is the one that all are known to be on. */
static guint
find_side (const HouseState *state, guint8 viewer)
{
  if (viewer < state->n_players)
    return state->side[viewer];
  for (guint seat = 0; seat < state->n_players; seat++) {
    if (state->is_secret || state->side[seat] != state->side[0])
      return HOUSE_UNKNOWN_SIDE;
  }

  return state->side[0];
}

/* The stack that the viewer looks at now, before anything of it is put back, or -1. */
static gint
find_looked (const HouseRules *rules, const HouseState *state, guint8 viewer)
{
  return state->head.phase == HOUSE_PHASE_EFFECT && state->head.actor == viewer
           ? house_find_looked (rules, state)
           : -1;
}

void
house_redact (const TcRuleset *ruleset, TcState *state, guint8 viewer)
{
  const HouseRules *rules = tc_ruleset_get_data (ruleset);
  HouseState *house = (HouseState *) state;
  guint own = find_side (house, viewer);
  gint looked = find_looked (rules, house, viewer);

  for (guint stack = 0; stack < HOUSE_N_STACKS; stack++) {
    for (guint i = 0; i < HOUSE_MAX_LOOK; i++) {
      if (house->top[stack][i] != 0 && (gint) stack != looked &&
          !is_known (house, stack, i, viewer))
        house->top[stack][i] = HOUSE_HIDDEN;
    }
  }
  if (house->ending != 0)
    return;
  for (guint seat = 0; seat < house->n_players; seat++) {
    if (seat != viewer && house->haunt != 0 && house->is_secret && own != HOUSE_TRAITOR &&
        house->fate[seat] == HOUSE_ALIVE)
      house->side[seat] = HOUSE_UNKNOWN_SIDE;
  }
  for (guint side = 0; side < HOUSE_N_SIDES; side++) {
    if (side != own && house->goal[side] != 0)
      house->goal[side] = HOUSE_HIDDEN;
  }
}

/* -- A world that fits ------------------------------------------------------------------------- */

static gboolean
is_on_top (const HouseState *state, guint stack, guint number)
{
  for (guint i = 0; i < HOUSE_MAX_LOOK; i++) {
    if (state->top[stack][i] == number + 1)
      return TRUE;
  }

  return FALSE;
}

static gboolean
is_in_stack (const HouseRules *rules, const HouseState *state, guint stack, guint number)
{
  if (stack == HOUSE_STACK_ROOMS)
    return state->floor[number] == 0 && state->lay_room != number + 1 &&
           !is_on_top (state, stack, number);

  return rules->cards[number].kind == stack && state->where[number] == HOUSE_IN_DECK &&
         !is_on_top (state, stack, number);
}

static void
sample_top (const HouseRules *rules, HouseState *state, guint stack, TcRng *rng)
{
  guint n_all = stack == HOUSE_STACK_ROOMS ? rules->n_rooms : rules->n_cards;

  for (guint i = 0; i < HOUSE_MAX_LOOK; i++) {
    guint n = 0;
    guint nth = 0;

    if (state->top[stack][i] != HOUSE_HIDDEN)
      continue;
    for (guint number = 0; number < n_all; number++)
      n += is_in_stack (rules, state, stack, number);
    nth = tc_rng_below (rng, n);
    for (guint number = 0;; number++) {
      if (is_in_stack (rules, state, stack, number) && nth-- == 0) {
        state->top[stack][i] = (guint8) (number + 1);
        break;
      }
    }
  }
}

/* One of those who could be it. */
static void
sample_traitor (HouseState *state, TcRng *rng)
{
  guint n = 0;
  guint nth = 0;

  for (guint seat = 0; seat < state->n_players; seat++)
    n += state->side[seat] == HOUSE_UNKNOWN_SIDE;
  if (n == 0)
    return;
  nth = tc_rng_below (rng, n);
  for (guint seat = 0; seat < state->n_players; seat++) {
    if (state->side[seat] == HOUSE_UNKNOWN_SIDE)
      state->side[seat] = nth-- == 0 ? HOUSE_TRAITOR : HOUSE_HEROES;
  }
}

static void
sample_goal (const HouseRules *rules, HouseState *state, guint side, TcRng *rng)
{
  const HouseHaunt *haunt = house_get_haunt (rules, state);
  guint n = 0;
  guint nth = 0;

  for (guint i = 0; i < haunt->n_goals; i++)
    n += haunt->goals[i].side == side;
  nth = tc_rng_below (rng, n);
  for (guint i = 0; i < haunt->n_goals; i++) {
    if (haunt->goals[i].side == side && nth-- == 0)
      state->goal[side] = (guint8) (i + 1);
  }
}

void
house_sample_hidden (const TcRuleset *ruleset, TcState *state, guint8 viewer, TcRng *rng)
{
  const HouseRules *rules = tc_ruleset_get_data (ruleset);
  HouseState *house = (HouseState *) state;

  for (guint stack = 0; stack < HOUSE_N_STACKS; stack++)
    sample_top (rules, house, stack, rng);
  sample_traitor (house, rng);
  for (guint side = 0; side < HOUSE_N_SIDES; side++) {
    if (house->goal[side] == HOUSE_HIDDEN)
      sample_goal (rules, house, side, rng);
  }
}

/* -- What may be told before a move is made ------------------------------------------------------
 */

/* Dice of players, what they do to traits, and what everybody sees of that at once. What is drawn
 * rests on the order of a deck, and whether a goal is reached on which it is. */
gboolean
house_is_foretold (const TcRuleset *ruleset, const TcEvent *event)
{
  const HouseRules *rules = tc_ruleset_get_data (ruleset);
  static const gboolean are_foretold[HOUSE_N_EVENTS] = {
    [HOUSE_EVENT_WALKS] = TRUE,       [HOUSE_EVENT_FALLS] = TRUE,
    [HOUSE_EVENT_TRAIT_FELL] = TRUE,  [HOUSE_EVENT_TRAIT_ROSE] = TRUE,
    [HOUSE_EVENT_TRAIT] = TRUE,       [HOUSE_EVENT_HURT] = TRUE,
    [HOUSE_EVENT_ARMOUR] = TRUE,      [HOUSE_EVENT_DIED] = TRUE,
    [HOUSE_EVENT_ROLL] = TRUE,        [HOUSE_EVENT_ROLL_OMENS] = TRUE,
    [HOUSE_EVENT_ROLL_NOBODY] = TRUE, [HOUSE_EVENT_ROLL_TRAIT] = TRUE,
    [HOUSE_EVENT_NAMED] = TRUE,       [HOUSE_EVENT_AGAIN] = TRUE,
    [HOUSE_EVENT_ATTACK] = TRUE,      [HOUSE_EVENT_ATTACKED] = TRUE,
    [HOUSE_EVENT_MISSES] = TRUE,      [HOUSE_EVENT_STUNNED] = TRUE,
    [HOUSE_EVENT_KILLED] = TRUE,      [HOUSE_EVENT_CROSSED] = TRUE,
    [HOUSE_EVENT_BARRED] = TRUE,      [HOUSE_EVENT_FREED] = TRUE,
    [HOUSE_EVENT_CAUGHT] = TRUE,      [HOUSE_EVENT_OMENS] = TRUE,
    [HOUSE_EVENT_QUIET] = TRUE,       [HOUSE_EVENT_TALLY] = TRUE,
  };

  if (event->kind >= HOUSE_EVENT_EFFECT)
    return !tc_range_has (rules->haunt_things, event->subject) &&
           event->kind - HOUSE_EVENT_EFFECT != TC_EFFECTS_EVENT_LOOK;

  return are_foretold[event->kind];
}
