/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "systems/dune/tc-dune-private.h"

/* Setup: identities, traits, target cards, what some players learn, the dealer, and the first
 * action cards. */

/* 0..@faces - 1; one face needs no die. */
static guint
roll (DunePlay *play, DuneRoll kind, guint subject, guint nth, guint faces)
{
  return faces > 1 ? tc_state_draw (&play->state->head, (guint16) kind, (guint16) subject,
                                    (guint16) nth, faces) -
                       1
                   : 0;
}

/* One identity card to each player, face down. */
static void
deal_identities (DunePlay *play)
{
  const DuneCount *count = dune_get_count (play->rules, play->state);
  DuneState *state = play->state;
  guint8 left[DUNE_MAX_SEATS];
  guint n = count->n_identities;

  memcpy (left, count->identities, sizeof left);
  for (guint seat = 0; seat < state->n_seats; seat++) {
    guint nth = roll (play, DUNE_ROLL_IDENTITY, seat, 0, n);

    state->identity[seat] = left[nth];
    state->role[seat] = play->rules->identity_role[left[nth]];
    left[nth] = left[--n];
  }
}

/* The trait cards of the role, shuffled, so that the owner does not know which is which. */
static void
deal_traits (DunePlay *play, guint seat)
{
  const DuneRole *role = &play->rules->roles[play->state->role[seat]];
  guint8 *traits = play->state->trait[seat];

  memcpy (traits, role->traits, role->n_traits);
  for (guint n = role->n_traits; n > 1; n--) {
    guint nth = roll (play, DUNE_ROLL_TRAIT, seat, n, n);
    guint8 kind = traits[nth];

    traits[nth] = traits[n - 1];
    traits[n - 1] = kind;
  }
}

static void
deal_targets (DunePlay *play, guint seat)
{
  const DuneRules *rules = play->rules;
  DuneState *state = play->state;

  for (guint kind = 0; kind < rules->n_targets; kind++) {
    for (guint i = 0; i < rules->copies[kind]; i++)
      state->hand[seat][state->n_hand[seat]++] = (guint8) (kind + 1);
  }
}

/* The eyes-closed step of the setup: a role that knows another one learns who has it. */
static void
tell (DunePlay *play, guint8 seat)
{
  const DuneRules *rules = play->rules;
  DuneState *state = play->state;
  guint role = state->role[seat];

  tc_events_report_to (play->events, seat, DUNE_EVENT_IDENTITY, dune_seat (rules, seat),
                       tc_range_get (rules->identity_things, state->identity[seat]),
                       (gint16) tc_range_get (rules->role_things, role));
  for (guint other = 0; other < state->n_seats; other++) {
    if (other != seat && (rules->roles[role].knows >> state->role[other] & 1) != 0)
      tc_events_report_to (play->events, seat, DUNE_EVENT_KNOWS, dune_seat (rules, seat),
                           dune_seat (rules, other),
                           (gint16) tc_range_get (rules->role_things, state->role[other]));
  }
}

/* 4-5 players: the extended action cards are left out. */
void
dune_lay_out_deck (const DuneRules *rules, DuneState *state)
{
  guint omitted = dune_get_count (rules, state)->omitted;

  for (guint i = 0; i < rules->n_cards; i++) {
    guint set = rules->cards[i].set;

    state->where[i] = set != DUNE_NONE && (omitted >> set & 1) != 0 ? DUNE_OUT : DUNE_IN_DECK;
    state->has_token[i] = dune_get_action (rules, i)->token != DUNE_NONE;
  }
}

void
dune_init (const TcRuleset *ruleset, guint index, TcState *state, TcEvents *events)
{
  const DuneRules *rules = tc_ruleset_get_data (ruleset);
  const DuneSetup *setup = &rules->setups[index];
  DunePlay play = { rules, (DuneState *) state, events };
  DuneState *dune = play.state;

  dune->setup = (guint8) index;
  dune->n_seats = rules->counts[setup->count].n_players;
  dune->marker = setup->start;
  dune_lay_out_deck (rules, dune);
  if (setup->turn != 0) {
    dune_read_position (rules, ruleset, dune);
    tc_effects_read_kept (rules->effects, setup->node, state);
  } else {
    deal_identities (&play);
  }
  if (setup->turn == 0 && setup->is_drawn)
    dune->dealer = (guint8) roll (&play, DUNE_ROLL_DEALER, TC_THING_NONE, 0, dune->n_seats);
  tc_events_report (events, DUNE_EVENT_DEALER, dune_seat (rules, dune->dealer), TC_THING_NONE, 0);
  for (guint8 seat = 0; seat < dune->n_seats; seat++) {
    if (setup->turn == 0) {
      deal_traits (&play, seat);
      deal_targets (&play, seat);
    }
    tell (&play, seat);
  }
  dune_advance (ruleset, state, events);
}
