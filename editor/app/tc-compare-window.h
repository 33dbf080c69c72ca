/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "document/tc-comparison.h"

G_BEGIN_DECLS

/* TcCompareWindow: what differs between the document and the file on disk, or its last commit, in
 * the designer's words and line by line. It follows the document; a click on a change leads to it
 * in the window that it belongs to, whose actions decide what becomes of a file that others have
 * changed. */

#define TC_TYPE_COMPARE_WINDOW (tc_compare_window_get_type ())
G_DECLARE_FINAL_TYPE (TcCompareWindow, tc_compare_window, TC, COMPARE_WINDOW, AdwWindow)

GtkWindow *tc_compare_window_new (GtkWindow *parent, TcDocument *document, TcCompareWith with);

/** tc_compare_window_is: it compares with @with. */
gboolean tc_compare_window_is (TcCompareWindow *self, TcCompareWith with);

G_END_DECLS
