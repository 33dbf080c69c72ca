/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <math.h>
#include <string.h>

#include "board/paint/tc-board-paint-private.h"

/* A counter: a square of its owner's colour with name, size, symbol and factors. The smaller it is
 * drawn, the less it says, so that what it says can be read. */

#define COUNTER_FONT "Noto Sans,DejaVu Sans,sans-serif"
#define FULL_SIZE    46.0 /* pixels: name, size and factors */
#define MIDDLE_SIZE  21.0 /* pixels: symbol and factors; below it the symbol alone */
#define LEAST_COUNT  15.0 /* pixels: the height of the disc with the number of equal ones */

typedef struct {
  cairo_t *cr;
  double size;
  TcBoardColour ground;
  TcBoardColour ink;
  TcBoardColour field; /* inside the symbol's box */
} Counter;

static const TcBoardColour black = TC_BOARD_INK (0x14110e);
static const TcBoardColour white = TC_BOARD_INK (0xfbf9f3);
static const TcBoardColour loss_red = TC_BOARD_INK (0xb3201c);

static void
trace_square (cairo_t *cr, double inset, double size, double radius)
{
  double far = size - inset;

  cairo_new_sub_path (cr);
  cairo_arc (cr, far - radius, inset + radius, radius, -G_PI / 2, 0);
  cairo_arc (cr, far - radius, far - radius, radius, 0, G_PI / 2);
  cairo_arc (cr, inset + radius, far - radius, radius, G_PI / 2, G_PI);
  cairo_arc (cr, inset + radius, inset + radius, radius, G_PI, 3 * G_PI / 2);
  cairo_close_path (cr);
}

/* Writes @text around (@x, @y), narrowed to @width; sizes are parts of the counter's size. */
static void
write_text (const Counter *counter,
            const char *text,
            double x,
            double y,
            double height,
            double width,
            gboolean is_bold)
{
  g_autoptr (PangoLayout) layout = pango_cairo_create_layout (counter->cr);
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string (COUNTER_FONT);
  PangoRectangle ink;
  double squeeze;

  pango_font_description_set_absolute_size (font, MAX (1.0, height * counter->size) * PANGO_SCALE);
  pango_font_description_set_stretch (font, PANGO_STRETCH_CONDENSED);
  if (is_bold)
    pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  pango_layout_set_text (layout, text, -1);
  pango_layout_get_pixel_extents (layout, &ink, NULL);
  if (ink.width <= 0)
    return;

  squeeze = MIN (1.0, width * counter->size / ink.width);
  cairo_save (counter->cr);
  cairo_translate (counter->cr, x * counter->size, y * counter->size);
  cairo_scale (counter->cr, squeeze, MAX (squeeze, 0.82));
  cairo_move_to (counter->cr, -ink.x - ink.width / 2.0, -ink.y - ink.height / 2.0);
  pango_cairo_show_layout (counter->cr, layout);
  cairo_restore (counter->cr);
}

static void
paint_ground (const Counter *counter)
{
  cairo_t *cr = counter->cr;
  double size = counter->size;
  double radius = 0.09 * size;
  TcBoardColour light = tc_board_colour_mix (counter->ground, white, 0.34);
  TcBoardColour dark = tc_board_colour_mix (counter->ground, black, 0.4);

  for (int i = 3; i > 0; i--) {
    cairo_save (cr);
    cairo_translate (cr, 0.012 * i * size, 0.02 * i * size);
    trace_square (cr, 0, size, radius);
    cairo_set_source_rgba (cr, 0, 0, 0, 0.13);
    cairo_fill (cr);
    cairo_restore (cr);
  }
  trace_square (cr, 0, size, radius);
  tc_board_set_colour (cr, dark, 1);
  cairo_fill (cr);
  trace_square (cr, 0.02 * size, size, radius);
  tc_board_set_colour (cr, counter->ground, 1);
  cairo_fill (cr);
  /* Light from above and the left, as on a die-cut edge. */
  trace_square (cr, 0.035 * size, size, radius * 0.8);
  tc_board_set_colour (cr, light, 0.75);
  cairo_set_line_width (cr, 0.028 * size);
  cairo_stroke (cr);
  trace_square (cr, 0.006 * size, size, radius);
  tc_board_set_colour (cr, black, 0.85);
  cairo_set_line_width (cr, MAX (0.012 * size, 0.6));
  cairo_stroke (cr);
}

