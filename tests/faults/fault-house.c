/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "fault.h"

/* Faults of a house that grows and of its haunts: what the schema allows, and what the chart, the
 * haunts, the rooms or the setups then cannot mean. */

static TcNode
next (Fault *fault, TcNode node)
{
  return tc_scenario_find_next (fault->scenario, node);
}

static TcNode
get_child (Fault *fault, TcNode node, const char *name)
{
  return tc_scenario_find_child (fault->scenario, node, name);
}

static TcNode
find_haunt (Fault *fault, const char *id)
{
  return tc_scenario_find_by_key (fault->scenario, "haunt", id);
}

/* All setups that deal or lay something may say what is wrong with it. */
static void
expect_all (Fault *fault, const char *section)
{
  TcNode node = tc_scenario_find_section (fault->scenario, section);

  for (; node != TC_NODE_NONE && fault->n_places < FAULT_MAX_PLACES; node = next (fault, node))
    fault_expect_tag (fault, node);
}

/* -- The chart --------------------------------------------------------------------------------- */

FAULT_SET (cell_of_no_number, "cell", NULL, NULL, "number", "98")
FAULT_SET (drill_of_no_number, "drill", NULL, NULL, "number", "98")
FAULT_SET (drill_of_another_haunt, "drill", "number=16", NULL, "number", "5")
FAULT_UNSET (trait_not_said, "number", "traitor=highest", "trait")

static gboolean
cell_missing (Fault *fault)
{
  TcNode cell = fault_find (fault, "cell", NULL, NULL);

  fault_expect_tag (fault, tc_scenario_get_ref (fault->scenario, cell, "room"));
  fault_remove (fault, cell);

  return TRUE;
}

static gboolean
number_missing (Fault *fault)
{
  TcNode number = fault_find (fault, "number", "haunt=horde", NULL);
  gint64 n = tc_scenario_get_int (fault->scenario, number, "n");
  TcNode cell = tc_scenario_find_section (fault->scenario, "haunts/cell");

  for (; cell != TC_NODE_NONE; cell = next (fault, cell)) {
    if (tc_scenario_get_int (fault->scenario, cell, "number") == n)
      fault_expect_tag (fault, cell);
  }
  fault_remove (fault, number);

  return TRUE;
}

static gboolean
number_of_no_cell (Fault *fault)
{
  TcNode number = fault_find (fault, "number", NULL, NULL);

  fault_insert_after (fault, number, "<number n=\"77\" haunt=\"horde\" traitor=\"left\"/>");
  fault_expect_edit (fault);

  return TRUE;
}

static gboolean
omens_elsewhere (Fault *fault)
{
  TcNode room = fault_find (fault, "room", "symbol=omen", NULL);
  TcNode cell = tc_scenario_find_section (fault->scenario, "haunts/cell");

  while (tc_scenario_get_ref (fault->scenario, cell, "room") != room)
    cell = next (fault, cell);
  fault_expect_tag (fault, cell);

  return fault_set (fault, room, "symbol", "item");
}

/* -- Haunts ------------------------------------------------------------------------------------ */

static gboolean
haunt_never_played (Fault *fault)
{
  TcNode number = tc_scenario_find_section (fault->scenario, "haunts/number");

  for (; number != TC_NODE_NONE; number = next (fault, number)) {
    if (tc_scenario_get_ref (fault->scenario, number, "haunt") == find_haunt (fault, "deluge"))
      fault_set (fault, number, "haunt", "horde");
  }
  fault->n_places = 0;
  fault_expect_tag (fault, find_haunt (fault, "deluge"));

  return TRUE;
}

static gboolean
remove_goals (Fault *fault, const char *haunt, const char *side)
{
  TcNode node = find_haunt (fault, haunt);

  fault_expect_tag (fault, node);
  for (TcNode goal = get_child (fault, node, "goal"); goal != TC_NODE_NONE;
       goal = next (fault, goal)) {
    if (strcmp (tc_scenario_get_string (fault->scenario, goal, "side"), side) == 0)
      fault_remove (fault, goal);
  }

  return TRUE;
}

