/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-house-private.h is private to core/."
#endif

#include <string.h>

#include "lint/tc-floor-plan.h"
#include "systems/house/tc-house-data-private.h"
#include "systems/house/tc-house-words-private.h"

G_BEGIN_DECLS

/* Betrayal at House on the Hill: explorers take turns, move, discover rooms and draw cards; a roll
 * for each omen may begin the haunt, in which the goals of two sides are secret. Rules are cited as
 * the rulebook numbers them ("2 Move") or as "rule 24" of the inventory; "ruling H-d" is a decision
 * on what they leave open, listed in docs/rulings-house.md.
 *
 * Between two decisions runs one loop (house_advance ()): first what interrupts all else (damage to
 * share out, a room to lay, a roll, an attack, effects), then the queue, then the turn's next step.
 *
 * Hidden are: tops of decks and stacks that somebody else has looked at, the goal of the other
 * side, and a secret traitor. Decks have no order: each card and room is drawn at random from what
 * is left. */

typedef enum {
  HOUSE_ROLL_EXPLORER,
  HOUSE_ROLL_ROOM,
  HOUSE_ROLL_CARD,
  HOUSE_ROLL_DICE,
  HOUSE_ROLL_GOAL,
  HOUSE_ROLL_HIDDEN,
  HOUSE_ROLL_EFFECT,
} HouseRoll;

/* What comes next in a turn. */
typedef enum {
  HOUSE_STEP_BEGIN, /* of the turn */
  HOUSE_STEP_ACT,
  HOUSE_STEP_STOP, /* what the room does to who ends the turn there */
  HOUSE_STEP_OMENS,
  HOUSE_STEP_END,
  HOUSE_STEP_MONSTERS,
  HOUSE_STEP_BITE, /* monsters move and attack */
  HOUSE_STEP_ROUND,
  HOUSE_STEP_NEXT,
  HOUSE_N_TURN_STEPS,
} HouseStep;

/* Where a card is. */
#define HOUSE_IN_DECK    0x00
#define HOUSE_IN_DISCARD 0x01
#define HOUSE_IN_PLAY    0x02 /* while it is carried out */
#define HOUSE_HELD       0x10 /* + seat */
#define HOUSE_IN_ROOM    0x40 /* + room */
#define HOUSE_HIDDEN     0xff /* redacted */

typedef enum { HOUSE_AWAY, HOUSE_ALIVE, HOUSE_DEAD, HOUSE_GONE } HouseFate;

#define HOUSE_UNKNOWN_SIDE 2 /* redacted */

#define HOUSE_ANY_FLOOR 0xff /* of those that the room may be laid on */

/* Stacks whose top somebody may know: HouseCardKind, and that of rooms in place of none. */
#define HOUSE_STACK_ROOMS 0
#define HOUSE_N_STACKS    4
#define HOUSE_MAX_LOOK    3

/* Who attacks or is attacked. */
#define HOUSE_BY_MONSTER 0x80
#define HOUSE_BY_EVENT   0x40

typedef enum { HOUSE_ROLL_BEFORE = 1, HOUSE_ROLL_AFTER, HOUSE_ROLL_DONE } HouseRollStage;

#define HOUSE_MAX_DICE  12
#define HOUSE_MAX_FACE  39 /* that a die shows */
#define HOUSE_MAX_QUEUE 12

