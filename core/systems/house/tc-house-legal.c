/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/house/tc-house-legal-private.h"

/* What is legal where something has to be answered and for monsters, and the table of decisions
 * that names all predicates and lists. */

/* -- What interrupts --------------------------------------------------------------------------- */

static TcReason
house_check_lay (HouseLook *look, const TcMove *move)
{
  guint room = tc_range_index (look->rules->room_things, move->subject);
  guint at = tc_range_index (look->rules->room_things, move->target);

  return house_judge_lay (look->rules, look->state, room, at, house_get_lay (move));
}

static void
house_list_lay (HouseLook *look, TcMoveList *list)
{
  guint room = look->state->lay_room - 1u;

  for (guint way = 0; way < HOUSE_N_WAYS; way++) {
    for (guint at = 0; at < look->rules->n_rooms; at++) {
      guint turns = house_list_turns (look->rules, look->state, room, at, way);

      for (; turns != 0; turns &= turns - 1)
        tc_move_list_add_move (
          list, tc_move_make ((guint8) (HOUSE_VERB_LAY_NORTH + way), house_room (look->rules, room),
                              house_room (look->rules, at), (guint16) __builtin_ctz (turns)));
    }
  }
}

static TcReason
house_check_wall (HouseLook *look, const TcMove *move)
{
  guint room = look->state->room[look->state->walling - 1];
  guint way = tc_range_index (look->rules->way_things, move->target);

  return (look->state->doors[room] >> way & 1) != 0 ? HOUSE_WHY_HAS_DOOR : HOUSE_WHY_LEGAL;
}

/* Before a roll or after it. */
static TcReason
house_check_react (HouseLook *look, const TcMove *move)
{
  guint card = tc_range_index (look->rules->card_things, move->subject);
  HouseUse when = look->state->roll_stage == HOUSE_ROLL_BEFORE ? HOUSE_USE_BEFORE : HOUSE_USE_AFTER;

  if (!house_holds (look->state, look->state->roll_by, card))
    return HOUSE_WHY_NOT_HELD;
  if (look->state->used[card])
    return HOUSE_WHY_HANDLED;
  if (when == HOUSE_USE_AFTER && look->state->roll_dice == 0)
    return HOUSE_WHY_NOT_NOW;

  return house_may_use (look->rules, look->state, look->state->roll_by, card, when)
           ? HOUSE_WHY_LEGAL
           : HOUSE_WHY_NOT_NOW;
}

static void
house_list_react (HouseLook *look, TcMoveList *list)
{
  house_list_cards (look, list, HOUSE_VERB_USE, HOUSE_HELD + look->state->roll_by,
                    house_check_react);
}

static TcReason
house_check_roll (HouseLook *look, const TcMove *move)
{
  return HOUSE_WHY_LEGAL;
}

static TcReason
house_check_banked (HouseLook *look, const TcMove *move)
{
  return house_has_kept (look->rules, look->state) ? HOUSE_WHY_LEGAL : HOUSE_WHY_NOT_NOW;
}

/* Lucky Stone, Rabbit's Foot (4c.5): dice are named by what they show. */
static TcReason
house_check_die (HouseLook *look, const TcMove *move)
{
  const HouseState *state = look->state;
  guint lowest = look->rules->lowest;

  return move->value >= lowest && house_find_die (state, move->value - lowest) < state->roll_dice
           ? HOUSE_WHY_LEGAL
           : HOUSE_WHY_NO_DIE;
}

static void
house_list_die (HouseLook *look, TcMoveList *list)
{
  guint lowest = look->rules->lowest;

  for (guint face = 0; face < look->rules->faces; face++) {
    if (house_find_die (look->state, face) < look->state->roll_dice)
      tc_move_list_add_move (list, tc_move_make (HOUSE_VERB_DIE, TC_THING_NONE, TC_THING_NONE,
                                                 (guint16) (lowest + face)));
  }
}

static TcReason
house_check_throw (HouseLook *look, const TcMove *move)
{
  return look->state->again != 0 ? HOUSE_WHY_LEGAL : HOUSE_WHY_NONE_PICKED;
}

