/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <stdlib.h>
#include <string.h>

#include "fault.h"

/* Faults of meaning: what is well formed and allowed, and cannot be meant. Written from the tables
 * and elements of the format, not from the findings that there are. */

static void
set_value (Fault *fault, TcNode node, const char *name, const char *value)
{
  TcSpan span;

  if (tc_scenario_get_value_span (fault->scenario, node, name, &span)) {
    fault_replace (fault, span, g_strdup (value));
  } else {
    guint32 at = fault_name (fault, node).end;

    fault_replace (fault, (TcSpan){ at, at }, g_strdup_printf (" %s=\"%s\"", name, value));
    fault_expect_edit (fault);
  }
  fault_expect (fault, fault_place (fault, node)->tag);
}

static TcNode
pick_named (Fault *fault, const char *name)
{
  guint n_nodes = tc_scenario_get_n_nodes (fault->scenario);
  TcNode chosen = TC_NODE_NONE;
  guint n = 0;

  for (TcNode node = 0; node < n_nodes; node++) {
    if (strcmp (tc_scenario_get_name (fault->scenario, node), name) != 0)
      continue;
    n++;
    if (fault_random (fault, n) == 0)
      chosen = node;
  }

  return chosen;
}

/* A condition and its opposite in one group. */
static gboolean
plant_opposite (Fault *fault)
{
  TcNode node = pick_named (fault, "controls");
  TcNode parent = node != TC_NODE_NONE ? tc_scenario_get_parent (fault->scenario, node) : node;
  g_autofree char *text = NULL;

  if (node == TC_NODE_NONE || strcmp (tc_scenario_get_name (fault->scenario, parent), "all") != 0)
    return FALSE;
  text = g_strdup_printf ("<none><controls side=\"%s\" area=\"%s\"/></none>",
                          tc_scenario_get_string (fault->scenario, node, "side"),
                          tc_scenario_get_string (fault->scenario, node, "area"));
  fault_insert_after (fault, node, text);
  fault_expect_edit (fault);
  fault_expect (fault, fault_place (fault, parent)->tag);
  return TRUE;
}

static gboolean
plant_condition_copied (Fault *fault)
{
  static const char *const names[] = { "controls", "holds-republic", "counts-areas",
                                       "counts-evacuated" };
  TcNode node = pick_named (fault, names[fault_random (fault, G_N_ELEMENTS (names))]);
  g_autofree char *text = NULL;

  if (node == TC_NODE_NONE)
    return FALSE;
  text = fault_dup (fault, tc_scenario_get_extent (fault->scenario, node));
  fault_insert_after (fault, node, text);
  fault_expect_edit (fault);
  return TRUE;
}

static gboolean
plant_count_of_all (Fault *fault)
{
  TcNode node = pick_named (fault, "counts-areas");

  if (node == TC_NODE_NONE || !tc_scenario_has (fault->scenario, node, "at-most"))
    return FALSE;
  set_value (fault, node, "at-most", "900");
  return TRUE;
}

static gboolean
plant_level_against_itself (Fault *fault)
{
  TcNode level = fault_pick_role (fault, "victory", NULL);

  if (level == TC_NODE_NONE || !tc_scenario_has (fault->scenario, level, "against"))
    return FALSE;
  set_value (fault, level, "against", tc_scenario_get_string (fault->scenario, level, "nation"));
  return TRUE;
}

/* Values of a column and of the one after it change places, or become the same. */
static gboolean
plant_column (Fault *fault, gboolean is_equal)
{
  static const char *const tables[][2] = { { "intercept-table", "fighters" },
                                           { "bombardment-table", "value" } };
  guint which = fault_random (fault, 2);
  TcNode table = pick_named (fault, tables[which][0]);
  TcNode first = tc_scenario_find_child (fault->scenario, table, "column");
  TcNode second = tc_scenario_find_next (fault->scenario, first);
  const char *name = tables[which][1];
  g_autofree char *value = g_strdup (tc_scenario_get_string (fault->scenario, first, name));

  if (second == TC_NODE_NONE)
    return FALSE;
  if (!is_equal)
    set_value (fault, first, name, tc_scenario_get_string (fault->scenario, second, name));
  set_value (fault, second, name, value);
  fault_expect (fault, fault_place (fault, first)->tag);
  return TRUE;
}

