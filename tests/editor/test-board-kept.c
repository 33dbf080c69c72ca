/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "big-map.h"
#include "tc-board-names.h"
#include "tc-board-outline.h"
#include "tc-board-tiles-private.h"

/* A layout that takes over what it can from the one before is the same as one made from scratch,
 * after any edit. TURNCOAT_TEST_STEPS edits in each test. */

#define MOST_CHANGES 3
#define N_TILE_STEPS 15
#define MOST_OTHERS  30 /* bytes of a tile */

typedef enum {
  MAP_SHIPPED,
  MAP_BIG,
  MAP_SQUARES,
} Map;

typedef struct {
  Map map;
  guint n_steps;
  double scale; /* to the natural one */
} Case;

/* One edit of a view, as arrays that a new view is made of. */
typedef struct {
  GRand *rand;
  GArray *containers;
  GArray *tokens;
  GArray *links;
  GArray *labels;
  GArray *shapes;
  GPtrArray *memory;
} Draft;

static TcView *
create_of_text (const char *text)
{
  g_autoptr (TcSource) source = tc_source_new_for_string ("betrayal", text);
  g_autoptr (TcBuild) build = tc_build_new (source, NULL);
  TcScenario *scenario = tc_build_get_scenario (build);

  return tc_view_new_for_board (scenario,
                                tc_scenario_find_by_role (scenario, "setup", TC_NODE_NONE));
}

/* Areas that touch and do not overlap, not even the rectangles around them. */
static TcView *
create_squares (void)
{
  TcView *view = tc_view_new ();

  tc_view_set_size (view, 1200, 1000);
  for (int i = 0; i < 30; i++) {
    int x = i % 6 * 200;
    int y = i / 6 * 200;
    const TcPoint outline[] = { { x, y }, { x + 200, y }, { x + 200, y + 200 }, { x, y + 200 } };
    g_autofree char *key = g_strdup_printf ("square-%d", i);
    TcViewContainer area = { .key = key,
                             .name = i % 3 == 0 ? "Villers" : "Bar",
                             .kind = TC_CONTAINER_AREA,
                             .region = i % 6 < 3 ? "west" : "east",
                             .centre = { x + 100, y + 100 },
                             .outline = outline,
                             .n_outline = G_N_ELEMENTS (outline) };
    TcViewToken token = { .key = key, .name = key, .container = key, .owner = area.region };

    tc_view_add_container (view, &area);
    tc_view_add_token (view, &token);
  }

  return view;
}

static TcView *
create_view (Map map)
{
  g_autofree char *path = g_build_filename (g_getenv ("TURNCOAT_DATA_DIR"), "scenarios",
                                            "betrayal-1940", "betrayal-1940.scenario.xml", NULL);
  g_autofree char *text = NULL;
  g_autofree char *big = NULL;
  g_autoptr (GError) error = NULL;

  if (map == MAP_SQUARES)
    return create_squares ();
  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  if (map == MAP_BIG)
    big = big_map_new (text, 20, 15);

  return create_of_text (map == MAP_BIG ? big : text);
}

static GArray *
copy_array (gconstpointer data, guint n, gsize size)
{
  GArray *array = g_array_new (FALSE, FALSE, (guint) size);

  if (n > 0)
    g_array_append_vals (array, data, n);

  return array;
}

static void
open_draft (Draft *draft, const TcView *view)
{
  guint n;
  gconstpointer data = tc_view_get_containers (view, &n);

  draft->containers = copy_array (data, n, sizeof (TcViewContainer));
  data = tc_view_get_tokens (view, &n);
  draft->tokens = copy_array (data, n, sizeof (TcViewToken));
  data = tc_view_get_links (view, &n);
  draft->links = copy_array (data, n, sizeof (TcViewLink));
  data = tc_view_get_labels (view, &n);
  draft->labels = copy_array (data, n, sizeof (TcViewLabel));
  data = tc_view_get_shapes (view, &n);
  draft->shapes = copy_array (data, n, sizeof (TcViewShape));
  draft->memory = g_ptr_array_new_with_free_func (g_free);
}

