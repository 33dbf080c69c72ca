/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/tc-filling.h"

#include <string.h>

#include "tc-test-play.h"

#define FILE_NAME "scenarios/betrayal-1940/betrayal-1940.scenario.xml"

/* (transfer full) (nullable): the scenario with the setup filled; @seed: nullable. */
static TcBuild *
fill (TcRuleset *ruleset, const char *setup, const guint64 *seed, char **out_id)
{
  g_autoptr (TcFilling) filling = tc_filling_new (ruleset, seed);
  g_autoptr (TcOperation) operation =
    tc_filling_make_setup (filling, tc_test_find_setup (ruleset, setup), NULL, out_id);
  TcScenario *scenario = tc_ruleset_get_scenario (ruleset);
  g_autoptr (GError) error = NULL;
  g_autoptr (TcEdits) edits = NULL;
  g_autoptr (TcSource) text = NULL;

  if (operation == NULL)
    return NULL;
  edits = tc_operation_make_edits (operation, scenario, &error);
  g_assert_no_error (error);
  text = tc_edits_apply (edits, tc_scenario_get_source (scenario), NULL);

  return tc_test_build_text (tc_source_get_text (text, NULL));
}

/* Where each counter lies in the setup: "counter area\n"; and how many areas there are. */
static char *
dup_places (TcBuild *build, const char *id, guint *out_n_areas)
{
  TcScenario *scenario = tc_build_get_scenario (build);
  TcNode setup = tc_scenario_find_by_key (scenario, "setup", id);
  g_autoptr (GHashTable) areas = g_hash_table_new (g_str_hash, g_str_equal);
  GString *out = g_string_new (NULL);

  g_assert_cmpuint (setup, !=, TC_NODE_NONE);
  for (TcNode at = tc_scenario_find_child (scenario, setup, "place"); at != TC_NODE_NONE;
       at = tc_scenario_find_next (scenario, at)) {
    g_hash_table_add (areas, (gpointer) tc_scenario_get_string (scenario, at, "area"));
    g_string_append_printf (out, "%s %s\n", tc_scenario_get_string (scenario, at, "counter"),
                            tc_scenario_get_string (scenario, at, "area"));
  }
  *out_n_areas = g_hash_table_size (areas);

  return g_string_free (out, FALSE);
}

/* Nothing is left to the players, nothing is wrong, and what was placed is where it was. */
static char *
check_filled (TcBuild *build, const char *id, guint *out_n_areas)
{
  TcRuleset *ruleset = tc_build_get_ruleset (build);
  g_autofree TcState *state = NULL;
  char *places;

  g_assert_nonnull (ruleset);
  state = tc_test_state_new (ruleset, tc_test_find_setup (ruleset, id), 1);
  g_assert_false (tc_filling_is_needed (ruleset, state));
  places = dup_places (build, id, out_n_areas);
  g_assert_nonnull (strstr (places, "french-republic paris\n"));

  return places;
}

/* What the setup says about the game, though dice have fallen before the first decision, and though
 * a setup of this kind has another default. */
static void
check_attributes (TcBuild *build, const char *id)
{
  TcScenario *scenario = tc_build_get_scenario (build);
  TcNode setup = tc_scenario_find_by_key (scenario, "setup", id);

  g_assert_cmpstr (tc_scenario_get_name (scenario, setup), ==, "fixed-setup");
  g_assert_cmpstr (tc_scenario_get_string (scenario, setup, "first-turn"), ==, "1");
  g_assert_false (tc_scenario_has (scenario, setup, "initiative"));
  g_assert_true (tc_scenario_get_bool (scenario, setup, "local-defence"));
}

