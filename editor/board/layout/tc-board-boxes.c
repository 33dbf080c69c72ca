/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "board/layout/tc-board-layout-private.h"

#include <math.h>
#include <string.h>

/* The part of the layout that places the boxes: in a strip beside the board, or below it. */

#define BOX_WIDTH 5.2 /* of a piece's size there, beside the board; and so are the others */
#define BOX_GAP   0.4
#define EMPTY_BOX 0.85

#define NAME_OF_ROW 0.3 /* how high it is */

#define HAND_SCALE 1.75
#define CELL_SCALE 0.6

/* A box in the strip beside the board, or below it. */
typedef struct {
  guint container;
  double length; /* along the board */
  double across;
  double pieces; /* how long it is at least for these */
  guint n_hands; /* 1 for what a player has beside tracks, else 0 */
} Box;

/* How many pieces lie side by side below the board where room is kept for more. */
typedef struct {
  guint in_hands;
  guint elsewhere;
} Rows;

#define USUAL_ROW 4

/* Whoever keeps more room than this has them closer. */
#define MOST_ROOM 12

/* Of those in one line, whatever room there is: else players change their places as a board grows.
 */
#define HANDS_IN_LINE 3

/* Those of a graph board are measured as those below one. */
static gboolean
goes_below (const TcBoardLayout *layout)
{
  return layout->strip_is_below || layout->is_graph;
}

double
tc_board_layout_get_piece_scale (const TcBoardLayout *layout, guint container)
{
  guint n;
  const TcViewContainer *place = &tc_view_get_containers (layout->view, &n)[container];
  const TcViewToken *tokens = tc_view_get_tokens (layout->view, &n);

  if (layout->is_table)
    return tc_board_get_table_scale (layout, container);
  if (!layout->is_graph)
    return layout->box_size / layout->counter_size;
  if (place->kind == TC_CONTAINER_HAND && place->room > 0)
    return HAND_SCALE;
  for (guint i = 0; i < n; i++) {
    if (strcmp (tokens[i].container, place->key) != 0)
      continue;
    if (g_str_has_prefix (tokens[i].symbol, "number"))
      return CELL_SCALE;
    return place->kind == TC_CONTAINER_HAND && !tokens[i].is_hidden ? HAND_SCALE : 1;
  }

  return 1;
}

gboolean
tc_board_has_steps (const TcViewContainer *container)
{
  return *container->within != '\0' && container->n_marks > 0;
}

/* The box in which the steps of @container are a row: another one, or itself. */
static guint
find_box (const TcBoardLayout *layout, const TcViewContainer *container)
{
  return tc_board_layout_find_container (layout, container->within);
}

/* The name of a row, where it lies within another box, and its steps, in counters. */
static double
measure_row (const TcViewContainer *container)
{
  double steps = container->n_marks * TC_BOARD_ROW;

  if (strcmp (container->within, container->key) == 0)
    return steps;

  return steps + 0.3 + 0.2 * (double) g_utf8_strlen (container->title, -1);
}

/* Which boxes are rows of others, and how high the rows are in each. */
static void
measure_rows (TcBoardLayout *layout)
{
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (layout->view, &n);

  for (guint i = 0; i < n; i++) {
    guint box = find_box (layout, &containers[i]);

    if (!tc_board_has_steps (&containers[i]) || box == TC_BOARD_NOTHING)
      continue;
    g_array_index (layout->places, TcBoardPlace, i).is_row = box != i;
    g_array_index (layout->places, TcBoardPlace, box).rows += TC_BOARD_ROW * layout->box_size;
  }
}

/* The widest row in @container, in counters. */
static double
measure_widest (const TcBoardLayout *layout, guint container)
{
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (layout->view, &n);
  double widest = 0;

  for (guint i = 0; i < n; i++) {
    if (tc_board_has_steps (&containers[i]) && find_box (layout, &containers[i]) == container)
      widest = MAX (widest, measure_row (&containers[i]));
  }

  return widest;
}

