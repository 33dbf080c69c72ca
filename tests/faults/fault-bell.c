/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "fault.h"

/* Faults of a game of influence: what the schema allows, and what the board, the decks, the rounds,
 * the setups or the solo opponent's tables then cannot mean. */

static TcNode
next (Fault *fault, TcNode node)
{
  return tc_scenario_find_next (fault->scenario, node);
}

/* -- Sides and the board ------------------------------------------------------------------------
 */

/* Both of a pair for one side. */
static gboolean
give_both (Fault *fault, const char *section)
{
  TcNode first = tc_scenario_find_section (fault->scenario, section);
  TcNode second = next (fault, first);

  return fault_set (fault, second, "side", tc_scenario_get_string (fault->scenario, first, "side"));
}

static gboolean
seats_of_one_side (Fault *fault)
{
  return give_both (fault, "seat");
}

static gboolean
tracks_of_one_side (Fault *fault)
{
  return give_both (fault, "tracks/crisis-track");
}

static gboolean
final_cards_of_one_side (Fault *fault)
{
  if (next (fault, tc_scenario_find_section (fault->scenario, "strategy-deck/final-card")) ==
      TC_NODE_NONE)
    return FALSE;

  return give_both (fault, "strategy-deck/final-card");
}

/* The track of disks is a group for events, and no dimension. */
static gboolean
set_group (Fault *fault, const char *name)
{
  TcNode track = tc_scenario_find_section (fault->scenario, "tracks/german-track");

  return fault_set (fault, fault_find (fault, name, "dimension", NULL), "dimension",
                    tc_scenario_get_id (fault->scenario, track));
}

static gboolean
space_on_a_track (Fault *fault)
{
  return set_group (fault, "space");
}

static gboolean
closed_track (Fault *fault)
{
  return set_group (fault, "restrict");
}

static gboolean
arrow_to_itself (Fault *fault)
{
  TcNode arrow = fault_find (fault, "arrow", NULL, "both"); /* others may hold the board together */

  return fault_set (fault, arrow, "b", tc_scenario_get_string (fault->scenario, arrow, "a"));
}

static gboolean
arrow_again (Fault *fault)
{
  TcNode arrow = fault_find (fault, "arrow", "both", NULL);
  g_autofree char *text = NULL;

  if (arrow == TC_NODE_NONE)
    return FALSE;
  text = g_strdup_printf ("<arrow a=\"%s\" b=\"%s\"/>",
                          tc_scenario_get_string (fault->scenario, arrow, "b"),
                          tc_scenario_get_string (fault->scenario, arrow, "a"));
  fault_insert_after (fault, arrow, text);
  fault_expect_edit (fault);

  return TRUE;
}

static gboolean
empty_dimension (Fault *fault)
{
  TcNode last = tc_scenario_find_section (fault->scenario, "dimension");

  while (next (fault, last) != TC_NODE_NONE)
    last = next (fault, last);
  fault_insert_after (fault, last, "<dimension id=\"void\" name=\"Void\" colour=\"#101010\"/>");
  fault_expect_edit (fault);

  return TRUE;
}

/* No arrow, no power and no cube brings anybody there, and no event names it. */
static gboolean
space_out_of_reach (Fault *fault)
{
  TcNode space = fault_find (fault, "space", NULL, NULL);
  g_autofree char *text =
    g_strdup_printf ("<space id=\"nowhere\" name=\"Nowhere\" dimension=\"%s\" x=\"40\" y=\"390\"/>",
                     tc_scenario_get_string (fault->scenario, space, "dimension"));

  fault_insert_after (fault, space, text);
  fault_expect_edit (fault);

  return TRUE;
}

/* -- Tracks and mobilization --------------------------------------------------------------------
 */

static gboolean
stages_backwards (Fault *fault)
{
  TcNode stage = tc_scenario_find_section (fault->scenario, "mobilization/stage");

  if (next (fault, stage) == TC_NODE_NONE)
    return FALSE;

  return fault_set (fault, next (fault, stage), "disks", "1");
}

