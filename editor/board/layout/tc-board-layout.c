/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "board/layout/tc-board-layout.h"

#include <math.h>
#include <string.h>

#include "board/layout/tc-board-graph.h"
#include "board/layout/tc-board-layout-private.h"
#include "board/layout/tc-board-letters.h"
#include "board/layout/tc-board-names-private.h"
#include "board/layout/tc-board-table.h"

/* The look was drawn for areas of this size; boards with smaller areas get smaller letters. */
#define USUAL_AREA_WIDTH 185.0
#define UNIT_STEP        0.05
#define USUAL_COUNTER    70.0
#define PLATE_ROOM       0.6 /* of the distance between plates, to an area's width */

/* So many counters fit side by side on a board at most, however small its areas are: smaller ones
 * could be neither seen nor drawn. */
#define MOST_COUNTERS 160.0

static gboolean
has_outline (const TcViewContainer *container)
{
  return container->outline != NULL && container->n_outline >= 3;
}

gboolean
tc_board_is_place (const TcViewContainer *container)
{
  return container->kind == TC_CONTAINER_TILE && has_outline (container);
}

/* Hands, decks and boxes without an outline lie beside the board. */
static gboolean
is_beside (const TcViewContainer *container)
{
  switch (container->kind) {
  case TC_CONTAINER_AREA:
  case TC_CONTAINER_TILE:
  case TC_CONTAINER_FLOOR:
    return FALSE;
  case TC_CONTAINER_HAND:
  case TC_CONTAINER_DECK:
  case TC_CONTAINER_BOX:
  case TC_CONTAINER_SEAT:
    return !has_outline (container);
  }

  return FALSE;
}

static int
compare_doubles (gconstpointer a, gconstpointer b)
{
  double left = *(const double *) a;
  double right = *(const double *) b;

  return (left > right) - (left < right);
}

/* The distance to the nearest other centre, for boards of points without outlines. */
static double
get_nearest (const TcViewContainer *containers, guint n, guint of)
{
  double nearest = G_MAXDOUBLE;

  for (guint i = 0; i < n; i++) {
    if (i != of && !is_beside (&containers[i]))
      nearest = MIN (nearest, hypot (containers[i].centre.x - containers[of].centre.x,
                                     containers[i].centre.y - containers[of].centre.y));
  }

  return nearest < G_MAXDOUBLE ? nearest : USUAL_AREA_WIDTH;
}

static double
measure_unit (const TcView *view, TcBoardRect board)
{
  double least = MAX (board.width, board.height) / (MOST_COUNTERS * USUAL_COUNTER);
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (view, &n);
  g_autoptr (GArray) widths = g_array_new (FALSE, FALSE, sizeof (double));
  double room = tc_board_is_graph (view) ? PLATE_ROOM : 1.2;
  double width;

  for (guint i = 0; i < n; i++) {
    if (has_outline (&containers[i]))
      width = sqrt (tc_board_polygon_area (containers[i].outline, containers[i].n_outline));
    else if (!is_beside (&containers[i]))
      width = get_nearest (containers, n, i) * room;
    else
      continue;
    g_array_append_val (widths, width);
  }
  if (widths->len == 0)
    return 1.0;

  g_array_sort (widths, compare_doubles);
  width = g_array_index (widths, double, widths->len / 2);

  if (width <= 0)
    return 1.0;

  /* In steps, so that a corner moved by a little does not change every letter on the board. */
  return MAX (least, exp (round (log (width / USUAL_AREA_WIDTH) / UNIT_STEP) * UNIT_STEP));
}

static void
place_areas (TcBoardLayout *layout)
{
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (layout->view, &n);

  for (guint i = 0; i < n; i++) {
    TcBoardPlace place = { .name = containers[i].name, .is_box = is_beside (&containers[i]) };
    double radius = 0.62 * layout->counter_size;
    double plate_width = TC_BOARD_PLATE_WIDTH * layout->counter_size;
    double plate_height = TC_BOARD_PLATE_HEIGHT * layout->counter_size;

    if (has_outline (&containers[i]))
      place.bounds = tc_board_polygon_bounds (containers[i].outline, containers[i].n_outline);
    else if (layout->is_graph && containers[i].kind == TC_CONTAINER_AREA)
      place.bounds =
        (TcBoardRect){ containers[i].centre.x - plate_width / 2,
                       containers[i].centre.y - plate_height / 2, plate_width, plate_height };
    else if (!place.is_box)
      place.bounds = (TcBoardRect){ containers[i].centre.x - radius,
                                    containers[i].centre.y - radius, 2 * radius, 2 * radius };
    g_array_append_val (layout->places, place);
  }
}

