/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "fault.h"

/* Faults of setups and rules: what the schema allows and the game does not. */

static const char *
get (Fault *fault, TcNode node, const char *name)
{
  return tc_scenario_get_string (fault->scenario, node, name);
}

static void
set (Fault *fault, TcNode node, const char *name, const char *value)
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
get_counter (Fault *fault, TcNode node)
{
  return tc_scenario_get_ref (fault->scenario, node, "counter");
}

static gboolean
is_placement_of_kind (Fault *fault, TcNode node, const char *kind)
{
  return fault_is_role (fault, node, "placement") &&
         strcmp (tc_scenario_get_name (fault->scenario, get_counter (fault, node)), kind) == 0;
}

static gboolean
is_placed_unit (Fault *fault, TcNode node)
{
  return is_placement_of_kind (fault, node, "unit");
}

static gboolean
is_placed_air_unit (Fault *fault, TcNode node)
{
  return is_placement_of_kind (fault, node, "air-unit");
}

/* Placed in a fixed setup: a quota of a free one would take it. */
static gboolean
is_fixed_unit (Fault *fault, TcNode node)
{
  return is_placed_unit (fault, node) &&
         strcmp (
           tc_scenario_get_name (fault->scenario, tc_scenario_get_parent (fault->scenario, node)),
           "fixed-setup") == 0;
}

static TcNode
find_last (Fault *fault, TcNode node)
{
  TcNode next;

  while ((next = tc_scenario_find_next (fault->scenario, node)) != TC_NODE_NONE)
    node = next;

  return node;
}

/* Once on the map and once to be deployed. */
static gboolean
plant_counter_twice (Fault *fault)
{
  TcNode place = fault_pick (fault, is_fixed_unit);
  g_autofree char *text = g_strdup_printf ("<deploy counter=\"%s\" zone=\"border-areas\"/>",
                                           get (fault, place, "counter"));

  fault_insert_after (fault, find_last (fault, place), text);
  fault_expect_edit (fault);
  fault_expect (fault, fault_place (fault, place)->tag);
  return TRUE;
}

static gboolean
plant_counter_twice_on_map (Fault *fault)
{
  TcNode place = fault_pick (fault, is_fixed_unit);
  g_autofree char *text =
    g_strdup_printf ("<place counter=\"%s\" area=\"%s\"/>", get (fault, place, "counter"),
                     get (fault, place, "area"));

  fault_insert_after (fault, find_last (fault, place), text);
  fault_expect_edit (fault);
  fault_expect (fault, fault_place (fault, place)->tag);
  return TRUE;
}

static gboolean
plant_counter_nowhere (Fault *fault)
{
  TcNode place = fault_pick (fault, is_fixed_unit);

  fault_remove (fault, place);
  fault_expect (fault, fault_place (fault, tc_scenario_get_parent (fault->scenario, place))->tag);
  fault_expect (fault, fault_place (fault, get_counter (fault, place))->tag);
  return TRUE;
}

static gboolean
is_allied_land (Fault *fault, TcNode area, const char *nation)
{
  return strcmp (get (fault, area, "nation"), nation) == 0;
}

/* Three more of its side in one area. */
static gboolean
plant_overstacked (Fault *fault)
{
  TcNode place = fault_pick (fault, is_fixed_unit);
  TcNode at =
    tc_scenario_get_first_child (fault->scenario, tc_scenario_get_parent (fault->scenario, place));
  const char *nation = get (fault, get_counter (fault, place), "nation");
  guint n = 0;

  /* A nation whose units may stand together without another fault. */
  if (strcmp (nation, "france") != 0 && strcmp (nation, "britain") != 0)
    return FALSE;
  for (; at != TC_NODE_NONE && n < 3; at = tc_scenario_get_next_sibling (fault->scenario, at)) {
    TcSpan span;

    if (at == place || !is_placed_unit (fault, at) ||
        strcmp (get (fault, get_counter (fault, at), "nation"), nation) != 0 ||
        strcmp (get (fault, at, "area"), get (fault, place, "area")) == 0)
      continue;
    tc_scenario_get_value_span (fault->scenario, at, "area", &span);
    fault_replace (fault, span, g_strdup (get (fault, place, "area")));
    fault_expect (fault, fault_place (fault, at)->tag);
    n++;
  }
  for (at = tc_scenario_get_first_child (fault->scenario,
                                         tc_scenario_get_parent (fault->scenario, place));
       at != TC_NODE_NONE; at = tc_scenario_get_next_sibling (fault->scenario, at))
    if (is_placed_unit (fault, at) &&
        strcmp (get (fault, at, "area"), get (fault, place, "area")) == 0)
      fault_expect (fault, fault_place (fault, at)->tag);
  return n == 3;
}

