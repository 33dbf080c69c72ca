/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "betrayal-fixture.h"

#include <string.h>

/* Random games: what must hold after every move, and lists of moves against the predicate over all
 * moves that could be meant. */

#define N_GAMES      2000
#define N_FULL_GAMES 25
#define N_NAIVE      6

typedef struct {
  const TcRuleset *ruleset;
  const BetrayalRules *rules;
  TcMove *moves;
  guint8 player; /* of the position before */
} Watch;

static void
watch_init (Watch *watch, TcBuild *build)
{
  watch->ruleset = tc_build_get_ruleset (build);
  g_assert_nonnull (watch->ruleset);
  watch->rules = tc_ruleset_get_data (watch->ruleset);
  watch->moves = g_new (TcMove, tc_ruleset_get_max_moves (watch->ruleset));
  watch->player = 0;
}

/* One place each, stacking, no Ally in a border area, the marker in France, no tactic off the map.
 */
static void
check_places (const Watch *watch, const BetrayalState *state)
{
  const BetrayalRules *rules = watch->rules;
  BetrayalScan scan;

  for (guint i = 0; i < rules->n_counters; i++) {
    guint loc = state->loc[i];

    g_assert_cmpuint (loc, <, rules->n_areas + BETRAYAL_BOX_TURNS + rules->n_turns);
    if (rules->counters[i].side == BETRAYAL_ALLIED && loc < rules->n_areas)
      g_assert_false (rules->is_border[loc]);
    if (loc >= rules->n_areas)
      g_assert_cmpuint (betrayal_unit_flags (state)[i] & ~BETRAYAL_REDUCED, ==, 0);
    if (rules->counters[i].n_steps < 2)
      g_assert_false (betrayal_is_reduced (state, i));
  }
  g_assert_cmpuint (rules->area_nation[state->loc[rules->republic]], ==,
                    rules->counters[rules->republic].nation);

  betrayal_scan (rules, state, &scan);
  for (guint area = 0; area < rules->n_areas; area++) {
    g_assert_cmpuint (scan.ground[BETRAYAL_ALLIED][area], <=, rules->stacking[BETRAYAL_ALLIED]);
    if (!rules->is_border[area])
      g_assert_cmpuint (scan.ground[BETRAYAL_GERMAN][area], <=, rules->stacking[BETRAYAL_ALLIED]);
  }
}

/* Who holds the marker stands with it; while a result is settled it may wait for its next holder.
 */
static void
check_republic (const Watch *watch, const BetrayalState *state)
{
  if (state->republic_holder == BETRAYAL_NONE && state->step == BETRAYAL_STEP_COMBAT &&
      state->stage == BETRAYAL_STAGE_RESULT)
    return;
  if (state->republic_holder == BETRAYAL_NONE) {
    g_assert_cmpuint (state->republic_side, ==, 0);
    return;
  }
  g_assert_true (betrayal_may_hold_republic (watch->rules, state->republic_holder));
  g_assert_cmpuint (state->loc[state->republic_holder], ==, state->loc[watch->rules->republic]);
  g_assert_cmpuint (state->republic_side, ==,
                    watch->rules->counters[state->republic_holder].side + 1);
}

/* When a player-turn has ended, the air units of who played are based. */
static void
check_bases (Watch *watch, const BetrayalState *state)
{
  const BetrayalRules *rules = watch->rules;
  BetrayalLook look;
  guint8 player = watch->player;

  watch->player = state->player;
  if (player == state->player || tc_rules_is_over (&state->head))
    return;

  betrayal_look_init (&look, rules, state);
  for (guint air = 0; air < rules->n_air; air++) {
    guint counter = rules->air_counter[air];
    const BetrayalCounter *unit = &rules->counters[counter];

    g_assert_cmpuint (betrayal_missions (state, 0)[air] | betrayal_missions (state, 1)[air], ==,
                      BETRAYAL_MISSION_NONE);
    if (state->loc[counter] < rules->n_areas &&
        (player == 0 ? unit->side == BETRAYAL_GERMAN : unit->seat == player - 1))
      g_assert_true (betrayal_is_base (&look, unit->side, state->loc[counter]));
  }
}

static guint
play_game (Watch *watch, guint setup, guint64 seed)
{
  g_autofree TcState *head = g_malloc (tc_ruleset_get_state_size (watch->ruleset));
  const BetrayalState *state = (const BetrayalState *) head;
  TcRng rng;
  guint n_decisions = 0;

  tc_rng_init (&rng, seed * 7919);
  tc_rules_init (watch->ruleset, setup, seed, head, NULL);
  watch->player = 0;
  while (!tc_rules_is_over (head)) {
    guint n = tc_rules_legal_moves (watch->ruleset, head, TC_MOVES_ALL, watch->moves);
    TcMove move;

    g_assert_cmpuint (n, >, 0);
    move = watch->moves[tc_rng_below (&rng, n)];
    tc_rules_apply (watch->ruleset, head, &move, NULL);
    check_places (watch, state);
    check_republic (watch, state);
    check_bases (watch, state);
    g_assert_cmpuint (++n_decisions, <, 20000);
  }

  return n_decisions;
}

