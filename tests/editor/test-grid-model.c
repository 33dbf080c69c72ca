/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/tc-grid-model.h"
#include "document/tc-grid-parts.h"

#include <string.h>

/* Laying tiles and standing pawns, as edits of the text. */

typedef struct {
  TcBuild *build;
  TcScenario *scenario;
  TcNode setup;
} Fixture;

static void
take_text (Fixture *fixture, const char *text)
{
  g_autoptr (TcSource) source = tc_source_new_for_string ("badge.scenario.xml", text);

  g_clear_pointer (&fixture->build, tc_build_unref);
  fixture->build = tc_build_new (source, NULL);
  fixture->scenario = tc_build_get_scenario (fixture->build);
  g_assert_nonnull (fixture->scenario);
  g_assert_true (tc_scenario_is_valid (fixture->scenario));
  fixture->setup = tc_scenario_find_by_role (fixture->scenario, "setup", TC_NODE_NONE);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (g_getenv ("TURNCOAT_DATA_DIR"), "scenarios", "badge",
                                            "badge.scenario.xml", NULL);
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  take_text (fixture, text);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  tc_build_unref (fixture->build);
}

/* Takes @operation and goes on with the text that it makes. */
static void
apply (Fixture *fixture, TcOperation *operation)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TcEdits) edits = NULL;
  g_autoptr (TcSource) after = NULL;
  g_autofree char *text = NULL;

  g_assert_nonnull (operation);
  edits = tc_operation_make_edits (operation, fixture->scenario, &error);
  g_assert_no_error (error);
  after = tc_edits_apply (edits, tc_scenario_get_source (fixture->scenario), NULL);
  g_assert_nonnull (after);
  text = g_strndup (g_bytes_get_data (tc_source_get_bytes (after), NULL),
                    g_bytes_get_size (tc_source_get_bytes (after)));
  take_text (fixture, text);
  tc_operation_free (operation);
}

static void
lay (Fixture *fixture, const char *places, const char *tile, const char *expected)
{
  g_auto (GStrv) keys = g_strsplit (places, " ", -1);
  g_autofree char *why_not = NULL;

  apply (fixture, tc_grid_new_lay (fixture->scenario, fixture->setup, (const char *const *) keys,
                                   tile, &why_not));
  if (expected == NULL)
    g_assert_cmpstr (why_not, ==, NULL);
  else
    g_assert_nonnull (strstr (why_not, expected));
}

static const char *
get_tile (Fixture *fixture, const char *place)
{
  TcNode node = tc_grid_find_lay (fixture->scenario, fixture->setup, place);

  return node != TC_NODE_NONE ? tc_scenario_get_string (fixture->scenario, node, "tile") : NULL;
}

static void
test_lay (Fixture *fixture, gconstpointer data)
{
  TcGridCount count;

  lay (fixture, "c3 d3 e3", "traffic", NULL);
  g_assert_cmpstr (get_tile (fixture, "c3"), ==, "traffic");
  g_assert_cmpstr (get_tile (fixture, "e3"), ==, "traffic");
  g_assert_cmpstr (get_tile (fixture, "f3"), ==, NULL);
  /* Over others, and over its like. */
  lay (fixture, "d3 e3 f3", "empty", NULL);
  g_assert_cmpstr (get_tile (fixture, "c3"), ==, "traffic");
  g_assert_cmpstr (get_tile (fixture, "d3"), ==, "empty");
  g_assert_cmpstr (get_tile (fixture, "f3"), ==, "empty");
  tc_grid_count (fixture->scenario, fixture->setup, &count);
  g_assert_cmpuint (count.n_places, ==, 48);
  g_assert_cmpuint (count.n_laid, ==, 4);
  g_assert_cmpuint (count.n_copies, ==, 48);
  /* At random again. */
  lay (fixture, "c3 d3 e3 f3 g3", NULL, NULL);
  tc_grid_count (fixture->scenario, fixture->setup, &count);
  g_assert_cmpuint (count.n_laid, ==, 0);
}

/* What cannot be done is said, and the rest is done. */
static void
test_too_many (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GArray) tiles = NULL;

  lay (fixture, "c3 d3 e3", "hideout-red", "Red hideout");
  g_assert_cmpstr (get_tile (fixture, "c3"), ==, "hideout-red");
  g_assert_cmpstr (get_tile (fixture, "d3"), ==, NULL);
  tiles = tc_grid_list_tiles (fixture->scenario, fixture->setup);
  g_assert_cmpuint (tiles->len, ==, 10);
  g_assert_cmpstr (g_array_index (tiles, TcGridTile, 0).id, ==, "hideout-red");
  g_assert_cmpuint (g_array_index (tiles, TcGridTile, 0).n_copies, ==, 1);
  g_assert_cmpuint (g_array_index (tiles, TcGridTile, 0).n_laid, ==, 1);
}

static void
test_outside (Fixture *fixture, gconstpointer data)
{
  g_autofree char *why_not = NULL;
  g_autoptr (TcOperation) none = tc_grid_new_lay (
    fixture->scenario, fixture->setup, (const char *const[]){ "b2", NULL }, "empty", &why_not);

  g_assert_null (none);
  g_assert_nonnull (strstr (why_not, "B2"));
  lay (fixture, "b2 c3", "empty", "B2");
  g_assert_cmpstr (get_tile (fixture, "c3"), ==, "empty");
}

