/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-betrayal-1940-data-private.h is private to core/."
#endif

#include "effects/tc-effects.h"
#include "rules/tc-system.h"

G_BEGIN_DECLS

/* BetrayalRules: what the scenario says, in flat tables of small numbers; immutable. */

/* The schema's limits: there are no others. Tables and positions are as large as the data asks for;
 * these numbers are for what lies on the stack, and for what is counted in the bits of a word. */
#define BETRAYAL_MAX_AREAS     2000
#define BETRAYAL_MAX_UNITS     2000 /* ground units */
#define BETRAYAL_MAX_AIR       2000
#define BETRAYAL_MAX_TURNS     99
#define BETRAYAL_MAX_NATIONS   50
#define BETRAYAL_MAX_SEATS     8 /* and one more for Germans with a player of their own */
#define BETRAYAL_MAX_COLUMNS   24
#define BETRAYAL_MAX_RESULTS   32
#define BETRAYAL_MAX_CLASSES   32
#define BETRAYAL_MAX_WAYS      (2 * (BETRAYAL_MAX_CLASSES + 1))
#define BETRAYAL_MAX_TACTICS   99 /* tactics tables, one after another in the campaign */
#define BETRAYAL_MAX_PENALTIES 3
#define BETRAYAL_MAX_TOTAL     80
#define BETRAYAL_MAX_LEVELS    TC_MAX_LEVELS
#define BETRAYAL_MAX_ALLOWANCE 9
#define BETRAYAL_MAX_RANGE     30

/* Areas and places, counters, air units, zones, quotas: 16 bits. */
#define BETRAYAL_NONE 0xffff

/* Nations, seats, sides and victory levels: 8 bits. */
#define BETRAYAL_NOBODY 0xff

/* Where the scenario sets no limit. */
#define BETRAYAL_NO_LIMIT 0xff

typedef enum { BETRAYAL_GERMAN, BETRAYAL_ALLIED, BETRAYAL_N_SIDES } BetrayalSide;

typedef enum { BETRAYAL_GROUND, BETRAYAL_AIR, BETRAYAL_MARKER } BetrayalKind;

/* In the order of the schema's enumerations. */
typedef enum { BETRAYAL_FIGHTER, BETRAYAL_BOMBER } BetrayalAirClass;
typedef enum {
  BETRAYAL_MARKS_TURN,
  BETRAYAL_MARKS_REPUBLIC,
  BETRAYAL_MARKS_COMMUNICATION,
  BETRAYAL_MARKS_PENALTY
} BetrayalMarkerUse;
typedef enum { BETRAYAL_RUN_INITIATIVE, BETRAYAL_RUN_BOT, BETRAYAL_RUN_HUMAN } BetrayalRunBy;
typedef enum { BETRAYAL_TIE_OTHER, BETRAYAL_TIE_HOLDER, BETRAYAL_TIE_AGAIN } BetrayalTie;
enum { BETRAYAL_EDGE_WEST = 1, BETRAYAL_EDGE_SOUTH = 2 };

typedef enum {
  BETRAYAL_TACTIC_NONE,
  BETRAYAL_HOLD,
  BETRAYAL_REFIT,
  BETRAYAL_ATTACK,
  BETRAYAL_SATURATION,
  BETRAYAL_EXPLOIT,
  BETRAYAL_N_TACTICS
} BetrayalTactic;

/* Where Germans return from the Regroup Box (3.2.2 b): next to other areas, or there, or never. */
typedef enum {
  BETRAYAL_RETURNS_NEAR,
  BETRAYAL_RETURNS_HERE,
  BETRAYAL_RETURNS_NEVER
} BetrayalReturns;

#define BETRAYAL_TACTIC_BIT(tactic) (1u << (tactic))
#define BETRAYAL_ATTACK_TACTICS                                                                    \
  (BETRAYAL_TACTIC_BIT (BETRAYAL_ATTACK) | BETRAYAL_TACTIC_BIT (BETRAYAL_SATURATION) |             \
   BETRAYAL_TACTIC_BIT (BETRAYAL_EXPLOIT))

