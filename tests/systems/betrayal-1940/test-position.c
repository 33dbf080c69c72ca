/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "systems/betrayal-1940/tc-betrayal-1940-private.h"
#include "tc-test-play.h"

/* A position that became a setup begins where it was: from positions all over random games, the
 * scenario with the setup has no new errors, and its opening has every counter in its place. */

#define GAMES     4
#define POSITIONS 8 /* of each, ever farther apart */

static const BetrayalRules *
get_rules (TcRuleset *ruleset)
{
  return tc_ruleset_get_data (ruleset);
}

/* The marker may have been moved out of its country, where no game begins (BTR009). */
static gboolean
is_playable (TcBuild *build)
{
  TcReport *report = tc_build_get_report (build);

  if (tc_build_get_ruleset (build) != NULL)
    return TRUE;
  for (guint i = 0; i < tc_report_get_n (report); i++) {
    const TcFinding *finding = tc_report_get (report, i);

    if (finding->severity == TC_SEVERITY_ERROR && strcmp (finding->code, "BTR009") != 0)
      g_error ("%s: %s", finding->code, finding->message);
  }

  return FALSE;
}

/* Evacuated too early is as good as lost (8.9). */
static guint
get_place (const BetrayalRules *rules, guint place)
{
  return place == betrayal_box (rules, BETRAYAL_BOX_EVACUATED_EARLY)
           ? betrayal_box (rules, BETRAYAL_BOX_LOST)
           : place;
}

/* Who stands there alone controls it, which in the middle of a combat may not be so yet; and that
 * an area is nobody's any more a setup cannot say. */
static void
compare_control (const BetrayalRules *rules,
                 const BetrayalState *was,
                 const BetrayalState *is,
                 guint area)
{
  guint n[BETRAYAL_N_SIDES];
  gint side = betrayal_get_controller (was, area);

  betrayal_count_both (rules, was, area, n);
  if ((n[BETRAYAL_GERMAN] > 0) != (n[BETRAYAL_ALLIED] > 0))
    side = n[BETRAYAL_GERMAN] > 0 ? BETRAYAL_GERMAN : BETRAYAL_ALLIED;
  if (side >= 0)
    g_assert_cmpint (betrayal_get_controller (is, area), ==, side);
}

static void
compare (const BetrayalRules *rules, const BetrayalState *was, const BetrayalState *is)
{
  for (guint i = 0; i < rules->n_counters; i++) {
    if (rules->counters[i].kind == BETRAYAL_MARKER && i != rules->republic)
      continue;
    g_assert_cmpuint (is->loc[i], ==, get_place (rules, was->loc[i]));
    if (betrayal_is_area (rules, was->loc[i]))
      g_assert_cmpuint (betrayal_is_reduced (is, i), ==, betrayal_is_reduced (was, i));
  }
  for (guint area = 0; area < rules->n_areas; area++)
    compare_control (rules, was, is, area);
}

/* The opening before anything is rolled or arrives: by the setup as it was compiled. */
static void
compare_opening (TcRuleset *ruleset, const char *id, const BetrayalState *was)
{
  const BetrayalRules *rules = get_rules (ruleset);
  gint setup = tc_ruleset_find_setup (ruleset, id);
  g_autofree TcState *state = NULL;
  BetrayalState *opening = NULL;

  g_assert_cmpint (setup, >=, 0);
  state = tc_test_state_new (ruleset, (guint) setup, 1);
  opening = (BetrayalState *) state;
  betrayal_state_init (rules, opening);
  opening->setup = (guint16) setup;
  betrayal_place_setup (rules, opening);
  compare (rules, was, opening);
  g_assert_cmpuint (rules->setups[setup].first_turn, ==, was->head.turn);
  g_assert_cmpuint (rules->setups[setup].last_turn, ==, rules->setups[was->setup].last_turn);
}

static gboolean
is_being_set_up (TcGame *game)
{
  guint8 phase = tc_game_get_state (game)->phase;

  return phase == BETRAYAL_PHASE_DEPLOY;
}

static guint
try_position (TcGame *game)
{
  TcRuleset *ruleset = tc_game_get_ruleset (game);
  const TcState *state = tc_game_get_state (game);
  g_autofree char *id = NULL;
  g_autoptr (TcOperation) setup = tc_position_make_setup (ruleset, state, "A Try!", &id, NULL);
  g_autoptr (TcBuild) build = NULL;

  if (is_being_set_up (game)) {
    g_assert_null (setup);
    g_assert_null (id);
    return 0;
  }
  g_assert_nonnull (setup);
  g_assert_cmpstr (id, ==, "a-try");
  build = tc_test_build_with (ruleset, setup);
  if (!is_playable (build))
    return 0;
  compare_opening (tc_build_get_ruleset (build), id, (const BetrayalState *) state);

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

/* -- Names -- */

static void
test_ids (void)
{
  static const struct {
    const char *name;
    const char *id;
  } rows[] = {
    { "After Sedan", "after-sedan" },
    { "  12th of May: crossing ", "th-of-may-crossing" },
    { "Übergang", "ubergang" },
    { "???", "position" },
    { "Historical", "historical-2" },
    { "a name that is much too long to be a good identifier",
      "a-name-that-is-much-too-long-to-be-a-goo" },
  };
  g_autoptr (TcRuleset) ruleset =
    tc_test_load ("scenarios/betrayal-1940/betrayal-1940.scenario.xml");
  g_autoptr (TcGame) game = tc_game_new (ruleset, tc_test_find_setup (ruleset, "historical"), 5);

  while (is_being_set_up (game)) {
    guint n;
    const TcMove *moves = tc_game_get_moves (game, &n);

    g_assert_true (tc_game_apply (game, &moves[0], NULL));
  }
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *id = NULL;
    g_autoptr (TcOperation) setup =
      tc_position_make_setup (ruleset, tc_game_get_state (game), rows[i].name, &id, NULL);

    g_assert_nonnull (setup);
    g_assert_cmpstr (id, ==, rows[i].id);
  }
}

int
main (int argc, char **argv)
{
  guint n = 0;
  const TcTestCase *cases = tc_test_cases (&n);

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < n; i++) {
    g_autofree char *path = g_strdup_printf ("/betrayal-1940/position/%s", cases[i].name);

    if (strcmp (cases[i].system, "betrayal-1940") == 0)
      g_test_add_data_func (path, &cases[i], test_positions);
  }
  g_test_add_func ("/betrayal-1940/position/ids", test_ids);

  return g_test_run ();
}
