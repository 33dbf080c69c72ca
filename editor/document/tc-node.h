/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-core.h>

G_BEGIN_DECLS

/* What the window calls the nodes of a scenario, and how it finds them: from the schema and from
 * roles alone, so every page speaks of a datum in the same words. */

/** tc_node_dup_kind: (transfer full): "Area", "Order of battle": the schema's label. */
char *tc_node_dup_kind (TcScenario *scenario, TcNode node) G_GNUC_WARN_UNUSED_RESULT;

/** tc_node_dup_title: (transfer full): its name or title, its key, or the kind when it has neither.
 */
char *tc_node_dup_title (TcScenario *scenario, TcNode node) G_GNUC_WARN_UNUSED_RESULT;

/** tc_node_dup_full_title: (transfer full): understood where nothing around it says what it is: as
 * tc_node_dup_title(), but "Turn 3" and not "3" of what has a number alone. */
char *tc_node_dup_full_title (TcScenario *scenario, TcNode node) G_GNUC_WARN_UNUSED_RESULT;

/** tc_node_dup_summary: (transfer full): the values that are not the usual ones, in one line:
 * "Nation: France · Zone: Belgium". */
char *tc_node_dup_summary (TcScenario *scenario, TcNode node) G_GNUC_WARN_UNUSED_RESULT;

/** tc_node_dup_table_summary: (transfer full): of a table: how it is rolled on, and when. */
char *tc_node_dup_table_summary (TcScenario *scenario, TcNode node) G_GNUC_WARN_UNUSED_RESULT;

/** tc_node_find_key: the node of any element with @role whose key is @key, or TC_NODE_NONE. */
TcNode tc_node_find_key (TcScenario *scenario, const char *role, const char *key);

/** tc_node_find_shown: the space or piece that a board shows under @key, or TC_NODE_NONE. */
TcNode tc_node_find_shown (TcScenario *scenario, const char *key);

/** tc_node_find_role_around: @node or its nearest ancestor of @role, or TC_NODE_NONE. */
TcNode tc_node_find_role_around (TcScenario *scenario, TcNode node, const char *role);

/** tc_word_translate: (nullable): a label, a name or documentation of a schema in the language of
 * whoever reads it. */
const char *tc_word_translate (const char *word);

/** tc_word_dup_capital: (transfer full): translated: "adjacency" as "Adjacency", "first-turn" as
 * "First turn".
 */
char *tc_word_dup_capital (const char *word) G_GNUC_WARN_UNUSED_RESULT;

/** tc_provenance_get_mark: a letter or a sign, where there is no room for a word; "?" for none. */
const char *tc_provenance_get_mark (TcProvenance provenance);

/** tc_provenance_get_badge: the short translated word for a badge; "" for none. */
const char *tc_provenance_get_badge (TcProvenance provenance);

G_END_DECLS
