/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/tc-board-edit.h"
#include "pages/map/tc-area-list.h"
#include "pages/map/tc-map-page.h"

G_BEGIN_DECLS

struct _TcMapPage {
  TcPage parent_instance;

  TcDocument *document;  /* the page's, from when it is attached until it is disposed of */
  GSettings *settings;   /* nullable */
  GListStore *areas;     /* of TcItem, key = id */
  TcAreaList *area_list; /* what the items are made of */
  GListStore *setups;    /* of TcItem, key = path, the empty map first */
  gboolean is_updating;
  TcScenario *prepared; /* nullable: the board has laid this out, with this setup */
  TcNode prepared_setup;
  char *corner; /* nullable: path of the corner that was selected last, if it still is */
  char *added;  /* nullable: id of the area that the next build will have */

  TcBoard *board;
  GtkWidget *stack;
  AdwStatusPage *empty_page;
  GtkSingleSelection *selection;
  GtkStringFilter *filter;
  GtkStringFilter *id_filter;
  GtkWidget *search;
  GtkWidget *no_match;
  GtkListView *list;
  GtkDropDown *setup;
  GtkToggleButton *select_tool;
  GtkToggleButton *draw_tool;
  GtkToggleButton *join_tool;
  GtkBox *layers_box;
  gboolean shows_changes; /* of a variant */
  GtkLabel *legend;
  GtkLabel *status;
  GMenuModel *area_menu;
};

/* tc-map-page.c */

/** tc_map_page_get_setup: the setup that is shown, or TC_NODE_NONE. */
TcNode tc_map_page_get_setup (TcMapPage *self);
void tc_map_page_report (TcMapPage *self, const char *text);

/* tc-map-page-edit.c */
void tc_map_page_edited_cb (TcMapPage *self, const TcBoardGesture *gesture);
void tc_map_page_proposed_cb (TcMapPage *self, const char *subject, const char *target);

/** tc_map_page_join_selected: of two selected areas. */
void tc_map_page_join_selected (TcMapPage *self);
void tc_map_page_delete_selected (TcMapPage *self);

/** tc_map_page_apply: @operation: (transfer full) (nullable): one undo step; reports what is wrong
 * when it cannot be made. */
gboolean tc_map_page_apply (TcMapPage *self, TcOperation *operation, const char *merge_key);

/** tc_map_page_choose_corner: marks the corner @node on the board, once it is selected; no corner
 * when it is none. Later the board knows better which one the user has in hand. */
void tc_map_page_choose_corner (TcMapPage *self, TcScenario *scenario, TcNode node);

/* tc-map-page-area.c */

/** tc_map_page_ask_for_area: a name and an id for the outline @points, and adds the area. */
void tc_map_page_ask_for_area (TcMapPage *self, const TcPoint *points, guint n_points);

/* tc-map-page-layers.c */
void tc_map_page_init_layers (TcMapPage *self);
void tc_map_page_load_layers (TcMapPage *self);

/** tc_map_page_show_layers_of_tool: those that are switched on, and what the tool works on. */
void tc_map_page_show_layers_of_tool (TcMapPage *self);

/** tc_map_page_update_tints: what the layer of provenance shows. */
void tc_map_page_update_tints (TcMapPage *self);
void tc_map_page_save_picture (TcMapPage *self);

G_END_DECLS
