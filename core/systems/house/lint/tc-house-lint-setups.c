/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lint/tc-floor-plan.h"
#include "lint/tc-lint-private.h"
#include "scenario/tc-title.h"
#include "systems/house/lint/tc-house-lint-private.h"

/* Rooms, explorers and setups that the schema allows, and that the house cannot be built of. */

static const char *const ways[] = { "north", "east", "south", "west" };

#define N_WAYS G_N_ELEMENTS (ways)

/* -- Rooms ------------------------------------------------------------------------------------- */

static void
lint_barrier (const HouseLint *lint, TcNode room)
{
  TcScenario *scenario = lint->scenario;
  TcNode barrier = tc_scenario_find_child (scenario, room, "barrier");

  if (barrier == TC_NODE_NONE || tc_scenario_get_bool (scenario, barrier, "opens") ||
      tc_scenario_is_bad (scenario, barrier, "far") ||
      tc_scenario_get_bool (scenario, room, house_lint_get (lint, barrier, "far")))
    return;
  tc_lint_add (scenario, lint->report, "HSE006", barrier, "far", _ ("\"%s\" has no door there"),
               house_lint_get (lint, room, "name"));
}

static void
lint_way_to_itself (const HouseLint *lint, TcNode node, const char *attribute, TcNode room)
{
  if (room != TC_NODE_NONE && tc_scenario_get_ref (lint->scenario, node, attribute) == room)
    tc_lint_add (lint->scenario, lint->report, "HSE007", node, attribute,
                 _ ("This leads from \"%s\" to itself"), house_lint_get (lint, room, "name"));
}

static void
lint_floors (const HouseLint *lint, TcNode room)
{
  static const char *const floors[] = { "floor", "floor-2", "floor-3" };

  for (guint i = 1; i < G_N_ELEMENTS (floors); i++) {
    TcNode floor = tc_scenario_get_ref (lint->scenario, room, floors[i]);

    for (guint k = 0; k < i && floor != TC_NODE_NONE; k++) {
      if (tc_scenario_get_ref (lint->scenario, room, floors[k]) != floor)
        continue;
      tc_lint_add (lint->scenario, lint->report, "HSE008", room, floors[i],
                   _ ("\"%s\" is named before"), house_lint_get (lint, floor, "name"));
      break;
    }
  }
}

void
house_lint_rooms (const HouseLint *lint)
{
  TcScenario *scenario = lint->scenario;
  TcNode node = tc_scenario_find_section (scenario, "tileset/room");

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node)) {
    gboolean has_door = FALSE;

    for (guint i = 0; i < N_WAYS; i++)
      has_door |= tc_scenario_get_bool (scenario, node, ways[i]);
    if (!has_door)
      tc_lint_add (scenario, lint->report, "HSE004", node, NULL, _ ("\"%s\" has no door"),
                   house_lint_get (lint, node, "name"));
    else
      lint_barrier (lint, node);
    lint_way_to_itself (lint, node, "slide", node);
    lint_way_to_itself (lint, node, "climb", node);
    lint_floors (lint, node);
  }
  node = tc_scenario_find_section (scenario, "house/stairs");
  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node))
    lint_way_to_itself (lint, node, "b", tc_scenario_get_ref (scenario, node, "a"));
}

/* -- Explorers and cards ----------------------------------------------------------------------- */

static void
lint_steps (const HouseLint *lint, TcNode steps)
{
  static const char *const names[] = { "s1", "s2", "s3", "s4", "s5", "s6", "s7", "s8" };

  for (guint i = 1; i < G_N_ELEMENTS (names); i++) {
    gint64 before = 0;
    gint64 now = 0;

    if (!tc_lint_read_int (lint->scenario, steps, names[i - 1], &before) ||
        !tc_lint_read_int (lint->scenario, steps, names[i], &now) || now >= before)
      continue;
    tc_lint_add (lint->scenario, lint->report, "HSE009", steps, names[i],
                 _ ("A step up makes the trait lower: %d after %d"), (int) now, (int) before);
    return;
  }
}

void
house_lint_explorers (const HouseLint *lint)
{
  static const char *const paths[] = { "items/item", "omens/omen" };
  TcScenario *scenario = lint->scenario;
  TcNode node = tc_scenario_find_section (scenario, "explorers/explorer");

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node)) {
    TcNode steps = tc_scenario_find_child (scenario, node, "steps");

    for (; steps != TC_NODE_NONE; steps = tc_scenario_find_next (scenario, steps))
      lint_steps (lint, steps);
  }
  for (guint i = 0; i < G_N_ELEMENTS (paths); i++) {
    for (node = tc_scenario_find_section (scenario, paths[i]); node != TC_NODE_NONE;
         node = tc_scenario_find_next (scenario, node)) {
      TcNode bonus = tc_scenario_find_child (scenario, node, "bonus");

      for (; bonus != TC_NODE_NONE; bonus = tc_scenario_find_next (scenario, bonus)) {
        gint64 by = 0;

        if (tc_lint_read_int (scenario, bonus, "by", &by) && by == 0)
          tc_lint_add (scenario, lint->report, "HSE014", bonus, "by", _ ("This changes nothing"));
      }
    }
  }
}

