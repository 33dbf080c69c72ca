/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "scenario/tc-schema.h"

G_BEGIN_DECLS

/* What new data begin with: what the schema requires, and nothing else. */

/**
 * tc_template_dup_value:
 * @type: of the attribute or text
 * @word: what ids and words are made of: the name or the label of the element
 * @n: from 1: the same type and word give another value for another number, as far as there are any
 *
 * Returns: (transfer full): a value that @type accepts: the first words of an enumeration, numbers
 *   from 1, "side", "side-2"; "" when the type has a pattern that nothing of this fits.
 */
char *tc_template_dup_value (const TcSchemaType *type,
                             const char *word,
                             guint n) G_GNUC_WARN_UNUSED_RESULT;

/** tc_template_pick: of the elements of @slot one that needs no others inside it; the first when
 * all do. */
const TcSchemaElement *tc_template_pick (const TcSchemaContent *content, const TcSchemaSlot *slot);

/**
 * tc_template_dup_scenario:
 *
 * The smallest scenario of @schema: the elements and attributes that it requires, and those that
 * required references need, with the first value that each may have, and what the schema says that
 * one starts with (tc:start). The text is in canonical
 * layout and has no fault that the schema can see, references included; every value is marked as
 * the designer's own. What lint says of it is what is left to do: tables with one row do not cover
 * the dice, a map without adjacencies cannot be crossed.
 *
 * Returns: (transfer full): the text.
 */
char *tc_template_dup_scenario (const TcSchema *schema) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
