/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-dune-private.h is private to core/."
#endif

#include "systems/dune/tc-dune-data-private.h"

G_BEGIN_DECLS

/* Dune: Betrayal: the turn grammar of the rules. In action rounds each player in turn selects a
 * shown action card; in targeting rounds he uses action cards and then places target cards face
 * down on others; in the battle round identities are revealed and scored. Rules are cited by the
 * headings of the rules summary; "ruling D-b" is a decision on what it leaves open, listed in
 * docs/rulings-dune.md.
 *
 * Hidden are: identities and roles, the order of each player's trait cards (from their owner too),
 * target cards that lie face down or are not placed yet, and what others saw of these. What the
 * action deck holds is known, since all else lies open; its order is none of the state: each card
 * is drawn at random from what is left. */

typedef enum {
  DUNE_PHASE_SELECT,
  DUNE_PHASE_EFFECT,
  DUNE_PHASE_TARGET,
  DUNE_PHASE_LAY,
  DUNE_PHASE_REACT,
  DUNE_PHASE_DIVERT,
  DUNE_PHASE_REVEAL,
  DUNE_PHASE_OVER,
  DUNE_N_PHASES,
} DunePhase;

/* Classes of things, in the order of compiling. What effects can give a status comes in a row. */
typedef enum {
  DUNE_THING_PLACE,
  DUNE_THING_TRAIT,
  DUNE_THING_CARD,
  DUNE_THING_LYING,
  DUNE_THING_ACTION,
  DUNE_THING_KIND,
  DUNE_THING_TARGET,
  DUNE_THING_TOKEN,
  DUNE_THING_IDENTITY,
  DUNE_THING_ROLE,
  DUNE_THING_OPTION,
  DUNE_THING_HOUSE,
  DUNE_THING_SEAT,
  DUNE_N_CLASSES,
} DuneClass;

typedef enum {
  DUNE_VERB_SELECT,
  DUNE_VERB_REPLACE,
  DUNE_VERB_USE,
  DUNE_VERB_AIM,
  DUNE_VERB_LAY,
  DUNE_VERB_ACCEPT,
  DUNE_VERB_DISCARD,
  DUNE_VERB_REVEAL,
  DUNE_VERB_DONE,
  DUNE_VERB_EFFECT, /* the first of them */
  DUNE_N_VERBS = DUNE_VERB_EFFECT + TC_EFFECTS_N_VERBS,
} DuneVerb;

typedef enum {
  DUNE_WHY_LEGAL,
  DUNE_WHY_NOT_SHOWN,
  DUNE_WHY_USABLE,
  DUNE_WHY_NO_REPLACING,
  DUNE_WHY_NO_MORE,
  DUNE_WHY_NOT_OWN,
  DUNE_WHY_IMMEDIATE,
  DUNE_WHY_REACTION,
  DUNE_WHY_NO_REACTION,
  DUNE_WHY_SHIELDED,
  DUNE_WHY_ROUND,
  DUNE_WHY_PLACED,
  DUNE_WHY_NOT_POSSIBLE,
  DUNE_WHY_NO_CHOICE,
  DUNE_WHY_SELF,
  DUNE_WHY_ABSENT,
  DUNE_WHY_FULL,
  DUNE_WHY_ESCAPED,
  DUNE_WHY_HELD_BACK,
  DUNE_WHY_MUST_PLACE,
  DUNE_WHY_NOT_LEFT,
  DUNE_N_WHYS,
} DuneWhy;