static gboolean
is_home_bound_place (Fault *fault, TcNode node)
{
  TcNode nation;

  if (!is_placed_unit (fault, node))
    return FALSE;
  nation = tc_scenario_get_ref (fault->scenario, get_counter (fault, node), "nation");

  return tc_scenario_get_bool (fault->scenario, nation, "home-bound");
}

static gboolean
plant_away_from_home (Fault *fault)
{
  TcNode place = fault_pick (fault, is_home_bound_place);
  TcNode area;

  if (place == TC_NODE_NONE)
    return FALSE;
  do {
    area = fault_pick_role (fault, "space", NULL);
  } while (!is_allied_land (fault, area, "france") ||
           tc_scenario_get_bool (fault->scenario, area, "border"));
  set (fault, place, "area", get (fault, area, "id"));
  return TRUE;
}

static gboolean
plant_ally_in_border_area (Fault *fault)
{
  TcNode place;
  TcNode area = TC_NODE_NONE;
  TcNode border = TC_NODE_NONE;

  do {
    place = fault_pick (fault, is_placed_unit);
  } while (strcmp (get (fault, get_counter (fault, place), "nation"), "germany") == 0);
  while ((area = tc_scenario_find_by_role (fault->scenario, "space", area)) != TC_NODE_NONE)
    if (tc_scenario_get_bool (fault->scenario, area, "border"))
      border = area;
  if (border == TC_NODE_NONE)
    return FALSE;
  set (fault, place, "area", get (fault, border, "id"));
  return TRUE;
}

static gboolean
has_ground (Fault *fault, TcNode setup, const char *area)
{
  TcNode at = tc_scenario_get_first_child (fault->scenario, setup);

  for (; at != TC_NODE_NONE; at = tc_scenario_get_next_sibling (fault->scenario, at))
    if (is_placed_unit (fault, at) && strcmp (get (fault, at, "area"), area) == 0)
      return TRUE;

  return FALSE;
}

static gboolean
plant_air_without_base (Fault *fault)
{
  TcNode place = fault_pick (fault, is_placed_air_unit);
  TcNode area;
  TcSpan note;

  if (place == TC_NODE_NONE)
    return FALSE;
  area = fault_pick_role (fault, "space", NULL);
  if (!is_allied_land (fault, area, "france") ||
      tc_scenario_get_bool (fault->scenario, area, "border") ||
      has_ground (fault, tc_scenario_get_parent (fault->scenario, place), get (fault, area, "id")))
    return FALSE;
  set (fault, place, "area", get (fault, area, "id"));
  if (fault_attribute (fault, place, "note", &note))
    fault_replace (fault, (TcSpan){ note.start - 1, note.end }, g_strdup (""));
  return TRUE;
}

static gboolean
plant_reinforcement_too_late (Fault *fault)
{
  TcNode node = fault_pick_role (fault, "reinforcement", NULL);

  set (fault, node, "turn", "40");
  return TRUE;
}

static gboolean
plant_reinforcement_of_marker (Fault *fault)
{
  TcNode node = fault_pick_role (fault, "reinforcement", NULL);
  TcNode marker = fault_pick_role (fault, "piece", "marker");
  g_autofree char *text = g_strdup_printf ("<reinforcement counter=\"%s\" turn=\"%s\"/>",
                                           get (fault, marker, "id"), get (fault, node, "turn"));

  if (strcmp (get (fault, marker, "use"), "republic") == 0)
    return FALSE;
  fault_insert_after (fault, find_last (fault, node), text);
  fault_expect_edit (fault);
  return TRUE;
}

static gboolean
plant_reinforcement_to_area_and_zone (Fault *fault)
{
  TcNode node = fault_pick_role (fault, "reinforcement", NULL);

  set (fault, node, "zone", "france");
  return tc_scenario_has (fault->scenario, node, "area");
}

static gboolean
plant_reinforcement_too_early (Fault *fault)
{
  TcNode node = fault_pick_role (fault, "reinforcement", NULL);
  TcNode setup = tc_scenario_get_parent (fault->scenario, node);

  set (fault, setup, "first-turn", "2");
  set (fault, node, "turn", "1");
  return TRUE;
}

static gboolean
plant_setup_ends_before_it_begins (Fault *fault)
{
  TcNode setup = fault_pick_role (fault, "setup", NULL);

  set (fault, setup, "first-turn", "2");
  set (fault, setup, "last-turn", "1");
  /* What arrives after it would be a second fault. */
  return tc_scenario_find_child (fault->scenario, setup, "reinforcement") == TC_NODE_NONE;
}

