/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-betrayal-1940-private.h is private to core/."
#endif

#include "rules/tc-system.h"
#include "systems/betrayal-1940/tc-betrayal-1940-areas-private.h"
#include "systems/betrayal-1940/tc-betrayal-1940-data-private.h"
#include "systems/betrayal-1940/tc-betrayal-1940-words-private.h"

G_BEGIN_DECLS

/* Betrayal!: the turn grammar of the rulebook over flat tables made from the scenario. Rule numbers
 * in brackets are the rulebook's; "ruling D36" is a decision on what the rulebook leaves open,
 * listed in docs/rulings-betrayal-1940.md.
 *
 * Two layers. BetrayalRules is what the scenario says: immutable, made once by compile.
 * BetrayalState is a position. advance () (flow) runs all that nobody decides until somebody has to
 * decide; each kind of decision is a phase with a predicate that says why a move is not legal, and
 * an enumerator that filters its candidates by that predicate.
 *
 * A counter's place is one byte: an area's index, or n_areas + a box. Things are numbered in the
 * same order, so a place is its own thing. */

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

/* BetrayalState.flags of a counter: bits, and the tactic of a German unit above them. */
#define BETRAYAL_REDUCED      0x01
#define BETRAYAL_MOVED        0x02 /* moved, dropped or landed in this player-turn */
#define BETRAYAL_FOUGHT       0x04 /* takes part in the combat that is being resolved */
#define BETRAYAL_WITHDRAWS    0x08 /* has to withdraw from the focus */
#define BETRAYAL_STOPPED      0x10 /* has exploited: it stops (3.4.4 E) */
#define BETRAYAL_TACTIC_SHIFT 5

/* BetrayalState.area of an area: controller (side + 1, 0 nobody; ruling D21), and bits that last
 * for a player-turn. */
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
  BETRAYAL_AIR_DONE
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

typedef struct {
  TcState head;
  guint16 open; /* nations that German ground units may operate in */
  guint8 setup;
  guint8 player;       /* whose player-turn: 0 the Germans', else seat + 1 */
  guint8 step;         /* BetrayalStep */
  guint8 stage;        /* BetrayalStage */
  guint8 initiative;   /* seat, or NONE before the first roll */
  guint8 tactics;      /* bits of the tactics that may be used this turn */
  guint8 focus;        /* area that is being resolved, or NONE */
  guint8 attacker;     /* side that attacks there */
  guint8 exploit_from; /* area that was won, while armour exploits, or NONE */
  guint8 exploit_to;   /* area the first armour went to, or NONE */
  guint8 can_exploit;  /* the last result lets armour go on */
  guint8 steps_owed;   /* bombardment: steps still to be lost by the target */
  guint8 exchange;     /* a partial exchange is being settled */
  guint8 exchange_value;
  guint8 owes[BETRAYAL_N_SIDES]; /* BetrayalDebt */
  guint8 returns_left;
  guint8 returns_forced;    /* Refit releases all (3.4.4 B) */
  guint8 air_loss;          /* an Ally still has to lose an air unit from the box (3.2.2) */
  guint8 republic_holder;   /* counter, or NONE */
  guint8 republic_side;     /* side + 1 of the holder, 0 nobody */
  guint8 republic_moved;    /* in this player-turn (ruling D103) */
  guint8 german_intercepts; /* the German fighters have been sent (ruling D53) */
  guint8 groups;            /* decisions on a set begun so far, wrapping */
  guint8 runner;        /* unit in an area with defence forces that may move on, or NONE (9.0) */
  guint8 runner_spent;  /* movement points */
  guint8 no_major;      /* a third offence: no Ally can get a Major (6.3.3 a) */
  guint8 final_penalty; /* it took effect: the game ends with this turn (6.3.3) */
  guint8 offences[BETRAYAL_MAX_NATIONS];     /* recorded against the ban, 3 at most (6.3) */
  guint8 offence_turn[BETRAYAL_MAX_NATIONS]; /* of the last one, or 0 */
  guint8 mission[2][BETRAYAL_MAX_AIR];       /* first and second mission: BetrayalMission */
  guint8 target[2][BETRAYAL_MAX_AIR];        /* areas */
  guint8 air[BETRAYAL_MAX_AIR];              /* BetrayalAirState */
  guint8 return_from[BETRAYAL_MAX_AIR];
  guint8 bombed[BETRAYAL_MAX_AIR]; /* area bombed in this game turn, or NONE (ruling D56) */
  guint8 loc[BETRAYAL_MAX_COUNTERS];
  guint8 flags[BETRAYAL_MAX_COUNTERS];
  guint8 area[BETRAYAL_MAX_AREAS];
  guint8 combat_rolls[BETRAYAL_MAX_AREAS]; /* throws this turn */
  guint8 air_rolls[BETRAYAL_MAX_AREAS];    /* low half interceptions, high half bombardments */
  guint8 zero[2];
} BetrayalState;