static void
stand (Fixture *fixture, const char *pawn, const char *place)
{
  g_autofree char *why_not = NULL;

  apply (fixture, tc_grid_new_stand (fixture->scenario, fixture->setup, pawn, place, &why_not));
  g_assert_cmpstr (why_not, ==, NULL);
}

static void
test_stand (Fixture *fixture, gconstpointer data)
{
  g_autofree char *place = NULL;
  g_autofree char *moved = NULL;
  g_autofree char *why_not = NULL;
  g_autoptr (TcOperation) none = NULL;

  stand (fixture, "blue-patrol", "a2");
  tc_grid_find_stand (fixture->scenario, fixture->setup, "blue-patrol", &place);
  g_assert_cmpstr (place, ==, "a2");
  stand (fixture, "blue-patrol", "l10");
  tc_grid_find_stand (fixture->scenario, fixture->setup, "blue-patrol", &moved);
  g_assert_cmpstr (moved, ==, "l10");
  stand (fixture, "blue-patrol", NULL);
  g_assert_cmpuint (tc_grid_find_stand (fixture->scenario, fixture->setup, "blue-patrol", NULL), ==,
                    TC_NODE_NONE);
  none = tc_grid_new_stand (fixture->scenario, fixture->setup, "blue-patrol", "m1", &why_not);
  g_assert_null (none);
  g_assert_nonnull (strstr (why_not, "M1"));
}

/* Patrols start where a setup says; fugitives come out of hideouts. */
static void
test_pawns (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GArray) pawns = tc_grid_list_pawns (fixture->scenario);

  g_assert_cmpuint (pawns->len, ==, 4);
  for (guint i = 0; i < pawns->len; i++)
    g_assert_cmpstr (tc_scenario_get_name (fixture->scenario, g_array_index (pawns, TcNode, i)), ==,
                     "patrol");
}

static guint
count_places (Fixture *fixture)
{
  TcGridCount count;

  tc_grid_count (fixture->scenario, fixture->setup, &count);

  return count.n_places;
}

/* Holes and streets are painted and taken away again; a place is one or the other. */
static void
test_places (Fixture *fixture, gconstpointer data)
{
  static const char *const row[] = { "c3", "d3", "b3", NULL };

  apply (fixture, tc_grid_new_places (fixture->scenario, "hole", row));
  g_assert_cmpuint (tc_grid_count_parts (fixture->scenario, "hole"), ==, 3);
  g_assert_cmpuint (count_places (fixture), ==, 46);
  apply (fixture, tc_grid_new_places (fixture->scenario, "street", &row[1]));
  g_assert_cmpuint (tc_grid_count_parts (fixture->scenario, "hole"), ==, 1);
  g_assert_cmpuint (tc_grid_count_parts (fixture->scenario, "street"), ==, 2);
  apply (fixture, tc_grid_new_places (fixture->scenario, "street", row + 1));
  g_assert_cmpuint (tc_grid_count_parts (fixture->scenario, "street"), ==, 0);
  g_assert_cmpuint (count_places (fixture), ==, 47);
}

/* A wall is one from both sides; a gate leads off the board or into a hole. */
static void
test_sides (Fixture *fixture, gconstpointer data)
{
  g_autofree char *why_not = NULL;
  g_autofree char *none = NULL;
  g_autofree char *title = tc_grid_dup_part_title (fixture->scenario, "wall");

  g_assert_cmpstr (title, ==, "Wall");
  apply (fixture, tc_grid_new_side (fixture->scenario, "wall", "c4", TC_GRID_EAST, &none));
  g_assert_cmpuint (tc_grid_count_parts (fixture->scenario, "wall"), ==, 1);
  g_assert_cmpuint (tc_grid_find_part (fixture->scenario, "wall", "d4", TC_GRID_WEST), !=,
                    TC_NODE_NONE);
  apply (fixture, tc_grid_new_side (fixture->scenario, "wall", "d4", TC_GRID_WEST, &none));
  g_assert_cmpuint (tc_grid_count_parts (fixture->scenario, "wall"), ==, 0);
  g_assert_null (tc_grid_new_side (fixture->scenario, "gate", "c4", TC_GRID_NORTH, &why_not));
  g_assert_nonnull (strstr (why_not, "C4"));
  apply (fixture,
         tc_grid_new_places (fixture->scenario, "hole", (const char *const[]){ "c3", NULL }));
  apply (fixture, tc_grid_new_side (fixture->scenario, "gate", "c4", TC_GRID_NORTH, &none));
  g_assert_cmpuint (tc_grid_find_part (fixture->scenario, "gate", "c4", TC_GRID_NORTH), !=,
                    TC_NODE_NONE);
  g_assert_cmpstr (none, ==, NULL);
}

#define ADD(path, func)                                                                            \
  g_test_add ("/editor/grid-model/" path, Fixture, NULL, set_up, func, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("lay", test_lay);
  ADD ("too-many", test_too_many);
  ADD ("outside", test_outside);
  ADD ("stand", test_stand);
  ADD ("pawns", test_pawns);
  ADD ("places", test_places);
  ADD ("sides", test_sides);

  return g_test_run ();
}
