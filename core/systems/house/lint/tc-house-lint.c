/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lint/tc-lint-private.h"
#include "systems/house/lint/tc-house-lint-private.h"

/* What the schema cannot say of the house, its chart and its setups. */

const char *
house_lint_get (const HouseLint *lint, TcNode node, const char *attribute)
{
  const char *text = tc_scenario_get_string (lint->scenario, node, attribute);

  return text != NULL ? text : "";
}

static gboolean
is_same (const HouseLint *lint, TcNode a, TcNode b, const char *attribute)
{
  return strcmp (house_lint_get (lint, a, attribute), house_lint_get (lint, b, attribute)) == 0;
}

/* -- The chart --------------------------------------------------------------------------------- */

/* The element that says what number @n means, or TC_NODE_NONE. */
static TcNode
find_number (const HouseLint *lint, gint64 n)
{
  TcNode node = tc_scenario_find_section (lint->scenario, "haunts/number");

  while (node != TC_NODE_NONE && tc_scenario_get_int (lint->scenario, node, "n") != n)
    node = tc_scenario_find_next (lint->scenario, node);

  return node;
}

static void
lint_number_of (const HouseLint *lint, TcNode node)
{
  gint64 n = tc_scenario_get_int (lint->scenario, node, "number");

  if (find_number (lint, n) == TC_NODE_NONE)
    tc_lint_add (lint->scenario, lint->report, "HNT001", node, "number",
                 _ ("No \"number\" says what %d means"), (int) n);
}

static gboolean
has_cell (const HouseLint *lint, TcNode room, TcNode omen)
{
  TcNode node = tc_scenario_find_section (lint->scenario, "haunts/cell");

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (lint->scenario, node)) {
    if (tc_scenario_get_ref (lint->scenario, node, "room") == room &&
        tc_scenario_get_ref (lint->scenario, node, "omen") == omen)
      return TRUE;
  }

  return FALSE;
}

static gboolean
has_cells (const HouseLint *lint, TcNode omen)
{
  TcNode node = tc_scenario_find_section (lint->scenario, "haunts/cell");

  while (node != TC_NODE_NONE && tc_scenario_get_ref (lint->scenario, node, "omen") != omen)
    node = tc_scenario_find_next (lint->scenario, node);

  return node != TC_NODE_NONE;
}

/* An omen that the whole chart leaves out, which no room has to say again. */
static void
lint_chart_column (const HouseLint *lint, TcNode omen)
{
  if (!has_cells (lint, omen))
    tc_lint_add (lint->scenario, lint->report, "HNT002", omen, "id",
                 _ ("The chart has no cells for the %s"), house_lint_get (lint, omen, "name"));
}

/* One finding for each room, which names the first omen without a cell. */
static void
lint_chart_row (const HouseLint *lint, TcNode room)
{
  TcNode omen = tc_scenario_find_section (lint->scenario, "omens/omen");

  if (strcmp (house_lint_get (lint, room, "symbol"), "omen") != 0)
    return;
  for (; omen != TC_NODE_NONE; omen = tc_scenario_find_next (lint->scenario, omen)) {
    if (has_cell (lint, room, omen) || !has_cells (lint, omen))
      continue;
    tc_lint_add (lint->scenario, lint->report, "HNT002", room, "symbol",
                 _ ("The chart has no cell for the %s and the %s"),
                 house_lint_get (lint, room, "name"), house_lint_get (lint, omen, "name"));
    return;
  }
}

static gboolean
is_number_used (const HouseLint *lint, gint64 n)
{
  static const char *const paths[] = { "haunts/cell", "setups/setup" };

  for (guint i = 0; i < G_N_ELEMENTS (paths); i++) {
    TcNode node = tc_scenario_find_section (lint->scenario, paths[i]);

    for (; node != TC_NODE_NONE; node = tc_scenario_find_next (lint->scenario, node)) {
      TcNode at = i == 0 ? node : tc_scenario_find_child (lint->scenario, node, "drill");

      if (at != TC_NODE_NONE && tc_scenario_get_int (lint->scenario, at, "number") == n)
        return TRUE;
    }
  }

  return FALSE;
}

static void
lint_chart (const HouseLint *lint)
{
  TcNode node = tc_scenario_find_section (lint->scenario, "haunts/cell");

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (lint->scenario, node))
    lint_number_of (lint, node);
  node = tc_scenario_find_section (lint->scenario, "omens/omen");
  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (lint->scenario, node))
    lint_chart_column (lint, node);
  node = tc_scenario_find_section (lint->scenario, "tileset/room");
  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (lint->scenario, node))
    lint_chart_row (lint, node);
  house_lint_idle_cells (lint);
}

/* -- Haunts ------------------------------------------------------------------------------------ */

/* @nth: heroes are the first side, the traitor is the second. */
static gboolean
is_side (const HouseLint *lint, TcNode node, const char *attribute, guint nth)
{
  TcNode side = tc_scenario_find_section (lint->scenario, "side");

  if (nth > 0 && side != TC_NODE_NONE)
    side = tc_scenario_find_next (lint->scenario, side);

  return side != TC_NODE_NONE && tc_scenario_get_ref (lint->scenario, node, attribute) == side;
}

