/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "fault.h"

/* Faults of the map and of the tables. */

static void
expect_tag (Fault *fault, TcNode node)
{
  if (fault->n_places < FAULT_MAX_PLACES)
    fault_expect (fault, fault_place (fault, node)->tag);
}

static gint64
get_int (Fault *fault, TcNode node, const char *name)
{
  return tc_scenario_get_int (fault->scenario, node, name);
}

/* Writes a number for the value of an attribute that is written. */
static void
set_int (Fault *fault, TcNode node, const char *name, gint64 value)
{
  TcSpan span;

  g_assert_true (tc_scenario_get_value_span (fault->scenario, node, name, &span));
  fault_replace (fault, span, g_strdup_printf ("%" G_GINT64_FORMAT, value));
}

/* -- Links -- */

static gboolean
plant_link_removed (Fault *fault)
{
  TcNode link = fault_pick_role (fault, "link", NULL);

  fault_remove (fault, link);
  expect_tag (fault, tc_scenario_get_ref (fault->scenario, link, "a"));
  expect_tag (fault, tc_scenario_get_ref (fault->scenario, link, "b"));
  return TRUE;
}

static gboolean
plant_link_to_itself (Fault *fault)
{
  TcNode link = fault_pick_role (fault, "link", NULL);
  const char *a = tc_scenario_get_string (fault->scenario, link, "a");
  g_autofree char *text = g_strdup_printf ("<link a=\"%s\" b=\"%s\"/>", a, a);

  fault_insert_after (fault, link, text);
  fault_expect_edit (fault);
  return TRUE;
}

static gboolean
plant_link_twice (Fault *fault)
{
  TcNode link = fault_pick_role (fault, "link", NULL);
  g_autofree char *text = g_strdup_printf ("<link a=\"%s\" b=\"%s\"/>",
                                           tc_scenario_get_string (fault->scenario, link, "b"),
                                           tc_scenario_get_string (fault->scenario, link, "a"));

  fault_insert_after (fault, link, text);
  fault_expect_edit (fault);
  return TRUE;
}

static gboolean
are_linked (Fault *fault, const char *a, const char *b)
{
  TcNode link = TC_NODE_NONE;

  while ((link = tc_scenario_find_by_role (fault->scenario, "link", link)) != TC_NODE_NONE) {
    const char *x = tc_scenario_get_string (fault->scenario, link, "a");
    const char *y = tc_scenario_get_string (fault->scenario, link, "b");

    if ((strcmp (x, a) == 0 && strcmp (y, b) == 0) || (strcmp (x, b) == 0 && strcmp (y, a) == 0))
      return TRUE;
  }

  return FALSE;
}

static gboolean
plant_link_too_many (Fault *fault)
{
  TcNode link = fault_pick_role (fault, "link", NULL);
  g_autofree char *text = NULL;
  const char *a, *b;

  do {
    a = tc_scenario_get_id (fault->scenario, fault_pick_role (fault, "space", NULL));
    b = tc_scenario_get_id (fault->scenario, fault_pick_role (fault, "space", NULL));
  } while (strcmp (a, b) == 0 || are_linked (fault, a, b));
  text = g_strdup_printf ("<link a=\"%s\" b=\"%s\"/>", a, b);
  fault_insert_after (fault, link, text);
  fault_expect_edit (fault);
  return TRUE;
}

/* -- Outlines -- */

static TcNode
get_outline (Fault *fault, TcNode space)
{
  return tc_scenario_get_first_child (fault->scenario, space);
}

static TcNode
pick_point (Fault *fault, TcNode *out_space)
{
  TcNode outline, point;
  guint n = 0;
  guint chosen;

  do {
    *out_space = fault_pick_role (fault, "space", NULL);
    outline = get_outline (fault, *out_space);
  } while (outline == TC_NODE_NONE);
  for (point = tc_scenario_get_first_child (fault->scenario, outline); point != TC_NODE_NONE;
       point = tc_scenario_get_next_sibling (fault->scenario, point))
    n++;
  point = tc_scenario_get_first_child (fault->scenario, outline);
  for (chosen = fault_random (fault, n); chosen > 0; chosen--)
    point = tc_scenario_get_next_sibling (fault->scenario, point);

  return point;
}

/* How many outlines have a corner at the point's place. */
static guint
count_corners (Fault *fault, TcNode point)
{
  TcNode other = TC_NODE_NONE;
  guint n = 0;

  while ((other = tc_scenario_find_by_role (fault->scenario, "point", other)) != TC_NODE_NONE)
    n += tc_scenario_get_int (fault->scenario, other, "x") == get_int (fault, point, "x") &&
         tc_scenario_get_int (fault->scenario, other, "y") == get_int (fault, point, "y") &&
         fault_is_role (fault, tc_scenario_get_parent (fault->scenario, other), "outline");

  return n;
}

