/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

G_BEGIN_DECLS

/** tc_name_dup_key: (transfer full): sorts @name among others with strcmp (), in the order of the
 * language in use, and by number where names have numbers: "Area 2" before "Area 10". */
char *tc_name_dup_key (const char *name) G_GNUC_WARN_UNUSED_RESULT;

/** tc_name_compare: as strcmp () does with the keys of both; for short lists. */
gint tc_name_compare (const char *a, const char *b);

G_END_DECLS
