/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "board/layout/tc-board-names.h"
#include "board/paint/tc-board-sign.h"
#include "board/tc-board-tiles-private.h"

void
tc_board_drawn_free (gpointer data)
{
  TcBoardDrawn *drawn = data;

  g_free (drawn->key);
  g_free (drawn);
}

/* What a container's drawing reaches: its outline with borders, coast lines and its name. */
static TcBoardRect
get_reach (const TcBoardLayout *layout, guint container)
{
  const TcBoardPlace *place = tc_board_layout_get_place (layout, container);
  double unit = tc_board_layout_get_unit (layout);

  return tc_board_rect_grow (
    tc_board_rect_join (place->bounds, tc_board_rect_grow (place->name_rect, 2 * place->name_size)),
    40 * unit);
}

static void
spoil (TcBoardTiles *tiles, const TcBoardRect *rect)
{
  for (guint i = 0; i < tiles->levels->len; i++) {
    TcBoardLevel *level = g_ptr_array_index (tiles->levels, i);
    GHashTableIter iter;
    gpointer key, value;

    g_hash_table_iter_init (&iter, level->tiles);
    while (g_hash_table_iter_next (&iter, &key, &value)) {
      gint64 place = *(gint64 *) key;
      TcBoardRect shown = tc_board_tile_get_rect (place >> 32, (gint32) place, level->scale, 1);
      TcBoardRect damage = rect != NULL ? *rect : shown;
      TcBoardTile *tile = value;

      if (!tc_board_rect_meets (&shown, &damage))
        continue;
      tile->damage = tile->is_stale ? tc_board_rect_join (tile->damage, damage) : damage;
      tile->is_stale = TRUE;
    }
  }
}

/* Tiles that are wholly outside of a board which has become smaller: nothing would paint them
 * again.
 */
static void
drop_outside (TcBoardTiles *tiles, const TcBoardRect *extent)
{
  for (guint i = 0; i < tiles->levels->len; i++) {
    TcBoardLevel *level = g_ptr_array_index (tiles->levels, i);
    TcBoardRect within = tc_board_rect_grow (*extent, 4 / level->scale);
    GHashTableIter iter;
    gpointer key;

    g_hash_table_iter_init (&iter, level->tiles);
    while (g_hash_table_iter_next (&iter, &key, NULL)) {
      gint64 place = *(gint64 *) key;
      TcBoardRect shown = tc_board_tile_get_rect (place >> 32, (gint32) place, level->scale, 1);

      if (!tc_board_rect_meets (&shown, &within))
        g_hash_table_iter_remove (&iter);
    }
  }
}

/* Most often the containers are those that were drawn before: then no key is looked for. */
static gboolean
is_same_order (const TcBoardTiles *tiles, const TcViewContainer *containers, guint n)
{
  gboolean is_same = tiles->order->len == n;

  for (guint i = 0; is_same && i < n; i++)
    is_same =
      strcmp (((TcBoardDrawn *) g_ptr_array_index (tiles->order, i))->key, containers[i].key) == 0;

  return is_same;
}

static TcBoardDrawn *
ensure_drawn (TcBoardTiles *tiles, const char *key)
{
  TcBoardDrawn *drawn = g_hash_table_lookup (tiles->drawn, key);

  if (drawn == NULL) {
    drawn = g_new0 (TcBoardDrawn, 1);
    drawn->key = g_strdup (key);
    drawn->is_new = TRUE;
    g_hash_table_insert (tiles->drawn, drawn->key, drawn);
  }

  return drawn;
}

/* Spoils what the container looked like before and looks like now. */
static void
take_container (TcBoardTiles *tiles, TcBoardDrawn *drawn, guint sign, TcBoardRect reach)
{
  if (drawn->is_new) {
    spoil (tiles, &reach);
  } else if (drawn->sign != sign) {
    TcBoardRect touched = tc_board_rect_join (reach, drawn->reach);

    spoil (tiles, &touched);
  }
  drawn->is_new = FALSE;
  drawn->sign = sign;
  drawn->reach = reach;
}

/* Those that the board has no more. */
static void
drop_gone (TcBoardTiles *tiles, const TcBoardLayout *layout)
{
  GHashTableIter iter;
  gpointer key, value;

  g_hash_table_iter_init (&iter, tiles->drawn);
  while (g_hash_table_iter_next (&iter, &key, &value)) {
    if (tc_board_layout_find_container (layout, key) != TC_BOARD_NOTHING)
      continue;
    spoil (tiles, &((TcBoardDrawn *) value)->reach);
    g_hash_table_iter_remove (&iter);
  }
}

static void
spoil_moved (TcBoardTiles *tiles, const TcBoardName *before, const TcBoardName *now)
{
  const TcBoardName *const names[] = { before, now };

  if (before->is_shown == now->is_shown &&
      memcmp (&before->rect, &now->rect, sizeof now->rect) == 0)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    TcBoardRect rect = tc_board_rect_grow (names[i]->rect, names[i]->size);

    if (names[i]->is_shown)
      spoil (tiles, &rect);
  }
}

