/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/bell-1938/tc-bell-1938-private.h"

/* What may be done: a predicate and a list for each decision. */

void
bell_look_init (BellLook *look, const BellRules *rules, const BellState *state)
{
  look->rules = rules;
  look->state = state;
}

/* A list by its predicate: any space as target. */
static void
list_spaces (BellLook *look,
             TcMoveList *list,
             guint verb,
             TcThing subject,
             TcReason (*check) (BellLook *look, const TcMove *move))
{
  for (guint i = 0; i < look->rules->n_spaces; i++) {
    TcMove move = tc_move_make ((guint8) verb, subject, (TcThing) i, 0);

    if (check (look, &move) == BELL_WHY_LEGAL)
      tc_move_list_add_move (list, move);
  }
}

/* The same: any card as subject. */
static void
list_cards (BellLook *look,
            TcMoveList *list,
            guint verb,
            TcReason (*check) (BellLook *look, const TcMove *move))
{
  for (guint i = 0; i < look->rules->n_cards; i++) {
    TcMove move = tc_move_make ((guint8) verb, bell_card (look->rules, i), TC_THING_NONE, 0);

    if (bell_where (look->state)[i] == BELL_IN_DECK || bell_where (look->state)[i] == BELL_HIDDEN)
      continue;
    if (check (look, &move) == BELL_WHY_LEGAL)
      tc_move_list_add_move (list, move);
  }
}

/* -- Free setup -- */

static guint
get_free_room (const BellLook *look, guint space)
{
  const BellSetup *setup = &look->rules->setups[look->state->setup];
  guint nth = look->state->at - 1u;
  guint side = setup->free_side[nth];
  guint n = look->state->cubes[space][side];
  guint most = MIN (look->rules->limit, setup->cubes[space][side] + setup->free_most[nth][space]);

  return most > n ? most - n : 0;
}

/* Room in this space and the later ones, for canonical lists. */
static guint
count_room_from (const BellLook *look, guint first)
{
  guint room = 0;

  for (guint i = first; i < look->rules->n_spaces; i++)
    room += get_free_room (look, i);

  return room;
}

static TcReason
bell_check_begin (BellLook *look, const TcMove *move)
{
  const BellSetup *setup = &look->rules->setups[look->state->setup];

  if (setup->free_most[look->state->at - 1u][move->target] == 0)
    return BELL_WHY_NOT_ALLOWED;

  return get_free_room (look, move->target) > 0 ? BELL_WHY_LEGAL : BELL_WHY_FULL;
}

/* Cubes are all alike, so bots place them in the order of the spaces; who has placed them otherwise
 * goes on as he likes. */
static void
bell_list_begin (BellLook *look, TcMoveList *list)
{
  guint last = look->state->last;
  guint first = last > 0 && list->mode == TC_MOVES_CANONICAL ? last - 1 : 0;

  if (count_room_from (look, first) < look->state->to_place)
    first = 0;
  for (guint i = first; i < look->rules->n_spaces; i++) {
    if (list->mode == TC_MOVES_CANONICAL && i > first &&
        count_room_from (look, i) < look->state->to_place)
      return;
    if (get_free_room (look, i) > 0)
      tc_move_list_add (list, BELL_VERB_BEGIN, TC_THING_NONE, (TcThing) i);
  }
}

/* -- Objectives and initiative -- */

static TcReason
bell_check_keep (BellLook *look, const TcMove *move)
{
  guint objective = tc_range_index (look->rules->objective_things, move->subject);

  return bell_objective (look->state)[objective] == BELL_IN_HAND + look->state->head.actor
           ? BELL_WHY_LEGAL
           : BELL_WHY_NOT_DEALT;
}

static void
bell_list_keep (BellLook *look, TcMoveList *list)
{
  for (guint i = 0; i < look->rules->n_objectives; i++) {
    if (bell_objective (look->state)[i] == BELL_IN_HAND + look->state->head.actor)
      tc_move_list_add (list, BELL_VERB_KEEP, tc_range_get (look->rules->objective_things, i),
                        TC_THING_NONE);
  }
}

static TcReason
bell_check_initiative (BellLook *look, const TcMove *move)
{
  return BELL_WHY_LEGAL;
}

static void
bell_list_initiative (BellLook *look, TcMoveList *list)
{
  tc_move_list_add (list, BELL_VERB_FIRST, TC_THING_NONE, TC_THING_NONE);
  tc_move_list_add (list, BELL_VERB_SECOND, TC_THING_NONE, TC_THING_NONE);
}

/* -- Card plays -- */

