/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-variant-private.h is private to core/."
#endif

#include "variant/tc-keyed-text-private.h"
#include "variant/tc-variant.h"
#include "variant/tc-whole-private.h"

G_BEGIN_DECLS

/* TcMerge: one variant and one base becoming one text. */
typedef struct {
  TcKeyedText base;
  const TcWhole *base_whole;
  TcScenario *variant;
  const TcScan *scan; /* of the variant */
  TcSource *source;
  const char *text;
  TcWholeWriter out;
  TcReport *report;
  guint n_questions; /* findings that came with a guess, which costs a look at all of its like */
  char *stated;      /* where the values come from that the variant states without saying so */
} TcMerge;

/* tc-variant.c */

/** tc_variant_list_schemas: (transfer container): NULL-terminated: those of the systems' variants.
 */
GPtrArray *tc_variant_list_schemas (const TcSchema *const *schemas);

/* tc-variant-extract.c */

/** tc_variant_extract_stated: tc_variant_extract () for a variant whose root says that what it sets
 * comes from @stated. */
TcSource *tc_variant_extract_stated (TcSource *base,
                                     TcSource *full,
                                     const TcSchema *schema,
                                     const char *extends,
                                     const char *name,
                                     const char *stated) G_GNUC_WARN_UNUSED_RESULT;
/* tc-variant-file.c */

/** tc_variant_check_relative: %FALSE with @error set when @extends is no relative path. */
gboolean tc_variant_check_relative (const char *extends, GError **error);

/** tc_variant_suggest_base: (transfer full) (nullable): which scenarios of the project are where
 * @extends, which is no file, points, with a name that comes near; the nearest in @out_best. */
char *tc_variant_suggest_base (const char *extends, TcSource *from, char **out_best);

/* tc-variant-merge.c */

/** tc_merge_write: the whole text, into merge->out. */
void tc_merge_write (TcMerge *merge);

/** tc_merge_get_tag: the start tag of @node in the variant. */
const TcScanElement *tc_merge_get_tag (const TcMerge *merge, TcNode node);

/** tc_merge_find_attribute: (nullable): attribute @name of @node in the variant, as written. */
const TcScanAttribute *tc_merge_find_attribute (const TcMerge *merge,
                                                TcNode node,
                                                const char *name);

/** tc_merge_get_word: (nullable): an attribute of @node, which its schema need not have. */
const char *tc_merge_get_word (const TcScenario *variant, TcNode node, const char *name);

/** tc_merge_relate: a place of the base's text in its files. */
void tc_merge_relate (const TcMerge *merge, TcFinding *finding, TcSpan base, const char *message);

/* tc-variant-tag.c */

/** tc_merge_write_tag: the start tag of element @base with the changes of @node.
 * @inherited: the source that it inherits
 * @opens: it gets children although it has none in the base
 * Returns: (transfer full): the source that its children inherit. */
char *tc_merge_write_tag (TcMerge *merge,
                          guint32 base,
                          TcNode node,
                          const TcSchemaElement *type,
                          const char *inherited,
                          gboolean opens) G_GNUC_WARN_UNUSED_RESULT;

/** tc_merge_write_new: @node as it stands in the variant, without what only a variant says.
 * @parent: the element of the base around it. */
void tc_merge_write_new (TcMerge *merge,
                         TcNode node,
                         const TcSchemaElement *type,
                         guint32 parent,
                         const char *inherited);

/* tc-variant-check.c: the findings. */

/** tc_merge_check_attribute: was-X of @node against the base. */
void tc_merge_check_attribute (TcMerge *merge,
                               guint32 base,
                               TcNode node,
                               const TcSchemaAttribute *attribute);

/** tc_merge_check_element: was of @node, replaced whole or removed, against the base. */
void tc_merge_check_element (TcMerge *merge,
                             guint32 base,
                             TcNode node,
                             const TcSchemaElement *type);

/** tc_merge_check_whole: @node, which replaces @base whole, says something else. */
void tc_merge_check_whole (TcMerge *merge, guint32 base, TcNode node, const TcSchemaElement *type);

/** tc_merge_check_present: was="" of @node says that the base has none, but it has. */
void tc_merge_check_present (TcMerge *merge,
                             guint32 base,
                             TcNode node,
                             const TcSchemaElement *type);

/** tc_merge_check_new: whether @node, which the base has not, can be new; otherwise it was meant to
 * change something, and that is reported. @parent: the element of the base around it, with
 * @content. */
gboolean tc_merge_check_new (TcMerge *merge,
                             TcNode node,
                             const TcSchemaElement *type,
                             guint32 parent,
                             const TcSchemaContent *content);

/** tc_merge_report_absent: there is nothing in the base that @node could change or remove. */
void tc_merge_report_absent (TcMerge *merge,
                             TcNode node,
                             const TcSchemaElement *type,
                             guint32 parent,
                             const TcSchemaContent *content);

/** tc_merge_report_no_anchor: nothing has the key that before or after, @place, names; its own name
 * may be misspelt, then it is %NULL. */
void tc_merge_report_no_anchor (TcMerge *merge,
                                TcNode node,
                                const TcSchemaElement *type,
                                const char *key,
                                const TcScanAttribute *place,
                                guint32 parent,
                                const TcSchemaContent *content);

/** tc_merge_report_twice: @node changes what @removed takes away. */
void tc_merge_report_twice (TcMerge *merge,
                            TcNode node,
                            const TcSchemaElement *type,
                            TcSpan removed);

G_END_DECLS
