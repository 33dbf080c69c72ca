/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "text/tc-report.h"

G_BEGIN_DECLS

/* TcReview: what a change of a file does to its problems. Two problems are the same when they have
 * the same code at the same logical place ("area-board/area[sedan]/@terrain"), whatever their line;
 * of places counted among others ("point#3") also when only the count moved. */

typedef struct _TcReview TcReview;

/**
 * tc_review_new:
 * @base, @head: (nullable): the file before and after; %NULL when there was or is none
 * @base_report, @head_report: (nullable): what is wrong with it
 *
 * Returns: (transfer full): lasts as long as the reports do.
 */
TcReview *tc_review_new (TcSource *base,
                         TcReport *base_report,
                         TcSource *head,
                         TcReport *head_report) G_GNUC_WARN_UNUSED_RESULT;

void tc_review_free (TcReview *review);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcReview, tc_review_free)

/** tc_review_get_n_new: the problems that only the head has; tc_review_get_new: the @index-th, in
 * the order of its report. */
guint tc_review_get_n_new (const TcReview *review);
const TcFinding *tc_review_get_new (const TcReview *review, guint index);

/** tc_review_count_new: those of them at @at_least or above. */
guint tc_review_count_new (const TcReview *review, TcSeverity at_least);

/** tc_review_get_n_fixed: the problems that only the base had; tc_review_get_fixed: the @index-th.
 */
guint tc_review_get_n_fixed (const TcReview *review);
const TcFinding *tc_review_get_fixed (const TcReview *review, guint index);

/** tc_review_get_n_kept: the problems that both have. */
guint tc_review_get_n_kept (const TcReview *review);

/** tc_review_get_n_ignores: the comments that hide problems and that the base does not have, see
 * tc_report_apply_ignores (); tc_review_get_ignore: where the @index-th is in the head. */
guint tc_review_get_n_ignores (const TcReview *review);
TcSpan tc_review_get_ignore (const TcReview *review, guint index);

G_END_DECLS