/* Whether @seat may carry out the event of @card, wherever the card is: its colour, what it
 * demands, and in the final round its tab. */
TcReason
bell_judge_event (const BellRules *rules, const BellState *state, guint card, guint seat)
{
  const BellCard *data = &rules->card[card];
  guint side = bell_get_side (rules, seat);

  if (data->side != BELL_NONE && data->side != side)
    return BELL_WHY_COLOUR;
  if (state->step >= BELL_STEP_GATHER && !data->tab_event)
    return BELL_WHY_NO_TAB;
  if (data->program == TC_EFFECTS_NO_PROGRAM ||
      !tc_effects_can (rules->effects, rules, &state->head, data->program, side,
                       TC_EFFECTS_CAN_PLAY))
    return BELL_WHY_NOT_POSSIBLE;

  return BELL_WHY_LEGAL;
}

static TcReason
bell_check_event (BellLook *look, const TcMove *move)
{
  const BellState *state = look->state;
  guint card = tc_range_index (look->rules->card_things, move->subject);
  gboolean is_held = state->head.phase == BELL_PHASE_PLAY
                       ? bell_where (state)[card] == BELL_IN_HAND + state->head.actor
                       : state->chosen[state->head.actor] == card + 1;

  return is_held ? bell_judge_event (look->rules, state, card, state->head.actor)
                 : BELL_WHY_NOT_HELD;
}

static void
bell_list_event (BellLook *look, TcMoveList *list)
{
  list_cards (look, list, BELL_VERB_EVENT, bell_check_event);
}

/* Use a discarded event: of the own colour, or neutral and not carried out yet (ruling T-h);
 * however the card came onto the pile (ruling T-i), by a card of any colour (ruling T-j). */
static TcReason
judge_discard (const BellRules *rules, const BellState *state)
{
  guint top;

  if (state->n_discard == 0)
    return BELL_WHY_NO_DISCARD;
  top = bell_discarded (state)[state->n_discard - 1];
  if (rules->card[top].side == BELL_NONE && bell_executed (state)[top])
    return BELL_WHY_EXECUTED;

  return bell_judge_event (rules, state, top, state->head.actor);
}

static TcReason
bell_check_reuse (BellLook *look, const TcMove *move)
{
  const BellRules *rules = look->rules;
  const BellState *state = look->state;
  guint card = tc_range_index (rules->card_things, move->subject);

  if (bell_where (state)[card] != BELL_IN_HAND + state->head.actor)
    return BELL_WHY_NOT_HELD;
  if (state->n_discard > 0 &&
      rules->card[card].points < rules->card[bell_discarded (state)[state->n_discard - 1]].points)
    return BELL_WHY_TOO_FEW;

  return judge_discard (rules, state);
}

static void
bell_list_reuse (BellLook *look, TcMoveList *list)
{
  if (judge_discard (look->rules, look->state) == BELL_WHY_LEGAL)
    list_cards (look, list, BELL_VERB_REUSE, bell_check_reuse);
}

static TcReason
bell_check_effect (BellLook *look, const TcMove *move)
{
  return tc_effects_check (look->rules->effects, look->rules, &look->state->head, move)
           ? BELL_WHY_LEGAL
           : BELL_WHY_NO_CHOICE;
}

static void
bell_list_effect (BellLook *look, TcMoveList *list)
{
  tc_effects_list (look->rules->effects, look->rules, &look->state->head, list);
}

static TcReason
bell_check_operate (BellLook *look, const TcMove *move)
{
  guint card = tc_range_index (look->rules->card_things, move->subject);

  return bell_where (look->state)[card] == BELL_IN_HAND + look->state->head.actor
           ? BELL_WHY_LEGAL
           : BELL_WHY_NOT_HELD;
}

static void
bell_list_operate (BellLook *look, TcMoveList *list)
{
  list_cards (look, list, BELL_VERB_OPERATE, bell_check_operate);
}

/* Play Final Decision Card: another card is discarded instead. */
static TcReason
bell_check_commit (BellLook *look, const TcMove *move)
{
  if (bell_find_final (look->rules, look->state, look->state->head.actor) == BELL_NONE)
    return BELL_WHY_FINAL_GONE;

  return bell_check_operate (look, move);
}

static void
bell_list_commit (BellLook *look, TcMoveList *list)
{
  list_cards (look, list, BELL_VERB_COMMIT, bell_check_commit);
}

/* -- Operations -- */

