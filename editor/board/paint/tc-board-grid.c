/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <math.h>
#include <string.h>

#include "board/paint/tc-board-paint-private.h"

/* Places of a grid, and the tiles that lie on them. */

#define PATTERN_STEP 0.2

static const TcBoardColour ink = TC_BOARD_INK (0x1f1812);
static const TcBoardColour paper = TC_BOARD_INK (0xf6f2e6);
static const TcBoardColour asphalt = TC_BOARD_INK (0xcbc7bd);
static const TcBoardColour kerb = TC_BOARD_INK (0xa9a395);
static const TcBoardColour night = TC_BOARD_INK (0x46536c);
static const TcBoardColour window_light = TC_BOARD_INK (0xd9c98a);
static const TcBoardColour open_ground = TC_BOARD_INK (0xe3ddcc);
static const TcBoardColour warning = TC_BOARD_INK (0xc23a35);
static const TcBoardColour way_out = TC_BOARD_INK (0x8a5a00);
static const TcBoardColour gap = TC_BOARD_INK (0x6b6455);
static const TcBoardColour wall = TC_BOARD_INK (0x3d342a);
static const TcBoardColour door = TC_BOARD_INK (0xb8813a);
static const TcBoardColour brick = TC_BOARD_INK (0x5b1f14);

/* One place while it is painted: @x, @y, @size in board units. */
typedef struct {
  const TcBoardPaint *paint;
  const TcViewContainer *place;
  const TcViewOwner *owner; /* nullable */
  TcBoardColour colour;     /* the owner's, or ink */
  double x;
  double y;
  double size;
} Place;

static void
trace_card (const Place *place, double inset)
{
  cairo_t *cr = place->paint->cr;
  double radius = 0.08 * place->size;
  double left = place->x + inset * place->size;
  double top = place->y + inset * place->size;
  double right = place->x + (1 - inset) * place->size;
  double bottom = place->y + (1 - inset) * place->size;

  cairo_new_sub_path (cr);
  cairo_arc (cr, right - radius, top + radius, radius, -G_PI / 2, 0);
  cairo_arc (cr, right - radius, bottom - radius, radius, 0, G_PI / 2);
  cairo_arc (cr, left + radius, bottom - radius, radius, G_PI / 2, G_PI);
  cairo_arc (cr, left + radius, top + radius, radius, G_PI, 3 * G_PI / 2);
  cairo_close_path (cr);
}

static void
set_width (const Place *place, double width, double least)
{
  cairo_set_line_width (place->paint->cr, MAX (width * place->size, least / place->paint->scale));
}

static void
paint_ground (const Place *place)
{
  cairo_t *cr = place->paint->cr;

  cairo_rectangle (cr, place->x, place->y, place->size, place->size);
  tc_board_set_colour (cr, asphalt, 1);
  cairo_fill_preserve (cr);
  tc_board_set_colour (cr, kerb, 1);
  set_width (place, 0.014, 0.6);
  cairo_stroke (cr);
}

/* A block of houses by night, some windows lit: all of them alike. */
static void
paint_face_down (const Place *place)
{
  cairo_t *cr = place->paint->cr;

  trace_card (place, 0.05);
  tc_board_set_colour (cr, night, 1);
  cairo_fill_preserve (cr);
  tc_board_set_colour (cr, ink, 0.9);
  set_width (place, 0.02, 0.7);
  cairo_stroke (cr);
  if (place->size * place->paint->scale < 22)
    return;
  for (int row = 0; row < 3; row++) {
    for (int column = 0; column < 3; column++) {
      gboolean is_lit = (row * 2 + column) % 3 == 1;

      cairo_rectangle (cr, place->x + (0.25 + PATTERN_STEP * column) * place->size,
                       place->y + (0.25 + PATTERN_STEP * row) * place->size, 0.1 * place->size,
                       0.12 * place->size);
      tc_board_set_colour (cr, is_lit ? window_light : paper, is_lit ? 0.85 : 0.16);
      cairo_fill (cr);
    }
  }
}

