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
 * suspicious cop of each game; guessing gives one in four, or one in as many as play. TC_GAMES sets
 * the number of games: docs/bots.md has the figures of 2,000. */

#define GAMES     600
#define LAST_TURN 8
#define SERIES    1913
#define MIN_COPS  4
#define MAX_COPS  BADGE_MAX_SEATS
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

/* Of each game as many as play, one after another. */
typedef struct {
  Cop *cops;
  guint n;
  guint n_each;
} Crew;

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
  guint16 fugitive = card->kind == BADGE_FUGITIVE ? rules->fugitive_of[card->colour] : BADGE_NONE;

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
  for (guint seat = 0; seat < table.state.n_seats; seat++)
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
scale (Fit *fit, const Crew *crew)
{
  guint n = crew->n;

  for (guint sign = 0; sign < N_SIGNS; sign++) {
    double sum = 0;
    double squares = 0;

    for (guint i = 0; i < n; i++) {
      sum += crew->cops[i].sign[sign];
      squares += crew->cops[i].sign[sign] * crew->cops[i].sign[sign];
    }
    fit->mean[sign] = sum / n;
    fit->spread[sign] = sqrt (MAX (squares / n - fit->mean[sign] * fit->mean[sign], 0));
  }
}

/* Good and dirty cops weigh the same, though there are several times as many good ones. */
static void
fit_to (Fit *fit, const Crew *crew)
{
  guint n = crew->n;
  double n_each = crew->n_each;

  memset (fit, 0, sizeof *fit);
  scale (fit, crew);
  for (guint round = 0; round < N_ROUNDS; round++) {
    double slope[N_SIGNS + 1] = { 0 };

    for (guint i = 0; i < n; i++) {
      const Cop *cop = &crew->cops[i];
      double error = (cop->is_dirty ? 1 : 0) - suspect (fit, cop);
      double share = cop->is_dirty ? n_each / 2 : n_each / (2 * (n_each - 1));

      for (guint sign = 0; sign < N_SIGNS; sign++)
        slope[sign] += share * error * get_scaled (fit, cop, sign) / n;
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
judge (const Fit *fit, const Crew *crew)
{
  const Cop *cops = crew->cops;
  guint n_games = crew->n / crew->n_each;
  guint n_called[2] = { 0, 0 };
  guint n_of[2] = { 0, 0 };
  guint n_picked = 0;

  for (guint game = 0; game < n_games; game++) {
    guint best = game * crew->n_each;

    for (guint i = game * crew->n_each; i < (game + 1) * crew->n_each; i++) {
      double suspicion = suspect (fit, &cops[i]);

      n_of[cops[i].is_dirty]++;
      n_called[cops[i].is_dirty] += (suspicion > 0.5) == cops[i].is_dirty;
      if (suspicion > suspect (fit, &cops[best]))
        best = i;
    }
    n_picked += cops[best].is_dirty;
  }

  return (Accuracy){ ((double) n_called[0] / n_of[0] + (double) n_called[1] / n_of[1]) / 2,
                     (double) n_picked / n_games };
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

/* The frozen scenario at a table of @n_cops. */
static TcBuild *
build_for (guint n_cops)
{
  g_autofree char *setup = g_strdup_printf ("players=\"%u\"/>", n_cops);
  g_autoptr (TcBuild) frozen = table_build (TABLE_FROZEN, NULL, NULL);
  g_autoptr (GString) text = g_string_new (tc_source_get_text (tc_build_get_source (frozen), NULL));
  g_autoptr (TcSource) source = NULL;

  g_string_replace (text, "players=\"4\"/>", setup, 1);
  if (n_cops > 6)
    g_string_replace (text, "  <colour ",
                      "  <player id=\"glen\" name=\"Glen\"/>\n"
                      "  <player id=\"hayden\" name=\"Hayden\"/>\n  <colour ",
                      1);
  source = tc_source_new_for_string ("frozen", text->str);

  return tc_build_new (source, NULL);
}

static void
test_by_public_moves (gconstpointer data)
{
  guint n_cops = GPOINTER_TO_UINT (data);
  g_autoptr (TcBuild) build = build_for (n_cops);
  TcRuleset *ruleset = tc_build_get_ruleset (build);
  g_autoptr (TcBotDesk) desk = tc_bot_desk_new (ruleset);
  guint n_games = get_n_games ();
  guint half = n_games / 2 * n_cops;
  g_autofree Cop *cops = g_new0 (Cop, n_games * n_cops);
  const Crew taught = { cops, half, n_cops };
  const Crew judged = { cops + half, half, n_cops };
  Accuracy accuracy;
  Fit fit;

  for (guint game = 0; game < n_games; game++)
    watch_game (ruleset, desk, tc_simulation_get_seed (SERIES, game), &cops[game * n_cops]);
  fit_to (&fit, &taught);
  accuracy = judge (&fit, &judged);
  for (guint sign = 0; sign < N_SIGNS; sign++)
    g_test_message ("sign %2u: weight %+.2f, mean %.2f", sign, fit.weight[sign], fit.mean[sign]);
  g_test_message ("%u games of %u to turn %u: balanced accuracy %.1f %% (chance 50), pick %.1f %% "
                  "(chance %.1f)",
                  n_games, n_cops, LAST_TURN, 100 * accuracy.balanced, 100 * accuracy.picked,
                  100.0 / n_cops);
  g_assert_cmpfloat (accuracy.balanced, <, 0.6);
  g_assert_cmpfloat (accuracy.picked, <, 0.6);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint n = MIN_COPS; n <= MAX_COPS; n++) {
    g_autofree char *path = g_strdup_printf ("/badge/disguise/by-public-moves/%u", n);

    g_test_add_data_func (path, GUINT_TO_POINTER (n), test_by_public_moves);
  }

  return g_test_run ();
}