/* Persuade Operation: only where the side was present when the card was played. */
TcReason
bell_check_persuade (BellLook *look, const TcMove *move)
{
  const BellState *state = look->state;
  guint side = bell_get_side (look->rules, state->current);

  if (state->points == 0)
    return BELL_WHY_NO_POINTS;
  if (state->is_placing)
    return BELL_WHY_PLACING;
  if (!bell_has (bell_set (state, BELL_SET_BOUND), move->target))
    return BELL_WHY_BOUND;
  if (!bell_has (bell_set (state, BELL_SET_PRESENT), move->target))
    return BELL_WHY_NOT_PRESENT;

  return state->cubes[move->target][!side] > 0 ? BELL_WHY_LEGAL : BELL_WHY_NO_ENEMY;
}

/* Spaces of @among in which that may be done as far as the card play goes. */
static void
find_open (const BellLook *look, BellSet among, guint64 *out)
{
  const guint64 *bound = bell_set (look->state, BELL_SET_BOUND);
  const guint64 *set = bell_set (look->state, among);

  for (guint i = 0; i < look->rules->n_words; i++)
    out[i] = set[i] & bound[i];
}

static void
bell_list_persuade (BellLook *look, TcMoveList *list)
{
  const BellState *state = look->state;
  guint64 open[BELL_MAX_WORDS];
  guint side = bell_get_side (look->rules, state->current);

  if (state->is_placing || state->points == 0)
    return;
  find_open (look, BELL_SET_PRESENT, open);
  for (guint space = bell_next (look->rules, open, 0); space != BELL_NONE;
       space = bell_next (look->rules, open, space + 1)) {
    if (state->cubes[space][!side] > 0)
      tc_move_list_add (list, BELL_VERB_PERSUADE, TC_THING_NONE, (TcThing) space);
  }
}

/* Escalate Operation. */
TcReason
bell_check_escalate (BellLook *look, const TcMove *move)
{
  const BellState *state = look->state;
  guint side = bell_get_side (look->rules, state->current);

  if (state->points == 0)
    return BELL_WHY_NO_POINTS;
  if (!bell_has (bell_set (state, BELL_SET_BOUND), move->target))
    return BELL_WHY_BOUND;
  if (!bell_has (bell_set (state, BELL_SET_REACH), move->target))
    return BELL_WHY_NO_REACH;
  if (!bell_has_room (look->rules, state, move->target, side))
    return BELL_WHY_FULL;

  return bell_has_cubes (look->rules, state, side) ? BELL_WHY_LEGAL : BELL_WHY_NO_CUBES;
}

static void
bell_list_escalate (BellLook *look, TcMoveList *list)
{
  const BellState *state = look->state;
  guint64 open[BELL_MAX_WORDS];
  guint side = bell_get_side (look->rules, state->current);

  if (state->points == 0 || !bell_has_cubes (look->rules, state, side))
    return;
  find_open (look, BELL_SET_REACH, open);
  for (guint space = bell_next (look->rules, open, 0); space != BELL_NONE;
       space = bell_next (look->rules, open, space + 1)) {
    if (bell_has_room (look->rules, state, space, side))
      tc_move_list_add (list, BELL_VERB_ESCALATE, TC_THING_NONE, (TcThing) space);
  }
}

gboolean
bell_can_operate (const BellRules *rules, const BellState *state)
{
  BellLook look = { rules, state };
  TcMoveList list = { NULL, 0, 0, TC_MOVES_ALL };

  bell_list_persuade (&look, &list);
  if (list.n == 0)
    bell_list_escalate (&look, &list);

  return list.n > 0;
}

/* Pivotal Space Bonus Actions, Spread: own cubes between spaces of the dimension. */
TcReason
bell_check_spread (BellLook *look, const TcMove *move)
{
  const BellState *state = look->state;
  guint side = bell_get_side (look->rules, state->current);

  if (state->spreads == 0)
    return BELL_WHY_NO_SPREAD;
  if (!bell_has (bell_set (state, BELL_SET_BOUND), move->subject) ||
      !bell_has (bell_set (state, BELL_SET_BOUND), move->target))
    return BELL_WHY_BOUND;
  if (move->subject == move->target)
    return BELL_WHY_SAME;
  if (state->cubes[move->subject][side] == 0)
    return BELL_WHY_NO_OWN;

  return bell_has_room (look->rules, state, move->target, side) ? BELL_WHY_LEGAL : BELL_WHY_FULL;
}