static gboolean
plant_column_equal (Fault *fault)
{
  return plant_column (fault, TRUE);
}

static gboolean
plant_columns_swapped (Fault *fault)
{
  return plant_column (fault, FALSE);
}

static gboolean
plant_result_gone_twice (Fault *fault)
{
  TcNode result = fault_pick_role (fault, "result", NULL);

  if (result == TC_NODE_NONE || !tc_scenario_get_bool (fault->scenario, result, "eliminate"))
    return FALSE;
  set_value (fault, result, "surrender", "true");
  return TRUE;
}

static gboolean
plant_result_of_nobody (Fault *fault)
{
  TcNode result = fault_pick_role (fault, "result", NULL);

  if (result == TC_NODE_NONE || !tc_scenario_get_bool (fault->scenario, result, "withdraw"))
    return FALSE;
  set_value (fault, result, "affects", "none");
  return TRUE;
}

static gboolean
plant_zero (Fault *fault)
{
  TcNode node = pick_named (fault, fault_random (fault, 2) == 0 ? "shift" : "modifier");

  if (node == TC_NODE_NONE)
    return FALSE;
  set_value (
    fault, node,
    strcmp (tc_scenario_get_name (fault->scenario, node), "shift") == 0 ? "columns" : "add", "0");
  return TRUE;
}

static gboolean
plant_modifier_huge (Fault *fault)
{
  TcNode node = pick_named (fault, "modifier");

  if (node == TC_NODE_NONE)
    return FALSE;
  set_value (fault, node, "add", "-15");
  return TRUE;
}

static gboolean
plant_equal_names (Fault *fault)
{
  static const char *const roles[] = { "space", "owner", "victory", "setup", "zone" };
  TcNode node = fault_pick_role (fault, roles[fault_random (fault, G_N_ELEMENTS (roles))], NULL);
  TcNode next = node != TC_NODE_NONE ? tc_scenario_find_next (fault->scenario, node) : node;

  if (next == TC_NODE_NONE || !tc_scenario_has (fault->scenario, next, "name"))
    return FALSE;
  set_value (fault, next, "name", tc_scenario_get_string (fault->scenario, node, "name"));
  return TRUE;
}

static gboolean
plant_hidden_character (Fault *fault)
{
  TcNode node = fault_pick_role (fault, "space", NULL);
  TcSpan span;

  if (node == TC_NODE_NONE || !tc_scenario_get_value_span (fault->scenario, node, "name", &span))
    return FALSE;
  fault_replace (fault, (TcSpan){ span.end, span.end }, g_strdup ("\xe2\x80\x8b"));
  fault_expect (fault, fault_place (fault, node)->tag);
  return TRUE;
}

static gboolean
plant_space_around (Fault *fault)
{
  static const char *const spaces[] = { "\xc2\xa0", "\xe2\x80\x83", "&#xA0;" };
  TcNode node = fault_pick_role (fault, "space", NULL);
  gboolean is_before = fault_random (fault, 2) == 0;
  guint32 at;
  TcSpan span;

  if (node == TC_NODE_NONE || !tc_scenario_get_value_span (fault->scenario, node, "name", &span))
    return FALSE;
  at = is_before ? span.start : span.end;
  fault_replace (fault, (TcSpan){ at, at },
                 g_strdup (spaces[fault_random (fault, G_N_ELEMENTS (spaces))]));
  fault_expect (fault, fault_place (fault, node)->tag);
  return TRUE;
}

static gboolean
plant_label_off (Fault *fault)
{
  TcNode node = pick_named (fault, "label");

  if (node == TC_NODE_NONE)
    return FALSE;
  set_value (fault, node, "x", "9999");
  return TRUE;
}

