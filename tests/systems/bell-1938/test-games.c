/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "bell-fixture.h"

/* Whole games of bots: what holds after every decision. */

#define N_GAMES 200

static void
assert_whole (const Crisis *crisis)
{
  const BellRules *rules = crisis->rules;
  const BellState *state = &crisis->state;
  guint n_hand[BELL_N_SIDES] = { 0 };

  for (guint side = 0; side < BELL_N_SIDES; side++) {
    if (state->head.phase != BELL_PHASE_SETUP)
      g_assert_cmpuint (crisis_total (crisis, side), ==, 26);
    for (guint i = 0; i < rules->n_spaces; i++)
      g_assert_cmpuint (state->cubes[i][side], <=, rules->limit);
  }
  g_assert_cmpint (ABS (state->vp), <=, rules->vp_limit);
  for (guint i = 0; i < rules->n_cards; i++) {
    guint seat = state->where[i] - BELL_IN_HAND;

    if (seat < BELL_N_SIDES)
      n_hand[seat]++;
  }
  for (guint seat = 0; seat < BELL_N_SIDES; seat++)
    g_assert_cmpuint (n_hand[seat], ==, state->n_hand[seat]);
  for (guint i = 0; i < state->n_discard; i++)
    g_assert_cmpuint (state->where[state->discard[i]], ==, BELL_IN_DISCARD);
}

/* Plays a game with @bot on both sides; returns how it ended. */
static BellLevel
play_game (const char *setup, const char *bot, guint64 seed)
{
  g_auto (Crisis) crisis = { 0 };
  g_autoptr (TcBotDesk) desk = NULL;
  const TcBot *player;
  TcRng rng;

  crisis_open (&crisis, crisis_build (NULL, NULL), setup, seed);
  desk = tc_bot_desk_new (crisis.ruleset);
  player = tc_bot_find (crisis.ruleset, bot);
  tc_rng_init (&rng, seed);
  for (guint n = 0; !tc_rules_is_over (&crisis.state.head); n++) {
    TcMove move = tc_bot_desk_decide (desk, player, &crisis.state.head, &rng);

    g_assert_cmpuint (n, <, 400);
    tc_rules_apply (crisis.ruleset, &crisis.state.head, &move, NULL);
    assert_whole (&crisis);
  }

  return crisis.state.ending - 1;
}

/* R6: no cube is ever lost, whoever plays; and both sides win now and then. */
static void
test_games (gconstpointer data)
{
  const char *bot = data;
  guint n_ended[4] = { 0 };

  for (guint64 seed = 1; seed <= N_GAMES; seed++)
    n_ended[play_game (seed % 2 == 0 ? "crisis" : "free", bot, seed)]++;
  g_test_message ("%s: Concede %u, Defend %u, invasion %u, nobody %u", bot,
                  n_ended[BELL_LEVEL_CONCEDE], n_ended[BELL_LEVEL_DEFEND],
                  n_ended[BELL_LEVEL_INVASION], n_ended[BELL_LEVEL_NOBODY]);
  g_assert_cmpuint (n_ended[BELL_LEVEL_CONCEDE], >, 0);
  g_assert_cmpuint (n_ended[BELL_LEVEL_DEFEND] + n_ended[BELL_LEVEL_INVASION], >, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/bell-1938/games/R6-random", "random", test_games);
  g_test_add_data_func ("/bell-1938/games/R6-heuristic", "heuristic", test_games);

  return g_test_run ();
}
