/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "systems/bell-1938/tc-bell-1938-private.h"

/* From one decision to the next: one loop, in which what interrupts comes first. */

void
bell_ask (BellPlay *play, BellPhase phase, guint seat)
{
  tc_state_ask (&play->state->head, phase, (guint8) seat, play->rules->side[seat], NULL);
}

void
bell_go_to (BellPlay *play, BellStep step)
{
  play->state->step = (guint8) step;
  play->state->at = 0;
}

void
bell_finish (BellPlay *play, BellLevel level)
{
  play->state->ending = (guint8) (level + 1);
  if (level == BELL_LEVEL_NOBODY)
    tc_events_report (play->events, BELL_EVENT_NOBODY, TC_THING_NONE, TC_THING_NONE, 0);
  else
    tc_events_report (
      play->events, BELL_EVENT_WON,
      bell_side (play->rules, level == BELL_LEVEL_CONCEDE ? BELL_CONCEDE : BELL_DEFEND),
      TC_THING_NONE, 0);
  tc_effects_stop (play->rules->effects, &play->state->head);
  tc_state_end_game (&play->state->head, BELL_PHASE_OVER);
}

/* Presence and Control: read once, here, for all operations of a card play. */
void
bell_begin_operations (BellPlay *play, guint seat, guint points, const guint64 *bound)
{
  const BellRules *rules = play->rules;
  BellState *state = play->state;
  guint side = bell_get_side (rules, seat);

  state->current = (guint8) seat;
  state->points = (guint8) points;
  state->is_placing = 0;
  state->spread_to = 0;
  state->is_played = 1;
  memcpy (bell_set (state, BELL_SET_BOUND), bound, rules->n_words * sizeof *bound);
  bell_get_present (rules, state, side, bell_set (state, BELL_SET_PRESENT));
  bell_get_reach (rules, state, side, bell_set (state, BELL_SET_REACH));
}

/* What is left of the operations may be used in @space alone. */
void
bell_bind_to (BellPlay *play, guint space)
{
  guint64 *bound = bell_set (play->state, BELL_SET_BOUND);

  memset (bound, 0, play->rules->n_words * sizeof *bound);
  bell_add (bound, space);
}

/* -- What interrupts -- */

/* German Activity Track: into its space or into the pool; with no room in the space there is
 * nothing to choose. */
static gboolean
run_freed (BellPlay *play)
{
  const BellRules *rules = play->rules;
  BellState *state = play->state;
  guint side = rules->german_side;
  guint holder = state->freed - 1u;

  if (bell_has_room (rules, state, rules->german_space, side)) {
    bell_ask (play, BELL_PHASE_FREED, rules->seat[side]);
    return TRUE;
  }

  tc_events_report (play->events, BELL_EVENT_TO_POOL, (TcThing) holder, (TcThing) rules->pool[side],
                    1);
  state->cubes[holder][side]--;
  state->cubes[rules->pool[side]][side]++;
  if (state->cubes[holder][side] == 0)
    state->freed = 0;

  return FALSE;
}

/* Mobilization: the freed cubes go to any spaces with room, or, when there is none, to the pool. */
static gboolean
run_released (BellPlay *play)
{
  const BellRules *rules = play->rules;
  BellState *state = play->state;
  guint side = rules->mobilization_side;
  guint holder = state->released - 1u;
  guint n = state->cubes[holder][side];

  for (guint i = 0; n > 0 && i < rules->n_spaces; i++) {
    if (bell_may_mobilize (rules, state, i)) {
      bell_ask (play, BELL_PHASE_MOBILIZE, rules->seat[side]);
      return TRUE;
    }
  }
  if (n > 0)
    tc_events_report (play->events, BELL_EVENT_TO_POOL, (TcThing) holder,
                      (TcThing) rules->pool[side], (gint16) n);
  state->cubes[holder][side] = 0;
  state->cubes[rules->pool[side]][side] += (guint16) n;
  state->released = 0;

  return FALSE;
}

/* Of a card of the final round its tab says where. */
static void
tell_unused (BellPlay *play)
{
  const BellRules *rules = play->rules;
  const BellState *state = play->state;
  guint card = state->step == BELL_STEP_ACT ? state->chosen[state->current] : 0;
  TcThing player = bell_seat (rules, state->current);

  if (card == 0)
    tc_events_report (play->events, BELL_EVENT_UNUSED, player, TC_THING_NONE, state->points);
  else
    tc_events_report (play->events, BELL_EVENT_UNUSED_THERE, player,
                      (TcThing) rules->card[card - 1].tab, state->points,
                      (gint16) bell_card (rules, card - 1));
}

/* Event note: points that cannot be used are lost. */
static gboolean
run_points (BellPlay *play)
{
  BellState *state = play->state;

  if (bell_can_operate (play->rules, state)) {
    bell_ask (play, BELL_PHASE_OPERATE, state->current);
    return TRUE;
  }
  tell_unused (play);
  state->points = 0;

  return FALSE;
}

