/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <math.h>

#include "board/layout/tc-board-graph.h"
#include "board/layout/tc-board-layout-private.h"
#include "board/layout/tc-board-room-private.h"

/* The part of the layout that ties stacks to areas that have no room for them: with names that must
 * be read, a stack may stand in the sea or over a border, and nobody sees where it belongs. */

#define AT_HOME   0.6  /* of a counter: so much of it in an area is seen to belong there */
#define STEPS     12   /* across an area: places tried for the end of a tether, and as many down */
#define FROM_PIN  0.25 /* of a counter's size: from that end to counters and to the border */
#define FROM_WORD 0.12 /* and to names */

static TcBoardSpot *
get_spot (const TcBoardLayout *layout, guint spot)
{
  return &g_array_index (layout->spots, TcBoardSpot, spot);
}

static gboolean
is_uppermost (const TcBoardLayout *layout, guint spot)
{
  return spot + 1 == layout->spots->len ||
         get_spot (layout, spot + 1)->n_below <= get_spot (layout, spot)->n_below;
}

/* Whether the counter on top, which is what one looks at, is not clearly in @area. */
static gboolean
is_astray (const TcViewContainer *area, const TcBoardRect *rect)
{
  TcBoardRect middles = tc_board_rect_grow (*rect, -rect->width / (2 * TC_BOARD_SAMPLES));
  TcBoardSamples samples;

  return tc_board_room_find_inside (area, &middles, samples) <
         AT_HOME * TC_BOARD_SAMPLES * TC_BOARD_SAMPLES;
}

/* What would hide the end of a tether in the area of @place: counters and names. */
static GArray *
collect_covers (const TcBoardLayout *layout, const TcBoardPlace *place)
{
  double size = layout->counter_size;
  GArray *covers = g_array_new (FALSE, FALSE, sizeof (TcBoardRect));

  for (guint i = 0; i < layout->spots->len; i++) {
    TcBoardRect cover = tc_board_rect_grow (get_spot (layout, i)->rect, FROM_PIN * size);

    if (tc_board_rect_meets (&cover, &place->bounds))
      g_array_append_val (covers, cover);
  }
  for (guint i = 0; i < layout->places->len; i++) {
    const TcBoardPlace *other = tc_board_layout_get_place (layout, i);
    TcBoardRect cover = tc_board_rect_grow (other->name_rect, FROM_WORD * size);

    if (!other->is_box && other->name_rect.width > 0 &&
        tc_board_rect_meets (&cover, &place->bounds))
      g_array_append_val (covers, cover);
  }

  return covers;
}

static gboolean
is_covered (const GArray *covers, double x, double y)
{
  for (guint i = 0; i < covers->len; i++) {
    if (tc_board_rect_contains (&g_array_index (covers, TcBoardRect, i), x, y))
      return TRUE;
  }

  return FALSE;
}

/* Whether @x, @y and what is near it is in @area. */
static gboolean
is_well_inside (const TcViewContainer *area, double x, double y, double near)
{
  return tc_board_polygon_contains (area->outline, area->n_outline, x - near, y) &&
         tc_board_polygon_contains (area->outline, area->n_outline, x + near, y) &&
         tc_board_polygon_contains (area->outline, area->n_outline, x, y - near) &&
         tc_board_polygon_contains (area->outline, area->n_outline, x, y + near);
}

/* The place in the area that is nearest to @x, @y and can be seen; its centre when there is none.
 */
static TcPoint
find_end (const TcBoardLayout *layout, guint container, double x, double y)
{
  const TcBoardPlace *place = tc_board_layout_get_place (layout, container);
  g_autoptr (GArray) covers = collect_covers (layout, place);
  guint n;
  const TcViewContainer *area = &tc_view_get_containers (layout->view, &n)[container];
  TcPoint end = area->centre;
  double best = G_MAXDOUBLE;

  for (guint i = 0; i < STEPS * STEPS; i++) {
    double at_x = place->bounds.x + place->bounds.width * (i % STEPS + 0.5) / STEPS;
    double at_y = place->bounds.y + place->bounds.height * (i / STEPS + 0.5) / STEPS;
    double away = hypot (at_x - x, at_y - y);

    if (away >= best || is_covered (covers, at_x, at_y) ||
        !is_well_inside (area, at_x, at_y, FROM_PIN * layout->counter_size))
      continue;
    best = away;
    end = (TcPoint){ (gint32) at_x, (gint32) at_y };
  }

  return end;
}

void
tc_board_layout_tie_stacks (TcBoardLayout *layout)
{
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (layout->view, &n);

  for (guint i = 0; i < layout->spots->len; i++) {
    const TcBoardSpot *spot = get_spot (layout, i);
    const TcViewContainer *area = &containers[spot->container];
    double x = spot->rect.x + spot->rect.width / 2;
    double y = spot->rect.y + spot->rect.height / 2;
    TcBoardTether tether = { .to = { (gint32) x, (gint32) y } };

    if (area->n_outline < 3 || tc_board_layout_get_place (layout, spot->container)->is_box ||
        tc_board_is_place (area) || tc_board_is_plate (layout, spot->container) ||
        !is_uppermost (layout, i) || !is_astray (area, &spot->rect))
      continue;
    tether.from = find_end (layout, spot->container, x, y);
    g_array_append_val (layout->tethers, tether);
  }
}
