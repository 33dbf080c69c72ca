/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "document/tc-document.h"

G_BEGIN_DECLS

/* TcClauses: the clauses of a card, or of whatever has some, as a tree of sentences that can be
 * edited: added, removed, moved by dragging or by Alt and the arrow keys, and turned into others of
 * what the schema allows there. Their attributes are for the inspector: a row that is selected is
 * what the document has selected.
 *
 * Actions: clauses.insert(ssss), clauses.retype(s), clauses.remove, clauses.up, clauses.down. */

#define TC_TYPE_CLAUSES (tc_clauses_get_type ())
G_DECLARE_FINAL_TYPE (TcClauses, tc_clauses, TC, CLAUSES, AdwBin)

/** tc_clauses_set_document: once; it must live as long as the widget is shown. */
void tc_clauses_set_document (TcClauses *self, TcDocument *document);

/** tc_clauses_show: @owner: of the clauses, in the document's scenario, or TC_NODE_NONE for none;
 * @role: of the child that holds them, see tc_clause_find_root (). */
void tc_clauses_show (TcClauses *self, TcScenario *scenario, TcNode owner, const char *role);

/** tc_clauses_follow: the document has selected something else. */
void tc_clauses_follow (TcClauses *self);

/** tc_clauses_get_rows: (transfer none): of TcItem, see tc_clause_list (). */
GListModel *tc_clauses_get_rows (TcClauses *self);

G_END_DECLS