static const TcBoardNames *
make_names (const TcBoardLayout *layout, double scale)
{
  int step = tc_board_names_get_step (scale, layout->unit);
  TcBoardNames *names = g_hash_table_lookup (layout->names, GINT_TO_POINTER (step));

  if (names == NULL) {
    names = tc_board_names_new (layout, scale,
                                step != 0 ? g_hash_table_lookup (layout->names, NULL) : NULL);
    g_hash_table_insert (layout->names, GINT_TO_POINTER (step), names);
  }

  return names;
}

/* Counters leave free where the names are. */
static void
place_names (TcBoardLayout *layout)
{
  const TcBoardNames *names;

  /* All other plans keep near this one, so it is made first. */
  make_names (layout, tc_board_names_get_natural (layout->unit));
  names = make_names (layout, layout->scale);

  for (guint i = 0; i < layout->places->len; i++) {
    TcBoardPlace *place = &g_array_index (layout->places, TcBoardPlace, i);
    const TcBoardName *name = tc_board_names_get_area (names, i);

    if (place->is_box)
      continue;
    place->is_crossed = FALSE;
    place->name_size = TC_BOARD_USUAL_NAME * layout->unit;
    place->name_rect = name->is_shown
                         ? name->rect
                         : (TcBoardRect){ place->bounds.x + place->bounds.width / 2,
                                          place->bounds.y + place->bounds.height / 2, 0, 0 };
  }
}

static void
free_names (gpointer names)
{
  tc_board_names_free (names);
}

/* A view without a size gets what its containers cover. */
static TcBoardRect
measure_board (const TcView *view)
{
  guint width, height, n;
  const TcViewContainer *containers = tc_view_get_containers (view, &n);
  double right = 0;
  double bottom = 0;

  tc_view_get_size (view, &width, &height);
  if (width > 0 && height > 0)
    return (TcBoardRect){ 0, 0, width, height };

  for (guint i = 0; i < n; i++) {
    right = MAX (right, containers[i].centre.x + USUAL_AREA_WIDTH);
    bottom = MAX (bottom, containers[i].centre.y + USUAL_AREA_WIDTH);
  }

  return (TcBoardRect){ 0, 0, MAX (right, 1), MAX (bottom, 1) };
}

static TcBoardLayout *
create (const TcView *view, gboolean strip_is_below)
{
  TcBoardLayout *layout = g_new0 (TcBoardLayout, 1);

  layout->view = view;
  layout->strip_is_below = strip_is_below;
  layout->places = g_array_new (FALSE, FALSE, sizeof (TcBoardPlace));
  layout->spots = g_array_new (FALSE, FALSE, sizeof (TcBoardSpot));
  layout->tethers = g_array_new (FALSE, FALSE, sizeof (TcBoardTether));
  layout->names = g_hash_table_new_full (NULL, NULL, NULL, free_names);
  layout->board = measure_board (view);
  layout->is_graph = tc_board_is_graph (view);
  layout->is_table = tc_board_is_table (view);
  layout->unit = measure_unit (view, layout->board);
  layout->counter_size = USUAL_COUNTER * layout->unit;
  layout->box_size = layout->counter_size;
  layout->extent = layout->board;

  return layout;
}

TcBoardLayout *
tc_board_layout_new_large (const TcView *view,
                           gboolean strip_is_below,
                           double scale,
                           double text_scale)
{
  TcBoardLayout *layout = create (view, strip_is_below);

  layout->text_scale = MAX (1, text_scale);
  layout->scale = scale > 0 ? scale : tc_board_names_get_natural (layout->unit);
  place_areas (layout);
  place_names (layout);
  if (layout->is_table)
    tc_board_layout_place_table (layout);
  else
    tc_board_layout_place_boxes (layout);
  tc_board_layout_place_counters (layout);
  tc_board_layout_tie_stacks (layout);
  tc_board_layout_find_borders (layout);

  return layout;
}