/* Ruling H-g. */
static TcReason
house_check_lose (HouseLook *look, const TcMove *move)
{
  guint trait = tc_range_index (look->rules->trait_things, move->subject);

  if (house_can_lose (look->state, trait))
    return HOUSE_WHY_LEGAL;

  return (look->state->hurt_traits >> trait & 1) != 0 ? HOUSE_WHY_LOWEST : HOUSE_WHY_NOT_HURT;
}

static TcReason
house_check_steal (HouseLook *look, const TcMove *move)
{
  guint card = tc_range_index (look->rules->card_things, move->subject);

  if (!house_holds (look->state, look->state->defender, card))
    return HOUSE_WHY_NOT_HELD;

  return look->rules->cards[card].is_stealable ? HOUSE_WHY_LEGAL : HOUSE_WHY_NOT_GIVEN;
}

static void
house_list_steal (HouseLook *look, TcMoveList *list)
{
  house_list_cards (look, list, HOUSE_VERB_STEAL, HOUSE_HELD + look->state->defender,
                    house_check_steal);
}

static TcReason
house_check_wound (HouseLook *look, const TcMove *move)
{
  return HOUSE_WHY_LEGAL;
}

static TcReason
house_check_consent (HouseLook *look, const TcMove *move)
{
  return HOUSE_WHY_LEGAL;
}

static TcReason
house_check_face (HouseLook *look, const TcMove *move)
{
  return HOUSE_WHY_LEGAL;
}

/* Ruling H-j: each door stands for its half. */
static TcReason
house_check_half (HouseLook *look, const TcMove *move)
{
  guint room = look->state->room[look->state->head.actor];
  guint way = tc_range_index (look->rules->way_things, move->target);

  return (look->state->doors[room] >> way & 1) != 0 ? HOUSE_WHY_LEGAL : HOUSE_WHY_WALL;
}

/* Ruling H-c. */
static TcReason
house_check_chart (HouseLook *look, const TcMove *move)
{
  guint room = tc_range_index (look->rules->room_things, move->target);
  guint64 rows = house_find_rows (look->rules, look->state, look->state->chart_room,
                                  look->state->chart_card - 1u);

  return (rows >> room & 1) != 0 ? HOUSE_WHY_LEGAL : HOUSE_WHY_FARTHER;
}

static void
house_list_effect (HouseLook *look, TcMoveList *list)
{
  tc_effects_list (look->rules->effects, look->rules, &look->state->head, list);
}

static TcReason
house_check_effect (HouseLook *look, const TcMove *move)
{
  return tc_effects_check (look->rules->effects, look->rules, &look->state->head, move)
           ? HOUSE_WHY_LEGAL
           : HOUSE_WHY_NO_EFFECT;
}

/* -- Monsters ---------------------------------------------------------------------------------- */

static TcReason
house_check_go (HouseLook *look, const TcMove *move)
{
  guint figure = house_find_figure (look, move->subject);

  if (figure == HOUSE_NONE)
    return HOUSE_WHY_NOT_OUT;
  if (!house_can_leave (look->rules, look->state, figure))
    return HOUSE_WHY_SPEED;

  return house_may_go (look->rules, look->state, figure,
                       tc_range_index (look->rules->room_things, move->target))
           ? HOUSE_WHY_LEGAL
           : HOUSE_WHY_NO_WAY;
}

/* Things of figures in the order of their numbers. */
static guint
get_figure_thing (const HouseLook *look, guint nth)
{
  const HouseHaunt *haunt = house_get_haunt (look->rules, look->state);

  return tc_range_get (look->rules->figure_things, haunt->kinds[0].first + nth);
}

static guint
count_figure_things (const HouseLook *look)
{
  const HouseHaunt *haunt = house_get_haunt (look->rules, look->state);

  return MIN ((guint) HOUSE_MAX_FIGURES * haunt->n_kinds,
              (guint) look->rules->figure_things.n - haunt->kinds[0].first);
}

static void
house_list_go (HouseLook *look, TcMoveList *list)
{
  for (guint i = 0; i < count_figure_things (look); i++) {
    guint thing = get_figure_thing (look, i);
    guint figure = house_find_figure (look, (TcThing) thing);

    guint64 links = 0;

    if (figure == HOUSE_NONE || !house_can_leave (look->rules, look->state, figure))
      continue;
    links = house_get_links (look->rules, look->state, look->state->figure_room[figure] - 1u, TRUE);
    for (; links != 0; links &= links - 1)
      house_add_move (look, list, HOUSE_VERB_GO, thing,
                      house_room (look->rules, (guint) __builtin_ctzll (links)));
  }
}

