/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "pages/tc-page.h"

G_BEGIN_DECLS

/* TcGridPage: a board that is a grid, and what each setup lays and stands on it: tiles are painted,
 * pawns dragged. A stroke of the brush is one step. */

#define TC_TYPE_GRID_PAGE (tc_grid_page_get_type ())
G_DECLARE_FINAL_TYPE (TcGridPage, tc_grid_page, TC, GRID_PAGE, TcPage)

G_END_DECLS
