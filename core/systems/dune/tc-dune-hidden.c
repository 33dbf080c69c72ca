/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "systems/dune/bots/tc-dune-bots-private.h"

/* Hidden information. Public are: action cards, wherever they are, shields and tokens; who looked
 * at which card; who placed a target card on whom; how many target cards everybody has left. */

/* What a seat knows hangs on its own role, which stays, and on what is public. */
static void
redact_seat (const DuneRules *rules, DuneState *state, guint8 viewer, guint seat)
{
  if (!dune_knows_identity (state, viewer, seat))
    state->identity[seat] = DUNE_HIDDEN;
  if (!dune_knows_role (rules, state, viewer, seat))
    state->role[seat] = DUNE_HIDDEN;
  for (guint slot = 0; slot < rules->n_traits; slot++) {
    if (!dune_knows_trait (state, viewer, seat, slot))
      state->trait[seat][slot] = DUNE_HIDDEN;
  }
  for (guint slot = 0; slot < state->n_lying[seat]; slot++) {
    if (!dune_knows_lying (state, viewer, seat, slot))
      state->lying[seat][slot] = DUNE_HIDDEN;
  }
  if (seat == viewer)
    return;
  memset (state->hand[seat], DUNE_HIDDEN, state->n_hand[seat]);
  memset (state->gone[seat], DUNE_HIDDEN, state->n_gone[seat]);
}

void
dune_redact (const TcRuleset *ruleset, TcState *state, guint8 viewer)
{
  const DuneRules *rules = tc_ruleset_get_data (ruleset);
  DuneState *dune = (DuneState *) state;

  if (dune_is_over (dune))
    return;
  for (guint seat = 0; seat < dune->n_seats; seat++)
    redact_seat (rules, dune, viewer, seat);
  if (dune->pending != 0 && dune->current != viewer)
    dune->pending = DUNE_HIDDEN;
}

/* -- A world that fits -- */

/* Identity cards of the roles that were drawn. */
static void
sample_identities (const DuneRules *rules, DuneState *state, TcRng *rng)
{
  const DuneCount *count = dune_get_count (rules, state);
  guint taken = 0;

  for (guint seat = 0; seat < state->n_seats; seat++) {
    for (guint i = 0; i < count->n_identities; i++)
      taken |= (guint) (count->identities[i] == state->identity[seat]) << i;
  }
  for (guint seat = 0; seat < state->n_seats; seat++) {
    guint found = 0;
    guint n = 0;

    if (state->identity[seat] != DUNE_HIDDEN)
      continue;
    for (guint i = 0; i < count->n_identities; i++) {
      if ((taken >> i & 1) == 0 &&
          rules->identity_role[count->identities[i]] == state->role[seat] &&
          tc_rng_below (rng, ++n) == 0)
        found = i;
    }
    state->identity[seat] = count->identities[found];
    taken |= 1u << found;
  }
}

/* The trait cards of the role that were not seen, in any order. */
static void
sample_traits (const DuneRules *rules, DuneState *state, guint seat, TcRng *rng)
{
  const DuneRole *role = &rules->roles[state->role[seat]];
  guint8 left[DUNE_MAX_TRAITS];
  guint n = rules->n_traits;

  memcpy (left, role->traits, sizeof left);
  for (guint slot = 0; slot < rules->n_traits; slot++) {
    for (guint i = 0; i < n; i++) {
      if (left[i] != state->trait[seat][slot])
        continue;
      left[i] = left[--n];
      break;
    }
  }
  for (guint slot = 0; slot < rules->n_traits; slot++) {
    guint nth = 0;

    if (state->trait[seat][slot] != DUNE_HIDDEN)
      continue;
    nth = tc_rng_below (rng, n);
    state->trait[seat][slot] = left[nth];
    left[nth] = left[--n];
  }
}

typedef struct {
  guint8 left[DUNE_MAX_TARGETS]; /* cards of each kind that are somewhere out of sight */
  guint n;
} Heap;

