/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "pages/play/tc-play-part.h"

G_BEGIN_DECLS

/* TcPlayMoves: the list of legal moves, those about what is selected on the board.
 *
 * Signals: chosen (guint index), pointed-at (guint index): into the moves of the view, or
 * TC_PLAY_MOVES_NONE; filter-changed: show () shows other rows now. */

#define TC_PLAY_MOVES_NONE G_MAXUINT

#define TC_TYPE_PLAY_MOVES (tc_play_moves_get_type ())
G_DECLARE_FINAL_TYPE (TcPlayMoves, tc_play_moves, TC, PLAY_MOVES, TcPlayPart)

/** tc_play_moves_show: the moves of @view about @selected ("" for all). @view: (transfer none): as
 * long as it is shown. */
void tc_play_moves_show (TcPlayMoves *self, const TcView *view, const char *selected);

/** tc_play_moves_set_answered: the page says why something is no legal move: how to learn that need
 * not stand here too. */
void tc_play_moves_set_answered (TcPlayMoves *self, gboolean is_answered);

/** tc_play_moves_hold: the move that the pointer left stays the one that is pointed at, until
 * tc_play_moves_release (): then the selected one is, or none. */
void tc_play_moves_hold (TcPlayMoves *self);
void tc_play_moves_release (TcPlayMoves *self);

/** tc_play_moves_go_to: all moves about what is selected, and the keyboard before them. */
void tc_play_moves_go_to (TcPlayMoves *self);

/** tc_play_moves_find: the keyboard to the filter, or before the moves when they are too few for
 * one. */
void tc_play_moves_find (TcPlayMoves *self);

G_END_DECLS
