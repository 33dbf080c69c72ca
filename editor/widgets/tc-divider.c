/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/tc-divider.h"

static void
update (GtkPaned *paned)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (paned));
  gboolean divides = gtk_widget_get_visible (gtk_paned_get_start_child (paned)) &&
                     gtk_widget_get_visible (gtk_paned_get_end_child (paned));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_GESTURE (controller))
      gtk_event_controller_set_propagation_phase (controller,
                                                  divides ? GTK_PHASE_CAPTURE : GTK_PHASE_NONE);
  }
}

void
tc_divider_yield (GtkPaned *paned)
{
  GtkWidget *children[] = { gtk_paned_get_start_child (paned), gtk_paned_get_end_child (paned) };

  for (guint i = 0; i < G_N_ELEMENTS (children); i++) {
    g_return_if_fail (children[i] != NULL);
    g_signal_connect_object (children[i], "notify::visible", G_CALLBACK (update), paned,
                             G_CONNECT_SWAPPED);
  }
  update (paned);
}
