/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/roles/tc-roles-page.h"

#include <glib/gi18n.h>

#include "sheet/tc-sheet-cross.h"

/* Who players can be, and what each of them scores. */

struct _TcRolesPage {
  TcSheetsPage parent_instance;
};

static const char *const lists[] = { "player-role", "identity", "trait", "sigil",
                                     "target-card", "token",    NULL };

G_DEFINE_FINAL_TYPE (TcRolesPage, tc_roles_page, TC_TYPE_SHEETS_PAGE)

static void
tc_roles_page_show (TcSheetsPage *page, TcSheetParts *parts, TcScenario *scenario)
{
  tc_sheet_parts_show (parts, _ ("What each role scores"),
                       _ ("The points of each role for what it has in the end. Empty cells score "
                          "nothing; clear a cell to take its points away."),
                       tc_sheet_data_new_points (scenario));
  tc_sheet_parts_show_lists (parts, scenario, lists);
}

static void
tc_roles_page_class_init (TcRolesPageClass *klass)
{
  static const char *const needs[] = { "player-role", NULL };
  TcPageClass *page_class = TC_PAGE_CLASS (klass);

  page_class->name = "roles";
  page_class->title = N_ ("Roles");
  page_class->icon_name = "tc-roles-symbolic";
  page_class->roles = lists;
  page_class->needs = needs;
  TC_SHEETS_PAGE_CLASS (klass)->nothing = N_ ("No Roles");
  TC_SHEETS_PAGE_CLASS (klass)->show = tc_roles_page_show;
}

static void
tc_roles_page_init (TcRolesPage *self)
{
}