static gboolean
is_automaton (Fault *fault, TcNode node)
{
  return fault_is_role (fault, node, "owner") &&
         tc_scenario_get_bool (fault->scenario, node, "automaton");
}

static gboolean
plant_automaton_evacuates (Fault *fault)
{
  TcNode node = fault_pick (fault, is_automaton);

  set_value (fault, node, fault_random (fault, 2) == 0 ? "evacuates" : "home-bound", "true");
  return TRUE;
}

static gboolean
plant_letter_twice (Fault *fault)
{
  TcNode first = tc_scenario_find_child (fault->scenario, 0, "nation");
  TcNode second;

  while (first != TC_NODE_NONE && !tc_scenario_has (fault->scenario, first, "letter"))
    first = tc_scenario_find_next (fault->scenario, first);
  second = first;
  do
    second = tc_scenario_find_next (fault->scenario, second);
  while (second != TC_NODE_NONE && !tc_scenario_has (fault->scenario, second, "letter"));
  if (second == TC_NODE_NONE)
    return FALSE;
  set_value (fault, second, "letter", tc_scenario_get_string (fault->scenario, first, "letter"));
  return TRUE;
}

static gboolean
plant_table_of_one (Fault *fault)
{
  TcNode table = pick_named (fault, "tactics-table");
  TcNode row = tc_scenario_find_child (fault->scenario, table, "row");

  if (tc_scenario_find_child (fault->scenario, table, "expect") != TC_NODE_NONE)
    return FALSE;
  for (; row != TC_NODE_NONE; row = tc_scenario_find_next (fault->scenario, row)) {
    TcSpan span;

    tc_scenario_get_value_span (fault->scenario, row, "tactic", &span);
    fault_replace (fault, span, g_strdup ("hold"));
  }
  fault_expect (fault, fault_place (fault, table)->tag);
  return TRUE;
}

static gboolean
plant_terrain_closed (Fault *fault)
{
  TcNode node = fault_pick_role (fault, "terrain", NULL);

  set_value (fault, node, "stacking", "0");
  return TRUE;
}

static gboolean
plant_equal_colours (Fault *fault)
{
  TcNode node = tc_scenario_find_child (fault->scenario, 0, "nation");
  TcNode next = tc_scenario_find_next (fault->scenario, node);

  if (next == TC_NODE_NONE || !tc_scenario_has (fault->scenario, node, "colour"))
    return FALSE;
  set_value (fault, next, "colour", tc_scenario_get_string (fault->scenario, node, "colour"));
  fault_expect (fault, fault_place (fault, node)->tag);
  return TRUE;
}

static gboolean
plant_initiative_kept (Fault *fault)
{
  TcNode node = pick_named (fault, "initiative");

  if (node == TC_NODE_NONE)
    return FALSE;
  set_value (fault, node, "holder-add", fault_random (fault, 2) == 0 ? "60" : "-60");
  return TRUE;
}

static gboolean
plant_evacuated_all (Fault *fault)
{
  TcNode node = pick_named (fault, "counts-evacuated");

  if (node == TC_NODE_NONE || !tc_scenario_has (fault->scenario, node, "at-most"))
    return FALSE;
  set_value (fault, node, "at-most", "900");
  return TRUE;
}

static gboolean
plant_stacking_of_one (Fault *fault)
{
  TcNode node = pick_named (fault, "stacking");
  TcNode setup = fault_pick_role (fault, "setup", "fixed-setup");
  guint n = 0;

  for (TcNode at = tc_scenario_find_child (fault->scenario, setup, "place"); at != TC_NODE_NONE;
       at = tc_scenario_find_next (fault->scenario, at))
    n++;
  /* In a small one no two may stand together. */
  if (node == TC_NODE_NONE || n < 20)
    return FALSE;
  set_value (fault, node, "limit", "1");
  return TRUE;
}

static gboolean
plant_wrong_dice (Fault *fault)
{
  static const char *const names[] = { "tactics-table", "combat-table", "intercept-table",
                                       "regroup-table" };
  TcNode table = pick_named (fault, names[fault_random (fault, G_N_ELEMENTS (names))]);

  set_value (fault, table, "dice",
             tc_scenario_get_int (fault->scenario, table, "dice") == 1 ? "2" : "1");
  return TRUE;
}

