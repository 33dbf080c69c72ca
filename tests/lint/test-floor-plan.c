/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "lint-support.h"

#include "lint/tc-floor-plan.h"
#include "systems/tc-systems.h"

#include <string.h>

/* Tiles on the floors of the shipped house that is half built: where another may lie, and why not.
 */

typedef struct {
  TcScenario *scenario;
  TcNode setup;
  TcFloorPlan *plan;
} Fixture;

static TcNode
find (Fixture *fixture, const char *space, const char *key)
{
  TcNode node = tc_scenario_find_by_key (fixture->scenario, space, key);

  g_assert_cmpuint (node, !=, TC_NODE_NONE);

  return node;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  ScenarioFile *file = scenario_load_file ("scenarios/house/house.scenario.xml");
  g_autoptr (TcSource) source = tc_source_new_for_string ("test.xml", file->text);
  g_autoptr (TcReport) report = tc_report_new ();
  g_autofree const TcSchema **schemas = tc_systems_dup_schemas (NULL);

  fixture->scenario = tc_scenario_parse (source, schemas, report);
  fixture->setup = tc_scenario_find_by_role (fixture->scenario, "setup", TC_NODE_NONE);
  while (g_strcmp0 (tc_scenario_get_id (fixture->scenario, fixture->setup), "built-4") != 0)
    fixture->setup = tc_scenario_find_by_role (fixture->scenario, "setup", fixture->setup);
  fixture->plan = tc_floor_plan_new (fixture->scenario, fixture->setup);
  g_free (file->text);
  g_free (file->name);
  g_free (file);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  tc_floor_plan_free (fixture->plan);
  tc_scenario_unref (fixture->scenario);
}

static const TcFloorTile *
find_laid (Fixture *fixture, const char *room)
{
  const TcFloorTile *laid = tc_floor_plan_find_tile (fixture->plan, find (fixture, "space", room));

  g_assert_nonnull (laid);

  return laid;
}

static TcFloorTile
make (Fixture *fixture, const char *room, const char *floor, gint x, gint y, guint turned)
{
  return (TcFloorTile){ .tile = find (fixture, "space", room),
                        .floor = find (fixture, "group", floor),
                        .x = x,
                        .y = y,
                        .turned = turned };
}

/* @instead: nullable: a room that lies there. */
static void
assert_judged (Fixture *fixture,
               TcFloorTile proposed,
               const char *instead,
               TcFloorFault fault,
               const char *why)
{
  const TcFloorTile *other = NULL;
  g_autofree char *words = NULL;

  g_assert_cmpint (tc_floor_plan_judge (fixture->plan, &proposed,
                                        instead != NULL ? find_laid (fixture, instead) : NULL,
                                        &other),
                   ==, fault);
  words = tc_floor_plan_dup_why (fixture->plan, fault, &proposed, other);
  g_assert_cmpstr (words, ==, why);
}

static void
test_turn (Fixture *fixture, gconstpointer data)
{
  gint dx, dy;

  g_assert_cmpuint (tc_doors_turn (1, 1), ==, 2);
  g_assert_cmpuint (tc_doors_turn (8, 1), ==, 1);
  g_assert_cmpuint (tc_doors_turn (5, 2), ==, 5);
  g_assert_cmpuint (tc_doors_turn (3, 4), ==, 3);
  g_assert_cmpuint (tc_doors_turn (3, 7), ==, tc_doors_turn (3, 3));
  tc_doors_get_step (3, &dx, &dy);
  g_assert_cmpint (dx, ==, -1);
  g_assert_cmpint (dy, ==, 0);
}

static void
test_read (Fixture *fixture, gconstpointer data)
{
  guint n;
  const TcFloorTile *tiles = tc_floor_plan_get_tiles (fixture->plan, &n);
  const TcFloorTile *gallery = find_laid (fixture, "gallery");

  g_assert_cmpuint (n, ==, 17);
  for (guint i = 0; i < n; i++) {
    g_assert_true (tc_floor_plan_is_reached (fixture->plan, &tiles[i]));
    g_assert_true (tc_floor_plan_belongs (fixture->plan, &tiles[i]));
  }
  /* Printed with doors north and south, and turned once. */
  g_assert_cmpuint (tc_doors_read (fixture->scenario, gallery->tile), ==, 5);
  g_assert_cmpuint (gallery->doors, ==, 10);
  g_assert_true (tc_floor_plan_find_at (fixture->plan, gallery->floor, 1, 0) == gallery);
  g_assert_null (tc_floor_plan_find_at (fixture->plan, gallery->floor, 2, 0));
}

