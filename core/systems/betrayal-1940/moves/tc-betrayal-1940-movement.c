/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

/* Ground movement (3.0) of whoever is phasing: one move takes a unit along the cheapest path to
 * where it stops. Air drops (3.2.4) and evacuations (3.2.3) are made in the same phase. What the
 * Germans owe before they may end it is in duties. */

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
  gboolean is_forward =
    betrayal_areas_has (betrayal_set (look->rules, look->rules->ahead, from), area);

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
  /* Hold: forward only; so do units without a tactic that join a Hold area (ruling D36). */
  if (tactic != BETRAYAL_HOLD && !(betrayal_area_flags (state)[area] & BETRAYAL_HELD))
    return BETRAYAL_WHY_NO_TACTIC;

  return is_forward ? BETRAYAL_WHY_LEGAL : BETRAYAL_WHY_FORWARD;
}

TcReason
betrayal_check_unit_move (BetrayalLook *look, guint counter, TcThing target, const guint64 *reach)
{
  BetrayalSide side = look->rules->counters[counter].side;
  TcReason why;

  if ((betrayal_unit_flags (look->state)[counter] & BETRAYAL_MOVED) &&
      counter != look->state->runner)
    return BETRAYAL_WHY_MOVED;
  if (target == look->state->loc[counter])
    return BETRAYAL_WHY_SAME_AREA;
  why = betrayal_check_ground (look, counter, target);
  if (why != BETRAYAL_WHY_LEGAL)
    return why;
  if (side == BETRAYAL_GERMAN) {
    why = check_guided (look, counter, target);
    if (why != BETRAYAL_WHY_LEGAL)
      return why;
  }
  if (!betrayal_areas_has (reach, target))
    return BETRAYAL_WHY_TOO_FAR;
  if (!betrayal_has_room (look, counter, target))
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

  if (!betrayal_must_drop (rules, look->state, counter))
    return BETRAYAL_WHY_NO_DROP;
  if (target == from)
    return BETRAYAL_WHY_SAME_AREA;
  if (!betrayal_areas_has (rules->drop_zone, target))
    return BETRAYAL_WHY_DROP_ZONE;
  if (betrayal_distances (rules, from)[target] > rules->counters[counter].drop)
    return BETRAYAL_WHY_DROP_RANGE;
  if (look->scan.ground[BETRAYAL_ALLIED][target] > 0 &&
      !(look->state->tactics & BETRAYAL_ATTACK_TACTICS))
    return BETRAYAL_WHY_DROP_COMBAT;

  return betrayal_has_room (look, counter, target) ? BETRAYAL_WHY_LEGAL : BETRAYAL_WHY_STACKING;
}

/* Whether the unit may take the marker at all; @reach gets how far. */
TcReason
betrayal_check_carrier (BetrayalLook *look, guint counter, guint64 *reach)
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

  return betrayal_reach_with_republic (look, counter, reach) ? BETRAYAL_WHY_LEGAL
                                                             : BETRAYAL_WHY_REPUBLIC_FAR;
}

static TcReason
check_carry (BetrayalLook *look, guint counter, TcThing target, const guint64 *reach)
{
  TcReason why;

  if (look->rules->area_nation[target] != look->rules->counters[look->rules->republic].nation)
    return BETRAYAL_WHY_REPUBLIC_FRANCE;
  /* Who only comes to it holds it by moving there. */
  if (target == look->state->loc[look->rules->republic])
    return BETRAYAL_WHY_REPUBLIC_THERE;

  why = betrayal_check_unit_move (look, counter, target, reach);

  return why == BETRAYAL_WHY_TOO_FAR ? BETRAYAL_WHY_CARRY_FAR : why;
}

