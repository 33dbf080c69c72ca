/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "board/tc-board-tiles.h"

#include <math.h>
#include <string.h>

#include "board/tc-board-tiles-private.h"

/* A tile overlaps its neighbours by a pixel on each side, so that stretched tiles leave no seams.
 * The least recently drawn levels go first; the level that shows the whole board stays longest,
 * because it is drawn under all others. */

#define MAX_LEVELS 4
#define MAX_TILES  300 /* 0.15 MB each */

static void
free_tile (gpointer data)
{
  TcBoardTile *tile = data;

  tc_board_picture_free (tile->picture);
  g_free (tile);
}

static void
free_look (gpointer data)
{
  TcBoardLook *look = data;

  g_clear_object (&look->texture);
  g_free (look);
}

static void
free_level (gpointer data)
{
  TcBoardLevel *level = data;

  g_hash_table_unref (level->tiles);
  g_free (level);
}

TcBoardTiles *
tc_board_tiles_new (void)
{
  TcBoardTiles *tiles = g_new0 (TcBoardTiles, 1);

  tiles->levels = g_ptr_array_new_with_free_func (free_level);
  tiles->looks = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, free_look);
  tiles->drawn = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, tc_board_drawn_free);
  tiles->order = g_ptr_array_new ();

  return tiles;
}

void
tc_board_tiles_free (TcBoardTiles *tiles)
{
  g_ptr_array_unref (tiles->levels);
  g_hash_table_unref (tiles->looks);
  g_hash_table_unref (tiles->drawn);
  g_ptr_array_unref (tiles->order);
  g_free (tiles);
}

TcBoardRect
tc_board_tile_get_rect (gint64 column, gint64 row, double scale, int margin)
{
  double size = TC_BOARD_TILE_SIZE / scale;

  return tc_board_rect_grow (
    (TcBoardRect){ (double) column * size, (double) row * size, size, size }, margin / scale);
}

static gint64
get_tile_key (int column, int row)
{
  return (gint64) ((guint64) column << 32 | (guint32) row);
}

static TcBoardLevel *
find_level (TcBoardTiles *tiles, double scale, int factor)
{
  for (guint i = 0; i < tiles->levels->len; i++) {
    TcBoardLevel *level = g_ptr_array_index (tiles->levels, i);

    if (level->factor == factor && fabs (level->scale - scale) <= scale * 1e-6)
      return level;
  }

  return NULL;
}

static guint
count_tiles (const TcBoardTiles *tiles)
{
  guint n = 0;

  for (guint i = 0; i < tiles->levels->len; i++)
    n += g_hash_table_size (((TcBoardLevel *) g_ptr_array_index (tiles->levels, i))->tiles);

  return n;
}

/* The level to give up: the one not drawn for longest, but neither @kept nor the coarsest. */
static TcBoardLevel *
find_oldest (TcBoardTiles *tiles, const TcBoardLevel *kept)
{
  TcBoardLevel *coarsest = NULL;
  TcBoardLevel *oldest = NULL;

  for (guint i = 0; i < tiles->levels->len; i++) {
    TcBoardLevel *level = g_ptr_array_index (tiles->levels, i);

    if (coarsest == NULL || level->scale < coarsest->scale)
      coarsest = level;
  }
  for (guint i = 0; i < tiles->levels->len; i++) {
    TcBoardLevel *level = g_ptr_array_index (tiles->levels, i);

    if (level != kept && level != coarsest &&
        (oldest == NULL || level->last_used < oldest->last_used))
      oldest = level;
  }

  return oldest;
}

static TcBoardLevel *
ensure_level (TcBoardTiles *tiles, double scale, int factor)
{
  TcBoardLevel *level = find_level (tiles, scale, factor);

  if (level == NULL) {
    level = g_new0 (TcBoardLevel, 1);
    level->scale = scale;
    level->factor = factor;
    level->tiles = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, free_tile);
    g_ptr_array_add (tiles->levels, level);
  }
  level->last_used = ++tiles->clock;
  while (tiles->levels->len > MAX_LEVELS || count_tiles (tiles) > MAX_TILES) {
    TcBoardLevel *oldest = find_oldest (tiles, level);

    if (oldest == NULL)
      break;
    g_ptr_array_remove (tiles->levels, oldest);
  }

  return level;
}

/* The pixels of the tile before, as far as they are still good. */
static void
copy_pixels (cairo_surface_t *from, cairo_surface_t *to)
{
  int stride = cairo_image_surface_get_stride (from);

  cairo_surface_flush (to);
  memcpy (cairo_image_surface_get_data (to), cairo_image_surface_get_data (from),
          (gsize) stride * (gsize) cairo_image_surface_get_height (from));
  cairo_surface_mark_dirty (to);
}

