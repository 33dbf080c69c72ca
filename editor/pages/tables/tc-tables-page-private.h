/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/tc-item.h"
#include "pages/tables/tc-tables-page.h"
#include "sheet/tc-sheet.h"

G_BEGIN_DECLS

struct _TcTablesPage {
  TcPage parent_instance;

  TcDocument *document; /* the page's, from when it is attached until it is disposed of */
  GListStore *tables;   /* of TcItem, key = path */
  GPtrArray *lists;     /* of TcSheetList, below the table */
  const TcSchemaElement *element;
  char *shown; /* (nullable): path of the table */
  gboolean is_updating;

  GtkWidget *stack;
  AdwStatusPage *empty_page;
  GtkSingleSelection *selection;
  GtkListView *list;
  GtkLabel *title;
  GtkLabel *doc;
  GtkLabel *dice;
  GtkLabel *legend;
  GtkBox *parts;
  TcSheet *sheet;
  GtkWidget *remove_row_button;
  GMenuModel *cell_menu;

  /* What is chosen in the chances with and without a shift. */
  GtkWidget *chances;
  GtkDropDown *attack; /* of the columns with results, in the order of the sheet */
  GtkSpinButton *shift;
  GtkLabel *chances_hint;
  GtkGrid *chances_grid;
  GArray *attacks; /* guint: the columns of the sheet that it offers */
};

/* tc-tables-page-actions.c */
void tc_tables_page_install_actions (GtkWidgetClass *widget_class);
void tc_tables_page_update_actions (TcTablesPage *self);

/* tc-tables-page-chances.c */
void tc_tables_page_bind_chances (GtkWidgetClass *widget_class);

/** tc_tables_page_update_chances: after the table or what is typed into it has changed. */
void tc_tables_page_update_chances (TcTablesPage *self);

/** tc_tables_page_choose_attack: the column under the cursor, if it has results. */
void tc_tables_page_choose_attack (TcTablesPage *self);

G_END_DECLS
