/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <math.h>
#include <string.h>

#include "tc-board-layout-private.h"

/* The part of the layout that places boxes beside the board and counters in both. */

#define STACK_HEIGHT 4     /* counters that one stack shows at most */
#define STACK_RIGHT  0.085 /* of a counter's size: a lower counter peeps out by so much */
#define STACK_UP     0.19
#define STACK_GAP    0.14
#define BOX_TITLE    0.62 /* of a counter's size */

/* The counters of one container that belong to one owner, in the order of the view. */
typedef struct {
  const char *owner;
  guint first;
  guint n;
} Pile;

void
tc_board_layout_place_boxes (TcBoardLayout *layout)
{
  double size = layout->counter_size;
  double gap = size * 0.4;
  TcBoardRect board = layout->board;
  double along = layout->strip_is_below ? board.width : board.height;
  double across = layout->strip_is_below ? 3.4 * size : 4.8 * size;
  guint n_boxes = 0;
  guint n_along;
  guint n_lines;
  double length;
  guint k = 0;

  for (guint i = 0; i < layout->places->len; i++)
    n_boxes += g_array_index (layout->places, TcBoardPlace, i).is_box ? 1 : 0;
  if (n_boxes == 0)
    return;

  /* As many to a line as leave each box about four counters long. */
  n_along =
    CLAMP ((guint) (along / (layout->strip_is_below ? 4.8 * size : 3.2 * size)), 1, n_boxes);
  n_lines = (n_boxes + n_along - 1) / n_along;
  n_along = (n_boxes + n_lines - 1) / n_lines;
  length = (along - gap * (n_along - 1)) / n_along;
  for (guint i = 0; i < layout->places->len; i++) {
    TcBoardPlace *place = &g_array_index (layout->places, TcBoardPlace, i);
    double from_start;
    double from_board;

    if (!place->is_box)
      continue;
    from_start = (k % n_along) * (length + gap);
    from_board = gap + (k / n_along) * (across + gap);
    if (layout->strip_is_below)
      place->bounds =
        (TcBoardRect){ board.x + from_start, board.y + board.height + from_board, length, across };
    else
      place->bounds =
        (TcBoardRect){ board.x + board.width + from_board, board.y + from_start, across, length };
    place->name_size = 0.34 * size;
    place->name_rect = place->bounds;
    place->name_rect.height = BOX_TITLE * size;
    k++;
  }
  if (layout->strip_is_below)
    layout->extent.height += n_lines * (across + gap);
  else
    layout->extent.width += n_lines * (across + gap);
}

static void
add_spot (TcBoardLayout *layout, guint token, guint container, double x, double y, guint n_below)
{
  TcBoardSpot spot = {
    .token = token,
    .container = container,
    .rect = { x, y, layout->counter_size, layout->counter_size },
    .n_below = n_below,
  };

  g_array_append_val (layout->spots, spot);
}

/* Counters in a box lie in rows, and closer when there are too many for it. */
static void
fill_box (TcBoardLayout *layout, guint container, const guint *tokens, guint n)
{
  const TcBoardPlace *place = tc_board_layout_get_place (layout, container);
  double size = layout->counter_size;
  double pad = 0.16 * size;
  double width = place->bounds.width - 2 * pad;
  double height = place->bounds.height - BOX_TITLE * size - pad;
  guint n_columns = MAX (1, (guint) ((width + pad) / (size + pad)));
  guint n_rows = MAX (1, (guint) ((height + pad) / (size + pad)));
  double step_x = size + pad;
  double step_y = size + pad;

  if (n > n_columns * n_rows) {
    n_columns = (n + n_rows - 1) / n_rows;
    step_x = n_columns > 1 ? (width - size) / (n_columns - 1) : 0;
  }
  for (guint i = 0; i < n; i++)
    add_spot (layout, tokens[i], container, place->bounds.x + pad + (i % n_columns) * step_x,
              place->bounds.y + BOX_TITLE * size + (i / n_columns) * step_y, 0);
}