/* The reduced side: a striped band behind the factors. */
static void
paint_loss_band (const Counter *counter, double top, double height)
{
  cairo_t *cr = counter->cr;
  double size = counter->size;

  cairo_save (cr);
  trace_square (cr, 0.02 * size, size, 0.08 * size);
  cairo_clip (cr);
  cairo_rectangle (cr, 0, top * size, size, height * size);
  cairo_clip (cr);
  tc_board_set_colour (cr, white, 1);
  cairo_paint (cr);
  tc_board_set_colour (cr, loss_red, 1);
  cairo_set_line_width (cr, 0.055 * size);
  for (double x = -0.3; x < 1.3; x += 0.15) {
    cairo_move_to (cr, x * size, (top + height) * size);
    cairo_line_to (cr, (x + height) * size, top * size);
    cairo_stroke (cr);
  }
  cairo_rectangle (cr, 0.14 * size, top * size, 0.72 * size, height * size);
  tc_board_set_colour (cr, white, 1);
  cairo_fill (cr);
  cairo_restore (cr);
}

static void
paint_emblem (const Counter *counter, const char *symbol, double x, double y, double w, double h)
{
  cairo_t *cr = counter->cr;
  double size = counter->size;
  gboolean is_aircraft = strcmp (symbol, "fighter") == 0 || strcmp (symbol, "bomber") == 0;

  if (!is_aircraft) {
    cairo_rectangle (cr, x * size, y * size, w * size, h * size);
    tc_board_set_colour (cr, counter->field, 1);
    cairo_fill (cr);
    tc_board_set_colour (cr, black, 1);
  } else
    tc_board_set_colour (cr, counter->ink, 1);
  tc_board_paint_symbol (cr, symbol, x * size, y * size, w * size, h * size);
}

/* A marker has its name instead of a symbol, broken over lines. */
static void
paint_marker (const Counter *counter, const TcViewToken *token)
{
  g_autofree char *name = g_strdup (token->name);
  double width = counter->size * 0.1;

  trace_square (counter->cr, width, counter->size, 0.05 * counter->size);
  tc_board_set_colour (counter->cr, white, 0.92);
  cairo_fill_preserve (counter->cr);
  tc_board_set_colour (counter->cr, black, 0.8);
  cairo_set_line_width (counter->cr, MAX (1, 0.025 * counter->size));
  cairo_stroke (counter->cr);
  if (counter->size < MIDDLE_SIZE) {
    tc_board_set_colour (counter->cr, counter->ground, 1);
    tc_board_paint_symbol (counter->cr, "marker", 0.15 * counter->size, 0.15 * counter->size,
                           0.7 * counter->size, 0.7 * counter->size);
    return;
  }
  g_strdelimit (name, " ", '\n');
  tc_board_set_colour (counter->cr, black, 1);
  write_text (counter, name, 0.5, *token->face != '\0' ? 0.4 : 0.5, 0.19, 0.74, TRUE);
  if (*token->face != '\0')
    write_text (counter, token->face, 0.5, 0.76, 0.2, 0.74, TRUE);
}

static void
paint_full (const Counter *counter, const TcViewToken *token)
{
  double size = counter->size;
  const char *mark = tc_board_get_size_mark (token->size);
  double top = *mark != '\0' ? 0.36 : 0.28;

  tc_board_set_colour (counter->cr, counter->ink, 1);
  write_text (counter, token->name, 0.5, 0.125, 0.15, 0.9, FALSE);
  if (*mark != '\0')
    write_text (counter, mark, 0.5, 0.275, 0.125, 0.7, TRUE);
  paint_emblem (counter, token->symbol, 0.24, top, 0.52, 0.69 - top);
  if (token->is_reduced)
    paint_loss_band (counter, 0.725, 0.245);
  tc_board_set_colour (counter->cr, token->is_reduced ? loss_red : counter->ink, 1);
  write_text (counter, token->face, 0.5, 0.845, size < 64 ? 0.26 : 0.24,
              token->is_reduced ? 0.7 : 0.9, TRUE);
}

