/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "board/layout/tc-board-names.h"

#include <math.h>
#include <string.h>

#include "board/layout/tc-board-graph.h"
#include "board/layout/tc-board-names-private.h"

#define LEAST_NAME       8.2 /* pixels */
#define LEAST_PLATE_NAME 4.0 /* pixels */
#define LINE_HEIGHT      1.18
#define PORT_HEIGHT      1.15 /* of the anchor over a name, in its letters */
#define NOTE_HEIGHT      0.84 /* of a note under it */
#define SHORT_NOTE       1.6  /* width in its letters: it stands behind the name, or the anchor */
#define STEP             0.06 /* of the logarithm of the scale: a plan for each */
#define CELL             72.0
#define N_HEIGHTS        3    /* of a place, at which it is compared with the outline */
#define OUTSIDE_COST     0.22 /* of each corner or middle of a side that lies outside the outline */

static const double sizes[] = { 1.0, 0.87, 0.76 };
static const double shifts[] = { 0, -0.18, 0.18, -0.36, 0.36 };                  /* of the width */
static const double rises[] = { 0, -0.6, 0.6, -1.2, 1.2, -1.9, 1.9, -2.7, 2.7 }; /* of the size */

typedef struct {
  guint container;
  double tightness; /* room to width: the tightest choose first */
} Candidate;

int
tc_board_names_get_step (double scale, double unit)
{
  double relative = scale * unit;
  double natural = LEAST_NAME / TC_BOARD_USUAL_NAME;

  if (relative >= natural)
    return 0;

  return (int) floor (log (relative / natural) / STEP);
}

double
tc_board_names_get_natural (double unit)
{
  return 1.001 * LEAST_NAME / TC_BOARD_USUAL_NAME / MAX (unit, 1e-6);
}

gboolean
tc_board_planner_hits (const TcBoardPlanner *planner, TcBoardRect rect)
{
  int left = CLAMP ((int) floor (rect.x / planner->cell), 0, planner->n_columns - 1);
  int right =
    CLAMP ((int) floor ((rect.x + rect.width) / planner->cell), 0, planner->n_columns - 1);
  int top = CLAMP ((int) floor (rect.y / planner->cell), 0, planner->n_rows - 1);
  int bottom = CLAMP ((int) floor ((rect.y + rect.height) / planner->cell), 0, planner->n_rows - 1);

  for (int row = top; row <= bottom; row++) {
    for (int column = left; column <= right; column++) {
      guint next = planner->cells[row * planner->n_columns + column];

      while (next != 0) {
        const TcBoardTaken *taken = &g_array_index (planner->taken, TcBoardTaken, next - 1);

        if (tc_board_rect_meets (&taken->rect, &rect))
          return TRUE;
        next = taken->next;
      }
    }
  }

  return FALSE;
}

void
tc_board_planner_take (TcBoardPlanner *planner, TcBoardRect rect)
{
  int left = CLAMP ((int) floor (rect.x / planner->cell), 0, planner->n_columns - 1);
  int right =
    CLAMP ((int) floor ((rect.x + rect.width) / planner->cell), 0, planner->n_columns - 1);
  int top = CLAMP ((int) floor (rect.y / planner->cell), 0, planner->n_rows - 1);
  int bottom = CLAMP ((int) floor ((rect.y + rect.height) / planner->cell), 0, planner->n_rows - 1);

  for (int row = top; row <= bottom; row++) {
    for (int column = left; column <= right; column++) {
      guint *first = &planner->cells[row * planner->n_columns + column];
      TcBoardTaken taken = { rect, *first };

      g_array_append_val (planner->taken, taken);
      *first = planner->taken->len;
    }
  }
}

gboolean
tc_board_planner_is_on_board (const TcBoardPlanner *planner, TcBoardRect rect)
{
  const TcBoardRect *board = &planner->board;

  return rect.x >= board->x && rect.y >= board->y &&
         rect.x + rect.width <= board->x + board->width &&
         rect.y + rect.height <= board->y + board->height;
}