static gboolean
relocate_in_place (Fault *fault)
{
  TcNode relocate = fault_find (fault, "relocate", NULL, NULL);

  return fault_set (fault, relocate, "b", tc_scenario_get_string (fault->scenario, relocate, "a"));
}

/* -- Setups -------------------------------------------------------------------------------------
 */

static gboolean
change_cubes (Fault *fault, TcNode node, gint by)
{
  TcNode setup = node;
  g_autofree char *count = NULL;

  if (node == TC_NODE_NONE)
    return FALSE;
  count = g_strdup_printf ("%d", (gint) tc_scenario_get_int (fault->scenario, node, "count") + by);
  while (!fault_is_role (fault, setup, "setup"))
    setup = tc_scenario_get_parent (fault->scenario, setup);
  fault_expect_tag (fault, setup);

  return fault_set (fault, node, "count", count);
}

static gboolean
cube_too_many (Fault *fault)
{
  return change_cubes (fault, fault_find (fault, "put", NULL, NULL), 1);
}

static gboolean
cube_missing (Fault *fault)
{
  return change_cubes (fault, fault_find (fault, "put", NULL, NULL), -1);
}

static gboolean
cubes_forgotten (Fault *fault)
{
  TcNode put = fault_find (fault, "put", NULL, NULL);

  fault_expect_tag (fault, tc_scenario_get_parent (fault->scenario, put));
  fault_remove (fault, put);

  return TRUE;
}

/* One more than every setup has. */
static gboolean
cube_more_of_a_side (Fault *fault)
{
  TcNode of = fault_find (fault, "of", "count", NULL);
  TcNode setup = tc_scenario_find_section (fault->scenario, "setups/setup");
  g_autofree char *count =
    g_strdup_printf ("%d", (gint) tc_scenario_get_int (fault->scenario, of, "count") + 1);

  if (next (fault, setup) == TC_NODE_NONE)
    fault_expect_tag (fault, setup);

  return fault_set (fault, of, "count", count);
}

/* The cubes are there, too many of them in one space: what it has too much of is taken from a pool.
 */
static gboolean
crowded_space (Fault *fault)
{
  TcNode put = fault_find (fault, "put", NULL, NULL);
  const char *in = tc_scenario_get_string (fault->scenario, put, "in");
  TcNode other;

  if (strcmp (
        tc_scenario_get_name (fault->scenario, tc_scenario_get_ref (fault->scenario, put, "in")),
        "space") != 0)
    return FALSE;
  for (other = tc_scenario_find_child (fault->scenario,
                                       tc_scenario_get_parent (fault->scenario, put), "put");
       other != TC_NODE_NONE; other = next (fault, other)) {
    gint64 n = tc_scenario_get_int (fault->scenario, other, "count");
    gint64 more = 5 - tc_scenario_get_int (fault->scenario, put, "count");
    TcSpan span;
    g_autofree char *left = g_strdup_printf ("%d", (gint) (n - more));

    if (other == put || n < more || more <= 0 ||
        tc_scenario_get_ref (fault->scenario, other, "side") !=
          tc_scenario_get_ref (fault->scenario, put, "side") ||
        strcmp (tc_scenario_get_string (fault->scenario, other, "in"), in) == 0)
      continue;
    tc_scenario_get_value_span (fault->scenario, other, "count", &span);
    fault_replace (fault, span, g_steal_pointer (&left));

    return fault_set (fault, put, "count", "5");
  }

  return FALSE;
}

/* One allowed space with room for one is left. */
static gboolean
no_room_for_free_cubes (Fault *fault)
{
  TcNode cubes = fault_find (fault, "free-cubes", NULL, NULL);
  TcNode in = cubes != TC_NODE_NONE ? tc_scenario_find_child (fault->scenario, cubes, "in") : cubes;

  if (in == TC_NODE_NONE || tc_scenario_get_int (fault->scenario, cubes, "count") < 2)
    return FALSE;
  fault_expect_tag (fault, cubes);
  for (TcNode other = next (fault, in); other != TC_NODE_NONE; other = next (fault, other))
    fault_remove (fault, other);

  return fault_set (fault, in, "most", "1");
}

