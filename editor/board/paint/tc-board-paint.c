/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "board/paint/tc-board-paint.h"

#include <math.h>
#include <string.h>

#include "board/layout/tc-board-graph.h"
#include "board/layout/tc-board-table.h"
#include "board/paint/tc-board-paint-private.h"

/* The map, from the back: water with its coast lines, other lands, areas with terrain, borders,
 * rivers, fortifications, towns, names. Widths are in units of the usual area's size, so a board
 * of other measures gets the same look. */

static const TcBoardColour paper = TC_BOARD_INK (0xece6d4);
static const TcBoardColour water = TC_BOARD_INK (0xa9c9d9);
static const TcBoardColour water_line = TC_BOARD_INK (0xdcebf0);
static const TcBoardColour river = TC_BOARD_INK (0x5a92b8);
static const TcBoardColour other_land = TC_BOARD_INK (0xd8d2c4);
static const TcBoardColour line_ink = TC_BOARD_INK (0x54402f);
static const TcBoardColour edge_ink = TC_BOARD_INK (0x2f2a25);
static const TcBoardColour frontier_red = TC_BOARD_INK (0xc23a35);

/* How far from the land its lines on the water reach. */
#define COAST_REACH 36

static gboolean
is_water (const TcViewShape *shape)
{
  return shape->closed && (strcmp (shape->style, "sea") == 0 || strcmp (shape->style, "lake") == 0);
}

static gboolean
has_area (const TcViewContainer *container)
{
  return container->outline != NULL && container->n_outline >= 3;
}

/* Lines never get thinner than @least pixels. */
static void
set_width (const TcBoardPaint *paint, double width, double least)
{
  cairo_set_line_width (paint->cr, MAX (width * paint->unit, least / paint->scale));
}

gboolean
tc_board_is_wanted (const TcBoardPaint *paint, TcBoardRect bounds, double margin)
{
  TcBoardRect grown = tc_board_rect_grow (bounds, margin * paint->unit);

  return tc_board_rect_meets (&grown, &paint->region);
}

/* Every piece of land with a coast near the region: traced together, so that lines around
 * neighbours join. Of the areas only the edges that no other area shares: what is stroked inside is
 * painted over, and a board has many more borders than coasts. */
static void
trace_coasts (const TcBoardPaint *paint)
{
  guint n;
  const TcViewShape *shapes = tc_view_get_shapes (paint->view, &n);
  const TcBoardBorder *borders;

  cairo_new_path (paint->cr);
  for (guint i = 0; i < n; i++) {
    if (shapes[i].closed && !is_water (&shapes[i]) &&
        tc_board_is_wanted (paint, tc_board_polygon_bounds (shapes[i].points, shapes[i].n_points),
                            COAST_REACH))
      tc_board_trace (paint->cr, shapes[i].points, shapes[i].n_points, TRUE);
  }
  borders = tc_board_layout_get_borders (paint->layout, &n);
  for (guint i = 0; i < n; i++) {
    if (borders[i].b == TC_BOARD_NOTHING &&
        tc_board_is_wanted (paint, tc_board_polygon_bounds (borders[i].points, borders[i].n_points),
                            COAST_REACH))
      tc_board_trace (paint->cr, borders[i].points, borders[i].n_points, FALSE);
  }
}

/* Wide strokes around all land, light and then water again, leave lines at fixed distances from
 * the coast; what falls on land is painted over. */
