/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "text/tc-report.h"

G_BEGIN_DECLS

/* TcPolicy: what a project says about its problems in a file .turncoat.ini, in the nearest folder
 * above the scenarios that has one:
 *
 *   [validate]
 *   fail-on=warning
 *   baseline=known-problems.json
 *   exclude=drafts/ *;*-old.scenario.xml
 *
 *   [severity]
 *   BRD004=off
 *   LNT002=error
 *
 * Paths and patterns are relative to that folder. Immutable. */

#define TC_POLICY_FILE ".turncoat.ini"

typedef struct _TcPolicy TcPolicy;

/** tc_policy_find: (transfer full) (nullable): path of the TC_POLICY_FILE that holds for the file
 * @path: in its folder or the nearest one above. */
char *tc_policy_find (const char *path) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tc_policy_new:
 * @source: text of a TC_POLICY_FILE; its name is the path
 * @codes: which codes exist, by code
 * @report: gets findings of family CFG
 *
 * Returns: (transfer full): what could be read.
 */
TcPolicy *tc_policy_new (TcSource *source,
                         const TcCode *const *codes,
                         guint n_codes,
                         TcReport *report) G_GNUC_WARN_UNUSED_RESULT;

void tc_policy_free (TcPolicy *policy);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcPolicy, tc_policy_free)

/** tc_policy_get_threshold: from which severity on a problem fails a run; @otherwise when the file
 * does not say. */
TcSeverity tc_policy_get_threshold (const TcPolicy *policy, TcSeverity otherwise);

/** tc_policy_get_baseline: (nullable): path of the baseline. */
const char *tc_policy_get_baseline (const TcPolicy *policy);

/** tc_policy_excludes: whether a file that is found in a folder is left out. */
gboolean tc_policy_excludes (const TcPolicy *policy, const char *path);

/** tc_policy_apply: gives findings the severities of the file, and takes out those that are off.
 * Errors stay errors. */
void tc_policy_apply (const TcPolicy *policy, TcReport *report);

/** tc_policy_dup_relative: (transfer full): @path seen from the folder of the file @from; @path
 * itself where it is not below. */
char *tc_policy_dup_relative (const char *from, const char *path) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
