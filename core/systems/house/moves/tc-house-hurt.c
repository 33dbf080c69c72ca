/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "systems/house/tc-house-private.h"

/* Traits and damage: steps on tracks, points that are shared out, and death. */

/* Rule 4: nobody dies before the haunt. */
static guint
get_lowest (const HouseState *state)
{
  return state->haunt != 0 ? 0 : 1;
}

/* Neighbouring steps may have the same number; that something happened is said then, too. */
static void
report_trait (const HousePlay *play, guint seat, guint trait, guint step, guint value)
{
  guint to = play->state->step[seat][trait];
  guint now = house_get_value (play->rules, play->state, seat, trait);
  guint event = now != value ? HOUSE_EVENT_TRAIT
                : to < step  ? HOUSE_EVENT_TRAIT_FELL
                             : HOUSE_EVENT_TRAIT_ROSE;

  tc_events_report (play->events, (guint16) event, house_seat (play->rules, seat),
                    tc_range_get (play->rules->trait_things, trait), (gint16) now, (gint16) to);
}

/* Grave Dirt: a trait that an item raises ends it. */
void
house_end_by_gain (HousePlay *play, guint seat)
{
  for (guint i = 0; i < play->rules->n_plights; i++) {
    if (play->rules->plights[i].ends_by_gain)
      tc_effects_set_status (play->rules->effects, &play->state->head,
                             play->rules->plights[i].status, seat, FALSE);
  }
}

/* Whether an item is used now. */
static gboolean
is_by_item (const HousePlay *play)
{
  const HouseState *state = play->state;
  guint card = state->window != 0 ? state->using : state->running;

  return card != 0 && play->rules->cards[card - 1].kind == HOUSE_ITEM;
}

/* 1 Traits: by steps, not by numbers. */
void
house_shift (HousePlay *play, guint seat, guint trait, gint by)
{
  HouseState *state = play->state;
  gint step = state->step[seat][trait];
  gint to = CLAMP (step + by, (gint) get_lowest (state), HOUSE_N_STEPS);
  guint value = house_get_value (play->rules, state, seat, trait);

  if (!house_is_alive (state, seat) || to == step)
    return;
  state->step[seat][trait] = (guint8) to;
  report_trait (play, seat, trait, (guint) step, value);
  if (to == 0)
    house_take_out (play, seat, HOUSE_DEAD);
  else if (to > step && is_by_item (play))
    house_end_by_gain (play, seat);
}

/* -- Death ------------------------------------------------------------------------------------- */

static void
drop_all (HousePlay *play, guint seat)
{
  HouseState *state = play->state;

  for (guint i = 0; i < play->rules->n_cards; i++) {
    if (!house_holds (state, seat, i))
      continue;
    state->where[i] = (guint8) (HOUSE_IN_ROOM + state->room[seat]);
    state->active[i] = 0;
    memset (state->applied[i], 0, sizeof state->applied[i]);
  }
  house_update_bonuses (play);
}

static void
forget (HousePlay *play, guint seat)
{
  HouseState *state = play->state;

  if (state->hurt_who == seat + 1)
    state->hurt_who = state->hurt_traits = state->hurt_points = 0;
  if (state->walling == seat + 1)
    state->walling = 0;
  state->half_due &= (guint8) ~(1u << seat);
  if (seat == state->current)
    state->moves = 0;
  house_check (play);
}

/* An explorer dies or leaves. Rule 4: what the explorer had stays in the room. */
void
house_take_out (HousePlay *play, guint seat, HouseFate fate)
{
  HouseState *state = play->state;
  gboolean is_dead = fate == HOUSE_DEAD;

  state->fate[seat] = fate;
  if (is_dead)
    state->counts[HOUSE_WATCH_DEATHS] = (guint8) MIN (state->counts[HOUSE_WATCH_DEATHS] + 1, 255);
  tc_events_report (play->events, is_dead ? HOUSE_EVENT_DIED : HOUSE_EVENT_LEFT,
                    house_seat (play->rules, seat), house_room (play->rules, state->room[seat]), 0);
  if (play->rules->dead >= 0)
    tc_effects_set_status (play->rules->effects, &state->head, (guint) play->rules->dead, seat,
                           TRUE);
  drop_all (play, seat);
  forget (play, seat);
}

/* Somebody may have won now. */
void
house_check (HousePlay *play)
{
  if (play->state->haunt != 0)
    play->state->check_due = 1;
}

/* -- Damage ------------------------------------------------------------------------------------ */

/* Armour takes its points of each physical damage. */
static guint
get_armour (const HousePlay *play, guint seat)
{
  guint n = 0;

  for (guint i = 0; i < play->rules->n_cards; i++) {
    if (play->rules->cards[i].armour > 0 && house_holds (play->state, seat, i))
      n += play->rules->cards[i].armour;
  }

  return n;
}

static gboolean
has_shield (const HousePlay *play, guint seat)
{
  for (guint i = 0; i < play->rules->n_cards; i++) {
    if (play->rules->cards[i].is_shield && house_holds (play->state, seat, i))
      return TRUE;
  }

  return FALSE;
}

/* 1.2 Damage: the explorer shares the points out among the traits: so many that armour leaves
 * are returned. */
guint
house_hurt (HousePlay *play, guint seat, guint traits, guint points)
{
  HouseState *state = play->state;
  guint armour = (traits & HOUSE_PHYSICAL) != 0 ? get_armour (play, seat) : 0;
  guint felt = 0;

  if (!house_is_alive (state, seat) || points == 0)
    return 0;
  tc_events_report (play->events, HOUSE_EVENT_HURT, house_seat (play->rules, seat), TC_THING_NONE,
                    (gint16) points);
  if (armour > 0)
    tc_events_report (play->events, HOUSE_EVENT_ARMOUR, house_seat (play->rules, seat),
                      TC_THING_NONE, (gint16) MIN (armour, points));
  points -= MIN (armour, points);
  if (points == 0)
    return 0;
  felt = points;
  if (state->hurt_who != 0) {
    /* Two at once, which only an attack during another damage brings: as one. */
    points += state->hurt_points;
    traits |= state->hurt_traits;
  }
  if ((traits & HOUSE_MENTAL) != 0 && has_shield (play, seat))
    traits |= HOUSE_PHYSICAL;
  state->hurt_who = (guint8) (seat + 1);
  state->hurt_traits = (guint8) traits;
  state->hurt_points = (guint8) MIN (points, 255);

  return felt;
}

gboolean
house_can_lose (const HouseState *state, guint trait)
{
  return (state->hurt_traits >> trait & 1) != 0 && state->step[state->hurt_who - 1][trait] > 0;
}

/* Ruling H-g: before the haunt points can go to a trait that stands at its lowest, and are lost. */
gboolean
house_run_hurt (HousePlay *play)
{
  HouseState *state = play->state;
  guint seat = state->hurt_who - 1u;
  gboolean can_feel = FALSE;

  for (guint trait = 0; trait < HOUSE_N_TRAITS; trait++)
    can_feel |=
      (state->hurt_traits >> trait & 1) != 0 && state->step[seat][trait] > get_lowest (state);
  if (can_feel && state->hurt_points > 0) {
    house_ask (play, HOUSE_PHASE_HURT, seat);
    return TRUE;
  }
  state->hurt_who = state->hurt_traits = state->hurt_points = 0;

  return FALSE;
}

void
house_apply_lose (HousePlay *play, const TcMove *move)
{
  HouseState *state = play->state;
  guint seat = state->hurt_who - 1u;

  state->hurt_points--;
  house_shift (play, seat, tc_range_index (play->rules->trait_things, move->subject), -1);
}
