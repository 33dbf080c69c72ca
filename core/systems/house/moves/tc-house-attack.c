/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/house/tc-house-private.h"

/* Attacks: both sides roll, and the loser is hurt by the difference. */

/* What an attack has come to. */
enum { STAGE_NONE, STAGE_BEGIN, STAGE_STRIKE, STAGE_DEFEND, STAGE_END };

void
house_begin_attack (HousePlay *play, guint attacker, guint defender, guint trait, guint card)
{
  HouseState *state = play->state;
  const HouseCard *weapon = card != 0 ? &play->rules->cards[card - 1] : NULL;

  state->attack_stage = STAGE_BEGIN;
  state->attacker = (guint8) attacker;
  state->defender = (guint8) defender;
  state->attack_trait = (guint8) trait;
  state->attack_card = (guint8) card;
  state->attack_dice = weapon != NULL ? weapon->dice : 0;
  state->attack_sum = state->attack_far = 0;
  state->hurt_last = 0;
}

/* Who attacks or is attacked, as a thing. */
TcThing
house_get_thing (const HousePlay *play, guint who)
{
  const HouseState *state = play->state;

  if ((who & HOUSE_BY_MONSTER) != 0) {
    guint figure = who & ~HOUSE_BY_MONSTER;
    const HouseHaunt *haunt = house_get_haunt (play->rules, state);
    guint kind = state->figure_kind[figure];
    guint first = 0;

    while (state->figure_kind[first] != kind)
      first++;
    return tc_range_get (play->rules->figure_things, haunt->kinds[kind].first + figure - first);
  }

  return who == HOUSE_BY_EVENT ? TC_THING_NONE : house_seat (play->rules, who);
}

static guint
get_monster_dice (const HousePlay *play, guint who)
{
  const HouseState *state = play->state;
  guint figure = who & ~HOUSE_BY_MONSTER;

  return house_get_haunt (play->rules, state)
    ->kinds[state->figure_kind[figure]]
    .dice[state->attack_trait];
}

/* -- The end ----------------------------------------------------------------------------------- */

static void
end_attack (HousePlay *play)
{
  HouseState *state = play->state;

  state->attack_stage = state->attacker = state->defender = 0;
  state->attack_trait = state->attack_card = state->attack_dice = state->attack_sum = 0;
  state->attack_far = 0;
  house_check (play);
}

/* 3 Monsters: damage only stuns, unless the haunt says what kills. */
static void
strike_monster (HousePlay *play, guint who)
{
  HouseState *state = play->state;
  guint figure = who & ~HOUSE_BY_MONSTER;
  const HouseMonster *kind =
    &house_get_haunt (play->rules, state)->kinds[state->figure_kind[figure]];
  gboolean is_killed = house_has_tally (play->rules, state, kind->killed_by);

  state->counts[HOUSE_WATCH_STUNS] = (guint8) MIN (state->counts[HOUSE_WATCH_STUNS] + 1, 255);
  tc_events_report (play->events, is_killed ? HOUSE_EVENT_KILLED : HOUSE_EVENT_STUNNED,
                    house_get_thing (play, who), TC_THING_NONE, 0);
  if (is_killed)
    state->figure_room[figure] = 0;
  else
    state->stunned[figure] = 1;
}

/* What the tokens in @room ask of the Speed of monsters there. */
static guint
get_burst (const HousePlay *play, guint room)
{
  guint most = 0;

  for (guint i = 0; i < play->rules->n_tokens; i++) {
    if (play->state->tokens[room] >> i & 1)
      most = MAX (most, play->rules->tokens[i].burst);
  }

  return most;
}

/* Dynamite: monsters roll too, those that have Might and Speed. */
void
house_burst (HousePlay *play)
{
  HouseState *state = play->state;

  for (guint i = 0; i < state->n_figures; i++) {
    const guint8 *dice = house_get_haunt (play->rules, state)->kinds[state->figure_kind[i]].dice;
    guint burst = state->figure_room[i] != 0 ? get_burst (play, state->figure_room[i] - 1u) : 0;

    if (burst > 0 && dice[HOUSE_MIGHT] > 0 && dice[HOUSE_SPEED] > 0 &&
        house_throw (play, HOUSE_EVENT_ROLL, dice[HOUSE_SPEED],
                     house_get_thing (play, HOUSE_BY_MONSTER | i)) < burst)
      strike_monster (play, HOUSE_BY_MONSTER | i);
  }
}

