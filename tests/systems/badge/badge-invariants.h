/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-core.h>

#include "systems/badge/tc-badge-private.h"

G_BEGIN_DECLS

/* What must hold in every position of every game, whoever plays it. */

/**
 * badge_find_broken:
 * @before: (nullable): the position one decision earlier
 *
 * Returns: (nullable): the first law that @state breaks, in words.
 */
const char *badge_find_broken (const BadgeRules *rules,
                               const BadgeState *before,
                               const BadgeState *state);

G_END_DECLS