/* -- Setups ------------------------------------------------------------------------------------ */

/* One finding for each that lies where another one does. Returns whether there was any. */
static gboolean
lint_places_of (const HouseLint *lint, const TcFloorPlan *plan)
{
  guint n;
  const TcFloorTile *tiles = tc_floor_plan_get_tiles (plan, &n);
  gboolean is_twice = FALSE;

  for (guint i = 0; i < n; i++) {
    const TcFloorTile *first = tc_floor_plan_find_at (plan, tiles[i].floor, tiles[i].x, tiles[i].y);
    g_autofree char *why = NULL;

    if (first == &tiles[i])
      continue;
    is_twice = TRUE;
    why = tc_floor_plan_dup_why (plan, TC_FLOOR_TAKEN, &tiles[i], first);
    if (tiles[i].floor != TC_NODE_NONE)
      tc_lint_add (lint->scenario, lint->report, "HSE003", tiles[i].node, "room", "%s", why);
  }

  return is_twice;
}

static gboolean
lint_floors_of (const HouseLint *lint, const TcFloorPlan *plan)
{
  guint n;
  const TcFloorTile *tiles = tc_floor_plan_get_tiles (plan, &n);
  gboolean is_strange = FALSE;

  for (guint i = 0; i < n; i++) {
    g_autofree char *why = NULL;

    if (tc_floor_plan_belongs (plan, &tiles[i]))
      continue;
    is_strange = TRUE;
    why = tc_floor_plan_dup_why (plan, TC_FLOOR_NOT_ITS_OWN, &tiles[i], NULL);
    tc_lint_add (lint->scenario, lint->report, "HSE010", tiles[i].node, "floor", "%s", why);
  }

  return is_strange;
}

/* A scenario has many houses: the one that is meant is named. */
static void
report_unreached (const HouseLint *lint, TcNode setup, const TcFloorTile *tile)
{
  g_autofree char *house = tc_title_dup (lint->scenario, setup);
  g_autofree char *room = tc_title_dup (lint->scenario, tile->tile);
  g_autofree char *storey = tc_title_dup (lint->scenario, tile->floor);

  /* TRANSLATORS: the name of a setup, of a floor and of a room on it */
  tc_lint_add (lint->scenario, lint->report, "HSE011", tile->node, "room",
               _ ("In \"%s\" no doors lead from the first room of \"%s\" to \"%s\""), house, storey,
               room);
}

/* The first room of each floor is its landing; doors lead from there to the others. Where a room is
 * in the wrong place or has no doors that is reported already, and this would only follow from it.
 */
static void
lint_laid (const HouseLint *lint, TcNode setup)
{
  g_autoptr (TcFloorPlan) plan = tc_floor_plan_new (lint->scenario, setup);
  guint n;
  const TcFloorTile *tiles = tc_floor_plan_get_tiles (plan, &n);
  gboolean is_twice = lint_places_of (lint, plan);

  if (lint_floors_of (lint, plan) || is_twice)
    return;
  for (guint i = 0; i < n; i++) {
    if (tiles[i].doors != 0 && !tc_floor_plan_is_reached (plan, &tiles[i]))
      report_unreached (lint, setup, &tiles[i]);
  }
}

/* Cards of explorers that differ. */
static guint
count_cards (const HouseLint *lint)
{
  g_autoptr (GHashTable) cards = g_hash_table_new (g_str_hash, g_str_equal);
  TcNode node = tc_scenario_find_section (lint->scenario, "explorers/explorer");

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (lint->scenario, node))
    g_hash_table_add (cards, (gpointer) house_lint_get (lint, node, "card"));

  return g_hash_table_size (cards);
}

static guint
count_omens (const HouseLint *lint)
{
  TcNode node = tc_scenario_find_section (lint->scenario, "omens/omen");
  guint n = 0;

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (lint->scenario, node))
    n++;

  return n;
}

static void
lint_belongings (const HouseLint *lint, TcNode setup)
{
  TcScenario *scenario = lint->scenario;
  TcNode node = tc_scenario_find_child (scenario, setup, "holds");

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node)) {
    TcNode card = tc_scenario_get_ref (scenario, node, "card");

    if (card != TC_NODE_NONE && strcmp (tc_scenario_get_name (scenario, card), "event-card") == 0)
      tc_lint_add (scenario, lint->report, "HSE012", node, "card",
                   _ ("Nobody can have \"%s\": it is an event"),
                   house_lint_get (lint, card, "name"));
  }
}

