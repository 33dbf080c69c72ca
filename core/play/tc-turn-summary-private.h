/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-turn-summary-private.h is private to core/."
#endif

#include "play/tc-turn-summary.h"
#include "rules/tc-view.h"

G_BEGIN_DECLS

typedef struct {
  TcGame *game;
  TcRuleset *ruleset;
  guint8 viewer;
  const TcState *before;
  const TcState *after;
  TcView *from; /* of before */
  TcView *to;   /* of after */
  GStrvBuilder *lines;
  guint n_lines; /* about the board */
} TcTurnSummary;

/** TcTurnGroups: what is said of several things at once, in the order in which it was first said.
 */
typedef struct {
  GPtrArray *heads; /* of char * */
  GPtrArray *names; /* of GString: "Sedan, Dinant" */
} TcTurnGroups;

TcTurnGroups tc_turn_groups_new (void);

/** tc_turn_groups_add: @head: (transfer full) */
void tc_turn_groups_add (TcTurnGroups *groups, char *head, const char *name);

/** tc_turn_groups_end: they become lines, and are freed. */
void tc_turn_groups_end (TcTurnGroups *groups, TcTurnSummary *summary);

/** tc_turn_summary_add_tracks: rows of steps, and what is written on places. */
void tc_turn_summary_add_tracks (TcTurnSummary *summary);

/** tc_turn_summary_add_points: those that are no secret. */
void tc_turn_summary_add_points (TcTurnSummary *summary);

/** tc_turn_summary_add_used: of @what is said that @card lies there now: "Now shielded". */
void tc_turn_summary_add_used (TcTurnSummary *summary,
                               TcTurnGroups *groups,
                               const char *what,
                               const TcViewToken *card);

/** tc_turn_summary_add_cards: those that the viewer sees now, and how many lie where. */
void tc_turn_summary_add_cards (TcTurnSummary *summary);

G_END_DECLS
