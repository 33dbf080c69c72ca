/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "systems/house/tc-house-legal-private.h"

/* What moves of the own turn do, and those that answer a question. */

static guint
get_card (const HousePlay *play, const TcMove *move)
{
  return tc_range_index (play->rules->card_things, move->subject);
}

/* Whether the way between the rooms is a secret wall and nothing else. */
static gboolean
is_only_wall (const HousePlay *play, guint from, guint to)
{
  HouseState without = *play->state;

  if (!house_is_wall (play->state, from, to))
    return FALSE;
  memset (without.wall, 0, sizeof without.wall);

  return !house_is_linked (play->rules, &without, from, to);
}

/* 2 Move: at most what is left; the text of the room that is left comes first. */
static void
pay_and_leave (HousePlay *play)
{
  HouseState *state = play->state;
  guint seat = state->current;
  const HouseRoom *room = &play->rules->rooms[state->room[seat]];

  state->moves -= (guint8) MIN (state->moves, house_get_cost (play->rules, state));
  state->has_moved = 1;
  if (room->is_good || !house_has_powers (state, seat))
    house_queue (play, room->on_exit, seat, 0);
}

void
house_apply_walk (HousePlay *play, const TcMove *move)
{
  HouseState *state = play->state;
  guint seat = state->current;
  guint to = tc_range_index (play->rules->room_things, move->target);

  pay_and_leave (play);
  if (!is_only_wall (play, state->room[seat], to)) {
    state->walk_to = (guint8) (to + 1);
    return;
  }
  state->cross_at = (guint8) (to + 1);
  house_begin_roll (play, HOUSE_FOR_WALL, seat, HOUSE_KNOWLEDGE,
                    (gint) house_get_value (play->rules, state, seat, HOUSE_KNOWLEDGE),
                    TC_THING_NONE);
}

void
house_apply_explore (HousePlay *play, const TcMove *move)
{
  pay_and_leave (play);
  play->state->walk_way = (guint8) (tc_range_index (play->rules->way_things, move->target) + 1);
}

void
house_apply_cross (HousePlay *play, const TcMove *move)
{
  HouseState *state = play->state;
  guint seat = state->current;
  guint trait = play->rules->rooms[state->room[seat]].barrier;

  state->crossed |= G_GUINT64_CONSTANT (1) << state->room[seat];
  house_begin_roll (play, HOUSE_FOR_CROSSING, seat, trait,
                    (gint) house_get_value (play->rules, state, seat, trait), TC_THING_NONE);
}

void
house_apply_room (HousePlay *play, const TcMove *move)
{
  HouseState *state = play->state;

  state->rooms_used |= G_GUINT64_CONSTANT (1) << state->room[state->current];
  if (play->rules->rooms[state->room[state->current]].is_way)
    pay_and_leave (play);
  house_queue (play, play->rules->rooms[state->room[state->current]].action, state->current, 0);
}

void
house_apply_token (HousePlay *play, const TcMove *move)
{
  guint token = tc_range_index (play->rules->token_things, move->subject);

  play->state->tokens_used |= 1u << token;
  house_queue (play, play->rules->tokens[token].use, play->state->current, 0);
}

/* -- Cards ------------------------------------------------------------------------------------- */

void
house_apply_use (HousePlay *play, const TcMove *move)
{
  HouseState *state = play->state;
  guint card = get_card (play, move);

  state->used[card] = 1;
  if (play->rules->cards[card].use == HOUSE_USE_ATTACK)
    state->has_attacked = 1;
  house_queue (play, play->rules->cards[card].used, state->current, card + 1);
}

/* Rule 23: the other one is asked. */
void
house_apply_give (HousePlay *play, const TcMove *move)
{
  HouseState *state = play->state;

  state->used[get_card (play, move)] = 1;
  state->offer = (guint8) (get_card (play, move) + 1);
  state->offer_to = (guint8) tc_range_index (play->rules->seat_things, move->target);
}

void
house_apply_consent (HousePlay *play, const TcMove *move)
{
  HouseState *state = play->state;
  guint card = state->offer - 1u;
  guint to = state->offer_to;

  state->offer = state->offer_to = 0;
  if (move->verb == HOUSE_VERB_AGREE)
    house_gain (play, to, card);
}

void
house_apply_drop (HousePlay *play, const TcMove *move)
{
  HouseState *state = play->state;
  guint card = get_card (play, move);

  state->used[card] = 1;
  tc_events_report (play->events, HOUSE_EVENT_DROPPED, house_card (play->rules, card),
                    house_room (play->rules, state->room[state->current]), 0);
  house_lose (play, card, (guint8) (HOUSE_IN_ROOM + state->room[state->current]));
}

void
house_apply_pick (HousePlay *play, const TcMove *move)
{
  HouseState *state = play->state;
  guint card = get_card (play, move);

  state->used[card] = 1;
  house_gain (play, state->current, card);
}

