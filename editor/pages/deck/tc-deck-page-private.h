/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/tc-card-picture.h"
#include "pages/deck/tc-deck-page.h"
#include "pages/deck/tc-deck-row.h"
#include "pages/deck/tc-tile-doors.h"
#include "sheet/tc-sheet.h"
#include "widgets/tc-clauses.h"

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
  guint n_copies;      /* of all kinds */
  gboolean has_copies; /* some kind comes in copies: the others count as one */
} TcDeckList;

struct _TcDeckPage {
  TcPage parent_instance;

  TcDocument *document; /* the page's, from when it is attached until it is disposed of */
  TcDeckList parts[TC_N_DECK_PARTS];
  gboolean is_updating;

  GtkWidget *stack;
  GtkWidget *tiles_box;
  GtkWidget *below_cards; /* whatever is below the list */
  GtkWidget *odds_box;
  GtkWidget *card_box; /* one card: as it looks, and its clauses */
  TcCardPicture *picture;
  TcClauses *clauses;
  GtkLabel *hand_title;
  GtkLabel *hand_odds;
  GtkLabel *selected_odds;

  GtkStack *views; /* the cards, or how many of each there are by what they bear */
  GtkWidget *views_bar;
  TcSheet *copies;
  TcTileDoors *doors; /* of the selected tile */
  GtkWidget *sums_box;
  TcSheet *sums;
};

/* tc-deck-page.c */
void tc_deck_page_report (TcDeckPage *self, const char *text);

/** tc_deck_page_find_container: the next of role "deck" or "tileset" after @after (TC_NODE_NONE:
 * the first), or TC_NODE_NONE. */
TcNode tc_deck_page_find_container (TcScenario *scenario, TcDeckPart part, TcNode after);

/* tc-deck-page-rows.c */
void tc_deck_page_set_up_rows (TcDeckPage *self, TcDeckPart part);
void tc_deck_page_update_rows (TcDeckPage *self, TcScenario *scenario, TcDeckPart part);

/* tc-deck-page-card.c */

/** tc_deck_page_has_events: whether cards of @schema can say what they do. */
gboolean tc_deck_page_has_events (const TcSchema *schema);

/** tc_deck_page_update_card: shows the selected card, or the one before it was removed. */
void tc_deck_page_update_card (TcDeckPage *self, TcScenario *scenario);
void tc_deck_page_install_card (GtkWidgetClass *widget_class);

/** tc_deck_page_update_doors: shows the doors of the selected tile, or of the first one. */
void tc_deck_page_update_doors (TcDeckPage *self, TcScenario *scenario);

/* tc-deck-page-copies.c */
void tc_deck_page_update_copies (TcDeckPage *self, TcScenario *scenario);
void tc_deck_page_attach_copies (TcDeckPage *self);
void tc_deck_page_install_copies (GtkWidgetClass *widget_class);

G_END_DECLS