static TcView *
close_draft (Draft *draft, const TcView *view)
{
  TcView *changed = tc_view_new ();
  guint width, height, n;
  const TcViewOwner *owners = tc_view_get_owners (view, &n);

  tc_view_get_size (view, &width, &height);
  tc_view_set_size (changed, width, height);
  for (guint i = 0; i < n; i++)
    tc_view_add_owner (changed, &owners[i]);
  for (guint i = 0; i < draft->containers->len; i++)
    tc_view_add_container (changed, &g_array_index (draft->containers, TcViewContainer, i));
  for (guint i = 0; i < draft->tokens->len; i++)
    tc_view_add_token (changed, &g_array_index (draft->tokens, TcViewToken, i));
  for (guint i = 0; i < draft->links->len; i++)
    tc_view_add_link (changed, &g_array_index (draft->links, TcViewLink, i));
  for (guint i = 0; i < draft->labels->len; i++)
    tc_view_add_label (changed, &g_array_index (draft->labels, TcViewLabel, i));
  for (guint i = 0; i < draft->shapes->len; i++)
    tc_view_add_shape (changed, &g_array_index (draft->shapes, TcViewShape, i));
  g_array_unref (draft->containers);
  g_array_unref (draft->tokens);
  g_array_unref (draft->links);
  g_array_unref (draft->labels);
  g_array_unref (draft->shapes);
  g_ptr_array_unref (draft->memory);

  return changed;
}

static guint
pick (Draft *draft, const GArray *array)
{
  return array->len > 0 ? (guint) g_rand_int_range (draft->rand, 0, (gint32) array->len) : 0;
}

static const char *
hold (Draft *draft, char *text)
{
  g_ptr_array_add (draft->memory, text);

  return text;
}

static TcViewContainer *
pick_container (Draft *draft)
{
  return &g_array_index (draft->containers, TcViewContainer, pick (draft, draft->containers));
}

static void
rename_one (Draft *draft)
{
  static const char *const names[] = { "X",           "Montherme", "Saint-Laurent-du-Pont-de-Claix",
                                       "Ay le Grand", "Orleans",   "" };

  pick_container (draft)->name = names[g_rand_int_range (draft->rand, 0, G_N_ELEMENTS (names))];
}

/* The name of a town, which is then not written twice. */
static void
rename_after_town (Draft *draft)
{
  if (draft->labels->len > 0)
    pick_container (draft)->name =
      g_array_index (draft->labels, TcViewLabel, pick (draft, draft->labels)).text;
}

static void
mark_one (Draft *draft)
{
  static const char *const badges[] = { "", "port", "[3]", "port [12]", "maginot [a long note]" };

  pick_container (draft)->badge = badges[g_rand_int_range (draft->rand, 0, G_N_ELEMENTS (badges))];
}

static void
move_centre (Draft *draft)
{
  TcViewContainer *area = pick_container (draft);

  area->centre.x += g_rand_int_range (draft->rand, -9, 10);
  area->centre.y += g_rand_int_range (draft->rand, -9, 10);
}

static void
move_shared (Draft *draft, TcPoint from, TcPoint to)
{
  for (guint i = 0; i < draft->containers->len; i++) {
    TcViewContainer *area = &g_array_index (draft->containers, TcViewContainer, i);
    TcPoint *points = g_memdup2 (area->outline, area->n_outline * sizeof (TcPoint));

    g_ptr_array_add (draft->memory, points);
    for (guint j = 0; j < area->n_outline; j++) {
      if (tc_board_point_is_same (points[j], from))
        points[j] = to;
    }
    area->outline = points;
  }
}

static void
drag_corner (Draft *draft)
{
  const TcViewContainer *area = pick_container (draft);
  TcPoint from, to;

  if (area->n_outline == 0)
    return;
  from = area->outline[g_rand_int_range (draft->rand, 0, (gint32) area->n_outline)];
  to = (TcPoint){ from.x + g_rand_int_range (draft->rand, -30, 31),
                  from.y + g_rand_int_range (draft->rand, -30, 31) };
  move_shared (draft, from, to);
}

