/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "large-scenario.h"

#include <string.h>

/* A board of squares beside the old map, so far from it that nothing touches. */
#define TOP         2000
#define LEFT        2000
#define SIDE        200
#define COLUMNS     50u
#define MAX_AREAS   1900u
#define POINT_BYTES 38u  /* of one point with its line, about */
#define MAX_SETUPS  900u /* the schema takes 1,000 of each kind */
#define SETUP_BYTES 900u /* of one, about */

static void
append_point (GString *out, gint x, gint y)
{
  g_string_append_printf (out, "        <point x=\"%d\" y=\"%d\"/>\n", x, y);
}

/* From one corner towards the next, that one left out, over @n points: neighbours share them all.
 */
static void
append_side (GString *out, gint x, gint y, gint dx, gint dy, guint n)
{
  for (guint i = 0; i < n; i++) {
    gint along = (gint) (i * SIDE / n);

    /* Backwards the same points as forwards. */
    if (dx + dy < 0)
      along = SIDE - (gint) ((n - i) * SIDE / n);
    append_point (out, x + dx * along, y + dy * along);
  }
}

static void
append_area (GString *out, guint i, guint n_points)
{
  static const char *const nations[] = { "france", "belgium", "germany" };
  static const char *const terrains[] = { "clear", "forest", "mountain" };
  gint x = LEFT + (gint) (i % COLUMNS) * SIDE;
  gint y = TOP + (gint) (i / COLUMNS) * SIDE;

  g_string_append_printf (out,
                          "    <area id=\"a-%u\" name=\"Area number %u\" nation=\"%s\" "
                          "terrain=\"%s\" x=\"%d\" y=\"%d\">\n      <outline>\n",
                          i, i, nations[i % 3], terrains[i / 3 % 3], x + SIDE / 2, y + SIDE / 2);
  append_side (out, x, y, 1, 0, n_points);
  append_side (out, x + SIDE, y, 0, 1, n_points);
  append_side (out, x + SIDE, y + SIDE, -1, 0, n_points);
  append_side (out, x, y + SIDE, 0, -1, n_points);
  g_string_append (out, "      </outline>\n    </area>\n");
}

/* The way from the old map to the new one; without an outline it touches nothing. */
static void
append_bridge (GString *out)
{
  g_string_append (out, "    <area id=\"bridge\" name=\"Bridge\" nation=\"france\" "
                        "terrain=\"clear\" x=\"1000\" y=\"1000\"/>\n");
}

static void
append_links (GString *out, guint i)
{
  if (i % COLUMNS > 0)
    g_string_append_printf (out, "    <link a=\"a-%u\" b=\"a-%u\"/>\n", i - 1, i);
  if (i >= COLUMNS)
    g_string_append_printf (out, "    <link a=\"a-%u\" b=\"a-%u\"/>\n", i - COLUMNS, i);
}

static void
append_shape (GString *out, guint i)
{
  g_string_append_printf (out, "      <shape style=\"river\" name=\"River %u\">\n", i);
  for (guint k = 0; k < 40; k++)
    append_point (out, (gint) (i * 7 + k * 31) % 20000, (gint) (i * 13 + k * 17) % 20000);
  g_string_append (out, "      </shape>\n");
}

/* Puts a counter into an area of its nation: those of every third number. */
static void
move_counter (GString *setup, const char *counter, guint index)
{
  g_autofree char *place = g_strdup_printf ("counter=\"%s\" area=\"", counter);
  g_autofree char *other = g_strdup_printf ("a-%u", 3 * index);
  const char *start = strstr (setup->str, place);
  const char *end = start != NULL ? strchr (start + strlen (place), '"') : NULL;
  gssize at;

  g_assert_nonnull (end);
  at = start - setup->str + (gssize) strlen (place);
  g_string_erase (setup, at, end - setup->str - at);
  g_string_insert (setup, at, other);
}

/* (transfer full): the first <fixed-setup> of @good under another name, and with two counters
 * elsewhere, so that no two are the same. */
static GString *
new_setup (const char *good, guint i, guint n_areas)
{
  const char *start = strstr (good, "    <fixed-setup id=\"");
  const char *end = strstr (good, "    </fixed-setup>\n");
  const char *rest = start != NULL ? strstr (start, " first-turn=") : NULL;
  guint n = n_areas / 3;
  GString *setup = g_string_new (NULL);

  g_assert_true (rest != NULL && end > rest && n > 0);
  g_string_append_printf (setup,
                          "    <fixed-setup id=\"setup-%u\" name=\"Setup %u\"%.*s"
                          "    </fixed-setup>\n",
                          i, i, (int) (end - rest), rest);
  move_counter (setup, "3dcr", i % n);
  move_counter (setup, "1c", i / n);

  return setup;
}

/* Moves what is before @mark in @good from *@at on. */
static void
copy_until (GString *out, const char **at, const char *mark)
{
  const char *found = strstr (*at, mark);

  g_assert_nonnull (found);
  g_string_append_len (out, *at, found - *at);
  *at = found;
}

GString *
large_scenario_new (const char *good, gsize bytes)
{
  GString *out = g_string_new (NULL);
  gsize third = bytes / 3;
  gsize setups = (gsize) MAX_SETUPS * SETUP_BYTES;
  guint n_areas = (guint) MIN (third / 500, MAX_AREAS);
  guint n_points = (guint) CLAMP (third / (4 * POINT_BYTES * MAX (n_areas, 1)), 1, SIDE);
  const char *at = good;

  copy_until (out, &at, "    <link ");
  for (guint i = 0; i < n_areas; i++)
    append_area (out, i, n_points);
  append_bridge (out);
  copy_until (out, &at, "    <zone ");
  for (guint i = 0; i < n_areas; i++)
    append_links (out, i);
  g_string_append (out,
                   "    <link a=\"haven\" b=\"bridge\"/>\n    <link a=\"bridge\" b=\"a-0\"/>\n");
  copy_until (out, &at, "      <label ");
  for (guint i = 0; out->len < MAX (2 * third, bytes - MIN (bytes, setups)); i++)
    append_shape (out, i);
  copy_until (out, &at, "    <fixed-setup ");
  for (guint i = 0; out->len < bytes && i < MAX_SETUPS; i++) {
    g_autoptr (GString) setup = new_setup (good, i, n_areas);

    g_string_append_len (out, setup->str, (gssize) setup->len);
  }
  g_string_append (out, at);
  g_string_replace (out, " width=\"1000\" height=\"600\"", " width=\"20000\" height=\"20000\"", 1);

  return out;
}
