/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "pages/play/tc-session.h"

G_BEGIN_DECLS

/* TcBranchesWindow: the lines of play of a session as a tree; a click goes on with one, and each
 * can be renamed and deleted.
 *
 * Signal: chosen (guint line, guint n_moves): of the session's tree, as in tc_session_switch (). */

#define TC_TYPE_BRANCHES_WINDOW (tc_branches_window_get_type ())
G_DECLARE_FINAL_TYPE (TcBranchesWindow, tc_branches_window, TC, BRANCHES_WINDOW, AdwWindow)

GtkWindow *tc_branches_window_new (GtkWindow *parent, TcSession *session);

G_END_DECLS