double
tc_board_planner_get_size (const TcBoardPlanner *planner, double usual, double least)
{
  double grown = MIN (usual * TC_BOARD_MOST_GROWTH, least / planner->scale);

  if (usual >= grown)
    return usual * planner->text_scale;

  return grown * planner->scale >= least * TC_BOARD_STILL_LEGIBLE ? grown * planner->text_scale
                                                                  : 0.0;
}

typedef struct {
  const TcBoardPlanner *planner;
  const TcViewContainer *area;
  double x; /* where it would be best */
  double y;
  gboolean is_port;
  double note; /* width of what is in brackets, in letters of size 1 */
  double best;
  TcBoardName name;
  double *crossings[N_HEIGHTS];
  guint n_crossings[N_HEIGHTS];
} Search;

/* Where the area's outline crosses the top, the middle and the bottom of places side by side. */
static void
cross_outline (Search *search, double top, double height)
{
  const double heights[N_HEIGHTS] = { top, top + 0.5 * height, top + height };
  const TcPoint *outline = search->area->outline;
  guint n = search->area->n_outline;

  memset (search->n_crossings, 0, sizeof search->n_crossings);
  for (guint i = 0, j = n - 1; i < n; j = i++) {
    const TcPoint *a = &outline[i];
    const TcPoint *b = &outline[j];

    if (MAX (a->y, b->y) <= heights[0] || MIN (a->y, b->y) > heights[N_HEIGHTS - 1])
      continue;
    for (guint k = 0; k < N_HEIGHTS; k++)
      if ((a->y > heights[k]) != (b->y > heights[k]))
        search->crossings[k][search->n_crossings[k]++] =
          (double) (b->x - a->x) * (heights[k] - a->y) / (double) (b->y - a->y) + a->x;
  }
}

static gboolean
is_outside (const Search *search, guint height, double x)
{
  gboolean is_inside = FALSE;

  for (guint i = 0; i < search->n_crossings[height]; i++)
    is_inside ^= x < search->crossings[height][i];

  return !is_inside;
}

/* How many of the corners and of the middles of the sides lie outside the area's outline. */
static guint
count_outside (const Search *search, const TcBoardRect *rect)
{
  double right = rect->x + rect->width;
  guint n = 0;

  for (guint k = 0; k < N_HEIGHTS; k++) {
    n += is_outside (search, k, rect->x) + is_outside (search, k, right);
    if (k != N_HEIGHTS / 2)
      n += is_outside (search, k, rect->x + 0.5 * rect->width);
  }

  return n;
}

/* How many of them do in any of the places side by side: all at a height that the outline does not
 * cross, and one of the ends at one where it is not so wide. */
static guint
count_surely_outside (const Search *search, double width)
{
  guint n = 0;

  for (guint k = 0; k < N_HEIGHTS; k++) {
    const double *crossings = search->crossings[k];
    double left = G_MAXDOUBLE;
    double right = -G_MAXDOUBLE;

    for (guint i = 0; i < search->n_crossings[k]; i++) {
      left = MIN (left, crossings[i]);
      right = MAX (right, crossings[i]);
    }
    if (left > right)
      n += k == N_HEIGHTS / 2 ? 2 : 3;
    else
      n += width >= right - left;
  }

  return n;
}

/* What a place costs at least: less than the whole size, more lines, away from the middle. */
static double
rate (double part, guint n_lines, double dx, double dy)
{
  return 0.9 * (1 - part) + 0.06 * (n_lines - 1) + 0.3 * fabs (dx) + 0.1 * fabs (dy);
}

/* The room that one way to write a name takes, wherever that is. */
typedef struct {
  const TcBoardWording *wording;
  double size;
  double part;    /* of the whole size */
  double outside; /* cost, as OUTSIDE_COST */
  gboolean is_below;
  double beside;
  double over;
  double below;
  double width;
  double height;
} Shape;

