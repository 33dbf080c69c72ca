/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * tc_drops_leave_to_widgets: from now on a window, of whatever kind, takes no drops of its own;
 * what is in it does as before. GTK 4.8 makes each window a target for tabs that are dropped on
 * the desktop, of which this program has none. It hears of each drag that begins, and complains
 * when the pointer was told of first: then the drag moves over a window that it has not entered.
 * Once, when there is a display.
 */
void tc_drops_leave_to_widgets (void);

G_END_DECLS
