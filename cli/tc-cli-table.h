/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-cli-log.h"
#include "tc-cli.h"

G_BEGIN_DECLS

/* TcTable: a game on the screen and who decides at it. */
typedef struct {
  TcGame *game;
  const TcBot *bots[TC_MAX_SEATS]; /* NULL: a person at the prompt */
  TcRng rng;                       /* of the bots; never the game's seed itself */
  TcBotDesk *desk;                 /* where the bots think */
  TcTeller teller;                 /* its viewer is who looks at the screen */
  gboolean is_shared; /* several people with secrets from one another: the screen goes from one to
                         the next, and before the first is nobody's */
  gboolean is_taken;  /* one of them has it */
  gint n_told[TC_MAX_SEATS]; /* moves that each of them has been told; -1: not the opening either */
  guint n_acts[TC_MAX_SEATS]; /* acts of the table likewise */
  gboolean is_umpire;         /* who is asked is the umpire */
  gboolean quiet;
} TcTable;

typedef enum {
  TC_PROMPT_DECIDED, /* the game went on, or back */
  TC_PROMPT_QUIT,
} TcPromptResult;

/** tc_table_decide_by_bot: the acting seat's bot decides, and what happened is told. */
void tc_table_decide_by_bot (TcTable *table);

/** tc_table_tell: the last move of the record, on stdout unless quiet. */
void tc_table_tell (TcTable *table);

/** tc_table_tell_missed: what the one who looks at the screen has not been told yet. */
void tc_table_tell_missed (TcTable *table);

/** tc_table_tell_acts: what was done at the table besides deciding since the last time. */
void tc_table_tell_acts (TcTable *table);

/** tc_table_forget: after moves were taken back or done again: the screen's heading is told anew.
 */
void tc_table_forget (TcTable *table);

/** tc_prompt_pass: hands the screen to @seat without showing it what the last one saw. */
TcPromptResult tc_prompt_pass (TcTable *table, guint8 seat);

/** tc_prompt_ask: asks the person whose turn it is until the position has changed or the player
 * leaves. */
TcPromptResult tc_prompt_ask (TcTable *table);

/** tc_table_is_interrupted: Ctrl-C was pressed. */
gboolean tc_table_is_interrupted (void);

G_END_DECLS
