/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/tc-document.h"

G_BEGIN_DECLS

/* Clauses: what data says in sentences (tc:sentence): the event of a card, the conditions of a row.
 * They are a tree, and each can be edited alone: this lists them, says what may stand where, and
 * makes the changes. It knows no widget and no game. */

/** TcClauseRoot: whose clauses are shown. */
typedef struct {
  TcNode owner; /* the card, the row */
  /* The child of the owner that holds the clauses, as its schema declares it; %NULL when they stand
   * in the owner itself. */
  const TcSchemaElement *holder;
  TcNode root; /* that child, or the owner; TC_NODE_NONE while the child is not written */
} TcClauseRoot;

/** tc_clause_find_root: @role: of the child that holds the clauses: "effects". */
TcClauseRoot tc_clause_find_root (TcScenario *scenario, TcNode owner, const char *role);

/** tc_clause_list: (transfer full): of TcItem, in the order of the file: key: its path, title: its
 * kind, detail: its sentence, "" where the rows below say it all; index: its depth from 0. */
GPtrArray *tc_clause_list (TcScenario *scenario,
                           const TcClauseRoot *root) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tc_clause_make_add_menu:
 * @selected: a clause of @root after or inside which new ones go, or TC_NODE_NONE: at the end
 *
 * Returns: (transfer full): what may be added; each entry activates @action with the arguments of
 *   tc_clause_insert () in this order, "(ssss)"
 */
GMenu *tc_clause_make_add_menu (TcScenario *scenario,
                                const TcClauseRoot *root,
                                TcNode selected,
                                const char *action) G_GNUC_WARN_UNUSED_RESULT;

/** tc_clause_make_kind_menu: (transfer full): what else could stand in the place of @clause; each
 * entry activates @action with the name of the element. */
GMenu *tc_clause_make_kind_menu (TcScenario *scenario,
                                 TcNode clause,
                                 const char *action) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tc_clause_insert:
 * @parent: path of the element that it goes into
 * @holder: the name of a child of @parent that is made around it, or ""
 * @name: the kind of clause
 * @after: path of the clause that it goes after, or ""
 *
 * One step; the new clause, with all that it cannot do without, is selected then.
 */
gboolean tc_clause_insert (TcDocument *document,
                           const char *parent,
                           const char *holder,
                           const char *name,
                           const char *after,
                           GError **error);

/** tc_clause_retype: the clause at @path becomes one of another kind, in one step: attributes and
 * children that the new kind may have too stay. */
gboolean tc_clause_retype (TcDocument *document,
                           const char *path,
                           const char *name,
                           GError **error);

/** tc_clause_move: the clause at @path goes before the one at @before, or with %NULL to the end of
 * those around it; %FALSE with @error when the two have not the same place in the schema. */
gboolean tc_clause_move (TcDocument *document,
                         const char *path,
                         const char *before,
                         GError **error);

G_END_DECLS
