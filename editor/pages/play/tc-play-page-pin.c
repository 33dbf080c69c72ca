/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A note on the position, about the place that is selected on the board. */

#include <glib/gi18n.h>

#include "pages/play/tc-play-page-private.h"
#include "pages/play/tc-view-moves.h"

typedef struct {
  TcPlayPage *page;
  guint64 hash; /* of the position that it is about */
  char *place;
} Pinning;

static void
pinning_free (gpointer data, GClosure *closure)
{
  Pinning *pinning = data;

  g_object_unref (pinning->page);
  g_free (pinning->place);
  g_free (pinning);
}

/* "" for none. */
static const char *
get_place (TcPlayPage *self)
{
  const TcViewContainer *container;
  const char *key = self->selected;

  if (*key != '\0' && tc_view_is_piece (self->view, key))
    key = tc_view_get_place_of (self->view, key);
  container = *key != '\0' ? tc_view_find_container (self->view, key) : NULL;

  return container != NULL ? container->name : "";
}

static void
response_cb (AdwMessageDialog *dialog, const char *response, gpointer user_data)
{
  const Pinning *pinning = user_data;
  TcSession *session = pinning->page->session;
  GtkWidget *entry = adw_message_dialog_get_extra_child (dialog);
  const char *text = gtk_editable_get_text (GTK_EDITABLE (entry));

  if (!g_str_equal (response, "add") || *text == '\0' || !tc_session_can_branch (session) ||
      tc_game_get_hash (tc_session_get_game (session)) != pinning->hash)
    return;
  tc_session_add_pin (session, pinning->place, text);
}

static void
ask (TcPlayPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  const char *place = get_place (self);
  g_autofree char *body =
    *place != '\0'
      /* TRANSLATORS: a place, and a turn with its phase */
      ? g_strdup_printf (_ ("About %s. %s"), place, tc_view_get_status (self->view))
      : g_strdup (tc_view_get_status (self->view));
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (root), _ ("Add a Note"), body);
  GtkWidget *entry = gtk_entry_new ();
  Pinning *pinning = g_new0 (Pinning, 1);

  pinning->page = g_object_ref (self);
  pinning->hash = tc_game_get_hash (tc_session_get_game (self->session));
  pinning->place = g_strdup (place);
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Text of the note"), -1);
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), entry);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "add",
                                    _ ("_Add"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "add",
                                              ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "add");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_data (dialog, "response", G_CALLBACK (response_cb), pinning, pinning_free, 0);
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_widget_grab_focus (entry);
}

static void
pin_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcPlayPage *self = TC_PLAY_PAGE (widget);

  if (self->view != NULL && tc_session_can_branch (self->session))
    ask (self);
}

void
tc_play_page_install_pin_action (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "play.pin", NULL, pin_action);
}
