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
};

/* tc-tables-page-actions.c */
void tc_tables_page_install_actions (GtkWidgetClass *widget_class);
void tc_tables_page_update_actions (TcTablesPage *self);

G_END_DECLS
