/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-core.h>

G_BEGIN_DECLS

/* What the fixtures of all systems do with a position made by hand: moves are written as in a log.
 */

/** position_why: the reason's id: "legal", or why @text is not. */
const char *position_why (const TcRuleset *ruleset, const TcState *state, const char *text);

/** position_dup_explanation: (transfer full): what a player who tries @text is told. */
char *position_dup_explanation (const TcRuleset *ruleset, const TcState *state, const char *text);

/** position_play: one legal move; what happens comes after what @events has already. */
void position_play (const TcRuleset *ruleset, TcState *state, const char *text, TcEvents *events);

/** position_play_all: legal moves, parted by "; "; afterwards @events has what happened in them and
 * nothing from before. */
void position_play_all (const TcRuleset *ruleset,
                        TcState *state,
                        const char *moves,
                        TcEvents *events);

/** position_dup_moves: (transfer full): every legal move, parted by "; " as above. */
char *position_dup_moves (const TcRuleset *ruleset, const TcState *state);

/** position_find: the index of thing @id among the @n from @first on, which it has to be one of. */
guint position_find (const TcRuleset *ruleset, const char *id, guint first, guint n);

/** position_find_logged: the number of the first event whose line begins with @text, or -1. */
gint position_find_logged (const TcRuleset *ruleset, const TcEvents *events, const char *text);

/** position_logged: whether a line that begins with @text was reported. */
gboolean position_logged (const TcRuleset *ruleset, const TcEvents *events, const char *text);

G_END_DECLS