/* A corner less in one of them only: it parts from its neighbours. */
static void
cut_corner (Draft *draft)
{
  TcViewContainer *area = pick_container (draft);

  if (area->n_outline > 3)
    area->n_outline--;
}

static void
change_region (Draft *draft)
{
  TcViewContainer *area = pick_container (draft);

  area->region = pick_container (draft)->region;
}

static void
move_counter (Draft *draft)
{
  if (draft->tokens->len > 0)
    g_array_index (draft->tokens, TcViewToken, pick (draft, draft->tokens)).container =
      pick_container (draft)->key;
}

/* So many that they do not all lie in it. */
static void
gather_counters (Draft *draft)
{
  const char *key = pick_container (draft)->key;

  for (guint i = 0; i < 9; i++)
    g_array_index (draft->tokens, TcViewToken, pick (draft, draft->tokens)).container = key;
}

static void
change_owner (Draft *draft)
{
  guint from = pick (draft, draft->tokens);
  guint to = pick (draft, draft->tokens);

  if (draft->tokens->len > 0)
    g_array_index (draft->tokens, TcViewToken, to).owner =
      g_array_index (draft->tokens, TcViewToken, from).owner;
}

static void
add_counter (Draft *draft)
{
  TcViewToken token = { .thing = TC_THING_NONE };

  if (draft->tokens->len > 0)
    token = g_array_index (draft->tokens, TcViewToken, pick (draft, draft->tokens));
  token.key = hold (draft, g_strdup_printf ("new-%u", g_rand_int (draft->rand)));
  token.container = pick_container (draft)->key;
  g_array_insert_val (draft->tokens, pick (draft, draft->tokens), token);
}

static void
remove_counter (Draft *draft)
{
  if (draft->tokens->len > 0)
    g_array_remove_index (draft->tokens, pick (draft, draft->tokens));
}

static void
remove_area (Draft *draft)
{
  if (draft->containers->len > 5)
    g_array_remove_index (draft->containers, pick (draft, draft->containers));
}

static void
add_area (Draft *draft)
{
  TcViewContainer area = *pick_container (draft);

  area.key = hold (draft, g_strdup_printf ("new-%u", g_rand_int (draft->rand)));
  area.centre.x += 40;
  g_array_insert_val (draft->containers, pick (draft, draft->containers), area);
}

static void
swap_areas (Draft *draft)
{
  TcViewContainer *a = pick_container (draft);
  TcViewContainer *b = pick_container (draft);
  TcViewContainer was = *a;

  *a = *b;
  *b = was;
}

static void
part (Draft *draft)
{
  if (draft->links->len > 0)
    g_array_remove_index (draft->links, pick (draft, draft->links));
}

static void
join (Draft *draft)
{
  TcViewLink link = { pick_container (draft)->key, pick_container (draft)->key, "" };

  g_array_append_val (draft->links, link);
}

static void
change_label (Draft *draft)
{
  TcViewLabel *label;

  if (draft->labels->len == 0)
    return;
  label = &g_array_index (draft->labels, TcViewLabel, pick (draft, draft->labels));
  if (g_rand_boolean (draft->rand))
    label->at.x += 7;
  else
    label->text = pick_container (draft)->name;
}

static void
remove_label (Draft *draft)
{
  if (draft->labels->len > 0)
    g_array_remove_index (draft->labels, pick (draft, draft->labels));
}

static void
change_shape (Draft *draft)
{
  TcViewShape *shape;

  if (draft->shapes->len == 0)
    return;
  shape = &g_array_index (draft->shapes, TcViewShape, pick (draft, draft->shapes));
  if (g_rand_boolean (draft->rand))
    shape->name = "Meuse";
  else if (shape->n_points > 3)
    shape->n_points--;
}

#define N_NAME_EDITS 3 /* the first ones */

