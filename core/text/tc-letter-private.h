/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-letter-private.h is private to core/."
#endif

#include <glib.h>

#include "text/tc-letter.h"

G_BEGIN_DECLS

/* Letters that are not what they look like: invisible ones, and those of other scripts that look
 * like letters of ASCII. Nobody finds such a fault by looking. */

/** tc_letter_get_name: (nullable): its name in Unicode, of letters that are odd so. */
const char *tc_letter_get_name (gunichar letter);

gboolean tc_letter_is_invisible (gunichar letter);

/** tc_letter_dup_escaped: (transfer full): words of a person or a file as a message may quote them:
 * as they are, but for control characters, which are escaped, and bytes that are no UTF-8. */
char *tc_letter_dup_escaped (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/** tc_letter_is_blank: it looks like a space and is none to XML. */
gboolean tc_letter_is_blank (gunichar letter);

/** tc_letter_dup_plain: (transfer full): @text, UTF-8, with the letters of ASCII that it seems to
 * be written in, and without what cannot be seen. */
char *tc_letter_dup_plain (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/** tc_letter_dup_remark: (transfer full) (nullable): of a word with an odd letter in it, which one;
 * to stand behind a message and a semicolon. %NULL for longer texts and words of another script. */
char *tc_letter_dup_remark (const char *text, gsize length) G_GNUC_WARN_UNUSED_RESULT;

/** tc_letter_dup_short: (transfer full): @text for a message, which has room for a line of it: when
 * it is longer, its beginning and "…". */
char *tc_letter_dup_short (const char *text) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