static gboolean
plant_setup_turn_unknown (Fault *fault)
{
  TcNode setup = fault_pick_role (fault, "setup", NULL);

  set (fault, setup, "last-turn", "50");
  return TRUE;
}

static gboolean
is_single_step (Fault *fault, TcNode node)
{
  return is_fixed_unit (fault, node) &&
         tc_scenario_find_child (fault->scenario, get_counter (fault, node), "reduced") ==
           TC_NODE_NONE;
}

static gboolean
plant_reduced_without_a_side (Fault *fault)
{
  TcNode place = fault_pick (fault, is_single_step);

  if (place == TC_NODE_NONE)
    return FALSE;
  set (fault, place, "reduced", "true");
  return TRUE;
}

static gboolean
plant_reduced_stronger (Fault *fault)
{
  TcNode piece;
  TcNode side;

  do {
    piece = fault_pick_role (fault, "piece", "unit");
    side = tc_scenario_find_child (fault->scenario, piece, "reduced");
  } while (side == TC_NODE_NONE);
  set (fault, side, fault_random (fault, 2) == 0 ? "attack" : "defence", "25");
  return TRUE;
}

static gboolean
plant_quota_impossible (Fault *fault)
{
  TcNode quota = fault_pick_role (fault, "quota", NULL);

  if (quota == TC_NODE_NONE)
    return FALSE;
  set (fault, quota, "at-least", "3");
  set (fault, quota, "at-most", "1");
  return TRUE;
}

static gboolean
has_count (Fault *fault, TcNode node)
{
  const TcSchemaElement *element = tc_scenario_get_element (fault->scenario, node);

  return tc_schema_content_find_attribute (element->content, "at-least") != NULL &&
         !fault_is_role (fault, node, "quota");
}

static gboolean
plant_count_contradictory (Fault *fault)
{
  TcNode node = fault_pick (fault, has_count);

  set (fault, node, "at-least", "3");
  set (fault, node, "at-most", "2");
  return TRUE;
}

static gboolean
plant_count_too_high (Fault *fault)
{
  TcNode node = fault_pick (fault, has_count);

  set (fault, node, "at-least", "90");
  return !tc_scenario_has (fault->scenario, node, "at-most");
}

static gboolean
plant_count_of_nothing (Fault *fault)
{
  TcNode node = fault_pick (fault, has_count);
  const char *name = tc_scenario_has (fault->scenario, node, "at-least") ? "at-least" : "at-most";
  TcSpan span;

  if (!fault_attribute (fault, node, name, &span))
    return FALSE;
  fault_replace (fault, (TcSpan){ span.start - 1, span.end }, g_strdup (""));
  fault_expect (fault, fault_place (fault, node)->tag);
  return TRUE;
}

static gboolean
plant_rule (Fault *fault)
{
  static const char *const faults[][3] = {
    { "interception", "flip-up-to", "9" },         { "returns", "air-loss-on", "9" },
    { "communication", "final-from", "8" },        { "stacking", "limit", "0" },
    { "communication", "ban-from", "60" },         { "air-drops", "turn", "60" },
    { "winning", "evacuation-counts-from", "60" }, { "interception", "set-aside-up-to", "4" },
  };
  guint which = fault_random (fault, G_N_ELEMENTS (faults));
  TcNode rule = tc_scenario_find_child (
    fault->scenario, tc_scenario_find_section (fault->scenario, "rules"), faults[which][0]);

  if (rule == TC_NODE_NONE)
    return FALSE;
  set (fault, rule, faults[which][1], faults[which][2]);
  return strcmp (faults[which][0], "stacking") != 0;
}

static gboolean
plant_initiative_never (Fault *fault)
{
  TcNode rule = tc_scenario_find_child (
    fault->scenario, tc_scenario_find_section (fault->scenario, "rules"), "initiative");

  if (rule == TC_NODE_NONE)
    return FALSE;
  fault_replace (fault, fault_place (fault, rule)->tag,
                 g_strdup ("<initiative><modifier seat=\"french\" add=\"30\"/></initiative>"));
  fault_expect_edit (fault);
  return TRUE;
}

/* The only table, or the last of several, begins too late. */
static gboolean
plant_turn_without_table (Fault *fault)
{
  TcNode tables = tc_scenario_find_section (fault->scenario, "tables");
  TcNode table = tc_scenario_find_child (
    fault->scenario, tables, fault_random (fault, 2) == 0 ? "orders-table" : "tactics-table");

  set (fault, table, "first-turn", "2");
  return TRUE;
}

