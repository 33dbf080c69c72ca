/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "rules/tc-system.h"

G_BEGIN_DECLS

/* The one table of systems, and what they bring together. */

/** tc_systems_list: NULL-terminated, static. */
const TcSystem *const *tc_systems_list (void);

/**
 * tc_systems_dup_schemas:
 * @systems: NULL-terminated, or %NULL for the shipped ones
 *
 * Returns: (transfer container): NULL-terminated
 */
const TcSchema **tc_systems_dup_schemas (const TcSystem *const *systems) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tc_systems_dup_codes:
 * @out_n: (out)
 *
 * Returns: (transfer container): core's catalogue of codes and those of the shipped systems, sorted
 *   by code
 */
const TcCode **tc_systems_dup_codes (guint *out_n) G_GNUC_WARN_UNUSED_RESULT;

/** tc_systems_find_code: (nullable): the entry for "SCH003" in any letter case. */
const TcCode *tc_systems_find_code (const char *code);

G_END_DECLS
