/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "systems/bell-1938/tc-bell-1938-private.h"

/* Events of cards and objectives, as programs; and what they can speak of, numbered as the host
 * (tc-bell-1938-events.c) knows it: spaces of the board and then those of the German Activity
 * track, dimensions and then that track as groups, cubes and disks, victory points and
 * mobilization. */

/* In the order of the schema's space-mark. */
enum { MARK_PIVOTAL };

static const TcEffectsWords words = {
  .first_verb = BELL_VERB_EFFECT,
  .first_event = BELL_EVENT_EFFECT,
  .roll_kind = BELL_ROLL_EFFECT,
  .option_class = BELL_THING_OPTION,
};

/* The options are things of a class of their own, so they come in their turn. */
void
bell_compile_options (BellRules *rules, TcRuleset *ruleset, TcReport *report)
{
  rules->effects = tc_effects_new (ruleset, &bell_effects_host, &words);
  tc_effects_add_operation (rules->effects, "persuade", _ ("Persuade"), report);
  tc_effects_add_operation (rules->effects, "escalate", _ ("Escalate"), report);
  tc_effects_add_options (rules->effects, report);
}

static void
add_spaces (BellRules *rules, const TcRuleset *ruleset)
{
  for (guint i = 0; i < rules->n_spaces; i++)
    tc_effects_add_space (rules->effects, tc_ruleset_get_thing (ruleset, (TcThing) i)->node,
                          (TcThing) i);
  for (guint i = 0; i < rules->n_german; i++) {
    TcThing thing = (TcThing) (rules->first_german + i);

    tc_effects_add_space (rules->effects, tc_ruleset_get_thing (ruleset, thing)->node, thing);
  }
  for (guint i = 0; i < rules->n_spaces; i++) {
    if (bell_has (rules->pivotal, i))
      tc_effects_add_mark (rules->effects, MARK_PIVOTAL, i);
  }
}

static void
add_groups (BellRules *rules, const TcRuleset *ruleset, TcScenario *scenario)
{
  for (guint i = 0; i < rules->n_dimensions; i++) {
    TcThing thing = tc_range_get (rules->dimension_things, i);

    tc_effects_add_group (rules->effects, tc_ruleset_get_thing (ruleset, thing)->node);
    for (guint space = 0; space < rules->n_spaces; space++) {
      if (bell_has (bell_nth_set (rules, rules->dimension, i), space))
        tc_effects_add_member (rules->effects, space);
    }
  }
  tc_effects_add_group (rules->effects, tc_scenario_find_section (scenario, "tracks/german-track"));
  for (guint i = 0; i < rules->n_german; i++)
    tc_effects_add_member (rules->effects, rules->n_spaces + i);
}

static void
add_links (BellRules *rules)
{
  for (guint from = 0; from < rules->n_spaces; from++) {
    for (guint to = 0; to < rules->n_spaces; to++) {
      if (bell_has (bell_nth_set (rules, rules->adjacent, from), to))
        tc_effects_add_link (rules->effects, from, to);
    }
  }
}

/* Cubes lie on the board, disks on their track. */
static void
set_capacities (const BellRules *rules)
{
  for (guint i = 0; i < rules->n_spaces + rules->n_german; i++) {
    gboolean is_board = i < rules->n_spaces;

    tc_effects_set_capacity (rules->effects, BELL_KIND_CUBE, i, is_board ? rules->limit : 0);
    tc_effects_set_capacity (rules->effects, BELL_KIND_DISK, i, is_board ? 0 : 1);
  }
}

static void
add_world (BellRules *rules, const TcRuleset *ruleset, TcScenario *scenario)
{
  TcEffects *effects = rules->effects;

  for (guint side = 0; side < BELL_N_SIDES; side++)
    tc_effects_add_player (effects, tc_ruleset_get_thing (ruleset, bell_side (rules, side))->node,
                           rules->seat[side]);
  add_spaces (rules, ruleset);
  add_groups (rules, ruleset, scenario);
  add_links (rules);
  tc_effects_add_kind (effects, tc_scenario_find_section (scenario, "pieces/cube"), TRUE,
                       MAX (rules->n_cubes[BELL_CONCEDE], rules->n_cubes[BELL_DEFEND]));
  tc_effects_add_kind (effects, tc_scenario_find_section (scenario, "pieces/disk"), FALSE,
                       rules->n_german);
  set_capacities (rules);
  /* The final round comes after the others. */
  tc_effects_set_turns (effects, rules->n_rounds + 1u);
  tc_effects_add_track (effects, tc_scenario_find_section (scenario, "tracks/victory-track"), TRUE,
                        -rules->vp_limit, rules->vp_limit);
  tc_effects_add_track (effects, tc_scenario_find_section (scenario, "mobilization"), FALSE, 0,
                        rules->n_stages);
  tc_effects_add_deck (effects, tc_scenario_find_section (scenario, "strategy-deck"), FALSE,
                       rules->n_cards);
  tc_effects_add_procedure (effects, "mobilize", TRUE);
  tc_effects_add_procedure (effects, "hitlers-decision", TRUE);
}

/* How many cards of the deck the effects below @node look at, at most at once. */
static guint8
count_looks (TcScenario *scenario, TcNode node)
{
  guint8 most = 0;

  for (TcNode child = tc_scenario_get_first_child (scenario, node); child != TC_NODE_NONE;
       child = tc_scenario_get_next_sibling (scenario, child)) {
    guint8 n = count_looks (scenario, child);

    if (strcmp (tc_scenario_get_name (scenario, child), "look") == 0)
      n = (guint8) MIN (tc_scenario_get_int (scenario, child, "count"), BELL_MAX_LOOK);
    most = MAX (most, n);
  }

  return most;
}

/* FALSE when an event cannot be compiled. */
gboolean
bell_compile_events (BellRules *rules, TcRuleset *ruleset, TcScenario *scenario, TcReport *report)
{
  gboolean works = TRUE;

  add_world (rules, ruleset, scenario);
  for (guint i = 0; i < rules->n_cards; i++) {
    TcThing thing = bell_card (rules, i);
    TcNode node = tc_ruleset_get_thing (ruleset, thing)->node;

    rules->card[i].n_look = count_looks (scenario, node);
    works &= tc_effects_compile_child (rules->effects, node, "event", thing,
                                       &rules->card[i].program, report);
  }
  for (guint i = 0; i < rules->n_objectives; i++) {
    TcThing thing = tc_range_get (rules->objective_things, i);
    TcNode node = tc_ruleset_get_thing (ruleset, thing)->node;

    works &= tc_effects_compile_child (rules->effects, node, "event", thing,
                                       &rules->objective[i].program, report);
  }
  if (works)
    tc_effects_lay_out (rules->effects, 1);

  return works;
}