/* Places off the map. The boxes of the turn record track follow the last one. */
typedef enum {
  BETRAYAL_BOX_REGROUP,                                             /* [side] */
  BETRAYAL_BOX_SET_ASIDE = BETRAYAL_BOX_REGROUP + BETRAYAL_N_SIDES, /* [side] */
  BETRAYAL_BOX_LOST = BETRAYAL_BOX_SET_ASIDE + BETRAYAL_N_SIDES,    /* out of the game for good */
  BETRAYAL_BOX_EVACUATED,
  BETRAYAL_BOX_EVACUATED_EARLY, /* before evacuation counts: as good as lost (8.9) */
  BETRAYAL_BOX_DEPLOY,          /* waits to be deployed by its owner */
  BETRAYAL_BOX_UNUSED,          /* not in this setup */
  BETRAYAL_BOX_TURNS            /* + turn - 1: the turn marker, and units that arrive then */
} BetrayalBox;

/* BetrayalAreas: room for a set of areas of the largest map. Sets are handled as pointers to as
 * many words as the map needs (BetrayalRules.n_words); tables of sets hold no more than those. */
#define BETRAYAL_AREA_WORDS ((BETRAYAL_MAX_AREAS + 63) / 64)
typedef guint64 BetrayalAreas[BETRAYAL_AREA_WORDS];

/* BETRAYAL_MAX_PLACES: areas and boxes, in whole words of eight bytes. */
#define BETRAYAL_MAX_PLACES                                                                        \
  ((BETRAYAL_MAX_AREAS + BETRAYAL_BOX_TURNS + BETRAYAL_MAX_TURNS + 7) / 8 * 8)

typedef struct {
  guint8 kind; /* BetrayalKind */
  guint8 nation;
  guint8 side;  /* BetrayalSide */
  guint8 seat;  /* who controls it; NOBODY for the automaton's */
  guint8 class; /* index of a unit class, BetrayalAirClass or BetrayalMarkerUse */
  guint8 drop;
  guint8 range;
  guint8 n_steps;
  guint8 ways; /* what it pays to enter areas: see betrayal_get_ways () */
  guint8 is_armour;
  guint8 exploits;
  guint8 regroups;  /* column of German units (5.2) */
  guint8 stacking;  /* units that it counts as (1.5) */
  guint8 stays;     /* does not evacuate, whatever its nation does */
  guint16 air;      /* index over the air units, else NONE */
  guint8 attack[2]; /* [is reduced], as the next ones */
  guint8 defence[2];
  guint8 movement[2];
  guint8 bombardment[2];
  guint8 support[2];
} BetrayalCounter;

typedef struct {
  guint8 side;       /* NOBODY: its land is merely crossed */
  guint8 side_index; /* of the ruleset's sides */
  guint8 seat;
  guint8 opens_with[2]; /* nations, or NOBODY */
  gboolean permanent_losses;
  gboolean home_bound;
  gboolean evacuates;
  guint8 stacking;              /* its units in an area, or NO_LIMIT */
  guint8 evacuation_limit;      /* in a game, or NO_LIMIT */
  guint8 evacuation_turn_limit; /* in a turn, or NO_LIMIT */
} BetrayalNation;

typedef struct {
  guint8 affects; /* in the order of the schema's "affected" */
  guint8 exchange;
  guint8 step_loss;
  guint8 withdraw;
  guint8 eliminate;
  guint8 surrender;
  guint8 counter_attack;
  guint8 exploit;
  guint16 words; /* number of the text that says what it does */
} BetrayalResult;

