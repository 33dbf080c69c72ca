/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-betrayal-1940.h is private to core/."
#endif

#include "rules/tc-system.h"

G_BEGIN_DECLS

/* Betrayal! (France, May 1940): two allied players run the automaton that attacks them both. */
extern const TcSystem tc_betrayal_1940_system;

/* Made of the schema while building. */
extern const TcSchema tc_schema_betrayal_1940;

G_END_DECLS
