/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-cli.h"

G_BEGIN_DECLS

/* Who plays: the options --setup, --option, --seed and --bots, which mean the same to every
 * command. */

/** TcGameOptions: what was typed; %NULL for what was not. */
typedef struct {
  char *setup;
  char *seed;
  char *bots;
  char **settings; /* of --option, each "ID=VALUE"; the later one counts */
} TcGameOptions;

void tc_game_options_clear (TcGameOptions *options);

/**
 * tc_cli_open_game:
 * @out_setup: the first one, when none is named
 * @out_seed: of 64 bits and drawn, when none is given
 * @out_exit: what to return when the result is %NULL; the reason has been said
 *
 * Returns: (transfer full) (nullable): a build that has a ruleset.
 */
TcBuild *tc_cli_open_game (const TcCommand *command,
                           const TcGameOptions *options,
                           const char *arg,
                           guint *out_setup,
                           guint64 *out_seed,
                           TcExit *out_exit);

/** tc_cli_read_seed: %FALSE after saying what is wrong; a missing seed is drawn, of 64 bits. */
gboolean tc_cli_read_seed (const TcCommand *command, const char *text, guint64 *out_seed);

/** tc_cli_find_seat: the seat called @id that takes part in @setup; -1 after saying which do. */
gint tc_cli_find_seat (const TcCommand *command, TcRuleset *ruleset, guint setup, const char *id);

/**
 * tc_cli_read_bots:
 * @setup: whose players may be named
 * @spec: (nullable): "BOT" for every player, "PLAYER=BOT" for one, several with commas: the one
 *   for all comes first, and no player is named twice
 * @allow_human: whether "human" is a word
 * @bots: (inout): one for each seat that takes part, %NULL for a person; what @spec does not name
 *   stays
 *
 * Returns: %FALSE after saying what is wrong and what is known.
 */
gboolean tc_cli_read_bots (const TcCommand *command,
                           TcRuleset *ruleset,
                           guint setup,
                           const char *spec,
                           gboolean allow_human,
                           const TcBot **bots);

G_END_DECLS
