/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* TcSheetLabel: the text of a cell. A GtkLabel cannot have the keyboard unless its text can be
 * selected; this one can. Of several hundred in a sheet one changes at an edit, and GTK and screen
 * readers hear of that one alone. */

#define TC_TYPE_SHEET_LABEL (tc_sheet_label_get_type ())
G_DECLARE_FINAL_TYPE (TcSheetLabel, tc_sheet_label, TC, SHEET_LABEL, GtkWidget)

/** tc_sheet_label_new: @index: the cell's number in its sheet. */
GtkWidget *tc_sheet_label_new (guint index) G_GNUC_WARN_UNUSED_RESULT;

guint tc_sheet_label_get_index (TcSheetLabel *self);
void tc_sheet_label_set_text (TcSheetLabel *self, const char *text, float xalign);

/** tc_sheet_label_say: @name: what a screen reader says of it; @tip: (nullable). */
void tc_sheet_label_say (TcSheetLabel *self, const char *name, const char *tip);

/** tc_sheet_label_set_classes: of CSS. */
void tc_sheet_label_set_classes (TcSheetLabel *self, const char *const *classes);

G_END_DECLS
