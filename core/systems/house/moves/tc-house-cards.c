/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "systems/house/tc-house-private.h"

/* Cards: drawing, having and losing them, and what having them does to traits. */

/* -- Decks ------------------------------------------------------------------------------------- */

static gboolean
is_on_top (const HouseState *state, guint stack, guint card)
{
  for (guint i = 0; i < HOUSE_MAX_LOOK; i++) {
    if (state->top[stack][i] == card + 1)
      return TRUE;
  }

  return FALSE;
}

/* At random from what is left in the deck, but for what lies on top; discards make a new deck. */
static guint
draw_below (HousePlay *play, HouseCardKind kind)
{
  HouseState *state = play->state;
  guint n = 0;
  guint nth = 0;

  for (guint i = 0; i < play->rules->n_cards; i++)
    n += play->rules->cards[i].kind == kind && state->where[i] == HOUSE_IN_DECK &&
         !is_on_top (state, kind, i);
  if (n == 0)
    return HOUSE_NONE;
  nth =
    n > 1 ? tc_state_draw (&state->head, HOUSE_ROLL_CARD, (guint16) kind, state->n_draws++, n) : 1;
  for (guint i = 0;; i++) {
    if (play->rules->cards[i].kind == kind && state->where[i] == HOUSE_IN_DECK &&
        !is_on_top (state, kind, i) && --nth == 0)
      return i;
  }
}

static gboolean
shuffle_discards (HousePlay *play, HouseCardKind kind)
{
  gboolean is_any = FALSE;

  for (guint i = 0; i < play->rules->n_cards; i++) {
    if (play->rules->cards[i].kind != kind || play->state->where[i] != HOUSE_IN_DISCARD)
      continue;
    play->state->where[i] = HOUSE_IN_DECK;
    is_any = TRUE;
  }

  return is_any;
}

/* What is settled to lie on top of the stack, or HOUSE_NONE; the others move up. */
guint
house_take_top (HouseState *state, guint stack)
{
  guint8 *top = state->top[stack];
  guint8 *known = state->known[stack];
  guint number = top[0];

  if (number == 0)
    return HOUSE_NONE;
  memmove (top, top + 1, HOUSE_MAX_LOOK - 1);
  memmove (known, known + 1, HOUSE_MAX_LOOK - 1);
  top[HOUSE_MAX_LOOK - 1] = known[HOUSE_MAX_LOOK - 1] = 0;

  return number - 1;
}

/* The next card of the deck, or HOUSE_NONE. */
guint
house_draw_card (HousePlay *play, HouseCardKind kind)
{
  guint card = house_take_top (play->state, kind);

  if (card != HOUSE_NONE)
    return card;
  card = draw_below (play, kind);
  if (card == HOUSE_NONE && shuffle_discards (play, kind))
    card = draw_below (play, kind);

  return card;
}

/* The top @n of each stack are settled, so that somebody can look at them. */
void
house_look_ahead (HousePlay *play, guint n)
{
  HouseState *state = play->state;

  for (guint stack = 0; stack < HOUSE_N_STACKS; stack++) {
    for (guint i = 0; i < n; i++) {
      guint next = 0;

      if (state->top[stack][i] != 0)
        continue;
      next = stack == HOUSE_STACK_ROOMS ? house_draw_room (play)
                                        : draw_below (play, (HouseCardKind) stack);
      state->top[stack][i] = next == HOUSE_NONE ? 0 : (guint8) (next + 1);
    }
  }
}

/* -- Drawing ----------------------------------------------------------------------------------- */

/* 2 Discover, ruling H-e: who draws a card stops. */
static void
stop_drawer (HouseState *state, guint seat)
{
  if (seat == state->current)
    state->is_stopped = 1;
}

static void
note_omen (HousePlay *play, guint seat, guint card)
{
  HouseState *state = play->state;

  state->n_omens++;
  state->counts[HOUSE_WATCH_OMENS] = (guint8) MIN (state->counts[HOUSE_WATCH_OMENS] + 1, 255);
  if (state->haunt != 0 || state->n_rolls == HOUSE_MAX_LOOK)
    return;
  state->omen[state->n_rolls] = (guint8) (card + 1);
  state->omen_room[state->n_rolls++] = state->room[seat];
}

/* 3 Traitor: an open traitor may refuse an event, and an omen that is not kept. */
static gboolean
may_refuse (const HousePlay *play, guint seat, guint card)
{
  const HouseCard *at = &play->rules->cards[card];

  return house_has_powers (play->state, seat) && (at->kind == HOUSE_EVENT || !at->is_kept);
}

