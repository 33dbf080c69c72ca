/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-badge-private.h is private to core/."
#endif

#include "systems/badge/tc-badge-data-private.h"

G_BEGIN_DECLS

/* Badge or Betrayal: the turn grammar of the rulebook. A turn is an exchange of cards (a decision
 * on a set), a laying of cards in sequence (another), and then each laid card in its order: a
 * search asks for a tile and perhaps whether to flip it, a patrol card for a step, a fugitive card
 * only where the way out is in doubt. Rules are cited by the rulebook's headings; "ruling B-d" is
 * a decision on what it leaves open, listed in docs/rulings-badge.md.
 *
 * Hidden are: roles, hands, the order of the deck, tiles that lie face down, and what others saw
 * of them. The deck has no order in a state: each card is drawn at random from what is left. */

typedef enum {
  BADGE_PHASE_PEEK,
  BADGE_PHASE_EXCHANGE,
  BADGE_PHASE_LAY,
  BADGE_PHASE_SEARCH,
  BADGE_PHASE_FLIP,
  BADGE_PHASE_DRIVE,
  BADGE_PHASE_RUN,
  BADGE_PHASE_OVER,
  BADGE_N_PHASES,
} BadgePhase;

/* Classes of things, in the order of compiling. */
typedef enum {
  BADGE_THING_PLACE,
  BADGE_THING_EXIT,
  BADGE_THING_TILE,
  BADGE_THING_PATROL,
  BADGE_THING_FUGITIVE,
  BADGE_THING_CARD,
  BADGE_THING_SIDE,
  BADGE_THING_SEAT,
  BADGE_N_CLASSES,
} BadgeClass;

typedef enum {
  BADGE_VERB_PEEK,
  BADGE_VERB_EXCHANGE,
  BADGE_VERB_LAY,
  BADGE_VERB_LAY_PAIR,
  BADGE_VERB_SEARCH,
  BADGE_VERB_FLIP,
  BADGE_VERB_KEEP,
  BADGE_VERB_DRIVE,
  BADGE_VERB_RUN,
  BADGE_VERB_DONE,
  BADGE_VERB_SHOW,
  BADGE_N_VERBS,
} BadgeVerb;

typedef enum {
  BADGE_WHY_LEGAL,
  BADGE_WHY_NO_TILE,
  BADGE_WHY_FLIPPED,
  BADGE_WHY_PEEKED,
  BADGE_WHY_NOT_HELD,
  BADGE_WHY_EXCHANGED,
  BADGE_WHY_NOT_FIRST,
  BADGE_WHY_NOT_LEAD,
  BADGE_WHY_NOT_FUGITIVE,
  BADGE_WHY_NOT_HERE,
  BADGE_WHY_FULL,
  BADGE_WHY_MOST,
  BADGE_WHY_NO_PAIRS,
  BADGE_WHY_PAIR_COLOUR,
  BADGE_WHY_ONE_ONLY,
  BADGE_WHY_LEAST,
  BADGE_WHY_OTHER_TILE,
  BADGE_WHY_OTHER_CARD,
  BADGE_WHY_NOT_ADJACENT,
  BADGE_WHY_WALL,
  BADGE_WHY_HOLE,
  BADGE_WHY_TRAFFIC,
  BADGE_WHY_NOT_OUT,
  BADGE_WHY_WAY,
  BADGE_WHY_NOT_ACTING,
  BADGE_WHY_SHOWN,
  BADGE_WHY_NOT_DIRTY,
  BADGE_N_WHYS,
} BadgeWhy;

typedef enum {
  BADGE_EVENT_ROLE,
  BADGE_EVENT_ROLE_DIRTY,
  BADGE_EVENT_PARTNER,
  BADGE_EVENT_FIXED,
  BADGE_EVENT_FIXED_DIRTY,
  BADGE_EVENT_STANDS,
  BADGE_EVENT_LIES,
  BADGE_EVENT_DEALT,
  BADGE_EVENT_DEALS,
  BADGE_EVENT_DRAWN,
  BADGE_EVENT_DRAWS,
  BADGE_EVENT_RESHUFFLE,
  BADGE_EVENT_USED_UP,
  BADGE_EVENT_PEEKED,
  BADGE_EVENT_LOOKED,
  BADGE_EVENT_FIRST,
  BADGE_EVENT_TURN,
  BADGE_EVENT_PASSES,
  BADGE_EVENT_WASTED,
  BADGE_EVENT_SAW,
  BADGE_EVENT_FLIPPED,
  BADGE_EVENT_POINTS,
  BADGE_EVENT_OUT,
  BADGE_EVENT_RUNS,
  BADGE_EVENT_CAUGHT,
  BADGE_EVENT_ESCAPED,
  BADGE_EVENT_GATE,
  BADGE_EVENT_QUIET,
  BADGE_EVENT_NONE_LEFT,
  BADGE_EVENT_TOO_MANY_LEFT,
  BADGE_EVENT_LIMIT,
  BADGE_EVENT_STOPPED,
  BADGE_EVENT_SHOWN,
  BADGE_EVENT_WAS,
  BADGE_EVENT_WAS_DIRTY,
  BADGE_N_EVENTS,
} BadgeEvent;

