/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "systems/house/tc-house-private.h"

/* Rolls of explorers: before one, cards may change what is rolled; after it, dice may be thrown
 * again. What the roll is for hears of the sum when nobody can change it any more. */

/* -- Dice -------------------------------------------------------------------------------------- */

/* 2 Roll: faces from 0 to 2, above the lowest. */
static guint8
throw_die (HousePlay *play)
{
  HouseState *state = play->state;
  guint8 face = tc_events_take_face (play->events);

  state->n_dice++;
  if (face == 0)
    face = tc_state_roll (&state->head, HOUSE_ROLL_DICE, state->current,
                          (guint16) (state->n_dice - 1), play->rules->faces);

  tc_events_add_die (play->events, (guint8) (play->rules->lowest + face - 1), play->rules->faces);

  return (guint8) (face - 1);
}

/* The sum of @dice dice that nobody can change: the omen roll, monsters, events. @event: how that
 * is said. */
guint
house_throw (HousePlay *play, HouseEvent event, guint dice, TcThing source)
{
  guint sum = 0;

  for (guint i = 0; i < dice; i++)
    sum += (guint) throw_die (play) + play->rules->lowest;
  if (dice > 0)
    tc_events_report (play->events, event, source, TC_THING_NONE, (gint16) dice, (gint16) sum);

  return sum;
}

static void
add_up (HousePlay *play)
{
  HouseState *state = play->state;
  gint sum = state->roll_more;

  for (guint i = 0; i < state->roll_dice; i++)
    sum += state->roll_face[i] + play->rules->lowest;
  state->roll_sum = (guint8) CLAMP (sum, 0, 99);
}

/* Tokens in the room change how many dice are rolled for a trait. */
static gint
count_token_dice (const HousePlay *play, guint seat)
{
  const HouseState *state = play->state;
  guint32 tokens = state->tokens[state->room[seat]];
  gint more = 0;

  for (guint i = 0; i < play->rules->n_tokens; i++) {
    const HouseToken *token = &play->rules->tokens[i];

    if ((tokens >> i & 1) != 0 && (!token->heroes_only || house_is_hero (state, seat)))
      more += token->more;
  }

  return more;
}

/* -- A roll ------------------------------------------------------------------------------------ */

void
house_begin_roll (HousePlay *play,
                  HousePurpose purpose,
                  guint seat,
                  guint trait,
                  gint dice,
                  TcThing source)
{
  HouseState *state = play->state;

  memset (state->roll_face, 0, sizeof state->roll_face);
  state->roll_stage = HOUSE_ROLL_BEFORE;
  state->roll_for = (guint8) purpose;
  state->roll_by = (guint8) seat;
  state->roll_trait = (guint8) trait;
  state->roll_dice = (guint8) CLAMP (dice, 0, 99);
  state->roll_source = source;
  state->roll_sum = 0;
  state->roll_more = 0;
  state->roll_asks = 0;
}

static void
throw_all (HousePlay *play)
{
  HouseState *state = play->state;
  TcEffectsChange change = { 0, 0, -1 };
  gint dice = state->roll_dice;

  tc_effects_take_changes (play->rules->effects, &state->head, state->roll_by, &change);
  state->roll_stage = HOUSE_ROLL_AFTER;
  if (change.in_place >= 0) {
    state->roll_dice = 0;
    state->roll_more = (gint8) CLAMP (change.in_place + change.result, 0, 99);
    add_up (play);
    tc_events_report (play->events, HOUSE_EVENT_NAMED, house_seat (play->rules, state->roll_by),
                      TC_THING_NONE, state->roll_sum);
    return;
  }
  dice += change.dice;
  if (state->roll_trait != HOUSE_NONE)
    dice += count_token_dice (play, state->roll_by);
  state->roll_dice = (guint8) CLAMP (dice, 1, play->rules->most_dice);
  state->roll_more = (gint8) change.result;
  for (guint i = 0; i < state->roll_dice; i++)
    state->roll_face[i] = throw_die (play);
  add_up (play);
  tc_events_report (
    play->events, state->roll_trait == HOUSE_NONE ? HOUSE_EVENT_ROLL : HOUSE_EVENT_ROLL_TRAIT,
    house_seat (play->rules, state->roll_by),
    state->roll_trait == HOUSE_NONE ? TC_THING_NONE
                                    : tc_range_get (play->rules->trait_things, state->roll_trait),
    state->roll_dice, state->roll_sum, state->roll_more);
}

/* Those that were picked. */
static void
throw_again (HousePlay *play)
{
  HouseState *state = play->state;

  for (guint i = 0; i < state->roll_dice; i++) {
    if (state->again >> i & 1)
      state->roll_face[i] = throw_die (play);
  }
  state->again = state->again_most = 0;
  add_up (play);
  tc_events_report (play->events, HOUSE_EVENT_AGAIN, house_seat (play->rules, state->roll_by),
                    TC_THING_NONE, state->roll_sum);
}

static gboolean
is_all_alike (const HouseState *state)
{
  for (guint i = 1; i < state->roll_dice; i++) {
    if (state->roll_face[i] != state->roll_face[0])
      return FALSE;
  }

  return TRUE;
}

/* At most @most dice of the roll that is there are picked and rolled again; where there is nothing
 * to pick, at once. */
void
house_begin_again (HousePlay *play, guint most)
{
  HouseState *state = play->state;

  if (state->roll_stage != HOUSE_ROLL_AFTER || state->roll_dice == 0)
    return;
  state->again_most = (guint16) MIN (most, state->roll_dice);
  if (state->again_most > 1 || !is_all_alike (state))
    return;
  state->again = 1;
  throw_again (play);
}

