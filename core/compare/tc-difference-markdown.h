/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "compare/tc-difference.h"

G_BEGIN_DECLS

/* Differences in words as Markdown, for the description of a change and for files to send. */

/** tc_markdown_append: @text so that nothing of it is markup. */
void tc_markdown_append (GString *out, const char *text);

/** tc_differences_append_markdown: under the name of each part of the scenario a line for each
 * difference. Each part stands once, where the first difference in it is. */
void tc_differences_append_markdown (const TcDifferences *differences, GString *out);

/** tc_differences_dup_markdown: (transfer full): the same under a heading with the names of the two
 * scenarios; says so when nothing differs. */
char *tc_differences_dup_markdown (const TcDifferences *differences,
                                   const char *old_name,
                                   const char *new_name) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
