/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "rules/tc-move.h"
#include "rules/tc-ruleset.h"

G_BEGIN_DECLS

/* TcBotTrace: why a bot that follows tables of the scenario made a decision: one step for each row
 * that was looked at, in order. Plain memory of fixed size, so that keeping it costs a game
 * nothing; what no longer fits is left out, and counted. */

#define TC_BOT_MAX_STEPS   96
#define TC_BOT_MAX_DROPPED 512

/** TcBotStepKind: what a row did. */
typedef enum {
  TC_BOT_STEP_DECIDED, /* an action: its table goes no further */
  TC_BOT_STEP_NOT_SO,  /* an action whose conditions hold for no legal move */
  TC_BOT_STEP_KEPT,    /* an elimination: the moves that it dropped follow */
  TC_BOT_STEP_SKIPPED, /* an elimination that would have dropped every move */
  TC_BOT_STEP_DIE,     /* no row: a die chose among what was left */
} TcBotStepKind;

typedef struct {
  TcNode table; /* its element; TC_NODE_NONE for a decision without a table */
  TcNode row;   /* its element; TC_NODE_NONE for a die */
  guint8 kind;  /* TcBotStepKind */
  guint8 zero;
  guint16 nth;     /* of the rows of its table, 1-based; 0 for a die */
  guint16 n_left;  /* legal moves after it */
  guint16 dropped; /* index of the first one that it dropped */
  guint16 n_dropped;
  guint16 zero2;
} TcBotStep;

typedef struct {
  TcMove chosen;
  guint n_steps; /* more than TC_BOT_MAX_STEPS when some were left out */
  guint n_dropped;
  TcBotStep steps[TC_BOT_MAX_STEPS];
  TcMove dropped[TC_BOT_MAX_DROPPED];
} TcBotTrace;

/** tc_bot_trace_add_step: for bots: what follows is dropped by this step. @trace is nullable. */
void tc_bot_trace_add_step (TcBotTrace *trace, const TcBotStep *step);

/** tc_bot_trace_add_dropped: for bots: the last step dropped @move. @trace is nullable. */
void tc_bot_trace_add_dropped (TcBotTrace *trace, const TcMove *move);

/** tc_bot_trace_dup_step: (transfer full): a line about step @index of @trace: "Select where to
 * place cubes, row 3: keep those where the space is the solo opponent's goal. Drops ..." */
char *tc_bot_trace_dup_step (const TcRuleset *ruleset,
                             const TcBotTrace *trace,
                             guint index) G_GNUC_WARN_UNUSED_RESULT;

/** tc_bot_trace_dup_text: (transfer full): all steps that decided or dropped something, a line
 * each, without a line end after the last; "" for none. */
char *tc_bot_trace_dup_text (const TcRuleset *ruleset,
                             const TcBotTrace *trace) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
