/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "badge-invariants.h"

#include <string.h>

typedef struct {
  const BadgeRules *rules;
  const BadgeState *before;
  const BadgeState *state;
} Position;

static gboolean
is_done (const BadgeState *state, guint fugitive)
{
  return badge_fate (state)[fugitive] == BADGE_CAUGHT ||
         badge_fate (state)[fugitive] == BADGE_ESCAPED;
}

/* -- Where the game is -- */

static const char *
check_course (const Position *position)
{
  const BadgeRules *rules = position->rules;
  const BadgeState *state = position->state;
  gboolean is_over = tc_rules_is_over (&state->head);
  guint n_done = 0;

  if (state->setup >= rules->n_setups || state->n_seats != rules->setups[state->setup].n_seats)
    return "as many players as the setup says";
  if (state->current >= state->n_seats)
    return "whose turn it is takes part";
  if (state->head.turn > BADGE_MAX_TURNS ||
      (rules->turn_limit > 0 && state->head.turn > rules->turn_limit))
    return "the turn is within the limits";
  if (is_over != (state->head.phase == BADGE_PHASE_OVER))
    return "nobody decides when, and only when, the game is over";
  for (guint i = 0; i < rules->n_fugitives; i++)
    n_done += is_done (state, i);
  if (is_over != (n_done == rules->n_fugitives || state->is_stopped))
    return "the game is over when all fugitives are caught or gone, or it is stopped";
  if (!is_over && state->head.phase != BADGE_PHASE_PEEK && state->head.actor != state->current)
    return "who has the turn decides";

  return NULL;
}

static const char *
check_step (const Position *position)
{
  const BadgeState *before = position->before;
  const BadgeState *state = position->state;

  if (before == NULL)
    return NULL;
  if (state->head.n_moves != before->head.n_moves + 1)
    return "a decision is one move";
  if (state->head.turn < before->head.turn || state->head.turn > before->head.turn + 1)
    return "turns follow each other";
  if (state->head.turn > 1 && state->head.turn != before->head.turn &&
      state->current != (before->current + 1) % state->n_seats)
    return "players follow each other clockwise";
  if (state->head.seed != before->head.seed || state->setup != before->setup)
    return "seed and setup stay";
  if ((before->shown & ~state->shown) != 0)
    return "who has shown the role card has";

  return NULL;
}

/* -- Roles -- */

static const char *
check_roles (const Position *position)
{
  const BadgeState *state = position->state;
  guint n_dirty = 0;

  for (guint seat = 0; seat < BADGE_MAX_SEATS; seat++) {
    gboolean takes_part = seat < state->n_seats;

    if ((state->role[seat] != BADGE_ROLE_UNKNOWN) != takes_part ||
        state->role[seat] > BADGE_ROLE_DIRTY)
      return "each player has one role";
    n_dirty += state->role[seat] == BADGE_ROLE_DIRTY;
    if ((state->shown >> seat & 1) && state->role[seat] != BADGE_ROLE_DIRTY &&
        (position->rules->setups[state->setup].fixed >> seat & 1) == 0)
      return "only a dirty cop, or one of a fixed role, shows the role card";
  }
  if (n_dirty != position->rules->setups[state->setup].n_dirty)
    return "as many are dirty as the setup says";
  if (position->before != NULL &&
      memcmp (position->before->role, state->role, sizeof state->role) != 0)
    return "roles stay";

  return NULL;
}

/* -- Cards -- */

static guint
count_laid (const BadgeState *state, guint card)
{
  guint n = 0;

  for (guint i = 0; i < state->n_laid; i++) {
    if (badge_get_laid (state, i) == card)
      n += badge_count_laid (state, i);
  }

  return n;
}

