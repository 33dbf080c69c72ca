/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/house/tc-house-legal-private.h"

/* What is legal in the own turn that has to do with others or with the haunt: freeing, attacks,
 * tasks, and fetching a room for monsters that are cut off. */

TcReason
house_check_free (HouseLook *look, const TcMove *move)
{
  const HouseState *state = look->state;
  guint seat = tc_range_index (look->rules->seat_things, move->subject);
  const HousePlight *plight = NULL;

  if (seat >= state->n_players || !house_is_alive (state, seat) ||
      state->room[seat] != state->room[state->current])
    return HOUSE_WHY_NOT_HERE;
  if (seat != state->current && house_is_caught (look))
    return HOUSE_WHY_HINDERED;
  plight = house_find_plight (look->rules, state, seat);
  if (plight == NULL || plight->at_least == 0)
    return HOUSE_WHY_FREE;

  return (state->tried >> seat & 1) != 0 ? HOUSE_WHY_TRIED : HOUSE_WHY_LEGAL;
}

void
house_list_free (HouseLook *look, TcMoveList *list)
{
  for (guint seat = 0; seat < look->state->n_players; seat++) {
    TcMove move = { .subject = house_seat (look->rules, seat) };

    if (house_check_free (look, &move) == HOUSE_WHY_LEGAL)
      house_add_move (look, list, HOUSE_VERB_FREE, move.subject, TC_THING_NONE);
  }
}

/* The figure's number in the position, or HOUSE_NONE. */
guint
house_find_figure (const HouseLook *look, TcThing thing)
{
  const HouseState *state = look->state;
  guint index = tc_range_index (look->rules->figure_things, thing);
  guint nth[HOUSE_MAX_KINDS] = { 0 };

  for (guint i = 0; state->haunt != 0 && i < state->n_figures; i++) {
    guint kind = state->figure_kind[i];

    if (house_get_haunt (look->rules, state)->kinds[kind].first + nth[kind]++ == index)
      return state->figure_room[i] != 0 ? i : HOUSE_NONE;
  }

  return HOUSE_NONE;
}

/* Ruling H-l: nobody attacks the own side unless the haunt allows it. */
static HouseWhy
judge_victim (const HouseLook *look, TcThing target, guint *out_room)
{
  const HouseState *state = look->state;
  guint seat = 0;

  if (tc_range_has (look->rules->figure_things, target)) {
    guint figure = house_find_figure (look, target);

    if (figure == HOUSE_NONE)
      return HOUSE_WHY_NOT_HERE;
    *out_room = state->figure_room[figure] - 1u;
    return house_has_powers (state, state->current) ? HOUSE_WHY_FRIEND : HOUSE_WHY_LEGAL;
  }
  seat = tc_range_index (look->rules->seat_things, target);
  if (seat == state->current)
    return HOUSE_WHY_FRIEND;
  if (seat >= state->n_players || !house_is_alive (state, seat))
    return HOUSE_WHY_NOT_HERE;
  *out_room = state->room[seat];
  /* Nobody learns from what may be attacked who the hidden traitor is. */
  if (state->is_secret || house_get_haunt (look->rules, state)->friendly_fire)
    return HOUSE_WHY_LEGAL;

  return state->side[seat] == state->side[state->current] ? HOUSE_WHY_FRIEND : HOUSE_WHY_LEGAL;
}

static HouseWhy
judge_attack (HouseLook *look)
{
  if (house_is_caught (look))
    return HOUSE_WHY_HINDERED;
  if (look->state->haunt == 0)
    return HOUSE_WHY_NO_HAUNT;

  return look->state->has_attacked ? HOUSE_WHY_ATTACKED : HOUSE_WHY_LEGAL;
}

/* 2 Attack: once a turn, in the same room. */
TcReason
house_check_attack (HouseLook *look, const TcMove *move)
{
  HouseWhy why = judge_attack (look);
  guint room = 0;

  if (why == HOUSE_WHY_LEGAL)
    why = judge_victim (look, move->target, &room);
  if (why != HOUSE_WHY_LEGAL)
    return why;

  return room == look->state->room[look->state->current] ? HOUSE_WHY_LEGAL : HOUSE_WHY_OUT;
}

