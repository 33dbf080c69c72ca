/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/dune/tc-dune-private.h"

/* The fields of a position, and reading it. */

#define BYTES(member) TC_STATE_FIELD (DuneState, member, guint8)

const TcStateField dune_fields[DUNE_N_FIELDS] = {
  TC_STATE_FIELD (DuneState, marker, guint16),
  TC_STATE_FIELD (DuneState, n_drawn, guint16),
  TC_STATE_FIELD (DuneState, passed, guint16),
  BYTES (setup),
  BYTES (n_seats),
  BYTES (dealer),
  BYTES (current),
  BYTES (at),
  BYTES (stage),
  BYTES (is_open),
  BYTES (quota),
  BYTES (n_placed),
  BYTES (has_reshuffled),
  BYTES (dead),
  BYTES (aimed),
  BYTES (pending),
  BYTES (using),
  BYTES (has_escaped),
  BYTES (revealed),
  BYTES (ending),
  BYTES (n_groups),
  BYTES (counts),
  BYTES (role),
  BYTES (identity),
  BYTES (trait),
  BYTES (saw_trait),
  BYTES (row),
  BYTES (where),
  BYTES (has_token),
  BYTES (held_back),
  BYTES (n_hand),
  BYTES (n_gone),
  BYTES (n_lying),
  BYTES (n_received),
  BYTES (hand),
  BYTES (gone),
  BYTES (lying),
  BYTES (lying_of),
  BYTES (saw_lying),
  BYTES (received),
  BYTES (received_of),
  BYTES (zero),
};

/* -- Rounds -- */

/* Game play: action rounds, targeting rounds, and a battle round. */
DuneRound
dune_get_round (const DuneRules *rules, guint turn)
{
  if (turn <= rules->action_rounds)
    return DUNE_ROUND_ACTION;

  return turn <= (guint) rules->action_rounds + rules->targeting_rounds ? DUNE_ROUND_TARGETING
                                                                        : DUNE_ROUND_BATTLE;
}

/* From 1; 0 in another round. */
guint
dune_get_targeting_round (const DuneRules *rules, const DuneState *state)
{
  return dune_get_round (rules, state->head.turn) == DUNE_ROUND_TARGETING
           ? state->head.turn - (guint) rules->action_rounds
           : 0;
}

/* -- Whom to target -- */

/* Target a player: not oneself, and nobody who has the most target cards already. */
gboolean
dune_may_target (const DuneRules *rules, const DuneState *state, guint seat, guint target)
{
  return target != seat && target < state->n_seats && state->n_lying[target] < rules->most_targets;
}

/* With one whose card has just been turned aside, not the player who did so. */
gboolean
dune_has_target (const DuneRules *rules, const DuneState *state, guint seat)
{
  for (guint target = 0; target < state->n_seats; target++) {
    if (target + 1 != state->aimed && dune_may_target (rules, state, seat, target))
      return TRUE;
  }

  return FALSE;
}

/* -- Cards -- */

gboolean
dune_is_shielded (const DuneRules *rules, const DuneState *state, TcThing thing)
{
  return rules->shield != DUNE_NONE &&
         tc_effects_get_status (rules->effects, &state->head, rules->shield,
                                (guint) (thing - rules->trait_things.first));
}

guint
dune_count_taken (const DuneRules *rules, const DuneState *state, guint seat, guint action)
{
  guint n = 0;

  for (guint i = 0; i < rules->n_cards; i++)
    n += state->where[i] == DUNE_TAKEN + seat && rules->cards[i].action == action;

  return n;
}