static void
strike (HousePlay *play, guint who, guint points)
{
  HouseState *state = play->state;
  gboolean is_mental = (HOUSE_MENTAL >> state->attack_trait & 1) != 0;

  if ((who & HOUSE_BY_MONSTER) != 0)
    strike_monster (play, who);
  else
    points = house_hurt (play, who, is_mental ? HOUSE_MENTAL : HOUSE_PHYSICAL, points);
  state->hurt_last = (guint8) MIN (points, 255);
}

static gboolean
has_booty (const HousePlay *play, guint seat)
{
  for (guint i = 0; i < play->rules->n_cards; i++) {
    if (house_holds (play->state, seat, i) && play->rules->cards[i].is_stealable)
      return TRUE;
  }

  return FALSE;
}

/* Rule 25: who wins by enough may steal in place of hurting, with a physical attack in the same
 * room. */
static gboolean
may_steal (const HousePlay *play, guint points)
{
  const HouseState *state = play->state;

  return play->rules->steal > 0 && points >= play->rules->steal &&
         state->attacker < HOUSE_MAX_SEATS && state->defender < HOUSE_MAX_SEATS &&
         (HOUSE_PHYSICAL >> state->attack_trait & 1) != 0 && !state->attack_far &&
         house_is_alive (state, state->attacker) && has_booty (play, state->defender);
}

/* Rule 25: in a tie nothing happens; an attacker who shoots from afar is not hurt. */
static gboolean
compare (HousePlay *play, guint defence)
{
  HouseState *state = play->state;
  guint attack = state->attack_sum;

  if (attack == defence) {
    tc_events_report (play->events, HOUSE_EVENT_MISSES, house_get_thing (play, state->attacker),
                      house_get_thing (play, state->defender), 0);
  } else if (attack > defence) {
    if (may_steal (play, attack - defence)) {
      state->can_steal = (guint8) (attack - defence);
      return TRUE;
    }
    strike (play, state->defender, attack - defence);
  } else if (state->attacker != HOUSE_BY_EVENT && !state->attack_far) {
    strike (play, state->attacker, defence - attack);
    state->hurt_last = 0;
  }
  end_attack (play);

  return FALSE;
}

/* -- Rolling ----------------------------------------------------------------------------------- */

void
house_settle_attack (HousePlay *play, guint sum)
{
  HouseState *state = play->state;

  if (state->attack_stage == STAGE_STRIKE) {
    state->attack_sum = (guint8) sum;
    state->attack_stage = STAGE_DEFEND;
  } else {
    state->attack_stage = STAGE_END;
    state->roll_sum = 0;
    compare (play, sum);
  }
}

static void
roll_strike (HousePlay *play)
{
  HouseState *state = play->state;
  guint who = state->attacker;

  state->attack_stage = STAGE_STRIKE;
  if (who == HOUSE_BY_EVENT)
    house_settle_attack (
      play, house_throw (play, HOUSE_EVENT_ROLL_NOBODY, play->rules->event_dice, TC_THING_NONE));
  else if ((who & HOUSE_BY_MONSTER) != 0)
    house_settle_attack (play, house_throw (play, HOUSE_EVENT_ROLL, get_monster_dice (play, who),
                                            house_get_thing (play, who)));
  else
    house_begin_roll (play, HOUSE_FOR_ATTACK, who, state->attack_trait,
                      (gint) house_get_value (play->rules, state, who, state->attack_trait) +
                        state->attack_dice,
                      TC_THING_NONE);
}

static void
roll_defence (HousePlay *play)
{
  HouseState *state = play->state;
  guint who = state->defender;

  if ((who & HOUSE_BY_MONSTER) != 0)
    house_settle_attack (play, house_throw (play, HOUSE_EVENT_ROLL, get_monster_dice (play, who),
                                            house_get_thing (play, who)));
  else
    house_begin_roll (play, HOUSE_FOR_DEFENCE, who, state->attack_trait,
                      (gint) house_get_value (play->rules, state, who, state->attack_trait),
                      TC_THING_NONE);
}

