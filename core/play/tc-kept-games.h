/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "build/tc-build.h"

G_BEGIN_DECLS

/* Games that are kept as tests of a scenario: replays in a folder beside it, "sedan.tests" beside
 * "sedan.scenario.xml". Each is played again whenever the scenario is checked, and where it goes
 * differently that is a finding (PLY004, PLY005) at the line of the replay; so are its branches. */

#define TC_KEPT_GAMES_FOLDER_SUFFIX ".tests"
#define TC_KEPT_GAME_SUFFIX         ".replay"

/** tc_kept_games_dup_folder: (transfer full): the folder that belongs to the scenario at @path,
 * whether there is one or not. */
char *tc_kept_games_dup_folder (const char *path) G_GNUC_WARN_UNUSED_RESULT;

/** tc_kept_games_list: (transfer full) (element-type filename): the paths of the games that are
 * kept for the scenario at @path, by name. */
GPtrArray *tc_kept_games_list (const char *path) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tc_kept_games_run:
 * @build: what cannot be played for its errors is not played, and adds nothing
 * @systems: NULL-terminated
 * @path: where the scenario lies
 * @report: gets the findings, in the replays
 *
 * Plays them with the options of play that each was recorded with.
 *
 * Returns: how many could be read
 */
guint tc_kept_games_run (TcBuild *build,
                         const TcSystem *const *systems,
                         const char *path,
                         TcReport *report);

G_END_DECLS