/* Units of the nation that have left by sea: in this turn, or in all. */
static guint
count_evacuated (const BetrayalLook *look, guint nation, gboolean in_this_turn)
{
  const BetrayalRules *rules = look->rules;
  guint16 in_time = betrayal_box (rules, BETRAYAL_BOX_EVACUATED);
  guint16 early = betrayal_box (rules, BETRAYAL_BOX_EVACUATED_EARLY);
  guint n = 0;

  for (guint i = 0; i < rules->n_counters; i++) {
    guint16 loc = look->state->loc[i];

    n += rules->counters[i].nation == nation && (loc == in_time || loc == early) &&
         (!in_this_turn || (betrayal_unit_flags (look->state)[i] & BETRAYAL_MOVED));
  }

  return n;
}

static TcReason
check_evacuation_limits (const BetrayalLook *look, guint nation)
{
  const BetrayalNation *info = &look->rules->nations[nation];

  if (info->evacuation_limit != BETRAYAL_NO_LIMIT &&
      count_evacuated (look, nation, FALSE) >= info->evacuation_limit)
    return BETRAYAL_WHY_EVACUATION_LIMIT;
  if (info->evacuation_turn_limit != BETRAYAL_NO_LIMIT &&
      count_evacuated (look, nation, TRUE) >= info->evacuation_turn_limit)
    return BETRAYAL_WHY_EVACUATION_TURN;

  return BETRAYAL_WHY_LEGAL;
}

/* Rule 3.2.3, rulings D29 and T4: units of the nations that the scenario lets go leave by sea, from
 * the ports and in the number that it sets. */
TcReason
betrayal_check_evacuation (const BetrayalLook *look, guint counter, TcThing target)
{
  const BetrayalRules *rules = look->rules;
  const BetrayalNation *nation = &rules->nations[rules->counters[counter].nation];

  if (target != look->state->loc[counter])
    return BETRAYAL_WHY_NOT_THERE;
  if (nation->side != BETRAYAL_ALLIED || !nation->evacuates)
    return BETRAYAL_WHY_NO_EVACUATION;
  if (rules->counters[counter].stays)
    return BETRAYAL_WHY_CLASS_STAYS;
  if (!rules->is_port[target] || look->scan.ground[BETRAYAL_GERMAN][target] > 0 ||
      betrayal_get_controller (look->state, target) != BETRAYAL_ALLIED)
    return BETRAYAL_WHY_NO_PORT;
  if (!betrayal_areas_has (betrayal_set (rules, rules->exits, rules->counters[counter].nation),
                           target))
    return BETRAYAL_WHY_NO_EXIT;

  return check_evacuation_limits (look, rules->counters[counter].nation);
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
  guint16 counter = betrayal_unit_of (look->rules, move->subject);
  BetrayalAreas reach;
  TcReason why;

  if (move->verb == BETRAYAL_VERB_END)
    return check_end (look);
  why = check_mover (look, counter);
  if (why != BETRAYAL_WHY_LEGAL)
    return why;
  if (move->verb == BETRAYAL_VERB_DROP)
    return betrayal_check_drop (look, counter, move->target);
  if (move->verb == BETRAYAL_VERB_CARRY) {
    why = betrayal_check_carrier (look, counter, reach);
    return why == BETRAYAL_WHY_LEGAL ? check_carry (look, counter, move->target, reach) : why;
  }
  if (move->verb == BETRAYAL_VERB_EVACUATE)
    return betrayal_check_evacuation (look, counter, move->target);

  betrayal_areas_copy (look->rules->n_words, reach, betrayal_reach (look, counter));
  why = betrayal_check_unit_move (look, counter, move->target, reach);

  return why == BETRAYAL_WHY_TOO_FAR ? betrayal_why_unreached (look, counter, move->target) : why;
}

static void
evacuate (BetrayalPlay *play, guint counter)
{
  /* Before the turn it counts from, leaving is as good as being lost (8.9). */
  guint box = play->state->head.turn < play->rules->evacuation_from ? BETRAYAL_BOX_EVACUATED_EARLY
                                                                    : BETRAYAL_BOX_EVACUATED;

  betrayal_place (play, counter, betrayal_box (play->rules, box));
  /* What left in this turn counts against its limit. */
  if (play->rules->nations[play->rules->counters[counter].nation].evacuation_turn_limit !=
      BETRAYAL_NO_LIMIT)
    betrayal_unit_flags (play->state)[counter] |= BETRAYAL_MOVED;
}

