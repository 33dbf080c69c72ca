/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "systems/bell-1938/tc-bell-1938-private.h"

/* Cards: dealing, discarding, setting aside. A deck has no order: each card is drawn at random. */

static guint
count_at (const guint8 *where, guint n, guint8 place)
{
  guint count = 0;

  for (guint i = 0; i < n; i++)
    count += where[i] == place;

  return count;
}

static guint
find_nth_at (const guint8 *where, guint8 place, guint nth)
{
  guint i = 0;

  while (where[i] != place || nth-- > 0)
    i++;

  return i;
}

gboolean
bell_is_on_top (const BellState *state, guint card)
{
  for (guint i = 0; i < BELL_MAX_LOOK; i++) {
    if (state->top[i] == card + 1)
      return TRUE;
  }

  return FALSE;
}

/* The card on top, where somebody has looked; else any of the deck. */
static guint
take_top (BellState *state)
{
  guint card = state->top[0] - 1u;

  memmove (state->top, state->top + 1, (BELL_MAX_LOOK - 1) * sizeof state->top[0]);
  state->top[BELL_MAX_LOOK - 1] = 0;

  return card;
}

/* A card of @where that is in the deck; there is one. */
static guint
draw (BellPlay *play, BellRoll kind, const guint8 *where, guint n)
{
  BellState *state = play->state;
  guint left = count_at (where, n, BELL_IN_DECK);
  guint nth = 0;

  if (left > 1)
    nth = tc_state_draw (&state->head, kind, TC_THING_NONE, state->n_drawn++, left) - 1u;

  return find_nth_at (where, BELL_IN_DECK, nth);
}

/* Ruling T-h: a neutral event may be carried out again once its card has been shuffled. */
static void
return_card (BellState *state, guint card)
{
  bell_where (state)[card] = BELL_IN_DECK;
  bell_executed (state)[card] = 0;
}

/* Ruling T-p: when the deck runs out the discard pile becomes the new one. */
static void
reshuffle (BellPlay *play)
{
  BellState *state = play->state;

  if (state->n_discard == 0)
    return;
  for (guint i = 0; i < state->n_discard; i++)
    return_card (state, bell_discarded (state)[i]);
  memset (bell_discarded (state), 0, state->n_discard * sizeof (guint16));
  state->n_discard = 0;
  tc_events_report (play->events, BELL_EVENT_RESHUFFLE, TC_THING_NONE, TC_THING_NONE, 0);
}

/* The next card of the deck, which is still there; BELL_NONE when there is none to draw. */
guint16
bell_draw_card (BellPlay *play)
{
  BellState *state = play->state;
  guint n = play->rules->n_cards;

  if (count_at (bell_where (state), n, BELL_IN_DECK) == 0)
    reshuffle (play);
  if (count_at (bell_where (state), n, BELL_IN_DECK) == 0)
    return BELL_NONE;

  return (guint16) (state->top[0] != 0 ? take_top (state)
                                       : draw (play, BELL_ROLL_CARD, bell_where (state), n));
}

/* The same of the objectives. */
guint16
bell_draw_objective (BellPlay *play)
{
  BellState *state = play->state;
  guint n = play->rules->n_objectives;

  if (count_at (bell_objective (state), n, BELL_IN_DECK) == 0)
    return BELL_NONE;

  return (guint16) draw (play, BELL_ROLL_OBJECTIVE, bell_objective (state), n);
}

static void
deal_cards (BellPlay *play, guint8 seat)
{
  const BellRules *rules = play->rules;
  BellState *state = play->state;

  for (guint i = 0; i < rules->cards; i++) {
    guint16 card = bell_draw_card (play);

    if (card == BELL_NONE)
      return;
    bell_where (state)[card] = (guint8) (BELL_IN_HAND + seat);
    state->n_hand[seat]++;
    tc_events_report_to (play->events, seat, BELL_EVENT_CARD, bell_seat (rules, seat),
                         bell_card (rules, card), 0);
  }
}

static void
deal_objectives (BellPlay *play, guint8 seat)
{
  const BellRules *rules = play->rules;
  BellState *state = play->state;

  for (guint i = 0; i < rules->objectives; i++) {
    guint16 objective = bell_draw_objective (play);

    if (objective == BELL_NONE)
      return;
    bell_objective (state)[objective] = (guint8) (BELL_IN_HAND + seat);
    state->n_dealt[seat]++;
    tc_events_report_to (play->events, seat, BELL_EVENT_OBJECTIVE, bell_seat (rules, seat),
                         tc_range_get (rules->objective_things, objective), 0);
  }
}

