/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/tc-mark.h"

#include <glib/gi18n.h>

#include "widgets/tc-severity.h"

GtkWidget *
tc_mark_new (void)
{
  GtkWidget *mark = gtk_image_new ();

  gtk_widget_set_visible (mark, FALSE);
  return mark;
}

void
tc_mark_show (GtkWidget *mark, TcSeverity severity, const char *message)
{
  g_autofree char *label = NULL;

  gtk_widget_set_visible (mark, message != NULL);
  if (message == NULL)
    return;
  /* TRANSLATORS: %s is a sentence that says what is wrong */
  label =
    g_strdup_printf (severity == TC_SEVERITY_ERROR ? _ ("Error: %s") : _ ("Warning: %s"), message);
  gtk_image_set_from_icon_name (GTK_IMAGE (mark), tc_severity_get_icon_name (severity));
  gtk_widget_remove_css_class (mark, severity == TC_SEVERITY_ERROR ? "warning" : "error");
  gtk_widget_add_css_class (mark, severity == TC_SEVERITY_ERROR ? "error" : "warning");
  gtk_widget_set_tooltip_text (mark, message);
  gtk_accessible_update_property (GTK_ACCESSIBLE (mark), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}
