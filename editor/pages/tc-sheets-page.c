/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/tc-sheets-page.h"

#include <glib/gi18n.h>

typedef struct {
  TcDocument *document; /* the page's, from when it is attached until it is disposed of */
  GtkStack *stack;
  AdwStatusPage *empty;
  TcSheetParts *parts;
} TcSheetsPagePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (TcSheetsPage, tc_sheets_page, TC_TYPE_PAGE)

static TcSheetsPagePrivate *
get_private (gpointer page)
{
  return tc_sheets_page_get_instance_private (TC_SHEETS_PAGE (page));
}

static void
tc_sheets_page_update (TcPage *page)
{
  TcSheetsPagePrivate *priv = get_private (page);
  TcScenario *scenario = tc_document_get_scenario (priv->document);

  gtk_stack_set_visible_child_name (priv->stack, scenario != NULL ? "parts" : "empty");
  if (scenario == NULL)
    return;
  tc_sheet_parts_begin (priv->parts);
  TC_SHEETS_PAGE_GET_CLASS (page)->show (TC_SHEETS_PAGE (page), priv->parts, scenario);
  tc_sheet_parts_end (priv->parts);
}

static void
tc_sheets_page_attach (TcPage *page, TcDocument *document)
{
  TcSheetsPagePrivate *priv = get_private (page);

  priv->document = document;
  tc_sheet_parts_set_document (priv->parts, document);
}

static void
tc_sheets_page_constructed (GObject *object)
{
  TcSheetsPagePrivate *priv = get_private (object);

  G_OBJECT_CLASS (tc_sheets_page_parent_class)->constructed (object);
  adw_status_page_set_icon_name (priv->empty, tc_page_get_icon_name (TC_PAGE (object)));
  adw_status_page_set_title (priv->empty, _ (TC_SHEETS_PAGE_GET_CLASS (object)->nothing));
}

static void
tc_sheets_page_dispose (GObject *object)
{
  get_private (object)->document = NULL;
  G_OBJECT_CLASS (tc_sheets_page_parent_class)->dispose (object);
}

static void
tc_sheets_page_class_init (TcSheetsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TcPageClass *page_class = TC_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = tc_sheets_page_constructed;
  G_OBJECT_CLASS (klass)->dispose = tc_sheets_page_dispose;
  page_class->attach = tc_sheets_page_attach;
  page_class->update = tc_sheets_page_update;

  g_type_ensure (TC_TYPE_SHEET_PARTS);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/turncoat/Turncoat/pages/tc-sheets-page.ui");
  gtk_widget_class_bind_template_child_private (widget_class, TcSheetsPage, stack);
  gtk_widget_class_bind_template_child_private (widget_class, TcSheetsPage, empty);
  gtk_widget_class_bind_template_child_private (widget_class, TcSheetsPage, parts);
}

static void
tc_sheets_page_init (TcSheetsPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
