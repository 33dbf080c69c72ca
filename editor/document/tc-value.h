/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>
#include <tc-core.h>

G_BEGIN_DECLS

/* Values as people read and type them, from the schema alone: a reference is the name of what it
 * points to, a switch is yes or no, a word of a closed list is capitalised. What is shown can be
 * typed back; typing is forgiving: ids, names, and unambiguous beginnings of either. */

/** tc_value_is_datum: whether @attribute is of every datum (src, src-of, ref, note) rather than of
 * this one. */
gboolean tc_value_is_datum (const char *attribute);

/** tc_value_is_key: whether @attribute is part of the element's key. */
gboolean tc_value_is_key (const TcSchemaElement *element, const char *attribute);

/** tc_value_sign_choices: of all that tc_value_list_choices () is made of: sorting a thousand areas
 * by name takes longer than a frame. */
guint tc_value_sign_choices (TcScenario *scenario, TcNode node, const TcSchemaAttribute *attribute);

/** tc_value_list_choices: (transfer full) (nullable): what the attribute may be, as TcItem with the
 * value as key, its words as title, its documentation as detail; %NULL when it is not a choice.
 * References are looked up from @node, or from the root when it is TC_NODE_NONE. */
GPtrArray *tc_value_list_choices (TcScenario *scenario,
                                  TcNode node,
                                  const TcSchemaAttribute *attribute) G_GNUC_WARN_UNUSED_RESULT;

/** tc_value_list_choices_again: the same; items of @before, a list of the same attribute, are taken
 * over where they are still right, since sorting a new one costs most. */
GPtrArray *tc_value_list_choices_again (TcScenario *scenario,
                                        TcNode node,
                                        const TcSchemaAttribute *attribute,
                                        GListModel *before) G_GNUC_WARN_UNUSED_RESULT;

/** tc_value_dup_words: (transfer full): @value, nullable, as it is shown. */
char *tc_value_dup_words (TcScenario *scenario,
                          TcNode node,
                          const TcSchemaAttribute *attribute,
                          const char *value) G_GNUC_WARN_UNUSED_RESULT;

/** tc_value_dup_text: (transfer full): the attribute of @node as it is shown; "" when absent. */
char *tc_value_dup_text (TcScenario *scenario,
                         TcNode node,
                         const TcSchemaAttribute *attribute) G_GNUC_WARN_UNUSED_RESULT;

/** tc_value_dup_said: (transfer full): @value, nullable, in a sentence: a switch is yes or no, what
 * is absent is "none". */
char *tc_value_dup_said (TcScenario *scenario,
                         TcNode node,
                         const TcSchemaAttribute *attribute,
                         const char *value) G_GNUC_WARN_UNUSED_RESULT;

/** tc_value_dup_house_rule: (transfer full): in the words of the forms: "Air drops, zone: Low
 * Countries (as printed: none)". */
char *tc_value_dup_house_rule (TcScenario *scenario,
                               const TcHouseRule *rule) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tc_value_parse:
 * @typed: what somebody typed or pasted
 * @out_value: (out) (transfer full) (nullable): as it is written; %NULL: not at all
 * @out_expected: (out) (transfer full): when it is refused: what was expected, in words
 */
gboolean tc_value_parse (TcScenario *scenario,
                         TcNode node,
                         const TcSchemaAttribute *attribute,
                         const char *typed,
                         char **out_value,
                         char **out_expected);

/** tc_value_find_ref: (nullable): the first attribute of @content that names elements of @role. */
const TcSchemaAttribute *tc_value_find_ref (const TcSchema *schema,
                                            const TcSchemaContent *content,
                                            const char *role);

/**
 * tc_value_dup_new: (transfer full): attributes (name, value, ...) for a new @element inside
 *   @parent: an id that is free, values that are allowed, for all that is required.
 */
char **tc_value_dup_new (TcScenario *scenario,
                         TcNode parent,
                         const TcSchemaElement *element) G_GNUC_WARN_UNUSED_RESULT;

/** tc_value_new_insert: (transfer full): inserts a new @element inside @parent with what it cannot
 * do without, children included. */
TcOperation *tc_value_new_insert (TcScenario *scenario,
                                  TcNode parent,
                                  const TcSchemaElement *element) G_GNUC_WARN_UNUSED_RESULT;

/** tc_value_new_insert_around: (transfer full): inserts a new @element inside @parent, with @child
 * as its first child and nothing else. */
TcOperation *tc_value_new_insert_around (TcScenario *scenario,
                                         TcNode parent,
                                         const TcSchemaElement *element,
                                         const TcSchemaElement *child) G_GNUC_WARN_UNUSED_RESULT;

/** tc_value_new_insert_with: as tc_value_new_insert(), with @attribute at @value; %NULL: without
 * it. */
TcOperation *tc_value_new_insert_with (TcScenario *scenario,
                                       TcNode parent,
                                       const TcSchemaElement *element,
                                       const char *attribute,
                                       const char *value) G_GNUC_WARN_UNUSED_RESULT;

/** tc_value_add_required: what @insert inserts gets a new child @element with what it cannot do
 * without; references are looked up from @scope. */
void tc_value_add_required (TcOperation *insert,
                            TcScenario *scenario,
                            TcNode scope,
                            const TcSchemaElement *element);

/** tc_value_copy_children: what @insert inserts gets the children of @node as they are written. */
void tc_value_copy_children (TcOperation *insert, TcScenario *scenario, TcNode node);

G_END_DECLS
