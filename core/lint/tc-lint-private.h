/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-lint-private.h is private to core/."
#endif

#include "lint/tc-lint-map-private.h"
#include "lint/tc-lint.h"
#include "scenario/tc-operation.h"

G_BEGIN_DECLS

/* The families. What they ask of a role, whatever the element's name:
 *   space    attributes x and y are its centre; a child of role outline is its border
 *   outline  children of role point, attributes x and y
 *   link     its first two references to spaces are its ends
 *   table    attributes dice and faces; children of role row, attributes from and to; with children
 *            of role modifier or shift a total may leave what the dice alone can roll
 *   row      children of role cell, one for each sibling of role column that it names
 *   expect   attribute roll, perhaps a reference to a column; every other attribute says what the
 *            row or cell that the roll hits must say
 *   turn     attribute n, perhaps a date
 *   setup    attributes first-turn and last-turn; children of role placement, deployment,
 *            reinforcement (with a turn), boxed and absent, each with a reference to a piece;
 *            children of role quota, with a reference to an owner and children of role chosen
 *   piece    children of role face, the full side first; a reference to its owner
 *   anything attributes at-least and at-most
 * An element without one of these attributes is passed over, and so is a value with a fault that
 * the schema found: families run on trees with faults too, and add no consequence of one. */

/* A family that finds a fault marks what has it in @faulty (a set of nodes: spaces, tables,
 * setups), and those after it draw no conclusions from what is marked. */

/* tc-lint-board.c: what the links say of the board. */
void tc_lint_board (const TcLintMap *map, TcReport *report);

/* tc-lint-outline.c: what the outlines say of it, and whether the two agree. */
void tc_lint_outlines (const TcLintMap *map, TcReport *report, GHashTable *faulty);

/* tc-lint-corner.c: corners of one outline inside the edges of another. */
void tc_lint_corners (const TcLintMap *map, TcReport *report, GHashTable *faulty);

/* tc-lint-polygon.c: outlines that cross themselves or one another, and borders that part. */
void tc_lint_polygons (const TcLintMap *map, TcReport *report, GHashTable *faulty);

/* tc-lint-inside.c: outlines in others. Of those in @faulty nothing is said; adds its own. */
void tc_lint_insides (const TcLintMap *map, TcReport *report, GHashTable *faulty);

/** tc_lint_get_side: on which side of the line from a to b the place lies: -1, 0 (in line), 1. For
 * coordinates of files: 32 bits. */
static inline int
tc_lint_get_side (gint64 ax, gint64 ay, gint64 bx, gint64 by, gint64 x, gint64 y)
{
  gint64 cross = (bx - ax) * (y - ay) - (by - ay) * (x - ax);

  return (cross > 0) - (cross < 0);
}

/** tc_lint_add_slip_fix: where one corner of @space stands beside the place at which it would share
 * the borders around it, as one that was moved by mistake: moves it there. None unless @space then
 * crosses neither itself nor any of @others. */
void tc_lint_add_slip_fix (const TcLintMap *map,
                           TcFinding *finding,
                           guint32 space,
                           const guint32 *others,
                           guint n_others);

/* tc-lint-border.c: borders that part. */
void tc_lint_borders (const TcLintMap *map, TcReport *report, GHashTable *faulty);

/* tc-lint-table.c: rows. */
void tc_lint_tables (TcScenario *scenario, TcReport *report, GHashTable *faulty);

/* tc-lint-free.c; what it asks of roles is said in tc-free-setup.h. */
void tc_lint_free_setups (TcScenario *scenario, TcReport *report);
/* tc-lint-cell.c: cells and columns. */
void tc_lint_cells (TcScenario *scenario, TcReport *report, GHashTable *faulty);

/* tc-lint-expect.c: what examples say of tables. */
void tc_lint_expectations (TcScenario *scenario, TcReport *report);

/* tc-lint-setup.c: where counters stand at the start, and when they come. */
void tc_lint_setups (TcScenario *scenario, TcReport *report);

/** tc_lint_find_last_turn: of the turn record track; 0 when there is none. */
gint64 tc_lint_find_last_turn (TcScenario *scenario);

/* tc-lint-number.c: turns that do not count, bounds that contradict, sides of counters. */
void tc_lint_numbers (TcScenario *scenario, TcReport *report);

