/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "fixture.h"
#include "pages/play/tc-play-page.h"
#include "pages/play/tc-play-part.h"

/* A part of the Play page alone in a window, with a session and nothing else. */

typedef struct {
  Fixture base;
  TcSession *session;
  TcRuleset *ruleset;
  GtkWidget *window;
} PartFixture;

/* @system: of the scenario. */
void part_set_up (PartFixture *fixture, gconstpointer system);
void part_tear_down (PartFixture *fixture, gconstpointer system);

/* A part of @type in the window, with the session, before there is a game. */
gpointer part_make (PartFixture *fixture, GType type);
void part_start (PartFixture *fixture);
void part_seat_bots (PartFixture *fixture);

/* For "chosen": @n is the index of what was, and 1. */
void part_count_cb (guint *n, guint index);

/* The whole page in a window of its own, with the document of @base, which is opened. */
GtkWidget *part_show_page (Fixture *base, TcPlayPage **out_page);
void part_close_page (Fixture *base, GtkWidget *window);

typedef struct {
  Fixture base;
  GtkWidget *window;
  TcPlayPage *page;
} PlayFixture;

void play_set_up (PlayFixture *fixture, gconstpointer data);
void play_tear_down (PlayFixture *fixture, gconstpointer data);
TcGame *play_get_game (PlayFixture *fixture);

/* Until no bot thinks any more. */
void play_act (PlayFixture *fixture, const char *action);

/* All seats. */
void play_seat_bots (PlayFixture *fixture);

/* Of the first list in @part. */
GListModel *part_get_rows (GtkWidget *part);