typedef enum {
  DUNE_EVENT_DEALER,
  DUNE_EVENT_IDENTITY,
  DUNE_EVENT_KNOWS,
  DUNE_EVENT_ACTION_ROUND,
  DUNE_EVENT_TARGETING_ROUND,
  DUNE_EVENT_BATTLE_ROUND,
  DUNE_EVENT_SHOWN,
  DUNE_EVENT_DUPLICATE,
  DUNE_EVENT_RESHUFFLED,
  DUNE_EVENT_FEWER,
  DUNE_EVENT_NOTHING,
  DUNE_EVENT_SELECTED,
  DUNE_EVENT_UNUSABLE,
  DUNE_EVENT_REPLACED,
  DUNE_EVENT_LOOKED,
  DUNE_EVENT_LOOKED_AT_TARGET,
  DUNE_EVENT_SAW,
  DUNE_EVENT_SAW_TARGET,
  DUNE_EVENT_DELIVERED,
  DUNE_EVENT_HELD_BACK,
  DUNE_EVENT_PLACED,
  DUNE_EVENT_TURNED_ASIDE,
  DUNE_EVENT_DISCARDED,
  DUNE_EVENT_NO_TARGET,
  DUNE_EVENT_REVEALED,
  DUNE_EVENT_LAY_THERE,
  DUNE_EVENT_CARD_POINTS,
  DUNE_EVENT_TOKEN_POINTS,
  DUNE_EVENT_TARGET_POINTS,
  DUNE_EVENT_ONCE,
  DUNE_EVENT_SUM,
  DUNE_EVENT_LOST,
  DUNE_EVENT_MARKER,
  DUNE_EVENT_WON,
  DUNE_EVENT_DRAW,
  DUNE_EVENT_EFFECT, /* the first of them */
  DUNE_N_EVENTS = DUNE_EVENT_EFFECT + TC_EFFECTS_N_EVENTS,
} DuneEvent;

typedef enum {
  DUNE_ROLL_IDENTITY,
  DUNE_ROLL_TRAIT,
  DUNE_ROLL_DEALER,
  DUNE_ROLL_CARD,
  DUNE_ROLL_EFFECT,
} DuneRoll;

/* How far a turn has come; not every round has every stage. */
typedef enum {
  DUNE_STAGE_BEGIN,
  DUNE_STAGE_DECIDE, /* select, target or reveal */
  DUNE_STAGE_LAY,    /* somebody was targeted */
  DUNE_STAGE_LAID,
  DUNE_STAGE_REACT,
  DUNE_STAGE_REACTED,
  DUNE_STAGE_DIVERT,
  DUNE_STAGE_CLOSE,
  DUNE_STAGE_END,
} DuneStage;

/* Where an action card is; those that a player has selected: the seat is added. */
#define DUNE_IN_DECK    0x00
#define DUNE_IN_DISCARD 0x01
#define DUNE_IN_ROW     0x02
#define DUNE_OUT        0x03 /* of a set that is left out */
#define DUNE_TAKEN      0x10

#define DUNE_HIDDEN 0xff /* redacted */

/* The piles that effects know. */
typedef enum {
  DUNE_PILE_TRAITS,
  DUNE_PILE_TARGETS,
  DUNE_PILE_ROW,
  DUNE_PILE_DISCARD,
  DUNE_PILE_TAKEN
} DunePile;

