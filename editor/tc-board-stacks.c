/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "tc-board-layout-private.h"

/* The part of the layout that places counters: in stacks on the areas, in rows on tiles. */

#define STACK_RIGHT 0.085 /* of a counter's size: a lower counter peeps out by so much */
#define STACK_UP    0.19
#define STACK_TOP   1.0 /* of a counter's size: all that peeps out of one stack */
#define STACK_GAP   0.14
#define HEIGHT_COST 0.05

/* The counters of one container that belong to one owner, in the order of the view. */
typedef struct {
  const char *owner;
  guint first;
  guint n;
} Pile;

typedef struct {
  guint container;
  double density; /* counters to the room */
} Crowd;

void
tc_board_layout_add_spot (TcBoardLayout *layout,
                          guint token,
                          guint container,
                          double x,
                          double y,
                          guint n_below)
{
  TcBoardSpot spot = {
    .token = token,
    .container = container,
    .rect = { x, y, layout->counter_size, layout->counter_size },
    .n_below = n_below,
  };

  g_array_append_val (layout->spots, spot);
}

/* Pawns on a tile lie in a row at its foot, and closer when there are too many: what is on the tile
 * stays in sight. */
static void
fill_place (TcBoardLayout *layout, guint container, const guint *tokens, guint n)
{
  const TcBoardRect *bounds = &tc_board_layout_get_place (layout, container)->bounds;
  double size = layout->counter_size;
  double pad = 0.1 * size;
  double step = MIN (size + pad, (bounds->width - 2 * pad - size) / MAX (1, (double) n - 1));
  double x = bounds->x + (bounds->width - size - step * (n - 1)) / 2;

  for (guint i = 0; i < n; i++)
    tc_board_layout_add_spot (layout, tokens[i], container, x + i * step,
                              bounds->y + bounds->height - size - pad, 0);
}

static guint
get_n_stacks (guint n, guint most)
{
  return (n + most - 1) / most;
}

/* How far a counter peeps out above the next in a stack of @n. */
static double
get_step_up (guint n)
{
  return n > 1 ? MIN (STACK_UP, STACK_TOP / (n - 1)) : 0.0;
}

static double
get_step_right (guint n)
{
  return n > 1 ? MIN (STACK_RIGHT, 0.5 * STACK_TOP / (n - 1)) : 0.0;
}

static void
lay_pile (TcBoardLayout *layout,
          guint container,
          const guint *tokens,
          const Pile *pile,
          guint most,
          double *x,
          double y)
{
  double size = layout->counter_size;
  guint n_stacks = get_n_stacks (pile->n, most);
  guint done = 0;

  /* @y is the upper edge of the uppermost counter; the others peep out above it. */
  for (guint i = 0; i < n_stacks; i++) {
    guint n_here = (pile->n - done + n_stacks - i - 1) / (n_stacks - i);
    double right = get_step_right (n_here) * size;
    double up = get_step_up (n_here) * size;

    for (guint j = 0; j < n_here; j++) {
      guint above = n_here - 1 - j;

      tc_board_layout_add_spot (layout, tokens[pile->first + done + j], container,
                                *x + above * right, y - above * up, j);
    }
    *x += size * (1 + STACK_GAP) + right * (n_here - 1);
    done += n_here;
  }
}

static guint
get_largest_pile (const GArray *piles)
{
  guint largest = 0;

  for (guint i = 0; i < piles->len; i++)
    largest = MAX (largest, g_array_index (piles, Pile, i).n);

  return largest;
}

/* How much room the stacks of @piles take, all side by side. */
static void
measure_piles (double size, const GArray *piles, guint most, double *width, double *height)
{
  double top = 0;

  *width = -STACK_GAP * size;
  for (guint i = 0; i < piles->len; i++) {
    guint n = g_array_index (piles, Pile, i).n;
    guint n_stacks = get_n_stacks (n, most);
    guint n_high = (n + n_stacks - 1) / n_stacks;

    *width += n_stacks * size * (1 + STACK_GAP + get_step_right (n_high) * (n_high - 1));
    top = MAX (top, get_step_up (n_high) * (n_high - 1));
  }
  *height = size * (1 + top);
}

/* Low stacks are read best; higher ones are taken when they fit better. */
static void
fill_area (TcBoardLayout *layout, guint container, const guint *tokens, const GArray *piles)
{
  static const guint heights[] = { 3, 4, 6, 9, 14 };
  g_auto (TcBoardRoom) room = { 0 };
  TcBoardRect chosen = { 0, 0, 0, 0 };
  guint most = heights[0];
  double best = -G_MAXDOUBLE;
  double x;

  tc_board_room_init (&room, layout, container);
  for (guint i = 0; i < G_N_ELEMENTS (heights); i++) {
    TcBoardRect rect;
    double width, height, rate;

    /* All in one stack is as high as it gets. */
    if (i > 0 && heights[i - 1] >= get_largest_pile (piles))
      break;
    measure_piles (room.size, piles, heights[i], &width, &height);
    rect = (TcBoardRect){ room.area->centre.x - width / 2, room.area->centre.y - height / 2, width,
                          height };
    rate = 0.0;
    if (room.area->n_outline >= 3)
      rate =
        tc_board_room_find (&room, width, height, best + HEIGHT_COST * i, &rect) - HEIGHT_COST * i;
    if (rate > best + 1e-9) {
      best = rate;
      chosen = rect;
      most = heights[i];
    }
  }
  x = chosen.x;
  for (guint i = 0; i < piles->len; i++)
    lay_pile (layout, container, tokens, &g_array_index (piles, Pile, i), most, &x,
              chosen.y + chosen.height - room.size);
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

static int
compare_crowds (gconstpointer a, gconstpointer b)
{
  const Crowd *left = a;
  const Crowd *right = b;

  if (left->density < right->density || left->density > right->density)
    return left->density < right->density ? 1 : -1;

  return left->container < right->container ? -1 : 1;
}

/* Areas with least room for their counters choose first. */
static void
place_all (TcBoardLayout *layout, const guint *start, guint *sorted)
{
  guint n_containers;
  const TcViewContainer *containers = tc_view_get_containers (layout->view, &n_containers);
  g_autoptr (GArray) crowds = g_array_new (FALSE, FALSE, sizeof (Crowd));

  for (guint i = 0; i < layout->places->len; i++) {
    const TcBoardRect *bounds = &tc_board_layout_get_place (layout, i)->bounds;
    guint n = start[i + 1] - start[i];
    Crowd crowd = { i, n / MAX (1.0, bounds->width * bounds->height) };

    if (n > 0)
      g_array_append_val (crowds, crowd);
  }
  g_array_sort (crowds, compare_crowds);
  for (guint i = 0; i < crowds->len; i++) {
    guint container = g_array_index (crowds, Crowd, i).container;
    guint *tokens = sorted + start[container];
    guint n = start[container + 1] - start[container];
    g_autoptr (GArray) piles = NULL;

    if (tc_board_layout_get_place (layout, container)->is_box) {
      tc_board_layout_fill_box (layout, container, tokens, n);
      continue;
    }
    if (tc_board_is_place (&containers[container])) {
      fill_place (layout, container, tokens, n);
      continue;
    }
    piles = sort_into_piles (layout, tokens, n);
    fill_area (layout, container, tokens, piles);
  }
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
  place_all (layout, start, sorted);
}
