/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-core.h>

G_BEGIN_DECLS

/* Whole games of bots from every setup, with every law of the system looked at after every
 * decision. TC_GAMES says how many of each (10,000 are the bar of a release), TC_BOTS of which
 * bots, by id with commas between them. */

#define BOT_GAMES_MAX_DECISIONS 40000

/** BotGames: one table at which games are played. */
typedef struct {
  TcRuleset *ruleset; /* borrowed of the build */
  TcBotDesk *desk;
  TcMove *moves;
  const TcBot *bots[TC_MAX_SEATS];
  guint setup;
  TcState *before; /* one decision earlier */
  TcState *state;
  guint n_decisions; /* of the last game */
} BotGames;

/** BotLaws: what a system asks of its positions. */
typedef struct {
  /* (nullable): the first law that @state breaks, in words. @before: (nullable) */
  const char *(*find_broken) (const TcRuleset *ruleset,
                              const TcState *before,
                              const TcState *state);
  void (*check_outcome) (const TcRuleset *ruleset, const TcState *state, const TcOutcome *outcome);
  guint n_games; /* of each setup and bot when TC_GAMES is not set */
} BotLaws;

/** BotFault: breaks a law of @state. */
typedef void (*BotFault) (const TcRuleset *ruleset, TcState *state);

void bot_games_init (BotGames *games, TcBuild *build);
void bot_games_clear (BotGames *games);

/** bot_games_play_setups: fails with setup, seed and move when a law is broken. */
void bot_games_play_setups (TcBuild *build, const char *bot, const BotLaws *laws);

/** bot_games_check_faults: each of @faults, planted into the position of @games, must be found. */
void bot_games_check_faults (BotGames *games,
                             const BotLaws *laws,
                             const BotFault *faults,
                             guint n_faults);

/** bot_games_add_tests: one at @path for each bot, with its id as data. */
void bot_games_add_tests (const char *path, GTestDataFunc test);

G_END_DECLS
