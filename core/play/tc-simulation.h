/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <gio/gio.h>

#include "play/tc-statistics.h"
#include "rules/tc-bot-type.h"

G_BEGIN_DECLS

/* Simulation: many games of bots. A series is a seed; game i of it has a seed of its own, made from
 * both, so a series can be cut into parts that are played anywhere and merged, two scenarios can be
 * compared over the same dice, and any game can be played again alone. What comes out does not
 * depend on the number of threads. */

/* A game that takes more decisions is stopped and counted as not ended. */
#define TC_SIMULATION_MAX_DECISIONS 100000u

typedef struct {
  guint setup;
  const TcBot *bots[TC_MAX_SEATS]; /* one for each seat that takes part in the setup */
  guint64 seed;                    /* of the series */
  guint64 first;                   /* index of the first game */
  guint64 n_games;
  guint n_jobs;        /* threads; 0: one for each processor */
  guint max_decisions; /* of one game; 0: TC_SIMULATION_MAX_DECISIONS */
} TcSimulationPlan;

/** TcSimulationProgress: called about ten times a second, in the thread that runs the simulation.
 */
typedef void (*TcSimulationProgress) (guint64 n_done, guint64 n_games, gpointer user_data);

/** tc_simulation_get_seed: of game @game in the series @seed: at most 53 bits, so that it survives
 * every JSON reader. */
guint64 tc_simulation_get_seed (guint64 seed, guint64 game);

/**
 * tc_simulation_run:
 * @cancellable: (nullable): stops it; games that have begun are played to their end, so what was
 *   played is the beginning of the series and nothing is biased towards short games
 * @progress: (nullable)
 *
 * Blocks until it is done.
 *
 * Returns: (transfer full): of the games that were played; fewer than planned only when cancelled.
 */
TcStatistics *tc_simulation_run (TcRuleset *ruleset,
                                 const TcSimulationPlan *plan,
                                 GCancellable *cancellable,
                                 TcSimulationProgress progress,
                                 gpointer user_data) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