static void
bell_list_spread (BellLook *look, TcMoveList *list)
{
  const BellRules *rules = look->rules;
  const guint64 *bound = bell_set (look->state, BELL_SET_BOUND);
  guint side = bell_get_side (rules, look->state->current);

  if (look->state->spreads == 0)
    return;
  for (guint from = bell_next (rules, bound, 0); from != BELL_NONE;
       from = bell_next (rules, bound, from + 1)) {
    if (look->state->cubes[from][side] == 0)
      continue;
    for (guint to = bell_next (rules, bound, 0); to != BELL_NONE;
         to = bell_next (rules, bound, to + 1)) {
      TcMove move = tc_move_make (BELL_VERB_SPREAD, (TcThing) from, (TcThing) to, 0);

      if (bell_check_spread (look, &move) == BELL_WHY_LEGAL)
        tc_move_list_add_move (list, move);
    }
  }
}

gboolean
bell_can_spread (const BellRules *rules, const BellState *state)
{
  BellLook look = { rules, state };
  TcMoveList list = { NULL, 0, 0, TC_MOVES_ALL };

  bell_list_spread (&look, &list);

  return list.n > 0;
}

/* Ruling T-g: operations may be left over; and so may a bonus action. */
static TcReason
bell_check_done (BellLook *look, const TcMove *move)
{
  return BELL_WHY_LEGAL;
}

static void
bell_list_done (BellLook *look, TcMoveList *list)
{
  tc_move_list_add (list, BELL_VERB_DONE, TC_THING_NONE, TC_THING_NONE);
}

/* -- Freed cubes -- */

static TcReason
bell_check_free (BellLook *look, const TcMove *move)
{
  const BellRules *rules = look->rules;

  if (move->target == rules->pool[rules->german_side])
    return BELL_WHY_LEGAL;
  if (move->target != rules->german_space)
    return BELL_WHY_NOT_HERE;

  return bell_has_room (rules, look->state, move->target, rules->german_side) ? BELL_WHY_LEGAL
                                                                              : BELL_WHY_FULL;
}

static void
bell_list_free (BellLook *look, TcMoveList *list)
{
  const BellRules *rules = look->rules;

  if (bell_has_room (rules, look->state, rules->german_space, rules->german_side))
    tc_move_list_add (list, BELL_VERB_FREE, TC_THING_NONE, rules->german_space);
  tc_move_list_add (list, BELL_VERB_FREE, TC_THING_NONE, rules->pool[rules->german_side]);
}

/* German Activity and Mobilization: any space with room (ruling T-f), but for what the round card
 * closes. */
static TcReason
bell_check_mobilize (BellLook *look, const TcMove *move)
{
  const BellRules *rules = look->rules;

  if (look->state->restricted >> rules->dimension_of[move->target] & 1)
    return BELL_WHY_RESTRICTED;

  return bell_has_room (rules, look->state, move->target, rules->mobilization_side) ? BELL_WHY_LEGAL
                                                                                    : BELL_WHY_FULL;
}

gboolean
bell_may_mobilize (const BellRules *rules, const BellState *state, guint space)
{
  BellLook look = { rules, state };
  TcMove move = tc_move_make (BELL_VERB_MOBILIZE, TC_THING_NONE, (TcThing) space, 0);

  return bell_check_mobilize (&look, &move) == BELL_WHY_LEGAL;
}

static void
bell_list_mobilize (BellLook *look, TcMoveList *list)
{
  list_spaces (look, list, BELL_VERB_MOBILIZE, TC_THING_NONE, bell_check_mobilize);
}

/* -- Orders of the Initiative Player -- */

static TcReason
bell_check_resolve (BellLook *look, const TcMove *move)
{
  const guint64 *pivots = bell_set (look->state, BELL_SET_PIVOTS);
  gboolean is_open = bell_has (bell_nth_set (look->rules, pivots, BELL_CONCEDE), move->target) ||
                     bell_has (bell_nth_set (look->rules, pivots, BELL_DEFEND), move->target);

  return is_open ? BELL_WHY_LEGAL : BELL_WHY_NOT_OPEN;
}

static void
bell_list_resolve (BellLook *look, TcMoveList *list)
{
  list_spaces (look, list, BELL_VERB_RESOLVE, TC_THING_NONE, bell_check_resolve);
}

static TcReason
bell_check_score (BellLook *look, const TcMove *move)
{
  guint8 left = look->state->scoring[BELL_CONCEDE] | look->state->scoring[BELL_DEFEND];
  guint dimension = tc_range_index (look->rules->dimension_things, move->target);

  return left >> dimension & 1 ? BELL_WHY_LEGAL : BELL_WHY_NOT_SCORED;
}