static void
paint_middle (const Counter *counter, const TcViewToken *token)
{
  gboolean has_face = *token->face != '\0';

  paint_emblem (counter, token->symbol, 0.18, has_face ? 0.13 : 0.24, 0.64, 0.45);
  if (token->is_reduced)
    paint_loss_band (counter, 0.64, 0.34);
  tc_board_set_colour (counter->cr, token->is_reduced ? loss_red : counter->ink, 1);
  write_text (counter, token->face, 0.5, 0.8, 0.34, token->is_reduced ? 0.76 : 0.92, TRUE);
}

static void
paint_small (const Counter *counter, const TcViewToken *token)
{
  paint_emblem (counter, token->symbol, 0.14, 0.2, 0.72, token->is_reduced ? 0.46 : 0.56);
  if (token->is_reduced)
    paint_loss_band (counter, 0.74, 0.24);
}

/* How many there are, in a corner: never smaller than can be read, so on a small counter it takes a
 * larger part of it, and does without the sign. */
static void
paint_count (const Counter *counter, guint count)
{
  cairo_t *cr = counter->cr;
  double size = counter->size;
  double height = MAX (0.4 * size, MIN (LEAST_COUNT, 0.66 * size));
  gboolean is_large = height < 0.41 * size;
  g_autofree char *text = g_strdup_printf (is_large ? "×%u" : "%u", count);
  double width = height * MAX (1.0, 0.36 + 0.36 * (double) g_utf8_strlen (text, -1));
  double right = 1.05 * size;
  double middle = 0.5 * height - 0.05 * size;

  cairo_new_sub_path (cr);
  cairo_arc (cr, right - height / 2, middle, height / 2, -G_PI / 2, G_PI / 2);
  cairo_arc (cr, right - width + height / 2, middle, height / 2, G_PI / 2, 3 * G_PI / 2);
  cairo_close_path (cr);
  tc_board_set_colour (cr, black, 1);
  cairo_fill_preserve (cr);
  tc_board_set_colour (cr, white, 1);
  cairo_set_line_width (cr, MAX (1, 0.025 * size));
  cairo_stroke (cr);
  write_text (counter, text, (right - width / 2) / size, middle / size, 0.74 * height / size,
              (width - 0.24 * height) / size, TRUE);
}

static void
trace_face (cairo_t *cr, double size, const double (*corners)[2])
{
  cairo_new_path (cr);
  for (guint i = 0; i < 4; i++)
    cairo_line_to (cr, corners[i][0] * size, corners[i][1] * size);
  cairo_close_path (cr);
}

/* A wooden cube: light on its top, shade on its right. */
static void
paint_cube (const Counter *counter)
{
  static const double top[][2] = { { 0.5, 0.06 }, { 0.92, 0.27 }, { 0.5, 0.48 }, { 0.08, 0.27 } };
  static const double left[][2] = { { 0.08, 0.27 }, { 0.5, 0.48 }, { 0.5, 0.96 }, { 0.08, 0.74 } };
  static const double right[][2] = { { 0.92, 0.27 }, { 0.5, 0.48 }, { 0.5, 0.96 }, { 0.92, 0.74 } };
  const struct {
    const double (*corners)[2];
    TcBoardColour colour;
  } faces[] = {
    { top, tc_board_colour_mix (counter->ground, white, 0.4) },
    { left, counter->ground },
    { right, tc_board_colour_mix (counter->ground, black, 0.3) },
  };
  cairo_t *cr = counter->cr;

  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (guint i = 0; i < G_N_ELEMENTS (faces); i++) {
    trace_face (cr, counter->size, faces[i].corners);
    tc_board_set_colour (cr, faces[i].colour, 1);
    cairo_fill_preserve (cr);
    tc_board_set_colour (cr, black, 0.9);
    cairo_set_line_width (cr, MAX (0.035 * counter->size, 0.8));
    cairo_stroke (cr);
  }
}