/* Names of towns, seas and rivers make room for those of areas, and may be moved by one that is
 * not near. */
static void
spoil_moved_labels (TcBoardTiles *tiles, const TcBoardLayout *before, const TcBoardLayout *layout)
{
  const TcBoardNames *names =
    tc_board_layout_get_names (layout, tc_board_layout_get_scale (layout));
  const TcBoardNames *names_before =
    tc_board_layout_get_names (before, tc_board_layout_get_scale (before));
  guint n, n_before;

  tc_view_get_labels (tc_board_layout_get_view (layout), &n);
  tc_view_get_labels (tc_board_layout_get_view (before), &n_before);
  for (guint i = 0; i < MIN (n, n_before); i++)
    spoil_moved (tiles, tc_board_names_get_label (names_before, i),
                 tc_board_names_get_label (names, i));
  tc_view_get_shapes (tc_board_layout_get_view (layout), &n);
  tc_view_get_shapes (tc_board_layout_get_view (before), &n_before);
  for (guint i = 0; i < MIN (n, n_before); i++)
    spoil_moved (tiles, tc_board_names_get_shape (names_before, i),
                 tc_board_names_get_shape (names, i));
}

/* Where outlines overlap, which they should not, the order decides what is seen. */
static void
take_order (TcBoardTiles *tiles, const TcViewContainer *containers, guint n)
{
  gboolean is_other = FALSE;
  guint last = 0;

  g_ptr_array_set_size (tiles->order, 0);
  for (guint i = 0; i < n; i++) {
    TcBoardDrawn *drawn = ensure_drawn (tiles, containers[i].key);

    g_ptr_array_add (tiles->order, drawn);
    if (!drawn->is_new) {
      is_other |= drawn->position < last;
      last = drawn->position;
    }
    drawn->position = i;
  }
  if (is_other)
    spoil (tiles, NULL);
}

/* What counters lie on must not be seen where it was, while they are drawn where it is. Areas stay
 * where they are but for edits of their outlines. */
static gboolean
is_elsewhere (const TcBoardLayout *before, const TcBoardLayout *layout)
{
  guint n;
  const TcViewContainer *containers =
    tc_view_get_containers (tc_board_layout_get_view (layout), &n);

  for (guint i = 0; i < n; i++) {
    guint was;

    if (containers[i].kind == TC_CONTAINER_AREA || containers[i].kind == TC_CONTAINER_TILE)
      continue;
    was = tc_board_layout_find_container (before, containers[i].key);
    if (was != TC_BOARD_NOTHING &&
        memcmp (&tc_board_layout_get_place (before, was)->bounds,
                &tc_board_layout_get_place (layout, i)->bounds, sizeof (TcBoardRect)) != 0)
      return TRUE;
  }

  return FALSE;
}

void
tc_board_tiles_set_layout (TcBoardTiles *tiles, const TcBoardLayout *layout, TcBoardLayers layers)
{
  guint n;
  const TcViewContainer *containers =
    tc_view_get_containers (tc_board_layout_get_view (layout), &n);
  guint common = tc_board_sign_common (layout, layers);
  gboolean is_other = common != tiles->common_signature;

  if (!is_other && tiles->layout != NULL)
    spoil_moved_labels (tiles, tiles->layout, layout);
  if (tiles->layout != NULL)
    tiles->has_moved |= is_elsewhere (tiles->layout, layout);
  tiles->layout = layout;
  tiles->layers = layers;
  tiles->common_signature = common;
  if (is_other) {
    TcBoardRect extent = tc_board_layout_get_extent (layout);

    drop_outside (tiles, &extent);
    spoil (tiles, NULL);
    g_ptr_array_set_size (tiles->order, 0);
    g_hash_table_remove_all (tiles->drawn);
    /* Counters have their owners' colours. */
    g_hash_table_remove_all (tiles->looks);
  }
  if (!is_same_order (tiles, containers, n)) {
    drop_gone (tiles, layout);
    take_order (tiles, containers, n);
  }
  for (guint i = 0; i < n; i++)
    take_container (tiles, g_ptr_array_index (tiles->order, i), tc_board_sign_container (layout, i),
                    get_reach (layout, i));
}

void
tc_board_tiles_names_moved (TcBoardTiles *tiles)
{
  guint n;
  const TcViewContainer *containers =
    tc_view_get_containers (tc_board_layout_get_view (tiles->layout), &n);

  for (guint i = 0; i < n; i++) {
    TcBoardDrawn *drawn = g_hash_table_lookup (tiles->drawn, containers[i].key);

    if (drawn == NULL)
      continue;
    drawn->sign = tc_board_sign_container (tiles->layout, i);
    drawn->reach = tc_board_rect_join (drawn->reach, get_reach (tiles->layout, i));
  }
}
