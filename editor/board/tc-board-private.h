/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/layout/tc-board-layout.h"
#include "board/paint/tc-board-paint.h"
#include "board/tc-board-edit-private.h"
#include "board/tc-board-picture.h"
#include "board/tc-board-tiles.h"
#include "board/tc-board.h"

G_BEGIN_DECLS

/* tc-board-notes.c */
void tc_board_snapshot_notes (TcBoard *self, GtkSnapshot *snapshot);

/** tc_board_find_note_place: in board units, @scale pixels to the unit: as near to a corner, the
 * upper right one first, as the outline of the container and what lies in it let it be. */
TcBoardRect tc_board_find_note_place (const TcBoardLayout *layout, guint container, double scale);

/** tc_board_dup_note_words: (transfer full) (nullable): "Note: hold it", of @key or of the place
 * where the token @key lies. */
char *tc_board_dup_note_words (TcBoard *self, const char *key) G_GNUC_WARN_UNUSED_RESULT;

/* tc-board-draw-names.c */
typedef struct _TcBoardOver TcBoardOver;

/** TcBoardManner: what a layout depends on besides its view. */
typedef struct {
  gboolean strip_is_below;
  double scale; /* 0: the natural one */
  double text_scale;
} TcBoardManner;

/** TcBoardComing: a view that is laid out and not shown yet. */
typedef struct {
  TcView *view;          /* nullable */
  TcBoardLayout *layout; /* nullable, of view */
  TcBoardManner manner;  /* of layout */
} TcBoardComing;

struct _TcBoard {
  GtkWidget parent_instance;

  TcView *view;          /* nullable */
  TcBoardLayout *layout; /* nullable, of view */
  TcBoardComing coming;
  TcBoardTiles *tiles;
  TcBoardTransform transform;
  TcBoardLayers layers;
  gboolean is_fitted; /* follows the size of the widget */
  int fit_width;      /* of the widget when it was fitted last */
  int fit_height;
  int seen_width; /* of the widget before its size changes */
  int seen_height;
  gboolean strip_is_below;
  GHashTable
    *tiles_before; /* nullable, of a board that grows: keys of tiles, and where they were */
  TcBoardRect grown_extent; /* and how large all of it was */

  char *selected;      /* nullable: key */
  GHashTable *targets; /* set of keys */
  gboolean takes_all;  /* every container is a target, unmarked */
  GHashTable *sources;
  char *move_from; /* nullable: keys of the move that is shown */
  char *move_to;
  GHashTable *notes; /* nullable: keys of containers, and what is written about them */
  TcView *ghost;     /* nullable: with one tile, over everything else */
  guint cursor;      /* container that the keyboard aims a selected token at */
  guint hovered;     /* container under a dragged counter */
  gboolean hovered_takes_it;

  gboolean is_zooming; /* tiles are shown stretched until it ends */
  guint rest_source;
  guint tip_source;       /* id: until the pointer has rested long enough for a tooltip */
  char *tip_key;          /* nullable: on what */
  gboolean tip_is_due;    /* it has */
  TcBoardExplain explain; /* nullable */
  gpointer explain_data;
  TcBoardMakeMenu make_menu; /* nullable: there is no menu */
  gpointer menu_data;
  GtkWidget *menu; /* nullable until it is first opened */
  guint paint_source;
  GskRenderNode *marks; /* nullable: over the map, without the offset */
  double marks_scale;
  TcBoardOver *over; /* names over the marks */

  double pointer_x;
  double pointer_y;
  char *pressed; /* nullable: token where the drag began */
  double grip_x; /* of the pointer on the dragged counter, in its sizes */
  double grip_y;
  gboolean is_dragging; /* a counter */
  gboolean is_panning;
  gboolean may_edit;   /* the press was on something that editing drags */
  gboolean is_editing; /* and it is dragged */
  gboolean space_is_down;
  double pan_x; /* offset when the gesture began */
  double pan_y;
  double pinch_scale;

  TcBoardEdit edit;
};

