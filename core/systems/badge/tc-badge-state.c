/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/badge/tc-badge-private.h"

/* What a position is made of, and reading one. */

const TcStateField badge_fields[BADGE_N_FIELDS] = {
  TC_STATE_FIELD (BadgeState, good_points, gint32),
  TC_STATE_FIELD (BadgeState, dirty_points, gint32),
  TC_STATE_FIELD (BadgeState, n_deck, guint32),
  TC_STATE_FIELD (BadgeState, n_discard, guint32),
  TC_STATE_FIELD (BadgeState, at_fugitive, guint16),
  TC_STATE_FIELD (BadgeState, at_deck, guint16),
  TC_STATE_FIELD (BadgeState, at_found, guint16),
  TC_STATE_FIELD (BadgeState, at_sequence, guint16),
  TC_STATE_FIELD (BadgeState, at_hand, guint16),
  TC_STATE_FIELD (BadgeState, at_tile, guint16),
  TC_STATE_FIELD (BadgeState, at_flipped, guint16),
  TC_STATE_FIELD (BadgeState, n_cards, guint16),
  TC_STATE_FIELD (BadgeState, n_cells, guint16),
  TC_STATE_FIELD (BadgeState, last_fate, guint16),
  TC_STATE_FIELD (BadgeState, n_drawn, guint16),
  TC_STATE_FIELD (BadgeState, pending, guint16),
  TC_STATE_FIELD (BadgeState, last, guint16),
  TC_STATE_FIELD (BadgeState, n_reshuffles, guint16),
  TC_STATE_FIELD (BadgeState, setup, guint8),
  TC_STATE_FIELD (BadgeState, n_seats, guint8),
  TC_STATE_FIELD (BadgeState, is_wide, guint8),
  TC_STATE_FIELD (BadgeState, current, guint8),
  TC_STATE_FIELD (BadgeState, n_groups, guint8),
  TC_STATE_FIELD (BadgeState, n_exchanged, guint8),
  TC_STATE_FIELD (BadgeState, n_laid, guint8),
  TC_STATE_FIELD (BadgeState, n_used, guint8),
  TC_STATE_FIELD (BadgeState, at, guint8),
  TC_STATE_FIELD (BadgeState, n_peeked, guint8),
  TC_STATE_FIELD (BadgeState, shown, guint8),
  TC_STATE_FIELD (BadgeState, is_stopped, guint8),
  TC_STATE_FIELD (BadgeState, role, guint8),
  TC_STATE_FIELD (BadgeState, n_hand, guint8),
};

/* Whether some number of a tile, of evidence or of the sequence needs two bytes. */
static gboolean
needs_words (const BadgeRules *rules)
{
  guint n_evidence[BADGE_MAX_COLOURS] = { 0 };
  guint most = 0;

  for (guint i = 0; i < rules->n_tiles; i++) {
    const BadgeTile *tile = &rules->tiles[i];

    if (tile->kind != BADGE_EVIDENCE)
      continue;
    n_evidence[tile->colour] += tile->copies;
    most = MAX (most, n_evidence[tile->colour]);
  }

  return rules->n_tiles > 0xff || rules->n_cards > 0x7f || most > 0xff;
}

/* Where the array begins, in words. */
static guint16
add_array (TcRuleset *ruleset, const char *name, guint8 width, gsize count)
{
  guint at = tc_ruleset_add_array (ruleset, name, width, count);

  if (width * count % 2 != 0)
    tc_ruleset_add_array (ruleset, "gap", 1, 1);

  return (guint16) (at / 2);
}

void
badge_add_arrays (BadgeRules *rules, TcRuleset *ruleset)
{
  guint n_players = tc_ruleset_get_n_seats (ruleset);
  BadgeState *blank = g_new0 (BadgeState, 1);
  gboolean is_wide = needs_words (rules);
  guint8 width = is_wide ? 2 : 1;

  rules->blank = blank;
  blank->is_wide = (guint8) is_wide;
  blank->n_cards = rules->n_cards;
  blank->n_cells = rules->n_cells;
  add_array (ruleset, "patrol", 2, rules->n_patrols);
  blank->at_fugitive = add_array (ruleset, "fugitive", 2, rules->n_fugitives);
  blank->at_deck = add_array (ruleset, "deck", 2, rules->n_cards);
  add_array (ruleset, "discard", 2, rules->n_cards);
  add_array (ruleset, "fate", 1, rules->n_fugitives);
  blank->at_found = add_array (ruleset, "found", width, rules->n_colours);
  blank->at_sequence = add_array (ruleset, "sequence", width, rules->hand_size);
  blank->at_hand = add_array (ruleset, "hand", 1, (gsize) n_players * rules->n_cards);
  blank->at_tile = add_array (ruleset, "tile", width, rules->n_cells);
  blank->at_flipped = (guint16) (tc_ruleset_add_array (ruleset, "flipped", 1, rules->n_cells) / 2);
  tc_ruleset_add_array (ruleset, "searched", 1, rules->n_cells);
  tc_ruleset_add_array (ruleset, "peeked", 1, rules->n_cells);
}

/* City tiles; Use a notepad: what lies face up is known to all, and so is what the scenario lays;
 * the rest to those who looked. A good cop points at tiles before play too, but sees none. */
gboolean
badge_knows_tile (const BadgeRules *rules, const BadgeState *state, guint8 viewer, guint cell)
{
  if (badge_flipped (state)[cell] || rules->setups[state->setup].lay[cell] != 0 ||
      tc_seat_is_among (badge_searched (state)[cell], viewer, state->n_seats))
    return TRUE;

  return viewer < BADGE_MAX_SEATS && state->role[viewer] == BADGE_ROLE_DIRTY &&
         (badge_peeked (state)[cell] >> viewer & 1) != 0;
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
  if (state->head.phase == BADGE_PHASE_OVER)
    return TRUE;

  return viewer < BADGE_MAX_SEATS && state->role[viewer] == BADGE_ROLE_DIRTY &&
         (rules->partners || rules->setups[state->setup].n_dirty == 1);
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

/* Directions in which the next step of @fugitive is open; off the board only by an exit. */
static guint
list_open (const BadgeRules *rules, const BadgeState *state, guint fugitive)
{
  guint place = badge_fugitive (state)[fugitive];
  guint open = 0;

  for (guint way = 0; way < BADGE_N_DIRECTIONS; way++) {
    gint next = rules->step[place][way];

    if (next < 0 ? (rules->exits[place] >> way & 1) != 0
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

    if ((among >> way & 1) == 0 || distance == BADGE_NO_WAY || distance <= beyond ||
        distance > shortest)
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
  guint place = badge_fugitive (state)[fugitive];
  guint ways, second;
  guint nearest = 0;

  if (rules->free_move)
    return open;

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
    n += badge_fate (state)[i] == fate;

  return n;
}
