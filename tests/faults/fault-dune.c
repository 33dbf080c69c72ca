/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "fault.h"

/* Faults of a game of secret roles: what the schema allows, and what the table, the roles, the
 * cards, the numbers of players or the setups then cannot mean. */

static TcNode
next (Fault *fault, TcNode node)
{
  return tc_scenario_find_next (fault->scenario, node);
}

static TcNode
find_last (Fault *fault, const char *section)
{
  TcNode last = tc_scenario_find_section (fault->scenario, section);

  while (next (fault, last) != TC_NODE_NONE)
    last = next (fault, last);

  return last;
}

static const char *
get_id (Fault *fault, TcNode node)
{
  return tc_scenario_get_id (fault->scenario, node);
}

/* @text (taken) after @node, which is where the message belongs. */
static gboolean
add_after (Fault *fault, TcNode node, char *text)
{
  g_autofree char *added = text;

  if (node == TC_NODE_NONE)
    return FALSE;
  fault_insert_after (fault, node, added);
  fault_expect_edit (fault);

  return TRUE;
}

static gboolean
add_last (Fault *fault, const char *section, const char *text)
{
  return add_after (fault, find_last (fault, section), g_strdup (text));
}

/* -- The table ----------------------------------------------------------------------------------
 */

static gboolean
places_exchanged (Fault *fault)
{
  TcNode place = tc_scenario_find_section (fault->scenario, "round-table/place");
  TcNode other = next (fault, place);
  g_autofree char *player = g_strdup (tc_scenario_get_string (fault->scenario, place, "player"));

  return fault_set (fault, place, "player",
                    tc_scenario_get_string (fault->scenario, other, "player")) &&
         fault_set (fault, other, "player", player);
}

static gboolean
place_missing (Fault *fault)
{
  fault_expect_tag (fault, find_last (fault, "player"));
  fault_remove (fault, find_last (fault, "round-table/place"));

  return TRUE;
}

static gboolean
houses_of_one_colour (Fault *fault)
{
  TcNode house = tc_scenario_find_section (fault->scenario, "house");

  fault_expect_tag (fault, house);

  return fault_set (fault, next (fault, house), "colour",
                    tc_scenario_get_string (fault->scenario, house, "colour"));
}

/* -- Roles --------------------------------------------------------------------------------------
 */

/* Of the first role it would be a fault of all others. */
static gboolean
trait_missing (Fault *fault)
{
  TcNode trait = fault_find (fault, "trait", "trait", NULL);
  TcNode role = tc_scenario_get_parent (fault->scenario, trait);

  if (role == tc_scenario_find_section (fault->scenario, "roles/role"))
    return FALSE;
  fault_expect_tag (fault, role);
  fault_remove (fault, trait);

  return TRUE;
}

static gboolean
trait_too_many (Fault *fault)
{
  TcNode role = find_last (fault, "roles/role");
  TcNode trait = tc_scenario_find_child (fault->scenario, role, "trait");
  g_autofree char *text = fault_dup (fault, fault_place (fault, trait)->tag);

  fault_expect_tag (fault, role);

  return add_after (fault, trait, g_steal_pointer (&text));
}

/* A role for nobody, with the trait cards of another one. */
static gboolean
role_of_nobody (Fault *fault)
{
  TcNode role = find_last (fault, "roles/role");
  TcNode trait = tc_scenario_find_child (fault->scenario, role, "trait");
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_printf (text, "<role id=\"spare\" name=\"Spare\" house=\"%s\">",
                   tc_scenario_get_string (fault->scenario, role, "house"));
  for (; trait != TC_NODE_NONE; trait = next (fault, trait))
    g_string_append_printf (text, "<trait trait=\"%s\"/>",
                            tc_scenario_get_string (fault->scenario, trait, "trait"));
  g_string_append (text, "</role>");

  return add_after (fault, role, g_strdup (text->str));
}

static gboolean
identity_never_dealt (Fault *fault)
{
  TcNode role = fault_find (fault, "role", NULL, NULL);

  return add_after (
    fault, find_last (fault, "identities/identity"),
    g_strdup_printf ("<identity id=\"spare\" name=\"Spare\" role=\"%s\"/>", get_id (fault, role)));
}

/* -- Numbers of players -------------------------------------------------------------------------
 */

/* With more players the same card is dealt too, so nothing else is wrong. */
static TcNode
find_small_count (Fault *fault)
{
  TcNode count = fault_find (fault, "count", NULL, NULL);

  return count != TC_NODE_NONE && next (fault, count) != TC_NODE_NONE ? count : TC_NODE_NONE;
}

static gboolean
deal_missing (Fault *fault)
{
  TcNode count = tc_scenario_find_section (fault->scenario, "player-counts/count");
  TcNode deal = tc_scenario_find_child (fault->scenario, count, "deal");

  fault_expect_tag (fault, count);
  fault_remove (fault, deal);

  return TRUE;
}

