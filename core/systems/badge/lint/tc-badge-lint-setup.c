/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "systems/badge/lint/tc-badge-lint-private.h"
#include "systems/badge/tc-badge-data-private.h"

/* The ways to begin: who takes part, what lies where, who stands where. */

static gboolean
is_within (BadgeLint *lint, TcNode node, TcNode frame, const char *name, const char *size)
{
  gint64 at = 0;
  gint64 n = 0;
  gint64 first = 1;

  if (!tc_lint_read_int (lint->scenario, node, name, &at) ||
      !tc_lint_read_int (lint->scenario, frame, size, &n))
    return TRUE;
  if (frame == lint->city && !tc_lint_read_int (lint->scenario, frame, name, &first))
    return TRUE;

  return at >= first && at < first + n;
}

/* The attribute that leads out of @frame, or NULL. */
static const char *
find_outside (BadgeLint *lint, TcNode node, TcNode frame)
{
  if (!is_within (lint, node, frame, "column", "columns"))
    return "column";

  return is_within (lint, node, frame, "row", "rows") ? NULL : "row";
}

/* How many of @tile the setup of @lay has laid, up to and with @lay. */
static gint64
count_laid (BadgeLint *lint, TcNode lay, TcNode tile)
{
  TcNode setup = tc_scenario_get_parent (lint->scenario, lay);
  TcNode at = tc_scenario_find_child (lint->scenario, setup, "lay");
  gint64 n = 0;

  for (;; at = tc_scenario_find_next (lint->scenario, at)) {
    n += tc_scenario_get_ref (lint->scenario, at, "tile") == tile;
    if (at == lay)
      return n;
  }
}

static void
judge_lay (BadgeLint *lint, TcNode lay)
{
  const char *outside = find_outside (lint, lay, lint->city);
  BadgeLintPlace *place = badge_lint_find_place (lint, lay);
  TcNode tile = tc_scenario_get_ref (lint->scenario, lay, "tile");
  TcFinding *finding;
  gint64 copies = 0;

  if (outside == NULL && place != NULL && !place->is_city) {
    finding = tc_lint_add (lint->scenario, lint->report, "CTY008", lay, "column",
                           _ ("Column %d, row %d is a %s: no tile can lie there"),
                           (int) tc_scenario_get_int (lint->scenario, lay, "column"),
                           (int) tc_scenario_get_int (lint->scenario, lay, "row"),
                           place->is_hole ? _ ("hole") : _ ("street"));
    badge_lint_offer_removal (lint, finding, lay);
    return;
  }
  if (outside != NULL) {
    gint64 column = tc_scenario_get_int (lint->scenario, lint->city, "column");
    gint64 row = tc_scenario_get_int (lint->scenario, lint->city, "row");

    finding = tc_lint_add (lint->scenario, lint->report, "CTY008", lay, outside,
                           _ ("Column %d, row %d is not in the city"),
                           (int) tc_scenario_get_int (lint->scenario, lay, "column"),
                           (int) tc_scenario_get_int (lint->scenario, lay, "row"));
    tc_finding_set_why (
      finding, _ ("The city has columns %d to %d and rows %d to %d."), (int) column,
      (int) (column + tc_scenario_get_int (lint->scenario, lint->city, "columns") - 1), (int) row,
      (int) (row + tc_scenario_get_int (lint->scenario, lint->city, "rows") - 1));
    return;
  }
  if (tile == TC_NODE_NONE || tc_lint_has_bad_ref (lint->scenario, lay) ||
      !tc_lint_read_int (lint->scenario, tile, "copies", &copies) ||
      count_laid (lint, lay, tile) != copies + 1)
    return;

  finding = tc_lint_add (lint->scenario, lint->report, "CTY009", lay, "tile",
                         _ ("%s is laid once more than there are: %d"),
                         tc_lint_get_title (lint->scenario, tile), (int) copies);
  tc_finding_set_why (finding, _ ("Lay another tile here, or leave the place to chance."));
  badge_lint_offer_removal (lint, finding, lay);
  badge_lint_point (lint, finding, tile, _ ("Its copies are stated here"));
}