/* -- What it was for --------------------------------------------------------------------------- */

/* Rule 26, Vault: a barrier that opens is gone for all, and gives what is behind it. */
static void
settle_crossing (HousePlay *play, guint seat, guint sum)
{
  HouseState *state = play->state;
  guint room = state->room[seat];
  const HouseRoom *at = &play->rules->rooms[room];
  gboolean works = sum >= at->at_least;

  tc_events_report (play->events, works ? HOUSE_EVENT_CROSSED : HOUSE_EVENT_BARRED,
                    house_seat (play->rules, seat), house_room (play->rules, room), 0);
  if (!works)
    return;
  state->is_far[seat] = !state->is_far[seat];
  if (at->opens) {
    state->opened[room] = 1;
    state->is_far[seat] = 0;
    house_queue (play, at->on_open, seat, 0);
  }
}

static void
settle_freeing (HousePlay *play, guint seat, guint sum)
{
  HouseState *state = play->state;
  guint who = state->free_who - 1u;
  const HousePlight *plight = house_find_plight (play->rules, state, who);
  gboolean works = FALSE;

  state->free_who = 0;
  if (plight == NULL)
    return;
  works = sum >= plight->at_least;
  if (!works && plight->helper_stops && who != seat)
    state->is_stopped = 1;
  if (!works && ++state->failures[who] >= plight->tries)
    works = TRUE;
  tc_events_report (play->events, works ? HOUSE_EVENT_FREED : HOUSE_EVENT_CAUGHT,
                    house_seat (play->rules, who), TC_THING_NONE, 0);
  if (!works)
    return;
  state->failures[who] = 0;
  tc_effects_set_status (play->rules->effects, &state->head, plight->status, who, FALSE);
}

static void
settle_wall (HousePlay *play, guint seat, guint sum)
{
  HouseState *state = play->state;
  guint to = state->cross_at - 1u;

  state->cross_at = 0;
  if (sum < play->rules->secret_wall) {
    tc_events_report (play->events, HOUSE_EVENT_BARRED, house_seat (play->rules, seat),
                      house_room (play->rules, to), 0);
    return;
  }
  tc_events_report (play->events, HOUSE_EVENT_WALKS, house_seat (play->rules, seat),
                    house_room (play->rules, to), 0);
  house_enter (play, seat, to);
}

static void
settle (HousePlay *play)
{
  HouseState *state = play->state;
  guint seat = state->roll_by;
  guint sum = state->roll_sum;
  HousePurpose purpose = (HousePurpose) state->roll_for;

  /* An effect fetches its sum itself. */
  if (purpose == HOUSE_FOR_EFFECT)
    return;
  state->roll_stage = state->roll_for = 0;
  if (purpose == HOUSE_FOR_ATTACK || purpose == HOUSE_FOR_DEFENCE)
    house_settle_attack (play, sum);
  else if (purpose == HOUSE_FOR_CROSSING)
    settle_crossing (play, seat, sum);
  else if (purpose == HOUSE_FOR_FREEING)
    settle_freeing (play, seat, sum);
  else if (purpose == HOUSE_FOR_OMENS)
    state->passed_last = sum >= (guint) house_count (play->rules, state, HOUSE_COUNT_OMENS, seat);
  else if (purpose == HOUSE_FOR_KEEPING)
    state->banked[seat] = (guint8) (sum + 1);
  else
    settle_wall (play, seat, sum);
}

/* Up to where somebody decides, or to the sum. TRUE when somebody has to decide. */
gboolean
house_run_roll (HousePlay *play)
{
  HouseState *state = play->state;

  while (state->roll_stage != 0 && state->roll_stage != HOUSE_ROLL_DONE) {
    state->roll_asks = 0;
    if (house_has_window (play->rules, state)) {
      state->roll_asks = 1;
      house_ask (play, HOUSE_PHASE_ROLL, state->roll_by);
      return TRUE;
    }
    if (state->roll_stage == HOUSE_ROLL_BEFORE)
      throw_all (play);
    else
      state->roll_stage = HOUSE_ROLL_DONE;
    if (state->roll_stage == HOUSE_ROLL_DONE)
      settle (play);
  }

  return FALSE;
}

/* -- Moves ------------------------------------------------------------------------------------- */

/* Nothing more is changed at this stage. */
void
house_apply_roll (HousePlay *play, const TcMove *move)
{
  HouseState *state = play->state;

  state->roll_asks = 0;
  if (state->roll_stage == HOUSE_ROLL_BEFORE) {
    throw_all (play);
  } else {
    state->roll_stage = HOUSE_ROLL_DONE;
    settle (play);
  }
}

/* Dice that show the same are alike; the last that may be picked goes with the throw. */
void
house_apply_die (HousePlay *play, const TcMove *move)
{
  HouseState *state = play->state;

  state->again |= (guint16) (1u << house_find_die (state, move->value - play->rules->lowest));
  if (__builtin_popcount (state->again) == state->again_most)
    throw_again (play);
}

void
house_apply_throw (HousePlay *play, const TcMove *move)
{
  throw_again (play);
}

/* A result that was kept comes in place of the roll. */
void
house_apply_banked (HousePlay *play, const TcMove *move)
{
  HouseState *state = play->state;
  guint seat = state->roll_by;

  tc_effects_set_result (play->rules->effects, &state->head, seat, state->banked[seat] - 1u);
  state->banked[seat] = 0;
  state->roll_asks = 0;
}
