/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-core.h>

#include "systems/dune/tc-dune-private.h"

G_BEGIN_DECLS

/* Positions made by hand for the rules of Dune: Betrayal: identities and cards put by id, moves by
 * their text in a log. */

#define TABLE_FILE "scenarios/dune/dune.scenario.xml"
#define SALT_FILE  "scenarios/dune/salt-works.scenario.xml"

/* Seats, in the order of the file; table_init () gives them these identities. */
enum { ADA, BORIS, CLARA, DORIAN, ELSA, FELIX, GRETA, HUGO };
#define BARON   ADA
#define TROOPER BORIS
#define LETO    CLARA
#define DUNCAN  DORIAN
#define GURNEY  ELSA
#define GUARD   FELIX
#define JESSICA GRETA
#define RABBAN  HUGO

typedef struct {
  TcBuild *build;
  TcRuleset *ruleset;
  const DuneRules *rules;
  DuneState state;
  guint64 more[96]; /* the rest of the state: effects under way */
  TcEvents *events; /* of the last moves */
} Table;

/* A build of @file with @from replaced by @to when it is not NULL. */
TcBuild *table_build (const char *file, const char *from, const char *to) G_GNUC_WARN_UNUSED_RESULT;

/* The opening of @setup; takes @build. */
void table_open (Table *table, TcBuild *build, const char *setup, guint64 seed);

/* The shipped scenario at @setup, with identities in the order of the file and trait cards in the
 * order of their kinds. */
void table_init (Table *table, const char *setup);

/* The same of a changed scenario. */
void table_init_with (Table *table, const char *setup, const char *from, const char *to);
void table_clear (Table *table);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Table, table_clear)

/* Identities, roles and traits as table_init () gives them. */
void table_deal (Table *table);

guint table_card (const Table *table, const char *id);

/* @cards, separated by blanks, are all that is shown; the player whose turn it is is asked again.
 */
void table_show (Table *table, const char *cards);

/* @seat has selected @cards. */
void table_give (Table *table, guint seat, const char *cards);

/* @cards lie in the discards. */
void table_discard (Table *table, const char *cards);

/* Round @turn begins. */
void table_go_to (Table *table, guint turn);

/* It is the turn of @seat in this round. */
void table_turn (Table *table, guint seat);

/* A target card of @from lies on @on: from the hand. @kind: 0 attack, 1 defend. */
void table_lay (Table *table, guint on, guint from, guint kind);

/* @n cards on @on, of anybody: without taking them from a hand. */
void table_pile (Table *table, guint on, guint n, guint kind);

/* A token on @on. @kind: 0 Sigil, 1 Assassin */
void table_token (Table *table, guint on, guint kind);
void table_shield_traits (Table *table, guint seat);
gboolean table_is_shielded (const Table *table, const char *id);

const char *table_why (const Table *table, const char *move);
void table_play (Table *table, const char *moves);
gboolean table_logged (const Table *table, const char *text);
char *table_dup_moves (const Table *table);

/* The position as @viewer may know it; (transfer full): a copy that tests look into. */
DuneState *table_dup_seen (const Table *table, guint8 viewer);

G_END_DECLS
