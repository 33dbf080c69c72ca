/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/map/tc-map-edit.h"

#include <string.h>

#include "big-map.h"
#include "document/tc-node.h"

/* Gestures as text, on a board of sixty areas like bricks: area-51 has six neighbours. */

#define COLUMNS 10
#define ROWS    6
#define MIDDLE  "area-53"
#define EAST    "area-54"

typedef struct {
  TcScenario *scenario;
} Fixture;

static TcScenario *
parse (TcSource *source)
{
  g_autoptr (TcReport) report = tc_report_new ();
  g_autofree const TcSchema **schemas = tc_systems_dup_schemas (NULL);
  TcScenario *scenario;

  scenario = tc_scenario_parse (source, schemas, report);
  g_assert_nonnull (scenario);

  return scenario;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (g_getenv ("TURNCOAT_DATA_DIR"), "scenarios",
                                            "betrayal-1940", "betrayal-1940.scenario.xml", NULL);
  g_autofree char *text = NULL;
  g_autofree char *big = NULL;
  g_autoptr (TcSource) source = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  big = big_map_new (text, COLUMNS, ROWS);
  source = tc_source_new_for_string ("bricks", big);
  fixture->scenario = parse (source);
  g_assert_true (tc_scenario_is_valid (fixture->scenario));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  tc_scenario_unref (fixture->scenario);
}

/* Makes the operation and reads what came of it. */
static void
apply (Fixture *fixture, TcOperation *operation)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TcEdits) edits = NULL;
  g_autoptr (TcSource) source = NULL;

  g_assert_nonnull (operation);
  edits = tc_operation_make_edits (operation, fixture->scenario, &error);
  g_assert_no_error (error);
  source = tc_edits_apply (edits, tc_scenario_get_source (fixture->scenario), NULL);
  tc_operation_free (operation);
  tc_scenario_unref (fixture->scenario);
  fixture->scenario = parse (source);
}

static const TcViewContainer *
find_area (const TcView *view, const char *key)
{
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (view, &n);

  for (guint i = 0; i < n; i++) {
    if (g_str_equal (containers[i].key, key))
      return &containers[i];
  }

  return NULL;
}

static guint
count_corner (Fixture *fixture, TcPoint at)
{
  g_autoptr (TcView) view = tc_view_new_for_board (fixture->scenario, TC_NODE_NONE);
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (view, &n);
  guint found = 0;

  for (guint i = 0; i < n; i++) {
    for (guint j = 0; j < containers[i].n_outline; j++)
      found += containers[i].outline[j].x == at.x && containers[i].outline[j].y == at.y;
  }

  return found;
}

static TcPoint
get_corner (Fixture *fixture, const char *key, guint index)
{
  g_autoptr (TcView) view = tc_view_new_for_board (fixture->scenario, TC_NODE_NONE);

  return find_area (view, key)->outline[index];
}

static guint
count_corners (Fixture *fixture, const char *key)
{
  g_autoptr (TcView) view = tc_view_new_for_board (fixture->scenario, TC_NODE_NONE);

  return find_area (view, key)->n_outline;
}

static guint
count_links (Fixture *fixture, const char *key)
{
  g_autoptr (TcView) view = tc_view_new_for_board (fixture->scenario, TC_NODE_NONE);
  guint n;
  const TcViewLink *links = tc_view_get_links (view, &n);
  guint found = 0;

  for (guint i = 0; i < n; i++)
    found += g_str_equal (links[i].a, key) || g_str_equal (links[i].b, key);

  return found;
}