static void
bell_list_score (BellLook *look, TcMoveList *list)
{
  for (guint i = 0; i < look->rules->n_dimensions; i++) {
    TcMove move = tc_move_make (BELL_VERB_SCORE, TC_THING_NONE,
                                tc_range_get (look->rules->dimension_things, i), 0);

    if (bell_check_score (look, &move) == BELL_WHY_LEGAL)
      tc_move_list_add_move (list, move);
  }
}

/* Asked only when both score. */
static TcReason
bell_check_gain (BellLook *look, const TcMove *move)
{
  return BELL_WHY_LEGAL;
}

static void
bell_list_gain (BellLook *look, TcMoveList *list)
{
  for (guint seat = 0; seat < BELL_N_SIDES; seat++)
    tc_move_list_add (list, BELL_VERB_GAIN, bell_seat (look->rules, seat), TC_THING_NONE);
}

/* -- The final round -- */

static TcReason
bell_check_discard (BellLook *look, const TcMove *move)
{
  guint card = tc_range_index (look->rules->card_things, move->subject);

  return bell_may_choose (look->rules, look->state, card, look->state->head.actor)
           ? BELL_WHY_LEGAL
           : BELL_WHY_NOT_HELD;
}

static void
bell_list_discard (BellLook *look, TcMoveList *list)
{
  list_cards (look, list, BELL_VERB_DISCARD, bell_check_discard);
}

static TcReason
bell_check_choose (BellLook *look, const TcMove *move)
{
  return bell_check_discard (look, move);
}

static void
bell_list_choose (BellLook *look, TcMoveList *list)
{
  list_cards (look, list, BELL_VERB_CHOOSE, bell_check_choose);
}

/* Both have chosen: the cards are turned at the same moment, which nobody may refuse. */
static TcReason
bell_check_reveal (BellLook *look, const TcMove *move)
{
  return BELL_WHY_LEGAL;
}

static void
bell_list_reveal (BellLook *look, TcMoveList *list)
{
  tc_move_list_add (list, BELL_VERB_REVEAL, TC_THING_NONE, TC_THING_NONE);
}

#define DEFINE(name) TC_DEFINE_DECISION (Bell, bell, name, bell_look_init)

DEFINE (begin)
DEFINE (keep)
DEFINE (initiative)
DEFINE (event)
DEFINE (reuse)
DEFINE (effect)
DEFINE (operate)
DEFINE (commit)
DEFINE (persuade)
DEFINE (escalate)
DEFINE (spread)
DEFINE (free)
DEFINE (mobilize)
DEFINE (resolve)
DEFINE (score)
DEFINE (gain)
DEFINE (discard)
DEFINE (choose)
DEFINE (reveal)
DEFINE (done)

#define BIT(verb)              TC_VERB_BIT (BELL_VERB_##verb)
#define EFFECT_VERBS           (((TC_VERB_BIT (TC_EFFECTS_N_VERBS)) - 1) << BELL_VERB_EFFECT)
#define ROW(phase, name, verb) TC_DECISION (bell, name, BELL_PHASE_##phase, BIT (verb))

const TcDecision bell_decisions[BELL_N_DECISIONS] = {
  ROW (SETUP, begin, BEGIN),
  ROW (OBJECTIVE, keep, KEEP),
  TC_DECISION (bell, initiative, BELL_PHASE_INITIATIVE, BIT (FIRST) | BIT (SECOND)),
  ROW (PLAY, event, EVENT),
  ROW (PLAY, reuse, REUSE),
  ROW (PLAY, operate, OPERATE),
  ROW (PLAY, commit, COMMIT),
  TC_DECISION (bell, effect, BELL_PHASE_EFFECT, EFFECT_VERBS),
  ROW (OPERATE, persuade, PERSUADE),
  ROW (OPERATE, escalate, ESCALATE),
  ROW (OPERATE, done, DONE),
  ROW (FREED, free, FREE),
  ROW (MOBILIZE, mobilize, MOBILIZE),
  ROW (ORDER, resolve, RESOLVE),
  ROW (BONUS, persuade, PERSUADE),
  ROW (BONUS, escalate, ESCALATE),
  ROW (BONUS, spread, SPREAD),
  ROW (BONUS, done, DONE),
  ROW (SPREAD, spread, SPREAD),
  ROW (SPREAD, done, DONE),
  ROW (SCORE, score, SCORE),
  ROW (LEAD, gain, GAIN),
  ROW (DISCARD, discard, DISCARD),
  ROW (CHOOSE, choose, CHOOSE),
  ROW (SHOW, reveal, REVEAL),
  ROW (ACT, event, EVENT),
  ROW (ACT, persuade, PERSUADE),
  ROW (ACT, escalate, ESCALATE),
  ROW (ACT, done, DONE),
};
