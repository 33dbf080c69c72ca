/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "fault.h"

/* Faults of a city on a grid, its deck and its rules: what the schema allows and the game does
 * not. */

static const char *
get (Fault *fault, TcNode node, const char *name)
{
  return tc_scenario_get_string (fault->scenario, node, name);
}

static gint64
get_int (Fault *fault, TcNode node, const char *name)
{
  return tc_scenario_get_int (fault->scenario, node, name);
}

static void
set (Fault *fault, TcNode node, const char *name, gint64 value)
{
  TcSpan span;

  if (tc_scenario_get_value_span (fault->scenario, node, name, &span)) {
    fault_replace (fault, span, g_strdup_printf ("%d", (int) value));
  } else {
    guint32 at = fault_name (fault, node).end;

    fault_replace (fault, (TcSpan){ at, at }, g_strdup_printf (" %s=\"%d\"", name, (int) value));
    fault_expect_edit (fault);
  }
  fault_expect (fault, fault_place (fault, node)->tag);
}

/* Where a section that is not written goes in <rules>: before those that follow it. */
static void
insert_rule (Fault *fault, TcNode rules, const char *section, const char *text)
{
  static const char *const order[] = { "turn",    "hand", "sequence", "fugitives", "catch",
                                       "traffic", "peek", "ending",   "score" };
  TcNode at = tc_scenario_get_first_child (fault->scenario, rules);
  TcNode last = TC_NODE_NONE;
  guint place = 0;

  if (at == TC_NODE_NONE) {
    fault_replace (fault, tc_scenario_get_extent (fault->scenario, rules),
                   g_strdup_printf ("<rules>%s</rules>", text));
    fault_expect_edit (fault);
    return;
  }
  while (strcmp (order[place], section) != 0)
    place++;
  for (; at != TC_NODE_NONE; at = tc_scenario_get_next_sibling (fault->scenario, at)) {
    guint other = 0;

    while (strcmp (order[other], tc_scenario_get_name (fault->scenario, at)) != 0)
      other++;
    if (other < place)
      last = at;
  }
  if (last != TC_NODE_NONE)
    fault_insert_after (fault, last, text);
  else
    fault_insert_before (fault, tc_scenario_get_first_child (fault->scenario, rules), text);
  fault_expect_edit (fault);
}

static TcNode
find_rule (Fault *fault, const char *section)
{
  TcNode rules = tc_scenario_find_section (fault->scenario, "rules");

  return tc_scenario_find_child (fault->scenario, rules, section);
}

/* Writes number @name of section @section of the rules, and @other unless it is NULL. */
static void
set_rule (Fault *fault,
          const char *section,
          const char *name,
          gint64 value,
          const char *other,
          gint64 other_value)
{
  TcNode node = find_rule (fault, section);
  g_autoptr (GString) text = g_string_new (NULL);

  if (node != TC_NODE_NONE) {
    set (fault, node, name, value);
    if (other != NULL)
      set (fault, node, other, other_value);
    return;
  }
  g_string_printf (text, "<%s %s=\"%d\"", section, name, (int) value);
  if (other != NULL)
    g_string_append_printf (text, " %s=\"%d\"", other, (int) other_value);
  g_string_append (text, "/>");
  insert_rule (fault, tc_scenario_find_section (fault->scenario, "rules"), section, text->str);
}

static gint64
get_rule (Fault *fault, const char *section, const char *name, gint64 printed)
{
  TcNode node = find_rule (fault, section);

  return node != TC_NODE_NONE ? get_int (fault, node, name) : printed;
}

static guint
count (Fault *fault, const char *path)
{
  TcNode node = tc_scenario_find_section (fault->scenario, path);
  guint n = 0;

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (fault->scenario, node))
    n++;

  return n;
}

static TcNode
pick (Fault *fault, const char *path)
{
  TcNode node = tc_scenario_find_section (fault->scenario, path);

  for (guint n = fault_random (fault, MAX (count (fault, path), 1)); n > 0; n--)
    node = tc_scenario_find_next (fault->scenario, node);

  return node;
}

static void
expect_all (Fault *fault, const char *path)
{
  TcNode node = tc_scenario_find_section (fault->scenario, path);

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (fault->scenario, node))
    fault_expect (fault, fault_place (fault, node)->tag);
}

static void
expect_section (Fault *fault, const char *path)
{
  fault_expect (fault, fault_place (fault, tc_scenario_find_section (fault->scenario, path))->tag);
}

static void
insert_after (Fault *fault, TcNode node, char *text)
{
  g_autofree char *owned = text;

  fault_insert_after (fault, node, owned);
  fault_expect_edit (fault);
}

