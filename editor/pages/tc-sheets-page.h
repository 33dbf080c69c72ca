/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "pages/tc-page.h"
#include "sheet/tc-sheet-parts.h"

G_BEGIN_DECLS

/* TcSheetsPage: a page that shows data as sheets and lists below one another, and says so while
 * there is no scenario to show. */

#define TC_TYPE_SHEETS_PAGE (tc_sheets_page_get_type ())
G_DECLARE_DERIVABLE_TYPE (TcSheetsPage, tc_sheets_page, TC, SHEETS_PAGE, TcPage)

struct _TcSheetsPageClass {
  TcPageClass parent_class;

  /* Required, set in class_init: the heading while there is nothing; marked with N_ (). */
  const char *nothing;

  /* Required: shows all parts for @scenario; those that it does not show are hidden. */
  void (*show) (TcSheetsPage *self, TcSheetParts *parts, TcScenario *scenario);
};

G_END_DECLS
