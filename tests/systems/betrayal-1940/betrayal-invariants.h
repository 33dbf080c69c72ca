/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-core.h>

#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

G_BEGIN_DECLS

/* What must hold in every position of every game, whoever plays it. */

/**
 * betrayal_find_broken:
 * @before: (nullable): the position one decision earlier
 *
 * Returns: (nullable): the first law that @state breaks, in words.
 */
const char *betrayal_find_broken (const BetrayalRules *rules,
                                  const BetrayalState *before,
                                  const BetrayalState *state);

G_END_DECLS
