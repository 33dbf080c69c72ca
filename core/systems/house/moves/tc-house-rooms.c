/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/house/tc-house-private.h"

/* The house grows: drawing a room that fits, laying it, and moving one. */

static const gint8 dx[HOUSE_N_WAYS] = { 0, 1, 0, -1 };
static const gint8 dy[HOUSE_N_WAYS] = { -1, 0, 1, 0 };

/* -- Places ------------------------------------------------------------------------------------ */

void
house_put_room (HousePlay *play, guint room, guint floor, gint x, gint y, guint turned)
{
  HouseState *state = play->state;

  state->floor[room] = (guint8) (floor + 1);
  state->x[room] = (gint8) x;
  state->y[room] = (gint8) y;
  state->turned[room] = (guint8) turned;
  state->doors[room] = (guint8) tc_doors_turn (play->rules->rooms[room].doors, turned);
  for (guint other = 0; other < play->rules->n_rooms; other++) {
    if (other == room || state->floor[other] != floor + 1)
      continue;
    for (guint way = 0; way < HOUSE_N_WAYS; way++) {
      if (state->x[other] != x + dx[way] || state->y[other] != y + dy[way])
        continue;
      state->beside[room][way] = (guint8) (other + 1);
      state->beside[other][(way + 2) % HOUSE_N_WAYS] = (guint8) (room + 1);
    }
  }
}

static void
take_room (HousePlay *play, guint room)
{
  HouseState *state = play->state;

  for (guint way = 0; way < HOUSE_N_WAYS; way++) {
    guint other = state->beside[room][way];

    if (other != 0)
      state->beside[other - 1][(way + 2) % HOUSE_N_WAYS] = 0;
    state->beside[room][way] = 0;
  }
}

/* -- Drawing ----------------------------------------------------------------------------------- */

static gboolean
fits_somehow (const HouseRules *rules, const HouseState *state, guint room, guint at, guint way)
{
  for (guint turned = 0; turned < HOUSE_N_WAYS; turned++) {
    if (house_judge_fit (rules, state, room, at, way, turned) == HOUSE_WHY_LEGAL)
      return TRUE;
  }

  return FALSE;
}

/* At some open door of the floor. */
gboolean
house_fits_on (const HouseRules *rules, const HouseState *state, guint room, guint floor)
{
  for (guint at = 0; at < rules->n_rooms; at++) {
    guint open = state->floor[at] == floor + 1 && at != room ? house_get_open (state, at) : 0;

    for (guint way = 0; way < HOUSE_N_WAYS; way++) {
      if ((open >> way & 1) != 0 && fits_somehow (rules, state, room, at, way))
        return TRUE;
    }
  }

  return FALSE;
}

static gboolean
is_on_top (const HouseState *state, guint room)
{
  for (guint i = 0; i < HOUSE_MAX_LOOK; i++) {
    if (state->top[HOUSE_STACK_ROOMS][i] == room + 1)
      return TRUE;
  }

  return FALSE;
}

/* At random from what is left and not set aside in this search; HOUSE_NONE when there is none. */
static guint
draw_among (HousePlay *play, guint64 aside)
{
  HouseState *state = play->state;
  guint n = 0;
  guint nth = 0;

  for (guint room = 0; room < play->rules->n_rooms; room++)
    n += state->floor[room] == 0 && (aside >> room & 1) == 0 && !is_on_top (state, room);
  if (n == 0)
    return HOUSE_NONE;
  nth =
    n > 1 ? tc_state_draw (&state->head, HOUSE_ROLL_ROOM, state->current, state->n_draws++, n) : 1;
  for (guint room = 0;; room++) {
    if (state->floor[room] == 0 && (aside >> room & 1) == 0 && !is_on_top (state, room) &&
        --nth == 0)
      return room;
  }
}

guint
house_draw_room (HousePlay *play)
{
  return draw_among (play, 0);
}

/* Which rooms were seen is known to all: the position keeps it until another move sets some aside.
 */
static void
set_aside (HousePlay *play, guint room)
{
  HouseState *state = play->state;

  if (state->aside_move != state->head.n_moves)
    state->aside = 0;
  state->aside_move = state->head.n_moves;
  state->aside |= G_GUINT64_CONSTANT (1) << room;
  tc_events_report (play->events, HOUSE_EVENT_ASIDE, house_room (play->rules, room), TC_THING_NONE,
                    0);
}