static void (*const edits[]) (Draft *draft) = {
  rename_one,      rename_after_town, mark_one,       move_centre,
  drag_corner,     cut_corner,        change_region,  move_counter,
  change_owner,    add_counter,       remove_counter, remove_area,
  add_area,        swap_areas,        part,           join,
  change_label,    remove_label,      change_shape,   gather_counters,
  gather_counters, rename_one,        rename_one,     drag_corner,
  move_counter,
};

static TcView *
dup_changed (GRand *rand, const TcView *view, guint n_edits)
{
  Draft draft = { .rand = rand };
  guint n = (guint) g_rand_int_range (rand, 0, MOST_CHANGES + 1);

  open_draft (&draft, view);
  for (guint i = 0; i < n; i++)
    edits[g_rand_int_range (rand, 0, (gint32) n_edits)](&draft);

  return close_draft (&draft, view);
}

static void
assert_same_rect (TcBoardRect a, TcBoardRect b)
{
  g_assert_cmpmem (&a, sizeof a, &b, sizeof b);
}

static void
assert_same_number (double a, double b)
{
  g_assert_cmpmem (&a, sizeof a, &b, sizeof b);
}

static void
assert_same_name (const TcBoardName *a, const TcBoardName *b)
{
  g_assert_cmpint (a->is_shown, ==, b->is_shown);
  if (!a->is_shown)
    return;
  assert_same_rect (a->rect, b->rect);
  g_assert_cmpstr (a->text, ==, b->text);
  assert_same_number (a->x, b->x);
  assert_same_number (a->y, b->y);
  assert_same_number (a->size, b->size);
  assert_same_number (a->angle, b->angle);
  g_assert_cmpint (a->has_note_below, ==, b->has_note_below);
}

static void
assert_same_names (const TcBoardLayout *a, const TcBoardLayout *b, double scale)
{
  const TcView *view = tc_board_layout_get_view (a);
  const TcBoardNames *left = tc_board_layout_get_names (a, scale);
  const TcBoardNames *right = tc_board_layout_get_names (b, scale);
  guint n;

  tc_view_get_containers (view, &n);
  for (guint i = 0; i < n; i++)
    assert_same_name (tc_board_names_get_area (left, i), tc_board_names_get_area (right, i));
  tc_view_get_labels (view, &n);
  for (guint i = 0; i < n; i++)
    assert_same_name (tc_board_names_get_label (left, i), tc_board_names_get_label (right, i));
  tc_view_get_shapes (view, &n);
  for (guint i = 0; i < n; i++)
    assert_same_name (tc_board_names_get_shape (left, i), tc_board_names_get_shape (right, i));
}

static void
assert_same_counters (const TcBoardLayout *a, const TcBoardLayout *b)
{
  guint n, n_b;
  const TcBoardSpot *spots = tc_board_layout_get_spots (a, &n);
  const TcBoardSpot *spots_b = tc_board_layout_get_spots (b, &n_b);
  const TcBoardTether *tethers, *tethers_b;

  g_assert_cmpuint (n, ==, n_b);
  for (guint i = 0; i < n; i++) {
    g_assert_cmpuint (spots[i].token, ==, spots_b[i].token);
    g_assert_cmpuint (spots[i].container, ==, spots_b[i].container);
    g_assert_cmpuint (spots[i].n_below, ==, spots_b[i].n_below);
    assert_same_rect (spots[i].rect, spots_b[i].rect);
  }
  tethers = tc_board_layout_get_tethers (a, &n);
  tethers_b = tc_board_layout_get_tethers (b, &n_b);
  g_assert_cmpmem (tethers, n * sizeof *tethers, tethers_b, n_b * sizeof *tethers_b);
}

static void
assert_same_borders (const TcBoardLayout *a, const TcBoardLayout *b)
{
  guint n, n_b;
  const TcBoardBorder *borders = tc_board_layout_get_borders (a, &n);
  const TcBoardBorder *borders_b = tc_board_layout_get_borders (b, &n_b);

  g_assert_cmpuint (n, ==, n_b);
  for (guint i = 0; i < n; i++) {
    g_assert_cmpuint (borders[i].a, ==, borders_b[i].a);
    g_assert_cmpuint (borders[i].b, ==, borders_b[i].b);
    g_assert_cmpint (borders[i].parted, ==, borders_b[i].parted);
    g_assert_cmpmem (borders[i].points, borders[i].n_points * sizeof (TcPoint), borders_b[i].points,
                     borders_b[i].n_points * sizeof (TcPoint));
  }
}

