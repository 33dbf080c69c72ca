/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/paint/tc-board-paint.h"

G_BEGIN_DECLS

/* Signs: 32-bit sums of what a picture is made of, which show what must be painted or
 * placed again. Only for what lives as long as the process. */

#define TC_BOARD_SIGN 2166136261u /* of nothing */

/** tc_board_sign_container: all that the drawing of one container is made of. */
guint tc_board_sign_container (const TcBoardLayout *layout, guint container);

/** tc_board_sign_common: size, owners' colours, links and scenery, as far as the @layers show them:
 * a change of these repaints all. */
guint tc_board_sign_common (const TcBoardLayout *layout, TcBoardLayers layers);

G_END_DECLS