/* Rule 20, ruling H-h: rooms that do not fit are set aside and mixed in again. @at: the room whose
 * door in @way is entered, or HOUSE_NONE for any open door of the floors in @floors. */
static guint
search_stack (HousePlay *play, guint at, guint way, guint floors, guint *out_floor)
{
  guint64 aside = 0;

  for (;;) {
    guint room = house_take_top (play->state, HOUSE_STACK_ROOMS);

    if (room == HOUSE_NONE)
      room = draw_among (play, aside);
    if (room == HOUSE_NONE)
      return HOUSE_NONE;
    if (at != HOUSE_NONE && fits_somehow (play->rules, play->state, room, at, way))
      return room;
    for (guint floor = 0; at == HOUSE_NONE && floor < play->rules->n_floors; floor++) {
      *out_floor = floor;
      if ((floors >> floor & 1) != 0 && house_fits_on (play->rules, play->state, room, floor))
        return room;
    }
    aside |= G_GUINT64_CONSTANT (1) << room;
    set_aside (play, room);
  }
}

/* -- Laying ------------------------------------------------------------------------------------ */

static void
begin_lay (HousePlay *play, guint seat, guint room, guint at, guint way, guint floor)
{
  HouseState *state = play->state;

  state->lay_room = (guint8) (room + 1);
  state->lay_by = (guint8) seat;
  state->lay_at = (guint8) at;
  state->lay_way = (guint8) way;
  state->lay_floor = (guint8) floor;
}

/* 2 Discover: FALSE when no room fits there. */
gboolean
house_lay_at_door (HousePlay *play, guint seat, guint at, guint way)
{
  guint floor = 0;
  guint room = search_stack (play, at, way, 0, &floor);

  if (room == HOUSE_NONE) {
    tc_events_report (play->events, HOUSE_EVENT_NO_ROOM, house_seat (play->rules, seat),
                      house_room (play->rules, at), 0);
    return FALSE;
  }
  begin_lay (play, seat, room, at, way, 0);
  play->state->lay_goes = 1;

  return TRUE;
}

/* An effect: on @floor, or on any floor when that is HOUSE_NONE; @room, or one from the stack. One
 * that lies there already is only gone to. */
void
house_lay_on_floor (HousePlay *play, guint seat, guint floor, guint room)
{
  HouseState *state = play->state;
  guint floors = floor == HOUSE_NONE ? 0xffu : 1u << floor;
  guint found = 0;

  if (!house_is_alive (state, seat))
    return;
  if (room != HOUSE_NONE && state->floor[room] != 0) {
    tc_events_report (play->events, HOUSE_EVENT_FALLS, house_seat (play->rules, seat),
                      house_room (play->rules, room), 0);
    house_appear (play, seat, room);
    return;
  }
  if (room == HOUSE_NONE) {
    room = search_stack (play, HOUSE_NONE, 0, floors, &found);
  } else {
    while (found < play->rules->n_floors && !house_fits_on (play->rules, state, room, found))
      found++;
    if (found == play->rules->n_floors)
      room = HOUSE_NONE;
  }
  if (room == HOUSE_NONE) {
    tc_events_report (play->events, HOUSE_EVENT_NO_ROOM, house_seat (play->rules, seat),
                      house_room (play->rules, state->room[seat]), 0);
    return;
  }
  begin_lay (play, seat, room, HOUSE_NONE, 0, floor == HOUSE_NONE ? HOUSE_ANY_FLOOR : found + 1);
  state->lay_goes = 1;
}

/* The room where @seat stands goes to another open door of the floor; without one, of another. */
void
house_reattach (HousePlay *play, guint seat, guint floor)
{
  HouseState *state = play->state;
  guint room = state->room[seat];
  guint own = state->floor[room] - 1u;
  guint to = floor == HOUSE_NONE ? own : floor;

  if (!house_is_alive (state, seat) || !house_fits_on (play->rules, state, room, to)) {
    for (to = 0; floor == HOUSE_NONE && to < play->rules->n_floors &&
                 !house_fits_on (play->rules, state, room, to);)
      to++;
    if (floor != HOUSE_NONE || to == play->rules->n_floors || !house_is_alive (state, seat)) {
      tc_events_report (play->events, HOUSE_EVENT_NO_ROOM, house_seat (play->rules, seat),
                        house_room (play->rules, room), 0);
      return;
    }
  }
  begin_lay (play, seat, room, HOUSE_NONE, 0, to + 1);
  state->lay_goes = 2;
}

