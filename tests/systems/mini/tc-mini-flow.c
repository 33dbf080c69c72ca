/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-mini.h"

#include <string.h>

/* What moves do, and who decides next. */

static guint8
take_first (guint8 *list, guint8 *n)
{
  guint8 item = list[0];

  memmove (list, list + 1, *n - 1u);
  list[--*n] = 0;

  return item;
}

void
mini_draw_cards (const MiniData *data,
                 MiniState *mini,
                 guint8 seat,
                 guint n,
                 MiniEvent kind,
                 TcEvents *events)
{
  guint drawn = MIN (n, mini->n_deck);

  tc_events_report (events, kind, tc_range_get (data->seats, seat), TC_THING_NONE, (gint16) drawn);
  for (guint i = 0; i < drawn; i++) {
    guint8 card = take_first (mini->deck, &mini->n_deck);

    mini->where[card] = seat;
    mini->n_hand[seat]++;
    tc_events_report_to (events, seat, MINI_EVENT_CARD, tc_range_get (data->seats, seat),
                         tc_range_get (data->cards, card), 0);
  }
}

static void
end_game (const MiniData *data, MiniState *mini, TcEvents *events)
{
  guint traitor = 0;

  while (mini->role[traitor] != MINI_ROLE_TRAITOR)
    traitor++;
  tc_state_end_game (&mini->head, MINI_OVER);
  tc_events_report (events, MINI_EVENT_END, tc_range_get (data->seats, traitor), TC_THING_NONE,
                    (gint16) mini_count_lights (data, mini));
}

static void
next_seat (const MiniData *data, MiniState *mini, TcEvents *events)
{
  mini->current = (mini->current + 1) % mini->n_seats;
  tc_state_ask (&mini->head, MINI_ACT, mini->current, 0, NULL);
  if (mini->current != 0)
    return;

  if (--mini->rounds_left == 0) {
    end_game (data, mini, events);
    return;
  }
  mini->head.turn++;
  tc_events_report (events, MINI_EVENT_ROUND, TC_THING_NONE, TC_THING_NONE,
                    (gint16) mini->head.turn);
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

  tc_state_ask (&mini->head, MINI_DISCARD, mini->current, 0, &mini->n_groups);
  mini->quota = n_hand - data->hand_limit;
}

static void
play_card (const MiniData *data, MiniState *mini, TcThing thing, guint8 where)
{
  guint card = tc_range_index (data->cards, thing);

  mini->n_hand[mini->where[card]]--;
  mini->where[card] = where;
}

static void
place_tile (const MiniData *data, MiniState *mini, TcEvents *events)
{
  guint cell = tc_range_index (data->cells, mini->pending_target);

  mini->tile[cell] = take_first (mini->stack, &mini->n_stack) + 1;
  mini->rotation[cell] = (guint8) mini->pending_value;
  tc_events_report (events, MINI_EVENT_LAID, mini->pending_subject, mini->pending_target,
                    (gint16) (90 * mini->pending_value));
}

static void
burn_lamp (const MiniData *data, MiniState *mini, TcEvents *events)
{
  TcThing target = mini->pending_target;
  guint8 roll = tc_state_roll (&mini->head, MINI_ROLL_LAMP, target, mini->current, 6);

  mini->where[tc_range_index (data->cards, mini->pending_subject)] = MINI_IN_TRASH;
  tc_events_add_die (events, roll, 6);
  tc_events_report (events, MINI_EVENT_LAMP, mini->pending_subject, target, roll, data->difficulty,
                    (gint16) (roll - data->difficulty),
                    (gint16) tc_range_get (data->seats, mini->current));
  if (roll >= data->difficulty)
    mini->lit[tc_range_index (data->cells, target)] = 1;
  tc_events_report (events, roll >= data->difficulty ? MINI_EVENT_LIT : MINI_EVENT_FAILED,
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
    mini->where[tc_range_index (data->cards, mini->pending_subject)] = MINI_IN_TRASH;
    mini->lit[tc_range_index (data->cells, mini->pending_target)] = 0;
    tc_events_report (events, MINI_EVENT_SNUFFED, mini->pending_subject, mini->pending_target, 0);
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
    mini->where[tc_range_index (data->cards, mini->pending_subject)] = MINI_IN_TRASH;
  tc_events_report (events, MINI_EVENT_STOPPED, mini->pending_subject, mini->pending_target, 0);
  end_turn (data, mini, events);
}

/* Everybody else is asked, in order, also one who holds nothing: silence would give it away. */
static void
ask_next (const MiniData *data, MiniState *mini, TcEvents *events)
{
  if (mini->n_asked == mini->n_seats) {
    resolve (data, mini, events);
    return;
  }
  tc_state_ask (&mini->head, MINI_REACT, (mini->current + mini->n_asked) % mini->n_seats, 0, NULL);
  mini->n_asked++;
  tc_events_report (events, MINI_EVENT_ASK, tc_range_get (data->seats, mini->head.actor),
                    TC_THING_NONE, 0);
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
    mini->kept[tc_range_index (data->cards, move->subject)] = 1;
    mini->n_kept++;
    return;
  }

  play_card (data, mini, move->subject, MINI_IN_TRASH);
  if (--mini->quota > 0)
    return;

  memset (mini->kept, 0, sizeof mini->kept);
  mini->n_kept = 0;
  next_seat (data, mini, events);
}

/* Moves. */

void
mini_apply_allow (const TcRuleset *ruleset, TcState *state, const TcMove *move, TcEvents *events)
{
  ask_next (mini_get_data (ruleset), (MiniState *) state, events);
}

void
mini_apply_block (const TcRuleset *ruleset, TcState *state, const TcMove *move, TcEvents *events)
{
  stop_deed (mini_get_data (ruleset), (MiniState *) state, move, events);
}

void
mini_apply_choice (const TcRuleset *ruleset, TcState *state, const TcMove *move, TcEvents *events)
{
  choose_card (mini_get_data (ruleset), (MiniState *) state, move, events);
}

void
mini_apply_draw (const TcRuleset *ruleset, TcState *state, const TcMove *move, TcEvents *events)
{
  const MiniData *data = mini_get_data (ruleset);
  MiniState *mini = (MiniState *) state;

  mini_draw_cards (data, mini, state->actor, data->draw, MINI_EVENT_DREW, events);
  end_turn (data, mini, events);
}

void
mini_apply_pass (const TcRuleset *ruleset, TcState *state, const TcMove *move, TcEvents *events)
{
  end_turn (mini_get_data (ruleset), (MiniState *) state, events);
}

void
mini_apply_deed (const TcRuleset *ruleset, TcState *state, const TcMove *move, TcEvents *events)
{
  begin_deed (mini_get_data (ruleset), (MiniState *) state, move, events);
}
