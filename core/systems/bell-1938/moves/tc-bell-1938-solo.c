/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "systems/bell-1938/tc-bell-1938-private.h"

/* Solo Opponent Rules: where the game with a solo opponent differs. It has no hand: a card of the
 * deck is turned up for each of its card plays. Nothing that it has is hidden. */

/* The seat of the one who plays against it. */
static guint8
get_player (const BellRules *rules)
{
  return rules->seat[!rules->solo.side];
}

/* -- Solo Sequence of Play -- */

static guint
get_dimension_of (const BellRules *rules, guint objective)
{
  return rules->dimension_of[rules->objective[objective].space];
}

/* Whether the objectives that are left are of more than one dimension. */
static gboolean
has_two_dimensions (const BellRules *rules, const BellState *state)
{
  guint first = BELL_NONE;

  for (guint i = 0; i < rules->n_objectives; i++) {
    if (bell_objective (state)[i] != BELL_IN_DECK)
      continue;
    if (first == BELL_NONE)
      first = get_dimension_of (rules, i);
    if (get_dimension_of (rules, i) != first)
      return TRUE;
  }

  return FALSE;
}

static void
give_objective (BellPlay *play, guint16 objective, guint seat)
{
  if (objective == BELL_NONE)
    return;
  bell_objective (play->state)[objective] = (guint8) (BELL_IN_HAND + seat);
  play->state->n_dealt[seat]++;
  tc_events_report_to (play->events, seat, BELL_EVENT_OBJECTIVE, bell_seat (play->rules, seat),
                       tc_range_get (play->rules->objective_things, objective), 0);
}

/* Step 3: two objectives, of two dimensions where that is possible, from which the player keeps
 * one. Two of one dimension go back and others are drawn. */
void
bell_deal_solo (BellPlay *play)
{
  const BellRules *rules = play->rules;
  BellState *state = play->state;
  gboolean must_differ = has_two_dimensions (rules, state);
  guint seat = get_player (rules);
  guint16 first, second;

  do {
    first = bell_draw_objective (play);
    if (first == BELL_NONE)
      return;
    bell_objective (state)[first] = BELL_IN_PLAY;
    second = bell_draw_objective (play);
    bell_objective (state)[first] = BELL_IN_DECK;
  } while (must_differ && get_dimension_of (rules, first) == get_dimension_of (rules, second));
  give_objective (play, first, seat);
  give_objective (play, second, seat);
}

/* The other one is the solo opponent's, for all to see. */
void
bell_keep_solo (BellPlay *play)
{
  const BellRules *rules = play->rules;
  BellState *state = play->state;
  guint player = get_player (rules);
  guint solo = rules->seat[rules->solo.side];

  for (guint i = 0; i < rules->n_objectives && state->n_kept[solo] == 0; i++) {
    if (bell_objective (state)[i] != BELL_UNSEEN + player || state->n_unseen[player] == 0)
      continue;
    bell_objective (state)[i] = (guint8) (BELL_ASIDE + solo);
    state->n_unseen[player]--;
    state->n_kept[solo]++;
    tc_events_report (play->events, BELL_EVENT_GIVEN, bell_seat (rules, solo),
                      tc_range_get (rules->objective_things, i), 0);
  }
}

/* Step 5: the top card of the deck. */
void
bell_turn_up (BellPlay *play, guint seat)
{
  BellState *state = play->state;
  guint16 card;

  if (state->n_hand[seat] > 0)
    return;
  card = bell_draw_card (play);
  if (card == BELL_NONE)
    return;
  bell_where (state)[card] = (guint8) (BELL_IN_HAND + seat);
  state->n_hand[seat]++;
  tc_events_report (play->events, BELL_EVENT_TURNED_UP, bell_seat (play->rules, seat),
                    bell_card (play->rules, card), 0);
}

/* Hard: weak cards pay for more. */
guint
bell_get_points (const BellRules *rules, guint card, guint seat)
{
  return bell_is_solo (rules, seat) ? MAX (rules->card[card].points, rules->solo.least)
                                    : rules->card[card].points;
}

/* -- Final Decision Round -- */

/* Its Final Decision card is shuffled with cards from the top of the deck, and all of them go back
 * on top. Cards are drawn at random anyway, so it is enough to say where that card comes. */
void
bell_shuffle_final (BellPlay *play)
{
  const BellRules *rules = play->rules;
  BellState *state = play->state;
  guint16 card = rules->final[rules->solo.side];
  guint n = 0;
  guint at = 0;

  if (card == BELL_NONE || bell_where (state)[card] != BELL_IN_FRONT)
    return;
  bell_look_ahead (play, rules->solo.shuffled);
  while (n < rules->solo.shuffled && state->top[n] != 0)
    n++;
  if (n > 0)
    at = tc_state_draw (&state->head, BELL_ROLL_SHUFFLE, TC_THING_NONE, 0, n + 1) - 1;
  memmove (state->top + at + 1, state->top + at, (n - at) * sizeof state->top[0]);
  state->top[at] = (guint16) (card + 1);
  bell_where (state)[card] = BELL_IN_DECK;
  tc_events_report (play->events, BELL_EVENT_SHUFFLED_IN, bell_card (rules, card), TC_THING_NONE,
                    (gint16) n);
}

/* Cards that could still come up with a tab. */
static gboolean
has_tab_left (const BellRules *rules, const BellState *state)
{
  for (guint i = 0; i < rules->n_cards; i++) {
    if ((bell_where (state)[i] == BELL_IN_DECK || bell_where (state)[i] == BELL_IN_DISCARD) &&
        rules->card[i].tab != BELL_NONE)
      return TRUE;
  }

  return FALSE;
}

/* The next card with a tab is the solo opponent's; those before it are discarded. */
void
bell_turn_up_final (BellPlay *play, guint seat)
{
  const BellRules *rules = play->rules;
  BellState *state = play->state;

  while (has_tab_left (rules, state)) {
    guint16 card = bell_draw_card (play);

    bell_where (state)[card] = BELL_IN_PLAY;
    if (rules->card[card].tab != BELL_NONE) {
      state->chosen[seat] = (guint16) (card + 1);
      return;
    }
    bell_discard (play, card);
    tc_events_report (play->events, BELL_EVENT_PASSED_OVER, bell_seat (rules, seat),
                      bell_card (rules, card), 0);
  }
}
