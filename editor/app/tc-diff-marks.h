/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What has changed within the lines of a patch. */

/** TcDiffMark: bytes of a line, from @start up to, and without, @end; none where both are the same.
 */
typedef struct {
  gsize start;
  gsize end;
} TcDiffMark;

/** tc_diff_marks_find: (transfer full): a #TcDiffMark for each of @lines, which are valid UTF-8 and
 * begin with their signs. Lines are compared in pairs, where as many were added as were removed
 * before them; a pair that has nothing but blanks in common is not marked. */
GArray *tc_diff_marks_find (const GPtrArray *lines) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