/* Once the boxes have their places. */
static void
place_rows (TcBoardLayout *layout)
{
  double pad = TC_BOARD_BOX_PAD * layout->box_size;
  double height = TC_BOARD_ROW * layout->box_size;
  g_autofree guint *n_rows = g_new0 (guint, layout->places->len + 1);
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (layout->view, &n);

  for (guint i = 0; i < n; i++) {
    TcBoardPlace *place = &g_array_index (layout->places, TcBoardPlace, i);
    guint parent = find_box (layout, &containers[i]);
    const TcBoardRect *box;

    if (!place->is_row)
      continue;
    box = &g_array_index (layout->places, TcBoardPlace, parent).bounds;
    place->bounds =
      (TcBoardRect){ box->x + pad,
                     box->y + TC_BOARD_BOX_TITLE * layout->box_size + n_rows[parent] * height,
                     box->width - 2 * pad, height };
    place->name = containers[i].title;
    place->name_size = NAME_OF_ROW * layout->box_size;
    place->name_rect = place->bounds;
    n_rows[parent]++;
  }
}

/* A hand with tracks has room for a card while it holds none, or the first one would move all the
 * boxes. */
static gboolean
keeps_row (const TcBoardLayout *layout, guint container)
{
  guint n;

  return tc_view_get_containers (layout->view, &n)[container].kind == TC_CONTAINER_HAND &&
         tc_board_layout_get_place (layout, container)->rows > 0;
}

/* Where cards come and go all the time, the first in an empty box would make the board above it
 * smaller, and move the hand from under the pointer. */
static gboolean
has_cards (const TcBoardLayout *layout)
{
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (layout->view, &n);

  for (guint i = 0; i < n; i++)
    if (containers[i].kind == TC_CONTAINER_DECK)
      return TRUE;

  return FALSE;
}

/* Of @n pieces below the board. */
static guint
count_columns (const TcViewContainer *container, guint n, Rows rows)
{
  guint most = container->kind == TC_CONTAINER_HAND ? rows.in_hands : rows.elsewhere;
  guint n_rows = (n + most - 1) / most;

  if (container->room == 0)
    return n > USUAL_ROW ? (n + 1) / 2 : n;

  return (n + n_rows - 1) / n_rows;
}

/* Whether any box is as large all game. */
static gboolean
keeps_room (const TcBoardLayout *layout)
{
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (layout->view, &n);

  for (guint i = 0; i < n; i++)
    if (containers[i].room > 0)
      return TRUE;

  return FALSE;
}

/* What a box needs for its title and its counters; an empty one is a strip with its title. Where
 * room is kept, it does not matter how many there are. */
static Box
measure_box (const TcBoardLayout *layout, guint container, guint n, Rows in_row)
{
  guint n_containers;
  const TcViewContainer *one = &tc_view_get_containers (layout->view, &n_containers)[container];
  double piece =
    tc_board_layout_get_piece_scale (layout, container) * layout->counter_size / layout->box_size;
  double step = piece + TC_BOARD_BOX_PAD;
  double title =
    0.24 * (double) g_utf8_strlen (tc_board_layout_get_place (layout, container)->name, -1);
  guint n_columns = USUAL_ROW;
  guint n_rows;
  double rows = tc_board_layout_get_place (layout, container)->rows / layout->box_size;
  double pieces;
  Box box = { .container = container, .n_hands = keeps_row (layout, container) };

  if (one->room > 0)
    n = MIN (one->room, MOST_ROOM);
  if (goes_below (layout))
    n_columns = count_columns (one, n, in_row);
  n_rows = n_columns > 0 ? (n + n_columns - 1) / n_columns : 0;
  if (keeps_row (layout, container) || (goes_below (layout) && has_cards (layout)))
    n_rows = MAX (n_rows, 1);
  rows += rows > 0 ? TC_BOARD_BOX_PAD : 0;
  pieces = n_rows * step;
  /* Where its own steps stand no pieces lie. */
  pieces = strcmp (one->within, one->key) == 0 ? MAX (rows, pieces) : rows + pieces;
  box.length = pieces > 0 ? TC_BOARD_BOX_TITLE + pieces + 0.02 : EMPTY_BOX;
  box.across = BOX_WIDTH;
  if (goes_below (layout)) {
    box.across = box.length;
    box.pieces = n_columns * step + TC_BOARD_BOX_PAD + 0.02;
    box.length = MAX (title + 0.8, box.pieces);
    if (rows > 0)
      box.length =
        MAX (box.length, measure_widest (layout, container) + 2 * TC_BOARD_BOX_PAD + 0.02);
  }
  box.length *= layout->box_size;
  box.across *= layout->box_size;
  box.pieces *= layout->box_size;

  return box;
}

