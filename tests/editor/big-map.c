/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "big-map.h"

#include <string.h>

#define CELL_WIDTH  180
#define CELL_HEIGHT 170
#define MARGIN      60
#define JITTER      25

typedef struct {
  TcScenario *scenario;
  GString *text;
  guint columns;
  guint rows;
  TcNode *areas; /* of the scenario's own, in order */
  guint n_areas;
} BigMap;

/* -JITTER to JITTER, always the same for the same numbers. */
static int
jitter (guint a, guint b, guint c)
{
  guint hash = a * 73856093u ^ b * 19349663u ^ c * 83492791u;

  hash ^= hash >> 13;
  hash *= 0x5bd1e995u;
  hash ^= hash >> 15;

  return (int) (hash % (2 * JITTER + 1)) - JITTER;
}

/* Corner @k of line @line: two to the width of an area; odd rows are shifted by one. */
static TcPoint
get_corner (guint line, guint k)
{
  return (TcPoint){ MARGIN + (int) k * CELL_WIDTH / 2 + jitter (line, k, 1),
                    MARGIN + (int) line * CELL_HEIGHT + jitter (line, k, 2) };
}

static TcPoint
get_middle (TcPoint a, TcPoint b)
{
  /* The same for both areas: the order of the two must not matter. */
  guint x = (guint) (a.x + b.x);
  guint y = (guint) (a.y + b.y);

  return (TcPoint){ (int) x / 2 + jitter (x, y, 3) / 2, (int) y / 2 + jitter (x, y, 4) / 2 };
}

static void
append_point (BigMap *map, TcPoint point)
{
  g_string_append_printf (map->text, "        <point x=\"%d\" y=\"%d\"/>\n", point.x, point.y);
}

static void
append_outline (BigMap *map, guint row, guint column)
{
  guint k = 2 * column + row % 2;
  TcPoint corners[6] = { get_corner (row, k),         get_corner (row, k + 1),
                         get_corner (row, k + 2),     get_corner (row + 1, k + 2),
                         get_corner (row + 1, k + 1), get_corner (row + 1, k) };

  g_string_append (map->text, "      <outline>\n");
  for (guint i = 0; i < 6; i++) {
    append_point (map, corners[i]);
    append_point (map, get_middle (corners[i], corners[(i + 1) % 6]));
  }
  g_string_append (map->text, "      </outline>\n    </area>\n");
}

static const char *
get_id (BigMap *map, guint index, char *buffer, gsize size)
{
  if (index < map->n_areas)
    return tc_scenario_get_id (map->scenario, map->areas[index]);
  g_snprintf (buffer, size, "area-%u", index);

  return buffer;
}

static void
append_own (BigMap *map, TcNode area, int x, int y)
{
  const TcSchemaContent *content = tc_scenario_get_element (map->scenario, area)->content;

  g_string_append (map->text, "    <area");
  for (guint i = 0; i < content->n_attributes; i++) {
    const char *name = content->attributes[i].name;

    if (strcmp (name, "x") == 0 || strcmp (name, "y") == 0)
      g_string_append_printf (map->text, " %s=\"%d\"", name, *name == 'x' ? x : y);
    else if (tc_scenario_has (map->scenario, area, name))
      g_string_append_printf (map->text, " %s=\"%s\"", name,
                              tc_scenario_get_string (map->scenario, area, name));
  }
  g_string_append (map->text, ">\n");
}

static void
append_area (BigMap *map, guint row, guint column)
{
  static const char *const terrains[] = { "clear", "clear", "forest", "clear", "mountain" };
  static const char *const nations[] = { "france", "belgium", "netherlands", "germany" };
  guint index = row * map->columns + column;
  guint k = 2 * column + row % 2;
  int x = MARGIN + (int) (k + 1) * CELL_WIDTH / 2;
  int y = MARGIN + (int) (2 * row + 1) * CELL_HEIGHT / 2;

  if (index < map->n_areas)
    append_own (map, map->areas[index], x, y);
  else
    g_string_append_printf (
      map->text,
      "    <area id=\"area-%u\" name=\"Place %u\" nation=\"%s\" terrain=\"%s\" x=\"%d\" "
      "y=\"%d\">\n",
      index, index, nations[column * 4 / map->columns],
      terrains[(row * 7 + column * 3) % G_N_ELEMENTS (terrains)], x, y);
  append_outline (map, row, column);
}

static void
append_link (BigMap *map, guint a, guint b)
{
  char first[32];
  char second[32];

  g_string_append_printf (map->text, "    <link a=\"%s\" b=\"%s\"/>\n",
                          get_id (map, a, first, sizeof first),
                          get_id (map, b, second, sizeof second));
}

static void
append_links (BigMap *map)
{
  for (guint row = 0; row < map->rows; row++) {
    for (guint column = 0; column < map->columns; column++) {
      guint index = row * map->columns + column;
      guint below = index + map->columns;

      if (column + 1 < map->columns)
        append_link (map, index, index + 1);
      if (row + 1 == map->rows)
        continue;
      append_link (map, index, below);
      /* The row below is shifted the other way. */
      if (row % 2 == 0 && column > 0)
        append_link (map, index, below - 1);
      if (row % 2 == 1 && column + 1 < map->columns)
        append_link (map, index, below + 1);
    }
  }
}

static TcScenario *
parse (const char *text)
{
  g_autoptr (TcSource) source = tc_source_new_for_string ("big", text);
  g_autoptr (TcReport) report = tc_report_new ();
  g_autofree const TcSchema **schemas = tc_systems_dup_schemas (NULL);
  TcScenario *scenario;

  scenario = tc_scenario_parse (source, schemas, report);
  g_assert_nonnull (scenario);

  return scenario;
}

static void
replace_number (GString *text, const char *name, guint value)
{
  char *at = strstr (text->str, name);
  gsize length;

  g_assert_nonnull (at);
  at += strlen (name);
  length = strcspn (at, "\"");
  g_string_erase (text, at - text->str, (gssize) length);
  {
    g_autofree char *digits = g_strdup_printf ("%u", value);

    g_string_insert (text, at - text->str, digits);
  }
}

char *
big_map_new (const char *text, guint columns, guint rows)
{
  g_autoptr (TcScenario) scenario = parse (text);
  g_autoptr (GArray) areas = g_array_new (FALSE, FALSE, sizeof (TcNode));
  BigMap map = {
    .scenario = scenario, .text = g_string_new (NULL), .columns = columns, .rows = rows
  };
  TcNode node = TC_NODE_NONE;
  TcNode last_link = TC_NODE_NONE;

  while ((node = tc_scenario_find_by_role (scenario, "space", node)) != TC_NODE_NONE)
    g_array_append_val (areas, node);
  while ((node = tc_scenario_find_by_role (scenario, "link", node)) != TC_NODE_NONE)
    last_link = node;
  map.areas = (TcNode *) (gpointer) areas->data;
  map.n_areas = areas->len;
  g_assert_cmpuint (areas->len, <=, columns * rows);

  g_string_append_len (map.text, text, tc_scenario_get_tag_span (scenario, map.areas[0]).start);
  replace_number (map.text, " width=\"", 2 * MARGIN + (2 * columns + 1) * CELL_WIDTH / 2);
  replace_number (map.text, " height=\"", 2 * MARGIN + rows * CELL_HEIGHT);
  for (guint row = 0; row < rows; row++) {
    for (guint column = 0; column < columns; column++)
      append_area (&map, row, column);
  }
  append_links (&map);
  g_string_append (map.text, text + tc_scenario_get_extent (scenario, last_link).end);

  return g_string_free (map.text, FALSE);
}
