/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/layout/tc-board-layout-private.h"
#include "board/layout/tc-board-names.h"

G_BEGIN_DECLS

/* One way to write a name: in how many lines. */
typedef struct {
  char *text;
  double width; /* of letters of size 1 */
  guint n_lines;
} TcBoardWording;

/* All ways to write the name of an area: in capitals, and broken into two lines where it can be. */
typedef struct {
  TcBoardWording ways[2];
  guint n_ways; /* 0: it has no name */
  double note;  /* width of what is in brackets, in letters of size 1 */
} TcBoardWords;

struct _TcBoardNames {
  double scale; /* pixels to the unit */
  GStringChunk *texts;
  GArray *words;     /* of TcBoardWords, one for each container; shared with the natural plan */
  GArray *order;     /* of areas, the tightest first; shared with the natural plan */
  GHashTable *plain; /* areas' names in plain letters; shared with the natural plan */
  GArray *areas;     /* of TcBoardName, one for each container */
  GArray *labels;    /* one for each label of the view */
  GArray *shapes;    /* one for each shape */
};

/* A place that is taken, in a list of one cell. */
typedef struct {
  TcBoardRect rect;
  guint next; /* index plus 1; 0 for none */
} TcBoardTaken;

/* While a plan is made: what is taken already, in cells. */
typedef struct {
  const TcBoardLayout *layout;
  TcBoardNames *names;
  double scale;                /* pixels to the unit */
  const TcBoardNames *natural; /* nullable */
  double unit;
  double text_scale;
  double counter_size;
  TcBoardRect board;
  double cell;
  int n_columns;
  int n_rows;
  guint *cells;  /* index plus 1 of the first in the list */
  GArray *taken; /* of TcBoardTaken */
} TcBoardPlanner;

/** tc_board_names_new: for @scale pixels to the unit; names stay near where they are in @natural,
 * nullable, the plan of large scales, for counters make room for them there. */
TcBoardNames *tc_board_names_new (const TcBoardLayout *layout,
                                  double scale,
                                  const TcBoardNames *natural) G_GNUC_WARN_UNUSED_RESULT;
void tc_board_names_free (TcBoardNames *names);
gboolean tc_board_names_is_for (const TcBoardNames *names, double scale);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcBoardNames, tc_board_names_free)

gboolean tc_board_planner_hits (const TcBoardPlanner *planner, TcBoardRect rect);
void tc_board_planner_take (TcBoardPlanner *planner, TcBoardRect rect);
gboolean tc_board_planner_is_on_board (const TcBoardPlanner *planner, TcBoardRect rect);

/** tc_board_planner_get_size: what letters of the @usual size are at this scale: up to @least
 * pixels, and as much larger as the desktop's text is; 0 when they could not be read. */
double tc_board_planner_get_size (const TcBoardPlanner *planner, double usual, double least);

/* tc-board-names-words.c */

/** tc_board_words_new: (transfer full): TcBoardWords for each container. */
GArray *tc_board_words_new (const TcView *view) G_GNUC_WARN_UNUSED_RESULT;

/** tc_board_words_dup_broken: (nullable): @name in two lines. */
char *tc_board_words_dup_broken (const char *name) G_GNUC_WARN_UNUSED_RESULT;

/** tc_board_words_measure: the width of its longest line, in letters of size 1. */
double tc_board_words_measure (const char *text);

/* tc-board-names-labels.c */

/** tc_board_names_collect_plain: (transfer full): empty when the view has no towns. */
GHashTable *tc_board_names_collect_plain (const TcView *view) G_GNUC_WARN_UNUSED_RESULT;
void tc_board_planner_place_labels (TcBoardPlanner *planner);
void tc_board_planner_place_rivers (TcBoardPlanner *planner);

G_END_DECLS
