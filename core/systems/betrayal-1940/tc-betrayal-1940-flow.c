/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

/* The sequence of play (2.0) as a machine: betrayal_advance () runs steps until a decision is
 * asked. What a result left to be done (losses, exchange, withdrawals, air units looking for a
 * base) comes before the next step. A decision with a single answer is made at once, but for
 * movement and tactics, where a player wants to see where he stands, and for combat, whose chances
 * he wants to know before the dice are rolled. */

/* Asks @seat for a decision about @side; @is_run: one of a set. */
gboolean
betrayal_ask (BetrayalPlay *play,
              BetrayalPhase phase,
              guint8 seat,
              BetrayalSide side,
              gboolean is_run)
{
  tc_state_ask (&play->state->head, phase, seat, play->rules->side_index[side],
                is_run ? &play->state->groups : NULL);

  return TRUE;
}

/* --- Turns and player-turns --- */

static void
begin_player (BetrayalPlay *play, guint player)
{
  BetrayalState *state = play->state;

  tc_state_end_set (&state->head);
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
  /* The Germans begin every turn, which is reported already. */
  if (player > 0)
    betrayal_report_phase (play, BETRAYAL_EVENT_PLAYER);
}

void
betrayal_report_phase (BetrayalPlay *play, guint event)
{
  const BetrayalRules *rules = play->rules;
  guint8 player = play->state->player;

  tc_events_report (play->events, event,
                    player == 0 ? rules->side_thing[BETRAYAL_GERMAN]
                                : tc_range_get (rules->seat_things, player - 1u),
                    TC_THING_NONE, 0);
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
  tc_events_report (play->events, BETRAYAL_EVENT_TURN, TC_THING_NONE, TC_THING_NONE,
                    (gint16) state->head.turn);
  if (state->head.turn == play->rules->ban_from)
    tc_events_report (play->events, BETRAYAL_EVENT_BAN, TC_THING_NONE, TC_THING_NONE, 0);
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

  tc_events_report (play->events, BETRAYAL_EVENT_GAME_END, TC_THING_NONE, TC_THING_NONE,
                    (gint16) head->turn);
  tc_state_end_game (head, BETRAYAL_PHASE_OVER);
  betrayal_report_results (play->rules, play->state, play->events);

  return TRUE;
}

/* --- Steps: each returns whether it asks a decision --- */

static gboolean
go_on (BetrayalPlay *play, BetrayalStep step)
{
  play->state->step = (guint8) step;

  return FALSE;
}

static gboolean
step_setup (BetrayalPlay *play)
{
  return betrayal_ask_deploy (play, FALSE) || go_on (play, BETRAYAL_STEP_INITIATIVE);
}

static gboolean
step_initiative (BetrayalPlay *play)
{
  begin_turn (play);

  return FALSE;
}

static gboolean
step_german_setup (BetrayalPlay *play)
{
  return betrayal_ask_deploy (play, TRUE) || go_on (play, BETRAYAL_STEP_ORDERS);
}

static gboolean
step_orders (BetrayalPlay *play)
{
  betrayal_report_phase (play, BETRAYAL_EVENT_ORDERS_PHASE);
  betrayal_roll_orders (play);

  return go_on (play, BETRAYAL_STEP_ENTER);
}

static gboolean
step_refit (BetrayalPlay *play)
{
  betrayal_do_refit (play);

  return go_on (play, BETRAYAL_STEP_RETURN);
}

static gboolean
step_enter (BetrayalPlay *play)
{
  gboolean is_refit =
    play->state->player == 0 && (play->state->tactics & BETRAYAL_TACTIC_BIT (BETRAYAL_REFIT));

  return betrayal_ask_enter (play) ||
         go_on (play, is_refit ? BETRAYAL_STEP_REFIT : BETRAYAL_STEP_RETURN_ROLL);
}

static gboolean
step_return_roll (BetrayalPlay *play)
{
  betrayal_roll_returns (play);

  return go_on (play, BETRAYAL_STEP_RETURN);
}

static gboolean
step_return (BetrayalPlay *play)
{
  if (betrayal_ask_return (play))
    return TRUE;

  play->state->returns_left = 0;

  return go_on (play, play->state->player == 0 ? BETRAYAL_STEP_ASSIGN : BETRAYAL_STEP_MOVE);
}

