/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "systems/dune/tc-dune-private.h"

/* Target cards: whom to target, with which card, and what the target makes of it. */

static void
count (DuneState *state, DuneWatch watch)
{
  state->counts[watch] = (guint8) MIN (state->counts[watch] + 1, 99);
}

/* One card of @kind leaves the hand, which stays in order. */
void
dune_take_hand (DuneState *state, guint seat, guint kind)
{
  guint8 *hand = state->hand[seat];
  guint at = 0;

  while (hand[at] != kind + 1)
    at++;
  memmove (hand + at, hand + at + 1, DUNE_MAX_HAND - 1 - at);
  hand[DUNE_MAX_HAND - 1] = 0;
  state->n_hand[seat]--;
}

/* Target a player: the card lies face down on the identity card of the one who is targeted. */
void
dune_lay (DunePlay *play, guint kind)
{
  DuneState *state = play->state;
  guint target = state->aimed - 1u;
  guint slot = state->n_lying[target]++;

  state->lying[target][slot] = (guint8) (kind + 1);
  state->lying_of[target][slot] = state->current;
  state->saw_lying[target][slot] = 0;
  tc_events_report (play->events, DUNE_EVENT_PLACED, dune_seat (play->rules, state->current),
                    dune_seat (play->rules, target), 0);
  state->stage = DUNE_STAGE_LAID;
}

/* Ruling D-d, ruling D-e: face down. */
void
dune_discard_target (DunePlay *play, guint kind)
{
  DuneState *state = play->state;
  guint seat = state->current;

  state->gone[seat][state->n_gone[seat]++] = (guint8) (kind + 1);
  count (state, DUNE_WATCH_DISCARDED);
  tc_events_report (play->events, DUNE_EVENT_DISCARDED, dune_seat (play->rules, seat),
                    TC_THING_NONE, 0);
}

/* Ornithopter Escape: the card that was placed last goes back to the one who placed it. */
void
dune_turn_aside (DunePlay *play)
{
  DuneState *state = play->state;
  guint target = state->aimed - 1u;
  guint slot = --state->n_lying[target];

  tc_events_report (play->events, DUNE_EVENT_TURNED_ASIDE, dune_seat (play->rules, target),
                    dune_seat (play->rules, state->current), 0);
  state->pending = state->lying[target][slot];
  state->lying[target][slot] = 0;
  state->lying_of[target][slot] = 0;
  state->saw_lying[target][slot] = 0;
  state->has_escaped = 1;
  count (state, DUNE_WATCH_TURNED_ASIDE);
}

/* -- Moves -- */

void
dune_apply_aim (DunePlay *play, const TcMove *move)
{
  play->state->aimed = (guint8) (tc_range_index (play->rules->seat_things, move->target) + 1);
  play->state->stage = DUNE_STAGE_LAY;
}

/* Onto the target, or away when there is nobody to target. */
void
dune_apply_lay (DunePlay *play, const TcMove *move)
{
  DuneState *state = play->state;
  guint kind = tc_range_index (play->rules->target_things, move->subject);

  dune_take_hand (state, state->current, kind);
  if (state->aimed != 0) {
    dune_lay (play, kind);
    return;
  }
  dune_discard_target (play, kind);
  state->quota--;
  state->n_placed++;
  state->stage = DUNE_STAGE_DECIDE;
}

/* Another target for a card that was turned aside. */
void
dune_apply_divert (DunePlay *play, const TcMove *move)
{
  DuneState *state = play->state;
  guint kind = state->pending - 1u;

  state->aimed = (guint8) (tc_range_index (play->rules->seat_things, move->target) + 1);
  state->pending = 0;
  dune_lay (play, kind);
}

static void
finish_target (DuneState *state)
{
  state->aimed = 0;
  state->quota--;
  state->n_placed++;
  state->stage = DUNE_STAGE_DECIDE;
}

void
dune_apply_discard (DunePlay *play, const TcMove *move)
{
  guint kind = play->state->pending - 1u;

  play->state->pending = 0;
  dune_discard_target (play, kind);
  finish_target (play->state);
}

void
dune_apply_accept (DunePlay *play, const TcMove *move)
{
  finish_target (play->state);
}

/* Use targeting round action cards: the card is carried out, and then shielded. */
static void
use (DunePlay *play, const TcMove *move, guint seat)
{
  const DuneRules *rules = play->rules;
  guint card = tc_range_index (rules->card_things, move->subject);

  if (rules->shield != DUNE_NONE)
    tc_effects_set_status (rules->effects, &play->state->head, rules->shield,
                           (guint) (move->subject - rules->trait_things.first), TRUE);
  dune_start_card (play, card, seat);
}

void
dune_apply_use (DunePlay *play, const TcMove *move)
{
  use (play, move, play->state->current);
}

void
dune_apply_react (DunePlay *play, const TcMove *move)
{
  play->state->stage = DUNE_STAGE_REACTED;
  use (play, move, play->state->aimed - 1u);
}

/* Nothing is placed in this turn: it was held back, or there is nobody to target (ruling D-e). */
void
dune_apply_done (DunePlay *play, const TcMove *move)
{
  DuneState *state = play->state;

  if (state->quota == 0) {
    state->stage = DUNE_STAGE_CLOSE;
    return;
  }
  tc_events_report (play->events, DUNE_EVENT_NO_TARGET, dune_seat (play->rules, state->current),
                    TC_THING_NONE, 0);
  state->aimed = 0;
  state->stage = DUNE_STAGE_LAY;
}

void
dune_apply_reveal (DunePlay *play, const TcMove *move)
{
  play->state->stage = DUNE_STAGE_CLOSE;
  dune_battle (play, play->state->current);
}