static gboolean
has_goal (const HouseLint *lint, TcNode haunt, guint side)
{
  TcNode node = tc_scenario_find_child (lint->scenario, haunt, "goal");
  TcNode clock = tc_scenario_find_child (lint->scenario, haunt, "clock");

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (lint->scenario, node)) {
    if (is_side (lint, node, "side", side))
      return TRUE;
  }

  return clock != TC_NODE_NONE && is_side (lint, clock, "winner", side) &&
         tc_scenario_get_int (lint->scenario, clock, "rounds") > 0;
}

static void
lint_never_played (const HouseLint *lint, TcNode haunt, gboolean has_number)
{
  const char *name = house_lint_get (lint, haunt, "name");

  if (has_number)
    tc_lint_add (
      lint->scenario, lint->report, "HNT004", haunt, NULL,
      _ ("Nothing leads to the haunt \"%s\": no cell of the chart and no drill has its number"),
      name);
  else
    tc_lint_add (lint->scenario, lint->report, "HNT004", haunt, NULL,
                 _ ("Nothing leads to the haunt \"%s\": give it a number of the haunt chart"),
                 name);
}

static void
lint_haunt (const HouseLint *lint, TcNode haunt)
{
  TcNode node = tc_scenario_find_section (lint->scenario, "haunts/number");
  gboolean has_number = FALSE;
  gboolean is_played = FALSE;
  gboolean has_traitor = FALSE;

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (lint->scenario, node)) {
    if (tc_scenario_get_ref (lint->scenario, node, "haunt") != haunt)
      continue;
    has_number = TRUE;
    is_played |= is_number_used (lint, tc_scenario_get_int (lint->scenario, node, "n"));
    has_traitor |= strcmp (house_lint_get (lint, node, "traitor"), "nobody") != 0;
  }
  house_lint_haunt_parts (lint, haunt, has_traitor || !is_played);
  if (!is_played)
    lint_never_played (lint, haunt, has_number);
  if (!has_goal (lint, haunt, 0))
    tc_lint_add (lint->scenario, lint->report, "HNT003", haunt, NULL,
                 _ ("The heroes cannot win \"%s\": they have no goal"),
                 house_lint_get (lint, haunt, "name"));
  else if (has_traitor && !has_goal (lint, haunt, 1))
    tc_lint_add (lint->scenario, lint->report, "HNT003", haunt, NULL,
                 _ ("The traitor cannot win \"%s\": he has no goal"),
                 house_lint_get (lint, haunt, "name"));
}

static void
lint_haunts (const HouseLint *lint)
{
  TcNode node = tc_scenario_find_section (lint->scenario, "haunts/haunt");

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (lint->scenario, node))
    lint_haunt (lint, node);
  node = tc_scenario_find_section (lint->scenario, "haunts/number");
  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (lint->scenario, node)) {
    const char *traitor = house_lint_get (lint, node, "traitor");

    if ((strcmp (traitor, "highest") == 0 || strcmp (traitor, "lowest") == 0) &&
        !tc_scenario_has (lint->scenario, node, "trait"))
      tc_lint_add (lint->scenario, lint->report, "HNT005", node, "traitor",
                   _ ("\"%s\" of which trait?"), traitor);
    if (!is_number_used (lint, tc_scenario_get_int (lint->scenario, node, "n")))
      tc_lint_add (lint->scenario, lint->report, "HNT014", node, "n",
                   _ ("No cell of the chart and no drill has this number"));
  }
}

/* -- The house and its setups ------------------------------------------------------------------ */

/* What the room is called that @attribute names. */
static const char *
get_room (const HouseLint *lint, TcNode node, const char *attribute)
{
  TcNode room = tc_scenario_get_ref (lint->scenario, node, attribute);

  return room != TC_NODE_NONE ? house_lint_get (lint, room, "name")
                              : house_lint_get (lint, node, attribute);
}

static void
lint_start (const HouseLint *lint, TcNode setup)
{
  const char *start = house_lint_get (lint, setup, "start");
  TcNode node = tc_scenario_find_child (lint->scenario, setup, "lay");

  while (node != TC_NODE_NONE && strcmp (house_lint_get (lint, node, "room"), start) != 0)
    node = tc_scenario_find_next (lint->scenario, node);
  if (node == TC_NODE_NONE)
    tc_lint_add (lint->scenario, lint->report, "HSE001", setup, "start",
                 _ ("The setup does not lay \"%s\""), get_room (lint, setup, "start"));
}

static void
lint_people (const HouseLint *lint, TcNode setup)
{
  TcScenario *scenario = lint->scenario;
  TcNode first = tc_scenario_find_child (scenario, setup, "explorer-of");

  for (TcNode node = first; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node)) {
    TcNode explorer = tc_scenario_get_ref (scenario, node, "explorer");

    for (TcNode other = first; other != node; other = tc_scenario_find_next (scenario, other)) {
      TcNode rival = tc_scenario_get_ref (scenario, other, "explorer");

      if (explorer != TC_NODE_NONE && rival != TC_NODE_NONE &&
          is_same (lint, explorer, rival, "card"))
        tc_lint_add (scenario, lint->report, "HSE002", node, "explorer",
                     _ ("\"%s\" is on the card of \"%s\""), house_lint_get (lint, explorer, "name"),
                     house_lint_get (lint, rival, "name"));
    }
  }
}

