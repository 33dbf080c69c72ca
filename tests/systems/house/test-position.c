/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "systems/house/tc-house-private.h"
#include "tc-test-play.h"

/* A position that became a setup has all that a setup can say where it was, from positions all over
 * random games; what it cannot say is a reason. */

#define GAMES     3
#define POSITIONS 8 /* of each */

typedef struct {
  guint n_made;
  guint n_refused;
} Count;

#define SAME(member)                                                                               \
  g_assert_cmpmem (is->member, sizeof is->member, was->member, sizeof was->member)

static void
compare (const HouseRules *rules, const HouseState *is, const HouseState *was)
{
  SAME (floor);
  SAME (turned);
  SAME (doors);
  SAME (beside);
  SAME (shut);
  SAME (opened);
  SAME (tokens);
  SAME (wall);
  SAME (where);
  SAME (on);
  SAME (active);
  SAME (applied);
  SAME (explorer);
  SAME (room);
  SAME (is_far);
  SAME (fate);
  SAME (step);
  SAME (failures);
  SAME (banked);
  for (guint room = 0; room < rules->n_rooms; room++) {
    g_assert_cmpint (was->floor[room] != 0 ? was->x[room] : 0, ==, is->x[room]);
    g_assert_cmpint (was->floor[room] != 0 ? was->y[room] : 0, ==, is->y[room]);
  }
  g_assert_cmpuint (is->n_players, ==, was->n_players);
  g_assert_cmpuint (is->n_omens, ==, was->n_omens);
  g_assert_cmpuint (is->current, ==, was->current);
  g_assert_cmpuint (is->last, ==, was->last);
  g_assert_cmpuint (is->round, ==, was->round);
}

static void
compare_kept (TcRuleset *ruleset, const TcState *is, const TcState *was)
{
  const HouseRules *rules = tc_ruleset_get_data (ruleset);
  TcScenario *scenario = tc_ruleset_get_scenario (ruleset);
  TcNode node = tc_scenario_find_section (scenario, "facts/status");

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node)) {
    guint status = (guint) tc_effects_find_status (rules->effects,
                                                   tc_scenario_get_string (scenario, node, "id"));
    gboolean is_of_cards = tc_scenario_get_enum (scenario, node, "of") == 1;

    if (tc_scenario_get_enum (scenario, node, "lasts") == TC_EFFECTS_SPAN_TURN)
      continue;
    for (guint i = 0; i < (is_of_cards ? rules->n_cards : HOUSE_MAX_SEATS); i++)
      g_assert_cmpint (tc_effects_get_status (rules->effects, is, status, i), ==,
                       tc_effects_get_status (rules->effects, was, status, i));
  }
}

static void
try_position (TcGame *game, Count *count)
{
  TcRuleset *ruleset = tc_game_get_ruleset (game);
  const TcState *was = tc_game_get_state (game);
  g_autofree char *why = NULL;
  g_autofree char *id = NULL;
  g_autoptr (TcOperation) setup = tc_position_make_setup (ruleset, was, "A Try!", &id, &why);
  g_autoptr (TcBuild) build = NULL;
  g_autofree TcState *is = NULL;
  TcRuleset *made;

  g_assert_false (tc_filling_is_needed (ruleset, was));
  g_assert_true ((setup == NULL) == (why != NULL));
  count->n_refused += setup == NULL;
  if (setup == NULL)
    return;

  build = tc_test_build_with (ruleset, setup);
  g_assert_nonnull (tc_build_get_ruleset (build));
  made = tc_build_get_ruleset (build);
  is = tc_test_state_new (made, tc_test_find_setup (made, id), 7);
  if (is->phase != HOUSE_PHASE_ACT) /* the new turn has begun with something to decide */
    return;
  compare (tc_ruleset_get_data (made), (const HouseState *) is, (const HouseState *) was);
  compare_kept (made, is, was);
  count->n_made++;
}

static void
test_positions (gconstpointer data)
{
  const TcTestCase *of = data;
  g_autoptr (TcRuleset) ruleset = tc_test_load (of->file);
  guint setup = tc_test_find_setup (ruleset, of->setup);
  Count count = { 0 };

  for (guint64 seed = 1; seed <= GAMES; seed++) {
    g_autoptr (TcGame) game = tc_game_new (ruleset, setup, seed);
    TcRng rng;

    tc_rng_init (&rng, seed);
    for (guint i = 1; i <= POSITIONS && !tc_game_is_over (game); i++) {
      try_position (game, &count);
      tc_test_play_random (game, &rng, 1 + tc_rng_below (&rng, 8 * i));
    }
  }
  g_test_message ("%u positions became setups, %u did not", count.n_made, count.n_refused);
  g_assert_cmpuint (count.n_made + count.n_refused, >, 0);
  if (g_str_has_prefix (of->setup, "full"))
    g_assert_cmpuint (count.n_made, >, 0);
}

/* What a setup cannot say it does not leave out. */
static void
test_refused (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load ("scenarios/house/house.scenario.xml");
  g_autofree TcState *state =
    tc_test_state_new (ruleset, tc_test_find_setup (ruleset, "drill-horde"), 1);
  g_autofree char *why = NULL;

  g_assert_null (tc_position_make_setup (ruleset, state, "A try", NULL, &why));
  g_assert_cmpstr (why, ==, "The haunt has begun, and a setup cannot say how far it has come.");
  g_assert_nonnull (strstr (tc_position_get_note (ruleset), "shuffled again"));
}

int
main (int argc, char **argv)
{
  guint n = 0;
  const TcTestCase *cases = tc_test_cases (&n);

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < n; i++) {
    g_autofree char *path = g_strdup_printf ("/house/position/%s", cases[i].name);

    if (strcmp (cases[i].system, "house") == 0)
      g_test_add_data_func (path, &cases[i], test_positions);
  }
  g_test_add_func ("/house/position/refused", test_refused);

  return g_test_run ();
}
