/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "document/tc-document.h"

G_BEGIN_DECLS

/* TcWindow: one document, its pages, the inspector and the problems.
 *
 * Actions: win.new, win.choose-base, win.open, win.open-recent(s), win.clear-recent, win.save,
 * win.save-as, win.reload, win.load-theirs, win.keep-mine, win.show-difference, win.drop-recovered,
 * win.keep-recovered, win.undo, win.redo, win.undo-shown,
 * win.redo-shown, win.history, win.play, win.play-step, win.play-auto,
 * win.play-undo, win.play-redo, win.show-page(s), win.select(s), win.show-uses,
 * win.show-problems, win.go-to-problems, win.list-problems, win.show-first-problem,
 * win.next-problem, win.previous-problem, win.show-inspector, win.menu, win.show-notice(s),
 * win.replace-notice(ss). */

#define TC_TYPE_WINDOW (tc_window_get_type ())
G_DECLARE_FINAL_TYPE (TcWindow, tc_window, TC, WINDOW, AdwApplicationWindow)

TcWindow *tc_window_new (GtkApplication *application) G_GNUC_WARN_UNUSED_RESULT;

/** tc_window_is_at: it shows the file at @path, which is absolute, or is about to. */
gboolean tc_window_is_at (TcWindow *self, const char *path);

/** tc_window_open: the file at @path; one that cannot be read is reported in the window. */
void tc_window_open (TcWindow *self, const char *path);

/** tc_window_open_file: in the window that has it, in this one when nothing is lost by that, or in
 * a new one; what cannot be opened is reported here. */
void tc_window_open_file (TcWindow *self, GFile *file);

/** tc_window_keep_game_now: the program must end: the game is in its draft when this returns. */
void tc_window_keep_game_now (TcWindow *self);

/** tc_window_keep_drafts: in @folder, of whatever is opened here from now on. */
void tc_window_keep_drafts (TcWindow *self, const char *folder);

/** tc_window_ask_to_quit: what becomes of what is unsaved, if anything is, for the program is to
 * end. The window stays until tc_window_leave (). "quit-answered" says whether it may end, perhaps
 * before this returns. */
void tc_window_ask_to_quit (TcWindow *self);

/** tc_window_is_asking: a question about closing it is open. */
gboolean tc_window_is_asking (TcWindow *self);

/** tc_window_is_ready: it may end with the program, as was answered, and nothing has changed since.
 */
gboolean tc_window_is_ready (TcWindow *self);

/** tc_window_stop_quit: the program goes on after all, so the answer is forgotten. */
void tc_window_stop_quit (TcWindow *self);

/** tc_window_present_question: brings it to the front, with what it asks. */
void tc_window_present_question (TcWindow *self);

/** tc_window_leave: closes it without a question. */
void tc_window_leave (TcWindow *self);

/** tc_window_get_document: (transfer none). */
TcDocument *tc_window_get_document (TcWindow *self);

G_END_DECLS
