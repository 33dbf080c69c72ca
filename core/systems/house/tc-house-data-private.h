/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-house-data-private.h is private to core/."
#endif

#include "effects/tc-effects.h"
#include "rules/tc-system.h"

G_BEGIN_DECLS

/* What a scenario of the house compiles to: flat tables, numbered in the order of the file. The
 * schema holds the limits. */

#define HOUSE_MAX_ROOMS     64
#define HOUSE_MAX_FLOORS    6
#define HOUSE_MAX_STAIRS    32
#define HOUSE_MAX_CARDS     124
#define HOUSE_MAX_BONUSES   255
#define HOUSE_MAX_SEATS     6
#define HOUSE_MAX_EXPLORERS 16
#define HOUSE_MAX_TOKENS    32
#define HOUSE_MAX_HAUNTS    24
#define HOUSE_MAX_NUMBERS   100
#define HOUSE_MAX_KINDS     3 /* of monsters, in one haunt */
#define HOUSE_MAX_FIGURES   12
#define HOUSE_MAX_TASKS     255
#define HOUSE_MAX_GOALS     8
#define HOUSE_MAX_SETUPS    60
#define HOUSE_MAX_PLIGHTS   8
#define HOUSE_MAX_COUNTS    17 /* counts and measures */
#define HOUSE_MAX_TALLIES   48
#define HOUSE_MAX_MARKS     64 /* milestones */

#define HOUSE_N_TRAITS 4
#define HOUSE_N_STEPS  8
#define HOUSE_N_WAYS   4 /* north, east, south, west */
#define HOUSE_NONE     0xff

#define HOUSE_MAX_WALLS 3

/* Traits in the order of the schema. */
typedef enum { HOUSE_MIGHT, HOUSE_SPEED, HOUSE_SANITY, HOUSE_KNOWLEDGE } HouseTrait;

#define HOUSE_PHYSICAL ((1u << HOUSE_MIGHT) | (1u << HOUSE_SPEED))
#define HOUSE_MENTAL   ((1u << HOUSE_SANITY) | (1u << HOUSE_KNOWLEDGE))

typedef enum { HOUSE_HEROES, HOUSE_TRAITOR, HOUSE_N_SIDES } HouseSide;

/* Also the symbols of rooms. */
typedef enum {
  HOUSE_NO_CARD,
  HOUSE_ITEM,
  HOUSE_EVENT,
  HOUSE_OMEN,
  HOUSE_N_CARD_KINDS
} HouseCardKind;

/* As the schema's "counted", then "measured". */
typedef enum {
  HOUSE_COUNT_OMENS,
  HOUSE_COUNT_PLAYERS,
  HOUSE_COUNT_HEROES,
  HOUSE_COUNT_DEAD,
  HOUSE_COUNT_GONE,
  HOUSE_COUNT_TRAITORS,
  HOUSE_COUNT_MONSTERS,
  HOUSE_COUNT_AWAY,
  HOUSE_COUNT_ROUND,
  HOUSE_COUNT_HURT,
  HOUSE_COUNT_PASSED,
  HOUSE_MEASURE_DISTANCE,
  HOUSE_MEASURE_COMPANY,
  HOUSE_MEASURE_PHYSICAL,
  HOUSE_MEASURE_MENTAL,
  HOUSE_MEASURE_BANKED,
  HOUSE_MEASURE_LOWEST,
} HouseCount;

/* As the schema's "deck-kind". */
typedef enum {
  HOUSE_PILE_ITEMS,
  HOUSE_PILE_EVENTS,
  HOUSE_PILE_OMENS,
  HOUSE_PILE_TILES,
  HOUSE_PILE_ITEMS_TOP,
  HOUSE_PILE_EVENTS_TOP,
  HOUSE_PILE_BELONGINGS,
  HOUSE_PILE_DISCARD,
  HOUSE_PILE_LOST,
  HOUSE_PILE_NEAR,
} HousePile;

