/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/house/tc-house-legal-private.h"

/* What is legal in the own turn: one predicate for each kind of move, and lists that are filtered
 * by it. */

void
house_look_init (HouseLook *look, const HouseRules *rules, const HouseState *state)
{
  look->rules = rules;
  look->state = state;
}

void
house_add_move (HouseLook *look, TcMoveList *list, HouseVerb verb, guint subject, guint target)
{
  tc_move_list_add (list, verb, (TcThing) subject, (TcThing) target);
}

static gboolean
is_card_here (const HouseLook *look, guint card)
{
  return look->state->where[card] == HOUSE_IN_ROOM + look->state->room[look->state->head.actor];
}

/* -- In the own turn --------------------------------------------------------------------------- */

/* Debris, Webs: who is caught can only try to get free. */
static gboolean
is_caught (const HouseLook *look)
{
  const HousePlight *plight = house_find_plight (look->rules, look->state, look->state->head.actor);

  return plight != NULL && !plight->acts;
}

/* Rule 24: each opponent who can act costs more; at least one step is always allowed. */
guint
house_get_cost (const HouseRules *rules, const HouseState *state)
{
  return 1 + rules->obstacle * house_list_opponents (rules, state, state->current);
}

static HouseWhy
judge_move (const HouseLook *look)
{
  const HouseState *state = look->state;

  if (is_caught (look))
    return HOUSE_WHY_HINDERED;
  if (state->is_stopped)
    return HOUSE_WHY_STOPPED;
  if (state->moves == 0 || (state->has_moved && state->moves < house_get_cost (look->rules, state)))
    return HOUSE_WHY_SPEED;

  return HOUSE_WHY_LEGAL;
}

/* 2 Move. */
TcReason
house_check_walk (HouseLook *look, const TcMove *move)
{
  const HouseState *state = look->state;
  guint to = tc_range_index (look->rules->room_things, move->target);

  if (!house_is_linked (look->rules, state, state->room[state->current], to))
    return HOUSE_WHY_NO_WAY;
  if (house_is_barred (look->rules, state, state->current, to))
    return HOUSE_WHY_BARRIER;

  return judge_move (look);
}

void
house_list_walk (HouseLook *look, TcMoveList *list)
{
  const HouseState *state = look->state;
  guint64 links = 0;

  if (judge_move (look) != HOUSE_WHY_LEGAL)
    return;
  links = house_get_links (look->rules, state, state->room[state->current], FALSE);
  for (; links != 0; links &= links - 1) {
    guint to = (guint) __builtin_ctzll (links);

    if (!house_is_barred (look->rules, state, state->current, to))
      house_add_move (look, list, HOUSE_VERB_WALK, TC_THING_NONE, house_room (look->rules, to));
  }
}

static gboolean
has_rooms_left (const HouseLook *look)
{
  for (guint i = 0; i < look->rules->n_rooms; i++) {
    if (look->state->floor[i] == 0)
      return TRUE;
  }

  return FALSE;
}

/* Whether the door lies beyond the barrier of the room. */
static gboolean
is_door_barred (const HouseLook *look, guint way)
{
  const HouseState *state = look->state;
  guint room = state->room[state->current];
  const HouseRoom *at = &look->rules->rooms[room];
  gboolean is_far = FALSE;

  if (at->barrier == HOUSE_NONE || state->opened[room] || house_has_powers (state, state->current))
    return FALSE;
  is_far = (house_turn_doors (at->far, state->turned[room]) >> way & 1) != 0;

  return is_far != (state->is_far[state->current] != 0);
}

/* 2 Discover. */
TcReason
house_check_explore (HouseLook *look, const TcMove *move)
{
  const HouseState *state = look->state;
  guint room = state->room[state->current];
  guint way = tc_range_index (look->rules->way_things, move->target);

  if ((state->doors[room] >> way & 1) == 0)
    return HOUSE_WHY_WALL;
  if (state->beside[room][way] != 0)
    return HOUSE_WHY_KNOWN;
  if (is_door_barred (look, way))
    return HOUSE_WHY_BARRIER;
  if ((state->shut[room] >> way & 1) != 0 || !has_rooms_left (look))
    return HOUSE_WHY_NO_ROOM;

  return judge_move (look);
}

void
house_list_explore (HouseLook *look, TcMoveList *list)
{
  guint open = house_get_open (look->state, look->state->room[look->state->current]);

  for (guint way = 0; open != 0 && way < HOUSE_N_WAYS; way++) {
    TcMove move = { .target = tc_range_get (look->rules->way_things, way) };

    if (house_check_explore (look, &move) == HOUSE_WHY_LEGAL)
      house_add_move (look, list, HOUSE_VERB_EXPLORE, TC_THING_NONE, move.target);
  }
}

