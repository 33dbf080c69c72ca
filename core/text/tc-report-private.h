/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-report-private.h is private to core/."
#endif

#include "text/tc-report.h"

G_BEGIN_DECLS

/* How comments begin that are addressed to the program. */
#define TC_IGNORE_PREFIX "turncoat:"

/** tc_report_find_code: (nullable): of core's catalogue or one that was added. */
const TcCode *tc_report_find_code (const TcReport *report, const char *code);

/** tc_finding_dup_key: (transfer full): what is found, wherever it is shown: to know it again in
 * the report of a text that is much like this one. */
char *tc_finding_dup_key (const TcFinding *finding) G_GNUC_WARN_UNUSED_RESULT;

/** tc_report_remove_fix: takes fix @fix of finding @index out. */
void tc_report_remove_fix (TcReport *report, guint index, guint fix);

/** tc_report_move: @finding, which is of @report, is about @span of @source; where it was becomes a
 * related place with @message, and its fixes, which were of that place, go. */
void tc_report_move (TcReport *report,
                     const TcFinding *finding,
                     TcSource *source,
                     TcSpan span,
                     const char *message);

#define TC_REPORT_DROP   -1
#define TC_REPORT_IGNORE -2

/** tc_report_weigh: gives every finding the TcSeverity that @weigh says, or takes it out for
 * TC_REPORT_DROP, or for TC_REPORT_IGNORE, which keeps it among those that are ignored; returns how
 * many it took out. */
guint tc_report_weigh (TcReport *report,
                       gint (*weigh) (const TcFinding *finding, gpointer data),
                       gpointer data);

/** tc_report_list_ignored: (transfer none) (element-type TcFinding): in the stable order. */
GPtrArray *tc_report_list_ignored (TcReport *report);

/** tc_report_keep_ignores: as tc_report_apply_ignores (). What was ignored in @before (nullable),
 * of a text that is much like this one, but shows elsewhere as long as nobody has moved it to the
 * change that does it, is ignored for the same reason. @open: (nullable) (element-type utf8): of
 * comments with these codes it is not known whether they ignore something; %NULL: of none at all.
 */
guint tc_report_keep_ignores (TcReport *report,
                              TcSource *source,
                              TcReport *before,
                              GHashTable *open);

/** tc_report_gather_fixes: (transfer full): as tc_report_make_fixes () for the findings that
 * @takes. */
TcEdits *tc_report_gather_fixes (TcReport *report,
                                 TcSource *source,
                                 gboolean (*takes) (const TcFinding *finding, gpointer data),
                                 gpointer data,
                                 guint *out_n);

G_END_DECLS
