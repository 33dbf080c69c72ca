/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

/* The sequence of play (2.0) as a machine: advance () runs steps until a decision is asked. What a
 * result left to be done (losses, exchange, withdrawals, air units looking for a base) comes before
 * the next step. A decision with a single answer is made at once, but for movement and tactics,
 * where a player wants to see where he stands. */

/* Sets the next decision. Those of one set share a group; whatever ends a set zeroes it. */
gboolean
betrayal_ask (BetrayalPlay *play,
              BetrayalPhase phase,
              guint8 seat,
              BetrayalSide side,
              gboolean is_run)
{
  TcState *head = &play->state->head;
  guint8 side_index = play->rules->side_index[side];

  if (!is_run) {
    head->group = 0;
  } else if (head->group == 0 || head->phase != phase || head->actor != seat ||
             head->side != side_index) {
    play->state->groups = (guint8) (play->state->groups % G_MAXUINT8 + 1);
    head->group = play->state->groups;
  }
  head->phase = (guint8) phase;
  head->actor = seat;
  head->side = side_index;

  return TRUE;
}

/* --- Turns and player-turns --- */

static void
begin_player (BetrayalPlay *play, guint player)
{
  BetrayalState *state = play->state;

  state->head.group = 0;
  state->player = (guint8) player;
  state->stage = BETRAYAL_STAGE_NONE;
  state->focus = BETRAYAL_NONE;
  state->republic_moved = FALSE;
  state->runner = BETRAYAL_NONE;
  state->runner_spent = 0;
  state->german_intercepts = FALSE;
  state->returns_left = 0;
  for (guint i = 0; i < play->rules->n_counters; i++)
    betrayal_unit_flags (state)[i] &= play->rules->counters[i].side == BETRAYAL_ALLIED
                                        ? BETRAYAL_REDUCED | BETRAYAL_FREED
                                        : BETRAYAL_REDUCED;
  for (guint area = 0; area < play->rules->n_areas; area++)
    betrayal_area_flags (state)[area] &= BETRAYAL_CONTROL;
  for (guint air = 0; air < play->rules->n_air; air++)
    betrayal_declared (state)[air] = 0;
  memset (betrayal_air_states (state), BETRAYAL_AIR_HOME, play->rules->n_air);
  /* The Germans begin every turn, which is told already. */
  if (player > 0)
    tc_events_tell (play->events, BETRAYAL_EVENT_PLAYER,
                    (TcThing) (play->rules->seat_thing + player - 1), TC_THING_NONE, 0);
}

static void
begin_turn (BetrayalPlay *play)
{
  BetrayalState *state = play->state;

  state->head.turn++;
  memset (betrayal_combat_rolls (state), 0, play->rules->n_areas);
  memset (betrayal_air_rolls (state), 0, play->rules->n_areas);
  for (guint air = 0; air < play->rules->n_air; air++)
    betrayal_bombed (state)[air] = BETRAYAL_NONE;
  if (play->rules->turn_marker != BETRAYAL_NONE)
    state->loc[play->rules->turn_marker] =
      (guint16) (betrayal_box (play->rules, BETRAYAL_BOX_TURNS) + state->head.turn - 1);
  tc_events_tell (play->events, BETRAYAL_EVENT_TURN, TC_THING_NONE, TC_THING_NONE,
                  (gint16) state->head.turn);
  if (state->head.turn == play->rules->ban_from)
    tc_events_tell (play->events, BETRAYAL_EVENT_BAN, TC_THING_NONE, TC_THING_NONE, 0);
  begin_player (play, 0);
  betrayal_roll_initiative (play);
  state->step = BETRAYAL_STEP_GERMAN_SETUP;
}

static void
next_player (BetrayalPlay *play)
{
  BetrayalState *state = play->state;

  if (state->player < play->rules->n_seats) {
    begin_player (play, state->player + 1u);
    state->step = BETRAYAL_STEP_ENTER;
    return;
  }
  /* Rule 6.3.3: a final penalty ends the game with its turn. */
  state->step =
    state->head.turn < play->rules->setups[state->setup].last_turn && !state->final_penalty
      ? BETRAYAL_STEP_INITIATIVE
      : BETRAYAL_STEP_OVER;
}

