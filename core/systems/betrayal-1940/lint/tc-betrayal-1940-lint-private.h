/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-betrayal-1940-lint-private.h is private to core/."
#endif

#include "lint/tc-lint-private.h"
#include "text/tc-cause.h"

G_BEGIN_DECLS

/* Findings that only the rules of the game know. They read the tree, not the compiled rules, so
 * they are reported of files with other faults too. */

typedef struct {
  TcScenario *scenario;
  TcReport *report;
  TcNode automaton; /* the first nation so marked, or TC_NODE_NONE */
} BetrayalLint;

/** betrayal_lint: the system's hook. */
void betrayal_lint (TcScenario *scenario, TcReport *report);

/* tc-betrayal-1940-lint-dice.c */
void betrayal_lint_dice (BetrayalLint *lint);

/* tc-betrayal-1940-lint-victory.c */
void betrayal_lint_victory (BetrayalLint *lint);

/** betrayal_lint_read_value: what a level is worth, and its rank; %FALSE when it is not known. */
gboolean betrayal_lint_read_value (BetrayalLint *lint,
                                   TcNode level,
                                   gint64 *out_value,
                                   gint *out_rank);

/** betrayal_lint_has_same_winner: both levels are for the same, against the same. */
gboolean betrayal_lint_has_same_winner (BetrayalLint *lint, TcNode a, TcNode b);

/* tc-betrayal-1940-lint-conditions.c */
void betrayal_lint_conditions (BetrayalLint *lint);

/* tc-betrayal-1940-lint-results.c */
void betrayal_lint_results (BetrayalLint *lint);

/* tc-betrayal-1940-lint-effectless.c */
void betrayal_lint_effectless (BetrayalLint *lint);

/* tc-betrayal-1940-lint-sense.c */
void betrayal_lint_sense (BetrayalLint *lint);

/* tc-betrayal-1940-lint-orders.c */
void betrayal_lint_orders (BetrayalLint *lint);

/* tc-betrayal-1940-lint-setup.c */
void betrayal_lint_setups (BetrayalLint *lint);

/* tc-betrayal-1940-lint-classes.c */
void betrayal_lint_classes (BetrayalLint *lint);

/* tc-betrayal-1940-lint-evacuation.c */
void betrayal_lint_evacuation (BetrayalLint *lint);

/** betrayal_lint_counts_evacuated: whether so many units of @nation can be counted by condition
 * @node; %FALSE after a finding. */
gboolean betrayal_lint_counts_evacuated (BetrayalLint *lint,
                                         TcNode node,
                                         TcNode nation,
                                         gint64 wanted);
/** betrayal_lint_find_rule: section @section of the rules, or TC_NODE_NONE. */
TcNode betrayal_lint_find_rule (BetrayalLint *lint, const char *section);

/** betrayal_lint_read_rule: attribute @name of section @section of the rules, or its default. */
gboolean betrayal_lint_read_rule (BetrayalLint *lint,
                                  const char *section,
                                  const char *name,
                                  gint64 *out);

/** betrayal_lint_count_units: the counters of @nation, without markers; those of element @kind when
 * that is not %NULL. */
guint betrayal_lint_count_units (BetrayalLint *lint, TcNode nation, const char *kind);

/** betrayal_lint_is_area: whether a switch of an area is on; four of them are as "border" says
 * unless they are written. */
gboolean betrayal_lint_is_area (BetrayalLint *lint, TcNode area, const char *name);

/* tc-betrayal-1940-lint-stacking.c */
void betrayal_lint_stacking (BetrayalLint *lint);

/** betrayal_lint_get_stacking: the limit of @side in @area, of @nation alone, and what @unit counts
 * as; -1 for none. */
gint64 betrayal_lint_get_stacking (BetrayalLint *lint, TcNode area, TcNode side);
gint64 betrayal_lint_get_nation_stacking (BetrayalLint *lint, TcNode nation);
gint64 betrayal_lint_get_stacking_value (BetrayalLint *lint, TcNode unit);

/* tc-betrayal-1940-lint-areas.c */
void betrayal_lint_areas (BetrayalLint *lint);

/** betrayal_lint_is_kind: the node is an element named @name. */
gboolean betrayal_lint_is_kind (BetrayalLint *lint, TcNode node, const char *name);

/* The codes of its findings. */
#define BETRAYAL_N_CODES 66
extern const TcCode betrayal_codes[BETRAYAL_N_CODES];

/* What only follows from other findings. */
#define BETRAYAL_N_CAUSES 22
extern const TcCause betrayal_causes[BETRAYAL_N_CAUSES];

G_END_DECLS
