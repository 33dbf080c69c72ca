/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "systems/badge/tc-badge-data-private.h"
#include "systems/badge/tc-badge-lint-private.h"

/* Cards, and the ways to begin. */

static TcNode
find_deck (BadgeLint *lint)
{
  return tc_scenario_find_child (lint->scenario, 0, "action-deck");
}

static gint64
count_leads (BadgeLint *lint)
{
  return badge_lint_sum (lint, "action-deck", "search", TC_NODE_NONE) +
         badge_lint_sum (lint, "action-deck", "patrol-card", TC_NODE_NONE);
}

static gint64
count_others (BadgeLint *lint)
{
  return badge_lint_sum (lint, "action-deck", "fugitive-card", TC_NODE_NONE);
}

/* TRUE when both sorts are there. */
static gboolean
judge_sorts (BadgeLint *lint)
{
  if (count_leads (lint) == 0)
    tc_lint_add (lint->scenario, lint->report, "DCK001", find_deck (lint), NULL,
                 _ ("The deck has no lead card (Search or Patrol), so nobody can begin a "
                    "sequence"));
  else if (count_others (lint) == 0)
    tc_lint_add (lint->scenario, lint->report, "DCK001", find_deck (lint), NULL,
                 _ ("The deck has no Fugitive card, so no sequence goes on after its first card"));
  else
    return TRUE;

  return FALSE;
}

static gboolean
is_laid_up (BadgeLint *lint, TcNode setup, TcNode tile)
{
  TcNode lay = tc_scenario_find_child (lint->scenario, setup, "lay");

  for (; lay != TC_NODE_NONE; lay = tc_scenario_find_next (lint->scenario, lay)) {
    if (tc_scenario_get_ref (lint->scenario, lay, "tile") == tile &&
        strcmp (tc_scenario_get_string (lint->scenario, lay, "side"), "up") == 0)
      return TRUE;
  }

  return FALSE;
}

/* A setup in which a hideout lies face down, when nobody can search. */
static void
judge_search (BadgeLint *lint)
{
  TcNode setup = tc_scenario_find_section (lint->scenario, "setups/setup");
  TcNode search = tc_scenario_find_section (lint->scenario, "action-deck/search");

  if (badge_lint_sum (lint, "action-deck", "search", TC_NODE_NONE) > 0)
    return;
  for (; setup != TC_NODE_NONE; setup = tc_scenario_find_next (lint->scenario, setup)) {
    TcNode tile = tc_scenario_find_section (lint->scenario, "tileset/hideout");

    while (tile != TC_NODE_NONE && is_laid_up (lint, setup, tile))
      tile = tc_scenario_find_next (lint->scenario, tile);
    if (tile == TC_NODE_NONE)
      continue;
    tc_lint_add (
      lint->scenario, lint->report, "DCK006", search != TC_NODE_NONE ? search : find_deck (lint),
      "copies", _ ("There is no Search card, but in %s the %s lies face down"),
      tc_lint_get_title (lint->scenario, setup), tc_lint_get_title (lint->scenario, tile));
    return;
  }
}

/* Cards and pawns of one colour belong together. */
static void
judge_pairs (BadgeLint *lint, const char *card_name, const char *pawn_name)
{
  TcNode deck = find_deck (lint);
  TcNode pawns = tc_scenario_find_child (lint->scenario, 0, "pawns");
  TcNode card = tc_scenario_find_child (lint->scenario, deck, card_name);
  TcNode pawn = tc_scenario_find_child (lint->scenario, pawns, pawn_name);

  for (; card != TC_NODE_NONE; card = tc_scenario_find_next (lint->scenario, card)) {
    TcNode colour = tc_scenario_get_ref (lint->scenario, card, "colour");

    if (badge_lint_find_colour (lint, "pawns", pawn_name, colour) == TC_NODE_NONE)
      tc_lint_add (lint->scenario, lint->report, "DCK004", card, "colour",
                   _ ("No %s is %s: this card moves nothing"), pawn_name,
                   tc_lint_get_title (lint->scenario, colour));
  }
  for (; pawn != TC_NODE_NONE; pawn = tc_scenario_find_next (lint->scenario, pawn)) {
    TcNode colour = tc_scenario_get_ref (lint->scenario, pawn, "colour");

    if (badge_lint_sum (lint, "action-deck", card_name, colour) == 0)
      tc_lint_add (lint->scenario, lint->report, "DCK005", pawn, NULL,
                   _ ("The deck has no card of colour \"%s\" that moves %s"),
                   tc_scenario_get_id (lint->scenario, colour),
                   tc_lint_get_title (lint->scenario, pawn));
  }
}

/* TRUE when the hand can be played. */
static gboolean
judge_hand (BadgeLint *lint)
{
  gint64 size = 0;
  TcNode node;

  if (!badge_lint_read_rule (lint, "hand", "size", &size, &node) || size <= BADGE_MAX_HAND)
    return TRUE;
  tc_lint_add (lint->scenario, lint->report, "DCK003", node, "size",
               _ ("A hand of %d cards: at most %d can be played with"), (int) size, BADGE_MAX_HAND);

  return FALSE;
}

static void
judge_hands (BadgeLint *lint, gint64 n_cards)
{
  TcNode setup = tc_scenario_find_section (lint->scenario, "setups/setup");
  gint64 size = 0;
  TcNode node;

  badge_lint_read_rule (lint, "hand", "size", &size, &node);
  for (; setup != TC_NODE_NONE; setup = tc_scenario_find_next (lint->scenario, setup)) {
    gint64 players = tc_scenario_get_int (lint->scenario, setup, "players");

    if (players * size <= n_cards)
      continue;
    tc_lint_add (lint->scenario, lint->report, "DCK002", setup, "players",
                 _ ("%d players are dealt %d cards each, but the deck has only %d"), (int) players,
                 (int) size, (int) n_cards);
    return; /* the others lack cards for the same reason */
  }
}

