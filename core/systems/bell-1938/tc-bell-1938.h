/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-bell-1938.h is private to core/."
#endif

#include "rules/tc-system.h"

G_BEGIN_DECLS

/** tc_bell_1938_system: The Bell of Treason: the crisis of Munich as a struggle for influence. */
extern const TcSystem tc_bell_1938_system;

/* Made of the schema while building. */
extern const TcSchema tc_schema_bell_1938;

G_END_DECLS