static gboolean
is_row_of_all (Fault *fault, TcNode node)
{
  return strcmp (tc_scenario_get_name (fault->scenario, node), "row") == 0 &&
         tc_schema_content_find_attribute (tc_scenario_get_element (fault->scenario, node)->content,
                                           "all") != NULL &&
         tc_scenario_get_bool (fault->scenario, node, "all");
}

static gboolean
plant_order_without_effect (Fault *fault)
{
  TcNode row = fault_pick (fault, is_row_of_all);
  TcNode area = fault_pick_role (fault, "space", NULL);

  if (row == TC_NODE_NONE)
    return FALSE;
  fault_replace (fault, fault_place (fault, row)->tag,
                 g_strdup_printf ("<row from=\"%s\" to=\"%s\" tactics=\"1\" all=\"true\">"
                                  "<open-area area=\"%s\"/></row>",
                                  get (fault, row, "from"), get (fault, row, "to"),
                                  get (fault, area, "id")));
  fault_expect_edit (fault);
  return TRUE;
}

static gboolean
plant_level_of_two (Fault *fault)
{
  TcNode level = fault_pick_role (fault, "victory", NULL);

  set (fault, level, "side", "allied");
  return tc_scenario_has (fault->scenario, level, "nation");
}

static gboolean
plant_minor_above_major (Fault *fault)
{
  TcNode level = fault_pick_role (fault, "victory", NULL);

  set (fault, level, "value", "90");
  return strcmp (get (fault, level, "rank"), "minor") == 0;
}

static gboolean
plant_capital_abroad (Fault *fault)
{
  TcNode board = fault_pick_role (fault, "board", NULL);

  set (fault, board, "capital", "border-1");
  return TRUE;
}

static gboolean
plant_board_too_small (Fault *fault)
{
  TcNode board = fault_pick_role (fault, "board", NULL);

  set (fault, board, "width", "0");
  return TRUE;
}

static gboolean
plant_nation_without_side (Fault *fault)
{
  static const char *const names[] = { "side", "seat" };
  const char *name = names[fault_random (fault, 2)];
  TcNode nation = fault_pick_role (fault, "owner", NULL);
  TcSpan span;

  if (!fault_attribute (fault, nation, name, &span) ||
      strcmp (get (fault, nation, "id"), "germany") == 0)
    return FALSE;
  fault_replace (fault, (TcSpan){ span.start - 1, span.end }, g_strdup (""));
  fault_expect (fault, fault_place (fault, nation)->tag);
  return TRUE;
}

static gboolean
plant_two_automatons (Fault *fault)
{
  TcNode nation = fault_pick_role (fault, "owner", NULL);

  set (fault, nation, "automaton", "true");
  return strcmp (get (fault, nation, "id"), "germany") != 0;
}

static gboolean
plant_offence_before_the_ban (Fault *fault)
{
  TcNode setup;
  TcNode last;

  do {
    setup = fault_pick_role (fault, "setup", NULL);
  } while (tc_scenario_get_int (fault->scenario, setup, "first-turn") > 1);
  for (last = tc_scenario_get_first_child (fault->scenario, setup);
       tc_scenario_get_next_sibling (fault->scenario, last) != TC_NODE_NONE;)
    last = tc_scenario_get_next_sibling (fault->scenario, last);
  fault_insert_after (fault, last, "<offence nation=\"france\" count=\"1\"/>");
  fault_expect_edit (fault);
  return TRUE;
}

static gboolean
plant_same_id_of_two_kinds (Fault *fault)
{
  TcNode piece = fault_pick_role (fault, "piece", "marker");
  TcNode area = fault_pick_role (fault, "space", NULL);

  if (piece == TC_NODE_NONE || strcmp (get (fault, piece, "use"), "republic") == 0)
    return FALSE;
  set (fault, piece, "id", get (fault, area, "id"));
  return TRUE;
}

static gboolean
plant_evacuation_of_nobody (Fault *fault)
{
  static const char *const names[] = { "evacuation-limit", "evacuation-limit-per-turn" };
  TcNode nation = fault_pick_role (fault, "owner", NULL);
  gboolean leaves = tc_scenario_get_bool (fault->scenario, nation, "evacuates");

  set (fault, nation, names[fault_random (fault, 2)], leaves ? "0" : "2");
  return TRUE;
}

static gboolean
plant_evacuation_from_inland (Fault *fault)
{
  TcNode nation = fault_pick_role (fault, "owner", NULL);

  set (fault, nation, "evacuates-from", "border-areas");
  return tc_scenario_get_bool (fault->scenario, nation, "evacuates");
}

