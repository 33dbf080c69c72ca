/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "systems/bell-1938/bots/tc-bell-1938-solo-private.h"

/* -- Candidates -------------------------------------------------------------------------------- */

static guint
get_place (const BellSoloTurn *turn, TcThing thing)
{
  return thing < turn->rules->n_spaces ? thing : TC_BOT_NOWHERE;
}

/* A choice of an event where pieces are placed, removed or replaced. */
static void
read_pick (const BellSoloTurn *turn, const TcMove *move, TcBotCandidate *candidate)
{
  const TcEffects *effects = turn->rules->effects;
  guint kind = 0;
  guint owner = 0;
  TcEffectsAct act = tc_effects_get_act (effects, &turn->state->head, &kind, &owner);

  candidate->target = (guint16) tc_effects_find_space (effects, move->subject);
  candidate->action = act == TC_EFFECTS_ACT_REMOVE ? BELL_ACTION_REMOVE : BELL_ACTION_PLACE;
  if (act == TC_EFFECTS_ACT_REMOVE || act == TC_EFFECTS_ACT_REPLACE)
    candidate->detail = (guint8) BELL_TAKES (owner);
  if (owner >= BELL_N_SIDES)
    candidate->action = BELL_ACTION_DISK;
}

static void
read_effect (const BellSoloTurn *turn, const TcMove *move, TcBotCandidate *candidate)
{
  const TcEffects *effects = turn->rules->effects;

  switch ((TcEffectsVerb) (move->verb - BELL_VERB_EFFECT)) {
  case TC_EFFECTS_VERB_PICK:
    read_pick (turn, move, candidate);
    break;
  case TC_EFFECTS_VERB_SHIFT:
    candidate->action = BELL_ACTION_MOVE;
    candidate->origin = (guint16) tc_effects_find_space (effects, move->subject);
    candidate->target = (guint16) tc_effects_find_space (effects, move->target);
    break;
  case TC_EFFECTS_VERB_OPERATE:
    candidate->action =
      (guint8) (BELL_ACTION_PERSUADE + tc_effects_find_operation (effects, move->subject));
    candidate->target = (guint16) get_place (turn, move->target);
    break;
  case TC_EFFECTS_VERB_OPTION:
  case TC_EFFECTS_VERB_CARD:
  case TC_EFFECTS_VERB_ARRANGE:
    candidate->action = BELL_ACTION_OPTION;
    break;
  case TC_EFFECTS_VERB_ACCEPT:
    candidate->action = BELL_ACTION_ACCEPT;
    break;
  case TC_EFFECTS_VERB_STOP:
  case TC_EFFECTS_N_VERBS:
    candidate->action = BELL_ACTION_STOP;
    break;
  }
}

static BellAction
get_action (const TcMove *move)
{
  static const guint8 actions[BELL_VERB_EFFECT] = {
    [BELL_VERB_BEGIN] = BELL_ACTION_OTHER,       [BELL_VERB_KEEP] = BELL_ACTION_OTHER,
    [BELL_VERB_FIRST] = BELL_ACTION_FIRST,       [BELL_VERB_SECOND] = BELL_ACTION_SECOND,
    [BELL_VERB_EVENT] = BELL_ACTION_EVENT,       [BELL_VERB_REUSE] = BELL_ACTION_REUSE,
    [BELL_VERB_OPERATE] = BELL_ACTION_OPERATE,   [BELL_VERB_COMMIT] = BELL_ACTION_OTHER,
    [BELL_VERB_PERSUADE] = BELL_ACTION_PERSUADE, [BELL_VERB_ESCALATE] = BELL_ACTION_ESCALATE,
    [BELL_VERB_SPREAD] = BELL_ACTION_SPREAD,     [BELL_VERB_FREE] = BELL_ACTION_FREE,
    [BELL_VERB_MOBILIZE] = BELL_ACTION_MOBILIZE, [BELL_VERB_RESOLVE] = BELL_ACTION_RESOLVE,
    [BELL_VERB_SCORE] = BELL_ACTION_OTHER,       [BELL_VERB_GAIN] = BELL_ACTION_SCORE_FIRST,
    [BELL_VERB_DISCARD] = BELL_ACTION_OTHER,     [BELL_VERB_CHOOSE] = BELL_ACTION_OTHER,
    [BELL_VERB_REVEAL] = BELL_ACTION_OTHER,      [BELL_VERB_DONE] = BELL_ACTION_STOP,
  };

  return actions[move->verb];
}

static TcBotCandidate
read_move (const BellSoloTurn *turn, guint index)
{
  const TcMove *move = &turn->moves[index];
  TcBotCandidate candidate = { .target = TC_BOT_NOWHERE,
                               .origin = TC_BOT_NOWHERE,
                               .move = (guint16) index };

  if (move->verb >= BELL_VERB_EFFECT) {
    read_effect (turn, move, &candidate);
    return candidate;
  }
  candidate.action = (guint8) get_action (move);
  candidate.target = (guint16) get_place (turn, move->target);
  if (move->verb == BELL_VERB_SPREAD)
    candidate.origin = move->subject;

  return candidate;
}

/* -- Questions --------------------------------------------------------------------------------- */

/* Within an event: what the first candidate does, since stopping comes last. */
static BellAsk
find_event_ask (const TcBotCandidate *first)
{
  switch (first->action) {
  case BELL_ACTION_PERSUADE:
  case BELL_ACTION_ESCALATE:
    return BELL_ASK_OPERATIONS;
  case BELL_ACTION_PLACE:
    return BELL_ASK_PLACING;
  case BELL_ACTION_REMOVE:
    return BELL_ASK_REMOVING;
  case BELL_ACTION_MOVE:
    return BELL_ASK_MOVING;
  default:
    return BELL_ASK_OPTIONS;
  }
}

