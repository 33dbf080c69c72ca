/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "systems/badge/tc-badge.h"
#include "tc-test-play.h"

/* Boards that are grids, from roles alone. */

#define BADGE "scenarios/badge/badge.scenario.xml"

static TcScenario *
read_badge (const char *from, const char *to)
{
  const TcSchema *const schemas[] = { &tc_schema_badge, NULL };
  g_autofree char *text = tc_test_dup_text (BADGE, from, to);
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcSource) source = tc_source_new_for_string ("badge.scenario.xml", text);
  TcScenario *scenario = tc_scenario_parse (source, schemas, report);

  g_assert_nonnull (scenario);
  g_assert_true (tc_scenario_is_valid (scenario));

  return scenario;
}

static void
test_ids (void)
{
  g_autofree char *id = tc_grid_dup_id (3, 4);
  g_autofree char *name = tc_grid_dup_name (50, 50);
  const char *const bad[] = { "",    "c",    "4",  "c0",  "c04", "c51", "ay1",
                              "ba1", "abc1", "C4", "c4x", "c-4", NULL };
  guint column = 0;
  guint row = 0;

  g_assert_cmpstr (id, ==, "c4");
  g_assert_cmpstr (name, ==, "AX50");
  g_assert_true (tc_grid_parse_id ("c4", &column, &row));
  g_assert_cmpuint (column, ==, 3);
  g_assert_cmpuint (row, ==, 4);
  g_assert_true (tc_grid_parse_id ("ax50", &column, &row));
  g_assert_cmpuint (column, ==, 50);
  g_assert_cmpuint (row, ==, 50);
  g_assert_true (tc_grid_parse_id ("z1", &column, &row));
  g_assert_cmpuint (column, ==, 26);
  g_assert_true (tc_grid_parse_id ("aa1", &column, &row));
  g_assert_cmpuint (column, ==, 27);
  g_assert_false (tc_grid_parse_id (NULL, &column, &row));
  for (guint i = 0; bad[i] != NULL; i++)
    g_assert_false (tc_grid_parse_id (bad[i], &column, &row));
}

static void
test_board (void)
{
  g_autoptr (TcScenario) scenario = read_badge (NULL, NULL);
  g_autoptr (TcView) view = tc_view_new_for_board (scenario, TC_NODE_NONE);
  guint n = 0;
  guint n_inside = 0;
  guint width = 0;
  guint height = 0;
  const TcViewContainer *places = tc_view_get_containers (view, &n);
  const TcViewContainer *place;

  g_assert_cmpuint (n, ==, 120);
  for (guint i = 0; i < n; i++) {
    g_assert_cmpint (places[i].kind, ==, TC_CONTAINER_TILE);
    n_inside += places[i].face == TC_TILE_RANDOM;
  }
  g_assert_cmpuint (n_inside, ==, 48);
  tc_view_get_size (view, &width, &height);
  g_assert_cmpuint (width, ==, 1200);
  g_assert_cmpuint (height, ==, 1000);

  place = tc_view_find_container (view, "c4");
  g_assert_nonnull (place);
  g_assert_cmpstr (place->name, ==, "C4");
  g_assert_cmpuint (place->face, ==, TC_TILE_RANDOM);
  g_assert_cmpstr (place->type, ==, "tile");
  g_assert_cmpint (place->centre.x, ==, 250);
  g_assert_cmpint (place->centre.y, ==, 350);
  g_assert_cmpuint (place->n_outline, ==, 4);
  g_assert_cmpint (place->outline[2].x, ==, 300);
  g_assert_cmpint (place->outline[2].y, ==, 400);
  g_assert_cmpuint (tc_view_find_container (view, "b3")->face, ==, TC_TILE_NEVER);
  g_assert_cmpuint (tc_view_find_container (view, "j8")->face, ==, TC_TILE_RANDOM);
  g_assert_cmpuint (tc_view_find_container (view, "k8")->face, ==, TC_TILE_NEVER);
  g_assert_cmpuint (tc_view_find_container (view, "j9")->face, ==, TC_TILE_NEVER);
  g_assert_null (tc_view_find_container (view, "m1"));
  g_assert_null (tc_view_find_container (view, "a11"));
}

