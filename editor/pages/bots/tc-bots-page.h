/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "pages/tc-page.h"

G_BEGIN_DECLS

/* TcBotsPage: the tables by which a bot of the scenario decides, and what each row does in a
 * position: of the game that is being played, or of one that the bot plays with itself. Rows are
 * put into another order by dragging and by Alt and the arrow keys. Bound to the roles bot-table
 * and bot-row.
 *
 * Actions: bots.add-table(s), bots.remove-table, bots.add-row(s), bots.remove-row, bots.up,
 * bots.down, bots.find. */

#define TC_TYPE_BOTS_PAGE (tc_bots_page_get_type ())
G_DECLARE_FINAL_TYPE (TcBotsPage, tc_bots_page, TC, BOTS_PAGE, TcPage)

/** TcBotsGameFunc: (transfer none) (nullable): the game that is being played; @out_viewer: who
 * looks at it. */
typedef TcGame *(*TcBotsGameFunc) (gpointer user_data, guint8 *out_viewer);

/** tc_bots_page_set_game: @user_data lives as long as the page. */
void tc_bots_page_set_game (TcBotsPage *self, TcBotsGameFunc func, gpointer user_data);

G_END_DECLS