G_STATIC_ASSERT (sizeof (BetrayalState) % 8 == 0);
G_STATIC_ASSERT (sizeof (BetrayalState) <= 1024);

#define BETRAYAL_N_FIELDS 41
extern const TcStateField betrayal_fields[BETRAYAL_N_FIELDS];

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

/* BetrayalScan: ground units by place, counted once for a list of moves. */
typedef struct {
  guint8 ground[BETRAYAL_N_SIDES][G_MAXUINT8 + 1];
  BetrayalAreas occupied[BETRAYAL_N_SIDES];
  BetrayalAreas full[BETRAYAL_N_SIDES]; /* without room for one more (1.5) */
} BetrayalScan;

#define BETRAYAL_BOUND 0x80

/* BetrayalLook: what a predicate may look at. */
typedef struct {
  const BetrayalRules *rules;
  const BetrayalState *state;
  BetrayalScan scan;

  /* Where units of a side may be, but for those that are bound to a home; and where units can get
   * to, by where they are and whether their allowance is above 1, with what it was found for: the
   * allowance and BETRAYAL_BOUND, NONE before. */
  gboolean has_reach;
  BetrayalAreas open[BETRAYAL_N_SIDES];
  BetrayalAreas defended; /* bracketed values that stop Germans now (9.0) */
  guint8 reach_for[2][BETRAYAL_MAX_AREAS];
  BetrayalAreas reach[2][BETRAYAL_MAX_AREAS];

  /* Required attacks (3.4.4 C), found when first asked for: the areas still to be entered, the
   * units that could, and a largest matching of the ones to the others. */
  gboolean has_duties;
  BetrayalAreas wanted;
  guint8 n_pool;
  guint8 pool_index[BETRAYAL_MAX_COUNTERS];      /* [German ground unit], or NONE */
  BetrayalAreas can_take[BETRAYAL_MAX_COUNTERS]; /* [index in pool], as the next two */
  guint8 takes[BETRAYAL_MAX_COUNTERS];           /* area, or NONE */
  guint8 is_free[BETRAYAL_MAX_COUNTERS];         /* as many are entered without it */
  guint8 taken_by[BETRAYAL_MAX_AREAS];           /* index in pool, or NONE; of wanted areas */
  guint n_takable;
  /* Assigning tactics, likewise. */
  gboolean has_slots;
  guint8 waiting[BETRAYAL_MAX_AREAS]; /* units without orders */
  guint n_single;
  guint8 single[BETRAYAL_MAX_COUNTERS]; /* units that are a slot each */
  guint n_slots;
  guint n_strikes;       /* slots of them that have something to attack */
  guint given;           /* bits of the rolled tactics that some unit has */
  guint met;             /* bits of those of them that are carried out by it */
  BetrayalAreas strikes; /* areas with something to attack */
} BetrayalLook;

/* BetrayalList: legal moves being listed. */
typedef struct {
  TcMove *moves;
  guint n;
  guint limit; /* further ones are only counted */
} BetrayalList;

static inline void
betrayal_list_add (BetrayalList *list, guint verb, TcThing subject, TcThing target)
{
  if (list->n < list->limit)
    list->moves[list->n] = tc_move_make ((guint8) verb, subject, target, 0);
  list->n++;
}

/* betrayal_list_targets: a move to each of @targets. What it counts with is its own while it
 * writes, or it would be read again after each move. */
static inline void
betrayal_list_targets (BetrayalList *list, guint verb, TcThing subject, BetrayalAreas targets)
{
  TcMove move = tc_move_make ((guint8) verb, subject, 0, 0);
  TcMove *moves = list->moves;
  guint limit = list->limit;
  guint n = list->n;
  guint area;

  for (; betrayal_areas_pop (&targets, &area); n++) {
    move.target = (TcThing) area;
    if (n < limit)
      moves[n] = move;
  }
  list->n = n;
}

/* compile */
gpointer betrayal_compile (TcRuleset *ruleset, TcScenario *scenario, TcReport *report);

