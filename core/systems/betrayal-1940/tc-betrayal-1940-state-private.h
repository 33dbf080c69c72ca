/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-betrayal-1940-state-private.h is private to core/."
#endif

#include "systems/betrayal-1940/tc-betrayal-1940-data-private.h"
#include "systems/betrayal-1940/tc-betrayal-1940-words-private.h"

G_BEGIN_DECLS

/* BetrayalState: a position, and what is read off it at once. */

/* BetrayalPhase: what is decided next; the names are in words. */
typedef enum {
  BETRAYAL_PHASE_NONE,
  BETRAYAL_PHASE_DEPLOY,
  BETRAYAL_PHASE_ENTER,
  BETRAYAL_PHASE_AIR_LOSS,
  BETRAYAL_PHASE_RETURN,
  BETRAYAL_PHASE_ASSIGN,
  BETRAYAL_PHASE_MOVE,
  BETRAYAL_PHASE_MISSIONS,
  BETRAYAL_PHASE_INTERCEPT,
  BETRAYAL_PHASE_BOMBARD,
  BETRAYAL_PHASE_BASE,
  BETRAYAL_PHASE_STEPS,
  BETRAYAL_PHASE_EXCHANGE,
  BETRAYAL_PHASE_WITHDRAW,
  BETRAYAL_PHASE_EXPLOIT,
  BETRAYAL_PHASE_COMBAT,
  BETRAYAL_PHASE_OVER,
  BETRAYAL_N_PHASES
} BetrayalPhase;

/* BetrayalStep: where in the sequence of play (2.0) the game is. */
typedef enum {
  BETRAYAL_STEP_SETUP,
  BETRAYAL_STEP_INITIATIVE,
  BETRAYAL_STEP_GERMAN_SETUP,
  BETRAYAL_STEP_ORDERS,
  BETRAYAL_STEP_REFIT,
  BETRAYAL_STEP_ENTER,
  BETRAYAL_STEP_RETURN_ROLL,
  BETRAYAL_STEP_RETURN,
  BETRAYAL_STEP_ASSIGN,
  BETRAYAL_STEP_MOVE,
  BETRAYAL_STEP_MISSIONS,
  BETRAYAL_STEP_INTERCEPT,
  BETRAYAL_STEP_BOMBARD,
  BETRAYAL_STEP_COMBAT,
  BETRAYAL_STEP_REGROUP,
  BETRAYAL_STEP_NEXT_PLAYER,
  BETRAYAL_STEP_OVER
} BetrayalStep;

/* BetrayalStage: where in one bombardment or combat; see combat. */
typedef enum {
  BETRAYAL_STAGE_NONE,
  BETRAYAL_STAGE_RESULT,
  BETRAYAL_STAGE_EXPLOIT,
  BETRAYAL_STAGE_AIR,
  BETRAYAL_STAGE_NEXT
} BetrayalStage;

/* betrayal_unit_flags () of a counter: bits, and the tactic of a German unit above them. */
#define BETRAYAL_REDUCED      0x01
#define BETRAYAL_MOVED        0x02 /* moved, dropped or landed in this player-turn */
#define BETRAYAL_FOUGHT       0x04 /* takes part in the combat that is being resolved */
#define BETRAYAL_WITHDRAWS    0x08 /* has to withdraw from the focus */
#define BETRAYAL_STOPPED      0x10 /* German: has exploited, it stops (3.4.4 E) */
#define BETRAYAL_FREED        0x10 /* minor Ally: has been outside its country (1.7), for good */
#define BETRAYAL_TACTIC_SHIFT 5

/* betrayal_area_flags () of an area: controller (side + 1, 0 nobody; ruling D21), and bits that
 * last for a player-turn. */
#define BETRAYAL_CONTROL  0x03
#define BETRAYAL_ATTACKED 0x04 /* Germans may fight here in this turn (4.2.2) */
#define BETRAYAL_HELD     0x08 /* Hold was assigned to it (ruling D36) */
#define BETRAYAL_REQUIRED 0x10 /* must be entered (3.4.4 C) */
#define BETRAYAL_RESOLVED 0x20 /* its ground combat has been fought */
#define BETRAYAL_FLOWN    0x40 /* its interception has been dealt with */