static const char *
check_card_kinds (const Position *position)
{
  const BadgeState *state = position->state;

  for (guint card = 0; card < position->rules->n_cards; card++) {
    guint n =
      (guint) badge_deck (state)[card] + badge_discards (state)[card] + count_laid (state, card);

    for (guint seat = 0; seat < state->n_seats; seat++)
      n += badge_hand (state, seat)[card];
    if (n != position->rules->cards[card].copies)
      return "there are as many cards of a kind as the scenario says";
  }

  return NULL;
}

static guint
count_hand (const BadgeState *state, guint seat)
{
  guint n = 0;

  for (guint card = 0; card < state->n_cards; card++)
    n += badge_hand (state, seat)[card];

  return n;
}

static guint
sum (const BadgeState *state, const guint16 *counts)
{
  guint n = 0;

  for (guint card = 0; card < state->n_cards; card++)
    n += counts[card];

  return n;
}

static const char *
check_card_totals (const Position *position)
{
  const BadgeState *state = position->state;
  guint n_used = 0;

  if (sum (state, badge_deck (state)) != state->n_deck ||
      sum (state, badge_discards (state)) != state->n_discard)
    return "deck and discards are counted";
  for (guint seat = 0; seat < state->n_seats; seat++) {
    if (count_hand (state, seat) != state->n_hand[seat])
      return "hands are counted";
    if (state->n_hand[seat] > position->rules->hand_size)
      return "no hand is bigger than a full one";
  }
  for (guint card = 0; card < position->rules->n_cards; card++)
    n_used += count_laid (state, card);
  if (n_used != state->n_used || state->n_used > position->rules->most)
    return "laid cards are counted, and not too many";
  if (state->n_exchanged > position->rules->exchange)
    return "not too many cards are exchanged";

  return NULL;
}

static const char *
check_grammar (const Position *position)
{
  const BadgeRules *rules = position->rules;
  const BadgeState *state = position->state;
  gboolean was_lead = FALSE;

  for (guint i = 0; i < rules->hand_size; i++) {
    guint card = badge_get_laid (state, i);
    gboolean is_lead;

    if ((badge_get_number (state, state->at_sequence, i) != 0) != (i < state->n_laid))
      return "the sequence has no holes";
    if (i >= state->n_laid)
      continue;
    is_lead = rules->cards[card].kind != BADGE_FUGITIVE;
    if (rules->n_sequence > 0 &&
        (rules->sequence[i % rules->n_sequence] >> rules->cards[card].kind & 1) == 0)
      return "cards go where the places of the sequence say";
    if (rules->n_sequence == 0 && i == 0 && rules->lead_first && !is_lead)
      return "a lead card begins";
    if (rules->n_sequence == 0 && i > 0 && rules->alternate && is_lead == was_lead)
      return "lead cards and others alternate";
    if (badge_count_laid (state, i) == 2 && (is_lead || !rules->pairs))
      return "only fugitive cards are laid in pairs";
    was_lead = is_lead;
  }

  return NULL;
}

/* -- Tiles -- */

static const char *
check_tile_counts (const Position *position)
{
  const BadgeRules *rules = position->rules;
  const BadgeState *state = position->state;
  guint n[BADGE_MAX_TILES + 1] = { 0 };

  for (guint cell = 0; cell < rules->n_cells; cell++) {
    guint laid = rules->setups[state->setup].lay[cell];

    if (badge_get_kind (state, cell) > rules->n_tiles || badge_get_kind (state, cell) == 0)
      return "each place of the city has a tile";
    if (laid != 0 && badge_get_kind (state, cell) != laid)
      return "tiles lie where the scenario lays them";
    n[badge_get_kind (state, cell)]++;
  }
  for (guint i = 0; i < rules->n_tiles; i++) {
    if (n[i + 1] != rules->tiles[i].copies)
      return "there are as many tiles of a kind as the scenario says";
  }

  return NULL;
}

