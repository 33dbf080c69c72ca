/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <math.h>
#include <string.h>

#include "badge-fixture.h"

/* Does a dirty bot give itself away? A logistic regression is fitted to what everybody can see of
 * each cop's first turns, in one half of the games, and names dirty cops in the other half.
 *
 * Two figures come out. The balanced accuracy judges each cop alone: the mean of the share of dirty
 * cops called dirty and of good cops called good; guessing gives 50 %. The pick names the most
 * suspicious cop of each game; guessing gives one in four. TC_GAMES sets the number of games:
 * docs/bots.md has the figures of 2,000. */

#define GAMES     600
#define LAST_TURN 8
#define SERIES    1913
#define N_COPS    4
#define N_ROUNDS  400 /* of the fit */
#define STEP      0.5
#define PENALTY   0.002

typedef enum {
  SIGN_EXCHANGED_LEAD,
  SIGN_EXCHANGED_FUGITIVE,
  SIGN_LAID_SEARCH,
  SIGN_LAID_PATROL,
  SIGN_LAID_FUGITIVE,
  SIGN_LAID_RUNNING, /* a Fugitive card of a colour that is at large */
  SIGN_LAID_PAIR,
  SIGN_PASSED,
  SIGN_FLIPPED_EMPTY,
  SIGN_FLIPPED_HIDEOUT,
  SIGN_KEPT,
  SIGN_SEARCHED_AGAIN,
  SIGN_SEARCHED_AFTER_OTHERS,
  SIGN_DROVE_NEARER, /* to a fugitive */
  SIGN_DROVE_AWAY,
  SIGN_DROVE_NEARER_KEPT, /* to tiles that were searched and lie face down */
  SIGN_DROVE_AWAY_KEPT,
  SIGN_RAN_OFF,
  SIGN_RAN_NEARER, /* to a patrol */
  SIGN_RAN_AWAY,
  SIGN_CAUGHT,
  SIGN_ESCAPED,
  N_SIGNS,
} Sign;

typedef struct {
  double sign[N_SIGNS];
  gboolean is_dirty;
} Cop;

typedef struct {
  double weight[N_SIGNS + 1];
  double mean[N_SIGNS];
  double spread[N_SIGNS];
} Fit;

static guint
measure_way (const BadgeRules *rules, guint a, guint b)
{
  gint column = (gint) (a % rules->columns) - (gint) (b % rules->columns);
  gint row = (gint) (a / rules->columns) - (gint) (b / rules->columns);

  return (guint) (ABS (column) + ABS (row));
}

static guint
find_nearest_fugitive (const BadgeRules *rules, const BadgeState *state, guint place)
{
  guint best = G_MAXUINT;

  for (guint i = 0; i < rules->n_fugitives; i++) {
    if (badge_fate (state)[i] == BADGE_AT_LARGE)
      best = MIN (best, measure_way (rules, place, badge_fugitive (state)[i]));
  }

  return best;
}

static guint
find_nearest_kept (const BadgeRules *rules, const BadgeState *state, guint place)
{
  guint best = G_MAXUINT;

  for (guint cell = 0; cell < rules->n_cells; cell++) {
    if (badge_searched (state)[cell] != 0 && !badge_flipped (state)[cell])
      best = MIN (best, measure_way (rules, place, rules->cell_place[cell]));
  }

  return best;
}

static guint
find_nearest_patrol (const BadgeRules *rules, const BadgeState *state, guint place)
{
  guint best = G_MAXUINT;

  for (guint i = 0; i < rules->n_patrols; i++)
    best = MIN (best, measure_way (rules, place, badge_patrol (state)[i]));

  return best;
}

static void
look_at_lay (const BadgeRules *rules, const BadgeState *state, const TcMove *move, Cop *cop)
{
  const BadgeCard *card = &rules->cards[tc_range_index (rules->card_things, move->subject)];
  guint8 fugitive = card->kind == BADGE_FUGITIVE ? rules->fugitive_of[card->colour] : BADGE_NONE;

  if (card->kind == BADGE_SEARCH)
    cop->sign[SIGN_LAID_SEARCH]++;
  else if (card->kind == BADGE_PATROL)
    cop->sign[SIGN_LAID_PATROL]++;
  else
    cop->sign[SIGN_LAID_FUGITIVE]++;
  if (fugitive != BADGE_NONE && badge_fate (state)[fugitive] == BADGE_AT_LARGE)
    cop->sign[SIGN_LAID_RUNNING]++;
  if (move->verb == BADGE_VERB_LAY_PAIR)
    cop->sign[SIGN_LAID_PAIR]++;
}