static void
judge_sequence (BadgeLint *lint)
{
  gint64 least = 0;
  gint64 most = 0;
  TcNode node;

  if (badge_lint_read_rule (lint, "sequence", "least", &least, &node) &&
      badge_lint_read_rule (lint, "sequence", "most", &most, &node) && least > most)
    tc_lint_add (lint->scenario, lint->report, "DCK007", node, "least",
                 _ ("At least %d cards and at most %d"), (int) least, (int) most);
}

void
badge_lint_deck (BadgeLint *lint)
{
  gint64 n_cards = count_leads (lint) + count_others (lint);
  gboolean fits = judge_hand (lint);

  judge_sequence (lint);
  if (!judge_sorts (lint))
    return;
  judge_search (lint);
  judge_pairs (lint, "patrol-card", "patrol");
  judge_pairs (lint, "fugitive-card", "fugitive");
  if (n_cards > BADGE_MAX_DECK)
    tc_lint_add (lint->scenario, lint->report, "DCK003", find_deck (lint), NULL,
                 _ ("The deck has %d cards; at most %d can be played with"), (int) n_cards,
                 BADGE_MAX_DECK);
  else if (fits)
    judge_hands (lint, n_cards);
}

/* -- Setups -- */

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

static void
judge_lay (BadgeLint *lint, TcNode lay)
{
  const char *outside = find_outside (lint, lay, lint->city);
  TcNode tile = tc_scenario_get_ref (lint->scenario, lay, "tile");
  TcNode at;
  gint64 nth = 0;
  gint64 copies = 0;

  if (outside != NULL) {
    tc_lint_add (lint->scenario, lint->report, "CTY008", lay, outside,
                 _ ("Column %d, row %d is not in the city"),
                 (int) tc_scenario_get_int (lint->scenario, lay, "column"),
                 (int) tc_scenario_get_int (lint->scenario, lay, "row"));
    return;
  }
  if (tile == TC_NODE_NONE || tc_lint_has_bad_ref (lint->scenario, lay) ||
      !tc_lint_read_int (lint->scenario, tile, "copies", &copies))
    return;

  at = tc_scenario_find_child (lint->scenario, tc_scenario_get_parent (lint->scenario, lay), "lay");
  for (;; at = tc_scenario_find_next (lint->scenario, at)) {
    nth += tc_scenario_get_ref (lint->scenario, at, "tile") == tile;
    if (at == lay)
      break;
  }
  if (nth == copies + 1)
    tc_lint_add (lint->scenario, lint->report, "CTY009", lay, "tile",
                 _ ("%s is laid here once more than there are: %d"),
                 tc_lint_get_title (lint->scenario, tile), (int) copies);
}

static void
judge_stand (BadgeLint *lint, TcNode stand)
{
  const char *outside = find_outside (lint, stand, lint->board);
  TcNode pawn = tc_scenario_get_ref (lint->scenario, stand, "pawn");

  if (pawn == TC_NODE_NONE || tc_lint_has_bad_ref (lint->scenario, stand))
    return;
  if (strcmp (tc_scenario_get_name (lint->scenario, pawn), "patrol") != 0)
    tc_lint_add (lint->scenario, lint->report, "CTY011", stand, "pawn",
                 _ ("%s is no patrol: only patrols are given a place"),
                 tc_lint_get_title (lint->scenario, pawn));
  else if (outside != NULL)
    tc_lint_add (lint->scenario, lint->report, "CTY010", stand, outside,
                 _ ("Column %d, row %d is not on the board"),
                 (int) tc_scenario_get_int (lint->scenario, stand, "column"),
                 (int) tc_scenario_get_int (lint->scenario, stand, "row"));
}

static void
judge_crew (BadgeLint *lint, TcNode setup)
{
  TcNode player = tc_scenario_find_child (lint->scenario, 0, "player");
  gint64 players, dirty;
  gint64 n = 0;

  for (; player != TC_NODE_NONE; player = tc_scenario_find_next (lint->scenario, player))
    n++;
  if (!tc_lint_read_int (lint->scenario, setup, "players", &players))
    return;
  if (players > n && tc_scenario_is_valid (lint->scenario))
    tc_lint_add (lint->scenario, lint->report, "CRW001", setup, "players",
                 _ ("%d players take part, but only %d are listed"), (int) players, (int) n);
  if (!tc_lint_read_int (lint->scenario, setup, "dirty", &dirty))
    return;
  if (dirty >= players)
    tc_lint_add (lint->scenario, lint->report, "CRW002", setup, "dirty",
                 _ ("%d of %d players are dirty: no good cop is left"), (int) dirty, (int) players);
  else if (dirty == 0)
    tc_lint_add (lint->scenario, lint->report, "CRW003", setup, "dirty",
                 _ ("Nobody is dirty in %s"), tc_lint_get_title (lint->scenario, setup));
}

void
badge_lint_setups (BadgeLint *lint)
{
  TcNode setup = tc_scenario_find_section (lint->scenario, "setups/setup");

  for (; setup != TC_NODE_NONE; setup = tc_scenario_find_next (lint->scenario, setup)) {
    TcNode lay = tc_scenario_find_child (lint->scenario, setup, "lay");
    TcNode stand = tc_scenario_find_child (lint->scenario, setup, "stand");

    judge_crew (lint, setup);
    for (; lay != TC_NODE_NONE; lay = tc_scenario_find_next (lint->scenario, lay))
      judge_lay (lint, lay);
    for (; stand != TC_NODE_NONE; stand = tc_scenario_find_next (lint->scenario, stand))
      judge_stand (lint, stand);
  }
}
