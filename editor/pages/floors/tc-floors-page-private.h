/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/tc-board.h"
#include "document/tc-floors-model.h"
#include "pages/floors/tc-floors-page.h"

G_BEGIN_DECLS

struct _TcFloorsPage {
  TcPage parent_instance;

  TcDocument *document;  /* the page's, from when it is attached until it is disposed of */
  GListStore *setups;    /* of TcItem, key = path */
  GListStore *floors;    /* the same, after one for all of them */
  GListStore *palette;   /* of TcItem, key = id of a tile, "" to select */
  char *carried;         /* nullable: id of a laid tile that is in hand */
  char *pressed;         /* nullable: id of a laid tile, while the button is down on it */
  gboolean was_selected; /* it was when the button went down */
  gboolean is_dragging;
  char *aim;     /* nullable: key on the board, where what is in hand would go */
  char *refusal; /* nullable: why the last thing that was tried cannot be */
  gboolean is_updating;

  GtkWidget *stack;
  GtkDropDown *setup;
  GtkDropDown *floor;
  GtkListView *palette_list;
  GtkSingleSelection *palette_selection;
  TcBoard *board;
  GtkLabel *count;
  GtkLabel *status;
};

/* tc-floors-page.c */
void tc_floors_page_update_board (TcFloorsPage *self);

/** tc_floors_page_update_hand: what is in hand, and where it may go, on the board and in words. */
void tc_floors_page_update_hand (TcFloorsPage *self);

/** tc_floors_page_refuse: (transfer full) (nullable): said below the board until something else is
 * done. */
void tc_floors_page_refuse (TcFloorsPage *self, char *why_not);

/* tc-floors-page-lists.c */
void tc_floors_page_set_up_lists (TcFloorsPage *self);
void tc_floors_page_update_lists (TcFloorsPage *self, TcScenario *scenario);
void tc_floors_page_update_palette (TcFloorsPage *self, TcScenario *scenario);

/** tc_floors_page_find_setup: what is shown, or TC_NODE_NONE; for the floor that is all of them. */
TcNode tc_floors_page_find_setup (TcFloorsPage *self, TcScenario *scenario);
TcNode tc_floors_page_find_floor (TcFloorsPage *self, TcScenario *scenario);

/** tc_floors_page_show_setup: chooses @setup, when it is another one. */
void tc_floors_page_show_setup (TcFloorsPage *self, TcScenario *scenario, TcNode setup);

/* tc-floors-page-hand.c */
void tc_floors_page_set_up_hand (TcFloorsPage *self);

/** tc_floors_page_get_in_hand: (nullable): id of the tile that a click or Enter lays or moves. */
const char *tc_floors_page_get_in_hand (TcFloorsPage *self);
void tc_floors_page_drop (TcFloorsPage *self);

/** tc_floors_page_carry: takes the selected tile up. */
void tc_floors_page_carry (TcFloorsPage *self);
void tc_floors_page_turn (TcFloorsPage *self, gboolean is_clockwise);
void tc_floors_page_remove (TcFloorsPage *self);

G_END_DECLS