static gboolean
heroes_without_goal (Fault *fault)
{
  static const char *const haunts[] = { "horde", "hunt", "escape", "hidden-blade", "deluge" };

  return remove_goals (fault, haunts[fault_random (fault, G_N_ELEMENTS (haunts))], "heroes");
}

static gboolean
traitor_without_goal (Fault *fault)
{
  return remove_goals (fault, "ritual", "traitor-side");
}

static gboolean
haunt_without_clock (Fault *fault)
{
  TcNode clock = fault_find (fault, "clock", NULL, NULL);

  fault_expect_tag (fault, tc_scenario_get_parent (fault->scenario, clock));
  fault_remove (fault, clock);

  return TRUE;
}

FAULT_UNSET (clock_without_winner, "clock", "winner", "winner")
FAULT_UNSET (clock_without_rounds, "clock", "rounds", "rounds")
FAULT_SET (monster_of_nobody, "monster", "count=1", NULL, "count", "0")
FAULT_SET (monster_without_might, "monster", NULL, NULL, "might", "0")
FAULT_SET (monster_without_speed, "monster", NULL, NULL, "speed", "0")
FAULT_SET (monster_that_lives_on, "monster", "killed-by", NULL, "killed-by", "water")

static gboolean
task_of_nobody (Fault *fault)
{
  return fault_set (fault, get_child (fault, find_haunt (fault, "nightfall"), "task"), "who",
                    "traitor");
}

FAULT_SET (task_that_waits_in_vain, "task", NULL, "needs", "needs", "hanged")
FAULT_SET (task_at_no_token, "task", "token", NULL, "token", "smoke")

static gboolean
goal_without_win (Fault *fault)
{
  TcNode haunt = find_haunt (fault, "horde");
  TcNode goal = get_child (fault, haunt, "goal");
  guint n = tc_scenario_get_n_nodes (fault->scenario);

  if (fault_random (fault, 2) == 0)
    goal = next (fault, goal);
  fault_expect_tag (fault, goal);
  for (TcNode node = goal; node < n; node++) {
    if (strcmp (tc_scenario_get_name (fault->scenario, node), "win") != 0)
      continue;
    fault_replace (fault, fault_place (fault, node)->tag,
                   g_strdup ("<shift track=\"hanged\" by=\"1\"/>"));
    break;
  }

  return TRUE;
}

/* -- Rooms ------------------------------------------------------------------------------------- */

static gboolean
room_without_door (Fault *fault)
{
  TcNode room = tc_scenario_find_by_key (fault->scenario, "space",
                                         fault_random (fault, 2) == 0 ? "attic" : "graveyard");

  return fault_unset (fault, room, "south");
}

FAULT_SET (barrier_before_nothing, "barrier", "far=west", NULL, "far", "north")
FAULT_SET (slide_into_itself, "room", "slide", NULL, "slide", "coal-chute")
FAULT_SET (climb_into_itself, "room", "climb", NULL, "climb", "gallery")
FAULT_SET (stairs_into_themselves, "stairs", "a=grand-staircase", NULL, "b", "grand-staircase")
FAULT_SET (floor_twice, "room", "floor-2=upper", "floor-3", "floor", "upper")
FAULT_SET (floor_three_times, "room", "floor-3=upper", NULL, "floor-3", "basement")

/* -- Explorers and cards ----------------------------------------------------------------------- */

FAULT_SET (steps_down, "steps", NULL, NULL, "s8", "1")
FAULT_SET (steps_down_at_once, "steps", NULL, NULL, "s1", "8")
FAULT_SET (bonus_of_nothing, "bonus", NULL, NULL, "by", "0")

