/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "fault.h"

/* Faults of effects: what the schema allows, and what then does not do what it seems to. Most are
 * one attribute of one element; others need more of the file. */

static gboolean
insert_after (Fault *fault, TcNode node, const char *text)
{
  if (node == TC_NODE_NONE)
    return FALSE;
  fault_insert_after (fault, node, text);
  fault_expect_edit (fault);

  return TRUE;
}

/* -- One attribute ------------------------------------------------------------------------------
 */

FAULT_UNSET (where_nothing, "in", "space", "space")
FAULT_SET (where_twice, "in", "space", NULL, "group", "grove")
FAULT_SET (where_empty, "in", "group", NULL, "group", "void")
FAULT_UNSET (nobodys_cube, "place", "whose", "whose")
FAULT_SET (somebodys_disk, "place", "piece=disk", NULL, "whose", "own")
FAULT_SET (two_owners, "place", "whose", NULL, "side", "blue")
FAULT_UNSET (nobodys_standing, "shift", "player", "player")
FAULT_SET (somebodys_level, "shift", "track=level", NULL, "player", "acting")
FAULT_SET (other_of_three, "shift", "player=acting", NULL, "player", "opposing")
FAULT_SET (too_many_pieces, "move", "count", NULL, "count", "7")
FAULT_SET (too_many_for_must, "remove", "count", NULL, "count", "7")
FAULT_SET (too_many_spaces, "place", "different", NULL, "count", "3")
FAULT_SET (room_too_small, "place", "count=2", NULL, "count", "4")
FAULT_SET (repeat_once, "repeat", "times", NULL, "times", "1")
FAULT_SET (keep_all, "remove", "keep", NULL, "keep", "3")
FAULT_SET (shift_by_nothing, "shift", "by", NULL, "by", "0")
FAULT_SET (score_nothing, "score", "each", NULL, "each", "0")
FAULT_SET (modify_nothing, "modify-roll", "result", NULL, "result", "0")
FAULT_UNSET (set_to_nothing, "set", "to", "to")
FAULT_SET (set_twice, "set", "to", NULL, "end", "highest")
FAULT_SET (set_outside, "set", "to", NULL, "to", "9")
FAULT_UNSET (damage_of_nothing, "damage", "points", "points")
FAULT_SET (too_many_points, "damage", "points", NULL, "points", "11")
FAULT_UNSET (damage_of_nobody, "damage", "player", "player")
FAULT_SET (damage_of_all, "of", "track=speed", NULL, "track", "level")
FAULT_SET (chosen_by_nobody, "set", "player=left", NULL, "player", "chosen")
FAULT_SET (chosen_before_nobody, "shift", "player=chosen", NULL, "player", "chosen-before")
FAULT_SET (highest_and_lowest, "choose-player", "highest", NULL, "lowest", "speed")
FAULT_SET (highest_of_all, "choose-player", "highest", NULL, "highest", "keys")
FAULT_SET (card_status_of_players, "set-status", "status", NULL, "status", "weapon")
FAULT_SET (player_status_of_cards, "mark", "status", NULL, "status", "noble")
FAULT_SET (player_status_in_filter, "transfer", "is", NULL, "is", "trapped")
FAULT_SET (is_and_is_not, "inspect", "is-not", NULL, "is", "shielded")
FAULT_SET (trigger_unknown, "react", "on", NULL, "on", "discover")
FAULT_SET (too_many_cards, "draw", "count", NULL, "count", "9")
FAULT_SET (draw_from_hand, "draw", "count", NULL, "deck", "hand")
FAULT_SET (to_same_pile, "transfer", "to-player", NULL, "deck", "hand")
FAULT_UNSET (nobodys_hand, "inspect", "side", "side")
FAULT_SET (somebodys_pile, "shuffle", "deck", NULL, "player", "acting")
FAULT_UNSET (winner_unnamed, "win", "player", "player")
FAULT_UNSET (repeat_unsaid, "repeat", "times", "times")
FAULT_SET (branch_beyond_dice, "branch", "max=4", NULL, "max", "1")
FAULT_SET (track_never, "track", "track=level", NULL, "at-least", "10")
FAULT_SET (track_always, "track", "track=might", NULL, "at-most", "5")
FAULT_SET (pieces_never, "pieces", "at-least", NULL, "at-least", "7")
FAULT_SET (cards_never, "cards", "at-least", NULL, "at-least", "8")
FAULT_SET (turn_always, "turn", "at-least", NULL, "at-least", "1")
FAULT_SET (turn_never, "turn", "at-most", NULL, "at-most", "0")
FAULT_SET (room_always, "room", "at-least", NULL, "at-least", "0")
FAULT_UNSET (controls_nothing, "controls", "space", "space")
FAULT_UNSET (is_nobody, "is", "player", "player")