static guint
find_table (const BellSoloTurn *turn, const TcBotCandidate *first)
{
  static const guint8 asks[BELL_N_PHASES] = {
    [BELL_PHASE_SETUP] = BELL_N_ASKS,
    [BELL_PHASE_OBJECTIVE] = BELL_N_ASKS,
    [BELL_PHASE_INITIATIVE] = BELL_ASK_INITIATIVE,
    [BELL_PHASE_PLAY] = BELL_ASK_CARD,
    [BELL_PHASE_EFFECT] = BELL_N_ASKS,
    [BELL_PHASE_OPERATE] = BELL_ASK_OPERATIONS,
    [BELL_PHASE_FREED] = BELL_ASK_FREED_CUBE,
    [BELL_PHASE_MOBILIZE] = BELL_ASK_MOBILIZATION,
    [BELL_PHASE_ORDER] = BELL_ASK_BONUS_ORDER,
    [BELL_PHASE_BONUS] = BELL_ASK_BONUS,
    [BELL_PHASE_SPREAD] = BELL_ASK_SPREAD,
    [BELL_PHASE_SCORE] = BELL_N_ASKS,
    [BELL_PHASE_LEAD] = BELL_ASK_OBJECTIVES,
    [BELL_PHASE_DISCARD] = BELL_N_ASKS,
    [BELL_PHASE_CHOOSE] = BELL_N_ASKS,
    [BELL_PHASE_SHOW] = BELL_N_ASKS,
    [BELL_PHASE_ACT] = BELL_ASK_FINAL_ACTION,
    [BELL_PHASE_OVER] = BELL_N_ASKS,
  };
  guint phase = turn->state->head.phase;
  guint ask = phase == BELL_PHASE_EFFECT ? find_event_ask (first) : asks[phase];

  return ask < BELL_N_ASKS ? turn->rules->solo.table[ask] : TC_BOT_NO_TABLE;
}

/* With a hand, which the solo opponent has only where two players' rules are in force, it takes a
 * card at random, as if that had been turned up. */
static guint
keep_one_card (const BellSoloTurn *turn, TcBotCandidate *candidates, guint n, TcDieKey die)
{
  guint n_operate = 0;
  guint nth = 0;
  guint kept = 0;
  TcThing card = TC_THING_NONE;

  for (guint i = 0; i < n; i++)
    n_operate += candidates[i].action == BELL_ACTION_OPERATE;
  if (n_operate < 2)
    return n;

  die.nth++;
  nth = tc_die_roll (&die, (guint16) n_operate);
  for (guint i = 0; i < n; i++) {
    if (candidates[i].action == BELL_ACTION_OPERATE && --nth == 0)
      card = turn->moves[candidates[i].move].subject;
  }
  for (guint i = 0; i < n; i++) {
    if (candidates[i].action != BELL_ACTION_OTHER &&
        turn->moves[candidates[i].move].subject == card)
      candidates[kept++] = candidates[i];
  }

  return kept;
}

guint
bell_solo_decide (const BellSoloTurn *turn, TcBotTrace *trace)
{
  TcBotCandidate candidates[TC_BOT_MAX_CANDIDATES];
  const TcState *head = &turn->state->head;
  TcBotQuestion question = { .rules = turn->rules,
                             .state = head,
                             .player = turn->rules->side[head->actor],
                             .candidates = candidates,
                             .n = MIN (turn->n_moves, TC_BOT_MAX_CANDIDATES),
                             .context = (gpointer) turn,
                             .moves = turn->moves,
                             .trace = trace };

  question.die.seed = turn->key;
  question.die.turn = head->turn;
  question.die.kind = head->phase;
  question.die.subject = (guint16) head->n_moves;
  for (guint i = 0; i < question.n; i++)
    candidates[i] = read_move (turn, i);
  if (head->phase == BELL_PHASE_PLAY)
    question.n = keep_one_card (turn, candidates, question.n, question.die);
  if (turn->rules->solo.tables == NULL)
    return candidates[tc_die_roll (&question.die, (guint16) (question.n + 1)) % question.n].move;

  return tc_bot_tables_decide (turn->rules->solo.tables, find_table (turn, &candidates[0]),
                               &question);
}

/* -- The bot ----------------------------------------------------------------------------------- */

/* The stream of the bots is only looked at: with the number of the move it keys each die, so that
 * one die more in an edited table shifts no other. */
static guint
choose (const TcBotTurn *turn)
{
  BellSoloTurn solo = { .ruleset = turn->ruleset,
                        .rules = tc_ruleset_get_data (turn->ruleset),
                        .state = (const BellState *) turn->state,
                        .moves = turn->moves,
                        .n_moves = turn->n_moves,
                        .key = turn->rng->word[0] ^ turn->rng->word[1] };

  return turn->n_moves > 1 ? bell_solo_decide (&solo, turn->trace) : 0;
}

static gboolean
takes_seat (const TcRuleset *ruleset, guint8 seat)
{
  return bell_is_solo (tc_ruleset_get_data (ruleset), seat);
}

const TcBot bell_solo_bot = {
  .id = "solo",
  .title = N_ ("Solo opponent"),
  .summary = N_ ("follows the tables of the scenario, as the rulebook's solo opponent does"),
  .follows_tables = TRUE,
  .choose = choose,
  .takes_seat = takes_seat,
};
