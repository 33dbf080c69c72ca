/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-mini.h"

#include <string.h>

/* What moves do. */

static const MiniData *
get_data (const TcRuleset *ruleset)
{
  return tc_ruleset_get_data (ruleset);
}

static TcThing
seat_thing (const MiniData *data, guint seat)
{
  return (TcThing) (data->first_seat + seat);
}

static guint8
take_first (guint8 *list, guint8 *n)
{
  guint8 item = list[0];

  memmove (list, list + 1, *n - 1u);
  list[--*n] = 0;

  return item;
}

/* Everybody hears how many cards a seat gets by event @kind, only the seat itself which ones. */
static void
draw_cards (const MiniData *data,
            MiniState *mini,
            guint8 seat,
            guint n,
            MiniEvent kind,
            TcEvents *events)
{
  guint drawn = MIN (n, mini->n_deck);

  tc_events_tell (events, kind, seat_thing (data, seat), TC_THING_NONE, (gint16) drawn);
  for (guint i = 0; i < drawn; i++) {
    guint8 card = take_first (mini->deck, &mini->n_deck);

    mini->where[card] = seat;
    mini->n_hand[seat]++;
    tc_events_tell_seat (events, seat, MINI_EVENT_CARD, seat_thing (data, seat),
                         (TcThing) (data->first_card + card), 0);
  }
}

static guint
count_lights (const MiniData *data, const MiniState *mini)
{
  guint n = 0;

  for (guint cell = 0; cell < data->n_cells; cell++)
    n += mini->lit[cell];

  return n;
}

static void
end_game (const MiniData *data, MiniState *mini, TcEvents *events)
{
  guint traitor = 0;

  while (mini->role[traitor] != MINI_ROLE_TRAITOR)
    traitor++;
  mini->head.phase = MINI_OVER;
  mini->head.actor = TC_SEAT_NONE;
  tc_events_tell (events, MINI_EVENT_END, seat_thing (data, traitor), TC_THING_NONE,
                  (gint16) count_lights (data, mini));
}

static void
next_seat (const MiniData *data, MiniState *mini, TcEvents *events)
{
  mini->current = (mini->current + 1) % mini->n_seats;
  mini->head.phase = MINI_ACT;
  mini->head.actor = mini->current;
  if (mini->current != 0)
    return;

  if (--mini->rounds_left == 0) {
    end_game (data, mini, events);
    return;
  }
  mini->head.turn++;
  tc_events_tell (events, MINI_EVENT_ROUND, TC_THING_NONE, TC_THING_NONE, (gint16) mini->head.turn);
}

static void
end_turn (const MiniData *data, MiniState *mini, TcEvents *events)
{
  guint8 n_hand = mini->n_hand[mini->current];

  mini->pending_subject = mini->pending_target = mini->pending_value = 0;
  mini->pending_verb = 0;
  mini->n_asked = 0;
  if (n_hand <= data->hand_limit) {
    next_seat (data, mini, events);
    return;
  }

  mini->head.phase = MINI_DISCARD;
  mini->head.actor = mini->current;
  mini->head.group = 1 + mini->n_groups;
  mini->n_groups = (mini->n_groups + 1) % 255;
  mini->quota = n_hand - data->hand_limit;
}

static void
play_card (const MiniData *data, MiniState *mini, TcThing thing, guint8 where)
{
  guint card = thing - data->first_card;

  mini->n_hand[mini->where[card]]--;
  mini->where[card] = where;
}

static void
place_tile (const MiniData *data, MiniState *mini, TcEvents *events)
{
  guint cell = mini->pending_target - data->first_cell;

  mini->tile[cell] = take_first (mini->stack, &mini->n_stack) + 1;
  mini->rotation[cell] = (guint8) mini->pending_value;
  tc_events_tell (events, MINI_EVENT_LAID, mini->pending_subject, mini->pending_target,
                  (gint16) (90 * mini->pending_value));
}

static void
burn_lamp (const MiniData *data, MiniState *mini, TcEvents *events)
{
  TcThing target = mini->pending_target;
  guint8 roll = tc_state_roll (&mini->head, MINI_ROLL_LAMP, target, mini->current, 6);

  mini->where[mini->pending_subject - data->first_card] = MINI_IN_TRASH;
  tc_events_add_die (events, roll, 6);
  tc_events_tell (events, MINI_EVENT_LAMP, mini->pending_subject, target, roll, data->difficulty,
                  (gint16) (roll - data->difficulty), (gint16) seat_thing (data, mini->current));
  if (roll >= data->difficulty)
    mini->lit[target - data->first_cell] = 1;
  tc_events_tell (events, roll >= data->difficulty ? MINI_EVENT_LIT : MINI_EVENT_FAILED,
                  mini->pending_subject, target, 0);
}

static void
resolve (const MiniData *data, MiniState *mini, TcEvents *events)
{
  if (mini->pending_verb == MINI_PLACE) {
    place_tile (data, mini, events);
  } else if (mini->pending_verb == MINI_LIGHT) {
    burn_lamp (data, mini, events);
  } else {
    mini->where[mini->pending_subject - data->first_card] = MINI_IN_TRASH;
    mini->lit[mini->pending_target - data->first_cell] = 0;
    tc_events_tell (events, MINI_EVENT_SNUFFED, mini->pending_subject, mini->pending_target, 0);
  }
  end_turn (data, mini, events);
}

