/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "document/tc-document.h"
#include "sheet/tc-sheet-data.h"

G_BEGIN_DECLS

/* TcSheet: sheet data as a grid of cells with a cursor: arrows move, Shift extends, Enter and F2
 * edit, typing replaces, Escape gives up, Delete clears, Ctrl+C and Ctrl+V copy and paste as
 * spreadsheets do, Ctrl+A selects all. What is entered is an edit of the document at once; the
 * datum under the cursor is the selected one, and the cursor follows what is selected elsewhere.
 * With Shift and by dragging, several cells are selected; the selected datum is then the first.
 *
 * Signals:
 *   cursor-moved (): tc_sheet_get_cursor () is another cell
 *   typed (): tc_sheet_get_typed () is another text */

#define TC_TYPE_SHEET (tc_sheet_get_type ())
G_DECLARE_FINAL_TYPE (TcSheet, tc_sheet, TC, SHEET, AdwBin)

/** tc_sheet_set_document: once, for a sheet from a template. */
void tc_sheet_set_document (TcSheet *self, TcDocument *document);

/** tc_sheet_set_menu: once: what can be done with the cells that are selected. */
void tc_sheet_set_menu (TcSheet *self, GMenuModel *model);

/** tc_sheet_take_data: (transfer full): cursor and what is being typed stay where they are. */
void tc_sheet_take_data (TcSheet *self, TcSheetData *data);

/** tc_sheet_get_data: (nullable). */
const TcSheetData *tc_sheet_get_data (TcSheet *self);

/** tc_sheet_get_cursor: (nullable): the cell under the cursor. */
const TcSheetCell *tc_sheet_get_cursor (TcSheet *self, guint *out_row, guint *out_column);

/** tc_sheet_dup_rows: (transfer full): the paths of the data whose rows are selected; empty for the
 * headings and for what is computed below. */
char **tc_sheet_dup_rows (TcSheet *self) G_GNUC_WARN_UNUSED_RESULT;

/** tc_sheet_get_typed: (nullable): what is being typed over the cell under the cursor. */
const char *tc_sheet_get_typed (TcSheet *self);

/** tc_sheet_move_cursor: also gives it the keyboard when the sheet has it. */
void tc_sheet_move_cursor (TcSheet *self, guint row, guint column);

/** tc_sheet_enter: gives the keyboard to the cell that shows @attribute of the datum at @path;
 * %FALSE when none does. */
gboolean tc_sheet_enter (TcSheet *self, const char *path, const char *attribute);

/** tc_sheet_apply: what is being typed becomes an edit, as when the focus leaves. */
void tc_sheet_apply (TcSheet *self);

/** tc_sheet_label_removal: the words of a button that removes @n_rows rows. */
void tc_sheet_label_removal (GtkWidget *button, guint n_rows);

void tc_sheet_copy (TcSheet *self);
void tc_sheet_paste (TcSheet *self);

G_END_DECLS