static gboolean
is_same_place (BadgeLint *lint, TcNode a, TcNode b)
{
  return tc_scenario_get_int (lint->scenario, a, "column") ==
           tc_scenario_get_int (lint->scenario, b, "column") &&
         tc_scenario_get_int (lint->scenario, a, "row") ==
           tc_scenario_get_int (lint->scenario, b, "row");
}

/* Tiles that lie outside the city in different places: then the city is in the wrong place, or too
 * small. TRUE after the finding. */
static gboolean
judge_lays_outside (BadgeLint *lint)
{
  TcNode setup = badge_lint_find (lint, "setups", "setup");
  TcNode first = TC_NODE_NONE;
  gboolean is_several = FALSE;
  guint n = 0;
  TcFinding *finding;

  for (; setup != TC_NODE_NONE; setup = tc_scenario_find_next (lint->scenario, setup))
    for (TcNode lay = tc_scenario_find_child (lint->scenario, setup, "lay"); lay != TC_NODE_NONE;
         lay = tc_scenario_find_next (lint->scenario, lay)) {
      if (find_outside (lint, lay, lint->city) == NULL)
        continue;
      n++;
      if (first == TC_NODE_NONE)
        first = lay;
      else
        is_several |= !is_same_place (lint, first, lay);
    }
  if (!is_several)
    return FALSE;
  finding = tc_lint_add (lint->scenario, lint->report, "CTY008", lint->city, NULL,
                         _ ("%u tiles are laid outside the city"), n);
  tc_finding_set_why (finding, _ ("Move the city, make it larger, or lay them elsewhere."));
  badge_lint_point (lint, finding, first, _ ("The first is laid here"));

  return TRUE;
}

/* What is outside has been reported of the city. */
static void
judge_lays (BadgeLint *lint, TcNode setup, gboolean is_city_wrong)
{
  TcNode lay = tc_scenario_find_child (lint->scenario, setup, "lay");

  for (; lay != TC_NODE_NONE; lay = tc_scenario_find_next (lint->scenario, lay))
    if (!is_city_wrong || find_outside (lint, lay, lint->city) == NULL)
      judge_lay (lint, lay);
}

/* The hideout that lies face up where @stand is, or TC_NODE_NONE. */
static TcNode
find_open_hideout (BadgeLint *lint, TcNode stand)
{
  TcNode setup = tc_scenario_get_parent (lint->scenario, stand);
  TcNode lay = tc_scenario_find_child (lint->scenario, setup, "lay");

  for (; lay != TC_NODE_NONE; lay = tc_scenario_find_next (lint->scenario, lay)) {
    TcNode tile = tc_scenario_get_ref (lint->scenario, lay, "tile");

    if (tile != TC_NODE_NONE && is_same_place (lint, lay, stand) &&
        strcmp (tc_scenario_get_name (lint->scenario, tile), "hideout") == 0 &&
        g_strcmp0 (tc_scenario_get_string (lint->scenario, lay, "side"), "up") == 0)
      return lay;
  }

  return TC_NODE_NONE;
}

/* Ruling B-e. */
static gboolean
is_caught_on_reveal (BadgeLint *lint)
{
  TcNode rule = badge_lint_find (lint, "rules", "catch");

  return rule == TC_NODE_NONE || tc_scenario_get_bool (lint->scenario, rule, "on-reveal");
}

