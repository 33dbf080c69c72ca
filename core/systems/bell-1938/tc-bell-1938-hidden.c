/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/bell-1938/tc-bell-1938-private.h"

/* Hidden information. Public are: the board and the tracks, the discard pile, Final Decision cards
 * that lie before their owners, scored objectives, and how many cards everybody has. What the deck
 * holds and what the other player holds is one heap to the viewer. */

/* In the deck, or a place of the seat that is not the viewer's. What the solo opponent has is open,
 * and both objectives are, since the player has given it one of two. */
static gboolean
is_unseen (const BellRules *rules, guint8 where, guint8 viewer)
{
  if (where < BELL_IN_HAND)
    return where == BELL_IN_DECK;

  return where != BELL_HIDDEN && (where & 0x0f) != viewer && !bell_is_solo (rules, where & 0x0f);
}

static gboolean
is_objective_unseen (const BellRules *rules, guint8 where, guint8 viewer)
{
  if (rules->solo.side != BELL_NONE && (where & 0xf0) == BELL_ASIDE)
    return FALSE;

  return is_unseen (rules, where, viewer);
}

/* Whether the viewer is the one who looks at the cards on top of the deck now. */
static gboolean
is_looking (const BellRules *rules, const BellState *state, guint8 viewer)
{
  return state->head.phase == BELL_PHASE_EFFECT && state->head.actor == viewer &&
         tc_effects_find_looked (rules->effects, &state->head) >= 0;
}

static void
redact_top (BellState *state)
{
  for (guint i = 0; i < BELL_MAX_LOOK; i++) {
    if (state->top[i] != 0)
      state->top[i] = BELL_HIDDEN_CARD;
  }
}

void
bell_redact (const TcRuleset *ruleset, TcState *state, guint8 viewer)
{
  const BellRules *rules = tc_ruleset_get_data (ruleset);
  BellState *bell = (BellState *) state;

  guint8 *where = bell_where (bell);
  guint8 *objective = bell_objective (bell);
  gboolean looks = bell->top[0] != 0 && is_looking (rules, bell, viewer);

  for (guint i = 0; i < rules->n_cards; i++) {
    if (is_unseen (rules, where[i], viewer) && !(looks && bell_is_on_top (bell, i)))
      where[i] = BELL_HIDDEN;
  }
  if (!looks)
    redact_top (bell);
  for (guint i = 0; i < rules->n_objectives; i++) {
    if (is_objective_unseen (rules, objective[i], viewer))
      objective[i] = BELL_HIDDEN;
  }
  /* A card that was chosen is not moved before both are revealed. */
  for (guint seat = 0; seat < BELL_N_SIDES; seat++) {
    if (seat != viewer && bell->step <= BELL_STEP_SHOW && bell->chosen[seat] != 0)
      bell->chosen[seat] = BELL_HIDDEN_CARD;
  }
}

/* -- A world that fits -- */

/* Puts @count hidden ones of @where, drawn at random, into @place. */
static void
put (guint8 *where, guint n, guint8 place, guint count, TcRng *rng)
{
  guint left = 0;

  for (guint i = 0; i < n; i++)
    left += where[i] == BELL_HIDDEN;
  for (guint i = 0; i < n && count > 0; i++) {
    if (where[i] != BELL_HIDDEN || tc_rng_below (rng, left--) >= count)
      continue;
    where[i] = place;
    count--;
  }
}

static void
put_rest (guint8 *where, guint n)
{
  for (guint i = 0; i < n; i++) {
    if (where[i] == BELL_HIDDEN)
      where[i] = BELL_IN_DECK;
  }
}

/* Any cards of the deck. */
static void
sample_top (const BellRules *rules, BellState *state, TcRng *rng)
{
  for (guint i = 0; i < BELL_MAX_LOOK && state->top[i] == BELL_HIDDEN_CARD; i++) {
    guint n = 0;
    guint drawn = 0;

    for (guint card = 0; card < rules->n_cards; card++) {
      if (bell_where (state)[card] == BELL_IN_DECK && !bell_is_on_top (state, card) &&
          tc_rng_below (rng, ++n) == 0)
        drawn = card;
    }
    state->top[i] = (guint16) (drawn + 1);
  }
}

/* Any card that the other player could have chosen. */
static void
sample_chosen (const BellRules *rules, BellState *state, guint seat, TcRng *rng)
{
  guint nth = tc_rng_below (rng, bell_count_choices (rules, state, seat));
  guint card = 0;

  while (!bell_may_choose (rules, state, card, seat) || nth-- > 0)
    card++;
  state->chosen[seat] = (guint16) (card + 1);
}

static void
sample_places (const BellRules *rules, BellState *state, guint seat, TcRng *rng)
{
  put (bell_where (state), rules->n_cards, (guint8) (BELL_IN_HAND + seat), state->n_hand[seat],
       rng);
  put (bell_where (state), rules->n_cards, (guint8) (BELL_ASIDE + seat), state->n_aside[seat], rng);
  put (bell_objective (state), rules->n_objectives, (guint8) (BELL_IN_HAND + seat),
       state->n_dealt[seat], rng);
  put (bell_objective (state), rules->n_objectives, (guint8) (BELL_ASIDE + seat),
       state->n_kept[seat], rng);
  put (bell_objective (state), rules->n_objectives, (guint8) (BELL_UNSEEN + seat),
       state->n_unseen[seat], rng);
}

/* What the player of a solo game has, as the solo opponent sees it: all but the objective that was
 * kept, and no Final Decision card, which is in the deck when it is not seen. */
static void
sample_player (const BellRules *rules, BellState *state, guint seat, TcRng *rng)
{
  for (guint i = 0; i < rules->n_cards; i++) {
    if (bell_where (state)[i] == BELL_HIDDEN && rules->card[i].is_final)
      bell_where (state)[i] = BELL_IN_DECK;
  }
  put (bell_where (state), rules->n_cards, (guint8) (BELL_IN_HAND + seat), state->n_hand[seat],
       rng);
  put (bell_where (state), rules->n_cards, (guint8) (BELL_ASIDE + seat), state->n_aside[seat], rng);
  put (bell_objective (state), rules->n_objectives, (guint8) (BELL_IN_HAND + seat),
       state->n_dealt[seat], rng);
  put (bell_objective (state), rules->n_objectives, (guint8) (BELL_UNSEEN + seat),
       state->n_unseen[seat], rng);
}

void
bell_sample_hidden (const TcRuleset *ruleset, TcState *state, guint8 viewer, TcRng *rng)
{
  const BellRules *rules = tc_ruleset_get_data (ruleset);
  BellState *bell = (BellState *) state;

  for (guint seat = 0; seat < BELL_N_SIDES; seat++) {
    if (seat == viewer || bell_is_solo (rules, seat))
      continue;
    if (rules->solo.side == BELL_NONE)
      sample_places (rules, bell, seat, rng);
    else
      sample_player (rules, bell, seat, rng);
  }
  put_rest (bell_where (bell), rules->n_cards);
  sample_top (rules, bell, rng);
  put_rest (bell_objective (bell), rules->n_objectives);
  for (guint seat = 0; seat < BELL_N_SIDES; seat++) {
    if (bell->chosen[seat] == BELL_HIDDEN_CARD)
      sample_chosen (rules, bell, seat, rng);
  }
}
