/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/layout/tc-board-layout.h"

G_BEGIN_DECLS

/* A board in words, for the status line, tooltips and screen readers. */

/** tc_board_describe: the container or token @key of the view: "Sedan, clear, France; adjacent to
 * Dinant, Longwy; holds 10C corps 2-2-1, France"; (nullable): %NULL when the view has no @key. */
char *tc_board_describe (const TcBoardLayout *layout, const char *key) G_GNUC_WARN_UNUSED_RESULT;

/** tc_board_describe_briefly: (transfer full) (nullable): what is seen around it is left to the
 * line under the board: "Sedan, clear, France", and below that what lies there, or in the stack of
 * a token, a line each, the uppermost first. */
char *tc_board_describe_briefly (const TcBoardLayout *layout,
                                 const char *key) G_GNUC_WARN_UNUSED_RESULT;

/** tc_board_describe_all: "50 places, 93 counters". */
char *tc_board_describe_all (const TcBoardLayout *layout) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
