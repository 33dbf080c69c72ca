/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "systems/house/tc-house-private.h"

/* Items, events and omens, and the numbers of the rules. */

static void
read_bonuses (HouseCompile *compile, HouseCard *card, TcNode node)
{
  HouseRules *rules = compile->rules;
  TcScenario *scenario = compile->scenario;
  TcNode bonus = tc_scenario_find_child (scenario, node, "bonus");

  card->first_bonus = rules->n_bonuses;
  for (; bonus != TC_NODE_NONE && rules->n_bonuses < HOUSE_MAX_BONUSES;
       bonus = tc_scenario_find_next (scenario, bonus)) {
    HouseBonus *to = &rules->bonuses[rules->n_bonuses++];

    card->n_bonuses++;
    to->trait = (guint8) tc_scenario_get_enum (scenario, bonus, "trait");
    to->by = (gint8) tc_scenario_get_int (scenario, bonus, "by");
    to->has_lost = (guint8) tc_scenario_has (scenario, bonus, "lost");
    to->lost = (gint8) tc_scenario_get_int (scenario, bonus, "lost");
    to->when_on = tc_scenario_get_enum (scenario, bonus, "when") == 1;
    to->with = house_compile_find (compile, bonus, "with", rules->card_things);
    to->and_with = house_compile_find (compile, bonus, "and", rules->card_things);
  }
}

static void
read_weapon (HouseCompile *compile, HouseCard *card, TcNode node)
{
  TcNode weapon = tc_scenario_find_child (compile->scenario, node, "weapon");

  if (weapon == TC_NODE_NONE)
    return;
  card->has_weapon = 1;
  card->trait = (guint8) tc_scenario_get_enum (compile->scenario, weapon, "trait");
  card->dice = (guint8) house_compile_get (compile, weapon, "dice");
  card->has_sight = (guint8) tc_scenario_get_bool (compile->scenario, weapon, "sight");
}

/* Whether rolls are changed under @node, and nothing is added to a result. */
static gboolean
is_for_dice (const TcScenario *scenario, TcNode node)
{
  gboolean changes = FALSE;

  for (TcNode child = tc_scenario_get_first_child (scenario, node); child != TC_NODE_NONE;
       child = tc_scenario_get_next_sibling (scenario, child)) {
    gboolean is_change = strcmp (tc_scenario_get_name (scenario, child), "modify-roll") == 0;

    if (is_change && tc_scenario_get_int (scenario, child, "result") != 0)
      return FALSE;
    changes |= is_change || is_for_dice (scenario, child);
  }

  return changes;
}

static void
read_use (HouseCompile *compile, HouseCard *card, TcNode node)
{
  TcNode use = tc_scenario_find_child (compile->scenario, node, "use");

  if (use == TC_NODE_NONE)
    return;
  card->has_use = 1;
  card->use = (guint8) tc_scenario_get_enum (compile->scenario, use, "when");
  card->haunt_only = (guint8) tc_scenario_get_bool (compile->scenario, use, "haunt-only");
  card->need = (guint8) tc_scenario_get_enum (compile->scenario, use, "needs");
  card->roll = (guint8) tc_scenario_get_enum (compile->scenario, use, "roll");
  card->is_for_dice = (guint8) is_for_dice (compile->scenario, use);
}

static void
read_belonging (HouseCompile *compile, HouseCard *card, TcNode node)
{
  TcScenario *scenario = compile->scenario;

  card->is_tradable = (guint8) tc_scenario_get_bool (scenario, node, "tradable");
  card->is_stealable = (guint8) tc_scenario_get_bool (scenario, node, "stealable");
  card->is_companion = (guint8) tc_scenario_get_bool (scenario, node, "companion");
  card->is_kept = (guint8) tc_scenario_get_bool (scenario, node, "kept");
  card->is_shield = (guint8) tc_scenario_get_bool (scenario, node, "shield");
  card->event_dice = (guint8) house_compile_get (compile, node, "event-dice");
  card->armour = (guint8) house_compile_get (compile, node, "armour");
  card->stolen = (guint8) house_compile_get (compile, node, "stolen");
  read_bonuses (compile, card, node);
  read_weapon (compile, card, node);
  read_use (compile, card, node);
}