static void
play_games (const char *setup, guint n_games)
{
  g_autoptr (TcBuild) build = board_build (NULL, NULL);
  guint n_decisions = 0;
  Watch watch;

  watch_init (&watch, build);
  for (guint seed = 1; seed <= n_games; seed++)
    n_decisions += play_game (&watch, (guint) tc_ruleset_find_setup (watch.ruleset, setup), seed);
  g_test_message ("%u games, %u decisions", n_games, n_decisions);
  g_free (watch.moves);
}

static void
test_turn_1 (void)
{
  play_games ("opening", N_GAMES);
}

static void
test_all_turns (void)
{
  play_games ("historical", N_FULL_GAMES);
}

/* Every verb, subject and target that exist, through the predicate. */
static guint
count_naively (const Watch *watch, const TcState *state)
{
  guint n_things = tc_ruleset_get_n_things (watch->ruleset);
  guint n = 0;

  for (guint verb = 0; verb < BETRAYAL_N_VERBS; verb++) {
    TcMove move = tc_move_make ((guint8) verb, TC_THING_NONE, TC_THING_NONE, 0);

    if (!betrayal_verbs[verb].is_record &&
        tc_rules_check (watch->ruleset, state, &move) == TC_REASON_LEGAL)
      n++;
    if (verb >= BETRAYAL_VERB_END)
      continue;
    for (guint thing = 0; thing < n_things; thing++) {
      move = tc_move_make ((guint8) verb, (TcThing) thing, TC_THING_NONE, 0);
      n += tc_rules_check (watch->ruleset, state, &move) == TC_REASON_LEGAL;
      move = tc_move_make ((guint8) verb, TC_THING_NONE, (TcThing) thing, 0);
      n += tc_rules_check (watch->ruleset, state, &move) == TC_REASON_LEGAL;
      for (guint target = 0; target < n_things; target++) {
        move = tc_move_make ((guint8) verb, (TcThing) thing, (TcThing) target, 0);
        n += tc_rules_check (watch->ruleset, state, &move) == TC_REASON_LEGAL;
      }
    }
  }

  return n;
}

/* In each phase when it is first met, and now and then, up to N_NAIVE times. */
static void
test_naive (void)
{
  g_autoptr (TcBuild) build = board_build (NULL, NULL);
  guint seen[BETRAYAL_N_PHASES] = { 0 };
  g_autofree TcState *head = NULL;
  Watch watch;
  TcRng rng;

  watch_init (&watch, build);
  head = g_malloc (tc_ruleset_get_state_size (watch.ruleset));
  tc_rng_init (&rng, 5);
  for (guint64 seed = 1; seed <= 40; seed++) {
    tc_rules_init (watch.ruleset, 0, seed, head, NULL);
    while (!tc_rules_is_over (head) && head->turn <= 4) {
      guint n = tc_rules_legal_moves (watch.ruleset, head, TC_MOVES_ALL, watch.moves);
      TcMove move = watch.moves[tc_rng_below (&rng, n)];

      if (seen[head->phase] == 0 || (seen[head->phase] < N_NAIVE && tc_rng_below (&rng, 8) == 0)) {
        seen[head->phase]++;
        g_assert_cmpuint (count_naively (&watch, head), ==, n);
      }
      tc_rules_apply (watch.ruleset, head, &move, NULL);
    }
  }
  for (guint phase = BETRAYAL_PHASE_RETURN; phase <= BETRAYAL_PHASE_COMBAT; phase++)
    g_assert_cmpuint (seen[phase], >, 0);
  g_free (watch.moves);
}

/* A forced choice has no move, and nothing is offered that check () refuses for another seat. */
static void
test_three_seats (void)
{
  g_autoptr (TcBuild) build = board_build ("run-by=\"initiative\"", "run-by=\"bot\"");
  Watch watch;

  watch_init (&watch, build);
  for (guint64 seed = 1; seed <= 20; seed++)
    play_game (&watch, 0, seed);
  g_free (watch.moves);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/betrayal-1940/games/turn-1", test_turn_1);
  g_test_add_func ("/betrayal-1940/games/all-turns", test_all_turns);
  g_test_add_func ("/betrayal-1940/games/naive-lists", test_naive);
  g_test_add_func ("/betrayal-1940/games/three-seats", test_three_seats);

  return g_test_run ();
}
