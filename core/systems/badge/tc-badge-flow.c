/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/badge/tc-badge-private.h"

/* The course of a turn: who decides what next. All that nobody decides happens on the way. */

static void
end_set (BadgePlay *play)
{
  tc_state_end_set (&play->state->head);
  play->state->last = 0;
}

void
badge_begin_set (BadgePlay *play, BadgePhase phase, guint8 actor)
{
  tc_state_end_set (&play->state->head);
  tc_state_ask (&play->state->head, phase, actor, 0, &play->state->n_groups);
  play->state->last = 0;
}

/* Scoring and game end. */
static void
finish (BadgePlay *play)
{
  const BadgeRules *rules = play->rules;
  BadgeState *state = play->state;

  state->pending = 0;
  end_set (play);
  tc_state_end_game (&state->head, BADGE_PHASE_OVER);
  for (guint8 seat = 0; seat < state->n_seats; seat++)
    tc_events_report (
      play->events, state->role[seat] == BADGE_ROLE_DIRTY ? BADGE_EVENT_WAS_DIRTY : BADGE_EVENT_WAS,
      badge_seat (rules, seat), TC_THING_NONE, badge_clamp_points (badge_get_points (state, seat)));
}

/* Scoring and game end: as soon as all fugitives were caught or left, or as many left as the
 * scenario allows. */
gboolean
badge_finish_if_over (BadgePlay *play)
{
  guint limit = play->rules->escape_limit;
  guint n_escaped = badge_count_fate (play->rules, play->state, BADGE_ESCAPED);
  guint n_done = badge_count_fate (play->rules, play->state, BADGE_CAUGHT) + n_escaped;

  if (n_done < play->rules->n_fugitives && (limit == 0 || n_escaped < limit))
    return FALSE;

  tc_events_report (play->events,
                    n_done < play->rules->n_fugitives ? BADGE_EVENT_TOO_MANY_LEFT
                                                      : BADGE_EVENT_NONE_LEFT,
                    TC_THING_NONE, TC_THING_NONE, (gint16) n_escaped);
  finish (play);

  return TRUE;
}

/* Rulings B-n and B-r: the scenario's limit, and the one that keeps every game finite. */
static gboolean
finish_if_late (BadgePlay *play)
{
  const BadgeRules *rules = play->rules;
  BadgeState *state = play->state;
  gboolean is_limit = rules->turn_limit > 0 && state->head.turn >= rules->turn_limit;

  if (!is_limit && state->head.turn < BADGE_MAX_TURNS)
    return FALSE;

  tc_events_report (play->events, is_limit ? BADGE_EVENT_LIMIT : BADGE_EVENT_STOPPED, TC_THING_NONE,
                    TC_THING_NONE, (gint16) state->head.turn);
  state->is_stopped = 1;
  finish (play);

  return TRUE;
}

static void begin_step (BadgePlay *play, guint index);

void
badge_begin_turn (BadgePlay *play)
{
  BadgeState *state = play->state;
  guint quiet = 0;

  state->head.turn++;
  state->n_drawn = 0;
  state->n_exchanged = 0;
  quiet = state->head.turn - 1u - state->last_fate;
  if (play->rules->quiet > 0 && quiet > 0 && quiet % play->rules->quiet == 0)
    tc_events_report (play->events, BADGE_EVENT_QUIET, TC_THING_NONE, TC_THING_NONE,
                      (gint16) quiet);
  tc_events_report (play->events, BADGE_EVENT_TURN, badge_seat (play->rules, state->current),
                    TC_THING_NONE, (gint16) state->head.turn);
  begin_step (play, 0);
}

/* On your turn: the hand is filled up, never cut (ruling B-l). */
static void
refill (BadgePlay *play)
{
  BadgeState *state = play->state;
  guint8 n_hand = state->n_hand[state->current];

  if (n_hand < play->rules->hand_size)
    badge_draw (play, state->current, play->rules->hand_size - n_hand, FALSE);
}

static void
end_turn (BadgePlay *play)
{
  BadgeState *state = play->state;

  state->current = (guint8) ((state->current + 1) % state->n_seats);
  if (!finish_if_late (play))
    badge_begin_turn (play);
}

