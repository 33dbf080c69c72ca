/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "bot-games.h"

#include <string.h>

static guint
read_games (guint usual)
{
  const char *text = g_getenv ("TC_GAMES");
  guint64 n = usual;

  if (text != NULL && !g_ascii_string_to_unsigned (text, 10, 1, G_MAXUINT, &n, NULL))
    g_error ("TC_GAMES: \"%s\" is no number", text);

  return (guint) n;
}

void
bot_games_init (BotGames *games, TcBuild *build)
{
  memset (games, 0, sizeof *games);
  games->ruleset = tc_build_get_ruleset (build);
  g_assert_nonnull (games->ruleset);
  games->desk = tc_bot_desk_new (games->ruleset);
  games->moves = g_new (TcMove, tc_ruleset_get_max_moves (games->ruleset));
  games->before = g_malloc0 (tc_ruleset_get_state_size (games->ruleset));
  games->state = g_malloc0 (tc_ruleset_get_state_size (games->ruleset));
}

void
bot_games_clear (BotGames *games)
{
  g_clear_pointer (&games->desk, tc_bot_desk_free);
  g_clear_pointer (&games->moves, g_free);
  g_clear_pointer (&games->before, g_free);
  g_clear_pointer (&games->state, g_free);
}

/* No dead end, and a list in order. */
static void
check_list (BotGames *games)
{
  guint n = tc_rules_legal_moves (games->ruleset, games->state, TC_MOVES_ALL, games->moves);

  g_assert_cmpuint (n, >, 0);
  for (guint i = 1; i < n; i++)
    g_assert_cmpint (tc_move_compare (&games->moves[i - 1], &games->moves[i]), <, 0);
}

static void
check_laws (const BotGames *games, const TcState *before, const BotLaws *laws)
{
  const char *broken = laws->find_broken (games->ruleset, before, games->state);

  if (broken != NULL)
    g_error ("not so: %s; setup %s, seed %" G_GUINT64_FORMAT ", move %u, turn %u, phase %u", broken,
             tc_ruleset_get_setup (games->ruleset, games->setup)->id, games->state->seed,
             games->state->n_moves, games->state->turn, games->state->phase);
}

static void
play_game (BotGames *games, guint64 seed, const BotLaws *laws)
{
  gsize size = tc_ruleset_get_state_size (games->ruleset);
  TcOutcome outcome;
  TcRng rng;

  games->n_decisions = 0;
  tc_bot_rng_init (&rng, seed);
  tc_rules_init (games->ruleset, games->setup, seed, games->state, NULL);
  check_laws (games, NULL, laws);
  while (!tc_rules_is_over (games->state)) {
    memcpy (games->before, games->state, size);
    check_list (games);
    tc_bot_play (games->desk, games->state, games->bots, &rng, 1);
    check_laws (games, games->before, laws);
    g_assert_cmpuint (++games->n_decisions, <=, BOT_GAMES_MAX_DECISIONS);
  }
  tc_rules_outcome (games->ruleset, games->state, &outcome);
  g_assert_true (outcome.is_over);
  laws->check_outcome (games->ruleset, games->state, &outcome);
}

void
bot_games_play_setups (TcBuild *build, const char *bot, const BotLaws *laws)
{
  guint n_games = read_games (laws->n_games);
  BotGames games;

  bot_games_init (&games, build);
  for (guint i = 0; i < TC_MAX_SEATS; i++)
    games.bots[i] = tc_bot_find (games.ruleset, bot);
  g_assert_nonnull (games.bots[0]);
  for (games.setup = 0; games.setup < tc_ruleset_get_n_setups (games.ruleset); games.setup++) {
    guint64 n_decisions = 0;
    guint most = 0;

    for (guint seed = 1; seed <= n_games; seed++) {
      play_game (&games, seed, laws);
      n_decisions += games.n_decisions;
      most = MAX (most, games.n_decisions);
    }
    g_test_message ("%s, %s: %u games, %.1f decisions each, at most %u", bot,
                    tc_ruleset_get_setup (games.ruleset, games.setup)->id, n_games,
                    (double) n_decisions / n_games, most);
  }
  bot_games_clear (&games);
}

void
bot_games_check_faults (BotGames *games,
                        const BotLaws *laws,
                        const BotFault *faults,
                        guint n_faults)
{
  gsize size = tc_ruleset_get_state_size (games->ruleset);

  g_assert_cmpstr (laws->find_broken (games->ruleset, NULL, games->state), ==, NULL);
  memcpy (games->before, games->state, size);
  for (guint i = 0; i < n_faults; i++) {
    const char *broken;

    memcpy (games->state, games->before, size);
    games->state->n_moves++;
    faults[i](games->ruleset, games->state);
    broken = laws->find_broken (games->ruleset, games->before, games->state);
    g_test_message ("fault %u: %s", i, broken != NULL ? broken : "not found");
    g_assert_nonnull (broken);
  }
}

void
bot_games_add_tests (const char *path, GTestDataFunc test)
{
  const char *names = g_getenv ("TC_BOTS");
  g_auto (GStrv) bots = g_strsplit (names != NULL ? names : "random,heuristic", ",", -1);

  for (guint i = 0; bots[i] != NULL; i++) {
    g_autofree char *name = g_strdup_printf ("%s/%s", path, bots[i]);

    g_test_add_data_func_full (name, g_strdup (bots[i]), test, g_free);
  }
}
