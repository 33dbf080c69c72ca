/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** tc_ask: before something that lets a player see what others hide, or that is lost. @answer
 * (data) is called when the user agrees; @data is freed with @free_data after that, or when the
 * dialog goes. */
void tc_ask (GtkWidget *around,
             const char *heading,
             const char *body,
             const char *agree,
             GFunc answer,
             gpointer data,
             GDestroyNotify free_data);

/** TcAskChoice: what a button says, and what it does. */
typedef struct {
  const char *label;
  GFunc answer;
} TcAskChoice;

/** tc_ask_either: as tc_ask (), with a second answer, @safe, which does no harm and is
 * proposed. */
void tc_ask_either (GtkWidget *around,
                    const char *heading,
                    const char *body,
                    const TcAskChoice *agree,
                    const TcAskChoice *safe,
                    gpointer data,
                    GDestroyNotify free_data);

/** TcAskAnswer: @text: what was typed. */
typedef void (*TcAskAnswer) (const char *text, gpointer data);

/** tc_ask_text: for a line of text that is not empty: @what says in a word what it is, @text
 * is proposed.
 * @agree: what the button says. @answer and @data as above. */
void tc_ask_text (GtkWidget *around,
                  const char *heading,
                  const char *body,
                  const char *what,
                  const char *text,
                  const char *agree,
                  TcAskAnswer answer,
                  gpointer data,
                  GDestroyNotify free_data);

/** TcAskRefuse: (nullable): why @text is no answer; an empty one is asked about when it is given.
 */
typedef const char *(*TcAskRefuse) (const char *text);

/** TcAskText: a question for a line of text, as above; @refuse is asked at every change, and shown
 * below the entry. */
typedef struct {
  const char *heading;
  const char *body;
  const char *what;
  const char *text;
  const char *agree;
  TcAskRefuse refuse; /* nullable */
} TcAskText;

/** tc_ask_checked_text: as tc_ask_text (), for text that may be refused. */
void tc_ask_checked_text (GtkWidget *around,
                          const TcAskText *ask,
                          TcAskAnswer answer,
                          gpointer data,
                          GDestroyNotify free_data);

G_END_DECLS
