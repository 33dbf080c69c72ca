/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/dune/tc-dune-private.h"

/* From one decision to the next: a loop over the stages of a turn, the turns of a round, and the
 * rounds. What a card does is carried out before anything else goes on. */

static void
ask (DunePlay *play, DunePhase phase, guint seat)
{
  tc_state_ask (&play->state->head, phase, (guint8) seat, 0, NULL);
}

static void
announce (DunePlay *play, TcEffectsTrigger trigger, guint player)
{
  tc_effects_announce (play->rules->effects, &play->state->head, trigger, player);
}

void
dune_finish (DunePlay *play, guint level)
{
  DuneState *state = play->state;

  state->ending = (guint8) (level + 1);
  if (level < DUNE_N_HOUSES)
    tc_events_report (play->events, DUNE_EVENT_WON, tc_range_get (play->rules->house_things, level),
                      TC_THING_NONE, state->marker);
  else
    tc_events_report (play->events, DUNE_EVENT_DRAW, TC_THING_NONE, TC_THING_NONE, state->marker);
  tc_effects_stop (play->rules->effects, &state->head);
  tc_state_end_game (&state->head, DUNE_PHASE_OVER);
}

/* What a card does, clause by clause; the choices of one player that follow one another are one
 * decision on a set. */
static gboolean
run_card (DunePlay *play)
{
  const TcEffects *effects = play->rules->effects;
  DuneState *state = play->state;

  if (tc_effects_run (effects, play->rules, &state->head, play->events)) {
    tc_state_ask (&state->head, DUNE_PHASE_EFFECT, tc_effects_get_seat (effects, &state->head), 0,
                  &state->n_groups);
    return TRUE;
  }
  tc_state_end_set (&state->head);
  state->using = 0;

  return FALSE;
}

/* -- Rounds -- */

static void
report_round (DunePlay *play)
{
  const DuneRules *rules = play->rules;
  guint turn = play->state->head.turn;
  DuneRound round = dune_get_round (rules, turn);
  guint nth = round == DUNE_ROUND_ACTION ? turn : dune_get_targeting_round (rules, play->state);

  tc_events_report (play->events, (guint16) (DUNE_EVENT_ACTION_ROUND + (guint) round),
                    TC_THING_NONE, TC_THING_NONE, (gint16) nth);
}

static gboolean
begin_round (DunePlay *play)
{
  DuneState *state = play->state;

  state->head.turn++;
  state->is_open = 1;
  state->at = 0;
  state->n_drawn = 0;
  state->stage = DUNE_STAGE_BEGIN;
  report_round (play);
  if (state->head.turn == 1)
    dune_fill_row (play);
  announce (play, TC_EFFECTS_TRIGGER_ROUND_START, TC_EFFECTS_NOBODY);

  return FALSE;
}

/* The stage is that of the last turn while what waits for the end of the round is carried out. */
static gboolean
end_round (DunePlay *play)
{
  DuneState *state = play->state;

  if (state->stage == DUNE_STAGE_BEGIN) {
    state->stage = DUNE_STAGE_END;
    announce (play, TC_EFFECTS_TRIGGER_ROUND_END, TC_EFFECTS_NOBODY);
    return FALSE;
  }
  tc_effects_end_span (play->rules->effects, &state->head, TC_EFFECTS_SPAN_ROUND,
                       TC_EFFECTS_NOBODY);
  state->is_open = 0;
  if (dune_get_round (play->rules, state->head.turn) != DUNE_ROUND_BATTLE)
    return FALSE;
  dune_finish (play, dune_get_level (play->rules, state->marker));

  return TRUE;
}

/* -- Turns -- */

/* Target a player: one card, and those that were held back; in any case no more than there are. */
static void
set_quota (DuneState *state)
{
  guint seat = state->current;

  state->quota = (guint8) MIN (1 + state->held_back[seat], state->n_hand[seat]);
  state->held_back[seat] = 0;
  state->n_placed = 0;
}

static gboolean
begin_turn (DunePlay *play)
{
  DuneState *state = play->state;

  state->current = (guint8) ((state->dealer + state->at) % state->n_seats);
  state->has_reshuffled = 0;
  state->stage = DUNE_STAGE_DECIDE;
  if (dune_get_round (play->rules, state->head.turn) == DUNE_ROUND_TARGETING)
    set_quota (state);
  announce (play, TC_EFFECTS_TRIGGER_TURN_START, state->current);

  return FALSE;
}

/* Select an action card: what cannot be used is found once, when the player is asked. */
static gboolean
ask_select (DunePlay *play)
{
  const DuneRules *rules = play->rules;
  DuneState *state = play->state;
  guint n = 0;

  state->dead = 0;
  for (guint i = 0; i < rules->row_size; i++) {
    if (state->row[i] == 0)
      continue;
    n++;
    if (dune_is_dead (rules, state, state->row[i] - 1u, state->current))
      state->dead |= (guint8) (1u << i);
  }
  if (n > 0) {
    ask (play, DUNE_PHASE_SELECT, state->current);
    return TRUE;
  }
  tc_events_report (play->events, DUNE_EVENT_NOTHING, dune_seat (rules, state->current),
                    TC_THING_NONE, 0);
  state->stage = DUNE_STAGE_CLOSE;

  return FALSE;
}

