/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "systems/badge/bots/tc-badge-bots-private.h"

/* What the bot makes of the position before it weighs anything. */

#define SAFE_STEPS  3  /* a patrol so far away does not come at once */
#define LATE_ROUNDS 12 /* turns of each player until it waits for nothing any more */

#define DISGUISE_ROUNDS 3 /* turns of each player until a dirty cop shows its colours anyway */

/* Points in hundredths, so that chances can be counted in integers. */
#define WORTH 100

void
badge_spread (const BadgeRules *rules,
              const BadgeState *state,
              guint8 *steps,
              guint16 *queue,
              guint n)
{
  gboolean is_blocked = rules->blocks != BADGE_BLOCKS_NOBODY; /* to patrols, by traffic */

  memset (steps, BADGE_FAR, rules->n_places);
  for (guint i = 0; i < n; i++)
    steps[queue[i]] = 0;
  for (guint i = 0; i < n; i++) {
    for (guint way = 0; way < BADGE_N_DIRECTIONS; way++) {
      gint next = rules->step[queue[i]][way];

      if (next < 0 || steps[next] != BADGE_FAR ||
          (is_blocked && badge_is_traffic (rules, state, (guint) next)))
        continue;
      steps[next] = (guint8) MIN (steps[queue[i]] + 1, BADGE_FAR - 1);
      queue[n++] = (guint16) next;
    }
  }
}

/* What the bot lets itself know of a tile: in disguise nothing of what it saw before play alone,
 * or it would search evidence that no other cop can know of. */
static gboolean
is_known (const BadgeMind *mind, guint cell)
{
  guint own = 1u << mind->seat;

  if (badge_get_kind (mind->state, cell) == 0)
    return FALSE;

  return !mind->is_disguised || badge_flipped (mind->state)[cell] ||
         (badge_peeked (mind->state)[cell] & own) == 0 ||
         (badge_searched (mind->state)[cell] & own) != 0;
}

static gboolean
is_known_hideout (const BadgeMind *mind, guint cell)
{
  return !badge_flipped (mind->state)[cell] && is_known (mind, cell) &&
         badge_get_tile (mind->rules, mind->state, cell)->kind == BADGE_HIDEOUT;
}

/* From the hideouts that the bot lets itself know of. */
static void
measure_hideouts (BadgeMind *mind)
{
  guint16 queue[BADGE_MAX_PLACES];
  guint n = 0;

  for (guint cell = 0; cell < mind->rules->n_cells; cell++) {
    if (is_known_hideout (mind, cell))
      queue[n++] = mind->rules->cell_place[cell];
  }
  badge_spread (mind->rules, mind->state, mind->to_hideout, queue, n);
}

static void
measure (BadgeMind *mind)
{
  const BadgeRules *rules = mind->rules;
  const BadgeState *state = mind->state;
  guint16 queue[2 * BADGE_MAX_PLACES];
  guint n = 0;

  for (guint i = 0; i < rules->n_fugitives; i++) {
    if (badge_fate (state)[i] == BADGE_AT_LARGE)
      queue[n++] = badge_fugitive (state)[i];
  }
  badge_spread (rules, state, mind->to_fugitive, queue, n);
  measure_hideouts (mind);
  memcpy (queue, badge_patrol (state), rules->n_patrols * sizeof queue[0]);
  badge_spread (rules, state, mind->to_patrol, queue, rules->n_patrols);
}

guint
badge_count_evidence (const BadgeRules *rules, guint colour)
{
  guint n = 0;

  for (guint i = 0; i < rules->n_tiles; i++) {
    if (rules->tiles[i].kind == BADGE_EVIDENCE && rules->tiles[i].colour == colour)
      n += rules->tiles[i].copies;
  }

  return n;
}

gboolean
badge_mind_has_all_evidence (const BadgeMind *mind, guint colour)
{
  return badge_get_found (mind->state, colour) >= badge_count_evidence (mind->rules, colour);
}

/* Steps to the nearest exit. */
guint
badge_mind_get_exit (const BadgeMind *mind, guint place)
{
  return MIN (mind->rules->way_out[place], BADGE_FAR);
}

/* The fugitive that @card would move now, or BADGE_NONE. */
guint
badge_mind_get_fugitive (const BadgeMind *mind, guint card)
{
  guint fugitive;

  if (mind->rules->cards[card].kind != BADGE_FUGITIVE)
    return BADGE_NONE;
  fugitive = mind->rules->fugitive_of[mind->rules->cards[card].colour];
  if (fugitive == BADGE_NONE || badge_fate (mind->state)[fugitive] != BADGE_AT_LARGE)
    return BADGE_NONE;

  return fugitive;
}