/* tc-board.c */
TcBoardRect tc_board_get_visible (TcBoard *self);
void tc_board_set_transform (TcBoard *self, TcBoardTransform transform);
void tc_board_zoom_at (TcBoard *self, double scale, double x, double y);
void tc_board_clear_marks (TcBoard *self);
const char *tc_board_get_container_key (TcBoard *self, guint container);
const TcViewToken *tc_board_get_token (TcBoard *self, guint token);

/** tc_board_get_selected_container: that of a selected token, too. */
guint tc_board_get_selected_container (TcBoard *self);

/** tc_board_get_fit: how all of the board would be shown as large as it can be. */
TcBoardTransform tc_board_get_fit (TcBoard *self);

/* tc-board-sight.c */
void tc_board_bring_into_sight (TcBoard *self);
void tc_board_bring_point_into_sight (TcBoard *self, TcPoint at);

/** tc_board_keep_in_sight: the widget has got another size: what was selected and seen is seen. */
void tc_board_keep_in_sight (TcBoard *self, int width, int height);

/* tc-board-coming.c */

/** tc_board_lay_out: (transfer full): the view that is shown, from now on. */
TcBoardLayout *tc_board_lay_out (TcBoard *self) G_GNUC_WARN_UNUSED_RESULT;
void tc_board_forget_coming (TcBoard *self);

/* tc-board-grow.c */
/** tc_board_forget_covered: the board is to be fitted: when the screen is covered, what it showed
 * before does not come back. */
void tc_board_forget_covered (TcBoard *self);

/** tc_board_follow_growth: when there is another view and its layout: on a board that grows, and
 * has been moved or zoomed, what is beside a new tile stays where it is on the screen. %FALSE where
 * it is to be fitted, as any other. */
gboolean tc_board_follow_growth (TcBoard *self);

/* tc-board-draw.c */
void tc_board_snapshot (GtkWidget *widget, GtkSnapshot *snapshot);

/* tc-board-draw-move.c */
void tc_board_snapshot_move (TcBoard *self, GtkSnapshot *snapshot);
void tc_board_snapshot_ghost (TcBoard *self, GtkSnapshot *snapshot);

/* tc-board-draw-names.c */

/** tc_board_get_text_scale: how much larger than usual the desktop writes. */
double tc_board_get_text_scale (void);

/* Names over the marks. */
TcBoardOver *tc_board_over_new (void) G_GNUC_WARN_UNUSED_RESULT;
void tc_board_over_free (TcBoardOver *over);

/** tc_board_over_forget: the names are others, or elsewhere. */
void tc_board_over_forget (TcBoardOver *over);

/** tc_board_over_choose: @marked: of TcBoardRect, in board units: where marks lie. */
void tc_board_over_choose (TcBoard *self, const GArray *marked);
void tc_board_over_snapshot (TcBoard *self, GtkSnapshot *snapshot, gboolean is_cairo);

/** tc_board_over_snapshot_crossed: those that counters lie on, over these. */
void tc_board_over_snapshot_crossed (TcBoard *self, GtkSnapshot *snapshot, gboolean is_cairo);

/* tc-board-input.c */
void tc_board_add_controllers (TcBoard *self);

/** tc_board_hit: key of the uppermost token at the pixel, or of one under it that can do something
 * where that cannot, else of the container; (nullable). */
const char *tc_board_hit (TcBoard *self, double x, double y, gboolean with_tokens);

/* tc-board-menu.c */

/** tc_board_menu_key: whether @key opens the menu; it is open then. */
gboolean tc_board_menu_key (TcBoard *self, guint key, GdkModifierType state);
void tc_board_menu_close (TcBoard *self);

/** tc_board_menu_allocate: keeps it where it points to, when the board gets another size. */
void tc_board_menu_allocate (TcBoard *self);

/* tc-board-tip.c */

gboolean tc_board_query_tip (GtkWidget *widget,
                             int x,
                             int y,
                             gboolean is_keyboard,
                             GtkTooltip *tooltip);

/** tc_board_forget_tip: the pointer has not rested on anything yet. */
void tc_board_forget_tip (TcBoard *self);

G_END_DECLS
