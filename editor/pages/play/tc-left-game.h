/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* TcLeftGame: a game that the program left when it ended without a word: its draft (TcPlayDraft),
 * as it was when it was looked for. */

#define TC_TYPE_LEFT_GAME (tc_left_game_get_type ())
G_DECLARE_FINAL_TYPE (TcLeftGame, tc_left_game, TC, LEFT_GAME, GObject)

/** tc_left_game_list: (transfer full) (element-type TcLeftGame): those that no window has or
 * offers, of any scenario, the last played first. @folder is that of the drafts of scenarios. */
GListStore *tc_left_game_list (const char *folder) G_GNUC_WARN_UNUSED_RESULT;

/** tc_left_game_get_file: of the draft. */
const char *tc_left_game_get_file (TcLeftGame *self);

/** tc_left_game_get_title: of its scenario. */
const char *tc_left_game_get_title (TcLeftGame *self);

/** tc_left_game_get_about: when it was played, up to which turn, and that its scenario is gone if
 * it is. */
const char *tc_left_game_get_about (TcLeftGame *self);

/** tc_left_game_has_scenario: %FALSE: there is no file to go on with. */
gboolean tc_left_game_has_scenario (TcLeftGame *self);

/** tc_left_game_discard: the draft at @file, for good, unless somebody has taken it up. */
void tc_left_game_discard (const char *file);

G_END_DECLS
