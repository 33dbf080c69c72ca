/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-logic.h is for core/."
#endif

#include "scenario/tc-scenario.h"

G_BEGIN_DECLS

/* TcLogic: whether conditions can hold at all, or fail to, decided by what they mean and never by
 * trying positions, so a finding is sure.
 *
 * Conditions are brought into disjunctive form: a list of terms, each a list of facts that hold
 * together. A condition can never hold when each of its terms contradicts itself, and always holds
 * when each term of its opposite does. What a fact is, and when facts contradict one another, is
 * the caller's; <all>, <any> and <none> are understood here, and everything else that has no fact
 * is a group all of whose conditions must hold. Conditions with very many terms are left alone. */

typedef struct {
  TcScenario *scenario;
  gsize fact_size;
  gpointer data;

  /* Whether @node is a condition without others inside. If so, adds what it states, or its
   * opposite, to @terms by tc_logic_add_fact (): one call for each way in which it can come true.
   * @out_ok: FALSE when it has faults of its own, or means nothing that is known here. */
  gboolean (
    *read) (gpointer data, TcNode node, gboolean is_negated, GPtrArray *terms, gboolean *out_ok);

  /* Whether the facts of @term, in a GArray, cannot all be true. */
  gboolean (*contradicts) (gpointer data, const GArray *term);
} TcLogic;

/** tc_logic_read: (transfer full) (nullable) (element-type GArray): the terms of condition or group
 * @node, or of its opposite; %NULL when there are too many, or it has faults. */
GPtrArray *tc_logic_read (const TcLogic *logic,
                          TcNode node,
                          gboolean is_negated) G_GNUC_WARN_UNUSED_RESULT;

/** tc_logic_add_fact: a term of one fact, which is copied. */
void tc_logic_add_fact (const TcLogic *logic, GPtrArray *terms, gconstpointer fact);

/** tc_logic_and: (transfer full) (nullable): both hold. @a, @b: (transfer full) (nullable) */
GPtrArray *tc_logic_and (const TcLogic *logic,
                         GPtrArray *a,
                         GPtrArray *b) G_GNUC_WARN_UNUSED_RESULT;

/** tc_logic_is_impossible: every term contradicts itself. @terms: (nullable): %FALSE then. */
gboolean tc_logic_is_impossible (const TcLogic *logic, const GPtrArray *terms);

/** tc_logic_can_never, tc_logic_holds_always: of @node. */
gboolean tc_logic_can_never (const TcLogic *logic, TcNode node);
gboolean tc_logic_holds_always (const TcLogic *logic, TcNode node);

G_END_DECLS
