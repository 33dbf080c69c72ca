/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "effects/tc-bot-tables.h"
#include "effects/tc-effects-compile-private.h"

G_BEGIN_DECLS

/* What a test asks. Groups and TEST_POSSIBLE hold others, which follow them. */
typedef enum {
  TEST_ALL,
  TEST_ANY,
  TEST_NONE,
  TEST_POSSIBLE,
  TEST_IS_IN,
  TEST_CONTROLLED,
  TEST_GAINS,
  TEST_BREAKS,
  TEST_LOSES,
  TEST_GOAL,
  TEST_COMPARE,
  TEST_TURN,
  TEST_TRACK,
  TEST_ACTING,
  TEST_STATUS,
  N_TESTS,
} TestOp;

typedef struct {
  guint8 op;     /* TestOp */
  guint8 kind;   /* of piece, track, status or action */
  guint8 player; /* as in instructions */
  guint8 at_origin;
  guint8 is_group; /* the extent */
  guint8 steps;
  guint16 size; /* of it and those that it holds, in tests */
  guint16 set;  /* of spaces, or NO_SET for the candidate's */
  guint16 set2;
  gint16 min;
  gint16 max;
  TcNode node;
} Test;

typedef enum { ROW_ACTION, ROW_KEEP, ROW_FEWEST, ROW_MOST, ROW_FIRST } RowKind;

typedef struct {
  guint8 kind; /* RowKind */
  guint8 action;
  guint8 piece; /* what is compared */
  guint8 player;
  guint8 at_origin;
  guint8 n_then;
  guint16 test; /* a TEST_ALL, or NO_TEST */
  guint16 then; /* first of the tables that follow */
  guint16 zero;
  TcNode node;
} Row;

#define NO_TEST 0xffffu

typedef enum { TABLE_FIRST_TRUE, TABLE_FIRST_POSSIBLE, TABLE_ELIMINATE } TableMode;

typedef struct {
  guint8 mode; /* TableMode */
  guint8 zero;
  guint16 first; /* row */
  guint16 n_rows;
  guint16 otherwise; /* table, or TC_BOT_NO_TABLE */
  TcNode node;
} Table;

struct _TcBotTables {
  TcEffects *effects; /* not owned */
  const TcBotHost *host;
  GArray *tests;  /* Test */
  GArray *rows;   /* Row */
  GArray *thens;  /* guint16: tables */
  GArray *tables; /* Table */
};

static inline const Test *
get_test (const TcBotTables *tables, guint index)
{
  return &((const Test *) (gconstpointer) tables->tests->data)[index];
}

static inline const Row *
get_row (const TcBotTables *tables, guint index)
{
  return &((const Row *) (gconstpointer) tables->rows->data)[index];
}

static inline const Table *
get_table (const TcBotTables *tables, guint index)
{
  return &((const Table *) (gconstpointer) tables->tables->data)[index];
}

/* A test under way. */
typedef struct {
  const TcBotTables *tables;
  TcBotQuestion *question; /* with its candidates as the table found them */
  const TcState *before;   /* where control is compared with */
  const TcState *state;
  const Row *row;
  guint steps; /* more than this no test looks ahead */
} TestRun;

/** tc_bot_tables_holds: whether test @index is true of @candidate. */
gboolean tc_bot_tables_holds (const TestRun *run, guint index, const TcBotCandidate *candidate);

/** tc_bot_tables_lint: findings about what is compiled. */
void tc_bot_tables_lint (EffectsCompiler *compiler, const TcBotTables *tables);

G_END_DECLS