typedef enum {
  BADGE_ROLL_ROLE,
  BADGE_ROLL_TILE,
  BADGE_ROLL_PATROL,
  BADGE_ROLL_CARD,
  BADGE_ROLL_FIRST,
} BadgeRoll;

typedef enum { BADGE_ROLE_UNKNOWN, BADGE_ROLE_GOOD, BADGE_ROLE_DIRTY } BadgeRole;

typedef enum { BADGE_IN_HIDING, BADGE_AT_LARGE, BADGE_CAUGHT, BADGE_ESCAPED } BadgeFate;

/* The struct is followed by arrays as long as the scenario needs them; at_* say where, in words of
 * two bytes from the beginning. Patrols come first. */
typedef struct _BadgeState {
  TcState head;
  gint32 good_points;  /* of each good cop */
  gint32 dirty_points; /* of each dirty cop */
  guint32 n_deck;
  guint32 n_discard;
  guint16 at_fugitive;
  guint16 at_deck;
  guint16 at_found;
  guint16 at_sequence;
  guint16 at_hand;
  guint16 at_tile;
  guint16 at_flipped;
  guint16 n_cards;   /* kinds */
  guint16 n_cells;   /* places that take city tiles */
  guint16 last_fate; /* turn of the last catch or escape */
  guint16 n_drawn;   /* cards so far in this turn, from more than one */
  guint16 pending;   /* cell + 1 that was searched and may be flipped */
  guint16 last;      /* member of the set chosen last + 1: for canonical lists; 0 outside a set */
  guint16 n_reshuffles;
  guint8 setup;
  guint8 n_seats;
  guint8 is_wide;     /* numbers of tiles, evidence and the sequence take two bytes, not one */
  guint8 current;     /* whose turn it is */
  guint8 n_groups;    /* decisions on a set so far, modulo 255 */
  guint8 n_exchanged; /* in this turn */
  guint8 n_laid;      /* entries of the sequence */
  guint8 n_used;      /* cards in it */
  guint8 at;          /* entry that is carried out */
  guint8 n_peeked;    /* by the acting seat */
  guint8 shown;       /* bits of the seats whose role everybody has seen */
  guint8 is_stopped;  /* the game ended before all fugitives were caught or gone */
  guint8 role[BADGE_MAX_SEATS]; /* BadgeRole */
  guint8 n_hand[BADGE_MAX_SEATS];
} BadgeState;

G_STATIC_ASSERT (sizeof (BadgeState) % 8 == 0);

/* The arrays of a position; constant where the position is. */
#define BADGE_WORDS(state, at) ((__typeof__ (&(state)->at_fugitive)) (gconstpointer) (state) + (at))
#define BADGE_BYTES(state, at) ((__typeof__ (&(state)->is_stopped)) BADGE_WORDS (state, at))

/* Places; those of fugitives are 0 unless they are at large. */
#define badge_patrol(state)   BADGE_WORDS (state, sizeof (BadgeState) / 2)
#define badge_fugitive(state) BADGE_WORDS (state, (state)->at_fugitive)

/* By kind of card; a redacted deck has all that the viewer does not hold or see. */
#define badge_deck(state)       BADGE_WORDS (state, (state)->at_deck)
#define badge_discards(state)   (badge_deck (state) + (state)->n_cards)
#define badge_hand(state, seat) (BADGE_BYTES (state, (state)->at_hand) + (seat) * (state)->n_cards)

/* BadgeFate of each fugitive. */
#define badge_fate(state) BADGE_BYTES (state, (state)->at_deck + 2u * (state)->n_cards)

