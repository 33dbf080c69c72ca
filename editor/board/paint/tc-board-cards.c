/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "board/paint/tc-board-paint-private.h"

/* Pawns and cards, drawn where counters lie: a pawn is a disc of its owner's colour, a card stands
 * upright. What they are is a glyph; whose they are is said by a letter too, not by colour alone.
 */

#define CARD_FONT   "Noto Sans,DejaVu Sans,sans-serif"
#define LETTER_SIZE 26.0 /* pixels from which the owner's letter is written */

static const TcBoardColour ink = TC_BOARD_INK (0x14110e);
static const TcBoardColour paper = TC_BOARD_INK (0xfbf9f3);
static const TcBoardColour back = TC_BOARD_INK (0x3d4a63);
static const TcBoardColour loss_red = TC_BOARD_INK (0xb3201c);
static const TcBoardColour neutral = TC_BOARD_INK (0x5b5548);

static void
write_text (cairo_t *cr, const char *text, double x, double y, double height, double width)
{
  g_autoptr (PangoLayout) layout = pango_cairo_create_layout (cr);
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string (CARD_FONT);
  PangoRectangle extent;
  double squeeze;

  pango_font_description_set_absolute_size (font, MAX (1.0, height) * PANGO_SCALE);
  pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  pango_layout_set_text (layout, text, -1);
  pango_layout_get_pixel_extents (layout, &extent, NULL);
  if (extent.width <= 0)
    return;
  squeeze = MIN (1.0, width / extent.width);
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, squeeze, squeeze);
  cairo_move_to (cr, -extent.x - extent.width / 2.0, -extent.y - extent.height / 2.0);
  pango_cairo_show_layout (cr, layout);
  cairo_restore (cr);
}

static void
write_initial (cairo_t *cr,
               const TcBoardLayout *layout,
               const TcViewOwner *owner,
               double x,
               double y,
               double height)
{
  g_autofree char *text = owner != NULL ? tc_board_layout_dup_letters (layout, owner) : NULL;

  if (text != NULL && *text != '\0')
    write_text (cr, text, x, y, height, height);
}

static void
trace_round (cairo_t *cr, TcBoardRect rect, double radius)
{
  double right = rect.x + rect.width;
  double bottom = rect.y + rect.height;

  cairo_new_sub_path (cr);
  cairo_arc (cr, right - radius, rect.y + radius, radius, -G_PI / 2, 0);
  cairo_arc (cr, right - radius, bottom - radius, radius, 0, G_PI / 2);
  cairo_arc (cr, rect.x + radius, bottom - radius, radius, G_PI / 2, G_PI);
  cairo_arc (cr, rect.x + radius, rect.y + radius, radius, G_PI, 3 * G_PI / 2);
  cairo_close_path (cr);
}

gboolean
tc_board_is_card (const TcViewToken *token)
{
  return token->kind == TC_TOKEN_CARD;
}

gboolean
tc_board_is_pawn (const TcViewToken *token)
{
  return token->kind == TC_TOKEN_PAWN;
}

/* A bar across a figure that cannot do what the others can. */
static void
paint_bar (cairo_t *cr, double size)
{
  const double from = 0.18 * size, to = 0.82 * size;

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (guint i = 0; i < 2; i++) {
    cairo_move_to (cr, from, to);
    cairo_line_to (cr, to, from);
    tc_board_set_colour (cr, i == 0 ? paper : loss_red, 1);
    cairo_set_line_width (cr, (i == 0 ? 0.19 : 0.11) * size);
    cairo_stroke (cr);
  }
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
}

void
tc_board_paint_pawn (cairo_t *cr,
                     const TcBoardLayout *layout,
                     const TcViewOwner *owner,
                     const TcViewToken *token,
                     double size)
{
  TcBoardColour ground = tc_board_colour_parse (owner != NULL ? owner->colour : NULL, neutral);
  TcBoardColour figure = tc_board_colour_luminance (ground) < 0.56 ? paper : ink;
  double middle = size / 2;
  gboolean has_letter = size >= LETTER_SIZE;

  cairo_new_sub_path (cr);
  cairo_arc (cr, middle + 0.02 * size, middle + 0.04 * size, 0.48 * size, 0, 2 * G_PI);
  cairo_set_source_rgba (cr, 0, 0, 0, 0.3);
  cairo_fill (cr);
  cairo_new_sub_path (cr);
  cairo_arc (cr, middle, middle, 0.48 * size, 0, 2 * G_PI);
  tc_board_set_colour (cr, ground, 1);
  cairo_fill_preserve (cr);
  tc_board_set_colour (cr, ink, 1);
  cairo_set_line_width (cr, MAX (1, 0.035 * size));
  cairo_stroke (cr);
  cairo_new_sub_path (cr);
  cairo_arc (cr, middle, middle, 0.435 * size, 0, 2 * G_PI);
  tc_board_set_colour (cr, paper, 0.9);
  cairo_set_line_width (cr, MAX (0.8, 0.03 * size));
  cairo_stroke (cr);
  tc_board_paint_glyph (cr, token->symbol, figure, (has_letter ? 0.2 : 0.16) * size,
                        (has_letter ? 0.1 : 0.16) * size, (has_letter ? 0.6 : 0.68) * size);
  if (token->is_reduced)
    paint_bar (cr, size);
  if (!has_letter)
    return;
  tc_board_set_colour (cr, figure, 1);
  write_initial (cr, layout, owner, middle, 0.78 * size, 0.24 * size);
}

