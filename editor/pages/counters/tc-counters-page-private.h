/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/tc-piece.h"
#include "pages/counters/tc-counters-page.h"

G_BEGIN_DECLS

struct _TcCountersPage {
  TcPage parent_instance;

  TcDocument *document; /* the page's, from when it is attached until it is disposed of */
  GListStore *pieces;   /* of TcPiece */
  GListModel *sorted;   /* what the list shows */
  GtkMultiSelection *selection;
  GtkCustomFilter *filter;
  GListStore *owners; /* of TcItem, the first for all */
  GListStore *kinds;
  gboolean is_updating;
  gboolean has_shown; /* rows of what is selected */

  GtkWidget *stack;
  AdwStatusPage *empty_page;
  GtkColumnView *list;
  GtkEditable *search;
  GtkWidget *no_match;
  GtkDropDown *owner;
  GtkDropDown *kind;
  GtkLabel *count;
  GtkMenuButton *add_button;
};

/* tc-counters-page-columns.c */
void tc_counters_page_add_columns (TcCountersPage *self);

G_END_DECLS