#define LETTER_LEAST 5 /* pixels: nobody reads smaller ones */

static void
write_in_place (const Place *place,
                const char *text,
                double x,
                double y,
                double size,
                TcBoardColour colour,
                double halo)
{
  TcBoardText words = {
    .text = text,
    .x = place->x + x * place->size,
    .y = place->y + y * place->size,
    .size = size * place->size,
    .is_bold = TRUE,
    .ink = colour,
    .halo = halo,
    .halo_ink = paper,
  };

  if (words.size * place->paint->scale >= LETTER_LEAST - 0.01)
    tc_board_paint_text (place->paint, &words);
}

/* So many letters fit into the corner. */
#define CORNER_LETTERS 4

/* The width of a letter by the size of the type, about. */
#define LETTER_WIDTH 0.6

/* Where a name of several words is parted in two lines: at the blank nearest to its middle; NULL
 * for a single word. */
static const char *
find_break (const char *name)
{
  const char *best = NULL;
  gsize middle = strlen (name) / 2;

  for (const char *blank = strchr (name, ' '); blank != NULL; blank = strchr (blank + 1, ' ')) {
    if (best == NULL || ABS (blank - name - (gssize) middle) < ABS (best - name - (gssize) middle))
      best = blank;
  }

  return best;
}

static gboolean
has_long_name (const Place *place)
{
  return (place->paint->layers & TC_BOARD_LAYER_NAMES) != 0 &&
         g_utf8_strlen (place->place->name, -1) > CORNER_LETTERS;
}

static void
write_line (const Place *place, const char *words, double y, TcBoardColour colour)
{
  double size = MIN (0.13, 0.9 / (LETTER_WIDTH * MAX (1, g_utf8_strlen (words, -1))));

  write_in_place (place, words, 0.5, y, size, colour, 0);
}

/* Coordinates stand in the corner, names across the top, in two lines where they have two words. */
static void
write_name (const Place *place, TcBoardColour colour)
{
  const char *name = place->place->name;
  const char *blank = find_break (name);
  g_autofree char *first = NULL;

  if (g_utf8_strlen (name, -1) <= CORNER_LETTERS) {
    write_in_place (place, name, 0.205, 0.17, 0.13, colour, 0);
    return;
  }
  if (blank == NULL) {
    write_line (place, name, 0.17, colour);
    return;
  }
  first = g_strndup (name, (gsize) (blank - name));
  write_line (place, first, 0.115, colour);
  write_line (place, blank + 1, 0.235, colour);
}

/* In the editor: which tile comes here is drawn when a game begins. */
static void
paint_random (const Place *place)
{
  cairo_t *cr = place->paint->cr;
  double dashes[] = { 0.07 * place->size, 0.05 * place->size };

  trace_card (place, 0.06);
  tc_board_set_colour (cr, open_ground, 1);
  cairo_fill_preserve (cr);
  cairo_set_dash (cr, dashes, 2, 0);
  tc_board_set_colour (cr, night, 0.8);
  set_width (place, 0.02, 0.8);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  write_in_place (place, "?", 0.5, 0.5, 0.42, night, 0);
}

