/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "document/tc-comparison.h"

G_BEGIN_DECLS

/* TcMergeWindow: the conflicts of a merge, with what both sides say and a choice for each. Mine
 * stays where nobody chooses.
 *
 * Signal: "decided" (char **): the names of the disputes in which theirs is taken. */

#define TC_TYPE_MERGE_WINDOW (tc_merge_window_get_type ())
G_DECLARE_FINAL_TYPE (TcMergeWindow, tc_merge_window, TC, MERGE_WINDOW, AdwWindow)

GtkWindow *tc_merge_window_new (GtkWindow *parent, TcDiskMerge *merge);

/** tc_merge_window_choose: theirs in conflict @index, or mine. */
void tc_merge_window_choose (TcMergeWindow *self, guint index, gboolean is_theirs);

G_END_DECLS
