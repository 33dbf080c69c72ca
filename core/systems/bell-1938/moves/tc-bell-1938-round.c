/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/bell-1938/tc-bell-1938-private.h"

/* The steps of a regular round, up to the card plays. */

/* The sides place the cubes of a free setup one after the other. */
gboolean
bell_step_setup (BellPlay *play)
{
  BellState *state = play->state;
  const BellSetup *setup = &play->rules->setups[state->setup];

  if (state->to_place == 0) {
    tc_state_end_set (&state->head);
    state->last = 0;
    if (state->at == setup->n_free) {
      bell_begin_round (play, 1);
      return FALSE;
    }
    state->to_place = setup->free_count[state->at++];
    return FALSE;
  }
  tc_state_ask (&state->head, BELL_PHASE_SETUP, play->rules->seat[setup->free_side[state->at - 1]],
                setup->free_side[state->at - 1], &state->n_groups);

  return TRUE;
}

void
bell_begin_round (BellPlay *play, guint round)
{
  BellState *state = play->state;

  state->head.turn = (guint16) round;
  state->restricted = 0;
  state->n_drawn = 0;
  state->n_decisions = 0;
  if (round <= play->rules->n_rounds) {
    tc_events_report (play->events, BELL_EVENT_ROUND, TC_THING_NONE, TC_THING_NONE, (gint16) round);
    bell_go_to (play, BELL_STEP_ROUND);
  } else {
    tc_events_report (play->events, BELL_EVENT_FINAL, TC_THING_NONE, TC_THING_NONE, 0);
    bell_go_to (play, BELL_STEP_INITIATIVE);
  }
}

/* -- Round cards -- */

/* Stalin's Politics: cubes are taken until few enough are left. */
static void
clear_space (BellPlay *play, const BellOrder *order)
{
  BellState *state = play->state;
  gint16 n = 0;

  for (; state->cubes[order->place][order->side] > order->leave; n++)
    bell_remove_cube (play, order->place, order->side);
  if (n > 0)
    tc_events_report (play->events, BELL_EVENT_CLEARED, bell_side (play->rules, order->side),
                      order->place, n);
}

static void
carry_out (BellPlay *play, const BellOrder *order)
{
  BellState *state = play->state;

  switch ((BellOrderKind) order->kind) {
  case BELL_ORDER_CLEAR:
    clear_space (play, order);
    break;
  case BELL_ORDER_DECISION:
    bell_decide (play);
    break;
  case BELL_ORDER_RESTRICT:
    state->restricted |= (guint8) (1u << order->place);
    tc_events_report (play->events, BELL_EVENT_RESTRICTED,
                      tc_range_get (play->rules->dimension_things, order->place), TC_THING_NONE, 0);
    break;
  case BELL_ORDER_DISK:
    bell_place_disk (play, order->place);
    break;
  }
}

gboolean
bell_step_round (BellPlay *play)
{
  BellState *state = play->state;
  const BellRound *round = &play->rules->rounds[state->head.turn - 1];

  if (state->at == round->n_orders) {
    bell_go_to (play, BELL_STEP_DEAL);
    return FALSE;
  }
  carry_out (play, &round->orders[state->at++]);

  return FALSE;
}

/* -- Hands -- */

gboolean
bell_step_deal (BellPlay *play)
{
  bell_deal (play);
  bell_go_to (play, BELL_STEP_OBJECTIVE);

  return FALSE;
}

/* Sequence of Play, step 3: in secret, so it does not matter who is asked first. */
gboolean
bell_step_objective (BellPlay *play)
{
  for (guint seat = 0; seat < BELL_N_SIDES; seat++) {
    if (play->state->n_dealt[seat] > 0) {
      bell_ask (play, BELL_PHASE_OBJECTIVE, seat);
      return TRUE;
    }
  }
  bell_go_to (play, BELL_STEP_INITIATIVE);

  return FALSE;
}

gboolean
bell_step_initiative (BellPlay *play)
{
  BellState *state = play->state;

  if (state->at == 0) {
    bell_ask (play, BELL_PHASE_INITIATIVE, bell_get_behind (play->rules, state));
    return TRUE;
  }
  bell_go_to (play, state->head.turn > play->rules->n_rounds ? BELL_STEP_GATHER : BELL_STEP_PLAY);

  return FALSE;
}

/* Sequence of Play, steps 5 and 6: one card each in turn; what is left is set aside. */
gboolean
bell_step_play (BellPlay *play)
{
  BellState *state = play->state;

  for (; state->at < 2 * play->rules->plays; state->at++) {
    guint seat = state->at % 2 == 0 ? state->initiative : !state->initiative;

    if (bell_is_solo (play->rules, seat))
      bell_turn_up (play, seat);
    if (state->n_hand[seat] > 0) {
      bell_ask (play, BELL_PHASE_PLAY, seat);
      return TRUE;
    }
  }
  bell_set_aside (play);
  bell_go_to (play, BELL_STEP_BONUS);

  return FALSE;
}