/* Why @room may not be laid at the door of @at: @value is its way and how it is turned. */
HouseWhy
house_judge_lay (const HouseRules *rules,
                 const HouseState *state,
                 guint room,
                 guint at,
                 guint value)
{
  guint way = value / HOUSE_N_WAYS;

  if (state->lay_room != room + 1)
    return HOUSE_WHY_OTHER;
  if (state->lay_floor == 0 && (at != state->lay_at || way != state->lay_way))
    return HOUSE_WHY_LAY_DOOR;
  if (state->floor[at] == 0 || at == room || state->beside[at][way] != 0 ||
      (state->lay_goes != 3 && (state->doors[at] >> way & 1) == 0))
    return HOUSE_WHY_LAY_SIDE;
  if (state->lay_floor != 0 && state->lay_floor != HOUSE_ANY_FLOOR &&
      state->floor[at] != state->lay_floor)
    return HOUSE_WHY_LAY_FLOOR;

  return house_judge_fit (rules, state, room, at, way, value % HOUSE_N_WAYS);
}

/* Bits of how often it may be turned when it is laid there. */
guint
house_list_turns (const HouseRules *rules, const HouseState *state, guint room, guint at, guint way)
{
  guint turns = 0;

  if (state->floor[at] == 0 || state->beside[at][way] != 0 ||
      (state->lay_floor == 0 && (at != state->lay_at || way != state->lay_way)))
    return 0;
  for (guint turned = 0; turned < HOUSE_N_WAYS; turned++)
    if (house_judge_lay (rules, state, room, at, way * HOUSE_N_WAYS + turned) == HOUSE_WHY_LEGAL)
      turns |= 1u << turned;

  return turns;
}

/* -- Being laid -------------------------------------------------------------------------------- */

/* Rule 21: the card first, then the room; only who discovers it draws. */
static void
discover (HousePlay *play, guint seat, guint room)
{
  const HouseRoom *at = &play->rules->rooms[room];
  HouseState *state = play->state;

  state->counts[HOUSE_WATCH_ROOMS] = (guint8) MIN (state->counts[HOUSE_WATCH_ROOMS] + 1, 255);
  house_enter (play, seat, room);
  if (!house_is_alive (state, seat))
    return;
  if (at->symbol != HOUSE_NO_CARD)
    house_draw (play, seat, (HouseCardKind) at->symbol);
  if (at->on_discover != TC_EFFECTS_NO_PROGRAM && !house_has_powers (state, seat))
    house_queue (play, at->on_discover, seat, 0);
}

/* Rule 26: where a room is entered by a door, that says which half. */
static void
set_half (HousePlay *play, guint seat, guint from, guint room)
{
  HouseState *state = play->state;
  guint door = house_get_door (state, room, from);

  state->is_far[seat] =
    play->rules->rooms[room].barrier != HOUSE_NONE && door < HOUSE_N_WAYS &&
    (tc_doors_turn (play->rules->rooms[room].far, state->turned[room]) >> door & 1) != 0 &&
    __builtin_popcount (state->doors[room]) > 1;
}

/* Ruling H-j: who does not come by a door chooses a half; what opens is entered from outside. */
static void
ask_half (HousePlay *play, guint seat)
{
  HouseState *state = play->state;
  guint room = state->room[seat];
  const HouseRoom *at = &play->rules->rooms[room];

  if (at->barrier != HOUSE_NONE && !at->opens && house_is_alive (state, seat) &&
      !house_has_powers (state, seat) && __builtin_popcount (state->doors[room]) > 1)
    state->half_due |= (guint8) (1u << seat);
}

void
house_apply_half (HousePlay *play, const TcMove *move)
{
  HouseState *state = play->state;
  guint seat = state->head.actor;
  guint room = state->room[seat];
  guint way = tc_range_index (play->rules->way_things, move->target);

  state->half_due &= (guint8) ~(1u << seat);
  state->is_far[seat] =
    (tc_doors_turn (play->rules->rooms[room].far, state->turned[room]) >> way & 1) != 0;
  tc_events_report (play->events, HOUSE_EVENT_HALF, house_seat (play->rules, seat), move->target,
                    0);
}

/* Revolving Wall: the rooms on both sides of it. */
void
house_join_wall (HousePlay *play, guint a, guint b)
{
  guint i = 0;

  while (play->state->wall[i][0] != 0)
    i++;
  play->state->wall[i][0] = (guint8) (a + 1);
  play->state->wall[i][1] = (guint8) (b + 1);
}

