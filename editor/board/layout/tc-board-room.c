/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "board/layout/tc-board-room-private.h"

#include <math.h>
#include <string.h>

#define MOST_INSIDE  2.6 /* what a rate gains when all is inside the area */
#define MOST_ABROAD  0.9 /* what it loses when all is inside another */
#define FRONT_ABROAD 2.0 /* and for each counter in front whose middle is in another */
#define SAMPLES      TC_BOARD_SAMPLES

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

/* As tc_board_polygon_contains (), but for all at once. */
guint
tc_board_room_find_inside (const TcViewContainer *area,
                           const TcBoardRect *rect,
                           TcBoardSamples is_inside)
{
  const TcPoint *outline = area->outline;
  guint n = area->n_outline;
  guint n_inside = 0;

  memset (is_inside, 0, sizeof (TcBoardSamples));
  for (guint i = 0, j = n - 1; i < n; j = i++) {
    const TcPoint *a = &outline[i];
    const TcPoint *b = &outline[j];

    for (guint row = 0; row < SAMPLES; row++) {
      double y = rect->y + rect->height * row / (SAMPLES - 1);
      double x;

      if ((a->y > y) == (b->y > y))
        continue;
      x = (double) (b->x - a->x) * (y - a->y) / (double) (b->y - a->y) + a->x;
      for (guint column = 0; column < SAMPLES; column++)
        is_inside[row][column] ^= rect->x + rect->width * column / (SAMPLES - 1) < x;
    }
  }
  for (guint i = 0; i < SAMPLES * SAMPLES; i++)
    n_inside += is_inside[i / SAMPLES][i % SAMPLES] ? 1 : 0;

  return n_inside;
}

/* How many of the counters that lie in front, at the foot of their stacks, seem to stand in another
 * area: at the left end, and at the right end of several stacks. */
static guint
count_fronts_abroad (const TcBoardRoom *room, const TcBoardRect *rect)
{
  double half = room->size / 2;
  double ends[] = { rect->x + half, rect->x + rect->width - half };
  double y = rect->y + rect->height - half;
  guint n = 0;

  for (guint i = 0; i < (rect->width > 1.9 * room->size ? 2u : 1u); i++) {
    if (!tc_board_polygon_contains (room->area->outline, room->area->n_outline, ends[i], y) &&
        is_abroad (room, ends[i], y))
      n++;
  }

  return n;
}

/* In the sea or beyond the areas a counter is better than where it seems to stand in another; not
 * looked for when the rate is no more than @least anyway. */
static double
rate_inside (const TcBoardRoom *room, const TcBoardRect *rect, double least)
{
  TcBoardSamples is_inside;
  double rate =
    MOST_INSIDE * tc_board_room_find_inside (room->area, rect, is_inside) / (SAMPLES * SAMPLES);
  guint n_abroad = 0;

  if (rate <= least)
    return rate;
  for (guint i = 0; i < SAMPLES * SAMPLES; i++) {
    double x = rect->x + rect->width * (i % SAMPLES) / (SAMPLES - 1);
    double y = rect->y + rect->height * (i / SAMPLES) / (SAMPLES - 1);

    if (!is_inside[i / SAMPLES][i % SAMPLES] && is_abroad (room, x, y))
      n_abroad++;
  }

  return rate - MOST_ABROAD * n_abroad / (SAMPLES * SAMPLES) -
         FRONT_ABROAD * count_fronts_abroad (room, rect);
}

/* How good a place for counters @rect is: how much of it is inside the area, off its name, and off
 * what else is near. What cannot be better than @least is not looked at closely. */
static double
rate_rect (const TcBoardRoom *room, const TcBoardRect *rect, double least)
{
  double whole = rect->width * rect->height;
  double rate = -8 * (1 - get_overlap (rect, &room->board) / whole);
  double hidden = rate_name (rect, &room->place->name_rect);

  for (guint i = 0; i < room->near->len; i++) {
    guint other = g_array_index (room->near, guint, i);

    hidden += rate_name (rect, &tc_board_layout_get_place (room->layout, other)->name_rect);
  }
  rate -= room->name_cost * hidden;
  for (guint i = 0; i < room->obstacles->len; i++)
    rate -= 2.2 * get_overlap (rect, &g_array_index (room->obstacles, TcBoardRect, i)) /
            (room->size * room->size);
  if (rate + MOST_INSIDE <= least)
    return rate;

  return rate + rate_inside (room, rect, least - rate);
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

  return best < TC_BOARD_GOOD_ROOM ? search_grid (room, best, out_rect) : best;
}
