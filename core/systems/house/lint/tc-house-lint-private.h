/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-house-lint-private.h is private to core/."
#endif

#include "rules/tc-system.h"

G_BEGIN_DECLS

/* Findings beyond the schema: families HSE (the house) and HNT (haunts). */

#define HOUSE_N_CODES 32
extern const TcCode house_codes[HOUSE_N_CODES];

#define HOUSE_N_CAUSES 6
extern const TcCause house_causes[HOUSE_N_CAUSES];

typedef struct {
  TcScenario *scenario;
  TcReport *report;
} HouseLint;

void house_lint (TcScenario *scenario, TcReport *report);

/* What is written, or "". */
const char *house_lint_get (const HouseLint *lint, TcNode node, const char *attribute);

void house_lint_haunt_parts (const HouseLint *lint, TcNode haunt, gboolean has_traitor);
void house_lint_idle_cells (const HouseLint *lint);
void house_lint_rooms (const HouseLint *lint);
void house_lint_tokens (const HouseLint *lint);
void house_lint_explorers (const HouseLint *lint);
void house_lint_setup_parts (const HouseLint *lint, TcNode setup);

G_END_DECLS