static void
test_evenly (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (FILE_NAME);
  g_autofree char *id = NULL;
  g_autofree char *again_id = NULL;
  g_autoptr (TcBuild) build = fill (ruleset, "free", NULL, &id);
  g_autoptr (TcBuild) again = fill (ruleset, "free", NULL, &again_id);
  g_autofree char *places = NULL;
  g_autofree char *same = NULL;
  const guint64 seed = 5;
  g_autofree char *other_id = NULL;
  g_autoptr (TcBuild) other = fill (ruleset, "free", &seed, &other_id);
  g_autofree char *random = NULL;
  guint n_areas;
  guint n_random;

  g_assert_cmpstr (id, ==, "free-setup-filled");
  places = check_filled (build, id, &n_areas);
  check_attributes (build, id);
  same = check_filled (again, again_id, &n_areas);
  g_assert_cmpstr (places, ==, same);
  g_assert_cmpstr (other_id, ==, "free-setup-seed-5");
  random = check_filled (other, other_id, &n_random);
  g_assert_cmpstr (places, !=, random);
  g_assert_cmpuint (n_areas, >, n_random);
}

/* The seed decides, and all of it counts. */
static void
test_random (void)
{
  static const guint64 seeds[] = { 0, 1, 7, G_GUINT64_CONSTANT (0xfedcba9876543210) };
  g_autoptr (TcRuleset) ruleset = tc_test_load (FILE_NAME);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < 2 * G_N_ELEMENTS (seeds); i++) {
    g_autofree char *id = NULL;
    g_autoptr (TcBuild) build = fill (ruleset, "free", &seeds[i / 2], &id);
    guint n_areas;

    g_assert_cmpint (g_hash_table_add (seen, check_filled (build, id, &n_areas)), ==, i % 2 == 0);
  }
}

/* A setup with every counter in its place leaves nothing to do, once its deployments are placed. */
static void
test_nothing_left (void)
{
  g_autoptr (TcRuleset) original = tc_test_load ("tests/fixtures/tiny-1940.scenario.xml");
  g_autofree char *filled = NULL;
  g_autoptr (TcBuild) build = fill (original, "tiny", NULL, &filled);
  TcRuleset *ruleset = tc_build_get_ruleset (build);
  guint setup = tc_test_find_setup (ruleset, filled);
  g_autoptr (TcRuleset) badge = tc_test_load ("scenarios/badge/badge.scenario.xml");
  g_autoptr (TcFilling) filling = tc_filling_new (ruleset, NULL);
  g_autofree TcState *state = tc_test_state_new (ruleset, setup, 1);
  g_autofree TcState *other = tc_test_state_new (badge, 0, 1);
  g_autofree char *id = NULL;
  TcMove move;

  g_assert_false (tc_filling_is_needed (ruleset, state));
  g_assert_false (tc_filling_choose (filling, state, &move));
  g_assert_null (tc_filling_make_setup (filling, setup, NULL, &id));
  g_assert_null (id);
  g_assert_false (tc_filling_is_needed (badge, other));
}

/* A name of one's own; and who has something to place is asked move by move. */
static void
test_moves (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (FILE_NAME);
  guint setup = tc_test_find_setup (ruleset, "free");
  g_autoptr (TcGame) game = tc_game_new (ruleset, setup, 3);
  g_autoptr (TcFilling) filling = tc_filling_new (ruleset, NULL);
  g_autoptr (TcOperation) named = NULL;
  g_autofree char *id = NULL;
  guint8 first = tc_game_get_state (game)->actor;
  guint n_seats = 1;
  TcMove move;

  while (tc_filling_choose (filling, tc_game_get_state (game), &move)) {
    g_assert_true (tc_game_apply (game, &move, NULL));
    n_seats += tc_game_get_state (game)->actor != first;
    first = tc_game_get_state (game)->actor;
  }
  g_assert_cmpuint (tc_game_get_n_moves (game), >, 40);
  g_assert_cmpuint (n_seats, >=, 2);
  named = tc_filling_make_setup (filling, setup, "My own", &id);
  g_assert_nonnull (named);
  g_assert_cmpstr (id, ==, "my-own");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/filling/evenly", test_evenly);
  g_test_add_func ("/rules/filling/random", test_random);
  g_test_add_func ("/rules/filling/nothing-left", test_nothing_left);
  g_test_add_func ("/rules/filling/moves", test_moves);

  return g_test_run ();
}