/* In the editor, and where one is about to be laid: a place that is free. */
static void
paint_empty (const Place *place)
{
  cairo_t *cr = place->paint->cr;
  double dashes[] = { 0.05 * place->size, 0.05 * place->size };

  trace_card (place, 0.06);
  tc_board_set_colour (cr, open_ground, 0.55);
  cairo_fill_preserve (cr);
  cairo_set_dash (cr, dashes, 2, 0);
  tc_board_set_colour (cr, kerb, 0.9);
  set_width (place, 0.012, 0.6);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

/* -- Tiles with walls -------------------------------------------------------------------------- */

#define WALL       0.05 /* half of how thick it is, in tiles */
#define HALF_DOOR  0.16
#define LEAF_DEPTH 0.09

/* Each side of the tile in turn is the upper one. */
static void
turn_to_side (const Place *place, guint side)
{
  cairo_t *cr = place->paint->cr;

  cairo_translate (cr, place->x + place->size / 2, place->y + place->size / 2);
  cairo_rotate (cr, side * G_PI / 2);
  cairo_scale (cr, place->size, place->size);
  cairo_translate (cr, -0.5, -0.5);
}

/* A door is a gap in the wall, as wide as its threshold, between two jambs: where it meets another
 * one, the two are a way through. */
static void
paint_side (const Place *place, guint side)
{
  cairo_t *cr = place->paint->cr;

  cairo_save (cr);
  turn_to_side (place, side);
  tc_board_set_colour (cr, wall, 1);
  if ((place->place->openings >> side & 1) == 0) {
    cairo_rectangle (cr, 0, 0, 1, WALL);
    cairo_fill (cr);
  } else {
    cairo_rectangle (cr, 0, 0, 0.5 - HALF_DOOR, WALL);
    cairo_rectangle (cr, 0.5 + HALF_DOOR, 0, 0.5 - HALF_DOOR, WALL);
    cairo_rectangle (cr, 0.5 - HALF_DOOR - 0.03, 0, 0.03, LEAF_DEPTH);
    cairo_rectangle (cr, 0.5 + HALF_DOOR, 0, 0.03, LEAF_DEPTH);
    cairo_fill (cr);
    tc_board_set_colour (cr, door, 1);
    cairo_rectangle (cr, 0.5 - HALF_DOOR, 0, 2 * HALF_DOOR, LEAF_DEPTH);
    cairo_fill (cr);
  }
  cairo_restore (cr);
}

void
tc_board_trace_doors (cairo_t *cr, TcBoardRect tile, guint openings)
{
  TcBoardPaint paint = { .cr = cr };
  const Place place = { .paint = &paint, .x = tile.x, .y = tile.y, .size = tile.width };

  for (guint side = 0; side < 4; side++) {
    if ((openings >> side & 1) == 0)
      continue;
    cairo_save (cr);
    turn_to_side (&place, side);
    cairo_rectangle (cr, 0.5 - HALF_DOOR - 0.03, 0, 2 * HALF_DOOR + 0.06, LEAF_DEPTH);
    cairo_restore (cr);
  }
}

#define LARGEST_NAME 0.16
#define ROOM_OF_NAME 0.78 /* between the walls, with some paper on both sides */

/* The size of type at which @text is as wide as there is room, but not larger than others. */
static double
fit_line (const Place *place, const char *text)
{
  TcBoardText words = { .text = text, .size = LARGEST_NAME * place->size, .is_bold = TRUE };
  double width = tc_board_measure_text (place->paint, &words) / place->size;

  return LARGEST_NAME * MIN (1, ROOM_OF_NAME / MAX (width, 0.01));
}

/* As large as both lines fit, where the upper half of the tile is free for them. */
static void
write_lines (const Place *place, const char *first, const char *second)
{
  double least = LETTER_LEAST / (place->size * place->paint->scale);
  double fitting = fit_line (place, first);
  double size;

  if (second != NULL)
    fitting = MIN (fitting, fit_line (place, second));
  size = MAX (fitting, MIN (least, 0.2));

  write_in_place (place, first, 0.5, second != NULL ? 0.2 : 0.28, size, ink, 0);
  if (second != NULL)
    write_in_place (place, second, 0.5, 0.36, size, ink, 0);
}

/* The name in two lines where it has two words, and below it the drawing, if there is one. */
static void
paint_walled (const Place *place)
{
  const TcViewContainer *tile = place->place;
  cairo_t *cr = place->paint->cr;
  gboolean has_glyph = tc_board_has_glyph (tile->glyph);
  const char *blank = find_break (tile->name);
  g_autofree char *first =
    blank != NULL ? g_strndup (tile->name, (gsize) (blank - tile->name)) : NULL;

  cairo_rectangle (cr, place->x, place->y, place->size, place->size);
  tc_board_set_colour (cr, paper, 1);
  cairo_fill (cr);
  for (guint side = 0; side < 4; side++)
    paint_side (place, side);
  if (has_glyph)
    tc_board_paint_glyph (cr, tile->glyph, tc_board_colour_mix (place->colour, ink, 0.22),
                          place->x + 0.36 * place->size, place->y + 0.5 * place->size,
                          0.28 * place->size);
  if ((place->paint->layers & TC_BOARD_LAYER_NAMES) == 0)
    return;
  if (first != NULL)
    write_lines (place, first, blank + 1);
  else
    write_lines (place, tile->name, NULL);
}

/* What no drawing stands for is called by its name. */
static const char *
get_words (const TcViewContainer *place)
{
  const TcMark *name = tc_marks_find (place->marks, place->n_marks, TC_MARK_LABEL);

  return name != NULL ? name->text : place->type;
}

static void
paint_face_up (const Place *place)
{
  cairo_t *cr = place->paint->cr;
  const TcViewContainer *tile = place->place;
  gboolean is_warning = tc_marks_find (tile->marks, tile->n_marks, TC_MARK_WARNING) != NULL;
  TcBoardColour colour = is_warning ? warning : place->colour;
  TcBoardColour figure = tc_board_colour_mix (colour, ink, 0.22);
  double glyph = has_long_name (place) ? 0.42 : 0.52;

  trace_card (place, 0.05);
  tc_board_set_colour (cr, tc_board_colour_mix (paper, colour, place->owner != NULL ? 0.24 : 0.06),
                       1);
  cairo_fill_preserve (cr);
  tc_board_set_colour (cr, place->owner != NULL ? figure : ink, 1);
  set_width (place, place->owner != NULL ? 0.04 : 0.02, 0.8);
  cairo_stroke (cr);
  if (tc_board_has_glyph (tile->glyph))
    tc_board_paint_glyph (cr, tile->glyph, figure, place->x + 0.5 * (1 - glyph) * place->size,
                          place->y + (0.72 - glyph) * place->size, glyph * place->size);
  else
    write_in_place (place, get_words (tile), 0.5, 0.5, 0.16, ink, 0);
}

/* The owner's letter, so that nothing is shown by colour alone. */
static void
write_owner (const Place *place)
{
  g_autofree char *letter = NULL;

  if (place->owner == NULL || *place->owner->name == '\0')
    return;
  letter = tc_board_layout_dup_letters (place->paint->layout, place->owner);
  write_in_place (place, letter, 0.5, 0.84, 0.2, tc_board_colour_mix (place->colour, ink, 0.35),
                  0.2);
}

/* No place at all: the table shows, with a light hatching, so that it is not taken for a tile. */
static void
paint_hole (const Place *place)
{
  cairo_t *cr = place->paint->cr;

  cairo_rectangle (cr, place->x, place->y, place->size, place->size);
  tc_board_set_colour (cr, gap, 1);
  cairo_fill (cr);
  for (double at = PATTERN_STEP; at < 2; at += PATTERN_STEP) {
    double from = MAX (0, at - 1);
    double to = MIN (1, at);

    cairo_move_to (cr, place->x + from * place->size, place->y + to * place->size);
    cairo_line_to (cr, place->x + to * place->size, place->y + from * place->size);
  }
  tc_board_set_colour (cr, kerb, 0.35);
  set_width (place, 0.012, 0.6);
  cairo_stroke (cr);
  if (place->paint->layers & TC_BOARD_LAYER_NAMES)
    write_name (place, kerb);
}

static void
paint_place (Place *place)
{
  const TcBoardColour plain = TC_BOARD_INK (0x6d6656);
  TcTileFace face = place->place->face;

  place->owner = tc_board_layout_find_owner (place->paint->layout, place->place->region);
  place->colour = tc_board_colour_parse (place->owner != NULL ? place->owner->colour : NULL, plain);
  if (face != TC_TILE_EMPTY)
    paint_ground (place);
  switch (face) {
  case TC_TILE_FACE_DOWN:
    paint_face_down (place);
    break;
  case TC_TILE_RANDOM:
    paint_random (place);
    break;
  case TC_TILE_EMPTY:
    paint_empty (place);
    return;
  case TC_TILE_FACE_UP:
    if (place->place->openings != 0) {
      paint_walled (place);
      return;
    }
    paint_face_up (place);
    break;
  case TC_TILE_NEVER:
    break;
  case TC_TILE_HOLE:
    paint_hole (place);
    return;
  }
  if (face != TC_TILE_NEVER)
    write_owner (place);
  if (place->paint->layers & TC_BOARD_LAYER_NAMES)
    write_name (place, face == TC_TILE_FACE_DOWN ? paper : plain);
}

static Place
make_place (const TcBoardPaint *paint, const TcViewContainer *container, TcBoardRect bounds)
{
  return (Place){
    .paint = paint, .place = container, .x = bounds.x, .y = bounds.y, .size = bounds.width
  };
}

void
tc_board_paint_ghost (cairo_t *cr,
                      const TcBoardLayout *layout,
                      double scale,
                      const TcViewContainer *tile)
{
  TcBoardPaint paint;
  Place place;

  tc_board_paint_init (&paint, cr, layout, scale, TC_BOARD_LAYERS_USUAL);
  place = make_place (&paint, tile, tc_board_polygon_bounds (tile->outline, tile->n_outline));
  cairo_push_group (cr);
  paint_place (&place);
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, 0.72);
}

