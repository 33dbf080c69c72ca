/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Bookmarks, and going on with another line of play. */

#include <glib/gi18n.h>

#include "pages/play/tc-branches-window.h"
#include "pages/play/tc-play-page-private.h"

static void
bookmark_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcPlayPage *self = TC_PLAY_PAGE (widget);

  if (!tc_session_can_branch (self->session))
    return;
  tc_session_bookmark (self->session);
  gtk_widget_activate_action (widget, "win.show-notice", "s",
                              _ ("Bookmarked. Branches in the menu of the game leads back here."));
}

static void
chosen_cb (TcPlayPage *self, guint index)
{
  TcDivergence divergence = { 0 };

  if (!tc_session_can_branch (self->session) || index >= tc_session_get_n_branches (self->session))
    return;
  tc_play_bots_set_auto (self->bots, FALSE);
  tc_session_switch (self->session, index, &divergence);
  if (divergence.kind != TC_DIVERGENCE_NONE)
    tc_play_page_report_divergence (self, &divergence);
  tc_divergence_clear (&divergence);
}

static void
branches_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcPlayPage *self = TC_PLAY_PAGE (widget);
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWindow *window;

  if (!tc_session_can_branch (self->session))
    return;
  /* What is shown is to be what is chosen from. */
  tc_play_bots_set_auto (self->bots, FALSE);
  tc_session_stop_thinking (self->session);
  window = tc_branches_window_new (GTK_WINDOW (root), self->session);
  g_signal_connect_object (window, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (window);
}

void
tc_play_page_update_branch_actions (TcPlayPage *self)
{
  gboolean can_branch =
    tc_session_can_branch (self->session) && !tc_session_is_covered (self->session);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "play.bookmark", can_branch);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "play.branches", can_branch);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "play.pin", can_branch);
}

void
tc_play_page_install_branch_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "play.bookmark", NULL, bookmark_action);
  gtk_widget_class_install_action (widget_class, "play.branches", NULL, branches_action);
}
