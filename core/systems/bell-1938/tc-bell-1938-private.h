/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-bell-1938-private.h is private to core/."
#endif

#include "systems/bell-1938/tc-bell-1938-data-private.h"

G_BEGIN_DECLS

/* The Bell of Treason: the turn grammar of the rulebook. A round card is carried out, hands are
 * dealt, each player keeps an objective in secret, four cards each are played in turn, pivotal
 * spaces give bonus actions, dimensions and objectives are scored; after the last round comes the
 * final one, in which cards are chosen in secret and revealed together. Rules are cited by the
 * rulebook's headings; "ruling T-d" is a decision on what it leaves open, listed in
 * docs/rulings-bell.md.
 *
 * Whatever happens between two decisions is one loop (bell_advance ()): first what interrupts all
 * else (a freed cube, mobilization), then the points that are left of a card, then the next step of
 * the round.
 *
 * Hidden are: hands, cards set aside, objectives, the order of the decks, and the card that was
 * chosen before both are revealed. Decks have no order in a state: each card is drawn at random
 * from what is left. */

typedef enum {
  BELL_PHASE_SETUP,
  BELL_PHASE_OBJECTIVE,
  BELL_PHASE_INITIATIVE,
  BELL_PHASE_PLAY,
  BELL_PHASE_EFFECT,
  BELL_PHASE_OPERATE,
  BELL_PHASE_FREED,
  BELL_PHASE_MOBILIZE,
  BELL_PHASE_ORDER,
  BELL_PHASE_BONUS,
  BELL_PHASE_SPREAD,
  BELL_PHASE_SCORE,
  BELL_PHASE_LEAD,
  BELL_PHASE_DISCARD,
  BELL_PHASE_CHOOSE,
  BELL_PHASE_SHOW,
  BELL_PHASE_ACT,
  BELL_PHASE_OVER,
  BELL_N_PHASES,
} BellPhase;

/* Classes of things, in the order of compiling. */
typedef enum {
  BELL_THING_SPACE,
  BELL_THING_BOX,
  BELL_THING_DIMENSION,
  BELL_THING_CARD,
  BELL_THING_OBJECTIVE,
  BELL_THING_OPTION,
  BELL_THING_SIDE,
  BELL_THING_SEAT,
  BELL_N_CLASSES,
} BellClass;

typedef enum {
  BELL_VERB_BEGIN,
  BELL_VERB_KEEP,
  BELL_VERB_FIRST,
  BELL_VERB_SECOND,
  BELL_VERB_EVENT,
  BELL_VERB_REUSE,
  BELL_VERB_OPERATE,
  BELL_VERB_COMMIT,
  BELL_VERB_PERSUADE,
  BELL_VERB_ESCALATE,
  BELL_VERB_SPREAD,
  BELL_VERB_FREE,
  BELL_VERB_MOBILIZE,
  BELL_VERB_RESOLVE,
  BELL_VERB_SCORE,
  BELL_VERB_GAIN,
  BELL_VERB_DISCARD,
  BELL_VERB_CHOOSE,
  BELL_VERB_REVEAL,
  BELL_VERB_DONE,
  BELL_VERB_EFFECT, /* the first of them */
  BELL_N_VERBS = BELL_VERB_EFFECT + TC_EFFECTS_N_VERBS,
} BellVerb;

