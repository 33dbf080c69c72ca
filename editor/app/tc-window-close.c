/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* How a window ends: by itself, or with the program, which first asks every window. */

#include "app/tc-window-private.h"
#include "pages/play/tc-play-page.h"

enum { QUIT_ANSWERED, N_SIGNALS };

static guint signals[N_SIGNALS];

static TcPlayPage *
get_play (TcWindow *self)
{
  return TC_PLAY_PAGE (tc_window_get_page (self, "play"));
}

/* The game stood still while it was asked what becomes of it. */
static void
go_on_playing (TcWindow *self)
{
  if (self->document != NULL)
    tc_play_page_go_on (get_play (self));
}

static gboolean
close_cb (gpointer user_data)
{
  TcWindow *self = user_data;

  if (self->closes_later && self->document != NULL) {
    self->closes_later = FALSE;
    gtk_window_close (GTK_WINDOW (self));
  }
  return G_SOURCE_REMOVE;
}

/* Whoever asked for the work is to have its result first: a save that failed says so, and then the
 * window stays. */
static void
work_changed_cb (TcWindow *self)
{
  tc_window_update_welcome (self);
  if (self->closes_later && tc_document_get_work (self->document) == NULL)
    g_idle_add_full (G_PRIORITY_LOW, close_cb, g_object_ref (self), g_object_unref);
}

static void
closed_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TcWindow) self = user_data;

  tc_document_close_finish (TC_DOCUMENT (object), result);
  gtk_window_destroy (GTK_WINDOW (self));
}

/* Nobody sees it any more, but the program does not end before its draft is gone. */
void
tc_window_leave (TcWindow *self)
{
  g_return_if_fail (TC_IS_WINDOW (self));

  if (self->is_left)
    return;
  self->is_left = TRUE;
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  tc_play_page_give_up (get_play (self));
  tc_document_close_async (self->document, closed_cb, g_object_ref (self));
}

static void
answer_quit (TcWindow *self, gboolean may_close)
{
  self->is_quitting = FALSE;
  self->is_ready = may_close;
  g_signal_emit (self, signals[QUIT_ANSWERED], 0, may_close);
}

gboolean
tc_window_close_request (GtkWindow *window)
{
  TcWindow *self = TC_WINDOW (window);

  tc_window_keep_problems_height (self);
  if (tc_document_get_work (self->document) != NULL) {
    self->closes_later = TRUE;
    tc_document_leave_work (self->document);
    return GDK_EVENT_STOP;
  }
  tc_inspector_apply (self->inspector);
  if (tc_document_get_work (self->document) != NULL)
    self->closes_later = TRUE; /* what was typed is on its way into the text */
  else if (!self->is_given_up && tc_window_has_unsaved (self))
    tc_window_ask_to_save (self);
  else if (self->is_quitting)
    answer_quit (self, TRUE);
  else
    tc_window_leave (self);
  return GDK_EVENT_STOP;
}

void
tc_window_stay (TcWindow *self)
{
  self->closes_later = FALSE;
  go_on_playing (self);
  if (self->is_quitting)
    answer_quit (self, FALSE);
}

void
tc_window_ask_to_quit (TcWindow *self)
{
  g_return_if_fail (TC_IS_WINDOW (self));

  self->is_quitting = TRUE;
  gtk_window_close (GTK_WINDOW (self));
}

gboolean
tc_window_is_asking (TcWindow *self)
{
  g_return_val_if_fail (TC_IS_WINDOW (self), FALSE);

  return self->is_asking;
}

gboolean
tc_window_is_ready (TcWindow *self)
{
  g_return_val_if_fail (TC_IS_WINDOW (self), TRUE);

  return self->is_ready || self->is_left;
}

void
tc_window_stop_quit (TcWindow *self)
{
  g_return_if_fail (TC_IS_WINDOW (self));

  self->is_quitting = FALSE;
  self->is_ready = FALSE;
  self->is_given_up = FALSE;
  go_on_playing (self);
}

/* The answer was about what there was when it was given. */
static void
changed_cb (TcWindow *self)
{
  if (self->is_ready)
    tc_window_stop_quit (self);
}

/* (transfer none) (nullable): what @window waits for. */
static GtkWindow *
find_dialog (GtkWindow *window)
{
  GListModel *all = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (all); i++) {
    g_autoptr (GtkWindow) each = g_list_model_get_item (all, i);

    if (gtk_window_get_transient_for (each) == window && gtk_window_get_modal (each) &&
        gtk_widget_get_visible (GTK_WIDGET (each)))
      return each;
  }
  return NULL;
}

void
tc_window_present_question (TcWindow *self)
{
  g_return_if_fail (TC_IS_WINDOW (self));

  for (GtkWindow *each = GTK_WINDOW (self); each != NULL; each = find_dialog (each))
    gtk_window_present (each);
}

void
tc_window_watch_close (TcWindow *self)
{
  g_signal_connect_object (self->document, "notify::work", G_CALLBACK (work_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->document, "text-changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (tc_play_page_get_session (get_play (self)), "changed",
                           G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
}

void
tc_window_install_close_signals (TcWindowClass *klass)
{
  signals[QUIT_ANSWERED] =
    g_signal_new ("quit-answered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                  NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
}
