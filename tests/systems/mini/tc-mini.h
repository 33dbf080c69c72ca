/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-core.h>

G_BEGIN_DECLS

/* The two-page test system: all the things that Betrayal! has not. Two or three seats lay a road of
 * tiles and light it with cards; one of them, dealt in secret, wants it dark. After each deed the
 * others are asked whether they stop it, also when they could not; at the end of a turn a hand is
 * cut to its limit, a decision on a set. */

#define MINI_SEATS      3 /* at most */
#define MINI_MAX_CARDS  32
#define MINI_MAX_TILES  32
#define MINI_MAX_CELLS  64
#define MINI_MAX_SETUPS 4

typedef enum { MINI_ACT, MINI_REACT, MINI_DISCARD, MINI_OVER, MINI_N_PHASES } MiniPhase;

typedef enum {
  MINI_ALLOW,
  MINI_BLOCK,
  MINI_THROW,
  MINI_DRAW,
  MINI_KEEP,
  MINI_LIGHT,
  MINI_PASS,
  MINI_PLACE,
  MINI_SNUFF,
  MINI_N_VERBS,
} MiniVerb;

/* Classes of things, in the order of compiling. */
typedef enum {
  MINI_THING_CELL,
  MINI_THING_TILE,
  MINI_THING_CARD,
  MINI_THING_SIDE,
  MINI_THING_SEAT,
  MINI_N_CLASSES,
} MiniClass;

typedef enum {
  MINI_REASON_LEGAL,
  MINI_REASON_NOT_HELD,
  MINI_REASON_USE,
  MINI_REASON_NOT_NEXT,
  MINI_REASON_OCCUPIED,
  MINI_REASON_ROAD,
  MINI_REASON_NO_TILE,
  MINI_REASON_LIT,
  MINI_REASON_DARK,
  MINI_REASON_EMPTY,
  MINI_REASON_KEPT,
  MINI_REASON_TOO_MANY,
  MINI_N_REASONS,
} MiniReason;

typedef enum {
  MINI_EVENT_DEAL,
  MINI_EVENT_ASK,
  MINI_EVENT_STOPPED,
  MINI_EVENT_LAID,
  MINI_EVENT_LAMP,
  MINI_EVENT_LIT,
  MINI_EVENT_FAILED,
  MINI_EVENT_SNUFFED,
  MINI_EVENT_DREW,
  MINI_EVENT_ROUND,
  MINI_EVENT_END,
  MINI_EVENT_LOYAL,   /* told to one seat: its role */
  MINI_EVENT_TRAITOR, /* and this */
  MINI_EVENT_CARD,    /* a card that it gets */
  MINI_N_EVENTS,
} MiniEvent;

typedef enum { MINI_CARD_BLOCK, MINI_CARD_LAMP, MINI_CARD_WIND } MiniCard;

typedef enum { MINI_ROLL_ROLE, MINI_ROLL_DECK, MINI_ROLL_STACK, MINI_ROLL_LAMP } MiniRoll;

/* Where a card is: a seat's number is its hand. */
#define MINI_IN_DECK  0x40
#define MINI_IN_PLAY  0x41 /* on the table while the others may stop it */
#define MINI_IN_TRASH 0x42
#define MINI_HIDDEN   0xff /* redacted: in the deck or in another's hand */

typedef enum { MINI_ROLE_HIDDEN, MINI_ROLE_LOYAL, MINI_ROLE_TRAITOR } MiniRole;

typedef struct {
  TcState head;
  guint16 pending_subject; /* the deed that the others may stop; 0 when there is none */
  guint16 pending_target;
  guint16 pending_value;
  guint8 pending_verb;
  guint8 n_asked;  /* seats asked in this window, the current one included */
  guint8 current;  /* whose turn it is */
  guint8 n_groups; /* decisions on a set so far, modulo 255 */
  guint8 n_deck;
  guint8 n_stack;
  guint8 n_kept; /* cards marked as kept in the running decision */
  guint8 quota;  /* cards still to be thrown away in it */
  guint8 rounds_left;
  guint8 n_seats;                /* that take part */
  guint8 n_hand[MINI_SEATS + 1]; /* one more for even sizes */
  guint8 role[MINI_SEATS + 1];   /* MiniRole */
  guint8 where[MINI_MAX_CARDS];
  guint8 kept[MINI_MAX_CARDS];
  guint8 deck[MINI_MAX_CARDS];  /* cards from the top; MINI_HIDDEN when redacted; 0 past the end */
  guint8 stack[MINI_MAX_TILES]; /* tiles from the top, which lies face up */
  guint8 gone[MINI_MAX_TILES];  /* tiles that were stopped */
  guint8 tile[MINI_MAX_CELLS];  /* tile in the square + 1, 0 for none */
  guint8 rotation[MINI_MAX_CELLS];
  guint8 lit[MINI_MAX_CELLS];
} MiniState;