typedef struct {
  TcState head;
  gint16 marker;
  guint16 n_drawn;                                 /* draws of action cards so far in this round */
  guint16 passed[DUNE_MAX_SEATS][DUNE_MAX_ROUNDS]; /* bits of sigils that were shown beside the card
                                                      that was selected */
  guint8 setup;
  guint8 n_seats;
  guint8 dealer;
  guint8 current; /* whose turn it is */
  guint8 at;      /* turns of this round that are over */
  guint8 stage;   /* DuneStage */
  guint8 is_open; /* the round has begun */
  guint8 quota;   /* target cards still to be placed in this turn */
  guint8 n_placed;
  guint8 has_reshuffled; /* in this turn */
  guint8 dead;           /* bits of shown cards that cannot be used */
  guint8 aimed;          /* seat + 1 that is targeted */
  guint8 pending;        /* kind + 1 of a target card that was turned aside; redacted: 0xff */
  guint8 using;          /* card + 1 whose text is carried out */
  guint8 has_escaped;
  guint8 revealed; /* bits of seats */
  guint8 ending;   /* level + 1 of a game that is over */
  guint8 n_groups; /* decisions on a set so far, modulo 255 */
  guint8 counts[DUNE_N_WATCHES];
  guint8 role[DUNE_MAX_SEATS];
  guint8 identity[DUNE_MAX_SEATS];
  guint8 trait[DUNE_MAX_SEATS][DUNE_MAX_TRAITS];     /* kind */
  guint8 saw_trait[DUNE_MAX_SEATS][DUNE_MAX_TRAITS]; /* bits of seats that looked at it */
  guint8 row[DUNE_MAX_ROW];                          /* card + 1 */
  guint8 where[DUNE_MAX_CARDS];
  guint8 has_token[DUNE_MAX_CARDS]; /* the token lies on the card still */
  guint8 held_back[DUNE_MAX_SEATS]; /* target cards to be placed besides in the next round */
  guint8 n_hand[DUNE_MAX_SEATS];    /* target cards that are not placed */
  guint8 n_gone[DUNE_MAX_SEATS];
  guint8 n_lying[DUNE_MAX_SEATS];
  guint8 n_received[DUNE_MAX_SEATS];                  /* tokens */
  guint8 hand[DUNE_MAX_SEATS][DUNE_MAX_HAND];         /* kind + 1, ascending */
  guint8 gone[DUNE_MAX_SEATS][DUNE_MAX_HAND];         /* the same, discarded face down */
  guint8 lying[DUNE_MAX_SEATS][DUNE_MAX_LYING];       /* kind + 1 on the seat */
  guint8 lying_of[DUNE_MAX_SEATS][DUNE_MAX_LYING];    /* whose it was */
  guint8 saw_lying[DUNE_MAX_SEATS][DUNE_MAX_LYING];   /* bits of seats that looked at it */
  guint8 received[DUNE_MAX_SEATS][DUNE_MAX_RECEIVED]; /* kind + 1 */
  guint8 received_of[DUNE_MAX_SEATS][DUNE_MAX_RECEIVED];
  guint8 zero[6];
} DuneState;

G_STATIC_ASSERT (sizeof (DuneState) % 8 == 0);

/* Looking at a position. */
typedef struct {
  const DuneRules *rules;
  const DuneState *state;
} DuneLook;

/* Doing things to a position: the events go along, or are NULL. */
typedef struct {
  const DuneRules *rules;
  DuneState *state;
  TcEvents *events;
} DunePlay;

/* words */
extern const TcThingClass dune_classes[DUNE_N_CLASSES];
extern const TcVerb dune_verbs[DUNE_N_VERBS];
extern const TcReasonText dune_reasons[DUNE_N_WHYS];
extern const TcEventText dune_events[DUNE_N_EVENTS];
extern const char *const dune_phases[DUNE_N_PHASES];
#define DUNE_N_FIELDS 42
extern const TcStateField dune_fields[DUNE_N_FIELDS];

/* compile */
gpointer dune_compile (TcRuleset *ruleset, TcScenario *scenario, TcReport *report);
void dune_free_rules (gpointer data);
void dune_compile_rules (DuneRules *rules, TcScenario *scenario);
gboolean dune_compile_roles (DuneRules *rules, const TcRuleset *ruleset, TcScenario *scenario);
gboolean dune_compile_setups (DuneRules *rules, TcRuleset *ruleset, TcScenario *scenario);
void dune_compile_options (DuneRules *rules, TcRuleset *ruleset, TcReport *report);
gboolean dune_compile_events (DuneRules *rules,
                              const TcRuleset *ruleset,
                              TcScenario *scenario,
                              TcReport *report);

/* dune_compile_find: the position among its kind of what @attribute of @node names, or DUNE_NONE */
guint8 dune_compile_find (TcScenario *scenario, TcNode node, const char *attribute);

