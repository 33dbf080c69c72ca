/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/dune/tc-dune-private.h"

/* What action cards and roles see of a position and do to it. Players, places, tokens and piles
 * have the numbers that compile gave them. */

enum { PROCEDURE_HOLD_BACK, PROCEDURE_TURN_ASIDE };

static guint
n_playing (gconstpointer data, const TcState *state)
{
  return ((const DuneState *) state)->n_seats;
}

/* -- Tokens: pieces of the player who delivers them, on places at the table -- */

static guint
count (gconstpointer data, const TcState *state, guint kind, guint player, guint space)
{
  const DuneState *dune = (const DuneState *) state;
  guint n = 0;

  for (guint i = 0; i < dune->n_received[space]; i++)
    n += dune->received[space][i] == kind + 1 && dune->received_of[space][i] == player;

  return n;
}

/* Delivering tokens: not to oneself, and not to a player who has the most already. */
static guint
room (gconstpointer data, const TcState *state, guint kind, guint player, guint space)
{
  const DuneRules *rules = data;
  const DuneState *dune = (const DuneState *) state;

  if (space == player || space >= dune->n_seats)
    return 0;

  return rules->most_tokens - (guint) MIN (dune->n_received[space], rules->most_tokens);
}

/* Tokens that lie on action cards of the player still: while one is carried out, that one's. */
static gboolean
can_deliver (const DuneRules *rules, const DuneState *state, guint card, guint kind, guint player)
{
  return state->has_token[card] && state->where[card] == DUNE_TAKEN + player &&
         dune_get_action (rules, card)->token == kind;
}

static guint
supply (gconstpointer data, const TcState *state, guint kind, guint player)
{
  const DuneRules *rules = data;
  guint n = 0;

  for (guint i = 0; i < rules->n_cards; i++)
    n += can_deliver (rules, (const DuneState *) state, i, kind, player);

  return n;
}

static guint
find_token (const DuneRules *rules, const DuneState *state, guint kind, guint player)
{
  guint card = 0;

  if (state->using != 0 && can_deliver (rules, state, state->using - 1u, kind, player))
    return state->using - 1u;
  while (!can_deliver (rules, state, card, kind, player))
    card++;

  return card;
}

static void
place (gconstpointer data, TcState *state, TcEvents *events, guint kind, guint player, guint space)
{
  const DuneRules *rules = data;
  DuneState *dune = (DuneState *) state;
  guint at = dune->n_received[space]++;

  dune->has_token[find_token (rules, dune, kind, player)] = 0;
  dune->received[space][at] = (guint8) (kind + 1);
  dune->received_of[space][at] = (guint8) player;
  dune->counts[DUNE_WATCH_DELIVERED] = (guint8) MIN (dune->counts[DUNE_WATCH_DELIVERED] + 1, 99);
  tc_events_report (events, DUNE_EVENT_DELIVERED, dune_seat (rules, player),
                    dune_seat (rules, space), (gint16) tc_range_get (rules->token_things, kind));
}

/* The figure of a player is where the identity card lies. */
static guint
where (gconstpointer data, const TcState *state, guint player)
{
  return player;
}

/* -- The score track -- */

static gint
track (gconstpointer data, const TcState *state, guint index, guint player)
{
  return ((const DuneState *) state)->marker;
}

/* Battle round: points are not limited by the track. */
static void
shift (gconstpointer data, TcState *state, TcEvents *events, guint index, guint player, gint by)
{
  DuneState *dune = (DuneState *) state;

  dune->marker = (gint16) CLAMP (dune->marker + by, -999, 999);
  tc_events_report (events, DUNE_EVENT_MARKER, TC_THING_NONE, TC_THING_NONE, (gint16) by,
                    dune->marker);
}

/* -- Cards -- */

static TcThing
get_nth_at (const DuneRules *rules, const DuneState *state, guint8 at, guint index)
{
  for (guint i = 0; i < rules->n_cards; i++) {
    if (state->where[i] == at && index-- == 0)
      return dune_card (rules, i);
  }

  return TC_THING_NONE;
}

static TcThing
get_nth_shown (const DuneRules *rules, const DuneState *state, guint index)
{
  for (guint i = 0; i < rules->row_size; i++) {
    if (state->row[i] != 0 && index-- == 0)
      return dune_card (rules, state->row[i] - 1u);
  }

  return TC_THING_NONE;
}

static TcThing
held (gconstpointer data, const TcState *state, guint deck, guint player, guint index)
{
  const DuneRules *rules = data;
  const DuneState *dune = (const DuneState *) state;

  switch ((DunePile) rules->piles[deck]) {
  case DUNE_PILE_TRAITS:
    return index < rules->n_traits
             ? tc_range_get (rules->trait_things, player * rules->n_traits + index)
             : TC_THING_NONE;
  case DUNE_PILE_TARGETS:
    return index < dune->n_lying[player]
             ? tc_range_get (rules->lying_things, player * rules->most_targets + index)
             : TC_THING_NONE;
  case DUNE_PILE_ROW:
    return get_nth_shown (rules, dune, index);
  case DUNE_PILE_DISCARD:
    return get_nth_at (rules, dune, DUNE_IN_DISCARD, index);
  case DUNE_PILE_TAKEN:
    return get_nth_at (rules, dune, (guint8) (DUNE_TAKEN + player), index);
  }
  g_assert_not_reached ();
}

/* Action cards alone change their place (lint refuses others); what is shown no longer is, and the
 * row is filled again when the turn ends. */
