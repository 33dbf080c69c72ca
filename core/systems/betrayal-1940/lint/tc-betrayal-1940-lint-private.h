/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-betrayal-1940-lint-private.h is private to core/."
#endif

#include "lint/tc-lint-private.h"

G_BEGIN_DECLS

/* Findings that only the rules of the game know. They read the tree, not the compiled rules, so
 * they are told of files with other faults too. */

typedef struct {
  TcScenario *scenario;
  TcReport *report;
  TcNode automaton; /* the first nation so marked, or TC_NODE_NONE */
} BetrayalLint;

/** betrayal_lint: the system's hook. */
void betrayal_lint (TcScenario *scenario, TcReport *report);

/* tc-betrayal-1940-lint-setup.c */
void betrayal_lint_setups (BetrayalLint *lint);

/** betrayal_lint_read_rule: attribute @name of section @section of the rules, or its default. */
gboolean betrayal_lint_read_rule (BetrayalLint *lint,
                                  const char *section,
                                  const char *name,
                                  gint64 *out);

/** betrayal_lint_is_kind: the node is an element named @name. */
gboolean betrayal_lint_is_kind (BetrayalLint *lint, TcNode node, const char *name);

/* The codes of its findings. */
#define BETRAYAL_N_CODES 17
extern const TcCode betrayal_codes[BETRAYAL_N_CODES];

G_END_DECLS