void
house_finish_lay (HousePlay *play, guint at, guint value)
{
  HouseState *state = play->state;
  guint room = state->lay_room - 1u;
  guint seat = state->lay_by;
  guint way = value / HOUSE_N_WAYS;
  gboolean is_new = state->lay_goes != 2;
  gboolean is_by_door = state->lay_goes == 1 && state->lay_floor == 0;

  if (state->lay_goes == 3)
    house_join_wall (play, at, room);
  if (state->floor[room] != 0)
    take_room (play, room);
  house_put_room (play, room, state->floor[at] - 1u, state->x[at] + dx[way], state->y[at] + dy[way],
                  value % HOUSE_N_WAYS);
  tc_events_report (play->events, is_new ? HOUSE_EVENT_FOUND : HOUSE_EVENT_MOVED,
                    house_seat (play->rules, seat), house_room (play->rules, room),
                    (gint16) (90 * (value % HOUSE_N_WAYS)));
  state->lay_room = state->lay_by = state->lay_floor = state->lay_at = state->lay_way = 0;
  state->lay_goes = 0;
  if (!is_new)
    return;
  discover (play, seat, room);
  if (state->room[seat] != room)
    return;
  set_half (play, seat, at, room);
  if (!is_by_door)
    ask_half (play, seat);
}

/* Ruling H-i: the player picks among legal rotations; with one there is nothing to pick. */
gboolean
house_run_lay (HousePlay *play)
{
  HouseState *state = play->state;
  guint room = state->lay_room - 1u;
  guint found_at = 0;
  guint found = 0;
  guint n = 0;

  for (guint at = 0; at < play->rules->n_rooms; at++) {
    for (guint way = 0; way < HOUSE_N_WAYS; way++) {
      guint turns = house_list_turns (play->rules, state, room, at, way);

      if (turns == 0)
        continue;
      found_at = at;
      found = way * HOUSE_N_WAYS + (guint) __builtin_ctz (turns);
      n += (guint) __builtin_popcount (turns);
    }
  }
  if (n > 1) {
    house_ask (play, HOUSE_PHASE_LAY, state->lay_by);
    return TRUE;
  }
  if (n == 1)
    house_finish_lay (play, found_at, found);
  else
    state->lay_room = 0;

  return FALSE;
}

/* -- Coming and going -------------------------------------------------------------------------- */

/* What lies open in a room acts on whoever comes in or begins a turn there. */
void
house_meet_auras (HousePlay *play, guint seat, guint room)
{
  const HouseState *state = play->state;

  for (guint i = 0; i < play->rules->n_cards; i++) {
    guint8 where = state->where[i];
    gboolean is_here =
      where == HOUSE_IN_ROOM + room ||
      (where >= HOUSE_HELD && where < HOUSE_HELD + HOUSE_MAX_SEATS &&
       house_is_alive (state, where - HOUSE_HELD) && state->room[where - HOUSE_HELD] == room);

    if (state->on[i] && is_here && play->rules->cards[i].aura != TC_EFFECTS_NO_PROGRAM)
      house_queue (play, play->rules->cards[i].aura, seat, i + 1);
  }
}

/* However the explorer comes there. Who comes onto a slide goes on at once. */
void
house_enter (HousePlay *play, guint seat, guint room)
{
  const HouseRoom *at = &play->rules->rooms[room];
  HouseState *state = play->state;
  guint from = state->room[seat];

  if (at->slide != HOUSE_NONE && state->floor[at->slide] != 0) {
    tc_events_report (play->events, HOUSE_EVENT_FALLS, house_seat (play->rules, seat),
                      house_room (play->rules, at->slide), 0);
    room = at->slide;
    at = &play->rules->rooms[room];
  }
  state->room[seat] = (guint8) room;
  state->is_far[seat] = 0;
  state->half_due &= (guint8) ~(1u << seat);
  if (from != room && state->floor[from] != 0)
    set_half (play, seat, from, room);
  if (at->on_enter != TC_EFFECTS_NO_PROGRAM && (at->is_good || !house_has_powers (state, seat)))
    house_queue (play, at->on_enter, seat, 0);
  house_meet_auras (play, seat, room);
  house_check (play);
}

/* By an effect, not by a door. */
void
house_appear (HousePlay *play, guint seat, guint room)
{
  house_enter (play, seat, room);
  ask_half (play, seat);
}
