/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "systems/badge/lint/tc-badge-lint-private.h"
#include "systems/badge/tc-badge-data-private.h"

/* Numbers of the rules that contradict one another or say nothing, and milestones. */

/* -- Hand and sequence -- */

static void
judge_bounds (BadgeLint *lint)
{
  gint64 least = 0;
  gint64 most = 0;
  TcNode node;
  TcFinding *finding;

  if (!badge_lint_read_rule (lint, "sequence", "least", &least, &node) ||
      !badge_lint_read_rule (lint, "sequence", "most", &most, &node))
    return;
  if (most == 0) {
    finding = tc_lint_add (lint->scenario, lint->report, "DCK008", node, "most",
                           _ ("At most 0 cards are laid: nobody ever plays one"));
    badge_lint_offer_default (lint, finding, node, "most");
  } else if (least > most) {
    finding =
      tc_lint_add (lint->scenario, lint->report, "DCK007", node, "least",
                   _ ("At least %d cards are laid, and at most %d"), (int) least, (int) most);
    badge_lint_offer (lint, finding, node, "least", most);
  } else if (most == 1 && tc_scenario_has (lint->scenario, node, "pairs") &&
             tc_scenario_get_bool (lint->scenario, node, "pairs")) {
    finding = tc_lint_add (lint->scenario, lint->report, "DCK007", node, "pairs",
                           _ ("Pairs are allowed, but at most 1 card is laid and a pair is two"));
    tc_finding_set_why (finding, _ ("Let more cards be laid, or leave pairs out."));
  }
}

/* A number of cards of one hand that is written and larger than it. */
static void
judge_reach (BadgeLint *lint, const char *section, const char *name, gint64 size)
{
  gint64 n = 0;
  TcNode node;
  TcFinding *finding;

  if (!badge_lint_read_rule (lint, section, name, &n, &node) || node == TC_NODE_NONE || n <= size ||
      !tc_scenario_has (lint->scenario, node, name))
    return;
  finding = tc_lint_add (lint->scenario, lint->report, "DCK009", node, name,
                         _ ("%s is %d, but a hand has %d cards"), name, (int) n, (int) size);
  tc_finding_set_why (finding, _ ("Write at most %d, or make hands larger."), (int) size);
  badge_lint_offer (lint, finding, node, name, size);
}

/* -- The look before play -- */

/* Dirty cops can know each other only where there are two. */
static void
judge_partners (BadgeLint *lint)
{
  TcNode node = badge_lint_find (lint, "rules", "peek");
  TcNode setup = badge_lint_find (lint, "setups", "setup");
  TcFinding *finding;

  if (node == TC_NODE_NONE || !tc_scenario_has (lint->scenario, node, "partners"))
    return;
  for (; setup != TC_NODE_NONE; setup = tc_scenario_find_next (lint->scenario, setup))
    if (tc_scenario_get_int (lint->scenario, setup, "dirty") > 1)
      return;
  finding = tc_lint_add (lint->scenario, lint->report, "CRW008", node, "partners",
                         _ ("\"partners\" has no effect: no setup has two dirty cops"));
  badge_lint_offer_default (lint, finding, node, "partners");
}

static void
judge_peek (BadgeLint *lint)
{
  TcNode node = badge_lint_find (lint, "rules", "peek");
  TcNode setup = badge_lint_find (lint, "setups", "setup");
  gint64 tiles, players;
  TcFinding *finding;

  if (node == TC_NODE_NONE)
    return;
  tiles = tc_scenario_get_int (lint->scenario, node, "tiles");
  players = tc_scenario_get_int (lint->scenario, node, "players");
  if (tiles > 0 && tc_scenario_has (lint->scenario, node, "players") &&
      players > badge_lint_get_most_players (lint)) {
    finding = tc_lint_add (
      lint->scenario, lint->report, "CRW005", node, "players",
      _ ("The look before play is for %d players or more, but no setup is for more than %u"),
      (int) players, badge_lint_get_most_players (lint));
    tc_finding_set_why (finding, _ ("Write a smaller number, or tiles=\"0\" for no look."));
    badge_lint_offer (lint, finding, node, "players", badge_lint_get_most_players (lint));
    return;
  }
  for (; setup != TC_NODE_NONE; setup = tc_scenario_find_next (lint->scenario, setup)) {
    guint n_down = badge_lint_count_down (lint, setup);

    if (tc_scenario_get_int (lint->scenario, setup, "players") < players || tiles <= n_down)
      continue;
    finding = tc_lint_add (lint->scenario, lint->report, "CTY013", node, "tiles",
                           _ ("A look at %d tiles, but in setup \"%s\" only %u lie face down"),
                           (int) tiles, tc_lint_get_title (lint->scenario, setup), n_down);
    badge_lint_offer (lint, finding, node, "tiles", n_down);
    return;
  }
}

