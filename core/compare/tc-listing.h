/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "scenario/tc-scenario.h"

G_BEGIN_DECLS

/**
 * tc_listing_dup:
 *
 * A scenario with one value to a line, each with the whole key path of what it belongs to, in the
 * order of the schema: for tools that compare lines. Layout, comments, the order of attributes and
 * the spelling of numbers leave no trace in it.
 *
 * Returns: (transfer full): lines "area-board/area[sedan]/@terrain = forest".
 */
char *tc_listing_dup (const TcScenario *scenario) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
