/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <gio/gio.h>

#include "build/tc-build.h"

G_BEGIN_DECLS

/* Trials: bots play a few games of every setup of a scenario, not to see who wins but whether the
 * game can be played: that somebody can always move, that every position keeps what the rules core
 * promises, and that games end. What goes wrong is a finding of family PLY at the setup, with the
 * replay of the first such game.
 *
 * Games with an even number are played by random bots, the others by the system's own: the first
 * get into corners, the second play on to the end. Game i of a setup is that of
 * tc_simulation_get_seed (seed, i), so the same scenario gives the same findings on every machine.
 */

/* No shipped scenario takes a tenth of it. */
#define TC_TRIAL_MAX_DECISIONS 20000u

/** TcTrialKeep: (transfer full) (nullable): keeps the replay of game @game of @setup, which shows
 * the problem @code, and says under which name; %NULL when it could not, and that has been said. */
typedef char *(*TcTrialKeep) (const char *setup,
                              guint game,
                              const char *code,
                              const char *replay,
                              gpointer user_data);

/** TcTrialProgress: after each game and every few thousand decisions, in the same thread. */
typedef void (*TcTrialProgress) (guint n_done, guint n_games, gpointer user_data);

typedef struct {
  guint n_games; /* of each setup */
  guint64 seed;
  guint max_decisions;      /* a longer game counts as endless; 0: TC_TRIAL_MAX_DECISIONS */
  TcTrialKeep keep;         /* nullable */
  TcTrialProgress progress; /* nullable */
  gpointer user_data;
} TcTrialPlan;

/**
 * tc_trial_run:
 * @build: what cannot be played for its errors is not played, and adds nothing
 * @report: gets the findings, in the files of @build
 * @cancellable: (nullable)
 *
 * Returns: %FALSE when cancelled; what was found until then is reported.
 */
gboolean tc_trial_run (TcBuild *build,
                       const TcTrialPlan *plan,
                       GCancellable *cancellable,
                       TcReport *report);

G_END_DECLS
