/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-betrayal-1940-lint-logic-private.h is private to core/."
#endif

#include "systems/betrayal-1940/lint/tc-betrayal-1940-lint-private.h"

G_BEGIN_DECLS

typedef enum {
  BETRAYAL_CONTROLS,
  BETRAYAL_REPUBLIC,
  BETRAYAL_AREAS,
  BETRAYAL_EVACUATED,
  BETRAYAL_PRESENT,
  BETRAYAL_SPENT,
} BetrayalFactKind;

/** BetrayalFact: what a leaf of a condition states, or its opposite. */
typedef struct {
  BetrayalFactKind kind;
  gboolean is_negated; /* never of ranges */
  gboolean flag;       /* home, or-on-map */
  TcNode node;         /* the leaf */
  TcNode who;          /* side or nation */
  TcNode where;        /* area or zone, or TC_NODE_NONE */
  gint64 low;          /* of ranges */
  gint64 high;
  gint64 most; /* no number is higher */
} BetrayalFact;

/** betrayal_logic_read: (transfer full) (nullable) (element-type GArray): the terms of condition or
 * level @node, or of its opposite; %NULL when there are too many, or it has faults. */
GPtrArray *betrayal_logic_read (BetrayalLint *lint,
                                TcNode node,
                                gboolean is_negated) G_GNUC_WARN_UNUSED_RESULT;

/** betrayal_logic_and: (transfer full) (nullable): both hold. @a, @b: (transfer full) (nullable) */
GPtrArray *betrayal_logic_and (GPtrArray *a, GPtrArray *b) G_GNUC_WARN_UNUSED_RESULT;

/** betrayal_logic_is_impossible: every term contradicts itself. %FALSE for %NULL. */
gboolean betrayal_logic_is_impossible (BetrayalLint *lint, GPtrArray *terms);

/** betrayal_logic_is_group: <all>, <any> or <none>. */
gboolean betrayal_logic_is_group (BetrayalLint *lint, TcNode node);

G_END_DECLS
