/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "scenario/tc-scenario.h"

G_BEGIN_DECLS

/* What people call the data of a scenario: names and labels instead of ids and element names, in
 * the language of whoever reads them. */

/** tc_title_dup: (transfer full) (nullable): its name or title, else its key with names in place of
 * references: "Sedan", "Bouillon – Sedan"; %NULL when it has neither. */
char *tc_title_dup (const TcScenario *scenario, TcNode node) G_GNUC_WARN_UNUSED_RESULT;

/** tc_title_dup_word: (transfer full): the label of an element or attribute for the middle of a
 * sentence: "adjacency", "motorised cost". */
char *tc_title_dup_word (const char *label) G_GNUC_WARN_UNUSED_RESULT;

/** tc_title_dup_value: (transfer full) (nullable): the value of @attribute of @node in words: the
 * title of what a reference names; "yes" and "no"; in quotes free text and a reference that names
 * nothing; %NULL when there is none. */
char *tc_title_dup_value (const TcScenario *scenario,
                          TcNode node,
                          const TcSchemaAttribute *attribute) G_GNUC_WARN_UNUSED_RESULT;

/** tc_title_dup_given: (transfer full): the same of @value, which @attribute of @node may be given.
 */
char *tc_title_dup_given (const TcScenario *scenario,
                          TcNode node,
                          const TcSchemaAttribute *attribute,
                          const char *value) G_GNUC_WARN_UNUSED_RESULT;

/** tc_title_is_on: whether the text @value of a switch says yes. */
gboolean tc_title_is_on (const char *value);

G_END_DECLS