static void
give (gconstpointer data, TcState *state, TcEvents *events, TcThing thing, guint deck, guint player)
{
  const DuneRules *rules = data;
  DunePlay play = { rules, (DuneState *) state, events };
  DunePile pile = (DunePile) rules->piles[deck];

  if (!tc_range_has (rules->card_things, thing) || pile < DUNE_PILE_DISCARD)
    return;
  dune_take_from_row (&play, tc_range_index (rules->card_things, thing),
                      pile == DUNE_PILE_DISCARD ? DUNE_IN_DISCARD : (guint8) (DUNE_TAKEN + player));
}

static void
look_at_trait (DunePlay *play, guint index, guint player)
{
  const DuneRules *rules = play->rules;
  DuneState *state = play->state;
  guint owner = index / rules->n_traits;
  guint slot = index % rules->n_traits;
  TcThing thing = tc_range_get (rules->trait_things, index);

  state->saw_trait[owner][slot] |= (guint8) (1u << player);
  state->counts[DUNE_WATCH_VIEWED] = (guint8) MIN (state->counts[DUNE_WATCH_VIEWED] + 1, 99);
  tc_events_report (play->events, DUNE_EVENT_LOOKED, dune_seat (rules, player), thing, 0);
  tc_events_report_to (play->events, (guint8) player, DUNE_EVENT_SAW, dune_seat (rules, player),
                       thing,
                       (gint16) tc_range_get (rules->kind_things, state->trait[owner][slot]));
}

static void
look_at_target (DunePlay *play, guint index, guint player)
{
  const DuneRules *rules = play->rules;
  DuneState *state = play->state;
  guint owner = index / rules->most_targets;
  guint slot = index % rules->most_targets;
  TcThing thing = tc_range_get (rules->lying_things, index);

  state->saw_lying[owner][slot] |= (guint8) (1u << player);
  tc_events_report (play->events, DUNE_EVENT_LOOKED_AT_TARGET, dune_seat (rules, player), thing, 0);
  tc_events_report_to (
    play->events, (guint8) player, DUNE_EVENT_SAW_TARGET, dune_seat (rules, player), thing,
    (gint16) tc_range_get (rules->target_things, state->lying[owner][slot] - 1u));
}

/* What lies open need not be looked at. */
static void
inspect (gconstpointer data, TcState *state, TcEvents *events, TcThing card, guint player)
{
  const DuneRules *rules = data;
  DunePlay play = { rules, (DuneState *) state, events };

  if (tc_range_has (rules->trait_things, card))
    look_at_trait (&play, tc_range_index (rules->trait_things, card), player);
  else if (tc_range_has (rules->lying_things, card))
    look_at_target (&play, tc_range_index (rules->lying_things, card), player);
}

/* -- Procedures -- */

/* Mind Games: not without a later targeting round, and only while it is one's turn to target. */
static gboolean
can_hold_back (const DuneRules *rules, const DuneState *state, guint player)
{
  guint round = dune_get_targeting_round (rules, state);

  return round > 0 && round < rules->targeting_rounds && player == state->current &&
         state->n_placed == 0 && state->quota > 0;
}

static gboolean
can_invoke (gconstpointer data, const TcState *state, guint procedure, guint player)
{
  const DuneState *dune = (const DuneState *) state;

  if (procedure == PROCEDURE_HOLD_BACK)
    return can_hold_back (data, dune, player);

  return dune->aimed == player + 1 && dune->n_lying[player] > 0 && !dune->has_escaped &&
         (dune->stage == DUNE_STAGE_REACT || dune->stage == DUNE_STAGE_REACTED);
}

static void
invoke (gconstpointer data, TcState *state, TcEvents *events, guint procedure, guint player)
{
  DunePlay play = { data, (DuneState *) state, events };
  DuneState *dune = play.state;

  if (procedure == PROCEDURE_TURN_ASIDE) {
    dune_turn_aside (&play);
    return;
  }
  dune->held_back[player] += dune->quota;
  dune->quota = 0;
  tc_events_report (events, DUNE_EVENT_HELD_BACK, dune_seat (play.rules, player), TC_THING_NONE, 0);
}

/* The house of the player; where that is not known, only what can be done is looked for. */
static void
win (gconstpointer data, TcState *state, TcEvents *events, guint player, guint program)
{
  DunePlay play = { data, (DuneState *) state, events };
  guint role = player < DUNE_MAX_SEATS ? play.state->role[player] : DUNE_HIDDEN;

  dune_finish (&play, role < play.rules->n_roles ? play.rules->roles[role].house
                                                 : (guint) DUNE_LEVEL_DRAW);
}

const TcEffectsHost dune_effects_host = {
  .count = count,
  .room = room,
  .supply = supply,
  .place = place,
  .where = where,
  .track = track,
  .shift = shift,
  .held = held,
  .give = give,
  .inspect = inspect,
  .can_invoke = can_invoke,
  .invoke = invoke,
  .win = win,
  .n_playing = n_playing,
};

void
dune_start_card (DunePlay *play, guint card, guint seat)
{
  guint16 program = dune_get_action (play->rules, card)->program;

  if (program == TC_EFFECTS_NO_PROGRAM)
    return;
  play->state->using = (guint8) (card + 1);
  tc_effects_start (play->rules->effects, &play->state->head, program, seat);
}

void
dune_apply_effect (DunePlay *play, const TcMove *move)
{
  tc_effects_apply (play->rules->effects, play->rules, &play->state->head, move, play->events);
}