TcBoardLayout *
tc_board_layout_new_at (const TcView *view, gboolean strip_is_below, double scale)
{
  return tc_board_layout_new_large (view, strip_is_below, scale, 1);
}

TcBoardLayout *
tc_board_layout_new (const TcView *view, gboolean strip_is_below)
{
  return tc_board_layout_new_at (view, strip_is_below, 0);
}

gboolean
tc_board_layout_set_scale (TcBoardLayout *layout, double scale)
{
  int step = tc_board_names_get_step (layout->scale, layout->unit);

  layout->scale = scale;
  if (tc_board_names_get_step (scale, layout->unit) == step)
    return FALSE;

  place_names (layout);
  g_array_set_size (layout->spots, 0);
  g_array_set_size (layout->tethers, 0);
  tc_board_layout_place_counters (layout);
  tc_board_layout_tie_stacks (layout);

  return TRUE;
}

void
tc_board_layout_free (TcBoardLayout *layout)
{
  g_hash_table_unref (layout->names);
  g_array_unref (layout->places);
  g_array_unref (layout->spots);
  g_array_unref (layout->tethers);
  g_array_unref (layout->borders);
  g_array_unref (layout->border_points);
  g_free (layout);
}

const TcBoardNames *
tc_board_layout_get_names (const TcBoardLayout *layout, double scale)
{
  return make_names (layout, scale);
}

const TcBoardNames *
tc_board_layout_peek_names (const TcBoardLayout *layout, double scale)
{
  int step = tc_board_names_get_step (scale, layout->unit);
  const TcBoardNames *names = g_hash_table_lookup (layout->names, GINT_TO_POINTER (step));

  return names != NULL && tc_board_names_is_for (names, scale) ? names : NULL;
}

double
tc_board_layout_get_scale (const TcBoardLayout *layout)
{
  return layout->scale;
}

double
tc_board_layout_get_text_scale (const TcBoardLayout *layout)
{
  return layout->text_scale;
}

const TcView *
tc_board_layout_get_view (const TcBoardLayout *layout)
{
  return layout->view;
}

TcBoardRect
tc_board_layout_get_board (const TcBoardLayout *layout)
{
  return layout->board;
}

TcBoardRect
tc_board_layout_get_extent (const TcBoardLayout *layout)
{
  return layout->extent;
}

double
tc_board_layout_get_unit (const TcBoardLayout *layout)
{
  return layout->unit;
}

double
tc_board_layout_get_counter_size (const TcBoardLayout *layout)
{
  return layout->counter_size;
}

const TcBoardPlace *
tc_board_layout_get_place (const TcBoardLayout *layout, guint container)
{
  return &g_array_index (layout->places, TcBoardPlace, container);
}

const TcBoardSpot *
tc_board_layout_get_spots (const TcBoardLayout *layout, guint *out_n)
{
  *out_n = layout->spots->len;

  return (const TcBoardSpot *) (gpointer) layout->spots->data;
}

const TcBoardTether *
tc_board_layout_get_tethers (const TcBoardLayout *layout, guint *out_n)
{
  *out_n = layout->tethers->len;

  return (const TcBoardTether *) (gpointer) layout->tethers->data;
}

const TcBoardBorder *
tc_board_layout_get_borders (const TcBoardLayout *layout, guint *out_n)
{
  *out_n = layout->borders->len;

  return (const TcBoardBorder *) (gpointer) layout->borders->data;
}

guint
tc_board_layout_find_container (const TcBoardLayout *layout, const char *key)
{
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (layout->view, &n);
  const TcViewContainer *found = tc_view_find_container (layout->view, key);

  return found != NULL ? (guint) (found - containers) : TC_BOARD_NOTHING;
}

guint
tc_board_layout_find_token (const TcBoardLayout *layout, const char *key)
{
  guint n;
  const TcViewToken *tokens = tc_view_get_tokens (layout->view, &n);
  const TcViewToken *found = tc_view_find_token (layout->view, key);

  return found != NULL ? (guint) (found - tokens) : TC_BOARD_NOTHING;
}

const TcViewOwner *
tc_board_layout_find_owner (const TcBoardLayout *layout, const char *id)
{
  return tc_view_find_owner (layout->view, id);
}

char *
tc_board_layout_dup_letters (const TcBoardLayout *layout, const TcViewOwner *owner)
{
  guint n;
  const TcViewOwner *owners = tc_view_get_owners (layout->view, &n);

  return tc_board_dup_letters (owners, n, owner);
}