static gboolean
plant_shift_of_the_other_side (Fault *fault)
{
  TcNode node = pick_named (fault, "shift");
  g_autofree char *value = NULL;

  value = g_strdup_printf ("%d", -(int) tc_scenario_get_int (fault->scenario, node, "columns"));
  set_value (fault, node, "columns", value);
  return TRUE;
}

static gboolean
plant_player_of_the_other_side (Fault *fault)
{
  TcNode node = pick_named (fault, "nation");
  TcNode side = tc_scenario_find_child (fault->scenario, 0, "side");

  if (!tc_scenario_has (fault->scenario, node, "seat"))
    return FALSE;
  if (side == tc_scenario_get_ref (fault->scenario, node, "side"))
    side = tc_scenario_find_next (fault->scenario, side);
  set_value (fault, node, "side", tc_scenario_get_id (fault->scenario, side));
  return TRUE;
}

static gboolean
plant_corner_twice (Fault *fault)
{
  TcNode outline = fault_pick_role (fault, "outline", NULL);
  TcNode point =
    outline != TC_NODE_NONE ? tc_scenario_find_child (fault->scenario, outline, "point") : outline;
  g_autofree char *text = NULL;

  if (point == TC_NODE_NONE)
    return FALSE;
  text = fault_dup (fault, tc_scenario_get_extent (fault->scenario, point));
  fault_insert_after (fault, point, text);
  fault_expect_edit (fault);
  return TRUE;
}

static gboolean
plant_digit_too_many (Fault *fault)
{
  TcNode face = fault_find (fault, "full", "attack", NULL);

  set_value (fault, face, "attack", "30");
  return TRUE;
}

static gboolean
plant_dates_swapped (Fault *fault)
{
  TcNode turn = pick_named (fault, "turn");
  const char *date =
    turn != TC_NODE_NONE ? tc_scenario_get_string (fault->scenario, turn, "date") : NULL;
  g_autofree char *swapped = NULL;

  if (date == NULL || atoi (date + 8) > 12 || strncmp (date + 5, date + 8, 2) == 0)
    return FALSE;
  swapped = g_strdup_printf ("%.4s-%.2s-%.2s", date, date + 8, date + 5);
  set_value (fault, turn, "date", swapped);
  return TRUE;
}

const FaultKind fault_kinds_meaning[] = {
  { "stacking limit of one", plant_stacking_of_one },
  { "dice that do not fit", plant_wrong_dice },
  { "shift of the other side", plant_shift_of_the_other_side },
  { "player of the other side", plant_player_of_the_other_side },
  { "corner twice in a row", plant_corner_twice },
  { "digit too many", plant_digit_too_many },
  { "month and day swapped", plant_dates_swapped },
  { "condition and its opposite", plant_opposite },
  { "condition copied", plant_condition_copied },
  { "count of all", plant_count_of_all },
  { "level against itself", plant_level_against_itself },
  { "two equal columns", plant_column_equal },
  { "two columns swapped", plant_columns_swapped },
  { "result that removes twice", plant_result_gone_twice },
  { "result of nobody", plant_result_of_nobody },
  { "modifier of zero", plant_zero },
  { "modifier beyond the dice", plant_modifier_huge },
  { "two equal names", plant_equal_names },
  { "invisible character in a name", plant_hidden_character },
  { "space around a name", plant_space_around },
  { "label off the board", plant_label_off },
  { "automaton with a rule for players", plant_automaton_evacuates },
  { "letter of two nations", plant_letter_twice },
  { "table of one result", plant_table_of_one },
  { "terrain where nobody can be", plant_terrain_closed },
  { "two equal colours", plant_equal_colours },
  { "initiative that never changes", plant_initiative_kept },
  { "evacuation of more than there are", plant_evacuated_all },
  { NULL, NULL },
};
