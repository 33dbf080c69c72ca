/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/badge/bots/tc-badge-bots-private.h"

/* What a position promises a seat: what it has, and for each fugitive that is neither caught nor
 * gone the chance of either with the points for it. One at large is judged by its way out, by the
 * cards that dirty cops hold for that way and when their turn comes, by the nearest patrol and by
 * the cards that good cops lack to catch it; one in hiding by what is found, by who knows where,
 * and by the place.
 *
 * Chances are in 1024ths. Weights are in hundredths of the logarithm of the odds of a catch; they
 * were fitted to two thousand games of the heuristic. Points come from the scenario. */

#define SURE 1024

#define MAX_EXIT    5
#define MAX_PATROL  7
#define MAX_LACKING 7
#define MAX_DEFICIT 4
#define MAX_WAIT    3
#define MAX_KNOWING 3
#define MAX_RUNS    5
#define MAX_GUARD   6
#define MAX_LEFT    2

/* Evidence that is left and will be found by the catch, in hundredths. */
#define FOUND_BEFORE 90
#define FOUND_AFTER  30

/* [steps of the nearest patrol] */
static const gint8 by_patrol[MAX_PATROL + 1] = { 59, 59, 30, 0, -34, -64, -90, -101 };

/* [cards that the best placed good cop lacks to catch it] */
static const gint16 by_lacking[MAX_LACKING + 1] = { 183, 59, -19, -77, -122, -159, -216, -216 };

/* [steps to the exit that a dirty cop has no cards for][turns until it is a dirty cop's] */
static const gint16 by_deficit[MAX_DEFICIT + 1][MAX_WAIT + 1] = {
  { -486, -269, -172, -106 }, { -180, -103, -44, 8 }, { -62, -3, 45, 87 },
  { 19, 65, 109, 149 },       { 70, 130, 180, 221 },
};

/* Of a fugitive in hiding: [steps to the exit]. */
static const gint8 by_exit[MAX_EXIT + 1] = { -120, -100, -80, -52, 22, 83 };

/* [whether a good cop knows where][steps of the nearest patrol] */
static const gint16 by_guard[2][MAX_GUARD + 1] = {
  { 74, 58, 30, 6, -26, -60, -113 },
  { 128, 81, 29, -15, -54, -90, -155 },
};

/* [pieces of evidence that are left] */
static const gint8 by_left[MAX_LEFT + 1] = { 43, 12, 0 };

/* [whether a dirty cop knows where][how many good cops do] */
static const gint16 by_knowing[2][MAX_KNOWING + 1] = { { 13, 7, 59, 135 }, { -42, -2, 39, 81 } };

/* [cards that the dirty cop who knows where has for it] */
static const gint8 by_runs[MAX_RUNS + 1] = { 29, 10, 0, -20, -35, -48 };

typedef struct {
  const BadgeRules *rules;
  const BadgeState *state;
} Outlook;

/* The chance for a logarithm of odds, in hundredths. */
static gint
get_chance (gint odds)
{
  static const guint16 table[] = { 512, 637,  749,  837,  902,  946, 975,
                                   994, 1006, 1013, 1017, 1020, 1021 };
  guint size = (guint) MIN (ABS (odds), 599);
  gint low = table[size / 50];
  gint chance = low + (table[size / 50 + 1] - low) * (gint) (size % 50) / 50;

  return odds >= 0 ? chance : SURE - chance;
}

static guint
get_exit (const BadgeRules *rules, guint place)
{
  return MIN (rules->way_out[place], BADGE_FAR);
}

static guint
count_cards (const Outlook *outlook, guint seat, BadgeCardKind kind, guint colour)
{
  guint n = 0;

  for (guint card = 0; card < outlook->rules->n_cards; card++)
    if (outlook->rules->cards[card].kind == kind && outlook->rules->cards[card].colour == colour)
      n += badge_hand (outlook->state, seat)[card];

  return n;
}