static void
assert_same_quarrels (const GArray *a, const GArray *b)
{
  g_assert_cmpuint (a->len, ==, b->len);
  for (guint i = 0; i < a->len; i++) {
    const TcBoardQuarrel *left = &g_array_index (a, TcBoardQuarrel, i);
    const TcBoardQuarrel *right = &g_array_index (b, TcBoardQuarrel, i);

    g_assert_cmpuint (left->a, ==, right->a);
    g_assert_cmpuint (left->b, ==, right->b);
    g_assert_cmpint (left->is_joined, ==, right->is_joined);
    g_assert_true (tc_board_point_is_same (left->at, right->at));
  }
}

static void
assert_same_layout (const TcBoardLayout *a, const TcBoardLayout *b, double scale)
{
  guint n;

  tc_view_get_containers (tc_board_layout_get_view (a), &n);
  for (guint i = 0; i < n; i++) {
    const TcBoardPlace *left = tc_board_layout_get_place (a, i);
    const TcBoardPlace *right = tc_board_layout_get_place (b, i);

    assert_same_rect (left->bounds, right->bounds);
    assert_same_rect (left->name_rect, right->name_rect);
    assert_same_number (left->name_size, right->name_size);
    g_assert_cmpint (left->is_box, ==, right->is_box);
  }
  assert_same_names (a, b, scale);
  assert_same_names (a, b, tc_board_names_get_natural (tc_board_layout_get_unit (a)));
  assert_same_counters (a, b);
  assert_same_borders (a, b);
}

static guint
get_n_steps (guint usual)
{
  const char *steps = g_getenv ("TURNCOAT_TEST_STEPS");

  return steps != NULL ? (guint) g_ascii_strtoull (steps, NULL, 10) : usual;
}

static void
test_same (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (GRand) rand = g_rand_new_with_seed (1940);
  g_autoptr (TcView) first = create_view (test->map);
  g_autoptr (TcView) view = dup_changed (rand, first, G_N_ELEMENTS (edits));
  g_autoptr (TcBoardLayout) layout = tc_board_layout_new (view, FALSE);
  g_autoptr (GArray) quarrels = tc_board_outline_find_quarrels (layout);
  double scale = test->scale * tc_board_names_get_natural (tc_board_layout_get_unit (layout));

  tc_board_layout_set_scale (layout, scale);
  for (guint i = 0; i < get_n_steps (test->n_steps); i++) {
    /* Back to the first now and then, so that the map does not fall to pieces. */
    g_autoptr (TcView) changed =
      dup_changed (rand, i % 6 == 5 ? first : view, G_N_ELEMENTS (edits));
    gboolean strip_is_below = i % 20 >= 17;
    g_autoptr (TcBoardLayout) after = tc_board_layout_new_after (changed, strip_is_below, layout);
    g_autoptr (TcBoardLayout) fresh = tc_board_layout_new (changed, strip_is_below);
    g_autoptr (GArray) found = tc_board_outline_find_quarrels (fresh);

    tc_board_layout_set_scale (fresh, scale);
    assert_same_layout (after, fresh, scale);
    if (tc_board_layout_get_quarrels_age (after) == tc_board_layout_get_quarrels_age (layout))
      assert_same_quarrels (quarrels, found);
    if (tc_board_layout_get_names_age (after) == tc_board_layout_get_names_age (layout))
      assert_same_names (layout, after, scale);
    g_array_unref (quarrels);
    quarrels = g_steal_pointer (&found);
    tc_board_layout_free (layout);
    layout = g_steal_pointer (&after);
    tc_view_free (view);
    view = g_steal_pointer (&changed);
  }
}

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

