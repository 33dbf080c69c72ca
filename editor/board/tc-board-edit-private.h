/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "board/layout/tc-board-outline.h"
#include "board/tc-board-edit.h"

G_BEGIN_DECLS

/* The part of a board that is about editing. */
typedef struct {
  gboolean is_on;
  TcBoardTool tool;
  GHashTable *also;  /* keys of containers selected besides the one */
  GHashTable *tints; /* key -> "#rrggbb" */
  GArray *conflicts; /* TcBoardConflict; nullable: not looked for */

  TcBoardHandle hot;    /* under the pointer */
  TcBoardHandle held;   /* pressed, perhaps dragged */
  TcBoardHandle chosen; /* for the keyboard */
  gboolean is_moving;   /* held is dragged, or waits at @to for the next view */
  gboolean is_settling; /* its gesture is over */
  gboolean snaps;
  TcPoint to;

  gboolean may_band; /* pressed with Shift */
  gboolean is_banding;
  double band_x; /* board units: where it began */
  double band_y;

  GArray *draft; /* of TcPoint: the outline being drawn */
  TcPoint aim;   /* where the next corner would be */
  gboolean has_aim;
  double aim_x; /* pixels: of the pointer or the keyboard's cross */
  double aim_y;

  guint join_from; /* container, or TC_BOARD_NOTHING */
  guint join_to;
} TcBoardEdit;

/* How near is near enough, in pixels. */
#define TC_BOARD_EDIT_REACH   8.0
#define TC_BOARD_CONFLICT_BOX 11.0

void tc_board_edit_init (TcBoard *self);
void tc_board_edit_clear (TcBoard *self);

/** tc_board_edit_layout_changed: drops what the new layout has not. */
void tc_board_edit_layout_changed (TcBoard *self);

/* What the controllers report; each returns whether the board should do nothing more about it. */
gboolean tc_board_edit_press (TcBoard *self, double x, double y, int n, GdkModifierType state);
gboolean tc_board_edit_release (TcBoard *self, double x, double y, GdkModifierType state);
gboolean tc_board_edit_drag_begin (TcBoard *self, double x, double y, GdkModifierType state);
gboolean tc_board_edit_drag_to (TcBoard *self, double x, double y);
gboolean tc_board_edit_drag_end (TcBoard *self);
void tc_board_edit_cancel (TcBoard *self);
void tc_board_edit_motion (TcBoard *self, double x, double y);
gboolean tc_board_edit_key (TcBoard *self, guint key, GdkModifierType state);

/** tc_board_edit_emit: reports a gesture. */
void tc_board_edit_emit (TcBoard *self, const TcBoardGesture *gesture);

/** tc_board_edit_aim: what the next corner would be with the pointer there. */
void tc_board_edit_aim (TcBoard *self, double x, double y);

/** tc_board_edit_close_draft: reports the outline, if it has three corners. */
void tc_board_edit_close_draft (TcBoard *self);
void tc_board_edit_add_to_draft (TcBoard *self, gboolean is_straight);

/** tc_board_edit_dup_conflict_words: (transfer full) (nullable): what the sign at (@x, @y) of the
 * widget says, and what a click on it does. */
char *tc_board_edit_dup_conflict_words (TcBoard *self, double x, double y);

/** tc_board_edit_find_conflict: its index, or TC_BOARD_NOTHING. */
guint tc_board_edit_find_conflict (TcBoard *self, double x, double y);
void tc_board_edit_fix (TcBoard *self, guint conflict);

/* tc-board-edit-draw.c */
void tc_board_edit_snapshot (TcBoard *self, GtkSnapshot *snapshot);

G_END_DECLS
