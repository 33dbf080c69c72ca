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
  TcTeller teller;
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

/** tc_prompt_ask: asks the person whose turn it is until the position has changed or the player
 * leaves. */
TcPromptResult tc_prompt_ask (TcTable *table);

/** tc_table_is_interrupted: Ctrl-C was pressed. */
gboolean tc_table_is_interrupted (void);

G_END_DECLS