/* What people write on their pad, where it stands on the board: in the colour it is about, with a
 * light edge that keeps it readable on dark tiles. */
static void
paint_notes (const TcBoardPaint *paint)
{
  guint n, n_containers;
  const TcViewNote *notes = tc_view_get_notes (paint->view, &n);
  const TcViewContainer *containers = tc_view_get_containers (paint->view, &n_containers);

  for (guint i = 0; i < n; i++) {
    guint index = tc_board_layout_find_container (paint->layout, notes[i].container);
    const TcViewOwner *owner = tc_board_layout_find_owner (paint->layout, notes[i].owner);
    TcBoardColour colour = tc_board_colour_parse (owner != NULL ? owner->colour : NULL, ink);
    TcBoardText text = { .text = notes[i].mark,
                         .is_bold = TRUE,
                         .is_italic = TRUE,
                         .angle = -9,
                         .ink = tc_board_colour_mix (colour, ink, 0.3),
                         .halo = 0.3,
                         .halo_ink = paper };
    Place place;

    if (index == TC_BOARD_NOTHING)
      continue;
    place = make_place (paint, &containers[index],
                        tc_board_layout_get_place (paint->layout, index)->bounds);
    text.size = (strcmp (text.text, ".") == 0 ? 0.62 : 0.4) * place.size;
    text.x = place.x + 0.72 * place.size;
    text.y = place.y + (strcmp (text.text, ".") == 0 ? 0.12 : 0.29) * place.size;
    tc_board_paint_text (paint, &text);
  }
}

