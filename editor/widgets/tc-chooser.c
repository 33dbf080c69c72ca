/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/tc-chooser.h"

/* Longer than a folder takes to be read. */
#define LINGER_SECONDS 5

typedef void (*ListFunc) (GtkTreeView *list);

static void
for_each_list (GtkWidget *widget, ListFunc function)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    for_each_list (child, function);
  if (GTK_IS_TREE_VIEW (widget))
    function (GTK_TREE_VIEW (widget));
}

/* In the choosers that are on the screen, or in those that are hidden: what a native dialog shows
 * is its own. */
static void
for_each_chooser (gboolean is_visible, ListFunc function)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

    if (GTK_IS_FILE_CHOOSER_DIALOG (window) && gtk_widget_get_visible (window) == is_visible)
      for_each_list (window, function);
  }
}

/* A list without headings looks for its search behind them (GTK 4.8): Ctrl+F is a critical warning.
 * The chooser has a search of its own. */
static gboolean
search_cb (GtkTreeView *list)
{
  g_signal_stop_emission_by_name (list, "start-interactive-search");
  return TRUE;
}

static void
forbid_search (GtkTreeView *list)
{
  g_signal_handlers_disconnect_by_func (list, search_cb, NULL);
  g_signal_connect (list, "start-interactive-search", G_CALLBACK (search_cb), NULL);
}

void
tc_chooser_show (GtkNativeDialog *dialog)
{
  g_return_if_fail (GTK_IS_NATIVE_DIALOG (dialog));

  gtk_native_dialog_show (dialog);
  for_each_chooser (TRUE, forbid_search);
}

static void
part (GtkTreeView *list)
{
  GtkTreeModel *model = gtk_tree_view_get_model (list);

  if (model == NULL)
    return;
  g_signal_handlers_disconnect_by_data (
    model, gtk_widget_get_ancestor (GTK_WIDGET (list), GTK_TYPE_FILE_CHOOSER_WIDGET));
  gtk_tree_view_set_model (list, NULL);
}

static gboolean
gone_cb (gpointer dialog)
{
  for_each_chooser (FALSE, part);
  gtk_native_dialog_destroy (dialog);
  g_object_unref (dialog);
  return G_SOURCE_REMOVE;
}

/* The chooser of GTK 4.8 does not part from the list of the folder that it shows: while that is
 * still being read, or watched because something has a hold on the rows, freed memory is told of
 * each file that comes. So it lingers, hidden, and then it is parted from them. */
void
tc_chooser_leave (GtkNativeDialog *dialog)
{
  g_return_if_fail (GTK_IS_NATIVE_DIALOG (dialog));

  gtk_native_dialog_hide (dialog);
  gtk_native_dialog_set_transient_for (dialog, NULL);
  g_timeout_add_seconds (LINGER_SECONDS, gone_cb, dialog);
}