static gboolean
step_assign (BetrayalPlay *play)
{
  if (betrayal_ask_assign (play))
    return TRUE;

  betrayal_begin_movement (play);

  return go_on (play, BETRAYAL_STEP_MOVE);
}

/* Whoever's turn it is decides about the own units. */
static gboolean
ask_phasing (BetrayalPlay *play, BetrayalPhase phase)
{
  return betrayal_ask (play, phase, betrayal_phasing_seat (play->rules, play->state),
                       betrayal_phasing_side (play->state), FALSE);
}

static gboolean
step_move (BetrayalPlay *play)
{
  return ask_phasing (play, BETRAYAL_PHASE_MOVE);
}

static gboolean
step_missions (BetrayalPlay *play)
{
  return ask_phasing (play, BETRAYAL_PHASE_MISSIONS);
}

static gboolean
step_regroup (BetrayalPlay *play)
{
  betrayal_do_regroup (play);

  return go_on (play, BETRAYAL_STEP_NEXT_PLAYER);
}

static gboolean
step_next_player (BetrayalPlay *play)
{
  next_player (play);

  return FALSE;
}

static gboolean (*const steps[]) (BetrayalPlay *play) = {
  [BETRAYAL_STEP_SETUP] = step_setup,
  [BETRAYAL_STEP_INITIATIVE] = step_initiative,
  [BETRAYAL_STEP_GERMAN_SETUP] = step_german_setup,
  [BETRAYAL_STEP_ORDERS] = step_orders,
  [BETRAYAL_STEP_REFIT] = step_refit,
  [BETRAYAL_STEP_ENTER] = step_enter,
  [BETRAYAL_STEP_RETURN_ROLL] = step_return_roll,
  [BETRAYAL_STEP_RETURN] = step_return,
  [BETRAYAL_STEP_ASSIGN] = step_assign,
  [BETRAYAL_STEP_MOVE] = step_move,
  [BETRAYAL_STEP_MISSIONS] = step_missions,
  [BETRAYAL_STEP_INTERCEPT] = betrayal_step_intercept,
  [BETRAYAL_STEP_BOMBARD] = betrayal_step_bombard,
  [BETRAYAL_STEP_COMBAT] = betrayal_step_combat,
  [BETRAYAL_STEP_REGROUP] = step_regroup,
  [BETRAYAL_STEP_NEXT_PLAYER] = step_next_player,
  [BETRAYAL_STEP_OVER] = end_game,
};

/* --- Going on to the next decision --- */

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

/* A forced choice is reported as an event, for no move will show it. */
static void
report_forced (BetrayalPlay *play, const TcMove *move)
{
  guint event;

  /* The unit that is lost in the box is reported by the loss itself. */
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
  tc_events_report (play->events, (guint16) event, move->subject, move->target, 0);
}

static gboolean
is_always_asked (guint phase)
{
  return phase == BETRAYAL_PHASE_ASSIGN || phase == BETRAYAL_PHASE_MOVE ||
         phase == BETRAYAL_PHASE_COMBAT || phase == BETRAYAL_PHASE_OVER;
}

static gboolean
make_forced_choice (const TcRuleset *ruleset, BetrayalPlay *play)
{
  TcState *head = &play->state->head;
  TcMove move;
  TcMoveList list = { &move, 0, 1, TC_MOVES_ALL };

  if (is_always_asked (head->phase))
    return FALSE;

  tc_decision_list (ruleset, head, &list);
  if (list.n != 1)
    return FALSE;

  report_forced (play, &move);
  tc_decision_find (ruleset, head->phase, move.verb)->apply (ruleset, head, &move, play->events);

  return TRUE;
}

void
betrayal_advance (const TcRuleset *ruleset, TcState *state, TcEvents *events)
{
  BetrayalPlay play = { tc_ruleset_get_data (ruleset), (BetrayalState *) state, events };

  for (;;)
    if ((ask_pending (&play) || steps[play.state->step](&play)) &&
        !make_forced_choice (ruleset, &play))
      return;
}

/* Rule 7.0. */
void
betrayal_apply_agreement (BetrayalPlay *play, const TcMove *move)
{
  play->state->step = BETRAYAL_STEP_OVER;
  end_game (play);
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
  betrayal_advance (ruleset, state, events);
}