/* Along sides that lead out, arrows outwards, which is left of the line; one to a place. */
static void
paint_exit (const TcBoardPaint *paint, const TcViewShape *shape, double step)
{
  TcPoint from = shape->points[0];
  TcPoint to = shape->points[1];
  double length = hypot (to.x - from.x, to.y - from.y);
  double dx = (to.x - from.x) / MAX (1, length);
  double dy = (to.y - from.y) / MAX (1, length);
  double nx = dy;
  double ny = -dx;
  double half = 0.13 * step;

  for (double at = step / 2; at < length; at += step) {
    double x = from.x + dx * at - nx * 0.06 * step;
    double y = from.y + dy * at - ny * 0.06 * step;

    cairo_move_to (paint->cr, x - dx * half - nx * half, y - dy * half - ny * half);
    cairo_line_to (paint->cr, x, y);
    cairo_line_to (paint->cr, x + dx * half - nx * half, y + dy * half - ny * half);
  }
  cairo_set_line_cap (paint->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (paint->cr, CAIRO_LINE_JOIN_ROUND);
  tc_board_set_colour (paint->cr, way_out, 0.75);
  cairo_set_line_width (paint->cr, MAX (0.045 * step, 1 / paint->scale));
  cairo_stroke (paint->cr);
}

/* A thick line with a light edge, over whatever is painted on both sides. */
static void
paint_wall (const TcBoardPaint *paint, const TcViewShape *shape, double step)
{
  cairo_t *cr = paint->cr;

  cairo_move_to (cr, shape->points[0].x, shape->points[0].y);
  cairo_line_to (cr, shape->points[1].x, shape->points[1].y);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_SQUARE);
  tc_board_set_colour (cr, paper, 1);
  cairo_set_line_width (cr, MAX (0.13 * step, 3 / paint->scale));
  cairo_stroke_preserve (cr);
  tc_board_set_colour (cr, brick, 1);
  cairo_set_line_width (cr, MAX (0.08 * step, 2 / paint->scale));
  cairo_stroke (cr);
}