/* In the order of the schema's enumerations. */
enum {
  BETRAYAL_AFFECTS_NONE,
  BETRAYAL_AFFECTS_ATTACKER,
  BETRAYAL_AFFECTS_DEFENDER,
  BETRAYAL_AFFECTS_BOTH
};
enum { BETRAYAL_EXCHANGE_NONE, BETRAYAL_EXCHANGE_PARTIAL, BETRAYAL_EXCHANGE_TOTAL };
enum {
  BETRAYAL_SHIFT_MAGINOT,
  BETRAYAL_SHIFT_AIR,
  BETRAYAL_SHIFT_REPUBLIC,
  BETRAYAL_SHIFT_PENALTY,
  BETRAYAL_SHIFT_TERRAIN, /* by area, see terrain_shift */
  BETRAYAL_N_SHIFTS
};
enum { BETRAYAL_MODIFIER_ATTACKS, BETRAYAL_MODIFIER_DEFENDS, BETRAYAL_N_MODIFIERS };
enum {
  BETRAYAL_REGROUP_ALLIED,
  BETRAYAL_REGROUP_INFANTRY,
  BETRAYAL_REGROUP_ARMOUR,
  BETRAYAL_N_REGROUP
};

/* BetrayalDice: what is rolled on a table, and the totals that its rows cover. */
typedef struct {
  guint8 n;
  guint8 faces;
  guint8 lowest;
  guint8 highest;
} BetrayalDice;

/* BetrayalOrders: a row of an orders table. */
typedef struct {
  guint64 open; /* nations, after ruling D10 */
  TcThing name; /* "ALL / 2", "BN / 2" */
  guint8 tactics;
  guint8 all;
  guint16 first_place; /* of the zones and areas that it opens as well */
  guint16 n_places;
} BetrayalOrders;

typedef struct {
  BetrayalDice dice;
  guint8 first_turn;
  guint8 last_turn;
  guint16 row[BETRAYAL_MAX_TOTAL + 1];
} BetrayalOrdersTable;

typedef struct {
  BetrayalDice dice;
  guint8 first_turn;
  guint8 last_turn;
  guint8 tactic[BETRAYAL_MAX_TOTAL + 1];
} BetrayalTacticsTable;

/* BetrayalQuota: units that their owner places freely (8.0, 9.0); in the order of setting up. */
typedef struct {
  guint16 row; /* of the setup's quota rows, or NONE for units that say themselves where */
  guint16 zone;
  guint16 at_most; /* units in each area of the zone, or NONE */
  guint8 at_least; /* the same downwards */
  guint8 side;
  guint8 seat; /* NOBODY: whoever runs the automaton */
  guint8 is_air;
} BetrayalQuota;

typedef struct {
  guint16 *loc;     /* [counter], as the next four */
  guint16 *quota;   /* of a unit that its owner places, else NONE */
  guint16 *arrival; /* area of a reinforcement, or NONE, as the next one */
  guint16 *arrival_zone;
  guint8 *reduced;
  guint8 *control;  /* [area]: side + 1, or 0 for nobody */
  guint8 *offences; /* [nation]: recorded before it begins (6.3) */
  GArray *quotas;   /* BetrayalQuota */
  guint8 first_turn;
  guint8 last_turn;
  guint8 initiative;    /* seat that held it before the first turn, or NOBODY */
  guint8 local_defence; /* bracketed values hold (9.0) */
} BetrayalSetup;

typedef enum {
  BETRAYAL_OP_ALL,
  BETRAYAL_OP_ANY,
  BETRAYAL_OP_NO, /* none of these */
  BETRAYAL_OP_CONTROLS,
  BETRAYAL_OP_HOLDS,
  BETRAYAL_OP_AREAS,
  BETRAYAL_OP_EVACUATED,
  BETRAYAL_OP_SPENT,
  BETRAYAL_OP_PRESENT
} BetrayalOp;

/* BetrayalCondition: a flat tree in prefix order, which bots read: the members of a group follow
 * it. Whether one holds is decided by the conditions that all systems share (rules->effects), which
 * ask back for those of this game alone. */
typedef struct {
  guint size;    /* conditions from here to the next one that is not inside, this one included */
  guint16 where; /* area or zone */
  guint16 at_least;
  guint16 at_most; /* or BETRAYAL_NONE */
  guint8 op;
  guint8 who;  /* side, or nation for EVACUATED */
  guint8 flag; /* HOLDS: at home; EVACUATED: or on the map */
} BetrayalCondition;