static void
paint_coast_lines (const TcBoardPaint *paint)
{
  static const double distances[] = { 34, 25, 17, 10 };
  cairo_path_t *path;

  trace_coasts (paint);
  path = cairo_copy_path (paint->cr);
  cairo_set_line_join (paint->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (paint->cr, CAIRO_LINE_CAP_ROUND);
  for (guint i = 0; i < G_N_ELEMENTS (distances); i++) {
    double part = (i + 1.0) / G_N_ELEMENTS (distances);
    TcBoardColour shallow = tc_board_colour_mix (water, water_line, 0.16 * i);

    cairo_new_path (paint->cr);
    cairo_append_path (paint->cr, path);
    tc_board_set_colour (paint->cr, tc_board_colour_mix (water, water_line, 0.35 + 0.65 * part), 1);
    cairo_set_line_width (paint->cr, 2 * distances[i] * paint->unit);
    cairo_stroke_preserve (paint->cr);
    tc_board_set_colour (paint->cr, shallow, 1);
    cairo_set_line_width (
      paint->cr, 2 * (distances[i] * paint->unit - MAX (1.5 * paint->unit, 0.8 / paint->scale)));
    cairo_stroke (paint->cr);
  }
  cairo_path_destroy (path);
}

static void
paint_water (const TcBoardPaint *paint)
{
  TcBoardRect board = tc_board_layout_get_board (paint->layout);
  guint n;
  const TcViewShape *shapes = tc_view_get_shapes (paint->view, &n);
  gboolean has_water = FALSE;

  for (guint i = 0; i < n; i++)
    has_water = has_water || is_water (&shapes[i]);
  cairo_rectangle (paint->cr, board.x, board.y, board.width, board.height);
  tc_board_set_colour (paint->cr, has_water ? water : paper, 1);
  cairo_fill (paint->cr);
  if (has_water)
    paint_coast_lines (paint);
}

/* A land outside the game has the colour of the owner of the same name, faded. */
static TcBoardColour
get_shape_colour (const TcBoardPaint *paint, const TcViewShape *shape)
{
  guint n;
  const TcViewOwner *owners = tc_view_get_owners (paint->view, &n);

  for (guint i = 0; i < n; i++) {
    if (*shape->name != '\0' && strcmp (owners[i].name, shape->name) == 0) {
      TcBoardColour land = tc_board_get_land_colour (paint->layout, owners[i].id);
      const TcBoardColour shade = TC_BOARD_INK (0xa3a194);

      return tc_board_colour_mix (land, shade, 0.42);
    }
  }

  return other_land;
}

static void
paint_lands (const TcBoardPaint *paint)
{
  guint n;
  const TcViewShape *shapes = tc_view_get_shapes (paint->view, &n);

  for (guint i = 0; i < n; i++) {
    if (!shapes[i].closed || is_water (&shapes[i]) ||
        !tc_board_is_wanted (paint, tc_board_polygon_bounds (shapes[i].points, shapes[i].n_points),
                             8))
      continue;
    tc_board_trace (paint->cr, shapes[i].points, shapes[i].n_points, TRUE);
    tc_board_set_colour (paint->cr, get_shape_colour (paint, &shapes[i]), 1);
    cairo_fill_preserve (paint->cr);
    tc_board_set_colour (paint->cr, edge_ink, 0.75);
    set_width (paint, 2, 0.7);
    cairo_stroke (paint->cr);
  }
}

static TcBoardColour
get_area_colour (const TcBoardPaint *paint, const TcViewContainer *container)
{
  const TcBoardColour green = TC_BOARD_INK (0x86ab5c);
  const TcBoardColour brown = TC_BOARD_INK (0xb09060);
  const TcBoardColour wet = TC_BOARD_INK (0x9fbfae);
  const TcBoardColour plain = TC_BOARD_INK (0xf3eee0);
  TcBoardColour land = tc_board_get_land_colour (paint->layout, container->region);
  const char *pattern = tc_board_get_pattern (container);

  if (!(paint->layers & TC_BOARD_LAYER_TERRAIN))
    return plain;
  if (g_strcmp0 (pattern, "trees") == 0)
    return tc_board_colour_mix (land, green, 0.42);
  if (g_strcmp0 (pattern, "hills") == 0)
    return tc_board_colour_mix (land, brown, 0.5);
  if (g_strcmp0 (pattern, "marsh") == 0)
    return tc_board_colour_mix (land, wet, 0.45);

  return land;
}

static void
paint_areas (const TcBoardPaint *paint)
{
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (paint->view, &n);

  for (guint i = 0; i < n; i++) {
    const TcBoardPlace *place = tc_board_layout_get_place (paint->layout, i);

    if (!has_area (&containers[i]) || tc_board_is_place (&containers[i]) ||
        !tc_board_is_wanted (paint, place->bounds, 4))
      continue;
    tc_board_trace (paint->cr, containers[i].outline, containers[i].n_outline, TRUE);
    tc_board_set_colour (paint->cr, get_area_colour (paint, &containers[i]), 1);
    cairo_fill_preserve (paint->cr);
    /* A hair of the same colour closes the seams between areas. */
    cairo_set_line_width (paint->cr, 1 / paint->scale);
    cairo_stroke (paint->cr);
  }
  for (guint i = 0; (paint->layers & TC_BOARD_LAYER_TERRAIN) && i < n; i++) {
    const TcBoardPlace *place = tc_board_layout_get_place (paint->layout, i);

    if (!has_area (&containers[i]) || tc_board_is_place (&containers[i]) ||
        tc_board_get_pattern (&containers[i]) == NULL ||
        !tc_board_is_wanted (paint, place->bounds, 4))
      continue;
    cairo_save (paint->cr);
    tc_board_trace (paint->cr, containers[i].outline, containers[i].n_outline, TRUE);
    cairo_clip (paint->cr);
    tc_board_paint_pattern (paint, i);
    cairo_restore (paint->cr);
  }
}

static void
trace_border (const TcBoardPaint *paint, const TcBoardBorder *border)
{
  tc_board_trace (paint->cr, border->points, border->n_points, FALSE);
}

/* Inside each area, along its frontier and edge, the colour of its land deepens. */
static void
paint_glow (const TcBoardPaint *paint, const TcBoardBorder *border, guint container)
{
  const TcBoardColour deep = TC_BOARD_INK (0x6b6a35);
  guint n;
  const TcViewContainer *area = &tc_view_get_containers (paint->view, &n)[container];
  TcBoardColour land = get_area_colour (paint, area);

  cairo_save (paint->cr);
  tc_board_trace (paint->cr, area->outline, area->n_outline, TRUE);
  cairo_clip (paint->cr);
  for (int i = 0; i < 3; i++) {
    trace_border (paint, border);
    tc_board_set_colour (paint->cr, tc_board_colour_mix (land, deep, 0.5), 0.22);
    cairo_set_line_width (paint->cr, (26 - 8 * i) * paint->unit);
    cairo_stroke (paint->cr);
  }
  cairo_restore (paint->cr);
}

static void
paint_frontier (const TcBoardPaint *paint, const TcBoardBorder *border)
{
  double width = MAX (4.6 * paint->unit, 1.7 / paint->scale);
  double dashes[] = { 9 * paint->unit, 8 * paint->unit };

  trace_border (paint, border);
  tc_board_set_colour (paint->cr, paper, 0.55);
  cairo_set_line_width (paint->cr, width * 1.6);
  cairo_stroke_preserve (paint->cr);
  tc_board_set_colour (paint->cr, edge_ink, 1);
  cairo_set_line_width (paint->cr, width);
  cairo_stroke_preserve (paint->cr);
  tc_board_set_colour (paint->cr, frontier_red, 1);
  cairo_set_line_width (paint->cr, width * 0.5);
  cairo_set_dash (paint->cr, dashes, 2, 0);
  cairo_set_line_cap (paint->cr, CAIRO_LINE_CAP_BUTT);
  cairo_stroke (paint->cr);
  cairo_set_dash (paint->cr, NULL, 0, 0);
}

static gboolean
is_border_wanted (const TcBoardPaint *paint, const TcBoardBorder *border, double margin)
{
  return tc_board_is_wanted (paint, tc_board_polygon_bounds (border->points, border->n_points),
                             margin);
}

static void
paint_borders (const TcBoardPaint *paint)
{
  guint n;
  const TcBoardBorder *borders = tc_board_layout_get_borders (paint->layout, &n);

  cairo_set_line_join (paint->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (paint->cr, CAIRO_LINE_CAP_ROUND);
  for (guint i = 0; i < n; i++) {
    if (!is_border_wanted (paint, &borders[i], 20))
      continue;
    if (borders[i].parted || borders[i].b == TC_BOARD_NOTHING)
      paint_glow (paint, &borders[i], borders[i].a);
    if (borders[i].parted)
      paint_glow (paint, &borders[i], borders[i].b);
  }
  for (guint i = 0; i < n; i++) {
    if (borders[i].parted || !is_border_wanted (paint, &borders[i], 8))
      continue;
    trace_border (paint, &borders[i]);
    if (borders[i].b == TC_BOARD_NOTHING) {
      tc_board_set_colour (paint->cr, edge_ink, 1);
      set_width (paint, 3.6, 1.2);
    } else {
      tc_board_set_colour (paint->cr, line_ink, 0.85);
      set_width (paint, 1.7, 0.8);
    }
    cairo_stroke (paint->cr);
  }
}

static void
paint_frontiers (const TcBoardPaint *paint)
{
  guint n;
  const TcBoardBorder *borders = tc_board_layout_get_borders (paint->layout, &n);

  for (guint i = 0; i < n; i++) {
    if (borders[i].parted && is_border_wanted (paint, &borders[i], 8))
      paint_frontier (paint, &borders[i]);
  }
}

/* Lakes lie amid the areas, which do not know of them. */
static void
paint_lakes (const TcBoardPaint *paint)
{
  guint n;
  const TcViewShape *shapes = tc_view_get_shapes (paint->view, &n);

  for (guint i = 0; i < n; i++) {
    if (!shapes[i].closed || strcmp (shapes[i].style, "lake") != 0 ||
        !tc_board_is_wanted (paint, tc_board_polygon_bounds (shapes[i].points, shapes[i].n_points),
                             8))
      continue;
    tc_board_trace (paint->cr, shapes[i].points, shapes[i].n_points, TRUE);
    tc_board_set_colour (paint->cr, water, 1);
    cairo_fill_preserve (paint->cr);
    tc_board_set_colour (paint->cr, edge_ink, 0.75);
    set_width (paint, 2, 0.7);
    cairo_stroke (paint->cr);
  }
}

static double
get_length (const TcPoint *points, guint n)
{
  double length = 0;

  for (guint i = 0; i + 1 < n; i++)
    length += hypot (points[i + 1].x - points[i].x, points[i + 1].y - points[i].y);

  return length;
}

static void
paint_line_shape (const TcBoardPaint *paint, const TcViewShape *shape)
{
  double dashes[] = { 8 * paint->unit, 5 * paint->unit };
  double length = get_length (shape->points, shape->n_points) / paint->unit;

  cairo_set_line_cap (paint->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (paint->cr, CAIRO_LINE_JOIN_ROUND);
  if (strcmp (shape->style, "dike") == 0) {
    tc_board_trace (paint->cr, shape->points, shape->n_points, FALSE);
    tc_board_set_colour (paint->cr, edge_ink, 1);
    set_width (paint, 4, 1.2);
  } else if (strcmp (shape->style, "canal") == 0) {
    tc_board_trace (paint->cr, shape->points, shape->n_points, FALSE);
    tc_board_set_colour (paint->cr, river, 1);
    cairo_set_line_cap (paint->cr, CAIRO_LINE_CAP_BUTT);
    cairo_set_dash (paint->cr, dashes, 2, 0);
    set_width (paint, 3, 1);
  } else {
    tc_board_trace_smooth (paint->cr, shape->points, shape->n_points);
    tc_board_set_colour (paint->cr, river, 1);
    set_width (paint, CLAMP (2.2 + length / 500, 2.6, 5.2), 1);
  }
  cairo_stroke (paint->cr);
  cairo_set_dash (paint->cr, NULL, 0, 0);
}

static void
paint_lines (const TcBoardPaint *paint)
{
  guint n;
  const TcViewShape *shapes = tc_view_get_shapes (paint->view, &n);

  for (guint i = 0; i < n; i++) {
    if (!shapes[i].closed && shapes[i].n_points >= 2 && !tc_board_is_side (&shapes[i]) &&
        tc_board_is_wanted (paint, tc_board_polygon_bounds (shapes[i].points, shapes[i].n_points),
                            8))
      paint_line_shape (paint, &shapes[i]);
  }
}

/* A board of points has discs for its areas. */
static void
paint_points (const TcBoardPaint *paint)
{
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (paint->view, &n);

  for (guint i = 0; i < n; i++) {
    const TcBoardPlace *place = tc_board_layout_get_place (paint->layout, i);

    if (has_area (&containers[i]) || place->is_box || !tc_board_is_wanted (paint, place->bounds, 4))
      continue;
    cairo_new_sub_path (paint->cr);
    cairo_arc (paint->cr, containers[i].centre.x, containers[i].centre.y, place->bounds.width / 2,
               0, 2 * G_PI);
    tc_board_set_colour (paint->cr, get_area_colour (paint, &containers[i]), 1);
    cairo_fill_preserve (paint->cr);
    tc_board_set_colour (paint->cr, edge_ink, 1);
    set_width (paint, 3, 1.2);
    cairo_stroke (paint->cr);
  }
}

static void
paint_links (const TcBoardPaint *paint)
{
  guint n, n_containers;
  const TcViewLink *links = tc_view_get_links (paint->view, &n);
  const TcViewContainer *containers = tc_view_get_containers (paint->view, &n_containers);

  for (guint i = 0; i < n; i++) {
    guint a = tc_board_layout_find_container (paint->layout, links[i].a);
    guint b = tc_board_layout_find_container (paint->layout, links[i].b);
    TcPoint ends[2];

    if (a == TC_BOARD_NOTHING || b == TC_BOARD_NOTHING)
      continue;
    ends[0] = containers[a].centre;
    ends[1] = containers[b].centre;
    if (!tc_board_is_wanted (paint, tc_board_polygon_bounds (ends, 2), 8))
      continue;
    cairo_move_to (paint->cr, containers[a].centre.x, containers[a].centre.y);
    cairo_line_to (paint->cr, containers[b].centre.x, containers[b].centre.y);
  }
  cairo_set_line_cap (paint->cr, CAIRO_LINE_CAP_ROUND);
  tc_board_set_colour (paint->cr, paper, 0.7);
  set_width (paint, 6, 2.6);
  cairo_stroke_preserve (paint->cr);
  tc_board_set_colour (paint->cr, edge_ink, 0.8);
  set_width (paint, 2.6, 1.1);
  cairo_stroke (paint->cr);
}

static void
paint_frame (const TcBoardPaint *paint)
{
  TcBoardRect board = tc_board_layout_get_board (paint->layout);
  double width = MAX (5 * paint->unit, 1.5 / paint->scale);

  cairo_rectangle (paint->cr, board.x + width / 2, board.y + width / 2, board.width - width,
                   board.height - width);
  cairo_set_line_join (paint->cr, CAIRO_LINE_JOIN_MITER);
  tc_board_set_colour (paint->cr, edge_ink, 1);
  cairo_set_line_width (paint->cr, width);
  cairo_stroke (paint->cr);
}

/* Boards of points are nothing without their links. */
static gboolean
needs_links (const TcView *view)
{
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (view, &n);

  for (guint i = 0; i < n; i++) {
    if (has_area (&containers[i]))
      return FALSE;
  }

  return TRUE;
}

static void
paint_graph (const TcBoardPaint *paint)
{
  if (paint->layers & TC_BOARD_LAYER_TERRAIN)
    tc_board_paint_regions (paint);
  if (paint->layers & TC_BOARD_LAYER_SCENERY)
    paint_lines (paint);
  tc_board_paint_arrows (paint);
  tc_board_paint_plates (paint);
  if (paint->layers & TC_BOARD_LAYER_SCENERY)
    tc_board_paint_labels (paint);
  if (paint->layers & TC_BOARD_LAYER_NAMES)
    tc_board_paint_names (paint);
}

static void
paint_board (const TcBoardPaint *paint)
{
  TcBoardLayers layers = paint->layers;

  paint_water (paint);
  if (layers & TC_BOARD_LAYER_SCENERY)
    paint_lands (paint);
  if (tc_board_is_graph (paint->view)) {
    paint_graph (paint);
    return;
  }
  if (tc_board_is_table (paint->view)) {
    tc_board_paint_table (paint);
    return;
  }
  paint_areas (paint);
  tc_board_paint_grid (paint);
  paint_borders (paint);
  if (layers & TC_BOARD_LAYER_SCENERY) {
    paint_lakes (paint);
    paint_lines (paint);
  }
  paint_frontiers (paint);
  if (layers & TC_BOARD_LAYER_FORTS)
    tc_board_paint_fortifications (paint);
  if ((layers & TC_BOARD_LAYER_LINKS) || needs_links (paint->view))
    paint_links (paint);
  paint_points (paint);
  if (layers & TC_BOARD_LAYER_SCENERY) {
    tc_board_paint_river_names (paint);
    tc_board_paint_labels (paint);
  }
  if (layers & (TC_BOARD_LAYER_NAMES | TC_BOARD_LAYER_PORTS))
    tc_board_paint_names (paint);
}

void
tc_board_paint_init (TcBoardPaint *paint,
                     cairo_t *cr,
                     const TcBoardLayout *layout,
                     double scale,
                     TcBoardLayers layers)
{
  *paint = (TcBoardPaint){
    .cr = cr,
    .layout = layout,
    .view = tc_board_layout_get_view (layout),
    .scale = scale,
    .unit = tc_board_layout_get_unit (layout),
    .region = tc_board_layout_get_board (layout),
    .layers = layers,
  };
}

void
tc_board_paint_map (cairo_t *cr,
                    const TcBoardLayout *layout,
                    double scale,
                    TcBoardRect region,
                    TcBoardLayers layers)
{
  TcBoardRect board = tc_board_layout_get_board (layout);
  TcBoardPaint paint;

  tc_board_paint_init (&paint, cr, layout, scale, layers);
  paint.region = region;
  if (tc_board_rect_meets (&board, &region)) {
    cairo_save (cr);
    cairo_rectangle (cr, board.x, board.y, board.width, board.height);
    cairo_clip (cr);
    paint_board (&paint);
    paint_frame (&paint);
    cairo_restore (cr);
  }
  tc_board_paint_boxes (&paint);
}

void
tc_board_paint_view (cairo_t *cr,
                     const TcBoardLayout *layout,
                     double width,
                     double height,
                     TcBoardLayers layers)
{
  TcBoardRect extent = tc_board_layout_get_extent (layout);
  TcBoardTransform transform = tc_board_transform_fit (extent, width, height, 0);
  guint n, n_tokens;
  const TcBoardSpot *spots = tc_board_layout_get_spots (layout, &n);
  const TcViewToken *tokens = tc_view_get_tokens (tc_board_layout_get_view (layout), &n_tokens);
  const TcBoardTether *tethers;
  guint n_containers, n_tethers;

  tc_view_get_containers (tc_board_layout_get_view (layout), &n_containers);
  cairo_save (cr);
  cairo_translate (cr, transform.x, transform.y);
  cairo_save (cr);
  cairo_scale (cr, transform.scale, transform.scale);
  tc_board_paint_map (cr, layout, transform.scale, extent, layers);
  for (guint i = 0; i < n_containers; i++)
    tc_board_paint_control (cr, layout, i);
  tethers = tc_board_layout_get_tethers (layout, &n_tethers);
  for (guint i = 0; (layers & TC_BOARD_LAYER_COUNTERS) && i < n_tethers; i++)
    tc_board_paint_tether (cr, &tethers[i], transform.scale);
  for (guint i = 0; i < n_containers; i++)
    tc_board_paint_name (cr, layout, transform.scale, i, layers);
  cairo_restore (cr);
  for (guint i = 0; (layers & TC_BOARD_LAYER_COUNTERS) && i < n; i++) {
    cairo_save (cr);
    cairo_translate (cr, spots[i].rect.x * transform.scale, spots[i].rect.y * transform.scale);
    tc_board_paint_counter (cr, layout, &tokens[spots[i].token],
                            spots[i].rect.width * transform.scale);
    cairo_restore (cr);
  }
  cairo_scale (cr, transform.scale, transform.scale);
  for (guint i = 0; (layers & TC_BOARD_LAYER_COUNTERS) && i < n_containers; i++)
    if (tc_board_layout_get_place (layout, i)->is_crossed)
      tc_board_paint_name (cr, layout, transform.scale, i, layers);
  cairo_restore (cr);
}

void
tc_board_end_drawing (cairo_t *cr, const char *what)
{
  if (cairo_status (cr) != CAIRO_STATUS_SUCCESS)
    g_warning ("drawing failure of %s: %s", what, cairo_status_to_string (cairo_status (cr)));
  cairo_destroy (cr);
}