static void
judge_stand (BadgeLint *lint, TcNode stand)
{
  const char *outside = find_outside (lint, stand, lint->board);
  BadgeLintPlace *place = badge_lint_find_place (lint, stand);
  TcNode pawn = tc_scenario_get_ref (lint->scenario, stand, "pawn");
  TcNode lay;
  TcFinding *finding;
  gint64 size = 0;

  if (pawn == TC_NODE_NONE || tc_lint_has_bad_ref (lint->scenario, stand))
    return;
  if (outside != NULL) {
    finding = tc_lint_add (lint->scenario, lint->report, "CTY010", stand, outside,
                           _ ("Column %d, row %d is not on the board"),
                           (int) tc_scenario_get_int (lint->scenario, stand, "column"),
                           (int) tc_scenario_get_int (lint->scenario, stand, "row"));
    size = tc_scenario_get_int (lint->scenario, lint->board,
                                strcmp (outside, "column") == 0 ? "columns" : "rows");
    tc_finding_set_why (finding, _ ("The board has %d columns and %d rows."),
                        (int) tc_scenario_get_int (lint->scenario, lint->board, "columns"),
                        (int) tc_scenario_get_int (lint->scenario, lint->board, "rows"));
    badge_lint_offer (lint, finding, stand, outside, size);
    return;
  }
  if (place != NULL && place->is_hole) {
    finding = tc_lint_add (lint->scenario, lint->report, "CTY010", stand, "column",
                           _ ("Column %d, row %d is a hole: no patrol can stand there"),
                           (int) tc_scenario_get_int (lint->scenario, stand, "column"),
                           (int) tc_scenario_get_int (lint->scenario, stand, "row"));
    badge_lint_offer_removal (lint, finding, stand);
    return;
  }
  lay = is_caught_on_reveal (lint) ? find_open_hideout (lint, stand) : TC_NODE_NONE;
  if (lay == TC_NODE_NONE)
    return;
  finding = tc_lint_add (
    lint->scenario, lint->report, "CTY011", stand, "column",
    _ ("%s starts where %s lies face up: its fugitive is caught before the first turn"),
    tc_lint_get_title (lint->scenario, pawn),
    tc_lint_get_title (lint->scenario, tc_scenario_get_ref (lint->scenario, lay, "tile")));
  tc_finding_set_why (finding, _ ("Begin elsewhere, or lay the hideout face down."));
  badge_lint_point (lint, finding, lay, _ ("The hideout lies here"));
}

guint
badge_lint_count_players (BadgeLint *lint)
{
  TcNode player = tc_scenario_find_child (lint->scenario, 0, "player");
  guint n = 0;

  for (; player != TC_NODE_NONE; player = tc_scenario_find_next (lint->scenario, player))
    n++;

  return n;
}

static void
judge_crew (BadgeLint *lint, TcNode setup)
{
  guint n = badge_lint_count_players (lint);
  gint64 players, dirty;
  TcFinding *finding;

  if (!tc_lint_read_int (lint->scenario, setup, "players", &players))
    return;
  if (players > n && tc_scenario_is_valid (lint->scenario)) {
    finding = tc_lint_add (lint->scenario, lint->report, "CRW001", setup, "players",
                           _ ("%d players take part, but only %u are listed"), (int) players, n);
    tc_finding_set_why (finding, _ ("List %d more, or let fewer take part."), (int) (players - n));
    badge_lint_offer (lint, finding, setup, "players", n);
  }
  if (!tc_lint_read_int (lint->scenario, setup, "dirty", &dirty))
    return;
  if (dirty >= players) {
    finding = tc_lint_add (lint->scenario, lint->report, "CRW002", setup, "dirty",
                           _ ("%d of %d players are dirty: no good cop is left"), (int) dirty,
                           (int) players);
    tc_finding_set_why (finding, _ ("At most %d can be."), (int) players - 1);
    badge_lint_offer (lint, finding, setup, "dirty", 1);
  } else if (dirty == 0) {
    finding = tc_lint_add (lint->scenario, lint->report, "CRW003", setup, "dirty",
                           _ ("Nobody is dirty in setup \"%s\": expected at least 1"),
                           tc_lint_get_title (lint->scenario, setup));
    badge_lint_offer (lint, finding, setup, "dirty", 1);
  }
}

/* The position of @player in the list. */
static guint
count_before (BadgeLint *lint, TcNode player)
{
  TcNode at = tc_scenario_find_child (lint->scenario, 0, "player");
  guint n = 0;

  for (; at != player && at != TC_NODE_NONE; at = tc_scenario_find_next (lint->scenario, at))
    n++;

  return n;
}

/* @role is the first beyond the @most that @setup has of @cop. */
static void
judge_role_count (BadgeLint *lint, TcNode setup, TcNode role, const char *cop, gint64 most)
{
  TcFinding *finding;

  finding = tc_lint_add (lint->scenario, lint->report, "CRW007", role, "cop",
                         _ ("One %s cop too many is fixed: setup \"%s\" has %d"), cop,
                         tc_lint_get_title (lint->scenario, setup), (int) most);
  tc_finding_set_why (finding,
                      _ ("Leave this player's role to chance, or change how many are dirty."));
  badge_lint_offer_removal (lint, finding, role);
  if (strcmp (cop, "dirty") == 0)
    badge_lint_offer (lint, finding, setup, "dirty", most + 1);
}

