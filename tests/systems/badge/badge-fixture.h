/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-core.h>

#include "systems/badge/tc-badge-private.h"

G_BEGIN_DECLS

/* Positions made by hand for the rules of Badge or Betrayal: tiles, pawns and hands put by id,
 * moves by their text. */

/* A position on the stack, with room for the arrays of a small game. */
typedef union {
  BadgeState state;
  guint64 room[512];
} BadgeRoom;

typedef struct {
  TcBuild *build;
  TcRuleset *ruleset;
  const BadgeRules *rules;
  union {
    BadgeState state;
    guint64 room[512]; /* and its arrays */
  };
  TcEvents *events; /* of the last moves */
} Table;

#define TABLE_FROZEN "tests/fixtures/frozen-badge.scenario.xml"
#define TABLE_TINY   "tests/fixtures/tiny-badge.scenario.xml"

/* A build of @file, from the top of the project, with @from replaced by @to when it is not NULL;
 * its findings are not looked at. */
TcBuild *table_build (const char *file, const char *from, const char *to) G_GNUC_WARN_UNUSED_RESULT;

/* The opening of @setup as it is dealt; takes @build. */
void table_open (Table *table, TcBuild *build, const char *setup, guint64 seed);

/* The frozen scenario for four players, with @from replaced: the first player's turn 1 begins.
 * All hands are empty and all cards in the deck. Empty tiles lie in the rows of the city from 5 on,
 * the others from c3 to j4; patrols stand at the corners of the board. The fourth player is
 * dirty. */
void table_init (Table *table, const char *from, const char *to);
void table_clear (Table *table);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Table, table_clear)

guint table_place (const Table *table, const char *id);
guint table_card (const Table *table, const char *id);
guint table_tile (const Table *table, const char *id);
guint table_patrol (const Table *table, const char *id);
guint table_fugitive (const Table *table, const char *id);

/* A tile of @kind face down at @place, by swapping it with one that lies face down elsewhere. */
void table_lay (Table *table, const char *kind, const char *place);

/* The same, face up as if it had been flipped before; evidence counts as found. */
void table_show (Table *table, const char *kind, const char *place);
void table_stand (Table *table, const char *patrol, const char *place);

/* A fugitive that came out earlier. */
void table_run_from (Table *table, const char *fugitive, const char *place);

/* @cards, separated by blanks, are the whole hand of @seat; the others go to the deck. */
void table_hand (Table *table, guint seat, const char *cards);

/* The acting player gets exactly @cards and lays them all in this order, without exchange; a pair
 * is written with a plus: "fugitive-red+". The cards are carried out up to the first decision. */
void table_sequence (Table *table, const char *cards);

/* Why @move is not legal: the reason's id, or "legal". */
const char *table_why (const Table *table, const char *move);

/* Applies legal moves, separated by "; "; the events of all of them are kept. */
void table_play (Table *table, const char *moves);

/* Whether the last moves led to an event whose text begins with @text. */
gboolean table_logged (const Table *table, const char *text);

/* The texts of the legal moves, separated by "; ". (transfer full) */
char *table_dup_moves (const Table *table);

gboolean table_is_at (const Table *table, const char *pawn, const char *place);
BadgeFate table_fate (const Table *table, const char *fugitive);
guint table_count_cards (const Table *table, guint seat, const char *card);

G_END_DECLS
