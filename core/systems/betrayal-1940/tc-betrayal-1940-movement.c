/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

/* Ground movement (3.0) of whoever is phasing: one move takes a unit along the cheapest path to
 * where it stops. Air drops (3.2.4) and evacuations (3.2.3) are made in the same phase. What the
 * Germans owe before they may end it is in duties. */

/* Ruling D23: at home a minor Ally's unit may not leave of its own will (1.7). */
static gboolean
is_bound_home (const BetrayalLook *look, guint counter)
{
  const BetrayalCounter *unit = &look->rules->counters[counter];
  guint loc = look->state->loc[counter];

  return look->rules->nations[unit->nation].home_bound &&
         look->rules->area_nation[loc] == unit->nation;
}

/* Whether the unit may be in @area at all. */
static TcReason
check_ground (const BetrayalLook *look, guint counter, guint area)
{
  const BetrayalRules *rules = look->rules;
  const BetrayalCounter *unit = &rules->counters[counter];

  if (unit->side == BETRAYAL_GERMAN)
    return betrayal_is_open (rules, look->state, area) ? BETRAYAL_WHY_LEGAL : BETRAYAL_WHY_CLOSED;
  if (rules->is_border[area])
    return BETRAYAL_WHY_BORDER;
  if (is_bound_home (look, counter) && rules->area_nation[area] != unit->nation)
    return BETRAYAL_WHY_HOME;

  return BETRAYAL_WHY_LEGAL;
}

/* Points to every area that a path of at most @budget reaches. Movement stops on entering an
 * enemy-occupied area (ruling D100), and does not lead from one straight into another (D101). */
void
betrayal_reach_from (const BetrayalLook *look,
                     guint counter,
                     guint from,
                     guint budget,
                     gboolean in_france,
                     BetrayalReach *reach)
{
  const BetrayalRules *rules = look->rules;
  const BetrayalCounter *unit = &rules->counters[counter];
  const guint8 *enemies = look->scan.ground[betrayal_enemy (unit->side)];
  guint8 allowance = unit->movement[betrayal_is_reduced (look->state, counter)];
  const guint8 *costs = rules->cost[allowance > 1];
  guint8 queue[BETRAYAL_MAX_AREAS];
  guint8 is_queued[BETRAYAL_MAX_AREAS] = { 0 };
  guint n = 1;

  memset (reach->cost, BETRAYAL_NONE, sizeof reach->cost);
  reach->cost[from] = 0;
  queue[0] = (guint8) from;
  /* Costs differ, so an area may be reached again on a cheaper path; then it is expanded again. */
  while (n > 0) {
    guint area = queue[--n];

    is_queued[area] = FALSE;
    for (guint i = rules->link_start[area]; i < rules->link_start[area + 1]; i++) {
      guint next = rules->neighbour[i];
      guint cost = (guint) reach->cost[area] + costs[next];

      if (cost > budget || cost >= reach->cost[next] ||
          (enemies[next] > 0 && area == from && enemies[from] > 0) ||
          (in_france && rules->area_nation[next] != rules->counters[rules->republic].nation) ||
          check_ground (look, counter, next) != BETRAYAL_WHY_LEGAL)
        continue;
      reach->cost[next] = (guint8) cost;
      if (enemies[next] > 0 || is_queued[next])
        continue;
      is_queued[next] = TRUE;
      queue[n++] = (guint8) next;
    }
  }
}

guint
betrayal_get_allowance (const BetrayalLook *look, guint counter)
{
  return look->rules->counters[counter].movement[betrayal_is_reduced (look->state, counter)];
}

void
betrayal_reach (const BetrayalLook *look, guint counter, BetrayalReach *reach)
{
  betrayal_reach_from (look, counter, look->state->loc[counter],
                       betrayal_get_allowance (look, counter), FALSE, reach);
}

