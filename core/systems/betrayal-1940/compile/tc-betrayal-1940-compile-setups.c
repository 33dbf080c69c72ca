/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lint/tc-free-setup.h"
#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

/* Setups: where each counter begins, what its owner places, and the rest of a position that does
 * not begin on the first turn. */

/* Counters are numbered over units, air units and markers together. */
static guint
get_piece (BetrayalCompile *compile, TcNode piece)
{
  TcThing thing = tc_ruleset_find_thing (compile->ruleset,
                                         tc_scenario_get_string (compile->scenario, piece, "id"));

  return tc_range_index (compile->rules->counter_things, thing);
}

static guint
get_counter (BetrayalCompile *compile, TcNode node)
{
  return get_piece (compile, tc_scenario_get_ref (compile->scenario, node, "counter"));
}

static const char *
get_id (BetrayalCompile *compile, guint counter)
{
  return tc_ruleset_get_thing (compile->ruleset, betrayal_unit_thing (compile->rules, counter))->id;
}

static gboolean
place_once (BetrayalCompile *compile, TcNode node, BetrayalSetup *setup, guint counter, guint loc)
{
  if (setup->loc[counter] != BETRAYAL_NONE) {
    betrayal_compile_fail (compile, node, "SET001",
                           _ ("counter \"%s\" is already placed in this setup"),
                           get_id (compile, counter));
    return FALSE;
  }
  setup->loc[counter] = (guint16) loc;

  return TRUE;
}

static void
reduce (BetrayalCompile *compile, TcNode node, BetrayalSetup *setup, guint counter)
{
  setup->reduced[counter] = tc_scenario_get_bool (compile->scenario, node, "reduced") &&
                            compile->rules->counters[counter].n_steps > 1;
}

static void
compile_places (BetrayalCompile *compile, TcNode node, BetrayalSetup *setup)
{
  TcScenario *scenario = compile->scenario;

  for (TcNode at = tc_scenario_find_child (scenario, node, "place"); at != TC_NODE_NONE;
       at = tc_scenario_find_next (scenario, at)) {
    guint counter = get_counter (compile, at);

    place_once (compile, at, setup, counter, betrayal_compile_area (compile, at, "area"));
    reduce (compile, at, setup, counter);
  }
}

/* --- What owners place --- */

static gboolean
is_same (const BetrayalQuota *a, const BetrayalQuota *b)
{
  return a->row == b->row && a->zone == b->zone && a->at_most == b->at_most &&
         a->at_least == b->at_least && a->side == b->side && a->seat == b->seat &&
         a->is_air == b->is_air;
}

/* The row of @like, or a new one. */
static guint16
find_quota (BetrayalSetup *setup, const BetrayalQuota *like)
{
  guint n = setup->quotas->len;

  for (guint i = 0; i < n; i++)
    if (is_same (betrayal_quota (setup, i), like))
      return (guint16) i;

  g_array_append_vals (setup->quotas, like, 1);

  return (guint16) n;
}

static void
deploy (BetrayalCompile *compile,
        TcNode node,
        BetrayalSetup *setup,
        guint counter,
        BetrayalQuota quota)
{
  const BetrayalCounter *unit = &compile->rules->counters[counter];

  if (unit->kind == BETRAYAL_MARKER) {
    betrayal_compile_fail (compile, node, "BTR011",
                           _ ("a marker has no owner who could deploy it"));
    return;
  }
  quota.side = unit->side;
  quota.seat = unit->seat;
  quota.is_air = unit->kind == BETRAYAL_AIR;
  /* A row is of one nation, whose own stacking limit holds in it (1.5). */
  if (quota.row != BETRAYAL_NONE && !quota.is_air &&
      compile->rules->nations[unit->nation].stacking != BETRAYAL_NO_LIMIT)
    quota.at_most = MIN (quota.at_most, compile->rules->nations[unit->nation].stacking);
  if (place_once (compile, node, setup, counter,
                  betrayal_box (compile->rules, BETRAYAL_BOX_DEPLOY)))
    setup->quota[counter] = find_quota (setup, &quota);
}

static void
compile_deployments (BetrayalCompile *compile, TcNode node, BetrayalSetup *setup)
{
  TcScenario *scenario = compile->scenario;

  for (TcNode at = tc_scenario_find_child (scenario, node, "deploy"); at != TC_NODE_NONE;
       at = tc_scenario_find_next (scenario, at)) {
    BetrayalQuota quota = { .row = BETRAYAL_NONE, .at_most = BETRAYAL_NONE };

    quota.zone = betrayal_compile_zone (compile, at, "zone");
    deploy (compile, at, setup, get_counter (compile, at), quota);
  }
}

