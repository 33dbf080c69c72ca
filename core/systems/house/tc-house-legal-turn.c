/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/house/tc-house-legal-private.h"

/* What is legal in the own turn: one predicate for each kind of move, and lists that are filtered
 * by it. Moving, rooms and cards; what is done with others is in tc-house-legal-others.c. */

void
house_look_init (HouseLook *look, const HouseRules *rules, const HouseState *state)
{
  look->rules = rules;
  look->state = state;
  look->knows_caught = FALSE;
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
gboolean
house_is_caught (HouseLook *look)
{
  if (!look->knows_caught) {
    const HousePlight *plight =
      house_find_plight (look->rules, look->state, look->state->head.actor);

    look->is_caught = plight != NULL && !plight->acts;
    look->knows_caught = TRUE;
  }

  return look->is_caught;
}

/* Rule 24: each opponent who can act costs more; at least one step is always allowed. */
guint
house_get_cost (const HouseRules *rules, const HouseState *state)
{
  return 1 + rules->obstacle * house_list_opponents (rules, state, state->current);
}

static HouseWhy
judge_move (HouseLook *look)
{
  const HouseState *state = look->state;

  if (house_is_caught (look))
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
  is_far = (tc_doors_turn (at->far, state->turned[room]) >> way & 1) != 0;

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

  if (house_is_caught (look))
    return HOUSE_WHY_HINDERED;
  if (look->rules->rooms[room].barrier == HOUSE_NONE || state->opened[room])
    return HOUSE_WHY_NO_BARRIER;

  return (state->crossed >> room & 1) != 0 ? HOUSE_WHY_TRIED : HOUSE_WHY_LEGAL;
}

/* Where something is in the room at all. */
static void
list_if (HouseLook *look, TcMoveList *list, HouseVerb verb, gboolean is_there)
{
  TcReason (*check) (HouseLook *, const TcMove *) =
    verb == HOUSE_VERB_CROSS ? house_check_cross : house_check_room;

  if (is_there && check (look, NULL) == HOUSE_WHY_LEGAL)
    house_add_move (look, list, verb, TC_THING_NONE, TC_THING_NONE);
}

void
house_list_cross (HouseLook *look, TcMoveList *list)
{
  guint room = look->state->room[look->state->current];

  list_if (look, list, HOUSE_VERB_CROSS, look->rules->rooms[room].barrier != HOUSE_NONE);
}

TcReason
house_check_room (HouseLook *look, const TcMove *move)
{
  const HouseState *state = look->state;
  guint room = state->room[state->current];

  if (house_is_caught (look))
    return HOUSE_WHY_HINDERED;
  if (look->rules->rooms[room].action == TC_EFFECTS_NO_PROGRAM)
    return HOUSE_WHY_NO_ACTION;
  if ((state->rooms_used >> room & 1) != 0)
    return HOUSE_WHY_TRIED;

  return look->rules->rooms[room].is_way ? judge_move (look) : HOUSE_WHY_LEGAL;
}

void
house_list_room (HouseLook *look, TcMoveList *list)
{
  guint room = look->state->room[look->state->current];

  list_if (look, list, HOUSE_VERB_ROOM, look->rules->rooms[room].action != TC_EFFECTS_NO_PROGRAM);
}

TcReason
house_check_token (HouseLook *look, const TcMove *move)
{
  const HouseState *state = look->state;
  guint token = tc_range_index (look->rules->token_things, move->subject);

  if (house_is_caught (look))
    return HOUSE_WHY_HINDERED;
  if (look->rules->tokens[token].use == TC_EFFECTS_NO_PROGRAM)
    return HOUSE_WHY_NO_TRY;
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
HouseWhy
house_judge_card (HouseLook *look, guint card)
{
  if (house_is_caught (look))
    return HOUSE_WHY_HINDERED;
  if (!house_holds (look->state, look->state->head.actor, card))
    return HOUSE_WHY_NOT_HELD;

  return look->state->used[card] ? HOUSE_WHY_HANDLED : HOUSE_WHY_LEGAL;
}

/* Whether there is what the card is used on. */
static gboolean
has_need (const HouseLook *look, guint card)
{
  const HouseState *state = look->state;

  switch ((HouseNeed) look->rules->cards[card].need) {
  case HOUSE_NEED_COMPANY:
    return house_count (look->rules, state, HOUSE_MEASURE_COMPANY, state->current) > 0;
  case HOUSE_NEED_THINGS:
    return house_find_near (look->rules, state, 0) < look->rules->n_cards;
  default:
    return TRUE;
  }
}

/* Whether the time of the turn is that of the card. */
static HouseWhy
judge_time (const HouseLook *look, HouseUse use)
{
  const HouseState *state = look->state;

  if (use == HOUSE_USE_ATTACK && state->haunt == 0)
    return HOUSE_WHY_NO_HAUNT;
  if (use == HOUSE_USE_ATTACK && state->has_attacked)
    return HOUSE_WHY_ATTACKED;
  if (use == HOUSE_USE_UNMOVED)
    return state->has_moved ? HOUSE_WHY_NOT_NOW : HOUSE_WHY_LEGAL;

  return use == HOUSE_USE_TURN || use == HOUSE_USE_ATTACK ? HOUSE_WHY_LEGAL : HOUSE_WHY_NOT_NOW;
}

TcReason
house_check_use (HouseLook *look, const TcMove *move)
{
  guint card = tc_range_index (look->rules->card_things, move->subject);
  const HouseCard *at = &look->rules->cards[card];
  HouseWhy why = house_judge_card (look, card);

  if (why != HOUSE_WHY_LEGAL)
    return why;
  if (!at->has_use)
    return HOUSE_WHY_NO_USE;
  if (at->haunt_only && look->state->haunt == 0)
    return HOUSE_WHY_NO_HAUNT;
  why = judge_time (look, (HouseUse) at->use);

  return why == HOUSE_WHY_LEGAL && !has_need (look, card) ? HOUSE_WHY_NO_NEED_HERE : why;
}

static guint
get_own (const HouseLook *look)
{
  return HOUSE_HELD + look->state->head.actor;
}

/* All cards at @where that @verb may do something with, without a target. */
void
house_list_cards (HouseLook *look,
                  TcMoveList *list,
                  HouseVerb verb,
                  guint where,
                  TcReason (*check) (HouseLook *look, const TcMove *move))
{
  for (guint i = house_find_card (look->rules, look->state, 0, where); i < look->rules->n_cards;
       i = house_find_card (look->rules, look->state, i + 1, where)) {
    TcMove move = { .subject = house_card (look->rules, i) };

    if (check (look, &move) == HOUSE_WHY_LEGAL)
      house_add_move (look, list, verb, move.subject, TC_THING_NONE);
  }
}

void
house_list_use (HouseLook *look, TcMoveList *list)
{
  house_list_cards (look, list, HOUSE_VERB_USE, get_own (look), house_check_use);
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
  HouseWhy why = house_judge_card (look, card);

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
  for (guint i = here != 0 ? house_find_card (look->rules, look->state, 0, get_own (look))
                           : look->rules->n_cards;
       i < look->rules->n_cards;
       i = house_find_card (look->rules, look->state, i + 1, get_own (look))) {
    if (house_judge_card (look, i) != HOUSE_WHY_LEGAL || !look->rules->cards[i].is_tradable)
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
  HouseWhy why = house_judge_card (look, card);

  if (why != HOUSE_WHY_LEGAL)
    return why;

  return look->rules->cards[card].is_tradable ? HOUSE_WHY_LEGAL : HOUSE_WHY_NOT_GIVEN;
}

void
house_list_drop (HouseLook *look, TcMoveList *list)
{
  house_list_cards (look, list, HOUSE_VERB_DROP, get_own (look), house_check_drop);
}

TcReason
house_check_pick (HouseLook *look, const TcMove *move)
{
  guint card = tc_range_index (look->rules->card_things, move->subject);

  if (house_is_caught (look))
    return HOUSE_WHY_HINDERED;
  if (!is_card_here (look, card))
    return HOUSE_WHY_NOT_HERE;

  return look->state->used[card] ? HOUSE_WHY_HANDLED : HOUSE_WHY_LEGAL;
}

void
house_list_pick (HouseLook *look, TcMoveList *list)
{
  house_list_cards (look, list, HOUSE_VERB_PICK,
                    HOUSE_IN_ROOM + look->state->room[look->state->head.actor], house_check_pick);
}

TcReason
house_check_done (HouseLook *look, const TcMove *move)
{
  return HOUSE_WHY_LEGAL;
}

void
house_list_done (HouseLook *look, TcMoveList *list)
{
  house_add_move (look, list, HOUSE_VERB_DONE, TC_THING_NONE, TC_THING_NONE);
}
