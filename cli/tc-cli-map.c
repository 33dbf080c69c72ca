/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>
#include <string.h>

#include "tc-cli-log.h"
#include "tc-cli-term.h"

/* A board of squares as lines of text: one mark for what lies at a place, one for each pawn on it,
 * in brackets what only the viewer knows, and a legend of the marks. */

typedef struct {
  const TcView *view;
  guint columns;
  guint rows;
  char **cells;    /* row by row; NULL where there is no place */
  GString *legend; /* lines "mark  words" */
  GHashTable *explained;
} Map;

/* Drawings that a single character shows better than letters do. */
static const struct {
  const char *glyph;
  const char *mark;
} signs[] = {
  { "nothing", "o" },
  { "barrier", "#" },
};

static void
map_clear (Map *map)
{
  for (guint i = 0; map->cells != NULL && i < map->columns * map->rows; i++)
    g_free (map->cells[i]);
  g_free (map->cells);
  if (map->legend != NULL)
    g_string_free (map->legend, TRUE);
  g_clear_pointer (&map->explained, g_hash_table_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Map, map_clear)

/* "C4": column 3, row 4. */
static gboolean
read_name (const char *name, guint *out_column, guint *out_row)
{
  guint64 row = 0;

  if (!g_ascii_isupper (name[0]) || !g_ascii_string_to_unsigned (name + 1, 10, 1, 99, &row, NULL))
    return FALSE;
  *out_column = (guint) (name[0] - 'A') + 1;
  *out_row = (guint) row;

  return TRUE;
}

/* FALSE when the board is no grid of places with such names. */
static gboolean
measure (Map *map)
{
  guint n = 0;
  const TcViewContainer *containers = tc_view_get_containers (map->view, &n);

  for (guint i = 0; i < n; i++) {
    guint column = 0;
    guint row = 0;

    if (containers[i].kind != TC_CONTAINER_TILE)
      continue;
    if (!read_name (containers[i].name, &column, &row))
      return FALSE;
    map->columns = MAX (map->columns, column);
    map->rows = MAX (map->rows, row);
  }

  return map->columns > 0;
}

/* -- Marks -- */

static const char *
find_owner (const Map *map, const char *id)
{
  const TcViewOwner *owner = tc_view_find_owner (map->view, id);

  return owner != NULL ? owner->name : NULL;
}

/* The first letters of @word and of its owner's name. */
static char *
make_mark (const Map *map, const char *word, const char *owner)
{
  const char *name = find_owner (map, owner);

  return g_strdup_printf ("%.1s%.1s", word, name != NULL ? name : "");
}

static void
explain (Map *map, const char *mark, const char *words)
{
  if (*mark == '\0' || !g_hash_table_add (map->explained, g_strdup (mark)))
    return;
  g_string_append (map->legend, map->legend->len > 0 ? ", " : "");
  g_string_append_printf (map->legend, "%s %s", mark, words);
}

/* (transfer full): of a tile that lies face up. */
static char *
dup_tile_mark (const Map *map, const TcViewContainer *place, const char *owner)
{
  g_autofree char *letters = make_mark (map, place->type, owner);

  for (guint i = 0; i < G_N_ELEMENTS (signs); i++) {
    if (strcmp (place->glyph, signs[i].glyph) == 0)
      return g_strdup (signs[i].mark);
  }

  return g_ascii_strdown (letters, -1);
}

static char *
dup_place_mark (Map *map, const TcViewContainer *place)
{
  const char *owner = place->region[0] != '\0' ? place->region : place->owner;
  const char *name = find_owner (map, owner);
  g_autofree char *words =
    name != NULL ? g_strdup_printf ("%s %s", name, place->type) : g_strdup (place->type);
  char *mark = NULL;

  switch (place->face) {
  case TC_TILE_NEVER:
    mark = g_strdup ("");
    break;
  case TC_TILE_HOLE:
    mark = g_strdup ("x");
    break;
  case TC_TILE_EMPTY:
    mark = g_strdup ("");
    break;
  case TC_TILE_RANDOM:
    mark = g_strdup ("?");
    break;
  case TC_TILE_FACE_DOWN:
    mark = g_strdup (".");
    break;
  case TC_TILE_FACE_UP:
    mark = dup_tile_mark (map, place, owner);
    break;
  }
  explain (map, mark, words);

  return mark;
}

static void
append_tokens (Map *map, const char *key, GString *cell)
{
  guint n = 0;
  const TcViewToken *tokens = tc_view_get_tokens (map->view, &n);

  for (guint i = 0; i < n; i++) {
    g_autofree char *letters = NULL;
    g_autofree char *mark = NULL;

    if (g_strcmp0 (tokens[i].container, key) != 0)
      continue;
    letters = make_mark (map, tokens[i].type, tokens[i].owner);
    mark = g_ascii_strup (letters, -1);
    g_string_append (cell, mark);
    explain (map, mark, tokens[i].name);
  }
}

static void
append_notes (Map *map, const char *key, GString *cell)
{
  guint n = 0;
  const TcViewNote *notes = tc_view_get_notes (map->view, &n);

  for (guint i = 0; i < n; i++) {
    g_autofree char *letters = NULL;
    g_autofree char *mark = NULL;

    if (g_strcmp0 (notes[i].container, key) != 0)
      continue;
    letters = make_mark (map, notes[i].mark, notes[i].owner);
    mark = g_strdup_printf ("[%s]", letters);
    g_string_append (cell, mark);
    explain (map, mark, notes[i].text);
  }
}

/* -- Lines -- */

static guint
fill (Map *map)
{
  guint n = 0;
  guint width = 1;
  const TcViewContainer *containers = tc_view_get_containers (map->view, &n);

  for (guint i = 0; i < n; i++) {
    guint column = 0;
    guint row = 0;
    g_autoptr (GString) cell = NULL;
    g_autofree char *mark = NULL;

    if (containers[i].kind != TC_CONTAINER_TILE || !read_name (containers[i].name, &column, &row))
      continue;
    mark = dup_place_mark (map, &containers[i]);
    cell = g_string_new (mark);
    append_notes (map, containers[i].key, cell);
    append_tokens (map, containers[i].key, cell);
    width = MAX (width, tc_cli_get_width (cell->str));
    g_free (map->cells[(row - 1) * map->columns + column - 1]);
    map->cells[(row - 1) * map->columns + column - 1] =
      g_string_free (g_steal_pointer (&cell), FALSE);
  }

  return width;
}

static void
end_line (GString *out)
{
  while (out->len > 0 && out->str[out->len - 1] == ' ')
    g_string_truncate (out, out->len - 1);
  g_string_append_c (out, '\n');
}

void
tc_cli_append_map (GString *out, const TcView *view)
{
  g_auto (Map) map = { .view = view };
  g_autofree char *legend = NULL;
  guint width;

  if (!measure (&map))
    return;
  map.cells = g_new0 (char *, map.columns *map.rows);
  map.legend = g_string_new (NULL);
  map.explained = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  width = fill (&map) + 1;

  tc_cli_append_padded (out, "", 4);
  for (guint column = 0; column < map.columns; column++) {
    const char name[] = { (char) ('A' + column), '\0' };

    tc_cli_append_padded (out, name, width);
  }
  end_line (out);
  for (guint row = 0; row < map.rows; row++) {
    g_string_append_printf (out, "%3u ", row + 1);
    for (guint column = 0; column < map.columns; column++) {
      const char *cell = map.cells[row * map.columns + column];

      tc_cli_append_padded (out, cell != NULL ? cell : "", width);
    }
    end_line (out);
  }
  legend = tc_letter_dup_printable (map.legend->str, -1);
  tc_cli_append_wrapped (out, legend, 0, 0);
  g_string_append (out, "\n\n");
}