/* Rule 3.2.4: on their turn, from their border area. */
gboolean
betrayal_must_drop (const BetrayalRules *rules, const BetrayalState *state, guint counter)
{
  const BetrayalCounter *unit = &rules->counters[counter];
  guint loc = state->loc[counter];

  return unit->kind == BETRAYAL_GROUND && unit->drop > 0 && state->player == 0 &&
         unit->side == BETRAYAL_GERMAN && state->head.turn == rules->drop_turn &&
         loc < rules->n_areas && rules->is_border[loc] && !(state->flags[counter] & BETRAYAL_MOVED);
}

/* Who may move at all in this phase. */
static TcReason
check_mover (const BetrayalLook *look, guint counter)
{
  const BetrayalRules *rules = look->rules;

  if (counter == BETRAYAL_NONE || rules->counters[counter].kind == BETRAYAL_MARKER)
    return BETRAYAL_WHY_NOT_UNIT;
  if (!betrayal_is_phasing_unit (rules, look->state, counter))
    return BETRAYAL_WHY_NOT_YOURS;
  if (rules->counters[counter].kind == BETRAYAL_AIR)
    return BETRAYAL_WHY_AIR_FLIES;
  if (look->state->loc[counter] >= rules->n_areas)
    return BETRAYAL_WHY_NOT_ON_MAP;

  return BETRAYAL_WHY_LEGAL;
}

/* What orders and tactics say to a German unit's move (3.4.2 to 3.4.4). */
static TcReason
check_guided (BetrayalLook *look, guint counter, guint area)
{
  const BetrayalState *state = look->state;
  BetrayalTactic tactic = betrayal_get_tactic (state, counter);
  guint from = state->loc[counter];

  if (state->tactics & BETRAYAL_TACTIC_BIT (BETRAYAL_REFIT))
    return BETRAYAL_WHY_REFIT;
  if (betrayal_must_drop (look->rules, state, counter))
    return BETRAYAL_WHY_DROP_FIRST;
  if (!betrayal_is_open (look->rules, state, from))
    return BETRAYAL_WHY_CLOSED_START;
  if (betrayal_has_attack_tactic (state, counter))
    return BETRAYAL_WHY_LEGAL;
  if (look->scan.ground[BETRAYAL_ALLIED][area] > 0)
    return BETRAYAL_WHY_NO_ATTACK;
  /* Hold: forward only; or, from where no tactic was assigned, into a Hold area (ruling D36). */
  if (tactic == BETRAYAL_HOLD)
    return look->rules->forward[area] < look->rules->forward[from] ? BETRAYAL_WHY_LEGAL
                                                                   : BETRAYAL_WHY_FORWARD;

  return state->area[area] & BETRAYAL_HELD ? BETRAYAL_WHY_LEGAL : BETRAYAL_WHY_NO_TACTIC;
}

TcReason
betrayal_check_unit_move (BetrayalLook *look,
                          guint counter,
                          TcThing target,
                          const BetrayalReach *reach)
{
  BetrayalSide side = look->rules->counters[counter].side;
  TcReason why;

  if (!betrayal_is_area (look->rules, target))
    return BETRAYAL_WHY_FORM;
  if (look->state->flags[counter] & BETRAYAL_MOVED)
    return BETRAYAL_WHY_MOVED;
  if (target == look->state->loc[counter])
    return BETRAYAL_WHY_SAME_AREA;
  why = check_ground (look, counter, target);
  if (why != BETRAYAL_WHY_LEGAL)
    return why;
  if (side == BETRAYAL_GERMAN) {
    why = check_guided (look, counter, target);
    if (why != BETRAYAL_WHY_LEGAL)
      return why;
  }
  if (reach->cost[target] == BETRAYAL_NONE)
    return BETRAYAL_WHY_TOO_FAR;
  if (!betrayal_has_room (look, side, target))
    return BETRAYAL_WHY_STACKING;
  if (side == BETRAYAL_GERMAN && !betrayal_may_spare (look, counter, target))
    return BETRAYAL_WHY_NEEDED;

  return BETRAYAL_WHY_LEGAL;
}

