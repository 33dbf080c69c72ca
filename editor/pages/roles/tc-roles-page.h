/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "pages/tc-sheets-page.h"

G_BEGIN_DECLS

#define TC_TYPE_ROLES_PAGE (tc_roles_page_get_type ())
G_DECLARE_FINAL_TYPE (TcRolesPage, tc_roles_page, TC, ROLES_PAGE, TcSheetsPage)

G_END_DECLS