guint
tc_board_layout_hit_spot (const TcBoardLayout *layout, double x, double y, guint raised)
{
  guint found = TC_BOARD_NOTHING;

  for (guint i = 0; i < layout->spots->len; i++) {
    const TcBoardSpot *spot = &g_array_index (layout->spots, TcBoardSpot, i);

    if (!tc_board_rect_contains (&spot->rect, x, y))
      continue;
    found = i;
    if (spot->token == raised)
      return i;
  }

  return found;
}

/* Where an area lies inside another, the inner one: it could not be reached otherwise. */
guint
tc_board_layout_hit_container (const TcBoardLayout *layout, double x, double y)
{
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (layout->view, &n);
  guint found = TC_BOARD_NOTHING;
  double least = G_MAXDOUBLE;

  /* Of equal ones the later: it is drawn over the earlier. */
  for (guint i = n; i-- > 0;) {
    const TcViewContainer *at = &containers[i];
    const TcBoardPlace *place = &g_array_index (layout->places, TcBoardPlace, i);
    double size;

    if (!tc_board_rect_contains (&place->bounds, x, y))
      continue;
    if (has_outline (at) && !tc_board_polygon_contains (at->outline, at->n_outline, x, y))
      continue;
    size = has_outline (at) ? tc_board_polygon_area (at->outline, at->n_outline)
                            : place->bounds.width * place->bounds.height;
    if (size < least) {
      least = size;
      found = i;
    }
  }

  return found;
}

/* A box that was left out has no size. */
static gboolean
is_drawn (const TcBoardLayout *layout, guint container)
{
  return tc_board_layout_get_place (layout, container)->bounds.width > 0;
}

/* How well @to lies in the direction from @from: the distance, longer off the axis; negative when
 * it lies another way. */
static double
rate_step (TcPoint from, TcPoint to, int dx, int dy)
{
  double along = (double) (to.x - from.x) * dx + (double) (to.y - from.y) * dy;
  double across = fabs ((double) (to.x - from.x) * dy) + fabs ((double) (to.y - from.y) * dx);

  if (along <= 0 || across > along * 1.8)
    return -1.0;

  /* What lies more across than along is taken only when nothing lies better. */
  return (along + across * 1.5) * (across > along ? 2 : 1);
}

static TcPoint
get_centre (const TcBoardLayout *layout, guint container)
{
  const TcBoardPlace *place = tc_board_layout_get_place (layout, container);
  guint n;
  TcPoint centre = tc_view_get_containers (layout->view, &n)[container].centre;

  if (place->is_box) {
    centre.x = (gint32) (place->bounds.x + place->bounds.width / 2);
    centre.y = (gint32) (place->bounds.y + place->bounds.height / 2);
  }

  return centre;
}

guint
tc_board_layout_step (const TcBoardLayout *layout, guint container, int dx, int dy)
{
  guint n_links;
  const TcViewLink *links = tc_view_get_links (layout->view, &n_links);
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (layout->view, &n);
  const char *key = containers[container].key;
  double best = G_MAXDOUBLE;
  guint found = TC_BOARD_NOTHING;

  for (guint i = 0; i < n_links; i++) {
    gboolean is_a = strcmp (links[i].a, key) == 0;
    guint other = TC_BOARD_NOTHING;
    double rate;

    if (is_a || strcmp (links[i].b, key) == 0)
      other = tc_board_layout_find_container (layout, is_a ? links[i].b : links[i].a);
    if (other == TC_BOARD_NOTHING)
      continue;
    rate = rate_step (get_centre (layout, container), get_centre (layout, other), dx, dy);
    if (rate > 0 && rate < best) {
      best = rate;
      found = other;
    }
  }
  /* Boxes and areas without links are reached by where they lie. */
  for (guint i = 0; found == TC_BOARD_NOTHING && i < 2 * n; i++) {
    double rate =
      i % n == container || !is_drawn (layout, i % n)
        ? -1.0
        : rate_step (get_centre (layout, container), get_centre (layout, i % n), dx, dy);

    if (i < n && rate > 0)
      best = MIN (best, rate);
    else if (i >= n && rate > 0 && rate <= best)
      found = i % n;
  }

  return found;
}