/* Rule 3.2.4, rulings D26, D27, D97. */
TcReason
betrayal_check_drop (BetrayalLook *look, guint counter, TcThing target)
{
  const BetrayalRules *rules = look->rules;
  guint from = look->state->loc[counter];

  if (!betrayal_is_area (rules, target))
    return BETRAYAL_WHY_FORM;
  if (!betrayal_must_drop (rules, look->state, counter))
    return BETRAYAL_WHY_NO_DROP;
  if (target == from)
    return BETRAYAL_WHY_SAME_AREA;
  if (!betrayal_areas_has (&rules->drop_zone, target))
    return BETRAYAL_WHY_DROP_ZONE;
  if (rules->distance[from][target] > rules->counters[counter].drop)
    return BETRAYAL_WHY_DROP_RANGE;
  if (look->scan.ground[BETRAYAL_ALLIED][target] > 0 &&
      !(look->state->tactics & BETRAYAL_ATTACK_TACTICS))
    return BETRAYAL_WHY_DROP_COMBAT;

  return betrayal_has_room (look, BETRAYAL_GERMAN, target) ? BETRAYAL_WHY_LEGAL
                                                           : BETRAYAL_WHY_STACKING;
}

/* Points to each area on a way that picks the marker up and stays in France from there on (rulings
 * D86, D103). FALSE when the unit cannot come to the marker. */
static gboolean
reach_with_republic (const BetrayalLook *look, guint counter, BetrayalReach *reach)
{
  guint marker = look->state->loc[look->rules->republic];
  guint allowance = betrayal_get_allowance (look, counter);
  BetrayalReach there;
  guint spent;

  betrayal_reach (look, counter, &there);
  spent = there.cost[marker];
  if (spent == BETRAYAL_NONE)
    return FALSE;

  betrayal_reach_from (look, counter, marker, allowance - spent, TRUE, reach);
  for (guint area = 0; area < look->rules->n_areas; area++)
    if (reach->cost[area] != BETRAYAL_NONE)
      reach->cost[area] = (guint8) (reach->cost[area] + spent);

  return TRUE;
}

/* Whether the unit may take the marker at all; @reach gets how far. */
static TcReason
check_carrier (const BetrayalLook *look, guint counter, BetrayalReach *reach)
{
  const BetrayalRules *rules = look->rules;
  guint marker = look->state->loc[rules->republic];
  BetrayalSide side = rules->counters[counter].side;

  if (!betrayal_may_hold_republic (rules, counter))
    return BETRAYAL_WHY_REPUBLIC_NATION;
  if (look->state->republic_moved)
    return BETRAYAL_WHY_REPUBLIC_MOVED;
  /* In a contested area it belongs to its holder's side (ruling D85). */
  if (look->scan.ground[betrayal_enemy (side)][marker] > 0 &&
      (look->state->loc[counter] != marker || look->state->republic_side != side + 1))
    return BETRAYAL_WHY_REPUBLIC_ENEMY;

  return reach_with_republic (look, counter, reach) ? BETRAYAL_WHY_LEGAL
                                                    : BETRAYAL_WHY_REPUBLIC_FAR;
}

static TcReason
check_carry (BetrayalLook *look, guint counter, TcThing target, const BetrayalReach *reach)
{
  if (!betrayal_is_area (look->rules, target))
    return BETRAYAL_WHY_FORM;
  if (look->rules->area_nation[target] != look->rules->counters[look->rules->republic].nation)
    return BETRAYAL_WHY_REPUBLIC_FRANCE;
  /* Who only comes to it holds it by moving there. */
  if (target == look->state->loc[look->rules->republic])
    return BETRAYAL_WHY_REPUBLIC_THERE;

  return betrayal_check_unit_move (look, counter, target, reach);
}

