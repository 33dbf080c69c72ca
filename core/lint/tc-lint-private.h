/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-lint-private.h is private to core/."
#endif

#include "lint/tc-lint.h"

G_BEGIN_DECLS

/* The families. What they ask of a role, whatever the element's name:
 *   space    attributes x and y are its centre; a child of role outline is its border
 *   outline  children of role point, attributes x and y
 *   link     its first two references to spaces are its ends
 *   table    attributes dice and faces; children of role row, attributes from and to; with children
 *            of role modifier or shift a total may leave what the dice alone can roll
 * An element without one of these attributes is passed over. */

/* tc-lint-board.c: what the links say of the board. */
void tc_lint_board (TcScenario *scenario, TcReport *report);

/* tc-lint-outline.c: what the outlines say of it, and whether the two agree. */
void tc_lint_outlines (TcScenario *scenario, TcReport *report);

/* tc-lint-corner.c: corners of one outline inside the edges of another. */
void tc_lint_corners (TcScenario *scenario, TcReport *report);

/* tc-lint-table.c */
void tc_lint_tables (TcScenario *scenario, TcReport *report);

/* tc-lint-free.c; what it asks of roles is said in tc-free-setup.h. */
void tc_lint_free_setups (TcScenario *scenario, TcReport *report);

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

/** tc_lint_get_ends: the two spaces that a link joins; %FALSE when it has not two. */
gboolean tc_lint_get_ends (TcScenario *scenario, TcNode link, TcNode out_ends[2]);

/** tc_lint_find_role: the first child of @parent with @role after @after (TC_NODE_NONE: from the
 * first), or TC_NODE_NONE. */
TcNode tc_lint_find_role (TcScenario *scenario, TcNode parent, const char *role, TcNode after);

/** tc_lint_make_pair: one number for an unordered pair of nodes. */
guint64 tc_lint_make_pair (TcNode a, TcNode b);

G_END_DECLS
