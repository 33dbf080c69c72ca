/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-core.h>

G_BEGIN_DECLS

/* Setups that begin in a chapter of a booklet (role "drill"): either by its key, or by that of an
 * entry of a chart (role "chart-number") that names it. */

/** tc_booklet_drill_leads_to: whether a game of the setup around @drill begins in @chapter. */
gboolean tc_booklet_drill_leads_to (TcScenario *scenario, TcNode drill, TcNode chapter);

/** tc_booklet_drill_find_number: the first entry of a chart that means @chapter, or TC_NODE_NONE:
 * nothing can begin there yet. */
TcNode tc_booklet_drill_find_number (TcScenario *scenario, TcNode chapter);

/** tc_booklet_drill_make_setup: (transfer full) (nullable): a copy of the first setup that
 * begins in some chapter, which begins in @chapter and is called after it. %NULL when
 * there is none to be like, or no number that means @chapter. */
TcOperation *tc_booklet_drill_make_setup (TcScenario *scenario,
                                          TcNode chapter) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