/* Rule 25: both sides need the trait; a weapon with sight reaches along doors. */
TcReason
house_check_attack_with (HouseLook *look, const TcMove *move)
{
  const HouseState *state = look->state;
  guint card = tc_range_index (look->rules->card_things, move->subject);
  const HouseCard *weapon = &look->rules->cards[card];
  HouseWhy why = judge_attack (look);
  guint room = 0;

  if (why == HOUSE_WHY_LEGAL)
    why = house_judge_card (look, card);
  if (why == HOUSE_WHY_LEGAL && !weapon->has_weapon)
    why = HOUSE_WHY_NO_USE;
  if (why == HOUSE_WHY_LEGAL)
    why = judge_victim (look, move->target, &room);
  if (why != HOUSE_WHY_LEGAL)
    return why;
  if (tc_range_has (look->rules->figure_things, move->target) &&
      house_get_haunt (look->rules, state)
          ->kinds[state->figure_kind[house_find_figure (look, move->target)]]
          .dice[weapon->trait] == 0)
    return HOUSE_WHY_TRAIT;
  if (room == state->room[state->current])
    return HOUSE_WHY_LEGAL;

  return weapon->has_sight && house_sees (look->rules, state, state->room[state->current], room)
           ? HOUSE_WHY_LEGAL
           : HOUSE_WHY_OUT;
}

/* All whom @verb may attack with @card. Figures come before seats. */
static void
list_victims (HouseLook *look, TcMoveList *list, HouseVerb verb, guint subject)
{
  const HouseRules *rules = look->rules;
  const HouseHaunt *haunt = house_get_haunt (rules, look->state);
  guint first = look->state->n_figures > 0 ? haunt->kinds[0].first : 0;
  guint end = look->state->n_figures > 0
                ? MIN (first + HOUSE_MAX_FIGURES * haunt->n_kinds, rules->figure_things.n)
                : 0;

  for (guint i = 0; i < (end - first) + look->state->n_players; i++) {
    TcMove move = { .verb = (guint8) verb, .subject = (TcThing) subject };

    move.target = i < end - first ? tc_range_get (rules->figure_things, first + i)
                                  : house_seat (rules, i - (end - first));
    if ((verb == HOUSE_VERB_ATTACK ? house_check_attack (look, &move)
                                   : house_check_attack_with (look, &move)) == HOUSE_WHY_LEGAL)
      house_add_move (look, list, verb, subject, move.target);
  }
}

void
house_list_attack (HouseLook *look, TcMoveList *list)
{
  if (look->state->haunt != 0 && judge_attack (look) == HOUSE_WHY_LEGAL)
    list_victims (look, list, HOUSE_VERB_ATTACK, TC_THING_NONE);
}

void
house_list_attack_with (HouseLook *look, TcMoveList *list)
{
  if (look->state->haunt == 0 || judge_attack (look) != HOUSE_WHY_LEGAL)
    return;
  for (guint i =
         house_find_card (look->rules, look->state, 0, HOUSE_HELD + look->state->head.actor);
       i < look->rules->n_cards; i = house_find_card (look->rules, look->state, i + 1,
                                                      HOUSE_HELD + look->state->head.actor)) {
    if (look->rules->cards[i].has_weapon && house_judge_card (look, i) == HOUSE_WHY_LEGAL)
      list_victims (look, list, HOUSE_VERB_ATTACK_WITH, house_card (look->rules, i));
  }
}

static gboolean
is_task_used (const HouseState *state, guint nth)
{
  return ((nth < 8 ? state->tasks_used >> nth : state->tasks_more >> (nth - 8)) & 1) != 0;
}

