/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

G_BEGIN_DECLS

/** tc_name_dup_list: (transfer full): the first @n_names of @n names: "Reims, Sedan and Longwy", or
 * "Reims, Sedan, Longwy and 2 more". */
char *tc_name_dup_list (const char *const *names, guint n_names, guint n) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
