/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-variant-follow-private.h is private to core/."
#endif

#include "scenario/tc-scenario.h"
#include "text/tc-edit.h"

G_BEGIN_DECLS

/* Trees of variants of one base, and how one follows what differs between two others. */

/** tc_follow_make_edits: (transfer full) (nullable): edits of @variant by which it says what @to
 * says wherever @from says something else; %NULL when they would clash. @from and @to are
 * formatted. */
TcEdits *tc_follow_make_edits (TcScenario *variant,
                               TcScenario *from,
                               TcScenario *to) G_GNUC_WARN_UNUSED_RESULT;

/** tc_follow_find_same: the child of @parent that is the same as @child of @other, by its key;
 * TC_NODE_NONE when @parent is that. */
TcNode tc_follow_find_same (const TcScenario *scenario,
                            TcNode parent,
                            const TcScenario *other,
                            TcNode child);

/** tc_follow_is_same_text: the two are written in the same bytes. */
gboolean tc_follow_is_same_text (const TcScenario *a,
                                 TcNode left,
                                 const TcScenario *b,
                                 TcNode right);

/** tc_follow_get_word: (nullable): the attribute as it is written; %NULL for TC_NODE_NONE. */
const char *tc_follow_get_word (const TcScenario *scenario,
                                TcNode node,
                                const TcSchemaAttribute *attribute);

G_END_DECLS
