/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/tc-board.h"
#include "document/tc-grid-parts.h"
#include "pages/grid/tc-grid-page.h"

G_BEGIN_DECLS

/* What the brush does; the index of a row of the palette. */
typedef enum {
  TC_BRUSH_SELECT,
  TC_BRUSH_RANDOM,
  TC_BRUSH_TILE,
  TC_BRUSH_PAWN,
  TC_BRUSH_PLACE, /* a hole or street */
  TC_BRUSH_SIDE,  /* a wall or gate */
  TC_BRUSH_BOARD, /* no brush: the row shows the board's own data */
} TcBrush;

struct _TcGridPage {
  TcPage parent_instance;

  TcDocument *document; /* the page's, from when it is attached until it is disposed of */
  GListStore *setups;   /* of TcItem, key = path */
  GListStore *palette;  /* of TcItem, key = id, or path of the board's data; index = TcBrush */
  GPtrArray *stroke;    /* of char *: the places painted so far, NULL while there is no stroke */
  TcGridSide side;      /* of the last of them, with TC_BRUSH_SIDE */
  double stroke_x;      /* where it is now, in the board widget */
  double stroke_y;
  gboolean is_updating;

  GtkWidget *stack;
  AdwStatusPage *empty_page;
  GtkDropDown *setup;
  GtkListView *palette_list;
  GtkSingleSelection *palette_selection;
  TcBoard *board;
  GtkLabel *count;
  GtkLabel *status;
};

/* tc-grid-page.c */

/** tc_grid_page_find_setup: in @scenario the setup that is shown, or TC_NODE_NONE. */
TcNode tc_grid_page_find_setup (TcGridPage *self, TcScenario *scenario);
void tc_grid_page_update_board (TcGridPage *self);
void tc_grid_page_report (TcGridPage *self, const char *text);

/* tc-grid-page-palette.c */
void tc_grid_page_set_up_palette (TcGridPage *self);
void tc_grid_page_update_palette (TcGridPage *self, TcScenario *scenario);

/** tc_grid_page_get_brush: @out_id: (out) (nullable): of the tile or pawn in hand, or the role of
 * the part of the board. */
TcBrush tc_grid_page_get_brush (TcGridPage *self, const char **out_id);

/** tc_grid_page_drop_brush: selecting again. */
void tc_grid_page_drop_brush (TcGridPage *self);

/* tc-grid-page-paint.c */
void tc_grid_page_set_up_painting (TcGridPage *self);

/** tc_grid_page_preview: lays what is painted so far on @view. */
void tc_grid_page_preview (TcGridPage *self, TcScenario *scenario, TcView *view);

/** tc_grid_page_move_pawn: @place is nullable: at random. */
void tc_grid_page_move_pawn (TcGridPage *self, const char *pawn, const char *place);

/** tc_grid_page_erase: what lies or stands at the selected key starts at random. */
void tc_grid_page_erase (TcGridPage *self);

G_END_DECLS
