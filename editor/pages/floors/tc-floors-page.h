/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "pages/tc-page.h"

G_BEGIN_DECLS

/* TcFloorsPage: a board that grows, and the tiles that a setup lays on its floors. Each tile that
 * is laid, moved, turned or removed is one step. What may not lie somewhere stays where it is, and
 * the page says why. */

#define TC_TYPE_FLOORS_PAGE (tc_floors_page_get_type ())
G_DECLARE_FINAL_TYPE (TcFloorsPage, tc_floors_page, TC, FLOORS_PAGE, TcPage)

G_END_DECLS
