/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include "rules/tc-system.h"

G_BEGIN_DECLS

/* Dune: Betrayal: hidden roles, a draft of action cards, secret target cards, and a battle. Beyond
 * this its rules are private to core. */

extern const TcSystem tc_dune_system;

/* Made from schemas/dune.xsd. */
extern const TcSchema tc_schema_dune;

G_END_DECLS