static void
look_at_drive (const BadgeRules *rules, const BadgeState *state, const TcMove *move, Cop *cop)
{
  guint from = badge_patrol (state)[tc_range_index (rules->patrol_things, move->subject)];
  guint before = find_nearest_fugitive (rules, state, from);
  guint after = find_nearest_fugitive (rules, state, move->target);
  guint kept_before = find_nearest_kept (rules, state, from);
  guint kept_after = find_nearest_kept (rules, state, move->target);

  cop->sign[SIGN_DROVE_NEARER] += after < before;
  cop->sign[SIGN_DROVE_AWAY] += after > before;
  if (before != G_MAXUINT)
    return;
  cop->sign[SIGN_DROVE_NEARER_KEPT] += kept_after < kept_before;
  cop->sign[SIGN_DROVE_AWAY_KEPT] += kept_after > kept_before;
}

static void
look_at_run (const BadgeRules *rules, const BadgeState *state, const TcMove *move, Cop *cop)
{
  guint from = badge_fugitive (state)[tc_range_index (rules->fugitive_things, move->subject)];
  guint before, after;

  if (move->target >= rules->n_places) {
    cop->sign[SIGN_RAN_OFF]++;
    return;
  }
  before = find_nearest_patrol (rules, state, from);
  after = find_nearest_patrol (rules, state, move->target);
  cop->sign[SIGN_RAN_NEARER] += after < before;
  cop->sign[SIGN_RAN_AWAY] += after > before;
}

static void
look_at_search (const BadgeRules *rules, const BadgeState *state, const TcMove *move, Cop *cop)
{
  guint8 searched = badge_searched (state)[rules->place_cell[move->target]];

  cop->sign[SIGN_SEARCHED_AGAIN] += searched >> state->head.actor & 1;
  cop->sign[SIGN_SEARCHED_AFTER_OTHERS] += (searched & ~(1u << state->head.actor)) != 0;
}

/* Only what the other players see: a tile is looked at where it is being flipped. */
static void
look_at_move (const BadgeRules *rules, const BadgeState *state, const TcMove *move, Cop *cop)
{
  switch ((BadgeVerb) move->verb) {
  case BADGE_VERB_EXCHANGE:
    if (rules->cards[tc_range_index (rules->card_things, move->subject)].kind == BADGE_FUGITIVE)
      cop->sign[SIGN_EXCHANGED_FUGITIVE]++;
    else
      cop->sign[SIGN_EXCHANGED_LEAD]++;
    break;
  case BADGE_VERB_LAY:
  case BADGE_VERB_LAY_PAIR:
    look_at_lay (rules, state, move, cop);
    break;
  case BADGE_VERB_SEARCH:
    look_at_search (rules, state, move, cop);
    break;
  case BADGE_VERB_FLIP:
    if (badge_get_tile (rules, state, rules->place_cell[move->target])->kind == BADGE_HIDEOUT)
      cop->sign[SIGN_FLIPPED_HIDEOUT]++;
    else
      cop->sign[SIGN_FLIPPED_EMPTY]++;
    break;
  case BADGE_VERB_KEEP:
    cop->sign[SIGN_KEPT]++;
    break;
  case BADGE_VERB_DRIVE:
    look_at_drive (rules, state, move, cop);
    break;
  case BADGE_VERB_RUN:
    look_at_run (rules, state, move, cop);
    break;
  case BADGE_VERB_DONE:
    cop->sign[SIGN_PASSED] += state->head.phase == BADGE_PHASE_LAY && state->n_laid == 0;
    break;
  case BADGE_VERB_PEEK:
  case BADGE_VERB_SHOW:
  case BADGE_N_VERBS:
    break;
  }
}

static void
watch_game (TcRuleset *ruleset, TcBotDesk *desk, guint64 seed, Cop *cops)
{
  const BadgeRules *rules = tc_ruleset_get_data (ruleset);
  const TcBot *bot = tc_bot_find (ruleset, "heuristic");
  BadgeRoom table;
  TcRng rng;

  tc_bot_rng_init (&rng, seed);
  tc_rules_init (ruleset, 0, seed, &table.state.head, NULL);
  for (guint seat = 0; seat < N_COPS; seat++)
    cops[seat].is_dirty = table.state.role[seat] == BADGE_ROLE_DIRTY;
  while (!tc_rules_is_over (&table.state.head) && table.state.head.turn <= LAST_TURN) {
    TcMove move = tc_bot_desk_decide (desk, bot, &table.state.head, &rng);
    Cop *cop = &cops[table.state.head.actor];
    guint n_caught = badge_count_fate (rules, &table.state, BADGE_CAUGHT);
    guint n_escaped = badge_count_fate (rules, &table.state, BADGE_ESCAPED);

    look_at_move (rules, &table.state, &move, cop);
    tc_rules_apply (ruleset, &table.state.head, &move, NULL);
    cop->sign[SIGN_CAUGHT] += badge_count_fate (rules, &table.state, BADGE_CAUGHT) - n_caught;
    cop->sign[SIGN_ESCAPED] += badge_count_fate (rules, &table.state, BADGE_ESCAPED) - n_escaped;
  }
}

/* -- The classifier -- */

