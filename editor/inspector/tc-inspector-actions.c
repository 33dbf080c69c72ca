/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>

#include "document/tc-element.h"
#include "inspector/tc-inspector-private.h"
#include "widgets/tc-delete.h"
#include "widgets/tc-ignore.h"
#include "widgets/tc-notice.h"

/* Adding, removing and moving elements, and writing their text. */

static void
add_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TcInspector *self = TC_INSPECTOR (widget);
  g_autoptr (GError) error = NULL;

  tc_inspector_apply (self);
  tc_element_add (self->document, tc_document_get_selected (self->document),
                  g_variant_get_string (parameter, NULL), &error);
  tc_notice_show_error (GTK_WIDGET (self), error);
}

static void
remove_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TcInspector *self = TC_INSPECTOR (widget);
  g_auto (GStrv) paths = tc_document_dup_selection (self->document);

  tc_delete (widget, self->document, (const char *const *) paths);
}

static void
move_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TcInspector *self = TC_INSPECTOR (widget);
  g_autoptr (GError) error = NULL;

  tc_element_move (self->document, tc_document_get_selected (self->document),
                   g_str_equal (action, "inspector.move-down"), &error);
  tc_notice_show_error (GTK_WIDGET (self), error);
}

void
tc_inspector_apply_text (TcInspector *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->text_view));
  const char *path = tc_document_get_selected (self->document);
  g_autofree char *text = NULL;
  g_autoptr (TcOperation) operation = NULL;
  g_autoptr (GError) error = NULL;
  GtkTextIter start, end;

  if (!gtk_widget_get_visible (self->text_group) || self->shown_text == NULL)
    return;
  gtk_text_buffer_get_bounds (buffer, &start, &end);
  text = gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
  if (g_str_equal (text, self->shown_text))
    return;
  g_free (self->shown_text);
  self->shown_text = g_strdup (text);
  operation = tc_operation_new_set_text (path, text);
  tc_document_apply_operation (self->document, operation, NULL, &error);
  tc_notice_show_error (GTK_WIDGET (self), error);
}

/* The number of a finding of the build that is shown. */
static void
ignore_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TcInspector *self = TC_INSPECTOR (widget);
  TcReport *report = tc_build_get_report (tc_document_get_build (self->document));
  guint index = g_variant_get_uint32 (parameter);

  tc_inspector_apply (self);
  if (index < tc_report_get_n (report))
    tc_ignore_ask (widget, self->document, index);
}

/* Both made by tc_element_make_add_menu (): flat, with names as targets. */
static gboolean
is_same_menu (GMenuModel *a, GMenuModel *b)
{
  gint n = g_menu_model_get_n_items (a);

  if (b == NULL || g_menu_model_get_n_items (b) != n)
    return FALSE;
  for (gint i = 0; i < n; i++) {
    g_autoptr (GVariant) left =
      g_menu_model_get_item_attribute_value (a, i, G_MENU_ATTRIBUTE_TARGET, NULL);
    g_autoptr (GVariant) right =
      g_menu_model_get_item_attribute_value (b, i, G_MENU_ATTRIBUTE_TARGET, NULL);

    if (!g_variant_equal (left, right))
      return FALSE;
  }
  return TRUE;
}

void
tc_inspector_update_actions (TcInspector *self, TcScenario *scenario, const GArray *nodes)
{
  GtkWidget *widget = GTK_WIDGET (self);
  TcNode node = g_array_index (nodes, TcNode, 0);
  gboolean is_readable = tc_document_is_readable (self->document);
  gboolean is_one = nodes->len == 1 && is_readable;
  g_autoptr (GMenu) menu = tc_element_make_add_menu (scenario, node, "inspector.add");

  /* A menu costs a popover with a widget for each item, opened or not. */
  if (!is_same_menu (G_MENU_MODEL (menu),
                     gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (self->add_button))))
    gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (self->add_button), G_MENU_MODEL (menu));
  gtk_widget_set_sensitive (self->add_button,
                            is_one && g_menu_model_get_n_items (G_MENU_MODEL (menu)) > 0);
  gtk_widget_action_set_enabled (widget, "inspector.remove", is_readable && node != 0);
  gtk_widget_action_set_enabled (widget, "inspector.move-up",
                                 is_one && tc_element_can_move (scenario, node, FALSE));
  gtk_widget_action_set_enabled (widget, "inspector.move-down",
                                 is_one && tc_element_can_move (scenario, node, TRUE));
}

void
tc_inspector_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "inspector.add", "s", add_action);
  gtk_widget_class_install_action (widget_class, "inspector.remove", NULL, remove_action);
  gtk_widget_class_install_action (widget_class, "inspector.ignore", "u", ignore_action);
  gtk_widget_class_install_action (widget_class, "inspector.move-up", NULL, move_action);
  gtk_widget_class_install_action (widget_class, "inspector.move-down", NULL, move_action);
}
