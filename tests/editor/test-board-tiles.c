/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "board-edits.h"
#include "board/tc-board-tiles-private.h"

/* Tiles of which only a part is painted again look like tiles painted from scratch. */

#define N_STEPS     15
#define MOST_OTHERS 30 /* bytes of a tile */

static TcBoardLevel *
paint_all (TcBoardTiles *tiles, const TcBoardLayout *layout, double scale)
{
  while (tc_board_tiles_paint_next (tiles, scale, 1, tc_board_layout_get_extent (layout)))
    ;
  g_assert_cmpuint (tiles->levels->len, ==, 1);

  return g_ptr_array_index (tiles->levels, 0);
}

/* Parts of pixels that one sees to be others: lines that are cut differ a little where they are. */
static guint
count_others (const guint8 *a, const guint8 *b, gsize size)
{
  guint n = 0;

  for (gsize i = 0; i < size; i++)
    n += ABS ((int) a[i] - (int) b[i]) > 40 ? 1 : 0;

  return n;
}

static void
assert_same_tiles (const TcBoardLevel *a, const TcBoardLevel *b)
{
  GHashTableIter iter;
  gpointer key, value;

  g_hash_table_iter_init (&iter, b->tiles);
  while (g_hash_table_iter_next (&iter, &key, &value)) {
    const TcBoardTile *tile = g_hash_table_lookup (a->tiles, key);
    cairo_surface_t *right = tc_board_picture_get_surface (((TcBoardTile *) value)->picture);
    gsize size = (gsize) cairo_image_surface_get_stride (right) *
                 (gsize) cairo_image_surface_get_height (right);

    g_assert_nonnull (tile);
    g_assert_cmpuint (
      count_others (cairo_image_surface_get_data (tc_board_picture_get_surface (tile->picture)),
                    cairo_image_surface_get_data (right), size),
      <=, MOST_OTHERS);
  }
}

/* Tiles of which only what a new name changes was painted again are those painted from scratch. */
static void
test_names (void)
{
  const double scale = 0.3;
  const TcBoardLayers layers = TC_BOARD_LAYER_TERRAIN | TC_BOARD_LAYER_SCENERY |
                               TC_BOARD_LAYER_NAMES | TC_BOARD_LAYER_PORTS | TC_BOARD_LAYER_FORTS;
  g_autoptr (GRand) rand = g_rand_new_with_seed (1940);
  g_autoptr (TcView) view = board_edits_create_view (MAP_SHIPPED);
  g_autoptr (TcBoardLayout) layout = tc_board_layout_new (view, FALSE);
  TcBoardTiles *tiles = tc_board_tiles_new ();

  tc_board_layout_set_scale (layout, scale);
  tc_board_tiles_set_layout (tiles, layout, layers);
  paint_all (tiles, layout, scale);
  for (guint i = 0; i < board_edits_get_n_steps (N_STEPS); i++) {
    g_autoptr (TcView) changed = board_edits_dup_changed (rand, view, TRUE);
    g_autoptr (TcBoardLayout) after =
      tc_board_layout_new_at (changed, FALSE, tc_board_layout_get_scale (layout));
    TcBoardTiles *fresh = tc_board_tiles_new ();

    tc_board_tiles_set_layout (tiles, after, layers);
    tc_board_tiles_set_layout (fresh, after, layers);
    assert_same_tiles (paint_all (tiles, after, scale), paint_all (fresh, after, scale));
    tc_board_tiles_free (fresh);
    tc_board_layout_free (layout);
    layout = g_steal_pointer (&after);
    tc_view_free (view);
    view = g_steal_pointer (&changed);
  }
  tc_board_tiles_free (tiles);
}

/* Two areas that overlap, as outlines do while somebody draws. */
static TcView *
create_pair (gboolean is_swapped)
{
  TcView *view = tc_view_new ();

  tc_view_set_size (view, 500, 400);
  tc_view_add_owner (view, &(TcViewOwner){ .id = "red", .name = "Red", .colour = "#c01020" });
  tc_view_add_owner (view, &(TcViewOwner){ .id = "blue", .name = "Blue", .colour = "#1040c0" });
  for (int i = 0; i < 2; i++) {
    int x = (i == 0) == is_swapped ? 180 : 60;
    const TcPoint outline[] = { { x, 60 }, { x + 240, 60 }, { x + 240, 340 }, { x, 340 } };
    TcViewContainer area = { .key = x == 60 ? "left" : "right",
                             .name = x == 60 ? "Left" : "Right",
                             .kind = TC_CONTAINER_AREA,
                             .region = x == 60 ? "red" : "blue",
                             .centre = { x + 120, 200 },
                             .outline = outline,
                             .n_outline = G_N_ELEMENTS (outline) };

    tc_view_add_container (view, &area);
  }

  return view;
}

