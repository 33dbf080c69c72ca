/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "pages/tc-page.h"

G_BEGIN_DECLS

/* TcTablesPage: the tables of the scenario as grids with their odds; whatever else a table has
 * (results, shifts, modifiers, examples) stands below as lists. Bound to the roles table, row,
 * column and cell.
 *
 * Actions: tables.add-row, tables.remove-row, tables.add-column, tables.remove-column, tables.copy,
 * tables.paste. */

#define TC_TYPE_TABLES_PAGE (tc_tables_page_get_type ())
G_DECLARE_FINAL_TYPE (TcTablesPage, tc_tables_page, TC, TABLES_PAGE, TcPage)

G_END_DECLS
