/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/tc-board.h"
#include "pages/setups/tc-setup-model.h"
#include "pages/setups/tc-setups-page.h"

G_BEGIN_DECLS

struct _TcSetupsPage {
  TcPage parent_instance;

  TcDocument *document; /* the page's, from when it is attached until it is disposed of */
  GListStore *setups;   /* of TcItem, key = path */
  GListStore *tray;     /* of TcPiece that are off the map */
  GPtrArray *uses;      /* (nullable): of TcSetupUse, of the setup that is shown */
  TcScenario *uses_of;  /* (nullable): whose nodes they name */
  GPtrArray *lists;     /* of TcSheetList */
  GPtrArray *inner;     /* of GtkBox with a heading and a TcSheetList: of what is inside a row */
  const TcSchemaElement *element;
  gboolean is_updating;
  gboolean has_stock; /* setups say how many equal pieces lie where (tc-stock-model.h) */

  GtkWidget *stack;
  GtkDropDown *setup;
  GtkMenuButton *add_button;
  GtkWidget *switcher;
  GtkStack *views;
  GtkStackPage *rows_page;
  GtkWidget *tray_side;
  GtkWidget *no_match;
  TcBoard *board;
  GMenuModel *piece_menu;
  GtkLabel *status;
  GtkLabel *tray_title;
  GtkListView *tray_list;
  GtkPopover *tray_menu;
  GtkSingleSelection *tray_selection;
  GtkEditable *search;
  GtkCustomFilter *filter;
  GtkBox *parts;
  GtkWidget *answer_bar;
  GtkImage *answer_icon;
  GtkLabel *answer;
  GtkBox *reasons;
};

/** tc_setups_page_get_setup: the node that is shown in the document's scenario, or TC_NODE_NONE. */
TcNode tc_setups_page_get_setup (TcSetupsPage *self);

/* tc-setups-page-tray.c */
void tc_setups_page_install_tray (GtkWidgetClass *widget_class);
void tc_setups_page_set_up_tray (TcSetupsPage *self);
void tc_setups_page_update_tray (TcSetupsPage *self, TcScenario *scenario);

/* tc-setups-page-rows.c */
void tc_setups_page_update_rows (TcSetupsPage *self, TcScenario *scenario, TcNode setup);
void tc_setups_page_update_answer (TcSetupsPage *self, TcScenario *scenario, TcNode setup);

/* tc-setups-page-more.c */
void tc_setups_page_update_more (TcSetupsPage *self, TcScenario *scenario, TcNode setup);
void tc_setups_page_install_more (GtkWidgetClass *widget_class);

G_END_DECLS
