/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "board/layout/tc-board-graph.h"
#include "board/layout/tc-board-layout-private.h"
#include "board/layout/tc-board-names.h"
#include "board/layout/tc-board-room-private.h"

/* The part of the layout that places counters, on the board and in the boxes beside it. */

#define STACK_RIGHT 0.085 /* of a counter's size: a lower counter peeps out by so much */
#define STACK_UP    0.19
#define STACK_TOP   1.0 /* of a counter's size: all that peeps out of one stack */
#define STACK_GAP   0.14
#define LEAST_SEEN  0.66 /* of a pawn on a tile, where its neighbour lies over it */
#define TWO_ROWS    0.76 /* of the usual size: pawns in two rows */
#define FOOT        0.6  /* of a tile's height: what two rows may take */
#define HEIGHT_COST 0.05
#define OVERLAP     0.45 /* of a counter's size: by so much one owner's stack may hide another's */
#define LAPPED_COST 0.35 /* of doing so */
#define SMALL_MAP   0.9  /* of the natural scale of names: below it they are as large as counters */
#define SMALL_COST  1.6  /* of hiding one there: rather beside the area than on its name */

/* The counters of one container that belong to one owner, in the order of the view. */
typedef struct {
  const char *owner;
  guint first;
  guint n;
} Pile;

/* The counters of one container. */
typedef struct {
  guint container;
  double density; /* counters to the room */
  guint *tokens;  /* borrowed */
  guint n_tokens;
  GArray *piles; /* nullable: of an area: its counters by owner */
} Crowd;

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

/* One that may be of another size than most. */
static void
add_piece (TcBoardLayout *layout, guint token, guint container, double x, double y, double size)
{
  TcBoardRect *rect;

  add_spot (layout, token, container, x, y, 0);
  rect = &g_array_index (layout->spots, TcBoardSpot, layout->spots->len - 1).rect;
  rect->width = rect->height = size;
}

/* Counters in a box lie in rows, and closer when there are too many for it. */
static void
fill_box (TcBoardLayout *layout, guint container, const guint *tokens, guint n)
{
  const TcBoardPlace *place = tc_board_layout_get_place (layout, container);
  double size = layout->counter_size * tc_board_layout_get_piece_scale (layout, container);
  double pad = TC_BOARD_BOX_PAD * layout->box_size;
  double title = TC_BOARD_BOX_TITLE * layout->box_size + place->rows + (place->rows > 0 ? pad : 0);
  double width = place->bounds.width - 2 * pad;
  double height = place->bounds.height - title - pad;
  guint n_columns = MAX (1, (guint) ((width + pad) / (size + pad)));
  guint n_rows = MAX (1, (guint) ((height + pad) / (size + pad)));
  double step_x = size + pad;
  double step_y = size + pad;

  if (n > n_columns * n_rows) {
    n_columns = (n + n_rows - 1) / n_rows;
    step_x = n_columns > 1 ? (width - size) / (n_columns - 1) : 0;
  }
  for (guint i = 0; i < n; i++)
    add_piece (layout, tokens[i], container, place->bounds.x + pad + (i % n_columns) * step_x,
               place->bounds.y + title + (i / n_columns) * step_y, size);
}

/* Pieces on a plate lie in a row under its name. */
static void
fill_plate (TcBoardLayout *layout, guint container, const guint *tokens, guint n)
{
  const TcBoardRect *bounds = &tc_board_layout_get_place (layout, container)->bounds;
  double size = layout->counter_size;
  double name = TC_BOARD_PLATE_NAME * size;
  double step = MIN (1.25 * size, (bounds->width - 1.5 * size) / MAX (1, (double) n - 1));
  double x = bounds->x + (bounds->width - size - step * (n - 1)) / 2;

  for (guint i = 0; i < n; i++)
    add_spot (layout, tokens[i], container, x + i * step,
              bounds->y + name + (bounds->height - name - size) / 2, 0);
}

/* Between pawns in a row on a tile; less than their size when they do not fit side by side. */
static double
get_step_on_tile (const TcBoardRect *bounds, double size, double pad, guint n)
{
  return MIN (size + pad, (bounds->width - 2 * pad - size) / MAX (1, (double) n - 1));
}

/* Pawns on a tile lie in a row at its foot: what is on the tile stays in sight. Where too many
 * would hide each other, and the tile is high enough, there are two rows of smaller ones. */