/* On whole pixels, so that what is painted again fits to what is kept. */
static TcBoardRect
align_to_pixels (TcBoardRect part, TcBoardRect rect, double scale)
{
  double left = floor ((MAX (part.x, rect.x) - rect.x) * scale);
  double top = floor ((MAX (part.y, rect.y) - rect.y) * scale);
  double right = ceil ((MIN (part.x + part.width, rect.x + rect.width) - rect.x) * scale);
  double bottom = ceil ((MIN (part.y + part.height, rect.y + rect.height) - rect.y) * scale);

  return (TcBoardRect){ rect.x + left / scale, rect.y + top / scale, (right - left) / scale,
                        (bottom - top) / scale };
}

static void
paint_tile (TcBoardTiles *tiles, TcBoardLevel *level, int column, int row)
{
  gint64 key = get_tile_key (column, row);
  TcBoardRect rect = tc_board_tile_get_rect (column, row, level->scale, 1);
  TcBoardRect part = rect;
  const TcBoardTile *old = g_hash_table_lookup (level->tiles, &key);
  cairo_surface_t *surface = cairo_image_surface_create (
    CAIRO_FORMAT_ARGB32, TC_BOARD_TILE_SIZE + 2, TC_BOARD_TILE_SIZE + 2);
  cairo_t *cr = cairo_create (surface);
  TcBoardTile *tile = g_new0 (TcBoardTile, 1);

  cairo_scale (cr, level->scale, level->scale);
  cairo_translate (cr, -rect.x, -rect.y);
  if (old != NULL) {
    part = align_to_pixels (old->damage, rect, level->scale);
    copy_pixels (tc_board_picture_get_surface (old->picture), surface);
    cairo_rectangle (cr, part.x, part.y, part.width, part.height);
    cairo_clip (cr);
    cairo_set_operator (cr, CAIRO_OPERATOR_CLEAR);
    cairo_paint (cr);
    cairo_set_operator (cr, CAIRO_OPERATOR_OVER);
  }
  tc_board_paint_map (cr, tiles->layout, level->scale / level->factor, part, tiles->layers);
  tc_board_end_drawing (cr, "a part of the map");
  tile->picture = tc_board_picture_new (surface);
  g_hash_table_replace (level->tiles, g_memdup2 (&key, sizeof key), tile);
  tiles->n_painted++;
}

typedef struct {
  int first_column;
  int last_column;
  int first_row;
  int last_row;
} TileRange;

typedef struct {
  int column;
  int row;
  gboolean is_missing;
} TilePlace;

static TileRange
get_range (const TcBoardTiles *tiles, double scale, TcBoardRect region)
{
  TcBoardRect extent = tc_board_rect_grow (tc_board_layout_get_extent (tiles->layout), 4 / scale);
  double size = TC_BOARD_TILE_SIZE / scale;
  double left = MAX (region.x, extent.x);
  double top = MAX (region.y, extent.y);
  double right = MIN (region.x + region.width, extent.x + extent.width);
  double bottom = MIN (region.y + region.height, extent.y + extent.height);

  return (TileRange){ (int) floor (left / size), (int) ceil (right / size) - 1,
                      (int) floor (top / size), (int) ceil (bottom / size) - 1 };
}

/* A tile of @region that shows an older view, or else one that is missing; %FALSE when all are
 * good. */
static gboolean
find_bad (TcBoardTiles *tiles, TcBoardLevel *level, TcBoardRect region, TilePlace *out_place)
{
  TileRange range = get_range (tiles, level->scale, region);
  gboolean is_found = FALSE;

  for (int row = range.first_row; row <= range.last_row; row++) {
    for (int column = range.first_column; column <= range.last_column; column++) {
      gint64 key = get_tile_key (column, row);
      TcBoardTile *tile = g_hash_table_lookup (level->tiles, &key);

      if (tile == NULL ? is_found : !tile->is_stale)
        continue;
      *out_place = (TilePlace){ column, row, tile == NULL };
      is_found = TRUE;
      if (tile != NULL)
        return TRUE;
    }
  }

  return is_found;
}

gboolean
tc_board_tiles_paint_next (TcBoardTiles *tiles, double scale, int factor, TcBoardRect region)
{
  TcBoardLevel *level = ensure_level (tiles, scale * factor, factor);
  TilePlace place;

  if (!find_bad (tiles, level, region, &place))
    return FALSE;
  paint_tile (tiles, level, place.column, place.row);

  return TRUE;
}

gboolean
tc_board_tiles_have_moved (const TcBoardTiles *tiles)
{
  return tiles->has_moved;
}

static gboolean
is_stale (gpointer key, gpointer value, gpointer data)
{
  return ((TcBoardTile *) value)->is_stale;
}

/* What is not seen now is rather blank for a moment, when it is, than wrong. */
static void
settle (TcBoardTiles *tiles)
{
  tiles->has_moved = FALSE;
  for (guint i = 0; i < tiles->levels->len; i++)
    g_hash_table_foreach_remove (((TcBoardLevel *) g_ptr_array_index (tiles->levels, i))->tiles,
                                 is_stale, NULL);
}

