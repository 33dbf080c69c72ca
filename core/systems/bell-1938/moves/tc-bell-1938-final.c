/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/bell-1938/tc-bell-1938-private.h"

/* The final round: Final Decision. */

/* Who is first in it: 0 the Initiative Player, 1 the other. */
static guint
get_nth (const BellState *state, guint nth)
{
  return nth == 0 ? state->initiative : !state->initiative;
}

static void
gather (BellPlay *play)
{
  BellState *state = play->state;

  for (guint card = 0; card < play->rules->n_cards; card++) {
    guint seat = bell_where (state)[card] - BELL_ASIDE;

    if (bell_where (state)[card] >= BELL_ASIDE && seat < BELL_N_SIDES)
      bell_where (state)[card] = (guint8) (BELL_IN_HAND + seat);
  }
  for (guint seat = 0; seat < BELL_N_SIDES; seat++) {
    state->n_hand[seat] = state->n_aside[seat];
    state->n_aside[seat] = 0;
    tc_events_report (play->events, BELL_EVENT_HELD, bell_seat (play->rules, seat), TC_THING_NONE,
                      (gint16) bell_count_choices (play->rules, state, seat));
  }
}

/* The cards that were set aside and the Final Decision card; all but three are discarded. */
gboolean
bell_step_gather (BellPlay *play)
{
  BellState *state = play->state;

  if (state->at == 0) {
    gather (play);
    if (play->rules->solo.side != BELL_NONE)
      bell_shuffle_final (play);
    state->at = 1;
  }
  for (guint i = 0; i < BELL_N_SIDES; i++) {
    guint seat = get_nth (state, i);

    if (bell_count_choices (play->rules, state, seat) > play->rules->final_hand) {
      bell_ask (play, BELL_PHASE_DISCARD, seat);
      return TRUE;
    }
  }
  bell_go_to (play, BELL_STEP_CHOOSE);

  return FALSE;
}

gboolean
bell_step_choose (BellPlay *play)
{
  BellState *state = play->state;

  for (guint i = 0; i < BELL_N_SIDES; i++) {
    guint seat = get_nth (state, i);

    if (state->chosen[seat] == 0 && bell_count_choices (play->rules, state, seat) > 0) {
      bell_ask (play, BELL_PHASE_CHOOSE, seat);
      return TRUE;
    }
  }
  bell_go_to (play,
              state->chosen[0] == 0 && state->chosen[1] == 0 ? BELL_STEP_SCORE : BELL_STEP_SHOW);

  return FALSE;
}

gboolean
bell_step_show (BellPlay *play)
{
  bell_ask (play, BELL_PHASE_SHOW, play->state->initiative);

  return TRUE;
}

/* Both cards are revealed; the same space on both lets nobody act (ruling T-k). */
void
bell_apply_reveal (BellPlay *play, const TcMove *move)
{
  const BellRules *rules = play->rules;
  BellState *state = play->state;
  guint16 tab[BELL_N_SIDES] = { BELL_NONE, BELL_NONE };

  for (guint i = 0; i < BELL_N_SIDES; i++) {
    guint seat = get_nth (state, i);

    if (bell_is_solo (rules, seat))
      bell_turn_up_final (play, seat);
    if (state->chosen[seat] == 0)
      continue;
    tab[seat] = rules->card[state->chosen[seat] - 1].tab;
    tc_events_report (play->events, BELL_EVENT_SHOWN, bell_seat (rules, seat),
                      bell_card (rules, state->chosen[seat] - 1u), 0);
    bell_discard (play, state->chosen[seat] - 1u);
  }
  bell_go_to (play, BELL_STEP_ACT);
  if (!rules->cancels || tab[0] == BELL_NONE || tab[0] != tab[1])
    return;
  tc_events_report (play->events, BELL_EVENT_CANCELLED, tab[0], TC_THING_NONE, 0);
  state->at = BELL_N_SIDES;
}

/* The Initiative Player first: one operation in the space on the tab, if there is one. */
gboolean
bell_step_act (BellPlay *play)
{
  const BellRules *rules = play->rules;
  BellState *state = play->state;
  guint seat = get_nth (state, state->at);
  guint16 tab;

  if (state->at == BELL_N_SIDES) {
    state->chosen[0] = state->chosen[1] = 0;
    bell_go_to (play, BELL_STEP_CHOOSE);
    return FALSE;
  }
  state->at++;
  if (state->chosen[seat] == 0)
    return FALSE;

  tab = rules->card[state->chosen[seat] - 1].tab;
  if (tab == BELL_NONE) {
    tc_events_report (play->events, BELL_EVENT_NO_TAB, bell_seat (rules, seat),
                      bell_card (rules, state->chosen[seat] - 1u), 0);
    return FALSE;
  }
  bell_begin_operations (play, seat, rules->final_operations, rules->everywhere);
  bell_bind_to (play, tab);
  if (!bell_can_operate (rules, state) &&
      bell_judge_event (rules, state, state->chosen[seat] - 1u, seat) != BELL_WHY_LEGAL)
    return FALSE; /* the points are lost, and that is said */
  bell_ask (play, BELL_PHASE_ACT, seat);

  return TRUE;
}

/* Victory. */
gboolean
bell_step_end (BellPlay *play)
{
  bell_report_reason (play->rules, play->state, play->events);
  bell_finish (play,
               bell_defends (play->rules, play->state) ? BELL_LEVEL_DEFEND : BELL_LEVEL_CONCEDE);

  return TRUE;
}
