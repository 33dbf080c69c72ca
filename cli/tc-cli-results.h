/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-cli.h"

G_BEGIN_DECLS

/* TcResults: a series of games that was played, for a report. */
typedef struct {
  const char *file; /* as it was named */
  TcRuleset *ruleset;
  const TcSimulationPlan *plan;
  const TcStatistics *statistics;
  double seconds;
  guint n_jobs;
  gboolean is_interrupted;
} TcResults;

/** tc_cli_append_results: for people. */
void tc_cli_append_results (GString *out, const TcResults *results);

/** tc_cli_append_results_json: one object, "turncoat-simulation/1"; see the manual page. The same
 * games give the same text: what it took is not in it. */
void tc_cli_append_results_json (GString *out, const TcResults *results);

/** tc_cli_append_results_csv: one value a line: section, id, key, count, of, share, low, high. */
void tc_cli_append_results_csv (GString *out, const TcResults *results);

/** tc_cli_dup_play_command: (transfer full): what plays game @game of the series again. */
char *tc_cli_dup_play_command (const TcResults *results, guint64 game);

/** tc_cli_dup_bots: (transfer full): who played, as --bots reads it. */
char *tc_cli_dup_bots (TcRuleset *ruleset, guint setup, const TcBot *const *bots);

/** tc_cli_get_n_seats: how many took part. */
guint tc_cli_get_n_seats (const TcResults *results);

/** tc_cli_dup_title: (transfer full): that of the scenario, printable; of its game without one. */
char *tc_cli_dup_title (TcRuleset *ruleset);

/** tc_cli_append_options: a line for each option of play, and the house rules that are on. */
void tc_cli_append_options (GString *out, TcRuleset *ruleset);

G_END_DECLS
