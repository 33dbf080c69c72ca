/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/house/tc-house-private.h"

/* Rule 19: the first rooms, explorers, and who begins: the next birthday. */

static void
lay_rooms (HousePlay *play, const HouseSetup *setup)
{
  for (guint room = 0; room < play->rules->n_rooms; room++) {
    if (setup->floor[room] != 0)
      house_put_room (play, room, setup->floor[room] - 1u, setup->x[room], setup->y[room],
                      setup->turned[room]);
  }
}

/* Of the explorers whose cards are left, at random. */
static guint
deal_explorer (HousePlay *play, guint seat, guint cards)
{
  const HouseRules *rules = play->rules;
  guint n = 0;
  guint nth = 0;

  for (guint i = 0; i < rules->n_explorers; i++)
    n += (cards >> rules->explorers[i].card & 1) == 0;
  nth = n > 1 ? tc_state_draw (&play->state->head, HOUSE_ROLL_EXPLORER, (guint16) seat, 0, n) : 1;
  for (guint i = 0;; i++) {
    if ((cards >> rules->explorers[i].card & 1) == 0 && --nth == 0)
      return i;
  }
}

static void
deal_explorers (HousePlay *play, const HouseSetup *setup)
{
  const HouseRules *rules = play->rules;
  HouseState *state = play->state;
  guint cards = 0;

  for (guint seat = 0; seat < state->n_players; seat++) {
    if (setup->explorer[seat] != HOUSE_NONE)
      cards |= 1u << rules->explorers[setup->explorer[seat]].card;
  }
  for (guint seat = 0; seat < state->n_players; seat++) {
    guint explorer = setup->explorer[seat];

    if (explorer == HOUSE_NONE)
      explorer = deal_explorer (play, seat, cards);
    cards |= 1u << rules->explorers[explorer].card;
    state->explorer[seat] = (guint8) explorer;
    state->fate[seat] = HOUSE_ALIVE;
    state->room[seat] = setup->room[seat] != HOUSE_NONE ? setup->room[seat] : setup->start;
    for (guint trait = 0; trait < HOUSE_N_TRAITS; trait++)
      state->step[seat][trait] = rules->explorers[explorer].start[trait];
    tc_events_report (play->events, HOUSE_EVENT_IS, house_seat (rules, seat),
                      tc_range_get (rules->explorer_things, explorer), 0);
  }
}

/* The first of January begins the year; games begin on it. */
static guint
find_first (const HousePlay *play)
{
  const HouseState *state = play->state;
  guint first = 0;

  for (guint seat = 1; seat < state->n_players; seat++) {
    if (play->rules->explorers[state->explorer[seat]].birthday <
        play->rules->explorers[state->explorer[first]].birthday)
      first = seat;
  }

  return first;
}

/* What cards are from the beginning. */
void
house_mark_cards (HousePlay *play, const TcRuleset *ruleset)
{
  const HouseRules *rules = play->rules;
  TcScenario *scenario = tc_ruleset_get_scenario (ruleset);

  for (guint i = 0; i < rules->n_cards; i++) {
    TcNode node = tc_ruleset_get_thing (ruleset, house_card (rules, i))->node;
    TcNode has = tc_scenario_find_child (scenario, node, "has");

    for (; has != TC_NODE_NONE; has = tc_scenario_find_next (scenario, has)) {
      TcNode status = tc_scenario_get_ref (scenario, has, "status");

      tc_effects_set_status (rules->effects, &play->state->head,
                             (guint) tc_effects_find_status (
                               rules->effects, tc_scenario_get_string (scenario, status, "id")),
                             i, TRUE);
    }
  }
}

/* Whether it is said how high some trait of the explorer is, whatever cards change. */
static gboolean
has_steps (const HouseSetup *setup, guint seat)
{
  for (guint trait = 0; trait < HOUSE_N_TRAITS; trait++) {
    if (setup->step[seat][trait] != HOUSE_NONE)
      return TRUE;
  }

  return FALSE;
}

static void
deal_cards (HousePlay *play, const HouseSetup *setup)
{
  HousePlay quiet = { play->rules, play->state, NULL };

  memcpy (play->state->on, setup->on, sizeof setup->on);
  memcpy (play->state->where, setup->where, sizeof setup->where);
  for (guint i = 0; i < play->rules->n_cards; i++) {
    guint seat = setup->holder[i] - 1u;

    if (setup->holder[i] != 0)
      house_gain (has_steps (setup, seat) ? &quiet : play, seat, i);
  }
}

/* What explorers and their cards have come to in a game that is under way. */
static void
continue_explorers (HousePlay *play, const HouseSetup *setup)
{
  HouseState *state = play->state;

  for (guint seat = 0; seat < state->n_players; seat++) {
    state->fate[seat] = (guint8) (HOUSE_ALIVE + setup->fate[seat]);
    state->is_far[seat] = setup->is_far[seat];
    state->failures[seat] = setup->failures[seat];
    state->banked[seat] = setup->banked[seat];
    for (guint trait = 0; trait < HOUSE_N_TRAITS; trait++) {
      if (setup->step[seat][trait] != HOUSE_NONE)
        state->step[seat][trait] = setup->step[seat][trait];
    }
    if (setup->fate[seat] != 0 && play->rules->dead >= 0)
      tc_effects_set_status (play->rules->effects, &state->head, (guint) play->rules->dead, seat,
                             TRUE);
  }
  for (guint card = 0; card < play->rules->n_cards; card++) {
    for (guint trait = 0; trait < HOUSE_N_TRAITS; trait++) {
      if (setup->has_gave[card] >> trait & 1)
        state->applied[card][trait] = setup->gave[card][trait];
    }
  }
}

/* A game that is under way goes on with a new turn. */
static void
continue_game (HousePlay *play, const HouseSetup *setup)
{
  HouseState *state = play->state;

  continue_explorers (play, setup);
  memcpy (state->opened, setup->opened, sizeof setup->opened);
  memcpy (state->shut, setup->shut, sizeof setup->shut);
  memcpy (state->tokens, setup->tokens, sizeof setup->tokens);
  memcpy (state->wall, setup->wall, sizeof setup->wall);
  state->round = setup->round;
  tc_effects_read_kept (play->rules->effects, setup->node, &state->head);
}

void
house_init (const TcRuleset *ruleset, guint setup, TcState *state, TcEvents *events)
{
  const HouseRules *rules = tc_ruleset_get_data (ruleset);
  const HouseSetup *at = &rules->setups[setup];
  HousePlay play = { rules, (HouseState *) state, events };

  play.state->setup = (guint8) setup;
  play.state->n_players = at->n_players;
  play.state->n_omens = at->omens;
  lay_rooms (&play, at);
  deal_explorers (&play, at);
  house_mark_cards (&play, ruleset);
  deal_cards (&play, at);
  continue_game (&play, at);
  play.state->first = play.state->current =
    at->first != HOUSE_NONE ? at->first : (guint8) find_first (&play);
  play.state->last =
    at->last != HOUSE_NONE
      ? at->last
      : (guint8) ((play.state->first + play.state->n_players - 1) % play.state->n_players);
  if (at->drill != 0) {
    house_begin_haunt (&play, at->drill, at->revealer);
    play.state->current = play.state->last;
    play.state->step_now = HOUSE_STEP_NEXT;
  }
  house_advance (ruleset, state, events);
}