/* As the schema's "procedure-name". */
typedef enum {
  HOUSE_DO_DRAW_ITEM,
  HOUSE_DO_DRAW_EVENT,
  HOUSE_DO_DISCARD,
  HOUSE_DO_TOGGLE,
  HOUSE_DO_NEIGHBOUR,
  HOUSE_DO_ATTACKED,
  HOUSE_DO_FRENZY,
  HOUSE_DO_BURST,
  HOUSE_DO_OMEN_ROLL,
  HOUSE_DO_BANK,
  HOUSE_DO_REROLL_ANY,
  HOUSE_DO_REROLL_ONE,
  HOUSE_DO_OPEN_WALL,
  HOUSE_DO_CALL_HEROES,
  HOUSE_DO_CALL_MONSTERS,
  HOUSE_DO_LEAVE,
  HOUSE_DO_END_TURN,
  HOUSE_DO_DROP,
  HOUSE_DO_STOP,
  HOUSE_N_PROCEDURES,
} HouseProcedure;

/* As the schema's "use-time". */
typedef enum {
  HOUSE_USE_TURN,
  HOUSE_USE_BEFORE,
  HOUSE_USE_AFTER,
  HOUSE_USE_ATTACK,
  HOUSE_USE_UNMOVED,
} HouseUse;

/* As the schema's "use-roll". */
typedef enum { HOUSE_ROLL_ANY, HOUSE_ROLL_TRAIT, HOUSE_ROLL_TRAIT_OR_EVENT } HouseUseRoll;

/* What a roll is for. */
typedef enum {
  HOUSE_FOR_EFFECT = 1,
  HOUSE_FOR_ATTACK,
  HOUSE_FOR_DEFENCE,
  HOUSE_FOR_CROSSING,
  HOUSE_FOR_FREEING,
  HOUSE_FOR_WALL,
  HOUSE_FOR_OMENS, /* that an event asks for */
  HOUSE_FOR_KEEPING,
} HousePurpose;

/* As the schema's "use-need". */
typedef enum { HOUSE_NEED_NOTHING, HOUSE_NEED_COMPANY, HOUSE_NEED_THINGS } HouseNeed;

/* As the schema's "traitor-rule". */
typedef enum {
  HOUSE_WHO_REVEALER,
  HOUSE_WHO_LEFT,
  HOUSE_WHO_HIGHEST,
  HOUSE_WHO_LOWEST,
  HOUSE_WHO_OLDEST,
  HOUSE_WHO_YOUNGEST,
  HOUSE_WHO_NOBODY,
  HOUSE_WHO_HIDDEN,
} HouseWho;

/* As the schema's "watched-event". */
typedef enum {
  HOUSE_WATCH_ROOMS,
  HOUSE_WATCH_OMENS,
  HOUSE_WATCH_HAUNT,
  HOUSE_WATCH_DEATHS,
  HOUSE_WATCH_STUNS,
  HOUSE_WATCH_TRIES,
  HOUSE_N_WATCHES,
} HouseWatch;

typedef struct {
  guint8 doors;  /* bits of ways, as printed */
  guint8 floors; /* bits */
  guint8 symbol; /* HouseCardKind */
  guint8 marks;  /* bits of the schema's space-mark */
  guint8 is_good;
  guint8 is_way;  /* what it offers costs a move */
  guint8 slide;   /* room, or HOUSE_NONE */
  guint8 climb;   /* the same */
  guint8 barrier; /* trait, or HOUSE_NONE */
  guint8 at_least;
  guint8 far; /* bits of the doors beyond the barrier, as printed */
  guint8 opens;
  guint8 row; /* of the chart, or HOUSE_NONE */
  guint16 on_discover;
  guint16 on_enter;
  guint16 on_exit;
  guint16 on_stop;
  guint16 on_open;
  guint16 action;
} HouseRoom;

typedef struct {
  gint8 by;
  gint8 lost;
  guint8 has_lost;
  guint8 trait;
  guint8 when_on;
  guint8 with; /* card, or HOUSE_NONE */
  guint8 and_with;
} HouseBonus;