/* Tiles of which only what a new name changes was painted anew are those painted from scratch. */
static void
test_tiles (void)
{
  const double scale = 0.3;
  const TcBoardLayers layers = TC_BOARD_LAYER_TERRAIN | TC_BOARD_LAYER_SCENERY |
                               TC_BOARD_LAYER_NAMES | TC_BOARD_LAYER_PORTS | TC_BOARD_LAYER_FORTS;
  g_autoptr (GRand) rand = g_rand_new_with_seed (1940);
  g_autoptr (TcView) view = create_view (MAP_SHIPPED);
  g_autoptr (TcBoardLayout) layout = tc_board_layout_new (view, FALSE);
  TcBoardTiles *tiles = tc_board_tiles_new ();

  tc_board_layout_set_scale (layout, scale);
  tc_board_tiles_set_layout (tiles, layout, layers);
  paint_all (tiles, layout, scale);
  for (guint i = 0; i < get_n_steps (N_TILE_STEPS); i++) {
    g_autoptr (TcView) changed = dup_changed (rand, view, N_NAME_EDITS);
    g_autoptr (TcBoardLayout) after = tc_board_layout_new_after (changed, FALSE, layout);
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
  after = tc_board_layout_new_after (swapped, FALSE, layout);
  tc_board_tiles_set_layout (tiles, after, layers);
  tc_board_tiles_set_layout (fresh, after, layers);
  assert_same_tiles (paint_all (tiles, after, scale), paint_all (fresh, after, scale));
  tc_board_tiles_free (fresh);
  tc_board_tiles_free (tiles);
}

/* What does not change is kept: the ages tell. */
static void
test_ages (void)
{
  g_autoptr (TcView) view = create_view (MAP_SHIPPED);
  g_autoptr (TcView) same = create_view (MAP_SHIPPED);
  g_autoptr (TcBoardLayout) layout = tc_board_layout_new (view, FALSE);
  g_autoptr (TcBoardLayout) again = tc_board_layout_new_after (same, FALSE, layout);
  g_autoptr (TcBoardLayout) renamed = NULL;
  g_autoptr (TcView) other = NULL;
  Draft draft = { .rand = NULL };

  g_assert_cmpuint (tc_board_layout_get_names_age (again), ==,
                    tc_board_layout_get_names_age (layout));
  g_assert_cmpuint (tc_board_layout_get_quarrels_age (again), ==,
                    tc_board_layout_get_quarrels_age (layout));
  open_draft (&draft, view);
  g_array_index (draft.containers, TcViewContainer, 0).name = "Elsewhere";
  other = close_draft (&draft, view);
  renamed = tc_board_layout_new_after (other, FALSE, again);
  g_assert_cmpuint (tc_board_layout_get_names_age (renamed), !=,
                    tc_board_layout_get_names_age (layout));
  g_assert_cmpuint (tc_board_layout_get_quarrels_age (renamed), ==,
                    tc_board_layout_get_quarrels_age (layout));
}

int
main (int argc, char **argv)
{
  static const Case near = { MAP_SHIPPED, 200, 1.5 };
  static const Case whole = { MAP_SHIPPED, 300, 0.62 };
  static const Case far = { MAP_SHIPPED, 160, 0.4 };
  static const Case big = { MAP_BIG, 15, 0.55 };
  static const Case squares = { MAP_SQUARES, 150, 0.8 };

  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/editor/board-kept/near", &near, test_same);
  g_test_add_data_func ("/editor/board-kept/whole", &whole, test_same);
  g_test_add_data_func ("/editor/board-kept/far", &far, test_same);
  g_test_add_data_func ("/editor/board-kept/big", &big, test_same);
  g_test_add_data_func ("/editor/board-kept/squares", &squares, test_same);
  g_test_add_func ("/editor/board-kept/tiles", test_tiles);
  g_test_add_func ("/editor/board-kept/order", test_order);
  g_test_add_func ("/editor/board-kept/ages", test_ages);

  return g_test_run ();
}