/* -- More of the file ---------------------------------------------------------------------------
 */

static gboolean
move_in_place (Fault *fault)
{
  TcNode move = fault_find (fault, "move", NULL, NULL);
  TcNode to = tc_scenario_find_child (fault->scenario, move, "to");

  fault_expect_tag (fault, move);

  return fault_set (fault, to, "space", "ash");
}

static gboolean
all_excluded (Fault *fault)
{
  TcNode place = fault_find (fault, "place", "different", NULL);
  TcNode last =
    tc_scenario_find_next (fault->scenario, tc_scenario_find_child (fault->scenario, place, "in"));

  fault_expect_tag (fault, place);

  return insert_after (fault, last, "<not-in space=\"ash\"/><not-in space=\"dale\"/>");
}

static gboolean
repeat_twice (Fault *fault)
{
  TcNode repeat = fault_find (fault, "repeat", NULL, "times");

  return fault_set (fault, repeat, "times", "3");
}

static gboolean
one_option (Fault *fault)
{
  TcNode option = fault_find (fault, "option", NULL, NULL);

  fault_remove (fault, option);
  fault_expect_tag (fault, tc_scenario_get_parent (fault->scenario, option));

  return TRUE;
}

/* The branch before takes all. */
static gboolean
branch_taken (Fault *fault)
{
  TcNode branch = fault_find (fault, "branch", "min=5", NULL);
  TcSpan span;

  if (!fault_attribute (fault, branch, "min", &span))
    return FALSE;
  fault_replace (fault, span, g_strdup ("min=\"1\""));
  fault_expect_tag (fault, branch);
  fault_expect_tag (fault, tc_scenario_find_next (fault->scenario, branch));

  return TRUE;
}

static gboolean
after_the_end (Fault *fault)
{
  return insert_after (fault, fault_find (fault, "win", NULL, NULL),
                       "<shift track=\"level\" by=\"1\"/>");
}

static gboolean
excluding_turns (Fault *fault)
{
  TcNode turn = fault_find (fault, "turn", "at-least", NULL);

  fault_expect_tag (fault, turn);

  return insert_after (fault, turn, "<turn at-most=\"1\"/>");
}

static gboolean
excluding_tracks (Fault *fault)
{
  TcNode track = fault_find (fault, "track", "at-least=4", NULL);

  fault_expect_tag (fault, track);

  return insert_after (fault, track, "<track track=\"level\" at-most=\"3\"/>");
}

static gboolean
covering_bounds (Fault *fault)
{
  TcNode track = fault_find (fault, "is", "player=left", NULL);

  return insert_after (fault, track,
                       "<any><track track=\"keys\" at-most=\"1\"/>"
                       "<track track=\"keys\" at-least=\"2\"/></any>");
}

/* Neither of the two can be, with what stands before them. */
static gboolean
contradiction_inside (Fault *fault)
{
  TcNode turn = fault_find (fault, "turn", "at-least", NULL);

  fault_expect_tag (fault, tc_scenario_get_parent (fault->scenario, turn));

  return insert_after (fault, turn,
                       "<any><turn at-most=\"1\"/><none><track track=\"level\" at-least=\"3\"/>"
                       "</none></any>");
}

static gboolean
compare_never (Fault *fault)
{
  TcNode number = fault_find (fault, "number", NULL, NULL);
  TcNode than = tc_scenario_get_parent (fault->scenario, number);

  fault_expect_tag (fault, tc_scenario_get_parent (fault->scenario, than));

  return fault_set (fault, number, "number", "4");
}

