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
 * thing. Sets of spaces are bits. */

#define BELL_N_SIDES        2
#define BELL_MAX_SPACES     24
#define BELL_MAX_HOLDERS    48
#define BELL_MAX_DIMENSIONS 8
#define BELL_MAX_ZONES      4
#define BELL_MAX_GERMAN     8
#define BELL_MAX_STAGES     4
#define BELL_MAX_RELOCATES  4
#define BELL_MAX_CARDS      98 /* Final Decision cards included */
#define BELL_MAX_OBJECTIVES 48
#define BELL_MAX_ROUNDS     6
#define BELL_MAX_ORDERS     12
#define BELL_MAX_SETUPS     16
#define BELL_MAX_MILESTONES 64
#define BELL_MAX_LOOK       8 /* cards that an event looks at */

#define BELL_NONE 0xff

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
  guint8 points;
  guint8 side; /* BELL_NONE: neutral */
  guint8 is_repeated;
  guint8 is_final;
  guint8 tab; /* space, or BELL_NONE */
  guint8 tab_event;
  guint8 n_look; /* cards of the deck that its event looks at */
  guint16 program;
} BellCard;

typedef struct {
  guint8 space;
  guint8 points;
  guint16 program; /* or TC_EFFECTS_NO_PROGRAM */
} BellObjective;

typedef struct {
  guint8 kind;  /* BellOrderKind */
  guint8 place; /* space, dimension or index on the German Activity track */
  guint8 side;
  guint8 leave;
} BellOrder;

typedef struct {
  guint8 n_orders;
  BellOrder orders[BELL_MAX_ORDERS];
} BellRound;

typedef struct {
  guint8 disks;
  guint8 n_relocates;
  guint8 from[BELL_MAX_RELOCATES];
  guint8 to[BELL_MAX_RELOCATES];
} BellStage;

typedef struct {
  gint8 points;
  guint8 initiative;
  guint8 n_free;                   /* sides that place cubes of their own choice */
  guint8 free_side[BELL_N_SIDES];  /* in which order */
  guint8 free_count[BELL_N_SIDES]; /* by that order, as the next */
  guint8 free_most[BELL_N_SIDES][BELL_MAX_SPACES];
  guint8 cubes[BELL_MAX_HOLDERS][BELL_N_SIDES];
  guint8 disks; /* bits of the spaces of the German Activity track */
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
  guint8 side;         /* BELL_NONE: two people play */
  guint8 after_event;  /* operations */
  guint8 least;        /* operations that a card pays for */
  guint8 room;
  guint8 pivotal_room;
  guint8 decisive_room;
  guint8 reserve_points;
  guint8 shuffled; /* cards with its Final Decision card */
  guint16 table[BELL_N_ASKS];
} BellSolo;

typedef struct {
  TcEffects *effects;
  BellSolo solo;
  guint8 n_spaces;
  guint8 n_holders;
  guint8 n_dimensions;
  guint8 n_german;
  guint8 n_stages;
  guint8 n_cards;
  guint8 n_objectives;
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
  guint8 zero; /* the side that is ahead at 0 */
  guint8 win_space;
  guint8 win_points;
  guint8 win_pressure;

  guint8 german_side;
  guint8 german_space;
  guint8 mobilization_side;
  guint8 first_german;        /* holder */
  guint8 first_stage;         /* holder */
  guint8 final[BELL_N_SIDES]; /* Final Decision card, or BELL_NONE */
  guint8 pool[BELL_N_SIDES];
  guint8 zone[BELL_N_SIDES][BELL_MAX_ZONES]; /* holders, the first to be breached first */
  guint8 cost[BELL_N_SIDES][BELL_MAX_ZONES]; /* victory points */
  guint8 seat[BELL_N_SIDES];
  guint8 side[BELL_N_SIDES]; /* of each seat */
  guint8 n_cubes[BELL_N_SIDES];

  guint32 dimension[BELL_MAX_DIMENSIONS]; /* its spaces */
  guint8 final_dimensions;                /* bits: scored in the final round */
  guint8 dimension_of[BELL_MAX_SPACES];
  guint32 pivotal;                   /* spaces */
  guint32 adjacent[BELL_MAX_SPACES]; /* spaces that this one exerts pressure over */
  guint32 pressers[BELL_MAX_SPACES]; /* spaces that exert pressure over this one */
  guint32 backed[BELL_N_SIDES];      /* spaces under pressure by the side's own powers */

  BellCard card[BELL_MAX_CARDS];
  BellObjective objective[BELL_MAX_OBJECTIVES];
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

G_END_DECLS
