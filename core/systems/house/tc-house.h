/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-house.h is private to core/."
#endif

#include "rules/tc-system.h"

G_BEGIN_DECLS

/** tc_house_system: Betrayal at House on the Hill: a house that grows, and a haunt in it. */
extern const TcSystem tc_house_system;

/* Made of the schema while building. */
extern const TcSchema tc_schema_house;

G_END_DECLS