/* -- The end, and points -- */

static void
judge_ending (BadgeLint *lint)
{
  guint players = badge_lint_get_most_players (lint);
  gint64 limit = 0;
  gint64 quiet = 0;
  TcNode node;
  TcFinding *finding;

  if (!badge_lint_read_rule (lint, "ending", "turn-limit", &limit, &node) ||
      !badge_lint_read_rule (lint, "ending", "quiet", &quiet, &node) || limit == 0)
    return;
  if (limit < players) {
    finding = tc_lint_add (lint->scenario, lint->report, "PTS002", node, "turn-limit",
                           _ ("The game ends after %d turns of a player, but %u take part: not "
                              "everybody has one"),
                           (int) limit, players);
    tc_finding_set_why (finding, _ ("Turns are counted player by player; write 0 for no limit."));
    badge_lint_offer (lint, finding, node, "turn-limit", 0);
  } else if (quiet >= limit && tc_scenario_has (lint->scenario, node, "quiet")) {
    finding = tc_lint_add (lint->scenario, lint->report, "PTS003", node, "quiet",
                           _ ("%d quiet turns are never reached: the game ends after %d"),
                           (int) quiet, (int) limit);
    tc_finding_set_why (finding, _ ("Write a smaller number, or 0 to say nothing."));
    badge_lint_offer (lint, finding, node, "quiet", 0);
  }
}

static gboolean
has_tile_with_points (BadgeLint *lint)
{
  static const char *const names[] = { "hideout", "evidence", "traffic", "empty" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    TcNode tile = badge_lint_find (lint, "tileset", names[i]);

    for (; tile != TC_NODE_NONE; tile = tc_scenario_find_next (lint->scenario, tile))
      if (tc_scenario_get_int (lint->scenario, tile, "points") > 0)
        return TRUE;
  }

  return FALSE;
}

/* The escapes after which the game ends can happen, and before it ends anyway. */
static void
judge_escapes (BadgeLint *lint)
{
  TcNode fugitive = badge_lint_find (lint, "pawns", "fugitive");
  gint64 escapes = 0;
  gint64 n = 0;
  TcNode node;
  TcFinding *finding;

  if (!badge_lint_read_rule (lint, "ending", "escapes", &escapes, &node) || escapes == 0)
    return;
  for (; fugitive != TC_NODE_NONE; fugitive = tc_scenario_find_next (lint->scenario, fugitive))
    n++;
  if (escapes < n)
    return;
  finding = tc_lint_add (lint->scenario, lint->report, "PTS004", node, "escapes",
                         _ ("The game never ends by %d escapes: there are %d fugitives"),
                         (int) escapes, (int) n);
  tc_finding_set_why (finding, _ ("It ends anyway when all are caught or gone. Write a smaller "
                                  "number, or 0 for no such end."));
  badge_lint_offer (lint, finding, node, "escapes", 0);
}

static void
judge_score (BadgeLint *lint)
{
  gint64 caught = 0;
  gint64 evidence = 0;
  gint64 escape = 0;
  TcNode node;
  TcFinding *finding = NULL;

  if (!badge_lint_read_rule (lint, "score", "catch", &caught, &node) ||
      !badge_lint_read_rule (lint, "score", "evidence", &evidence, &node) ||
      !badge_lint_read_rule (lint, "score", "escape", &escape, &node))
    return;
  if (caught <= 0 && !has_tile_with_points (lint) &&
      (evidence <= 0 || badge_lint_sum (lint, "tileset", "evidence", TC_NODE_NONE) == 0))
    finding = tc_lint_add (lint->scenario, lint->report, "PTS001", node, "catch",
                           _ ("Nothing scores for good cops: a catch is worth %d, and no evidence "
                              "or tile adds to it"),
                           (int) caught);
  else if (escape <= 0)
    finding =
      tc_lint_add (lint->scenario, lint->report, "PTS001", node, "escape",
                   _ ("Nothing scores for dirty cops: an escape is worth %d"), (int) escape);
  if (finding != NULL)
    tc_finding_set_why (finding, _ ("Give it points, or they cannot win."));
}

