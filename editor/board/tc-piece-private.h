/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/layout/tc-board-layout.h"
#include "board/tc-piece.h"

G_BEGIN_DECLS

/** tc_piece_set_get_layout: knows the owners' colours. */
const TcBoardLayout *tc_piece_set_get_layout (TcPieceSet *set);

G_END_DECLS
