/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <math.h>
#include <string.h>

#include "board/paint/tc-board-paint.h"

/* The field's symbols. Each is drawn in a box of 0..3 by 0..2; the caller scales and sets colour
 * and line width. */

typedef enum {
  PART_CROSS = 1 << 0,    /* infantry */
  PART_OVAL = 1 << 1,     /* armour */
  PART_SLASH = 1 << 2,    /* cavalry, reconnaissance */
  PART_DOT = 1 << 3,      /* artillery */
  PART_UPRIGHT = 1 << 4,  /* motorised */
  PART_WINGS = 1 << 5,    /* airborne */
  PART_WHEELS = 1 << 6,   /* under the box */
  PART_PEAK = 1 << 7,     /* mountain troops */
  PART_STAFF = 1 << 8,    /* headquarters */
  PART_TOOTHED = 1 << 9,  /* fortress */
  PART_FIGHTER = 1 << 10, /* without a box: the aircraft seen from above */
  PART_BOMBER = 1 << 11,
  PART_DISC = 1 << 12, /* a marker */
} Part;

typedef struct {
  const char *id;
  guint parts;
} Symbol;

static const Symbol symbols[] = {
  { "infantry", PART_CROSS },
  { "armour", PART_OVAL },
  { "armor", PART_OVAL },
  { "mechanised", PART_CROSS | PART_OVAL },
  { "motorised", PART_CROSS | PART_UPRIGHT },
  { "airborne", PART_CROSS | PART_WINGS },
  { "cavalry", PART_SLASH },
  { "reconnaissance", PART_SLASH | PART_WHEELS },
  { "artillery", PART_DOT },
  { "mountain", PART_CROSS | PART_PEAK },
  { "headquarters", PART_STAFF },
  { "fortress", PART_TOOTHED },
  { "fighter", PART_FIGHTER },
  { "bomber", PART_BOMBER },
  { "marker", PART_DISC },
};

typedef struct {
  const char *size;
  const char *mark;
} SizeMark;

static const SizeMark size_marks[] = {
  { "army-group", "XXXXX" }, { "army", "XXXX" },    { "corps", "XXX" },    { "division", "XX" },
  { "brigade", "X" },        { "regiment", "III" }, { "battalion", "II" }, { "company", "I" },
};

static void
draw_line (cairo_t *cr, double x1, double y1, double x2, double y2)
{
  cairo_move_to (cr, x1, y1);
  cairo_line_to (cr, x2, y2);
  cairo_stroke (cr);
}

static void
fill_circle (cairo_t *cr, double x, double y, double radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  cairo_fill (cr);
}

static void
draw_oval (cairo_t *cr)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0.95, 1, 0.5, G_PI / 2, 3 * G_PI / 2);
  cairo_arc (cr, 2.05, 1, 0.5, -G_PI / 2, G_PI / 2);
  cairo_close_path (cr);
  cairo_stroke (cr);
}

static void
draw_wings (cairo_t *cr)
{
  cairo_arc (cr, 1.22, 1.86, 0.28, G_PI, 2 * G_PI);
  cairo_arc (cr, 1.78, 1.86, 0.28, G_PI, 2 * G_PI);
  cairo_stroke (cr);
}

static void
draw_teeth (cairo_t *cr)
{
  cairo_move_to (cr, 0, 0.55);
  for (int i = 0; i < 3; i++) {
    cairo_rel_line_to (cr, 0.5, 0);
    cairo_rel_line_to (cr, 0, i % 2 == 0 ? 0.5 : -0.5);
    cairo_rel_line_to (cr, 0.5, 0);
    cairo_rel_line_to (cr, 0, i % 2 == 0 ? -0.5 : 0.5);
  }
  cairo_stroke (cr);
}

/* An aircraft from above, nose up, as half an outline that is mirrored; in a square of -1..1. */
static void
fill_mirrored (cairo_t *cr, const double (*points)[2], guint n)
{
  for (int side = 1; side >= -1; side -= 2) {
    cairo_move_to (cr, side * points[0][0], points[0][1]);
    for (guint i = 1; i < n; i++)
      cairo_line_to (cr, side * points[i][0], points[i][1]);
    cairo_close_path (cr);
  }
  cairo_fill (cr);
}