/* -- City and tiles -- */

static gboolean
plant_tile_count (Fault *fault)
{
  TcNode tile = pick (fault, fault_random (fault, 2) == 0 ? "tileset/empty" : "tileset/traffic");

  set (fault, tile, "copies", get_int (fault, tile, "copies") + 1 + fault_random (fault, 3));
  expect_section (fault, "tileset");
  return TRUE;
}

static gboolean
plant_city_off_the_board (Fault *fault)
{
  TcNode city = tc_scenario_find_section (fault->scenario, "grid-board/city");
  gboolean is_row = fault_random (fault, 2) == 0;

  set (fault, city, is_row ? "row" : "column", 12 + fault_random (fault, 10));
  return TRUE;
}

static gboolean
plant_city_resized (Fault *fault)
{
  TcNode city = tc_scenario_find_section (fault->scenario, "grid-board/city");

  /* What is laid there may lie outside then. */
  if (count (fault, "setups/setup/lay") > 0)
    return FALSE;
  set (fault, city, "rows", get_int (fault, city, "rows") + 1);
  expect_section (fault, "tileset");
  return TRUE;
}

static gboolean
plant_hideout_twice (Fault *fault)
{
  set (fault, pick (fault, "tileset/hideout"), "copies", 2);
  return TRUE;
}

static gboolean
plant_second_hideout (Fault *fault)
{
  TcNode hideout = pick (fault, "tileset/hideout");

  insert_after (fault, hideout,
                g_strdup_printf ("<hideout id=\"lair\" name=\"Lair\" colour=\"%s\"/>",
                                 get (fault, hideout, "colour")));
  fault_expect (fault, fault_place (fault, hideout)->tag);
  return TRUE;
}

static gboolean
plant_hideout_removed (Fault *fault)
{
  fault_remove (fault, pick (fault, "tileset/hideout"));
  expect_all (fault, "pawns/fugitive");
  return TRUE;
}

static gboolean
plant_no_copy (Fault *fault)
{
  insert_after (fault, pick (fault, "tileset/traffic"),
                g_strdup ("<traffic id=\"jam\" name=\"Jam\" copies=\"0\"/>"));
  return TRUE;
}

static gboolean
plant_evidence_of_nobody (Fault *fault)
{
  TcNode colour = pick (fault, "colour");
  TcNode tile = pick (fault, "tileset/evidence");
  TcSpan span;

  tc_scenario_get_value_span (fault->scenario, tile, "colour", &span);
  insert_after (fault, colour,
                g_strdup ("<colour id=\"mauve\" name=\"Mauve\" colour=\"#e0b0ff\"/>"));
  fault_replace (fault, span, g_strdup ("mauve"));
  fault_expect (fault, fault_place (fault, tile)->tag);
  return TRUE;
}

static gboolean
plant_fugitive_removed (Fault *fault)
{
  fault_remove (fault, pick (fault, "pawns/fugitive"));
  expect_all (fault, "tileset/hideout");
  return TRUE;
}

static gboolean
plant_second_fugitive (Fault *fault)
{
  TcNode fugitive = pick (fault, "pawns/fugitive");

  insert_after (fault, fugitive,
                g_strdup_printf ("<fugitive id=\"twin\" name=\"Twin\" colour=\"%s\"/>",
                                 get (fault, fugitive, "colour")));
  return TRUE;
}

/* -- The deck -- */

static gboolean
plant_card_of_nobody (Fault *fault)
{
  insert_after (fault, pick (fault, "colour"),
                g_strdup ("<colour id=\"mauve\" name=\"Mauve\" colour=\"#e0b0ff\"/>"));
  insert_after (fault, pick (fault, "action-deck/patrol-card"),
                g_strdup ("<patrol-card id=\"mauve-card\" name=\"Patrol mauve\" colour=\"mauve\" "
                          "copies=\"2\"/>"));
  return TRUE;
}

static gboolean
plant_card_removed (Fault *fault)
{
  gboolean is_patrol = fault_random (fault, 2) == 0;

  fault_remove (fault,
                pick (fault, is_patrol ? "action-deck/patrol-card" : "action-deck/fugitive-card"));
  expect_all (fault, is_patrol ? "pawns/patrol" : "pawns/fugitive");
  /* Hands of the largest game may be too many then, which is another finding. */
  return count (fault, "action-deck/patrol-card") > 3;
}

