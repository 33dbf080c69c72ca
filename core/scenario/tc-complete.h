/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "scenario/tc-scenario.h"
#include "scenario/tc-schema.h"
#include "text/tc-source.h"

G_BEGIN_DECLS

/* What can be written at a place of a text, from the schema's tables and from the ids of the
 * scenario. Works in text that is broken around the place, since it always is while somebody types:
 * it goes by what stands before it. Cost: one pass over the text up to the place. */

typedef enum {
  TC_COMPLETION_ELEMENT,
  TC_COMPLETION_ATTRIBUTE,
  TC_COMPLETION_VALUE, /* a word of an enumeration, true or false */
  TC_COMPLETION_ID,    /* of a datum that the attribute may name */
  TC_COMPLETION_END_TAG,
} TcCompletionKind;

typedef struct {
  TcCompletionKind kind;
  char *label;     /* what is chosen among, and what the word begun is compared with */
  char *detail;    /* nullable: the name of the datum, "required" */
  const char *doc; /* nullable, static: the schema's words */
  char *text;      /* comes in place of the word begun */
  gsize caret;     /* where in @text to go on, in bytes */
} TcCompletion;

typedef struct {
  TcSpan word;      /* what has been begun, up to the place */
  GPtrArray *items; /* TcCompletion, best first, whether or not they begin like the word */
} TcCompletions;

/**
 * tc_complete:
 * @offset: in bytes
 * @schemas: NULL-terminated; the one whose namespace the root names is used
 * @scenario: (nullable): where ids are looked for, perhaps of an older text
 *
 * Returns: (transfer full): no items where nothing can be completed
 */
TcCompletions *tc_complete (const TcSource *source,
                            gsize offset,
                            const TcSchema *const *schemas,
                            const TcScenario *scenario) G_GNUC_WARN_UNUSED_RESULT;
void tc_completions_free (TcCompletions *completions);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcCompletions, tc_completions_free)

G_END_DECLS
