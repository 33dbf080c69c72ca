/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-dune-data-private.h is private to core/."
#endif

#include "effects/tc-effects.h"
#include "rules/tc-system.h"

G_BEGIN_DECLS

/* DuneRules: what the scenario says, as flat tables of small numbers: immutable, made once by
 * compile. Everything is numbered in the order of the file. The limits are those of the schema. */

#define DUNE_N_HOUSES       2
#define DUNE_MAX_SEATS      8
#define DUNE_MAX_ROLES      8
#define DUNE_MAX_IDENTITIES 16
#define DUNE_MAX_SIGILS     16
#define DUNE_MAX_KINDS      8 /* of traits */
#define DUNE_MAX_TRAITS     3 /* of a player */
#define DUNE_MAX_TARGETS    4 /* kinds of target cards */
#define DUNE_MAX_COPIES     6 /* of each, of a player */
#define DUNE_MAX_HAND       (DUNE_MAX_TARGETS * DUNE_MAX_COPIES)
#define DUNE_MAX_LYING      8 /* target cards on a player */
#define DUNE_MAX_TOKENS     6 /* kinds of tokens */
#define DUNE_MAX_RECEIVED   4 /* tokens on a player */
#define DUNE_MAX_ACTIONS    32
#define DUNE_MAX_CARDS      96
#define DUNE_MAX_ROW        6
#define DUNE_MAX_ROUNDS     6 /* action rounds */
#define DUNE_MAX_COUNTS     6
#define DUNE_MAX_SETUPS     40
#define DUNE_MAX_MILESTONES 32

#define DUNE_NONE 0xff

/* When the text of an action card is carried out, in the order of the schema. */
typedef enum { DUNE_USE_IMMEDIATE, DUNE_USE_TARGETING, DUNE_USE_REACTION } DuneUse;

/* What milestones count, in the order of the schema. */
typedef enum {
  DUNE_WATCH_REPLACED,
  DUNE_WATCH_RESHUFFLED,
  DUNE_WATCH_DELIVERED,
  DUNE_WATCH_TURNED_ASIDE,
  DUNE_WATCH_DISCARDED,
  DUNE_WATCH_VIEWED,
  DUNE_N_WATCHES,
} DuneWatch;

/* The first houses' levels are their numbers. */
enum { DUNE_LEVEL_DRAW = DUNE_N_HOUSES };

typedef struct {
  guint8 house;
  guint8 knows; /* bits of roles */
  guint8 n_traits;
  guint8 traits[DUNE_MAX_TRAITS]; /* kinds, ascending */
  gint8 sigil_points[DUNE_MAX_SIGILS];
  guint16 scored; /* bits of sigils that bring points */
  gint8 target_points[DUNE_MAX_TARGETS];
  gint8 token_points[DUNE_MAX_TOKENS];
  guint8 once;     /* bits of kinds of target cards whose points count once */
  guint16 program; /* or TC_EFFECTS_NO_PROGRAM */
} DuneRole;

/* A kind of action card. */
typedef struct {
  guint8 use;     /* DuneUse */
  guint8 round;   /* the only targeting round, from 1; 0: any */
  guint8 limit;   /* 0: none */
  guint8 token;   /* kind, or DUNE_NONE */
  guint8 is_view; /* its owner looks at cards of another player; for bots */
  guint8 is_show; /* and another one at his own */
  guint16 program;
} DuneAction;

typedef struct {
  guint8 action;
  guint8 sigil; /* or DUNE_NONE */
  guint8 set;   /* or DUNE_NONE */
} DuneCard;

/* The ways to have roles left while they are dealt, for what is believed of them: each is a code,
 * in which stride is one card of a role. Those with the same number of cards left stand in a row.
 */
#define DUNE_MAX_DEALS (1u << DUNE_MAX_SEATS)

typedef struct {
  guint16 n;
  guint16 stride[DUNE_MAX_ROLES];
  guint16 first[DUNE_MAX_SEATS + 2]; /* in codes: of those with so many cards left */
  guint8 codes[DUNE_MAX_DEALS];
  guint8 roles[DUNE_MAX_DEALS]; /* bits of the roles that a code has left */
} DuneDeals;

typedef struct {
  guint8 n_players;
  guint8 omitted; /* bits of sets */
  guint8 n_identities;
  guint8 identities[DUNE_MAX_SEATS];
  DuneDeals deals;
} DuneCount;

typedef struct {
  guint8 count; /* index */
  guint8 is_drawn;
  gint8 start;
  guint8 turn; /* of a game that goes on; 0: one that begins */
  TcNode node;
} DuneSetup;

typedef struct {
  guint8 watch; /* DuneWatch */
  guint8 count;
} DuneMilestone;

typedef struct {
  TcEffects *effects;
  guint8 n_seats;
  guint8 n_roles;
  guint8 n_identities;
  guint8 n_sigils;
  guint8 n_kinds; /* of traits */
  guint8 n_targets;
  guint8 n_tokens;
  guint8 n_actions;
  guint8 n_cards;
  guint8 n_counts;
  guint8 n_setups;
  guint8 n_milestones;
  guint8 n_traits; /* the most that a role has */

  /* Numbers of the rules. */
  guint8 action_rounds;
  guint8 targeting_rounds;
  guint8 row_size;
  guint8 is_different;
  guint8 may_replace;
  guint8 most_tokens;
  guint8 most_targets;
  guint8 has_windows;
  guint8 zero;   /* house, or DUNE_NONE */
  guint8 shield; /* status of cards */
  gint8 low;
  gint8 high;

  guint8 n_hand; /* target cards of each player */
  guint8 copies[DUNE_MAX_TARGETS];
  guint8 identity_role[DUNE_MAX_IDENTITIES];
  guint8 piles[5]; /* DunePile of each deck that effects know */
  guint8 n_piles;
  DuneRole roles[DUNE_MAX_ROLES];
  DuneAction actions[DUNE_MAX_ACTIONS];
  DuneCard cards[DUNE_MAX_CARDS];
  DuneCount counts[DUNE_MAX_COUNTS];
  DuneSetup setups[DUNE_MAX_SETUPS];
  DuneMilestone milestones[DUNE_MAX_MILESTONES];

  TcThingRange place_things;
  TcThingRange trait_things; /* places of trait cards: n_traits of each seat */
  TcThingRange card_things;
  TcThingRange lying_things; /* places of target cards: most_targets of each seat */
  TcThingRange action_things;
  TcThingRange kind_things;
  TcThingRange target_things;
  TcThingRange token_things;
  TcThingRange identity_things;
  TcThingRange role_things;
  TcThingRange house_things;
  TcThingRange seat_things;
} DuneRules;

G_END_DECLS
