/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "bot-games.h"
#include "dune-fixture.h"

/* Whole games of bots from every setup: no card is lost, and nothing is where it may not be. */

static const char *
find_lost_target (const DuneRules *rules, const DuneState *state)
{
  guint n[DUNE_MAX_TARGETS] = { 0 };
  guint pending = state->pending;

  for (guint seat = 0; seat < state->n_seats; seat++) {
    for (guint i = 0; i < state->n_hand[seat]; i++)
      n[state->hand[seat][i] - 1]++;
    for (guint i = 0; i < state->n_gone[seat]; i++)
      n[state->gone[seat][i] - 1]++;
    for (guint i = 0; i < state->n_lying[seat]; i++)
      n[state->lying[seat][i] - 1]++;
    if (state->n_lying[seat] > rules->most_targets)
      return "more target cards on a player than there may be";
    if (state->n_received[seat] > rules->most_tokens)
      return "more tokens on a player than there may be";
  }
  if (pending != 0)
    n[pending - 1]++;
  for (guint kind = 0; kind < rules->n_targets; kind++) {
    if (n[kind] != (guint) rules->copies[kind] * state->n_seats)
      return "a target card is lost";
  }

  return NULL;
}

static const char *
find_lost_action (const DuneRules *rules, const DuneState *state)
{
  guint kinds = 0;
  guint n_row = 0;
  guint n_tokens = 0;
  guint n_received = 0;

  for (guint i = 0; i < rules->n_cards; i++) {
    n_row += state->where[i] == DUNE_IN_ROW;
    n_tokens += dune_get_action (rules, i)->token != DUNE_NONE;
    n_received += state->has_token[i];
    if (state->where[i] > DUNE_OUT &&
        (state->where[i] < DUNE_TAKEN || state->where[i] >= DUNE_TAKEN + state->n_seats))
      return "an action card is nowhere";
  }
  for (guint i = 0; i < rules->row_size; i++) {
    if (state->row[i] == 0)
      continue;
    n_row--;
    if (state->where[state->row[i] - 1] != DUNE_IN_ROW)
      return "a shown card lies elsewhere";
    if (kinds >> rules->cards[state->row[i] - 1].action & 1)
      return "two shown cards are of one kind";
    kinds |= 1u << rules->cards[state->row[i] - 1].action;
  }
  for (guint seat = 0; seat < state->n_seats; seat++)
    n_received += state->n_received[seat];
  if (n_received != n_tokens)
    return "a token is lost";

  return n_row == 0 ? NULL : "a card of the row is not shown";
}

/* How many cards everybody has selected is known by the round and the turn. */
static const char *
find_missing_selection (const DuneRules *rules, const DuneState *state)
{
  if (dune_get_round (rules, state->head.turn) == DUNE_ROUND_ACTION)
    return NULL;
  for (guint seat = 0; seat < state->n_seats; seat++) {
    guint n = 0;

    for (guint i = 0; i < rules->n_cards; i++)
      n += state->where[i] == DUNE_TAKEN + seat;
    if (n != rules->action_rounds)
      return "a player has not one card of each action round";
  }

  return NULL;
}

static const char *
find_broken (const TcRuleset *ruleset, const TcState *before, const TcState *state)
{
  const DuneRules *rules = tc_ruleset_get_data (ruleset);
  const DuneState *dune = (const DuneState *) state;
  const char *broken = find_lost_target (rules, dune);

  if (broken == NULL)
    broken = find_lost_action (rules, dune);
  if (broken == NULL)
    broken = find_missing_selection (rules, dune);

  return broken;
}

static void
check_outcome (const TcRuleset *ruleset, const TcState *state, const TcOutcome *outcome)
{
  const DuneRules *rules = tc_ruleset_get_data (ruleset);
  const DuneState *dune = (const DuneState *) state;

  g_assert_cmpuint (outcome->reached, ==, 1u << dune_get_level (rules, dune->marker));
  for (guint seat = 0; seat < dune->n_seats; seat++)
    g_assert_cmpint (ABS (outcome->payoff[seat]), ==, ABS (dune->marker));
}

static const BotLaws laws = { find_broken, check_outcome, 40 };

static void
test_games (gconstpointer bot)
{
  g_autoptr (TcBuild) build = table_build (TABLE_FILE, NULL, NULL);

  bot_games_play_setups (build, bot, &laws);
}

static void
test_salt (gconstpointer bot)
{
  g_autoptr (TcBuild) build = table_build (SALT_FILE, NULL, NULL);

  bot_games_play_setups (build, bot, &laws);
}

static void
lose_target (const TcRuleset *ruleset, TcState *state)
{
  DuneState *dune = (DuneState *) state;

  dune->n_hand[1]--;
}

static void
lose_action (const TcRuleset *ruleset, TcState *state)
{
  ((DuneState *) state)->where[3] = 0x80;
}

static void
double_row (const TcRuleset *ruleset, TcState *state)
{
  DuneState *dune = (DuneState *) state;

  dune->row[1] = dune->row[0];
}

static void
forge_token (const TcRuleset *ruleset, TcState *state)
{
  DuneState *dune = (DuneState *) state;

  dune->received[0][dune->n_received[0]++] = 1;
}

static void
test_faults (void)
{
  static const BotFault faults[] = { lose_target, lose_action, double_row, forge_token };
  g_autoptr (TcBuild) build = table_build (TABLE_FILE, NULL, NULL);
  BotGames games;

  bot_games_init (&games, build);
  tc_rules_init (games.ruleset, 0, 1, games.state, NULL);
  bot_games_check_faults (&games, &laws, faults, G_N_ELEMENTS (faults));
  bot_games_clear (&games);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/dune/games/random", "random", test_games);
  g_test_add_data_func ("/dune/games/heuristic", "heuristic", test_games);
  g_test_add_data_func ("/dune/games/salt-random", "random", test_salt);
  g_test_add_data_func ("/dune/games/salt-heuristic", "heuristic", test_salt);
  g_test_add_func ("/dune/games/faults", test_faults);

  return g_test_run ();
}