typedef struct _HouseState {
  TcState head;
  guint64 aside;                   /* bits of rooms that the last move set aside */
  guint64 crossed;                 /* bits of rooms whose barrier was tried in this turn */
  guint64 rooms_used;              /* the same, of what one can do there */
  guint32 aside_move;              /* which move that was */
  guint32 tokens[HOUSE_MAX_ROOMS]; /* bits of kinds that lie there */
  guint32 tokens_used;             /* bits of kinds that were used in this turn */
  guint16 queue_program[HOUSE_MAX_QUEUE];
  guint16 n_dice;  /* thrown so far in this turn */
  guint16 n_draws; /* cards and rooms drawn so far in this turn */
  guint16 roll_source;
  guint16 again;                 /* bits of the dice that were picked to be rolled again */
  guint16 again_most;            /* so many may be; 0: none is picked now */
  guint8 floor[HOUSE_MAX_ROOMS]; /* + 1; 0: in the stack */
  guint8 turned[HOUSE_MAX_ROOMS];
  guint8 doors[HOUSE_MAX_ROOMS]; /* bits of ways, as it lies */
  gint8 x[HOUSE_MAX_ROOMS];
  gint8 y[HOUSE_MAX_ROOMS];
  guint8 beside[HOUSE_MAX_ROOMS][HOUSE_N_WAYS]; /* room + 1 in the next place */
  guint8 shut[HOUSE_MAX_ROOMS];                 /* bits of doors where no room fits any more */
  guint8 opened[HOUSE_MAX_ROOMS];               /* its barrier is gone */
  guint8 where[HOUSE_MAX_CARDS];
  guint8 used[HOUSE_MAX_CARDS]; /* in this turn */
  guint8 on[HOUSE_MAX_CARDS];
  guint8 active[HOUSE_MAX_CARDS]; /* its bonuses count now: seat + 1 */
  gint8 applied[HOUSE_MAX_CARDS][HOUSE_N_TRAITS];
  guint8 top[HOUSE_N_STACKS][HOUSE_MAX_LOOK];   /* card or room + 1 */
  guint8 known[HOUSE_N_STACKS][HOUSE_MAX_LOOK]; /* bits of seats who know that it is there */
  guint8 explorer[HOUSE_MAX_SEATS];
  guint8 room[HOUSE_MAX_SEATS];
  guint8 is_far[HOUSE_MAX_SEATS]; /* beyond the barrier of the room */
  guint8 fate[HOUSE_MAX_SEATS];   /* HouseFate */
  guint8 side[HOUSE_MAX_SEATS];   /* HouseSide */
  guint8 step[HOUSE_MAX_SEATS][HOUSE_N_TRAITS];
  guint8 failures[HOUSE_MAX_SEATS]; /* to get free */
  guint8 banked[HOUSE_MAX_SEATS];   /* result + 1 */
  guint8 wall[HOUSE_MAX_WALLS][2];  /* rooms + 1 that a secret wall joins */
  guint8 setup;
  guint8 n_players;
  guint8 current;  /* whose turn it is */
  guint8 step_now; /* HouseStep */
  guint8 moves;    /* left in this turn */
  guint8 has_moved, is_stopped, has_attacked;
  guint8 tried;      /* bits of seats whom somebody has tried to free in this turn */
  guint8 tasks_used; /* bits of the tasks of the haunt */
  guint8 tasks_more;
  guint8 n_omens;              /* drawn so far */
  guint8 n_rolls;              /* omen rolls that are due */
  guint8 omen[HOUSE_MAX_LOOK]; /* card + 1 of those */
  guint8 omen_room[HOUSE_MAX_LOOK];
  guint8 first; /* seat that began */
  guint8 last;  /* seat with whose turn a round ends */
  guint8 round; /* 1-based; in the haunt counted from 1 again */
  guint8 haunt; /* + 1 */
  guint8 number;
  guint8 revealer;
  guint8 is_secret;                      /* who the traitor is */
  guint8 goal[HOUSE_N_SIDES];            /* + 1 of the haunt's goals; redacted: HOUSE_HIDDEN */
  guint8 figure_room[HOUSE_MAX_FIGURES]; /* + 1 */
  guint8 figure_kind[HOUSE_MAX_FIGURES];
  guint8 stunned[HOUSE_MAX_FIGURES];
  guint8 figure_moves[HOUSE_MAX_FIGURES];
  guint8 has_bitten[HOUSE_MAX_FIGURES];
  guint8 n_figures;
  guint8 queue_player[HOUSE_MAX_QUEUE];
  guint8 queue_card[HOUSE_MAX_QUEUE]; /* event + 1 that is discarded afterwards */
  guint8 n_queue;
  guint8 running; /* card + 1 that is carried out */
  guint8 using;   /* card + 1 that is used on a roll */
  guint8 facing;  /* event + 1 that the traitor may refuse */
  guint8 faced_by;
  guint8 hurt_who; /* seat + 1 */
  guint8 hurt_traits;
  guint8 hurt_points;
  guint8 roll_stage; /* HouseRollStage */
  guint8 roll_for;   /* HousePurpose */
  guint8 roll_by;    /* seat */
  guint8 roll_trait; /* or HOUSE_NONE */
  guint8 roll_dice;
  guint8 roll_face[HOUSE_MAX_DICE]; /* as thrown; 0-based faces above the lowest */
  guint8 roll_sum;
  gint8 roll_more; /* on the sum */
  guint8 roll_asks;
  guint8 window; /* frames + 1 when a card was used on a roll */
  guint8 attack_stage;
  guint8 attacker; /* seat, or HOUSE_BY_MONSTER + figure, or HOUSE_BY_EVENT */
  guint8 defender; /* seat, or HOUSE_BY_MONSTER + figure */
  guint8 attack_trait;
  guint8 attack_card; /* + 1 */
  guint8 attack_dice; /* more */
  guint8 attack_sum;
  guint8 attack_far; /* from another room */
  guint8 can_steal;
  guint8 hurt_last;   /* points of the last attack */
  guint8 passed_last; /* the last omen roll */
  guint8 lay_room;    /* + 1: to be laid */
  guint8 lay_by;      /* seat */
  guint8 lay_floor;   /* + 1 where any open door will do; 0: at the door below */
  guint8 lay_at;      /* room */
  guint8 lay_way;
  guint8 lay_goes; /* whether the seat goes there: 1 it discovers, 2 the room moves */
  guint8 walling;  /* seat + 1 that opens a wall */
  guint8 offer;    /* card + 1 */
  guint8 offer_to;
  guint8 check_due; /* whether somebody may have won */
  guint8 ending;    /* 1 nobody, 2 + HouseSide */
  guint8 counts[HOUSE_N_WATCHES];
  guint8 n_groups;
  guint8 hurt_shield;   /* the points go to all traits */
  guint8 free_who;      /* seat + 1 that is being freed */
  guint8 cross_at;      /* room + 1 that a roll leads to */
  guint8 attack_waits;  /* for what its weapon does first */
  guint8 walk_to;       /* room + 1, once what happens on the way out is settled */
  guint8 walk_way;      /* way + 1, the same */
  guint8 half_due;      /* bits of seats that choose a half of their room */
  guint8 chart_card;    /* omen + 1 whose room of the chart is chosen */
  guint8 chart_room;    /* where it was drawn */
  guint16 figures_gone; /* bits of figures that have left a room in this turn */
} HouseState;

