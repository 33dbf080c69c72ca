/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <math.h>
#include <pango/pangocairo.h>
#include <string.h>

#include "board/layout/tc-board-names-private.h"

/* Names of towns, seas, countries and rivers take what the areas' names leave; and how wide a text
 * is. */

/* Places for the names of rivers that a plan looks at: several times those of a map as rich as any
 * other. */
#define MAX_TRIES 10000u

#define LEAST_LABEL   7.2 /* pixels */
#define USUAL_TOWN    15.5
#define USUAL_COUNTRY 25.0
#define USUAL_SEA     37.0
#define SMALL_SEA     23.0 /* with its name level */
#define MEASURED      100  /* size of letters that are measured */

/* Advances of letters, by character; plain and bold. Filled as they are needed, in the main thread;
 * the fonts of a desktop do not change while it runs. */
static double
get_advance (gunichar letter, gboolean is_bold)
{
  static GHashTable *tables[2];
  GHashTable **table = &tables[is_bold ? 1 : 0];
  gpointer known;
  PangoContext *context;
  g_autoptr (PangoLayout) layout = NULL;
  g_autoptr (PangoFontDescription) font = NULL;
  cairo_font_options_t *options;
  char text[8] = "";
  int width;

  if (*table == NULL)
    *table = g_hash_table_new (NULL, NULL);
  known = g_hash_table_lookup (*table, GUINT_TO_POINTER (letter));
  if (known != NULL)
    return GPOINTER_TO_INT (known) / (double) PANGO_SCALE / MEASURED;

  context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  options = cairo_font_options_create ();
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (context, options);
  cairo_font_options_destroy (options);
  layout = pango_layout_new (context);
  g_object_unref (context);
  font = pango_font_description_from_string (TC_BOARD_MAP_FONT);
  pango_font_description_set_absolute_size (font, MEASURED * PANGO_SCALE);
  pango_font_description_set_stretch (font, PANGO_STRETCH_CONDENSED);
  if (is_bold)
    pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  else
    pango_font_description_set_style (font, PANGO_STYLE_ITALIC);
  pango_layout_set_font_description (layout, font);
  text[g_unichar_to_utf8 (letter, text)] = '\0';
  pango_layout_set_text (layout, text, -1);
  pango_layout_get_size (layout, &width, NULL);
  g_hash_table_insert (*table, GUINT_TO_POINTER (letter), GINT_TO_POINTER (MAX (1, width)));

  return MAX (1, width) / (double) PANGO_SCALE / MEASURED;
}

double
tc_board_names_measure (const char *text, double spacing, gboolean is_bold)
{
  double width = 0;

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    width += get_advance (g_utf8_get_char (at), is_bold) + spacing;

  return MAX (0, width - spacing);
}

/* A text at an angle is a row of squares. */
static TcBoardRect
get_square (const TcBoardName *name, double width, guint i, guint n)
{
  double along = (i + 0.5) / n - 0.5;
  double angle = name->angle * G_PI / 180;
  double x = name->x + along * width * cos (angle);
  double y = name->y + along * width * sin (angle);
  double half = name->size * 0.5;

  return (TcBoardRect){ x - half, y - half, 2 * half, 2 * half };
}

static guint
count_squares (const TcBoardName *name, double width)
{
  return (guint) CLAMP (ceil (width / MAX (name->size, 1e-6)), 1, 60);
}

static gboolean
hits_along (const TcBoardPlanner *planner, const TcBoardName *name, double width)
{
  guint n = count_squares (name, width);

  for (guint i = 0; i < n; i++) {
    if (tc_board_planner_hits (planner, get_square (name, width, i, n)))
      return TRUE;
  }

  return FALSE;
}

/* The name's rect becomes all of it. */
static void
take_along (TcBoardPlanner *planner, TcBoardName *name, double width)
{
  guint n = count_squares (name, width);
  TcBoardRect first = get_square (name, width, 0, n);

  for (guint i = 0; i < n; i++)
    tc_board_planner_take (planner, get_square (name, width, i, n));
  name->rect = tc_board_rect_join (first, get_square (name, width, n - 1, n));
  name->is_shown = TRUE;
}

