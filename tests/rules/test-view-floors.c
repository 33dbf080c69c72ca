/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "systems/house/tc-house.h"
#include "tc-test-play.h"

/* Boards that grow: floors, the tiles on them and the places around. */

#define HOUSE "scenarios/house/house.scenario.xml"

static TcScenario *
read_house (void)
{
  const TcSchema *const schemas[] = { &tc_schema_house, NULL };
  g_autofree char *text = tc_test_dup_text (HOUSE, NULL, NULL);
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcSource) source = tc_source_new_for_string ("house.scenario.xml", text);
  TcScenario *scenario = tc_scenario_parse (source, schemas, report);

  g_assert_nonnull (scenario);
  g_assert_true (tc_scenario_is_valid (scenario));

  return scenario;
}

static TcView *
make_view (TcScenario *scenario, const char *floor)
{
  TcNode setup = tc_scenario_find_by_role (scenario, "setup", TC_NODE_NONE);
  g_autoptr (TcFloorPlan) plan = NULL;

  while (g_strcmp0 (tc_scenario_get_id (scenario, setup), "built-4") != 0)
    setup = tc_scenario_find_by_role (scenario, "setup", setup);
  plan = tc_floor_plan_new (scenario, setup);

  return tc_view_new_for_floors (scenario, plan,
                                 floor != NULL ? tc_scenario_find_by_key (scenario, "group", floor)
                                               : TC_NODE_NONE);
}

static void
test_keys (void)
{
  static const char *const bad[] = { "",           "ground",       "ground:",      "ground:1",
                                     "ground:1,x", "ground:1,2,3", "ground:999,0", NULL };
  g_autofree char *key = tc_view_dup_place_key ("ground", 2, -1);
  g_autofree char *floor = NULL;
  gint x, y;

  g_assert_cmpstr (key, ==, "ground:2,-1");
  g_assert_true (tc_view_parse_place_key (key, &floor, &x, &y));
  g_assert_cmpstr (floor, ==, "ground");
  g_assert_cmpint (x, ==, 2);
  g_assert_cmpint (y, ==, -1);
  g_assert_false (tc_view_parse_place_key (NULL, &floor, &x, &y));
  for (guint i = 0; bad[i] != NULL; i++)
    g_assert_false (tc_view_parse_place_key (bad[i], &floor, &x, &y));
}

static guint
count (const TcView *view, TcContainerKind kind, TcTileFace face)
{
  guint n, n_found = 0;
  const TcViewContainer *containers = tc_view_get_containers (view, &n);

  for (guint i = 0; i < n; i++)
    n_found +=
      containers[i].kind == kind && (kind != TC_CONTAINER_TILE || containers[i].face == face);

  return n_found;
}

static void
test_floors (void)
{
  g_autoptr (TcScenario) scenario = read_house ();
  g_autoptr (TcView) all = make_view (scenario, NULL);
  g_autoptr (TcView) upper = make_view (scenario, "upper");
  const TcViewContainer *gallery = tc_view_find_container (upper, "gallery");
  const TcViewContainer *landing = tc_view_find_container (upper, "upper-landing");
  const TcViewContainer *empty = tc_view_find_container (upper, "upper:2,-1");
  g_autofree char *words = NULL;
  guint width, height;

  g_assert_cmpuint (count (all, TC_CONTAINER_FLOOR, 0), ==, 3);
  g_assert_cmpuint (count (all, TC_CONTAINER_TILE, TC_TILE_FACE_UP), ==, 17);
  g_assert_cmpuint (count (upper, TC_CONTAINER_FLOOR, 0), ==, 1);
  g_assert_cmpuint (count (upper, TC_CONTAINER_TILE, TC_TILE_FACE_UP), ==, 5);
  g_assert_cmpuint (count (upper, TC_CONTAINER_TILE, TC_TILE_EMPTY), ==, 20);
  tc_view_get_size (upper, &width, &height);
  g_assert_cmpuint (width, ==, 600);
  g_assert_cmpuint (height, ==, 635);

  /* One place to the east, turned, with doors in the west and the east. */
  g_assert_cmpint (gallery->centre.x, ==, landing->centre.x + 100);
  g_assert_cmpint (gallery->centre.y, ==, landing->centre.y);
  g_assert_cmpint (gallery->rotation, ==, 90);
  g_assert_cmpuint (gallery->openings, ==, 10);
  words = tc_container_dup_words (gallery);
  g_assert_cmpstr (words, ==, "room, door in the east, door in the west");
  g_assert_cmpstr (empty->name, ==, "Upper floor: 2 east, 1 north");
}

