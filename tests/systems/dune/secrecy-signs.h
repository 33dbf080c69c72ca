/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "attacker.h"
#include "dune-fixture.h"

G_BEGIN_DECLS

/* What one seat is shown of a game, as signs for an Attacker who wants to know another seat's role.
 *
 * Of the first two sources are signs that the rules allow, read from the true position: the public
 * moves, and what the rules tell this seat alone. All others come through the interfaces that a
 * window, the command line and bots use; they hold the same and whatever else there is to be seen.
 */

typedef enum {
  SOURCE_MOVES,  /* what everybody may know by the rules */
  SOURCE_OWN,    /* what the seat alone may know by the rules */
  SOURCE_LOG,    /* lines of the log, and how many of them */
  SOURCE_PROMPT, /* prompt and status before every decision, and what is offered */
  SOURCE_ORDER,  /* who decides when, and how often */
  SOURCE_VIEW,   /* all that is drawn, round by round */
  SOURCE_REPLAY, /* the game as this seat may save it */
  SOURCE_HASH,   /* which worlds the hashes in it speak for */
  SOURCE_BYTES,  /* the position as a bot in this seat gets it, seed included */
  SOURCE_ASKED,  /* what undo, forced dice and other seats' people are refused or granted */
  SOURCE_TIME,   /* how long bots think: not the same on every run */
  N_SOURCES,
} Source;

#define BY_RULES   (1u << SOURCE_MOVES | 1u << SOURCE_OWN)
#define EVERYTHING ((1u << SOURCE_TIME) - 1u) /* that is the same on every run */

typedef struct {
  Attacker *attacker;
  const DuneRules *rules;
  TcGame *game;
  guint8 viewer; /* the seat that is shown it */
  guint8 target; /* whose role is asked */
  guint turn;    /* of the picture that was noted last */
  guint n_turn;  /* decisions in this round */
  guint n_moves; /* public moves in round move_turn */
  guint move_turn;
} Watch;

/* watch_move: @move is about to be made. */
void watch_move (Watch *watch, const TcMove *move);

/* watch_seen: the same as the seat sees it, before and after. */
void watch_before (Watch *watch);
void watch_after (Watch *watch);

/* watch_end: the game has come to where the identities are revealed. */
void watch_end (Watch *watch);

G_END_DECLS