static void
fill_place (TcBoardLayout *layout, guint container, const guint *tokens, guint n)
{
  const TcBoardRect *bounds = &tc_board_layout_get_place (layout, container)->bounds;
  double size = layout->counter_size;
  double pad = 0.1 * size;
  gboolean is_full = get_step_on_tile (bounds, size, pad, n) < LEAST_SEEN * size;
  gboolean is_high = 2 * TWO_ROWS * size < FOOT * bounds->height;
  guint n_rows = is_full && is_high ? 2 : 1;
  guint n_columns = (n + n_rows - 1) / n_rows;

  if (n_rows == 2) {
    size *= TWO_ROWS;
    pad = 0;
  }
  for (guint i = 0; i < n; i++) {
    guint row = i / n_columns;
    guint n_here = MIN (n - row * n_columns, n_columns);
    double step = get_step_on_tile (bounds, size, pad, n_here);
    double x = bounds->x + (bounds->width - size - step * (n_here - 1)) / 2;
    double y = bounds->y + bounds->height - (n_rows - row) * (size + pad);

    add_piece (layout, tokens[i], container, x + (i % n_columns) * step, y, size);
  }
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

      add_spot (layout, tokens[pile->first + done + j], container, *x + above * right,
                y - above * up, j);
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

/* How much room the stacks of @piles take, all side by side, with @gap of a counter's size between
 * those of two owners. */
static void
measure_piles (double size,
               const GArray *piles,
               double gap,
               guint most,
               double *width,
               double *height)
{
  double top = 0;

  *width = ((piles->len - 1) * (gap - STACK_GAP) - STACK_GAP) * size;
  for (guint i = 0; i < piles->len; i++) {
    guint n = g_array_index (piles, Pile, i).n;
    guint n_stacks = get_n_stacks (n, most);
    guint n_high = (n + n_stacks - 1) / n_stacks;

    *width += n_stacks * size * (1 + STACK_GAP + get_step_right (n_high) * (n_high - 1));
    top = MAX (top, get_step_up (n_high) * (n_high - 1));
  }
  *height = size * (1 + top);
}

static TcBoardRect
get_near (const TcBoardLayout *layout, guint container)
{
  return tc_board_rect_grow (tc_board_layout_get_place (layout, container)->bounds,
                             2 * layout->counter_size);
}

/* The other areas that counters of this one may come to, or to the names of. */
static GArray *
collect_areas (const TcBoardLayout *layout, guint container)
{
  TcBoardRect near = get_near (layout, container);
  GArray *areas = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < layout->places->len; i++) {
    const TcBoardPlace *other = tc_board_layout_get_place (layout, i);

    if (i != container && !other->is_box &&
        (tc_board_rect_meets (&other->name_rect, &near) ||
         tc_board_rect_meets (&other->bounds, &near)))
      g_array_append_val (areas, i);
  }

  return areas;
}

/* The counters that are near the area already. */
static GArray *
collect_obstacles (const TcBoardLayout *layout, guint container)
{
  TcBoardRect near = get_near (layout, container);
  GArray *obstacles = g_array_new (FALSE, FALSE, sizeof (TcBoardRect));

  for (guint i = 0; i < layout->spots->len; i++) {
    const TcBoardSpot *spot = &g_array_index (layout->spots, TcBoardSpot, i);

    if (tc_board_rect_meets (&spot->rect, &near))
      g_array_append_val (obstacles, spot->rect);
  }

  return obstacles;
}

static void
cross_name (TcBoardPlace *place, const TcBoardRect *counter)
{
  if (!place->is_box && place->name_rect.width > 0 &&
      tc_board_rect_meets (&place->name_rect, counter))
    place->is_crossed = TRUE;
}

/* Of the names for which the counters from @first on had no room: they are written over these. */
static void
cross_names (TcBoardLayout *layout, guint container, const GArray *near, guint first)
{
  for (guint i = first; i < layout->spots->len; i++) {
    const TcBoardRect *counter = &g_array_index (layout->spots, TcBoardSpot, i).rect;

    cross_name (&g_array_index (layout->places, TcBoardPlace, container), counter);
    for (guint j = 0; j < near->len; j++)
      cross_name (&g_array_index (layout->places, TcBoardPlace, g_array_index (near, guint, j)),
                  counter);
  }
}

/* A way to lay the counters of an area: how close, how high, and where. */
typedef struct {
  double gap; /* between piles, in counters */
  guint most; /* counters in a stack */
  TcBoardRect rect;
  double rate;
} Arrangement;

/* Takes @piles into @best when that is better than what it holds. Low stacks are read best; higher
 * ones are taken when they fit better. */