/* Rule 9.0. A counter with a place of its own is a finding of family FRE already. */
static void
compile_quotas (BetrayalCompile *compile, TcNode node, BetrayalSetup *setup)
{
  g_autoptr (TcFreeSetup) free_setup = tc_free_setup_new (compile->scenario, node);

  for (guint i = 0; i < tc_free_setup_get_n_quotas (free_setup); i++) {
    const TcFreeQuota *row = tc_free_setup_get_quota (free_setup, i);
    BetrayalQuota quota = { .row = (guint16) i,
                            .at_least = (guint8) row->at_least,
                            .at_most = (guint16) MIN (row->at_most, BETRAYAL_NONE) };

    quota.zone = betrayal_compile_zone (compile, row->node, "zone");
    for (guint air = 0; air < 2; air++)
      for (guint k = 0; k < row->counters->len; k++) {
        guint counter = get_piece (compile, g_array_index (row->counters, TcNode, k));

        if ((compile->rules->counters[counter].kind == BETRAYAL_AIR) == (air == 1) &&
            setup->loc[counter] == BETRAYAL_NONE)
          deploy (compile, row->node, setup, counter, quota);
      }
  }
}

/* --- The rest of a position --- */

static void
compile_arrivals (BetrayalCompile *compile, TcNode node, BetrayalSetup *setup)
{
  TcScenario *scenario = compile->scenario;

  for (TcNode at = tc_scenario_find_child (scenario, node, "reinforcement"); at != TC_NODE_NONE;
       at = tc_scenario_find_next (scenario, at)) {
    guint counter = get_counter (compile, at);
    guint turn = (guint) tc_scenario_get_int (scenario, at, "turn");

    if (turn > compile->rules->n_turns) {
      betrayal_compile_fail (compile, at, "SET003", _ ("the turn record track has no turn %u"),
                             turn);
      continue;
    }
    if (turn < setup->first_turn) {
      betrayal_compile_fail (compile, at, "SET003",
                             _ ("\"%s\" arrived before the first turn %u: place it, put it into a "
                                "box or leave it out"),
                             get_id (compile, counter), setup->first_turn);
      continue;
    }
    if (compile->rules->counters[counter].kind == BETRAYAL_MARKER) {
      betrayal_compile_fail (compile, at, "BTR012",
                             _ ("\"%s\" cannot arrive later: only units do (3.2.1)"),
                             get_id (compile, counter));
      continue;
    }
    place_once (compile, at, setup, counter,
                betrayal_box (compile->rules, BETRAYAL_BOX_TURNS) + turn - 1);
    setup->arrival[counter] = betrayal_compile_area (compile, at, "area");
    setup->arrival_zone[counter] = betrayal_compile_zone (compile, at, "zone");
  }
}

/* Why the counter cannot lie in the box, or NULL. In the order of the schema's "box". */
static const char *
find_box_fault (const BetrayalRules *rules, guint counter, gint box)
{
  const BetrayalCounter *unit = &rules->counters[counter];

  if (unit->kind == BETRAYAL_MARKER)
    return N_ ("a marker lies in no box");
  if (box < 2 && rules->nations[unit->nation].permanent_losses)
    return N_ ("the nation's losses are permanent (5.2.4)");
  if (box == 3 && (unit->kind != BETRAYAL_GROUND || unit->side != BETRAYAL_ALLIED ||
                   !rules->nations[unit->nation].evacuates))
    return N_ ("only ground units of a nation that evacuates lie there (3.2.3)");

  return NULL;
}

static void
compile_boxed (BetrayalCompile *compile, TcNode node, BetrayalSetup *setup)
{
  static const guint8 boxes[] = { BETRAYAL_BOX_REGROUP, BETRAYAL_BOX_SET_ASIDE, BETRAYAL_BOX_LOST,
                                  BETRAYAL_BOX_EVACUATED };
  TcScenario *scenario = compile->scenario;

  for (TcNode at = tc_scenario_find_child (scenario, node, "boxed"); at != TC_NODE_NONE;
       at = tc_scenario_find_next (scenario, at)) {
    guint counter = get_counter (compile, at);
    gint box = tc_scenario_get_enum (scenario, at, "box");
    const char *fault = find_box_fault (compile->rules, counter, box);
    guint side = box < 2 ? compile->rules->counters[counter].side : 0;

    if (fault != NULL) {
      betrayal_compile_fail (compile, at, "BTR013", _ ("\"%s\" cannot be in this box: %s"),
                             get_id (compile, counter), _ (fault));
      continue;
    }
    place_once (compile, at, setup, counter, betrayal_box (compile->rules, boxes[box] + side));
    reduce (compile, at, setup, counter);
  }
  for (TcNode at = tc_scenario_find_child (scenario, node, "absent"); at != TC_NODE_NONE;
       at = tc_scenario_find_next (scenario, at))
    place_once (compile, at, setup, get_counter (compile, at),
                betrayal_box (compile->rules, BETRAYAL_BOX_UNUSED));
}