G_STATIC_ASSERT (sizeof (HouseState) % 8 == 0 &&
                 G_STRUCT_OFFSET (HouseState, figures_gone) + 2 == sizeof (HouseState));

/* Doing things to a position; looking at one. */
typedef struct {
  const HouseRules *rules;
  HouseState *state;
  TcEvents *events;
} HousePlay;

typedef struct {
  const HouseRules *rules;
  const HouseState *state;
  gboolean knows_caught; /* whether the next is known yet */
  gboolean is_caught;    /* who acts */
} HouseLook;

/* words */
extern const TcThingClass house_classes[HOUSE_N_CLASSES];
extern const TcVerb house_verbs[HOUSE_N_VERBS];
extern const TcReasonText house_reasons[HOUSE_N_WHYS];
extern const TcEventText house_events[HOUSE_N_EVENTS];
extern const char *const house_phases[HOUSE_N_PHASES];
#define HOUSE_N_FIELDS 119
extern const TcStateField house_fields[HOUSE_N_FIELDS];

/* compile */
typedef struct {
  TcRuleset *ruleset;
  TcScenario *scenario;
  TcReport *report;
  HouseRules *rules;
} HouseCompile;

gpointer house_compile (TcRuleset *ruleset, TcScenario *scenario, TcReport *report);
void house_free_rules (gpointer data);
guint8 house_compile_find (const HouseCompile *compile,
                           TcNode node,
                           const char *attribute,
                           TcThingRange range);