static gboolean
plant_no_search (Fault *fault)
{
  TcNode search = tc_scenario_find_section (fault->scenario, "action-deck/search");
  TcNode card = pick (fault, "action-deck/patrol-card");

  set (fault, card, "copies", get_int (fault, card, "copies") + get_int (fault, search, "copies"));
  set (fault, search, "copies", 0);
  return TRUE;
}

static gboolean
plant_no_leads (Fault *fault)
{
  TcNode node = tc_scenario_find_section (fault->scenario, "action-deck/patrol-card");

  set (fault, tc_scenario_find_section (fault->scenario, "action-deck/search"), "copies", 0);
  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (fault->scenario, node))
    set (fault, node, "copies", 0);
  expect_section (fault, "action-deck");
  return TRUE;
}

static gboolean
plant_hands_too_large (Fault *fault)
{
  set_rule (fault, "hand", "size", 19, NULL, 0);
  expect_all (fault, "setups/setup");
  return TRUE;
}

static gboolean
plant_hand_of_none (Fault *fault)
{
  set_rule (fault, "hand", "size", 0, NULL, 0);
  return TRUE;
}

static gboolean
plant_exchange_beyond_hand (Fault *fault)
{
  set_rule (fault, "hand", "exchange", get_rule (fault, "hand", "size", 6) + 1, NULL, 0);
  return TRUE;
}

/* -- Rules -- */

static gboolean
plant_sequence_contradiction (Fault *fault)
{
  set_rule (fault, "sequence", "least", 3, "most", 2);
  return TRUE;
}

static gboolean
plant_turn_without_play (Fault *fault)
{
  insert_rule (fault, tc_scenario_find_section (fault->scenario, "rules"), "turn",
               "<turn><step do=\"exchange\"/><step do=\"refill\"/></turn>");
  return find_rule (fault, "turn") == TC_NODE_NONE;
}

static gboolean
plant_place_of_nothing (Fault *fault)
{
  if (find_rule (fault, "sequence") != TC_NODE_NONE)
    return FALSE;
  insert_rule (fault, tc_scenario_find_section (fault->scenario, "rules"), "sequence",
               "<sequence><place search=\"true\"/><place/></sequence>");
  return TRUE;
}

static gboolean
plant_sequence_of_none (Fault *fault)
{
  set_rule (fault, "sequence", "most", 0, NULL, 0);
  return TRUE;
}

static gboolean
plant_sequence_beyond_hand (Fault *fault)
{
  set_rule (fault, "sequence", "least", get_rule (fault, "hand", "size", 6) + 2, "most", 30);
  return TRUE;
}

static gboolean
plant_peek_beyond_tiles (Fault *fault)
{
  set_rule (fault, "peek", "tiles", 99, NULL, 0);
  return TRUE;
}

static gboolean
plant_peek_for_nobody (Fault *fault)
{
  TcNode setup = tc_scenario_find_section (fault->scenario, "setups/setup");

  for (; setup != TC_NODE_NONE; setup = tc_scenario_find_next (fault->scenario, setup))
    if (get_int (fault, setup, "players") == 8)
      return FALSE;
  set_rule (fault, "peek", "players", 8, NULL, 0);
  return TRUE;
}

static gboolean
plant_game_too_short (Fault *fault)
{
  set_rule (fault, "ending", "turn-limit", 1 + fault_random (fault, 4), NULL, 0);
  expect_all (fault, "milestones/milestone");
  return TRUE;
}

static gboolean
plant_quiet_never (Fault *fault)
{
  set_rule (fault, "ending", "turn-limit", 70, "quiet", 80);
  expect_all (fault, "milestones/milestone");
  return TRUE;
}

static gboolean
plant_no_points (Fault *fault)
{
  if (fault_random (fault, 2) == 0)
    set_rule (fault, "score", "escape", 0, NULL, 0);
  else
    set_rule (fault, "score", "catch", 0, "evidence", 0);
  return TRUE;
}

/* -- Setups -- */

static gboolean
plant_players_not_listed (Fault *fault)
{
  TcNode player = tc_scenario_find_section (fault->scenario, "player");

  while (tc_scenario_find_next (fault->scenario, player) != TC_NODE_NONE)
    player = tc_scenario_find_next (fault->scenario, player);
  fault_remove (fault, player);
  expect_all (fault, "setups/setup");
  return TRUE;
}

static gboolean
plant_spare_player (Fault *fault)
{
  TcNode player = tc_scenario_find_section (fault->scenario, "player");

  if (count (fault, "player") == 8)
    return FALSE;
  insert_after (fault, player, g_strdup ("<player id=\"spare\" name=\"Spare\"/>"));
  expect_all (fault, "player");
  return TRUE;
}