static TcReason
house_check_bite (HouseLook *look, const TcMove *move)
{
  const HouseState *state = look->state;
  guint figure = house_find_figure (look, move->subject);
  guint seat = tc_range_index (look->rules->seat_things, move->target);

  if (figure == HOUSE_NONE)
    return HOUSE_WHY_NOT_OUT;
  if (seat >= state->n_players || !house_is_alive (state, seat) ||
      state->room[seat] + 1 != state->figure_room[figure])
    return HOUSE_WHY_OUT;
  if (!house_is_hero (state, seat))
    return HOUSE_WHY_FRIEND;

  return state->has_bitten[figure] ? HOUSE_WHY_ATTACKED : HOUSE_WHY_LEGAL;
}

static void
house_list_bite (HouseLook *look, TcMoveList *list)
{
  for (guint i = 0; i < count_figure_things (look); i++) {
    for (guint seat = 0; seat < look->state->n_players; seat++) {
      TcMove move = { .subject = (TcThing) get_figure_thing (look, i),
                      .target = house_seat (look->rules, seat) };

      if (house_check_bite (look, &move) == HOUSE_WHY_LEGAL)
        house_add_move (look, list, HOUSE_VERB_BITE, move.subject, move.target);
    }
  }
}

static TcReason
house_check_rest (HouseLook *look, const TcMove *move)
{
  return HOUSE_WHY_LEGAL;
}

/* -- Reasons ----------------------------------------------------------------------------------- */

/* Who is given something or attacked is not here; of all else it is what the move is made with. */
void
house_blame (const TcRuleset *ruleset, const TcState *state, TcReason reason, TcMove *about)
{
  if (reason == HOUSE_WHY_HINDERED)
    about->subject = house_seat (tc_ruleset_get_data (ruleset), state->actor);
  else if (reason == HOUSE_WHY_NOT_HERE && about->target != TC_THING_NONE)
    about->subject = about->target;
}

/* -- The table --------------------------------------------------------------------------------- */

TC_DEFINE_DECISION (House, house, walk, house_look_init)
TC_DEFINE_DECISION (House, house, explore, house_look_init)
TC_DEFINE_DECISION (House, house, cross, house_look_init)
TC_DEFINE_DECISION (House, house, room, house_look_init)
TC_DEFINE_DECISION (House, house, token, house_look_init)
TC_DEFINE_DECISION (House, house, use, house_look_init)
TC_DEFINE_DECISION (House, house, give, house_look_init)
TC_DEFINE_DECISION (House, house, drop, house_look_init)
TC_DEFINE_DECISION (House, house, pick, house_look_init)
TC_DEFINE_DECISION (House, house, free, house_look_init)
TC_DEFINE_DECISION (House, house, attack, house_look_init)
TC_DEFINE_DECISION (House, house, attack_with, house_look_init)
TC_DEFINE_DECISION (House, house, task, house_look_init)
TC_DEFINE_DECISION (House, house, fetch, house_look_init)
TC_DEFINE_DECISION (House, house, done, house_look_init)
TC_DEFINE_DECISION (House, house, lay, house_look_init)
TC_DEFINE_UNLISTED (House, house, wall)
TC_DEFINE_DECISION (House, house, react, house_look_init)
TC_DEFINE_UNLISTED (House, house, roll)
TC_DEFINE_UNLISTED (House, house, banked)
TC_DEFINE_DECISION (House, house, die, house_look_init)
TC_DEFINE_UNLISTED (House, house, throw)
TC_DEFINE_UNLISTED (House, house, lose)
TC_DEFINE_DECISION (House, house, steal, house_look_init)
TC_DEFINE_UNLISTED (House, house, wound)
TC_DEFINE_UNLISTED (House, house, consent)
TC_DEFINE_UNLISTED (House, house, face)
TC_DEFINE_UNLISTED (House, house, half)
TC_DEFINE_UNLISTED (House, house, chart)
TC_DEFINE_DECISION (House, house, effect, house_look_init)
TC_DEFINE_DECISION (House, house, go, house_look_init)
TC_DEFINE_DECISION (House, house, bite, house_look_init)
TC_DEFINE_UNLISTED (House, house, rest)

