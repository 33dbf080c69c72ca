/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "rules/tc-game-tree.h"
#include "rules/tc-game.h"

G_BEGIN_DECLS

/**
 * tc_log_text_dup:
 * @tree: (nullable): whose notes on positions are among it
 * @notes: (nullable): what each seat has written down, each nullable
 *
 * Returns: (transfer full): the game as Markdown, as @viewer (TC_SEAT_NONE: who sees everything)
 * may read it: every turn with its decisions, what came of them and a summary, and what players
 * have written down; where players hide things it says at its head who may read it
 */
char *tc_log_text_dup (TcGame *game, TcGameTree *tree, const char *const *notes, guint8 viewer)
  G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