/* (transfer full): of each container. */
static guint *
count_tokens (const TcBoardLayout *layout)
{
  guint *counts = g_new0 (guint, layout->places->len + 1);
  guint n;
  const TcViewToken *tokens = tc_view_get_tokens (layout->view, &n);

  for (guint i = 0; i < n; i++) {
    guint container = tc_board_layout_find_container (layout, tokens[i].container);

    if (container != TC_BOARD_NOTHING)
      counts[container]++;
  }

  return counts;
}

/* (transfer full) (element-type Box): in the order of the view. A seat has a box only for what lies
 * before it: whose hand is whose stands on the hands. */
static GArray *
measure_boxes (const TcBoardLayout *layout, const guint *counts, Rows rows)
{
  GArray *boxes = g_array_new (FALSE, FALSE, sizeof (Box));
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (layout->view, &n);

  for (guint i = 0; i < n; i++) {
    const TcBoardPlace *place = tc_board_layout_get_place (layout, i);

    if (place->is_box && !place->is_row &&
        (counts[i] > 0 || containers[i].room > 0 || containers[i].kind != TC_CONTAINER_SEAT)) {
      Box box = measure_box (layout, i, counts[i], rows);

      g_array_append_val (boxes, box);
    }
  }

  return boxes;
}

/* How many boxes from @first on fit into one line of the strip, at least one. */
static guint
count_in_line (const GArray *boxes, guint first, double along, double gap)
{
  double used = g_array_index (boxes, Box, first).length;
  guint n_hands = g_array_index (boxes, Box, first).n_hands;
  guint n = 1;

  while (first + n < boxes->len && n_hands < HANDS_IN_LINE) {
    used += gap + g_array_index (boxes, Box, first + n).length;
    if (used > along)
      break;
    n_hands += g_array_index (boxes, Box, first + n).n_hands;
    n++;
  }

  return n;
}

static void
place_box (TcBoardLayout *layout, const Box *box, double from_start, double from_board)
{
  TcBoardPlace *place = &g_array_index (layout->places, TcBoardPlace, box->container);
  const TcBoardRect *board = &layout->board;

  if (goes_below (layout))
    place->bounds = (TcBoardRect){ board->x + from_start, board->y + board->height + from_board,
                                   box->length, box->across };
  else
    place->bounds = (TcBoardRect){ board->x + board->width + from_board, board->y + from_start,
                                   box->across, box->length };
  place->name_size = 0.34 * layout->box_size;
  place->name_rect = place->bounds;
  place->name_rect.height = TC_BOARD_BOX_TITLE * layout->box_size;
}

/* The boxes of a line lie side by side, as wide as the widest; below the board they fill its width.
 */
static double
place_line (TcBoardLayout *layout,
            GArray *boxes,
            guint first,
            guint n,
            double along,
            double from_board)
{
  double gap = BOX_GAP * layout->box_size;
  double used = gap * (n - 1);
  double across = 0;
  double at = 0;
  double most;

  for (guint i = first; i < first + n; i++) {
    used += g_array_index (boxes, Box, i).length;
    across = MAX (across, g_array_index (boxes, Box, i).across);
  }
  /* A line that is nearly empty is not drawn out. */
  most = goes_below (layout) ? MIN (along - used, used) / n : 0;
  for (guint i = first; i < first + n; i++) {
    Box *box = &g_array_index (boxes, Box, i);

    box->length = MIN (box->length + MAX (0, most), along);
    box->across = across;
    place_box (layout, box, at, from_board);
    at += box->length + gap;
  }

  return across;
}

/* -- Beside a graph board and below it: a board of a few plates has many boxes to it -- */

#define SHAPE   1.2  /* width to height of the whole that is aimed at */
#define AROUND  1.15 /* the same with boxes beside the board and below it */
#define COLUMNS 3    /* beside the board, at most */

/* How many boxes from @first on fill a column beside the board. */
static guint
count_in_column (const TcBoardLayout *layout, const GArray *boxes, guint first)
{
  double gap = BOX_GAP * layout->box_size;
  double used = 0;
  guint n = 0;

  while (first + n < boxes->len) {
    const Box *box = &g_array_index (boxes, Box, first + n);

    used += box->across;
    if (used > layout->board.height || box->pieces > BOX_WIDTH * layout->box_size)
      break;
    used += gap;
    n++;
  }

  return n;
}