gboolean
tc_board_tiles_freshen (TcBoardTiles *tiles,
                        double scale,
                        int factor,
                        TcBoardRect region,
                        gint64 until)
{
  TcBoardLevel *level = tiles->has_moved ? ensure_level (tiles, scale * factor, factor)
                                         : find_level (tiles, scale * factor, factor);
  TilePlace place;

  while (level != NULL && find_bad (tiles, level, region, &place)) {
    if ((place.is_missing && !tiles->has_moved) || g_get_monotonic_time () >= until)
      return FALSE;
    paint_tile (tiles, level, place.column, place.row);
  }
  if (level != NULL && tiles->has_moved)
    settle (tiles);

  return level != NULL;
}

static void
draw_level (TcBoardLevel *level,
            GtkSnapshot *snapshot,
            const TcBoardTransform *transform,
            TcBoardRect region,
            gboolean is_cairo)
{
  GHashTableIter iter;
  gpointer key, value;

  g_hash_table_iter_init (&iter, level->tiles);
  while (g_hash_table_iter_next (&iter, &key, &value)) {
    gint64 place = *(gint64 *) key;
    TcBoardRect rect = tc_board_tile_get_rect (place >> 32, (gint32) place, level->scale, 1);
    TcBoardRect at = tc_board_transform_rect (transform, rect);

    if (tc_board_rect_meets (&rect, &region))
      tc_board_picture_append (
        ((TcBoardTile *) value)->picture, snapshot,
        &GRAPHENE_RECT_INIT ((float) at.x, (float) at.y, (float) at.width, (float) at.height),
        is_cairo);
  }
}

static gboolean
is_complete (const TcBoardTiles *tiles, TcBoardLevel *level, TcBoardRect region)
{
  TileRange range = get_range (tiles, level->scale, region);

  for (int row = range.first_row; row <= range.last_row; row++) {
    for (int column = range.first_column; column <= range.last_column; column++) {
      gint64 key = get_tile_key (column, row);

      if (!g_hash_table_contains (level->tiles, &key))
        return FALSE;
    }
  }

  return TRUE;
}

static int
compare_levels (gconstpointer a, gconstpointer b, gpointer data)
{
  const TcBoardLevel *left = *(const TcBoardLevel *const *) a;
  const TcBoardLevel *right = *(const TcBoardLevel *const *) b;
  double scale = *(double *) data;
  double left_miss = fabs (log (left->scale / scale));
  double right_miss = fabs (log (right->scale / scale));

  return (left_miss > right_miss) - (left_miss < right_miss);
}

void
tc_board_tiles_snapshot (TcBoardTiles *tiles,
                         GtkSnapshot *snapshot,
                         const TcBoardTransform *transform,
                         int factor,
                         TcBoardRect region,
                         gboolean is_cairo)
{
  double scale = transform->scale * factor;
  guint n_drawn = 0;

  /* Nearest scale first in the array; drawn from the first that covers all, up to the nearest. */
  g_ptr_array_sort_with_data (tiles->levels, compare_levels, &scale);
  while (n_drawn < tiles->levels->len) {
    TcBoardLevel *level = g_ptr_array_index (tiles->levels, n_drawn);

    n_drawn++;
    if (is_complete (tiles, level, region))
      break;
  }
  for (guint i = n_drawn; i-- > 0;) {
    TcBoardLevel *level = g_ptr_array_index (tiles->levels, i);

    level->last_used = ++tiles->clock;
    draw_level (level, snapshot, transform, region, is_cairo);
  }
}

static GdkTexture *
paint_counter_texture (TcBoardTiles *tiles, const TcViewToken *token, int size, int factor)
{
  double shadow = ceil (size * TC_BOARD_COUNTER_SHADOW);
  int whole = size + 2 * (int) shadow;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, whole, whole);
  cairo_t *cr = cairo_create (surface);

  cairo_translate (cr, shadow, shadow);
  cairo_scale (cr, factor, factor);
  tc_board_paint_counter (cr, tiles->layout, token, size / (double) factor);
  tc_board_end_drawing (cr, token->name);

  return tc_board_picture_wrap_surface (surface);
}

GdkTexture *
tc_board_tiles_get_counter (TcBoardTiles *tiles,
                            const TcViewToken *token,
                            double size,
                            int factor,
                            gboolean may_paint,
                            gboolean *out_is_sharp)
{
  g_autofree char *key = g_strdup_printf (
    "%s\n%s\n%s\n%s\n%s\n%u\n%u%d%d", token->owner, token->symbol, token->size, token->name,
    token->face, token->kind, token->count, token->is_reduced, token->is_hidden);
  TcBoardLook *look = g_hash_table_lookup (tiles->looks, key);
  int wanted = MAX (4, (int) round (size * factor));

  if (look == NULL) {
    look = g_new0 (TcBoardLook, 1);
    g_hash_table_insert (tiles->looks, g_steal_pointer (&key), look);
  }
  if (look->texture == NULL || (look->size != wanted && may_paint)) {
    g_clear_object (&look->texture);
    look->texture = paint_counter_texture (tiles, token, wanted, factor);
    look->size = wanted;
  }
  *out_is_sharp = look->size == wanted;

  return look->texture;
}

guint
tc_board_tiles_get_n_painted (const TcBoardTiles *tiles)
{
  return tiles->n_painted;
}
