/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "document/tc-comparison.h"

G_BEGIN_DECLS

/* TcCompareWindow: what differs between the document and the file on disk, its last commit,
 * another file, or the text as it was opened, in the designer's words and line by line. It follows
 * the document; a click on a change leads to it in the window that it belongs to, whose actions
 * decide what becomes of a file that others have changed. */

#define TC_TYPE_COMPARE_WINDOW (tc_compare_window_get_type ())
G_DECLARE_FINAL_TYPE (TcCompareWindow, tc_compare_window, TC, COMPARE_WINDOW, AdwWindow)

/** tc_compare_window_new: @other: (nullable): the path of the file for %TC_COMPARE_FILE. */
GtkWindow *tc_compare_window_new (GtkWindow *parent,
                                  TcDocument *document,
                                  TcCompareWith with,
                                  const char *other);

/** tc_compare_window_get_number: its own among all that there are, or have been. */
guint tc_compare_window_get_number (TcCompareWindow *self);

/** tc_compare_window_is: it compares with @with, and that with @other. */
gboolean tc_compare_window_is (TcCompareWindow *self, TcCompareWith with, const char *other);

G_END_DECLS
