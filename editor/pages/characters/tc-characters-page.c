/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/characters/tc-characters-page.h"

#include <glib/gi18n.h>

#include "document/tc-node.h"
#include "sheet/tc-sheet-cross.h"

/* Characters, each with tracks as they look: the step where the character begins is marked. */

struct _TcCharactersPage {
  TcSheetsPage parent_instance;
};

G_DEFINE_FINAL_TYPE (TcCharactersPage, tc_characters_page, TC_TYPE_SHEETS_PAGE)

static void
tc_characters_page_show (TcSheetsPage *page, TcSheetParts *parts, TcScenario *scenario)
{
  TcNode node = TC_NODE_NONE;

  while ((node = tc_scenario_find_by_role (scenario, "piece", node)) != TC_NODE_NONE) {
    g_autofree char *title = NULL;
    g_autofree char *summary = NULL;

    if (tc_scenario_find_child_by_role (scenario, node, "trait-track", TC_NODE_NONE) ==
        TC_NODE_NONE)
      continue;
    title = tc_node_dup_title (scenario, node);
    summary = tc_node_dup_summary (scenario, node);
    tc_sheet_parts_show (parts, title, summary, tc_sheet_data_new_tracks (scenario, node));
  }
}

static void
tc_characters_page_class_init (TcCharactersPageClass *klass)
{
  static const char *const roles[] = { "trait-track", NULL };
  static const char *const needs[] = { "trait-track", NULL };
  TcPageClass *page_class = TC_PAGE_CLASS (klass);

  page_class->name = "characters";
  page_class->title = N_ ("Characters");
  page_class->icon_name = "tc-counters-symbolic";
  page_class->roles = roles;
  page_class->needs = needs;
  TC_SHEETS_PAGE_CLASS (klass)->nothing = N_ ("No Characters");
  TC_SHEETS_PAGE_CLASS (klass)->show = tc_characters_page_show;
}

static void
tc_characters_page_init (TcCharactersPage *self)
{
}