/* The steps of the turn from the one at @index on, up to the next decision. */
static void
begin_step (BadgePlay *play, guint index)
{
  for (; index < play->rules->n_steps; index++) {
    switch ((BadgeStep) play->rules->steps[index]) {
    case BADGE_STEP_EXCHANGE:
      badge_begin_set (play, BADGE_PHASE_EXCHANGE, play->state->current);
      return;
    case BADGE_STEP_PLAY:
      badge_begin_set (play, BADGE_PHASE_LAY, play->state->current);
      return;
    case BADGE_STEP_REFILL:
      refill (play);
      break;
    case BADGE_N_STEPS:
      break;
    }
  }
  end_turn (play);
}

static void
end_step (BadgePlay *play, BadgeStep step)
{
  guint index = 0;

  while (play->rules->steps[index] != step)
    index++;
  begin_step (play, index + 1);
}

/* In the beginning: every seat points at tiles, so that nobody can tell who is shown them. */
static void
begin_peek (BadgePlay *play, guint8 seat)
{
  play->state->n_peeked = 0;
  badge_begin_set (play, BADGE_PHASE_PEEK, seat);
}

void
badge_begin_peeks (BadgePlay *play)
{
  if (play->rules->setups[play->state->setup].n_peeks > 0)
    begin_peek (play, 0);
  else
    badge_begin_turn (play);
}

static void
end_peek (BadgePlay *play)
{
  BadgeState *state = play->state;
  guint8 seat = state->head.actor;

  tc_events_report (play->events, BADGE_EVENT_LOOKED, badge_seat (play->rules, seat), TC_THING_NONE,
                    0);
  for (guint cell = 0; state->role[seat] != BADGE_ROLE_DIRTY && cell < play->rules->n_cells; cell++)
    badge_peeked (state)[cell] &= (guint8) ~(1u << seat);
  state->n_peeked = 0;
  end_set (play);
  if (seat + 1u < state->n_seats)
    begin_peek (play, seat + 1);
  else
    badge_begin_turn (play);
}

/* -- Carrying out the sequence -- */

static gboolean
has_face_down (const BadgePlay *play)
{
  for (guint cell = 0; cell < play->rules->n_cells; cell++) {
    if (!badge_flipped (play->state)[cell])
      return TRUE;
  }

  return FALSE;
}

static gboolean
can_drive (const BadgePlay *play, guint colour)
{
  for (guint i = 0; i < play->rules->n_patrols; i++) {
    const gint16 *step = play->rules->step[badge_patrol (play->state)[i]];

    for (guint way = 0; play->rules->patrol_colour[i] == colour && way < BADGE_N_DIRECTIONS;
         way++) {
      if (step[way] >= 0 &&
          !badge_is_closed (play->rules, play->state, (guint) step[way], BADGE_PATROL))
        return TRUE;
    }
  }

  return FALSE;
}

static gboolean
ask (BadgePlay *play, BadgePhase phase)
{
  play->state->head.phase = (guint8) phase;

  return TRUE;
}

static gboolean
waste (BadgePlay *play)
{
  guint card = badge_get_laid (play->state, play->state->at);

  tc_events_report (play->events, BADGE_EVENT_WASTED, tc_range_get (play->rules->card_things, card),
                    TC_THING_NONE, 0);

  return FALSE;
}

/* Rulings B-c and B-j: the step is made; where only one is possible it needs no decision. */
static gboolean
begin_run (BadgePlay *play, guint fugitive)
{
  BadgeState *state = play->state;
  guint ways;
  guint way = 0;
  gint next;

  if (fugitive == BADGE_NONE || badge_fate (state)[fugitive] != BADGE_AT_LARGE)
    return waste (play);
  ways = badge_list_ways (play->rules, state, fugitive, badge_is_pair (state));
  if (ways == 0)
    return waste (play);
  if ((ways & (ways - 1)) != 0)
    return ask (play, BADGE_PHASE_RUN);

  while ((ways >> way & 1) == 0)
    way++;
  next = play->rules->step[badge_fugitive (state)[fugitive]][way];
  if (next >= 0)
    tc_events_report (play->events, BADGE_EVENT_RUNS,
                      tc_range_get (play->rules->fugitive_things, fugitive), (TcThing) next, 0);
  badge_run (play, fugitive, (BadgeDirection) way);

  return FALSE;
}

/* Whether the card asks for a decision; else it has been carried out. */
static gboolean
begin_card (BadgePlay *play)
{
  const BadgeCard *card = badge_get_card (play->rules, play->state);

  switch ((BadgeCardKind) card->kind) {
  case BADGE_SEARCH:
    return has_face_down (play) ? ask (play, BADGE_PHASE_SEARCH) : waste (play);
  case BADGE_PATROL:
    return can_drive (play, card->colour) ? ask (play, BADGE_PHASE_DRIVE) : waste (play);
  case BADGE_FUGITIVE:
    return begin_run (play, play->rules->fugitive_of[card->colour]);
  case BADGE_N_CARD_KINDS:
    break;
  }

  return waste (play);
}