/* The first card of a turn is always asked for, since action cards may come before it; for those
 * after it there may be nobody (ruling D-d). */
static gboolean
ask_target (DunePlay *play)
{
  DuneState *state = play->state;

  if (state->n_placed > 0 && state->quota == 0) {
    state->stage = DUNE_STAGE_CLOSE;
    return FALSE;
  }
  if (state->n_placed > 0 && !dune_has_target (play->rules, state, state->current)) {
    dune_apply_done (play, NULL);
    return FALSE;
  }
  ask (play, DUNE_PHASE_TARGET, state->current);

  return TRUE;
}

static gboolean
decide (DunePlay *play)
{
  switch (dune_get_round (play->rules, play->state->head.turn)) {
  case DUNE_ROUND_ACTION:
    return ask_select (play);
  case DUNE_ROUND_TARGETING:
    return ask_target (play);
  case DUNE_ROUND_BATTLE:
    break;
  }
  ask (play, DUNE_PHASE_REVEAL, play->state->current);

  return TRUE;
}

/* With one card left there is nothing to choose, which all can see. */
static gboolean
choose_card (DunePlay *play)
{
  DuneState *state = play->state;
  guint seat = state->current;
  TcMove move = { .verb = DUNE_VERB_LAY };

  if (state->n_hand[seat] > 1) {
    ask (play, DUNE_PHASE_LAY, seat);
    return TRUE;
  }
  move.subject = tc_range_get (play->rules->target_things, state->hand[seat][0] - 1u);
  dune_apply_lay (play, &move);

  return FALSE;
}

static gboolean
open_window (DunePlay *play)
{
  DuneState *state = play->state;

  state->stage = DUNE_STAGE_REACT;
  announce (play, TC_EFFECTS_TRIGGER_TARGETED, state->aimed - 1u);

  return FALSE;
}

/* Whoever is targeted is asked, holding a reaction or not; unless what waited for it has turned the
 * card aside already. */
static gboolean
ask_react (DunePlay *play)
{
  DuneState *state = play->state;

  if (state->has_escaped) {
    state->stage = DUNE_STAGE_DIVERT;
    return FALSE;
  }
  if (play->rules->has_windows) {
    ask (play, DUNE_PHASE_REACT, state->aimed - 1u);
    return TRUE;
  }
  dune_apply_accept (play, NULL);

  return FALSE;
}

/* Ruling D-c: without another target the card is discarded. */
static gboolean
ask_divert (DunePlay *play)
{
  DuneState *state = play->state;

  state->has_escaped = 0;
  if (dune_has_target (play->rules, state, state->current)) {
    ask (play, DUNE_PHASE_DIVERT, state->current);
    return TRUE;
  }
  dune_apply_discard (play, NULL);

  return FALSE;
}

static gboolean
close_turn (DunePlay *play)
{
  DuneState *state = play->state;

  if (dune_get_round (play->rules, state->head.turn) == DUNE_ROUND_ACTION)
    dune_fill_row (play);
  state->aimed = 0;
  state->stage = DUNE_STAGE_END;
  announce (play, TC_EFFECTS_TRIGGER_TURN_END, state->current);

  return FALSE;
}

static gboolean
end_turn (DunePlay *play)
{
  tc_effects_end_span (play->rules->effects, &play->state->head, TC_EFFECTS_SPAN_TURN,
                       play->state->current);
  play->state->at++;
  play->state->stage = DUNE_STAGE_BEGIN;

  return FALSE;
}

static gboolean
run_stage (DunePlay *play)
{
  switch ((DuneStage) play->state->stage) {
  case DUNE_STAGE_BEGIN:
    return begin_turn (play);
  case DUNE_STAGE_DECIDE:
    return decide (play);
  case DUNE_STAGE_LAY:
    return choose_card (play);
  case DUNE_STAGE_LAID:
    return open_window (play);
  case DUNE_STAGE_REACT:
  case DUNE_STAGE_REACTED:
    return ask_react (play);
  case DUNE_STAGE_DIVERT:
    return ask_divert (play);
  case DUNE_STAGE_CLOSE:
    return close_turn (play);
  case DUNE_STAGE_END:
    return end_turn (play);
  }
  g_assert_not_reached ();
}

/* TRUE when somebody has to decide, or nobody any more. */
static gboolean
run_once (DunePlay *play)
{
  const DuneState *state = play->state;

  if (state->ending != 0)
    return TRUE;
  if (tc_effects_is_running (play->rules->effects, &state->head))
    return run_card (play);
  if (!state->is_open)
    return begin_round (play);
  if (state->at == state->n_seats)
    return end_round (play);

  return run_stage (play);
}

void
dune_advance (const TcRuleset *ruleset, TcState *state, TcEvents *events)
{
  DunePlay play = { tc_ruleset_get_data (ruleset), (DuneState *) state, events };

  while (!run_once (&play))
    continue;
}