/* A corner of three areas stays one corner, and their outlines say who moved it. */
static void
test_move_corner (Fixture *fixture, gconstpointer data)
{
  TcPoint from = get_corner (fixture, MIDDLE, 0);
  TcPoint to = { from.x + 7, from.y - 3 };
  TcNode outline;
  TcOperation *operation = tc_map_edit_move_corner (fixture->scenario, from, to);
  g_autofree char *label = tc_operation_dup_label (operation, fixture->scenario);
  g_auto (GStrv) names = g_strsplit (label, ", ", -1);

  g_assert_cmpstr (names[0], ==, "Move a corner of Longwy");
  g_assert_cmpuint (g_strv_length (names), ==, 3);
  g_assert_cmpuint (count_corner (fixture, from), ==, 3);
  apply (fixture, operation);
  g_assert_cmpuint (count_corner (fixture, from), ==, 0);
  g_assert_cmpuint (count_corner (fixture, to), ==, 3);
  outline = tc_scenario_find_by_path (fixture->scenario, "area-board/area[" MIDDLE "]/outline");
  g_assert_cmpint (tc_scenario_get_provenance (fixture->scenario, outline, NULL), ==,
                   TC_PROVENANCE_DESIGNER);
  g_assert_null (tc_map_edit_move_corner (fixture->scenario, from, to));
  g_assert_null (tc_map_edit_move_corner (fixture->scenario, to, to));
}

/* Dropped on the next corner of the same outline, it is gone there and no corner is there twice. */
static void
test_weld_corners (Fixture *fixture, gconstpointer data)
{
  TcPoint from = get_corner (fixture, MIDDLE, 1);
  TcPoint to = get_corner (fixture, MIDDLE, 0);
  guint n = count_corners (fixture, MIDDLE);

  apply (fixture, tc_map_edit_move_corner (fixture->scenario, from, to));
  g_assert_cmpuint (count_corners (fixture, MIDDLE), ==, n - 1);
  g_assert_cmpuint (count_corner (fixture, from), ==, 0);
  g_assert_cmpuint (count_corner (fixture, to), ==, 3);
}

static void
test_insert_and_remove (Fixture *fixture, gconstpointer data)
{
  TcPoint a = get_corner (fixture, MIDDLE, 4);
  TcPoint b = get_corner (fixture, MIDDLE, 5);
  TcPoint at = { a.x + 1, a.y + 1 };
  guint n = count_corners (fixture, MIDDLE);

  apply (fixture, tc_map_edit_insert_corner (fixture->scenario, a, b, at));
  g_assert_cmpuint (count_corner (fixture, at), ==, 2);
  g_assert_cmpuint (count_corners (fixture, MIDDLE), ==, n + 1);
  g_assert_cmpint (get_corner (fixture, MIDDLE, 5).x, ==, at.x);
  apply (fixture, tc_map_edit_remove_corner (fixture->scenario, at));
  g_assert_cmpuint (count_corner (fixture, at), ==, 0);
  g_assert_null (tc_map_edit_remove_corner (fixture->scenario, at));
  g_assert_null (tc_map_edit_insert_corner (fixture->scenario, a, at, b));
}

static void
test_last_three_corners (Fixture *fixture, gconstpointer data)
{
  while (count_corners (fixture, MIDDLE) > 3)
    apply (fixture, tc_map_edit_remove_corner (fixture->scenario, get_corner (fixture, MIDDLE, 0)));
  g_assert_null (tc_map_edit_remove_corner (fixture->scenario, get_corner (fixture, MIDDLE, 0)));
}

static void
test_move_centre (Fixture *fixture, gconstpointer data)
{
  TcNode area;

  apply (fixture, tc_map_edit_move_centre (fixture->scenario, MIDDLE, (TcPoint){ 12, 34 }));
  area = tc_node_find_key (fixture->scenario, "space", MIDDLE);
  g_assert_cmpint (tc_scenario_get_int (fixture->scenario, area, "x"), ==, 12);
  g_assert_cmpint (tc_scenario_get_int (fixture->scenario, area, "y"), ==, 34);
  g_assert_null (tc_map_edit_move_centre (fixture->scenario, "nowhere", (TcPoint){ 1, 1 }));
}

