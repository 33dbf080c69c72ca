/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-bell-1938-solo-private.h is private to core/."
#endif

#include "systems/bell-1938/tc-bell-1938-private.h"

G_BEGIN_DECLS

/* The solo opponent: the legal moves become candidates, the tables of the scenario choose one of
 * them. What only this game knows of a candidate is looked up in tc-bell-1938-solo-look.c. */

/* What candidates do, in the order of the schema. */
typedef enum {
  BELL_ACTION_EVENT,
  BELL_ACTION_REUSE,
  BELL_ACTION_OPERATE,
  BELL_ACTION_PERSUADE,
  BELL_ACTION_ESCALATE,
  BELL_ACTION_SPREAD,
  BELL_ACTION_FREE,
  BELL_ACTION_MOBILIZE,
  BELL_ACTION_RESOLVE,
  BELL_ACTION_FIRST,
  BELL_ACTION_SECOND,
  BELL_ACTION_SCORE_FIRST,
  BELL_ACTION_PLACE,
  BELL_ACTION_REMOVE,
  BELL_ACTION_MOVE,
  BELL_ACTION_DISK,
  BELL_ACTION_ACCEPT,
  BELL_ACTION_OPTION,
  BELL_ACTION_STOP,
  BELL_ACTION_OTHER, /* what no table speaks of */
} BellAction;

/* What is true of candidates, in the order of the schema. */
typedef enum {
  BELL_STATUS_AVAILABLE,
  BELL_STATUS_ROOM,
  BELL_STATUS_OWN_ISOLATED,
  BELL_STATUS_ENEMY_ISOLATED,
  BELL_STATUS_OWN_CARD,
  BELL_STATUS_NEUTRAL_CARD,
  BELL_STATUS_ENEMY_CARD,
  BELL_STATUS_ACTS,
  BELL_STATUS_PLACES_DISK,
  BELL_STATUS_SWAYS,
  BELL_STATUS_MOBILIZES,
  BELL_STATUS_SAME_TARGET,
  BELL_STATUS_OWN_SEAT,
} BellStatus;

/* What the detail of a candidate that removes or places says besides: whose cubes go away. */
#define BELL_TAKES(side) ((side) + 1u)

/* A decision of the solo opponent, real or foreseen. */
typedef struct {
  const TcRuleset *ruleset;
  const BellRules *rules;
  const BellState *state;
  const TcMove *moves;
  guint n_moves;
  guint64 key; /* of its dice */
} BellSoloTurn;

/** bell_solo_decide: the index of the move. @trace: (nullable). */
guint bell_solo_decide (const BellSoloTurn *turn, TcBotTrace *trace);

extern const TcBotHost bell_bot_host;

G_END_DECLS
