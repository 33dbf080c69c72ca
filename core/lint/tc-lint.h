/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "scenario/tc-scenario.h"
#include "text/tc-report.h"

G_BEGIN_DECLS

/* Findings beyond the schema, one file per family; each binds to roles, so it holds for every
 * system. Run on a valid scenario. */

/** tc_lint_run: every family, in a fixed order. */
void tc_lint_run (TcScenario *scenario, TcReport *report);

G_END_DECLS
