/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-cli-log.h"
#include "tc-cli.h"

G_BEGIN_DECLS

/* TcTable: a game on the screen and who decides at it. */
typedef struct {
  TcGame *game;
  TcGameTree *tree;                /* of which the game is the current line */
  const TcBot *bots[TC_MAX_SEATS]; /* NULL: a person at the prompt */
  TcRng rng;                       /* of the bots; never the game's seed itself */
  TcBotDesk *desk;                 /* where the bots think */
  TcNarrator narrator;             /* its viewer is who looks at the screen */
  gboolean is_shared; /* several people with secrets from one another: the screen goes from one to
                         the next, and before the first is nobody's */
  gboolean is_taken;  /* one of them has it */
  gint
    n_shown[TC_MAX_SEATS]; /* moves that each of them has been told; -1: not the opening either */
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

/** tc_table_report: the last move of the record, on stdout unless quiet. */
void tc_table_report (TcTable *table);

/** tc_table_report_missed: what the one who looks at the screen has not been told yet. */
void tc_table_report_missed (TcTable *table);

/** tc_table_report_acts: what was done at the table besides deciding since the last time. */
void tc_table_report_acts (TcTable *table);

/** tc_table_forget: after moves were taken back or done again: the screen's heading is shown again.
 */
void tc_table_forget (TcTable *table);

/** tc_table_seat_people: before the first move: whose screen it is. Where nothing is hidden
 * everybody may look; where only bots play somebody watches, who may know everything unless @seat,
 * which is -1 for nobody, says whose eyes to use. */
void tc_table_seat_people (TcTable *table, gint seat);

/** tc_table_change_seat: @words is "PLAYER WHO", of which WHO is "human" or a bot; anything else
 * lists who plays. @request is of the one who types it. */
void tc_table_change_seat (TcTable *table, const char *words, TcRequest request);

/** tc_table_change_position: what an umpire does to the position: @argument is a change with its
 * note, or the name of what can be changed; the answer is told. %TRUE when the position is another
 * one. */
gboolean tc_table_change_position (TcTable *table, const char *argument, TcRequest request);

/* Branches (tc-cli-branches.c). */

/** tc_table_show_branches: the tree, as the player to decide may know it. */
void tc_table_show_branches (TcTable *table);
void tc_table_begin_branch (TcTable *table, const char *name);
void tc_table_add_bookmark (TcTable *table, const char *name);

/** tc_table_switch: to a branch or a bookmark; the answer is shown. %TRUE when the position may be
 * another one. */
gboolean tc_table_switch (TcTable *table, const char *name, TcRequest request);

/** tc_table_ask_for_consent: everyone of @consent is asked for leave to undo, or to go to another
 * branch; the first "no" is enough. */
void tc_table_ask_for_consent (TcTable *table,
                               guint16 consent,
                               gboolean is_undo,
                               TcRequest *request);

/** tc_table_dup_umpires_answer: (transfer full): whether @request may force a die or change the
 * position by @move, or why not. */
char *tc_table_dup_umpires_answer (TcTable *table, const TcMove *move, TcRequest request);

/** tc_prompt_read_yes: whether "yes" is typed. */
gboolean tc_prompt_read_yes (void);

/** tc_prompt_pass: hands the screen to @seat without showing it what the last one saw. */
TcPromptResult tc_prompt_pass (TcTable *table, guint8 seat);

/** tc_prompt_ask: asks the person whose turn it is until the position has changed or the player
 * leaves. */
TcPromptResult tc_prompt_ask (TcTable *table);

/** tc_table_is_interrupted: Ctrl-C was pressed. */
gboolean tc_table_is_interrupted (void);

G_END_DECLS
