/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "base/tc-rng.h"
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
  const TcState *state; /* redacted for @seat: no seed, nothing hidden */
  const TcMove *moves;  /* legal, in order; inside a decision on a set TC_MOVES_CANONICAL */
  guint n_moves;        /* >= 1 */
  guint8 seat;          /* the acting seat */
  TcRng *rng;           /* never the game's own stream */
  gpointer scratch;     /* the bot's get_scratch_size () bytes, 16-byte aligned, of any content */
} TcBotTurn;

typedef struct {
  const char *id;      /* on command lines, never translated: "random" */
  const char *title;   /* N_() */
  const char *summary; /* N_(): one line: what it does */

  /* Optional: bytes of memory to think in; without it there is none. */
  gsize (*get_scratch_size) (const TcRuleset *ruleset);

  /* Required. Returns an index into the turn's moves. */
  guint (*choose) (const TcBotTurn *turn);
} TcBot;

G_END_DECLS
