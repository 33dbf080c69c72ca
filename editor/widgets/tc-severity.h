/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-core.h>

G_BEGIN_DECLS

/** tc_severity_get_icon_name: static. */
const char *tc_severity_get_icon_name (TcSeverity severity);

/** tc_severity_dup_counts: (transfer full): "2 errors, 1 warning"; "none" for no findings. */
char *tc_severity_dup_counts (TcReport *report) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tc_severity_dup_total:
 *
 * Returns: (transfer full): for a button: "3 Problems" of errors and warnings, "2 Notes" when there
 *   is nothing worse, else "No Problems"
 */
char *tc_severity_dup_total (TcReport *report) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