guint house_compile_get (const HouseCompile *compile, TcNode node, const char *attribute);
void house_compile_cards (HouseCompile *compile);
void house_compile_haunts (HouseCompile *compile);
void house_compile_rules (HouseCompile *compile);
gboolean house_compile_setups (HouseCompile *compile);
void house_compile_options (HouseCompile *compile);
gboolean house_compile_programs (HouseCompile *compile);

/* state: reading a position */
guint64 house_get_links (const HouseRules *rules,
                         const HouseState *state,
                         guint from,
                         gboolean is_monster);
gboolean house_is_linked (const HouseRules *rules, const HouseState *state, guint from, guint to);
gboolean house_is_wall (const HouseState *state, guint from, guint to);
guint house_get_door (const HouseState *state, guint from, guint to);
guint house_measure (const HouseRules *rules,
                     const HouseState *state,
                     guint from,
                     guint to,
                     gboolean is_monster);
void house_fill_distances (const HouseRules *rules,
                           const HouseState *state,
                           guint from,
                           gboolean is_monster,
                           guint8 *out);
void house_spread (const HouseRules *rules,
                   const HouseState *state,
                   guint64 from,
                   gboolean is_monster,
                   guint8 *out);
gboolean house_sees (const HouseRules *rules, const HouseState *state, guint from, guint to);
guint house_get_open (const HouseState *state, guint room);
guint house_count_open (const HouseRules *rules, const HouseState *state, guint floor);
HouseWhy house_judge_fit (const HouseRules *rules,
                          const HouseState *state,
                          guint room,
                          guint at,
                          guint way,
                          guint turned);
gboolean house_is_barred (const HouseRules *rules, const HouseState *state, guint seat, guint to);
const HousePlight *house_find_plight (const HouseRules *rules, const HouseState *state, guint seat);
gint house_count (const HouseRules *rules, const HouseState *state, HouseCount what, guint seat);
gboolean house_is_active (const HouseRules *rules, const HouseState *state, guint seat, guint card);
gboolean house_has_tally (const HouseRules *rules, const HouseState *state, gint tally);
guint house_list_opponents (const HouseRules *rules, const HouseState *state, guint seat);
guint house_find_near (const HouseRules *rules, const HouseState *state, guint index);
guint house_find_die (const HouseState *state, guint face);
gboolean house_has_window (const HouseRules *rules, const HouseState *state);
gboolean house_is_of_event (const HouseRules *rules, TcThing source);
gboolean house_has_kept (const HouseRules *rules, const HouseState *state);
gboolean house_may_use (const HouseRules *rules,
                        const HouseState *state,
                        guint seat,
                        guint card,
                        HouseUse when);

/* The first card from @from on that is at @where, or as many as there are. */
static inline guint
house_find_card (const HouseRules *rules, const HouseState *state, guint from, guint where)
{
  const guint8 *found =
    from < rules->n_cards ? memchr (state->where + from, (int) where, rules->n_cards - from) : NULL;

  return found != NULL ? (guint) (found - state->where) : rules->n_cards;
}

/* The way of a move that lays a room, and how it is turned, as one number. */
static inline guint
house_get_lay (const TcMove *move)
{
  return (move->verb - HOUSE_VERB_LAY_NORTH) * HOUSE_N_WAYS + move->value;
}

static inline gboolean
house_is_alive (const HouseState *state, guint seat)
{
  return state->fate[seat] == HOUSE_ALIVE;
}

static inline guint
house_get_value (const HouseRules *rules, const HouseState *state, guint seat, guint trait)
{
  return rules->explorers[state->explorer[seat]].value[trait][state->step[seat][trait]];
}

static inline gboolean
house_holds (const HouseState *state, guint seat, guint card)
{
  return state->where[card] == HOUSE_HELD + seat;
}

static inline const HouseHaunt *
house_get_haunt (const HouseRules *rules, const HouseState *state)
{
  return &rules->haunts[state->haunt - 1];
}

static inline gboolean
house_is_traitor (const HouseState *state, guint seat)
{
  return state->haunt != 0 && state->side[seat] == HOUSE_TRAITOR;
}

/* Openly: then rooms and events cannot hurt. */
static inline gboolean
house_has_powers (const HouseState *state, guint seat)
{
  return house_is_traitor (state, seat) && !state->is_secret;
}

