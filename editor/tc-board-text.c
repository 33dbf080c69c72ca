/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <math.h>
#include <string.h>

#include "tc-board-paint-private.h"

/* Everything written on the map. Names are never smaller than can be read: when the board is shown
 * small they grow against it, and what cannot be read is left out. */

#define MAP_FONT      "Libertinus Serif,Linux Libertine O,Noto Serif,Liberation Serif,DejaVu Serif,serif"
#define LEAST_NAME    9.5 /* pixels */
#define LEAST_LABEL   7.5
#define STILL_LEGIBLE 0.74 /* of the least */
#define MOST_GROWTH   1.3
#define NAME_SPACING  0.09

static const TcBoardColour name_ink = TC_BOARD_INK (0x1f1812);
static const TcBoardColour halo_ink = TC_BOARD_INK (0xf7f2e4);
static const TcBoardColour town_ink = TC_BOARD_INK (0x4b3d31);
static const TcBoardColour water_ink = TC_BOARD_INK (0x38718f);
static const TcBoardColour land_ink = TC_BOARD_INK (0x6e6a61);
static const TcBoardColour anchor_ink = TC_BOARD_INK (0x1d5a86);

static PangoLayout *
create_layout (const TcBoardPaint *paint, const TcBoardText *text)
{
  PangoLayout *layout = pango_cairo_create_layout (paint->cr);
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string (MAP_FONT);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  cairo_font_options_t *options = cairo_font_options_create ();

  /* Unhinted, so that the same text is as wide at every zoom. */
  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (pango_layout_get_context (layout), options);
  cairo_font_options_destroy (options);
  pango_font_description_set_absolute_size (font, text->size * PANGO_SCALE);
  pango_font_description_set_stretch (font, PANGO_STRETCH_CONDENSED);
  if (text->is_italic)
    pango_font_description_set_style (font, PANGO_STYLE_ITALIC);
  if (text->is_bold)
    pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description (layout, font);
  pango_attr_list_insert (
    attributes, pango_attr_letter_spacing_new ((int) (text->spacing * text->size * PANGO_SCALE)));
  pango_layout_set_attributes (layout, attributes);
  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  pango_layout_set_text (layout, text->text, -1);

  return layout;
}

double
tc_board_paint_text (const TcBoardPaint *paint, const TcBoardText *text)
{
  g_autoptr (PangoLayout) layout = create_layout (paint, text);
  int width, height;

  pango_layout_get_size (layout, &width, &height);
  cairo_save (paint->cr);
  cairo_translate (paint->cr, text->x, text->y);
  cairo_rotate (paint->cr, text->angle * G_PI / 180);
  /* The last letter's spacing is not part of the word. */
  cairo_translate (paint->cr, (-width / (double) PANGO_SCALE + text->spacing * text->size) / 2,
                   -height / (double) PANGO_SCALE / 2);
  cairo_new_path (paint->cr);
  pango_cairo_layout_path (paint->cr, layout);
  if (text->halo > 0) {
    cairo_set_line_join (paint->cr, CAIRO_LINE_JOIN_ROUND);
    cairo_set_line_width (paint->cr, text->halo * text->size);
    tc_board_set_colour (paint->cr, text->halo_ink, 0.85);
    cairo_stroke_preserve (paint->cr);
  }
  tc_board_set_colour (paint->cr, text->ink, 1);
  cairo_fill (paint->cr);
  cairo_restore (paint->cr);

  return width / (double) PANGO_SCALE;
}

/* (@size in units): what is used at this scale, up to @least pixels; 0 when it could not be read.
 */
static double
get_legible_size (const TcBoardPaint *paint, double size, double least)
{
  double grown = MIN (size * MOST_GROWTH, least / paint->scale);

  if (size >= grown)
    return size;

  return grown * paint->scale >= least * STILL_LEGIBLE ? grown : 0.0;
}