static void
try_piles (const TcBoardRoom *room, const GArray *piles, double gap, double cost, Arrangement *best)
{
  static const guint heights[] = { 3, 4, 6, 9, 14 };

  for (guint i = 0; i < G_N_ELEMENTS (heights); i++) {
    double total = cost + HEIGHT_COST * i;
    TcBoardRect rect;
    double width, height, rate;

    /* All in one stack is as high as it gets. */
    if (i > 0 && heights[i - 1] >= get_largest_pile (piles))
      break;
    measure_piles (room->size, piles, gap, heights[i], &width, &height);
    rect = (TcBoardRect){ room->area->centre.x - width / 2, room->area->centre.y - height / 2,
                          width, height };
    rate = -cost;
    if (room->area->n_outline >= 3)
      rate = tc_board_room_find (room, width, height, best->rate + total, &rect) - total;
    if (rate > best->rate + 1e-9)
      *best = (Arrangement){ gap, heights[i], rect, rate };
  }
}

/* Each owner has piles of its own, as who fights whom must be seen; where these have no room one
 * lies half over the other. */
static void
fill_area (TcBoardLayout *layout, guint container, const guint *tokens, const GArray *piles)
{
  guint n;
  g_autoptr (GArray) near = collect_areas (layout, container);
  g_autoptr (GArray) obstacles = collect_obstacles (layout, container);
  const TcViewContainer *areas = tc_view_get_containers (layout->view, &n);
  double natural = tc_board_names_get_natural (layout->unit);
  TcBoardRoom room = {
    .layout = layout,
    .areas = areas,
    .area = &areas[container],
    .place = tc_board_layout_get_place (layout, container),
    .near = near,
    .obstacles = obstacles,
    .board = layout->board,
    .size = layout->counter_size,
    .name_cost = layout->scale < SMALL_MAP * natural ? SMALL_COST : 1.0,
  };
  Arrangement best = { .rate = -G_MAXDOUBLE };
  guint first = layout->spots->len;
  double x;

  try_piles (&room, piles, STACK_GAP, 0, &best);
  if (piles->len > 1 && best.rate < TC_BOARD_GOOD_ROOM)
    try_piles (&room, piles, -OVERLAP, LAPPED_COST, &best);
  x = best.rect.x;
  for (guint i = 0; i < piles->len; i++) {
    lay_pile (layout, container, tokens, &g_array_index (piles, Pile, i), best.most, &x,
              best.rect.y + best.rect.height - room.size);
    x += (best.gap - STACK_GAP) * room.size;
  }
  cross_names (layout, container, near, first);
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

static void
clear_crowd (gpointer data)
{
  Crowd *crowd = data;

  g_clear_pointer (&crowd->piles, g_array_unref);
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

static void
fill (TcBoardLayout *layout, const Crowd *crowd)
{
  guint n;
  const TcViewContainer *container = &tc_view_get_containers (layout->view, &n)[crowd->container];

  if (tc_board_layout_get_place (layout, crowd->container)->is_box)
    fill_box (layout, crowd->container, crowd->tokens, crowd->n_tokens);
  else if (tc_board_is_plate (layout, crowd->container))
    fill_plate (layout, crowd->container, crowd->tokens, crowd->n_tokens);
  else if (tc_board_is_place (container))
    fill_place (layout, crowd->container, crowd->tokens, crowd->n_tokens);
  else
    fill_area (layout, crowd->container, crowd->tokens, crowd->piles);
}

/* (transfer full) (element-type Crowd): areas with least room for their counters choose
 * first. */
static GArray *
order_crowds (const TcBoardLayout *layout, const guint *start, guint *sorted)
{
  guint n_containers;
  const TcViewContainer *containers = tc_view_get_containers (layout->view, &n_containers);
  GArray *crowds = g_array_new (FALSE, FALSE, sizeof (Crowd));

  g_array_set_clear_func (crowds, clear_crowd);
  for (guint i = 0; i < n_containers; i++) {
    const TcBoardPlace *place = tc_board_layout_get_place (layout, i);
    guint n = start[i + 1] - start[i];
    Crowd crowd = { .container = i,
                    .density = n / MAX (1.0, place->bounds.width * place->bounds.height),
                    .tokens = sorted + start[i],
                    .n_tokens = n };

    if (n == 0)
      continue;
    if (!place->is_box && !tc_board_is_place (&containers[i]))
      crowd.piles = sort_into_piles (layout, crowd.tokens, n);
    g_array_append_val (crowds, crowd);
  }
  g_array_sort (crowds, compare_crowds);

  return crowds;
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
  g_autoptr (GArray) crowds = NULL;

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
  crowds = order_crowds (layout, start, sorted);
  for (guint i = 0; i < crowds->len; i++)
    fill (layout, &g_array_index (crowds, Crowd, i));
}