/* Ruling D21: the nation's side, what the setup says, and who stands alone in an area. */
static void
compile_control (BetrayalCompile *compile, TcNode node, BetrayalSetup *setup)
{
  const BetrayalRules *rules = compile->rules;
  TcScenario *scenario = compile->scenario;
  g_autofree guint8 *stands = g_new0 (guint8, rules->n_areas); /* bits of sides */

  for (guint area = 0; area < rules->n_areas; area++) {
    guint8 side = rules->nations[rules->area_nation[area]].side;

    setup->control[area] = side == BETRAYAL_NOBODY ? 0 : (guint8) (side + 1);
  }
  for (guint i = 0; i < rules->n_counters; i++)
    if (rules->counters[i].kind == BETRAYAL_GROUND && setup->loc[i] < rules->n_areas)
      stands[setup->loc[i]] |= (guint8) (1u << rules->counters[i].side);
  for (guint area = 0; area < rules->n_areas; area++)
    if (stands[area] == 1u << BETRAYAL_GERMAN || stands[area] == 1u << BETRAYAL_ALLIED)
      setup->control[area] = stands[area];

  for (TcNode at = tc_scenario_find_child (scenario, node, "control"); at != TC_NODE_NONE;
       at = tc_scenario_find_next (scenario, at)) {
    guint16 area = betrayal_compile_area (compile, at, "area");
    guint8 side = betrayal_compile_side (compile, at, "side");

    if (side == BETRAYAL_NOBODY)
      continue;
    if (stands[area] == 1u << betrayal_enemy (side))
      betrayal_compile_fail (compile, at, "BTR014",
                             _ ("only units of the other side stand in \"%s\", so that side "
                                "controls it"),
                             tc_ruleset_get_thing (compile->ruleset, area)->id);
    setup->control[area] = (guint8) (side + 1);
  }
}

/* Rule 6.3: one a turn at most, and none before the ban. */
static void
compile_offences (BetrayalCompile *compile, TcNode node, BetrayalSetup *setup)
{
  const BetrayalRules *rules = compile->rules;
  TcScenario *scenario = compile->scenario;

  for (TcNode at = tc_scenario_find_child (scenario, node, "offence"); at != TC_NODE_NONE;
       at = tc_scenario_find_next (scenario, at)) {
    guint8 nation = betrayal_compile_nation (compile, at, "nation");
    guint count = (guint) tc_scenario_get_int (scenario, at, "count");
    guint turns = setup->first_turn > rules->ban_from ? setup->first_turn - rules->ban_from : 0;

    if (rules->penalty[nation][0] == BETRAYAL_NONE)
      betrayal_compile_fail (compile, at, "BTR006",
                             _ ("no penalty marker is for \"%s\": only Allies with a player can "
                                "have broken the ban (6.3)"),
                             tc_scenario_get_string (scenario, at, "nation"));
    else if (count > turns)
      betrayal_compile_fail (compile, at, "SET011",
                             _ ("%u offences need as many turns between the ban on turn %u and "
                                "the first turn %u (6.3)"),
                             count, rules->ban_from, setup->first_turn);
    setup->offences[nation] = (guint8) count;
    for (guint i = 0; i < MIN (count, BETRAYAL_MAX_PENALTIES); i++) {
      guint16 marker = rules->penalty[nation][i];

      /* On which turn is not said; the last ones before the first fit best. */
      if (marker != BETRAYAL_NONE && count <= turns)
        setup->loc[marker] =
          (guint16) (betrayal_box (rules, BETRAYAL_BOX_TURNS) + setup->first_turn - 1 - count + i);
    }
  }
}

/* --- Setups --- */

