/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-badge-data-private.h is private to core/."
#endif

#include "rules/tc-system.h"

G_BEGIN_DECLS

/* BadgeRules: what the scenario says, as flat tables: immutable, made once by compile.
 *
 * Places are numbered from 0, row by row from the north-west; the places that take city tiles are
 * also cells, numbered in the same order. A place is its own thing. */

/* The schema says all of these. */
#define BADGE_MAX_PLACES     2500
#define BADGE_MAX_COLOURS    2000
#define BADGE_MAX_TILES      8000 /* kinds: 2,000 of each of the four sorts */
#define BADGE_MAX_CARDS      4001 /* kinds: search, and 2,000 of each other sort */
#define BADGE_MAX_PAWNS      2000 /* of each sort */
#define BADGE_MAX_SEATS      8
#define BADGE_MAX_MILESTONES 64
#define BADGE_MAX_HAND       99
#define BADGE_MAX_SEQUENCE   99 /* places that a scenario lists: one for each card of a hand */

#define BADGE_MAX_TURNS 999 /* no game is longer: ruling B-r */

#define BADGE_NONE    G_MAXUINT16 /* no colour, no fugitive */
#define BADGE_NO_WAY  G_MAXUINT16 /* for fugitives */
#define BADGE_NO_CELL G_MAXUINT16

typedef enum {
  BADGE_NORTH,
  BADGE_EAST,
  BADGE_SOUTH,
  BADGE_WEST,
  BADGE_N_DIRECTIONS,
} BadgeDirection;

typedef enum {
  BADGE_HIDEOUT,
  BADGE_EVIDENCE,
  BADGE_TRAFFIC,
  BADGE_EMPTY,
  BADGE_N_TILE_KINDS,
} BadgeTileKind;

typedef enum {
  BADGE_SEARCH,
  BADGE_PATROL,
  BADGE_FUGITIVE,
  BADGE_N_CARD_KINDS,
} BadgeCardKind;

/* The steps of a turn, in the order of the schema. */
typedef enum { BADGE_STEP_EXCHANGE, BADGE_STEP_PLAY, BADGE_STEP_REFILL, BADGE_N_STEPS } BadgeStep;

/* Who may not enter flipped traffic. */
typedef enum { BADGE_BLOCKS_PATROLS, BADGE_BLOCKS_EVERYBODY, BADGE_BLOCKS_NOBODY } BadgeBlocks;

/* What milestones count, in the order of the schema. */
typedef enum {
  BADGE_WATCH_REVEALED,
  BADGE_WATCH_CAUGHT,
  BADGE_WATCH_ESCAPED,
  BADGE_WATCH_EVIDENCE,
  BADGE_WATCH_QUIET,
  BADGE_WATCH_STOPPED,
  BADGE_WATCH_RESHUFFLE,
} BadgeWatch;

typedef enum { BADGE_LEVEL_GOOD, BADGE_LEVEL_DIRTY, BADGE_LEVEL_DRAW, BADGE_N_LEVELS } BadgeLevel;

typedef struct {
  guint8 kind; /* BadgeTileKind */
  guint8 must_flip;
  guint16 colour; /* BADGE_NONE for traffic and empty tiles */
  guint16 copies;
  gint16 points; /* for each good cop, when it is flipped */
} BadgeTile;

typedef struct {
  guint8 kind;    /* BadgeCardKind */
  guint16 colour; /* BADGE_NONE for search */
  guint16 copies;
} BadgeCard;

typedef struct {
  guint8 n_seats;
  guint8 n_dirty;
  guint8 draws_first; /* who begins is drawn */
  guint8 fixed;       /* bits of the seats whose role is fixed, and known to all */
  guint8 fixed_dirty; /* of these, the dirty ones */
  guint8 n_peeks;     /* tiles that each seat points at before play; 0 for none */
  guint8 *is_up;      /* by cell: it lies face up */
  guint16 *lay;       /* by cell: kind of tile + 1 that lies there, 0: dealt */
  guint16 *stand;     /* place + 1 of each patrol, 0: dealt */
} BadgeSetup;

typedef struct {
  guint8 watch;   /* BadgeWatch */
  guint16 colour; /* BADGE_NONE: any */
  guint16 count;
} BadgeMilestone;

typedef struct {
  guint16 n_places;
  guint8 columns;
  guint8 rows;
  guint16 n_cells;
  guint16 n_tiles;
  guint16 n_colours;
  guint16 n_patrols;
  guint16 n_fugitives;
  guint16 n_cards;
  guint8 n_setups;
  guint8 n_milestones;
  guint8 edges; /* bits of BadgeDirection: some exit leads there */

  guint8 hand_size;
  guint8 exchange;
  guint8 n_steps;
  guint8 steps[BADGE_N_STEPS]; /* BadgeStep, each at most once; play is one of them */
  guint8 n_sequence;           /* 0: by lead_first and alternate */
  gboolean repeats;
  guint8 sequence[BADGE_MAX_SEQUENCE]; /* bits of BadgeCardKind that may fill the place */
  gboolean lead_first;
  gboolean alternate;
  gboolean pairs;
  guint8 least;
  guint8 most;
  gboolean free_move;
  gboolean contact_both;
  gboolean catch_on_reveal;
  guint8 blocks; /* BadgeBlocks */
  guint8 peek_tiles;
  guint8 peek_players;
  gboolean partners;
  guint16 turn_limit;   /* 0: none */
  guint16 escape_limit; /* 0: none */
  guint16 quiet;        /* 0: never */
  gint16 catch_points;
  gint16 evidence_points;
  gint16 escape_points;

  guint16 cell_place[BADGE_MAX_PLACES];
  guint16 place_cell[BADGE_MAX_PLACES]; /* BADGE_NO_CELL outside the city */
  guint8 is_hole[BADGE_MAX_PLACES];
  guint8 walls[BADGE_MAX_PLACES];                         /* bits of BadgeDirection */
  guint8 exits[BADGE_MAX_PLACES];                         /* bits: a step that way escapes */
  guint8 gates[BADGE_MAX_PLACES];                         /* of these, single ones */
  gint16 step[BADGE_MAX_PLACES][BADGE_N_DIRECTIONS];      /* the next place, -1 for none */
  guint16 distance[BADGE_MAX_PLACES][BADGE_N_DIRECTIONS]; /* steps to escape, or BADGE_NO_WAY */
  guint16 way_out[BADGE_MAX_PLACES];                      /* the least of them */
  BadgeTile tiles[BADGE_MAX_TILES];
  BadgeCard cards[BADGE_MAX_CARDS];
  guint16 patrol_colour[BADGE_MAX_PAWNS];
  guint16 fugitive_colour[BADGE_MAX_PAWNS];
  guint16 fugitive_of[BADGE_MAX_COLOURS]; /* BADGE_NONE: the colour has none */
  BadgeSetup *setups;
  BadgeMilestone milestones[BADGE_MAX_MILESTONES];

  /* Things: the places come first, from 0. */
  TcThingRange exit_things; /* BADGE_N_DIRECTIONS of them, also of edges that are no exits */
  TcThingRange tile_things;
  TcThingRange patrol_things;
  TcThingRange fugitive_things;
  TcThingRange card_things;
  TcThingRange seat_things;
  TcThingRange side_things; /* good, then dirty */

  struct _BadgeState *blank; /* a position before anything is dealt: where its arrays lie */
} BadgeRules;

G_END_DECLS
