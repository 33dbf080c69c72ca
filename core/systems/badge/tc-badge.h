/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-badge.h is private to core/."
#endif

#include "rules/tc-system.h"

G_BEGIN_DECLS

/** tc_badge_system: Badge or Betrayal: cops search a city for fugitives; some cops are dirty. */
extern const TcSystem tc_badge_system;

/* Made of the schema while building. */
extern const TcSchema tc_schema_badge;

G_END_DECLS
