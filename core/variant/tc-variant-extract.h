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
 * tc_variant_extract:
 * @base: the text of a valid scenario
 * @full: another one of the same system: a copy of @base that was changed
 * @schema: of the system
 * @extends: the path of @base for the variant
 * @name: what messages call the variant
 *
 * What differs, as a variant of @base with the old values in was: reading it gives the model of
 * @full. Comments and layout of @full are not part of it, nor are foreign attributes that it lacks.
 *
 * Returns: (transfer full) (nullable): formatted; %NULL when one of the two is not a scenario of
 *   @schema.
 */
TcSource *tc_variant_extract (TcSource *base,
                              TcSource *full,
                              const TcSchema *schema,
                              const char *extends,
                              const char *name) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tc_variant_new:
 * @base: a valid scenario; of a base that is a variant, the whole
 * @extends: the path of the file of @base for the variant
 * @name: what messages call the variant; its id is made of it
 *
 * Returns: (transfer full): a variant that changes nothing but its id and title.
 */
TcSource *tc_variant_new (TcScenario *base,
                          const char *extends,
                          const char *name) G_GNUC_WARN_UNUSED_RESULT;

/** tc_scenario_find_difference: the first node of @a that is not the same in @b: element, values,
 * text, sources, rule sections, notes and order; TC_NODE_NONE when the two are the same model.
 * Layout, comments and what is foreign do not count. */
TcNode tc_scenario_find_difference (const TcScenario *a, const TcScenario *b);

G_END_DECLS
