/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "board/layout/tc-board-geometry.h"

#include <math.h>
#include <string.h>

gboolean
tc_board_rect_contains (const TcBoardRect *rect, double x, double y)
{
  return x >= rect->x && y >= rect->y && x < rect->x + rect->width && y < rect->y + rect->height;
}

gboolean
tc_board_rect_meets (const TcBoardRect *a, const TcBoardRect *b)
{
  return a->x < b->x + b->width && b->x < a->x + a->width && a->y < b->y + b->height &&
         b->y < a->y + a->height;
}

TcBoardRect
tc_board_rect_grow (TcBoardRect rect, double by)
{
  rect.x -= by;
  rect.y -= by;
  rect.width += 2 * by;
  rect.height += 2 * by;

  return rect;
}

TcBoardRect
tc_board_rect_join (TcBoardRect a, TcBoardRect b)
{
  double right = MAX (a.x + a.width, b.x + b.width);
  double bottom = MAX (a.y + a.height, b.y + b.height);

  a.x = MIN (a.x, b.x);
  a.y = MIN (a.y, b.y);
  a.width = right - a.x;
  a.height = bottom - a.y;

  return a;
}

TcBoardTransform
tc_board_transform_fit (TcBoardRect extent, double width, double height, double margin)
{
  TcBoardTransform transform = { 1.0, 0.0, 0.0 };
  double inner_width = MAX (1.0, width - 2 * margin);
  double inner_height = MAX (1.0, height - 2 * margin);

  if (extent.width > 0 && extent.height > 0)
    transform.scale = MIN (inner_width / extent.width, inner_height / extent.height);
  transform.x = width / 2 - (extent.x + extent.width / 2) * transform.scale;
  transform.y = height / 2 - (extent.y + extent.height / 2) * transform.scale;

  return transform;
}

TcBoardTransform
tc_board_transform_zoom (TcBoardTransform transform, double scale, double x, double y)
{
  double factor = scale / transform.scale;

  transform.x = x - (x - transform.x) * factor;
  transform.y = y - (y - transform.y) * factor;
  transform.scale = scale;

  return transform;
}

static double
clamp_axis (double offset, double start, double length, double scale, double room)
{
  double lowest = room / 2 - (start + length) * scale;
  double highest = room / 2 - start * scale;

  /* What is smaller than the window is kept wholly inside; what is larger may be pushed until its
   * edge is in the middle. */
  if (length * scale <= room) {
    lowest = -start * scale;
    highest = room - (start + length) * scale;
  }

  return CLAMP (offset, lowest, highest);
}

TcBoardTransform
tc_board_transform_clamp (TcBoardTransform transform,
                          TcBoardRect extent,
                          double width,
                          double height)
{
  transform.x = clamp_axis (transform.x, extent.x, extent.width, transform.scale, width);
  transform.y = clamp_axis (transform.y, extent.y, extent.height, transform.scale, height);

  return transform;
}

void
tc_board_transform_to_board (const TcBoardTransform *transform, double *x, double *y)
{
  *x = (*x - transform->x) / transform->scale;
  *y = (*y - transform->y) / transform->scale;
}

TcBoardRect
tc_board_transform_rect (const TcBoardTransform *transform, TcBoardRect rect)
{
  rect.x = rect.x * transform->scale + transform->x;
  rect.y = rect.y * transform->scale + transform->y;
  rect.width *= transform->scale;
  rect.height *= transform->scale;

  return rect;
}

gboolean
tc_board_polygon_contains (const TcPoint *points, guint n_points, double x, double y)
{
  gboolean is_inside = FALSE;

  for (guint i = 0, j = n_points - 1; i < n_points; j = i++) {
    const TcPoint *a = &points[i];
    const TcPoint *b = &points[j];

    if ((a->y > y) != (b->y > y) &&
        x < (double) (b->x - a->x) * (y - a->y) / (double) (b->y - a->y) + a->x)
      is_inside = !is_inside;
  }

  return is_inside;
}

TcBoardRect
tc_board_polygon_bounds (const TcPoint *points, guint n_points)
{
  TcBoardRect bounds = { 0, 0, 0, 0 };
  double right;
  double bottom;

  if (n_points == 0)
    return bounds;

  bounds.x = right = points[0].x;
  bounds.y = bottom = points[0].y;
  for (guint i = 1; i < n_points; i++) {
    bounds.x = MIN (bounds.x, points[i].x);
    bounds.y = MIN (bounds.y, points[i].y);
    right = MAX (right, points[i].x);
    bottom = MAX (bottom, points[i].y);
  }
  bounds.width = right - bounds.x;
  bounds.height = bottom - bounds.y;

  return bounds;
}

double
tc_board_polygon_area (const TcPoint *points, guint n_points)
{
  double twice = 0.0;

  for (guint i = 0, j = n_points - 1; i < n_points; j = i++)
    twice += (double) points[j].x * points[i].y - (double) points[i].x * points[j].y;

  return fabs (twice) / 2;
}
