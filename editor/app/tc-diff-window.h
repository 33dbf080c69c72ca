/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <tc-core.h>

G_BEGIN_DECLS

/* TcDiffWindow: what differs between the file on disk and the text in a window. */

#define TC_TYPE_DIFF_WINDOW (tc_diff_window_get_type ())
G_DECLARE_FINAL_TYPE (TcDiffWindow, tc_diff_window, TC, DIFF_WINDOW, AdwWindow)

/** tc_diff_window_new: @theirs: on disk; @mine: here. */
GtkWindow *tc_diff_window_new (GtkWindow *parent, TcSource *theirs, TcSource *mine);

G_END_DECLS