/* The room that @attribute of @node names lies there. */
static void
lint_place (const HouseLint *lint, TcNode setup, TcNode node, const char *attribute)
{
  TcScenario *scenario = lint->scenario;
  TcNode room = tc_scenario_get_ref (scenario, node, attribute);
  TcNode laid = tc_scenario_find_child (scenario, setup, "lay");

  while (laid != TC_NODE_NONE && tc_scenario_get_ref (scenario, laid, "room") != room)
    laid = tc_scenario_find_next (scenario, laid);
  if (room != TC_NODE_NONE && laid == TC_NODE_NONE)
    tc_lint_add (scenario, lint->report, "HSE001", node, attribute,
                 _ ("The setup does not lay \"%s\""), house_lint_get (lint, room, "name"));
}

static void
lint_places (const HouseLint *lint, TcNode setup)
{
  static const char *const places[][2] = {
    { "explorer-of", "room" }, { "lies", "room" }, { "put", "room" },
    { "joined", "a" },         { "joined", "b" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++) {
    TcNode node = tc_scenario_find_child (lint->scenario, setup, places[i][0]);

    for (; node != TC_NODE_NONE; node = tc_scenario_find_next (lint->scenario, node))
      lint_place (lint, setup, node, places[i][1]);
  }
}

/* -- A game that is under way ------------------------------------------------------------------ */

static void
lint_lying (const HouseLint *lint, TcNode setup)
{
  TcScenario *scenario = lint->scenario;
  TcNode node = tc_scenario_find_child (scenario, setup, "lies");

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node)) {
    TcNode card = tc_scenario_get_ref (scenario, node, "card");
    TcNode held = tc_scenario_find_child (scenario, setup, "holds");

    while (held != TC_NODE_NONE && tc_scenario_get_ref (scenario, held, "card") != card)
      held = tc_scenario_find_next (scenario, held);
    if (card != TC_NODE_NONE && held != TC_NODE_NONE)
      tc_lint_add (scenario, lint->report, "HSE016", node, "card", _ ("An explorer has \"%s\""),
                   house_lint_get (lint, card, "name"));
  }
}

/* Whether tally or status @kept is one of what @name, an element of a setup, says it of. */
static gboolean
has_such (const HouseLint *lint, TcNode kept, TcNode node, const char *name)
{
  if (strcmp (name, "tally-at") == 0)
    return tc_scenario_get_bool (lint->scenario, kept, "owned") ==
           tc_scenario_has (lint->scenario, node, "player");

  return (tc_scenario_get_enum (lint->scenario, kept, "of") == 1) ==
         (strcmp (name, "card-status") == 0);
}

static void
lint_kept (const HouseLint *lint, TcNode setup)
{
  static const char *const names[][2] = { { "tally-at", "tally" },
                                          { "status-of", "status" },
                                          { "card-status", "status" } };
  TcScenario *scenario = lint->scenario;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    TcNode node = tc_scenario_find_child (scenario, setup, names[i][0]);

    for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node)) {
      TcNode kept = tc_scenario_get_ref (scenario, node, names[i][1]);

      if (kept != TC_NODE_NONE && !has_such (lint, kept, node, names[i][0]))
        tc_lint_add (scenario, lint->report, "HSE017", node, names[i][1],
                     _ ("\"%s\" is not of that kind"), house_lint_get (lint, kept, "name"));
    }
  }
}

/* -- Tokens ------------------------------------------------------------------------------------ */

void
house_lint_tokens (const HouseLint *lint)
{
  TcScenario *scenario = lint->scenario;
  TcNode node = tc_scenario_find_section (scenario, "tokens/token");

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node)) {
    if (tc_scenario_get_bool (scenario, node, "monsters-only") &&
        !tc_scenario_get_bool (scenario, node, "joins") &&
        !tc_scenario_is_bad (scenario, node, "joins"))
      tc_lint_add (scenario, lint->report, "HSE015", node, "monsters-only",
                   _ ("\"%s\" joins no rooms, so this has no effect"),
                   house_lint_get (lint, node, "name"));
  }
}

void
house_lint_setup_parts (const HouseLint *lint, TcNode setup)
{
  TcScenario *scenario = lint->scenario;

  lint_laid (lint, setup);
  lint_places (lint, setup);
  lint_belongings (lint, setup);
  lint_lying (lint, setup);
  lint_kept (lint, setup);
  if (tc_scenario_get_int (scenario, setup, "players") > count_cards (lint))
    tc_lint_add (scenario, lint->report, "HSE005", setup, "players",
                 _ ("The explorers are on only %u cards"), count_cards (lint));
  if (tc_scenario_get_int (scenario, setup, "omens") > count_omens (lint))
    tc_lint_add (scenario, lint->report, "HSE013", setup, "omens", _ ("There are only %u omens"),
                 count_omens (lint));
}