static gboolean
put_disk_nowhere (Fault *fault)
{
  TcNode pool = fault_find (fault, "pool", NULL, NULL);
  TcNode put = fault_find (fault, "put", NULL, NULL);
  g_autofree char *text =
    g_strdup_printf ("<put-disk box=\"%s\"/>", tc_scenario_get_id (fault->scenario, pool));

  while (next (fault, put) != TC_NODE_NONE)
    put = next (fault, put);
  fault_insert_after (fault, put, text);
  fault_expect_edit (fault);

  return TRUE;
}

/* -- Rounds -------------------------------------------------------------------------------------
 */

static gboolean
disk_nowhere (Fault *fault)
{
  TcNode pool = fault_find (fault, "pool", NULL, NULL);

  return fault_set (fault, fault_find (fault, "german-disk", NULL, NULL), "box",
                    tc_scenario_get_id (fault->scenario, pool));
}

static gboolean
twice (Fault *fault, const char *name)
{
  TcNode node = fault_find (fault, name, NULL, NULL);
  g_autofree char *text = NULL;

  if (node == TC_NODE_NONE)
    return FALSE;
  text = fault_dup (fault, fault_place (fault, node)->tag);
  fault_insert_after (fault, node, text);
  fault_expect_edit (fault);

  return TRUE;
}

static gboolean
disk_twice (Fault *fault)
{
  return twice (fault, "german-disk");
}

static gboolean
closed_twice (Fault *fault)
{
  return twice (fault, "restrict");
}

static gboolean
cleared_twice (Fault *fault)
{
  return twice (fault, "clear");
}

/* -- Rules --------------------------------------------------------------------------------------
 */

/* @text: an element of the rules, in the place of the one there is. */
static gboolean
set_rule (Fault *fault, const char *name, const char *attribute, const char *value)
{
  TcNode rules = tc_scenario_find_section (fault->scenario, "rules");
  TcNode rule = tc_scenario_find_child (fault->scenario, rules, name);
  TcSpan span;
  char *text;

  if (rule != TC_NODE_NONE)
    return fault_set (fault, rule, attribute, value);
  if (tc_scenario_get_first_child (fault->scenario, rules) != TC_NODE_NONE)
    return FALSE;
  span = fault_place (fault, rules)->tag;
  text = g_strdup_printf ("<rules><%s %s=\"%s\"/></rules>", name, attribute, value);
  fault_replace (fault, span, text);
  fault_expect_edit (fault);

  return TRUE;
}

static gboolean
hand_too_large (Fault *fault)
{
  fault_expect_tag (fault, tc_scenario_find_section (fault->scenario, "strategy-deck"));

  return set_rule (fault, "hand", "cards", "12");
}

static gboolean
objectives_too_many (Fault *fault)
{
  fault_expect_tag (fault, tc_scenario_find_section (fault->scenario, "objective-deck"));

  return set_rule (fault, "hand", "objectives", "12");
}

static gboolean
plays_too_many (Fault *fault)
{
  return set_rule (fault, "hand", "plays", "11");
}

static gboolean
decision_never (Fault *fault)
{
  return set_rule (fault, "decision", "least", "19");
}

static gboolean
invasion_never_won (Fault *fault)
{
  return set_rule (fault, "decision", "stages", "9");
}

/* -- The solo opponent --------------------------------------------------------------------------
 */

static gboolean
row_again (Fault *fault)
{
  TcNode row = fault_find (fault, "row", "action=stop", NULL);

  if (row == TC_NODE_NONE || tc_scenario_get_first_child (fault->scenario, row) != TC_NODE_NONE)
    return FALSE;
  fault_insert_after (fault, row, "<row action=\"stop\"/>");
  fault_expect_edit (fault);

  return TRUE;
}

static gboolean
circle_of_tables (Fault *fault)
{
  TcNode then = fault_find (fault, "then", "table=where-to-place", NULL);
  TcNode row = then != TC_NODE_NONE ? tc_scenario_get_parent (fault->scenario, then) : then;
  TcNode table = row != TC_NODE_NONE ? tc_scenario_get_parent (fault->scenario, row) : row;

  if (table == TC_NODE_NONE)
    return FALSE;
  fault_expect_tag (fault, table);

  return fault_set (fault, then, "table", tc_scenario_get_id (fault->scenario, table));
}