static gboolean
plant_shift_beyond_the_table (Fault *fault)
{
  TcNode shift = fault_pick_role (fault, "shift", "shift");

  fault_insert_after (fault, shift, "<terrain-shift terrain=\"forest\" columns=\"-40\"/>");
  fault_expect_edit (fault);
  /* They come after all others. */
  return strcmp (get (fault, shift, "case"), "first-penalty") == 0;
}

/* All border areas, and each says that nobody returns there. */
static gboolean
plant_returns_nowhere (Fault *fault)
{
  TcNode area = TC_NODE_NONE;
  gboolean is_first = TRUE;

  while ((area = tc_scenario_find_by_role (fault->scenario, "space", area)) != TC_NODE_NONE) {
    guint32 at = fault_name (fault, area).end;

    if (!tc_scenario_get_bool (fault->scenario, area, "border"))
      continue;
    fault_replace (fault, (TcSpan){ at, at }, g_strdup (" returns=\"false\""));
    if (is_first)
      fault_expect_edit (fault);
    is_first = FALSE;
  }
  return TRUE;
}

static gboolean
plant_nation_limit_without_effect (Fault *fault)
{
  TcNode nation = fault_pick_role (fault, "owner", NULL);

  set (fault, nation, "stacking", "40");
  return tc_scenario_has (fault->scenario, nation, "side");
}

static gboolean
plant_class_too_large (Fault *fault)
{
  set (fault, fault_pick_role (fault, "class", NULL), "stacking", "50");
  return TRUE;
}

/* Infantry that pays more for every terrain than it has. */
static gboolean
plant_class_that_never_moves (Fault *fault)
{
  TcNode class = fault_pick_role (fault, "class", NULL);
  TcNode board = fault_pick_role (fault, "board", NULL);
  g_autoptr (GString) text = g_string_new ("<unit-class id=\"infantry\" name=\"Infantry\">");

  if (strcmp (get (fault, class, "id"), "infantry") != 0)
    return FALSE;
  for (TcNode terrain = tc_scenario_find_child (fault->scenario, board, "terrain");
       terrain != TC_NODE_NONE; terrain = tc_scenario_find_next (fault->scenario, terrain))
    g_string_append_printf (text, "<enters terrain=\"%s\" cost=\"12\"/>",
                            get (fault, terrain, "id"));
  g_string_append (text, "</unit-class>");
  fault_replace (fault, fault_place (fault, class)->tag, g_strdup (text->str));
  fault_expect_edit (fault);
  return TRUE;
}

const FaultKind fault_kinds_game[] = {
  { "counter placed and deployed", plant_counter_twice },
  { "counter placed twice", plant_counter_twice_on_map },
  { "counter placed nowhere", plant_counter_nowhere },
  { "too many in an area", plant_overstacked },
  { "home-bound unit abroad", plant_away_from_home },
  { "Ally in a border area", plant_ally_in_border_area },
  { "air unit without a base", plant_air_without_base },
  { "reinforcement after the end", plant_reinforcement_too_late },
  { "reinforcement before the start", plant_reinforcement_too_early },
  { "reinforcement of a marker", plant_reinforcement_of_marker },
  { "reinforcement to area and zone", plant_reinforcement_to_area_and_zone },
  { "setup ends before it begins", plant_setup_ends_before_it_begins },
  { "setup ends after the track", plant_setup_turn_unknown },
  { "reduced without such a side", plant_reduced_without_a_side },
  { "reduced side stronger", plant_reduced_stronger },
  { "quota impossible", plant_quota_impossible },
  { "count contradictory", plant_count_contradictory },
  { "count never reached", plant_count_too_high },
  { "count of nothing", plant_count_of_nothing },
  { "rule out of range", plant_rule },
  { "initiative never in doubt", plant_initiative_never },
  { "turn without a table", plant_turn_without_table },
  { "order without effect", plant_order_without_effect },
  { "level of a nation and a side", plant_level_of_two },
  { "minor victory above the major", plant_minor_above_major },
  { "capital abroad", plant_capital_abroad },
  { "board without size", plant_board_too_small },
  { "nation without side or player", plant_nation_without_side },
  { "two automatons", plant_two_automatons },
  { "offence before the ban", plant_offence_before_the_ban },
  { "evacuation of nobody", plant_evacuation_of_nobody },
  { "evacuation from inland", plant_evacuation_from_inland },
  { "shift beyond the table", plant_shift_beyond_the_table },
  { "class that never moves", plant_class_that_never_moves },
  { "returns nowhere", plant_returns_nowhere },
  { "nation's limit without effect", plant_nation_limit_without_effect },
  { "class too large for every area", plant_class_too_large },
  { "one id for two things", plant_same_id_of_two_kinds },
  { NULL, NULL },
};