G_STATIC_ASSERT (sizeof (MiniState) == 32 + 16 + 8 + 5 * 32 + 3 * 64);

typedef struct {
  guint8 start_tile;
  guint8 rounds;
  guint8 deal;
  guint8 players;
} MiniSetup;

typedef struct {
  guint8 columns;
  guint8 rows;
  guint8 n_cells;
  guint8 n_tiles;
  guint8 n_cards;
  guint8 hand_limit;
  guint8 draw;
  guint8 difficulty;
  guint8 lights;
  guint16 width;
  guint16 height;
  TcThingRange cells;
  TcThingRange tiles;
  TcThingRange cards;
  TcThingRange seats;
  guint8 exits[MINI_MAX_TILES]; /* bit 0 north, 1 east, 2 south, 3 west */
  guint8 use[MINI_MAX_CARDS];   /* MiniCard */
  MiniSetup setups[MINI_MAX_SETUPS];
} MiniData;

extern const TcSystem tc_mini_system;
extern const TcBot *const mini_bots[];

static inline const MiniData *
mini_get_data (const TcRuleset *ruleset)
{
  return tc_ruleset_get_data (ruleset);
}

/* words */
extern const TcThingClass mini_classes[MINI_N_CLASSES];
extern const TcVerb mini_verbs[MINI_N_VERBS];
extern const TcReasonText mini_reasons[MINI_N_REASONS];
extern const TcEventText mini_events[MINI_N_EVENTS];
extern const char *const mini_phases[MINI_N_PHASES];

/* state */
#define MINI_N_FIELDS 23
extern const TcStateField mini_fields[MINI_N_FIELDS];

/* compile */
gpointer mini_compile (TcRuleset *ruleset, TcScenario *scenario, TcReport *report);

/* setup */
void mini_init_state (const TcRuleset *ruleset, guint index, TcState *state, TcEvents *events);

/* legal: the predicates and lists; what moves do is in flow */
#define MINI_N_DECISIONS 8
extern const TcDecision mini_decisions[MINI_N_DECISIONS];

/* flow */
void mini_apply_allow (const TcRuleset *ruleset,
                       TcState *state,
                       const TcMove *move,
                       TcEvents *events);
void mini_apply_block (const TcRuleset *ruleset,
                       TcState *state,
                       const TcMove *move,
                       TcEvents *events);
void mini_apply_choice (const TcRuleset *ruleset,
                        TcState *state,
                        const TcMove *move,
                        TcEvents *events);
void mini_apply_draw (const TcRuleset *ruleset,
                      TcState *state,
                      const TcMove *move,
                      TcEvents *events);
void mini_apply_pass (const TcRuleset *ruleset,
                      TcState *state,
                      const TcMove *move,
                      TcEvents *events);
void mini_apply_deed (const TcRuleset *ruleset,
                      TcState *state,
                      const TcMove *move,
                      TcEvents *events);

/* Everybody hears how many cards a seat gets by event @kind, only the seat itself which ones. */
void mini_draw_cards (const MiniData *data,
                      MiniState *mini,
                      guint8 seat,
                      guint n,
                      MiniEvent kind,
                      TcEvents *events);

/* score */
guint mini_count_lights (const MiniData *data, const MiniState *mini);
void mini_outcome (const TcRuleset *ruleset, const TcState *state, TcOutcome *out_outcome);

/* hidden */
void mini_redact (const TcRuleset *ruleset, TcState *state, guint8 viewer);
void mini_sample_hidden (const TcRuleset *ruleset, TcState *state, guint8 viewer, TcRng *rng);

/* view */
void mini_view (const TcRuleset *ruleset, const TcState *state, guint8 viewer, TcView *view);

G_END_DECLS
