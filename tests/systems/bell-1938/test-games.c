/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "bell-fixture.h"

/* Whole games of bots: what holds after every decision. */

#define N_GAMES 200
#define N_SOLO  60

static void
assert_whole (const Crisis *crisis)
{
  const BellRules *rules = crisis->rules;
  const BellState *state = crisis->state;
  guint n_hand[BELL_N_SIDES] = { 0 };

  for (guint side = 0; side < BELL_N_SIDES; side++) {
    if (state->head.phase != BELL_PHASE_SETUP)
      g_assert_cmpuint (crisis_total (crisis, side), ==, 26);
    for (guint i = 0; i < rules->n_spaces; i++)
      g_assert_cmpuint (state->cubes[i][side], <=, rules->limit);
  }
  g_assert_cmpint (ABS (state->vp), <=, rules->vp_limit);
  for (guint i = 0; i < rules->n_cards; i++) {
    guint seat = bell_where (state)[i] - BELL_IN_HAND;

    if (seat < BELL_N_SIDES)
      n_hand[seat]++;
  }
  for (guint seat = 0; seat < BELL_N_SIDES; seat++)
    g_assert_cmpuint (n_hand[seat], ==, state->n_hand[seat]);
  for (guint i = 0; i < state->n_discard; i++)
    g_assert_cmpuint (bell_where (state)[bell_discarded (state)[i]], ==, BELL_IN_DISCARD);
}

/* Who plays, and by which rules. */
typedef struct {
  const char *rules; /* in the place of <rules/>; NULL: two players */
  const char *bots[BELL_N_SIDES];
  guint n_games;
} Series;

#define SOLO(side, level) "<rules><solo opponent=\"" side "\" level=\"" level "\"/></rules>"

static const Series random_bots = { NULL, { "random", "random" }, N_GAMES };
static const Series heuristic_bots = { NULL, { "heuristic", "heuristic" }, N_GAMES };
static const Series concede_easy = { SOLO ("conceding", "easy"), { "solo", "heuristic" }, N_SOLO };
static const Series concede_normal = { SOLO ("conceding", "normal"),
                                       { "solo", "heuristic" },
                                       N_SOLO };
static const Series concede_hard = { SOLO ("conceding", "hard"), { "solo", "heuristic" }, N_SOLO };
static const Series defend_easy = { SOLO ("defending", "easy"), { "heuristic", "solo" }, N_SOLO };
static const Series defend_normal = { SOLO ("defending", "normal"),
                                      { "heuristic", "solo" },
                                      N_SOLO };
static const Series defend_hard = { SOLO ("defending", "hard"), { "heuristic", "solo" }, N_SOLO };
static const Series with_hands = { NULL, { "solo", "solo" }, N_SOLO };

/* How many games: TC_GAMES, or as many as the suite has time for. */
static guint
count_games (const Series *of)
{
  const char *text = g_getenv ("TC_GAMES");

  return text != NULL ? (guint) g_ascii_strtoull (text, NULL, 10) : of->n_games;
}

/* Plays a game; returns how it ended. */
static BellLevel
play_game (Crisis *crisis, TcBotDesk *desk, const Series *of, guint64 seed)
{
  const char *setup = seed % 2 == 0 ? "crisis" : "free";
  TcRng rng;

  tc_rules_init (crisis->ruleset, (guint) tc_ruleset_find_setup (crisis->ruleset, setup), seed,
                 &crisis->state->head, NULL);
  tc_bot_rng_init (&rng, seed);
  for (guint n = 0; !tc_rules_is_over (&crisis->state->head); n++) {
    const TcBot *bot = tc_bot_find (crisis->ruleset, of->bots[crisis->state->head.actor]);
    TcMove move = tc_bot_desk_decide (desk, bot, &crisis->state->head, &rng);

    g_assert_cmpuint (n, <, 400);
    tc_rules_apply (crisis->ruleset, &crisis->state->head, &move, NULL);
    assert_whole (crisis);
  }

  return crisis->state->ending - 1;
}

/* R6: no cube is ever lost, whoever plays; and both sides win now and then. */
static void
test_games (gconstpointer data)
{
  const Series *of = data;
  guint n_games = count_games (of);
  guint n_ended[4] = { 0 };
  g_auto (Crisis) crisis = { 0 };
  g_autoptr (TcBotDesk) desk = NULL;

  crisis_open (&crisis, crisis_build (of->rules != NULL ? "<rules/>" : NULL, of->rules), "crisis",
               1);
  desk = tc_bot_desk_new (crisis.ruleset);
  for (guint64 seed = 1; seed <= n_games; seed++) {
    n_ended[play_game (&crisis, desk, of, seed)]++;
    g_assert_cmpuint (crisis_total (&crisis, BELL_DEFEND), ==, 26);
  }
  g_test_message ("%u games: Concede %u, Defend %u, invasion %u, nobody %u", n_games,
                  n_ended[BELL_LEVEL_CONCEDE], n_ended[BELL_LEVEL_DEFEND],
                  n_ended[BELL_LEVEL_INVASION], n_ended[BELL_LEVEL_NOBODY]);
  g_assert_cmpuint (n_ended[BELL_LEVEL_CONCEDE], >, 0);
  g_assert_cmpuint (n_ended[BELL_LEVEL_DEFEND] + n_ended[BELL_LEVEL_INVASION], >, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/bell-1938/games/R6-random", &random_bots, test_games);
  g_test_add_data_func ("/bell-1938/games/R6-heuristic", &heuristic_bots, test_games);
  g_test_add_data_func ("/bell-1938/games/R52-concede-easy", &concede_easy, test_games);
  g_test_add_data_func ("/bell-1938/games/R52-concede-normal", &concede_normal, test_games);
  g_test_add_data_func ("/bell-1938/games/R52-concede-hard", &concede_hard, test_games);
  g_test_add_data_func ("/bell-1938/games/R52-defend-easy", &defend_easy, test_games);
  g_test_add_data_func ("/bell-1938/games/R52-defend-normal", &defend_normal, test_games);
  g_test_add_data_func ("/bell-1938/games/R52-defend-hard", &defend_hard, test_games);
  g_test_add_data_func ("/bell-1938/games/solo-with-hands", &with_hands, test_games);

  return g_test_run ();
}
