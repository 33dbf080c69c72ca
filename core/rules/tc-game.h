/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "rules/tc-ruleset.h"
#include "rules/tc-system.h"

G_BEGIN_DECLS

/* TcGame: one game being played: (ruleset, setup, seed, moves) with its states for undo and its
 * log. tc_game_undo () goes back over whole decisions: the moves of one group are one step; what a
 * player wants undone is one choice. Not thread-safe. */

#define TC_GAME_ERROR (tc_game_error_quark ())
GQuark tc_game_error_quark (void);

typedef enum {
  TC_GAME_ERROR_ILLEGAL, /* the message is tc_rules_explain ()'s */
  TC_GAME_ERROR_OVER,
  TC_GAME_ERROR_LEAVE, /* the message is tc_leave_get_text ()'s */
} TcGameError;

typedef struct _TcGame TcGame;

/** tc_game_new: (transfer full): takes a reference on @ruleset. */
TcGame *tc_game_new (TcRuleset *ruleset, guint setup, guint64 seed) G_GNUC_WARN_UNUSED_RESULT;
void tc_game_free (TcGame *game);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcGame, tc_game_free)

TcRuleset *tc_game_get_ruleset (TcGame *game);
guint tc_game_get_setup (TcGame *game);
guint64 tc_game_get_seed (TcGame *game);

/** tc_game_get_state: (transfer none): the current position, until the next call that changes it.
 */
const TcState *tc_game_get_state (TcGame *game);

/** tc_game_get_position: (transfer none): the position after @n_moves of the recorded moves. */
const TcState *tc_game_get_position (TcGame *game, guint n_moves);
guint64 tc_game_get_hash (TcGame *game);
gboolean tc_game_is_over (TcGame *game);

/** tc_game_get_moves: (transfer none): the legal moves now; valid until the game changes. */
const TcMove *tc_game_get_moves (TcGame *game, guint *out_n);

/** tc_game_apply: applies @move when it is in the legal list or a legal record (TcVerb.is_record),
 * or, where nothing is hidden, forces a die or is an umpire's; drops what could be redone. A record
 * is an undo step of its own. */
gboolean tc_game_apply (TcGame *game, const TcMove *move, GError **error);

/* Steps through the record, which ask nobody: for tools, and where nothing is hidden. What a player
 * wants undone goes through tc_game_undo_to (). */
gboolean tc_game_can_undo (TcGame *game);
gboolean tc_game_undo (TcGame *game);
gboolean tc_game_can_redo (TcGame *game);
gboolean tc_game_redo (TcGame *game);

/** tc_game_jump: undoes or redoes until @n_moves moves are made, or all of the record: within a
 * decision on a set, too. */
void tc_game_jump (TcGame *game, guint n_moves);

/* The record: every move applied, forced dice included; those that were undone and can be redone
 * come last. */

/** tc_game_get_n_moves: moves that are made now. */
guint tc_game_get_n_moves (TcGame *game);

/** tc_game_get_n_recorded: these and what could be redone: the indices below are less than it. */
guint tc_game_get_n_recorded (TcGame *game);
const TcMove *tc_game_get_move (TcGame *game, guint index);

/** tc_game_get_move_hash: the position hash after move @index. */
guint64 tc_game_get_move_hash (TcGame *game, guint index);

/** tc_game_get_move_seat: who decided move @index. */
guint8 tc_game_get_move_seat (TcGame *game, guint index);

/* A viewer is a seat, TC_SEAT_NONE for who may know everything, or TC_SEAT_PUBLIC for what all
 * players know. */

/** tc_game_is_move_seen: whether @viewer was told what was decided, or only that it was
 * (TcVerb.is_secret). */
gboolean tc_game_is_move_seen (TcGame *game, guint index, guint8 viewer);

/** tc_game_get_seen_hash: as tc_game_get_move_hash () of the position as @viewer may know it. */
guint64 tc_game_get_seen_hash (TcGame *game, guint index, guint8 viewer);

/** tc_game_get_dice: (transfer none): what was thrown while move @index was made, in order; @index
 * = -1: before the first decision. Valid until the game changes. */
const TcDie *tc_game_get_dice (TcGame *game, gint index, guint *out_n);

/** tc_die_get_name: translated: which one the die is that will be thrown as @nth from now: "second
 * die from now". */
const char *tc_die_get_name (guint nth);

/** tc_game_is_die_forced: whether @viewer may know that die @nth of tc_game_get_dice () shows what
 * somebody forced it to. */
gboolean tc_game_is_die_forced (TcGame *game, guint8 viewer, gint index, guint nth);

/** tc_game_dup_event: (transfer full) (nullable): event @event in words; %NULL when @viewer is not
 * told of it. */
char *tc_game_dup_event (TcGame *game, guint8 viewer, guint event);

/** tc_game_dup_news: (transfer full): NULL-terminated lines: of what happened since @from_move
 * moves were made all that nobody should miss (TcEventText.is_news) and @viewer is told. */
char **tc_game_dup_news (TcGame *game, guint8 viewer, guint from_move) G_GNUC_WARN_UNUSED_RESULT;

/** tc_game_dup_end: (transfer full): NULL-terminated lines: why the game is over
 * (TcEventText.is_end and is_news of the last move), as @viewer was told; none while it is not. */
char **tc_game_dup_end (TcGame *game, guint8 viewer) G_GNUC_WARN_UNUSED_RESULT;

/** tc_game_dup_outcome: (transfer full): NULL-terminated lines: why the game is over, as @viewer
 * was told, then who has won, by how much where that can differ, and what each player scores where
 * the game counts points. Of a game that goes on: the same without the first, as things stand,
 * which tells what players hide. */
char **tc_game_dup_outcome (TcGame *game, guint8 viewer) G_GNUC_WARN_UNUSED_RESULT;

/** tc_game_dup_log: (transfer full): NULL-terminated lines for people, as @viewer may read them
 * (TC_SEAT_NONE: all): what move @index did and the events that followed; @index = -1: what
 * happened before the first decision. */
char **tc_game_dup_log (TcGame *game, guint8 viewer, gint index) G_GNUC_WARN_UNUSED_RESULT;

/** tc_game_is_heading: whether @line of what tc_game_dup_log () gives heads the lines after it. */
gboolean tc_game_is_heading (TcGame *game, guint8 viewer, gint index, guint line);

/** tc_game_find_turn: which line of what tc_game_dup_log () gives of move @index says that a turn
 * begins; without one, the line behind what the move did, where acts follow. */
guint tc_game_find_turn (TcGame *game, guint8 viewer, guint index);

G_END_DECLS
