/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/layout/tc-board-layout.h"

G_BEGIN_DECLS

/* A table: a view without spaces, for games that have no map. Players sit around it clockwise from
 * the upper left, each with a panel that holds what belongs to the player; piles and tracks lie
 * between them. No GTK types. */

/* Parts of a counter's size. */
#define TC_BOARD_PANEL_TITLE 0.86 /* the strip of the player's name, at the top */

/** tc_board_is_table: there are players and no spaces. */
gboolean tc_board_is_table (const TcView *view);

/** tc_board_is_panel: @container is a player's. */
gboolean tc_board_is_panel (const TcBoardLayout *layout, guint container);

/** tc_board_is_in_panel: it lies before a player, to whom it belongs, or is the panel itself. */
gboolean tc_board_is_in_panel (const TcBoardLayout *layout, guint container);

G_END_DECLS
