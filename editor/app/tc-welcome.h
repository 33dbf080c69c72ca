/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* TcWelcome: what a window shows while it has no scenario: what the program is for, and ways to
 * begin. It reads the scenarios that come with Turncoat when it is shown for the first time. All
 * that it does are actions of the window. */

#define TC_TYPE_WELCOME (tc_welcome_get_type ())
G_DECLARE_FINAL_TYPE (TcWelcome, tc_welcome, TC, WELCOME, AdwBin)

/** tc_welcome_set_recent: @paths: (array zero-terminated=1): the files that were opened lately, the
 * last first. */
void tc_welcome_set_recent (TcWelcome *self, const char *const *paths);

/** tc_welcome_offer_games: those that a crash left. @folder is that of the drafts of scenarios.
 * Once.
 */
void tc_welcome_offer_games (TcWelcome *self, const char *folder);

/** tc_welcome_look_for_games: what is left of them now. */
void tc_welcome_look_for_games (TcWelcome *self);

/** tc_welcome_show_shipped: scrolls to the scenarios that come with Turncoat; the keys go to the
 * search for one. */
void tc_welcome_show_shipped (TcWelcome *self);

G_END_DECLS
