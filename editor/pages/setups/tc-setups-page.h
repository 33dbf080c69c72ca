/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "pages/tc-page.h"

G_BEGIN_DECLS

/* TcSetupsPage: the setups on the board: counters are dragged onto the map, between areas, and into
 * the boxes beside it, or aimed by keyboard; a list of those that are off the map; the rows of the
 * setup as sheets; and whether a free setup can be completed.
 *
 * Actions: setups.add(s), setups.remove, setups.off. */

#define TC_TYPE_SETUPS_PAGE (tc_setups_page_get_type ())
G_DECLARE_FINAL_TYPE (TcSetupsPage, tc_setups_page, TC, SETUPS_PAGE, TcPage)

G_END_DECLS