/* What an air unit is doing. */
typedef enum {
  BETRAYAL_AIR_HOME,
  BETRAYAL_AIR_FLYING,    /* on a mission; its place is still the launch area */
  BETRAYAL_AIR_RETURNING, /* must find a base within range of return_from (ruling D95) */
  BETRAYAL_AIR_HOMING,    /* the same after an interception: its launch area is always open */
  BETRAYAL_AIR_DONE,
  BETRAYAL_AIR_JOINING /* sent to intercept over the focus; more fighters may follow */
} BetrayalAirState;

typedef enum {
  BETRAYAL_MISSION_NONE,
  BETRAYAL_MISSION_BOMB,
  BETRAYAL_MISSION_SUPPORT,
  BETRAYAL_MISSION_STRIKE, /* the bomber's both in one area (3.3.2 c) */
  BETRAYAL_MISSION_SPENT   /* flown; goes home at the end of the area's combat */
} BetrayalMission;

#define BETRAYAL_BOMBING                                                                           \
  ((1u << BETRAYAL_MISSION_BOMB) | (1u << BETRAYAL_MISSION_STRIKE)) /* sets of missions */
#define BETRAYAL_SUPPORTING   ((1u << BETRAYAL_MISSION_SUPPORT) | (1u << BETRAYAL_MISSION_STRIKE))
#define BETRAYAL_ALL_MISSIONS 0x1eu

/* Partial exchange (4.5.5): what one side still owes. */
typedef enum { BETRAYAL_OWES_NOTHING, BETRAYAL_OWES_LOWEST, BETRAYAL_OWES_MATCH } BetrayalDebt;

/* The arrays follow: one value for each counter, area, air unit or nation of the ruleset, at
 * offsets from the beginning that are the same in all positions of it. */
typedef struct _BetrayalState {
  TcState head;
  guint64 open; /* nations that German ground units may operate in; see orders */
  guint16 setup;
  guint16 focus;           /* area that is being resolved, or NONE */
  guint16 exploit_from;    /* area that was won, while armour exploits, or NONE */
  guint16 exploit_to;      /* area the first armour went to, or NONE */
  guint16 republic_holder; /* counter, or NONE */
  guint16 runner;          /* unit in an area with defence forces that may move on, or NONE (9.0) */
  guint16 returns_left;
  guint16 at_targets; /* offsets of the arrays but the first, which is loc */
  guint16 at_returns_from;
  guint16 at_bombed;
  guint16 at_declared;
  guint16 at_unit_flags;
  guint16 at_area_flags;
  guint16 at_combat_rolls;
  guint16 at_air_rolls;
  guint16 at_missions;
  guint16 at_air_states;
  guint16 at_offences;
  guint16 at_offence_turns;
  guint16 n_air;
  guint8 player;      /* whose player-turn: 0 the Germans', else seat + 1 */
  guint8 step;        /* BetrayalStep */
  guint8 stage;       /* BetrayalStage */
  guint8 initiative;  /* seat, or NOBODY before the first roll */
  guint8 tactics;     /* bits of the tactics that may be used this turn */
  guint8 attacker;    /* side that attacks in the focus */
  guint8 can_exploit; /* the last result lets armour go on */
  guint8 steps_owed;  /* bombardment: steps still to be lost by the target */
  guint8 exchange;    /* a partial exchange is being settled */
  guint8 exchange_value;
  guint8 owes[BETRAYAL_N_SIDES]; /* BetrayalDebt */
  guint8 air_loss;               /* an Ally still has to lose an air unit from the box (3.2.2) */
  guint8 republic_side;          /* side + 1 of the holder, 0 nobody */
  guint8 republic_moved;         /* in this player-turn (ruling D103) */
  guint8 german_intercepts;      /* how often German fighters were sent (ruling D53) */
  guint8 groups;                 /* decisions on a set begun so far, wrapping */
  guint8 runner_spent;           /* movement points */
  guint8 no_major;               /* a third offence: no Ally can get a Major (6.3.3 a) */
  guint8 final_penalty;          /* it took effect: the game ends with this turn (6.3.3) */
  guint16 orders;                /* row whose zones and areas are open as well, + 1, or 0 */
  guint8 zero[2];
  guint16 loc[]; /* [counter]: its place */
} BetrayalState;