static guint
count_leads (const Outlook *outlook, guint seat)
{
  guint n = 0;

  for (guint card = 0; card < outlook->rules->n_cards; card++)
    if (outlook->rules->cards[card].kind != BADGE_FUGITIVE)
      n += badge_hand (outlook->state, seat)[card];

  return n;
}

static gboolean
is_dirty (const Outlook *outlook, guint seat)
{
  return outlook->state->role[seat] == BADGE_ROLE_DIRTY;
}

/* Cards of a colour in the hand of the dirty cop who has most; @with_leads: those that can be laid
 * in a turn, each after a lead. */
static guint
count_runs (const Outlook *outlook, guint colour, gboolean with_leads)
{
  guint most = 0;

  for (guint seat = 0; seat < outlook->state->n_seats; seat++) {
    guint n;

    if (!is_dirty (outlook, seat))
      continue;
    n = count_cards (outlook, seat, BADGE_FUGITIVE, colour);
    if (with_leads && outlook->rules->alternate)
      n = MIN (n, count_leads (outlook, seat));
    most = MAX (most, n);
  }

  return most;
}

static guint
count_turns_to_dirty (const Outlook *outlook)
{
  guint n_seats = outlook->state->n_seats;
  guint turns = 0;

  while (turns < n_seats && !is_dirty (outlook, (outlook->state->current + turns) % n_seats))
    turns++;

  return turns;
}

/* Cards that the good cop who is best off lacks to drive a patrol there. */
static guint
count_lacking (const Outlook *outlook, const guint8 *steps)
{
  const BadgeRules *rules = outlook->rules;
  guint least = MAX_LACKING;

  for (guint i = 0; i < rules->n_patrols; i++) {
    guint way = steps[badge_patrol (outlook->state)[i]];

    for (guint seat = 0; way != BADGE_FAR && seat < outlook->state->n_seats; seat++) {
      guint n;

      if (is_dirty (outlook, seat))
        continue;
      n = count_cards (outlook, seat, BADGE_PATROL, rules->patrol_colour[i]);
      least = MIN (least, way - MIN (way, n));
    }
  }

  return least;
}

static guint
get_nearest_patrol (const Outlook *outlook, const guint8 *steps)
{
  guint nearest = MAX_PATROL;

  for (guint i = 0; i < outlook->rules->n_patrols; i++)
    nearest = MIN (nearest, steps[badge_patrol (outlook->state)[i]]);

  return nearest;
}

static guint
find_nearest_patrol (const Outlook *outlook, guint place)
{
  guint8 steps[BADGE_MAX_PLACES];
  guint16 queue[BADGE_MAX_PLACES];

  queue[0] = (guint16) place;
  badge_spread (outlook->rules, outlook->state, steps, queue, 1);

  return get_nearest_patrol (outlook, steps);
}

static gint
judge_at_large (const Outlook *outlook, guint fugitive)
{
  guint place = badge_fugitive (outlook->state)[fugitive];
  guint runs = count_runs (outlook, outlook->rules->fugitive_colour[fugitive], TRUE);
  guint way = get_exit (outlook->rules, place);
  guint deficit = MIN (way - MIN (way, runs), MAX_DEFICIT);
  guint8 steps[BADGE_MAX_PLACES];
  guint16 queue[BADGE_MAX_PLACES];

  if (way == BADGE_FAR)
    return SURE;
  queue[0] = (guint16) place;
  badge_spread (outlook->rules, outlook->state, steps, queue, 1);

  return get_chance (by_patrol[get_nearest_patrol (outlook, steps)] +
                     by_lacking[count_lacking (outlook, steps)] +
                     by_deficit[deficit][MIN (count_turns_to_dirty (outlook), MAX_WAIT)]);
}