/* Rule 26. */
TcReason
house_check_cross (HouseLook *look, const TcMove *move)
{
  const HouseState *state = look->state;
  guint room = state->room[state->current];

  if (is_caught (look))
    return HOUSE_WHY_HINDERED;
  if (look->rules->rooms[room].barrier == HOUSE_NONE || state->opened[room])
    return HOUSE_WHY_NO_BARRIER;

  return state->crossed ? HOUSE_WHY_TRIED : HOUSE_WHY_LEGAL;
}

TcReason
house_check_room (HouseLook *look, const TcMove *move)
{
  const HouseState *state = look->state;

  if (is_caught (look))
    return HOUSE_WHY_HINDERED;
  if (look->rules->rooms[state->room[state->current]].action == TC_EFFECTS_NO_PROGRAM)
    return HOUSE_WHY_NO_ACTION;

  return state->room_used ? HOUSE_WHY_TRIED : HOUSE_WHY_LEGAL;
}

TcReason
house_check_token (HouseLook *look, const TcMove *move)
{
  const HouseState *state = look->state;
  guint token = tc_range_index (look->rules->token_things, move->subject);

  if (is_caught (look))
    return HOUSE_WHY_HINDERED;
  if (look->rules->tokens[token].use == TC_EFFECTS_NO_PROGRAM)
    return HOUSE_WHY_NO_ACTION;
  if ((state->tokens[state->room[state->current]] >> token & 1) == 0)
    return HOUSE_WHY_NOT_HERE;

  return (state->tokens_used >> token & 1) != 0 ? HOUSE_WHY_TRIED : HOUSE_WHY_LEGAL;
}

void
house_list_token (HouseLook *look, TcMoveList *list)
{
  guint32 here = look->state->tokens[look->state->room[look->state->current]];

  for (guint i = 0; here != 0 && i < look->rules->n_tokens; i++) {
    TcMove move = { .subject = tc_range_get (look->rules->token_things, i) };

    if ((here >> i & 1) != 0 && house_check_token (look, &move) == HOUSE_WHY_LEGAL)
      house_add_move (look, list, HOUSE_VERB_TOKEN, move.subject, TC_THING_NONE);
  }
}

/* -- Cards ------------------------------------------------------------------------------------- */

/* 2 Use: of use, trade, drop, steal and pick up one for each item and turn. */
static HouseWhy
judge_card (const HouseLook *look, guint card)
{
  if (is_caught (look))
    return HOUSE_WHY_HINDERED;
  if (!house_holds (look->state, look->state->head.actor, card))
    return HOUSE_WHY_NOT_HELD;

  return look->state->used[card] ? HOUSE_WHY_HANDLED : HOUSE_WHY_LEGAL;
}

TcReason
house_check_use (HouseLook *look, const TcMove *move)
{
  guint card = tc_range_index (look->rules->card_things, move->subject);
  const HouseCard *at = &look->rules->cards[card];
  HouseWhy why = judge_card (look, card);

  if (why != HOUSE_WHY_LEGAL)
    return why;
  if (!at->has_use)
    return HOUSE_WHY_NO_USE;
  if (at->haunt_only && look->state->haunt == 0)
    return HOUSE_WHY_NO_HAUNT;
  if (at->use == HOUSE_USE_ATTACK && look->state->has_attacked)
    return HOUSE_WHY_ATTACKED;

  return at->use == HOUSE_USE_TURN || at->use == HOUSE_USE_ATTACK ? HOUSE_WHY_LEGAL
                                                                  : HOUSE_WHY_NOT_NOW;
}

/* All cards that @verb may do something with, without a target. */
void
house_list_cards (HouseLook *look,
                  TcMoveList *list,
                  HouseVerb verb,
                  TcReason (*check) (HouseLook *look, const TcMove *move))
{
  for (guint i = 0; i < look->rules->n_cards; i++) {
    TcMove move = { .subject = house_card (look->rules, i) };

    if (look->state->where[i] >= HOUSE_HELD && check (look, &move) == HOUSE_WHY_LEGAL)
      house_add_move (look, list, verb, move.subject, TC_THING_NONE);
  }
}

void
house_list_use (HouseLook *look, TcMoveList *list)
{
  house_list_cards (look, list, HOUSE_VERB_USE, house_check_use);
}

static gboolean
is_companion_here (const HouseLook *look, guint seat)
{
  const HouseState *state = look->state;

  return seat != state->current && seat < state->n_players && house_is_alive (state, seat) &&
         state->room[seat] == state->room[state->current];
}

/* Rule 23: trading is by consent, in the same room. */
TcReason
house_check_give (HouseLook *look, const TcMove *move)
{
  guint card = tc_range_index (look->rules->card_things, move->subject);
  HouseWhy why = judge_card (look, card);

  if (why != HOUSE_WHY_LEGAL)
    return why;
  if (!look->rules->cards[card].is_tradable)
    return HOUSE_WHY_NOT_GIVEN;

  return is_companion_here (look, tc_range_index (look->rules->seat_things, move->target))
           ? HOUSE_WHY_LEGAL
           : HOUSE_WHY_NOT_HERE;
}

