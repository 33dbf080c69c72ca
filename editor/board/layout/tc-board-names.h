/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/layout/tc-board-layout.h"

G_BEGIN_DECLS

/* TcBoardNames: where every name of a map is written, so that no two overlap. Names are never
 * smaller than can be read: when the map is shown small they grow against it, and find another
 * place, or two lines, or are left out. So there is one plan for each of a few scales; all larger
 * scales share one. No GTK types. */

typedef struct {
  gboolean is_shown;
  double x; /* of the middle of the text */
  double y;
  double size;             /* of its letters, in units */
  double angle;            /* degrees: rivers and seas */
  gboolean has_note_below; /* what is in brackets stands in a line of its own under it */
  const char *text;        /* with its line break; of the plan */
  TcBoardRect rect;        /* with the signs around it */
} TcBoardName;

typedef struct _TcBoardNames TcBoardNames;

/** tc_board_names_get_step: scales with the same step have the same plan. */
int tc_board_names_get_step (double scale, double unit);

/** tc_board_names_get_natural: the scale from which on all have the same plan, step 0. */
double tc_board_names_get_natural (double unit);

const TcBoardName *tc_board_names_get_area (const TcBoardNames *names, guint container);
const TcBoardName *tc_board_names_get_label (const TcBoardNames *names, guint label);
const TcBoardName *tc_board_names_get_shape (const TcBoardNames *names, guint shape);

/** tc_board_names_measure: how wide @text is in the map's letters of size 1, @spacing between them.
 */
double tc_board_names_measure (const char *text, double spacing, gboolean is_bold);

/** TC_BOARD_MAP_FONT: of all that is written on the map. */
#define TC_BOARD_MAP_FONT                                                                          \
  "Libertinus Serif,Linux Libertine O,Noto Serif,Liberation Serif,DejaVu Serif,serif"
#define TC_BOARD_NAME_SPACING 0.09

/** TC_BOARD_NOTE_SIZE: letters of what stands in brackets, part of the name's. */
#define TC_BOARD_NOTE_SIZE 0.72

/** tc_board_names_dup_note: (transfer full) (nullable): what is written on the map with the name of
 * @area: what happens there now, else its number. Other marks have signs. */
char *tc_board_names_dup_note (const TcViewContainer *area) G_GNUC_WARN_UNUSED_RESULT;

/** TC_BOARD_USUAL_NAME: size of an area's name where areas have the usual size. */
#define TC_BOARD_USUAL_NAME 27.0

/** TC_BOARD_MOST_GROWTH: how much larger than usual a name gets on a map that is shown small. */
#define TC_BOARD_MOST_GROWTH 1.16

/** TC_BOARD_LEAST_LABEL: pixels below which towns and rivers are not written, whatever the plan
 * has. */
#define TC_BOARD_LEAST_LABEL 6.0

/** TC_BOARD_STILL_LEGIBLE: part of the least size below which a text is left out. */
#define TC_BOARD_STILL_LEGIBLE 0.74

/** tc_board_layout_get_names: the plan for @scale; the layout keeps it. */
const TcBoardNames *tc_board_layout_get_names (const TcBoardLayout *layout, double scale);

G_END_DECLS