typedef enum {
  BELL_WHY_LEGAL,
  BELL_WHY_NOT_ALLOWED,
  BELL_WHY_FULL,
  BELL_WHY_NOT_DEALT,
  BELL_WHY_NOT_HELD,
  BELL_WHY_COLOUR,
  BELL_WHY_NOT_POSSIBLE,
  BELL_WHY_NO_DISCARD,
  BELL_WHY_TOO_FEW,
  BELL_WHY_EXECUTED,
  BELL_WHY_NO_TAB,
  BELL_WHY_NO_CHOICE,
  BELL_WHY_FINAL_GONE,
  BELL_WHY_BOUND,
  BELL_WHY_NOT_PRESENT,
  BELL_WHY_NO_ENEMY,
  BELL_WHY_NO_REACH,
  BELL_WHY_NO_CUBES,
  BELL_WHY_NO_OWN,
  BELL_WHY_SAME,
  BELL_WHY_NO_POINTS,
  BELL_WHY_NO_SPREAD,
  BELL_WHY_NOT_HERE,
  BELL_WHY_RESTRICTED,
  BELL_WHY_NOT_OPEN,
  BELL_WHY_NOT_SCORED,
  BELL_WHY_PLACING,
  BELL_N_WHYS,
} BellWhy;

typedef enum {
  BELL_EVENT_ROUND,
  BELL_EVENT_FINAL,
  BELL_EVENT_DEALT,
  BELL_EVENT_CARD,
  BELL_EVENT_OBJECTIVE,
  BELL_EVENT_RESHUFFLE,
  BELL_EVENT_CLEARED,
  BELL_EVENT_RESTRICTED,
  BELL_EVENT_DECISION,
  BELL_EVENT_INVASION,
  BELL_EVENT_NO_INVASION,
  BELL_EVENT_DISK,
  BELL_EVENT_BREACH,
  BELL_EVENT_BREACHED,
  BELL_EVENT_STAGE,
  BELL_EVENT_RELOCATED,
  BELL_EVENT_STAYED,
  BELL_EVENT_TO_POOL,
  BELL_EVENT_UNUSED,
  BELL_EVENT_UNUSED_THERE,
  BELL_EVENT_ASIDE,
  BELL_EVENT_BONUS,
  BELL_EVENT_DIMENSION,
  BELL_EVENT_REVEALED,
  BELL_EVENT_SCORED,
  BELL_EVENT_VP,
  BELL_EVENT_RETURNED,
  BELL_EVENT_SHOWN,
  BELL_EVENT_CANCELLED,
  BELL_EVENT_NO_TAB,
  BELL_EVENT_HELD,
  BELL_EVENT_SHORT,
  BELL_EVENT_OUSTED,
  BELL_EVENT_HOLDS,
  BELL_EVENT_HOLDS_FREELY,
  BELL_EVENT_WON,
  BELL_EVENT_NOBODY,
  BELL_EVENT_USED,
  BELL_EVENT_DISCARDED,
  BELL_EVENT_TURNED_UP,
  BELL_EVENT_PASSED_OVER,
  BELL_EVENT_GIVEN,
  BELL_EVENT_EXTRA,
  BELL_EVENT_SHUFFLED_IN,
  BELL_EVENT_EFFECT, /* the first of them */
  BELL_N_EVENTS = BELL_EVENT_EFFECT + TC_EFFECTS_N_EVENTS,
} BellEvent;

typedef enum {
  BELL_ROLL_CARD,
  BELL_ROLL_OBJECTIVE,
  BELL_ROLL_DECISION,
  BELL_ROLL_RELOCATE,
  BELL_ROLL_EFFECT,
  BELL_ROLL_SHUFFLE,
} BellRoll;

/* What comes next in a round. */
typedef enum {
  BELL_STEP_SETUP,
  BELL_STEP_ROUND,
  BELL_STEP_DEAL,
  BELL_STEP_OBJECTIVE,
  BELL_STEP_INITIATIVE,
  BELL_STEP_PLAY,
  BELL_STEP_BONUS,
  BELL_STEP_SCORE,
  BELL_STEP_REVEAL,
  BELL_STEP_GAIN,
  BELL_STEP_END_ROUND,
  BELL_STEP_GATHER,
  BELL_STEP_CHOOSE,
  BELL_STEP_SHOW,
  BELL_STEP_ACT,
  BELL_STEP_END,
  BELL_N_STEPS,
} BellStep;