static gboolean
chosen_in_react (Fault *fault)
{
  TcNode react = fault_find (fault, "react", NULL, NULL);
  TcNode shift = tc_scenario_get_first_child (
    fault->scenario, tc_scenario_find_child (fault->scenario, react, "do"));

  return fault_set (fault, shift, "player", "chosen");
}

/* More loops inside one another than a position has room for. */
static gboolean
too_deep (Fault *fault)
{
  TcNode node = fault_find (fault, "shuffle", NULL, NULL);
  g_autoptr (GString) text = g_string_new ("<shift track=\"level\" by=\"1\"/>");

  for (guint i = 0; i < 12; i++) {
    g_string_prepend (text, "<repeat times=\"2\"><do>");
    g_string_append (text, "</do></repeat>");
  }
  fault_expect_tag (fault, tc_scenario_get_parent (fault->scenario, node));

  return insert_after (fault, node, text->str);
}

const FaultKind fault_kinds_effects[] = {
  { "effect: nowhere", where_nothing },
  { "effect: two places in one", where_twice },
  { "effect: empty group", where_empty },
  { "effect: all spaces excluded", all_excluded },
  { "effect: nobody's cube", nobodys_cube },
  { "effect: somebody's disk", somebodys_disk },
  { "effect: two owners", two_owners },
  { "effect: nobody's standing", nobodys_standing },
  { "effect: somebody's level", somebodys_level },
  { "effect: the other of three", other_of_three },
  { "effect: too many pieces", too_many_pieces },
  { "effect: too many that must", too_many_for_must },
  { "effect: too many spaces", too_many_spaces },
  { "effect: too many cards", too_many_cards },
  { "effect: too many points", too_many_points },
  { "effect: more than a space holds", room_too_small },
  { "effect: keeps all", keep_all },
  { "effect: shift by nothing", shift_by_nothing },
  { "effect: score for nothing", score_nothing },
  { "effect: rolls unchanged", modify_nothing },
  { "effect: move in place", move_in_place },
  { "effect: to the same pile", to_same_pile },
  { "effect: set to nothing", set_to_nothing },
  { "effect: set twice", set_twice },
  { "effect: set outside", set_outside },
  { "effect: damage of nothing", damage_of_nothing },
  { "effect: damage of nobody", damage_of_nobody },
  { "effect: damage of all", damage_of_all },
  { "effect: nobody chosen", chosen_by_nobody },
  { "effect: nobody chosen before", chosen_before_nobody },
  { "effect: nobody chosen later", chosen_in_react },
  { "effect: highest and lowest", highest_and_lowest },
  { "effect: highest of all", highest_of_all },
  { "effect: status of cards", card_status_of_players },
  { "effect: status of players", player_status_of_cards },
  { "effect: cards by status of players", player_status_in_filter },
  { "effect: is and is not", is_and_is_not },
  { "effect: unknown trigger", trigger_unknown },
  { "effect: draw from a hand", draw_from_hand },
  { "effect: nobody's hand", nobodys_hand },
  { "effect: somebody's pile", somebodys_pile },
  { "effect: winner unnamed", winner_unnamed },
  { "effect: after the end", after_the_end },
  { "effect: repeat unsaid", repeat_unsaid },
  { "effect: repeat twice", repeat_twice },
  { "effect: repeat once", repeat_once },
  { "effect: one option", one_option },
  { "effect: branch beyond the dice", branch_beyond_dice },
  { "effect: branch taken before", branch_taken },
  { "effect: too deep", too_deep },
  { "condition: track never", track_never },
  { "condition: track always", track_always },
  { "condition: pieces never", pieces_never },
  { "condition: cards never", cards_never },
  { "condition: turn always", turn_always },
  { "condition: turn never", turn_never },
  { "condition: room always", room_always },
  { "condition: compares never", compare_never },
  { "condition: turns exclude each other", excluding_turns },
  { "condition: bounds exclude each other", excluding_tracks },
  { "condition: contradiction inside", contradiction_inside },
  { "condition: one always holds", covering_bounds },
  { "condition: controls nothing", controls_nothing },
  { "condition: nobody is", is_nobody },
  { NULL, NULL },
};