/* On a roll: what the card says is carried out at once, before the roll goes on. */
void
house_apply_react (HousePlay *play, const TcMove *move)
{
  HouseState *state = play->state;
  guint card = get_card (play, move);

  state->used[card] = 1;
  state->roll_asks = 0;
  state->using = (guint8) (card + 1);
  state->window = (guint8) (tc_effects_get_depth (play->rules->effects, &state->head) + 1);
  tc_effects_start (play->rules->effects, &state->head, play->rules->cards[card].used,
                    state->roll_by);
}

/* -- Others ------------------------------------------------------------------------------------ */

void
house_apply_free (HousePlay *play, const TcMove *move)
{
  HouseState *state = play->state;
  guint seat = tc_range_index (play->rules->seat_things, move->subject);
  const HousePlight *plight = house_find_plight (play->rules, state, seat);

  state->tried |= (guint8) (1u << seat);
  state->free_who = (guint8) (seat + 1);
  house_begin_roll (play, HOUSE_FOR_FREEING, state->current, plight->trait,
                    (gint) house_get_value (play->rules, state, state->current, plight->trait),
                    TC_THING_NONE);
}

/* Rule 26: tasks that end together are one roll in two places. */
static void
note_task (HousePlay *play, guint index)
{
  HouseState *state = play->state;
  const HouseHaunt *haunt = house_get_haunt (play->rules, state);
  const HouseTask *tasks = play->rules->tasks;
  guint16 used = 0;

  for (guint i = haunt->first_task; i < (guint) haunt->first_task + haunt->n_tasks; i++) {
    if (i == index || (tasks[index].until >= 0 && tasks[i].until == tasks[index].until))
      used |= (guint16) (1u << (i - haunt->first_task));
  }
  state->tasks_used |= (guint8) used;
  state->tasks_more |= (guint8) (used >> 8);
}

void
house_apply_task (HousePlay *play, const TcMove *move)
{
  HouseState *state = play->state;
  guint index = tc_range_index (play->rules->task_things, move->subject);

  note_task (play, index);
  state->counts[HOUSE_WATCH_TRIES] = (guint8) MIN (state->counts[HOUSE_WATCH_TRIES] + 1, 255);
  house_queue (play, play->rules->tasks[index].program, state->current, 0);
  house_check (play);
}

/* 3 Monsters: next to any open door of the floor where they are cut off. */
void
house_apply_fetch (HousePlay *play, const TcMove *move)
{
  HouseState *state = play->state;
  guint room = tc_range_index (play->rules->room_things, move->subject);

  state->lay_room = (guint8) (room + 1);
  state->lay_by = state->current;
  state->lay_goes = 2;
  for (guint floor = 0; floor < play->rules->n_floors; floor++) {
    if (play->rules->rooms[room].floors >> floor & 1)
      state->lay_floor = (guint8) (floor + 1);
  }
}

void
house_apply_lay (HousePlay *play, const TcMove *move)
{
  house_finish_lay (play, tc_range_index (play->rules->room_things, move->target),
                    house_get_lay (move));
}

/* Revolving Wall: to the room behind it, or to a new one. */
void
house_apply_wall (HousePlay *play, const TcMove *move)
{
  HouseState *state = play->state;
  guint seat = state->walling - 1u;
  guint room = state->room[seat];
  guint way = tc_range_index (play->rules->way_things, move->target);
  guint other = state->beside[room][way];

  state->walling = 0;
  if (other != 0) {
    house_join_wall (play, room, other - 1u);
    tc_events_report (play->events, HOUSE_EVENT_FALLS, house_seat (play->rules, seat),
                      house_room (play->rules, other - 1u), 0);
    house_appear (play, seat, other - 1u);
  } else if (house_lay_at_door (play, seat, room, way)) {
    state->lay_goes = 3;
  }
}

/* 3 New Powers: an event is carried out, or it is not. */
void
house_apply_face (HousePlay *play, const TcMove *move)
{
  HouseState *state = play->state;
  guint card = state->facing - 1u;
  guint seat = state->faced_by;
  gboolean faces = move->verb == HOUSE_VERB_FACE;

  state->facing = state->faced_by = 0;
  tc_events_report (play->events, faces ? HOUSE_EVENT_FACES : HOUSE_EVENT_SHRUGS,
                    house_seat (play->rules, seat), house_card (play->rules, card), 0);
  house_queue (play, faces ? play->rules->cards[card].event : TC_EFFECTS_NO_PROGRAM, seat,
               card + 1);
}

void
house_apply_effect (HousePlay *play, const TcMove *move)
{
  tc_effects_apply (play->rules->effects, play->rules, &play->state->head, move, play->events);
}

void
house_apply_done (HousePlay *play, const TcMove *move)
{
  play->state->step_now = HOUSE_STEP_STOP;
  play->state->moves = 0;
}

void
house_apply_rest (HousePlay *play, const TcMove *move)
{
  HouseState *state = play->state;

  memset (state->figure_moves, 0, sizeof state->figure_moves);
  memset (state->has_bitten, 1, sizeof state->has_bitten);
}
