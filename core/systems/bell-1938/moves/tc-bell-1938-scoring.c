/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/bell-1938/tc-bell-1938-private.h"

/* The end of a round: bonus actions, dimensions, objectives. */

/* -- Pivotal Space Bonus Actions -- */

static guint64 *
get_pivots (const BellRules *rules, BellState *state, guint side)
{
  return bell_nth_set (rules, bell_set (state, BELL_SET_PIVOTS), side);
}

/* The pivotal spaces that each side controls. */
static void
find_pivots (const BellRules *rules, BellState *state)
{
  for (guint side = 0; side < BELL_N_SIDES; side++) {
    guint64 *pivots = get_pivots (rules, state, side);

    bell_get_controlled (rules, state, side, pivots);
    for (guint i = 0; i < rules->n_words; i++)
      pivots[i] &= rules->pivotal[i];
  }
}

/* The owner of pivotal space @space acts within its dimension. */
static gboolean
begin_bonus (BellPlay *play, guint space)
{
  const BellRules *rules = play->rules;
  BellState *state = play->state;
  guint side =
    bell_has (get_pivots (rules, state, BELL_CONCEDE), space) ? BELL_CONCEDE : BELL_DEFEND;
  guint seat = rules->seat[side];

  get_pivots (rules, state, side)[space / 64] &= ~(G_GUINT64_CONSTANT (1) << space % 64);
  state->at = 1;
  bell_begin_operations (play, seat, rules->bonus_operations,
                         bell_nth_set (rules, rules->dimension, rules->dimension_of[space]));
  state->spreads = rules->bonus_spread;
  tc_events_report (play->events, BELL_EVENT_BONUS, bell_seat (rules, seat), (TcThing) space, 0);
  if (!bell_can_operate (rules, state))
    state->points = 0;
  if (!bell_can_spread (rules, state))
    state->spreads = 0;
  if (state->points == 0 && state->spreads == 0)
    return FALSE;
  bell_ask (play, BELL_PHASE_BONUS, seat);

  return TRUE;
}

/* Control of the pivotal spaces is looked at once; the Initiative Player decides on the order. */
gboolean
bell_step_bonus (BellPlay *play)
{
  const BellRules *rules = play->rules;
  BellState *state = play->state;
  guint64 left[BELL_MAX_WORDS];
  guint first;

  if (state->at == 0) {
    find_pivots (rules, state);
    state->at = 1;
  }
  if (state->at > 1)
    return begin_bonus (play, state->at - 2u);

  for (guint i = 0; i < rules->n_words; i++)
    left[i] =
      get_pivots (rules, state, BELL_CONCEDE)[i] | get_pivots (rules, state, BELL_DEFEND)[i];
  first = bell_next (rules, left, 0);
  if (first == BELL_NONE) {
    bell_go_to (play, BELL_STEP_SCORE);
    return FALSE;
  }
  if (bell_next (rules, left, first + 1) != BELL_NONE) {
    bell_ask (play, BELL_PHASE_ORDER, state->initiative);
    return TRUE;
  }

  return begin_bonus (play, first);
}

/* -- Dimension Scoring -- */

static guint
count_bits (guint bits)
{
  guint n = 0;

  for (; bits != 0; bits &= bits - 1)
    n++;

  return n;
}

/* Where victory points could be lost at the end of the track, the order counts; only then the
 * Initiative Player is asked (ruling T-t). */
static gboolean
is_order_open (const BellRules *rules, const BellState *state)
{
  gint concede = (gint) (count_bits (state->scoring[BELL_CONCEDE]) * rules->dimension_points);
  gint defend = (gint) (count_bits (state->scoring[BELL_DEFEND]) * rules->dimension_points);

  return concede > 0 && defend > 0 &&
         (state->vp - concede < -rules->vp_limit || state->vp + defend > rules->vp_limit);
}

static void
find_scoring (const BellRules *rules, BellState *state, guint8 among)
{
  guint64 controlled[BELL_MAX_WORDS];

  for (guint side = 0; side < BELL_N_SIDES; side++) {
    bell_get_controlled (rules, state, side, controlled);
    state->scoring[side] = bell_get_dimensions (rules, controlled) & among;
  }
}

gboolean
bell_step_score (BellPlay *play)
{
  const BellRules *rules = play->rules;
  BellState *state = play->state;
  gboolean is_final = state->head.turn > rules->n_rounds;
  TcMove move = { 0 };

  if (state->at == 0) {
    find_scoring (rules, state, is_final ? rules->final_dimensions : G_MAXUINT8);
    state->at = 1;
  }
  if (state->scoring[BELL_CONCEDE] == 0 && state->scoring[BELL_DEFEND] == 0) {
    bell_go_to (play, is_final ? BELL_STEP_END : BELL_STEP_REVEAL);
    return FALSE;
  }
  if (is_order_open (rules, state)) {
    bell_ask (play, BELL_PHASE_SCORE, state->initiative);
    return TRUE;
  }
  move.target = tc_range_get (
    rules->dimension_things,
    (guint) g_bit_nth_lsf (state->scoring[BELL_CONCEDE] | state->scoring[BELL_DEFEND], -1));
  bell_apply_score (play, &move);

  return FALSE;
}

/* -- Objective Card Scoring -- */

/* Both are revealed, and control of both is looked at, at the same moment. */
gboolean
bell_step_reveal (BellPlay *play)
{
  const BellRules *rules = play->rules;
  BellState *state = play->state;

  for (guint i = 0; i < rules->n_objectives; i++) {
    guint seat = bell_objective (state)[i] - BELL_ASIDE;
    guint side, space;

    if (bell_objective (state)[i] < BELL_ASIDE || seat >= BELL_N_SIDES)
      continue;
    side = bell_get_side (rules, seat);
    space = rules->objective[i].space;
    bell_objective (state)[i] = BELL_IN_DISCARD;
    state->n_kept[seat]--;
    state->revealed[seat] = (guint16) (i + 1);
    tc_events_report (play->events, BELL_EVENT_REVEALED, bell_seat (rules, seat),
                      tc_range_get (rules->objective_things, i), 0);
    if (state->cubes[space][side] > state->cubes[space][!side])
      state->gaining |= (guint8) (1u << seat);
  }
  bell_go_to (play, BELL_STEP_GAIN);

  return FALSE;
}

gboolean
bell_step_gain (BellPlay *play)
{
  BellState *state = play->state;
  TcMove move = { 0 };

  if (state->gaining == 0) {
    bell_go_to (play, BELL_STEP_END_ROUND);
    return FALSE;
  }
  if (state->gaining == 3) {
    bell_ask (play, BELL_PHASE_LEAD, state->initiative);
    return TRUE;
  }
  move.subject = bell_seat (play->rules, state->gaining == 1 ? 0 : 1);
  bell_apply_gain (play, &move);

  return FALSE;
}

gboolean
bell_step_end_round (BellPlay *play)
{
  for (guint seat = 0; seat < BELL_N_SIDES; seat++)
    play->state->revealed[seat] = 0;
  bell_return_repeated (play);
  bell_begin_round (play, play->state->head.turn + 1u);

  return FALSE;
}