/* Rule 26: once a turn. */
TcReason
house_check_task (HouseLook *look, const TcMove *move)
{
  const HouseState *state = look->state;
  guint index = tc_range_index (look->rules->task_things, move->subject);
  const HouseTask *task = &look->rules->tasks[index];
  const HouseHaunt *haunt = state->haunt != 0 ? house_get_haunt (look->rules, state) : NULL;
  guint room = state->room[state->current];

  if (haunt == NULL)
    return HOUSE_WHY_NO_HAUNT;
  if (index < haunt->first_task || index >= haunt->first_task + haunt->n_tasks)
    return HOUSE_WHY_NO_TASK;
  /* The other side's tasks are as secret as its goal: they are answered like those of any haunt. */
  if (task->who < HOUSE_N_SIDES && task->who != state->side[state->current])
    return HOUSE_WHY_NO_TASK;
  if (house_is_caught (look))
    return HOUSE_WHY_HINDERED;
  if ((task->room != HOUSE_NONE && task->room != room) ||
      (task->token != HOUSE_NONE && (state->tokens[room] >> task->token & 1) == 0) ||
      (task->mark >= 0 && (look->rules->rooms[room].marks >> task->mark & 1) == 0))
    return HOUSE_WHY_NO_NEED_HERE;
  if (task->needs >= 0 && !house_has_tally (look->rules, state, task->needs))
    return HOUSE_WHY_NOT_YET;
  if (house_has_tally (look->rules, state, task->until))
    return HOUSE_WHY_SETTLED;

  return is_task_used (state, index - haunt->first_task) ? HOUSE_WHY_TRIED : HOUSE_WHY_LEGAL;
}

void
house_list_task (HouseLook *look, TcMoveList *list)
{
  const HouseHaunt *haunt =
    look->state->haunt != 0 ? house_get_haunt (look->rules, look->state) : NULL;

  for (guint i = 0; haunt != NULL && i < haunt->n_tasks; i++) {
    TcMove move = { .subject = tc_range_get (look->rules->task_things, haunt->first_task + i) };

    if (house_check_task (look, &move) == HOUSE_WHY_LEGAL)
      house_add_move (look, list, HOUSE_VERB_TASK, move.subject, TC_THING_NONE);
  }
}

/* 3 Monsters: those cut off from all heroes. */
static gboolean
is_cut_off (const HouseLook *look, guint floor)
{
  const HouseState *state = look->state;
  guint8 distance[HOUSE_MAX_ROOMS];

  for (guint i = 0; i < state->n_figures; i++) {
    guint at = state->figure_room[i];
    gboolean can_reach = FALSE;

    if (at == 0 || state->floor[at - 1] != floor + 1)
      continue;
    house_fill_distances (look->rules, state, at - 1u, TRUE, distance);
    for (guint seat = 0; seat < state->n_players; seat++)
      can_reach |= house_is_alive (state, seat) && house_is_hero (state, seat) &&
                   distance[state->room[seat]] != HOUSE_NONE;
    if (!can_reach)
      return TRUE;
  }

  return FALSE;
}

/* The floor where the stairs would help, or HOUSE_NONE. */
static guint
find_fetch_floor (const HouseLook *look, guint room)
{
  for (guint floor = 0; floor < look->rules->n_floors; floor++) {
    if ((look->rules->rooms[room].floors >> floor & 1) != 0 && is_cut_off (look, floor))
      return floor;
  }

  return HOUSE_NONE;
}

static gboolean
is_end_of_stairs (const HouseLook *look, guint room)
{
  for (guint i = 0; i < look->rules->n_stairs; i++) {
    if (look->rules->stairs[i][0] == room || look->rules->stairs[i][1] == room)
      return TRUE;
  }

  return FALSE;
}

TcReason
house_check_fetch (HouseLook *look, const TcMove *move)
{
  const HouseState *state = look->state;
  guint room = tc_range_index (look->rules->room_things, move->subject);
  guint floor = HOUSE_NONE;

  if (!house_has_powers (state, state->current))
    return HOUSE_WHY_SIDE;
  if (state->floor[room] != 0)
    return HOUSE_WHY_KNOWN;
  floor = is_end_of_stairs (look, room) ? find_fetch_floor (look, room) : HOUSE_NONE;
  if (floor == HOUSE_NONE)
    return HOUSE_WHY_NO_NEED;

  return house_fits_on (look->rules, state, room, floor) ? HOUSE_WHY_LEGAL : HOUSE_WHY_NO_DOOR;
}

void
house_list_fetch (HouseLook *look, TcMoveList *list)
{
  if (!house_has_powers (look->state, look->state->current) || look->state->n_figures == 0)
    return;
  for (guint i = 0; i < look->rules->n_rooms; i++) {
    TcMove move = { .subject = house_room (look->rules, i) };

    if (look->state->floor[i] == 0 && house_check_fetch (look, &move) == HOUSE_WHY_LEGAL)
      house_add_move (look, list, HOUSE_VERB_FETCH, move.subject, TC_THING_NONE);
  }
}
