/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "document/tc-document.h"

G_BEGIN_DECLS

/* TcField: one attribute of one datum, or of several at once, as a row of a form. The schema alone
 * chooses the widget, the bounds, the choices and the words; a value that the user sets becomes an
 * edit of the document at once, one step however many data it is set for. The row shows where the
 * value comes from, lets that be said, and can go back to its default; what is wrong with the value
 * stands right under it. */

#define TC_TYPE_FIELD (tc_field_get_type ())
G_DECLARE_FINAL_TYPE (TcField, tc_field, TC, FIELD, GObject)

/** tc_field_new: @attribute is static, of the document's schema. */
TcField *tc_field_new (TcDocument *document,
                       const TcSchemaAttribute *attribute) G_GNUC_WARN_UNUSED_RESULT;

const TcSchemaAttribute *tc_field_get_attribute (TcField *self);

/** tc_field_get_row: (transfer none): an AdwPreferencesRow. */
GtkWidget *tc_field_get_row (TcField *self);

/** tc_field_get_problem_row: (transfer none): the row to put under it; hidden while all is well. */
GtkWidget *tc_field_get_problem_row (TcField *self);

/** tc_field_grab_focus: puts the keys into what is typed or chosen with. */
gboolean tc_field_grab_focus (TcField *self);

/** tc_field_apply: what is being typed becomes an edit, as when the focus leaves the row; a text
 * that is not a value of the attribute stays as it is and the row says why. */
void tc_field_apply (TcField *self);

/** tc_field_update: shows the attribute of @node; text that is being typed is left alone. */
void tc_field_update (TcField *self, TcScenario *scenario, TcNode node);

/** tc_field_update_several: likewise, of @n nodes that all have the attribute.
 * @paths: the @n key paths of the nodes, and %NULL: to find those of links takes longer than a
 * field */
void tc_field_update_several (TcField *self,
                              TcScenario *scenario,
                              const TcNode *nodes,
                              const char *const *paths,
                              guint n);

/** tc_field_update_unwritten: shows what a new @element of the node at @parent_path would say, of
 * which
 * @preview holds the child @node: it is written together with the first value that is set. */
void tc_field_update_unwritten (TcField *self,
                                TcScenario *preview,
                                TcNode node,
                                const char *parent_path,
                                const TcSchemaElement *element);

/** tc_field_set_problem: @message: (nullable): what the document's problems say about the value,
 * and how bad that is. */
void tc_field_set_problem (TcField *self, const char *message, TcSeverity severity);

/** tc_field_set_inheritance: of a variant: whether the value is the base's, or what it is there:
 * @base: (nullable): in words, "" for none. */
void tc_field_set_inheritance (TcField *self, TcInheritance inheritance, const char *base);

/** tc_field_add_to: appends the field's rows to @group. */
void tc_field_add_to (TcField *self, AdwPreferencesGroup *group);

G_END_DECLS
