/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "tc-test-play.h"

/* Games that come to a card: found for every card that can be played, the same each time, and not
 * found for one that nobody can ever play. */

#define SEED 5

/* The first scenario of a system with cards that have events. */
static char *
dup_file (const char *system)
{
  guint n = 0;
  const TcTestCase *cases = tc_test_cases (&n);

  for (guint i = 0; i < n; i++) {
    if (strcmp (cases[i].system, system) == 0)
      return g_strdup (cases[i].file);
  }
  g_error ("no scenario of %s", system);
}

static TcNode
find_card (TcRuleset *ruleset, const char *id)
{
  TcThing thing = tc_ruleset_find_thing (ruleset, id);

  g_assert_cmpuint (thing, !=, TC_THING_NONE);

  return tc_ruleset_get_thing (ruleset, thing)->node;
}

static const TcVerb *
get_verb (TcRuleset *ruleset, const TcMove *move)
{
  return &tc_ruleset_get_system (ruleset)->verbs[move->verb];
}

static gboolean
is_legal (TcGame *game, const TcMove *move)
{
  guint n = 0;
  const TcMove *moves = tc_game_get_moves (game, &n);

  for (guint i = 0; i < n; i++) {
    if (tc_move_compare (&moves[i], move) == 0)
      return TRUE;
  }

  return FALSE;
}

/* Every card of every deck, in the first setup. */
static void
test_every_card (void)
{
  g_autofree char *file = dup_file ("bell-1938");
  g_autoptr (TcRuleset) ruleset = tc_test_load (file);
  TcScenario *scenario = tc_ruleset_get_scenario (ruleset);
  TcNode card = TC_NODE_NONE;
  guint n_played = 0;
  guint n_at_work = 0;

  while ((card = tc_scenario_find_by_role (scenario, "card", card)) != TC_NODE_NONE) {
    g_autoptr (TcGame) game = NULL;
    TcMove move;

    if (tc_scenario_find_child_by_role (scenario, card, "effects", TC_NODE_NONE) == TC_NODE_NONE)
      continue;
    game = tc_try_card (ruleset, card, 0, SEED, 0, &move);
    g_test_message ("%s", tc_scenario_get_id (scenario, card));
    g_assert_nonnull (game);
    g_assert_false (tc_game_is_over (game));
    g_assert_false (tc_game_can_redo (game));
    g_assert_true (is_legal (game, &move));
    g_assert_cmpuint (tc_game_get_people (game), ==, 1u << tc_game_get_state (game)->actor);
    n_played += get_verb (ruleset, &move)->is_event;
    n_at_work += !get_verb (ruleset, &move)->is_event;
    if (get_verb (ruleset, &move)->is_event)
      g_assert_cmpuint (tc_ruleset_get_thing (ruleset, move.subject)->node, ==, card);
  }
  g_assert_cmpuint (n_played, >=, 35);
  g_assert_cmpuint (n_at_work, >=, 1);
}

/* What is scored and not played is at work after the move that is named. */
static void
test_card_that_nobody_plays (void)
{
  g_autofree char *file = dup_file ("bell-1938");
  g_autoptr (TcRuleset) ruleset = tc_test_load (file);
  g_autoptr (TcGame) game = NULL;
  g_auto (GStrv) lines = NULL;
  g_autofree char *log = NULL;
  guint before;
  TcMove move;

  game = tc_try_card (ruleset, find_card (ruleset, "aim-general-staff"), 0, SEED, 0, &move);
  g_assert_nonnull (game);
  before = tc_game_get_n_moves (game);
  g_assert_true (tc_game_apply (game, &move, NULL));
  lines = tc_game_dup_log (game, TC_SEAT_NONE, (gint) before);
  log = g_strjoinv ("\n", lines);
  g_assert_nonnull (strstr (log, "General Staff objective: "));
}

static void
test_same_game_each_time (void)
{
  g_autofree char *file = dup_file ("bell-1938");
  g_autoptr (TcRuleset) ruleset = tc_test_load (file);
  TcNode card = find_card (ruleset, "joint-note");
  g_autoptr (TcGame) first = tc_try_card (ruleset, card, 0, SEED, 3, NULL);
  g_autoptr (TcGame) again = tc_try_card (ruleset, card, 0, SEED, 3, NULL);
  g_autoptr (TcGame) other = tc_try_card (ruleset, card, 0, SEED + 1000, 3, NULL);

  g_assert_cmphex (tc_game_get_hash (first), ==, tc_game_get_hash (again));
  g_assert_cmpuint (tc_game_get_seed (first), ==, tc_game_get_seed (again));
  g_assert_cmpuint (tc_game_get_seed (other), >=, SEED + 1000);
  g_assert_cmpuint (tc_game_get_people (other), ==, 3);
}

/* A card whose duty is beyond what there ever is. */
static void
test_never_possible (void)
{
  g_autofree char *file = dup_file ("bell-1938");
  g_autofree char *text =
    tc_test_dup_text (file,
                      "<place piece=\"cube\" side=\"concede\" count=\"2\">\n"
                      "          <in space=\"csr-germans\"/>\n        </place>",
                      "<must><remove piece=\"cube\" side=\"defend\" count=\"26\">"
                      "<in space=\"csr-germans\"/></remove></must>");
  g_autoptr (TcBuild) build = tc_test_build_text (text);
  TcRuleset *ruleset = tc_build_get_ruleset (build);

  g_assert_nonnull (ruleset);
  g_assert_null (
    tc_try_card (ruleset, find_card (ruleset, "autonomy-programme"), 0, SEED, 3, NULL));
}

/* In a system without events any move that names the card plays it. */
static void
test_without_events (void)
{
  g_autofree char *file = dup_file ("badge");
  g_autoptr (TcRuleset) ruleset = tc_test_load (file);
  TcScenario *scenario = tc_ruleset_get_scenario (ruleset);
  TcNode card = tc_scenario_find_by_role (scenario, "card", TC_NODE_NONE);
  TcMove move;
  g_autoptr (TcGame) game = tc_try_card (ruleset, card, 0, SEED, 0, &move);

  g_assert_nonnull (game);
  g_assert_true (is_legal (game, &move));
  g_assert_cmpuint (tc_ruleset_get_thing (ruleset, move.subject)->node, ==, card);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/play/try-card/every-card", test_every_card);
  g_test_add_func ("/play/try-card/card-that-nobody-plays", test_card_that_nobody_plays);
  g_test_add_func ("/play/try-card/same-game-each-time", test_same_game_each_time);
  g_test_add_func ("/play/try-card/never-possible", test_never_possible);
  g_test_add_func ("/play/try-card/without-events", test_without_events);

  return g_test_run ();
}