G_STATIC_ASSERT (G_STRUCT_OFFSET (BetrayalState, loc) == sizeof (BetrayalState));
G_STATIC_ASSERT (sizeof (BetrayalState) == 104);

/* The arrays of a position by what they hold; constant where the position is. */
#define BETRAYAL_BYTES(state, at) ((__typeof__ (&(state)->zero[0])) (state) + (at))
#define BETRAYAL_WORDS(state, at)                                                                  \
  ((__typeof__ (&(state)->loc[0])) (gconstpointer) BETRAYAL_BYTES (state, at))

/* [counter]: bits, and the tactic of a German unit above them */
#define betrayal_unit_flags(state) BETRAYAL_BYTES (state, (state)->at_unit_flags)

/* [area]: who controls it, and bits */
#define betrayal_area_flags(state) BETRAYAL_BYTES (state, (state)->at_area_flags)

/* [area]: throws this turn; of the second, low half interceptions, high half bombardments */
#define betrayal_combat_rolls(state) BETRAYAL_BYTES (state, (state)->at_combat_rolls)
#define betrayal_air_rolls(state)    BETRAYAL_BYTES (state, (state)->at_air_rolls)

/* [air unit]: BetrayalMission of a leg, the first or the second, and the areas they lead to */
#define betrayal_missions(state, leg)                                                              \
  BETRAYAL_BYTES (state, (state)->at_missions + (leg) * (state)->n_air)
#define betrayal_targets(state, leg)                                                               \
  BETRAYAL_WORDS (state, (state)->at_targets + (leg) * (state)->n_air * 2)

/* [air unit]: BetrayalAirState, where it returns from, and the area bombed in this game turn, or
 * NONE (ruling D56) */
#define betrayal_air_states(state)   BETRAYAL_BYTES (state, (state)->at_air_states)
#define betrayal_returns_from(state) BETRAYAL_WORDS (state, (state)->at_returns_from)
#define betrayal_bombed(state)       BETRAYAL_WORDS (state, (state)->at_bombed)

/* [air unit]: place in the order of declared missions, from 1, or 0 */
#define betrayal_declared(state) BETRAYAL_WORDS (state, (state)->at_declared)

/* [nation]: offences recorded against the ban, 3 at most (6.3), and the turn of the last, or 0 */
#define betrayal_offences(state)      BETRAYAL_BYTES (state, (state)->at_offences)
#define betrayal_offence_turns(state) BETRAYAL_BYTES (state, (state)->at_offence_turns)

#define BETRAYAL_N_FIELDS 42
extern const TcStateField betrayal_fields[BETRAYAL_N_FIELDS];

/* Adds the arrays to the ruleset and remembers where they lie, for betrayal_state_init (). */
void betrayal_add_arrays (BetrayalRules *rules, TcRuleset *ruleset);
void betrayal_state_init (const BetrayalRules *rules, BetrayalState *state);

/* Kinds of dice. */
enum {
  BETRAYAL_DICE_INITIATIVE,
  BETRAYAL_DICE_ORDERS,
  BETRAYAL_DICE_TACTICS,
  BETRAYAL_DICE_RETURNS,
  BETRAYAL_DICE_INTERCEPT,
  BETRAYAL_DICE_ABORT,
  BETRAYAL_DICE_BOMBARD,
  BETRAYAL_DICE_COMBAT,
  BETRAYAL_DICE_REGROUP,
  BETRAYAL_DICE_FINAL,
  BETRAYAL_DICE_DEFENCE
};

/* BetrayalPlay: a position that is being changed. */
typedef struct {
  const BetrayalRules *rules;
  BetrayalState *state;
  TcEvents *events; /* nullable */
} BetrayalPlay;