static gboolean
is_water (const TcViewLabel *label)
{
  return strcmp (label->style, "sea") == 0 || strcmp (label->style, "lake") == 0;
}

static double
get_wide_size (const TcBoardPlanner *planner, const TcViewLabel *label)
{
  double usual = !is_water (label) ? USUAL_COUNTRY : label->angle == 0 ? SMALL_SEA : USUAL_SEA;

  return tc_board_planner_get_size (planner, usual * planner->unit, LEAST_LABEL);
}

static void
place_wide (TcBoardPlanner *planner, const TcViewLabel *label, TcBoardName *name, double size)
{
  g_autofree char *upper = g_utf8_strup (label->text, -1);
  double spacing = is_water (label) ? 0.08 : 0.2;
  const char *text =
    g_string_chunk_insert (planner->names->texts, is_water (label) ? label->text : upper);
  double width;

  name->text = text;
  name->angle = label->angle;
  name->size = size;
  width = tc_board_names_measure (text, spacing, !is_water (label)) * size;
  name->x = label->at.x;
  name->y = label->at.y;
  /* Its middle is moved so far that the whole of it is on the board. */
  if (label->angle == 0) {
    double half = width / 2 + 0.5 * name->size;

    name->x = CLAMP (name->x, MIN (planner->board.x + half, name->x + half),
                     MAX (planner->board.x + planner->board.width - half, name->x - half));
  }
  if (name->size > 0 && !hits_along (planner, name, width))
    take_along (planner, name, width);
}

/* Under the town, over it, or beside it. */
static void
place_town (TcBoardPlanner *planner, const TcViewLabel *label, TcBoardName *name, double size)
{
  double width = tc_board_names_measure (label->text, 0, FALSE) * size;
  double off = 8 * planner->unit;
  double height = 1.1 * size;
  const TcBoardRect places[] = {
    { label->at.x - width / 2, label->at.y + off, width, height },
    { label->at.x - width / 2, label->at.y - off - height, width, height },
    { label->at.x + off, label->at.y - height / 2, width, height },
    { label->at.x - off - width, label->at.y - height / 2, width, height },
  };

  if (size <= 0)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (places); i++) {
    if (tc_board_planner_hits (planner, places[i]) ||
        !tc_board_planner_is_on_board (planner, places[i]))
      continue;
    *name = (TcBoardName){ .is_shown = TRUE,
                           .x = places[i].x + width / 2,
                           .y = places[i].y + height / 2,
                           .size = size,
                           .text = g_string_chunk_insert (planner->names->texts, label->text),
                           .rect = places[i] };
    tc_board_planner_take (planner, places[i]);
    return;
  }
}

static gboolean
is_town (const TcViewLabel *label)
{
  return strcmp (label->style, "town") == 0;
}

static char *
dup_plain (const char *text)
{
  g_autofree char *plain = g_str_to_ascii (text, "C");

  return g_ascii_strdown (plain, -1);
}

GHashTable *
tc_board_names_collect_plain (const TcView *view)
{
  GHashTable *names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint n;
  const TcViewLabel *labels = tc_view_get_labels (view, &n);
  const TcViewContainer *containers;
  gboolean has_towns = FALSE;

  for (guint i = 0; i < n && !has_towns; i++)
    has_towns = is_town (&labels[i]);
  containers = tc_view_get_containers (view, &n);
  for (guint i = 0; has_towns && i < n; i++)
    g_hash_table_add (names, dup_plain (containers[i].name));

  return names;
}

/* An area's own town needs no second name: "Orléans" in Orleans. */
static gboolean
is_named_by_area (const TcBoardPlanner *planner, const TcViewLabel *label)
{
  g_autofree char *plain = dup_plain (label->text);

  return g_hash_table_contains (planner->names->plain, plain);
}