static TcSpan
get_space_extent (Fault *fault, TcNode space)
{
  return tc_scenario_get_extent (fault->scenario, space);
}

/* Where the adjacencies of an area stand: a border that is gone is reported there. */
static void
expect_links (Fault *fault, TcNode space)
{
  TcNode link = TC_NODE_NONE;

  while ((link = tc_scenario_find_by_role (fault->scenario, "link", link)) != TC_NODE_NONE)
    if (tc_scenario_get_ref (fault->scenario, link, "a") == space ||
        tc_scenario_get_ref (fault->scenario, link, "b") == space)
      expect_tag (fault, link);
}

static gboolean
plant_centre_outside (Fault *fault)
{
  TcNode space;

  pick_point (fault, &space);
  set_int (fault, space, "x", get_int (fault, space, "x") + 900);
  set_int (fault, space, "y", get_int (fault, space, "y") + 900);
  expect_tag (fault, space);
  return TRUE;
}

/* A corner that neighbours share is dragged in one outline alone. */
static gboolean
plant_point_moved (Fault *fault)
{
  TcNode space;
  TcNode point = pick_point (fault, &space);

  if (count_corners (fault, point) < 2)
    return FALSE;
  set_int (fault, point, "x", get_int (fault, point, "x") + 3);
  fault_expect (fault, get_space_extent (fault, space));
  for (TcNode other = TC_NODE_NONE;
       (other = tc_scenario_find_by_role (fault->scenario, "point", other)) != TC_NODE_NONE &&
       fault->n_places < FAULT_MAX_PLACES;)
    if (get_int (fault, other, "x") == get_int (fault, point, "x") &&
        get_int (fault, other, "y") == get_int (fault, point, "y"))
      fault_expect (fault, get_space_extent (fault, tc_scenario_get_parent (
                                                      fault->scenario, tc_scenario_get_parent (
                                                                         fault->scenario, other))));
  return TRUE;
}

static gboolean
plant_point_removed (Fault *fault)
{
  TcNode space;
  TcNode point = pick_point (fault, &space);

  if (count_corners (fault, point) < 2)
    return FALSE;
  fault_remove (fault, point);
  fault_expect (fault, get_space_extent (fault, space));
  for (TcNode other = TC_NODE_NONE;
       (other = tc_scenario_find_by_role (fault->scenario, "point", other)) != TC_NODE_NONE &&
       fault->n_places < FAULT_MAX_PLACES;)
    if (get_int (fault, other, "x") == get_int (fault, point, "x") &&
        get_int (fault, other, "y") == get_int (fault, point, "y"))
      fault_expect (fault, get_space_extent (fault, tc_scenario_get_parent (
                                                      fault->scenario, tc_scenario_get_parent (
                                                                         fault->scenario, other))));
  expect_links (fault, space);
  return TRUE;
}

static gboolean
plant_point_far_away (Fault *fault)
{
  TcNode space;
  TcNode point = pick_point (fault, &space);

  set_int (fault, point, "x", 9000);
  fault_expect (fault, get_space_extent (fault, space));
  return TRUE;
}

/* -- Tables -- */

static gboolean
is_dice_row (Fault *fault, TcNode node)
{
  return fault_is_role (fault, node, "row");
}

static TcNode
get_next_row (Fault *fault, TcNode row)
{
  return tc_scenario_find_next (fault->scenario, row);
}

/* A row with one before and one after it. */
static gboolean
is_middle_row (Fault *fault, TcNode node)
{
  TcNode parent = node != 0 ? tc_scenario_get_parent (fault->scenario, node) : TC_NODE_NONE;

  return is_dice_row (fault, node) && get_next_row (fault, node) != TC_NODE_NONE &&
         tc_scenario_find_child (fault->scenario, parent, "row") != node;
}

static void
expect_around (Fault *fault, TcNode row)
{
  TcNode table = tc_scenario_get_parent (fault->scenario, row);
  TcNode before = tc_scenario_find_child (fault->scenario, table, "row");

  expect_tag (fault, table);
  while (before != row && get_next_row (fault, before) != row)
    before = get_next_row (fault, before);
  expect_tag (fault, before);
  expect_tag (fault, row);
  if (get_next_row (fault, row) != TC_NODE_NONE)
    expect_tag (fault, get_next_row (fault, row));
}

