/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-bell-1938-data-private.h is private to core/."
#endif

#include "effects/tc-bot-tables.h"
#include "rules/tc-system.h"

G_BEGIN_DECLS

/* BellRules: what the scenario says, as flat tables: immutable, made once by compile.
 *
 * Whatever holds cubes is a holder: first the spaces of the board, then the boxes beside it (pools,
 * zones, spaces of the German Activity track, stages of the mobilization). A holder is its own
 * thing. Sets of spaces are bits, in as many words as the board needs. What is a few of something
 * (tracks, rounds, setups) has a place for each; what a designer may have many of (spaces, cards,
 * objectives) has arrays that are as long as the scenario needs. */

#define BELL_N_SIDES        2
#define BELL_MAX_SPACES     2000
#define BELL_MAX_WORDS      ((BELL_MAX_SPACES + 63) / 64)
#define BELL_MAX_DIMENSIONS 8
#define BELL_MAX_ZONES      4
#define BELL_MAX_GERMAN     8
#define BELL_MAX_STAGES     4
#define BELL_MAX_RELOCATES  4
#define BELL_MAX_ROUNDS     6
#define BELL_MAX_ORDERS     12
#define BELL_MAX_SETUPS     16
#define BELL_MAX_MILESTONES 64
#define BELL_MAX_LOOK       8 /* cards that an event looks at */

#define BELL_NONE 0xffff

#define BELL_DIE 6

/* The sides, in the order of the file. */
/* Kinds of pieces, as effects number them. */
enum { BELL_KIND_CUBE, BELL_KIND_DISK };

typedef enum { BELL_CONCEDE, BELL_DEFEND } BellSide;

/* What round cards order, in the order of the schema. */
typedef enum {
  BELL_ORDER_CLEAR,
  BELL_ORDER_DECISION,
  BELL_ORDER_RESTRICT,
  BELL_ORDER_DISK,
} BellOrderKind;

/* What milestones count, in the order of the schema. */
typedef enum {
  BELL_WATCH_MOBILIZED,
  BELL_WATCH_BREACHED,
  BELL_WATCH_ROLLED,
  BELL_WATCH_DISKS,
  BELL_N_WATCHES,
} BellWatch;

typedef enum {
  BELL_LEVEL_CONCEDE,
  BELL_LEVEL_DEFEND,
  BELL_LEVEL_INVASION,
  BELL_LEVEL_NOBODY,
} BellLevel;

typedef struct {
  guint16 side; /* BELL_NONE: neutral */
  guint16 tab;  /* space, or BELL_NONE */
  guint8 points;
  guint8 is_repeated;
  guint8 is_final;
  guint8 tab_event;
  guint8 n_look; /* cards of the deck that its event looks at */
  guint16 program;
} BellCard;

typedef struct {
  guint16 space;
  guint8 points;
  guint16 program; /* or TC_EFFECTS_NO_PROGRAM */
} BellObjective;

typedef struct {
  guint8 kind;   /* BellOrderKind */
  guint16 place; /* space, dimension or index on the German Activity track */
  guint16 side;
  guint16 leave;
} BellOrder;

typedef struct {
  guint8 n_orders;
  BellOrder orders[BELL_MAX_ORDERS];
} BellRound;

typedef struct {
  guint8 disks;
  guint8 n_relocates;
  guint16 from[BELL_MAX_RELOCATES];
  guint16 to[BELL_MAX_RELOCATES];
} BellStage;

typedef struct {
  gint8 points;
  guint8 initiative;
  guint8 n_free;                    /* sides that place cubes of their own choice */
  guint16 free_side[BELL_N_SIDES];  /* in which order */
  guint16 free_count[BELL_N_SIDES]; /* by that order, as the next */
  guint8 *free_most[BELL_N_SIDES];  /* [space] */
  guint16 (*cubes)[BELL_N_SIDES];   /* [holder] */
  guint8 disks;                     /* bits of the spaces of the German Activity track */
} BellSetup;

typedef struct {
  guint8 watch; /* BellWatch */
  guint8 count;
} BellMilestone;

/* What the solo opponent decides, in the order of the schema. */
typedef enum {
  BELL_ASK_CARD,
  BELL_ASK_OPERATIONS,
  BELL_ASK_FREED_CUBE,
  BELL_ASK_MOBILIZATION,
  BELL_ASK_BONUS_ORDER,
  BELL_ASK_BONUS,
  BELL_ASK_SPREAD,
  BELL_ASK_FINAL_ACTION,
  BELL_ASK_OBJECTIVES,
  BELL_ASK_INITIATIVE,
  BELL_ASK_PLACING,
  BELL_ASK_REMOVING,
  BELL_ASK_MOVING,
  BELL_ASK_OPTIONS,
  BELL_N_ASKS,
} BellAsk;