static const char *
check_tile_steps (const Position *position)
{
  const BadgeState *before = position->before;
  const BadgeState *state = position->state;

  if (before == NULL)
    return NULL;
  for (guint cell = 0; cell < position->rules->n_cells; cell++) {
    if (badge_get_kind (before, cell) != badge_get_kind (state, cell))
      return "tiles stay where they are";
    if (badge_flipped (before)[cell] > badge_flipped (state)[cell] ||
        badge_flipped (state)[cell] > 1)
      return "what lies face up stays so";
    if ((badge_searched (before)[cell] & ~badge_searched (state)[cell]) != 0)
      return "who has searched a tile has";
    if (badge_flipped (before)[cell] &&
        badge_searched (before)[cell] != badge_searched (state)[cell])
      return "what lies face up is not searched";
  }

  return NULL;
}

static const char *
check_found (const Position *position)
{
  const BadgeRules *rules = position->rules;
  const BadgeState *state = position->state;
  guint n[BADGE_MAX_COLOURS] = { 0 };

  for (guint cell = 0; cell < rules->n_cells; cell++) {
    const BadgeTile *tile = &rules->tiles[badge_get_kind (state, cell) - 1];

    if (badge_searched (state)[cell] != 0 && tile->must_flip && !badge_flipped (state)[cell])
      return "what must be flipped is";
    if (tile->kind == BADGE_EVIDENCE && badge_flipped (state)[cell])
      n[tile->colour]++;
  }
  for (guint i = 0; i < rules->n_colours; i++) {
    if (n[i] != badge_get_found (state, i))
      return "evidence that lies face up is found, and no other";
  }

  return NULL;
}

/* A good cop points at tiles only until the look is over, a dirty one at as many as there are. */
static const char *
check_peeked (const Position *position)
{
  const BadgeState *state = position->state;
  const BadgeSetup *setup = &position->rules->setups[state->setup];

  if (state->head.phase == BADGE_PHASE_PEEK)
    return NULL;
  for (guint seat = 0; seat < BADGE_MAX_SEATS; seat++) {
    guint n = 0;

    for (guint cell = 0; cell < position->rules->n_cells; cell++)
      n += badge_peeked (state)[cell] >> seat & 1;
    /* A game that is over before it began has no look. */
    if (state->head.turn > 0 && n != (state->role[seat] == BADGE_ROLE_DIRTY ? setup->n_peeks : 0u))
      return "dirty cops, and no others, have looked at tiles before play";
  }

  return NULL;
}

/* -- Pawns -- */

/* Marks in @out_is_up, by colour, whose hideouts are flipped. */
static void
find_hideouts_up (const Position *position, guint8 *out_is_up)
{
  for (guint cell = 0; cell < position->rules->n_cells; cell++) {
    const BadgeTile *tile = &position->rules->tiles[badge_get_kind (position->state, cell) - 1];

    if (badge_flipped (position->state)[cell] && tile->kind == BADGE_HIDEOUT)
      out_is_up[tile->colour] = TRUE;
  }
}

static gboolean
is_beside (const BadgeRules *rules, guint from, guint to)
{
  guint columns = rules->columns;
  guint x = MAX (from % columns, to % columns) - MIN (from % columns, to % columns);
  guint y = MAX (from / columns, to / columns) - MIN (from / columns, to / columns);

  return x + y == 1;
}

static const char *
check_patrols (const Position *position)
{
  const BadgeRules *rules = position->rules;
  const BadgeState *state = position->state;
  const BadgeState *before = position->before;
  guint n_moved = 0;

  for (guint i = 0; i < rules->n_patrols; i++) {
    if (badge_patrol (state)[i] >= rules->n_places)
      return "patrols are on the board";
    if (before == NULL || badge_patrol (before)[i] == badge_patrol (state)[i])
      continue;
    n_moved++;
    if (!is_beside (rules, badge_patrol (before)[i], badge_patrol (state)[i]))
      return "patrols move by one step";
    if (badge_is_closed (rules, state, badge_patrol (state)[i], BADGE_PATROL) &&
        badge_is_closed (rules, before, badge_patrol (state)[i], BADGE_PATROL))
      return "no patrol drives into traffic";
  }

  return n_moved <= 1 ? NULL : "one patrol moves at a time";
}

