/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "board/layout/tc-board-graph.h"

#include <math.h>
#include <string.h>

#include "board/layout/tc-board-layout-private.h"

gboolean
tc_board_is_graph (const TcView *view)
{
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (view, &n);
  gboolean has_areas = FALSE;

  for (guint i = 0; i < n; i++) {
    if (containers[i].kind == TC_CONTAINER_AREA && containers[i].n_outline >= 3)
      return FALSE;
    has_areas = has_areas || containers[i].kind == TC_CONTAINER_AREA;
  }

  return has_areas;
}

gboolean
tc_board_is_plate (const TcBoardLayout *layout, guint container)
{
  guint n;
  const TcViewContainer *one =
    &tc_view_get_containers (tc_board_layout_get_view (layout), &n)[container];

  return layout->is_graph && one->kind == TC_CONTAINER_AREA;
}

/* Where the line from the middle of @rect to (@x, @y) leaves it. */
static TcPoint
leave (const TcBoardRect *rect, double x, double y)
{
  double middle_x = rect->x + rect->width / 2;
  double middle_y = rect->y + rect->height / 2;
  double dx = x - middle_x;
  double dy = y - middle_y;
  double part = 1;

  if (fabs (dx) > 0)
    part = MIN (part, rect->width / 2 / fabs (dx));
  if (fabs (dy) > 0)
    part = MIN (part, rect->height / 2 / fabs (dy));

  return (TcPoint){ (gint32) lround (middle_x + part * dx),
                    (gint32) lround (middle_y + part * dy) };
}

void
tc_board_find_link_ends (const TcBoardLayout *layout, guint a, guint b, TcPoint out_ends[2])
{
  const TcBoardRect *from = &tc_board_layout_get_place (layout, a)->bounds;
  const TcBoardRect *to = &tc_board_layout_get_place (layout, b)->bounds;

  out_ends[0] = leave (from, to->x + to->width / 2, to->y + to->height / 2);
  out_ends[1] = leave (to, from->x + from->width / 2, from->y + from->height / 2);
}

static double
measure (const TcViewContainer *containers, guint a, guint b)
{
  return hypot (containers[a].centre.x - containers[b].centre.x,
                containers[a].centre.y - containers[b].centre.y);
}

/* Joins the spaces of the region of @first, the nearest first; marks them as done. */
static void
add_region (const TcBoardLayout *layout, guint first, gboolean *done, GArray *bands)
{
  guint n;
  const TcViewContainer *containers =
    tc_view_get_containers (tc_board_layout_get_view (layout), &n);
  const char *region = containers[first].region;
  g_autofree gboolean *joined = g_new0 (gboolean, n);
  TcBoardBand band = { region, first, first };

  joined[first] = done[first] = TRUE;
  g_array_append_val (bands, band);
  for (;;) {
    double best = G_MAXDOUBLE;

    for (guint i = 0; i < n; i++) {
      for (guint j = 0; joined[i] && j < n; j++) {
        double away = measure (containers, i, j);

        if (joined[j] || !tc_board_is_plate (layout, j) ||
            strcmp (containers[j].region, region) != 0 || away >= best)
          continue;
        best = away;
        band = (TcBoardBand){ region, i, j };
      }
    }
    if (best >= G_MAXDOUBLE)
      return;
    joined[band.b] = done[band.b] = TRUE;
    g_array_append_val (bands, band);
  }
}

GArray *
tc_board_find_bands (const TcBoardLayout *layout)
{
  guint n;
  const TcViewContainer *containers =
    tc_view_get_containers (tc_board_layout_get_view (layout), &n);
  g_autofree gboolean *done = g_new0 (gboolean, n);
  GArray *bands = g_array_new (FALSE, FALSE, sizeof (TcBoardBand));

  for (guint i = 0; i < n; i++)
    if (!done[i] && containers[i].region[0] != '\0' && tc_board_is_plate (layout, i))
      add_region (layout, i, done, bands);

  return bands;
}
