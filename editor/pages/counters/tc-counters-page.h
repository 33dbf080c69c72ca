/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "pages/tc-page.h"

G_BEGIN_DECLS

/* TcCountersPage: the order of battle as counters look, front and back, in a list that can be
 * sorted by each column and narrowed by words, owner and kind. What is selected in it is edited in
 * the inspector, several at once. Bound to the roles piece, face and owner.
 *
 * Actions: counters.add(s), counters.remove. */

#define TC_TYPE_COUNTERS_PAGE (tc_counters_page_get_type ())
G_DECLARE_FINAL_TYPE (TcCountersPage, tc_counters_page, TC, COUNTERS_PAGE, TcPage)

G_END_DECLS
