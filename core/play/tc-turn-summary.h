/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "rules/tc-game.h"

G_BEGIN_DECLS

/* What a turn came to: who controls what, what left the board and what entered it, and the score as
 * it stands. It compares the positions before and after as a viewer may see them, and so knows no
 * game. What an umpire changed is not compared: it stands between the lines of what was played, as
 * the log has it. */

/** tc_turn_summary_ends_at: whether move @index of the record ends a turn, or the game. */
gboolean tc_turn_summary_ends_at (TcGame *game, guint index);

/** tc_turn_summary_find_line: before which line of what tc_game_dup_log () gives of move @index
 * (-1: the beginning) the summary of a turn stands, which may be behind the last; -1 for none. */
gint tc_turn_summary_find_line (TcGame *game, guint8 viewer, gint index);

/** tc_turn_summary_dup_turn: (transfer full): what the game calls the turn that the position after
 * @n_moves is in: "Turn 3", "Final Decision round". */
char *tc_turn_summary_dup_turn (TcGame *game,
                                guint8 viewer,
                                guint n_moves) G_GNUC_WARN_UNUSED_RESULT;

/** tc_turn_summary_dup: (transfer full): NULL-terminated lines about the turn that move @index
 * ends, as @viewer (TC_SEAT_NONE: who sees everything) may know; the first is a heading. */
char **tc_turn_summary_dup (TcGame *game, guint8 viewer, guint index) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