static void
make_room (BetrayalRules *rules, BetrayalSetup *setup)
{
  setup->loc = betrayal_rules_alloc (rules, rules->n_counters, sizeof (guint16));
  setup->quota = betrayal_rules_alloc (rules, rules->n_counters, sizeof (guint16));
  setup->arrival = betrayal_rules_alloc (rules, rules->n_counters, sizeof (guint16));
  setup->arrival_zone = betrayal_rules_alloc (rules, rules->n_counters, sizeof (guint16));
  setup->reduced = betrayal_rules_alloc (rules, rules->n_counters, 1);
  setup->control = betrayal_rules_alloc (rules, rules->n_areas, 1);
  setup->offences = betrayal_rules_alloc (rules, rules->n_nations, 1);
  setup->quotas = g_array_new (FALSE, FALSE, sizeof (BetrayalQuota));
  for (guint i = 0; i < rules->n_counters; i++)
    setup->loc[i] = setup->quota[i] = setup->arrival[i] = setup->arrival_zone[i] = BETRAYAL_NONE;
}

static void
begin_setup (BetrayalCompile *compile, TcNode node, BetrayalSetup *setup)
{
  const BetrayalRules *rules = compile->rules;
  guint last = (guint) tc_scenario_get_int (compile->scenario, node, "last-turn");
  TcNode seat = tc_scenario_get_ref (compile->scenario, node, "initiative");

  tc_ruleset_add_setup (compile->ruleset, tc_scenario_get_string (compile->scenario, node, "id"),
                        tc_scenario_get_string (compile->scenario, node, "name"), node);
  make_room (compile->rules, setup);
  setup->first_turn = (guint8) tc_scenario_get_int (compile->scenario, node, "first-turn");
  setup->last_turn = (guint8) (last == 0 ? rules->n_turns : last);
  setup->initiative =
    seat == TC_NODE_NONE ? BETRAYAL_NOBODY : (guint8) betrayal_compile_index (compile, seat);
  setup->local_defence = tc_scenario_get_bool (compile->scenario, node, "local-defence");
  if (setup->first_turn > setup->last_turn)
    betrayal_compile_fail (compile, node, "SET005",
                           _ ("the first turn %u is after the last turn %u"), setup->first_turn,
                           setup->last_turn);
}

/* What the setup leaves unsaid would leave the rules without an answer. */
static void
end_setup (BetrayalCompile *compile, TcNode node, BetrayalSetup *setup)
{
  const BetrayalRules *rules = compile->rules;

  for (guint i = 0; i < rules->n_counters; i++)
    if (setup->loc[i] == BETRAYAL_NONE)
      setup->loc[i] = betrayal_box (rules, BETRAYAL_BOX_UNUSED);
  if (rules->turn_marker != BETRAYAL_NONE && setup->first_turn <= rules->n_turns)
    setup->loc[rules->turn_marker] =
      (guint16) (betrayal_box (rules, BETRAYAL_BOX_TURNS) + setup->first_turn - 1);
  if (rules->republic == BETRAYAL_NONE)
    return;
  if (setup->loc[rules->republic] >= rules->n_areas ||
      rules->area_nation[setup->loc[rules->republic]] != rules->counters[rules->republic].nation)
    betrayal_compile_fail (compile, node, "BTR009", _ ("the %s marker must start in %s (7.2.1)"),
                           tc_ruleset_get_word (compile->ruleset, "republic"),
                           tc_ruleset_get_word (compile->ruleset, "home"));
  for (guint i = 0; i < rules->n_counters; i++)
    if (rules->counters[i].side == BETRAYAL_ALLIED && setup->loc[i] < rules->n_areas &&
        rules->is_closed[setup->loc[i]])
      betrayal_compile_fail (compile, node, "SET010",
                             _ ("\"%s\" starts in an area that is closed to the Allies (3.2.3)"),
                             get_id (compile, i));
}

void
betrayal_compile_setups (BetrayalCompile *compile)
{
  TcScenario *scenario = compile->scenario;
  TcNode setups = tc_scenario_find_child (scenario, 0, "setups");
  guint n = betrayal_compile_count (compile, setups, "fixed-setup") +
            betrayal_compile_count (compile, setups, "free-setup");

  compile->rules->setups = betrayal_rules_alloc (compile->rules, n, sizeof (BetrayalSetup));
  for (TcNode node = tc_scenario_get_first_child (scenario, setups); node != TC_NODE_NONE;
       node = tc_scenario_get_next_sibling (scenario, node)) {
    BetrayalSetup *setup = &compile->rules->setups[compile->rules->n_setups++];

    begin_setup (compile, node, setup);
    compile_places (compile, node, setup);
    compile_arrivals (compile, node, setup);
    compile_boxed (compile, node, setup);
    if (strcmp (tc_scenario_get_name (scenario, node), "free-setup") == 0)
      compile_quotas (compile, node, setup);
    else
      compile_deployments (compile, node, setup);
    compile_offences (compile, node, setup);
    end_setup (compile, node, setup);
    compile_control (compile, node, setup);
  }
}
