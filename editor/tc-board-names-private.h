/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-board-names.h"

G_BEGIN_DECLS

struct _TcBoardNames {
  GStringChunk *texts;
  GArray *areas;  /* TcBoardName, one for each container */
  GArray *labels; /* one for each label of the view */
  GArray *shapes; /* one for each shape */
};

/* While a plan is made: what is taken already, in cells. */
typedef struct {
  const TcBoardLayout *layout;
  TcBoardNames *names;
  double scale;                /* pixels to the unit */
  const TcBoardNames *natural; /* nullable */
  double unit;
  double counter_size;
  TcBoardRect board;
  double cell;
  int n_columns;
  int n_rows;
  GArray **cells; /* of TcBoardRect, nullable */
} TcBoardPlanner;

gboolean tc_board_planner_hits (const TcBoardPlanner *planner, TcBoardRect rect);
void tc_board_planner_take (TcBoardPlanner *planner, TcBoardRect rect);
gboolean tc_board_planner_is_on_board (const TcBoardPlanner *planner, TcBoardRect rect);

/** tc_board_planner_get_size: what letters of the @usual size are at this scale: up to @least
 * pixels; 0 when they could not be read. */
double tc_board_planner_get_size (const TcBoardPlanner *planner, double usual, double least);

/* tc-board-names-labels.c */
void tc_board_planner_place_labels (TcBoardPlanner *planner);
void tc_board_planner_place_rivers (TcBoardPlanner *planner);

G_END_DECLS
