/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "betrayal-fixture.h"
#include "betrayal-invariants.h"
#include "bot-games.h"

static const char *
find_broken (const TcRuleset *ruleset, const TcState *before, const TcState *state)
{
  return betrayal_find_broken (tc_ruleset_get_data (ruleset), (const BetrayalState *) before,
                               (const BetrayalState *) state);
}

static void
check_outcome (const TcRuleset *ruleset, const TcState *state, const TcOutcome *outcome)
{
  for (guint side = 0; side < TC_MAX_SIDES; side++) {
    g_assert_cmpint (outcome->level[side], >=, 0);
    g_assert_cmpint (outcome->level[side], <=, 2);
  }
}

static const BotLaws laws = { find_broken, check_outcome, 20 };

/* Another map, other tables, other setups. */
static TcBuild *
build_tiny (void)
{
  g_autofree char *path =
    g_test_build_filename (G_TEST_DIST, "fixtures", "tiny-1940.scenario.xml", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (TcSource) source = tc_file_load (path, NULL, &error);

  g_assert_no_error (error);

  return tc_build_new (source, NULL);
}

static void
test_bot (gconstpointer data)
{
  g_autoptr (TcBuild) build = board_build (NULL, NULL);
  g_autoptr (TcBuild) tiny = build_tiny ();

  bot_games_play_setups (build, data, &laws);
  bot_games_play_setups (tiny, data, &laws);
}

/* Every counter of the scenario is one of the rules'. */
static void
test_counters (void)
{
  g_autoptr (TcBuild) build = board_build (NULL, NULL);
  TcRuleset *ruleset = tc_build_get_ruleset (build);
  const BetrayalRules *rules = tc_ruleset_get_data (ruleset);
  guint n = 0;

  for (guint i = 0; i < tc_ruleset_get_n_things (ruleset); i++)
    n += tc_ruleset_get_thing (ruleset, (TcThing) i)->kind == TC_THING_PIECE;
  g_assert_cmpuint (n, ==, rules->n_counters);
}

/* --- A law that cannot be broken is no law: faults are planted and must be found --- */

static guint
find_unit (const BetrayalRules *rules, const BetrayalState *state, BetrayalSide side)
{
  for (guint i = 0; i < rules->n_counters; i++)
    if (rules->counters[i].kind == BETRAYAL_GROUND && rules->counters[i].side == side &&
        state->loc[i] < rules->n_areas)
      return i;
  g_assert_not_reached ();
}

static void
lose_counter (const TcRuleset *ruleset, TcState *head)
{
  BetrayalState *state = (BetrayalState *) head;
  const BetrayalRules *rules = tc_ruleset_get_data (ruleset);

  state->loc[find_unit (rules, state, BETRAYAL_ALLIED)] = BETRAYAL_NONE;
}

static void
shift_array (const TcRuleset *ruleset, TcState *head)
{
  BetrayalState *state = (BetrayalState *) head;

  state->at_air_states++;
}

static void
overstack (const TcRuleset *ruleset, TcState *head)
{
  BetrayalState *state = (BetrayalState *) head;
  const BetrayalRules *rules = tc_ruleset_get_data (ruleset);
  guint16 loc = state->loc[find_unit (rules, state, BETRAYAL_ALLIED)];

  for (guint i = 0; i < rules->n_counters; i++)
    if (rules->counters[i].kind == BETRAYAL_GROUND && rules->counters[i].side == BETRAYAL_ALLIED)
      state->loc[i] = loc;
}

static void
lose_control (const TcRuleset *ruleset, TcState *head)
{
  BetrayalState *state = (BetrayalState *) head;
  const BetrayalRules *rules = tc_ruleset_get_data (ruleset);

  betrayal_area_flags (state)[state->loc[find_unit (rules, state, BETRAYAL_ALLIED)]] ^=
    BETRAYAL_CONTROL;
}

static void
fly_idly (const TcRuleset *ruleset, TcState *head)
{
  BetrayalState *state = (BetrayalState *) head;

  betrayal_air_states (state)[0] = BETRAYAL_AIR_FLYING;
}

static void
drop_marker (const TcRuleset *ruleset, TcState *head)
{
  BetrayalState *state = (BetrayalState *) head;
  const BetrayalRules *rules = tc_ruleset_get_data (ruleset);

  state->loc[rules->republic] = betrayal_box (rules, BETRAYAL_BOX_LOST);
}

static void
hold_from_afar (const TcRuleset *ruleset, TcState *head)
{
  BetrayalState *state = (BetrayalState *) head;
  const BetrayalRules *rules = tc_ruleset_get_data (ruleset);

  state->republic_holder = (guint16) find_unit (rules, state, BETRAYAL_GERMAN);
}

static void
forget_turn (const TcRuleset *ruleset, TcState *head)
{
  BetrayalState *state = (BetrayalState *) head;
  const BetrayalRules *rules = tc_ruleset_get_data (ruleset);

  state->loc[rules->turn_marker]++;
}

static void
regain_step (const TcRuleset *ruleset, TcState *head)
{
  BetrayalState *state = (BetrayalState *) head;
  const BetrayalRules *rules = tc_ruleset_get_data (ruleset);

  betrayal_unit_flags (state)[find_unit (rules, state, BETRAYAL_ALLIED)] &=
    (guint8) ~BETRAYAL_REDUCED;
}

static void
have_tactic (const TcRuleset *ruleset, TcState *head)
{
  BetrayalState *state = (BetrayalState *) head;
  const BetrayalRules *rules = tc_ruleset_get_data (ruleset);

  betrayal_unit_flags (state)[find_unit (rules, state, BETRAYAL_ALLIED)] |=
    BETRAYAL_HOLD << BETRAYAL_TACTIC_SHIFT;
}

static void
skip_move (const TcRuleset *ruleset, TcState *head)
{
  head->n_moves++;
}

/* The first Allied unit has lost a step, so that it can regain one. */
static void
reduce (const BetrayalRules *rules, BetrayalState *state)
{
  guint counter = find_unit (rules, state, BETRAYAL_ALLIED);

  if (rules->counters[counter].n_steps > 1)
    betrayal_unit_flags (state)[counter] |= BETRAYAL_REDUCED;
}

static void
test_faults (void)
{
  static const BotFault faults[] = {
    lose_counter,   shift_array, overstack,   lose_control, fly_idly,  drop_marker,
    hold_from_afar, forget_turn, regain_step, have_tactic,  skip_move,
  };
  g_autoptr (TcBuild) build = board_build (NULL, NULL);
  BotGames games;
  gint setup;

  bot_games_init (&games, build);
  setup = tc_ruleset_find_setup (games.ruleset, "historical");
  g_assert_cmpint (setup, >=, 0);
  tc_rules_init (games.ruleset, (guint) setup, 1, games.state, NULL);
  reduce (tc_ruleset_get_data (games.ruleset), (BetrayalState *) games.state);
  bot_games_check_faults (&games, &laws, faults, G_N_ELEMENTS (faults));
  bot_games_clear (&games);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/betrayal-1940/invariants/counters", test_counters);
  g_test_add_func ("/betrayal-1940/invariants/faults", test_faults);
  bot_games_add_tests ("/betrayal-1940/invariants", test_bot);

  return g_test_run ();
}