/* Event: carried out literally, clause by clause (ruling T-s); the choices of one player that
 * follow one another are one decision on a set. */
static gboolean
run_event (BellPlay *play)
{
  const TcEffects *effects = play->rules->effects;
  BellState *state = play->state;
  guint8 seat;

  if (!tc_effects_run (effects, play->rules, &state->head, play->events)) {
    tc_state_end_set (&state->head);
    return FALSE;
  }
  seat = tc_effects_get_seat (effects, &state->head);
  tc_state_ask (&state->head, BELL_PHASE_EFFECT, seat, play->rules->side[seat], &state->n_groups);

  return TRUE;
}

/* Solo Opponent Rules: operations after an event, with presence and control read again. */
static gboolean
run_extra (BellPlay *play)
{
  BellState *state = play->state;
  guint points = state->extra;

  state->extra = 0;
  tc_events_report (play->events, BELL_EVENT_EXTRA, bell_seat (play->rules, state->current),
                    TC_THING_NONE, (gint16) points);
  bell_begin_operations (play, state->current, points, play->rules->everywhere);

  return FALSE;
}

/* Use a discarded event: then the card that was played for it lies on top. */
static gboolean
run_pending (BellPlay *play)
{
  guint card = play->state->pending - 1u;

  play->state->pending = 0;
  bell_discard (play, card);

  return FALSE;
}

static gboolean
run_spreads (BellPlay *play)
{
  if (bell_can_spread (play->rules, play->state)) {
    bell_ask (play, BELL_PHASE_SPREAD, play->state->current);
    return TRUE;
  }
  play->state->spreads = 0;

  return FALSE;
}

static gboolean
run_step (BellPlay *play)
{
  static gboolean (*const steps[BELL_N_STEPS]) (BellPlay * play) = {
    [BELL_STEP_SETUP] = bell_step_setup,
    [BELL_STEP_ROUND] = bell_step_round,
    [BELL_STEP_DEAL] = bell_step_deal,
    [BELL_STEP_OBJECTIVE] = bell_step_objective,
    [BELL_STEP_INITIATIVE] = bell_step_initiative,
    [BELL_STEP_PLAY] = bell_step_play,
    [BELL_STEP_BONUS] = bell_step_bonus,
    [BELL_STEP_SCORE] = bell_step_score,
    [BELL_STEP_REVEAL] = bell_step_reveal,
    [BELL_STEP_GAIN] = bell_step_gain,
    [BELL_STEP_END_ROUND] = bell_step_end_round,
    [BELL_STEP_GATHER] = bell_step_gather,
    [BELL_STEP_CHOOSE] = bell_step_choose,
    [BELL_STEP_SHOW] = bell_step_show,
    [BELL_STEP_ACT] = bell_step_act,
    [BELL_STEP_END] = bell_step_end,
  };
  BellState *state = play->state;

  memset (bell_set (state, BELL_SET_PRESENT), 0,
          BELL_SET_PIVOTS * play->rules->n_words * sizeof (guint64));
  state->is_placing = state->is_played = 0;
  state->spread_to = 0;

  return steps[state->step](play);
}

/* What interrupts all else, in this order. */
static gboolean
is_interrupted (const BellRules *rules, const BellState *state)
{
  return state->freed != 0 || state->released != 0 || bell_is_due (rules, state) ||
         tc_effects_is_running (rules->effects, &state->head);
}

static gboolean
run_interruption (BellPlay *play)
{
  const BellState *state = play->state;

  if (state->freed != 0)
    return run_freed (play);
  if (state->released != 0)
    return run_released (play);
  if (bell_is_due (play->rules, state)) {
    bell_mobilize (play);
    return FALSE;
  }

  return run_event (play);
}

gboolean
bell_settle (BellPlay *play)
{
  while (play->state->ending == 0 && is_interrupted (play->rules, play->state)) {
    if (run_interruption (play))
      return TRUE;
  }

  return FALSE;
}

/* TRUE when somebody has to decide, or nobody any more. */
static gboolean
run_once (BellPlay *play)
{
  const BellState *state = play->state;

  if (state->ending != 0)
    return TRUE;
  if (is_interrupted (play->rules, state))
    return run_interruption (play);
  if (state->extra > 0)
    return run_extra (play);
  if (state->points > 0)
    return run_points (play);
  if (state->pending != 0)
    return run_pending (play);
  if (state->spreads > 0)
    return run_spreads (play);

  return run_step (play);
}

void
bell_advance (const TcRuleset *ruleset, TcState *state, TcEvents *events)
{
  BellPlay play = { tc_ruleset_get_data (ruleset), (BellState *) state, events };

  while (!run_once (&play))
    continue;
}
