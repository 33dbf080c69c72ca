/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-core.h>

G_BEGIN_DECLS

/* Setups that say how many equal pieces lie where, and the operations that change that; from the
 * roles setup, stock (so many pieces in a place), free-stock (so many that their owner places),
 * piece-kind, space and track-zone. Without any widget. */

/* Keys that are no data of the scenario; "@" cannot begin an id. */
#define TC_STOCK_BOX_OFF "@off"

/** tc_stock_is_in: whether setups of the schema have rows of role "stock". */
gboolean tc_stock_is_in (TcScenario *scenario);

/** tc_stock_new_view: (transfer full): the board and boxes beside it with the pieces where the
 * setup puts them: one token for equal ones. */
TcView *tc_stock_new_view (TcScenario *scenario, TcNode setup) G_GNUC_WARN_UNUSED_RESULT;

/** tc_stock_find_row: the row of the setup that token @key stands for; TC_NODE_NONE for pieces that
 * are in no row, and for what is no such token. */
TcNode tc_stock_find_row (TcScenario *scenario, TcNode setup, const char *key);

/** tc_stock_dup_key: (transfer full) (nullable): of the token that stands for @row. */
char *tc_stock_dup_key (TcScenario *scenario, TcNode row) G_GNUC_WARN_UNUSED_RESULT;

/** tc_stock_list_allowed: (transfer full): ids of the places where the pieces of @row, of role
 * "free-stock", may go; empty for other rows. */
GStrv tc_stock_list_allowed (TcScenario *scenario, TcNode row) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tc_stock_new_move:
 * @subject: key of a token
 * @target: key of a container
 *
 * Returns: (transfer full) (nullable): the operation that moves one piece there; %NULL when it is
 *   there already, and with @out_why_not, in words, when the setup cannot
 */
TcOperation *tc_stock_new_move (TcScenario *scenario,
                                TcNode setup,
                                const char *subject,
                                const char *target,
                                char **out_why_not) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