#define BIT(verb)   TC_VERB_BIT (HOUSE_VERB_##verb)
#define LAY_BITS    (BIT (LAY_NORTH) | BIT (LAY_EAST) | BIT (LAY_SOUTH) | BIT (LAY_WEST))
#define EFFECT_BITS ((TC_VERB_BIT (TC_EFFECTS_N_VERBS) - 1) << HOUSE_VERB_EFFECT)

const TcDecision house_decisions[HOUSE_N_DECISIONS] = {
  TC_DECISION (house, walk, HOUSE_PHASE_ACT, BIT (WALK)),
  TC_DECISION (house, explore, HOUSE_PHASE_ACT, BIT (EXPLORE)),
  TC_DECISION (house, cross, HOUSE_PHASE_ACT, BIT (CROSS)),
  TC_DECISION (house, room, HOUSE_PHASE_ACT, BIT (ROOM)),
  TC_DECISION (house, token, HOUSE_PHASE_ACT, BIT (TOKEN)),
  TC_DECISION (house, use, HOUSE_PHASE_ACT, BIT (USE)),
  TC_DECISION (house, give, HOUSE_PHASE_ACT, BIT (GIVE)),
  TC_DECISION (house, drop, HOUSE_PHASE_ACT, BIT (DROP)),
  TC_DECISION (house, pick, HOUSE_PHASE_ACT, BIT (PICK)),
  TC_DECISION (house, free, HOUSE_PHASE_ACT, BIT (FREE)),
  TC_DECISION (house, attack, HOUSE_PHASE_ACT, BIT (ATTACK)),
  TC_DECISION (house, attack_with, HOUSE_PHASE_ACT, BIT (ATTACK_WITH)),
  TC_DECISION (house, task, HOUSE_PHASE_ACT, BIT (TASK)),
  TC_DECISION (house, fetch, HOUSE_PHASE_ACT, BIT (FETCH)),
  TC_DECISION (house, done, HOUSE_PHASE_ACT, BIT (DONE)),
  TC_DECISION (house, lay, HOUSE_PHASE_LAY, LAY_BITS),
  TC_UNLISTED (house, wall, HOUSE_PHASE_WALL, BIT (WALL)),
  TC_DECISION (house, react, HOUSE_PHASE_ROLL, BIT (USE)),
  TC_UNLISTED (house, roll, HOUSE_PHASE_ROLL, BIT (ROLL)),
  TC_UNLISTED (house, banked, HOUSE_PHASE_ROLL, BIT (BANKED)),
  TC_DECISION (house, die, HOUSE_PHASE_AGAIN, BIT (DIE)),
  TC_UNLISTED (house, throw, HOUSE_PHASE_AGAIN, BIT (THROW)),
  TC_UNLISTED (house, lose, HOUSE_PHASE_HURT, BIT (LOSE)),
  TC_DECISION (house, steal, HOUSE_PHASE_STEAL, BIT (STEAL)),
  TC_UNLISTED (house, wound, HOUSE_PHASE_STEAL, BIT (WOUND)),
  TC_UNLISTED (house, consent, HOUSE_PHASE_CONSENT, BIT (AGREE) | BIT (REFUSE)),
  TC_UNLISTED (house, face, HOUSE_PHASE_FACE, BIT (FACE) | BIT (SHRUG)),
  TC_UNLISTED (house, half, HOUSE_PHASE_HALF, BIT (HALF)),
  TC_UNLISTED (house, chart, HOUSE_PHASE_CHART, BIT (CHART)),
  TC_DECISION (house, effect, HOUSE_PHASE_EFFECT, EFFECT_BITS),
  TC_DECISION (house, go, HOUSE_PHASE_MONSTERS, BIT (GO)),
  TC_DECISION (house, bite, HOUSE_PHASE_MONSTERS, BIT (BITE)),
  TC_UNLISTED (house, rest, HOUSE_PHASE_MONSTERS, BIT (DONE)),
};
