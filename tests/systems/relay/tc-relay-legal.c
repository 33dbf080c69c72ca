/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-relay.h"

/* What is legal, what it does, and who decides next. The lists are those that core makes of the
 * predicates: a map has few towns. */

static void
relay_look_init (RelayLook *look, const RelayRules *rules, const RelayState *state)
{
  look->rules = rules;
  look->state = state;
}

/* 1: along a road, the way it leads. */
static TcReason
relay_check_ride (RelayLook *look, const TcMove *move)
{
  guint to = tc_range_index (look->rules->towns, move->target);

  return look->rules->roads[look->state->at * look->rules->towns.n + to] ? RELAY_WHY_LEGAL
                                                                         : RELAY_WHY_NO_ROAD;
}

static TcReason
relay_check_rest (RelayLook *look, const TcMove *move)
{
  return RELAY_WHY_LEGAL;
}

/* 2: anywhere, but nowhere twice running. */
static TcReason
relay_check_watch (RelayLook *look, const TcMove *move)
{
  return tc_range_index (look->rules->towns, move->target) == look->state->watched
           ? RELAY_WHY_AGAIN
           : RELAY_WHY_LEGAL;
}

static void
choose_ride (RelayPlay *play, guint town)
{
  play->state->ride = (guint16) town;
  tc_state_ask (&play->state->head, RELAY_PHASE_WATCH, RELAY_POLICE, RELAY_POLICE, NULL);
}

static void
relay_apply_ride (RelayPlay *play, const TcMove *move)
{
  choose_ride (play, tc_range_index (play->rules->towns, move->target));
}

static void
relay_apply_rest (RelayPlay *play, const TcMove *move)
{
  choose_ride (play, play->state->at);
}

static void
report (RelayPlay *play, RelayEvent kind, guint town, guint letters)
{
  tc_events_report (play->events, kind, play->rules->rider, tc_range_get (play->rules->towns, town),
                    (gint16) letters);
}

/* 3: letters are taken once. */
static void
arrive (RelayPlay *play)
{
  RelayState *state = play->state;
  guint8 *emptied = relay_get_emptied (play->rules, state);
  guint8 letters = play->rules->letters[state->ride];

  report (play, state->ride == state->at ? RELAY_EVENT_RESTED : RELAY_EVENT_RODE, state->ride, 0);
  state->at = state->ride;
  if (letters == 0 || emptied[state->at])
    return;
  emptied[state->at] = 1;
  state->letters += letters;
  report (play, RELAY_EVENT_LETTERS, state->at, letters);
}

/* 4: back to the start, and what he carries is lost; the towns stay empty. */
static void
catch_rider (RelayPlay *play)
{
  RelayState *state = play->state;

  report (play, RELAY_EVENT_CAUGHT, state->ride, 0);
  state->at = play->rules->setups[state->setup].start;
  state->letters = 0;
  state->captures++;
}

/* 5 */
static gboolean
is_finished (const RelayPlay *play)
{
  const RelaySetup *setup = &play->rules->setups[play->state->setup];

  return play->state->rounds_left == 0 || play->state->letters >= setup->letters ||
         (setup->captures > 0 && play->state->captures >= setup->captures);
}

static void
relay_apply_watch (RelayPlay *play, const TcMove *move)
{
  RelayState *state = play->state;

  state->watched = (guint16) tc_range_index (play->rules->towns, move->target);
  report (play, RELAY_EVENT_WATCHED, state->watched, 0);
  if (state->ride == state->watched)
    catch_rider (play);
  else
    arrive (play);
  state->ride = RELAY_NOWHERE;
  state->rounds_left--;

  if (is_finished (play)) {
    tc_events_report (play->events, RELAY_EVENT_END, play->rules->rider, TC_THING_NONE,
                      (gint16) state->letters, (gint16) state->captures);
    tc_state_end_game (&state->head, RELAY_PHASE_OVER);
    return;
  }
  state->head.turn++;
  tc_state_ask (&state->head, RELAY_PHASE_RIDE, RELAY_POST, RELAY_POST, NULL);
}

TC_DEFINE_UNLISTED (Relay, relay, ride)
TC_DEFINE_UNLISTED (Relay, relay, rest)
TC_DEFINE_UNLISTED (Relay, relay, watch)

const TcDecision relay_decisions[RELAY_N_DECISIONS] = {
  TC_UNLISTED (relay, ride, RELAY_PHASE_RIDE, TC_VERB_BIT (RELAY_RIDE)),
  TC_UNLISTED (relay, rest, RELAY_PHASE_RIDE, TC_VERB_BIT (RELAY_REST)),
  TC_UNLISTED (relay, watch, RELAY_PHASE_WATCH, TC_VERB_BIT (RELAY_WATCH)),
};