static Shape
shape_name (const Search *search, const TcBoardWording *wording, double size, double part)
{
  Shape shape = { wording, size, part, .is_below = search->note > SHORT_NOTE };

  /* What does not fit into its area anyway is not to reach still further out of it. */
  shape.outside = OUTSIDE_COST * MAX (1, part * search->planner->text_scale);
  shape.beside = shape.is_below || search->is_port ? 0 : search->note;
  shape.width = MAX (wording->width + shape.beside, shape.is_below ? search->note : 0) * size;
  shape.over = search->is_port ? PORT_HEIGHT * size : 0;
  shape.below = shape.is_below ? NOTE_HEIGHT * size : 0;
  shape.height = wording->n_lines * LINE_HEIGHT * size + shape.over + shape.below;

  return shape;
}

static void
try_place (Search *search, const Shape *shape, double dx, double dy)
{
  double x = search->x + dx * shape->width;
  double y = search->y + dy * shape->size;
  TcBoardRect rect = { x - shape->width / 2, y - shape->height / 2, shape->width, shape->height };
  double cost = rate (shape->part, shape->wording->n_lines, dx, dy);

  if (search->area->n_outline < 3)
    rect.y = search->area->centre.y + 0.75 * search->planner->counter_size + dy * shape->size;
  if (!tc_board_planner_is_on_board (search->planner, rect) ||
      tc_board_planner_hits (search->planner, rect))
    return;
  if (search->area->n_outline >= 3)
    cost += shape->outside * count_outside (search, &rect);
  if (cost >= search->best)
    return;
  search->best = cost;
  search->name =
    (TcBoardName){ .is_shown = TRUE,
                   .x = rect.x + (shape->width - shape->beside * shape->size) / 2,
                   .y = rect.y + shape->over + (rect.height - shape->over - shape->below) / 2,
                   .size = shape->size,
                   .has_note_below = shape->is_below,
                   .text = shape->wording->text,
                   .rect = rect };
}

/* What all places side by side cost besides, at least. */
static double
cross_row (Search *search, const Shape *shape, double dy)
{
  if (search->area->n_outline < 3)
    return 0;
  cross_outline (search, search->y + dy * shape->size - shape->height / 2, shape->height);

  return shape->outside * count_surely_outside (search, shape->width);
}

/* Places are in the order of their cost: behind one that is too dear are none to look at. */
static void
search_places_of (Search *search, const Shape *shape)
{
  guint n_lines = shape->wording->n_lines;

  for (guint i = 0; i < G_N_ELEMENTS (rises); i++) {
    double least;

    if (rate (shape->part, n_lines, 0, rises[i]) >= search->best)
      return;
    least = cross_row (search, shape, rises[i]);
    for (guint j = 0; j < G_N_ELEMENTS (shifts); j++) {
      if (rate (shape->part, n_lines, shifts[j], rises[i]) + least >= search->best)
        break;
      try_place (search, shape, shifts[j], rises[i]);
    }
  }
}

/* @part: what @most is of the whole size. */
static void
search_places (Search *search, const TcBoardWords *words, double most, double part, double least)
{
  for (guint k = 0; k < G_N_ELEMENTS (sizes); k++) {
    double size = most * sizes[k];

    for (guint w = 0; w < words->n_ways && (size >= least || k == 0); w++) {
      Shape shape = shape_name (search, &words->ways[w], size, part * sizes[k]);

      search_places_of (search, &shape);
    }
  }
}

