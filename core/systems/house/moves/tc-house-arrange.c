/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/house/tc-house-private.h"

/* What an umpire does to a position: explorers and monsters are put into rooms, cards given or laid
 * down, traits set; while somebody is free to act. */

static gboolean
is_laid (const HousePlay *play, TcThing thing)
{
  return tc_range_has (play->rules->room_things, thing) &&
         play->state->floor[tc_range_index (play->rules->room_things, thing)] != 0;
}

/* The seat that plays the explorer, or as many as play. */
static guint
find_seat (const HousePlay *play, TcThing explorer)
{
  guint seat = 0;

  while (seat < play->state->n_players &&
         tc_range_get (play->rules->explorer_things, play->state->explorer[seat]) != explorer)
    seat++;

  return seat;
}

static TcArranged
put_explorer (HousePlay *play, TcThing explorer, TcThing target)
{
  HouseState *state = play->state;
  guint seat = find_seat (play, explorer);
  guint room;

  if (seat == state->n_players || !house_is_alive (state, seat))
    return TC_ARRANGED_NOTHING;
  if (!is_laid (play, target))
    return TC_ARRANGED_UNFIT;
  room = tc_range_index (play->rules->room_things, target);
  if (state->room[seat] == room && !state->is_far[seat])
    return TC_ARRANGED_SAME;
  state->room[seat] = (guint8) room;
  state->is_far[seat] = FALSE;
  house_update_bonuses (play);

  return TC_ARRANGED;
}

static TcArranged
put_figure (HousePlay *play, TcThing figure, TcThing target)
{
  HouseState *state = play->state;
  TcArranged arranged = TC_ARRANGED_NOTHING;
  guint room;

  for (guint i = 0; state->haunt != 0 && i < state->n_figures; i++) {
    if (house_get_thing (play, HOUSE_BY_MONSTER | i) != figure || state->figure_room[i] == 0)
      continue;
    if (!is_laid (play, target))
      return TC_ARRANGED_UNFIT;
    room = tc_range_index (play->rules->room_things, target);
    arranged = TC_ARRANGED_SAME;
    if (state->figure_room[i] == room + 1)
      continue;
    state->figure_room[i] = (guint8) (room + 1);
    return TC_ARRANGED;
  }

  return arranged;
}

/* What lies in a deck has no place of its own, and somebody may know that it is on top. */
static gboolean
is_about (const HouseState *state, guint card)
{
  return state->where[card] >= HOUSE_HELD && state->where[card] != HOUSE_HIDDEN;
}

static TcArranged
put_card (HousePlay *play, guint card, TcThing target)
{
  const HouseRules *rules = play->rules;
  HouseState *state = play->state;
  guint8 from = state->where[card];

  if (!is_about (state, card))
    return TC_ARRANGED_NOTHING;
  if (is_laid (play, target))
    house_lose (play, card, (guint8) (HOUSE_IN_ROOM + tc_range_index (rules->room_things, target)));
  else if (tc_range_has (rules->seat_things, target) &&
           tc_range_index (rules->seat_things, target) < state->n_players &&
           house_is_alive (state, tc_range_index (rules->seat_things, target)))
    house_gain (play, tc_range_index (rules->seat_things, target), card);
  else
    return TC_ARRANGED_UNFIT;

  return state->where[card] != from ? TC_ARRANGED : TC_ARRANGED_SAME;
}

static TcArranged
put (HousePlay *play, const TcMove *move)
{
  const HouseRules *rules = play->rules;

  if (tc_range_has (rules->explorer_things, move->subject))
    return put_explorer (play, move->subject, move->target);
  if (tc_range_has (rules->figure_things, move->subject))
    return put_figure (play, move->subject, move->target);
  if (tc_range_has (rules->card_things, move->subject))
    return put_card (play, tc_range_index (rules->card_things, move->subject), move->target);

  return TC_ARRANGED_NOTHING;
}

/* A step of a track, from the skull; not the skull itself, which would have consequences. */
static TcArranged
set (HousePlay *play, const TcMove *move)
{
  const HouseRules *rules = play->rules;
  HouseState *state = play->state;
  guint seat = find_seat (play, move->subject);
  guint trait;

  if (seat == state->n_players || !house_is_alive (state, seat) ||
      !tc_range_has (rules->trait_things, move->target))
    return TC_ARRANGED_NOTHING;
  if (move->value < 1 || move->value > HOUSE_N_STEPS)
    return TC_ARRANGED_UNFIT;
  trait = tc_range_index (rules->trait_things, move->target);
  if (state->step[seat][trait] == move->value)
    return TC_ARRANGED_SAME;
  state->step[seat][trait] = (guint8) move->value;

  return TC_ARRANGED;
}

TcArranged
house_arrange (const TcRuleset *ruleset, TcState *state, const TcMove *move, TcEvents *events)
{
  HousePlay play = { tc_ruleset_get_data (ruleset), (HouseState *) state, events };

  if (state->phase != HOUSE_PHASE_ACT)
    return TC_ARRANGED_LATER;
  if (move->verb == TC_VERB_PUT)
    return put (&play, move);
  if (move->verb == TC_VERB_SET)
    return set (&play, move);

  return TC_ARRANGED_NOTHING;
}

gint16
house_read_step (const TcRuleset *ruleset, const TcMove *move)
{
  const HouseRules *rules = tc_ruleset_get_data (ruleset);
  gboolean is_step = tc_range_has (rules->explorer_things, move->subject) &&
                     tc_range_has (rules->trait_things, move->target) &&
                     move->value <= HOUSE_N_STEPS;

  return is_step ? rules->explorers[tc_range_index (rules->explorer_things, move->subject)]
                     .value[tc_range_index (rules->trait_things, move->target)][move->value]
                 : (gint16) move->value;
}