static gboolean
plant_row_removed (Fault *fault)
{
  TcNode row = fault_pick (fault, is_middle_row);

  fault_remove (fault, row);
  expect_around (fault, row);
  return TRUE;
}

static gboolean
plant_row_shorter (Fault *fault)
{
  TcNode row = fault_pick (fault, is_dice_row);

  if (get_int (fault, row, "to") == get_int (fault, row, "from"))
    return FALSE;
  set_int (fault, row, "to", get_int (fault, row, "to") - 1);
  expect_around (fault, row);
  return TRUE;
}

static gboolean
plant_row_longer (Fault *fault)
{
  TcNode row = fault_pick (fault, is_middle_row);

  set_int (fault, row, "to", get_int (fault, row, "to") + 1);
  expect_tag (fault, row);
  expect_tag (fault, get_next_row (fault, row));
  return TRUE;
}

static gboolean
plant_row_reversed (Fault *fault)
{
  TcNode row = fault_pick (fault, is_dice_row);
  gint64 from = get_int (fault, row, "from");
  gint64 to = get_int (fault, row, "to");

  if (from == to)
    return FALSE;
  set_int (fault, row, "from", to);
  set_int (fault, row, "to", from);
  expect_tag (fault, row);
  return TRUE;
}

static gboolean
is_plain_table_row (Fault *fault, TcNode node)
{
  TcNode table = node != 0 ? tc_scenario_get_parent (fault->scenario, node) : TC_NODE_NONE;

  return is_dice_row (fault, node) && get_next_row (fault, node) == TC_NODE_NONE &&
         tc_scenario_find_child (fault->scenario, table, "modifier") == TC_NODE_NONE;
}

static gboolean
plant_row_impossible (Fault *fault)
{
  TcNode row = fault_pick (fault, is_plain_table_row);
  g_autofree char *text = fault_dup (fault, tc_scenario_get_extent (fault->scenario, row));
  g_autofree char *to = g_strdup_printf ("\"%" G_GINT64_FORMAT "\"", get_int (fault, row, "to"));
  g_autofree char *from =
    g_strdup_printf ("\"%" G_GINT64_FORMAT "\"", get_int (fault, row, "from"));
  g_autoptr (GString) copy = g_string_new (text);

  if (strcmp (from, to) != 0)
    g_string_replace (copy, to, "\"30\"", 1);
  g_string_replace (copy, from, "\"30\"", strcmp (from, to) == 0 ? 2 : 1);
  fault_insert_after (fault, row, copy->str);
  fault_expect_edit (fault);
  return TRUE;
}

static gboolean
is_cell (Fault *fault, TcNode node)
{
  return fault_is_role (fault, node, "cell") &&
         strcmp (tc_scenario_get_name (fault->scenario, node), "cell") == 0;
}

static gboolean
plant_cell_removed (Fault *fault)
{
  TcNode cell = fault_pick (fault, is_cell);

  fault_remove (fault, cell);
  expect_tag (fault, tc_scenario_get_parent (fault->scenario, cell));
  return TRUE;
}

static gboolean
plant_cell_twice (Fault *fault)
{
  TcNode cell = fault_pick (fault, is_cell);
  g_autofree char *text = fault_dup (fault, tc_scenario_get_extent (fault->scenario, cell));

  fault_insert_after (fault, cell, text);
  fault_expect_edit (fault);
  return TRUE;
}

static gboolean
plant_result_unknown (Fault *fault)
{
  TcNode cell = fault_pick (fault, is_cell);
  TcSpan span;

  if (!fault_attribute (fault, cell, "result", &span))
    return FALSE;
  fault_replace (fault, (TcSpan){ span.start + 8, span.end - 1 }, g_strdup ("xyzzy"));
  expect_tag (fault, cell);
  return TRUE;
}

/* -- Expectations -- */

static gboolean
is_expectation (Fault *fault, TcNode node)
{
  return fault_is_role (fault, node, "expect");
}

static TcNode
find_row (Fault *fault, TcNode table, gint64 roll)
{
  TcNode row = tc_scenario_find_child (fault->scenario, table, "row");

  while (row != TC_NODE_NONE &&
         (roll < get_int (fault, row, "from") || roll > get_int (fault, row, "to")))
    row = get_next_row (fault, row);

  return row;
}

static TcNode
find_cell (Fault *fault, TcNode row, const char *column)
{
  TcNode cell = tc_scenario_find_child (fault->scenario, row, "cell");

  while (cell != TC_NODE_NONE &&
         strcmp (tc_scenario_get_string (fault->scenario, cell, "column"), column) != 0)
    cell = tc_scenario_find_next (fault->scenario, cell);

  return cell;
}

