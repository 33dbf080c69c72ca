/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-core.h>

#include "systems/bell-1938/tc-bell-1938-private.h"

G_BEGIN_DECLS

/* Positions made by hand for the rules of The Bell of Treason: cubes and hands put by id, moves by
 * their text. */

#define CRISIS_FILE "scenarios/bell-1938/bell-1938.scenario.xml"

typedef struct {
  TcBuild *build;
  TcRuleset *ruleset;
  const BellRules *rules;
  BellState *state;
  TcEvents *events; /* of the last moves */
} Crisis;

/* A build of the 1938 scenario with @from replaced by @to when it is not NULL; its findings are not
 * looked at. */
TcBuild *crisis_build (const char *from, const char *to) G_GNUC_WARN_UNUSED_RESULT;

/* The opening of @setup; takes @build. */
void crisis_open (Crisis *crisis, TcBuild *build, const char *setup, guint64 seed);

/* The scenario with @from replaced, in round 1 before the first card play, which is White's. No
 * cube is on the map, and no card in a hand: cubes of the setup are in the pools, the others lie on
 * the tracks. White keeps the objective of the United Kingdom, Green that of Moravian HQs. */
void crisis_init (Crisis *crisis, const char *from, const char *to);
void crisis_clear (Crisis *crisis);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Crisis, crisis_clear)

guint crisis_holder (const Crisis *crisis, const char *id);
guint crisis_card (const Crisis *crisis, const char *id);

/* @white and @green cubes are in @space: from the pools, and back into them. */
void crisis_put (Crisis *crisis, const char *space, guint white, guint green);

/* The pool of @side is empty: its cubes lie in spaces that no test looks at. */
void crisis_empty_pool (Crisis *crisis, BellSide side);

/* @cards, separated by blanks, are the whole hand of @seat; the others go to the deck. */
void crisis_hand (Crisis *crisis, guint seat, const char *cards);
void crisis_aside (Crisis *crisis, guint seat, const char *cards);

/* The next step of the round is @step, and everything up to the next decision happens. */
void crisis_go_to (Crisis *crisis, BellStep step);

/* The round card of @round is carried out, up to the first decision. */
void crisis_begin_round (Crisis *crisis, guint round);

/* Why @move is not legal: the reason's id, or "legal". */
const char *crisis_why (const Crisis *crisis, const char *move);

/* Applies legal moves, separated by "; "; the events of all of them are kept. */
void crisis_play (Crisis *crisis, const char *moves);

/* Whether the last moves led to an event whose text begins with @text. */
gboolean crisis_logged (const Crisis *crisis, const char *text);

/* The texts of the legal moves, separated by "; ". (transfer full) */
char *crisis_dup_moves (const Crisis *crisis);

/* As @seat sees the position. (transfer full) */
BellState *crisis_redact (const Crisis *crisis, guint8 seat);

/* Whether @side is there, controls it, or could escalate there. */
gboolean crisis_is_present (const Crisis *crisis, guint side, const char *space);
gboolean crisis_controls (const Crisis *crisis, guint side, const char *space);
gboolean crisis_reaches (const Crisis *crisis, guint side, const char *space);

/* Bits of the dimensions that @side controls. */
guint crisis_dimensions (const Crisis *crisis, guint side);

/* Cubes of a side in @id. */
guint crisis_white (const Crisis *crisis, const char *id);
guint crisis_green (const Crisis *crisis, const char *id);

/* Cubes of @side, wherever they are. */
guint crisis_total (const Crisis *crisis, guint side);

/* The next die shows @face. */
void crisis_force (Crisis *crisis, guint8 face);

G_END_DECLS
