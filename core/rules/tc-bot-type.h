/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "base/tc-rng.h"
#include "rules/tc-bot-trace.h"
#include "rules/tc-ruleset.h"
#include "rules/tc-state.h"

G_BEGIN_DECLS

/* TcBot: who decides when no person does: a static table of functions. A choice depends on what
 * the turn holds and on nothing else: a bot keeps no memory from one decision to the next, draws
 * from no other randomness, allocates nothing, and counts in integers. So the same game comes out
 * on every machine, in every thread, and after undo. */

/** TcBotTurn: one decision, as the seat that makes it may see it. */
typedef struct {
  const TcRuleset *ruleset;
  const TcState *state; /* redacted for @seat: no seed, nothing hidden; NULL for who is blind */
  const TcMove *moves;  /* legal, in order; inside a decision on a set TC_MOVES_CANONICAL */
  guint n_moves;        /* >= 1 */
  guint8 seat;          /* the acting seat */
  TcRng *rng;           /* never the game's own stream */
  gpointer scratch;     /* the bot's get_scratch_size () bytes, 16-byte aligned, of any content */
  TcBotTrace *trace;    /* nullable: who wants to know why; it changes no choice */
} TcBotTurn;

typedef struct {
  const char *id;      /* on command lines, never translated: "random" */
  const char *title;   /* N_() */
  const char *summary; /* N_(): one line: what it does */

  /* Optional: bytes of memory to think in; without it there is none. */
  gsize (*get_scratch_size) (const TcRuleset *ruleset);

  /* Required. Returns an index into the turn's moves. */
  guint (*choose) (const TcBotTurn *turn);

  /* Whether it looks at nothing but how many moves there are: it is shown no position. */
  gboolean is_blind;

  /* Whether it decides by tables of the scenario (role "bot-table"), for any seat: it fills the
   * trace. */
  gboolean follows_tables;

  /* Optional. Whether it plays @seat unless somebody wants something else: rules that are in force
   * give it to a bot. */
  gboolean (*takes_seat) (const TcRuleset *ruleset, guint8 seat);
} TcBot;

/** tc_bot_choose_best: for choose hooks: the move of most worth by @weigh; among equals by lot. */
static inline guint
tc_bot_choose_best (const TcBotTurn *turn,
                    gint (*weigh) (const TcBotTurn *turn, const TcMove *move))
{
  gint best_worth = G_MININT;
  guint best = 0;
  guint n_equal = 0;

  for (guint i = 0; i < turn->n_moves; i++) {
    gint worth = weigh (turn, &turn->moves[i]);

    if (worth < best_worth)
      continue;
    n_equal = worth > best_worth ? 1 : n_equal + 1;
    best_worth = worth;
    if (tc_rng_below (turn->rng, n_equal) == 0)
      best = i;
  }

  return best;
}

/** TcSearchEffort: how the bot that searches spends its time in a system. The cheaper a decision of
 * the system's heuristic, the more can be tried. */
typedef struct {
  guint n_candidates; /* tried beside the heuristic's choice, plans included; 0: few, no plans */
  guint n_decisions;  /* of playouts in all until no round begins any more */
  guint min_rounds;   /* ... but after so many */
  guint max_rounds;
  guint halve_every;   /* rounds until the worse half is left out, and again */
  guint n_duel_rounds; /* in which the best proves itself again; 0: what was counted will do */
  guint clear;         /* a lead must be so many of its standard deviations, in hundredths */
  guint horizon;       /* a playout takes so many decisions before a turn's end ends it */
} TcSearchEffort;

G_END_DECLS
