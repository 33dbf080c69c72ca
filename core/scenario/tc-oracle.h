/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "scenario/tc-schema.h"
#include "text/tc-report.h"
#include "text/tc-source.h"

G_BEGIN_DECLS

/* The code of its finding. */
#define TC_ORACLE_CODE "SCH017"

/**
 * tc_oracle_check:
 * @schemas: NULL-terminated, those that @report was made with
 * @report: what tc_scenario_parse () said of @source; findings of layers above may be in it
 *
 * Has libxml2 validate the same text with the same XSD, and adds a finding (SCH017) when it accepts
 * what we refuse or refuses what we accept. Keys and references are no part of an XSD and do not
 * count. What the scanner keeps from libxml2 (limits, DOCTYPE, encodings), and a text that names
 * schemas to be loaded, is not asked about.
 *
 * Builds libxml2's tree: several times the time and memory of tc_scenario_parse ().
 */
void tc_oracle_check (TcSource *source, const TcSchema *const *schemas, TcReport *report);

G_END_DECLS
