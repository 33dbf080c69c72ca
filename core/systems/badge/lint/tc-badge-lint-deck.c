/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "systems/badge/lint/tc-badge-lint-private.h"
#include "systems/badge/tc-badge-data-private.h"

/* Cards, and the hands that they are dealt to. */

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

/* Which cards a sequence without places lets go first, and whether the sorts alternate. */
static void
read_sequence (BadgeLint *lint, gboolean *out_lead_first, gboolean *out_alternate)
{
  TcNode rule = badge_lint_find (lint, "rules", "sequence");

  *out_lead_first = *out_alternate = TRUE;
  if (rule == TC_NODE_NONE)
    return;
  *out_lead_first = strcmp (tc_scenario_get_string (lint->scenario, rule, "first"), "lead") == 0;
  *out_alternate = tc_scenario_get_bool (lint->scenario, rule, "alternate");
}

/* TRUE when sequences can begin and go on. */
static gboolean
judge_sorts (BadgeLint *lint)
{
  gboolean lead_first, alternate;
  TcFinding *finding;

  read_sequence (lint, &lead_first, &alternate);
  if (count_leads (lint) == 0 && lead_first) {
    finding = tc_lint_add (lint->scenario, lint->report, "DCK001", find_deck (lint), NULL,
                           _ ("The deck has no lead card, so nobody can begin a sequence: "
                              "expected Search or Patrol cards"));
    tc_finding_set_why (finding, _ ("Add some, about as many as there are Fugitive cards."));
  } else if (count_leads (lint) == 0 && alternate) {
    finding = tc_lint_add (lint->scenario, lint->report, "DCK001", find_deck (lint), NULL,
                           _ ("The deck has no lead card, so no sequence goes on after its first "
                              "card: expected Search or Patrol cards"));
    tc_finding_set_why (finding, _ ("Add some, about as many as there are Fugitive cards, or let "
                                    "cards follow in any order with alternate=\"false\"."));
  } else if (count_others (lint) == 0 && alternate) {
    finding = tc_lint_add (lint->scenario, lint->report, "DCK001", find_deck (lint), NULL,
                           _ ("The deck has no Fugitive card, so no sequence goes on after its "
                              "first card: expected some of each colour"));
    tc_finding_set_why (finding,
                        _ ("Add some, about as many as there are Search and Patrol cards."));
  } else {
    return TRUE;
  }

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
  TcFinding *finding;

  if (badge_lint_sum (lint, "action-deck", "search", TC_NODE_NONE) > 0)
    return;
  for (; setup != TC_NODE_NONE; setup = tc_scenario_find_next (lint->scenario, setup)) {
    TcNode tile = tc_scenario_find_section (lint->scenario, "tileset/hideout");

    while (tile != TC_NODE_NONE && is_laid_up (lint, setup, tile))
      tile = tc_scenario_find_next (lint->scenario, tile);
    if (tile == TC_NODE_NONE)
      continue;
    finding = tc_lint_add (
      lint->scenario, lint->report, "DCK006", search != TC_NODE_NONE ? search : find_deck (lint),
      search != TC_NODE_NONE ? "copies" : NULL,
      _ ("There is no Search card, but in setup \"%s\" %s lies face down"),
      tc_lint_get_title (lint->scenario, setup), tc_lint_get_title (lint->scenario, tile));
    tc_finding_set_why (finding,
                        _ ("Add Search cards, or lay every hideout face up in the setup."));
    return;
  }
}

/* Of a colour that another one before it has already; TC_NODE_NONE when each has its own. */
TcNode
badge_lint_find_second (BadgeLint *lint, const char *section, const char *name)
{
  TcNode node = badge_lint_find (lint, section, name);

  while (node != TC_NODE_NONE &&
         badge_lint_find_colour (lint, section, name,
                                 tc_scenario_get_ref (lint->scenario, node, "colour")) == node)
    node = tc_scenario_find_next (lint->scenario, node);

  return node;
}

/* One colour has two and @colour has none: the second is of the wrong colour. TRUE after the
 * finding. */
static gboolean
judge_second (BadgeLint *lint,
              const char *code,
              const char *section,
              const char *name,
              TcNode colour)
{
  TcNode second = badge_lint_find_second (lint, section, name);
  const char *label;
  TcFinding *finding;
  TcNode own;

  if (second == TC_NODE_NONE ||
      badge_lint_find_colour (lint, section, name, colour) != TC_NODE_NONE)
    return FALSE;
  own = tc_scenario_get_ref (lint->scenario, second, "colour");
  label = tc_scenario_get_element (lint->scenario, second)->label;
  finding = tc_lint_add (lint->scenario, lint->report, code, second, "colour",
                         _ ("This is a second %s of colour %s, and there is none of %s"), label,
                         tc_lint_get_title (lint->scenario, own),
                         tc_lint_get_title (lint->scenario, colour));
  badge_lint_point (lint, finding, badge_lint_find_colour (lint, section, name, own),
                    _ ("The first is here"));

  return TRUE;
}

