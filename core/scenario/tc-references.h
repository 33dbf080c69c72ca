/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "scenario/tc-scenario.h"

G_BEGIN_DECLS

/* What refers to a datum: the places that a renaming changes and a deletion leaves without what
 * they name. Conditions and effects refer as all else does: by attributes. A listing looks at each
 * node of the file once. */

/** TcReference: one attribute that names a datum. */
typedef struct {
  TcNode node;
  const TcSchemaAttribute *attribute; /* static */
} TcReference;

/** tc_references_are_possible: whether the schema lets anything refer to data of the kind of @node.
 */
gboolean tc_references_are_possible (const TcScenario *scenario, TcNode node);

/** tc_references_list: (transfer full): TcReference, in the order of the file, of any of the @n
 * nodes of
 * @targets. A misspelt reference that only seems to mean one of them is none. */
GArray *tc_references_list (const TcScenario *scenario,
                            const TcNode *targets,
                            guint n) G_GNUC_WARN_UNUSED_RESULT;

/** tc_reference_dup_title: (transfer full): for people: what @node is and how it is called:
 * "Adjacency Bouillon – Sedan", "Combat table"; of a part of an effect or a condition, what that
 * is. */
char *tc_reference_dup_title (const TcScenario *scenario, TcNode node) G_GNUC_WARN_UNUSED_RESULT;

/** tc_reference_dup_place: (transfer full): the nearest around @node that has an id, by its name
 * or, without one, its key: "Historical setup" of a counter that is placed there; without one its
 * table or section: "Combat table"; "" for what has an id itself, and for links. */
char *tc_reference_dup_place (const TcScenario *scenario, TcNode node) G_GNUC_WARN_UNUSED_RESULT;

/** tc_reference_dup_line: (transfer full): both: "Historical setup: Placement 4C". */
char *tc_reference_dup_line (const TcScenario *scenario, TcNode node) G_GNUC_WARN_UNUSED_RESULT;

/** tc_reference_dup_saying: (transfer full): what the use says: the sentence of a condition or an
 * effect, else the words for the attribute: "Controlled from"; "" when that is part of the key, as
 * the title says it. */
char *tc_reference_dup_saying (const TcScenario *scenario,
                               const TcReference *reference) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
