/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-badge-lint-private.h is private to core/."
#endif

#include "lint/tc-lint-private.h"
#include "text/tc-cause.h"

G_BEGIN_DECLS

/* Findings that only the rules of the game know. They read the tree, not the compiled rules. What
 * is counted over the whole file is judged only when nothing in it has a fault of its own: an
 * element that could not be read would be missing from every count. */

/* A place of the board, as far as it could be read. */
typedef struct {
  gboolean is_city; /* it takes a tile */
  gboolean is_hole;
  gboolean is_street; /* within the city */
  gboolean leads_out; /* some way leads from here to an exit */
  guint8 walls;       /* bits of sides, north first, then clockwise */
  guint8 exits;       /* the same */
} BadgeLintPlace;

typedef struct {
  TcScenario *scenario;
  TcReport *report;
  TcNode board;
  TcNode city;
  gint64 columns; /* of the board, once the city fits it */
  gint64 rows;
  BadgeLintPlace *places; /* row by row */
  guint n_cells;          /* places that take tiles */
} BadgeLint;

/** badge_lint: the system's hook. */
void badge_lint (TcScenario *scenario, TcReport *report);

/* tc-badge-lint-board.c */

/** badge_lint_board: reads the places of a board on which the city fits. FALSE when a hole, a
 * street, a wall or a gate is not on it. */
gboolean badge_lint_board (BadgeLint *lint);

/** badge_lint_find_place: (nullable): that @node names. */
BadgeLintPlace *badge_lint_find_place (BadgeLint *lint, TcNode node);

/* tc-badge-lint-deck.c */
void badge_lint_deck (BadgeLint *lint);

/* tc-badge-lint-sequence.c */

/** badge_lint_judge_places: TRUE when the sequence is not written out place by place. */
gboolean badge_lint_judge_places (BadgeLint *lint);
void badge_lint_judge_turn (BadgeLint *lint);

/* tc-badge-lint-setup.c */
void badge_lint_setups (BadgeLint *lint);

/** badge_lint_count_players: how many are listed. */
guint badge_lint_count_players (BadgeLint *lint);

/** badge_lint_get_most_players: of all setups. */
guint badge_lint_get_most_players (BadgeLint *lint);

/** badge_lint_count_down: the city tiles that lie face down in @setup. */
guint badge_lint_count_down (BadgeLint *lint, TcNode setup);

/* tc-badge-lint-rules.c */
void badge_lint_rules (BadgeLint *lint);
void badge_lint_milestones (BadgeLint *lint);

/** badge_lint_find: the first child of section @section named @name, or TC_NODE_NONE. */
TcNode badge_lint_find (BadgeLint *lint, const char *section, const char *name);

/** badge_lint_offer: the fix that writes @value for @attribute of @node. */
void badge_lint_offer (BadgeLint *lint,
                       TcFinding *finding,
                       TcNode node,
                       const char *attribute,
                       gint64 value);

/** badge_lint_offer_default: the fix that leaves @attribute out: it is then as the rulebook has it.
 */
void badge_lint_offer_default (BadgeLint *lint,
                               TcFinding *finding,
                               TcNode node,
                               const char *attribute);

/** badge_lint_offer_removal: the fix that removes @node. */
void badge_lint_offer_removal (BadgeLint *lint, TcFinding *finding, TcNode node);

/** badge_lint_point: "@text" at another node that explains @finding; @text is translated. */
void badge_lint_point (BadgeLint *lint, TcFinding *finding, TcNode node, const char *text);

/** badge_lint_sum: the copies of all children of @section named @name whose colour is @colour
 * (TC_NODE_NONE: any). */
gint64 badge_lint_sum (BadgeLint *lint, const char *section, const char *name, TcNode colour);

/** badge_lint_find_colour: the first child of @section named @name with @colour, or TC_NODE_NONE.
 */
TcNode badge_lint_find_colour (BadgeLint *lint,
                               const char *section,
                               const char *name,
                               TcNode colour);

/** badge_lint_find_second: the first child of @section named @name whose colour another one before
 * it has, or TC_NODE_NONE. */
TcNode badge_lint_find_second (BadgeLint *lint, const char *section, const char *name);

/** badge_lint_is_absent: no fugitive has @colour, and no hideout either that would have told so. */
gboolean badge_lint_is_absent (BadgeLint *lint, TcNode colour);

/** badge_lint_read_rule: number @name of section @section of the rules, or its default.
 * @out_node: the section, or TC_NODE_NONE. FALSE when it has a fault of its own, or neither is
 * there. */
gboolean badge_lint_read_rule (BadgeLint *lint,
                               const char *section,
                               const char *name,
                               gint64 *out,
                               TcNode *out_node);

/* The codes of its findings. */
#define BADGE_N_CODES 44
extern const TcCode badge_codes[BADGE_N_CODES];

/* What only follows from other findings. */
#define BADGE_N_CAUSES 4
extern const TcCause badge_causes[BADGE_N_CAUSES];

G_END_DECLS
