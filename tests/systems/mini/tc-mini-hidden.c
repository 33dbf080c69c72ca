/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-mini.h"

#include <string.h>

/* Hidden information. Public are: all counts, the top tile, what lies on the table or in the
 * trash. At the end the roles are reported. */

void
mini_redact (const TcRuleset *ruleset, TcState *state, guint8 viewer)
{
  const MiniData *data = mini_get_data (ruleset);
  MiniState *mini = (MiniState *) state;

  for (guint seat = 0; seat < MIN (mini->n_seats, G_N_ELEMENTS (mini->role)); seat++) {
    if (seat != viewer && state->phase != MINI_OVER)
      mini->role[seat] = MINI_ROLE_HIDDEN;
  }
  for (guint card = 0; card < data->n_cards; card++) {
    guint8 where = mini->where[card];

    if (where != viewer && where != MINI_IN_PLAY && where != MINI_IN_TRASH)
      mini->where[card] = MINI_HIDDEN;
  }
  for (guint i = 0; i < mini->n_deck; i++)
    mini->deck[i] = MINI_HIDDEN;
  for (guint i = 1; i < mini->n_stack; i++)
    mini->stack[i] = MINI_HIDDEN;
  if (state->actor != viewer)
    memset (mini->kept, 0, sizeof mini->kept);
}

static void
shuffle (guint8 *list, guint n, TcRng *rng)
{
  for (guint i = n; i > 1; i--) {
    guint other = tc_rng_below (rng, i);
    guint8 item = list[i - 1];

    list[i - 1] = list[other];
    list[other] = item;
  }
}

static void
sample_roles (MiniState *mini, guint8 viewer, TcRng *rng)
{
  guint8 traitor = viewer;

  if (mini->head.phase == MINI_OVER)
    return;
  if (viewer == TC_SEAT_PUBLIC)
    traitor = (guint8) tc_rng_below (rng, mini->n_seats);
  else if (mini->role[viewer] != MINI_ROLE_TRAITOR)
    traitor = (guint8) ((viewer + 1 + tc_rng_below (rng, mini->n_seats - 1u)) % mini->n_seats);
  for (guint seat = 0; seat < mini->n_seats; seat++)
    mini->role[seat] = seat == traitor ? MINI_ROLE_TRAITOR : MINI_ROLE_LOYAL;
}

static void
sample_cards (const MiniData *data, MiniState *mini, guint8 viewer, TcRng *rng)
{
  guint8 unseen[MINI_MAX_CARDS];
  guint n = 0;
  guint at = 0;

  for (guint card = 0; card < data->n_cards; card++) {
    if (mini->where[card] == MINI_HIDDEN)
      unseen[n++] = (guint8) card;
  }
  shuffle (unseen, n, rng);

  for (guint8 seat = 0; seat < mini->n_seats; seat++) {
    for (guint i = 0; seat != viewer && i < mini->n_hand[seat]; i++)
      mini->where[unseen[at++]] = seat;
  }
  for (guint i = 0; i < mini->n_deck; i++) {
    mini->where[unseen[at]] = MINI_IN_DECK;
    mini->deck[i] = unseen[at++];
  }
}

static void
sample_kept (const MiniData *data, MiniState *mini, TcRng *rng)
{
  guint8 hand[MINI_MAX_CARDS];
  guint n = 0;

  for (guint card = 0; card < data->n_cards; card++) {
    if (mini->where[card] == mini->head.actor)
      hand[n++] = (guint8) card;
  }
  shuffle (hand, n, rng);
  for (guint i = 0; i < mini->n_kept; i++)
    mini->kept[hand[i]] = 1;
}

static void
sample_stack (const MiniData *data, MiniState *mini, TcRng *rng)
{
  guint8 unseen[MINI_MAX_TILES];
  gboolean is_seen[MINI_MAX_TILES] = { FALSE };
  guint n = 0;

  if (mini->n_stack == 0)
    return;

  is_seen[mini->stack[0]] = TRUE;
  for (guint cell = 0; cell < data->n_cells; cell++) {
    if (mini->tile[cell] != 0)
      is_seen[mini->tile[cell] - 1] = TRUE;
  }
  for (guint tile = 0; tile < data->n_tiles; tile++) {
    if (!is_seen[tile] && !mini->gone[tile])
      unseen[n++] = (guint8) tile;
  }
  shuffle (unseen, n, rng);
  memcpy (mini->stack + 1, unseen, n);
}

void
mini_sample_hidden (const TcRuleset *ruleset, TcState *state, guint8 viewer, TcRng *rng)
{
  const MiniData *data = mini_get_data (ruleset);
  MiniState *mini = (MiniState *) state;

  sample_roles (mini, viewer, rng);
  sample_cards (data, mini, viewer, rng);
  sample_stack (data, mini, rng);
  if (state->actor != viewer)
    sample_kept (data, mini, rng);
}
