/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/badge/tc-badge-private.h"

/* Reading a position. */

/* City tiles; Use a notepad: what lies face up is known to all, and so is what the scenario lays;
 * the rest to those who looked. A good cop points at tiles before play too, but sees none. */
gboolean
badge_knows_tile (const BadgeRules *rules, const BadgeState *state, guint8 viewer, guint cell)
{
  if (viewer >= BADGE_MAX_SEATS || state->flipped[cell] ||
      rules->setups[state->setup].lay[cell] != 0 || (state->searched[cell] >> viewer & 1) != 0)
    return TRUE;

  return state->role[viewer] == BADGE_ROLE_DIRTY && (state->peeked[cell] >> viewer & 1) != 0;
}

guint
badge_count_dirty (const BadgeState *state)
{
  guint n = 0;

  for (guint seat = 0; seat < state->n_seats; seat++)
    n += state->role[seat] == BADGE_ROLE_DIRTY;

  return n;
}

/* Everybody's role: at the end, and for a dirty cop who knows his partners or has none (ruling
 * B-x). */
gboolean
badge_knows_roles (const BadgeRules *rules, const BadgeState *state, guint8 viewer)
{
  if (viewer >= BADGE_MAX_SEATS || state->head.phase == BADGE_PHASE_OVER)
    return TRUE;

  return state->role[viewer] == BADGE_ROLE_DIRTY &&
         (rules->partners || rules->setups[state->setup].n_dirty == 1);
}

gboolean
badge_is_traffic (const BadgeRules *rules, const BadgeState *state, guint place)
{
  guint8 cell = rules->place_cell[place];

  return cell != BADGE_NONE && state->flipped[cell] &&
         badge_get_tile (rules, state, cell)->kind == BADGE_TRAFFIC;
}

/* City tiles: flipped traffic is closed to patrols; fugitives slip through. */
gboolean
badge_is_closed (const BadgeRules *rules, const BadgeState *state, guint place, BadgeCardKind mover)
{
  if (rules->blocks == BADGE_BLOCKS_NOBODY ||
      (mover == BADGE_FUGITIVE && rules->blocks != BADGE_BLOCKS_EVERYBODY))
    return FALSE;

  return badge_is_traffic (rules, state, place);
}

/* Directions in which the next step of @fugitive is open; off the board only over an exit. */
static guint
list_open (const BadgeRules *rules, const BadgeState *state, guint fugitive)
{
  guint place = state->fugitive[fugitive];
  guint open = 0;

  for (guint way = 0; way < BADGE_N_DIRECTIONS; way++) {
    gint next = rules->step[place][way];

    if (next < 0 ? (rules->exits >> way & 1) != 0
                 : !badge_is_closed (rules, state, (guint) next, BADGE_FUGITIVE))
      open |= 1u << way;
  }

  return open;
}

/* Of the directions in @among those with the shortest way out that is longer than @beyond. */
static guint
find_shortest (const BadgeRules *rules, guint place, guint among, guint beyond)
{
  guint shortest = G_MAXUINT;
  guint ways = 0;

  for (guint way = 0; way < BADGE_N_DIRECTIONS; way++) {
    guint distance = rules->distance[place][way];

    if ((among >> way & 1) == 0 || distance <= beyond || distance > shortest)
      continue;
    if (distance < shortest)
      ways = 0;
    shortest = distance;
    ways |= 1u << way;
  }

  return ways;
}

/* Move a fugitive: straight along the shortest way out, where there are two the player picks; a
 * pair of cards takes the next longer way (ruling B-q: where there is none, a pair is as one
 * card). With free moves (ruling B-a) any open side.
 *
 * Returns: bits of BadgeDirection; none when there is no open way. */
guint
badge_list_ways (const BadgeRules *rules, const BadgeState *state, guint fugitive, gboolean is_pair)
{
  guint open = list_open (rules, state, fugitive);
  guint place = state->fugitive[fugitive];
  guint ways, second;
  guint nearest = 0;

  if (rules->free_move)
    return open;

  open &= rules->exits;
  ways = find_shortest (rules, place, open, 0);
  if (!is_pair || ways == 0)
    return ways;

  while ((ways >> nearest & 1) == 0)
    nearest++;
  second = find_shortest (rules, place, open, rules->distance[place][nearest]);

  return second != 0 ? second : ways;
}

guint
badge_count_fate (const BadgeRules *rules, const BadgeState *state, BadgeFate fate)
{
  guint n = 0;

  for (guint i = 0; i < rules->n_fugitives; i++)
    n += state->fate[i] == fate;

  return n;
}
