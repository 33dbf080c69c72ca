/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/tc-text-grid.h"

struct _TcTextGrid {
  GtkGrid parent_instance;
};

G_DEFINE_FINAL_TYPE (TcTextGrid, tc_text_grid, GTK_TYPE_GRID)

static void
tc_text_grid_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  for (GtkWidget *child = gtk_widget_get_last_child (widget); child != NULL;
       child = gtk_widget_get_prev_sibling (child))
    gtk_widget_snapshot_child (widget, child, snapshot);
}

static void
tc_text_grid_class_init (TcTextGridClass *klass)
{
  GTK_WIDGET_CLASS (klass)->snapshot = tc_text_grid_snapshot;
}

static void
tc_text_grid_init (TcTextGrid *self)
{
}
