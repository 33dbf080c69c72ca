/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/tc-floors-model.h"

#include <string.h>

/* Laying, moving, turning and removing tiles, as edits of the text. */

typedef struct {
  TcBuild *build;
  TcScenario *scenario;
  TcNode setup;
} Fixture;

static void
take_text (Fixture *fixture, const char *text)
{
  g_autoptr (TcSource) source = tc_source_new_for_string ("house.scenario.xml", text);

  g_clear_pointer (&fixture->build, tc_build_unref);
  fixture->build = tc_build_new (source, NULL);
  fixture->scenario = tc_build_get_scenario (fixture->build);
  g_assert_nonnull (fixture->scenario);
  g_assert_true (tc_scenario_is_valid (fixture->scenario));
  fixture->setup = tc_scenario_find_by_role (fixture->scenario, "setup", TC_NODE_NONE);
  while (g_strcmp0 (tc_scenario_get_id (fixture->scenario, fixture->setup), "built-4") != 0)
    fixture->setup = tc_scenario_find_by_role (fixture->scenario, "setup", fixture->setup);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (g_getenv ("TURNCOAT_DATA_DIR"), "scenarios", "house",
                                            "house.scenario.xml", NULL);
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  take_text (fixture, text);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  tc_build_unref (fixture->build);
}

/* Takes @operation, whose label is @label, and goes on with the text that it makes. */
static void
apply (Fixture *fixture, TcOperation *operation, const char *label)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TcEdits) edits = NULL;
  g_autoptr (TcSource) after = NULL;
  g_autofree char *text = NULL;
  g_autofree char *words = NULL;

  g_assert_nonnull (operation);
  words = tc_operation_dup_label (operation, fixture->scenario);
  g_assert_cmpstr (words, ==, label);
  edits = tc_operation_make_edits (operation, fixture->scenario, &error);
  g_assert_no_error (error);
  after = tc_edits_apply (edits, tc_scenario_get_source (fixture->scenario), NULL);
  g_assert_nonnull (after);
  text = g_strndup (g_bytes_get_data (tc_source_get_bytes (after), NULL),
                    g_bytes_get_size (tc_source_get_bytes (after)));
  take_text (fixture, text);
  tc_operation_free (operation);
}

static TcNode
find (Fixture *fixture, const char *space, const char *key)
{
  return tc_scenario_find_by_key (fixture->scenario, space, key);
}

/* "upper 2,0 turned 1", or "" when it is not laid. */
static void
assert_lies (Fixture *fixture, const char *room, const char *expected)
{
  g_autoptr (TcFloorPlan) plan = tc_floor_plan_new (fixture->scenario, fixture->setup);
  const TcFloorTile *tile = tc_floor_plan_find_tile (plan, find (fixture, "space", room));
  g_autofree char *where =
    tile != NULL
      ? g_strdup_printf ("%s %d,%d turned %u", tc_scenario_get_id (fixture->scenario, tile->floor),
                         tile->x, tile->y, tile->turned)
      : g_strdup ("");

  g_assert_cmpstr (where, ==, expected);
}

static TcOperation *
lay (Fixture *fixture, const char *room, const char *floor, gint x, gint y, char **out_why_not)
{
  TcFloorTile proposed = {
    .tile = find (fixture, "space", room), .floor = find (fixture, "group", floor), .x = x, .y = y
  };

  return tc_floors_new_lay (fixture->scenario, fixture->setup, &proposed, out_why_not);
}

static void
test_lay (Fixture *fixture, gconstpointer data)
{
  g_autofree char *why_not = NULL;

  apply (fixture, lay (fixture, "attic", "upper", 2, 0, &why_not), "Lay Attic");
  g_assert_null (why_not);
  assert_lies (fixture, "attic", "upper 2,0 turned 1");
  apply (fixture, lay (fixture, "attic", "upper", 0, -2, &why_not), "Move Attic");
  assert_lies (fixture, "attic", "upper 0,-2 turned 0");
  /* Where it lies already there is nothing to do. */
  g_assert_null (lay (fixture, "attic", "upper", 0, -2, &why_not));
  g_assert_null (why_not);
  g_assert_null (lay (fixture, "attic", "ground", 0, -1, &why_not));
  g_assert_cmpstr (why_not, ==, "\"Attic\" does not belong on this floor.");
}

static void
test_turn (Fixture *fixture, gconstpointer data)
{
  g_autofree char *why_not = NULL;
  TcNode gallery = find (fixture, "space", "gallery");

  apply (fixture, tc_floors_new_turn (fixture->scenario, fixture->setup, gallery, TRUE, &why_not),
         "Turn Gallery");
  assert_lies (fixture, "gallery", "upper 1,0 turned 3");
  gallery = find (fixture, "space", "gallery");
  apply (fixture, tc_floors_new_turn (fixture->scenario, fixture->setup, gallery, FALSE, &why_not),
         "Turn Gallery");
  assert_lies (fixture, "gallery", "upper 1,0 turned 1");
  g_assert_null (why_not);
  /* One door only, and it is needed where it is. */
  apply (fixture, lay (fixture, "attic", "upper", 2, 0, &why_not), "Lay Attic");
  g_assert_null (tc_floors_new_turn (fixture->scenario, fixture->setup,
                                     find (fixture, "space", "attic"), TRUE, &why_not));
  g_assert_cmpstr (why_not, ==, "No door of \"Attic\" would meet a door there.");
}

static void
test_remove (Fixture *fixture, gconstpointer data)
{
  g_autofree char *why_not = NULL;

  g_assert_null (tc_floors_new_removal (fixture->scenario, fixture->setup,
                                        find (fixture, "space", "entrance-hall"), &why_not));
  g_assert_cmpstr (why_not, ==, "\"Entrance Hall\" must stay: somebody begins there.");
  g_clear_pointer (&why_not, g_free);
  apply (fixture,
         tc_floors_new_removal (fixture->scenario, fixture->setup,
                                find (fixture, "space", "gallery"), &why_not),
         "Remove Gallery");
  g_assert_null (why_not);
  assert_lies (fixture, "gallery", "");
}

static void
test_left (Fixture *fixture, gconstpointer data)
{
  g_autoptr (TcFloorPlan) plan = tc_floor_plan_new (fixture->scenario, fixture->setup);
  TcNode basement = find (fixture, "group", "basement");
  g_autoptr (GArray) all = tc_floors_list_left (fixture->scenario, plan, TC_NODE_NONE);
  g_autoptr (GArray) left = tc_floors_list_left (fixture->scenario, plan, basement);

  g_assert_cmpuint (all->len, ==, 47 - 17);
  g_assert_cmpuint (left->len, >, 0);
  g_assert_cmpuint (left->len, <, all->len);
  for (guint i = 0; i < left->len; i++) {
    TcFloorTile tile = { .tile = g_array_index (left, TcNode, i), .floor = basement };

    g_assert_true (tc_floor_plan_belongs (plan, &tile));
    g_assert_null (tc_floor_plan_find_tile (plan, tile.tile));
  }
}

#define ADD(path, func)                                                                            \
  g_test_add ("/editor/floors-model/" path, Fixture, NULL, set_up, func, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("lay", test_lay);
  ADD ("turn", test_turn);
  ADD ("remove", test_remove);
  ADD ("left", test_left);

  return g_test_run ();
}
