/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-cli.h"

G_BEGIN_DECLS

/** TcCliTrial: games that turncoat validate --play has bots play. */
typedef struct {
  guint n_games; /* of each setup; 0: none are played */
  guint max_decisions;
  guint64 seed;
  const char *folder; /* where replays go */
} TcCliTrial;

/** tc_cli_trial_run: plays the setups of @build, named @path, and adds what is found to its report.
 * Progress is shown on a terminal. %FALSE when Ctrl-C or a replay that could not be written ended
 * it, and that has been said. */
gboolean tc_cli_trial_run (const TcCliTrial *trial, const char *path, TcBuild *build);

G_END_DECLS
