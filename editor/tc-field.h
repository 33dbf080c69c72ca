/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "tc-document.h"

G_BEGIN_DECLS

/* TcField: one attribute of the selected datum as a row of the inspector. The schema alone chooses
 * the widget, the bounds, the choices and the words; a value that the user sets becomes an edit of
 * the document at once. The row shows where the value comes from and can go back to its default. */

#define TC_TYPE_FIELD (tc_field_get_type ())
G_DECLARE_FINAL_TYPE (TcField, tc_field, TC, FIELD, GObject)

/** tc_field_new: @attribute is static, of the document's schema. */
TcField *tc_field_new (TcDocument *document,
                       const TcSchemaAttribute *attribute) G_GNUC_WARN_UNUSED_RESULT;

/** tc_field_get_row: (transfer none): an AdwPreferencesRow. */
GtkWidget *tc_field_get_row (TcField *self);

/** tc_field_apply: what is being typed becomes an edit, as when the focus leaves the row; a text
 * that is not a value of the attribute stays as it is and the window tells why. */
void tc_field_apply (TcField *self);

/** tc_field_update: shows the attribute of @node; text that is being typed is left alone. */
void tc_field_update (TcField *self, TcScenario *scenario, TcNode node);

G_END_DECLS
