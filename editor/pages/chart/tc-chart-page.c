/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/chart/tc-chart-page.h"

#include <glib/gi18n.h>

#include "sheet/tc-sheet-cross.h"
#include "sheet/tc-sheet-parts.h"

/* A chart that two things decide, and what its numbers mean. */

struct _TcChartPage {
  TcPage parent_instance;

  TcDocument *document; /* the page's, from when it is attached until it is disposed of */
  GtkWidget *stack;
  TcSheetParts *parts;
};

static const char *const lists[] = { "chart-number", NULL };

G_DEFINE_FINAL_TYPE (TcChartPage, tc_chart_page, TC_TYPE_PAGE)

static void
tc_chart_page_update (TcPage *page)
{
  TcChartPage *self = TC_CHART_PAGE (page);
  TcScenario *scenario = tc_document_get_scenario (self->document);

  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), scenario != NULL ? "parts" : "empty");
  if (scenario == NULL)
    return;
  tc_sheet_parts_begin (self->parts);
  tc_sheet_parts_show (
    self->parts, _ ("Chart"),
    _ ("Struck out: cells that no game can reach. Empty: cells that are missing."),
    tc_sheet_data_new_chart (scenario));
  tc_sheet_parts_show_lists (self->parts, scenario, lists);
}

static void
tc_chart_page_attach (TcPage *page, TcDocument *document)
{
  TcChartPage *self = TC_CHART_PAGE (page);

  self->document = document;
  tc_sheet_parts_set_document (self->parts, document);
}

static void
tc_chart_page_dispose (GObject *object)
{
  TC_CHART_PAGE (object)->document = NULL;
  G_OBJECT_CLASS (tc_chart_page_parent_class)->dispose (object);
}

static void
tc_chart_page_class_init (TcChartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  static const char *const roles[] = { "chart-cell", "chart-number", NULL };
  static const char *const needs[] = { "chart-cell", NULL };
  TcPageClass *page_class = TC_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_chart_page_dispose;

  page_class->name = "chart";
  page_class->title = N_ ("Chart");
  page_class->icon_name = "tc-tables-symbolic";
  page_class->roles = roles;
  page_class->needs = needs;
  page_class->attach = tc_chart_page_attach;
  page_class->update = tc_chart_page_update;

  g_type_ensure (TC_TYPE_SHEET_PARTS);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/turncoat/Turncoat/pages/chart/tc-chart-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TcChartPage, stack);
  gtk_widget_class_bind_template_child (widget_class, TcChartPage, parts);
}

static void
tc_chart_page_init (TcChartPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
