/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-prospects-private.h is private to core/."
#endif

#include "rules/tc-prospects.h"
#include "rules/tc-system.h"

G_BEGIN_DECLS

/* Everything that dice can make of a move, result by result. */

#define NO_ROLL -1 /* of an event without dice */

#define MAX_DICE TC_EVENTS_MAX_LOADED

/* One result: every die that is told apart has one face. */
typedef struct {
  double chance;
  GArray *events; /* TcEvent: from the first throw on, up to the first die not told apart */
  GArray *rolls;  /* gint: of each event, the sum of its dice */
  gboolean goes_on;
} Result;

typedef struct {
  TcRuleset *ruleset;
  const TcState *state;
  const TcMove *move;
  gsize size;
  TcState *trial; /* the copy that the move is made on */
  TcEvents *events;
  guint8 faces[MAX_DICE];
  guint max_dice;                   /* told apart */
  guint n_told;                     /* events of the last trial that may be told */
  guint n_dice;                     /* of these */
  gboolean stops_at_heading;        /* what comes after the fight is not told */
  gboolean is_answered[G_MAXUINT8]; /* by verb, in any trial */
  GPtrArray *results;
  gboolean has_failed; /* dice that nobody sees, or too many results */
} Run;

void tc_prospects_result_free (gpointer result);

/* tc_prospects_play: makes the move with the first @n dice forced; %FALSE when they were not the
 * dice that are seen. */
gboolean tc_prospects_play (Run *run, guint n);

/* tc_prospects_count_first_throw: how many dice the first throw of the last trial has; 0 when the
 * move has none. */
guint tc_prospects_count_first_throw (const Run *run);

/* tc_prospects_find_results: all dice are told apart, or, where that is too much, those of the
 * first throw, which has @n_first; %FALSE when there are too many results all the same. */
gboolean tc_prospects_find_results (Run *run, guint n_first);

G_END_DECLS