static gboolean
deal_too_many (Fault *fault)
{
  TcNode count = find_small_count (fault);
  TcNode deal = TC_NODE_NONE;
  TcNode own = TC_NODE_NONE;

  if (count == TC_NODE_NONE)
    return FALSE;
  deal = tc_scenario_find_child (fault->scenario, find_last (fault, "player-counts/count"), "deal");
  while (next (fault, deal) != TC_NODE_NONE)
    deal = next (fault, deal);
  for (own = tc_scenario_find_child (fault->scenario, count, "deal");
       next (fault, own) != TC_NODE_NONE; own = next (fault, own)) {
    if (tc_scenario_get_ref (fault->scenario, own, "identity") ==
        tc_scenario_get_ref (fault->scenario, deal, "identity"))
      return FALSE;
  }
  fault_expect_tag (fault, count);

  return add_after (fault, own,
                    g_strdup_printf ("<deal identity=\"%s\"/>",
                                     tc_scenario_get_string (fault->scenario, deal, "identity")));
}

/* All action cards of a set left out where they are needed. */
static gboolean
deck_too_small (Fault *fault)
{
  TcNode set = tc_scenario_find_section (fault->scenario, "action-deck/set");
  TcNode count = find_last (fault, "player-counts/count");
  TcNode deal = tc_scenario_find_child (fault->scenario, count, "deal");

  if (set == TC_NODE_NONE ||
      tc_scenario_find_child (fault->scenario, count, "omit") != TC_NODE_NONE)
    return FALSE;
  while (next (fault, deal) != TC_NODE_NONE)
    deal = next (fault, deal);
  fault_expect_tag (fault, count);

  return add_after (fault, deal, g_strdup_printf ("<omit set=\"%s\"/>", get_id (fault, set)));
}

FAULT_SET (setup_for_few, "setup", NULL, NULL, "players", "3")
FAULT_SET (start_beyond_the_track, "setup", NULL, NULL, "start", "30")
FAULT_SET (start_below_the_track, "setup", NULL, NULL, "start", "-30")
FAULT_SET (track_backwards, "score-track", NULL, NULL, "max", "-40")

/* -- Sigils and tokens --------------------------------------------------------------------------
 */

static gboolean
sigil_of_nothing (Fault *fault)
{
  return add_last (fault, "sigil", "<sigil id=\"spare\" name=\"Spare\"/>");
}

static gboolean
token_of_nothing (Fault *fault)
{
  return add_last (fault, "tokens/token", "<token id=\"spare\" name=\"Spare\" plural=\"Spares\"/>");
}

/* The cards that have the sigil are forgotten. */
static gboolean
sigil_without_cards (Fault *fault)
{
  TcNode role = find_last (fault, "roles/role");
  TcNode points = tc_scenario_find_child (fault->scenario, role, "sigil-points");

  add_after (fault, points, g_strdup ("<sigil-points sigil=\"spare\"/>"));

  return add_last (fault, "sigil", "<sigil id=\"spare\" name=\"Spare\"/>");
}

static gboolean
token_not_delivered (Fault *fault)
{
  return fault_set (fault, fault_find (fault, "action", "use=immediate", "token"), "token",
                    get_id (fault, tc_scenario_find_section (fault->scenario, "tokens/token")));
}

static gboolean
token_of_another_card (Fault *fault)
{
  TcNode action = fault_find (fault, "action", "token", NULL);
  TcNode token = tc_scenario_find_section (fault->scenario, "tokens/token");

  if (action == TC_NODE_NONE || next (fault, token) == TC_NODE_NONE)
    return FALSE;
  if (tc_scenario_get_ref (fault->scenario, action, "token") == token)
    token = next (fault, token);

  return fault_set (fault, action, "token", get_id (fault, token));
}

static gboolean
token_that_scores_nothing (Fault *fault)
{
  TcNode action = fault_find (fault, "action", "token", NULL);
  TcNode token = tc_scenario_get_ref (fault->scenario, action, "token");
  TcNode role = tc_scenario_find_section (fault->scenario, "roles/role");

  fault_expect_tag (fault, token);
  for (TcNode other = tc_scenario_find_section (fault->scenario, "action-deck/action");
       other != TC_NODE_NONE; other = next (fault, other)) {
    if (tc_scenario_get_ref (fault->scenario, other, "token") == token)
      fault_expect_tag (fault, other);
  }
  for (; role != TC_NODE_NONE; role = next (fault, role)) {
    TcNode points = tc_scenario_find_child (fault->scenario, role, "token-points");

    for (; points != TC_NODE_NONE; points = next (fault, points)) {
      if (tc_scenario_get_ref (fault->scenario, points, "token") == token)
        fault_remove (fault, points);
    }
  }

  return TRUE;
}

/* -- When cards are used ------------------------------------------------------------------------
 */

FAULT_SET (round_that_never_comes, "action", "use=targeting", NULL, "round", "6")
FAULT_SET (round_of_what_is_used_at_once, "action", "use=immediate", NULL, "round", "1")

static gboolean
card_without_text (Fault *fault)
{
  TcNode action = fault_find (fault, "action", NULL, "token");
  TcNode event = tc_scenario_find_child (fault->scenario, action, "event");

  if (event == TC_NODE_NONE ||
      strcmp (tc_scenario_get_string (fault->scenario, action, "use"), "immediate") == 0)
    return FALSE;
  fault_expect_tag (fault, action);
  fault_remove (fault, event);

  return TRUE;
}

