/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "board/layout/tc-board-layout-private.h"

/* The part of the layout that places the boxes: in a strip beside the board, or below it. */

#define BOX_WIDTH 5.2 /* of a counter's size, beside the board; and so are the others */
#define BOX_GAP   0.4
#define EMPTY_BOX 0.85

/* A box in the strip beside the board, or below it. */
typedef struct {
  guint container;
  double length; /* along the board */
  double across;
} Box;

/* What a box needs for its title and its counters; an empty one is a strip with its title. */
static Box
measure_box (const TcBoardLayout *layout, guint container, guint n)
{
  double step = 1 + TC_BOARD_BOX_PAD;
  double title =
    0.24 * (double) g_utf8_strlen (tc_board_layout_get_place (layout, container)->name, -1);
  guint n_columns = 4;
  guint n_rows;
  Box box = { .container = container };

  if (layout->strip_is_below)
    n_columns = n > 4 ? (n + 1) / 2 : n;
  n_rows = n_columns > 0 ? (n + n_columns - 1) / n_columns : 0;
  box.length = n > 0 ? TC_BOARD_BOX_TITLE + n_rows * step + 0.02 : EMPTY_BOX;
  box.across = BOX_WIDTH;
  if (layout->strip_is_below) {
    box.across = box.length;
    box.length = MAX (title + 0.8, n_columns * step + TC_BOARD_BOX_PAD + 0.02);
  }
  box.length *= layout->counter_size;
  box.across *= layout->counter_size;

  return box;
}

/* (transfer full) (element-type Box): in the order of the view. A seat has a box only for what lies
 * before it: whose hand is whose stands on the hands. */
static GArray *
measure_boxes (const TcBoardLayout *layout)
{
  GArray *boxes = g_array_new (FALSE, FALSE, sizeof (Box));
  g_autofree guint *counts = g_new0 (guint, layout->places->len + 1);
  guint n_tokens, n_containers;
  const TcViewContainer *containers = tc_view_get_containers (layout->view, &n_containers);
  const TcViewToken *tokens = tc_view_get_tokens (layout->view, &n_tokens);

  for (guint i = 0; i < n_tokens; i++) {
    guint container = tc_board_layout_find_container (layout, tokens[i].container);

    if (container != TC_BOARD_NOTHING)
      counts[container]++;
  }
  for (guint i = 0; i < layout->places->len; i++) {
    if (tc_board_layout_get_place (layout, i)->is_box &&
        (counts[i] > 0 || containers[i].kind != TC_CONTAINER_SEAT)) {
      Box box = measure_box (layout, i, counts[i]);

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
  guint n = 1;

  while (first + n < boxes->len) {
    used += gap + g_array_index (boxes, Box, first + n).length;
    if (used > along)
      break;
    n++;
  }

  return n;
}

static void
place_box (TcBoardLayout *layout, const Box *box, double from_start, double from_board)
{
  TcBoardPlace *place = &g_array_index (layout->places, TcBoardPlace, box->container);
  const TcBoardRect *board = &layout->board;

  if (layout->strip_is_below)
    place->bounds = (TcBoardRect){ board->x + from_start, board->y + board->height + from_board,
                                   box->length, box->across };
  else
    place->bounds = (TcBoardRect){ board->x + board->width + from_board, board->y + from_start,
                                   box->across, box->length };
  place->name_size = 0.34 * layout->counter_size;
  place->name_rect = place->bounds;
  place->name_rect.height = TC_BOARD_BOX_TITLE * layout->counter_size;
}

/* The boxes of a line lie side by side, as wide as the widest; below the board they fill its width.
 */
static double
place_line (TcBoardLayout *layout, GArray *boxes, guint first, guint n, double from_board)
{
  double gap = BOX_GAP * layout->counter_size;
  double along = layout->strip_is_below ? layout->board.width : layout->board.height;
  double used = gap * (n - 1);
  double across = 0;
  double at = 0;
  double most;

  for (guint i = first; i < first + n; i++) {
    used += g_array_index (boxes, Box, i).length;
    across = MAX (across, g_array_index (boxes, Box, i).across);
  }
  /* A line that is nearly empty is not drawn out. */
  most = layout->strip_is_below ? MIN (along - used, used) / n : 0;
  for (guint i = first; i < first + n; i++) {
    Box *box = &g_array_index (boxes, Box, i);

    box->length = MIN (box->length + MAX (0, most), along);
    box->across = across;
    place_box (layout, box, at, from_board);
    at += box->length + gap;
  }

  return across;
}

void
tc_board_layout_place_boxes (TcBoardLayout *layout)
{
  g_autoptr (GArray) boxes = measure_boxes (layout);
  double gap = BOX_GAP * layout->counter_size;
  double along = layout->strip_is_below ? layout->board.width : layout->board.height;
  double from_board = 0;

  for (guint first = 0; first < boxes->len;) {
    guint n = count_in_line (boxes, first, along, gap);

    from_board += gap;
    from_board += place_line (layout, boxes, first, n, from_board);
    first += n;
  }
  if (layout->strip_is_below)
    layout->extent.height += from_board;
  else
    layout->extent.width += from_board;
}
