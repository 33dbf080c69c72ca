/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-replay-private.h is private to core/."
#endif

#include "rules/tc-game-tree.h"
#include "rules/tc-replay.h"

G_BEGIN_DECLS

#define TC_REPLAY_MAGIC     "turncoat-replay 1"
#define TC_REPLAY_MAX_BYTES (16u * 1024u * 1024u)
#define TC_REPLAY_MAX_LINE  1000u
#define TC_REPLAY_ACT       "! "
#define TC_REPLAY_NOTE      "note "
#define TC_REPLAY_UMPIRE    "umpire"
#define TC_REPLAY_TREE      "=" /* begins what is said of branches (tc-game-tree-text.c) */
#define TC_REPLAY_LINE      "= line "
#define TC_REPLAY_AT        "= at "
#define TC_REPLAY_PIN       "# pin "

/* (transfer full): of the scenario's text. */
char *tc_replay_dup_digest (TcScenario *scenario) G_GNUC_WARN_UNUSED_RESULT;
const char *tc_replay_get_scenario_id (TcScenario *scenario);

/* (transfer full): move @index as "SEAT: MOVE", as everybody may know it. */
char *tc_replay_dup_move (TcGame *game, guint index) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tc_replay_play_move:
 * @move: "SEAT: MOVE  @HASH", or without the hash
 * @line: where it stands, for @divergence, which keeps what it has
 *
 * Returns: %FALSE when it cannot be played
 */
gboolean tc_replay_play_move (TcGame *game, const char *move, guint line, TcDivergence *divergence);

/* Reads the branches of the text of a replay: its lines of play, bookmarks and pins. %FALSE when
 * they are faulty; @divergence keeps what it has. */
gboolean tc_game_tree_read (TcGameTree *tree, const char *text, TcDivergence *divergence);

G_END_DECLS