/* Where a card or an objective is; of a player's places the seat is added. */
#define BELL_IN_DECK    0x00
#define BELL_IN_DISCARD 0x01 /* objectives: scored, for all to see */
#define BELL_OUT        0x02 /* removed, for all to see */
#define BELL_IN_FRONT   0x03 /* a Final Decision card before its owner */
#define BELL_IN_PLAY    0x04 /* discarded for the event of another, which is under way */
#define BELL_IN_HAND    0x10
#define BELL_ASIDE      0x20 /* objectives: the one that is kept */
#define BELL_UNSEEN     0x30 /* objectives: removed, known to the seat alone */
#define BELL_HIDDEN     0xff /* redacted */

/* The same where a card + 1 is kept. */
#define BELL_HIDDEN_CARD 0xffff

/* Sets of spaces in a position. */
typedef enum {
  BELL_SET_PRESENT, /* where the acting side was present when the card was played */
  BELL_SET_REACH,   /* where it was present or adjacent to a space it controlled */
  BELL_SET_BOUND,   /* spaces in which the points that are left may be used */
  BELL_SET_PIVOTS,  /* of each side: pivotal spaces whose bonus action is still to be taken */
  BELL_N_SETS = BELL_SET_PIVOTS + BELL_N_SIDES,
} BellSet;

/* The arrays follow (BELL_AT ()): cubes, sets of spaces, and where each card and each objective is.
 */
typedef struct {
  TcState head;
  BellLayout layout; /* the same in all positions of a scenario */
  guint16 n_drawn;   /* draws of cards so far in this round */
  guint16 at;        /* how far the step has come */
  guint16 freed;     /* holder + 1 whose cubes wait to be placed */
  guint16 released;  /* the same of a stage */
  guint16 last;      /* space chosen last in a set + 1: for canonical lists */
  guint16 spread_to; /* space + 1 that a cube of the same action was moved to */
  guint16 to_place;  /* cubes of a free setup that are left */
  guint16 n_discard;
  guint16 pending;                /* card + 1 that is discarded after the event under way */
  guint16 chosen[BELL_N_SIDES];   /* card + 1 that a seat chose in secret */
  guint16 revealed[BELL_N_SIDES]; /* objective + 1 that a seat kept, once all see it */
  guint16 top[BELL_MAX_LOOK];     /* card + 1: the next cards of the deck, while somebody looks */
  gint8 vp;                       /* above 0 for the defending side */
  guint8 step;                    /* BellStep */
  guint8 setup;
  guint8 initiative;             /* seat that plays first */
  guint8 current;                /* seat whose card or bonus action is carried out */
  guint8 points;                 /* operations that are left */
  guint8 spreads;                /* moves of a bonus action that are left */
  guint8 disks;                  /* bits of the German Activity track */
  guint8 n_stages;               /* of the mobilization that were carried out */
  guint8 restricted;             /* bits of dimensions closed to cubes freed by mobilization */
  guint8 scoring[BELL_N_SIDES];  /* dimensions that are still to be scored */
  guint8 gaining;                /* bits of seats whose objective is still to be scored */
  guint8 n_decisions;            /* rolls for Hitler's Decision in this round */
  guint8 n_groups;               /* decisions on a set so far, modulo 255 */
  guint8 ending;                 /* BellLevel + 1 of a game that is over */
  guint8 counts[BELL_N_WATCHES]; /* what milestones count */
  guint8 extra;                  /* operations that the solo opponent has after an event */
  guint8 is_placing;             /* the solo opponent has placed a cube with its operations */
  guint8 is_played;              /* a card is: the sets of presence and reach are of its play */
  guint8 n_hand[BELL_N_SIDES];
  guint8 n_aside[BELL_N_SIDES];
  guint8 n_dealt[BELL_N_SIDES];  /* objectives to choose from */
  guint8 n_kept[BELL_N_SIDES];   /* the one that was chosen */
  guint8 n_unseen[BELL_N_SIDES]; /* those that were not */
  guint8 zero[1];
  guint16 cubes[][BELL_N_SIDES]; /* [holder] */
} BellState;