static gboolean
plant_all_dirty (Fault *fault)
{
  TcNode setup = pick (fault, "setups/setup");

  set (fault, setup, "dirty", get_int (fault, setup, "players") + fault_random (fault, 2));
  return TRUE;
}

static gboolean
plant_nobody_dirty (Fault *fault)
{
  set (fault, pick (fault, "setups/setup"), "dirty", 0);
  return TRUE;
}

static gboolean
plant_fixed_beyond_dirty (Fault *fault)
{
  TcNode setup = pick (fault, "setups/setup");
  TcNode player = tc_scenario_find_section (fault->scenario, "player");
  g_autoptr (GString) text = g_string_new (NULL);

  for (gint64 i = 0; i <= get_int (fault, setup, "dirty"); i++) {
    g_string_append_printf (text, "<role player=\"%s\" cop=\"dirty\"/>", get (fault, player, "id"));
    player = tc_scenario_find_next (fault->scenario, player);
  }
  if (tc_scenario_get_first_child (fault->scenario, setup) == TC_NODE_NONE)
    return FALSE;
  fault_insert_before (fault, tc_scenario_get_first_child (fault->scenario, setup), text->str);
  fault_expect_edit (fault);
  return TRUE;
}

static gboolean
plant_fixed_outside (Fault *fault)
{
  TcNode setup = pick (fault, "setups/setup");
  TcNode player = tc_scenario_find_section (fault->scenario, "player");
  g_autofree char *text = NULL;

  for (gint64 i = get_int (fault, setup, "players"); i > 0 && player != TC_NODE_NONE; i--)
    player = tc_scenario_find_next (fault->scenario, player);
  if (player == TC_NODE_NONE ||
      tc_scenario_get_first_child (fault->scenario, setup) == TC_NODE_NONE)
    return FALSE;
  text = g_strdup_printf ("<role player=\"%s\" cop=\"good\"/>", get (fault, player, "id"));
  fault_insert_before (fault, tc_scenario_get_first_child (fault->scenario, setup), text);
  fault_expect_edit (fault);
  return TRUE;
}

static gboolean
plant_escapes_never (Fault *fault)
{
  set_rule (fault, "ending", "escapes", (gint64) count (fault, "pawns/fugitive"), NULL, 0);
  return TRUE;
}

static gboolean
plant_lay_outside (Fault *fault)
{
  TcNode lay = fault_pick_role (fault, "tile-placement", NULL);

  if (lay == TC_NODE_NONE)
    return FALSE;
  set (fault, lay, fault_random (fault, 2) == 0 ? "column" : "row",
       fault_random (fault, 2) == 0 ? 1 : 50);
  return TRUE;
}

static gboolean
plant_lay_too_many (Fault *fault)
{
  TcNode lay = fault_pick_role (fault, "tile-placement", NULL);
  TcNode city = tc_scenario_find_section (fault->scenario, "grid-board/city");
  TcNode tile = pick (fault, "tileset/hideout");

  if (lay == TC_NODE_NONE)
    return FALSE;
  /* The north-east corner and the place below it are free in no scenario at random. */
  insert_after (fault, lay,
                g_strdup_printf (
                  "<lay tile=\"%s\" column=\"%d\" row=\"%d\"/><lay tile=\"%s\" column=\"%d\" "
                  "row=\"%d\"/>",
                  get (fault, tile, "id"), (int) get_int (fault, city, "column") + 1,
                  (int) get_int (fault, city, "row"), get (fault, tile, "id"),
                  (int) get_int (fault, city, "column") + 2, (int) get_int (fault, city, "row")));
  return TRUE;
}

static gboolean
plant_lay_twice (Fault *fault)
{
  TcNode lay = fault_pick_role (fault, "tile-placement", NULL);
  TcNode tile = pick (fault, "tileset/empty");

  if (lay == TC_NODE_NONE)
    return FALSE;
  insert_after (fault, lay,
                g_strdup_printf ("<lay tile=\"%s\" column=\"%s\" row=\"%s\"/>",
                                 get (fault, tile, "id"), get (fault, lay, "column"),
                                 get (fault, lay, "row")));
  return TRUE;
}

static gboolean
plant_stand_off_the_board (Fault *fault)
{
  TcNode stand = fault_pick_role (fault, "pawn-placement", NULL);

  if (stand == TC_NODE_NONE)
    return FALSE;
  set (fault, stand, fault_random (fault, 2) == 0 ? "column" : "row", 50);
  return TRUE;
}