static void
paint_anchor (const TcBoardPaint *paint, double x, double y, double size)
{
  cairo_t *cr = paint->cr;

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size / 2, size / 2);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (int pass = 0; pass < 2; pass++) {
    cairo_new_path (cr);
    cairo_new_sub_path (cr);
    cairo_arc (cr, 0, -0.72, 0.2, 0, 2 * G_PI);
    cairo_move_to (cr, 0, -0.5);
    cairo_line_to (cr, 0, 0.9);
    cairo_move_to (cr, -0.42, -0.22);
    cairo_line_to (cr, 0.42, -0.22);
    cairo_new_sub_path (cr);
    cairo_arc (cr, 0, 0.18, 0.74, 0.12 * G_PI, 0.88 * G_PI);
    tc_board_set_colour (cr, pass == 0 ? halo_ink : anchor_ink, pass == 0 ? 0.8 : 1);
    cairo_set_line_width (cr, pass == 0 ? 0.5 : 0.2);
    cairo_stroke (cr);
  }
  cairo_restore (cr);
}

/* The words of a badge that are written: what is in brackets. The others have signs. */
static char *
dup_bracket (const char *badge)
{
  const char *open = badge != NULL ? strchr (badge, '[') : NULL;
  const char *close = open != NULL ? strchr (open, ']') : NULL;

  return close != NULL ? g_strndup (open, (gsize) (close - open) + 1) : NULL;
}

static void
paint_name (const TcBoardPaint *paint, const TcViewContainer *container, const TcBoardPlace *place)
{
  g_autofree char *upper = g_utf8_strup (place->name, -1);
  g_autofree char *bracket = dup_bracket (container->badge);
  double size = get_legible_size (paint, place->name_size, LEAST_NAME);
  double width;
  gboolean is_port =
    (paint->layers & TC_BOARD_LAYER_PORTS) != 0 && tc_board_has_word (container->badge, "port");
  const TcBoardRect *rect = &place->name_rect;
  TcBoardText text = {
    .text = upper,
    .x = rect->x + rect->width / 2,
    .y = rect->y + (rect->height + (is_port ? 1.2 * place->name_size : 0)) / 2,
    .size = size,
    .spacing = NAME_SPACING,
    .is_bold = TRUE,
    .ink = name_ink,
    .halo = 0.2,
    .halo_ink = halo_ink,
  };

  if (is_port)
    paint_anchor (paint, text.x, rect->y + 0.4 * place->name_size, 1.05 * place->name_size);
  if (size <= 0)
    return;
  width = tc_board_paint_text (paint, &text);
  if (bracket != NULL && get_legible_size (paint, 0.7 * size, LEAST_LABEL) > 0) {
    text.text = bracket;
    /* Beside the anchor, else behind the name. */
    text.x += is_port ? 1.15 * place->name_size : width / 2 + 0.55 * size;
    text.y = is_port ? rect->y + 0.42 * place->name_size : text.y;
    text.size = get_legible_size (paint, 0.68 * size, LEAST_LABEL);
    text.spacing = 0;
    text.ink = town_ink;
    tc_board_paint_text (paint, &text);
  }
}

void
tc_board_paint_names (const TcBoardPaint *paint)
{
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (paint->view, &n);

  for (guint i = 0; i < n; i++) {
    const TcBoardPlace *place = tc_board_layout_get_place (paint->layout, i);
    TcBoardRect reach = tc_board_rect_grow (place->name_rect, 2 * place->name_size);

    if (!place->is_box && tc_board_rect_meets (&reach, &paint->region))
      paint_name (paint, &containers[i], place);
  }
}

/* An area's own town needs no second name: "Orléans" in Orleans. */
static gboolean
is_container_name (const TcView *view, const char *text)
{
  g_autofree char *plain = g_str_to_ascii (text, "C");
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (view, &n);

  for (guint i = 0; i < n; i++) {
    g_autofree char *name = g_str_to_ascii (containers[i].name, "C");

    if (g_ascii_strcasecmp (name, plain) == 0)
      return TRUE;
  }

  return FALSE;
}

static gboolean
hits_a_name (const TcBoardPaint *paint, TcBoardRect rect)
{
  guint n;

  tc_view_get_containers (paint->view, &n);
  for (guint i = 0; i < n; i++) {
    if (tc_board_rect_meets (&tc_board_layout_get_place (paint->layout, i)->name_rect, &rect))
      return TRUE;
  }

  return FALSE;
}