static gboolean
is_gone (const HouseState *state, guint who)
{
  if ((who & HOUSE_BY_MONSTER) != 0)
    return state->figure_room[who & ~HOUSE_BY_MONSTER] == 0;

  return who < HOUSE_MAX_SEATS && !house_is_alive (state, who);
}

/* What a weapon asks first can spoil the attack, or kill who makes it. */
static gboolean
is_spoilt (const HousePlay *play)
{
  const HouseState *state = play->state;

  if (is_gone (state, state->attacker) || is_gone (state, state->defender))
    return TRUE;

  return state->attacker < HOUSE_MAX_SEATS && play->rules->spoilt >= 0 &&
         tc_effects_get_status (play->rules->effects, &state->head, (guint) play->rules->spoilt,
                                state->attacker);
}

/* TRUE when somebody has to decide. */
gboolean
house_run_attack (HousePlay *play)
{
  HouseState *state = play->state;

  if (state->can_steal != 0) {
    house_ask (play, HOUSE_PHASE_STEAL, state->attacker);
    return TRUE;
  }
  if (state->attack_stage != STAGE_STRIKE && state->attack_stage != STAGE_END && is_spoilt (play)) {
    end_attack (play);
    return FALSE;
  }
  if (state->attack_stage == STAGE_BEGIN) {
    tc_events_report (
      play->events, state->attacker == HOUSE_BY_EVENT ? HOUSE_EVENT_ATTACKED : HOUSE_EVENT_ATTACK,
      house_get_thing (play, state->attacker), house_get_thing (play, state->defender), 0);
    roll_strike (play);
  } else if (state->attack_stage == STAGE_DEFEND) {
    roll_defence (play);
  }

  return FALSE;
}

/* -- Moves ------------------------------------------------------------------------------------- */

void
house_apply_attack (HousePlay *play, const TcMove *move)
{
  HouseState *state = play->state;
  guint seat = state->head.actor;
  gboolean is_figure = tc_range_has (play->rules->figure_things, move->target);
  guint defender = is_figure ? 0 : tc_range_index (play->rules->seat_things, move->target);
  guint card = 0;
  guint trait = HOUSE_MIGHT;

  if (is_figure) {
    for (; house_get_thing (play, HOUSE_BY_MONSTER | defender) != move->target;)
      defender++;
    defender |= HOUSE_BY_MONSTER;
  }
  if (move->verb == HOUSE_VERB_ATTACK_WITH) {
    card = tc_range_index (play->rules->card_things, move->subject) + 1;
    trait = play->rules->cards[card - 1].trait;
    state->used[card - 1] = 1;
  }
  state->has_attacked = 1;
  house_begin_attack (play, seat, defender, trait, card);
  state->attack_far = is_figure
                        ? state->figure_room[defender & ~HOUSE_BY_MONSTER] != state->room[seat] + 1
                        : state->room[defender] != state->room[seat];
  if (card != 0 && play->rules->cards[card - 1].before != TC_EFFECTS_NO_PROGRAM) {
    house_queue (play, play->rules->cards[card - 1].before, seat, 0);
    state->attack_waits = 1;
  }
}

void
house_apply_attack_with (HousePlay *play, const TcMove *move)
{
  house_apply_attack (play, move);
}

void
house_apply_steal (HousePlay *play, const TcMove *move)
{
  HouseState *state = play->state;
  guint card = tc_range_index (play->rules->card_things, move->subject);
  guint thief = state->attacker;
  guint victim = state->defender;

  state->can_steal = 0;
  tc_events_report (play->events, HOUSE_EVENT_STOLEN, house_seat (play->rules, thief),
                    house_card (play->rules, card), 0);
  end_attack (play);
  state->used[card] = 1;
  house_gain (play, thief, card);
  if (play->rules->cards[card].stolen > 0)
    house_hurt (play, victim, HOUSE_PHYSICAL,
                house_throw (play, HOUSE_EVENT_ROLL, play->rules->cards[card].stolen,
                             house_card (play->rules, card)));
}

void
house_apply_wound (HousePlay *play, const TcMove *move)
{
  HouseState *state = play->state;
  guint points = state->can_steal;

  state->can_steal = 0;
  strike (play, state->defender, points);
  end_attack (play);
}
