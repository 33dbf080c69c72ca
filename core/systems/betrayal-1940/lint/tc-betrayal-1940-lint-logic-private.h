/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-betrayal-1940-lint-logic-private.h is private to core/."
#endif

#include "effects/tc-logic.h"
#include "systems/betrayal-1940/lint/tc-betrayal-1940-lint-private.h"

G_BEGIN_DECLS

/** BetrayalLogic: what conditions of this game mean (tc-logic.h). */
typedef struct {
  TcLogic logic;
  BetrayalLint *lint;
} BetrayalLogic;

void betrayal_logic_init (BetrayalLogic *logic, BetrayalLint *lint);

G_END_DECLS