/* BetrayalGoal: conditions in a row that must all hold. */
typedef struct {
  guint first;
  guint n;
  guint test; /* for tc_effects_is_met () */
} BetrayalGoal;

typedef struct {
  BetrayalGoal goal;
  TcThing name;   /* for the log, of levels that are not just a minor or a major victory; or NONE */
  guint8 nation;  /* or NOBODY: of all nations of the next one */
  guint8 side;    /* of the ruleset's sides, or NOBODY */
  guint8 against; /* or NOBODY */
  guint8 rank;    /* 1 minor, 2 major */
  guint8 value;
  guint8 step; /* what it is worth beyond the next lower level of its nation */
} BetrayalLevel;

/* BetrayalChances: what one column of the Combat Results Table promises, in thousandths. */
typedef struct {
  guint16 win;           /* the defenders are gone */
  guint16 repulse;       /* the attackers are gone */
  guint16 attacker_loss; /* of their strength */
  guint16 defender_loss;
} BetrayalChances;

/* BetrayalKnowledge: what bots know beforehand, worked out from the tables and from the Victory
 * Table, so that it follows every edit of them. */
typedef struct {
  BetrayalChances chances[BETRAYAL_N_MODIFIERS + 1][BETRAYAL_MAX_COLUMNS]; /* [0]: no modifier */
  gint16 *stake[BETRAYAL_MAX_SEATS];    /* [area]: what a German area costs the seat */
  gint16 *pull[BETRAYAL_MAX_SEATS];     /* [area]: that, and what lies near */
  gint16 marker[BETRAYAL_MAX_SEATS];    /* what the marker in German hands costs the seat */
  guint16 evacuees[BETRAYAL_MAX_SEATS]; /* units that the seat needs to have evacuated */
  guint64 counted_home;                 /* nations whose evacuated units the Victory Table counts */
  guint8 *refuge; /* [area]: 0..100: how safe the marker is there, or on its way */
} BetrayalKnowledge;

/* Arrays are as long as the data asks for: areas, counters and so on. They lie in one piece of
 * memory after another, which the rules own. */