/** tc_lint_names: names that are equal or hide something, and modifiers of zero. */
void tc_lint_names (TcScenario *scenario, TcReport *report);

/* tc-lint-twice.c: conditions and choices of places that stand beside their equals. */
void tc_lint_twice (TcScenario *scenario, TcReport *report);

/** tc_lint_is_same: whether the two say the same, with all that they hold; sources and notes do not
 * count. */
gboolean tc_lint_is_same (TcScenario *scenario, TcNode a, TcNode b);

/** tc_lint_holds_same: the same of what they hold, whatever they are themselves. */
gboolean tc_lint_holds_same (TcScenario *scenario, TcNode a, TcNode b);

/** tc_lint_add_twice: reports @node under @code: @first, beside it, says the same. */
void tc_lint_add_twice (TcScenario *scenario,
                        TcReport *report,
                        const char *code,
                        TcNode first,
                        TcNode node);

/* tc-lint-likely.c: what nothing else in the file is like. */
void tc_lint_likely (TcScenario *scenario, TcReport *report);

/* tc-lint-unused.c: what nothing refers to. */
void tc_lint_unused (TcScenario *scenario, TcReport *report, GHashTable *faulty);

/* tc-lint-provenance.c: values that do not say where they come from. */
void tc_lint_provenance (TcScenario *scenario, TcReport *report);

/** tc_lint_add: a finding of @code at @attribute of @node, or at its name when @attribute is %NULL
 * or not written; with the node's key path. */
TcFinding *tc_lint_add (TcScenario *scenario,
                        TcReport *report,
                        const char *code,
                        TcNode node,
                        const char *attribute,
                        const char *format,
                        ...) G_GNUC_PRINTF (6, 7);

/** tc_lint_get_place: the span of the node's name in its start tag. */
TcSpan tc_lint_get_place (TcScenario *scenario, TcNode node);

/** tc_lint_get_title: what people call the node: its name, or its key, or its kind. */
const char *tc_lint_get_title (TcScenario *scenario, TcNode node);

/** tc_lint_read_int: %FALSE when the schema gives the node no such attribute or it has no value. */
gboolean tc_lint_read_int (TcScenario *scenario, TcNode node, const char *name, gint64 *out);

/** tc_lint_find_role: the first child of @parent with @role after @after (TC_NODE_NONE: from the
 * first), or TC_NODE_NONE. */
TcNode tc_lint_find_role (TcScenario *scenario, TcNode parent, const char *role, TcNode after);

/** tc_lint_find_ref: the first reference of @node that names a node of @role: its target, and the
 * attribute's name in @out_name (nullable). TC_NODE_NONE when it has none. */
TcNode tc_lint_find_ref (TcScenario *scenario,
                         TcNode node,
                         const char *role,
                         const char **out_name);

/** tc_lint_has_bad_ref: a reference of @node is missing, names nothing or one of two with the same
 * key, or names by a slip what it seems to mean. */
gboolean tc_lint_has_bad_ref (TcScenario *scenario, TcNode node);

/** tc_lint_mark, tc_lint_is_marked: of a set of faulty nodes. */
void tc_lint_mark (GHashTable *faulty, TcNode node);
gboolean tc_lint_is_marked (GHashTable *faulty, TcNode node);

/** tc_lint_is_duplicate: another node has its key, and the first one stands for both. */
gboolean tc_lint_is_duplicate (TcScenario *scenario, TcNode node);

/** tc_lint_collect_bad_refs: (transfer full) (element-type utf8): the values of all references to
 * key space @space at or below @root that name nothing. Each is the cause of something that seems
 * missing: see tc_lint_excuse (). */
GPtrArray *tc_lint_collect_bad_refs (TcScenario *scenario,
                                     TcNode root,
                                     const char *space) G_GNUC_WARN_UNUSED_RESULT;

/** tc_lint_excuse: takes from @missing (TcNode) one node for each of @bad_refs, the one that is
 * spelt most like it first. */
void tc_lint_excuse (TcScenario *scenario, GArray *missing, GPtrArray *bad_refs);

/** tc_lint_add_fix: the edits of @operation (transfer full) as a fix, if it can be made. */
void tc_lint_add_fix (TcScenario *scenario,
                      TcFinding *finding,
                      TcOperation *operation,
                      const char *format,
                      ...) G_GNUC_PRINTF (4, 5);

G_END_DECLS
