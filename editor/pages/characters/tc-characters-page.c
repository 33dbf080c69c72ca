/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/characters/tc-characters-page.h"

#include <glib/gi18n.h>

#include "document/tc-node.h"
#include "sheet/tc-sheet-cross.h"
#include "sheet/tc-sheet-parts.h"

/* Characters, each with tracks as they look: the step where the character begins is marked. */

struct _TcCharactersPage {
  TcPage parent_instance;

  TcDocument *document; /* the page's, from when it is attached until it is disposed of */
  GtkWidget *stack;
  TcSheetParts *parts;
};

G_DEFINE_FINAL_TYPE (TcCharactersPage, tc_characters_page, TC_TYPE_PAGE)

static void
tc_characters_page_update (TcPage *page)
{
  TcCharactersPage *self = TC_CHARACTERS_PAGE (page);
  TcScenario *scenario = tc_document_get_scenario (self->document);
  TcNode node = TC_NODE_NONE;

  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), scenario != NULL ? "parts" : "empty");
  if (scenario == NULL)
    return;
  tc_sheet_parts_begin (self->parts);
  while ((node = tc_scenario_find_by_role (scenario, "piece", node)) != TC_NODE_NONE) {
    g_autofree char *title = NULL;
    g_autofree char *summary = NULL;

    if (tc_scenario_find_child_by_role (scenario, node, "trait-track", TC_NODE_NONE) ==
        TC_NODE_NONE)
      continue;
    title = tc_node_dup_title (scenario, node);
    summary = tc_node_dup_summary (scenario, node);
    tc_sheet_parts_show (self->parts, title, summary, tc_sheet_data_new_tracks (scenario, node));
  }
}

static void
tc_characters_page_attach (TcPage *page, TcDocument *document)
{
  TcCharactersPage *self = TC_CHARACTERS_PAGE (page);

  self->document = document;
  tc_sheet_parts_set_document (self->parts, document);
}

static void
tc_characters_page_dispose (GObject *object)
{
  TC_CHARACTERS_PAGE (object)->document = NULL;
  G_OBJECT_CLASS (tc_characters_page_parent_class)->dispose (object);
}

static void
tc_characters_page_class_init (TcCharactersPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  static const char *const roles[] = { "trait-track", NULL };
  static const char *const needs[] = { "trait-track", NULL };
  TcPageClass *page_class = TC_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_characters_page_dispose;

  page_class->name = "characters";
  page_class->title = N_ ("Characters");
  page_class->icon_name = "tc-counters-symbolic";
  page_class->roles = roles;
  page_class->needs = needs;
  page_class->attach = tc_characters_page_attach;
  page_class->update = tc_characters_page_update;

  g_type_ensure (TC_TYPE_SHEET_PARTS);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/turncoat/Turncoat/pages/characters/tc-characters-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TcCharactersPage, stack);
  gtk_widget_class_bind_template_child (widget_class, TcCharactersPage, parts);
}

static void
tc_characters_page_init (TcCharactersPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