G_STATIC_ASSERT (G_STRUCT_OFFSET (BellState, cubes) == sizeof (BellState));
G_STATIC_ASSERT (sizeof (BellState) % 8 == 0);

/* An array of a position, of the type of @member; constant where the position is. */
#define BELL_AT(state, member, array)                                                              \
  ((__typeof__ (&(state)->member)) (gconstpointer) ((const guint8 *) (state) +                     \
                                                    (state)->layout.array))

#define bell_where(state)     BELL_AT (state, zero[0], where)     /* [card] */
#define bell_executed(state)  BELL_AT (state, zero[0], executed)  /* [card]: a neutral event was */
#define bell_objective(state) BELL_AT (state, zero[0], objective) /* [objective]: where it is */
#define bell_discarded(state) BELL_AT (state, top[0], discard)    /* cards from the bottom up */
#define bell_set(state, set)                                                                       \
  (BELL_AT (state, head.seed, sets) + (gsize) (set) * (state)->layout.n_words)

/* Looking at a position. */
typedef struct {
  const BellRules *rules;
  const BellState *state;
} BellLook;

/* Doing things to a position: the events go along, or are NULL. */
typedef struct {
  const BellRules *rules;
  BellState *state;
  TcEvents *events;
} BellPlay;

/* words */
extern const TcThingClass bell_classes[BELL_N_CLASSES];
extern const TcVerb bell_verbs[BELL_N_VERBS];
extern const TcReasonText bell_reasons[BELL_N_WHYS];
extern const TcEventText bell_events[BELL_N_EVENTS];
extern const char *const bell_phases[BELL_N_PHASES];
#define BELL_N_FIELDS 38
extern const TcStateField bell_fields[BELL_N_FIELDS];

/* compile */
void bell_free_rules (gpointer data);
gpointer bell_rules_add (BellRules *rules, guint n, gsize size);
gpointer bell_compile (TcRuleset *ruleset, TcScenario *scenario, TcReport *report);
void bell_compile_rules (BellRules *rules, const TcRuleset *ruleset, TcScenario *scenario);
gboolean bell_compile_setups (BellRules *rules, TcRuleset *ruleset, TcScenario *scenario);
gboolean bell_compile_solo (BellRules *rules,
                            TcRuleset *ruleset,
                            TcScenario *scenario,
                            TcReport *report);
void bell_compile_options (BellRules *rules, TcRuleset *ruleset, TcReport *report);
gboolean bell_compile_events (BellRules *rules,
                              TcRuleset *ruleset,
                              TcScenario *scenario,
                              TcReport *report);
guint16 bell_compile_find (const TcRuleset *ruleset,
                           TcScenario *scenario,
                           TcNode node,
                           const char *attribute,
                           TcThing first);

/* position: as a setup */
TcOperation *bell_make_setup (const TcRuleset *ruleset,
                              const TcState *state,
                              const char *id,
                              const char *name,
                              const char **out_why);

/* state: reading a position */
void bell_add_arrays (BellRules *rules, TcRuleset *ruleset);
void bell_get_present (const BellRules *rules, const BellState *state, guint side, guint64 *out);
void bell_get_controlled (const BellRules *rules, const BellState *state, guint side, guint64 *out);
void bell_get_reach (const BellRules *rules, const BellState *state, guint side, guint64 *out);
guint8 bell_get_dimensions (const BellRules *rules, const guint64 *controlled);
gboolean bell_has_cubes (const BellRules *rules, const BellState *state, guint side);
gboolean bell_has_room (const BellRules *rules, const BellState *state, guint space, guint side);
guint8 bell_get_behind (const BellRules *rules, const BellState *state);
guint16 bell_find_final (const BellRules *rules, const BellState *state, guint seat);
gboolean bell_may_choose (const BellRules *rules, const BellState *state, guint card, guint seat);
guint bell_count_choices (const BellRules *rules, const BellState *state, guint seat);