/* Wraps @text between words and takes the largest letters, from @letter down, with which it fits
 * into
 * @box. Returns how high it is. */
static double
write_block (cairo_t *cr,
             const char *text,
             TcBoardRect box,
             double letter,
             PangoAlignment alignment,
             gboolean is_bold)
{
  g_autoptr (PangoLayout) layout = pango_cairo_create_layout (cr);
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string (CARD_FONT);
  int width = 0;
  int height = 0;

  pango_layout_set_width (layout, (int) (box.width * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD);
  pango_layout_set_alignment (layout, alignment);
  pango_layout_set_spacing (layout, (int) (0.25 * letter * PANGO_SCALE));
  pango_layout_set_text (layout, text, -1);
  pango_font_description_set_weight (font, is_bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  do {
    pango_font_description_set_absolute_size (font, letter * PANGO_SCALE);
    pango_layout_set_font_description (layout, font);
    pango_layout_get_pixel_size (layout, &width, &height);
    letter *= 0.92;
  } while ((height > box.height || width > box.width) && letter > 2);
  cairo_move_to (cr, box.x, box.y);
  pango_cairo_show_layout (cr, layout);

  return height;
}

static void
paint_back (cairo_t *cr, TcBoardRect card, double size)
{
  TcBoardRect inner = tc_board_rect_grow (card, -0.07 * size);

  tc_board_set_colour (cr, back, 1);
  cairo_fill (cr);
  cairo_save (cr);
  trace_round (cr, inner, 0.04 * size);
  tc_board_set_colour (cr, paper, 0.7);
  cairo_set_line_width (cr, MAX (0.8, 0.025 * size));
  cairo_stroke_preserve (cr);
  cairo_clip (cr);
  for (int i = -8; i < 16; i++) {
    cairo_move_to (cr, inner.x + i * 0.12 * size, inner.y + inner.height);
    cairo_rel_line_to (cr, inner.height * 0.7, -inner.height);
  }
  tc_board_set_colour (cr, paper, 0.25);
  cairo_set_line_width (cr, MAX (0.6, 0.02 * size));
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* A card without a picture is read: its name in the middle, and below it what else it says. */
static void
write_name (cairo_t *cr, const TcViewToken *token, TcBoardRect card, double size)
{
  TcBoardRect name = { card.x + 0.04 * size, 0.28 * size, card.width - 0.08 * size, 0.48 * size };

  tc_board_set_colour (cr, ink, 1);
  write_block (cr, token->name, name, 0.15 * size, PANGO_ALIGN_CENTER, TRUE);
  tc_board_set_colour (cr, neutral, 1);
  write_text (cr, token->face, card.x + card.width / 2, 0.88 * size, 0.13 * size, 0.9 * card.width);
}

static void
paint_face (cairo_t *cr,
            const TcBoardLayout *layout,
            TcBoardRect card,
            const TcViewOwner *owner,
            const TcViewToken *token,
            double size)
{
  TcBoardColour colour = tc_board_colour_parse (owner != NULL ? owner->colour : NULL, neutral);
  TcBoardColour on_band = tc_board_colour_luminance (colour) < 0.56 ? paper : ink;
  gboolean has_glyph = tc_board_has_glyph (token->symbol);
  double width = card.width * 0.74;

  tc_board_set_colour (cr, paper, 1);
  cairo_fill_preserve (cr);
  cairo_save (cr);
  cairo_clip (cr);
  cairo_rectangle (cr, card.x, card.y, card.width, 0.24 * size);
  tc_board_set_colour (cr, colour, 1);
  cairo_fill (cr);
  cairo_restore (cr);
  tc_board_set_colour (cr, on_band, 1);
  if (size >= LETTER_SIZE)
    write_initial (cr, layout, owner, card.x + 0.16 * size, card.y + 0.12 * size, 0.19 * size);
  if (has_glyph)
    tc_board_paint_glyph (cr, token->symbol, tc_board_colour_mix (colour, ink, 0.25),
                          card.x + (card.width - width) / 2, 0.3 * size, width);
  else
    write_name (cr, token, card, size);
  tc_board_set_colour (cr, ink, 1);
  if (has_glyph && size >= 2 * LETTER_SIZE)
    write_text (cr, token->name, card.x + card.width / 2, 0.88 * size, 0.12 * size,
                0.9 * card.width);
}

void
tc_board_paint_card (cairo_t *cr,
                     const TcBoardLayout *layout,
                     const TcViewOwner *owner,
                     const TcViewToken *token,
                     double size)
{
  TcBoardRect card = { (1 - TC_BOARD_CARD_WIDTH) / 2 * size, 0.01 * size,
                       TC_BOARD_CARD_WIDTH * size, 0.98 * size };
  TcBoardRect shadow = { card.x + 0.02 * size, card.y + 0.04 * size, card.width, card.height };

  /* A card that has been used, or must not be looked at any more, lies across. */
  cairo_save (cr);
  if (token->is_reduced) {
    cairo_translate (cr, size / 2, size / 2);
    cairo_rotate (cr, G_PI / 2);
    cairo_translate (cr, -size / 2, -size / 2);
  }
  trace_round (cr, shadow, 0.07 * size);
  cairo_set_source_rgba (cr, 0, 0, 0, 0.28);
  cairo_fill (cr);
  trace_round (cr, card, 0.07 * size);
  if (token->is_hidden)
    paint_back (cr, card, size);
  else
    paint_face (cr, layout, card, owner, token, size);
  trace_round (cr, card, 0.07 * size);
  tc_board_set_colour (cr, ink, 0.9);
  cairo_set_line_width (cr, MAX (0.8, 0.02 * size));
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* -- A card that is read ----------------------------------------------------------------------- */

/* The band at the top: the number in a disc, and the title beside it. */
static void
paint_band (cairo_t *cr, const TcBoardCardFace *face, double width, double band)
{
  TcBoardColour colour =
    tc_board_colour_parse (face->owner != NULL ? face->owner->colour : NULL, neutral);
  TcBoardColour on_band = tc_board_colour_luminance (colour) < 0.56 ? paper : ink;
  gboolean has_corner = *face->corner != '\0';
  double left = has_corner ? band : 0.35 * band;
  TcBoardRect title = { left, 0.18 * band, width - left - 0.2 * band, 0.7 * band };

  cairo_rectangle (cr, 0, 0, width, band);
  tc_board_set_colour (cr, colour, 1);
  cairo_fill (cr);
  tc_board_set_colour (cr, on_band, 1);
  write_block (cr, face->token->name, title, 0.33 * band, PANGO_ALIGN_LEFT, TRUE);
  if (!has_corner)
    return;
  cairo_arc (cr, 0.5 * band, 0.5 * band, 0.34 * band, 0, 2 * G_PI);
  tc_board_set_colour (cr, paper, 1);
  cairo_fill (cr);
  tc_board_set_colour (cr, ink, 1);
  write_text (cr, face->corner, 0.5 * band, 0.5 * band, 0.42 * band, 0.5 * band);
}

static void
paint_words (cairo_t *cr, const TcBoardCardFace *face, double width, double height, double band)
{
  double edge = 0.07 * width;
  double foot = *face->footer != '\0' ? 0.15 * height : 0.04 * height;
  TcBoardRect text = { edge, band + edge, width - 2 * edge, height - band - foot - 1.5 * edge };
  TcBoardRect footer = { edge, height - foot, width - 2 * edge, foot - 0.5 * edge };

  tc_board_set_colour (cr, ink, 1);
  if (*face->text != '\0') {
    write_block (cr, face->text, text, 0.062 * width, PANGO_ALIGN_LEFT, FALSE);
  } else if (tc_board_has_glyph (face->token->symbol)) {
    double size = MIN (text.width, text.height);

    tc_board_paint_glyph (cr, face->token->symbol, tc_board_colour_mix (neutral, ink, 0.25),
                          text.x + (text.width - size) / 2, text.y + (text.height - size) / 2,
                          size);
  }
  if (*face->footer == '\0')
    return;
  cairo_rectangle (cr, edge, height - foot - 0.5 * edge, width - 2 * edge, MAX (1, 0.004 * width));
  tc_board_set_colour (cr, neutral, 0.6);
  cairo_fill (cr);
  tc_board_set_colour (cr, neutral, 1);
  write_block (cr, face->footer, footer, 0.05 * width, PANGO_ALIGN_CENTER, FALSE);
}

void
tc_board_paint_card_face (cairo_t *cr, const TcBoardCardFace *face, double width, double height)
{
  TcBoardRect card = { 0, 0, width, height };
  TcBoardRect shadow = { 0.01 * width, 0.01 * height, width, height };
  double radius = 0.05 * width;

  trace_round (cr, shadow, radius);
  cairo_set_source_rgba (cr, 0, 0, 0, 0.28);
  cairo_fill (cr);
  cairo_save (cr);
  trace_round (cr, card, radius);
  tc_board_set_colour (cr, paper, 1);
  cairo_fill_preserve (cr);
  cairo_clip (cr);
  paint_band (cr, face, width, 0.2 * height);
  paint_words (cr, face, width, height, 0.2 * height);
  cairo_restore (cr);
  trace_round (cr, card, radius);
  tc_board_set_colour (cr, ink, 0.9);
  cairo_set_line_width (cr, MAX (0.8, 0.006 * width));
  cairo_stroke (cr);
}
