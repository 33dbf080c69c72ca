/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/bell-1938/tc-bell-1938-private.h"

/* What each move does; who decides next is in flow. */

void
bell_apply_begin (BellPlay *play, const TcMove *move)
{
  BellState *state = play->state;

  state->cubes[move->target][state->head.side]++;
  state->last = (guint16) (move->target + 1);
  state->to_place--;
}

/* One is kept, the others leave the game without being shown. */
void
bell_apply_keep (BellPlay *play, const TcMove *move)
{
  const BellRules *rules = play->rules;
  BellState *state = play->state;
  guint seat = state->head.actor;

  for (guint i = 0; i < rules->n_objectives; i++) {
    if (bell_objective (state)[i] == BELL_IN_HAND + seat)
      bell_objective (state)[i] = (guint8) (BELL_UNSEEN + seat);
  }
  bell_objective (state)[tc_range_index (rules->objective_things, move->subject)] =
    (guint8) (BELL_ASIDE + seat);
  state->n_kept[seat]++;
  state->n_unseen[seat] += (guint8) (state->n_dealt[seat] - 1);
  state->n_dealt[seat] = 0;
  if (rules->solo.side != BELL_NONE)
    bell_keep_solo (play);
}

void
bell_apply_initiative (BellPlay *play, const TcMove *move)
{
  BellState *state = play->state;

  state->initiative = move->verb == BELL_VERB_FIRST ? state->head.actor : !state->head.actor;
  state->at = 1;
}

/* -- Card plays -- */

/* Of a card that is discarded after the event that it is used for. */
static void
put_into_play (BellState *state, guint card, guint seat)
{
  state->n_hand[seat]--;
  bell_where (state)[card] = BELL_IN_PLAY;
  state->pending = (guint16) (card + 1);
}

/* Event: the card lies on the pile before anything happens; in the final round it does so already.
 * The solo opponent's is discarded in the end (Solo Sequence of Play). */
void
bell_apply_event (BellPlay *play, const TcMove *move)
{
  BellState *state = play->state;
  guint card = tc_range_index (play->rules->card_things, move->subject);
  guint8 seat = state->head.actor;

  bell_begin_operations (play, seat, 0, play->rules->everywhere);
  if (state->head.phase == BELL_PHASE_PLAY) {
    if (bell_is_solo (play->rules, seat))
      put_into_play (state, card, seat);
    else
      bell_discard (play, card);
    state->at++;
  }
  bell_start_event (play, card, seat);
}

/* Use a discarded event. */
void
bell_apply_reuse (BellPlay *play, const TcMove *move)
{
  BellState *state = play->state;
  guint card = tc_range_index (play->rules->card_things, move->subject);
  guint8 seat = state->head.actor;

  bell_begin_operations (play, seat, 0, play->rules->everywhere);
  put_into_play (state, card, seat);
  state->at++;
  bell_start_event (play, bell_discarded (state)[state->n_discard - 1], seat);
}

void
bell_apply_effect (BellPlay *play, const TcMove *move)
{
  tc_effects_apply (play->rules->effects, play->rules, &play->state->head, move, play->events);
}

void
bell_apply_operate (BellPlay *play, const TcMove *move)
{
  guint card = tc_range_index (play->rules->card_things, move->subject);

  bell_begin_operations (play, play->state->head.actor,
                         bell_get_points (play->rules, card, play->state->head.actor),
                         play->rules->everywhere);
  bell_discard (play, card);
  play->state->at++;
}

/* Play Final Decision Card: for its points; it then leaves the game. */
void
bell_apply_commit (BellPlay *play, const TcMove *move)
{
  guint8 seat = play->state->head.actor;
  guint final = bell_find_final (play->rules, play->state, seat);

  bell_begin_operations (play, seat, play->rules->card[final].points, play->rules->everywhere);
  bell_discard (play, final);
  bell_discard (play, tc_range_index (play->rules->card_things, move->subject));
  play->state->at++;
}

/* -- Operations -- */

void
bell_apply_persuade (BellPlay *play, const TcMove *move)
{
  bell_remove_cube (play, move->target, !bell_get_side (play->rules, play->state->current));
  play->state->points--;
  play->state->spreads = 0;
}

void
bell_apply_escalate (BellPlay *play, const TcMove *move)
{
  bell_place_cube (play, move->target, bell_get_side (play->rules, play->state->current));
  play->state->is_placing = bell_is_solo (play->rules, play->state->current);
  play->state->points--;
  play->state->spreads = 0;
}

void
bell_apply_spread (BellPlay *play, const TcMove *move)
{
  BellState *state = play->state;
  guint side = bell_get_side (play->rules, state->current);

  state->cubes[move->subject][side]--;
  state->cubes[move->target][side]++;
  state->points = 0;
  state->spreads--;
  state->spread_to = (guint16) (move->target + 1);
}

void
bell_apply_done (BellPlay *play, const TcMove *move)
{
  play->state->points = 0;
  play->state->spreads = 0;
}

/* -- Freed cubes -- */

/* A cube from the box @holder + 1, which is then done with when it was the last. */
static guint16
take_waiting (BellPlay *play, guint16 waiting, guint side, TcThing to)
{
  BellState *state = play->state;
  guint holder = waiting - 1u;

  state->cubes[holder][side]--;
  state->cubes[to][side]++;

  return state->cubes[holder][side] > 0 ? waiting : 0;
}

void
bell_apply_free (BellPlay *play, const TcMove *move)
{
  play->state->freed =
    take_waiting (play, play->state->freed, play->rules->german_side, move->target);
}

void
bell_apply_mobilize (BellPlay *play, const TcMove *move)
{
  play->state->released =
    take_waiting (play, play->state->released, play->rules->mobilization_side, move->target);
}

/* -- The end of a round -- */

void
bell_apply_resolve (BellPlay *play, const TcMove *move)
{
  play->state->at = (guint16) (move->target + 2);
}

void
bell_apply_score (BellPlay *play, const TcMove *move)
{
  const BellRules *rules = play->rules;
  BellState *state = play->state;
  guint8 bit = (guint8) (1u << tc_range_index (rules->dimension_things, move->target));
  guint side = state->scoring[BELL_CONCEDE] & bit ? BELL_CONCEDE : BELL_DEFEND;

  state->scoring[side] &= (guint8) ~bit;
  tc_events_report (play->events, BELL_EVENT_DIMENSION, bell_side (rules, side), move->target, 0);
  bell_gain (play, side, rules->dimension_points);
}

/* Objective Card Scoring: a victory point for who controls the space of the own objective. */
void
bell_apply_gain (BellPlay *play, const TcMove *move)
{
  const BellRules *rules = play->rules;
  BellState *state = play->state;
  guint seat = tc_range_index (rules->seat_things, move->subject);
  guint objective = state->revealed[seat] - 1u;

  state->gaining &= (guint8) ~(1u << seat);
  tc_events_report (play->events, BELL_EVENT_SCORED, move->subject,
                    tc_range_get (rules->objective_things, objective), 0);
  bell_gain (play, bell_get_side (rules, seat), rules->objective[objective].points);
  bell_begin_operations (play, seat, 0, play->rules->everywhere);
  bell_start_objective (play, objective, seat);
}

/* -- The final round -- */

void
bell_apply_discard (BellPlay *play, const TcMove *move)
{
  bell_discard (play, tc_range_index (play->rules->card_things, move->subject));
}

void
bell_apply_choose (BellPlay *play, const TcMove *move)
{
  BellState *state = play->state;

  state->chosen[state->head.actor] =
    (guint16) (tc_range_index (play->rules->card_things, move->subject) + 1);
}