static inline guint
bell_get_side (const BellRules *rules, guint seat)
{
  return rules->side[seat];
}

static inline TcThing
bell_card (const BellRules *rules, guint card)
{
  return tc_range_get (rules->card_things, card);
}

static inline TcThing
bell_side (const BellRules *rules, guint side)
{
  return tc_range_get (rules->side_things, side);
}

/* The track has no numbers below 0: those are points of the other side. */
static inline TcThing
bell_get_ahead (const BellRules *rules, gint vp)
{
  return bell_side (rules, vp > 0 ? BELL_DEFEND : BELL_CONCEDE);
}

static inline TcThing
bell_seat (const BellRules *rules, guint seat)
{
  return tc_range_get (rules->seat_things, seat);
}

/* Whether @seat is the solo opponent's. */
static inline gboolean
bell_is_solo (const BellRules *rules, guint seat)
{
  return rules->solo.side != BELL_NONE && rules->side[seat] == rules->solo.side;
}

/* legal: the predicates and lists */
#define BELL_N_DECISIONS 29
extern const TcDecision bell_decisions[BELL_N_DECISIONS];
void bell_look_init (BellLook *look, const BellRules *rules, const BellState *state);
TcReason bell_judge_event (const BellRules *rules, const BellState *state, guint card, guint seat);
TcReason bell_check_persuade (BellLook *look, const TcMove *move);
TcReason bell_check_escalate (BellLook *look, const TcMove *move);
TcReason bell_check_spread (BellLook *look, const TcMove *move);
gboolean bell_can_operate (const BellRules *rules, const BellState *state);
gboolean bell_can_spread (const BellRules *rules, const BellState *state);
gboolean bell_may_mobilize (const BellRules *rules, const BellState *state, guint space);

/* apply: what a move does */
void bell_apply_begin (BellPlay *play, const TcMove *move);
void bell_apply_keep (BellPlay *play, const TcMove *move);
void bell_apply_initiative (BellPlay *play, const TcMove *move);
void bell_apply_event (BellPlay *play, const TcMove *move);
void bell_apply_reuse (BellPlay *play, const TcMove *move);
void bell_apply_effect (BellPlay *play, const TcMove *move);
void bell_apply_operate (BellPlay *play, const TcMove *move);
void bell_apply_commit (BellPlay *play, const TcMove *move);
void bell_apply_persuade (BellPlay *play, const TcMove *move);
void bell_apply_escalate (BellPlay *play, const TcMove *move);
void bell_apply_spread (BellPlay *play, const TcMove *move);
void bell_apply_free (BellPlay *play, const TcMove *move);
void bell_apply_mobilize (BellPlay *play, const TcMove *move);
void bell_apply_resolve (BellPlay *play, const TcMove *move);
void bell_apply_score (BellPlay *play, const TcMove *move);
void bell_apply_gain (BellPlay *play, const TcMove *move);
void bell_apply_discard (BellPlay *play, const TcMove *move);
void bell_apply_choose (BellPlay *play, const TcMove *move);
void bell_apply_reveal (BellPlay *play, const TcMove *move);
void bell_apply_done (BellPlay *play, const TcMove *move);

/* cubes: the crisis tracks */
void bell_take_cube (BellPlay *play, guint side);
void bell_place_cube (BellPlay *play, guint space, guint side);
void bell_remove_cube (BellPlay *play, guint space, guint side);
void bell_gain (BellPlay *play, guint side, guint points);

/* crisis: the German Activity track, mobilization, Hitler's Decision */
void bell_place_disk (BellPlay *play, guint german);
void bell_decide (BellPlay *play);
gboolean bell_is_due (const BellRules *rules, const BellState *state);
void bell_mobilize (BellPlay *play);

