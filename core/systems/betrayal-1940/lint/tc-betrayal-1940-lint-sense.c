/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "systems/betrayal-1940/lint/tc-betrayal-1940-lint-private.h"

/* What the rules allow and nobody means: signs that help the wrong side, settings of what cannot
 * have them, markers that are there already, milestones that are reached before the game begins. */

/* -- Players -- */

/* The player moves the units of one side for the victory of another. */
static void
judge_player (BetrayalLint *lint, TcNode nation)
{
  TcNode seat = tc_scenario_get_ref (lint->scenario, nation, "seat");
  TcNode side = tc_scenario_get_ref (lint->scenario, nation, "side");
  TcNode own = seat != TC_NODE_NONE ? tc_scenario_get_ref (lint->scenario, seat, "side") : side;
  TcFinding *finding;

  TcNode automaton = tc_scenario_get_ref (lint->scenario, lint->automaton, "side");

  /* All enemies of the automaton play together. */
  if (nation == lint->automaton || side == TC_NODE_NONE || own == TC_NODE_NONE ||
      (own == automaton) == (side == automaton))
    return;
  finding = tc_lint_add (
    lint->scenario, lint->report, "BTR051", nation, "side",
    _ ("%s is on side %s, but %s, who plays it, is on side %s"),
    tc_lint_get_title (lint->scenario, nation), tc_lint_get_title (lint->scenario, side),
    tc_lint_get_title (lint->scenario, seat), tc_lint_get_title (lint->scenario, own));
  tc_finding_add_related (finding, tc_scenario_get_source (lint->scenario),
                          tc_lint_get_place (lint->scenario, seat), _ ("The player is here"));
}

/* -- Units -- */

static gboolean
is_of_automaton (BetrayalLint *lint, TcNode piece)
{
  TcNode nation = tc_scenario_get_ref (lint->scenario, piece, "nation");

  return nation == TC_NODE_NONE || tc_scenario_get_ref (lint->scenario, nation, "side") ==
                                     tc_scenario_get_ref (lint->scenario, lint->automaton, "side");
}

/* Drops begin in border areas, where only the automaton's units are (3.2.4). */
static void
judge_drop (BetrayalLint *lint, TcNode piece)
{
  gint64 reach;

  if (!betrayal_lint_is_kind (lint, piece, "unit") || is_of_automaton (lint, piece) ||
      !tc_lint_read_int (lint->scenario, piece, "drop", &reach) || reach == 0)
    return;
  tc_lint_add (lint->scenario, lint->report, "BTR053", piece, "drop",
               _ ("%s can never drop: only units of the automaton do (3.2.4)"),
               tc_lint_get_title (lint->scenario, piece));
}

/* One shows the turn, one whether talk is allowed; of others there may be several. */
static void
judge_marker (BetrayalLint *lint, TcNode marker)
{
  const char *use;
  TcNode other;
  TcFinding *finding;

  if (!betrayal_lint_is_kind (lint, marker, "marker"))
    return;
  use = tc_scenario_get_string (lint->scenario, marker, "use");
  if (strcmp (use, "game-turn") != 0 && strcmp (use, "communication") != 0)
    return;
  other = tc_scenario_find_child (lint->scenario, tc_scenario_get_parent (lint->scenario, marker),
                                  "marker");
  while (other != marker &&
         strcmp (tc_scenario_get_string (lint->scenario, other, "use"), use) != 0)
    other = tc_scenario_find_next (lint->scenario, other);
  if (other == marker)
    return;
  finding = tc_lint_add (lint->scenario, lint->report, "BTR056", marker, "use",
                         _ ("%s is a second marker with the use \"%s\": one is needed"),
                         tc_lint_get_title (lint->scenario, marker), use);
  tc_finding_add_related (finding, tc_scenario_get_source (lint->scenario),
                          tc_lint_get_place (lint->scenario, other), _ ("The first one is here"));
}

static void
judge_pieces (BetrayalLint *lint)
{
  TcNode piece = TC_NODE_NONE;

  while ((piece = tc_scenario_find_by_role (lint->scenario, "piece", piece)) != TC_NODE_NONE) {
    judge_drop (lint, piece);
    judge_marker (lint, piece);
  }
}

/* -- Signs -- */