/* Both sides of one card are on another one, so six are too many; setups may also deal both. */
static gboolean
cards_too_few (Fault *fault)
{
  TcNode explorer = tc_scenario_find_section (fault->scenario, "explorers/explorer");

  expect_all (fault, "setups/setup");
  for (; explorer != TC_NODE_NONE; explorer = next (fault, explorer)) {
    if (strcmp (tc_scenario_get_string (fault->scenario, explorer, "card"), "green") == 0) {
      TcSpan span;

      tc_scenario_get_value_span (fault->scenario, explorer, "card", &span);
      fault_replace (fault, span, g_strdup ("white"));
    }
  }

  return TRUE;
}

/* -- Setups ------------------------------------------------------------------------------------ */

FAULT_SET (start_not_laid, "setup", NULL, NULL, "start", "attic")
FAULT_SET (begins_in_no_room, "explorer-of", NULL, NULL, "room", "attic")
FAULT_SET (two_of_one_card,
           "explorer-of",
           "explorer=ox-bellows",
           NULL,
           "explorer",
           "heather-granville")
FAULT_SET (holder_takes_no_part, "holds", NULL, NULL, "player", "felix")
FAULT_SET (revealer_takes_no_part, "drill", NULL, NULL, "revealer", "felix")
FAULT_SET (room_on_a_strange_floor, "lay", "room=ballroom", NULL, "floor", "upper")
FAULT_SET (landing_on_a_strange_floor, "lay", "room=upper-landing", NULL, "floor", "basement")
FAULT_SET (room_out_of_the_way, "lay", "room=gallery", NULL, "x", "12")
FAULT_SET (event_in_the_hand, "holds", NULL, NULL, "card", "e-silence")
FAULT_SET (too_many_omens, "setup", "omens", NULL, "omens", "20")

static gboolean
two_rooms_in_one_place (Fault *fault)
{
  TcNode laid = fault_find (fault, "lay", "room=ballroom", NULL);

  return fault_set (fault, laid, "y", "0") && fault_set (fault, laid, "x", "-1");
}

const FaultKind fault_kinds_house[] = {
  { "cell of no number", cell_of_no_number },
  { "cell missing", cell_missing },
  { "number missing", number_missing },
  { "number of no cell", number_of_no_cell },
  { "omens elsewhere", omens_elsewhere },
  { "drill of no number", drill_of_no_number },
  { "drill of another haunt", drill_of_another_haunt },
  { "trait not said", trait_not_said },
  { "haunt never played", haunt_never_played },
  { "heroes without goal", heroes_without_goal },
  { "traitor without goal", traitor_without_goal },
  { "haunt without clock", haunt_without_clock },
  { "clock without winner", clock_without_winner },
  { "clock without rounds", clock_without_rounds },
  { "monster of nobody", monster_of_nobody },
  { "monster without might", monster_without_might },
  { "monster without speed", monster_without_speed },
  { "monster that lives on", monster_that_lives_on },
  { "task of nobody", task_of_nobody },
  { "task that waits in vain", task_that_waits_in_vain },
  { "task at no token", task_at_no_token },
  { "goal without win", goal_without_win },
  { "room without door", room_without_door },
  { "barrier before nothing", barrier_before_nothing },
  { "slide into itself", slide_into_itself },
  { "climb into itself", climb_into_itself },
  { "stairs into themselves", stairs_into_themselves },
  { "floor twice", floor_twice },
  { "floor three times", floor_three_times },
  { "steps down", steps_down },
  { "steps down at once", steps_down_at_once },
  { "bonus of nothing", bonus_of_nothing },
  { "cards too few", cards_too_few },
  { "start not laid", start_not_laid },
  { "begins in no room", begins_in_no_room },
  { "two of one card", two_of_one_card },
  { "holder takes no part", holder_takes_no_part },
  { "revealer takes no part", revealer_takes_no_part },
  { "room on a strange floor", room_on_a_strange_floor },
  { "landing on a strange floor", landing_on_a_strange_floor },
  { "room out of the way", room_out_of_the_way },
  { "event in the hand", event_in_the_hand },
  { "too many omens", too_many_omens },
  { "two rooms in one place", two_rooms_in_one_place },
  { NULL, NULL },
};
