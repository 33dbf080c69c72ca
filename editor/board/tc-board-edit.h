/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/tc-board.h"

G_BEGIN_DECLS

/* Editing on the board. It changes nothing itself: a gesture is previewed in the widget, and
 * reported once at its end by the signal "edited". What it shows stays until the next view is
 * taken.
 *
 * Further signals:
 *   "edited" (const TcBoardGesture *gesture): valid during the call
 *   "tool-changed" (): the user left a tool with Escape, or by finishing
 *   "selection-changed" (): tc_board_dup_selection () gives another answer */

typedef enum {
  TC_BOARD_TOOL_SELECT, /* areas, their corners and centres */
  TC_BOARD_TOOL_DRAW,   /* a new outline, corner by corner */
  TC_BOARD_TOOL_JOIN,   /* from area to area */
} TcBoardTool;

typedef enum {
  TC_BOARD_GESTURE_MOVE_CORNER,   /* @from to @to */
  TC_BOARD_GESTURE_INSERT_CORNER, /* @to, between @from and @until */
  TC_BOARD_GESTURE_REMOVE_CORNER, /* @from */
  TC_BOARD_GESTURE_MOVE_CENTRE,   /* of @key to @to */
  TC_BOARD_GESTURE_DRAW,          /* @points */
  TC_BOARD_GESTURE_JOIN,          /* @key and @other, or part them when they are joined */
  TC_BOARD_GESTURE_ASK_TO_JOIN,   /* the same, when the user agrees: the sign there was clicked */
} TcBoardGestureKind;

typedef struct {
  TcBoardGestureKind kind;
  const char *key;
  const char *other;
  TcPoint from;
  TcPoint until;
  TcPoint to;
  const TcPoint *points;
  guint n_points;
  gboolean is_nudge; /* by one key press: joins with those before it */
} TcBoardGesture;

/** tc_board_set_editable: a board is not, at first. */
void tc_board_set_editable (TcBoard *board, gboolean is_editable);

void tc_board_set_tool (TcBoard *board, TcBoardTool tool);
TcBoardTool tc_board_get_tool (TcBoard *board);

/** tc_board_dup_selection: (transfer full): keys of all selected containers, the one of
 * tc_board_get_selected () first; one with Shift or Ctrl held adds others. */
char **tc_board_dup_selection (TcBoard *board) G_GNUC_WARN_UNUSED_RESULT;

/** tc_board_set_selection: (array zero-terminated=1): containers; emits nothing. */
void tc_board_set_selection (TcBoard *board, const char *const *keys);

/** tc_board_set_tints: (nullable): key of a container -> "#rrggbb", laid over it when the layer
 * "provenance" is on. */
void tc_board_set_tints (TcBoard *board, GHashTable *tints);

/** tc_board_drop_preview: the gesture just told came to nothing: no new view follows. */
void tc_board_drop_preview (TcBoard *board);

/** tc_board_choose_corner: (nullable): marks the corner at @at of the selected area, as if it had
 * been clicked, and brings it into sight; none for %NULL, and when the area has none there. Emits
 * nothing. */
void tc_board_choose_corner (TcBoard *board, const TcPoint *at);

/** tc_board_show: selects @key and brings it to the middle, large enough to be read. */
void tc_board_show (TcBoard *board, const char *key);

G_END_DECLS