typedef struct {
  TcRuleset *ruleset;
  TcScenario *scenario;
  TcReport *report;
  BetrayalRules *rules;
  TcNode rules_section; /* the section "rules" */
  gboolean failed;
} BetrayalCompile;

void betrayal_compile_fail (BetrayalCompile *compile, TcNode node, const char *format, ...)
  G_GNUC_PRINTF (3, 4);
guint8 betrayal_compile_nation (BetrayalCompile *compile, TcNode node, const char *name);
guint8 betrayal_compile_area (BetrayalCompile *compile, TcNode node, const char *name);
guint8 betrayal_compile_zone (BetrayalCompile *compile, TcNode node, const char *name);
guint8 betrayal_compile_side (BetrayalCompile *compile, TcNode node, const char *name);
guint betrayal_compile_index (BetrayalCompile *compile, TcNode node);
TcThing betrayal_compile_add (BetrayalCompile *compile, TcThingKind kind, TcNode node);
void betrayal_compile_board (BetrayalCompile *compile);
void betrayal_compile_tables (BetrayalCompile *compile);
void betrayal_compile_sets (BetrayalRules *rules);
void betrayal_compile_setups (BetrayalCompile *compile);
void betrayal_compile_rules (BetrayalCompile *compile);
void betrayal_compile_victory (BetrayalCompile *compile);
void betrayal_compile_knowledge (BetrayalRules *rules);

/* state: reading and changing a position */
static inline gboolean
betrayal_is_area (const BetrayalRules *rules, TcThing thing)
{
  return thing < rules->n_areas;
}

static inline guint8
betrayal_box (const BetrayalRules *rules, guint box)
{
  return (guint8) (rules->n_areas + box);
}

static inline TcThing
betrayal_unit_thing (const BetrayalRules *rules, guint counter)
{
  return (TcThing) (rules->counter_thing + counter);
}

/* betrayal_unit_of: the counter that @thing is, or NONE. */
static inline guint8
betrayal_unit_of (const BetrayalRules *rules, TcThing thing)
{
  return thing >= rules->counter_thing && thing < rules->counter_thing + rules->n_counters
           ? (guint8) (thing - rules->counter_thing)
           : BETRAYAL_NONE;
}

static inline gboolean
betrayal_is_reduced (const BetrayalState *state, guint counter)
{
  return state->flags[counter] & BETRAYAL_REDUCED;
}