/* The edges that lead out are lines along them. */
static void
test_exits (void)
{
  g_autoptr (TcScenario) scenario = read_badge ("<exit edge=\"north\"/>", "");
  g_autoptr (TcView) view = tc_view_new_for_board (scenario, TC_NODE_NONE);
  guint n = 0;
  const TcViewShape *shapes = tc_view_get_shapes (view, &n);

  g_assert_cmpuint (n, ==, 3);
  g_assert_cmpstr (shapes[0].style, ==, "exit");
  g_assert_cmpint (shapes[0].points[0].x, ==, 1200);
  g_assert_cmpint (shapes[0].points[0].y, ==, 0);
  g_assert_cmpint (shapes[0].points[1].y, ==, 1000);
  g_assert_cmpint (shapes[1].points[0].y, ==, 1000);
  g_assert_cmpint (shapes[2].points[1].x, ==, 0);
}

/* What is missing, what is closed, and single ways out. */
static void
test_parts (void)
{
  g_autoptr (TcScenario) scenario = read_badge (
    "<exit edge=\"north\"/>\n    <exit edge=\"east\"/>\n    <exit edge=\"south\"/>\n    "
    "<exit edge=\"west\"/>",
    "<hole column=\"4\" row=\"1\"/><street column=\"5\" row=\"5\"/>"
    "<wall column=\"6\" row=\"1\" side=\"north\"/>"
    "<wall column=\"3\" row=\"4\" side=\"west\"/><exit edge=\"north\"/>"
    "<gate column=\"2\" row=\"10\" side=\"south\"/>");
  g_autoptr (TcView) view = tc_view_new_for_board (scenario, TC_NODE_NONE);
  guint n = 0;
  const TcViewShape *shapes = tc_view_get_shapes (view, &n);

  g_assert_cmpuint (tc_view_find_container (view, "d1")->face, ==, TC_TILE_HOLE);
  g_assert_cmpuint (tc_view_find_container (view, "e5")->face, ==, TC_TILE_NEVER);
  /* A1 to C1, E1, and G1 to L1; the gate; the walls. */
  g_assert_cmpuint (n, ==, 6);
  for (guint i = 0; i < n; i++)
    g_assert_cmpstr (shapes[i].style, ==, i < 4 ? "exit" : "wall");
  g_assert_cmpint (shapes[0].points[0].x, ==, 0);
  g_assert_cmpint (shapes[0].points[1].x, ==, 300);
  g_assert_cmpint (shapes[1].points[0].x, ==, 400);
  g_assert_cmpint (shapes[1].points[1].x, ==, 500);
  g_assert_cmpint (shapes[2].points[0].x, ==, 600);
  g_assert_cmpint (shapes[2].points[1].x, ==, 1200);
  /* The outside is on the left of the line. */
  g_assert_cmpint (shapes[3].points[0].x, ==, 200);
  g_assert_cmpint (shapes[3].points[1].x, ==, 100);
  g_assert_cmpint (shapes[3].points[0].y, ==, 1000);
  g_assert_cmpint (shapes[5].points[0].x, ==, 200);
  g_assert_cmpint (shapes[5].points[0].y, ==, 400);
  g_assert_cmpint (shapes[5].points[1].y, ==, 300);
}