static void
test_order (void)
{
  const double scale = 0.5;
  const TcBoardLayers layers = TC_BOARD_LAYER_TERRAIN | TC_BOARD_LAYER_NAMES;
  g_autoptr (TcView) view = create_pair (FALSE);
  g_autoptr (TcView) swapped = create_pair (TRUE);
  g_autoptr (TcBoardLayout) layout = tc_board_layout_new (view, FALSE);
  g_autoptr (TcBoardLayout) after = NULL;
  TcBoardTiles *tiles = tc_board_tiles_new ();
  TcBoardTiles *fresh = tc_board_tiles_new ();

  tc_board_layout_set_scale (layout, scale);
  tc_board_tiles_set_layout (tiles, layout, layers);
  paint_all (tiles, layout, scale);
  after = tc_board_layout_new_at (swapped, FALSE, tc_board_layout_get_scale (layout));
  tc_board_tiles_set_layout (tiles, after, layers);
  tc_board_tiles_set_layout (fresh, after, layers);
  assert_same_tiles (paint_all (tiles, after, scale), paint_all (fresh, after, scale));
  tc_board_tiles_free (fresh);
  tc_board_tiles_free (tiles);
}

/* A board that becomes smaller leaves nothing behind where it was. */
static void
test_smaller (void)
{
  const double scale = 1;
  const TcBoardLayers layers = TC_BOARD_LAYER_TERRAIN | TC_BOARD_LAYER_NAMES;
  g_autoptr (TcView) view = create_pair (FALSE);
  g_autoptr (TcView) smaller = create_pair (FALSE);
  g_autoptr (TcBoardLayout) layout = NULL;
  g_autoptr (TcBoardLayout) after = NULL;
  TcBoardTiles *tiles = tc_board_tiles_new ();
  TcBoardTiles *fresh = tc_board_tiles_new ();
  guint n_before;

  tc_view_set_size (view, 500, 2400);
  layout = tc_board_layout_new (view, FALSE);
  tc_board_layout_set_scale (layout, scale);
  tc_board_tiles_set_layout (tiles, layout, layers);
  n_before = g_hash_table_size (paint_all (tiles, layout, scale)->tiles);
  after = tc_board_layout_new_at (smaller, FALSE, tc_board_layout_get_scale (layout));
  tc_board_tiles_set_layout (tiles, after, layers);
  tc_board_tiles_set_layout (fresh, after, layers);
  g_assert_cmpuint (g_hash_table_size (paint_all (tiles, after, scale)->tiles), ==,
                    g_hash_table_size (paint_all (fresh, after, scale)->tiles));
  g_assert_cmpuint (g_hash_table_size (paint_all (tiles, after, scale)->tiles), <, n_before);
  tc_board_tiles_free (fresh);
  tc_board_tiles_free (tiles);
}

static void
add_box (TcView *view, const char *key)
{
  tc_view_add_container (
    view, &(TcViewContainer){ .key = key, .name = key, .kind = TC_CONTAINER_BOX, .owner = "red" });
}

static guint
count_stale (const TcBoardTiles *tiles)
{
  guint n = 0;

  for (guint i = 0; i < tiles->levels->len; i++) {
    const TcBoardLevel *level = g_ptr_array_index (tiles->levels, i);
    GHashTableIter iter;
    gpointer value;

    g_hash_table_iter_init (&iter, level->tiles);
    while (g_hash_table_iter_next (&iter, NULL, &value))
      n += ((TcBoardTile *) value)->is_stale;
  }

  return n;
}

/* No box is seen where it was, at whatever scale, while the counters on it are where it is. */
static void
test_moved (void)
{
  const double scale = 0.5;
  const TcBoardLayers layers = TC_BOARD_LAYER_TERRAIN | TC_BOARD_LAYER_NAMES;
  g_autoptr (TcView) view = create_pair (FALSE);
  g_autoptr (TcView) more = create_pair (FALSE);
  g_autoptr (TcBoardLayout) layout = NULL;
  g_autoptr (TcBoardLayout) same = NULL;
  g_autoptr (TcBoardLayout) after = NULL;
  TcBoardTiles *tiles = tc_board_tiles_new ();

  add_box (view, "second");
  add_box (more, "first");
  add_box (more, "second");
  layout = tc_board_layout_new (view, FALSE);
  same = tc_board_layout_new (view, FALSE);
  after = tc_board_layout_new (more, FALSE);
  tc_board_tiles_set_layout (tiles, layout, layers);
  paint_all (tiles, layout, scale);
  tc_board_tiles_set_layout (tiles, same, layers);
  g_assert_false (tc_board_tiles_have_moved (tiles));
  tc_board_tiles_set_layout (tiles, after, layers);
  g_assert_true (tc_board_tiles_have_moved (tiles));
  g_assert_cmpuint (count_stale (tiles), >, 0);

  g_assert_false (
    tc_board_tiles_freshen (tiles, 2 * scale, 1, tc_board_layout_get_extent (after), 0));
  g_assert_true (tc_board_tiles_have_moved (tiles));
  g_assert_true (
    tc_board_tiles_freshen (tiles, 2 * scale, 1, tc_board_layout_get_extent (after), G_MAXINT64));
  g_assert_false (tc_board_tiles_have_moved (tiles));
  g_assert_cmpuint (count_stale (tiles), ==, 0);
  tc_board_tiles_free (tiles);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/editor/board-tiles/names", test_names);
  g_test_add_func ("/editor/board-tiles/order", test_order);
  g_test_add_func ("/editor/board-tiles/smaller", test_smaller);
  g_test_add_func ("/editor/board-tiles/moved", test_moved);

  return g_test_run ();
}
