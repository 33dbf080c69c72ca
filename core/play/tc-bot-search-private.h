/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-bot-search-private.h is private to core/."
#endif

#include "rules/tc-bot-type.h"

G_BEGIN_DECLS

/* The bot that plays the game out in its head; see its file. It plays every system that has a bot
 * of its own called TC_BOT_SEARCH_POLICY, by which it plays out. */

#define TC_BOT_SEARCH_POLICY "heuristic"

extern const TcBot tc_bot_search;

/* The rest is shared by its files. */

/* Others than the heuristic's choice that it proposes, with that choice. */
#define MAX_PROPOSED 5

/* With plans. */
#define MAX_CANDIDATES 40

/* Decisions of the seat's turn that a plan reaches. */
#define MAX_STEPS 12

/* Moves that the heuristic means to make in the same go. */
#define MAX_INTENDED 128

typedef struct {
  gboolean is_fixed; /* else the heuristic decides */
  TcMove move;
} Step;

typedef struct {
  guint move;            /* index into the turn's moves */
  guint n_steps;         /* after it, in the same turn */
  Step steps[MAX_STEPS]; /* as long as they are legal */
  gint64 lead;           /* over the heuristic's choice, summed over the rounds */
  gint64 squares;        /* of the leads */
} Candidate;

typedef struct {
  const TcBotTurn *turn;
  const TcBot *policy;
  const TcSearchEffort *effort;
  gsize size;        /* of a state */
  TcState *world;    /* the position with what is hidden filled in */
  TcState *state;    /* of a playout */
  TcState *view;     /* as its acting seat may see it */
  TcMove *moves;     /* legal in it */
  TcMove *rest;      /* of the turn's moves */
  guint16 *rest_of;  /* their indices */
  gpointer scratch;  /* the policy's */
  guint last_turn;   /* playouts end when a later one begins */
  guint n_decisions; /* in all playouts */
  guint n_intended;
  guint n_candidates;
  TcMove intended[MAX_INTENDED];
  Candidate candidates[MAX_CANDIDATES]; /* the heuristic's choice first */
} Search;

/* playing on */
guint tc_search_ask_policy (Search *search,
                            const TcState *seen,
                            const TcMove *moves,
                            guint n,
                            TcRng *rng);
void tc_search_sample_world (Search *search, TcRng *out_rng);
gint tc_search_play_out (Search *search, const Candidate *candidate, TcRng rng);

/** tc_search_play_out_first: after the heuristic's choice: finds what the heuristic means to do in
 * this go, and the turn that playouts end with. */
gint tc_search_play_out_first (Search *search, TcRng rng);

/** tc_search_make_plan: goes other ways than the heuristic by chance, after @candidate's move and
 * until the seat's turn ends, and puts them into its steps. */
void tc_search_make_plan (Search *search, Candidate *candidate);

/* candidates */
void tc_search_find_candidates (Search *search);
void tc_search_find_plans (Search *search);

G_END_DECLS
