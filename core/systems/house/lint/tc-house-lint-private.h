/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-house-lint-private.h is private to core/."
#endif

#include "rules/tc-system.h"

G_BEGIN_DECLS

/* Findings beyond the schema: families HSE (the house) and HNT (haunts). */

#define HOUSE_N_CODES 10
extern const TcCode house_codes[HOUSE_N_CODES];

void house_lint (TcScenario *scenario, TcReport *report);

G_END_DECLS