void
house_list_give (HouseLook *look, TcMoveList *list)
{
  guint here = 0;

  for (guint seat = 0; seat < look->state->n_players; seat++)
    here |= (guint) is_companion_here (look, seat) << seat;
  for (guint i = 0; here != 0 && i < look->rules->n_cards; i++) {
    if (judge_card (look, i) != HOUSE_WHY_LEGAL || !look->rules->cards[i].is_tradable)
      continue;
    for (guint seat = 0; seat < look->state->n_players; seat++) {
      if (here >> seat & 1)
        house_add_move (look, list, HOUSE_VERB_GIVE, house_card (look->rules, i),
                        house_seat (look->rules, seat));
    }
  }
}

TcReason
house_check_drop (HouseLook *look, const TcMove *move)
{
  guint card = tc_range_index (look->rules->card_things, move->subject);
  HouseWhy why = judge_card (look, card);

  if (why != HOUSE_WHY_LEGAL)
    return why;

  return look->rules->cards[card].is_tradable ? HOUSE_WHY_LEGAL : HOUSE_WHY_NOT_GIVEN;
}

void
house_list_drop (HouseLook *look, TcMoveList *list)
{
  house_list_cards (look, list, HOUSE_VERB_DROP, house_check_drop);
}

TcReason
house_check_pick (HouseLook *look, const TcMove *move)
{
  guint card = tc_range_index (look->rules->card_things, move->subject);

  if (is_caught (look))
    return HOUSE_WHY_HINDERED;
  if (!is_card_here (look, card))
    return HOUSE_WHY_NOT_HERE;

  return look->state->used[card] ? HOUSE_WHY_HANDLED : HOUSE_WHY_LEGAL;
}

void
house_list_pick (HouseLook *look, TcMoveList *list)
{
  house_list_cards (look, list, HOUSE_VERB_PICK, house_check_pick);
}

/* -- Helping, attacking, attempting -------------------------------------------------------------
 */

TcReason
house_check_free (HouseLook *look, const TcMove *move)
{
  const HouseState *state = look->state;
  guint seat = tc_range_index (look->rules->seat_things, move->subject);
  const HousePlight *plight = NULL;

  if (seat >= state->n_players || !house_is_alive (state, seat) ||
      state->room[seat] != state->room[state->current])
    return HOUSE_WHY_NOT_HERE;
  if (seat != state->current && is_caught (look))
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
  if (seat == state->current || seat >= state->n_players || !house_is_alive (state, seat))
    return HOUSE_WHY_NOT_HERE;
  *out_room = state->room[seat];
  if (house_get_haunt (look->rules, state)->friendly_fire)
    return HOUSE_WHY_LEGAL;

  return state->side[seat] == state->side[state->current] ? HOUSE_WHY_FRIEND : HOUSE_WHY_LEGAL;
}

static HouseWhy
judge_attack (const HouseLook *look)
{
  if (is_caught (look))
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
    why = judge_card (look, card);
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
  if (judge_attack (look) == HOUSE_WHY_LEGAL)
    list_victims (look, list, HOUSE_VERB_ATTACK, TC_THING_NONE);
}

void
house_list_attack_with (HouseLook *look, TcMoveList *list)
{
  if (judge_attack (look) != HOUSE_WHY_LEGAL)
    return;
  for (guint i = 0; i < look->rules->n_cards; i++) {
    if (look->rules->cards[i].has_weapon && judge_card (look, i) == HOUSE_WHY_LEGAL)
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

  if (haunt == NULL || index < haunt->first_task || index >= haunt->first_task + haunt->n_tasks)
    return HOUSE_WHY_NO_HAUNT;
  if (is_caught (look))
    return HOUSE_WHY_HINDERED;
  if (task->who < HOUSE_N_SIDES && task->who != state->side[state->current])
    return HOUSE_WHY_SIDE;
  if ((task->room != HOUSE_NONE && task->room != room) ||
      (task->token != HOUSE_NONE && (state->tokens[room] >> task->token & 1) == 0) ||
      (task->mark >= 0 && (look->rules->rooms[room].marks >> task->mark & 1) == 0))
    return HOUSE_WHY_NOT_HERE;

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
      can_reach |= house_is_alive (state, seat) && state->side[seat] == HOUSE_HEROES &&
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

  return house_fits_on (look->rules, state, room, floor) ? HOUSE_WHY_LEGAL : HOUSE_WHY_DOOR;
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

TcReason
house_check_done (HouseLook *look, const TcMove *move)
{
  return HOUSE_WHY_LEGAL;
}