static void
test_judge (Fixture *fixture, gconstpointer data)
{
  /* The attic has its one door in the south. */
  assert_judged (fixture, make (fixture, "attic", "upper", 0, -2, 0), NULL, TC_FLOOR_FITS, "");
  assert_judged (fixture, make (fixture, "attic", "upper", 2, 0, 1), NULL, TC_FLOOR_FITS, "");
  assert_judged (fixture, make (fixture, "attic", "upper", 0, -2, 1), NULL, TC_FLOOR_NO_DOOR,
                 "No door of \"Attic\" would meet a door there");
  assert_judged (fixture, make (fixture, "attic", "upper", 7, 7, 0), NULL, TC_FLOOR_ALONE,
                 "\"Attic\" would lie alone: nothing is beside this place");
  assert_judged (fixture, make (fixture, "attic", "upper", 1, 0, 0), NULL, TC_FLOOR_TAKEN,
                 "\"Gallery\" lies there already");
  assert_judged (fixture, make (fixture, "attic", "ground", 0, -1, 0), NULL, TC_FLOOR_NOT_ITS_OWN,
                 "\"Attic\" does not belong on this floor");
  assert_judged (fixture, make (fixture, "gallery", "upper", 0, -2, 0), NULL, TC_FLOOR_TWICE,
                 "\"Gallery\" is laid already: on the floor \"Upper floor\"");
}

/* What lies there is moved or turned: what hangs on it counts, and itself does not. */
static void
test_move (Fixture *fixture, gconstpointer data)
{
  assert_judged (fixture, make (fixture, "gallery", "upper", 1, 0, 3), "gallery", TC_FLOOR_FITS,
                 "");
  assert_judged (fixture, make (fixture, "gallery", "upper", 1, 0, 0), "gallery", TC_FLOOR_NO_DOOR,
                 "No door of \"Gallery\" would meet a door there");
  assert_judged (fixture, make (fixture, "gallery", "upper", 2, 0, 1), "gallery", TC_FLOOR_ALONE,
                 "\"Gallery\" would lie alone: nothing is beside this place");
  assert_judged (fixture, make (fixture, "creaky-hallway", "ground", 0, 1, 0), "creaky-hallway",
                 TC_FLOOR_CUTS_OFF, "No way would lead to \"Abandoned Room\" any more");
  /* Beside the room that only it leads to. */
  assert_judged (fixture, make (fixture, "creaky-hallway", "ground", -1, 4, 0), "creaky-hallway",
                 TC_FLOOR_NO_WAY,
                 "No way would lead from the first tile of the floor to \"Creaky Hallway\"");
}

static void
assert_removed (Fixture *fixture, const char *room, TcFloorFault fault, const char *why)
{
  const TcFloorTile *other = NULL;
  const TcFloorTile *tile = find_laid (fixture, room);
  g_autofree char *words = NULL;

  g_assert_cmpint (tc_floor_plan_judge_removal (fixture->plan, tile, &other), ==, fault);
  words = tc_floor_plan_dup_why (fixture->plan, fault, tile, other);
  g_assert_cmpstr (words, ==, why);
}

static void
test_removal (Fixture *fixture, gconstpointer data)
{
  assert_removed (fixture, "gallery", TC_FLOOR_FITS, "");
  assert_removed (fixture, "creaky-hallway", TC_FLOOR_CUTS_OFF,
                  "No way would lead to \"Abandoned Room\" any more");
  assert_removed (fixture, "entrance-hall", TC_FLOOR_NEEDED,
                  "\"Entrance Hall\" must stay: somebody begins there");
}

#define ADD(path, func)                                                                            \
  g_test_add ("/lint/floor-plan/" path, Fixture, NULL, set_up, func, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("turn", test_turn);
  ADD ("read", test_read);
  ADD ("judge", test_judge);
  ADD ("move", test_move);
  ADD ("removal", test_removal);

  return g_test_run ();
}