typedef struct {
  GPtrArray *memory;
  struct _BetrayalState *blank; /* where the arrays of a position lie */
  guint n_words;                /* of a set of areas */
  guint reach_mask;             /* of the slots in BetrayalReaches */
  guint n_places;
  guint16 n_areas;
  guint16 n_counters;
  guint16 n_air;
  guint16 n_zones;
  guint16 n_setups;
  guint16 capital;     /* area */
  guint16 turn_marker; /* counters, or NONE */
  guint16 republic;
  guint8 n_nations;
  guint8 n_seats;     /* the Allied players', in the order of play */
  guint8 german_seat; /* NOBODY: the Allies run the Germans between them */
  guint8 n_turns;
  guint8 n_classes;
  guint8 n_ways;
  guint8 automaton;                                              /* nation */
  guint8 side_index[BETRAYAL_N_SIDES];                           /* of the ruleset's sides */
  guint16 penalty[BETRAYAL_MAX_NATIONS][BETRAYAL_MAX_PENALTIES]; /* markers, or NONE */

  TcThingRange counter_things; /* places are their own things */
  TcThingRange tactic_things;  /* from tactic 1 on */
  TcThingRange nation_things;
  TcThingRange seat_things;
  TcThing side_thing[BETRAYAL_N_SIDES];

  /* The map: arrays by area. */
  guint8 *area_nation;
  guint8 *cost[BETRAYAL_MAX_WAYS]; /* [ways], see betrayal_get_ways (); NULL for those not used */
  guint16 *terrain;
  guint8 *stacking_limit[BETRAYAL_N_SIDES]; /* or NO_LIMIT (1.5) */
  gint8 *terrain_shift;                     /* columns for whoever attacks there */
  gint8 *class_shift; /* [class][area]: further ones for attackers of that class, or NULL */
  gint16 *x;
  gint16 *y;
  guint8 *edge;
  guint8 *is_port;
  guint8 *is_maginot;
  guint8 *is_border;
  guint8 *is_closed;      /* to the Allies (3.2.3) */
  guint8 *is_always_open; /* to the Germans (3.4.2) */
  guint8 *is_unlimited;   /* for German stacks (1.5) */
  guint8 *returns_at;     /* BetrayalReturns */
  guint8 *bracket;        /* 0 for none (9.0) */
  guint16 *distances;     /* [area][area]; see betrayal_distances () */
  guint32 *link_start;    /* into the next two; one more than there are areas */
  guint16 *neighbour;
  guint8 *is_front; /* maginot-front */

  BetrayalCounter *counters;
  guint16 *air_counter;
  BetrayalNation nations[BETRAYAL_MAX_NATIONS];

  /* Tables, by total. */
  BetrayalOrdersTable *orders_tables;
  BetrayalOrders *orders; /* the rows of all of them */
  guint64 *orders_areas;  /* [row]: open besides the land of nations */
  TcThing *orders_places; /* zones and areas by name, row after row */
  guint8 n_orders_tables;
  guint16 n_orders;
  guint16 n_orders_places;
  BetrayalTacticsTable tactics[BETRAYAL_MAX_TACTICS];
  guint8 n_tactics;
  BetrayalDice intercept_dice;
  gint8 intercept_modifier[BETRAYAL_N_SIDES]; /* of those who intercept */
  guint8 n_intercept;
  guint8 intercept_fighters[BETRAYAL_MAX_COLUMNS];
  guint8 intercept_success[BETRAYAL_MAX_TOTAL + 1][BETRAYAL_MAX_COLUMNS];
  BetrayalDice bombard_dice;
  guint8 n_bombard;
  guint8 bombard_value[BETRAYAL_MAX_COLUMNS];
  guint8 bombard_withdraw[BETRAYAL_MAX_TOTAL + 1][BETRAYAL_MAX_COLUMNS];
  guint8 bombard_steps[BETRAYAL_MAX_TOTAL + 1][BETRAYAL_MAX_COLUMNS];
  gint8 bombard_modifier[BETRAYAL_N_SIDES];
  BetrayalDice combat_dice;
  guint8 n_columns;
  guint8 odds_attack[BETRAYAL_MAX_COLUMNS];
  guint8 odds_defence[BETRAYAL_MAX_COLUMNS];
  guint8 n_results;
  BetrayalResult results[BETRAYAL_MAX_RESULTS];
  guint8 result[BETRAYAL_MAX_TOTAL + 1][BETRAYAL_MAX_COLUMNS];
  gint8 shift[BETRAYAL_N_SHIFTS];
  gint8 modifier[BETRAYAL_N_MODIFIERS];
  BetrayalDice regroup_dice;
  guint8 regroup_salvaged[BETRAYAL_MAX_TOTAL + 1][BETRAYAL_N_REGROUP];
  TcThing column_thing; /* names for the log */
  TcThing result_thing;

  /* Rules. */
  guint8 stacking[BETRAYAL_N_SIDES]; /* limits where neither area nor terrain says another */
  guint8 has_plain_stacking;         /* these are all that there is */
  guint8 drop_turn;
  guint8 hold_optional;
  guint8 min_odds;
  BetrayalDice initiative_dice;
  gint8 initiative_add[BETRAYAL_MAX_SEATS];
  gint8 holder_add;
  guint8 initiative_tie;
  guint8 most_fighters[BETRAYAL_N_SIDES]; /* that intercept together */
  guint8 german_attempts;                 /* in an Allied player-turn */
  BetrayalDice abort_dice;
  gint8 abort_add[2]; /* BetrayalAirClass */
  guint8 flip_up_to;
  guint8 set_aside_up_to;
  guint8 allies_roll; /* for aborted air units, as the Germans do */
  guint8 return_faces;
  guint8 air_loss_on;
  guint8 counter_attacks;
  guint8 run_by;
  guint8 rivalry;
  guint8 evacuation_from;
  guint8 refit_air_full; /* ruling D42 */
  guint8 ban_from;       /* first turn of the ban on communication (6.2) */
  guint8 final_faces;
  guint8 final_from;
  guint8 defence_turn; /* of bracketed values (9.0) */
  guint8 defence_faces;

  /* Made of the above: what lists of moves ask for, as lists and as sets of n_words each. */
  guint16 n_ground[BETRAYAL_N_SIDES];
  guint16 *ground[BETRAYAL_N_SIDES];        /* ground units of a side */
  guint16 *is_ground[BETRAYAL_N_SIDES];     /* [counter]: 0 or 1; in whole blocks of eight */
  guint16 n_movers[BETRAYAL_MAX_SEATS + 1]; /* ground units by player: the Germans, the seats */
  guint16 *movers[BETRAYAL_MAX_SEATS + 1];
  guint64 *map; /* every area */
  guint64 *borders;
  guint64 *closed; /* areas with each of the switches of a border area */
  guint64 *always_open;
  guint64 *unlimited;
  guint64 *returns;
  guint64 *ports;
  guint64 *near_returns; /* areas next to one where Germans return */
  guint64 *drop_zone;
  guint64 *zones;        /* [zone]; of these and the next ones, see betrayal_set () */
  guint64 *land;         /* [nation], as the next one */
  guint64 *exits;        /* ports that its units may evacuate from (3.2.3) */
  guint64 *neighbours;   /* [area], as the next two */
  guint64 *across_front; /* Maginot areas beyond the front (D38) */
  guint64 *ahead;        /* areas west or south of it (D39) */
  guint64 *within[BETRAYAL_MAX_RANGE + 1];  /* [area]: those so near; of ranges that a unit has */
  guint8 least_cost[BETRAYAL_MAX_WAYS];     /* [ways], as the next ones */
  guint64 *entered_for[BETRAYAL_MAX_WAYS];  /* [points]: areas that cost so much */
  guint64 *entered_with[BETRAYAL_MAX_WAYS]; /* [points]: so much or less */

  BetrayalSetup *setups;
  guint8 n_levels;
  BetrayalLevel levels[BETRAYAL_MAX_LEVELS];
  BetrayalGoal *milestones; /* as many as the ruleset has */
  GArray *conditions;       /* BetrayalCondition */
  TcEffects *effects;       /* conditions of victory and milestones, ready to be asked */
  BetrayalKnowledge knowledge;
} BetrayalRules;