typedef struct {
  guint8 kind; /* HouseCardKind */
  guint8 is_tradable;
  guint8 is_stealable;
  guint8 is_companion;
  guint8 is_kept;
  guint8 is_shield;
  guint8 armour;
  guint8 stolen;
  guint8 has_weapon;
  guint8 trait; /* of the weapon */
  guint8 dice;
  guint8 has_sight;
  guint8 has_use;
  guint8 use; /* HouseUse */
  guint8 haunt_only;
  guint8 need;        /* HouseNeed */
  guint8 roll;        /* HouseUseRoll: before which it can be used */
  guint8 is_for_dice; /* it changes a roll, and nothing once the result is fixed */
  guint8 n_bonuses;
  guint8 first_bonus;
  guint8 column; /* of the chart, or HOUSE_NONE */
  guint8 looks;  /* so many cards of a deck it looks at, at most */
  guint8 event_dice;
  guint16 event;
  guint16 used;
  guint16 aura;
  guint16 before;
} HouseCard;

typedef struct {
  guint8 value[HOUSE_N_TRAITS][HOUSE_N_STEPS + 1]; /* the first is the skull */
  guint8 start[HOUSE_N_TRAITS];
  guint8 card; /* one number for those on one card */
  guint8 age;
  guint16 birthday; /* month and day, in order */
} HouseExplorer;

typedef struct {
  guint8 dice;
  guint8 heroes_only;
  guint8 joins;
  guint8 monsters_only; /* go that way */
  guint8 is_dark;
  gint8 more;
  guint8 burst;
  guint16 use;
} HouseToken;

typedef struct {
  guint8 count;
  guint8 per_hero;
  guint8 dice[HOUSE_N_TRAITS];
  guint8 place;     /* as the schema's "monster-place" */
  gint16 killed_by; /* track, or -1 */
  guint16 first;    /* thing */
} HouseMonster;

typedef struct {
  guint8 who; /* as the schema's "task-side" */
  guint8 room;
  guint8 token;
  gint8 mark;
  gint16 needs; /* tally, or -1 */
  gint16 until; /* the same */
  guint16 program;
} HouseTask;

typedef struct {
  guint8 side;
  guint8 zero;
  guint16 program;
  guint16 name; /* of the ruleset's texts */
  guint16 text;
  TcNode node;
} HouseGoal;

typedef struct {
  guint8 friendly_fire;
  guint8 n_kinds;
  guint8 first_task;
  guint8 n_tasks;
  guint8 n_goals;
  guint8 rounds;
  gint8 winner; /* HouseSide, or -1 */
  guint8 zero;
  guint16 begin;
  guint16 each_round;
  HouseMonster kinds[HOUSE_MAX_KINDS];
  HouseGoal goals[HOUSE_MAX_GOALS];
  guint64 tallies; /* that tell how far it has come: bits */
  TcNode node;
} HouseHaunt;

/* What a number of the chart means. */
typedef struct {
  guint8 haunt; /* or HOUSE_NONE: no such number */
  guint8 who;   /* HouseWho */
  guint8 trait;
  guint8 except_revealer;
  guint8 explorer;
} HouseNumber;

/* A status that hinders an explorer. */
typedef struct {
  guint8 status;
  guint8 trait;
  guint8 at_least;
  guint8 tries;
  guint8 moves;
  guint8 acts;
  guint8 helper_stops;
  guint8 ends_by_gain;
  TcNode node; /* of the status */
} HousePlight;

typedef struct {
  guint8 n_players;
  guint8 start;
  guint8 omens;
  guint8 drill; /* number, or 0 */
  guint8 revealer;
  guint8 floor[HOUSE_MAX_ROOMS]; /* + 1 of rooms that lie there */
  guint8 turned[HOUSE_MAX_ROOMS];
  gint8 x[HOUSE_MAX_ROOMS];
  gint8 y[HOUSE_MAX_ROOMS];
  guint8 explorer[HOUSE_MAX_SEATS]; /* or HOUSE_NONE */
  guint8 room[HOUSE_MAX_SEATS];     /* or HOUSE_NONE */
  guint8 holder[HOUSE_MAX_CARDS];   /* seat + 1 */

  /* Of a position in the middle of a game. */
  guint8 first; /* seat, or HOUSE_NONE */
  guint8 last;  /* the same */
  guint8 round;
  guint8 opened[HOUSE_MAX_ROOMS];
  guint8 shut[HOUSE_MAX_ROOMS];                 /* bits of ways */
  guint8 step[HOUSE_MAX_SEATS][HOUSE_N_TRAITS]; /* or HOUSE_NONE */
  guint8 fate[HOUSE_MAX_SEATS];                 /* as the schema's "fate" */
  guint8 is_far[HOUSE_MAX_SEATS];
  guint8 failures[HOUSE_MAX_SEATS];
  guint8 banked[HOUSE_MAX_SEATS]; /* result + 1 */
  guint8 where[HOUSE_MAX_CARDS];  /* of those that lie somewhere, else 0 */
  guint8 on[HOUSE_MAX_CARDS];
  gint8 gave[HOUSE_MAX_CARDS][HOUSE_N_TRAITS];
  guint8 has_gave[HOUSE_MAX_CARDS]; /* bits of traits for which it is said */
  guint8 wall[HOUSE_MAX_WALLS][2];  /* rooms + 1 */
  guint32 tokens[HOUSE_MAX_ROOMS];
  TcNode node;
} HouseSetup;

