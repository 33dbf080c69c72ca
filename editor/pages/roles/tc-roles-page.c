/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/roles/tc-roles-page.h"

#include <glib/gi18n.h>

#include "sheet/tc-sheet-cross.h"
#include "sheet/tc-sheet-parts.h"

/* Who players can be, and what each of them scores. */

struct _TcRolesPage {
  TcPage parent_instance;

  TcDocument *document; /* the page's, from when it is attached until it is disposed of */
  GtkWidget *stack;
  TcSheetParts *parts;
};

static const char *const lists[] = { "player-role", "identity", "trait", "sigil",
                                     "target-card", "token",    NULL };

G_DEFINE_FINAL_TYPE (TcRolesPage, tc_roles_page, TC_TYPE_PAGE)

static void
tc_roles_page_update (TcPage *page)
{
  TcRolesPage *self = TC_ROLES_PAGE (page);
  TcScenario *scenario = tc_document_get_scenario (self->document);

  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), scenario != NULL ? "parts" : "empty");
  if (scenario == NULL)
    return;
  tc_sheet_parts_show (self->parts, _ ("What each role scores"),
                       _ ("The points of each role for what it has in the end. Empty cells score "
                          "nothing; clear a cell to take its points away."),
                       tc_sheet_data_new_points (scenario));
  tc_sheet_parts_show_lists (self->parts, scenario, lists);
}

static void
tc_roles_page_attach (TcPage *page, TcDocument *document)
{
  TcRolesPage *self = TC_ROLES_PAGE (page);

  self->document = document;
  tc_sheet_parts_set_document (self->parts, document);
}

static void
tc_roles_page_dispose (GObject *object)
{
  TC_ROLES_PAGE (object)->document = NULL;
  G_OBJECT_CLASS (tc_roles_page_parent_class)->dispose (object);
}

static void
tc_roles_page_class_init (TcRolesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  static const char *const needs[] = { "player-role", NULL };
  TcPageClass *page_class = TC_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_roles_page_dispose;

  page_class->name = "roles";
  page_class->title = N_ ("Roles");
  page_class->icon_name = "tc-roles-symbolic";
  page_class->roles = lists;
  page_class->needs = needs;
  page_class->attach = tc_roles_page_attach;
  page_class->update = tc_roles_page_update;

  g_type_ensure (TC_TYPE_SHEET_PARTS);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/turncoat/Turncoat/pages/roles/tc-roles-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TcRolesPage, stack);
  gtk_widget_class_bind_template_child (widget_class, TcRolesPage, parts);
}

static void
tc_roles_page_init (TcRolesPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