static inline BetrayalTactic
betrayal_get_tactic (const BetrayalState *state, guint counter)
{
  return (BetrayalTactic) (state->flags[counter] >> BETRAYAL_TACTIC_SHIFT);
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

/* Rule 3.4.2 b, ruling D35: border areas are always open (ruling D10). */
static inline gboolean
betrayal_is_open (const BetrayalRules *rules, const BetrayalState *state, guint area)
{
  return rules->is_border[area] || ((state->open >> rules->area_nation[area]) & 1);
}

/* The side that controls @area, or -1 (ruling D21). */
static inline gint
betrayal_get_controller (const BetrayalState *state, guint area)
{
  return (state->area[area] & BETRAYAL_CONTROL) - 1;
}

/* Rule 1.5. */
static inline gboolean
betrayal_has_room (const BetrayalLook *look, BetrayalSide side, guint area)
{
  if (side == BETRAYAL_GERMAN && look->rules->is_border[area])
    return TRUE;

  return look->scan.ground[side][area] < look->rules->stacking;
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
         rules->is_border[loc] && !(state->flags[counter] & BETRAYAL_MOVED);
}

static inline guint
betrayal_get_allowance (const BetrayalLook *look, guint counter)
{
  return look->rules->counters[counter].movement[betrayal_is_reduced (look->state, counter)];
}

/* Movement points that are left: all, but for who has come through defence forces (9.0). */
static inline guint
betrayal_get_points (const BetrayalLook *look, guint counter)
{
  guint allowance = betrayal_get_allowance (look, counter);

  return counter == look->state->runner ? allowance - MIN (look->state->runner_spent, allowance)
                                        : allowance;
}

gboolean betrayal_is_defended (const BetrayalRules *rules, const BetrayalState *state, guint area);
guint betrayal_count_points (BetrayalLook *look, guint counter, guint area);

/* Ruling D23: at home a minor Ally's unit may not leave of its own will (1.7). */
static inline gboolean
betrayal_is_bound_home (const BetrayalLook *look, guint counter)
{
  guint nation = look->rules->counters[counter].nation;

  return look->rules->nations[nation].home_bound &&
         look->rules->area_nation[look->state->loc[counter]] == nation;
}

void betrayal_find_reach (BetrayalLook *look, guint counter, guint is_for);

/* Every area that the unit can get to. Units of one side in one area with the same allowance get to
 * the same ones. */
static inline BetrayalAreas
betrayal_reach (BetrayalLook *look, guint counter)
{
  guint from = look->state->loc[counter];
  guint allowance = betrayal_get_allowance (look, counter);
  guint is_for = betrayal_get_points (look, counter) |
                 (betrayal_is_bound_home (look, counter) ? BETRAYAL_BOUND : 0);

  if (!look->has_reach || look->reach_for[allowance > 1][from] != is_for)
    betrayal_find_reach (look, counter, is_for);

  return look->reach[allowance > 1][from];
}

void betrayal_look_init (BetrayalLook *look,
                         const BetrayalRules *rules,
                         const BetrayalState *state);
BetrayalAreas betrayal_get_controlled (const BetrayalRules *rules,
                                       const BetrayalState *state,
                                       BetrayalSide side);
void betrayal_look_init_blind (BetrayalLook *look,
                               const BetrayalRules *rules,
                               const BetrayalState *state);
void betrayal_scan (const BetrayalRules *rules, const BetrayalState *state, BetrayalScan *scan);
void betrayal_count_both (const BetrayalRules *rules,
                          const BetrayalState *state,
                          guint area,
                          guint n[BETRAYAL_N_SIDES]);
guint betrayal_count_ground (const BetrayalRules *rules,
                             const BetrayalState *state,
                             BetrayalSide side,
                             guint area);
gboolean betrayal_has_flags (const BetrayalState *state, guint flags);
BetrayalAreas betrayal_get_open (const BetrayalRules *rules, const BetrayalState *state);
BetrayalAreas betrayal_get_flagged (const BetrayalRules *rules,
                                    const BetrayalState *state,
                                    guint flags);
BetrayalAreas betrayal_get_bases (const BetrayalLook *look, BetrayalSide side);
gboolean betrayal_is_base (const BetrayalLook *look, BetrayalSide side, guint area);
guint8 betrayal_other_seat (const BetrayalRules *rules, guint8 seat);
guint8 betrayal_german_seat (const BetrayalRules *rules, const BetrayalState *state);
guint8 betrayal_owner_seat (const BetrayalRules *rules, const BetrayalState *state, guint counter);
guint8 betrayal_phasing_seat (const BetrayalRules *rules, const BetrayalState *state);
guint betrayal_roll (BetrayalPlay *play, guint kind, guint16 subject, guint nth, BetrayalDice dice);

void betrayal_place (BetrayalPlay *play, guint counter, guint loc);
void betrayal_touch (BetrayalPlay *play, guint area);
void betrayal_set_aside (BetrayalPlay *play, guint counter);
void betrayal_lose_step (BetrayalPlay *play, guint counter);
void betrayal_remove_for_good (BetrayalPlay *play, guint counter, guint event);
void betrayal_forget_missions (BetrayalState *state, guint air);
void betrayal_update_republic (BetrayalPlay *play);
void betrayal_carry_republic (BetrayalPlay *play, guint counter, guint area);
gboolean betrayal_may_hold_republic (const BetrayalRules *rules, guint counter);

/* flow */
void betrayal_init (const TcRuleset *ruleset, guint setup, TcState *state, TcEvents *events);
guint betrayal_legal_moves (const TcRuleset *ruleset,
                            const TcState *state,
                            TcMovesMode mode,
                            TcMove *out_moves);
TcReason betrayal_check (const TcRuleset *ruleset, const TcState *state, const TcMove *move);
void betrayal_blame (const TcRuleset *ruleset,
                     const TcState *state,
                     TcReason reason,
                     TcMove *about);
void betrayal_apply (const TcRuleset *ruleset,
                     TcState *state,
                     const TcMove *move,
                     TcEvents *events);
gboolean betrayal_ask (BetrayalPlay *play,
                       BetrayalPhase phase,
                       guint8 seat,
                       BetrayalSide side,
                       gboolean is_run);
void betrayal_list_moves (const BetrayalRules *rules,
                          const BetrayalState *state,
                          TcMovesMode mode,
                          BetrayalList *list);
void betrayal_apply_move (BetrayalPlay *play, const TcMove *move);

/* Each decision: why it is not legal, the candidates that are, what it does. The caller has checked
 * the phase and that the verb belongs to it. */
TcReason betrayal_check_deploy (BetrayalLook *look, const TcMove *move);
void betrayal_list_deploy (BetrayalLook *look, TcMovesMode mode, BetrayalList *list);
void betrayal_apply_deploy (BetrayalPlay *play, const TcMove *move);
gboolean betrayal_ask_deploy (BetrayalPlay *play, gboolean german);
void betrayal_place_setup (const BetrayalRules *rules, BetrayalState *state);

static inline gboolean
betrayal_is_record (guint verb)
{
  return verb == BETRAYAL_VERB_PENALTY || verb == BETRAYAL_VERB_AGREE;
}

TcReason betrayal_check_record (const BetrayalRules *rules,
                                const BetrayalState *state,
                                const TcMove *move);
void betrayal_apply_penalty (BetrayalPlay *play, const TcMove *move);

void betrayal_roll_initiative (BetrayalPlay *play);
void betrayal_roll_orders (BetrayalPlay *play);
void betrayal_do_refit (BetrayalPlay *play);
TcReason betrayal_check_assign (BetrayalLook *look, const TcMove *move);
TcThing betrayal_find_owed_tactic (BetrayalLook *look);
void betrayal_list_assign (BetrayalLook *look, BetrayalList *list);
void betrayal_apply_assign (BetrayalPlay *play, const TcMove *move);
gboolean betrayal_ask_assign (BetrayalPlay *play);

gboolean betrayal_ask_enter (BetrayalPlay *play);
TcReason betrayal_check_enter (BetrayalLook *look, const TcMove *move);
void betrayal_list_enter (BetrayalLook *look, BetrayalList *list);
void betrayal_apply_enter (BetrayalPlay *play, const TcMove *move);
void betrayal_roll_returns (BetrayalPlay *play);
gboolean betrayal_ask_return (BetrayalPlay *play);
TcReason betrayal_check_return (BetrayalLook *look, const TcMove *move);
void betrayal_list_return (BetrayalLook *look, BetrayalList *list);
void betrayal_apply_return (BetrayalPlay *play, const TcMove *move);
TcReason betrayal_check_air_loss (BetrayalLook *look, const TcMove *move);
void betrayal_list_air_loss (BetrayalLook *look, BetrayalList *list);
void betrayal_apply_air_loss (BetrayalPlay *play, const TcMove *move);
void betrayal_do_regroup (BetrayalPlay *play);

TcReason betrayal_check_ground (const BetrayalLook *look, guint counter, guint area);
gboolean betrayal_reach_with_republic (BetrayalLook *look, guint counter, BetrayalAreas *reach);

void betrayal_begin_movement (BetrayalPlay *play);
TcReason betrayal_check_movement (BetrayalLook *look, const TcMove *move);
void betrayal_list_movement (BetrayalLook *look, BetrayalList *list);
void betrayal_apply_movement (BetrayalPlay *play, const TcMove *move);
TcReason betrayal_check_carrier (BetrayalLook *look, guint counter, BetrayalAreas *reach);
TcReason betrayal_check_evacuation (const BetrayalLook *look, guint counter, TcThing target);
TcReason betrayal_check_drop (BetrayalLook *look, guint counter, TcThing target);
TcReason betrayal_check_unit_move (BetrayalLook *look,
                                   guint counter,
                                   TcThing target,
                                   const BetrayalAreas *reach);
void betrayal_require_attacks (BetrayalPlay *play);
gboolean betrayal_may_spare (BetrayalLook *look, guint counter, guint area);
BetrayalAreas betrayal_spare (BetrayalLook *look, guint counter, BetrayalAreas targets);
gboolean betrayal_owes_attack (BetrayalLook *look);

/* What is owed: an area still to be attacked, a unit still to drop or to go forward; or NONE. */
guint8 betrayal_find_owed_attack (BetrayalLook *look);

/* The area that @counter is kept for, or NONE. */
guint8 betrayal_find_need (BetrayalLook *look, guint counter);
guint8 betrayal_find_owed_drop (BetrayalLook *look);
guint8 betrayal_find_owed_advance (BetrayalLook *look);

guint8 betrayal_find_owed_flight (const BetrayalLook *look, TcReason *out_why);
TcReason betrayal_check_missions (BetrayalLook *look, const TcMove *move);
gboolean betrayal_may_fly_again (const BetrayalLook *look, const BetrayalCounter *unit);
gboolean betrayal_must_fly (const BetrayalLook *look, const BetrayalCounter *unit);
void betrayal_list_missions (BetrayalLook *look, BetrayalList *list);
void betrayal_apply_missions (BetrayalPlay *play, const TcMove *move);
BetrayalAreas betrayal_get_mission_targets (const BetrayalRules *rules,
                                            const BetrayalState *state,
                                            guint missions);
gboolean betrayal_has_mission (const BetrayalState *state, guint air, guint area, guint missions);
gboolean betrayal_step_intercept (BetrayalPlay *play);
TcReason betrayal_check_intercept (BetrayalLook *look, const TcMove *move);
void betrayal_list_intercept (BetrayalLook *look, BetrayalList *list);
void betrayal_apply_intercept (BetrayalPlay *play, const TcMove *move);
gboolean betrayal_ask_base (BetrayalPlay *play);
TcReason betrayal_check_base (BetrayalLook *look, const TcMove *move);
void betrayal_list_base (BetrayalLook *look, TcMovesMode mode, BetrayalList *list);
void betrayal_apply_base (BetrayalPlay *play, const TcMove *move);
void betrayal_release_air (BetrayalPlay *play, guint area, gboolean after_combat);
void betrayal_release_all_air (BetrayalPlay *play);
gboolean betrayal_step_bombard (BetrayalPlay *play);
TcReason betrayal_check_bombard (BetrayalLook *look, const TcMove *move);
void betrayal_list_bombard (BetrayalLook *look, BetrayalList *list);
void betrayal_apply_bombard (BetrayalPlay *play, const TcMove *move);
TcReason betrayal_check_steps (BetrayalLook *look, const TcMove *move);
void betrayal_list_steps (BetrayalLook *look, BetrayalList *list);
void betrayal_apply_steps (BetrayalPlay *play, const TcMove *move);
gboolean betrayal_ask_steps (BetrayalPlay *play);

typedef struct {
  guint attack;
  guint defence;
  guint base_column;
  gint shift;
  guint column;
  gint modifier;
} BetrayalOdds;

guint betrayal_odds_column (const BetrayalRules *rules, guint attack, guint defence);
guint betrayal_shift_column (const BetrayalRules *rules, guint column, gint shift);
guint betrayal_table_row (const BetrayalDice *dice, gint total);
gboolean betrayal_step_combat (BetrayalPlay *play);
TcReason betrayal_check_attack (BetrayalLook *look, const TcMove *move);
void betrayal_list_attack (BetrayalLook *look, BetrayalList *list);
void betrayal_apply_attack (BetrayalPlay *play, const TcMove *move);

void betrayal_apply_result (BetrayalPlay *play, guint result, BetrayalSide attacker);
gboolean betrayal_ask_exchange (BetrayalPlay *play);
void betrayal_finish_exchange (BetrayalPlay *play);
TcReason betrayal_check_exchange (BetrayalLook *look, const TcMove *move);
void betrayal_list_exchange (BetrayalLook *look, BetrayalList *list);
void betrayal_apply_exchange (BetrayalPlay *play, const TcMove *move);
gboolean betrayal_ask_withdrawal (BetrayalPlay *play);
TcReason betrayal_check_withdrawal (BetrayalLook *look, const TcMove *move);
void betrayal_list_withdrawal (BetrayalLook *look, BetrayalList *list);
void betrayal_apply_withdrawal (BetrayalPlay *play, const TcMove *move);
gboolean betrayal_ask_exploit (BetrayalPlay *play);
TcReason betrayal_check_exploit (BetrayalLook *look, const TcMove *move);
void betrayal_list_exploit (BetrayalLook *look, BetrayalList *list);
void betrayal_apply_exploit (BetrayalPlay *play, const TcMove *move);
guint8 betrayal_decider (const BetrayalRules *rules,
                         const BetrayalState *state,
                         BetrayalSide side,
                         guint flags);

/* victory, view */
gboolean betrayal_milestone (const TcRuleset *ruleset, const TcState *state, guint index);
void betrayal_outcome (const TcRuleset *ruleset, const TcState *state, TcOutcome *outcome);

/* The best level of the Victory Table that holds for @nation against @against (NONE: anybody), or
 * NONE. */
guint8 betrayal_find_level (const BetrayalRules *rules,
                            const BetrayalState *state,
                            guint8 nation,
                            guint8 against);
void betrayal_view (const TcRuleset *ruleset, const TcState *state, guint8 viewer, TcView *view);

/* bots */
extern const TcBot *const betrayal_bots[];

G_END_DECLS