static void
stop_deed (const MiniData *data, MiniState *mini, const TcMove *move, TcEvents *events)
{
  play_card (data, mini, move->subject, MINI_IN_TRASH);
  if (mini->pending_verb == MINI_PLACE)
    mini->gone[take_first (mini->stack, &mini->n_stack)] = 1;
  else
    mini->where[mini->pending_subject - data->first_card] = MINI_IN_TRASH;
  tc_events_tell (events, MINI_EVENT_STOPPED, mini->pending_subject, mini->pending_target, 0);
  end_turn (data, mini, events);
}

/* Everybody else is asked, in order, also one who holds nothing: silence would tell. */
static void
ask_next (const MiniData *data, MiniState *mini, TcEvents *events)
{
  if (mini->n_asked == mini->n_seats) {
    resolve (data, mini, events);
    return;
  }
  mini->head.phase = MINI_REACT;
  mini->head.actor = (mini->current + mini->n_asked) % mini->n_seats;
  mini->n_asked++;
  tc_events_tell (events, MINI_EVENT_ASK, seat_thing (data, mini->head.actor), TC_THING_NONE, 0);
}

static void
begin_deed (const MiniData *data, MiniState *mini, const TcMove *move, TcEvents *events)
{
  if (move->verb != MINI_PLACE)
    play_card (data, mini, move->subject, MINI_IN_PLAY);
  mini->pending_verb = move->verb;
  mini->pending_subject = move->subject;
  mini->pending_target = move->target;
  mini->pending_value = move->value;
  mini->n_asked = 1;
  ask_next (data, mini, events);
}

static void
choose_card (const MiniData *data, MiniState *mini, const TcMove *move, TcEvents *events)
{
  if (move->verb == MINI_KEEP) {
    mini->kept[move->subject - data->first_card] = 1;
    mini->n_kept++;
    return;
  }

  play_card (data, mini, move->subject, MINI_IN_TRASH);
  if (--mini->quota > 0)
    return;

  memset (mini->kept, 0, sizeof mini->kept);
  mini->n_kept = 0;
  mini->head.group = 0;
  next_seat (data, mini, events);
}

void
mini_apply (const TcRuleset *ruleset, TcState *state, const TcMove *move, TcEvents *events)
{
  const MiniData *data = get_data (ruleset);
  MiniState *mini = (MiniState *) state;

  switch ((MiniVerb) move->verb) {
  case MINI_ALLOW:
    ask_next (data, mini, events);
    break;
  case MINI_BLOCK:
    stop_deed (data, mini, move, events);
    break;
  case MINI_THROW:
  case MINI_KEEP:
    choose_card (data, mini, move, events);
    break;
  case MINI_DRAW:
    draw_cards (data, mini, state->actor, data->draw, MINI_EVENT_DREW, events);
    end_turn (data, mini, events);
    break;
  case MINI_PASS:
    end_turn (data, mini, events);
    break;
  case MINI_LIGHT:
  case MINI_PLACE:
  case MINI_SNUFF:
    begin_deed (data, mini, move, events);
    break;
  }
}

/* Fisher and Yates with keyed dice; the n-th die has as many faces as there are items left. */
static void
shuffle (MiniState *mini, MiniRoll kind, guint8 *list, guint n)
{
  for (guint i = n; i > 1; i--) {
    guint other = tc_state_roll (&mini->head, kind, TC_THING_NONE, (guint16) i, (guint8) i) - 1u;
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
    tc_events_tell_seat (events, seat, seat == traitor ? MINI_EVENT_TRAITOR : MINI_EVENT_LOYAL,
                         seat_thing (data, seat), TC_THING_NONE, 0);
  }
}

void
mini_init_state (const TcRuleset *ruleset, guint index, TcState *state, TcEvents *events)
{
  const MiniData *data = get_data (ruleset);
  const MiniSetup *setup = &data->setups[index];
  MiniState *mini = (MiniState *) state;
  guint traitor = 0;

  state->turn = 1;
  mini->rounds_left = setup->rounds;
  mini->n_seats = setup->players;
  traitor = tc_state_roll (state, MINI_ROLL_ROLE, TC_THING_NONE, 0, mini->n_seats) - 1u;
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
    draw_cards (data, mini, seat, setup->deal, MINI_EVENT_DEAL, events);
}

void
mini_outcome (const TcRuleset *ruleset, const TcState *state, TcOutcome *out_outcome)
{
  const MiniData *data = get_data (ruleset);
  const MiniState *mini = (const MiniState *) state;
  gboolean is_bright = count_lights (data, mini) >= data->lights;

  out_outcome->level[is_bright ? 0 : 1] = 1;
  for (guint seat = 0; seat < mini->n_seats; seat++)
    out_outcome->payoff[seat] = (mini->role[seat] == MINI_ROLE_LOYAL) == is_bright ? 1 : -1;
}
