/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/tc-drop-downs.h"

#include <adwaita.h>

static void (*map_before) (GtkWidget *widget);

/* A row of a form gives its drop-down its title as name. Others have a name of their own, which may
 * change: so it is related, not copied. */
static void
map (GtkWidget *widget)
{
  GtkWidget *toggle = gtk_widget_get_first_child (widget);
  GtkWidget *row = gtk_widget_get_ancestor (widget, ADW_TYPE_PREFERENCES_ROW);

  if (row != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (toggle), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), -1);
  else
    gtk_accessible_update_relation (GTK_ACCESSIBLE (toggle), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                    widget, NULL, -1);
  map_before (widget);
}

void
tc_drop_downs_pass_names_on (void)
{
  GtkWidgetClass *klass;

  if (map_before != NULL)
    return;
  klass = GTK_WIDGET_CLASS (g_type_class_ref (GTK_TYPE_DROP_DOWN)); /* for good */
  map_before = klass->map;
  klass->map = map;
}
