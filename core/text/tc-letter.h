/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

G_BEGIN_DECLS

/* Text of files as it may be shown. Files are untrusted: what is shown of them holds no control
 * characters, so that a scenario can neither move a cursor nor turn text around. */

/**
 * tc_letter_dup_printable:
 * @length: in bytes, or -1
 *
 * Text for a line that other words stand in: control characters and marks that turn the direction
 * of what follows become U+FFFD each, bytes that are no UTF-8 too; tabs become blanks.
 *
 * Returns: (transfer full): valid UTF-8
 */
char *tc_letter_dup_printable (const char *text, gssize length) G_GNUC_WARN_UNUSED_RESULT;

/** tc_letter_dup_printable_lines: (transfer full): the same of text that may have several lines:
 * line ends and tabs stay. */
char *tc_letter_dup_printable_lines (const char *text) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
