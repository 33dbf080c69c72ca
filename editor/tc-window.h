/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "tc-document.h"

G_BEGIN_DECLS

/* TcWindow: one document, its pages, the inspector and the problems.
 *
 * Actions: win.open, win.save, win.save-as, win.reload, win.undo, win.redo, win.play,
 * win.play-step, win.play-auto, win.play-undo, win.play-redo, win.show-page(s), win.select(s),
 * win.show-problems, win.list-problems, win.show-inspector, win.menu, win.tell(s). */

#define TC_TYPE_WINDOW (tc_window_get_type ())
G_DECLARE_FINAL_TYPE (TcWindow, tc_window, TC, WINDOW, AdwApplicationWindow)

TcWindow *tc_window_new (GtkApplication *application) G_GNUC_WARN_UNUSED_RESULT;

/** tc_window_open: the file at @path, at once; a file that cannot be read is told in the window. */
gboolean tc_window_open (TcWindow *self, const char *path);

/** tc_window_get_document: (transfer none). */
TcDocument *tc_window_get_document (TcWindow *self);

G_END_DECLS