static void
take_known (Heap *heap, guint8 card)
{
  if (card == 0 || card == DUNE_HIDDEN)
    return;
  heap->left[card - 1]--;
  heap->n--;
}

/* Of @weights, which are above 0. */
static guint8
take_by (Heap *heap, const guint8 *weights, guint n_kinds, TcRng *rng)
{
  guint sum = 0;
  guint nth = 0;
  guint kind = 0;

  for (guint i = 0; i < n_kinds; i++)
    sum += (guint) heap->left[i] * weights[i];
  nth = tc_rng_below (rng, sum);
  for (; nth >= (guint) heap->left[kind] * weights[kind]; kind++)
    nth -= (guint) heap->left[kind] * weights[kind];
  heap->left[kind]--;
  heap->n--;

  return (guint8) (kind + 1);
}

static guint8
take_any (Heap *heap, TcRng *rng)
{
  static const guint8 even[DUNE_MAX_TARGETS] = { 1, 1, 1, 1 };

  return take_by (heap, even, DUNE_MAX_TARGETS, rng);
}

/* A card that lies on an enemy is more likely one that does harm; people err, and bluff. */
static guint8
take_likely (const DuneRules *rules, Heap *heap, guint from, guint to, TcRng *rng)
{
  guint8 weights[DUNE_MAX_TARGETS] = { 0 };

  for (guint kind = 0; kind < rules->n_targets; kind++) {
    gint worth = rules->roles[to].target_points[kind] * dune_get_side (rules, from, to);

    weights[kind] = worth > 0 ? 4 : worth < 0 ? 1 : 2;
  }

  return take_by (heap, weights, rules->n_targets, rng);
}

/* All target cards of @seat that lie on others. */
static void
for_lying (const DuneRules *rules, DuneState *state, guint seat, Heap *heap, TcRng *rng)
{
  for (guint target = 0; target < state->n_seats; target++) {
    for (guint slot = 0; slot < state->n_lying[target]; slot++) {
      guint8 *card = &state->lying[target][slot];

      if (state->lying_of[target][slot] != seat)
        continue;
      if (rng == NULL)
        take_known (heap, *card);
      else if (*card == DUNE_HIDDEN)
        *card = take_likely (rules, heap, state->role[seat], state->role[target], rng);
    }
  }
}

/* What is left in the hand lies in order. */
static void
fill_hand (const DuneRules *rules, DuneState *state, guint seat, const Heap *heap)
{
  guint n = 0;

  for (guint kind = 0; kind < rules->n_targets; kind++) {
    for (guint i = 0; i < heap->left[kind]; i++)
      state->hand[seat][n++] = (guint8) (kind + 1);
  }
}

static void
sample_targets (const DuneRules *rules, DuneState *state, guint seat, TcRng *rng)
{
  Heap heap = { .n = rules->n_hand };

  memcpy (heap.left, rules->copies, sizeof heap.left);
  for_lying (rules, state, seat, &heap, NULL);
  if (seat == state->current)
    take_known (&heap, state->pending);
  for_lying (rules, state, seat, &heap, rng);
  if (seat == state->current && state->pending == DUNE_HIDDEN)
    state->pending = take_any (&heap, rng);
  for (guint i = 0; i < state->n_gone[seat]; i++)
    state->gone[seat][i] = take_any (&heap, rng);
  fill_hand (rules, state, seat, &heap);
}

void
dune_sample_hidden (const TcRuleset *ruleset, TcState *state, guint8 viewer, TcRng *rng)
{
  const DuneRules *rules = tc_ruleset_get_data (ruleset);
  DuneState *dune = (DuneState *) state;
  DuneOdds odds;

  if (dune_is_over (dune))
    return;
  dune_odds_init (&odds, rules, dune, viewer);
  dune_belief_weigh (&odds, dune, viewer);
  dune_odds_draw (&odds, dune->role, rng);
  sample_identities (rules, dune, rng);
  for (guint seat = 0; seat < dune->n_seats; seat++) {
    sample_traits (rules, dune, seat, rng);
    if (seat != viewer)
      sample_targets (rules, dune, seat, rng);
  }
}