/* Openly: while the traitor is hidden, everybody passes for a hero in what all can see. */
static inline gboolean
house_is_hero (const HouseState *state, guint seat)
{
  return state->is_secret || state->side[seat] == HOUSE_HEROES;
}

static inline TcThing
house_seat (const HouseRules *rules, guint seat)
{
  return tc_range_get (rules->seat_things, seat);
}

static inline TcThing
house_card (const HouseRules *rules, guint card)
{
  return tc_range_get (rules->card_things, card);
}

static inline TcThing
house_room (const HouseRules *rules, guint room)
{
  return tc_range_get (rules->room_things, room);
}

/* legal: the predicates and lists */
#define HOUSE_N_DECISIONS 33
extern const TcDecision house_decisions[HOUSE_N_DECISIONS];
gboolean house_can_lose (const HouseState *state, guint trait);
HouseWhy house_judge_lay (const HouseRules *rules,
                          const HouseState *state,
                          guint room,
                          guint at,
                          guint value);

/* apply */
void house_apply_walk (HousePlay *play, const TcMove *move);
void house_apply_explore (HousePlay *play, const TcMove *move);
void house_apply_cross (HousePlay *play, const TcMove *move);
void house_apply_room (HousePlay *play, const TcMove *move);
void house_apply_token (HousePlay *play, const TcMove *move);
void house_apply_use (HousePlay *play, const TcMove *move);
void house_apply_give (HousePlay *play, const TcMove *move);
void house_apply_drop (HousePlay *play, const TcMove *move);
void house_apply_pick (HousePlay *play, const TcMove *move);
void house_apply_free (HousePlay *play, const TcMove *move);
void house_apply_attack (HousePlay *play, const TcMove *move);
void house_apply_attack_with (HousePlay *play, const TcMove *move);
void house_apply_task (HousePlay *play, const TcMove *move);
void house_apply_fetch (HousePlay *play, const TcMove *move);
void house_apply_lay (HousePlay *play, const TcMove *move);
void house_apply_wall (HousePlay *play, const TcMove *move);
void house_apply_lose (HousePlay *play, const TcMove *move);
void house_apply_roll (HousePlay *play, const TcMove *move);
void house_apply_react (HousePlay *play, const TcMove *move);
void house_apply_rest (HousePlay *play, const TcMove *move);
void house_apply_banked (HousePlay *play, const TcMove *move);
void house_apply_die (HousePlay *play, const TcMove *move);
void house_apply_throw (HousePlay *play, const TcMove *move);
void house_apply_steal (HousePlay *play, const TcMove *move);
void house_apply_wound (HousePlay *play, const TcMove *move);
void house_apply_consent (HousePlay *play, const TcMove *move);
void house_apply_face (HousePlay *play, const TcMove *move);
void house_apply_half (HousePlay *play, const TcMove *move);
void house_apply_chart (HousePlay *play, const TcMove *move);
void house_apply_go (HousePlay *play, const TcMove *move);
void house_apply_bite (HousePlay *play, const TcMove *move);
void house_apply_done (HousePlay *play, const TcMove *move);
void house_apply_effect (HousePlay *play, const TcMove *move);

/* rooms */
void house_put_room (HousePlay *play, guint room, guint floor, gint x, gint y, guint turned);
gboolean house_lay_at_door (HousePlay *play, guint seat, guint at, guint way);
void house_lay_on_floor (HousePlay *play, guint seat, guint floor, guint room);
void house_reattach (HousePlay *play, guint seat, guint floor);
gboolean house_run_lay (HousePlay *play);
void house_finish_lay (HousePlay *play, guint at, guint value);
void house_join_wall (HousePlay *play, guint a, guint b);
void house_enter (HousePlay *play, guint seat, guint room);
void house_appear (HousePlay *play, guint seat, guint room);
void house_meet_auras (HousePlay *play, guint seat, guint room);
guint house_list_turns (const HouseRules *rules,
                        const HouseState *state,
                        guint room,
                        guint at,
                        guint way);
