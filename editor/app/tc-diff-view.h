/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <tc-core.h>

G_BEGIN_DECLS

/* TcDiffView: what differs between two texts, line by line. */

#define TC_TYPE_DIFF_VIEW (tc_diff_view_get_type ())
G_DECLARE_FINAL_TYPE (TcDiffView, tc_diff_view, TC, DIFF_VIEW, AdwBin)

/** tc_diff_view_show: @theirs: the other text; @mine: the one here. */
void tc_diff_view_show (TcDiffView *self, TcSource *theirs, TcSource *mine);

G_END_DECLS