/* By cell: whether its tile lies face up; bits of the seats who searched it, and of those who saw
 * it before play, which is secret. */
#define badge_flipped(state)  BADGE_BYTES (state, (state)->at_flipped)
#define badge_searched(state) (badge_flipped (state) + (state)->n_cells)
#define badge_peeked(state)   (badge_searched (state) + (state)->n_cells)

/* A number of an array that is as wide as the scenario needs. */
static inline guint
badge_get_number (const BadgeState *state, guint at, guint index)
{
  return state->is_wide ? BADGE_WORDS (state, at)[index] : BADGE_BYTES (state, at)[index];
}

static inline void
badge_set_number (BadgeState *state, guint at, guint index, guint number)
{
  if (state->is_wide)
    BADGE_WORDS (state, at)[index] = (guint16) number;
  else
    BADGE_BYTES (state, at)[index] = (guint8) number;
}

/* The kind of tile of a cell + 1; redacted 0 where the viewer has not seen it. */
static inline guint
badge_get_kind (const BadgeState *state, guint cell)
{
  return badge_get_number (state, state->at_tile, cell);
}

static inline void
badge_set_kind (BadgeState *state, guint cell, guint kind)
{
  badge_set_number (state, state->at_tile, cell, kind);
}

/* Pieces of evidence of a colour. */
static inline guint
badge_get_found (const BadgeState *state, guint colour)
{
  return badge_get_number (state, state->at_found, colour);
}

static inline void
badge_set_found (BadgeState *state, guint colour, guint n)
{
  badge_set_number (state, state->at_found, colour, n);
}

/* An entry of the sequence is the kind of card + 1, and whether it is a pair. */
static inline guint
badge_get_pair_bit (const BadgeState *state)
{
  return state->is_wide ? 0x8000 : 0x80;
}

/* The kind of card that was laid. */
static inline guint
badge_get_laid (const BadgeState *state, guint entry)
{
  return (badge_get_number (state, state->at_sequence, entry) & ~badge_get_pair_bit (state)) - 1;
}

/* How many cards: 1, or 2 of a pair. */
static inline guint
badge_count_laid (const BadgeState *state, guint entry)
{
  return badge_get_number (state, state->at_sequence, entry) & badge_get_pair_bit (state) ? 2 : 1;
}

/* @n cards of a kind as an entry; none clears it. */
static inline void
badge_set_laid (BadgeState *state, guint entry, guint card, guint n)
{
  guint pair = n > 1 ? badge_get_pair_bit (state) : 0;

  badge_set_number (state, state->at_sequence, entry, n > 0 ? (card + 1) | pair : 0);
}

/* Doing things to a position: the events go along, or are NULL. */
typedef struct {
  const BadgeRules *rules;
  BadgeState *state;
  TcEvents *events;
} BadgePlay;

/* words */
extern const TcThingClass badge_classes[BADGE_N_CLASSES];
extern const TcVerb badge_verbs[BADGE_N_VERBS];
extern const TcReasonText badge_reasons[BADGE_N_WHYS];
extern const TcEventText badge_events[BADGE_N_EVENTS];
extern const char *const badge_phases[BADGE_N_PHASES];
#define BADGE_N_FIELDS 32
extern const TcStateField badge_fields[BADGE_N_FIELDS];

/* Adds the arrays to the ruleset; badge_init () writes down where they lie. */
void badge_add_arrays (BadgeRules *rules, TcRuleset *ruleset);

/* compile */
gpointer badge_compile (TcRuleset *ruleset, TcScenario *scenario, TcReport *report);
void badge_free_rules (gpointer rules);
gboolean badge_compile_board (BadgeRules *rules,
                              TcRuleset *ruleset,
                              TcScenario *scenario,
                              TcReport *report);

/* The place that column and row of @node name, or BADGE_MAX_PLACES. */
guint badge_compile_find_place (const BadgeRules *rules, TcScenario *scenario, TcNode node);
void badge_compile_rules (BadgeRules *rules, TcScenario *scenario);
gboolean badge_compile_setups (BadgeRules *rules, TcRuleset *ruleset, TcScenario *scenario);

/* state: reading a position */
gboolean badge_knows_tile (const BadgeRules *rules,
                           const BadgeState *state,
                           guint8 viewer,
                           guint cell);
gboolean badge_knows_roles (const BadgeRules *rules, const BadgeState *state, guint8 viewer);
gboolean badge_is_closed (const BadgeRules *rules,
                          const BadgeState *state,
                          guint place,
                          BadgeCardKind mover);
