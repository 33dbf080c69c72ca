/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/dune/tc-dune-private.h"

/* What may be done: a predicate and a list for each decision. */

void
dune_look_init (DuneLook *look, const DuneRules *rules, const DuneState *state)
{
  look->rules = rules;
  look->state = state;
}

static guint
get_card (const DuneLook *look, const TcMove *move)
{
  return tc_range_index (look->rules->card_things, move->subject);
}

/* A list by its predicate: the action cards at @where. */
static void
list_cards (DuneLook *look,
            TcMoveList *list,
            guint verb,
            guint8 where,
            TcReason (*check) (DuneLook *look, const TcMove *move))
{
  for (guint i = 0; i < look->rules->n_cards; i++) {
    TcMove move = tc_move_make ((guint8) verb, dune_card (look->rules, i), TC_THING_NONE, 0);

    if (look->state->where[i] == where && check (look, &move) == DUNE_WHY_LEGAL)
      tc_move_list_add_move (list, move);
  }
}

/* The same: the players. */
static void
list_seats (DuneLook *look,
            TcMoveList *list,
            TcReason (*check) (DuneLook *look, const TcMove *move))
{
  for (guint i = 0; i < look->state->n_seats; i++) {
    TcMove move = tc_move_make (DUNE_VERB_AIM, TC_THING_NONE, dune_seat (look->rules, i), 0);

    if (check (look, &move) == DUNE_WHY_LEGAL)
      tc_move_list_add_move (list, move);
  }
}

/* -- Selecting an action card -- */

/* Ruling D-f: whether all that the card demands can be done. */
gboolean
dune_is_usable (const DuneRules *rules, const DuneState *state, guint card, guint seat)
{
  guint16 program = dune_get_action (rules, card)->program;

  return program == TC_EFFECTS_NO_PROGRAM ||
         tc_effects_can (rules->effects, rules, &state->head, program, seat, TC_EFFECTS_CAN_PLAY);
}

/* Select an action card: what the player could not use, and a further card of which he may have
 * one only. */
gboolean
dune_is_dead (const DuneRules *rules, const DuneState *state, guint card, guint seat)
{
  const DuneAction *action = dune_get_action (rules, card);

  if (action->limit > 0 &&
      dune_count_taken (rules, state, seat, rules->cards[card].action) >= action->limit)
    return TRUE;

  return action->use == DUNE_USE_IMMEDIATE && !dune_is_usable (rules, state, card, seat);
}

static TcReason
dune_check_select (DuneLook *look, const TcMove *move)
{
  return look->state->where[get_card (look, move)] == DUNE_IN_ROW ? DUNE_WHY_LEGAL
                                                                  : DUNE_WHY_NOT_SHOWN;
}

static void
dune_list_select (DuneLook *look, TcMoveList *list)
{
  list_cards (look, list, DUNE_VERB_SELECT, DUNE_IN_ROW, dune_check_select);
}

gboolean
dune_is_marked (const DuneRules *rules, const DuneState *state, guint card)
{
  for (guint i = 0; i < rules->row_size; i++) {
    if (state->row[i] == card + 1)
      return (state->dead >> i & 1) != 0;
  }

  return FALSE;
}

static TcReason
dune_check_replace (DuneLook *look, const TcMove *move)
{
  guint card = get_card (look, move);

  if (!look->rules->may_replace)
    return DUNE_WHY_NO_REPLACING;
  if (look->state->where[card] != DUNE_IN_ROW)
    return DUNE_WHY_NOT_SHOWN;
  if (!dune_is_marked (look->rules, look->state, card))
    return DUNE_WHY_USABLE;

  return dune_can_replace (look->rules, look->state) ? DUNE_WHY_LEGAL : DUNE_WHY_NO_MORE;
}

static void
dune_list_replace (DuneLook *look, TcMoveList *list)
{
  if (look->state->dead != 0)
    list_cards (look, list, DUNE_VERB_REPLACE, DUNE_IN_ROW, dune_check_replace);
}

