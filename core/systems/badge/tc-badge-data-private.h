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

#define BADGE_MAX_PLACES     625
#define BADGE_MAX_CELLS      144
#define BADGE_MAX_COLOURS    8
#define BADGE_MAX_TILES      24 /* kinds */
#define BADGE_MAX_CARDS      20 /* kinds */
#define BADGE_MAX_PAWNS      8  /* of each sort */
#define BADGE_MAX_SEATS      8
#define BADGE_MAX_SETUPS     16
#define BADGE_MAX_MILESTONES 64
#define BADGE_MAX_DECK       250 /* one die draws from it */
#define BADGE_MAX_HAND       20
#define BADGE_MAX_SEQUENCE   24
#define BADGE_MAX_TURNS      999 /* no game is longer: ruling B-r */

#define BADGE_NONE 0xff

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
  guint8 kind;   /* BadgeTileKind */
  guint8 colour; /* BADGE_NONE for traffic and empty tiles */
  guint8 copies;
  guint8 must_flip;
} BadgeTile;

typedef struct {
  guint8 kind;   /* BadgeCardKind */
  guint8 colour; /* BADGE_NONE for search */
  guint8 copies;
} BadgeCard;

typedef struct {
  guint8 n_seats;
  guint8 n_dirty;
  guint8 draws_first;             /* who begins is drawn */
  guint8 n_peeks;                 /* tiles that each seat points at before play; 0 for none */
  guint8 lay[BADGE_MAX_CELLS];    /* kind of tile + 1 that lies there, 0: dealt */
  guint8 is_up[BADGE_MAX_CELLS];  /* it lies face up */
  guint16 stand[BADGE_MAX_PAWNS]; /* place + 1 of each patrol, 0: dealt */
} BadgeSetup;

typedef struct {
  guint8 watch;  /* BadgeWatch */
  guint8 colour; /* BADGE_NONE: any */
  guint8 count;
} BadgeMilestone;

typedef struct {
  guint16 n_places;
  guint8 columns;
  guint8 rows;
  guint8 n_cells;
  guint8 n_tiles;
  guint8 n_colours;
  guint8 n_patrols;
  guint8 n_fugitives;
  guint8 n_cards;
  guint8 n_setups;
  guint8 n_milestones;
  guint8 exits; /* bits of BadgeDirection */

  guint8 hand_size;
  guint8 exchange;
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
  guint16 catch_points;
  guint16 evidence_points;
  guint16 escape_points;

  guint16 cell_place[BADGE_MAX_CELLS];
  guint8 place_cell[BADGE_MAX_PLACES];                   /* BADGE_NONE outside the city */
  gint16 step[BADGE_MAX_PLACES][BADGE_N_DIRECTIONS];     /* the next place, -1 off the board */
  guint8 distance[BADGE_MAX_PLACES][BADGE_N_DIRECTIONS]; /* steps that leave the board */
  BadgeTile tiles[BADGE_MAX_TILES];
  BadgeCard cards[BADGE_MAX_CARDS];
  guint8 patrol_colour[BADGE_MAX_PAWNS];
  guint8 fugitive_colour[BADGE_MAX_PAWNS];
  guint8 fugitive_of[BADGE_MAX_COLOURS]; /* BADGE_NONE: the colour has none */
  BadgeSetup setups[BADGE_MAX_SETUPS];
  BadgeMilestone milestones[BADGE_MAX_MILESTONES];

  /* Things: the places come first, from 0. */
  TcThingRange exit_things; /* BADGE_N_DIRECTIONS of them, also of edges that are no exits */
  TcThingRange tile_things;
  TcThingRange patrol_things;
  TcThingRange fugitive_things;
  TcThingRange card_things;
  TcThingRange seat_things;
  TcThingRange side_things; /* good, then dirty */
} BadgeRules;

G_END_DECLS