/* Where large text has no room, the name is as large as it would be without. */
static void
place_label (TcBoardPlanner *planner,
             const TcViewLabel *label,
             TcBoardName *name,
             double size,
             void (*place) (TcBoardPlanner *, const TcViewLabel *, TcBoardName *, double))
{
  place (planner, label, name, size);
  if (!name->is_shown && planner->text_scale > 1)
    place (planner, label, name, size / planner->text_scale);
}

void
tc_board_planner_place_labels (TcBoardPlanner *planner)
{
  double town = tc_board_planner_get_size (planner, USUAL_TOWN * planner->unit, LEAST_LABEL);
  guint n;
  const TcViewLabel *labels = tc_view_get_labels (tc_board_layout_get_view (planner->layout), &n);
  TcBoardName *names = (TcBoardName *) (gpointer) planner->names->labels->data;

  for (guint i = 0; i < n; i++) {
    if (!is_town (&labels[i]))
      place_label (planner, &labels[i], &names[i], get_wide_size (planner, &labels[i]), place_wide);
  }
  for (guint i = 0; i < n; i++) {
    if (is_town (&labels[i]) && !is_named_by_area (planner, &labels[i]))
      place_label (planner, &labels[i], &names[i], town, place_town);
  }
}

/* Where a name of @width fits best along a river: the straightest stretch of that length away from
 * other names. */
static gboolean
find_stretch (const TcBoardPlanner *planner,
              const TcViewShape *shape,
              double width,
              guint *n_tries,
              TcBoardName *name)
{
  double best = 0.86;

  for (guint i = 0; i + 1 < shape->n_points && *n_tries < MAX_TRIES; i++) {
    double length = 0;

    for (guint j = i + 1; j < shape->n_points && length < width * 1.5; j++) {
      double dx = shape->points[j].x - shape->points[i].x;
      double dy = shape->points[j].y - shape->points[i].y;
      double straight = hypot (dx, dy);
      TcBoardName try = *name;

      length += hypot (shape->points[j].x - shape->points[j - 1].x,
                       shape->points[j].y - shape->points[j - 1].y);
      if (straight < width * 1.05 || straight / length <= best)
        continue;
      (*n_tries)++;
      try.angle = atan2 (dy, dx) * 180 / G_PI;
      if (try.angle > 90 || try.angle < -90)
        try.angle += try.angle > 0 ? -180 : 180;
      try.x = (shape->points[j].x + shape->points[i].x) / 2.0 +
              sin (try.angle * G_PI / 180) * 10 * planner->unit;
      try.y = (shape->points[j].y + shape->points[i].y) / 2.0 -
              cos (try.angle * G_PI / 180) * 10 * planner->unit;
      if (hits_along (planner, &try, width))
        continue;
      best = straight / length;
      *name = try;
    }
  }

  return best > 0.86;
}

static void
place_river (TcBoardPlanner *planner, guint shape, double size, guint *n_tries)
{
  guint n;
  const TcViewShape *river =
    &tc_view_get_shapes (tc_board_layout_get_view (planner->layout), &n)[shape];
  TcBoardName *name = &g_array_index (planner->names->shapes, TcBoardName, shape);
  double width;

  name->size = size;
  name->text = g_string_chunk_insert (planner->names->texts, river->name);
  if (river->closed || *river->name == '\0' || name->size <= 0 ||
      strcmp (river->style, "dike") == 0)
    return;
  width = tc_board_names_measure (river->name, 0.06, FALSE) * name->size;
  if (find_stretch (planner, river, width, n_tries, name))
    take_along (planner, name, width);
}

void
tc_board_planner_place_rivers (TcBoardPlanner *planner)
{
  double size = tc_board_planner_get_size (planner, USUAL_TOWN * planner->unit, LEAST_LABEL);
  guint n_tries = 0;

  for (guint i = 0; i < planner->names->shapes->len; i++) {
    const TcBoardName *name = &g_array_index (planner->names->shapes, TcBoardName, i);

    place_river (planner, i, size, &n_tries);
    if (!name->is_shown && planner->text_scale > 1)
      place_river (planner, i, size / planner->text_scale, &n_tries);
  }
}
