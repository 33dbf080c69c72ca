/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-bell-1938-lint-private.h is private to core/."
#endif

#include "lint/tc-lint-private.h"
#include "systems/bell-1938/tc-bell-1938-private.h"
#include "text/tc-cause.h"

G_BEGIN_DECLS

/* What only the rules of The Bell of Treason know of a scenario. */

#define BELL_N_CODES 26
extern const TcCode bell_codes[BELL_N_CODES];

/* What only follows from other findings. */
#define BELL_N_CAUSES 4
extern const TcCause bell_causes[BELL_N_CAUSES];

typedef struct {
  TcScenario *scenario;
  TcReport *report;
} BellLint;

/** bell_lint: the system's lint hook. */
void bell_lint (TcScenario *scenario, TcReport *report);

/* tc-bell-1938-lint-setup.c */
void bell_lint_setups (BellLint *lint);

/* tc-bell-1938-lint-numbers.c */
void bell_lint_numbers (BellLint *lint);

/** bell_lint_get_answers: bits of the actions that can answer a question of the solo opponent. */
guint bell_lint_get_answers (gint question);

/* tc-bell-1938-lint-sense.c */
void bell_lint_sense (BellLint *lint);

/** bell_lint_read_rule: the number of the rules, written or left to the schema. */
gint64 bell_lint_read_rule (BellLint *lint, const char *section, const char *name);

/** bell_lint_count: how many elements there are at @path of the root. */
guint bell_lint_count (BellLint *lint, const char *path);

/** bell_lint_is_named: whether @attribute of @node refers to an element called @name. */
gboolean bell_lint_is_named (BellLint *lint, TcNode node, const char *attribute, const char *name);

G_END_DECLS
