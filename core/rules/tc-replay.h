/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "rules/tc-divergence.h"
#include "rules/tc-game-tree.h"
#include "rules/tc-game.h"
#include "rules/tc-ruleset.h"

G_BEGIN_DECLS

/* Replays: a game as text by ids, one move a line with the position's hash after it, so that it can
 * be read, kept in git, and played on edited data. Replays are untrusted input: any text gives a
 * game or a message with its line. */

/* How TC_SEAT_PUBLIC is named where else a seat is. */
#define TC_REPLAY_PUBLIC "everyone"

/**
 * tc_replay_dup_text:
 * @viewer: a seat, %TC_SEAT_PUBLIC, or %TC_SEAT_NONE for the whole game
 *
 * The game as a seat saw it is a record to read and to compare: without the seed and what others
 * decided in secret, and with hashes of the positions as the seat may know them. It says nothing
 * that the seat was not told, and so it cannot be played again.
 *
 * Returns: (transfer full): header (system, rules version, setup, seed, digest of the scenario's
 *   text), then the moves.
 */
char *tc_replay_dup_text (TcGame *game, guint8 viewer) G_GNUC_WARN_UNUSED_RESULT;

/** tc_replay_dup_option: (transfer full) (nullable): what the option of play @option was set to
 * when
 * @text was recorded. */
char *tc_replay_dup_option (const char *text, const char *option) G_GNUC_WARN_UNUSED_RESULT;

/** tc_replay_dup_scenario_id: (transfer full) (nullable): the id of the scenario that the header of
 * @text names; %NULL when it names none. For finding the file; tc_replay_play () judges. */
char *tc_replay_dup_scenario_id (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tc_replay_play:
 * @text: NUL-terminated
 * @out_divergence: (out caller-allocates): cleared by the caller; kind NONE when it all fits. After
 *   another position or a header that differs it plays on; at an illegal move it stops.
 *
 * Returns: (transfer full) (nullable): the game as far as it could be played; %NULL with
 *   %TC_DIVERGENCE_SYNTAX when the header cannot be used, as that of a game seen by one seat.
 */
TcGame *tc_replay_play (TcRuleset *ruleset,
                        const char *text,
                        TcDivergence *out_divergence) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tc_replay_open:
 * @out_tree: (out) (transfer full) (nullable): the branches of the game, of which the game itself
 * is the current one; to be played with tc_game_tree_switch (). Faulty ones are a divergence and
 * are left out
 *
 * As tc_replay_play (), which also says when the branches are faulty, but at the position in which
 * the game was saved: moves that were taken back then can be made again.
 */
TcGame *tc_replay_open (TcRuleset *ruleset,
                        const char *text,
                        TcGameTree **out_tree,
                        TcDivergence *out_divergence) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
