/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-core.h>

#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

G_BEGIN_DECLS

/* Positions made by hand for the rules of Betrayal!: an empty map at the start of somebody's
 * movement, units put by id, moves by their text, dice forced. */

typedef struct {
  TcBuild *build;
  TcRuleset *ruleset;
  const BetrayalRules *rules;
  BetrayalState *state;
  TcEvents *events; /* of the last move */
} Board;

#define BOARD_FROZEN  "tests/fixtures/frozen-1940.scenario.xml"
#define BOARD_SHIPPED "scenarios/betrayal-1940/betrayal-1940.scenario.xml"

/* The frozen scenario, with @from replaced by @to when it is not NULL; turn 2, everything off the
 * map but the French Republic in Paris, @player (0 Germans, 1 French, 2 British) about to move. */
void board_init (Board *board, guint player, const char *from, const char *to);

/* The same with several replacements, {from, to}, the last followed by NULL. */
typedef const char *const BoardEdit[2];
void board_init_edited (Board *board, guint player, BoardEdit *edits);
void board_clear (Board *board);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Board, board_clear)

/* The opening of @setup, whatever is decided there first; takes @build. */
void board_open (Board *board, TcBuild *build, const char *setup, guint64 seed);

/* A build of the frozen scenario with @from replaced; its findings are not looked at. */
TcBuild *board_build (const char *from, const char *to) G_GNUC_WARN_UNUSED_RESULT;

/* The same of any file, from the top of the project. */
TcBuild *board_build_file (const char *file,
                           const char *from,
                           const char *to) G_GNUC_WARN_UNUSED_RESULT;

/* Units, separated by blanks, into an area or a box. */
void board_put (Board *board, const char *units, const char *place);
void board_reduce (Board *board, const char *unit);

/* The tactic of German units; it counts as rolled. */
void board_tactic (Board *board, const char *units, BetrayalTactic tactic);

void board_control (Board *board, BetrayalSide side, const char *area);

/* After tactics are given: marks required attacks and who may fight where. */
void board_begin (Board *board);

guint board_counter (const Board *board, const char *id);
gboolean board_is_in (const Board *board, const char *unit, const char *place);
gboolean board_is_reduced (const Board *board, const char *unit);

/* The next dice show @faces, a digit each. */
void board_force (Board *board, const char *faces);

/* Why @move is not legal: the reason's id, or "legal". */
const char *board_why (const Board *board, const char *move);

/* Applies legal moves, separated by "; ". */
void board_choose (Board *board, const char *moves);

/* The same, and after each the combat that is the only one left. */
void board_play (Board *board, const char *moves);

/* Whether the last move led to an event whose text is @text without its rule. */
gboolean board_logged (const Board *board, const char *text);

/* The number of that event among those of the last move, or -1. */
gint board_find_logged (const Board *board, const char *text);

guint board_count_moves (const Board *board);

G_END_DECLS