/* Cases that speak for one side by what they are. */
static const struct {
  const char *which;
  gint sign;
} cases[] = {
  { "maginot", -1 },
  { "air-support", 1 },
  { "republic-marker", 1 },
  { "first-penalty", 1 },
};

static void
judge_signs (BetrayalLint *lint)
{
  TcNode shift = TC_NODE_NONE;

  while ((shift = tc_scenario_find_by_role (lint->scenario, "shift", shift)) != TC_NODE_NONE) {
    const char *which = betrayal_lint_is_kind (lint, shift, "shift")
                          ? tc_scenario_get_string (lint->scenario, shift, "case")
                          : "";
    gint64 columns;

    if (!tc_lint_read_int (lint->scenario, shift, "columns", &columns))
      continue;
    for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
      if (strcmp (cases[i].which, which) == 0 && columns * cases[i].sign < 0)
        tc_lint_add (lint->scenario, lint->report, "BTR055", shift, "columns",
                     cases[i].sign < 0
                       ? _ ("A shift to the right helps the attacker, and this case should help "
                            "the defender: expected a negative number")
                       : _ ("A shift to the left is against whom this case should help: expected "
                            "a positive number"));
  }
}

/* -- Numbers of the rules -- */

static TcNode
find_last_column (BetrayalLint *lint)
{
  TcNode tables = tc_scenario_find_child (lint->scenario, 0, "tables");
  TcNode table = tc_scenario_find_child (lint->scenario, tables, "combat-table");
  TcNode column =
    table != TC_NODE_NONE ? tc_scenario_find_child (lint->scenario, table, "column") : TC_NODE_NONE;

  while (column != TC_NODE_NONE && tc_scenario_find_next (lint->scenario, column) != TC_NODE_NONE)
    column = tc_scenario_find_next (lint->scenario, column);

  return column;
}

/* Odds that no column has waive every attack. */
static void
judge_waiver (BetrayalLint *lint)
{
  TcNode rule = betrayal_lint_find_rule (lint, "attack");
  TcNode column = find_last_column (lint);
  gint64 odds, attack, defence;

  if (rule == TC_NODE_NONE || column == TC_NODE_NONE ||
      !tc_lint_read_int (lint->scenario, rule, "min-odds", &odds) ||
      !tc_lint_read_int (lint->scenario, column, "attack", &attack) ||
      !tc_lint_read_int (lint->scenario, column, "defence", &defence) || odds * defence <= attack)
    return;
  tc_lint_add (lint->scenario, lint->report, "BTR054", rule, "min-odds",
               _ ("No attack is ever required: the best column of the table is %s"),
               tc_scenario_get_id (lint->scenario, column));
}

static void
judge_bombers (BetrayalLint *lint)
{
  TcNode rule = betrayal_lint_find_rule (lint, "interception");
  gint64 add, dice, faces;

  if (rule == TC_NODE_NONE || !tc_lint_read_int (lint->scenario, rule, "bomber-add", &add) ||
      !tc_lint_read_int (lint->scenario, rule, "dice", &dice) ||
      !tc_lint_read_int (lint->scenario, rule, "faces", &faces) || ABS (add) < dice * faces)
    return;
  tc_lint_add (lint->scenario, lint->report, "NUM004", rule, "bomber-add",
               _ ("bomber-add is %" G_GINT64_FORMAT ", but the roll is %" G_GINT64_FORMAT
                  " at most: what is rolled makes no difference"),
               add, dice * faces);
}

/* Paratroopers land in the land of others. */
static void
judge_drop_zone (BetrayalLint *lint)
{
  TcNode rule = betrayal_lint_find_rule (lint, "air-drops");
  TcNode zone = rule != TC_NODE_NONE ? tc_scenario_get_ref (lint->scenario, rule, "zone") : rule;
  TcNode at = zone != TC_NODE_NONE ? tc_scenario_find_child (lint->scenario, zone, "in") : zone;

  if (at == TC_NODE_NONE)
    return;
  for (; at != TC_NODE_NONE; at = tc_scenario_find_next (lint->scenario, at)) {
    TcNode area = tc_scenario_get_ref (lint->scenario, at, "area");

    if (area == TC_NODE_NONE ||
        tc_scenario_get_ref (lint->scenario, area, "nation") != lint->automaton)
      return;
  }
  tc_lint_add (lint->scenario, lint->report, "BTR053", rule, "zone",
               _ ("%s is all land of %s: nobody needs to drop there"),
               tc_lint_get_title (lint->scenario, zone),
               tc_lint_get_title (lint->scenario, lint->automaton));
}

