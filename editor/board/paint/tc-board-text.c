/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <math.h>
#include <string.h>

#include "board/layout/tc-board-names.h"
#include "board/layout/tc-board-table.h"
#include "board/paint/tc-board-paint-private.h"

/* Everything written on the map, where the plan of names says. */

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
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string (TC_BOARD_MAP_FONT);
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
tc_board_measure_text (const TcBoardPaint *paint, const TcBoardText *text)
{
  g_autoptr (PangoLayout) layout = create_layout (paint, text);
  int width;

  pango_layout_get_size (layout, &width, NULL);

  return width / (double) PANGO_SCALE;
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
  if (!text->is_from_start)
    cairo_translate (paint->cr, (-width / (double) PANGO_SCALE + text->spacing * text->size) / 2,
                     0);
  cairo_translate (paint->cr, 0, -height / (double) PANGO_SCALE / 2);
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

/* The sign of a port stands over the name; without a name that can be read, in its middle. */
static void
paint_port (const TcBoardPaint *paint, const TcBoardName *name, const TcViewContainer *container)
{
  double size = TC_BOARD_USUAL_NAME * paint->unit;

  if (name->is_shown)
    paint_anchor (paint, name->x, name->rect.y + 0.46 * name->size, 1.02 * name->size);
  else
    paint_anchor (paint, container->centre.x, container->centre.y, size);
}

/* A short one stands behind the name, or behind the anchor over it; others in a line of their own.
 */
static void
paint_note (const TcBoardPaint *paint, const TcBoardName *name, const char *note)
{
  gboolean has_anchor = name->rect.y + name->rect.height / 2 < name->y - 0.3 * name->size;
  TcBoardText text = {
    .text = note,
    .x =
      has_anchor ? name->x + 0.7 * name->size : name->rect.x + name->rect.width - 0.9 * name->size,
    .y = has_anchor ? name->rect.y + 0.5 * name->size : name->y,
    .size = TC_BOARD_NOTE_SIZE * name->size,
    .is_from_start = !name->has_note_below,
    .ink = town_ink,
    .halo = 0.2,
    .halo_ink = halo_ink,
  };

  if (name->has_note_below) {
    text.x = name->x;
    text.y = name->rect.y + name->rect.height - 0.4 * name->size;
  }
  tc_board_paint_text (paint, &text);
}

static void
paint_name (const TcBoardPaint *paint, const TcViewContainer *container, const TcBoardName *name)
{
  g_autofree char *note = tc_board_names_dup_note (container);
  gboolean is_port = (paint->layers & TC_BOARD_LAYER_PORTS) != 0 &&
                     tc_marks_find (container->marks, container->n_marks, TC_MARK_PORT) != NULL;
  TcBoardText text = {
    .text = name->text,
    .x = name->x,
    .y = name->y,
    .size = name->size,
    .spacing = TC_BOARD_NAME_SPACING,
    .is_bold = TRUE,
    .ink = name_ink,
    .halo = 0.2,
    .halo_ink = halo_ink,
  };

  if (is_port)
    paint_port (paint, name, container);
  if (!name->is_shown || !(paint->layers & TC_BOARD_LAYER_NAMES))
    return;
  tc_board_paint_text (paint, &text);
  if (note != NULL)
    paint_note (paint, name, note);
}

void
tc_board_paint_names (const TcBoardPaint *paint)
{
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (paint->view, &n);
  const TcBoardNames *names = tc_board_layout_get_names (paint->layout, paint->scale);

  for (guint i = 0; i < n; i++) {
    const TcBoardPlace *place = tc_board_layout_get_place (paint->layout, i);
    const TcBoardName *name = tc_board_names_get_area (names, i);
    TcBoardRect reach = tc_board_rect_grow (name->is_shown ? name->rect : place->bounds,
                                            TC_BOARD_USUAL_NAME * paint->unit);

    if (!place->is_box && tc_board_rect_meets (&reach, &paint->region))
      paint_name (paint, &containers[i], name);
  }
}

void
tc_board_paint_name (cairo_t *cr,
                     const TcBoardLayout *layout,
                     double scale,
                     guint container,
                     TcBoardLayers layers)
{
  guint n;
  TcBoardPaint paint;

  tc_board_paint_init (&paint, cr, layout, scale, layers);
  paint_name (&paint, &tc_view_get_containers (paint.view, &n)[container],
              tc_board_names_get_area (tc_board_layout_get_names (layout, scale), container));
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

/* Under an area's name the sign would only make it hard to read. */
static gboolean
is_under_a_name (const TcBoardPaint *paint, const TcBoardNames *names, TcPoint at)
{
  guint n;

  if (!(paint->layers & TC_BOARD_LAYER_NAMES))
    return FALSE;
  tc_view_get_containers (paint->view, &n);
  for (guint i = 0; i < n; i++) {
    const TcBoardName *name = tc_board_names_get_area (names, i);
    TcBoardRect rect = tc_board_rect_grow (name->rect, 3 * paint->unit);

    if (name->is_shown && tc_board_rect_contains (&rect, at.x, at.y))
      return TRUE;
  }

  return FALSE;
}

static void
paint_label (const TcBoardPaint *paint, const TcViewLabel *label, const TcBoardName *name)
{
  gboolean is_town = strcmp (label->style, "town") == 0;
  gboolean is_water = strcmp (label->style, "sea") == 0 || strcmp (label->style, "lake") == 0;
  TcBoardText text = {
    .text = name->text,
    .x = name->x,
    .y = name->y,
    .size = name->size,
    .angle = name->angle,
    .spacing = is_town    ? 0
               : is_water ? 0.08
                          : 0.2,
    .is_italic = is_town || is_water,
    .is_bold = !is_town && !is_water,
    .ink = is_town    ? town_ink
           : is_water ? water_ink
                      : land_ink,
    .halo = is_town ? 0.24 : 0,
    .halo_ink = halo_ink,
  };

  if (name->is_shown && (!is_town || name->size * paint->scale >= TC_BOARD_LEAST_LABEL))
    tc_board_paint_text (paint, &text);
}

void
tc_board_paint_labels (const TcBoardPaint *paint)
{
  guint n;
  const TcViewLabel *labels = tc_view_get_labels (paint->view, &n);
  const TcBoardNames *names = tc_board_layout_get_names (paint->layout, paint->scale);
  double reach = 260 * paint->unit;

  for (guint i = 0; i < n; i++) {
    TcBoardRect around = { labels[i].at.x - reach, labels[i].at.y - reach, 2 * reach, 2 * reach };

    if (!tc_board_rect_meets (&around, &paint->region))
      continue;
    if (strcmp (labels[i].style, "town") == 0 && !is_under_a_name (paint, names, labels[i].at))
      paint_town_disc (paint, labels[i].at);
    paint_label (paint, &labels[i], tc_board_names_get_label (names, i));
  }
}

void
tc_board_paint_river_names (const TcBoardPaint *paint)
{
  guint n;
  const TcBoardNames *names = tc_board_layout_get_names (paint->layout, paint->scale);

  tc_view_get_shapes (paint->view, &n);
  for (guint i = 0; i < n; i++) {
    const TcBoardName *name = tc_board_names_get_shape (names, i);
    TcBoardText text = {
      .text = name->text,
      .x = name->x,
      .y = name->y,
      .size = name->size,
      .angle = name->angle,
      .spacing = 0.06,
      .is_italic = TRUE,
      .ink = water_ink,
      .halo = 0.2,
      .halo_ink = halo_ink,
    };

    if (name->is_shown && name->size * paint->scale >= TC_BOARD_LEAST_LABEL &&
        tc_board_is_wanted (paint, name->rect, 20))
      tc_board_paint_text (paint, &text);
  }
}

/* A step that is called by a word, not by a number, is the end of the track: it has a cross. */
static void
paint_step (const TcBoardPaint *paint, const TcMark *mark, TcBoardRect cell)
{
  const TcBoardColour step_paper = TC_BOARD_INK (0xfbf8ef);
  const TcBoardColour here = TC_BOARD_INK (0x2f2419);
  gboolean is_here = mark->kind == TC_MARK_STATE;
  TcBoardText text = { .text = mark->text,
                       .x = cell.x + cell.width / 2,
                       .y = cell.y + cell.height / 2,
                       .size = 0.62 * cell.height,
                       .is_bold = is_here,
                       .ink = is_here ? step_paper : here };
  cairo_t *cr = paint->cr;
  double arm = 0.2 * cell.width;

  cairo_rectangle (cr, cell.x, cell.y, cell.width, cell.height);
  tc_board_set_colour (cr, is_here ? here : step_paper, 1);
  cairo_fill_preserve (cr);
  tc_board_set_colour (cr, name_ink, 0.7);
  cairo_set_line_width (cr, MAX (1.2 * paint->unit, 0.7 / paint->scale));
  cairo_stroke (cr);
  if (g_utf8_strlen (mark->text, -1) <= 3) {
    if (text.size * paint->scale >= 5)
      tc_board_paint_text (paint, &text);
    return;
  }
  cairo_move_to (cr, text.x - arm, text.y - arm);
  cairo_line_to (cr, text.x + arm, text.y + arm);
  cairo_move_to (cr, text.x - arm, text.y + arm);
  cairo_line_to (cr, text.x + arm, text.y - arm);
  tc_board_set_colour (cr, text.ink, 1);
  cairo_stroke (cr);
}

/* The steps stand at the right of a row, below each other in all rows of a box. */
static void
paint_steps (const TcBoardPaint *paint, const TcViewContainer *container, TcBoardRect row)
{
  double step = row.height;
  double from = row.x + row.width - step * container->n_marks;

  for (guint i = 0; i < container->n_marks; i++)
    paint_step (paint, &container->marks[i],
                (TcBoardRect){ from + step * i, row.y + 0.06 * step, step, 0.88 * step });
}

static void
paint_row (const TcBoardPaint *paint, const TcViewContainer *container, const TcBoardPlace *place)
{
  TcBoardText text = {
    .text = place->name,
    .x = place->bounds.x,
    .is_from_start = TRUE,
    .y = place->bounds.y + place->bounds.height / 2,
    .size = place->name_size,
    .ink = name_ink,
  };

  if (text.size * paint->scale >= 5)
    tc_board_paint_text (paint, &text);
  paint_steps (paint, container, place->bounds);
}

/* Of a box that has one row, its own. */
static TcBoardRect
get_own_row (const TcBoardPlace *place)
{
  double height = place->rows;

  return (TcBoardRect){ place->bounds.x, place->name_rect.y + place->name_rect.height,
                        place->bounds.width - 0.3 * height, height };
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
      .text = place->name,
      .x = place->name_rect.x + place->name_rect.width / 2,
      .y = place->name_rect.y + place->name_rect.height / 2,
      .size = place->name_size,
      .spacing = 0.03,
      .is_bold = TRUE,
      .ink = name_ink,
    };
    double most = 0.62 * place->name_size * g_utf8_strlen (place->name, -1);

    if (place->is_row || !place->is_box || tc_board_is_panel (paint->layout, i) ||
        place->bounds.width <= 0 || !tc_board_rect_meets (&place->bounds, &paint->region))
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
    if (tc_board_has_steps (&containers[i]) && place->rows > 0)
      paint_steps (paint, &containers[i], get_own_row (place));
  }
  for (guint i = 0; i < n; i++) {
    const TcBoardPlace *place = tc_board_layout_get_place (paint->layout, i);

    if (place->is_row && tc_board_rect_meets (&place->bounds, &paint->region))
      paint_row (paint, &containers[i], place);
  }
}