typedef struct {
  guint8 watch;
  guint8 count;
} HouseMilestone;

typedef struct _HouseRules {
  guint8 n_rooms;
  guint8 n_floors;
  guint8 n_stairs;
  guint8 n_cards;
  guint8 n_bonuses;
  guint8 n_explorers;
  guint8 n_tokens;
  guint8 n_haunts;
  guint8 n_tasks;
  guint8 n_setups;
  guint8 n_plights;
  guint8 n_counts;
  guint8 n_piles;
  guint8 n_milestones;
  guint8 n_rows;
  guint8 n_columns;
  guint8 stairs[HOUSE_MAX_STAIRS][3]; /* from, to, whether both ways */
  HouseRoom rooms[HOUSE_MAX_ROOMS];
  HouseCard cards[HOUSE_MAX_CARDS];
  HouseBonus bonuses[HOUSE_MAX_BONUSES];
  HouseExplorer explorers[HOUSE_MAX_EXPLORERS];
  HouseToken tokens[HOUSE_MAX_TOKENS];
  HouseHaunt haunts[HOUSE_MAX_HAUNTS];
  HouseTask tasks[HOUSE_MAX_TASKS];
  HouseNumber numbers[HOUSE_MAX_NUMBERS];
  guint8 chart[HOUSE_MAX_ROOMS][HOUSE_MAX_CARDS]; /* by row and column: number, or 0 */
  HousePlight plights[HOUSE_MAX_PLIGHTS];
  guint8 counts[HOUSE_MAX_COUNTS]; /* HouseCount of each */
  guint8 piles[HOUSE_MAX_COUNTS];  /* HousePile of each */
  guint64 ways[HOUSE_MAX_ROOMS];   /* rooms that stairs and slides lead to: bits */
  guint64 climbs[HOUSE_MAX_ROOMS]; /* rooms that monsters get to besides: bits */
  guint32 joining;                 /* bits of tokens that join rooms */
  guint32 burrows;                 /* the same, for monsters */
  gint8 floor_level[HOUSE_MAX_FLOORS];
  gint dead;    /* statuses, or -1 */
  gint traitor; /* */
  gint spoilt;  /* */

  /* <rules> */
  guint8 faces;
  guint8 lowest;
  guint8 most_dice;
  guint8 omen_dice;
  guint8 once_a_turn;
  guint8 in_play;
  guint8 event_dice;
  guint8 steal;
  guint8 obstacle;
  guint8 fetch;
  guint8 bank;
  guint8 secret_wall;
  guint8 rounds;
  guint8 haunt_rounds;

  HouseSetup setups[HOUSE_MAX_SETUPS];
  HouseMilestone milestones[HOUSE_MAX_MARKS];
  guint8 n_tallies;
  guint16 tally_text[HOUSE_MAX_TALLIES]; /* of the ruleset: its phrase */
  TcNode tally_node[HOUSE_MAX_TALLIES];
  TcThingRange room_things;
  TcThingRange floor_things;
  TcThingRange way_things;
  TcThingRange trait_things;
  TcThingRange card_things;
  TcThingRange explorer_things;
  TcThingRange figure_things;
  TcThingRange token_things;
  TcThingRange task_things;
  TcThingRange haunt_things;
  TcThingRange side_things;
  TcThingRange seat_things;
  TcEffects *effects;
} HouseRules;

G_END_DECLS