/* Rule 3.2.3, ruling D29: units whose nation has no land on the map leave by sea. */
static TcReason
check_evacuation (const BetrayalLook *look, guint counter, TcThing target)
{
  const BetrayalRules *rules = look->rules;
  const BetrayalNation *nation = &rules->nations[rules->counters[counter].nation];

  if (!betrayal_is_area (rules, target) || target != look->state->loc[counter])
    return BETRAYAL_WHY_FORM;
  if (nation->side != BETRAYAL_ALLIED || nation->has_land)
    return BETRAYAL_WHY_NO_EVACUATION;
  if (!rules->is_port[target] || look->scan.ground[BETRAYAL_GERMAN][target] > 0 ||
      betrayal_get_controller (look->state, target) != BETRAYAL_ALLIED)
    return BETRAYAL_WHY_NO_PORT;

  return BETRAYAL_WHY_LEGAL;
}

static TcReason
check_end (BetrayalLook *look)
{
  if (look->state->player != 0)
    return BETRAYAL_WHY_LEGAL;
  if (betrayal_owes_drop (look))
    return BETRAYAL_WHY_END_DROP;
  if (betrayal_owes_attack (look))
    return BETRAYAL_WHY_END_ATTACK;

  return betrayal_owes_advance (look) ? BETRAYAL_WHY_END_HOLD : BETRAYAL_WHY_LEGAL;
}

TcReason
betrayal_check_movement (BetrayalLook *look, const TcMove *move)
{
  guint8 counter = betrayal_unit_of (look->rules, move->subject);
  BetrayalReach reach;
  TcReason why;

  if (move->verb == BETRAYAL_VERB_END)
    return check_end (look);
  why = check_mover (look, counter);
  if (why != BETRAYAL_WHY_LEGAL)
    return why;
  if (move->verb == BETRAYAL_VERB_DROP)
    return betrayal_check_drop (look, counter, move->target);
  if (move->verb == BETRAYAL_VERB_CARRY) {
    why = check_carrier (look, counter, &reach);
    return why == BETRAYAL_WHY_LEGAL ? check_carry (look, counter, move->target, &reach) : why;
  }
  if (move->verb == BETRAYAL_VERB_EVACUATE)
    return check_evacuation (look, counter, move->target);

  betrayal_reach (look, counter, &reach);

  return betrayal_check_unit_move (look, counter, move->target, &reach);
}

static void
list_drops (BetrayalLook *look, BetrayalList *list)
{
  for (guint i = 0; i < look->rules->n_counters; i++)
    for (guint area = 0;
         betrayal_must_drop (look->rules, look->state, i) && area < look->rules->n_areas; area++)
      if (betrayal_check_drop (look, i, (TcThing) area) == BETRAYAL_WHY_LEGAL)
        betrayal_list_add (list, BETRAYAL_VERB_DROP, betrayal_unit_thing (look->rules, i),
                           (TcThing) area);
}

static void
list_moves (BetrayalLook *look, BetrayalList *list)
{
  for (guint i = 0; i < look->rules->n_counters; i++) {
    BetrayalReach reach;

    if (check_mover (look, i) != BETRAYAL_WHY_LEGAL || (look->state->flags[i] & BETRAYAL_MOVED))
      continue;
    betrayal_reach (look, i, &reach);
    for (guint area = 0; area < look->rules->n_areas; area++)
      if (reach.cost[area] != BETRAYAL_NONE &&
          betrayal_check_unit_move (look, i, (TcThing) area, &reach) == BETRAYAL_WHY_LEGAL)
        betrayal_list_add (list, BETRAYAL_VERB_MOVE, betrayal_unit_thing (look->rules, i),
                           (TcThing) area);
  }
}

static void
list_carries (BetrayalLook *look, BetrayalList *list)
{
  for (guint i = 0; i < look->rules->n_counters && !look->state->republic_moved; i++) {
    BetrayalReach reach;

    if (check_mover (look, i) != BETRAYAL_WHY_LEGAL || (look->state->flags[i] & BETRAYAL_MOVED) ||
        check_carrier (look, i, &reach) != BETRAYAL_WHY_LEGAL)
      continue;
    for (guint area = 0; area < look->rules->n_areas; area++)
      if (reach.cost[area] != BETRAYAL_NONE &&
          check_carry (look, i, (TcThing) area, &reach) == BETRAYAL_WHY_LEGAL)
        betrayal_list_add (list, BETRAYAL_VERB_CARRY, betrayal_unit_thing (look->rules, i),
                           (TcThing) area);
  }
}