/* Ruling D37: required attacks that there were too few units for, or no room. */
static void
report_unmet_attacks (const BetrayalPlay *play)
{
  for (guint area = 0; area < play->rules->n_areas; area++)
    if ((betrayal_area_flags (play->state)[area] & (BETRAYAL_REQUIRED | BETRAYAL_ATTACKED)) ==
        BETRAYAL_REQUIRED)
      tc_events_report (play->events, BETRAYAL_EVENT_NOT_ATTACKED, TC_THING_NONE, (TcThing) area,
                        0);
}

/* The unit that could have moved on from an area with defence forces has stopped there. */
static void
end_run (BetrayalPlay *play)
{
  guint16 runner = play->state->runner;

  play->state->runner = BETRAYAL_NONE;
  play->state->runner_spent = 0;
  if (runner != BETRAYAL_NONE)
    betrayal_touch (play, play->state->loc[runner]);
}

/* Rule 9.0: who moves on from an area with defence forces rolls first, up to the bracketed value it
 * stays. Who comes to such an area with points left may still move on, as long as no other unit
 * moves. FALSE when the unit stays. */
static gboolean
get_past_defence (BetrayalPlay *play, guint counter, const TcMove *move)
{
  const BetrayalRules *rules = play->rules;
  BetrayalState *state = play->state;
  guint16 from = state->loc[counter];
  gboolean goes_on = counter == state->runner;
  BetrayalDice die = { 1, rules->defence_faces, 1, rules->defence_faces };
  guint spent = 0;
  BetrayalLook look;
  guint roll;

  if (move->verb != BETRAYAL_VERB_DROP && betrayal_is_defended (rules, state, move->target) &&
      betrayal_count_ground (rules, state, BETRAYAL_ALLIED, move->target) == 0) {
    betrayal_look_init (&look, rules, state);
    spent = betrayal_count_points (&look, counter, move->target);
    spent += goes_on ? state->runner_spent : 0;
  }
  if (!goes_on)
    end_run (play);
  if (goes_on) {
    roll =
      betrayal_roll (play, BETRAYAL_DICE_DEFENCE, betrayal_unit_thing (rules, counter), from, die);
    tc_events_report (
      play->events,
      roll <= rules->bracket[from] ? BETRAYAL_EVENT_DEFENCE_STOPS : BETRAYAL_EVENT_DEFENCE_PASSED,
      betrayal_unit_thing (rules, counter), from, (gint16) roll, (gint16) move->target);
    if (roll <= rules->bracket[from]) {
      end_run (play);
      return FALSE;
    }
    state->runner = BETRAYAL_NONE;
    state->runner_spent = 0;
  }
  if (spent > 0) {
    state->runner = (guint16) counter;
    state->runner_spent = (guint8) spent;
  }

  return TRUE;
}

void
betrayal_apply_movement (BetrayalPlay *play, const TcMove *move)
{
  BetrayalState *state = play->state;
  guint16 counter = betrayal_unit_of (play->rules, move->subject);

  if (move->verb == BETRAYAL_VERB_END) {
    report_unmet_attacks (play);
    end_run (play);
    state->step = BETRAYAL_STEP_MISSIONS;
    return;
  }
  if (move->verb == BETRAYAL_VERB_EVACUATE) {
    evacuate (play, counter);
    return;
  }

  if (state->player == 0 && !get_past_defence (play, counter, move))
    return;
  betrayal_unit_flags (state)[counter] |= BETRAYAL_MOVED;
  /* Before the unit counts there: entering an occupied area is an attack (4.2.2). */
  if (state->player == 0 &&
      betrayal_count_ground (play->rules, state, BETRAYAL_ALLIED, move->target) > 0)
    betrayal_area_flags (state)[move->target] |= BETRAYAL_ATTACKED;
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
      betrayal_area_flags (state)[state->loc[i]] |= BETRAYAL_ATTACKED;
  betrayal_require_attacks (play);
}