/* -- Choices of cards -- */

static TcReason
dune_check_effect (DuneLook *look, const TcMove *move)
{
  return tc_effects_check (look->rules->effects, look->rules, &look->state->head, move)
           ? DUNE_WHY_LEGAL
           : DUNE_WHY_NO_CHOICE;
}

static void
dune_list_effect (DuneLook *look, TcMoveList *list)
{
  tc_effects_list (look->rules->effects, look->rules, &look->state->head, list);
}

/* -- Using action cards -- */

static TcReason
check_card (DuneLook *look, const TcMove *move, DuneUse use, guint seat)
{
  const DuneRules *rules = look->rules;
  guint card = get_card (look, move);
  const DuneAction *action = dune_get_action (rules, card);

  if (look->state->where[card] != DUNE_TAKEN + seat)
    return DUNE_WHY_NOT_OWN;
  if (action->use == DUNE_USE_IMMEDIATE)
    return DUNE_WHY_IMMEDIATE;
  if (action->use != use)
    return use == DUNE_USE_TARGETING ? DUNE_WHY_REACTION : DUNE_WHY_NO_REACTION;
  if (dune_is_shielded (rules, look->state, move->subject))
    return DUNE_WHY_SHIELDED;
  if (action->round != 0 && action->round != dune_get_targeting_round (rules, look->state))
    return DUNE_WHY_ROUND;

  return dune_is_usable (rules, look->state, card, seat) ? DUNE_WHY_LEGAL : DUNE_WHY_NOT_POSSIBLE;
}

/* At the start of the turn, before a target card is placed. */
static TcReason
dune_check_use (DuneLook *look, const TcMove *move)
{
  TcReason reason = check_card (look, move, DUNE_USE_TARGETING, look->state->current);

  if (reason == DUNE_WHY_LEGAL && look->state->n_placed > 0)
    return DUNE_WHY_PLACED;

  return reason;
}

static void
dune_list_use (DuneLook *look, TcMoveList *list)
{
  if (look->state->n_placed == 0)
    list_cards (look, list, DUNE_VERB_USE, (guint8) (DUNE_TAKEN + look->state->current),
                dune_check_use);
}

static TcReason
dune_check_react (DuneLook *look, const TcMove *move)
{
  return check_card (look, move, DUNE_USE_REACTION, look->state->aimed - 1u);
}

static void
dune_list_react (DuneLook *look, TcMoveList *list)
{
  list_cards (look, list, DUNE_VERB_USE, (guint8) (DUNE_TAKEN + look->state->aimed - 1),
              dune_check_react);
}

/* -- Target cards -- */

static TcReason
check_target (const DuneLook *look, const TcMove *move)
{
  guint target = tc_range_index (look->rules->seat_things, move->target);

  if (target >= look->state->n_seats)
    return DUNE_WHY_ABSENT;
  if (target == look->state->current)
    return DUNE_WHY_SELF;

  return dune_may_target (look->rules, look->state, look->state->current, target) ? DUNE_WHY_LEGAL
                                                                                  : DUNE_WHY_FULL;
}

static TcReason
dune_check_aim (DuneLook *look, const TcMove *move)
{
  return look->state->quota > 0 ? check_target (look, move) : DUNE_WHY_HELD_BACK;
}

static void
dune_list_aim (DuneLook *look, TcMoveList *list)
{
  list_seats (look, list, dune_check_aim);
}

/* Ruling D-c: the usual test; and not the one who has just turned the card aside. */
static TcReason
dune_check_divert (DuneLook *look, const TcMove *move)
{
  if (tc_range_index (look->rules->seat_things, move->target) + 1 == look->state->aimed)
    return DUNE_WHY_ESCAPED;

  return check_target (look, move);
}

static void
dune_list_divert (DuneLook *look, TcMoveList *list)
{
  list_seats (look, list, dune_check_divert);
}

