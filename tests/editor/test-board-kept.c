/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "board-edits.h"
#include "board/layout/tc-board-names.h"
#include "board/layout/tc-board-outline.h"

/* A layout that takes over what it can from the one before is the same as one made from scratch,
 * after any edit. TURNCOAT_TEST_STEPS edits in each test. */

typedef struct {
  Map map;
  guint n_steps;
  double scale; /* to the natural one */
} Case;

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

static void
test_same (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (GRand) rand = g_rand_new_with_seed (1940);
  g_autoptr (TcView) first = board_edits_create_view (test->map);
  g_autoptr (TcView) view = board_edits_dup_changed (rand, first, FALSE);
  g_autoptr (TcBoardLayout) layout = tc_board_layout_new (view, FALSE);
  g_autoptr (GArray) quarrels = tc_board_outline_find_quarrels (layout);
  double scale = test->scale * tc_board_names_get_natural (tc_board_layout_get_unit (layout));

  tc_board_layout_set_scale (layout, scale);
  for (guint i = 0; i < board_edits_get_n_steps (test->n_steps); i++) {
    /* Back to the first now and then, so that the map does not fall to pieces. */
    g_autoptr (TcView) changed = board_edits_dup_changed (rand, i % 6 == 5 ? first : view, FALSE);
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

/* What does not change is kept: the ages tell. */
static void
test_ages (void)
{
  g_autoptr (TcView) view = board_edits_create_view (MAP_SHIPPED);
  g_autoptr (TcView) same = board_edits_create_view (MAP_SHIPPED);
  g_autoptr (TcBoardLayout) layout = tc_board_layout_new (view, FALSE);
  g_autoptr (TcBoardLayout) again = tc_board_layout_new_after (same, FALSE, layout);
  g_autoptr (TcBoardLayout) renamed = NULL;
  g_autoptr (TcView) other = NULL;
  Draft draft = { .rand = NULL };

  g_assert_cmpuint (tc_board_layout_get_names_age (again), ==,
                    tc_board_layout_get_names_age (layout));
  g_assert_cmpuint (tc_board_layout_get_quarrels_age (again), ==,
                    tc_board_layout_get_quarrels_age (layout));
  board_edits_open (&draft, view);
  g_array_index (draft.containers, TcViewContainer, 0).name = "Elsewhere";
  other = board_edits_close (&draft, view);
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
  g_test_add_func ("/editor/board-kept/ages", test_ages);

  return g_test_run ();
}
