/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "pages/play/tc-play-part.h"

G_BEGIN_DECLS

/* TcPlainMoves: buttons for the legal moves that need nothing on the board, above all to end a
 * phase. While a duty is left there is one that says which. They play by "play.apply". */

#define TC_TYPE_PLAIN_MOVES (tc_plain_moves_get_type ())
G_DECLARE_FINAL_TYPE (TcPlainMoves, tc_plain_moves, TC, PLAIN_MOVES, TcPlayPart)

/** tc_plain_moves_show: those of @view, which is the session's now. */
void tc_plain_moves_show (TcPlainMoves *self, const TcView *view);

/** tc_plain_moves_find: what Ctrl+Enter plays: the only button, else the only one that ends or
 * declines something; %FALSE when there is none. */
gboolean tc_plain_moves_find (TcPlainMoves *self, TcMove *out_move);

G_END_DECLS