/* All floors are as high as the highest one; what lies in one row lies so on all of them, while it
 * has room. */
static void
test_rows (void)
{
  for (gint bottom = 0; bottom <= 9; bottom++) {
    g_autoptr (TcView) view = tc_view_new ();
    TcViewFloor floors[] = { { .key = "ground", .name = "Ground" },
                             { .key = "upper", .name = "Upper" } };
    gint rows = MAX (3, bottom + 2);
    guint width, height;

    for (guint i = 0; i < G_N_ELEMENTS (floors); i++)
      tc_view_stretch_floor (&floors[i], 0, 0);
    tc_view_stretch_floor (&floors[0], 1, -2);
    tc_view_stretch_floor (&floors[1], 0, -1);
    tc_view_stretch_floor (&floors[1], 0, bottom);
    tc_view_add_floors (view, floors, G_N_ELEMENTS (floors));
    tc_view_get_size (view, &width, &height);
    g_assert_cmpuint (height, ==, 135 + 100 * (guint) rows);
    g_assert_cmpint (floors[1].origin.y - floors[0].origin.y, ==, bottom == 0 ? 0 : -100);
  }
}

/* Which card a room gives is drawn on it, and nothing on one that gives none. */
static void
test_glyphs (void)
{
  g_autoptr (TcScenario) scenario = read_house ();
  g_autoptr (TcView) view = make_view (scenario, NULL);

  g_assert_cmpstr (tc_view_find_container (view, "gallery")->glyph, ==, "bird");
  g_assert_cmpstr (tc_view_find_container (view, "ballroom")->glyph, ==, "spiral");
  g_assert_cmpstr (tc_view_find_container (view, "wine-cellar")->glyph, ==, "bag");
  g_assert_cmpstr (tc_view_find_container (view, "foyer")->glyph, ==, "");
}

/* What a move would lay is found by the move, and is no part of the board. */
static void
test_ghosts (void)
{
  g_autoptr (TcView) view = tc_view_new ();
  const TcMove moves[] = { tc_move_make (1, 2, 3, 0), tc_move_make (1, 2, 3, 1),
                           tc_move_make (1, 2, 3, 2) };
  const TcViewContainer *found;
  guint n;

  for (guint i = 0; i < 2; i++) {
    TcPoint outline[4];
    TcViewFloor floor = { .key = "ground", .name = "Ground" };
    TcViewContainer tile = { .key = "ground:0,0", .rotation = 90 * (gint) i };

    tc_view_place_on_floor (&tile, outline, &floor, 0, 0);
    tc_view_add_ghost (view, &moves[i], &tile);
  }
  found = tc_view_find_ghost (view, &moves[1]);
  g_assert_cmpstr (found->key, ==, "ground:0,0");
  g_assert_cmpint (found->rotation, ==, 90);
  g_assert_cmpuint (found->n_outline, ==, 4);
  g_assert_cmpint (tc_view_find_ghost (view, &moves[0])->rotation, ==, 0);
  g_assert_null (tc_view_find_ghost (view, &moves[2]));
  tc_view_get_containers (view, &n);
  g_assert_cmpuint (n, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/view-floors/keys", test_keys);
  g_test_add_func ("/rules/view-floors/floors", test_floors);
  g_test_add_func ("/rules/view-floors/rows", test_rows);
  g_test_add_func ("/rules/view-floors/glyphs", test_glyphs);
  g_test_add_func ("/rules/view-floors/ghosts", test_ghosts);

  return g_test_run ();
}