static void
paint_disk (const Counter *counter)
{
  cairo_t *cr = counter->cr;
  double middle = counter->size / 2;

  for (guint i = 0; i < 2; i++) {
    cairo_new_sub_path (cr);
    cairo_arc (cr, middle, middle + (i == 0 ? 0.07 : -0.03) * counter->size, 0.42 * counter->size,
               0, 2 * G_PI);
    tc_board_set_colour (cr, i == 0 ? black : counter->ground, 1);
    cairo_fill_preserve (cr);
    tc_board_set_colour (cr, black, 0.9);
    cairo_set_line_width (cr, MAX (0.035 * counter->size, 0.8));
    cairo_stroke (cr);
  }
}

/* A space of a track: "number", or "number-marked" with the marker on it. */
static void
paint_number (const Counter *counter, const TcViewToken *token)
{
  gboolean is_marked = strcmp (token->symbol, "number-marked") == 0;
  double size = counter->size;

  cairo_rectangle (counter->cr, 0.03 * size, 0.03 * size, 0.94 * size, 0.94 * size);
  tc_board_set_colour (counter->cr, counter->ground, 1);
  cairo_fill_preserve (counter->cr);
  tc_board_set_colour (counter->cr, black, 0.7);
  cairo_set_line_width (counter->cr, MAX (0.8, 0.03 * size));
  cairo_stroke (counter->cr);
  if (is_marked) {
    cairo_new_sub_path (counter->cr);
    cairo_arc (counter->cr, 0.5 * size, 0.5 * size, 0.42 * size, 0, 2 * G_PI);
    tc_board_set_colour (counter->cr, black, 1);
    cairo_fill (counter->cr);
  }
  tc_board_set_colour (counter->cr, is_marked ? white : counter->ink, 1);
  write_text (counter, token->face, 0.5, 0.5, 0.56, 0.8, TRUE);
}

void
tc_board_paint_counter (cairo_t *cr,
                        const TcBoardLayout *layout,
                        const TcViewToken *token,
                        double size)
{
  const TcBoardColour unowned = TC_BOARD_INK (0xc8b98c);
  const TcViewOwner *owner = tc_board_layout_find_owner (layout, token->owner);
  Counter counter = { .cr = cr, .size = size };
  gboolean is_card = tc_board_is_card (token);
  gboolean is_wooden = token->kind == TC_TOKEN_CUBE || token->kind == TC_TOKEN_DISK;
  gboolean is_number = g_str_has_prefix (token->symbol, "number");
  gboolean is_dark;

  counter.ground = tc_board_colour_parse (owner != NULL ? owner->colour : token->colour, unowned);
  is_dark = tc_board_colour_luminance (counter.ground) < 0.56;
  counter.ink = is_dark ? white : black;
  counter.field = tc_board_colour_mix (counter.ground, white, is_dark ? 0.72 : 0.62);

  cairo_save (cr);
  if (!is_card && !is_wooden && !is_number && !tc_board_is_pawn (token))
    paint_ground (&counter);
  if (is_number)
    paint_number (&counter, token);
  else if (token->kind == TC_TOKEN_CUBE)
    paint_cube (&counter);
  else if (token->kind == TC_TOKEN_DISK)
    paint_disk (&counter);
  else if (is_card)
    tc_board_paint_card (cr, layout, owner, token, size);
  else if (tc_board_is_pawn (token))
    tc_board_paint_pawn (cr, layout, owner, token, size);
  else if (token->is_hidden) {
    tc_board_set_colour (cr, counter.ink, 0.85);
    write_text (&counter, "?", 0.5, 0.5, 0.6, 0.8, TRUE);
  } else if (strcmp (token->symbol, "marker") == 0)
    paint_marker (&counter, token);
  else if (size >= FULL_SIZE)
    paint_full (&counter, token);
  else if (size >= MIDDLE_SIZE)
    paint_middle (&counter, token);
  else
    paint_small (&counter, token);
  if (token->count > 1)
    paint_count (&counter, token->count);
  cairo_restore (cr);
}