static void
test_join_and_part (Fixture *fixture, gconstpointer data)
{
  guint n = count_links (fixture, MIDDLE);
  g_autofree char *label = NULL;
  TcOperation *operation = tc_map_edit_join (fixture->scenario, EAST, MIDDLE);

  label = tc_operation_dup_label (operation, fixture->scenario);
  g_assert_cmpstr (label, ==, "Remove the adjacency of Place 54 and Place 53");
  apply (fixture, operation);
  g_assert_cmpuint (count_links (fixture, MIDDLE), ==, n - 1);
  g_assert_cmpuint (tc_map_edit_find_link (fixture->scenario, MIDDLE, EAST), ==, TC_NODE_NONE);
  apply (fixture, tc_map_edit_join (fixture->scenario, MIDDLE, EAST));
  g_assert_cmpuint (count_links (fixture, MIDDLE), ==, n);
  g_assert_cmpuint (tc_map_edit_find_link (fixture->scenario, EAST, MIDDLE), !=, TC_NODE_NONE);
  g_assert_null (tc_map_edit_join (fixture->scenario, MIDDLE, MIDDLE));
}

/* Over the upper edge of an area of the first row: one edge is shared, and drawn the other way. */
static void
test_add_area (Fixture *fixture, gconstpointer data)
{
  static const char *const attributes[] = { "nation", "france", "terrain", "forest", NULL };
  const char *own = tc_scenario_get_id (
    fixture->scenario, tc_scenario_find_by_role (fixture->scenario, "space", TC_NODE_NONE));
  g_autofree char *neighbour = g_strdup (own);
  TcPoint a = get_corner (fixture, neighbour, 0);
  TcPoint b = get_corner (fixture, neighbour, 1);
  const TcPoint points[] = { a, b, { b.x, 2 }, { a.x, 2 } };
  TcMapEditArea area = { .id = "coast",
                         .name = "Coast",
                         .attributes = attributes,
                         .points = points,
                         .n_points = 4,
                         .joins = TRUE };
  g_auto (GStrv) touching = tc_map_edit_dup_touching (fixture->scenario, points, 4);
  TcNode node;

  g_assert_cmpuint (g_strv_length (touching), ==, 1);
  g_assert_cmpstr (touching[0], ==, neighbour);
  apply (fixture, tc_map_edit_add_area (fixture->scenario, &area));
  g_assert_true (tc_scenario_is_valid (fixture->scenario));
  node = tc_node_find_key (fixture->scenario, "space", "coast");
  g_assert_cmpstr (tc_scenario_get_string (fixture->scenario, node, "terrain"), ==, "forest");
  g_assert_cmpuint (count_corners (fixture, "coast"), ==, 4);
  g_assert_cmpuint (tc_map_edit_find_link (fixture->scenario, neighbour, "coast"), !=,
                    TC_NODE_NONE);
  /* Its outline runs like the others, so the shared edge runs against its neighbour's. */
  for (guint i = 0; i < 4; i++) {
    TcPoint from = get_corner (fixture, "coast", i);
    TcPoint to = get_corner (fixture, "coast", (i + 1) % 4);

    g_assert_false (from.x == a.x && from.y == a.y && to.x == b.x && to.y == b.y);
  }
}

static void
set_terrain (Fixture *fixture, const char *id, const char *terrain)
{
  g_autofree char *path = g_strdup_printf ("area-board/area[%s]", id);

  apply (fixture, tc_operation_new_set (path, "terrain", terrain));
}

/* What a new area has to say is as along most of its border, and off the coast as what lies nearest
 * says it: not as most of the board does. */