static double
measure_lines (const GArray *boxes, guint first, double along, double gap)
{
  double height = 0;

  while (first < boxes->len) {
    guint n = count_in_line (boxes, first, along, gap);
    double across = 0;

    for (guint i = first; i < first + n; i++)
      across = MAX (across, g_array_index (boxes, Box, i).across);
    height += gap + across;
    first += n;
  }

  return height;
}

/* So many columns that all is shown largest; @out_size is what there is then. */
static guint
choose_columns (const TcBoardLayout *layout, const GArray *boxes, double *out_size)
{
  double gap = BOX_GAP * layout->box_size;
  double best = G_MAXDOUBLE;
  guint found = 0;
  guint first = 0;

  for (guint n = 0; n <= COLUMNS; n++) {
    double width = layout->board.width + n * (BOX_WIDTH * layout->box_size + gap);
    double height = layout->board.height + measure_lines (boxes, first, width, gap);
    double size = MAX (width / AROUND, height);

    if (size < best) {
      best = size;
      found = n;
    }
    first += count_in_column (layout, boxes, first);
  }
  *out_size = best;

  return found;
}

/* The first boxes, in columns; returns how many. */
static guint
place_columns (TcBoardLayout *layout, GArray *boxes, guint n_columns)
{
  double gap = BOX_GAP * layout->box_size;
  double width = BOX_WIDTH * layout->box_size;
  guint first = 0;

  for (guint i = 0; i < n_columns; i++) {
    guint n = count_in_column (layout, boxes, first);
    double y = -layout->board.height;

    for (guint k = first; k < first + n; k++) {
      Box *box = &g_array_index (boxes, Box, k);

      box->length = width;
      place_box (layout, box, layout->board.width + gap + i * (width + gap), y);
      y += box->across + gap;
    }
    first += n;
  }
  layout->extent.width += n_columns * (width + gap);

  return first;
}

static void
place_around (TcBoardLayout *layout, GArray *boxes)
{
  double size;
  guint first = place_columns (layout, boxes, choose_columns (layout, boxes, &size));
  double gap = BOX_GAP * layout->box_size;
  double from_board = 0;

  while (first < boxes->len) {
    guint n = count_in_line (boxes, first, layout->extent.width, gap);

    from_board += gap;
    from_board += place_line (layout, boxes, first, n, layout->extent.width, from_board);
    first += n;
  }
  layout->extent.height += from_board;
}

static void
place_strip (TcBoardLayout *layout, GArray *boxes)
{
  double gap = BOX_GAP * layout->box_size;
  double along = goes_below (layout) ? layout->board.width : layout->board.height;
  double from_board = 0;

  for (guint first = 0; first < boxes->len;) {
    guint n = count_in_line (boxes, first, along, gap);

    from_board += gap;
    from_board += place_line (layout, boxes, first, n, along, from_board);
    first += n;
  }
  if (goes_below (layout))
    layout->extent.height += from_board;
  else
    layout->extent.width += from_board;
}

/* Whether there is room for as many hands in a line as belong there. */
static gboolean
has_whole_lines (const GArray *boxes, double along, double gap)
{
  for (guint first = 0; first < boxes->len;) {
    guint end = first + count_in_line (boxes, first, along, gap);
    guint n_hands = 0;

    for (guint i = first; i < end; i++)
      n_hands += g_array_index (boxes, Box, i).n_hands;
    if (end < boxes->len && n_hands > 0 && n_hands < HANDS_IN_LINE &&
        g_array_index (boxes, Box, end).n_hands > 0)
      return FALSE;
    first = end;
  }

  return TRUE;
}

/* -- How large boxes are below a board -------------------------------------------------------- */

#define LARGEST   2.5 /* boxes, as against those of other boards */
#define SIZE_STEP 0.125

/* A board of a window of 1280 by 800 is as wide as this, in pixels, and the names of rows are to be
 * read there, at least so high: much smaller ones are not even drawn. */
#define USUAL_WIDTH 740
#define LEAST_NAME  6.2

/* One way to have the boxes below the board. */
typedef struct {
  guint rows;   /* which of the rows_to_try */
  double by;    /* how large boxes are */
  double lines; /* how high their lines are then */
  double whole; /* how wide a board would be that is shown as large as this with its boxes */
} Choice;

