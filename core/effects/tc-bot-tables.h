/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-bot-tables.h is for the systems of core/."
#endif

#include "base/tc-dice.h"
#include "effects/tc-effects.h"
#include "rules/tc-bot-trace.h"

G_BEGIN_DECLS

/* TcBotTables: the tables of a solo opponent (schemas/bot-tables.xsd), compiled to flat rows and
 * tests. A system's compile hook makes them after its effects, whose spaces, groups, pieces and
 * players they speak of; after that they are immutable and shared by threads.
 *
 * A decision starts with candidates: legal moves, each with what it does and where. Tables only
 * ever leave some of them out, so what a solo opponent does is always legal. Deciding allocates
 * nothing and changes no state; the one die is keyed. */

#define TC_BOT_NOWHERE        0xffffu
#define TC_BOT_MAX_CANDIDATES 512
#define TC_BOT_NO_TABLE       0xffffu

typedef struct _TcBotTables TcBotTables;

/** TcBotCandidate: a legal move, as tables see it. */
typedef struct {
  guint8 action;  /* index into the schema's bot-action */
  guint8 detail;  /* the host's own */
  guint16 target; /* the effects' number of the space, or TC_BOT_NOWHERE */
  guint16 origin; /* where a piece comes from, or TC_BOT_NOWHERE */
  guint16 move;   /* index into the question's moves */
} TcBotCandidate;

/** TcBotHost: what a system knows of a candidate beyond the host of its effects. @player is who
 * decides. Nothing but carry_out changes a state. */
typedef struct {
  /* Whether @status, an index into the schema's bot-status, is true of @candidate. @context is the
   * question's. */
  gboolean (*status) (gconstpointer rules,
                      const TcState *state,
                      guint status,
                      guint player,
                      const TcBotCandidate *candidate,
                      gpointer context);

  /* The space that the goal of @player asks for, or TC_BOT_NOWHERE when it is not known. */
  guint (*goal) (gconstpointer rules, const TcState *state, guint player);

  /* One step of the action, without what follows from it, on a copy of the state. */
  void (*carry_out) (gconstpointer rules,
                     TcState *copy,
                     guint player,
                     const TcBotCandidate *candidate);

  /* The steps of the same action that may follow on the copy; returns how many, at most @max. Of
   * use for "steps" alone: may be NULL where no table has it. */
  guint (*list_next) (gconstpointer rules,
                      const TcState *copy,
                      guint player,
                      guint action,
                      TcBotCandidate *out,
                      guint max);
} TcBotHost;

/** TcBotQuestion: a decision to make. */
typedef struct {
  gconstpointer rules;
  const TcState *state; /* as the seat may see it */
  guint player;
  TcBotCandidate *candidates; /* (array length=n); their order is kept, their number shrinks */
  guint n;                    /* at most TC_BOT_MAX_CANDIDATES */
  TcDieKey die;               /* with which a tie is broken */
  gpointer context;           /* for the host's status */
  const TcMove *moves;        /* nullable: for the trace */
  TcBotTrace *trace;          /* nullable */
} TcBotQuestion;

/** tc_bot_tables_compile: (transfer full) (nullable): @node: an element of type "bot-tables";
 * @host is static. %NULL after reporting an error. */
TcBotTables *tc_bot_tables_compile (TcEffects *effects,
                                    const TcBotHost *host,
                                    TcNode node,
                                    TcReport *report) G_GNUC_WARN_UNUSED_RESULT;
void tc_bot_tables_free (TcBotTables *tables);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcBotTables, tc_bot_tables_free)

/** tc_bot_tables_find: the number of the table @node, or TC_BOT_NO_TABLE. */
guint tc_bot_tables_find (const TcBotTables *tables, TcNode node);

/**
 * tc_bot_tables_decide:
 * @table: where it begins, or TC_BOT_NO_TABLE for the die alone
 *
 * Returns: the move of the candidate that is left
 */
guint tc_bot_tables_decide (const TcBotTables *tables, guint table, TcBotQuestion *question);

G_END_DECLS
