/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-mini.h"

/* The opening position. */

/* Fisher and Yates with keyed draws; the n-th is from as many items as there are left. */
static void
shuffle (MiniState *mini, MiniRoll kind, guint8 *list, guint n)
{
  for (guint i = n; i > 1; i--) {
    guint other = tc_state_draw (&mini->head, kind, TC_THING_NONE, (guint16) i, i) - 1;
    guint8 item = list[i - 1];

    list[i - 1] = list[other];
    list[other] = item;
  }
}

static void
deal_roles (const MiniData *data, MiniState *mini, guint traitor, TcEvents *events)
{
  for (guint8 seat = 0; seat < mini->n_seats; seat++) {
    mini->role[seat] = seat == traitor ? MINI_ROLE_TRAITOR : MINI_ROLE_LOYAL;
    tc_events_report_to (events, seat, seat == traitor ? MINI_EVENT_TRAITOR : MINI_EVENT_LOYAL,
                         tc_range_get (data->seats, seat), TC_THING_NONE, 0);
  }
}

void
mini_init_state (const TcRuleset *ruleset, guint index, TcState *state, TcEvents *events)
{
  const MiniData *data = mini_get_data (ruleset);
  const MiniSetup *setup = &data->setups[index];
  MiniState *mini = (MiniState *) state;
  guint traitor = 0;

  state->turn = 1;
  mini->rounds_left = setup->rounds;
  mini->n_seats = setup->players;
  traitor = tc_state_draw (state, MINI_ROLL_ROLE, TC_THING_NONE, 0, mini->n_seats) - 1;
  deal_roles (data, mini, traitor, events);

  for (guint8 card = 0; card < data->n_cards; card++) {
    mini->where[card] = MINI_IN_DECK;
    mini->deck[mini->n_deck++] = card;
  }
  shuffle (mini, MINI_ROLL_DECK, mini->deck, mini->n_deck);

  mini->tile[data->rows / 2 * data->columns + data->columns / 2] = setup->start_tile + 1;
  for (guint8 tile = 0; tile < data->n_tiles; tile++) {
    if (tile != setup->start_tile)
      mini->stack[mini->n_stack++] = tile;
  }
  shuffle (mini, MINI_ROLL_STACK, mini->stack, mini->n_stack);

  for (guint8 seat = 0; seat < mini->n_seats; seat++)
    mini_draw_cards (data, mini, seat, setup->deal, MINI_EVENT_DEAL, events);
}
