/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-dune-lint-private.h is private to core/."
#endif

#include "lint/tc-lint-private.h"
#include "systems/dune/tc-dune-private.h"

G_BEGIN_DECLS

/* What only the rules of Dune: Betrayal know of a scenario. */

#define DUNE_N_CODES 17
extern const TcCode dune_codes[DUNE_N_CODES];

#define DUNE_N_CAUSES 5
extern const TcCause dune_causes[DUNE_N_CAUSES];

typedef struct {
  TcScenario *scenario;
  TcReport *report;
} DuneLint;

/** dune_lint: the system's lint hook. */
void dune_lint (TcScenario *scenario, TcReport *report);

/* tc-dune-lint-cards.c */
void dune_lint_cards (DuneLint *lint);
void dune_lint_deck (DuneLint *lint, TcNode count);

/** dune_lint_read_rule: the number of the rules, written or left to the schema. */
gint64 dune_lint_read_rule (DuneLint *lint, const char *element, const char *attribute);

/** dune_lint_is_on: the same of a switch. */
gboolean dune_lint_is_on (DuneLint *lint, const char *element, const char *attribute);

/** dune_lint_has_ref: whether any element at @path of the root, or any child @child of one, names
 * @target in @attribute. */
gboolean dune_lint_has_ref (DuneLint *lint,
                            const char *path,
                            const char *child,
                            const char *attribute,
                            TcNode target);

/** dune_lint_count: how many children of @parent are called @name. */
guint dune_lint_count (DuneLint *lint, TcNode parent, const char *name);

G_END_DECLS
