/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-keyed-text-private.h is private to core/."
#endif

#include "scenario/tc-scenario.h"

G_BEGIN_DECLS

/* TcKeyedText: a text as its scan and what the schema says about its elements: enough to find what
 * a variant changes, at a tenth of the cost of a tree. Nothing is judged. Elements are those of the
 * scan. */
typedef struct {
  TcSource *source;
  const char *text;
  TcScan *scan;
  const TcSchema *schema;
  guint32 *first; /* child of each element, or TC_SCAN_NONE */
  guint32 *next;  /* sibling */
} TcKeyedText;

/** tc_keyed_text_init: %FALSE when the text has faults or is not of @schema: it is not cleared
 * then. @scan: (transfer none). */
gboolean tc_keyed_text_init (TcKeyedText *self,
                             TcSource *source,
                             TcScan *scan,
                             const TcSchema *schema);
void tc_keyed_text_clear (TcKeyedText *self);

/** tc_keyed_text_find_uri: where the declaration of the namespace prefix @prefix (@length bytes, 0
 * for none) that holds at @element stands: an attribute, or %NULL. */
const TcScanAttribute *tc_keyed_text_find_uri (const TcKeyedText *self,
                                               guint32 element,
                                               const char *prefix,
                                               gsize length);

/** tc_keyed_text_get_element: (nullable): what @element is as a child in @content; %NULL when it is
 * unknown or of another namespace. */
const TcSchemaElement *tc_keyed_text_get_element (const TcKeyedText *self,
                                                  guint32 element,
                                                  const TcSchemaContent *content);

/** tc_keyed_text_find_attribute: (nullable): by its name as written. */
const TcScanAttribute *tc_keyed_text_find_attribute (const TcKeyedText *self,
                                                     guint32 element,
                                                     const char *name);

/** tc_keyed_text_dup_value: (transfer full) (nullable): the value in its canonical form; the
 * schema's default, or %NULL, when it is not written. */
char *tc_keyed_text_dup_value (const TcKeyedText *self,
                               guint32 element,
                               const TcSchemaAttribute *attribute) G_GNUC_WARN_UNUSED_RESULT;

/** tc_keyed_text_dup_canonical: (transfer full): @value, not decoded yet, as the type wants it. */
char *tc_keyed_text_dup_canonical (const TcSchemaType *type,
                                   const char *value,
                                   gsize length) G_GNUC_WARN_UNUSED_RESULT;

/** tc_keyed_text_dup_key: (transfer full) (nullable): the parts of the key in their canonical form,
 * joined by @separator. */
char *tc_keyed_text_dup_key (const TcKeyedText *self,
                             guint32 element,
                             const TcSchemaElement *type,
                             const char *separator) G_GNUC_WARN_UNUSED_RESULT;

/** tc_keyed_text_dup_digest: (transfer full): a word for all that @element says, its children
 * included; sources, rule sections and notes are not part of it. */
char *tc_keyed_text_dup_digest (const TcKeyedText *self,
                                guint32 element,
                                const TcSchemaElement *type) G_GNUC_WARN_UNUSED_RESULT;

/** tc_keyed_text_hash: the same with sources, rule sections and notes; but for src on @element. */
guint64 tc_keyed_text_hash (const TcKeyedText *self, guint32 element, const TcSchemaElement *type);

/** tc_keyed_text_is_key: attribute @name is part of the key of @type. */
gboolean tc_keyed_text_is_key (const TcSchemaElement *type, const char *name);

/** tc_keyed_text_is_source_attribute: src, src-of, ref and note: they speak about values. */
gboolean tc_keyed_text_is_source_attribute (const char *name);

G_END_DECLS
