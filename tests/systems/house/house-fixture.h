/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-core.h>

#include "systems/house/tc-house-private.h"

G_BEGIN_DECLS

/* Positions made by hand for the rules of the house: rooms laid, cards given and dice named by what
 * they show; moves by their text in a log. */

#define TABLE_FILE "scenarios/house/house.scenario.xml"

/* Seats, in the order of the file; table_init () gives them these explorers. */
enum { ANNA, BEN, CLARA, DAVID, EMMA };
#define ZOE   "zoe-ingstrom"  /* Anna: Might 3, Speed 4, Sanity 5, Knowledge 3 */
#define JENNY "jenny-leclerc" /* Ben: Might 4, Speed 4, Sanity 4, Knowledge 3 */
#define OX    "ox-bellows"    /* Clara: Might 5, Speed 4, Sanity 3, Knowledge 3 */
#define PETER "peter-akimoto" /* David: Might 3, Speed 4, Sanity 4, Knowledge 4 */

typedef struct {
  TcBuild *build;
  TcRuleset *ruleset;
  const HouseRules *rules;
  HouseState state;
  guint64 more[192]; /* the rest of the state: effects under way */
  TcEvents *events;  /* of the last moves */
} Table;

/* A build of the scenario with @from replaced by @to when it is not NULL. */
TcBuild *table_build (const char *from, const char *to) G_GNUC_WARN_UNUSED_RESULT;

/* The opening of @setup; takes @build. */
void table_open (Table *table, TcBuild *build, const char *setup, guint64 seed);

/* @setup, with the explorers above, and the first turn Anna's. */
void table_init (Table *table, const char *setup);
void table_clear (Table *table);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Table, table_clear)

HousePlay table_play_of (Table *table);
guint table_card (const Table *table, const char *id);
guint table_room (const Table *table, const char *id);
guint table_token (const Table *table, const char *id);

/* @room joins @floor at @x, @y. */
void table_lay (Table *table, const char *room, const char *floor, gint x, gint y, guint turned);

/* @seat has @cards, parted by blanks, without their events. */
void table_give (Table *table, guint seat, const char *cards);

/* @seat stands in @room: nothing happens there. */
void table_stand (Table *table, guint seat, const char *room);

/* The turn of @seat begins. */
void table_turn (Table *table, guint seat);

/* The haunt of the chart's @number, revealed by Anna; then it is the turn of @seat. */
void table_haunt (Table *table, guint number, guint seat);

/* The next dice show these: a digit each. */
void table_dice (Table *table, const char *faces);

/* @seat has drawn @card, and it is carried out. */
void table_draw (Table *table, guint seat, const char *card);

const char *table_why (const Table *table, const char *move);
void table_play (Table *table, const char *moves);
gboolean table_logged (const Table *table, const char *text);
char *table_dup_moves (const Table *table);

/* (transfer full): what differs from @before: traits by steps, rooms, belongings, what is queued;
 * and dice that were named and not thrown. */
char *table_dup_changes (const Table *table, const HouseState *before);
HouseState *table_dup_state (const Table *table);

/* The position as @viewer may know it. */
HouseState *table_dup_seen (const Table *table, guint8 viewer);

G_END_DECLS
