/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "effects/tc-bot-tables-private.h"

/* The one interpreter of bot tables: candidates go in, one comes out. */

typedef struct {
  const TcBotTables *tables;
  TcBotQuestion *question;
  const Table *table;
} Choice;

static TestRun
begin_tests (const Choice *choice, const Row *row)
{
  TestRun run = {
    choice->tables, choice->question, choice->question->state, choice->question->state, row,
    G_MAXUINT
  };

  return run;
}

/* -- The trace --------------------------------------------------------------------------------- */

static void
add_step (const Choice *choice, const Row *row, TcBotStepKind kind, guint n_left)
{
  TcBotStep step = { .kind = (guint8) kind, .n_left = (guint16) n_left };

  step.table = choice->table != NULL ? choice->table->node : TC_NODE_NONE;
  step.row = row != NULL ? row->node : TC_NODE_NONE;
  if (row != NULL)
    step.nth = (guint16) (row - get_row (choice->tables, choice->table->first) + 1);
  tc_bot_trace_add_step (choice->question->trace, &step);
}

/* -- Leaving out ------------------------------------------------------------------------------- */

static guint
count_kept (const gboolean *keeps, guint n)
{
  guint kept = 0;

  for (guint i = 0; i < n; i++)
    kept += keeps[i] != FALSE;

  return kept;
}

/* Candidates that are not kept go, and the trace names them. */
static void
drop (const Choice *choice, const gboolean *keeps)
{
  TcBotQuestion *question = choice->question;
  guint n = 0;

  for (guint i = 0; i < question->n; i++) {
    if (keeps[i])
      question->candidates[n++] = question->candidates[i];
    else if (question->moves != NULL)
      tc_bot_trace_add_dropped (question->trace, &question->moves[question->candidates[i].move]);
  }
  question->n = n;
}

/* -- Rows that eliminate ----------------------------------------------------------------------- */

static guint
count_pieces (const Choice *choice, const Row *row, const TcBotCandidate *candidate)
{
  const TcEffects *effects = choice->tables->effects;
  const TcBotQuestion *question = choice->question;
  guint space = row->at_origin ? candidate->origin : candidate->target;

  if (space == TC_BOT_NOWHERE)
    return 0;

  return effects->host->count (
    question->rules, question->state, row->piece,
    tc_effects_resolve (effects, question->state, row->player, question->player), space);
}

/* Of those that are kept so far, the ones with the fewest or the most pieces. */
static void
keep_extreme (const Choice *choice, const Row *row, gboolean *keeps)
{
  const TcBotQuestion *question = choice->question;
  guint best = row->kind == ROW_MOST ? 0 : G_MAXUINT;

  for (guint i = 0; i < question->n; i++) {
    guint n = count_pieces (choice, row, &question->candidates[i]);

    if (keeps[i])
      best = row->kind == ROW_MOST ? MAX (best, n) : MIN (best, n);
  }
  for (guint i = 0; i < question->n; i++)
    keeps[i] &= count_pieces (choice, row, &question->candidates[i]) == best;
}

static void
run_elimination (const Choice *choice, const Row *row)
{
  TcBotQuestion *question = choice->question;
  TestRun run = begin_tests (choice, row);
  gboolean keeps[TC_BOT_MAX_CANDIDATES];
  guint n_kept = 0;

  for (guint i = 0; i < question->n; i++)
    keeps[i] =
      row->kind == ROW_FIRST
        ? i == 0
        : row->test == NO_TEST || tc_bot_tables_holds (&run, row->test, &question->candidates[i]);
  if (row->kind == ROW_FEWEST || row->kind == ROW_MOST)
    keep_extreme (choice, row, keeps);
  n_kept = count_kept (keeps, question->n);
  if (n_kept == 0) {
    add_step (choice, row, TC_BOT_STEP_SKIPPED, question->n);
    return;
  }
  add_step (choice, row, TC_BOT_STEP_KEPT, n_kept);
  drop (choice, keeps);
}

/* -- Rows that lead to an action --------------------------------------------------------------- */

/* Keeps what the row leads to. FALSE when its conditions hold for no candidate. */
static gboolean
run_action (const Choice *choice, const Row *row)
{
  TcBotQuestion *question = choice->question;
  TestRun run = begin_tests (choice, row);
  gboolean is_verdict = choice->table->mode == TABLE_FIRST_TRUE;
  gboolean keeps[TC_BOT_MAX_CANDIDATES];
  guint n_kept = 0;

  for (guint i = 0; i < question->n; i++)
    keeps[i] =
      question->candidates[i].action == row->action &&
      (row->test == NO_TEST || tc_bot_tables_holds (&run, row->test, &question->candidates[i]));
  n_kept = count_kept (keeps, question->n);
  if (n_kept == 0) {
    add_step (choice, row, TC_BOT_STEP_NOT_SO, question->n);
    return FALSE;
  }
  for (guint i = 0; i < question->n && is_verdict; i++)
    keeps[i] = question->candidates[i].action == row->action;
  add_step (choice, row, TC_BOT_STEP_DECIDED, count_kept (keeps, question->n));
  drop (choice, keeps);

  return TRUE;
}

/* -- Tables ------------------------------------------------------------------------------------ */

/* Compile has made sure that tables do not lead back to themselves. */
static void
run_table (const TcBotTables *tables, guint index, TcBotQuestion *question)
{
  const Table *table = get_table (tables, index);
  Choice choice = { tables, question, table };

  for (guint i = table->first; i < table->first + (guint) table->n_rows; i++) {
    const Row *row = get_row (tables, i);

    if (table->mode == TABLE_ELIMINATE) {
      if (question->n > 1)
        run_elimination (&choice, row);
    } else if (run_action (&choice, row)) {
      for (guint then = row->then; then < row->then + (guint) row->n_then; then++)
        run_table (tables, g_array_index (tables->thens, guint16, then), question);
      return;
    }
  }
  if (table->otherwise != TC_BOT_NO_TABLE)
    run_table (tables, table->otherwise, question);
}

guint
tc_bot_tables_decide (const TcBotTables *tables, guint table, TcBotQuestion *question)
{
  Choice choice = { tables, question, NULL };
  guint chosen = 0;

  g_return_val_if_fail (question->n > 0 && question->n <= TC_BOT_MAX_CANDIDATES, 0);

  if (table != TC_BOT_NO_TABLE)
    run_table (tables, table, question);
  if (question->n > 1) {
    chosen = tc_die_roll (&question->die, (guint16) question->n) - 1u;
    add_step (&choice, NULL, TC_BOT_STEP_DIE, question->n);
  }

  return question->candidates[chosen].move;
}