static gboolean
plant_stand_of_a_fugitive (Fault *fault)
{
  TcNode stand = fault_pick_role (fault, "pawn-placement", NULL);
  TcSpan span;

  if (stand == TC_NODE_NONE)
    return FALSE;
  tc_scenario_get_value_span (fault->scenario, stand, "pawn", &span);
  fault_replace (fault, span, g_strdup (get (fault, pick (fault, "pawns/fugitive"), "id")));
  fault_expect (fault, fault_place (fault, stand)->tag);
  return TRUE;
}

static gboolean
plant_caught_at_once (Fault *fault)
{
  TcNode stand = fault_pick_role (fault, "pawn-placement", NULL);
  TcNode city = tc_scenario_find_section (fault->scenario, "grid-board/city");
  TcNode lay;

  if (stand == TC_NODE_NONE)
    return FALSE;
  lay = tc_scenario_find_child (fault->scenario, tc_scenario_get_parent (fault->scenario, stand),
                                "lay");
  set (fault, stand, "column", get_int (fault, city, "column") + 1);
  set (fault, stand, "row", get_int (fault, city, "row"));
  insert_after (fault, lay,
                g_strdup_printf ("<lay tile=\"%s\" column=\"%d\" row=\"%d\" side=\"up\"/>",
                                 get (fault, pick (fault, "tileset/hideout"), "id"),
                                 (int) get_int (fault, city, "column") + 1,
                                 (int) get_int (fault, city, "row")));
  return TRUE;
}

/* -- Milestones -- */

static gboolean
plant_milestone_never (Fault *fault)
{
  TcNode milestone = pick (fault, "milestones/milestone");
  const char *event = get (fault, milestone, "event");

  if (strcmp (event, "reshuffle") == 0)
    return FALSE;
  set (fault, milestone, "count", 90);
  return TRUE;
}

static gboolean
plant_milestone_of_no_colour (Fault *fault)
{
  insert_after (fault, pick (fault, "milestones/milestone"),
                g_strdup_printf ("<milestone id=\"m\" name=\"M\" event=\"%s\" colour=\"%s\"/>",
                                 fault_random (fault, 2) == 0 ? "stopped" : "reshuffle",
                                 get (fault, pick (fault, "colour"), "id")));
  return TRUE;
}

const FaultKind fault_kinds_city[] = {
  { "tiles too many", plant_tile_count },
  { "city off the board", plant_city_off_the_board },
  { "city resized", plant_city_resized },
  { "hideout twice", plant_hideout_twice },
  { "second hideout of a colour", plant_second_hideout },
  { "hideout removed", plant_hideout_removed },
  { "tile without copies", plant_no_copy },
  { "evidence of nobody", plant_evidence_of_nobody },
  { "fugitive removed", plant_fugitive_removed },
  { "second fugitive of a colour", plant_second_fugitive },
  { "card of nobody", plant_card_of_nobody },
  { "card removed", plant_card_removed },
  { "deck without Search", plant_no_search },
  { "deck without leads", plant_no_leads },
  { "hands too large for the deck", plant_hands_too_large },
  { "hand of no card", plant_hand_of_none },
  { "exchange beyond the hand", plant_exchange_beyond_hand },
  { "sequence contradictory", plant_sequence_contradiction },
  { "turn without play", plant_turn_without_play },
  { "place that takes nothing", plant_place_of_nothing },
  { "sequence of no card", plant_sequence_of_none },
  { "sequence beyond the hand", plant_sequence_beyond_hand },
  { "look beyond the tiles", plant_peek_beyond_tiles },
  { "look for nobody", plant_peek_for_nobody },
  { "game too short", plant_game_too_short },
  { "quiet turns never reached", plant_quiet_never },
  { "no points", plant_no_points },
  { "players not listed", plant_players_not_listed },
  { "player to spare", plant_spare_player },
  { "all are dirty", plant_all_dirty },
  { "nobody is dirty", plant_nobody_dirty },
  { "roles fixed beyond the dirty", plant_fixed_beyond_dirty },
  { "role fixed for an outsider", plant_fixed_outside },
  { "end by escapes never", plant_escapes_never },
  { "tile laid outside", plant_lay_outside },
  { "tile laid once too often", plant_lay_too_many },
  { "two tiles at a place", plant_lay_twice },
  { "patrol off the board", plant_stand_off_the_board },
  { "fugitive with a start", plant_stand_of_a_fugitive },
  { "caught before play", plant_caught_at_once },
  { "milestone never reached", plant_milestone_never },
  { "milestone of no colour", plant_milestone_of_no_colour },
  { NULL, NULL },
};