/* Sequence of Play, step 2. */
void
bell_deal (BellPlay *play)
{
  for (guint8 seat = 0; seat < BELL_N_SIDES; seat++) {
    guint8 before = play->state->n_hand[seat];

    if (bell_is_solo (play->rules, seat))
      continue;
    deal_cards (play, seat);
    if (play->rules->solo.side == BELL_NONE)
      deal_objectives (play, seat);
    else
      bell_deal_solo (play);
    tc_events_report (play->events, BELL_EVENT_DEALT, bell_seat (play->rules, seat), TC_THING_NONE,
                      (gint16) (play->state->n_hand[seat] - before), play->state->n_dealt[seat]);
  }
}

/* On top of the pile; a Final Decision card leaves the game instead. */
void
bell_discard (BellPlay *play, guint card)
{
  BellState *state = play->state;

  if (bell_where (state)[card] >= BELL_IN_HAND &&
      bell_where (state)[card] < BELL_IN_HAND + BELL_N_SIDES)
    state->n_hand[bell_where (state)[card] - BELL_IN_HAND]--;
  if (play->rules->card[card].is_final) {
    bell_where (state)[card] = BELL_OUT;
    return;
  }
  bell_where (state)[card] = BELL_IN_DISCARD;
  bell_discarded (state)[state->n_discard++] = (guint16) card;
}

/* Sequence of Play, step 6: what is left of the hands is set aside face down. */
void
bell_set_aside (BellPlay *play)
{
  BellState *state = play->state;

  for (guint card = 0; card < play->rules->n_cards; card++) {
    guint seat = bell_where (state)[card] - BELL_IN_HAND;

    if (seat < BELL_N_SIDES)
      bell_where (state)[card] = (guint8) (BELL_ASIDE + seat);
  }
  for (guint seat = 0; seat < BELL_N_SIDES; seat++) {
    if (state->n_hand[seat] > 0)
      tc_events_report (play->events, BELL_EVENT_ASIDE, bell_seat (play->rules, seat),
                        TC_THING_NONE, state->n_hand[seat]);
    state->n_aside[seat] += state->n_hand[seat];
    state->n_hand[seat] = 0;
  }
}

/* Repeated Strategy Cards: from the discard pile back into the deck. */
void
bell_return_repeated (BellPlay *play)
{
  const BellRules *rules = play->rules;
  BellState *state = play->state;
  guint16 n = 0;

  for (guint i = 0; i < state->n_discard; i++) {
    guint16 card = bell_discarded (state)[i];

    if (!rules->card[card].is_repeated) {
      bell_discarded (state)[n++] = card;
      continue;
    }
    return_card (state, card);
    tc_events_report (play->events, BELL_EVENT_RETURNED, bell_card (rules, card), TC_THING_NONE, 0);
  }
  memset (bell_discarded (state) + n, 0, (state->n_discard - n) * sizeof (guint16));
  state->n_discard = n;
}

/* Cards of the deck that nobody looks at yet. */
static guint
count_unseen (const BellRules *rules, const BellState *state)
{
  guint n = count_at (bell_where (state), rules->n_cards, BELL_IN_DECK);

  for (guint i = 0; i < BELL_MAX_LOOK; i++)
    n -= state->top[i] != 0;

  return n;
}

static guint
draw_unseen (BellPlay *play)
{
  BellState *state = play->state;
  guint left = count_unseen (play->rules, state);
  guint nth = 0;
  guint card = 0;

  if (left > 1)
    nth = tc_state_draw (&state->head, BELL_ROLL_CARD, TC_THING_NONE, state->n_drawn++, left) - 1u;
  while (bell_where (state)[card] != BELL_IN_DECK || bell_is_on_top (state, card) || nth-- > 0)
    card++;

  return card;
}

/* The next @n cards of the deck are known before they are drawn, to whoever looks at them. */
void
bell_look_ahead (BellPlay *play, guint n)
{
  BellState *state = play->state;

  for (guint i = 0; i < n; i++) {
    if (state->top[i] != 0)
      continue;
    if (count_unseen (play->rules, state) == 0)
      reshuffle (play);
    if (count_unseen (play->rules, state) == 0)
      return;
    state->top[i] = (guint16) (draw_unseen (play) + 1);
  }
}