static gboolean
end_game (BetrayalPlay *play)
{
  TcState *head = &play->state->head;

  tc_events_tell (play->events, BETRAYAL_EVENT_GAME_END, TC_THING_NONE, TC_THING_NONE,
                  (gint16) head->turn);
  head->phase = BETRAYAL_PHASE_OVER;
  head->actor = TC_SEAT_NONE;
  head->side = 0;
  head->group = 0;
  betrayal_tell_results (play->rules, play->state, play->events);

  return TRUE;
}

static gboolean
step_return (BetrayalPlay *play)
{
  if (betrayal_ask_return (play))
    return TRUE;

  play->state->returns_left = 0;
  play->state->step = play->state->player == 0 ? BETRAYAL_STEP_ASSIGN : BETRAYAL_STEP_MOVE;

  return FALSE;
}

static gboolean
go_on (BetrayalPlay *play, BetrayalStep step)
{
  play->state->step = (guint8) step;

  return FALSE;
}

/* One step of the sequence; TRUE when it asks a decision. */
static gboolean
run_step (BetrayalPlay *play)
{
  guint8 seat =
    play->state->step < BETRAYAL_STEP_ORDERS ? 0 : betrayal_phasing_seat (play->rules, play->state);
  BetrayalSide side = betrayal_phasing_side (play->state);

  switch ((BetrayalStep) play->state->step) {
  case BETRAYAL_STEP_SETUP:
    return betrayal_ask_deploy (play, FALSE) || go_on (play, BETRAYAL_STEP_INITIATIVE);
  case BETRAYAL_STEP_INITIATIVE:
    begin_turn (play);
    return FALSE;
  case BETRAYAL_STEP_GERMAN_SETUP:
    return betrayal_ask_deploy (play, TRUE) || go_on (play, BETRAYAL_STEP_ORDERS);
  case BETRAYAL_STEP_ORDERS:
    betrayal_roll_orders (play);
    return go_on (play, play->state->tactics & BETRAYAL_TACTIC_BIT (BETRAYAL_REFIT)
                          ? BETRAYAL_STEP_REFIT
                          : BETRAYAL_STEP_RETURN_ROLL);
  case BETRAYAL_STEP_REFIT:
    betrayal_do_refit (play);
    return go_on (play, BETRAYAL_STEP_RETURN);
  case BETRAYAL_STEP_ENTER:
    return betrayal_ask_enter (play) || go_on (play, BETRAYAL_STEP_RETURN_ROLL);
  case BETRAYAL_STEP_RETURN_ROLL:
    betrayal_roll_returns (play);
    return go_on (play, BETRAYAL_STEP_RETURN);
  case BETRAYAL_STEP_RETURN:
    return step_return (play);
  case BETRAYAL_STEP_ASSIGN:
    if (betrayal_ask_assign (play))
      return TRUE;
    betrayal_begin_movement (play);
    return go_on (play, BETRAYAL_STEP_MOVE);
  case BETRAYAL_STEP_MOVE:
    return betrayal_ask (play, BETRAYAL_PHASE_MOVE, seat, side, FALSE);
  case BETRAYAL_STEP_MISSIONS:
    return betrayal_ask (play, BETRAYAL_PHASE_MISSIONS, seat, side, FALSE);
  case BETRAYAL_STEP_INTERCEPT:
    return betrayal_step_intercept (play);
  case BETRAYAL_STEP_BOMBARD:
    return betrayal_step_bombard (play);
  case BETRAYAL_STEP_COMBAT:
    return betrayal_step_combat (play);
  case BETRAYAL_STEP_REGROUP:
    betrayal_do_regroup (play);
    return go_on (play, BETRAYAL_STEP_NEXT_PLAYER);
  case BETRAYAL_STEP_NEXT_PLAYER:
    next_player (play);
    return FALSE;
  case BETRAYAL_STEP_OVER:
    return end_game (play);
  }

  return FALSE;
}

/* What must be settled before anything else happens, in this order. Only missions and combat leave
 * something. */