static void
paint_town_disc (const TcBoardPaint *paint, TcPoint at)
{
  double radius = MAX (5.2 * paint->unit, 2.0 / paint->scale);

  cairo_new_sub_path (paint->cr);
  cairo_arc (paint->cr, at.x, at.y, radius, 0, 2 * G_PI);
  tc_board_set_colour (paint->cr, halo_ink, 1);
  cairo_fill_preserve (paint->cr);
  tc_board_set_colour (paint->cr, name_ink, 1);
  cairo_set_line_width (paint->cr, radius * 0.34);
  cairo_stroke (paint->cr);
  cairo_new_sub_path (paint->cr);
  cairo_arc (paint->cr, at.x, at.y, radius * 0.4, 0, 2 * G_PI);
  cairo_fill (paint->cr);
}

static void
paint_town (const TcBoardPaint *paint, const TcViewLabel *label)
{
  double usual = 15.5 * paint->unit;
  double width = 0.5 * usual * g_utf8_strlen (label->text, -1);
  TcBoardText text = {
    .text = label->text,
    .x = label->at.x,
    .y = label->at.y + 16 * paint->unit,
    .size = get_legible_size (paint, usual, LEAST_LABEL),
    .is_italic = TRUE,
    .ink = town_ink,
    .halo = 0.24,
    .halo_ink = halo_ink,
  };

  TcBoardRect rect = { text.x - width / 2, text.y - usual / 2, width, usual };

  paint_town_disc (paint, label->at);
  if (text.size <= 0 || is_container_name (paint->view, label->text))
    return;
  /* Under its disc, or over it when an area's name is there. */
  if (hits_a_name (paint, rect))
    text.y = label->at.y - 15 * paint->unit;
  tc_board_paint_text (paint, &text);
}

static void
paint_label (const TcBoardPaint *paint, const TcViewLabel *label)
{
  gboolean is_water = strcmp (label->style, "sea") == 0 || strcmp (label->style, "lake") == 0;
  g_autofree char *upper = is_water ? NULL : g_utf8_strup (label->text, -1);
  double usual = (is_water ? 37 : 25) * paint->unit;
  TcBoardRect board = tc_board_layout_get_board (paint->layout);
  TcBoardText text = {
    .text = is_water ? label->text : upper,
    .x = label->at.x,
    .y = label->at.y,
    .size = usual,
    .angle = label->angle,
    .spacing = is_water ? 0.08 : 0.2,
    .is_italic = is_water,
    .is_bold = !is_water,
    .ink = is_water ? water_ink : land_ink,
  };

  /* A small water, with its name level, has small letters. */
  if (is_water && label->angle == 0)
    text.size = 23 * paint->unit;
  text.size = get_legible_size (paint, text.size, LEAST_LABEL);
  /* Its middle is moved so far that the whole of it is on the board. */
  if (label->angle == 0) {
    double half = 0.5 * text.size * 0.92 * g_utf8_strlen (text.text, -1);

    text.x = CLAMP (text.x, MIN (board.x + half, text.x + half),
                    MAX (board.x + board.width - half, text.x - half));
  }
  if (text.size > 0)
    tc_board_paint_text (paint, &text);
}

void
tc_board_paint_labels (const TcBoardPaint *paint)
{
  guint n;
  const TcViewLabel *labels = tc_view_get_labels (paint->view, &n);
  double reach = 260 * paint->unit;

  for (guint i = 0; i < n; i++) {
    TcBoardRect around = { labels[i].at.x - reach, labels[i].at.y - reach, 2 * reach, 2 * reach };

    if (!tc_board_rect_meets (&around, &paint->region))
      continue;
    if (strcmp (labels[i].style, "town") == 0)
      paint_town (paint, &labels[i]);
    else
      paint_label (paint, &labels[i]);
  }
}

/* Where a name of @width fits best along a river: the straightest stretch of that length away from
 * names of areas; FALSE when there is none. */
