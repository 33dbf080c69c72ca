/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/counts/tc-counts-page.h"

#include <glib/gi18n.h>

#include "document/tc-node.h"
#include "sheet/tc-sheet-cross.h"

/* What is used with each number of players: cards that are dealt, sets that are left out, setups.
 */

struct _TcCountsPage {
  TcSheetsPage parent_instance;
};

static const char *const lists[] = { "setup", NULL };

G_DEFINE_FINAL_TYPE (TcCountsPage, tc_counts_page, TC_TYPE_SHEETS_PAGE)

/* A sheet for each kind of thing that a number of players has or does not have. */
static void
show_members (TcSheetParts *parts, TcScenario *scenario)
{
  const TcSchemaElement *count =
    tc_schema_find_role (tc_scenario_get_schema (scenario), "player-count");

  for (guint i = 0; count != NULL && i < count->content->n_elements; i++) {
    const TcSchemaElement *member = count->content->elements[i];
    g_autofree char *title = NULL;

    if (tc_sheet_data_get_member (member) == NULL)
      continue;
    title = tc_word_dup_capital (member->label);
    tc_sheet_parts_show (parts, title, tc_word_translate (member->doc),
                         tc_sheet_data_new_members (scenario, member));
  }
}

static void
tc_counts_page_show (TcSheetsPage *page, TcSheetParts *parts, TcScenario *scenario)
{
  tc_sheet_parts_show (parts, _ ("Cards by number of players"),
                       _ ("How many cards the deck has, and how many a game needs."),
                       tc_sheet_data_new_sums (scenario));
  show_members (parts, scenario);
  tc_sheet_parts_show_lists (parts, scenario, lists);
}

static void
tc_counts_page_class_init (TcCountsPageClass *klass)
{
  static const char *const roles[] = { "player-count", "setup", NULL };
  static const char *const needs[] = { "player-count", NULL };
  TcPageClass *page_class = TC_PAGE_CLASS (klass);

  page_class->name = "counts";
  page_class->title = N_ ("Player Counts");
  page_class->icon_name = "tc-players-symbolic";
  page_class->roles = roles;
  page_class->needs = needs;
  TC_SHEETS_PAGE_CLASS (klass)->nothing = N_ ("No Player Counts");
  TC_SHEETS_PAGE_CLASS (klass)->show = tc_counts_page_show;
}

static void
tc_counts_page_init (TcCountsPage *self)
{
}
