/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "rules/tc-game-acts.h"
#include "rules/tc-game.h"
#include "rules/tc-view.h"

G_BEGIN_DECLS

/* What an umpire does to a position, whatever the rules say: a piece is put somewhere else or
 * turned over, a place gets another owner, a track another number (TC_VERB_PUT and the like). Such
 * a move is in the log and in the replay, with a note, and is undone like any other. In a game with
 * secrets it is the umpire's alone, like the note; a seat is told what was changed when it sees
 * that on the board, and otherwise only that something was. No list of legal moves has it, so no
 * bot makes one and no series counts one. */

/** tc_umpire_can_arrange: whether the system knows how. */
gboolean tc_umpire_can_arrange (const TcRuleset *ruleset);

/**
 * tc_umpire_check:
 * @out_why: (out) (transfer full) (optional): why not, as a sentence
 *
 * Whether the umpire may do @move now: the system has such a thing, nothing is in the middle of
 * being resolved, and afterwards somebody can decide something or the game is over.
 */
gboolean tc_umpire_check (const TcRuleset *ruleset,
                          const TcState *state,
                          const TcMove *move,
                          char **out_why);

/** tc_umpire_list: (transfer full) (element-type TcMove): all that can be done with @subject now,
 * in order; numbers up to where they end. One that would leave nobody anything to decide may be
 * among them. */
GArray *tc_umpire_list (const TcRuleset *ruleset,
                        const TcState *state,
                        TcThing subject) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tc_umpire_dup_why_none: (transfer full):
 * @name: of a thing about which tc_umpire_list () has nothing, or of what is no thing, as a deck
 *
 * Why nothing can be changed about it, in sentences.
 */
char *tc_umpire_dup_why_none (const TcRuleset *ruleset,
                              const TcState *state,
                              const char *name) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tc_umpire_dup_title: (transfer full):
 * @piece: (nullable): of a view
 * @name: that of @piece, as it is shown
 *
 * @name, with that of the player whose figure it is: "Ben (Jenny)". The log and the boxes speak of
 * players.
 */
char *tc_umpire_dup_title (const TcRuleset *ruleset,
                           const TcViewToken *piece,
                           const char *name) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tc_umpire_read_step:
 * @out_number: (out): what the track shows at this step
 *
 * Whether the value of @move is the step of a track, and not the number itself.
 */
gboolean tc_umpire_read_step (const TcRuleset *ruleset, const TcMove *move, gint *out_number);

/**
 * tc_game_arrange:
 * @note: (nullable): why, for the log and the replay of the umpire, or of everybody where nothing
 * is hidden; what is no letter, as a line break, becomes a blank
 *
 * Makes an umpire's move, and drops what could be redone. A step of its own.
 */
gboolean tc_game_arrange (TcGame *game,
                          const TcMove *move,
                          const char *note,
                          const TcRequest *request,
                          GError **error);

/** tc_game_is_arranged: whether move @index was an umpire's. */
gboolean tc_game_is_arranged (TcGame *game, guint index);

/** tc_game_get_note: (transfer none) (nullable): what was noted on move @index. */
const char *tc_game_get_note (TcGame *game, guint index);

G_END_DECLS