static void
judge_roles (BadgeLint *lint, TcNode setup)
{
  TcNode role = tc_scenario_find_child (lint->scenario, setup, "role");
  gint64 players, dirty;
  gint64 n_fixed[2] = { 0, 0 }; /* good, dirty */

  if (!tc_lint_read_int (lint->scenario, setup, "players", &players) ||
      !tc_lint_read_int (lint->scenario, setup, "dirty", &dirty) || dirty >= players)
    return;
  for (; role != TC_NODE_NONE; role = tc_scenario_find_next (lint->scenario, role)) {
    TcNode player = tc_scenario_get_ref (lint->scenario, role, "player");
    const char *cop = tc_scenario_get_string (lint->scenario, role, "cop");
    gboolean is_dirty = g_strcmp0 (cop, "dirty") == 0;
    gint64 most = is_dirty ? dirty : players - dirty;

    if (player == TC_NODE_NONE || tc_lint_has_bad_ref (lint->scenario, role))
      continue;
    if (count_before (lint, player) >= players) {
      TcFinding *finding =
        tc_lint_add (lint->scenario, lint->report, "CRW006", role, "player",
                     _ ("%s does not take part in setup \"%s\", which is for %d players"),
                     tc_lint_get_title (lint->scenario, player),
                     tc_lint_get_title (lint->scenario, setup), (int) players);
      badge_lint_offer_removal (lint, finding, role);
    } else if (++n_fixed[is_dirty] == most + 1) {
      judge_role_count (lint, setup, role, cop, most);
    }
  }
}

/* Those who are listed after the last that any setup needs. */
static void
judge_spare_players (BadgeLint *lint)
{
  TcNode player = tc_scenario_find_child (lint->scenario, 0, "player");
  guint n = badge_lint_count_players (lint);
  guint most = badge_lint_get_most_players (lint);
  TcFinding *finding;

  if (most >= n)
    return;
  for (guint i = 0; i < most; i++)
    player = tc_scenario_find_next (lint->scenario, player);
  finding = tc_lint_add (lint->scenario, lint->report, "CRW004", player, NULL,
                         _ ("%u players are listed, but no setup is for more than %u: %s never "
                            "takes part"),
                         n, most, tc_lint_get_title (lint->scenario, player));
  tc_finding_set_why (finding, _ ("Add a setup for more players, or take the player out."));
  badge_lint_offer_removal (lint, finding, player);
}

guint
badge_lint_get_most_players (BadgeLint *lint)
{
  TcNode setup = badge_lint_find (lint, "setups", "setup");
  gint64 most = 0;

  for (; setup != TC_NODE_NONE; setup = tc_scenario_find_next (lint->scenario, setup))
    most = MAX (most, tc_scenario_get_int (lint->scenario, setup, "players"));

  return (guint) most;
}

guint
badge_lint_count_down (BadgeLint *lint, TcNode setup)
{
  TcNode lay = tc_scenario_find_child (lint->scenario, setup, "lay");
  gint64 n = lint->n_cells;

  for (; lay != TC_NODE_NONE; lay = tc_scenario_find_next (lint->scenario, lay))
    n -= g_strcmp0 (tc_scenario_get_string (lint->scenario, lay, "side"), "up") == 0;

  return (guint) MAX (n, 0);
}

void
badge_lint_setups (BadgeLint *lint)
{
  TcNode setup = badge_lint_find (lint, "setups", "setup");
  gboolean is_city_wrong = judge_lays_outside (lint);

  for (; setup != TC_NODE_NONE; setup = tc_scenario_find_next (lint->scenario, setup)) {
    TcNode stand = tc_scenario_find_child (lint->scenario, setup, "stand");

    judge_crew (lint, setup);
    if (tc_scenario_is_valid (lint->scenario))
      judge_roles (lint, setup);
    judge_lays (lint, setup, is_city_wrong);
    for (; stand != TC_NODE_NONE; stand = tc_scenario_find_next (lint->scenario, stand))
      judge_stand (lint, stand);
  }
  if (tc_scenario_is_valid (lint->scenario))
    judge_spare_players (lint);
}