static inline gboolean
betrayal_is_area (const BetrayalRules *rules, TcThing thing)
{
  return thing < rules->n_areas;
}

static inline guint16
betrayal_box (const BetrayalRules *rules, guint box)
{
  return (guint16) (rules->n_areas + box);
}

static inline TcThing
betrayal_unit_thing (const BetrayalRules *rules, guint counter)
{
  return tc_range_get (rules->counter_things, counter);
}

/* betrayal_unit_of: the counter that @thing is, or NONE. */
static inline guint16
betrayal_unit_of (const BetrayalRules *rules, TcThing thing)
{
  return tc_range_has (rules->counter_things, thing)
           ? (guint16) tc_range_index (rules->counter_things, thing)
           : BETRAYAL_NONE;
}

static inline TcThing
betrayal_tactic_thing (const BetrayalRules *rules, guint tactic)
{
  return tc_range_get (rules->tactic_things, tactic - 1);
}

static inline BetrayalTactic
betrayal_tactic_of (const BetrayalRules *rules, TcThing thing)
{
  return (BetrayalTactic) (tc_range_index (rules->tactic_things, thing) + 1);
}

static inline gboolean
betrayal_is_reduced (const BetrayalState *state, guint counter)
{
  return betrayal_unit_flags (state)[counter] & BETRAYAL_REDUCED;
}

static inline BetrayalTactic
betrayal_get_tactic (const BetrayalState *state, guint counter)
{
  return (BetrayalTactic) (betrayal_unit_flags (state)[counter] >> BETRAYAL_TACTIC_SHIFT);
}

static inline gboolean
betrayal_has_attack_tactic (const BetrayalState *state, guint counter)
{
  return BETRAYAL_TACTIC_BIT (betrayal_get_tactic (state, counter)) & BETRAYAL_ATTACK_TACTICS;
}

static inline BetrayalSide
betrayal_enemy (BetrayalSide side)
{
  return side == BETRAYAL_GERMAN ? BETRAYAL_ALLIED : BETRAYAL_GERMAN;
}

static inline BetrayalSide
betrayal_phasing_side (const BetrayalState *state)
{
  return state->player == 0 ? BETRAYAL_GERMAN : BETRAYAL_ALLIED;
}

/* Rule 3.4.2 b, ruling D35; some areas, such as border areas, are always open (ruling D10). */
static inline gboolean
betrayal_is_open (const BetrayalRules *rules, const BetrayalState *state, guint area)
{
  return rules->is_always_open[area] || ((state->open >> rules->area_nation[area]) & 1) ||
         (state->orders > 0 &&
          betrayal_areas_has (betrayal_set (rules, rules->orders_areas, state->orders - 1u), area));
}

/* The side that controls @area, or -1 (ruling D21). */
static inline gint
betrayal_get_controller (const BetrayalState *state, guint area)
{
  return (betrayal_area_flags (state)[area] & BETRAYAL_CONTROL) - 1;
}

static inline gboolean
betrayal_is_phasing_unit (const BetrayalRules *rules, const BetrayalState *state, guint counter)
{
  const BetrayalCounter *unit = &rules->counters[counter];

  if (unit->kind == BETRAYAL_MARKER)
    return FALSE;
  if (state->player == 0)
    return unit->side == BETRAYAL_GERMAN;

  return unit->side == BETRAYAL_ALLIED && unit->seat == state->player - 1;
}

/* Rule 3.2.4: on their turn, from their border area. */
static inline gboolean
betrayal_must_drop (const BetrayalRules *rules, const BetrayalState *state, guint counter)
{
  const BetrayalCounter *unit = &rules->counters[counter];
  guint loc = state->loc[counter];

  return state->head.turn == rules->drop_turn && unit->drop > 0 && state->player == 0 &&
         unit->kind == BETRAYAL_GROUND && unit->side == BETRAYAL_GERMAN && loc < rules->n_areas &&
         rules->is_border[loc] && !(betrayal_unit_flags (state)[counter] & BETRAYAL_MOVED);
}

G_END_DECLS