guint badge_list_ways (const BadgeRules *rules,
                       const BadgeState *state,
                       guint fugitive,
                       gboolean is_pair);
guint badge_count_fate (const BadgeRules *rules, const BadgeState *state, BadgeFate fate);
guint badge_count_dirty (const BadgeState *state);

/* The card that is carried out. */
static inline const BadgeCard *
badge_get_card (const BadgeRules *rules, const BadgeState *state)
{
  return &rules->cards[badge_get_laid (state, state->at)];
}

static inline gboolean
badge_is_pair (const BadgeState *state)
{
  return badge_count_laid (state, state->at) == 2;
}

static inline const BadgeTile *
badge_get_tile (const BadgeRules *rules, const BadgeState *state, guint cell)
{
  return &rules->tiles[badge_get_kind (state, cell) - 1];
}

static inline gboolean
badge_is_traffic (const BadgeRules *rules, const BadgeState *state, guint place)
{
  guint16 cell = rules->place_cell[place];

  return cell != BADGE_NO_CELL && badge_flipped (state)[cell] &&
         badge_get_tile (rules, state, cell)->kind == BADGE_TRAFFIC;
}

/* A number as the log takes it. */
static inline gint16
badge_clamp_points (gint points)
{
  return (gint16) CLAMP (points, G_MININT16, G_MAXINT16);
}

static inline TcThing
badge_seat (const BadgeRules *rules, guint seat)
{
  return tc_range_get (rules->seat_things, seat);
}

/* legal: the predicates and lists; what moves do is in flow */
#define BADGE_N_DECISIONS 11
extern const TcDecision badge_decisions[BADGE_N_DECISIONS];
void badge_apply_peek (BadgePlay *play, const TcMove *move);
void badge_apply_exchange (BadgePlay *play, const TcMove *move);
void badge_apply_lay (BadgePlay *play, const TcMove *move);
void badge_apply_lay_pair (BadgePlay *play, const TcMove *move);
void badge_apply_search (BadgePlay *play, const TcMove *move);
void badge_apply_flip (BadgePlay *play, const TcMove *move);
void badge_apply_drive (BadgePlay *play, const TcMove *move);
void badge_apply_run (BadgePlay *play, const TcMove *move);
void badge_apply_done (BadgePlay *play, const TcMove *move);
void badge_apply_show (BadgePlay *play, const TcMove *move);

/* cards */
void badge_draw (BadgePlay *play, guint8 seat, guint n, gboolean is_deal);
void badge_discard (BadgePlay *play, guint8 seat, guint card, guint n);
void badge_clear_sequence (BadgePlay *play);

/* actions: what a card does */
void badge_flip (BadgePlay *play, guint cell);
void badge_search (BadgePlay *play, guint cell);
void badge_drive (BadgePlay *play, guint patrol, guint place);
void badge_run (BadgePlay *play, guint fugitive, BadgeDirection direction);

/* flow */
void badge_begin_set (BadgePlay *play, BadgePhase phase, guint8 actor);
void badge_begin_peeks (BadgePlay *play);
void badge_begin_turn (BadgePlay *play);
gboolean badge_finish_if_over (BadgePlay *play);

/* setup */
void badge_init (const TcRuleset *ruleset, guint setup, TcState *state, TcEvents *events);

/* score */
gint32 badge_get_points (const BadgeState *state, guint8 seat);
BadgeLevel badge_get_level (const BadgeState *state);
const char *badge_get_role (const TcRuleset *ruleset, const TcState *state, guint8 seat);
void badge_outcome (const TcRuleset *ruleset, const TcState *state, TcOutcome *out_outcome);
gboolean badge_milestone (const TcRuleset *ruleset, const TcState *state, guint index);

/* hidden */
void badge_redact (const TcRuleset *ruleset, TcState *state, guint8 viewer);
void badge_sample_hidden (const TcRuleset *ruleset, TcState *state, guint8 viewer, TcRng *rng);

/* view */
void badge_view (const TcRuleset *ruleset, const TcState *state, guint8 viewer, TcView *view);

/* bots */
extern const TcBot *const badge_bots[];
extern const TcSearchEffort badge_search_effort;
gint badge_evaluate (const TcRuleset *ruleset, const TcState *state, guint8 seat);

/* arrange: what an umpire does */
TcArrange badge_arrange;

G_END_DECLS
