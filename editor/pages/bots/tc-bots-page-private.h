/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "pages/bots/tc-bot-reading.h"
#include "pages/bots/tc-bots-page.h"
#include "widgets/tc-clauses.h"

G_BEGIN_DECLS

struct _TcBotsPage {
  TcPage parent_instance;

  TcDocument *document; /* the page's, from when it is attached until it is disposed of */
  TcBotsGameFunc get_game;
  gpointer get_game_data;

  TcGame *game;          /* nullable: on the data as they are now */
  guint8 viewer;         /* who looks at it */
  gboolean is_sample;    /* the bot's own game: nobody is playing */
  TcRuleset *ruleset;    /* nullable: that the game is of */
  char *record;          /* nullable: the replay that it was made from */
  char *sample;          /* nullable: the bot's own game, as a replay */
  guint position;        /* moves of the game before what is shown */
  TcBotReading *reading; /* nullable: of that */

  GListStore *tables; /* of TcItem */
  GListStore *rows;   /* of TcItem */
  char *table;        /* path of the table that is shown, "" for none */
  gboolean is_updating;
  gboolean is_moved; /* a row was, and keeps the keys */

  GtkWidget *stack;
  GtkListBox *table_list;
  GtkListBox *row_list;
  GtkLabel *table_title;
  GtkLabel *table_mode;
  GtkMenuButton *add_table_button;
  GtkMenuButton *add_row_button;
  GtkSpinButton *position_spin;
  GtkLabel *position_title;
  GtkLabel *words;
  TcClauses *clauses;
};

/* tc-bots-page.c */

/** tc_bots_page_show_rows: of the table that is shown, with what they do in the position. */
void tc_bots_page_show_rows (TcBotsPage *self, TcScenario *scenario);

/* tc-bots-page-position.c */

/** tc_bots_page_update_position: takes over the game that is being played and the data as they are,
 * and reads the position again. */
void tc_bots_page_update_position (TcBotsPage *self);

/** tc_bots_page_forget_position: until the next update. */
void tc_bots_page_forget_position (TcBotsPage *self);
void tc_bots_page_install_position (GtkWidgetClass *widget_class);

G_END_DECLS