/* cards */
void bell_deal (BellPlay *play);
void bell_discard (BellPlay *play, guint card);
void bell_set_aside (BellPlay *play);
void bell_return_repeated (BellPlay *play);
gboolean bell_is_on_top (const BellState *state, guint card);
guint16 bell_draw_card (BellPlay *play);
guint16 bell_draw_objective (BellPlay *play);
void bell_look_ahead (BellPlay *play, guint n);

/* events: what effects see and do */
extern const TcEffectsHost bell_effects_host;
void bell_start_event (BellPlay *play, guint card, guint seat);
void bell_start_objective (BellPlay *play, guint objective, guint seat);

/* flow */
void bell_advance (const TcRuleset *ruleset, TcState *state, TcEvents *events);
void bell_go_to (BellPlay *play, BellStep step);
void bell_begin_round (BellPlay *play, guint round);
void bell_begin_operations (BellPlay *play, guint seat, guint points, const guint64 *bound);
void bell_bind_to (BellPlay *play, guint space);
void bell_ask (BellPlay *play, BellPhase phase, guint seat);
void bell_finish (BellPlay *play, BellLevel level);

/* round, scoring, final: the steps of a game; TRUE when one asks for a decision or ends the game */
gboolean bell_step_setup (BellPlay *play);
gboolean bell_step_round (BellPlay *play);
gboolean bell_step_deal (BellPlay *play);
gboolean bell_step_objective (BellPlay *play);
gboolean bell_step_initiative (BellPlay *play);
gboolean bell_step_play (BellPlay *play);
gboolean bell_step_bonus (BellPlay *play);
gboolean bell_step_score (BellPlay *play);
gboolean bell_step_reveal (BellPlay *play);
gboolean bell_step_gain (BellPlay *play);
gboolean bell_step_end_round (BellPlay *play);
gboolean bell_step_gather (BellPlay *play);
gboolean bell_step_choose (BellPlay *play);
gboolean bell_step_show (BellPlay *play);
gboolean bell_step_act (BellPlay *play);
gboolean bell_step_end (BellPlay *play);

/* solo: what is different when a solo opponent plays */
void bell_deal_solo (BellPlay *play);
void bell_keep_solo (BellPlay *play);
void bell_turn_up (BellPlay *play, guint seat);
void bell_shuffle_final (BellPlay *play);
void bell_turn_up_final (BellPlay *play, guint seat);
guint bell_get_points (const BellRules *rules, guint card, guint seat);

/* bell_settle: goes on with what interrupts all else and with the event under way. TRUE when
 * somebody has to decide first. */
gboolean bell_settle (BellPlay *play);

/* setup */
void bell_init (const TcRuleset *ruleset, guint setup, TcState *state, TcEvents *events);

/* score */
gboolean bell_defends (const BellRules *rules, const BellState *state);

/** bell_report_reason: why bell_defends() or not. */
void bell_report_reason (const BellRules *rules, const BellState *state, TcEvents *events);
const char *bell_get_label (const TcRuleset *ruleset, const TcState *state, const TcMove *move);
void bell_outcome (const TcRuleset *ruleset, const TcState *state, TcOutcome *out_outcome);
gboolean bell_milestone (const TcRuleset *ruleset, const TcState *state, guint index);

/* hidden */
void bell_redact (const TcRuleset *ruleset, TcState *state, guint8 viewer);
void bell_sample_hidden (const TcRuleset *ruleset, TcState *state, guint8 viewer, TcRng *rng);

/* view */
void bell_view (const TcRuleset *ruleset, const TcState *state, guint8 viewer, TcView *view);

/* bots */
extern const TcBot *const bell_bots[];
extern const TcBot bell_solo_bot;
gint bell_evaluate (const TcRuleset *ruleset, const TcState *state, guint8 seat);

/* arrange: what an umpire does */
TcArrange bell_arrange;

G_END_DECLS