static const char *
check_fate (const Position *position, guint fugitive, const guint8 *is_up)
{
  const BadgeState *state = position->state;
  const BadgeState *before = position->before;
  guint colour = position->rules->fugitive_colour[fugitive];
  gboolean is_out = badge_fate (state)[fugitive] != BADGE_IN_HIDING;

  if (badge_fate (state)[fugitive] > BADGE_ESCAPED)
    return "a fugitive has one of four fates";
  if (is_out != is_up[colour])
    return "a fugitive is in hiding until its hideout is flipped";
  if (before != NULL && badge_fate (before)[fugitive] != badge_fate (state)[fugitive] &&
      (is_done (before, fugitive) || !is_out))
    return "what has happened to a fugitive has";
  if (badge_fate (state)[fugitive] == BADGE_AT_LARGE
        ? badge_fugitive (state)[fugitive] >= position->rules->n_places
        : badge_fugitive (state)[fugitive] != 0)
    return "who is at large, and nobody else, is in one place";

  return NULL;
}

static const char *
check_fugitives (const Position *position)
{
  const BadgeRules *rules = position->rules;
  const BadgeState *state = position->state;
  g_autofree guint8 *is_up = g_new0 (guint8, rules->n_colours);

  find_hideouts_up (position, is_up);
  for (guint i = 0; i < rules->n_fugitives; i++) {
    const char *broken = check_fate (position, i, is_up);

    if (broken != NULL)
      return broken;
    if (badge_fate (state)[i] != BADGE_AT_LARGE || !rules->contact_both || !rules->catch_on_reveal)
      continue;
    for (guint k = 0; k < rules->n_patrols; k++) {
      if (badge_patrol (state)[k] == badge_fugitive (state)[i])
        return "no fugitive is at large where a patrol is";
    }
  }

  return NULL;
}

/* -- Points -- */

static const char *
check_points (const Position *position)
{
  const BadgeRules *rules = position->rules;
  const BadgeState *state = position->state;
  gint least = 0;
  gint most = 0;
  gint dirty = 0;

  for (guint cell = 0; cell < rules->n_cells; cell++)
    least +=
      badge_flipped (state)[cell] ? rules->tiles[badge_get_kind (state, cell) - 1].points : 0;
  most = least;
  for (guint i = 0; i < rules->n_fugitives; i++) {
    if (badge_fate (state)[i] == BADGE_CAUGHT) {
      gint evidence =
        rules->evidence_points * (gint) badge_get_found (state, rules->fugitive_colour[i]);

      least += rules->catch_points + MIN (evidence, 0);
      most += rules->catch_points + MAX (evidence, 0);
    }
    dirty += badge_fate (state)[i] == BADGE_ESCAPED ? rules->escape_points : 0;
  }
  if (state->good_points < least || state->good_points > most)
    return "good cops have points for who is caught, for evidence of their colours and for tiles";
  if (state->dirty_points != dirty)
    return "dirty cops have points for who escaped, and no others";

  return NULL;
}

const char *
badge_find_broken (const BadgeRules *rules, const BadgeState *before, const BadgeState *state)
{
  static const char *(*const checks[]) (const Position *position) = {
    check_course,  check_step,        check_roles,      check_card_kinds, check_card_totals,
    check_grammar, check_tile_counts, check_tile_steps, check_found,      check_peeked,
    check_patrols, check_fugitives,   check_points,
  };
  Position position = { rules, before, state };

  for (guint i = 0; i < G_N_ELEMENTS (checks); i++) {
    const char *broken = checks[i](&position);

    if (broken != NULL)
      return broken;
  }

  return NULL;
}
