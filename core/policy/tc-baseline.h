/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "text/tc-report.h"

G_BEGIN_DECLS

/* TcBaseline: problems that are known, kept in a file ("turncoat-baseline/1"), so that a project
 * with old problems can refuse new ones. A problem is known by its code, its file and its logical
 * place
 * ("area-board/area[sedan]/@terrain"), never by its line: it stays known wherever the line goes.
 * One without a logical place is known by its message. */

typedef struct _TcBaseline TcBaseline;

/** tc_baseline_new: an empty one for the file @path, to which names of files are relative. */
TcBaseline *tc_baseline_new (const char *path) G_GNUC_WARN_UNUSED_RESULT;

/** tc_baseline_read: the one in @source, whose name is its path. A text that is none is CFG007 in
 * @report, and holds nothing back. */
TcBaseline *tc_baseline_read (TcSource *source, TcReport *report) G_GNUC_WARN_UNUSED_RESULT;

void tc_baseline_free (TcBaseline *baseline);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcBaseline, tc_baseline_free)

/** tc_baseline_add: makes all findings of @report known. */
void tc_baseline_add (TcBaseline *baseline, TcReport *report);

/** tc_baseline_apply: takes the known findings out of @report, which is that of @file, each as
 * often as it is known. Returns how many. */
guint tc_baseline_apply (TcBaseline *baseline, const char *file, TcReport *report);

/** tc_baseline_prune: forgets what tc_baseline_apply () did not meet in the files it was given, and
 * what is known of files that are gone. Returns how many. */
guint tc_baseline_prune (TcBaseline *baseline);

/** tc_baseline_count_unmet: how many that would be. */
guint tc_baseline_count_unmet (const TcBaseline *baseline);

/** tc_baseline_dup_text: (transfer full): the file: JSON, a problem a line, in the order of their
 * places, so that two changes of it merge. */
char *tc_baseline_dup_text (const TcBaseline *baseline) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
