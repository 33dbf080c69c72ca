/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-core.h>

G_BEGIN_DECLS

/* What the fixtures of all systems do with a position made by hand: moves are written as in a log.
 */

/** position_build: (transfer full): @file, from the top of the project, with @from replaced by @to
 * unless that is %NULL; whatever its findings. @system, nullable, is the only one that is known. */
TcBuild *position_build (const TcSystem *system, const char *file, const char *from, const char *to)
  G_GNUC_WARN_UNUSED_RESULT;

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

/** position_dup_log: (transfer full): what @viewer is told of @events, each on a line. */
char *position_dup_log (const TcRuleset *ruleset, const TcEvents *events, guint8 viewer);

/** position_dup_shown: (transfer full): what @viewer sees of the position:
 *
 *   status, prompt          these words
 *   notes, links            each on a line
 *   beliefs SEAT            of all others about the container of that key
 *   any other               the container of that key: its name, kind and marks, and a line for
 * each token in it
 */
char *position_dup_shown (const TcRuleset *ruleset,
                          const TcState *state,
                          guint8 viewer,
                          const char *what);

/** position_dup_answer: (transfer full): what the position answers to @question:
 *
 *   moves               every legal move
 *   phase               who decides what: "ada targeting 4", with the turn
 *   why MOVE            why not, or "legal"
 *   explain MOVE        the same as people read it
 *   log [SEAT]          what happened in @events
 *   shown WHAT [SEAT]   see position_dup_shown ()
 *   outcome             bits of what is reached, the levels of two sides, and all seats' points
 *   evaluate SEAT       what the system makes of it for the search
 *   milestones          those that are reached
 *   share SEAT WORDS in WHAT
 *                       in how many of a hundred worlds that the seat takes for possible WHAT shows
 *                       WORDS; in each of them all is so that the seat knows
 *
 * Where no seat is named all is seen. */
char *position_dup_answer (const TcRuleset *ruleset,
                           const TcState *state,
                           const TcEvents *events,
                           const char *question);

G_END_DECLS
