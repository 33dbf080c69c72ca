/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <math.h>

#include "tc-board-layout-private.h"

/* The part of the layout that looks for a place for the counters of an area: inside it, off names
 * and other counters. */

#define MOST_INSIDE 2.6 /* what a rate gains when all is inside the area */
#define MOST_ABROAD 0.9 /* what it loses when all is inside another */
#define GOOD_ROOM   1.8 /* a rate that needs no further search */

static double
get_overlap (const TcBoardRect *a, const TcBoardRect *b)
{
  double width = MIN (a->x + a->width, b->x + b->width) - MAX (a->x, b->x);
  double height = MIN (a->y + a->height, b->y + b->height) - MAX (a->y, b->y);

  return width > 0 && height > 0 ? width * height : 0.0;
}

/* What it costs to hide that much of a name: a word without its first letters cannot be read. */
static double
rate_name (const TcBoardRect *rect, const TcBoardRect *name)
{
  double least = MAX (1.0, MIN (rect->width * rect->height, name->width * name->height));
  double part = get_overlap (rect, name) / least;

  return part > 0.02 ? 0.6 + 2.4 * part : 0.0;
}

static gboolean
is_abroad (const TcBoardRoom *room, double x, double y)
{
  for (guint i = 0; i < room->near->len; i++) {
    guint other = g_array_index (room->near, guint, i);
    const TcBoardPlace *place = tc_board_layout_get_place (room->layout, other);

    if (tc_board_rect_contains (&place->bounds, x, y) &&
        tc_board_polygon_contains (room->areas[other].outline, room->areas[other].n_outline, x, y))
      return TRUE;
  }

  return FALSE;
}

/* In the sea or beyond the areas a counter is better than where it seems to stand in another. */
static double
rate_inside (const TcBoardRoom *room, const TcBoardRect *rect)
{
  const int n = 4;
  guint n_inside = 0;
  guint n_abroad = 0;

  for (int i = 0; i <= n; i++) {
    for (int j = 0; j <= n; j++) {
      double x = rect->x + rect->width * i / n;
      double y = rect->y + rect->height * j / n;

      if (tc_board_polygon_contains (room->area->outline, room->area->n_outline, x, y))
        n_inside++;
      else
        n_abroad += is_abroad (room, x, y) ? 1 : 0;
    }
  }

  return (MOST_INSIDE * n_inside - MOST_ABROAD * n_abroad) / 25.0;
}

/* How good a place for counters @rect is: how much of it is inside the area, off its name, and off
 * what else is near. What cannot be better than @least is not looked at closely. */
static double
rate_rect (const TcBoardRoom *room, const TcBoardRect *rect, double least)
{
  double whole = rect->width * rect->height;
  double rate = -4 * (1 - get_overlap (rect, &room->layout->board) / whole);

  rate -= rate_name (rect, &room->place->name_rect);
  for (guint i = 0; i < room->near->len; i++) {
    guint other = g_array_index (room->near, guint, i);

    rate -= rate_name (rect, &tc_board_layout_get_place (room->layout, other)->name_rect);
  }
  for (guint i = 0; i < room->obstacles->len; i++)
    rate -= 1.4 * get_overlap (rect, &g_array_index (room->obstacles, TcBoardRect, i)) /
            (room->size * room->size);
  if (rate + MOST_INSIDE <= least)
    return rate;

  return rate + rate_inside (room, rect);
}

/* In areas of odd shape the places around the name may all be bad: then anywhere in it, the nearer
 * to the name the better. */
static double
search_grid (const TcBoardRoom *room, double best, TcBoardRect *rect)
{
  const TcBoardRect *bounds = &room->place->bounds;
  const int n = 10;

  for (int i = 0; i <= n; i++) {
    for (int j = 0; j <= n; j++) {
      TcBoardRect try = { bounds->x + (bounds->width - rect->width) * i / n,
                          bounds->y + (bounds->height - rect->height) * j / n, rect->width,
                          rect->height };
      double away = hypot (try.x + try.width / 2 - room->area->centre.x,
                           try.y + try.height / 2 - room->area->centre.y);
      double cost = 0.06 * away / room->size;
      double rate = rate_rect (room, &try, best + cost) - cost;

      if (rate > best) {
        best = rate;
        *rect = try;
      }
    }
  }

  return best;
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

void
tc_board_room_init (TcBoardRoom *room, const TcBoardLayout *layout, guint container)
{
  guint n;

  room->layout = layout;
  room->areas = tc_view_get_containers (layout->view, &n);
  room->area = &room->areas[container];
  room->place = tc_board_layout_get_place (layout, container);
  room->near = collect_areas (layout, container);
  room->obstacles = collect_obstacles (layout, container);
  room->size = layout->counter_size;
}

void
tc_board_room_clear (TcBoardRoom *room)
{
  g_array_unref (room->near);
  g_array_unref (room->obstacles);
}

/* Under the name, over it, beside it, or shifted: the best of these. */
double
tc_board_room_find (const TcBoardRoom *room,
                    double width,
                    double height,
                    double best,
                    TcBoardRect *out_rect)
{
  static const double shifts[] = { 0, -0.25, 0.25, -0.5, 0.5, -0.8, 0.8, -1.1, 1.1 };
  const TcBoardRect *name = &room->place->name_rect;
  double x = room->area->centre.x;
  double y = room->area->centre.y;
  double gap = 0.05 * room->size;

  for (guint i = 0; i < G_N_ELEMENTS (shifts); i++) {
    double dx = shifts[i] * MIN (width, 1.6 * room->size);
    double dy = shifts[i] * MIN (height, 1.6 * room->size);
    TcBoardRect tries[] = {
      { x - width / 2 + dx, name->y + name->height + gap * 0.3, width, height },
      { x - width / 2 + dx, name->y - height - gap, width, height },
      { name->x + name->width + gap, y - height / 2 + dy, width, height },
      { name->x - width - gap, y - height / 2 + dy, width, height },
      { x - width / 2 + dx, name->y + name->height + room->size * 0.3, width, height },
      { x - width / 2 + dx, name->y - height - room->size * 0.3, width, height },
    };

    for (guint j = 0; j < G_N_ELEMENTS (tries); j++) {
      double cost = 0.004 * (i * 6 + j);
      double rate = rate_rect (room, &tries[j], best + cost) - cost;

      if (rate > best) {
        best = rate;
        *out_rect = tries[j];
      }
    }
  }

  return best < GOOD_ROOM ? search_grid (room, best, out_rect) : best;
}