static TcReason
dune_check_lay (DuneLook *look, const TcMove *move)
{
  guint kind = tc_range_index (look->rules->target_things, move->subject);
  const guint8 *hand = look->state->hand[look->state->current];

  for (guint i = 0; i < look->state->n_hand[look->state->current]; i++) {
    if (hand[i] == kind + 1)
      return DUNE_WHY_LEGAL;
  }

  return DUNE_WHY_NOT_LEFT;
}

static void
dune_list_lay (DuneLook *look, TcMoveList *list)
{
  for (guint kind = 0; kind < look->rules->n_targets; kind++) {
    TcMove move = tc_move_make (DUNE_VERB_LAY, tc_range_get (look->rules->target_things, kind),
                                TC_THING_NONE, 0);

    if (dune_check_lay (look, &move) == DUNE_WHY_LEGAL)
      tc_move_list_add_move (list, move);
  }
}

/* Mind Games, or nobody to target (ruling D-e). */
static TcReason
dune_check_done (DuneLook *look, const TcMove *move)
{
  return look->state->quota > 0 && dune_has_target (look->rules, look->state, look->state->current)
           ? DUNE_WHY_MUST_PLACE
           : DUNE_WHY_LEGAL;
}

static void
dune_list_done (DuneLook *look, TcMoveList *list)
{
  if (dune_check_done (look, NULL) == DUNE_WHY_LEGAL)
    tc_move_list_add (list, DUNE_VERB_DONE, TC_THING_NONE, TC_THING_NONE);
}

/* -- What nobody can be kept from -- */

static TcReason
dune_check_accept (DuneLook *look, const TcMove *move)
{
  return DUNE_WHY_LEGAL;
}

static void
dune_list_accept (DuneLook *look, TcMoveList *list)
{
  tc_move_list_add (list, DUNE_VERB_ACCEPT, TC_THING_NONE, TC_THING_NONE);
}

static TcReason
dune_check_discard (DuneLook *look, const TcMove *move)
{
  return DUNE_WHY_LEGAL;
}

static void
dune_list_discard (DuneLook *look, TcMoveList *list)
{
  tc_move_list_add (list, DUNE_VERB_DISCARD, TC_THING_NONE, TC_THING_NONE);
}

static TcReason
dune_check_reveal (DuneLook *look, const TcMove *move)
{
  return DUNE_WHY_LEGAL;
}

static void
dune_list_reveal (DuneLook *look, TcMoveList *list)
{
  tc_move_list_add (list, DUNE_VERB_REVEAL, TC_THING_NONE, TC_THING_NONE);
}

#define DEFINE(name) TC_DEFINE_DECISION (Dune, dune, name, dune_look_init)

DEFINE (select)
DEFINE (replace)
DEFINE (effect)
DEFINE (use)
DEFINE (aim)
DEFINE (done)
DEFINE (lay)
DEFINE (react)
DEFINE (accept)
DEFINE (divert)
DEFINE (discard)
DEFINE (reveal)

#define BIT(verb)              TC_VERB_BIT (DUNE_VERB_##verb)
#define EFFECT_VERBS           (((TC_VERB_BIT (TC_EFFECTS_N_VERBS)) - 1) << DUNE_VERB_EFFECT)
#define ROW(phase, name, verb) TC_DECISION (dune, name, DUNE_PHASE_##phase, BIT (verb))

const TcDecision dune_decisions[DUNE_N_DECISIONS] = {
  ROW (SELECT, select, SELECT),
  ROW (SELECT, replace, REPLACE),
  TC_DECISION (dune, effect, DUNE_PHASE_EFFECT, EFFECT_VERBS),
  ROW (TARGET, use, USE),
  ROW (TARGET, aim, AIM),
  ROW (TARGET, done, DONE),
  ROW (LAY, lay, LAY),
  ROW (REACT, react, USE),
  ROW (REACT, accept, ACCEPT),
  ROW (DIVERT, divert, AIM),
  ROW (DIVERT, discard, DISCARD),
  ROW (REVEAL, reveal, REVEAL),
};