/* The place of a player in the list, from 1; 0 for none. */
static gint64
get_place (const HouseLint *lint, TcNode player)
{
  TcNode node = tc_scenario_find_section (lint->scenario, "player");
  gint64 place = 1;

  for (; node != TC_NODE_NONE && node != player; place++)
    node = tc_scenario_find_next (lint->scenario, node);

  return node == TC_NODE_NONE ? 0 : place;
}

/* @attribute of @node is a player of the setup. */
static void
lint_player (const HouseLint *lint, TcNode setup, TcNode node, const char *attribute)
{
  gint64 players = tc_scenario_get_int (lint->scenario, setup, "players");

  if (get_place (lint, tc_scenario_get_ref (lint->scenario, node, attribute)) > players)
    tc_lint_add (lint->scenario, lint->report, "HSE005", node, attribute,
                 _ ("This player does not take part"));
}

/* Whether @text has @name in it, not as part of a word. */
static gboolean
has_name (const char *text, const char *name)
{
  gsize length = strlen (name);

  for (const char *at = strstr (text, name); at != NULL; at = strstr (at + 1, name)) {
    gunichar before = at > text ? g_utf8_get_char (g_utf8_prev_char (at)) : ' ';

    if (!g_unichar_isalnum (before) && !g_unichar_isalnum (g_utf8_get_char (at + length)))
      return TRUE;
  }

  return FALSE;
}

/* The haunt whose name the name of the setup has in it, or TC_NODE_NONE; of "Horde" and "Horde (2)"
 * the longer one. */
static TcNode
find_named_haunt (const HouseLint *lint, TcNode setup)
{
  TcNode node = tc_scenario_find_section (lint->scenario, "haunts/haunt");
  TcNode named = TC_NODE_NONE;
  gsize longest = 0;

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (lint->scenario, node)) {
    const char *name = house_lint_get (lint, node, "name");

    if (strlen (name) <= longest || !has_name (house_lint_get (lint, setup, "name"), name))
      continue;
    longest = strlen (name);
    named = node;
  }

  return named;
}

/* A number that was given to another haunt takes its drills along, by whatever name they go. */
static void
lint_drill_name (const HouseLint *lint, TcNode setup, TcNode drill)
{
  TcNode number = find_number (lint, tc_scenario_get_int (lint->scenario, drill, "number"));
  TcNode haunt =
    number != TC_NODE_NONE ? tc_scenario_get_ref (lint->scenario, number, "haunt") : TC_NODE_NONE;
  TcNode named = find_named_haunt (lint, setup);

  if (haunt == TC_NODE_NONE || named == TC_NODE_NONE || named == haunt)
    return;
  tc_lint_add (lint->scenario, lint->report, "HNT015", drill, "number",
               _ ("\"%s\" begins the haunt \"%s\", number %d of the chart, and not \"%s\""),
               house_lint_get (lint, setup, "name"), house_lint_get (lint, haunt, "name"),
               (int) tc_scenario_get_int (lint->scenario, drill, "number"),
               house_lint_get (lint, named, "name"));
}

static void
lint_count (const HouseLint *lint, TcNode setup)
{
  static const char *const names[] = { "explorer-of", "holds", "tally-at", "status-of" };
  TcScenario *scenario = lint->scenario;
  gint64 players = tc_scenario_get_int (scenario, setup, "players");
  TcNode node = tc_scenario_find_section (scenario, "player");
  TcNode drill = tc_scenario_find_child (scenario, setup, "drill");
  gint64 n = 0;

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node))
    n++;
  if (players > n)
    tc_lint_add (scenario, lint->report, "HSE005", setup, "players",
                 _ ("There are only %d players"), (int) n);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    node = tc_scenario_find_child (scenario, setup, names[i]);
    for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node))
      lint_player (lint, setup, node, "player");
  }
  lint_player (lint, setup, setup, "first");
  lint_player (lint, setup, setup, "last");
  if (drill == TC_NODE_NONE)
    return;
  lint_number_of (lint, drill);
  lint_drill_name (lint, setup, drill);
  lint_player (lint, setup, drill, "revealer");
}

void
house_lint (TcScenario *scenario, TcReport *report)
{
  HouseLint lint = { scenario, report };
  TcNode setup = tc_scenario_find_section (scenario, "setups/setup");

  lint_chart (&lint);
  lint_haunts (&lint);
  house_lint_rooms (&lint);
  house_lint_explorers (&lint);
  house_lint_tokens (&lint);
  for (; setup != TC_NODE_NONE; setup = tc_scenario_find_next (scenario, setup)) {
    lint_start (&lint, setup);
    lint_people (&lint, setup);
    lint_count (&lint, setup);
    house_lint_setup_parts (&lint, setup);
  }
}
