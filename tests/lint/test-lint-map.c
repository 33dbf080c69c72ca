/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "lint/tc-lint-map-private.h"

#include "scenario-support.h"

#define P(x, y) "<point x='" #x "' y='" #y "'/>"

typedef struct {
  TcScenario *scenario;
  TcReport *report;
  TcLintMap *map;
} Fixture;

static void
fixture_clear (Fixture *fixture)
{
  g_clear_pointer (&fixture->map, tc_lint_map_free);
  g_clear_pointer (&fixture->scenario, tc_scenario_unref);
  g_clear_pointer (&fixture->report, tc_report_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Fixture, fixture_clear)

/* What is wrong with @body does not matter. */
static void
read_map (Fixture *fixture, const char *body)
{
  g_autofree char *text =
    g_strdup_printf ("<toy xmlns='urn:turncoat:toy' format='1' src='designer'>\n%s</toy>\n", body);

  fixture->scenario = scenario_parse (text, &fixture->report);
  g_assert_nonnull (fixture->scenario);
  fixture->map = tc_lint_map_new (fixture->scenario);
}

/* "10,5 3,- |" : the points of a space as they stand, a bar between those with a place and others.
 */
static char *
dup_points (const TcLintMap *map, guint32 space)
{
  const TcLintSpace *own = &map->spaces[space];
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint32 i = 0; i < own->n + own->n_astray; i++) {
    const TcLintPoint *point = &map->points[own->first + i];
    const gint32 numbers[2] = { point->x, point->y };

    g_assert_cmpuint (point->space, ==, space);
    g_assert_cmpint (point->corner == TC_LINT_NONE, ==, i >= own->n);
    if (i == own->n)
      g_string_append (text, "| ");
    for (guint k = 0; k < 2; k++) {
      if (numbers[k] == TC_LINT_NO_NUMBER)
        g_string_append_c (text, '-');
      else
        g_string_append_printf (text, "%d", numbers[k]);
      g_string_append_c (text, k == 0 ? ',' : ' ');
    }
  }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
assert_points (const TcLintMap *map, guint32 space, const char *expected)
{
  g_autofree char *points = dup_points (map, space);

  g_assert_cmpstr (points, ==, expected);
}

/* -- Corners and edges -- */

#define NEIGHBOURS                                                                                 \
  "<area id='west' x='5' y='6'><outline>" P (0, 0) P (10, 0)                                       \
    P (10, 10) "</outline></area>"                                                                 \
               "<area id='east' x='12'><outline>" P (10, 10) P (10, 0) P (20, -5)                  \
                 P (10, 0) "</outline></area>"

static void
test_corners (void)
{
  const guint32 expected[] = { 0, 1, 2, 2, 1, 3, 1 };
  const guint32 n_at[] = { 1, 3, 2, 1 };
  g_auto (Fixture) fixture = { NULL };
  const TcLintMap *map;

  read_map (&fixture, NEIGHBOURS);
  map = fixture.map;
  g_assert_cmpuint (map->n_spaces, ==, 2);
  g_assert_cmpint (map->spaces[0].x, ==, 5);
  g_assert_cmpint (map->spaces[0].y, ==, 6);
  g_assert_cmpint (map->spaces[1].y, ==, 0);
  g_assert_cmpuint (map->n_points, ==, G_N_ELEMENTS (expected));
  for (guint32 i = 0; i < map->n_points; i++)
    g_assert_cmpuint (map->points[i].corner, ==, expected[i]);
  g_assert_cmpuint (map->n_corners, ==, G_N_ELEMENTS (n_at));
  for (guint32 i = 0; i < map->n_corners; i++) {
    g_assert_cmpuint (map->corner_starts[i + 1] - map->corner_starts[i], ==, n_at[i]);
    for (guint32 k = map->corner_starts[i]; k < map->corner_starts[i + 1]; k++) {
      g_assert_cmpuint (map->points[map->corner_points[k]].corner, ==, i);
      g_assert_true (k == map->corner_starts[i] ||
                     map->corner_points[k - 1] < map->corner_points[k]);
    }
  }
  g_assert_cmpint (tc_lint_map_get_place (map, 3)->y, ==, -5);
}

/* Whichever way round, and however often: the same two corners are the same key. */
static void
test_edges (void)
{
  /* In the order of the lower corner, then the other one. */
  const guint32 expected[] = { 0, 2, 1, 3, 6, 4, 5 };
  const gboolean is_same[] = { FALSE, FALSE, FALSE, TRUE, TRUE, FALSE, TRUE };
  g_auto (Fixture) fixture = { NULL };
  const TcLintMap *map;

  read_map (&fixture, NEIGHBOURS);
  map = fixture.map;
  g_assert_cmpuint (map->n_edges, ==, G_N_ELEMENTS (expected));
  for (guint32 i = 0; i < map->n_edges; i++) {
    g_assert_cmpuint (map->edges[i].value, ==, expected[i]);
    g_assert_cmpint (i > 0 && map->edges[i].key == map->edges[i - 1].key, ==, is_same[i]);
  }
  g_assert_cmpuint (tc_lint_map_get_next (map, 1), ==, 2);
  g_assert_cmpuint (tc_lint_map_get_next (map, 2), ==, 0);
  g_assert_cmpuint (tc_lint_map_get_next (map, 6), ==, 3);
}

/* -- What cannot be read -- */

/* A point without a place is passed over, and what it has stands at the end. */
static void
test_astray (void)
{
  g_auto (Fixture) fixture = { NULL };
  const TcLintMap *map;

  read_map (&fixture,
            "<area id='a' x='?'><outline>" P (1, ) P (0, 0) P (x, 4) P (9, 0)
              P (9223372036854775807, -9223372036854775808) "<point y='7'/>" P (
                9, 9) "</outline></area>"
                      "<area id='b'><outline>" P (0, 0) P (0, 9) P (9, 9) "</outline></area>");
  map = fixture.map;
  assert_points (map, 0, "0,0 9,0 9,9 | 1,- -,- -,7 -,4 ");
  assert_points (map, 1, "0,0 0,9 9,9 ");
  g_assert_false (tc_lint_map_is_whole (map, 0));
  g_assert_true (tc_lint_map_is_whole (map, 1));
  g_assert_cmpint (map->spaces[0].x, ==, TC_LINT_NO_NUMBER);
  g_assert_cmpint (map->spaces[0].y, ==, 0);
  g_assert_cmpuint (map->n_points, ==, 10);
  g_assert_cmpuint (map->n_corners, ==, 4);
  g_assert_cmpuint (map->n_edges, ==, 6);
  g_assert_cmpuint (tc_lint_map_get_next (map, 2), ==, 0);
}

/* Of two outlines in one space the first counts; a space may have none, or one without points. */
static void
test_outlines (void)
{
  g_auto (Fixture) fixture = { NULL };
  const TcLintMap *map;

  read_map (&fixture,
            "<area id='a'/><area id='b'><outline/></area>"
            "<area id='c'><outline>" P (0, 0) P (5, 0) P (5, 5) "</outline><outline>" P (1, 1)
              P (2, 2) P (3, 1) "</outline></area>");
  map = fixture.map;
  g_assert_cmpuint (map->n_spaces, ==, 3);
  g_assert_cmpuint (map->spaces[0].outline, ==, TC_NODE_NONE);
  g_assert_cmpuint (map->spaces[1].outline, !=, TC_NODE_NONE);
  g_assert_false (tc_lint_map_is_whole (map, 0));
  g_assert_false (tc_lint_map_is_whole (map, 1));
  assert_points (map, 2, "0,0 5,0 5,5 ");
  g_assert_cmpuint (map->n_points, ==, 3);
}

/* -- Links -- */

static void
test_links (void)
{
  const guint32 expected[][2] = {
    { 1, 0 }, { 2, 2 }, { 2, TC_LINT_NONE }, { 1, TC_LINT_NONE }, { TC_LINT_NONE, TC_LINT_NONE },
  };
  g_auto (Fixture) fixture = { NULL };
  const TcLintMap *map;

  read_map (&fixture, "<area id='aaaa'/><area id='bbbb'/><area id='cccc'/>"
                      "<link a='bbbb' b='aaaa'/><link a='cccc' b='cccc'/><link b='cccc'/>"
                      "<link a='bbbb' b='elsewhere'/><link/>");
  map = fixture.map;
  g_assert_cmpuint (map->n_links, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < map->n_links; i++) {
    g_test_message ("link %u", i);
    g_assert_cmpuint (map->links[i].ends[0], ==, expected[i][0]);
    g_assert_cmpuint (map->links[i].ends[1], ==, expected[i][1]);
  }
  g_assert_cmpuint (map->spaces_of_nodes[map->spaces[2].node], ==, 2);
  g_assert_cmpuint (map->spaces_of_nodes[map->links[0].node], ==, TC_LINT_NONE);
}

static void
test_empty (void)
{
  g_auto (Fixture) fixture = { NULL };

  read_map (&fixture, "");
  g_assert_cmpuint (fixture.map->n_spaces, ==, 0);
  g_assert_cmpuint (fixture.map->n_corners, ==, 0);
  g_assert_cmpuint (fixture.map->n_edges, ==, 0);
  g_assert_cmpuint (fixture.map->n_links, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lint/map/corners", test_corners);
  g_test_add_func ("/lint/map/edges", test_edges);
  g_test_add_func ("/lint/map/astray", test_astray);
  g_test_add_func ("/lint/map/outlines", test_outlines);
  g_test_add_func ("/lint/map/links", test_links);
  g_test_add_func ("/lint/map/empty", test_empty);

  return g_test_run ();
}