static void
draw_aircraft (cairo_t *cr, gboolean is_bomber)
{
  static const double fighter[][2] = {
    { 0, -0.95 },  { 0.09, -0.8 }, { 0.14, -0.42 }, { 0.2, -0.34 }, { 1.05, -0.14 }, { 1.08, 0.06 },
    { 0.2, 0.16 }, { 0.1, 0.66 },  { 0.4, 0.8 },    { 0.4, 0.93 },  { 0.08, 0.93 },  { 0, 1.0 },
  };
  static const double bomber[][2] = {
    { 0, -1.0 },    { 0.13, -0.86 }, { 0.16, -0.36 }, { 0.42, -0.32 },
    { 0.42, -0.6 }, { 0.5, -0.68 },  { 0.58, -0.6 },  { 0.58, -0.28 },
    { 1.5, -0.1 },  { 1.52, 0.1 },   { 0.18, 0.22 },  { 0.11, 0.64 },
    { 0.55, 0.76 }, { 0.55, 0.94 },  { 0.1, 0.94 },   { 0, 1.0 },
  };

  cairo_save (cr);
  cairo_translate (cr, 1.5, 1);
  cairo_scale (cr, 1.12, 1.12);
  if (is_bomber)
    fill_mirrored (cr, bomber, G_N_ELEMENTS (bomber));
  else
    fill_mirrored (cr, fighter, G_N_ELEMENTS (fighter));
  cairo_restore (cr);
}

static void
draw_in_box (cairo_t *cr, guint parts)
{
  if (parts & PART_CROSS)
    draw_line (cr, 0, 0, 3, 2);
  if (parts & (PART_CROSS | PART_SLASH))
    draw_line (cr, 0, 2, 3, 0);
  if (parts & PART_OVAL)
    draw_oval (cr);
  if (parts & PART_DOT)
    fill_circle (cr, 1.5, 1, 0.36);
  if (parts & PART_UPRIGHT)
    draw_line (cr, 1.5, 0, 1.5, 2);
  if (parts & PART_WINGS)
    draw_wings (cr);
  if (parts & PART_STAFF)
    draw_line (cr, 0, 0.6, 3, 0.6);
  if (parts & PART_TOOTHED)
    draw_teeth (cr);
  if (parts & PART_PEAK) {
    cairo_move_to (cr, 1.1, 2);
    cairo_line_to (cr, 1.5, 1.2);
    cairo_line_to (cr, 1.9, 2);
    cairo_fill (cr);
  }
  cairo_rectangle (cr, 0, 0, 3, 2);
  cairo_stroke (cr);
  if (parts & PART_WHEELS) {
    fill_circle (cr, 0.8, 2.25, 0.16);
    fill_circle (cr, 2.2, 2.25, 0.16);
  }
}

static const Symbol *
find_symbol (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (symbols); i++) {
    if (strcmp (symbols[i].id, id) == 0)
      return &symbols[i];
  }

  return NULL;
}

gboolean
tc_board_has_symbol (const char *id)
{
  return find_symbol (id) != NULL;
}

void
tc_board_paint_symbol (cairo_t *cr, const char *id, double x, double y, double width, double height)
{
  const Symbol *symbol = find_symbol (id);
  guint parts = symbol != NULL ? symbol->parts : 0;
  double factor = MIN (width / 3, height / 2);

  cairo_save (cr);
  cairo_translate (cr, x + (width - 3 * factor) / 2, y + (height - 2 * factor) / 2);
  cairo_scale (cr, factor, factor);
  cairo_set_line_width (cr, MAX (0.16, 1.1 / factor));
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  if (parts & (PART_FIGHTER | PART_BOMBER))
    draw_aircraft (cr, (parts & PART_BOMBER) != 0);
  else if (parts & PART_DISC)
    fill_circle (cr, 1.5, 1, 0.7);
  else
    draw_in_box (cr, parts);
  cairo_restore (cr);
}

const char *
tc_board_get_size_mark (const char *size)
{
  for (guint i = 0; i < G_N_ELEMENTS (size_marks); i++) {
    if (g_strcmp0 (size_marks[i].size, size) == 0)
      return size_marks[i].mark;
  }

  return "";
}