static const guint rows_to_try[] = { USUAL_ROW, 6, MOST_ROOM };

#define N_ROWS (G_N_ELEMENTS (rows_to_try) * G_N_ELEMENTS (rows_to_try))

/* (transfer full) (element-type Box): as large as counters, with the @nth rows. */
static GArray *
measure_nth (const TcBoardLayout *layout, const guint *counts, guint nth)
{
  Rows rows = { rows_to_try[nth % G_N_ELEMENTS (rows_to_try)],
                rows_to_try[nth / G_N_ELEMENTS (rows_to_try)] };

  return measure_boxes (layout, counts, rows);
}

static Choice
make_choice (const TcBoardLayout *layout, const GArray *boxes, guint nth, double by)
{
  double gap = BOX_GAP * layout->counter_size;
  double along = goes_below (layout) ? layout->board.width / by : layout->board.height;
  Choice choice = { nth, by, 0, 0 };

  if (layout->is_graph) {
    choose_columns (layout, boxes, &choice.whole);
    return choice;
  }
  choice.lines = by * measure_lines (boxes, 0, along, gap);
  choice.whole = choice.lines;
  if (goes_below (layout))
    choice.whole = MAX (layout->board.width, SHAPE * (layout->board.height + choice.lines));

  return choice;
}

/* In pixels; where there are no rows any size will do. */
static double
measure_name (const TcBoardLayout *layout, Choice choice)
{
  gboolean has_rows = FALSE;

  for (guint i = 0; i < layout->places->len && !has_rows; i++)
    has_rows = tc_board_layout_get_place (layout, i)->is_row;
  if (!has_rows)
    return LEAST_NAME;

  return NAME_OF_ROW * choice.by * layout->counter_size * USUAL_WIDTH / choice.whole;
}

/* Names are to be read; then the board is to be shown as large as it can be; and then the boxes. */
static gboolean
is_better (const TcBoardLayout *layout, Choice one, Choice than)
{
  double name = MIN (LEAST_NAME, measure_name (layout, one));
  double other = MIN (LEAST_NAME, measure_name (layout, than));

  if (than.by <= 0 || fabs (name - other) > 1e-6)
    return than.by <= 0 || name > other;
  if (fabs (one.whole - than.whole) > 1e-6)
    return one.whole < than.whole;

  if (fabs (one.by - than.by) > 1e-6)
    return one.by > than.by;

  return one.lines < than.lines - 1e-6;
}

/* Of the boxes with the @nth rows: as large as they are best. */
static Choice
choose_size (const TcBoardLayout *layout, const GArray *boxes, guint nth)
{
  double gap = BOX_GAP * layout->counter_size;
  double by = layout->strip_is_below && !layout->is_graph ? LARGEST : 1;
  Choice best = { 0 };

  for (; by >= 1; by -= SIZE_STEP) {
    Choice choice = make_choice (layout, boxes, nth, by);

    if ((by <= 1 || has_whole_lines (boxes, layout->board.width / by, gap)) &&
        is_better (layout, choice, best))
      best = choice;
  }

  return best;
}

/* (transfer full) (element-type Box): a board that is wide and low, as one that grows to the sides,
 * leaves room below it: the boxes are the larger for it, so that their numbers can be read. */
static GArray *
measure_best (TcBoardLayout *layout)
{
  g_autofree guint *counts = count_tokens (layout);
  guint n = goes_below (layout) && keeps_room (layout) ? N_ROWS : 1;
  Choice best = { 0 };

  measure_rows (layout);
  for (guint i = 0; i < n; i++) {
    g_autoptr (GArray) boxes = measure_nth (layout, counts, i);
    Choice choice = choose_size (layout, boxes, i);

    if (is_better (layout, choice, best))
      best = choice;
  }
  for (guint i = 0; i < layout->places->len; i++)
    g_array_index (layout->places, TcBoardPlace, i).rows *= best.by;
  layout->box_size = best.by * layout->counter_size;

  return measure_nth (layout, counts, best.rows);
}

void
tc_board_layout_place_boxes (TcBoardLayout *layout)
{
  g_autoptr (GArray) boxes = measure_best (layout);

  if (layout->is_graph)
    place_around (layout, boxes);
  else
    place_strip (layout, boxes);
  place_rows (layout);
}