/* The solo opponent: who it is, its numbers and its tables. */
typedef struct {
  TcBotTables *tables; /* nullable */
  guint16 side;        /* BELL_NONE: two people play */
  guint8 after_event;  /* operations */
  guint8 least;        /* operations that a card pays for */
  guint8 room;
  guint8 pivotal_room;
  guint8 decisive_room;
  guint8 reserve_points;
  guint8 shuffled; /* cards with its Final Decision card */
  guint16 table[BELL_N_ASKS];
} BellSolo;

/* Where the arrays of a position begin, in bytes; and how many words a set of spaces has. */
typedef struct {
  guint16 n_words;
  guint16 sets;
  guint16 discard;
  guint16 where;
  guint16 executed;
  guint16 objective;
} BellLayout;

typedef struct {
  TcEffects *effects;
  GPtrArray *arrays; /* all that follow */
  BellSolo solo;
  BellLayout layout;
  guint16 n_words; /* of a set of spaces */
  guint16 n_spaces;
  guint16 n_holders;
  guint16 n_cards;
  guint16 n_objectives;
  guint8 n_dimensions;
  guint8 n_german;
  guint8 n_stages;
  guint8 n_rounds;
  guint8 n_setups;
  guint8 n_milestones;
  guint8 n_zones[BELL_N_SIDES];

  /* Numbers of the rules. */
  guint8 cards;      /* dealt to each player in a round */
  guint8 plays;      /* of each player in a round */
  guint8 objectives; /* dealt to each player in a round */
  guint8 limit;      /* cubes of a side in a space */
  guint8 bonus_operations;
  guint8 bonus_spread;
  guint8 decision_least;
  guint8 decision_stages;
  guint8 final_hand;
  guint8 final_operations;
  guint8 cancels;
  guint8 dimension_points;
  guint8 vp_limit;
  guint16 zero; /* the side that is ahead at 0 */
  guint16 win_space;
  guint8 win_points;
  guint8 win_pressure;

  guint8 german_side;
  guint8 mobilization_side;
  guint16 german_space;
  guint16 first_german;        /* holder */
  guint16 first_stage;         /* holder */
  guint16 final[BELL_N_SIDES]; /* Final Decision card, or BELL_NONE */
  guint16 pool[BELL_N_SIDES];
  guint16 zone[BELL_N_SIDES][BELL_MAX_ZONES]; /* holders, the first to be breached first */
  guint8 cost[BELL_N_SIDES][BELL_MAX_ZONES];  /* victory points */
  guint8 seat[BELL_N_SIDES];
  guint8 side[BELL_N_SIDES]; /* of each seat */
  guint16 n_cubes[BELL_N_SIDES];

  guint8 final_dimensions; /* bits: scored in the final round */
  guint8 *dimension_of;    /* [space] */
  guint64 *everywhere;     /* a set: all spaces */
  guint64 *decisive;       /* a set: where Defend can win (Victory) */
  guint64 *pivotal;        /* a set */
  guint64 *dimension;      /* [dimension], sets: its spaces */
  guint64 *adjacent;       /* [space], sets: what this one exerts pressure over */
  guint64 *pressers;       /* [space], sets: what exerts pressure over this one */
  guint64 *backed;         /* [side], sets: under pressure by the side's own powers */

  BellCard *card;
  BellObjective *objective;
  BellRound rounds[BELL_MAX_ROUNDS];
  BellStage stages[BELL_MAX_STAGES];
  BellSetup setups[BELL_MAX_SETUPS];
  BellMilestone milestones[BELL_MAX_MILESTONES];

  /* Things: the holders come first, from 0. */
  TcThingRange dimension_things;
  TcThingRange card_things;
  TcThingRange objective_things;
  TcThingRange side_things;
  TcThingRange seat_things;
} BellRules;

/* -- Sets of spaces -- */

static inline gboolean
bell_has (const guint64 *set, guint space)
{
  return (set[space / 64] >> space % 64 & 1) != 0;
}

static inline void
bell_add (guint64 *set, guint space)
{
  set[space / 64] |= G_GUINT64_CONSTANT (1) << space % 64;
}

/* One of several sets that lie one after another. */
#define bell_nth_set(rules, sets, nth) ((sets) + (gsize) (nth) * (rules)->n_words)

/* bell_next: the first space of the set from @space on, or BELL_NONE. */
static inline guint
bell_next (const BellRules *rules, const guint64 *set, guint space)
{
  guint word = space / 64;
  guint64 left;

  if (word >= rules->n_words)
    return BELL_NONE;
  left = set[word] >> space % 64 << space % 64;
  while (left == 0) {
    if (++word == rules->n_words)
      return BELL_NONE;
    left = set[word];
  }

  return word * 64 + (guint) __builtin_ctzll (left);
}

G_END_DECLS
