/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What becomes of a game that a person has played when another one takes its place. */

#include <glib/gi18n.h>

#include "pages/play/tc-play-page-private.h"

/* What waits for the answer. */
typedef struct {
  TcPlayPage *page;
  TcPlayNext next;
  char *data;
} Leaving;

static void
leaving_free (gpointer data)
{
  Leaving *leaving = data;

  g_object_unref (leaving->page);
  g_free (leaving->data);
  g_free (leaving);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Leaving, leaving_free)

static void
saved_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Leaving) leaving = user_data;

  gboolean is_saved = tc_play_page_choose_save_finish (leaving->page, result);

  if (leaving->page->document == NULL)
    return;
  if (is_saved)
    leaving->next (leaving->page, leaving->data);
  else
    tc_play_page_go_on (leaving->page);
}

static void
answered_cb (Leaving *leaving, const char *response, GtkWindow *dialog)
{
  gtk_window_set_transient_for (dialog, NULL);
  if (leaving->page->document == NULL) {
    leaving_free (leaving);
  } else if (g_str_equal (response, "save")) {
    tc_play_page_choose_save_async (leaving->page, saved_cb, leaving);
  } else {
    if (g_str_equal (response, "discard"))
      leaving->next (leaving->page, leaving->data);
    else
      tc_play_page_go_on (leaving->page);
    leaving_free (leaving);
  }
}

void
tc_play_page_leave_game (TcPlayPage *self, TcPlayNext next, const char *data)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  AdwMessageDialog *dialog;
  Leaving *leaving;

  if (!tc_session_is_unsaved (self->session)) {
    next (self, data);
    return;
  }
  leaving = g_new0 (Leaving, 1);
  leaving->page = g_object_ref (self);
  leaving->next = next;
  leaving->data = g_strdup (data);
  tc_play_page_wait (self);
  dialog = ADW_MESSAGE_DIALOG (adw_message_dialog_new (
    GTK_WINDOW (root), _ ("Save the Game?"),
    _ ("Another game takes the place of this one, which is lost if you do not save it.")));
  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "discard", _ ("_Discard"),
                                    "save", _ ("_Save…"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "discard", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (dialog, "save", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "save");
  adw_message_dialog_set_close_response (dialog, "cancel");
  g_signal_connect_swapped (dialog, "response", G_CALLBACK (answered_cb), leaving);
  gtk_window_present (GTK_WINDOW (dialog));
}

gboolean
tc_play_page_is_unsaved (TcPlayPage *self)
{
  g_return_val_if_fail (TC_IS_PLAY_PAGE (self), FALSE);

  return tc_session_is_unsaved (self->session);
}

/* Behind another page they wait already. */
void
tc_play_page_wait (TcPlayPage *self)
{
  g_return_if_fail (TC_IS_PLAY_PAGE (self));

  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    tc_play_bots_wait (self->bots);
}

void
tc_play_page_go_on (TcPlayPage *self)
{
  g_return_if_fail (TC_IS_PLAY_PAGE (self));

  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    tc_play_bots_go_on (self->bots);
}

/* Whoever reads a question need not be who the screen belongs to: a player's own status may say
 * which role that player has. */
char *
tc_play_page_dup_status (TcPlayPage *self)
{
  g_autoptr (TcView) view = NULL;

  g_return_val_if_fail (TC_IS_PLAY_PAGE (self), NULL);

  if (tc_session_get_game (self->session) == NULL)
    return g_strdup ("");
  view = tc_session_dup_public_view (self->session);

  return g_strdup (tc_view_get_status (view));
}