static gboolean
find_stretch (const TcBoardPaint *paint, const TcViewShape *shape, double width, TcBoardText *text)
{
  double best = 0.86;

  for (guint i = 0; i + 1 < shape->n_points; i++) {
    double length = 0;

    for (guint j = i + 1; j < shape->n_points && length < width * 1.5; j++) {
      double dx = shape->points[j].x - shape->points[i].x;
      double dy = shape->points[j].y - shape->points[i].y;
      double straight = hypot (dx, dy);
      double x = (shape->points[j].x + shape->points[i].x) / 2.0;
      double y = (shape->points[j].y + shape->points[i].y) / 2.0;
      TcBoardRect rect = { x - width / 2, y - 12 * paint->unit, width, 24 * paint->unit };

      length += hypot (shape->points[j].x - shape->points[j - 1].x,
                       shape->points[j].y - shape->points[j - 1].y);
      if (straight < width * 1.05 || straight / length <= best || hits_a_name (paint, rect))
        continue;
      best = straight / length;
      text->angle = atan2 (dy, dx) * 180 / G_PI;
      if (text->angle > 90 || text->angle < -90)
        text->angle += text->angle > 0 ? -180 : 180;
      text->x = x + sin (text->angle * G_PI / 180) * 10 * paint->unit;
      text->y = y - cos (text->angle * G_PI / 180) * 10 * paint->unit;
    }
  }

  return best > 0.86;
}

void
tc_board_paint_river_names (const TcBoardPaint *paint)
{
  guint n;
  const TcViewShape *shapes = tc_view_get_shapes (paint->view, &n);
  double usual = 15.5 * paint->unit;

  for (guint i = 0; i < n; i++) {
    double width = 0.6 * usual * g_utf8_strlen (shapes[i].name, -1);
    TcBoardText text = {
      .text = shapes[i].name,
      .size = get_legible_size (paint, usual, LEAST_LABEL),
      .spacing = 0.06,
      .is_italic = TRUE,
      .ink = water_ink,
      .halo = 0.2,
      .halo_ink = halo_ink,
    };

    if (shapes[i].closed || *shapes[i].name == '\0' || text.size <= 0 ||
        strcmp (shapes[i].style, "dike") == 0)
      continue;
    if (find_stretch (paint, &shapes[i], width, &text))
      tc_board_paint_text (paint, &text);
  }
}

void
tc_board_paint_boxes (const TcBoardPaint *paint)
{
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (paint->view, &n);
  const TcBoardColour box_paper = TC_BOARD_INK (0xf1ecdd);
  const TcBoardColour title_paper = TC_BOARD_INK (0xd9cfb6);

  for (guint i = 0; i < n; i++) {
    const TcBoardPlace *place = tc_board_layout_get_place (paint->layout, i);
    TcBoardText text = {
      .text = containers[i].name,
      .x = place->name_rect.x + place->name_rect.width / 2,
      .y = place->name_rect.y + place->name_rect.height / 2,
      .size = place->name_size,
      .spacing = 0.03,
      .is_bold = TRUE,
      .ink = name_ink,
    };
    double most = 0.62 * place->name_size * g_utf8_strlen (containers[i].name, -1);

    if (!place->is_box || !tc_board_rect_meets (&place->bounds, &paint->region))
      continue;
    text.size *= MIN (1.0, place->bounds.width * 0.96 / MAX (1.0, most));
    cairo_rectangle (paint->cr, place->bounds.x, place->bounds.y, place->bounds.width,
                     place->bounds.height);
    tc_board_set_colour (paint->cr, box_paper, 1);
    cairo_fill (paint->cr);
    cairo_rectangle (paint->cr, place->name_rect.x, place->name_rect.y, place->name_rect.width,
                     place->name_rect.height * 0.86);
    tc_board_set_colour (paint->cr, title_paper, 1);
    cairo_fill (paint->cr);
    cairo_rectangle (paint->cr, place->bounds.x, place->bounds.y, place->bounds.width,
                     place->bounds.height);
    tc_board_set_colour (paint->cr, name_ink, 0.85);
    cairo_set_line_width (paint->cr, MAX (2 * paint->unit, 1 / paint->scale));
    cairo_stroke (paint->cr);
    text.y = place->name_rect.y + 0.43 * place->name_rect.height;
    if (text.size * paint->scale >= 5)
      tc_board_paint_text (paint, &text);
  }
}
