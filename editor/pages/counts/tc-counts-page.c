/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/counts/tc-counts-page.h"

#include <glib/gi18n.h>

#include "document/tc-node.h"
#include "sheet/tc-sheet-cross.h"
#include "sheet/tc-sheet-parts.h"

/* What is used with each number of players: cards that are dealt, sets that are left out, setups.
 */

struct _TcCountsPage {
  TcPage parent_instance;

  TcDocument *document; /* the page's, from when it is attached until it is disposed of */
  GtkWidget *stack;
  TcSheetParts *parts;
};

static const char *const lists[] = { "setup", NULL };

G_DEFINE_FINAL_TYPE (TcCountsPage, tc_counts_page, TC_TYPE_PAGE)

/* A sheet for each kind of thing that a number of players has or does not have. */
static void
show_members (TcCountsPage *self, TcScenario *scenario)
{
  const TcSchemaElement *count =
    tc_schema_find_role (tc_scenario_get_schema (scenario), "player-count");

  for (guint i = 0; count != NULL && i < count->content->n_elements; i++) {
    const TcSchemaElement *member = count->content->elements[i];
    g_autofree char *title = NULL;

    if (tc_sheet_data_get_member (member) == NULL)
      continue;
    title = tc_word_dup_capital (member->label);
    tc_sheet_parts_show (self->parts, title, tc_word_translate (member->doc),
                         tc_sheet_data_new_members (scenario, member));
  }
}

static void
tc_counts_page_update (TcPage *page)
{
  TcCountsPage *self = TC_COUNTS_PAGE (page);
  TcScenario *scenario = tc_document_get_scenario (self->document);

  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), scenario != NULL ? "parts" : "empty");
  if (scenario == NULL)
    return;
  tc_sheet_parts_show (self->parts, _ ("Cards by number of players"),
                       _ ("How many cards the deck has, and how many a game needs."),
                       tc_sheet_data_new_sums (scenario));
  show_members (self, scenario);
  tc_sheet_parts_show_lists (self->parts, scenario, lists);
}

static void
tc_counts_page_attach (TcPage *page, TcDocument *document)
{
  TcCountsPage *self = TC_COUNTS_PAGE (page);

  self->document = document;
  tc_sheet_parts_set_document (self->parts, document);
}

static void
tc_counts_page_dispose (GObject *object)
{
  TC_COUNTS_PAGE (object)->document = NULL;
  G_OBJECT_CLASS (tc_counts_page_parent_class)->dispose (object);
}

static void
tc_counts_page_class_init (TcCountsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  static const char *const roles[] = { "player-count", "setup", NULL };
  static const char *const needs[] = { "player-count", NULL };
  TcPageClass *page_class = TC_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_counts_page_dispose;

  page_class->name = "counts";
  page_class->title = N_ ("Player Counts");
  page_class->icon_name = "tc-players-symbolic";
  page_class->roles = roles;
  page_class->needs = needs;
  page_class->attach = tc_counts_page_attach;
  page_class->update = tc_counts_page_update;

  g_type_ensure (TC_TYPE_SHEET_PARTS);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/turncoat/Turncoat/pages/counts/tc-counts-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TcCountsPage, stack);
  gtk_widget_class_bind_template_child (widget_class, TcCountsPage, parts);
}

static void
tc_counts_page_init (TcCountsPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
