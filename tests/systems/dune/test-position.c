/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "systems/dune/tc-dune-private.h"
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
compare (const DuneState *is, const DuneState *was)
{
  g_assert_cmpint (is->marker, ==, was->marker);
  g_assert_cmpuint (is->head.turn, ==, was->head.turn);
  g_assert_cmpuint (is->head.phase, ==, was->head.phase);
  g_assert_cmpuint (is->head.actor, ==, was->head.actor);
  g_assert_cmpuint (is->n_seats, ==, was->n_seats);
  g_assert_cmpuint (is->dealer, ==, was->dealer);
  g_assert_cmpuint (is->current, ==, was->current);
  g_assert_cmpuint (is->at, ==, was->at);
  g_assert_cmpuint (is->stage, ==, was->stage);
  g_assert_cmpuint (is->quota, ==, was->quota);
  g_assert_cmphex (is->dead, ==, was->dead);
  g_assert_cmphex (is->revealed, ==, was->revealed);
  SAME (passed);
  SAME (role);
  SAME (identity);
  SAME (trait);
  SAME (saw_trait);
  SAME (row);
  SAME (where);
  SAME (has_token);
  SAME (held_back);
  SAME (n_hand);
  SAME (n_gone);
  SAME (n_lying);
  SAME (n_received);
  SAME (hand);
  SAME (gone);
  SAME (lying);
  SAME (lying_of);
  SAME (saw_lying);
  SAME (received);
  SAME (received_of);
}

static void
compare_kept (TcRuleset *ruleset, const TcState *is, const TcState *was)
{
  const DuneRules *rules = tc_ruleset_get_data (ruleset);
  guint n = rules->trait_things.n + (guint) rules->card_things.n + rules->lying_things.n;

  for (guint i = 0; i < n; i++)
    g_assert_cmpint (tc_effects_get_status (rules->effects, is, rules->shield, i), ==,
                     tc_effects_get_status (rules->effects, was, rules->shield, i));
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
  compare ((const DuneState *) is, (const DuneState *) was);
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
  g_assert_cmpuint (count.n_made, >, 0);
}

/* Every turn of the battle round can be kept: the cards of the targeting rounds are all placed. */
static void
test_battle (gconstpointer data)
{
  const TcTestCase *of = data;
  g_autoptr (TcRuleset) ruleset = tc_test_load (of->file);
  g_autoptr (TcGame) game = tc_game_new (ruleset, tc_test_find_setup (ruleset, of->setup), 1);
  Count count = { 0 };
  TcRng rng;

  tc_rng_init (&rng, 1);
  while (!tc_game_is_over (game)) {
    if (tc_game_get_state (game)->phase == DUNE_PHASE_REVEAL)
      try_position (game, &count);
    tc_test_play_random (game, &rng, 1);
  }
  g_assert_cmpuint (count.n_refused, ==, 0);
  g_assert_cmpuint (count.n_made, >, 1);
}

/* In the middle of a turn of a targeting round the reason names the player. */
static void
test_placed (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load ("scenarios/dune/dune.scenario.xml");
  g_autofree TcState *state = tc_test_state_new (ruleset, tc_test_find_setup (ruleset, "four"), 1);
  DuneState *dune = (DuneState *) state;
  const DuneRules *rules = tc_ruleset_get_data (ruleset);
  g_autofree char *why = NULL;
  g_autofree char *wanted = NULL;

  while (dune_get_round (rules, state->turn) != DUNE_ROUND_TARGETING)
    state->turn++;
  state->phase = DUNE_PHASE_TARGET;
  dune->n_placed = 1;
  g_assert_null (tc_position_make_setup (ruleset, state, "A try", NULL, &why));
  wanted = g_strdup_printf ("%s has already placed a target card",
                            tc_ruleset_get_seat (ruleset, state->actor)->name);
  g_assert_true (g_str_has_prefix (why, wanted));
}

/* A setup that does not add up is refused when it is read. */
static void
test_does_not_add_up (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load ("scenarios/dune/dune.scenario.xml");
  TcSource *source = tc_scenario_get_source (tc_ruleset_get_scenario (ruleset));
  g_autofree char *text = g_strdup (tc_source_get_text (source, NULL));
  const char *end = strstr (text, "</setups>");
  g_autofree char *head = NULL;
  g_autofree char *broken = NULL;
  g_autoptr (TcBuild) build = NULL;

  g_assert_nonnull (end);
  head = g_strndup (text, (gsize) (end - text));
  broken =
    g_strconcat (head, "<setup id=\"try\" name=\"Try\" players=\"4\" turn=\"2\"/>", end, NULL);
  build = tc_test_build_text (broken);
  g_assert_null (tc_build_get_ruleset (build));
}

int
main (int argc, char **argv)
{
  guint n = 0;
  const TcTestCase *cases = tc_test_cases (&n);

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < n; i++) {
    g_autofree char *path = g_strdup_printf ("/dune/position/%s", cases[i].name);

    g_autofree char *battle = g_strdup_printf ("/dune/position/battle/%s", cases[i].name);

    if (strcmp (cases[i].system, "dune") != 0)
      continue;
    g_test_add_data_func (path, &cases[i], test_positions);
    g_test_add_data_func (battle, &cases[i], test_battle);
  }
  g_test_add_func ("/dune/position/placed", test_placed);
  g_test_add_func ("/dune/position/does-not-add-up", test_does_not_add_up);

  return g_test_run ();
}
