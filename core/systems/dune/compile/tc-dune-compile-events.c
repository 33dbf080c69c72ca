/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "systems/dune/tc-dune-private.h"

/* What action cards and roles do, as programs; and what they can speak of, numbered as the host
 * (tc-dune-events.c) knows it: players, their places at the table as spaces, tokens as pieces of
 * those who deliver them, the score track, and piles of cards. */

/* In the order of the schema's status-bearer. */
enum { OF_PLAYERS, OF_CARDS };

static const TcEffectsWords words = {
  .first_verb = DUNE_VERB_EFFECT,
  .first_event = DUNE_EVENT_EFFECT,
  .roll_kind = DUNE_ROLL_EFFECT,
  .option_class = DUNE_THING_OPTION,
};

/* The options are things of a class of their own, so they come in their turn. */
void
dune_compile_options (DuneRules *rules, TcRuleset *ruleset, TcReport *report)
{
  rules->effects = tc_effects_new (ruleset, &dune_effects_host, &words);
  tc_effects_add_options (rules->effects, report);
}

static TcNode
get_node (const TcRuleset *ruleset, TcThingRange range, guint index)
{
  return tc_ruleset_get_thing (ruleset, tc_range_get (range, index))->node;
}

static void
add_players (DuneRules *rules, const TcRuleset *ruleset, TcScenario *scenario)
{
  for (guint i = 0; i < rules->n_seats; i++)
    tc_effects_add_player (rules->effects, get_node (ruleset, rules->seat_things, i), (guint8) i);
  for (guint i = 0; i < rules->place_things.n; i++)
    tc_effects_add_space (rules->effects, get_node (ruleset, rules->place_things, i),
                          tc_range_get (rules->place_things, i));
  tc_effects_add_group (rules->effects, tc_scenario_find_section (scenario, "round-table"));
  for (guint i = 0; i < rules->place_things.n; i++)
    tc_effects_add_member (rules->effects, i);
}

static void
add_pile (DuneRules *rules,
          TcScenario *scenario,
          DunePile pile,
          const char *path,
          gboolean is_owned,
          guint n)
{
  TcNode node = tc_scenario_find_section (scenario, path);

  if (node == TC_NODE_NONE)
    return;
  rules->piles[rules->n_piles++] = (guint8) pile;
  tc_effects_add_deck (rules->effects, node, is_owned, n);
}

/* Everything that can have a status: places of trait cards, action cards, places of target cards.
 */
static TcThingRange
get_bearers (const DuneRules *rules)
{
  guint n = rules->trait_things.n + (guint) rules->card_things.n + rules->lying_things.n;

  return (TcThingRange){ rules->trait_things.first, (guint16) n };
}

static void
add_piles (DuneRules *rules, TcScenario *scenario)
{
  add_pile (rules, scenario, DUNE_PILE_TRAITS, "trait-cards", TRUE, rules->n_traits);
  add_pile (rules, scenario, DUNE_PILE_TARGETS, "target-cards", TRUE, rules->most_targets);
  add_pile (rules, scenario, DUNE_PILE_ROW, "action-deck/row", FALSE, rules->row_size);
  add_pile (rules, scenario, DUNE_PILE_DISCARD, "action-deck/discard", FALSE, rules->n_cards);
  add_pile (rules, scenario, DUNE_PILE_TAKEN, "action-deck/taken", TRUE, rules->n_cards);
  tc_effects_set_cards (rules->effects, get_bearers (rules));
}

static void
add_world (DuneRules *rules, const TcRuleset *ruleset, TcScenario *scenario)
{
  add_players (rules, ruleset, scenario);
  for (guint i = 0; i < rules->n_tokens; i++)
    tc_effects_add_kind (rules->effects, get_node (ruleset, rules->token_things, i), TRUE,
                         rules->n_cards);
  tc_effects_add_track (rules->effects, tc_scenario_find_section (scenario, "score-track"), FALSE,
                        rules->low, rules->high);
  add_piles (rules, scenario);
  tc_effects_add_procedure (rules->effects, "hold-back", FALSE);
  tc_effects_add_procedure (rules->effects, "turn-aside", FALSE);
  tc_effects_add_trigger (rules->effects, TC_EFFECTS_TRIGGER_TURN_START);
  tc_effects_add_trigger (rules->effects, TC_EFFECTS_TRIGGER_TURN_END);
  tc_effects_add_trigger (rules->effects, TC_EFFECTS_TRIGGER_ROUND_START);
  tc_effects_add_trigger (rules->effects, TC_EFFECTS_TRIGGER_ROUND_END);
  tc_effects_add_trigger (rules->effects, TC_EFFECTS_TRIGGER_TARGETED);
}

/* What bots have to know of a card: whether its owner looks at cards, or shows some of his own. */
static void
find_looks (DuneAction *action, TcScenario *scenario, TcNode node)
{
  for (TcNode child = tc_scenario_get_first_child (scenario, node); child != TC_NODE_NONE;
       child = tc_scenario_get_next_sibling (scenario, child)) {
    find_looks (action, scenario, child);
    if (strcmp (tc_scenario_get_name (scenario, child), "inspect") != 0)
      continue;
    if (g_strcmp0 (tc_scenario_get_string (scenario, child, "by"), "acting") == 0)
      action->is_view = 1;
    if (g_strcmp0 (tc_scenario_get_string (scenario, child, "player"), "acting") == 0)
      action->is_show = 1;
  }
}

/* FALSE when what @thing does cannot be compiled. */
static gboolean
compile_event (DuneRules *rules,
               const TcRuleset *ruleset,
               TcThing thing,
               guint16 *out,
               TcReport *report)
{
  return tc_effects_compile_child (rules->effects, tc_ruleset_get_thing (ruleset, thing)->node,
                                   "event", thing, out, report);
}

/* The status of cards that were used. Without any event no card is ever used; and lint refuses one
 * of players. */
static void
find_shield (DuneRules *rules, TcScenario *scenario, gboolean has_events)
{
  TcNode rule = tc_scenario_find_section (scenario, "rules/shield");
  TcNode status = tc_scenario_get_ref (scenario, rule, "status");

  rules->shield = DUNE_NONE;
  if (has_events && tc_scenario_get_enum (scenario, status, "of") == OF_CARDS)
    rules->shield = (guint8) tc_effects_find_status (
      rules->effects, tc_scenario_get_string (scenario, status, "id"));
}

gboolean
dune_compile_events (DuneRules *rules,
                     const TcRuleset *ruleset,
                     TcScenario *scenario,
                     TcReport *report)
{
  gboolean has_events = FALSE;
  gboolean works = TRUE;

  add_world (rules, ruleset, scenario);
  for (guint i = 0; i < rules->n_actions; i++) {
    works &= compile_event (rules, ruleset, tc_range_get (rules->action_things, i),
                            &rules->actions[i].program, report);
    find_looks (&rules->actions[i], scenario, get_node (ruleset, rules->action_things, i));
    has_events |= rules->actions[i].program != TC_EFFECTS_NO_PROGRAM;
  }
  for (guint i = 0; i < rules->n_roles; i++) {
    works &= compile_event (rules, ruleset, tc_range_get (rules->role_things, i),
                            &rules->roles[i].program, report);
    has_events |= rules->roles[i].program != TC_EFFECTS_NO_PROGRAM;
  }
  if (!works)
    return FALSE;
  tc_effects_lay_out (rules->effects, 1);
  find_shield (rules, scenario, has_events);

  return TRUE;
}
