/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "pages/play/tc-session.h"
#include "pages/tc-page.h"

G_BEGIN_DECLS

/* TcPlayPage: plays the text as it is now, saved or not. It shows a TcSession on the generic board:
 * legal moves, why a drag is not one, who decides, dice, log. It knows no game system.
 *
 * Actions: play.new-game, play.choose-game (shows what one begins with), play.undo, play.redo,
 * play.step, play.auto, play.force-die, play.replay, play.restart, play.show-all, play.apply(yqqq),
 * play.zoom-in, play.zoom-out, play.zoom-fit. The page lays out its parts (TcPlayPart) and the
 * board, and passes on what one says to the others. */

#define TC_TYPE_PLAY_PAGE (tc_play_page_get_type ())
G_DECLARE_FINAL_TYPE (TcPlayPage, tc_play_page, TC, PLAY_PAGE, TcPage)

/** tc_play_page_get_session: (transfer none). */
TcSession *tc_play_page_get_session (TcPlayPage *self);

/** tc_play_page_start: a new game of the chosen setup and seed; %FALSE when the text cannot be
 * played now. */
gboolean tc_play_page_start (TcPlayPage *self);

/** tc_play_page_undo: undoes the last decision, or redoes the next; says why when there is none. */
void tc_play_page_undo (TcPlayPage *self, gboolean is_undo);

/** tc_play_page_play_setup: a new game of the setup at @path. */
void tc_play_page_play_setup (TcPlayPage *self, const char *path);

/** tc_play_page_try_card: looks for a position in which the card at @path can be played, on the
 * text as it is, and shows it in place of the game; says so when there is none. */
void tc_play_page_try_card (TcPlayPage *self, const char *path);

/** tc_play_page_propose: what dragging @subject onto @target does: plays the one legal move that it
 * means, asks when it means several, and says why not when it means none. */
void tc_play_page_propose (TcPlayPage *self, const char *subject, const char *target);

/** tc_play_page_save_game: the game as a replay, what was taken back included: whole, or as @viewer
 * saw it. */
gboolean tc_play_page_save_game (TcPlayPage *self, const char *path, guint8 viewer, GError **error);

/** tc_play_page_load_game: plays a saved game on the scenario as it is now and reports the first
 * difference; %FALSE with @error when it cannot even begin. */
gboolean tc_play_page_load_game (TcPlayPage *self, const char *path, GError **error);

/** tc_play_page_open_game: as a person loads the game at @path, once the scenario can be played:
 * asks before a game is lost, and reports in the window. */
void tc_play_page_open_game (TcPlayPage *self, const char *path);

/** tc_play_page_continue_left: likewise the game in the draft at @file, which a crash left of this
 * scenario. */
void tc_play_page_continue_left (TcPlayPage *self, const char *file);

/** tc_play_page_is_unsaved: a person has decided something in the game that is in no file yet. */
gboolean tc_play_page_is_unsaved (TcPlayPage *self);

/** tc_play_page_wait: bots decide nothing, so that a question is about what is on the screen, until
 * tc_play_page_go_on (): then those that played do so again. */
void tc_play_page_wait (TcPlayPage *self);
void tc_play_page_go_on (TcPlayPage *self);

/** tc_play_page_dup_status: (transfer full): where the game is, as all players know it, whoever is
 * at the screen: "Turn 2, 14 May 1940: movement"; "" without one. */
char *tc_play_page_dup_status (TcPlayPage *self) G_GNUC_WARN_UNUSED_RESULT;

/** tc_play_page_keep_drafts: in @folder, of the games that are in no file of the user's; what a
 * crash left there is offered. Once, after tc_page_set_document (). */
void tc_play_page_keep_drafts (TcPlayPage *self, const char *folder);

/** tc_play_page_keep_now: the program must end: the game is offered again when it is back. */
void tc_play_page_keep_now (TcPlayPage *self);

/** tc_play_page_give_up: the window closes, with leave to lose the game. */
void tc_play_page_give_up (TcPlayPage *self);

/** tc_play_page_choose_save_async: asks where to save the game, and does; finish: whether it is in
 * a file now. */
void tc_play_page_choose_save_async (TcPlayPage *self,
                                     GAsyncReadyCallback callback,
                                     gpointer user_data);
gboolean tc_play_page_choose_save_finish (TcPlayPage *self, GAsyncResult *result);

G_END_DECLS
