/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "pages/deck/tc-deck-page.h"
#include "pages/deck/tc-deck-row.h"

G_BEGIN_DECLS

typedef enum { TC_DECK_CARDS, TC_DECK_TILES, TC_N_DECK_PARTS } TcDeckPart;

/* One of the two lists. */
typedef struct {
  GListStore *rows; /* of TcDeckRow */
  GtkMultiSelection *selection;
  GtkListView *list;
  GtkLabel *title;
  GtkLabel *total;
  GtkMenuButton *add_button;
  guint n_copies; /* of all kinds */
} TcDeckList;

struct _TcDeckPage {
  TcPage parent_instance;

  TcDocument *document; /* the page's, from when it is attached until it is disposed of */
  TcDeckList parts[TC_N_DECK_PARTS];
  gboolean is_updating;

  GtkWidget *stack;
  GtkWidget *tiles_box;
  GtkLabel *hand_title;
  GtkLabel *hand_odds;
  GtkLabel *selected_odds;
};

/* tc-deck-page.c */
void tc_deck_page_report (TcDeckPage *self, const char *text);

/** tc_deck_page_find_container: role "deck" or "tileset", or TC_NODE_NONE. */
TcNode tc_deck_page_find_container (TcScenario *scenario, TcDeckPart part);

/* tc-deck-page-rows.c */
void tc_deck_page_set_up_rows (TcDeckPage *self, TcDeckPart part);
void tc_deck_page_update_rows (TcDeckPage *self, TcScenario *scenario, TcDeckPart part);

G_END_DECLS