static double
get_scaled (const Fit *fit, const Cop *cop, guint sign)
{
  return fit->spread[sign] > 0 ? (cop->sign[sign] - fit->mean[sign]) / fit->spread[sign] : 0;
}

static double
suspect (const Fit *fit, const Cop *cop)
{
  double sum = fit->weight[N_SIGNS];

  for (guint sign = 0; sign < N_SIGNS; sign++)
    sum += fit->weight[sign] * get_scaled (fit, cop, sign);

  return 1 / (1 + exp (-sum));
}

static void
scale (Fit *fit, const Cop *cops, guint n)
{
  for (guint sign = 0; sign < N_SIGNS; sign++) {
    double sum = 0;
    double squares = 0;

    for (guint i = 0; i < n; i++) {
      sum += cops[i].sign[sign];
      squares += cops[i].sign[sign] * cops[i].sign[sign];
    }
    fit->mean[sign] = sum / n;
    fit->spread[sign] = sqrt (MAX (squares / n - fit->mean[sign] * fit->mean[sign], 0));
  }
}

/* Good and dirty cops weigh the same, though there are three times as many good ones. */
static void
fit_to (Fit *fit, const Cop *cops, guint n)
{
  memset (fit, 0, sizeof *fit);
  scale (fit, cops, n);
  for (guint round = 0; round < N_ROUNDS; round++) {
    double slope[N_SIGNS + 1] = { 0 };

    for (guint i = 0; i < n; i++) {
      double error = (cops[i].is_dirty ? 1 : 0) - suspect (fit, &cops[i]);
      double share = cops[i].is_dirty ? N_COPS / 2.0 : N_COPS / (2.0 * (N_COPS - 1));

      for (guint sign = 0; sign < N_SIGNS; sign++)
        slope[sign] += share * error * get_scaled (fit, &cops[i], sign) / n;
      slope[N_SIGNS] += share * error / n;
    }
    for (guint i = 0; i <= N_SIGNS; i++)
      fit->weight[i] += STEP * (slope[i] - PENALTY * fit->weight[i]);
  }
}

typedef struct {
  double balanced;
  double picked;
} Accuracy;

static Accuracy
judge (const Fit *fit, const Cop *cops, guint n)
{
  guint n_called[2] = { 0, 0 };
  guint n_of[2] = { 0, 0 };
  guint n_picked = 0;

  for (guint game = 0; game < n / N_COPS; game++) {
    guint best = game * N_COPS;

    for (guint i = game * N_COPS; i < (game + 1) * N_COPS; i++) {
      double suspicion = suspect (fit, &cops[i]);

      n_of[cops[i].is_dirty]++;
      n_called[cops[i].is_dirty] += (suspicion > 0.5) == cops[i].is_dirty;
      if (suspicion > suspect (fit, &cops[best]))
        best = i;
    }
    n_picked += cops[best].is_dirty;
  }

  return (Accuracy){ ((double) n_called[0] / n_of[0] + (double) n_called[1] / n_of[1]) / 2,
                     (double) n_picked / (n / N_COPS) };
}

static guint
get_n_games (void)
{
  const char *text = g_getenv ("TC_GAMES");
  guint64 n = GAMES;

  if (text != NULL && !g_ascii_string_to_unsigned (text, 10, 100, 100000, &n, NULL))
    g_error ("TC_GAMES is a number from 100 on, not \"%s\"", text);

  return (guint) n & ~1u;
}

static void
test_by_public_moves (void)
{
  g_autoptr (TcBuild) build = table_build (TABLE_FROZEN, NULL, NULL);
  TcRuleset *ruleset = tc_build_get_ruleset (build);
  g_autoptr (TcBotDesk) desk = tc_bot_desk_new (ruleset);
  guint n_games = get_n_games ();
  guint half = n_games / 2 * N_COPS;
  g_autofree Cop *cops = g_new0 (Cop, n_games * N_COPS);
  Accuracy accuracy;
  Fit fit;

  for (guint game = 0; game < n_games; game++)
    watch_game (ruleset, desk, tc_simulation_get_seed (SERIES, game), &cops[game * N_COPS]);
  fit_to (&fit, cops, half);
  accuracy = judge (&fit, cops + half, half);
  for (guint sign = 0; sign < N_SIGNS; sign++)
    g_test_message ("sign %2u: weight %+.2f, mean %.2f", sign, fit.weight[sign], fit.mean[sign]);
  g_test_message ("%u games to turn %u: balanced accuracy %.1f %% (chance 50), pick %.1f %% "
                  "(chance 25)",
                  n_games, LAST_TURN, 100 * accuracy.balanced, 100 * accuracy.picked);
  g_assert_cmpfloat (accuracy.balanced, <, 0.6);
  g_assert_cmpfloat (accuracy.picked, <, 0.6);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/badge/disguise/by-public-moves", test_by_public_moves);

  return g_test_run ();
}
