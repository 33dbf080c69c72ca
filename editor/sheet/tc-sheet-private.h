/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sheet/tc-sheet.h"

G_BEGIN_DECLS

struct _TcSheet {
  AdwBin parent_instance;

  TcDocument *document;
  TcSheetData *data; /* nullable */
  GPtrArray *labels; /* of TcSheetLabel, as the cells of the data */
  guint row;         /* the cursor */
  guint column;
  guint anchor_row; /* the other corner of what is selected */
  guint anchor_column;
  GtkWidget *entry; /* (nullable): over the cell under the cursor */
  gboolean is_moving;
  gboolean switches;     /* the click under way switches a mark */
  gboolean has_switched; /* the last one did: a second right after it is part of it */
  gboolean is_leaving;   /* the keyboard leaves the entry right now */
  char *left; /* what was pasted and did not fit, until somebody goes on; NULL for nothing */

  GMenuModel *menu_model; /* (nullable): there is no menu */
  GtkWidget *menu;        /* (nullable) until it is first opened */

  GtkGrid *grid;
  GtkLabel *notice;
};

typedef struct {
  guint row;
  guint column;
  guint n_rows;
  guint n_columns;
} TcSheetBlock;

/** tc_sheet_get_block: what is selected: one cell at least. */
TcSheetBlock tc_sheet_get_block (TcSheet *self);

/** tc_sheet_put_cursor: @extends: the anchor stays. */
void tc_sheet_put_cursor (TcSheet *self, guint row, guint column, gboolean extends);

/** tc_sheet_get_label: the widget of a cell. */
GtkWidget *tc_sheet_get_label (TcSheet *self, guint row, guint column);

/** tc_sheet_find_cell_at: the cell at a place in the grid. */
gboolean tc_sheet_find_cell_at (TcSheet *self,
                                double x,
                                double y,
                                guint *out_row,
                                guint *out_column);

/** tc_sheet_get_alignment: of the cell's text: 0 at the left to 1 at the right. */
float tc_sheet_get_alignment (const TcSheetCell *cell);

/** tc_sheet_report: a message of the window. */
void tc_sheet_report (TcSheet *self, const char *text);

void tc_sheet_show_notice (TcSheet *self, const char *text, gboolean is_bad);

/** tc_sheet_update_notice: what is wrong with the sheet as it is. */
void tc_sheet_update_notice (TcSheet *self);

/** tc_sheet_say_typed: emits "typed". */
void tc_sheet_say_typed (TcSheet *self);

/** tc_sheet_forget_paste: what did not fit is not told any longer. */
void tc_sheet_forget_paste (TcSheet *self);

/* tc-sheet-edit.c */
void tc_sheet_begin_edit (TcSheet *self, const char *text);
gboolean tc_sheet_commit (TcSheet *self);
void tc_sheet_cancel (TcSheet *self);
gboolean tc_sheet_key_pressed_cb (TcSheet *self, guint key, guint code, GdkModifierType state);

/* tc-sheet-menu.c */

/** tc_sheet_menu_key: whether @key opens the menu, and has. */
gboolean tc_sheet_menu_key (TcSheet *self, guint key, GdkModifierType state);
void tc_sheet_forget_menu (TcSheet *self);

G_END_DECLS