static gint
judge_in_hiding (const Outlook *outlook, guint cell)
{
  const BadgeRules *rules = outlook->rules;
  guint colour = badge_get_tile (rules, outlook->state, cell)->colour;
  guint way = get_exit (rules, rules->cell_place[cell]);
  gboolean does_dirty = FALSE;
  guint n_good = 0;
  guint left, guard;
  gint odds;

  if (way == BADGE_FAR)
    return SURE;
  for (guint8 seat = 0; seat < outlook->state->n_seats; seat++) {
    if (!badge_knows_tile (rules, outlook->state, seat, cell))
      continue;
    does_dirty = does_dirty || is_dirty (outlook, seat);
    n_good += !is_dirty (outlook, seat);
  }
  left = badge_count_evidence (rules, colour) - badge_get_found (outlook->state, colour);
  guard = find_nearest_patrol (outlook, rules->cell_place[cell]);
  odds = by_exit[MIN (way, MAX_EXIT)] + by_guard[n_good > 0][MIN (guard, MAX_GUARD)] +
         by_left[MIN (left, MAX_LEFT)] + by_knowing[does_dirty][MIN (n_good, MAX_KNOWING)];
  if (does_dirty)
    odds += by_runs[MIN (count_runs (outlook, colour, FALSE), MAX_RUNS)];

  return get_chance (odds);
}

static guint
find_hideout (const Outlook *outlook, guint colour)
{
  for (guint cell = 0; cell < outlook->rules->n_cells; cell++) {
    const BadgeTile *tile = badge_get_tile (outlook->rules, outlook->state, cell);

    if (tile->kind == BADGE_HIDEOUT && tile->colour == colour &&
        !badge_flipped (outlook->state)[cell])
      return cell;
  }

  return BADGE_NO_CELL;
}

/* Points for a catch in thousandths, by the evidence that will be found by then: of what is left
 * most before a fugitive comes out, some after. */
static gint64
get_catch (const Outlook *outlook, guint colour, gboolean is_out)
{
  gint64 found = badge_get_found (outlook->state, colour);
  gint64 left = badge_count_evidence (outlook->rules, colour) - found;
  gint64 pieces = found * 100 + left * (is_out ? FOUND_AFTER : FOUND_BEFORE);

  return (outlook->rules->catch_points * 100 + outlook->rules->evidence_points * pieces) *
         TC_EVALUATION_UNIT / 100;
}

static gint64
evaluate_fugitive (const Outlook *outlook, guint fugitive, gboolean for_dirty)
{
  guint colour = outlook->rules->fugitive_colour[fugitive];
  gboolean is_out = badge_fate (outlook->state)[fugitive] == BADGE_AT_LARGE;
  guint cell = is_out ? BADGE_NO_CELL : find_hideout (outlook, colour);
  gint chance = 0;

  if (is_out)
    chance = judge_at_large (outlook, fugitive);
  else if (cell != BADGE_NO_CELL)
    chance = judge_in_hiding (outlook, cell);
  else
    return 0;

  if (for_dirty)
    return (gint64) (SURE - chance) * outlook->rules->escape_points * TC_EVALUATION_UNIT / SURE;

  return chance * get_catch (outlook, colour, is_out) / SURE;
}

gint
badge_evaluate (const TcRuleset *ruleset, const TcState *state, guint8 seat)
{
  Outlook outlook = { .rules = tc_ruleset_get_data (ruleset), .state = (const BadgeState *) state };
  gint64 value = (gint64) badge_get_points (outlook.state, seat) * TC_EVALUATION_UNIT;

  for (guint i = 0; i < outlook.rules->n_fugitives; i++)
    if (badge_fate (outlook.state)[i] == BADGE_IN_HIDING ||
        badge_fate (outlook.state)[i] == BADGE_AT_LARGE)
      value += evaluate_fugitive (&outlook, i, is_dirty (&outlook, seat));

  return (gint) CLAMP (value, -G_MAXINT, G_MAXINT);
}

/* A decision of the heuristic is cheap, and one alone changes little. */
const TcSearchEffort badge_search_effort = {
  .n_candidates = 20,
  .n_decisions = 10000,
  .min_rounds = 20,
  .max_rounds = 25,
  .halve_every = 5,
  .n_duel_rounds = 60,
  .clear = 100,
  .horizon = 20,
};