static gboolean
table_unused (Fault *fault)
{
  TcNode decision = fault_find (fault, "decision", "question=moving", NULL);
  TcNode table = decision != TC_NODE_NONE ? tc_scenario_get_ref (fault->scenario, decision, "table")
                                          : TC_NODE_NONE;

  if (table == TC_NODE_NONE)
    return FALSE;
  fault_expect_tag (fault, table);

  return fault_set (fault, decision, "table", "placing");
}

FAULT_SET (disks_beyond_the_track, "stage", "disks", NULL, "disks", "8")
FAULT_SET (look_too_far, "look", "count", NULL, "count", "12")
FAULT_SET (milestone_never, "milestone", "event=mobilized", NULL, "count", "8")
FAULT_SET (tab_event_without_tab, "card", NULL, "tab", "tab-event", "true")
FAULT_UNSET (tab_lost, "card", "tab-event=true", "tab")
FAULT_SET (points_beyond_the_track, "setup", NULL, NULL, "points", "20")
FAULT_SET (victory_out_of_reach, "victory", NULL, NULL, "points", "20")
FAULT_SET (clears_nothing, "clear", NULL, NULL, "leave", "20")
FAULT_SET (turns_exclude, "turn", "at-least=4", NULL, "at-most", "3")
FAULT_SET (wrong_table, "decision", "question=operations", NULL, "table", "initiative")
FAULT_SET (disks_too_many_placed, "place", "piece=disk", NULL, "count", "9")
FAULT_SET (points_never, "track", "track=victory-points", NULL, "at-least", "9")
FAULT_SET (operations_for_nothing, "operations", NULL, NULL, "points", "0")

const FaultKind fault_kinds_bell[] = {
  { "bell: seats of one side", seats_of_one_side },
  { "bell: tracks of one side", tracks_of_one_side },
  { "bell: final cards of one side", final_cards_of_one_side },
  { "bell: space on a track", space_on_a_track },
  { "bell: closed track", closed_track },
  { "bell: arrow to itself", arrow_to_itself },
  { "bell: arrow again", arrow_again },
  { "bell: empty dimension", empty_dimension },
  { "bell: space out of reach", space_out_of_reach },
  { "bell: disks beyond the track", disks_beyond_the_track },
  { "bell: stages backwards", stages_backwards },
  { "bell: relocated in place", relocate_in_place },
  { "bell: cube too many", cube_too_many },
  { "bell: cube missing", cube_missing },
  { "bell: cubes forgotten", cubes_forgotten },
  { "bell: cube more of a side", cube_more_of_a_side },
  { "bell: crowded space", crowded_space },
  { "bell: no room for free cubes", no_room_for_free_cubes },
  { "bell: disk put nowhere", put_disk_nowhere },
  { "bell: disk nowhere", disk_nowhere },
  { "bell: disk twice", disk_twice },
  { "bell: closed twice", closed_twice },
  { "bell: cleared twice", cleared_twice },
  { "bell: clears nothing", clears_nothing },
  { "bell: hand too large", hand_too_large },
  { "bell: objectives too many", objectives_too_many },
  { "bell: plays too many", plays_too_many },
  { "bell: decision never", decision_never },
  { "bell: invasion never won", invasion_never_won },
  { "bell: look too far", look_too_far },
  { "bell: milestone never", milestone_never },
  { "bell: event of no tab", tab_event_without_tab },
  { "bell: tab lost", tab_lost },
  { "bell: points beyond the track", points_beyond_the_track },
  { "bell: victory out of reach", victory_out_of_reach },
  { "bell: row again", row_again },
  { "bell: circle of tables", circle_of_tables },
  { "bell: table unused", table_unused },
  { "bell: wrong table", wrong_table },
  { "bell: turns exclude each other", turns_exclude },
  { "bell: too many disks placed", disks_too_many_placed },
  { "bell: points never", points_never },
  { "bell: operations for nothing", operations_for_nothing },
  { NULL, NULL },
};
