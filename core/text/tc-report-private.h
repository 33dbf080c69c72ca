/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-report-private.h is private to core/."
#endif

#include "text/tc-report.h"

G_BEGIN_DECLS

/** tc_report_find_code: (nullable): of core's catalogue or one that was added. */
const TcCode *tc_report_find_code (const TcReport *report, const char *code);

/** tc_report_remove: every finding that @matches; returns how many. */
guint tc_report_remove (TcReport *report,
                        gboolean (*matches) (const TcFinding *finding, gpointer data),
                        gpointer data);

G_END_DECLS