/* What a setup lays and stands; what lies beside the board is left out. */
static void
test_placements (void)
{
  g_autoptr (TcScenario) scenario =
    read_badge ("<setup id=\"four\" name=\"Four players\" players=\"4\"/>",
                "<setup id=\"four\" name=\"Four players\" players=\"4\">"
                "<lay tile=\"hideout-red\" column=\"3\" row=\"4\"/>"
                "<lay tile=\"traffic\" column=\"4\" row=\"4\"/>"
                "<lay tile=\"traffic\" column=\"25\" row=\"25\"/>"
                "<stand pawn=\"blue-patrol\" column=\"1\" row=\"2\"/></setup>");
  TcNode setup = tc_scenario_find_by_role (scenario, "setup", TC_NODE_NONE);
  g_autoptr (TcView) view = tc_view_new_for_board (scenario, setup);
  const TcViewContainer *place = tc_view_find_container (view, "c4");
  guint n = 0;
  const TcViewToken *tokens = tc_view_get_tokens (view, &n);

  g_assert_cmpuint (place->face, ==, TC_TILE_FACE_UP);
  g_assert_cmpstr (place->type, ==, "hideout");
  g_assert_cmpstr (place->glyph, ==, "house");
  g_assert_cmpstr (place->region, ==, "red");
  g_assert_cmpstr (tc_marks_find (place->marks, place->n_marks, TC_MARK_LABEL)->text, ==,
                   "Red hideout");
  g_assert_null (tc_marks_find (place->marks, place->n_marks, TC_MARK_WARNING));
  place = tc_view_find_container (view, "d4");
  g_assert_cmpstr (place->glyph, ==, "barrier");
  g_assert_cmpstr (place->region, ==, "");
  g_assert_nonnull (tc_marks_find (place->marks, place->n_marks, TC_MARK_WARNING));
  g_assert_cmpuint (tc_view_find_container (view, "e4")->face, ==, TC_TILE_RANDOM);

  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpstr (tokens[0].key, ==, "blue-patrol");
  g_assert_cmpstr (tokens[0].container, ==, "a2");
  g_assert_cmpuint (tokens[0].kind, ==, TC_TOKEN_PAWN);
  g_assert_cmpstr (tokens[0].type, ==, "patrol");
  g_assert_cmpstr (tokens[0].symbol, ==, "car");
  g_assert_cmpstr (tokens[0].owner, ==, "blue");
  g_assert_cmpstr (tokens[0].face, ==, "");
}

/* What was laid can be taken up again. */
static void
test_lay_tile (void)
{
  g_autoptr (TcScenario) scenario = read_badge (NULL, NULL);
  g_autoptr (TcView) view = tc_view_new_for_board (scenario, TC_NODE_NONE);
  TcViewContainer *place = tc_view_get_container (view, "c4");

  tc_view_lay_tile (view, place, scenario, tc_scenario_find_by_key (scenario, "tile", "traffic"));
  g_assert_cmpuint (place->face, ==, TC_TILE_FACE_UP);
  g_assert_cmpstr (place->type, ==, "traffic");
  g_assert_cmpuint (place->n_marks, ==, 2);

  tc_view_lay_tile (view, place, scenario, TC_NODE_NONE);
  g_assert_cmpuint (place->face, ==, TC_TILE_RANDOM);
  g_assert_cmpstr (place->glyph, ==, "");
  g_assert_cmpuint (place->n_marks, ==, 0);
}

/* Cards are drawn as their element says, whatever it is called. */
static void
test_cards (void)
{
  g_autoptr (TcScenario) scenario = read_badge (NULL, NULL);
  TcNode node = tc_scenario_find_by_role (scenario, "card", TC_NODE_NONE);
  TcViewToken token = { 0 };

  tc_view_read_token (scenario, node, &token);
  g_assert_cmpuint (token.kind, ==, TC_TOKEN_CARD);
  g_assert_cmpstr (token.type, ==, "search card");
  g_assert_cmpstr (token.symbol, ==, "lens");
  g_assert_cmpstr (token.owner, ==, "");
}

/* A grid without a region is another system's affair: it puts its places there itself. */
static void
test_no_region (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load ("tests/systems/mini/mini.scenario.xml");
  g_autoptr (TcView) view = tc_view_new_for_board (tc_ruleset_get_scenario (ruleset), TC_NODE_NONE);
  guint n = 0;

  tc_view_get_containers (view, &n);
  g_assert_cmpuint (n, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/view/grid/ids", test_ids);
  g_test_add_func ("/rules/view/grid/board", test_board);
  g_test_add_func ("/rules/view/grid/exits", test_exits);
  g_test_add_func ("/rules/view/grid/parts", test_parts);
  g_test_add_func ("/rules/view/grid/placements", test_placements);
  g_test_add_func ("/rules/view/grid/lay-tile", test_lay_tile);
  g_test_add_func ("/rules/view/grid/cards", test_cards);
  g_test_add_func ("/rules/view/grid/no-region", test_no_region);

  return g_test_run ();
}