/* -- Fortresses -- */

/* Only Allies fight from the fortresses (4.4.2). */
static void
judge_fortress (BetrayalLint *lint, TcNode area)
{
  if (tc_scenario_get_bool (lint->scenario, area, "maginot") &&
      betrayal_lint_is_area (lint, area, "closed"))
    tc_lint_add (lint->scenario, lint->report, "BTR050", area, "maginot",
                 _ ("%s is closed to the Allies, so nobody ever defends its fortresses"),
                 tc_lint_get_title (lint->scenario, area));
}

/* -- Milestones -- */

/* Whether @setup puts a unit of another side than @side into @area, or says who controls it. */
static gboolean
changes_control (BetrayalLint *lint, TcNode setup, TcNode area, TcNode side)
{
  TcScenario *scenario = lint->scenario;

  for (TcNode at = tc_scenario_get_first_child (scenario, setup); at != TC_NODE_NONE;
       at = tc_scenario_get_next_sibling (scenario, at)) {
    const char *role = tc_scenario_get_role (scenario, at);
    TcNode piece, nation;

    if (g_strcmp0 (role, "control") == 0 && tc_scenario_get_ref (scenario, at, "area") == area)
      return TRUE;
    if (g_strcmp0 (role, "placement") != 0 || tc_scenario_get_ref (scenario, at, "area") != area)
      continue;
    piece = tc_lint_find_ref (scenario, at, "piece", NULL);
    nation = piece != TC_NODE_NONE ? tc_scenario_get_ref (scenario, piece, "nation") : piece;
    if (nation != TC_NODE_NONE && tc_scenario_get_ref (scenario, nation, "side") != side)
      return TRUE;
  }

  return FALSE;
}

/* Whether the side of its owner controls the area when each of the setups begins. */
static gboolean
holds_at_start (BetrayalLint *lint, TcNode condition)
{
  TcScenario *scenario = lint->scenario;
  TcNode side = tc_scenario_get_ref (scenario, condition, "side");
  TcNode area = tc_scenario_get_ref (scenario, condition, "area");
  TcNode nation = area != TC_NODE_NONE ? tc_scenario_get_ref (scenario, area, "nation") : area;
  TcNode setup = TC_NODE_NONE;

  if (side == TC_NODE_NONE || nation == TC_NODE_NONE ||
      tc_scenario_get_ref (scenario, nation, "side") != side)
    return FALSE;
  while ((setup = tc_scenario_find_by_role (scenario, "setup", setup)) != TC_NODE_NONE)
    if (changes_control (lint, setup, area, side))
      return FALSE;

  return TRUE;
}

static void
judge_milestone (BetrayalLint *lint, TcNode milestone)
{
  TcNode first = tc_scenario_get_first_child (lint->scenario, milestone);

  for (TcNode at = first; at != TC_NODE_NONE;
       at = tc_scenario_get_next_sibling (lint->scenario, at))
    if (!betrayal_lint_is_kind (lint, at, "controls") || !holds_at_start (lint, at))
      return;
  if (first != TC_NODE_NONE)
    tc_lint_add (lint->scenario, lint->report, "BTR057", milestone, "id",
                 _ ("%s is reached in every setup before the game begins"),
                 tc_lint_get_title (lint->scenario, milestone));
}

void
betrayal_lint_sense (BetrayalLint *lint)
{
  TcNode node = TC_NODE_NONE;

  if (!tc_scenario_is_valid (lint->scenario) || lint->automaton == TC_NODE_NONE)
    return;
  while ((node = tc_scenario_find_by_role (lint->scenario, "owner", node)) != TC_NODE_NONE)
    judge_player (lint, node);
  while ((node = tc_scenario_find_by_role (lint->scenario, "space", node)) != TC_NODE_NONE)
    judge_fortress (lint, node);
  while ((node = tc_scenario_find_by_role (lint->scenario, "milestone", node)) != TC_NODE_NONE)
    judge_milestone (lint, node);
  judge_pieces (lint);
  judge_signs (lint);
  judge_waiver (lint);
  judge_bombers (lint);
  judge_drop_zone (lint);
}