/* betrayal_get_ways: which costs a unit pays with @allowance points (3.1): those for an allowance
 * of 1 or those for more, of the terrain or of its class. */
static inline guint
betrayal_get_ways (const BetrayalCounter *unit, guint allowance)
{
  return unit->ways + (allowance > 1);
}

/* betrayal_set: the set of number @index in a table of sets; constant where the table is. */
#define betrayal_set(rules, sets, index) ((sets) + (gsize) (index) * (rules)->n_words)

/* betrayal_distances: in areas from @area to each; NONE where no path leads (rulings D28, D95). */
static inline guint16 *
betrayal_distances (const BetrayalRules *rules, guint area)
{
  return rules->distances + (gsize) area * rules->n_areas;
}

static inline const BetrayalCondition *
betrayal_condition (const BetrayalRules *rules, guint at)
{
  return &g_array_index (rules->conditions, BetrayalCondition, at);
}

static inline gboolean
betrayal_is_level_of (const BetrayalRules *rules, const BetrayalLevel *level, guint nation)
{
  return level->nation == nation ||
         (level->side != BETRAYAL_NOBODY && level->side == rules->nations[nation].side_index);
}

static inline const BetrayalQuota *
betrayal_quota (const BetrayalSetup *setup, guint at)
{
  return &g_array_index (setup->quotas, BetrayalQuota, at);
}

G_END_DECLS
