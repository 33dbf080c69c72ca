/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

G_BEGIN_DECLS

/** tc_suggest_dup: (transfer full) (nullable): "Did you mean “a” or “b”?" when one or more of the
 * NULL-terminated @candidates are close to @word, best first. */
char *tc_suggest_dup (const char *word, const char *const *candidates) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
