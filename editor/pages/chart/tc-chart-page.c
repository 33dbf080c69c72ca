/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/chart/tc-chart-page.h"

#include <glib/gi18n.h>

#include "sheet/tc-sheet-cross.h"

/* A chart that two things decide, and what its numbers mean. */

struct _TcChartPage {
  TcSheetsPage parent_instance;
};

static const char *const lists[] = { "chart-number", NULL };

G_DEFINE_FINAL_TYPE (TcChartPage, tc_chart_page, TC_TYPE_SHEETS_PAGE)

static void
tc_chart_page_show (TcSheetsPage *page, TcSheetParts *parts, TcScenario *scenario)
{
  tc_sheet_parts_show (
    parts, _ ("Chart"),
    _ ("Struck out: cells that no game can reach. Empty: cells that are missing."),
    tc_sheet_data_new_chart (scenario));
  tc_sheet_parts_show_lists (parts, scenario, lists);
}

static void
tc_chart_page_class_init (TcChartPageClass *klass)
{
  static const char *const roles[] = { "chart-cell", "chart-number", NULL };
  static const char *const needs[] = { "chart-cell", NULL };
  TcPageClass *page_class = TC_PAGE_CLASS (klass);

  page_class->name = "chart";
  page_class->title = N_ ("Chart");
  page_class->icon_name = "tc-tables-symbolic";
  page_class->roles = roles;
  page_class->needs = needs;
  TC_SHEETS_PAGE_CLASS (klass)->nothing = N_ ("No Chart");
  TC_SHEETS_PAGE_CLASS (klass)->show = tc_chart_page_show;
}

static void
tc_chart_page_init (TcChartPage *self)
{
}
