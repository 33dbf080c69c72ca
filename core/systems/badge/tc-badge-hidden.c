/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "systems/badge/tc-badge-private.h"

/* Hidden information. Public are: the board, what lies face up, who searched where, the discards,
 * the sequence, and how many cards each player holds. */

static void
redact_roles (const BadgeRules *rules, BadgeState *state, guint8 viewer)
{
  if (badge_knows_roles (rules, state, viewer))
    return;

  for (guint8 seat = 0; seat < BADGE_MAX_SEATS; seat++) {
    if (seat != viewer && (state->shown >> seat & 1) == 0)
      state->role[seat] = BADGE_ROLE_UNKNOWN;
  }
}

static void
redact_tiles (const BadgeRules *rules, BadgeState *state, guint8 viewer)
{
  guint8 own = viewer < BADGE_MAX_SEATS ? (guint8) (1u << viewer) : 0;

  for (guint cell = 0; cell < rules->n_cells; cell++) {
    if (!badge_knows_tile (rules, state, viewer, cell))
      badge_set_kind (state, cell, 0);
    badge_peeked (state)[cell] &= own;
  }
}

/* What is in the deck and in others' hands is one heap to the viewer. */
static void
redact_cards (const BadgeRules *rules, BadgeState *state, guint8 viewer)
{
  for (guint seat = 0; seat < state->n_seats; seat++) {
    for (guint card = 0; seat != viewer && card < rules->n_cards; card++) {
      badge_deck (state)[card] += badge_hand (state, seat)[card];
      badge_hand (state, seat)[card] = 0;
    }
  }
}

void
badge_redact (const TcRuleset *ruleset, TcState *state, guint8 viewer)
{
  const BadgeRules *rules = tc_ruleset_get_data (ruleset);
  BadgeState *badge = (BadgeState *) state;

  /* Tiles first: what a dirty cop saw before play depends on the role. */
  redact_tiles (rules, badge, viewer);
  redact_cards (rules, badge, viewer);
  redact_roles (rules, badge, viewer);
  if (state->phase == BADGE_PHASE_PEEK && state->actor != viewer)
    badge->last = 0;
}

/* -- A world that fits -- */

static void
sample_roles (const BadgeRules *rules, BadgeState *state, TcRng *rng)
{
  guint n_dirty = rules->setups[state->setup].n_dirty - badge_count_dirty (state);
  guint n_unknown = 0;

  for (guint seat = 0; seat < state->n_seats; seat++)
    n_unknown += state->role[seat] == BADGE_ROLE_UNKNOWN;
  for (guint seat = 0; seat < state->n_seats; seat++) {
    gboolean is_dirty;

    if (state->role[seat] != BADGE_ROLE_UNKNOWN)
      continue;
    is_dirty = tc_rng_below (rng, n_unknown--) < n_dirty;
    n_dirty -= is_dirty;
    state->role[seat] = is_dirty ? BADGE_ROLE_DIRTY : BADGE_ROLE_GOOD;
  }
}

/* One of the @n things that are left, by kind; those that must be flipped only when @any. */
static guint
take_tile (const BadgeRules *rules, guint16 *left, guint n, gboolean any, TcRng *rng)
{
  guint nth = tc_rng_below (rng, n);
  guint tile = 0;

  for (;; tile++) {
    guint copies = any || !rules->tiles[tile].must_flip ? left[tile] : 0;

    if (nth < copies)
      break;
    nth -= copies;
  }
  left[tile]--;

  return tile;
}

/* A tile that was searched and lies face down still is none of those that must be flipped. These
 * are dealt first; so every world that fits is as likely as any other. Only an umpire can have
 * turned so many down that none is left for one of them. */
static void
sample_tiles (const BadgeRules *rules, BadgeState *state, TcRng *rng)
{
  guint16 left[BADGE_MAX_TILES];
  guint n_left = 0;
  guint n_may = 0;

  for (guint i = 0; i < rules->n_tiles; i++)
    left[i] = rules->tiles[i].copies;
  for (guint cell = 0; cell < rules->n_cells; cell++) {
    if (badge_get_kind (state, cell) != 0)
      left[badge_get_kind (state, cell) - 1]--;
    else
      n_left++;
  }
  for (guint i = 0; i < rules->n_tiles; i++)
    n_may += rules->tiles[i].must_flip ? 0 : left[i];
  for (guint cell = 0; cell < rules->n_cells; cell++) {
    if (badge_get_kind (state, cell) != 0 || badge_searched (state)[cell] == 0 || n_may == 0)
      continue;
    badge_set_kind (state, cell, take_tile (rules, left, n_may--, FALSE, rng) + 1);
    n_left--;
  }
  for (guint cell = 0; cell < rules->n_cells; cell++) {
    if (badge_get_kind (state, cell) == 0)
      badge_set_kind (state, cell, take_tile (rules, left, n_left--, TRUE, rng) + 1);
  }
}

static void
sample_hands (const BadgeRules *rules, BadgeState *state, guint8 viewer, TcRng *rng)
{
  guint n_left = state->n_deck;

  for (guint seat = 0; seat < state->n_seats; seat++)
    n_left += seat != viewer ? state->n_hand[seat] : 0;
  for (guint seat = 0; seat < state->n_seats; seat++) {
    for (guint i = 0; seat != viewer && i < state->n_hand[seat]; i++) {
      guint nth = tc_rng_below (rng, n_left--);
      guint card = 0;

      while (nth >= badge_deck (state)[card])
        nth -= badge_deck (state)[card++];
      badge_deck (state)[card]--;
      badge_hand (state, seat)[card]++;
    }
  }
}

/* @n of the tiles that lay face down when play began. */
static void
sample_peeks (const BadgeRules *rules, BadgeState *state, guint8 seat, guint n, TcRng *rng)
{
  const BadgeSetup *setup = &rules->setups[state->setup];
  guint n_open = 0;

  for (guint cell = 0; cell < rules->n_cells; cell++)
    n_open += !setup->is_up[cell];
  for (guint cell = 0; cell < rules->n_cells && n > 0; cell++) {
    if (setup->is_up[cell] || tc_rng_below (rng, n_open--) >= n)
      continue;
    badge_peeked (state)[cell] |= (guint8) (1u << seat);
    n--;
    if (state->head.phase == BADGE_PHASE_PEEK && seat == state->head.actor)
      state->last = (guint16) (cell + 1);
  }
}

static void
sample_all_peeks (const BadgeRules *rules, BadgeState *state, guint8 viewer, TcRng *rng)
{
  gboolean is_peeking = state->head.phase == BADGE_PHASE_PEEK;

  for (guint8 seat = 0; seat < state->n_seats; seat++) {
    if (seat == viewer)
      continue;
    if (is_peeking && seat == state->head.actor)
      sample_peeks (rules, state, seat, state->n_peeked, rng);
    else if ((!is_peeking || seat < state->head.actor) && state->role[seat] == BADGE_ROLE_DIRTY)
      sample_peeks (rules, state, seat, rules->setups[state->setup].n_peeks, rng);
  }
}

void
badge_sample_hidden (const TcRuleset *ruleset, TcState *state, guint8 viewer, TcRng *rng)
{
  const BadgeRules *rules = tc_ruleset_get_data (ruleset);
  BadgeState *badge = (BadgeState *) state;

  sample_roles (rules, badge, rng);
  sample_tiles (rules, badge, rng);
  sample_hands (rules, badge, viewer, rng);
  sample_all_peeks (rules, badge, viewer, rng);
}
