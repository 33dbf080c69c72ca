/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "scenario/tc-scenario.h"

G_BEGIN_DECLS

/* House rules: the values of a scenario that differ from what the printed rules say (tc:printed in
 * the schema). Info, Play and every report list them. */

typedef struct {
  TcNode node;                        /* the element; its parent when it is not written */
  const TcSchemaElement *element;     /* static */
  const TcSchemaAttribute *attribute; /* static */
  const char *value;                  /* nullable: none; lives as long as the scenario */
  const char *id; /* nullable: or key, of the element, where there are several */
} TcHouseRule;

/** tc_scenario_list_house_rules: (transfer full) (element-type TcHouseRule): in the order of the
 * file, the defaults of elements that are left out before what their parent holds; empty when all
 * is as printed. */
GArray *tc_scenario_list_house_rules (const TcScenario *scenario) G_GNUC_WARN_UNUSED_RESULT;

/** tc_changed_rule_dup_text: (transfer full): one line for people, translated:
 * "air-drops zone: low-countries (as printed: none)". */
char *tc_changed_rule_dup_text (const TcHouseRule *rule) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
