/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "pages/tc-page.h"

G_BEGIN_DECLS

/* TcRulesPage: the numbers and switches of the rules as forms, house rules marked; victory levels
 * and milestones as trees of conditions; the turn record track. Bound to the roles rules, victory,
 * milestone and turn.
 *
 * Actions: rules.add(s), rules.insert(s), rules.remove, rules.up, rules.down. */

#define TC_TYPE_RULES_PAGE (tc_rules_page_get_type ())
G_DECLARE_FINAL_TYPE (TcRulesPage, tc_rules_page, TC, RULES_PAGE, TcPage)

G_END_DECLS
