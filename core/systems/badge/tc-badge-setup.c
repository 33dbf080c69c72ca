/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/badge/tc-badge-private.h"

/* In the beginning: roles, tiles, patrols and hands, in this order. */

/* 1..@faces; one face needs no die. */
static guint
roll (BadgePlay *play, BadgeRoll kind, guint subject, guint faces)
{
  return faces > 1 ? tc_state_draw (&play->state->head, (guint16) kind, (guint16) subject, 0, faces)
                   : 1;
}

/* The dirty role cards go to random players, one each; fixed roles come first (ruling B-ai). */
static void
deal_roles (BadgePlay *play)
{
  const BadgeRules *rules = play->rules;
  BadgeState *state = play->state;
  const BadgeSetup *setup = &rules->setups[state->setup];

  guint taken = setup->fixed;
  guint n_free = 0;
  guint n_dirty = setup->n_dirty;

  for (guint seat = 0; seat < MIN (setup->n_seats, BADGE_MAX_SEATS); seat++) {
    gboolean is_dirty = (setup->fixed_dirty >> seat & 1) != 0;

    state->role[seat] = is_dirty ? BADGE_ROLE_DIRTY : BADGE_ROLE_GOOD;
    n_free += (taken >> seat & 1) == 0;
    n_dirty -= is_dirty;
  }
  for (guint i = 0; i < n_dirty; i++) {
    guint left = roll (play, BADGE_ROLL_ROLE, i, n_free - i);
    guint seat = 0;

    while ((taken >> seat & 1) != 0 || --left > 0)
      seat++;
    state->role[seat] = BADGE_ROLE_DIRTY;
    taken |= 1u << seat;
  }
  state->shown = setup->fixed;
}

static void
report_roles (BadgePlay *play)
{
  const BadgeRules *rules = play->rules;
  BadgeState *state = play->state;

  for (guint8 seat = 0; seat < state->n_seats; seat++) {
    gboolean is_dirty = state->role[seat] == BADGE_ROLE_DIRTY;

    if (state->shown >> seat & 1)
      tc_events_report (play->events, is_dirty ? BADGE_EVENT_FIXED_DIRTY : BADGE_EVENT_FIXED,
                        badge_seat (rules, seat), TC_THING_NONE, 0);
    else
      tc_events_report_to (play->events, seat, is_dirty ? BADGE_EVENT_ROLE_DIRTY : BADGE_EVENT_ROLE,
                           badge_seat (rules, seat), TC_THING_NONE, 0);
    for (guint other = 0; is_dirty && rules->partners && other < state->n_seats; other++) {
      if (other != seat && state->role[other] == BADGE_ROLE_DIRTY)
        tc_events_report_to (play->events, seat, BADGE_EVENT_PARTNER, badge_seat (rules, seat),
                             badge_seat (rules, other), 0);
    }
  }
}

/* Each place has a die of its own, so another tile mix does not shift the others. */
static void
deal_tiles (BadgePlay *play)
{
  const BadgeRules *rules = play->rules;
  BadgeState *state = play->state;
  const BadgeSetup *setup = &rules->setups[state->setup];
  guint16 left[BADGE_MAX_TILES];
  guint n_left = 0;

  for (guint i = 0; i < rules->n_tiles; i++)
    left[i] = rules->tiles[i].copies;
  for (guint cell = 0; cell < rules->n_cells; cell++) {
    badge_set_kind (state, cell, setup->lay[cell]);
    if (setup->lay[cell] > 0)
      left[setup->lay[cell] - 1]--;
    else
      n_left++;
  }
  for (guint cell = 0; cell < rules->n_cells; cell++) {
    guint nth, tile;

    if (badge_get_kind (state, cell) != 0)
      continue;
    nth = roll (play, BADGE_ROLL_TILE, rules->cell_place[cell], n_left--);
    for (tile = 0; nth > left[tile]; tile++)
      nth -= left[tile];
    left[tile]--;
    badge_set_kind (state, cell, tile + 1);
  }
}

/* Ruling B-s: random patrols start on different tiles, as long as there are enough. */
static void
place_patrols (BadgePlay *play)
{
  const BadgeRules *rules = play->rules;
  BadgeState *state = play->state;
  guint8 is_taken[BADGE_MAX_PLACES] = { 0 };
  guint n_free = rules->n_cells;

  for (guint i = 0; i < rules->n_patrols; i++) {
    guint16 stand = rules->setups[state->setup].stand[i];
    guint place = stand - 1u;

    if (stand == 0) {
      guint nth = roll (play, BADGE_ROLL_PATROL, i, n_free > 0 ? n_free : rules->n_cells);
      guint cell = 0;

      while ((n_free > 0 && is_taken[rules->cell_place[cell]]) || --nth > 0)
        cell++;
      place = rules->cell_place[cell];
    }
    n_free -= !is_taken[place] && rules->place_cell[place] != BADGE_NO_CELL;
    is_taken[place] = 1;
    badge_patrol (state)[i] = (guint16) place;
  }
}

/* "In the beginning", ruling B-af: by any rule; the scenario says by which. */
static void
choose_first (BadgePlay *play)
{
  BadgeState *state = play->state;

  if (!play->rules->setups[state->setup].draws_first)
    return;

  state->current = (guint8) (roll (play, BADGE_ROLL_FIRST, TC_THING_NONE, state->n_seats) - 1);
  tc_events_report (play->events, BADGE_EVENT_FIRST, badge_seat (play->rules, state->current),
                    TC_THING_NONE, 0);
}

/* What the scenario lays face up works as if it had just been flipped. */
static void
show_board (BadgePlay *play)
{
  const BadgeRules *rules = play->rules;
  BadgeState *state = play->state;

  for (guint i = 0; i < rules->n_patrols; i++)
    tc_events_report (play->events, BADGE_EVENT_STANDS, tc_range_get (rules->patrol_things, i),
                      badge_patrol (state)[i], 0);
  for (guint cell = 0; cell < rules->n_cells; cell++) {
    const BadgeSetup *setup = &rules->setups[state->setup];

    if (setup->lay[cell] == 0)
      continue;
    if (setup->is_up[cell])
      badge_flip (play, cell);
    else
      tc_events_report (play->events, BADGE_EVENT_LIES,
                        tc_range_get (rules->tile_things, setup->lay[cell] - 1u),
                        rules->cell_place[cell], 0);
  }
}

void
badge_init (const TcRuleset *ruleset, guint setup, TcState *state, TcEvents *events)
{
  const BadgeRules *rules = tc_ruleset_get_data (ruleset);
  BadgePlay play = { rules, (BadgeState *) state, events };
  BadgeState *badge = play.state;
  const TcState head = *state;

  *badge = *rules->blank;
  badge->head = head;
  badge->setup = (guint8) setup;
  badge->n_seats = rules->setups[setup].n_seats;
  deal_roles (&play);
  deal_tiles (&play);
  place_patrols (&play);
  report_roles (&play);
  choose_first (&play);
  show_board (&play);
  for (guint card = 0; card < rules->n_cards; card++) {
    badge_deck (badge)[card] = rules->cards[card].copies;
    badge->n_deck += rules->cards[card].copies;
  }
  for (guint8 seat = 0; seat < badge->n_seats; seat++)
    badge_draw (&play, seat, rules->hand_size, TRUE);
  if (!badge_finish_if_over (&play))
    badge_begin_peeks (&play);
}