void
badge_lint_rules (BadgeLint *lint)
{
  gint64 size = 0;
  TcNode node;

  judge_bounds (lint);
  badge_lint_judge_turn (lint);
  if (badge_lint_read_rule (lint, "hand", "size", &size, &node) && size > 0) {
    judge_reach (lint, "hand", "exchange", size);
    judge_reach (lint, "sequence", "least", size);
  }
  judge_peek (lint);
  judge_partners (lint);
  judge_ending (lint);
  judge_escapes (lint);
  judge_score (lint);
}

/* -- Milestones -- */

static gboolean
is_event (BadgeLint *lint, TcNode milestone, const char *event)
{
  return strcmp (tc_scenario_get_string (lint->scenario, milestone, "event"), event) == 0;
}

/* How many notices of quiet turns there can be; -1 when the numbers of the end have been reported.
 */
static gint64
count_notices (BadgeLint *lint)
{
  gint64 quiet = 0;
  gint64 limit = 0;
  TcNode node;

  badge_lint_read_rule (lint, "ending", "quiet", &quiet, &node);
  badge_lint_read_rule (lint, "ending", "turn-limit", &limit, &node);
  if (limit > 0 && (limit < badge_lint_get_most_players (lint) ||
                    (quiet >= limit && tc_scenario_has (lint->scenario, node, "quiet"))))
    return -1;

  return quiet > 0 ? ((limit > 0 ? limit : BADGE_MAX_TURNS) - 1) / quiet : 0;
}

/* How often it can happen that is waited for; -1: nobody can say. */
static gint64
count_chances (BadgeLint *lint, TcNode milestone)
{
  TcNode colour = tc_scenario_get_ref (lint->scenario, milestone, "colour");
  TcNode fugitive = badge_lint_find (lint, "pawns", "fugitive");
  gint64 most = 0;
  gint64 limit = 0;
  TcNode node;

  if (is_event (lint, milestone, "evidence"))
    return badge_lint_sum (lint, "tileset", "evidence", colour);
  if (is_event (lint, milestone, "quiet"))
    return count_notices (lint);
  if (is_event (lint, milestone, "stopped"))
    return 1;
  if (is_event (lint, milestone, "reshuffle"))
    return -1;
  for (; fugitive != TC_NODE_NONE; fugitive = tc_scenario_find_next (lint->scenario, fugitive))
    most +=
      colour == TC_NODE_NONE || tc_scenario_get_ref (lint->scenario, fugitive, "colour") == colour;
  badge_lint_read_rule (lint, "ending", "escapes", &limit, &node);
  if (is_event (lint, milestone, "escaped") && limit > 0)
    most = MIN (most, limit);

  return most;
}

static void
judge_milestone (BadgeLint *lint, TcNode milestone)
{
  gint64 count = tc_scenario_get_int (lint->scenario, milestone, "count");
  gint64 most = count_chances (lint, milestone);
  TcFinding *finding;

  if (tc_scenario_has (lint->scenario, milestone, "colour") &&
      (is_event (lint, milestone, "stopped") || is_event (lint, milestone, "reshuffle") ||
       is_event (lint, milestone, "quiet"))) {
    g_autofree char *path = tc_scenario_dup_path (lint->scenario, milestone);

    finding = tc_lint_add (lint->scenario, lint->report, "CTY015", milestone, "colour",
                           _ ("What this milestone waits for has no colour"));
    tc_lint_add_fix (lint->scenario, finding, tc_operation_new_set (path, "colour", NULL),
                     _ ("Leave the colour out"));
  }
  if (most < 0 || count <= most)
    return;
  finding =
    tc_lint_add (lint->scenario, lint->report, "CTY012", milestone, "count",
                 _ ("It waits for %d, but no more than %d can happen"), (int) count, (int) most);
  if (most > 0)
    badge_lint_offer (lint, finding, milestone, "count", most);
  else
    badge_lint_offer_removal (lint, finding, milestone);
}

void
badge_lint_milestones (BadgeLint *lint)
{
  TcNode node = badge_lint_find (lint, "milestones", "milestone");

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (lint->scenario, node))
    judge_milestone (lint, node);
}