static void
list_evacuations (BetrayalLook *look, BetrayalList *list)
{
  for (guint i = 0; i < look->rules->n_counters; i++)
    if (check_mover (look, i) == BETRAYAL_WHY_LEGAL &&
        check_evacuation (look, i, look->state->loc[i]) == BETRAYAL_WHY_LEGAL)
      betrayal_list_add (list, BETRAYAL_VERB_EVACUATE, betrayal_unit_thing (look->rules, i),
                         look->state->loc[i]);
}

void
betrayal_list_movement (BetrayalLook *look, BetrayalList *list)
{
  if (look->state->player == 0 && look->state->head.turn == look->rules->drop_turn)
    list_drops (look, list);
  list_moves (look, list);
  list_carries (look, list);
  list_evacuations (look, list);
  if (check_end (look) == BETRAYAL_WHY_LEGAL)
    betrayal_list_add (list, BETRAYAL_VERB_END, TC_THING_NONE, TC_THING_NONE);
}

static void
evacuate (BetrayalPlay *play, guint counter)
{
  /* Before the turn it counts from, leaving is as good as being lost (8.9). */
  guint box = play->state->head.turn < play->rules->evacuation_from ? BETRAYAL_BOX_EVACUATED_EARLY
                                                                    : BETRAYAL_BOX_EVACUATED;

  betrayal_place (play, counter, betrayal_box (play->rules, box));
}

/* Ruling D37: required attacks that there were too few units for. */
static void
tell_unmet_attacks (const BetrayalPlay *play)
{
  for (guint area = 0; area < play->rules->n_areas; area++)
    if ((play->state->area[area] & BETRAYAL_REQUIRED) &&
        betrayal_count_ground (play->rules, play->state, BETRAYAL_GERMAN, area) == 0)
      tc_events_tell (play->events, BETRAYAL_EVENT_NOT_ATTACKED, TC_THING_NONE, (TcThing) area, 0);
}

void
betrayal_apply_movement (BetrayalPlay *play, const TcMove *move)
{
  BetrayalState *state = play->state;
  guint8 counter = betrayal_unit_of (play->rules, move->subject);

  if (move->verb == BETRAYAL_VERB_END) {
    tell_unmet_attacks (play);
    state->step = BETRAYAL_STEP_MISSIONS;
    return;
  }
  if (move->verb == BETRAYAL_VERB_EVACUATE) {
    evacuate (play, counter);
    return;
  }

  state->flags[counter] |= BETRAYAL_MOVED;
  /* Before the unit counts there: entering an occupied area is an attack (4.2.2). */
  if (state->player == 0 &&
      betrayal_count_ground (play->rules, state, BETRAYAL_ALLIED, move->target) > 0)
    state->area[move->target] |= BETRAYAL_ATTACKED;
  if (move->verb == BETRAYAL_VERB_CARRY) {
    state->republic_moved = TRUE;
    betrayal_carry_republic (play, counter, move->target);
    return;
  }
  betrayal_place (play, counter, move->target);
}

/* What the tactics oblige to, once they are assigned. */
void
betrayal_begin_movement (BetrayalPlay *play)
{
  BetrayalState *state = play->state;

  if (state->player != 0)
    return;

  /* Ruling D63: where the sides already share an area, only an attack tactic there lets the Germans
   * fight on. */
  for (guint i = 0; i < play->rules->n_counters; i++)
    if (play->rules->counters[i].side == BETRAYAL_GERMAN && state->loc[i] < play->rules->n_areas &&
        betrayal_has_attack_tactic (state, i) &&
        betrayal_count_ground (play->rules, state, BETRAYAL_ALLIED, state->loc[i]) > 0)
      state->area[state->loc[i]] |= BETRAYAL_ATTACKED;
  betrayal_require_attacks (play);
}
