/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/badge/tc-badge-private.h"

/* Deck, hands and discards: counts of each kind. The deck is in no order: the next card is drawn
 * at random from what is left, which is the same to players and hides nothing but the seed. */

/* Ruling B-m: an empty deck is made again of the discards. */
static gboolean
has_deck (BadgePlay *play)
{
  BadgeState *state = play->state;

  if (state->n_deck > 0)
    return TRUE;
  if (state->n_discard == 0)
    return FALSE;

  tc_events_report (play->events, BADGE_EVENT_RESHUFFLE, TC_THING_NONE, TC_THING_NONE,
                    badge_clamp_points ((gint) state->n_discard));
  for (guint card = 0; card < play->rules->n_cards; card++) {
    badge_deck (state)[card] = badge_discards (state)[card];
    badge_discards (state)[card] = 0;
  }
  state->n_deck = state->n_discard;
  state->n_discard = 0;
  state->n_reshuffles++;

  return TRUE;
}

static guint
draw_card (BadgePlay *play, guint8 seat)
{
  BadgeState *state = play->state;
  guint roll = 1;
  guint card = 0;

  if (state->n_deck > 1)
    roll = tc_state_draw (&state->head, BADGE_ROLL_CARD, badge_seat (play->rules, seat),
                          state->n_drawn, state->n_deck);
  state->n_drawn++;
  while (roll > badge_deck (state)[card])
    roll -= badge_deck (state)[card++];

  badge_deck (state)[card]--;
  state->n_deck--;
  badge_hand (state, seat)[card]++;
  state->n_hand[seat]++;

  return card;
}

void
badge_draw (BadgePlay *play, guint8 seat, guint n, gboolean is_deal)
{
  TcThing player = badge_seat (play->rules, seat);
  guint drawn = 0;

  for (; drawn < n && has_deck (play); drawn++) {
    guint card = draw_card (play, seat);

    tc_events_report_to (play->events, seat, is_deal ? BADGE_EVENT_DEALT : BADGE_EVENT_DRAWN,
                         player, tc_range_get (play->rules->card_things, card), 0);
  }
  if (drawn > 0)
    tc_events_report_to_others (play->events, seat, is_deal ? BADGE_EVENT_DEALS : BADGE_EVENT_DRAWS,
                                player, TC_THING_NONE, (gint16) drawn);
  if (drawn < n)
    tc_events_report (play->events, BADGE_EVENT_USED_UP, TC_THING_NONE, TC_THING_NONE, 0);
}

void
badge_discard (BadgePlay *play, guint8 seat, guint card, guint n)
{
  badge_hand (play->state, seat)[card] -= (guint8) n;
  play->state->n_hand[seat] -= (guint8) n;
  badge_discards (play->state)[card] += (guint16) n;
  play->state->n_discard += n;
}

/* On your turn: the cards that were played are discarded when all are carried out. */
void
badge_clear_sequence (BadgePlay *play)
{
  BadgeState *state = play->state;

  for (guint i = 0; i < state->n_laid; i++) {
    guint n = badge_count_laid (state, i);

    badge_discards (state)[badge_get_laid (state, i)] += (guint16) n;
    state->n_discard += n;
    badge_set_laid (state, i, 0, 0);
  }
  state->n_laid = state->n_used = state->at = 0;
}