/* A procedure that goes with another time. */
static gboolean
turn_aside_in_vain (Fault *fault)
{
  TcNode invoke = fault_find (fault, "invoke", "procedure=turn-aside", NULL);

  for (TcNode up = invoke; up != 0; up = tc_scenario_get_parent (fault->scenario, up)) {
    if (strcmp (tc_scenario_get_name (fault->scenario, up), "action") == 0) {
      fault_expect_tag (fault, invoke);
      return fault_set (fault, up, "use", "targeting");
    }
  }

  return FALSE;
}

FAULT_SET (hold_back_in_vain, "invoke", "procedure=turn-aside", NULL, "procedure", "hold-back")

/* -- Target cards -------------------------------------------------------------------------------
 */

static gboolean
target_copies (Fault *fault)
{
  fault_expect_tag (fault, tc_scenario_find_section (fault->scenario, "target-cards"));

  return fault_set (fault, fault_find (fault, "target", "id", NULL), "copies", "4");
}

static gboolean
target_missing (Fault *fault)
{
  TcNode target = find_last (fault, "target-cards/target");
  const char *name = "target-points";
  TcNode role = tc_scenario_find_section (fault->scenario, "roles/role");

  for (; role != TC_NODE_NONE; role = next (fault, role)) {
    TcNode points = tc_scenario_find_child (fault->scenario, role, name);

    for (; points != TC_NODE_NONE; points = next (fault, points)) {
      if (tc_scenario_get_ref (fault->scenario, points, "target") == target)
        fault_remove (fault, points);
    }
  }
  fault_expect_tag (fault, target);

  return TRUE;
}

/* -- What effects do ----------------------------------------------------------------------------
 */

static gboolean
shield_of_players (Fault *fault)
{
  fault_expect_tag (fault, tc_scenario_find_section (fault->scenario, "rules/shield"));

  return fault_set (fault, fault_find (fault, "status", "of=card", NULL), "of", "player");
}

FAULT_SET (looked_at_by_nobody, "inspect", NULL, "by", "by", "chosen-before")
FAULT_SET (inspect_too_many, "inspect", "deck=traits", NULL, "count", "4")
FAULT_SET (looked_at_in_discards, "inspect", "deck=traits", NULL, "deck", "discard")

static gboolean
side_that_is_no_player (Fault *fault)
{
  TcNode inspect = fault_find (fault, "inspect", "player=chosen", NULL);
  TcSpan span;

  if (inspect == TC_NODE_NONE || !fault_attribute (fault, inspect, "player", &span))
    return FALSE;
  fault_replace (fault, span,
                 g_strdup_printf ("side=\"%s\"", get_id (fault, tc_scenario_find_section (
                                                                  fault->scenario, "house"))));
  fault_expect_tag (fault, inspect);

  return TRUE;
}

static gboolean
trait_drawn (Fault *fault)
{
  TcNode inspect = fault_find (fault, "inspect", "deck=traits", NULL);

  return add_after (fault, inspect, g_strdup ("<draw deck=\"traits\" player=\"acting\"/>"));
}

const FaultKind fault_kinds_dune[] = {
  { "dune: places exchanged", places_exchanged },
  { "dune: place missing", place_missing },
  { "dune: houses of one colour", houses_of_one_colour },
  { "dune: trait missing", trait_missing },
  { "dune: trait too many", trait_too_many },
  { "dune: role of nobody", role_of_nobody },
  { "dune: identity never dealt", identity_never_dealt },
  { "dune: deal missing", deal_missing },
  { "dune: deal too many", deal_too_many },
  { "dune: deck too small", deck_too_small },
  { "dune: setup for few", setup_for_few },
  { "dune: start beyond the track", start_beyond_the_track },
  { "dune: start below the track", start_below_the_track },
  { "dune: track backwards", track_backwards },
  { "dune: sigil of nothing", sigil_of_nothing },
  { "dune: sigil without cards", sigil_without_cards },
  { "dune: token of nothing", token_of_nothing },
  { "dune: token not delivered", token_not_delivered },
  { "dune: token of another card", token_of_another_card },
  { "dune: token that scores nothing", token_that_scores_nothing },
  { "dune: round that never comes", round_that_never_comes },
  { "dune: round of what is used at once", round_of_what_is_used_at_once },
  { "dune: card without text", card_without_text },
  { "dune: turned aside in vain", turn_aside_in_vain },
  { "dune: held back in vain", hold_back_in_vain },
  { "dune: target cards too many", target_copies },
  { "dune: target card that scores nothing", target_missing },
  { "dune: shield of players", shield_of_players },
  { "dune: looked at by nobody", looked_at_by_nobody },
  { "dune: looked at too many", inspect_too_many },
  { "dune: looked at in the discards", looked_at_in_discards },
  { "dune: side that is no player", side_that_is_no_player },
  { "dune: trait drawn", trait_drawn },
  { NULL, NULL },
};