/* state: reading a position */
typedef enum { DUNE_ROUND_ACTION, DUNE_ROUND_TARGETING, DUNE_ROUND_BATTLE } DuneRound;
DuneRound dune_get_round (const DuneRules *rules, guint turn);
guint dune_get_targeting_round (const DuneRules *rules, const DuneState *state);
gboolean dune_may_target (const DuneRules *rules, const DuneState *state, guint seat, guint target);
gboolean dune_has_target (const DuneRules *rules, const DuneState *state, guint seat);
gboolean dune_is_shielded (const DuneRules *rules, const DuneState *state, TcThing thing);
guint dune_count_taken (const DuneRules *rules, const DuneState *state, guint seat, guint action);

static inline gboolean
dune_is_over (const DuneState *state)
{
  return state->head.phase == DUNE_PHASE_OVER;
}

/* -- What a seat knows -- */

static inline gboolean
dune_is_open (const DuneState *state, guint8 viewer, guint seat)
{
  return viewer == seat || dune_is_over (state) || (state->revealed >> seat & 1) != 0;
}

static inline gboolean
dune_knows_identity (const DuneState *state, guint8 viewer, guint seat)
{
  return dune_is_open (state, viewer, seat);
}

/* Setup: the Baron knows who the fighters of his house are, and so does Rabban; not which fighter
 * is which. */
static inline gboolean
dune_knows_role (const DuneRules *rules, const DuneState *state, guint8 viewer, guint seat)
{
  if (dune_is_open (state, viewer, seat))
    return TRUE;
  if (viewer >= state->n_seats || state->role[viewer] >= rules->n_roles ||
      state->role[seat] >= rules->n_roles)
    return FALSE;

  return (rules->roles[state->role[viewer]].knows >> state->role[seat] & 1) != 0;
}

/* Setup: nobody, the owner neither, knows which of his trait cards is which. */
static inline gboolean
dune_knows_trait (const DuneState *state, guint8 viewer, guint seat, guint slot)
{
  return dune_is_over (state) ||
         tc_seat_is_among (state->saw_trait[seat][slot], viewer, state->n_seats);
}

/* Target a player: whoever placed it, whoever looked at it, and all once the player on whom it
 * lies has revealed the identity card. */
static inline gboolean
dune_knows_lying (const DuneState *state, guint8 viewer, guint seat, guint slot)
{
  guint seers = state->saw_lying[seat][slot] | 1u << state->lying_of[seat][slot];

  return dune_is_over (state) || (state->revealed >> seat & 1) != 0 ||
         tc_seat_is_among (seers, viewer, state->n_seats);
}

static inline const DuneCount *
dune_get_count (const DuneRules *rules, const DuneState *state)
{
  return &rules->counts[rules->setups[state->setup].count];
}

static inline const DuneAction *
dune_get_action (const DuneRules *rules, guint card)
{
  return &rules->actions[rules->cards[card].action];
}

static inline TcThing
dune_seat (const DuneRules *rules, guint seat)
{
  return tc_range_get (rules->seat_things, seat);
}

static inline TcThing
dune_card (const DuneRules *rules, guint card)
{
  return tc_range_get (rules->card_things, card);
}

/* legal: the predicates and lists */
#define DUNE_N_DECISIONS 12
extern const TcDecision dune_decisions[DUNE_N_DECISIONS];
void dune_look_init (DuneLook *look, const DuneRules *rules, const DuneState *state);
gboolean dune_is_usable (const DuneRules *rules, const DuneState *state, guint card, guint seat);
/* dune_is_marked: whether a shown card was dead when its player was asked. */
gboolean dune_is_marked (const DuneRules *rules, const DuneState *state, guint card);
gboolean dune_is_dead (const DuneRules *rules, const DuneState *state, guint card, guint seat);

/* apply: what a move does */
void dune_apply_select (DunePlay *play, const TcMove *move);
void dune_apply_replace (DunePlay *play, const TcMove *move);
void dune_apply_effect (DunePlay *play, const TcMove *move);
void dune_apply_use (DunePlay *play, const TcMove *move);
void dune_apply_aim (DunePlay *play, const TcMove *move);
void dune_apply_lay (DunePlay *play, const TcMove *move);
void dune_apply_react (DunePlay *play, const TcMove *move);
void dune_apply_accept (DunePlay *play, const TcMove *move);
void dune_apply_divert (DunePlay *play, const TcMove *move);
void dune_apply_discard (DunePlay *play, const TcMove *move);
void dune_apply_reveal (DunePlay *play, const TcMove *move);
void dune_apply_done (DunePlay *play, const TcMove *move);