/* A card that is there, but no copy of it. TRUE after the finding. */
static gboolean
judge_no_copies (BadgeLint *lint, TcNode card, TcNode pawn)
{
  if (card == TC_NODE_NONE)
    return FALSE;
  tc_lint_add (lint->scenario, lint->report, "DCK005", card, "copies",
               _ ("There is no copy of %s, so no card moves %s"),
               tc_lint_get_title (lint->scenario, card), tc_lint_get_title (lint->scenario, pawn));

  return TRUE;
}

/* Cards and pawns of one colour belong together. */
static void
judge_pairs (BadgeLint *lint, const char *card_name, const char *pawn_name)
{
  TcNode deck = find_deck (lint);
  TcNode pawns = tc_scenario_find_child (lint->scenario, 0, "pawns");
  TcNode card = tc_scenario_find_child (lint->scenario, deck, card_name);
  TcNode pawn = tc_scenario_find_child (lint->scenario, pawns, pawn_name);
  TcFinding *finding;

  for (; card != TC_NODE_NONE; card = tc_scenario_find_next (lint->scenario, card)) {
    TcNode colour = tc_scenario_get_ref (lint->scenario, card, "colour");

    if (badge_lint_find_colour (lint, "pawns", pawn_name, colour) != TC_NODE_NONE ||
        (strcmp (pawn_name, "fugitive") == 0 && !badge_lint_is_absent (lint, colour)))
      continue;
    if (judge_second (lint, "DCK004", "pawns", pawn_name, colour))
      break;
    finding = tc_lint_add (lint->scenario, lint->report, "DCK004", card, "colour",
                           _ ("There is no %s of colour %s: this card moves nothing"), pawn_name,
                           tc_lint_get_title (lint->scenario, colour));
    tc_finding_set_why (finding, _ ("Add the pawn, or take the card out."));
    badge_lint_offer_removal (lint, finding, card);
  }
  for (; pawn != TC_NODE_NONE; pawn = tc_scenario_find_next (lint->scenario, pawn)) {
    TcNode colour = tc_scenario_get_ref (lint->scenario, pawn, "colour");

    if (badge_lint_sum (lint, "action-deck", card_name, colour) > 0)
      continue;
    if (judge_second (lint, "DCK005", "action-deck", card_name, colour))
      break;
    if (judge_no_copies (lint, badge_lint_find_colour (lint, "action-deck", card_name, colour),
                         pawn))
      continue;
    finding = tc_lint_add (lint->scenario, lint->report, "DCK005", pawn, NULL,
                           _ ("No card moves %s: expected a %s of colour \"%s\" in the deck"),
                           tc_lint_get_title (lint->scenario, pawn), card_name,
                           tc_scenario_get_id (lint->scenario, colour));
    tc_finding_set_why (finding, _ ("Add the card, or say how many copies of it there are."));
  }
}

/* TRUE when the hand can be played. */
static gboolean
judge_hand (BadgeLint *lint)
{
  gint64 size = 0;
  TcNode node;
  TcFinding *finding;

  if (!badge_lint_read_rule (lint, "hand", "size", &size, &node))
    return FALSE;
  if (size > 0)
    return TRUE;

  finding = tc_lint_add (lint->scenario, lint->report, "DCK008", node, "size",
                         _ ("A hand of 0 cards: nobody ever has one to play"));
  badge_lint_offer_default (lint, finding, node, "size");

  return FALSE;
}

/* The largest game is reported: the others lack cards for the same reason. */
static void
judge_hands (BadgeLint *lint, gint64 n_cards)
{
  TcNode setup = badge_lint_find (lint, "setups", "setup");
  TcNode largest = TC_NODE_NONE;
  gint64 most = 0;
  gint64 size = 0;
  TcNode node;
  TcFinding *finding;

  badge_lint_read_rule (lint, "hand", "size", &size, &node);
  for (; setup != TC_NODE_NONE; setup = tc_scenario_find_next (lint->scenario, setup)) {
    gint64 players = MIN (tc_scenario_get_int (lint->scenario, setup, "players"),
                          (gint64) badge_lint_count_players (lint));

    if (players > most) {
      most = players;
      largest = setup;
    }
  }
  if (most * size <= n_cards)
    return;

  finding = tc_lint_add (lint->scenario, lint->report, "DCK002", largest, "players",
                         _ ("%d players are dealt %d cards each, %d in all, but the deck has %d"),
                         (int) most, (int) size, (int) (most * size), (int) n_cards);
  tc_finding_set_why (finding, _ ("Add cards, or make hands of at most %d."),
                      (int) (n_cards / most));
  if (node == TC_NODE_NONE)
    return;
  badge_lint_point (lint, finding, node, _ ("The size of a hand is stated here"));
  if (n_cards >= most)
    badge_lint_offer (lint, finding, node, "size", n_cards / most);
}

void
badge_lint_deck (BadgeLint *lint)
{
  gint64 n_cards = count_leads (lint) + count_others (lint);
  gboolean fits = judge_hand (lint);

  if (badge_lint_judge_places (lint) ? !judge_sorts (lint) : n_cards == 0)
    return;
  judge_search (lint);
  judge_pairs (lint, "patrol-card", "patrol");
  judge_pairs (lint, "fugitive-card", "fugitive");
  if (fits)
    judge_hands (lint, n_cards);
}