static double
get_overlap (const TcBoardRect *a, const TcBoardRect *b)
{
  double width = MIN (a->x + a->width, b->x + b->width) - MAX (a->x, b->x);
  double height = MIN (a->y + a->height, b->y + b->height) - MAX (a->y, b->y);

  return width > 0 && height > 0 ? width * height : 0.0;
}

/* How good a place for counters @rect is: how much of it is inside the area, and off the name. */
static double
rate_rect (const TcViewContainer *container, const TcBoardPlace *place, const TcBoardRect *rect)
{
  const int n = 4;
  guint n_inside = 0;
  double covered = get_overlap (rect, &place->name_rect);
  double least = MIN (rect->width * rect->height, place->name_rect.width * place->name_rect.height);

  if (container->n_outline < 3)
    return 0.0;
  for (int i = 0; i <= n; i++) {
    for (int j = 0; j <= n; j++)
      n_inside +=
        tc_board_polygon_contains (container->outline, container->n_outline,
                                   rect->x + rect->width * i / n, rect->y + rect->height * j / n)
          ? 1
          : 0;
  }

  return n_inside / 25.0 - (least > 0 ? 1.6 * covered / least : 0.0);
}

/* Under the name, over it, beside it, or shifted: the best of these. */
static TcBoardRect
find_room (const TcViewContainer *container, const TcBoardPlace *place, double width, double height)
{
  static const double shifts[] = { 0, -0.25, 0.25, -0.5, 0.5, -0.8, 0.8, -1.1, 1.1 };
  double x = container->centre.x;
  double y = container->centre.y;
  const TcBoardRect *name = &place->name_rect;
  double best = -G_MAXDOUBLE;
  TcBoardRect found = { x - width / 2, y - height / 2, width, height };

  if (container->n_outline < 3)
    return found;

  for (guint i = 0; i < G_N_ELEMENTS (shifts); i++) {
    double dx = shifts[i] * width;
    double dy = shifts[i] * height;
    double gap = 0.06 * height;
    TcBoardRect tries[] = {
      { x - width / 2 + dx, name->y + name->height + gap * 0.3, width, height },
      { x - width / 2 + dx, name->y - height - gap, width, height },
      { name->x + name->width + gap, y - height / 2 + dy, width, height },
      { name->x - width - gap, y - height / 2 + dy, width, height },
      { x - width / 2 + dx, name->y + name->height + height * 0.3, width, height },
      { x - width / 2 + dx, name->y - height * 1.3, width, height },
    };

    for (guint j = 0; j < G_N_ELEMENTS (tries); j++) {
      double rate = rate_rect (container, place, &tries[j]) - 0.004 * (i * 6 + j);

      if (rate > best) {
        best = rate;
        found = tries[j];
      }
    }
  }

  return found;
}

static guint
get_n_stacks (guint n)
{
  return (n + STACK_HEIGHT - 1) / STACK_HEIGHT;
}

static void
lay_pile (TcBoardLayout *layout, guint container, const guint *tokens, guint n, double x, double y)
{
  double size = layout->counter_size;
  guint n_stacks = get_n_stacks (n);
  guint done = 0;

  /* @y is the upper edge of the uppermost counter; the others peep out above it. */
  for (guint i = 0; i < n_stacks; i++) {
    guint n_here = (n - done + n_stacks - i - 1) / (n_stacks - i);

    for (guint j = 0; j < n_here; j++) {
      guint above = n_here - 1 - j;

      add_spot (layout, tokens[done + j], container, x + above * STACK_RIGHT * size,
                y - above * STACK_UP * size, j);
    }
    x += size * (1 + STACK_GAP + STACK_RIGHT * (n_here - 1));
    done += n_here;
  }
}

/* How much room the stacks of @piles take, all side by side. */
static void
measure_piles (const TcBoardLayout *layout, const GArray *piles, double *width, double *height)
{
  double size = layout->counter_size;
  guint tallest = 1;

  *width = -STACK_GAP * size;
  for (guint i = 0; i < piles->len; i++) {
    guint n = g_array_index (piles, Pile, i).n;
    guint n_stacks = get_n_stacks (n);
    guint n_high = (n + n_stacks - 1) / n_stacks;

    *width += n_stacks * size * (1 + STACK_GAP + STACK_RIGHT * (n_high - 1));
    tallest = MAX (tallest, n_high);
  }
  *height = size * (1 + STACK_UP * (tallest - 1));
}