gboolean house_fits_on (const HouseRules *rules, const HouseState *state, guint room, guint floor);
guint house_draw_room (HousePlay *play);
void house_look_ahead (HousePlay *play, guint n);
guint house_take_top (HouseState *state, guint stack);
gint house_find_looked (const HouseRules *rules, const HouseState *state);

/* cards */
void house_draw (HousePlay *play, guint seat, HouseCardKind kind);
void house_gain (HousePlay *play, guint seat, guint card);
void house_lose (HousePlay *play, guint card, guint8 where);
void house_update_bonuses (HousePlay *play);
void house_queue (HousePlay *play, guint program, guint seat, guint card);
guint house_draw_card (HousePlay *play, HouseCardKind kind);

/* traits */
void house_end_by_gain (HousePlay *play, guint seat);
void house_shift (HousePlay *play, guint seat, guint trait, gint by);
guint house_hurt (HousePlay *play, guint seat, guint traits, guint points);
gboolean house_run_hurt (HousePlay *play);
void house_take_out (HousePlay *play, guint seat, HouseFate fate);
void house_check (HousePlay *play);

/* rolls and attacks */
guint house_throw (HousePlay *play, HouseEvent event, guint dice, TcThing source);
void house_begin_roll (HousePlay *play,
                       HousePurpose purpose,
                       guint seat,
                       guint trait,
                       gint dice,
                       TcThing source);
gboolean house_run_roll (HousePlay *play);
void house_begin_attack (HousePlay *play, guint attacker, guint defender, guint trait, guint card);
gboolean house_run_attack (HousePlay *play);
TcThing house_get_thing (const HousePlay *play, guint who);
void house_burst (HousePlay *play);
void house_settle_attack (HousePlay *play, guint sum);
void house_begin_again (HousePlay *play, guint most);

/* haunts and monsters */
void house_begin_haunt (HousePlay *play, guint number, guint revealer);
guint64 house_find_rows (const HouseRules *rules, const HouseState *state, guint room, guint card);
guint house_get_number (const HouseRules *rules, guint room, guint card);
gboolean house_find_haunt (HousePlay *play, guint room, guint card);
void house_begin_monsters (HousePlay *play);
void house_move_figure (HousePlay *play, guint figure, guint room);
gboolean house_can_leave (const HouseRules *rules, const HouseState *state, guint figure);
gboolean house_may_go (const HouseRules *rules, const HouseState *state, guint figure, guint room);
void house_step_nearer (HousePlay *play, guint figure);
void house_call_heroes (HousePlay *play, guint seat);

/* flow and setup */
extern const TcEffectsHost house_effects_host;
void house_advance (const TcRuleset *ruleset, TcState *state, TcEvents *events);
void house_ask (HousePlay *play, HousePhase phase, guint seat);
void house_finish (HousePlay *play, gint side, gboolean by_goal);
guint house_get_controller (const HouseRules *rules, const HouseState *state);
void house_mark_cards (HousePlay *play, const TcRuleset *ruleset);
void house_init (const TcRuleset *ruleset, guint setup, TcState *state, TcEvents *events);

/* score, what is hidden, and what is seen */
void house_outcome (const TcRuleset *ruleset, const TcState *state, TcOutcome *out_outcome);
gboolean house_milestone (const TcRuleset *ruleset, const TcState *state, guint index);
gboolean house_is_foretold (const TcRuleset *ruleset, const TcEvent *event);
void house_redact (const TcRuleset *ruleset, TcState *state, guint8 viewer);
void house_sample_hidden (const TcRuleset *ruleset, TcState *state, guint8 viewer, TcRng *rng);
void house_view (const TcRuleset *ruleset, const TcState *state, guint8 viewer, TcView *view);
void house_say (const TcRuleset *ruleset, const HouseState *state, guint8 viewer, TcView *view);
const char *house_get_hindrance (const TcRuleset *ruleset, const HouseState *state, guint seat);

/* bots */
extern const TcBot *const house_bots[];
extern const TcSearchEffort house_search_effort;
gint house_evaluate (const TcRuleset *ruleset, const TcState *state, guint8 seat);

/* arrange: what an umpire does */
TcArrange house_arrange;
gint16 house_read_step (const TcRuleset *ruleset, const TcMove *move);

G_END_DECLS
