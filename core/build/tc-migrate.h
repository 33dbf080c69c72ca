/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "systems/tc-systems.h"

G_BEGIN_DECLS

/**
 * tc_migrate:
 * @source: a scenario, perhaps of an earlier version of the format; a variant stays as it is, for
 * it says only what differs from its base
 * @systems: NULL-terminated, or %NULL for the shipped ones
 * @report: gets what keeps @source from being read
 * @out_steps: (element-type utf8): gets the summary of each migration that changed it, static and
 *   not translated yet
 *
 * Returns: (transfer full) (nullable): what it has to be now, comments and layout kept; @source
 *   itself when there is nothing to do, %NULL when it is not a well-formed scenario of a system.
 */
TcSource *tc_migrate (TcSource *source,
                      const TcSystem *const *systems,
                      TcReport *report,
                      GPtrArray *out_steps) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