/* The name stands in the upper part of its plate, in one line or two, as large as it fits. */
static void
place_on_plate (TcBoardPlanner *planner, guint container)
{
  guint n;
  const TcViewContainer *area =
    &tc_view_get_containers (tc_board_layout_get_view (planner->layout), &n)[container];
  TcBoardRect rect = tc_board_layout_get_place (planner->layout, container)->bounds;
  g_autofree char *broken = tc_board_words_dup_broken (area->name);
  const char *wordings[] = { area->name, broken };
  TcBoardName *name = &g_array_index (planner->names->areas, TcBoardName, container);

  rect.height = TC_BOARD_PLATE_NAME * planner->counter_size;
  for (guint i = 0; i < G_N_ELEMENTS (wordings) && wordings[i] != NULL; i++) {
    double most = rect.height / (i == 0 ? 1.7 : 2.4);
    double size = MIN (most, 0.86 * rect.width / MAX (0.1, tc_board_words_measure (wordings[i])));

    if (*wordings[i] == '\0' || size <= 1.1 * name->size)
      continue;
    *name = (TcBoardName){ .is_shown = size * planner->scale >= LEAST_PLATE_NAME,
                           .x = rect.x + rect.width / 2,
                           .y = rect.y + 0.54 * rect.height,
                           .size = size,
                           .text = g_string_chunk_insert (planner->names->texts, wordings[i]),
                           .rect = rect };
  }
  tc_board_planner_take (planner, rect);
}

static void
place_area (TcBoardPlanner *planner, guint container)
{
  guint n;
  const TcViewContainer *area =
    &tc_view_get_containers (tc_board_layout_get_view (planner->layout), &n)[container];
  const TcBoardWords *words = &g_array_index (planner->names->words, TcBoardWords, container);
  double usual = TC_BOARD_USUAL_NAME * planner->unit;
  double most = tc_board_planner_get_size (planner, usual, LEAST_NAME);
  double least = MAX (TC_BOARD_STILL_LEGIBLE * LEAST_NAME / planner->scale, 0.74 * usual);
  Search search = { .planner = planner,
                    .area = area,
                    .x = area->centre.x,
                    .y = area->centre.y,
                    .note = words->note,
                    .best = G_MAXDOUBLE };
  const TcBoardName *natural =
    planner->natural != NULL ? tc_board_names_get_area (planner->natural, container) : NULL;
  g_autofree double *crossings = NULL;

  if (most <= 0 || words->n_ways == 0)
    return;
  search.is_port = tc_marks_find (area->marks, area->n_marks, TC_MARK_PORT) != NULL;
  if (natural != NULL && natural->is_shown) {
    search.x = natural->rect.x + natural->rect.width / 2;
    search.y = natural->rect.y + natural->rect.height / 2;
  }
  crossings = g_new (double, N_HEIGHTS *MAX (area->n_outline, 1));
  for (guint k = 0; k < N_HEIGHTS; k++)
    search.crossings[k] = crossings + k * area->n_outline;
  search_places (&search, words, most, 1, least);
  /* Where large text has no room, the name is as large as it would be without. */
  if (planner->text_scale > 1)
    search_places (&search, words, most / planner->text_scale, 1 / planner->text_scale, least);
  g_array_index (planner->names->areas, TcBoardName, container) = search.name;
  if (search.name.is_shown)
    tc_board_planner_take (planner, search.name.rect);
}

static int
compare_candidates (gconstpointer a, gconstpointer b)
{
  const Candidate *left = a;
  const Candidate *right = b;

  if (left->tightness < right->tightness || left->tightness > right->tightness)
    return left->tightness < right->tightness ? -1 : 1;

  return left->container < right->container ? -1 : 1;
}

/* (transfer full) (element-type Candidate): the areas that have a name on the map. */
static GArray *
order_areas (const TcBoardLayout *layout)
{
  guint n;
  const TcViewContainer *containers =
    tc_view_get_containers (tc_board_layout_get_view (layout), &n);
  GArray *order = g_array_sized_new (FALSE, FALSE, sizeof (Candidate), n);

  for (guint i = 0; i < n; i++) {
    Candidate candidate = { .container = i };
    double width = MAX (1, (double) g_utf8_strlen (containers[i].name, -1));

    if (tc_board_layout_get_place (layout, i)->is_box || tc_board_is_place (&containers[i]) ||
        containers[i].kind == TC_CONTAINER_FLOOR)
      continue;
    if (containers[i].n_outline >= 3)
      candidate.tightness =
        sqrt (tc_board_polygon_area (containers[i].outline, containers[i].n_outline)) / width;
    g_array_append_val (order, candidate);
  }
  g_array_sort (order, compare_candidates);

  return order;
}