/* Cards of a colour that this turn, or the next one, can run its fugitive with. */
guint
badge_mind_count_runs (const BadgeMind *mind, guint colour)
{
  guint n = 0;

  for (guint card = 0; card < mind->rules->n_cards; card++) {
    if (mind->rules->cards[card].kind == BADGE_FUGITIVE &&
        mind->rules->cards[card].colour == colour)
      n += mind->hand[card] + mind->laid[card];
  }

  return n;
}

/* Whether a fugitive that comes out at @place has a chance: cards to run all the way, or some and
 * no patrol near. */
gboolean
badge_mind_can_escape (const BadgeMind *mind, guint colour, guint place)
{
  guint runs = badge_mind_count_runs (mind, colour);
  guint steps = badge_mind_get_exit (mind, place);
  guint patrol = mind->to_patrol[place];

  return patrol > 0 && (runs >= steps || (runs >= 2 && patrol >= 2) || patrol > SAFE_STEPS);
}

guint
badge_mind_get_plan_colour (const BadgeMind *mind)
{
  return mind->plan > 0 ? badge_get_tile (mind->rules, mind->state, mind->plan - 1u)->colour
                        : BADGE_NONE;
}

/* The known hideout from which a dirty cop can best bring a fugitive out. */
static void
make_plan (BadgeMind *mind)
{
  guint best = BADGE_FAR;

  mind->plan = 0;
  for (guint cell = 0; mind->is_dirty && cell < mind->rules->n_cells; cell++) {
    guint place = mind->rules->cell_place[cell];
    guint colour;
    guint lacking;

    if (!is_known_hideout (mind, cell) || mind->to_patrol[place] == 0)
      continue;
    colour = badge_get_tile (mind->rules, mind->state, cell)->colour;
    lacking = badge_mind_get_exit (mind, place) + BADGE_MAX_HAND -
              MIN (badge_mind_count_runs (mind, colour), BADGE_MAX_HAND);
    if (lacking >= best)
      continue;
    best = lacking;
    mind->plan = (guint16) (cell + 1);
  }
}

/* -- Disguise -- */

/* A dirty cop decides in almost everything as a good one would, until something is to be had for
 * showing its colours: a fugitive is out, or can be brought out with the cards to run it all the
 * way. Whoever did otherwise would be known after two turns. Later the time that is left is worth
 * more. */
static gboolean
is_time_to_strike (const BadgeMind *mind)
{
  guint colour, place;

  if (mind->state->head.turn > DISGUISE_ROUNDS * mind->state->n_seats)
    return TRUE;
  for (guint i = 0; i < mind->rules->n_fugitives; i++) {
    if (badge_fate (mind->state)[i] == BADGE_AT_LARGE)
      return TRUE;
  }

  if (mind->plan == 0)
    return FALSE;
  colour = badge_mind_get_plan_colour (mind);
  place = mind->rules->cell_place[mind->plan - 1];

  return badge_mind_can_escape (mind, colour, place) &&
         badge_mind_count_runs (mind, colour) >= badge_mind_get_exit (mind, place);
}

/* -- Tiles -- */

/* What finding one tile of a kind brings: evidence, and points on tiles, only to good cops. */
static gint
weigh_kind (const BadgeMind *mind, guint tile)
{
  const BadgeTile *kind = &mind->rules->tiles[tile];
  guint fugitive = kind->colour != BADGE_NONE ? mind->rules->fugitive_of[kind->colour] : BADGE_NONE;
  gboolean is_open = fugitive != BADGE_NONE && badge_fate (mind->state)[fugitive] != BADGE_CAUGHT &&
                     badge_fate (mind->state)[fugitive] != BADGE_ESCAPED;
  gint points = mind->is_dirty ? 0 : kind->points * WORTH;

  if (kind->kind == BADGE_EVIDENCE)
    return points + (is_open && !mind->is_dirty ? mind->rules->evidence_points * WORTH : 0);
  if (kind->kind == BADGE_HIDEOUT)
    return points + (is_open ? mind->rules->catch_points * WORTH : 0);

  /* What costs points stays face down when it need not be flipped. */
  return kind->must_flip ? points : MAX (points, 0);
}

/* A hideout that the seat knows of is searched again when its fugitive can be caught at once, or
 * when there is nothing left to wait for. */
