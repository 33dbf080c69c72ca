/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "text/tc-edit.h"
#include "text/tc-source.h"

G_BEGIN_DECLS

/* Two texts compared line by line: what another program made of a file, what a draft has that the
 * file has not. A line ends at LF here, as it does for patch(1). */

/* Beyond so many lines that differ the fewest are not searched for: one edit then replaces all from
 * the first difference to the last. Time and memory grow with the square of this. */
#define TC_DIFF_MAX_LINES 1000u

/** tc_diff_make_edits: (transfer full): edits of whole lines that make @edited's bytes of @old. */
TcEdits *tc_diff_make_edits (const TcSource *old, const TcSource *edited) G_GNUC_WARN_UNUSED_RESULT;

/** TcDiffShow: (transfer full): @length bytes, or -1, as they may be shown. */
typedef char *(*TcDiffShow) (const char *text, gssize length);

/**
 * tc_diff_dup_unified:
 * @old: the source that @edits were made against
 * @edited: what they made of it
 * @show: (nullable): makes a line fit for a terminal; %NULL for the bytes, for patch(1)
 *
 * Returns: (transfer full): a unified diff with three lines of context, "" for no difference.
 */
char *tc_diff_dup_unified (const TcSource *old,
                           const TcSource *edited,
                           const TcEdits *edits,
                           TcDiffShow show) G_GNUC_WARN_UNUSED_RESULT;

/** tc_diff_dup_name: (transfer full): @name as git writes it: a name with control characters, or
 * that is not UTF-8, in quotes and with escapes, so that it can be printed and still be read. */
char *tc_diff_dup_name (const char *name) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