/* cards: the action deck and the row */
void dune_fill_row (DunePlay *play);
void dune_take_from_row (DunePlay *play, guint card, guint8 where);
gboolean dune_can_replace (const DuneRules *rules, const DuneState *state);
gboolean dune_remove_from_row (DuneState *state, guint card);

/* targets: target cards */
void dune_lay (DunePlay *play, guint kind);
void dune_turn_aside (DunePlay *play);
void dune_discard_target (DunePlay *play, guint kind);
void dune_take_hand (DuneState *state, guint seat, guint kind);

/* events: what effects see and do */
extern const TcEffectsHost dune_effects_host;
void dune_start_card (DunePlay *play, guint card, guint seat);

/* flow */
void dune_advance (const TcRuleset *ruleset, TcState *state, TcEvents *events);
void dune_finish (DunePlay *play, guint level);

/* setup */
void dune_lay_out_deck (const DuneRules *rules, DuneState *state);
gboolean dune_read_position (const DuneRules *rules, const TcRuleset *ruleset, DuneState *state);
void dune_init (const TcRuleset *ruleset, guint setup, TcState *state, TcEvents *events);

/* score */
gint dune_score_seat (const DuneRules *rules, const DuneState *state, guint seat);
void dune_battle (DunePlay *play, guint seat);
guint dune_get_level (const DuneRules *rules, gint marker);
void dune_outcome (const TcRuleset *ruleset, const TcState *state, TcOutcome *out_outcome);
gboolean dune_milestone (const TcRuleset *ruleset, const TcState *state, guint index);

/* odds: who may have which role, as a seat may know it */

/* Weights are from 1 to this; 0: it is known not to be so. */
#define DUNE_WEIGHT_MOST 4096u
#define DUNE_WEIGHT_EVEN 64u

typedef struct {
  const DuneRules *rules;
  const DuneDeals *deals;
  guint n_seats;
  guint8 possible[DUNE_MAX_SEATS]; /* bits of roles whose weight is above 0 */
  guint16 weight[DUNE_MAX_SEATS][DUNE_MAX_ROLES];
  guint32 ways[DUNE_MAX_DEALS]; /* of each code: weights of all that can follow */
} DuneOdds;

/* dune_odds_init: even weights for what @viewer may think possible by what he knows for certain.
 * They must be counted then. */
void dune_odds_init (DuneOdds *odds, const DuneRules *rules, const DuneState *state, guint8 viewer);

/* dune_odds_count: after the weights have changed; what is possible stays so. */
void dune_odds_count (DuneOdds *odds);

/* dune_odds_get: the chance of each role for each seat, in 65536ths. */
void dune_odds_get (const DuneOdds *odds, guint32 out[DUNE_MAX_SEATS][DUNE_MAX_ROLES]);

/* dune_odds_draw: roles for all seats, by their chances. */
void dune_odds_draw (const DuneOdds *odds, guint8 *out_roles, TcRng *rng);

/* position: one as a setup */
TcOperation *dune_make_setup (const TcRuleset *ruleset,
                              const TcState *state,
                              const char *id,
                              const char *name,
                              const char **out_why);

/* hidden */
void dune_redact (const TcRuleset *ruleset, TcState *state, guint8 viewer);
void dune_sample_hidden (const TcRuleset *ruleset, TcState *state, guint8 viewer, TcRng *rng);

/* view */
void dune_view (const TcRuleset *ruleset, const TcState *state, guint8 viewer, TcView *view);

/* bots */
extern const TcBot *const dune_bots[];
extern const TcSearchEffort dune_search_effort;
gint dune_evaluate (const TcRuleset *ruleset, const TcState *state, guint8 seat);

/* arrange: what an umpire does */
TcArrange dune_arrange;

G_END_DECLS