static gint
weigh_known (const BadgeMind *mind, guint cell)
{
  const BadgeTile *tile = badge_get_tile (mind->rules, mind->state, cell);
  guint place = mind->rules->cell_place[cell];

  if (tile->kind == BADGE_EVIDENCE)
    return mind->is_dirty ? 1 : weigh_kind (mind, badge_get_kind (mind->state, cell) - 1u);
  if (tile->kind != BADGE_HIDEOUT)
    return 1;
  if (mind->is_dirty)
    return mind->plan == cell + 1 && badge_mind_can_escape (mind, tile->colour, place) ? 40 * WORTH
                                                                                       : 1;
  if (mind->to_patrol[place] == 0 &&
      (mind->is_late || badge_mind_has_all_evidence (mind, tile->colour)))
    return 20 * WORTH;

  return mind->is_late ? WORTH : 1;
}

typedef struct {
  gint worth; /* of all that is unseen */
  guint n;
} Unseen;

/* Kinds that the seat has not seen anywhere, all of them or those that need not be flipped. */
static Unseen
count_unseen (const BadgeMind *mind, gboolean any)
{
  Unseen unseen = { 0, 0 };
  guint16 left[BADGE_MAX_TILES];

  for (guint i = 0; i < mind->rules->n_tiles; i++)
    left[i] = mind->rules->tiles[i].copies;
  for (guint cell = 0; cell < mind->rules->n_cells; cell++) {
    if (is_known (mind, cell))
      left[badge_get_kind (mind->state, cell) - 1]--;
  }
  for (guint i = 0; i < mind->rules->n_tiles; i++) {
    if (!any && mind->rules->tiles[i].must_flip)
      continue;
    unseen.worth += left[i] * weigh_kind (mind, i);
    unseen.n += left[i];
  }

  return unseen;
}

/* The chance of something wanted. A tile that somebody else searched and did not turn up is more
 * likely a hideout. */
gint
badge_mind_weigh_tile (const BadgeMind *mind, guint cell)
{
  Unseen unseen;

  if (badge_flipped (mind->state)[cell])
    return 0;
  if (is_known (mind, cell))
    return weigh_known (mind, cell);
  unseen = count_unseen (mind, badge_searched (mind->state)[cell] == 0);

  return 2 + (unseen.n > 0 ? unseen.worth / (gint) unseen.n : 0);
}

static gint
find_search_worth (const BadgeMind *mind)
{
  gboolean is_seen[2] = { FALSE, FALSE }; /* unseen tiles differ by this alone */
  gint best = 0;

  for (guint cell = 0; cell < mind->rules->n_cells; cell++) {
    gboolean is_searched = badge_searched (mind->state)[cell] != 0;
    gint worth;

    if (badge_flipped (mind->state)[cell] || (!is_known (mind, cell) && is_seen[is_searched]))
      continue;
    if (!is_known (mind, cell))
      is_seen[is_searched] = TRUE;
    worth = badge_mind_weigh_tile (mind, cell);
    best = MAX (best, worth);
  }

  return best;
}

void
badge_mind_init (BadgeMind *mind, const TcBotTurn *turn)
{
  mind->turn = turn;
  mind->rules = tc_ruleset_get_data (turn->ruleset);
  mind->state = (const BadgeState *) turn->state;
  mind->seat = turn->seat;
  mind->hand = badge_hand (mind->state, turn->seat);
  mind->has_secret = mind->state->role[turn->seat] == BADGE_ROLE_DIRTY;
  mind->is_dirty = mind->has_secret;
  mind->is_disguised = FALSE;
  mind->is_late = mind->state->head.turn > LATE_ROUNDS * mind->state->n_seats;
  memset (mind->laid, 0, mind->rules->n_cards);
  for (guint i = mind->state->head.phase == BADGE_PHASE_LAY ? 0 : mind->state->at + 1u;
       i < mind->state->n_laid; i++)
    mind->laid[badge_get_laid (mind->state, i)]++;
  measure (mind);
  make_plan (mind);
  mind->is_dirty = mind->has_secret && is_time_to_strike (mind);
  mind->is_disguised = mind->has_secret && !mind->is_dirty;
  if (mind->is_disguised)
    measure_hideouts (mind);
  mind->search_worth =
    mind->state->head.phase == BADGE_PHASE_LAY || mind->state->head.phase == BADGE_PHASE_EXCHANGE
      ? find_search_worth (mind)
      : 0;
}
