/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "systems/bell-1938/tc-bell-1938-private.h"
#include "tc-test-play.h"

/* A position that became a setup has every cube and disk where it was, from positions all over
 * random games; and free setups are filled. */

#define GAMES     4
#define POSITIONS 6 /* of each, ever farther apart */

static void
compare (TcRuleset *ruleset, const char *id, const BellState *was)
{
  const BellRules *rules = tc_ruleset_get_data (ruleset);
  const BellSetup *setup = &rules->setups[tc_test_find_setup (ruleset, id)];

  for (guint i = 0; i < rules->n_holders; i++)
    for (guint side = 0; side < BELL_N_SIDES; side++)
      g_assert_cmpuint (setup->cubes[i][side], ==, was->cubes[i][side]);
  g_assert_cmphex (setup->disks, ==, was->disks);
  g_assert_cmpint (setup->points, ==, was->vp);
  g_assert_cmpuint (setup->initiative, ==, was->initiative);
  g_assert_cmpuint (setup->n_free, ==, 0);
}

static guint
try_position (TcGame *game)
{
  TcRuleset *ruleset = tc_game_get_ruleset (game);
  const BellState *state = (const BellState *) tc_game_get_state (game);
  g_autofree char *id = NULL;
  g_autoptr (TcOperation) setup =
    tc_position_make_setup (ruleset, &state->head, "A Try!", &id, NULL);
  g_autoptr (TcBuild) build = NULL;

  if (state->step == BELL_STEP_SETUP) {
    g_assert_null (setup);
    return 0;
  }
  g_assert_nonnull (setup);
  g_assert_cmpstr (id, ==, "a-try");
  build = tc_test_build_with (ruleset, setup);
  g_assert_nonnull (tc_build_get_ruleset (build));
  compare (tc_build_get_ruleset (build), id, state);

  return 1;
}

static void
test_positions (gconstpointer data)
{
  const TcTestCase *of = data;
  g_autoptr (TcRuleset) ruleset = tc_test_load (of->file);
  guint setup = tc_test_find_setup (ruleset, of->setup);
  guint n = 0;

  for (guint64 seed = 1; seed <= GAMES; seed++) {
    g_autoptr (TcGame) game = tc_game_new (ruleset, setup, seed);
    TcRng rng;

    tc_rng_init (&rng, seed);
    for (guint i = 1; i <= POSITIONS && !tc_game_is_over (game); i++) {
      n += try_position (game);
      tc_test_play_random (game, &rng, 1 + tc_rng_below (&rng, 12 * i));
    }
  }
  g_test_message ("%u positions became setups", n);
  g_assert_cmpuint (n, >, 0);
}

/* The free setup, evenly and at random: nothing is left to place, and what the setup says about the
 * game is what it said. */
static void
test_fill (void)
{
  static const guint64 seeds[] = { 0, 5 };
  g_autoptr (TcRuleset) ruleset = tc_test_load ("scenarios/bell-1938/bell-1938.scenario.xml");
  guint setup = tc_test_find_setup (ruleset, "free");

  g_assert_false (tc_position_keeps_turn (ruleset));
  for (guint i = 0; i < G_N_ELEMENTS (seeds); i++) {
    g_autoptr (TcFilling) filling = tc_filling_new (ruleset, i > 0 ? &seeds[i] : NULL);
    g_autofree char *id = NULL;
    g_autoptr (TcOperation) operation = tc_filling_make_setup (filling, setup, NULL, &id);
    g_autoptr (TcBuild) build = NULL;
    TcRuleset *filled;
    const BellRules *rules;
    g_autofree TcState *state = NULL;

    g_assert_nonnull (operation);
    build = tc_test_build_with (ruleset, operation);
    g_assert_nonnull (tc_build_get_ruleset (build));
    filled = tc_build_get_ruleset (build);
    rules = tc_ruleset_get_data (filled);
    state = tc_test_state_new (filled, tc_test_find_setup (filled, id), 1);
    g_assert_false (tc_filling_is_needed (filled, state));
    g_assert_cmpuint (((BellState *) state)->to_place, ==, 0);
    g_assert_cmpuint (rules->setups[tc_test_find_setup (filled, id)].initiative, ==,
                      rules->setups[setup].initiative);
    g_assert_cmpint (rules->setups[tc_test_find_setup (filled, id)].points, ==, 0);
  }
}

int
main (int argc, char **argv)
{
  guint n = 0;
  const TcTestCase *cases = tc_test_cases (&n);

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < n; i++) {
    g_autofree char *path = g_strdup_printf ("/bell-1938/position/%s", cases[i].name);

    if (strcmp (cases[i].system, "bell-1938") == 0)
      g_test_add_data_func (path, &cases[i], test_positions);
  }
  g_test_add_func ("/bell-1938/position/fill", test_fill);

  return g_test_run ();
}