static gboolean
ask_pending (BetrayalPlay *play)
{
  if (play->state->step < BETRAYAL_STEP_INTERCEPT || play->state->step > BETRAYAL_STEP_COMBAT)
    return FALSE;

  return betrayal_ask_steps (play) || (play->state->exchange && betrayal_ask_exchange (play)) ||
         betrayal_ask_withdrawal (play) || betrayal_ask_base (play);
}

/* A forced choice is told as an event, for no move will tell it. */
static void
tell_forced (BetrayalPlay *play, const TcMove *move)
{
  guint event;

  /* The unit that is lost in the box is told by the loss itself. */
  if (play->state->head.phase == BETRAYAL_PHASE_AIR_LOSS)
    return;

  switch (move->verb) {
  case BETRAYAL_VERB_WITHDRAW:
    event = BETRAYAL_EVENT_FORCED_WITHDRAWAL;
    break;
  case BETRAYAL_VERB_EXPLOIT:
    event = BETRAYAL_EVENT_FORCED_EXPLOIT;
    break;
  case BETRAYAL_VERB_BASE:
    event = BETRAYAL_EVENT_FORCED_BASE;
    break;
  case BETRAYAL_VERB_BOMB:
  case BETRAYAL_VERB_SUPPORT:
  case BETRAYAL_VERB_STRIKE:
    event = BETRAYAL_EVENT_FORCED_MISSION;
    break;
  case BETRAYAL_VERB_ENTER:
    event = BETRAYAL_EVENT_FORCED_ARRIVAL;
    break;
  case BETRAYAL_VERB_RETURN:
    event = BETRAYAL_EVENT_FORCED_RETURN;
    break;
  case BETRAYAL_VERB_DEPLOY:
    event = BETRAYAL_EVENT_FORCED_START;
    break;
  case BETRAYAL_VERB_LOSE:
    event = BETRAYAL_EVENT_FORCED_LOSS;
    break;
  case BETRAYAL_VERB_REMOVE:
    event = BETRAYAL_EVENT_FORCED_REMOVAL;
    break;
  case BETRAYAL_VERB_REDUCE:
    event = BETRAYAL_EVENT_FORCED_REDUCTION;
    break;
  default:
    return;
  }
  tc_events_tell (play->events, (guint16) event, move->subject, move->target, 0);
}

static gboolean
make_forced_choice (BetrayalPlay *play)
{
  TcMove move;
  BetrayalList list = { &move, 0, 1 };

  if (play->state->head.phase == BETRAYAL_PHASE_MOVE ||
      play->state->head.phase == BETRAYAL_PHASE_ASSIGN ||
      play->state->head.phase == BETRAYAL_PHASE_OVER)
    return FALSE;

  betrayal_list_moves (play->rules, play->state, TC_MOVES_ALL, &list);
  if (list.n != 1)
    return FALSE;

  tell_forced (play, &move);
  betrayal_apply_move (play, &move);

  return TRUE;
}

static void
advance (BetrayalPlay *play)
{
  for (;;)
    if ((ask_pending (play) || run_step (play)) && !make_forced_choice (play))
      return;
}

void
betrayal_apply (const TcRuleset *ruleset, TcState *state, const TcMove *move, TcEvents *events)
{
  BetrayalPlay play = { tc_ruleset_get_data (ruleset), (BetrayalState *) state, events };

  if (move->verb == BETRAYAL_VERB_PENALTY) {
    betrayal_apply_penalty (&play, move);
    return;
  }
  if (move->verb == BETRAYAL_VERB_AGREE) {
    play.state->step = BETRAYAL_STEP_OVER;
    end_game (&play);
    return;
  }

  betrayal_apply_move (&play, move);
  advance (&play);
}

void
betrayal_init (const TcRuleset *ruleset, guint setup, TcState *state, TcEvents *events)
{
  const BetrayalRules *rules = tc_ruleset_get_data (ruleset);
  BetrayalState *own = (BetrayalState *) state;
  BetrayalPlay play = { rules, own, events };

  betrayal_state_init (rules, own);
  own->setup = (guint16) setup;
  own->head.turn = (guint16) (rules->setups[setup].first_turn - 1);
  betrayal_place_setup (rules, own);
  betrayal_update_republic (&play);
  advance (&play);
}