static void
carry_on (BadgePlay *play)
{
  while (play->state->at < play->state->n_laid) {
    if (begin_card (play))
      return;
    if (badge_finish_if_over (play))
      return;
    play->state->at++;
  }
  badge_clear_sequence (play);
  end_step (play, BADGE_STEP_PLAY);
}

/* The card that asked for a decision has been carried out. */
static void
go_on (BadgePlay *play)
{
  if (badge_finish_if_over (play))
    return;

  play->state->at++;
  carry_on (play);
}

/* -- Moves -- */

void
badge_apply_peek (BadgePlay *play, const TcMove *move)
{
  BadgeState *state = play->state;
  guint cell = play->rules->place_cell[move->target];
  guint8 seat = state->head.actor;

  badge_peeked (state)[cell] |= (guint8) (1u << seat);
  state->last = (guint16) (cell + 1);
  if (state->role[seat] == BADGE_ROLE_DIRTY)
    tc_events_report_to (play->events, seat, BADGE_EVENT_PEEKED,
                         tc_range_get (play->rules->tile_things, badge_get_kind (state, cell) - 1u),
                         play->rules->cell_place[cell], 0);
  if (++state->n_peeked == play->rules->setups[state->setup].n_peeks)
    end_peek (play);
}

void
badge_apply_exchange (BadgePlay *play, const TcMove *move)
{
  guint card = tc_range_index (play->rules->card_things, move->subject);

  badge_discard (play, play->state->head.actor, card, 1);
  play->state->n_exchanged++;
  play->state->last = (guint16) (card + 1);
}

static void
lay (BadgePlay *play, guint card, guint n)
{
  BadgeState *state = play->state;

  badge_hand (state, state->current)[card] -= (guint8) n;
  state->n_hand[state->current] -= (guint8) n;
  badge_set_laid (state, state->n_laid++, card, n);
  state->n_used += (guint8) n;
}

void
badge_apply_lay (BadgePlay *play, const TcMove *move)
{
  lay (play, tc_range_index (play->rules->card_things, move->subject), 1);
}

void
badge_apply_lay_pair (BadgePlay *play, const TcMove *move)
{
  lay (play, tc_range_index (play->rules->card_things, move->subject), 2);
}

void
badge_apply_done (BadgePlay *play, const TcMove *move)
{
  BadgeState *state = play->state;

  end_set (play);
  if (state->head.phase == BADGE_PHASE_EXCHANGE) {
    badge_draw (play, state->current, state->n_exchanged, FALSE);
    end_step (play, BADGE_STEP_EXCHANGE);
    return;
  }

  if (state->n_laid == 0)
    tc_events_report (play->events, BADGE_EVENT_PASSES, badge_seat (play->rules, state->current),
                      TC_THING_NONE, 0);
  carry_on (play);
}

void
badge_apply_show (BadgePlay *play, const TcMove *move)
{
  guint seat = tc_range_index (play->rules->seat_things, move->subject);

  play->state->shown |= (guint8) (1u << seat);
  tc_events_report (play->events, BADGE_EVENT_SHOWN, move->subject,
                    tc_range_get (play->rules->side_things, 1), 0);
}

void
badge_apply_search (BadgePlay *play, const TcMove *move)
{
  badge_search (play, play->rules->place_cell[move->target]);
  if (play->state->pending == 0)
    go_on (play);
}

void
badge_apply_flip (BadgePlay *play, const TcMove *move)
{
  play->state->pending = 0;
  if (move->verb == BADGE_VERB_FLIP)
    badge_flip (play, play->rules->place_cell[move->target]);
  go_on (play);
}

void
badge_apply_drive (BadgePlay *play, const TcMove *move)
{
  badge_drive (play, tc_range_index (play->rules->patrol_things, move->subject), move->target);
  go_on (play);
}

void
badge_apply_run (BadgePlay *play, const TcMove *move)
{
  guint fugitive = tc_range_index (play->rules->fugitive_things, move->subject);
  const gint16 *step = play->rules->step[badge_fugitive (play->state)[fugitive]];
  guint way = 0;

  while (step[way] >= 0 ? step[way] != (gint) move->target
                        : move->target != tc_range_get (play->rules->exit_things, way))
    way++;
  badge_run (play, fugitive, (BadgeDirection) way);
  go_on (play);
}
