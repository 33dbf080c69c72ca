/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/house/tc-house-private.h"

/* Monsters: they move by a roll for each kind, attack, and are only stunned (3 Monsters). */

/* Ruling H-k: one roll for all of a kind; a stunned one only gets up. */
void
house_begin_monsters (HousePlay *play)
{
  HouseState *state = play->state;
  const HouseHaunt *haunt = house_get_haunt (play->rules, state);

  state->figures_gone = 0;
  for (guint kind = 0; kind < haunt->n_kinds; kind++) {
    guint moves = 0;
    gboolean is_any = FALSE;

    for (guint i = 0; i < state->n_figures; i++)
      is_any |= state->figure_kind[i] == kind && state->figure_room[i] != 0 && !state->stunned[i];
    if (is_any)
      moves = house_throw (play, HOUSE_EVENT_ROLL_MOVES, haunt->kinds[kind].dice[HOUSE_SPEED],
                           tc_range_get (play->rules->figure_things, haunt->kinds[kind].first));
    for (guint i = 0; i < state->n_figures; i++) {
      if (state->figure_kind[i] != kind || state->figure_room[i] == 0)
        continue;
      state->figure_moves[i] = state->stunned[i] ? 0 : (guint8) moves;
      state->has_bitten[i] = state->stunned[i];
      state->stunned[i] = 0;
    }
  }
}

/* Doors, stairs, slides both ways, up where it climbs, and secret walls without a roll. */
static gboolean
leads (const HouseRules *rules, const HouseState *state, guint from, guint to)
{
  return (house_get_links (rules, state, from, TRUE) >> to & 1) != 0;
}

/* Rule 24 is for monsters too: each hero in the room costs more. */
static guint
get_cost (const HouseRules *rules, const HouseState *state, guint figure)
{
  guint n = 0;

  for (guint seat = 0; seat < state->n_players; seat++)
    n += house_is_alive (state, seat) && house_is_hero (state, seat) &&
         state->room[seat] + 1 == state->figure_room[figure];

  return 1 + rules->obstacle * n;
}

/* At least one step is always allowed. */
gboolean
house_can_leave (const HouseRules *rules, const HouseState *state, guint figure)
{
  guint moves = state->figure_moves[figure];

  return moves > 0 &&
         ((state->figures_gone >> figure & 1) == 0 || moves >= get_cost (rules, state, figure));
}

gboolean
house_may_go (const HouseRules *rules, const HouseState *state, guint figure, guint room)
{
  return state->figure_room[figure] != 0 && house_can_leave (rules, state, figure) &&
         state->floor[room] != 0 && state->figure_room[figure] != room + 1 &&
         leads (rules, state, state->figure_room[figure] - 1u, room);
}

/* It still slides when it comes onto a slide. */
void
house_move_figure (HousePlay *play, guint figure, guint room)
{
  HouseState *state = play->state;
  guint from = state->figure_room[figure] - 1u;
  guint slide = play->rules->rooms[room].slide;

  if (slide != HOUSE_NONE && slide != from && state->floor[slide] != 0)
    room = slide;
  state->figure_room[figure] = (guint8) (room + 1);
  tc_events_report (play->events, HOUSE_EVENT_MONSTER,
                    house_get_thing (play, HOUSE_BY_MONSTER | figure),
                    house_room (play->rules, room), 0);
}

/* One room towards the nearest hero. */
void
house_step_nearer (HousePlay *play, guint figure)
{
  HouseState *state = play->state;
  guint8 distance[HOUSE_MAX_ROOMS];
  guint at = state->figure_room[figure] - 1u;
  guint best = HOUSE_NONE;
  guint least = HOUSE_NONE;

  for (guint seat = 0; seat < state->n_players; seat++) {
    if (!house_is_alive (state, seat) || !house_is_hero (state, seat))
      continue;
    house_fill_distances (play->rules, state, state->room[seat], TRUE, distance);
    for (guint to = 0; to < play->rules->n_rooms; to++) {
      if (distance[to] >= least || distance[at] == 0 || !leads (play->rules, state, at, to))
        continue;
      least = distance[to];
      best = to;
    }
  }
  if (best != HOUSE_NONE)
    house_move_figure (play, figure, best);
}

static void
call_hero (HousePlay *play, guint seat, const guint8 *distance)
{
  HouseState *state = play->state;
  guint from = state->room[seat];

  for (guint to = 0; to < play->rules->n_rooms; to++) {
    if (distance[to] + 1 != distance[from] || !house_is_linked (play->rules, state, from, to))
      continue;
    tc_events_report (play->events, HOUSE_EVENT_WALKS, house_seat (play->rules, seat),
                      house_room (play->rules, to), 0);
    house_enter (play, seat, to);
    return;
  }
}

/* Each other hero one room towards @seat. */
void
house_call_heroes (HousePlay *play, guint seat)
{
  HouseState *state = play->state;
  guint8 distance[HOUSE_MAX_ROOMS];

  house_fill_distances (play->rules, state, state->room[seat], FALSE, distance);
  for (guint other = 0; other < state->n_players; other++) {
    if (other != seat && house_is_alive (state, other) && house_is_hero (state, other) &&
        distance[state->room[other]] != HOUSE_NONE && distance[state->room[other]] > 0)
      call_hero (play, other, distance);
  }
}

/* -- Moves ------------------------------------------------------------------------------------- */

static guint
find_figure (const HousePlay *play, TcThing thing)
{
  const HouseState *state = play->state;
  const HouseHaunt *haunt = house_get_haunt (play->rules, state);
  guint index = tc_range_index (play->rules->figure_things, thing);
  guint nth[HOUSE_MAX_KINDS] = { 0 };

  for (guint i = 0;; i++) {
    guint kind = state->figure_kind[i];

    if (haunt->kinds[kind].first + nth[kind]++ == index)
      return i;
  }
}

void
house_apply_go (HousePlay *play, const TcMove *move)
{
  HouseState *state = play->state;
  guint figure = find_figure (play, move->subject);

  state->figure_moves[figure] -=
    (guint8) MIN (state->figure_moves[figure], get_cost (play->rules, state, figure));
  state->figures_gone |= (guint16) (1u << figure);
  house_move_figure (play, figure, tc_range_index (play->rules->room_things, move->target));
}

void
house_apply_bite (HousePlay *play, const TcMove *move)
{
  HouseState *state = play->state;
  guint figure = find_figure (play, move->subject);

  state->has_bitten[figure] = 1;
  state->figure_moves[figure] = 0;
  house_begin_attack (play, HOUSE_BY_MONSTER | figure,
                      tc_range_index (play->rules->seat_things, move->target), HOUSE_MIGHT, 0);
}