static gboolean
is_exit (const TcViewShape *shape)
{
  return strcmp (shape->style, "exit") == 0;
}

gboolean
tc_board_is_side (const TcViewShape *shape)
{
  return is_exit (shape) || strcmp (shape->style, "wall") == 0;
}

#define TITLE_SIZE  28 /* of a floor, in board units */
#define TITLE_LEAST 11 /* pixels */

/* As large as the titles of all floors fit into the strips over their tiles. */
static double
measure_titles (const TcBoardPaint *paint)
{
  double text_scale = tc_board_layout_get_text_scale (paint->layout);
  double size = text_scale * MAX (TITLE_SIZE, TITLE_LEAST / paint->scale);
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (paint->view, &n);

  for (guint i = 0; i < n; i++) {
    double width = tc_board_layout_get_place (paint->layout, i)->bounds.width;

    if (containers[i].kind == TC_CONTAINER_FLOOR)
      size =
        MIN (size, 0.92 * width / (LETTER_WIDTH * MAX (1, g_utf8_strlen (containers[i].name, -1))));
  }

  return size;
}

static void
paint_title (const TcBoardPaint *paint, const TcViewContainer *floor)
{
  TcBoardText text = { .text = floor->name,
                       .is_bold = TRUE,
                       .ink = ink,
                       .size = measure_titles (paint),
                       .x = floor->centre.x,
                       .y = floor->centre.y };

  tc_board_paint_text (paint, &text);
}

void
tc_board_paint_grid (const TcBoardPaint *paint)
{
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (paint->view, &n);
  const TcViewShape *shapes;
  double step = 0;

  for (guint i = 0; i < n; i++) {
    const TcBoardPlace *place = tc_board_layout_get_place (paint->layout, i);
    Place painted = make_place (paint, &containers[i], place->bounds);

    if (containers[i].kind == TC_CONTAINER_FLOOR && (paint->layers & TC_BOARD_LAYER_NAMES))
      paint_title (paint, &containers[i]);
    if (!tc_board_is_place (&containers[i]))
      continue;
    step = place->bounds.width;
    if (tc_board_is_wanted (paint, place->bounds, 4))
      paint_place (&painted);
  }
  if (step <= 0)
    return;
  paint_notes (paint);
  shapes = tc_view_get_shapes (paint->view, &n);
  for (guint i = 0; i < n; i++) {
    if (shapes[i].n_points != 2 || !tc_board_is_side (&shapes[i]))
      continue;
    if (is_exit (&shapes[i]))
      paint_exit (paint, &shapes[i], step);
    else
      paint_wall (paint, &shapes[i], step);
  }
}