static void
fill_area (TcBoardLayout *layout, guint container, const guint *tokens, const GArray *piles)
{
  guint n;
  const TcViewContainer *area = &tc_view_get_containers (layout->view, &n)[container];
  const TcBoardPlace *place = tc_board_layout_get_place (layout, container);
  double size = layout->counter_size;
  TcBoardRect room;
  double width, height, x;

  measure_piles (layout, piles, &width, &height);
  room = find_room (area, place, width, height);
  x = room.x;
  for (guint i = 0; i < piles->len; i++) {
    const Pile *pile = &g_array_index (piles, Pile, i);
    guint n_stacks = get_n_stacks (pile->n);
    guint n_high = (pile->n + n_stacks - 1) / n_stacks;

    lay_pile (layout, container, tokens + pile->first, pile->n, x, room.y + room.height - size);
    x += n_stacks * size * (1 + STACK_GAP + STACK_RIGHT * (n_high - 1));
  }
}

/* Sorts @tokens, all of one container, by owner, stably. */
static GArray *
sort_into_piles (const TcBoardLayout *layout, guint *tokens, guint n_tokens)
{
  guint n;
  const TcViewToken *all = tc_view_get_tokens (layout->view, &n);
  GArray *piles = g_array_new (FALSE, FALSE, sizeof (Pile));
  g_autofree guint *sorted = g_new (guint, n_tokens);
  guint n_sorted = 0;

  for (guint i = 0; i < n_tokens; i++) {
    Pile pile = { .owner = all[tokens[i]].owner, .first = n_sorted };
    gboolean is_known = FALSE;

    for (guint j = 0; j < piles->len && !is_known; j++)
      is_known = strcmp (g_array_index (piles, Pile, j).owner, pile.owner) == 0;
    if (is_known)
      continue;
    for (guint j = i; j < n_tokens; j++) {
      if (strcmp (all[tokens[j]].owner, pile.owner) == 0)
        sorted[n_sorted++] = tokens[j];
    }
    pile.n = n_sorted - pile.first;
    g_array_append_val (piles, pile);
  }
  memcpy (tokens, sorted, n_tokens * sizeof *tokens);

  return piles;
}

void
tc_board_layout_place_counters (TcBoardLayout *layout)
{
  guint n_tokens;
  const TcViewToken *tokens = tc_view_get_tokens (layout->view, &n_tokens);
  guint n_containers = layout->places->len;
  g_autofree guint *start = g_new0 (guint, n_containers + 1);
  g_autofree guint *next = NULL;
  g_autofree guint *sorted = g_new (guint, MAX (1, n_tokens));

  /* Counting sort by container. A token in no container of the view is not shown. */
  for (guint i = 0; i < n_tokens; i++) {
    guint container = tc_board_layout_find_container (layout, tokens[i].container);

    if (container != TC_BOARD_NOTHING)
      start[container + 1]++;
  }
  for (guint i = 0; i < n_containers; i++)
    start[i + 1] += start[i];
  next = g_memdup2 (start, (n_containers + 1) * sizeof *start);
  for (guint i = 0; i < n_tokens; i++) {
    guint container = tc_board_layout_find_container (layout, tokens[i].container);

    if (container != TC_BOARD_NOTHING)
      sorted[next[container]++] = i;
  }
  for (guint i = 0; i < n_containers; i++) {
    guint n = start[i + 1] - start[i];
    g_autoptr (GArray) piles = NULL;

    if (n == 0)
      continue;
    if (tc_board_layout_get_place (layout, i)->is_box) {
      fill_box (layout, i, sorted + start[i], n);
      continue;
    }
    piles = sort_into_piles (layout, sorted + start[i], n);
    fill_area (layout, i, sorted + start[i], piles);
  }
}
