/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/layout/tc-board-layout-private.h"
#include "board/layout/tc-board-names.h"

G_BEGIN_DECLS

/* A name, and what it was looked for in: as long as that is the same, so is the name. */
typedef struct {
  TcBoardName name;
  double along;      /* how long it is when it lies at an angle; else 0 */
  TcBoardRect reach; /* around all places that were asked for */
  gboolean is_asked; /* whether any was */
  guint first_try;   /* of rivers */
  guint n_tries;
  gboolean is_area; /* a town that has the name of an area */
} TcBoardPlanned;

struct _TcBoardNames {
  double scale; /* pixels to the unit */
  GStringChunk *texts;
  GArray *order;  /* of areas, the tightest first; may be shared */
  GArray *areas;  /* of TcBoardPlanned, one for each container */
  GArray *labels; /* one for each label of the view */
  GArray *shapes; /* one for each shape */
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
  const TcBoardKept *kept;            /* nullable */
  const TcBoardNames *before;         /* nullable: the same plan of the layout before */
  const TcBoardNames *before_natural; /* nullable */
  TcBoardDamage damage;               /* where it is not as it was */
  TcBoardPlanned *now;                /* that a place is looked for */
  double scale;                       /* pixels to the unit */
  const TcBoardNames *natural;        /* nullable */
  double unit;
  double counter_size;
  TcBoardRect board;
  double cell;
  int n_columns;
  int n_rows;
  guint *cells;  /* index plus 1 of the first in the list */
  GArray *taken; /* of TcBoardTaken */
} TcBoardPlanner;

/** tc_board_names_new: for @scale pixels to the unit; names stay near where they are in @natural,
 * nullable, the plan of large scales, for counters make room for them there. What @kept, nullable,
 * says to be as it was is not looked for again. */
TcBoardNames *tc_board_names_new (const TcBoardLayout *layout,
                                  double scale,
                                  const TcBoardNames *natural,
                                  const TcBoardKept *kept) G_GNUC_WARN_UNUSED_RESULT;
void tc_board_names_free (TcBoardNames *names);
gboolean tc_board_names_is_for (const TcBoardNames *names, double scale);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcBoardNames, tc_board_names_free)

gboolean tc_board_planner_hits (const TcBoardPlanner *planner, TcBoardRect rect);
void tc_board_planner_take (TcBoardPlanner *planner, TcBoardRect rect);
gboolean tc_board_planner_is_on_board (const TcBoardPlanner *planner, TcBoardRect rect);

/** tc_board_planner_get_size: what letters of the @usual size are at this scale: up to @least
 * pixels; 0 when they could not be read. */
double tc_board_planner_get_size (const TcBoardPlanner *planner, double usual, double least);

/* tc-board-names-kept.c: every name is looked for in the same order as before. A name for which the
 * same is asked gets the same place, unless another name came to or went from where it looked. */

/** tc_board_planner_begin: before any place is taken: names that are not asked for as they were
 * leave their places. */
void tc_board_planner_begin (TcBoardPlanner *planner);

/** tc_board_planner_find_area: (nullable): what the plan before has for the same area, asked for in
 * the same way; and so for labels and shapes. */
const TcBoardPlanned *tc_board_planner_find_area (const TcBoardPlanner *planner, guint container);
const TcBoardPlanned *tc_board_planner_find_label (const TcBoardPlanner *planner, guint label);
const TcBoardPlanned *tc_board_planner_find_shape (const TcBoardPlanner *planner, guint shape);

/** tc_board_planner_keep: takes @before, nullable, over if it must be the same. */
gboolean tc_board_planner_keep (TcBoardPlanner *planner,
                                TcBoardPlanned *planned,
                                const TcBoardPlanned *before);

/** tc_board_planner_settle: after @planned has been looked for: whether it is where it was. */
void tc_board_planner_settle (TcBoardPlanner *planner,
                              const TcBoardPlanned *planned,
                              const TcBoardPlanned *before);

/* tc-board-names-towns.c: whether towns have the name of an area. */
void tc_board_planner_find_towns (TcBoardPlanner *planner);

/* tc-board-names-labels.c */
void tc_board_planner_take_along (TcBoardPlanner *planner, TcBoardPlanned *planned);
void tc_board_planner_place_labels (TcBoardPlanner *planner);
void tc_board_planner_place_rivers (TcBoardPlanner *planner);

G_END_DECLS
