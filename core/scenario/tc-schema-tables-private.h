/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-schema-tables-private.h is private to core/."
#endif

#include "scenario/tc-schema.h"

G_BEGIN_DECLS

/* The tables that tc-schema-compile makes of schemas/, one per game system. */

extern const TcSchema tc_schema_badge;
extern const TcSchema tc_schema_betrayal_1940;

G_END_DECLS