/* The cell that an example speaks of says something else. */
static gboolean
plant_expectation_broken (Fault *fault)
{
  static const char *const others[][3] = {
    { "tactic", "hold", "refit" },   { "result", "success", "failure" },
    { "withdraw", "true", "false" }, { "result", "ae", "dw" },
    { "salvaged", "true", "false" },
  };
  TcNode example = fault_pick (fault, is_expectation);
  TcNode at;
  TcSpan span;

  if (example == TC_NODE_NONE)
    return FALSE;
  at = find_row (fault, tc_scenario_get_parent (fault->scenario, example),
                 get_int (fault, example, "roll"));
  if (fault_attribute (fault, example, "column", &span))
    at = find_cell (fault, at, tc_scenario_get_string (fault->scenario, example, "column"));
  for (guint i = 0; i < G_N_ELEMENTS (others); i++) {
    g_autofree char *now = NULL;

    if (!fault_attribute (fault, at, others[i][0], &span) ||
        !fault_attribute (fault, example, others[i][0], &span))
      continue;
    tc_scenario_get_value_span (fault->scenario, at, others[i][0], &span);
    now = fault_dup (fault, span);
    if (strcmp (others[i][0], "result") == 0 &&
        (strcmp (now, "success") == 0 || strcmp (now, "failure") == 0) !=
          (strcmp (others[i][1], "success") == 0))
      continue;
    fault_replace (fault, span,
                   g_strdup (strcmp (now, others[i][1]) == 0 ? others[i][2] : others[i][1]));
    expect_tag (fault, at);
    expect_tag (fault, example);
    return TRUE;
  }

  return FALSE;
}

static gboolean
plant_expectation_off_the_table (Fault *fault)
{
  TcNode example = fault_pick (fault, is_expectation);

  if (example == TC_NODE_NONE)
    return FALSE;
  set_int (fault, example, "roll", 39);
  expect_tag (fault, example);
  return TRUE;
}

static gboolean
plant_odds_broken (Fault *fault)
{
  TcNode example = fault_pick_role (fault, "expect-odds", NULL);

  if (example == TC_NODE_NONE)
    return FALSE;
  set_int (fault, example, "attack", get_int (fault, example, "defence") / 2);
  expect_tag (fault, example);
  return TRUE;
}

/* -- The turn record track -- */

static gboolean
is_middle_turn (Fault *fault, TcNode node)
{
  return fault_is_role (fault, node, "turn") && get_int (fault, node, "n") > 6 &&
         tc_scenario_find_next (fault->scenario, node) != TC_NODE_NONE;
}

static gboolean
plant_turn_removed (Fault *fault)
{
  TcNode turn = fault_pick (fault, is_middle_turn);

  if (turn == TC_NODE_NONE)
    return FALSE;
  fault_remove (fault, turn);
  expect_tag (fault, tc_scenario_get_parent (fault->scenario, turn));
  expect_tag (fault, tc_scenario_find_next (fault->scenario, turn));
  return TRUE;
}

static gboolean
plant_dates_swapped (Fault *fault)
{
  TcNode turn = fault_pick_role (fault, "turn", NULL);
  TcSpan span;

  if (!tc_scenario_get_value_span (fault->scenario, turn, "date", &span) ||
      get_int (fault, turn, "n") == 1)
    return FALSE;
  fault_replace (fault, span, g_strdup ("1940-05-01"));
  expect_tag (fault, turn);
  return TRUE;
}

const FaultKind fault_kinds_board[] = {
  { "adjacency removed", plant_link_removed },
  { "adjacency to itself", plant_link_to_itself },
  { "adjacency twice", plant_link_twice },
  { "adjacency without a border", plant_link_too_many },
  { "centre outside", plant_centre_outside },
  { "corner moved", plant_point_moved },
  { "corner removed", plant_point_removed },
  { "corner far away", plant_point_far_away },
  { "row removed", plant_row_removed },
  { "row too short", plant_row_shorter },
  { "row too long", plant_row_longer },
  { "row from high to low", plant_row_reversed },
  { "row that is never rolled", plant_row_impossible },
  { "cell removed", plant_cell_removed },
  { "cell twice", plant_cell_twice },
  { "unknown result", plant_result_unknown },
  { "example contradicted", plant_expectation_broken },
  { "example off the table", plant_expectation_off_the_table },
  { "example of odds contradicted", plant_odds_broken },
  { "turn removed", plant_turn_removed },
  { "date too early", plant_dates_swapped },
  { NULL, NULL },
};