static void
place_areas (TcBoardPlanner *planner)
{
  const GArray *order = planner->names->order;

  for (guint i = 0; i < order->len; i++) {
    guint container = g_array_index (order, Candidate, i).container;

    if (tc_board_is_plate (planner->layout, container))
      place_on_plate (planner, container);
    else
      place_area (planner, container);
  }
}

/* One of no size for each of @n. */
static GArray *
create_names (guint n)
{
  GArray *names = g_array_new (FALSE, TRUE, sizeof (TcBoardName));

  return g_array_set_size (names, n);
}

static void
make_cells (TcBoardPlanner *planner)
{
  planner->cell = CELL * planner->unit;
  planner->n_columns =
    CLAMP ((int) ceil ((planner->board.x + planner->board.width) / planner->cell), 1, 200);
  planner->n_rows =
    CLAMP ((int) ceil ((planner->board.y + planner->board.height) / planner->cell), 1, 200);
  planner->cells = g_new0 (guint, planner->n_columns * planner->n_rows);
  planner->taken = g_array_new (FALSE, FALSE, sizeof (TcBoardTaken));
}

TcBoardNames *
tc_board_names_new (const TcBoardLayout *layout, double scale, const TcBoardNames *natural)
{
  const TcView *view = tc_board_layout_get_view (layout);
  TcBoardNames *names = g_new0 (TcBoardNames, 1);
  TcBoardPlanner planner = { .layout = layout,
                             .names = names,
                             .scale = scale,
                             .natural = natural,
                             .unit = tc_board_layout_get_unit (layout),
                             .text_scale = tc_board_layout_get_text_scale (layout),
                             .board = tc_board_layout_get_board (layout),
                             .counter_size = tc_board_layout_get_counter_size (layout) };
  guint n_containers, n_labels, n_shapes;

  tc_view_get_containers (view, &n_containers);
  tc_view_get_labels (view, &n_labels);
  tc_view_get_shapes (view, &n_shapes);
  names->scale = scale;
  names->texts = g_string_chunk_new (1024);
  names->order = natural != NULL ? g_array_ref (natural->order) : order_areas (layout);
  names->words = natural != NULL ? g_array_ref (natural->words) : tc_board_words_new (view);
  names->plain =
    natural != NULL ? g_hash_table_ref (natural->plain) : tc_board_names_collect_plain (view);
  names->areas = create_names (n_containers);
  names->labels = create_names (n_labels);
  names->shapes = create_names (n_shapes);
  make_cells (&planner);
  place_areas (&planner);
  tc_board_planner_place_labels (&planner);
  tc_board_planner_place_rivers (&planner);
  g_array_unref (planner.taken);
  g_free (planner.cells);

  return names;
}

void
tc_board_names_free (TcBoardNames *names)
{
  g_array_unref (names->order);
  g_array_unref (names->words);
  g_hash_table_unref (names->plain);
  g_array_unref (names->areas);
  g_array_unref (names->labels);
  g_array_unref (names->shapes);
  g_string_chunk_free (names->texts);
  g_free (names);
}

/* Exactly: a step has many scales. */
gboolean
tc_board_names_is_for (const TcBoardNames *names, double scale)
{
  return memcmp (&names->scale, &scale, sizeof scale) == 0;
}

const TcBoardName *
tc_board_names_get_area (const TcBoardNames *names, guint container)
{
  return &g_array_index (names->areas, TcBoardName, container);
}

const TcBoardName *
tc_board_names_get_label (const TcBoardNames *names, guint label)
{
  return &g_array_index (names->labels, TcBoardName, label);
}

const TcBoardName *
tc_board_names_get_shape (const TcBoardNames *names, guint shape)
{
  return &g_array_index (names->shapes, TcBoardName, shape);
}