void
house_draw (HousePlay *play, guint seat, HouseCardKind kind)
{
  HouseState *state = play->state;
  guint card = house_draw_card (play, kind);

  if (card == HOUSE_NONE) {
    tc_events_report (play->events, HOUSE_EVENT_NO_CARD, house_seat (play->rules, seat),
                      TC_THING_NONE, 0);
    return;
  }
  stop_drawer (state, seat);
  tc_events_report (play->events, HOUSE_EVENT_DRAWS, house_seat (play->rules, seat),
                    house_card (play->rules, card), 0);
  if (kind == HOUSE_OMEN)
    note_omen (play, seat, card);
  if (kind != HOUSE_EVENT && play->rules->cards[card].is_kept)
    house_gain (play, seat, card);
  else
    state->where[card] = HOUSE_IN_PLAY;
  if (may_refuse (play, seat, card) && state->facing == 0) {
    state->facing = (guint8) (card + 1);
    state->faced_by = (guint8) seat;
  } else {
    house_queue (play, play->rules->cards[card].event, seat, card + 1);
  }
}

/* Carried out when what is under way is done. */
void
house_queue (HousePlay *play, guint program, guint seat, guint card)
{
  HouseState *state = play->state;
  gboolean is_full = state->n_queue == HOUSE_MAX_QUEUE;

  if (program == TC_EFFECTS_NO_PROGRAM || is_full) {
    if (card != 0 && state->where[card - 1] == HOUSE_IN_PLAY)
      state->where[card - 1] = HOUSE_IN_DISCARD;
    return;
  }
  state->queue_program[state->n_queue] = (guint16) program;
  state->queue_player[state->n_queue] = (guint8) seat;
  state->queue_card[state->n_queue++] = (guint8) card;
}

/* -- Having ------------------------------------------------------------------------------------ */

static void
apply_bonus (HousePlay *play, guint card, guint seat, const HouseBonus *bonus)
{
  HouseState *state = play->state;
  gint before = state->step[seat][bonus->trait];

  house_shift (play, seat, bonus->trait, bonus->by);
  state->applied[card][bonus->trait] =
    (gint8) (state->applied[card][bonus->trait] + state->step[seat][bonus->trait] - before);
  if (bonus->by > 0)
    house_end_by_gain (play, seat);
}

/* Ruling H-f: a loss takes back the steps that were really made, unless the card says how many. */
static void
take_back (HousePlay *play, guint card, guint seat, const HouseBonus *bonus)
{
  gint8 *applied = &play->state->applied[card][bonus->trait];
  gint by = bonus->has_lost ? bonus->lost : -*applied;

  *applied = 0;
  house_shift (play, seat, bonus->trait, by);
}

static void
switch_bonuses (HousePlay *play, guint card, guint seat, gboolean is_on)
{
  const HouseCard *at = &play->rules->cards[card];

  for (guint i = at->first_bonus; i < (guint) at->first_bonus + at->n_bonuses; i++) {
    const HouseBonus *bonus = &play->rules->bonuses[i];

    if (!house_is_alive (play->state, seat))
      return;
    if (is_on)
      apply_bonus (play, card, seat, bonus);
    else
      take_back (play, card, seat, bonus);
  }
}

/* After anything changed hands or was switched: what counts now, counts; what does not, no more. */
void
house_update_bonuses (HousePlay *play)
{
  HouseState *state = play->state;

  for (guint card = 0; card < play->rules->n_cards; card++) {
    guint holder = 0;

    if (play->rules->cards[card].n_bonuses == 0)
      continue;
    for (guint seat = 0; seat < state->n_players; seat++) {
      if (house_is_active (play->rules, state, seat, card))
        holder = seat + 1;
    }
    if (holder == state->active[card])
      continue;
    if (state->active[card] != 0) {
      guint loser = state->active[card] - 1u;

      state->active[card] = 0;
      switch_bonuses (play, card, loser, FALSE);
    }
    if (holder != 0 && state->where[card] == HOUSE_HELD + holder - 1) {
      state->active[card] = (guint8) holder;
      switch_bonuses (play, card, holder - 1, TRUE);
    }
  }
}

void
house_gain (HousePlay *play, guint seat, guint card)
{
  play->state->where[card] = (guint8) (HOUSE_HELD + seat);
  house_update_bonuses (play);
}

void
house_lose (HousePlay *play, guint card, guint8 where)
{
  HouseState *state = play->state;

  state->where[card] = where;
  if (where == HOUSE_IN_DISCARD || where == HOUSE_IN_DECK)
    state->on[card] = 0;
  house_update_bonuses (play);
}