/* How many cards of one deck each card looks at, at most. */
static void
read_looks (HouseCompile *compile)
{
  TcScenario *scenario = compile->scenario;
  HouseRules *rules = compile->rules;
  TcNode look = TC_NODE_NONE;

  while ((look = tc_scenario_find_by_role (scenario, "effect", look)) != TC_NODE_NONE) {
    TcNode at = look;

    if (strcmp (tc_scenario_get_name (scenario, look), "look") != 0)
      continue;
    while (at != 0 && g_strcmp0 (tc_scenario_get_role (scenario, at), "card") != 0)
      at = tc_scenario_get_parent (scenario, at);
    for (guint i = 0; at != 0 && i < rules->n_cards; i++) {
      guint n = MIN (house_compile_get (compile, look, "count"), HOUSE_MAX_LOOK);

      if (tc_ruleset_get_thing (compile->ruleset, house_card (rules, i))->node == at)
        rules->cards[i].looks = (guint8) MAX (rules->cards[i].looks, n);
    }
  }
}

static HouseCardKind
get_kind (const HouseCompile *compile, TcNode node)
{
  const char *name = tc_scenario_get_name (compile->scenario, node);

  return *name == 'i' ? HOUSE_ITEM : *name == 'o' ? HOUSE_OMEN : HOUSE_EVENT;
}

void
house_compile_cards (HouseCompile *compile)
{
  HouseRules *rules = compile->rules;

  rules->n_cards = (guint8) rules->card_things.n;
  for (guint i = 0; i < rules->n_cards; i++) {
    TcNode node = tc_ruleset_get_thing (compile->ruleset, house_card (rules, i))->node;
    HouseCard *card = &rules->cards[i];

    card->kind = (guint8) get_kind (compile, node);
    card->column = HOUSE_NONE;
    if (card->kind != HOUSE_EVENT)
      read_belonging (compile, card, node);
  }
  read_looks (compile);
}

/* -- Numbers ----------------------------------------------------------------------------------- */

static guint8
get_number (const HouseCompile *compile, const char *element, const char *attribute)
{
  const char *text = tc_ruleset_read_string (compile->scenario, "rules", element, attribute);

  return text != NULL ? (guint8) g_ascii_strtoll (text, NULL, 10) : 0;
}

static gboolean
is_set_to (const HouseCompile *compile, const char *attribute, const char *value)
{
  return g_strcmp0 (tc_ruleset_read_string (compile->scenario, "rules", "omen-roll", attribute),
                    value) == 0;
}

void
house_compile_rules (HouseCompile *compile)
{
  HouseRules *rules = compile->rules;

  rules->faces = MAX (get_number (compile, "dice", "faces"), 2);
  rules->lowest = get_number (compile, "dice", "lowest");
  rules->most_dice = CLAMP (get_number (compile, "dice", "most"), 1, HOUSE_MAX_DICE);
  rules->omen_dice = get_number (compile, "omen-roll", "dice");
  rules->once_a_turn = is_set_to (compile, "each", "turn");
  rules->in_play = is_set_to (compile, "counts", "in-play");
  rules->event_dice = get_number (compile, "attack", "event-dice");
  rules->steal = get_number (compile, "attack", "steal");
  rules->obstacle = get_number (compile, "attack", "obstacle");
  rules->fetch = get_number (compile, "ways", "fetch");
  rules->bank = get_number (compile, "ways", "bank");
  rules->secret_wall = get_number (compile, "ways", "secret-wall");
  rules->rounds = get_number (compile, "limit", "rounds");
  rules->haunt_rounds = get_number (compile, "limit", "haunt-rounds");
}
