/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "fault.h"

/* Faults of holes, streets, walls and gates on a grid. */

static int
get_int (Fault *fault, TcNode node, const char *name)
{
  return (int) tc_scenario_get_int (fault->scenario, node, name);
}

static TcNode
find_part (Fault *fault, const char *name)
{
  return tc_scenario_find_child (fault->scenario,
                                 tc_scenario_find_section (fault->scenario, "grid-board"), name);
}

static void
insert_after (Fault *fault, TcNode node, char *text)
{
  g_autofree char *owned = text;

  fault_insert_after (fault, node, owned);
  fault_expect_edit (fault);
}

static void
expect_board (Fault *fault)
{
  TcNode board = tc_scenario_find_section (fault->scenario, "grid-board");

  fault_expect (fault, fault_place (fault, board)->tag);
}

/* Parts of the board follow the city; only where there are none yet, for their order is fixed. */
static void
insert_part (Fault *fault, char *text)
{
  insert_after (fault, find_part (fault, "city"), text);
}

static gboolean
has_parts (Fault *fault)
{
  return find_part (fault, "hole") != TC_NODE_NONE || find_part (fault, "street") != TC_NODE_NONE ||
         find_part (fault, "wall") != TC_NODE_NONE;
}

static gboolean
plant_hole_off_the_board (Fault *fault)
{
  TcNode board = tc_scenario_find_section (fault->scenario, "grid-board");

  if (get_int (fault, board, "columns") >= 50)
    return FALSE;
  insert_part (fault, g_strdup_printf ("<hole column=\"%d\" row=\"1\"/>",
                                       get_int (fault, board, "columns") + 1));
  return TRUE;
}

static gboolean
plant_street_twice (Fault *fault)
{
  if (has_parts (fault))
    return FALSE;
  insert_part (fault, g_strdup ("<street column=\"1\" row=\"1\"/>"));
  return TRUE;
}

static gboolean
plant_wall_twice (Fault *fault)
{
  TcNode city = find_part (fault, "city");
  int column = get_int (fault, city, "column");
  int row = get_int (fault, city, "row");

  if (has_parts (fault))
    return FALSE;
  insert_part (fault, g_strdup_printf ("<wall column=\"%d\" row=\"%d\" side=\"east\"/>"
                                       "<wall column=\"%d\" row=\"%d\" side=\"west\"/>",
                                       column, row, column + 1, row));
  return TRUE;
}

static gboolean
plant_gate_inwards (Fault *fault)
{
  TcNode city = find_part (fault, "city");
  TcNode exit = find_part (fault, "exit");

  while (tc_scenario_find_next (fault->scenario, exit) != TC_NODE_NONE)
    exit = tc_scenario_find_next (fault->scenario, exit);
  insert_after (fault, exit,
                g_strdup_printf ("<gate column=\"%d\" row=\"%d\" side=\"east\"/>",
                                 get_int (fault, city, "column"), get_int (fault, city, "row")));
  return TRUE;
}

static gboolean
plant_no_exit (Fault *fault)
{
  TcNode exit = find_part (fault, "exit");

  for (; exit != TC_NODE_NONE; exit = tc_scenario_find_next (fault->scenario, exit))
    fault_remove (fault, exit);
  expect_board (fault);
  return TRUE;
}

static gboolean
plant_walled_in (Fault *fault)
{
  static const char *const sides[] = { "north", "east", "south", "west" };
  TcNode city = find_part (fault, "city");
  g_autoptr (GString) text = g_string_new (NULL);

  if (has_parts (fault))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    g_string_append_printf (text, "<wall column=\"%d\" row=\"%d\" side=\"%s\"/>",
                            get_int (fault, city, "column"), get_int (fault, city, "row"),
                            sides[i]);
  insert_part (fault, g_strdup (text->str));
  expect_board (fault);
  return TRUE;
}

const FaultKind fault_kinds_grid[] = {
  { "hole off the board", plant_hole_off_the_board },
  { "street twice", plant_street_twice },
  { "wall twice", plant_wall_twice },
  { "gate inwards", plant_gate_inwards },
  { "no exit", plant_no_exit },
  { "walled in", plant_walled_in },
  { NULL, NULL },
};
