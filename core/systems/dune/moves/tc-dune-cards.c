/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "systems/dune/tc-dune-private.h"

/* The action deck, the row of shown cards and the discards. */

static guint
count_at (const DuneRules *rules, const DuneState *state, guint8 where)
{
  guint n = 0;

  for (guint i = 0; i < rules->n_cards; i++)
    n += state->where[i] == where;

  return n;
}

static gboolean
is_shown (const DuneRules *rules, const DuneState *state, guint action)
{
  for (guint i = 0; i < rules->row_size; i++) {
    if (state->row[i] != 0 && rules->cards[state->row[i] - 1].action == action)
      return TRUE;
  }

  return FALSE;
}

/* Whether any card that is left could be shown beside the others (ruling D-i). */
static gboolean
has_another (const DuneRules *rules, const DuneState *state)
{
  for (guint i = 0; i < rules->n_cards; i++) {
    if (state->where[i] <= DUNE_IN_DISCARD &&
        (!rules->is_different || !is_shown (rules, state, rules->cards[i].action)))
      return TRUE;
  }

  return FALSE;
}

/* Select an action card: when the deck runs out, the discards are shuffled into a new one. */
static void
reshuffle (DunePlay *play)
{
  DuneState *state = play->state;

  for (guint i = 0; i < play->rules->n_cards; i++) {
    if (state->where[i] == DUNE_IN_DISCARD)
      state->where[i] = DUNE_IN_DECK;
  }
  state->has_reshuffled = 1;
  state->counts[DUNE_WATCH_RESHUFFLED] =
    (guint8) MIN (state->counts[DUNE_WATCH_RESHUFFLED] + 1, 99);
  tc_events_report (play->events, DUNE_EVENT_RESHUFFLED, TC_THING_NONE, TC_THING_NONE, 0);
}

/* The next card of the deck, at random from what is left of it. */
static guint
draw (DunePlay *play)
{
  const DuneRules *rules = play->rules;
  DuneState *state = play->state;
  guint n = count_at (rules, state, DUNE_IN_DECK);
  guint nth = 0;
  guint card = 0;

  if (n == 0) {
    reshuffle (play);
    n = count_at (rules, state, DUNE_IN_DECK);
  }
  if (n > 1)
    nth = tc_state_draw (&state->head, DUNE_ROLL_CARD, TC_THING_NONE, state->n_drawn++, n) - 1;
  while (state->where[card] != DUNE_IN_DECK || nth-- > 0)
    card++;

  return card;
}

/* Setup; Select an action card: of two identical cards one is discarded, until all that are shown
 * differ. */
void
dune_fill_row (DunePlay *play)
{
  const DuneRules *rules = play->rules;
  DuneState *state = play->state;
  guint n = 0;

  for (guint i = 0; i < rules->row_size; i++) {
    while (state->row[i] == 0 && has_another (rules, state)) {
      guint card = draw (play);
      gboolean is_double =
        rules->is_different && is_shown (rules, state, rules->cards[card].action);

      state->where[card] = is_double ? DUNE_IN_DISCARD : DUNE_IN_ROW;
      state->row[i] = is_double ? 0 : (guint8) (card + 1);
      tc_events_report (play->events, is_double ? DUNE_EVENT_DUPLICATE : DUNE_EVENT_SHOWN,
                        dune_card (rules, card), TC_THING_NONE, 0);
    }
    n += state->row[i] != 0;
  }
  if (n < rules->row_size)
    tc_events_report (play->events, DUNE_EVENT_FEWER, TC_THING_NONE, TC_THING_NONE, (gint16) n);
}

gboolean
dune_remove_from_row (DuneState *state, guint card)
{
  for (guint i = 0; i < DUNE_MAX_ROW; i++) {
    if (state->row[i] == card + 1) {
      state->row[i] = 0;
      return TRUE;
    }
  }

  return FALSE;
}

void
dune_take_from_row (DunePlay *play, guint card, guint8 where)
{
  dune_remove_from_row (play->state, card);
  play->state->where[card] = where;
}

/* Ruling D-l: within a turn shown cards are replaced as long as the deck has cards, and the
 * discards make a new deck once at most. */
gboolean
dune_can_replace (const DuneRules *rules, const DuneState *state)
{
  if (count_at (rules, state, DUNE_IN_DECK) == 0 &&
      (state->has_reshuffled || count_at (rules, state, DUNE_IN_DISCARD) == 0))
    return FALSE;

  return TRUE;
}

/* -- Moves -- */

/* What else was shown when a player chose says something of him. */
static void
note_passed (const DuneRules *rules, DuneState *state, guint seat)
{
  guint16 *passed = &state->passed[seat][state->head.turn - 1];

  for (guint i = 0; i < rules->row_size; i++) {
    guint sigil = state->row[i] != 0 ? rules->cards[state->row[i] - 1].sigil : DUNE_NONE;

    if (sigil != DUNE_NONE)
      *passed |= (guint16) (1u << sigil);
  }
}

void
dune_apply_select (DunePlay *play, const TcMove *move)
{
  const DuneRules *rules = play->rules;
  DuneState *state = play->state;
  guint card = tc_range_index (rules->card_things, move->subject);
  gboolean is_immediate = dune_get_action (rules, card)->use == DUNE_USE_IMMEDIATE;
  gboolean is_usable = is_immediate && (!dune_is_marked (rules, state, card) ||
                                        dune_is_usable (rules, state, card, state->current));

  tc_events_report (play->events, DUNE_EVENT_SELECTED, dune_seat (rules, state->current),
                    move->subject, 0);
  dune_take_from_row (play, card, (guint8) (DUNE_TAKEN + state->current));
  note_passed (rules, state, state->current);
  state->dead = 0;
  state->stage = DUNE_STAGE_CLOSE;
  if (is_usable)
    dune_start_card (play, card, state->current);
  else if (is_immediate)
    tc_events_report (play->events, DUNE_EVENT_UNUSABLE, move->subject, TC_THING_NONE, 0);
}

/* Select an action card: what cannot be used is discarded and another card shown. */
void
dune_apply_replace (DunePlay *play, const TcMove *move)
{
  const DuneRules *rules = play->rules;
  DuneState *state = play->state;

  tc_events_report (play->events, DUNE_EVENT_REPLACED, dune_seat (rules, state->current),
                    move->subject, 0);
  state->counts[DUNE_WATCH_REPLACED] = (guint8) MIN (state->counts[DUNE_WATCH_REPLACED] + 1, 99);
  dune_take_from_row (play, tc_range_index (rules->card_things, move->subject), DUNE_IN_DISCARD);
  dune_fill_row (play);
}