static void
test_usual (Fixture *fixture, gconstpointer data)
{
  TcNode node = tc_scenario_find_by_role (fixture->scenario, "space", TC_NODE_NONE);
  g_autofree char *west = g_strdup (tc_scenario_get_id (fixture->scenario, node));
  g_autofree char *east = NULL;
  g_autofree char *border = NULL;
  g_autofree char *off = NULL;

  node = tc_scenario_find_by_role (fixture->scenario, "space", node);
  east = g_strdup (tc_scenario_get_id (fixture->scenario, node));
  set_terrain (fixture, west, "clear");
  set_terrain (fixture, east, "forest");
  {
    const TcPoint points[] = {
      get_corner (fixture, west, 3),          get_corner (fixture, east, 0),
      get_corner (fixture, east, 1),          get_corner (fixture, east, 2),
      { get_corner (fixture, east, 2).x, 2 }, { get_corner (fixture, west, 3).x, 2 }
    };
    g_auto (GStrv) touching = tc_map_edit_dup_touching (fixture->scenario, points, 6);

    g_assert_cmpuint (g_strv_length (touching), ==, 2);
    border = tc_map_edit_dup_usual (fixture->scenario, "terrain", points, 6);
    g_assert_cmpstr (border, ==, "forest");
  }
  {
    TcPoint at = get_corner (fixture, east, 2);
    const TcPoint points[] = { { at.x - 4, at.y - 8 }, { at.x + 4, at.y - 8 }, { at.x, 2 } };

    off = tc_map_edit_dup_usual (fixture->scenario, "terrain", points, 3);
    g_assert_cmpstr (off, ==, "forest");
  }
}

static void
test_ids_and_values (Fixture *fixture, gconstpointer data)
{
  g_autofree char *taken = tc_map_edit_dup_free_id (fixture->scenario, "Area 53");
  g_autofree char *plain = tc_map_edit_dup_free_id (fixture->scenario, "  Zürich & Köln! ");
  g_autofree char *none = tc_map_edit_dup_free_id (fixture->scenario, "!");
  g_autofree char *usual = tc_map_edit_dup_usual (fixture->scenario, "terrain", NULL, 0);

  g_assert_cmpstr (taken, ==, "area-53-2");
  g_assert_cmpstr (plain, ==, "zurich-koln");
  g_assert_cmpstr (none, ==, "area");
  g_assert_cmpstr (usual, ==, "clear");
}

/* A crescent: its centroid lies outside. */
static void
test_middle (Fixture *fixture, gconstpointer data)
{
  const TcPoint points[] = { { 0, 0 },   { 100, 0 },  { 100, 20 },  { 20, 20 },
                             { 20, 80 }, { 100, 80 }, { 100, 100 }, { 0, 100 } };
  TcPoint middle = tc_map_edit_find_middle (points, G_N_ELEMENTS (points));

  g_assert_true ((middle.x < 20 && middle.x > 0) || middle.y < 20 || middle.y > 80);
}

static void
test_place (Fixture *fixture, gconstpointer data)
{
  TcNode setup = tc_scenario_find_by_role (fixture->scenario, "setup", TC_NODE_NONE);
  TcNode place = tc_scenario_find_by_role (fixture->scenario, "placement", setup);
  g_autofree char *piece = g_strdup (tc_scenario_get_string (fixture->scenario, place, "counter"));
  g_autofree char *path = tc_scenario_dup_path (fixture->scenario, place);

  apply (fixture, tc_map_edit_place (fixture->scenario, setup, piece, MIDDLE));
  place = tc_scenario_find_by_path (fixture->scenario, path);
  g_assert_cmpstr (tc_scenario_get_string (fixture->scenario, place, "area"), ==, MIDDLE);
  setup = tc_scenario_find_by_role (fixture->scenario, "setup", TC_NODE_NONE);
  g_assert_null (tc_map_edit_place (fixture->scenario, setup, "nobody", MIDDLE));
  g_assert_null (tc_map_edit_place (fixture->scenario, TC_NODE_NONE, piece, MIDDLE));
}

#define ADD(name, function)                                                                        \
  g_test_add ("/editor/map-edit/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("move-corner", test_move_corner);
  ADD ("weld-corners", test_weld_corners);
  ADD ("insert-and-remove", test_insert_and_remove);
  ADD ("last-three-corners", test_last_three_corners);
  ADD ("move-centre", test_move_centre);
  ADD ("join-and-part", test_join_and_part);
  ADD ("add-area", test_add_area);
  ADD ("usual", test_usual);
  ADD ("ids-and-values", test_ids_and_values);
  ADD ("middle", test_middle);
  ADD ("place", test_place);

  return g_test_run ();
}
