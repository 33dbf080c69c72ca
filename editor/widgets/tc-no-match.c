/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/tc-no-match.h"

static void
update_cb (GtkWidget *label)
{
  GtkFilterListModel *filtered = g_object_get_data (G_OBJECT (label), "tc-filtered");
  GListModel *all = gtk_filter_list_model_get_model (filtered);

  gtk_widget_set_visible (label, all != NULL && g_list_model_get_n_items (all) > 0 &&
                                   g_list_model_get_n_items (G_LIST_MODEL (filtered)) == 0);
}

void
tc_no_match_watch (GtkWidget *label, GtkFilterListModel *filtered)
{
  g_return_if_fail (GTK_IS_WIDGET (label) && GTK_IS_FILTER_LIST_MODEL (filtered));

  g_object_set_data_full (G_OBJECT (label), "tc-filtered", g_object_ref (filtered), g_object_unref);
  g_signal_connect_object (filtered, "items-changed", G_CALLBACK (update_cb), label,
                           G_CONNECT_SWAPPED);
  /* What is added and at once filtered out changes only this one. */
  g_signal_connect_object (gtk_filter_list_model_get_model (filtered), "items-changed",
                           G_CALLBACK (update_cb), label, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  update_cb (label);
}
