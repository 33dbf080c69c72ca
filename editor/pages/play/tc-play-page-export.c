/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The log and the board as files to read, to look at and to send to others. */

#include <glib/gi18n.h>

#include "pages/play/tc-play-page-private.h"
#include "widgets/tc-ask.h"
#include "widgets/tc-chooser.h"
#include "widgets/tc-save-picture.h"

static const TcChooserKind exported_log = {
  N_ ("Export the Log"),
  N_ ("_Save"),
  GTK_FILE_CHOOSER_ACTION_SAVE,
  { { NULL, NULL } },
};

static char *
dup_log (TcSession *session)
{
  const char *notes[TC_MAX_SEATS];

  for (guint8 i = 0; i < TC_MAX_SEATS; i++)
    notes[i] = tc_session_get_note (session, i);

  /* Who may not see the notes on positions gets none to read. */
  return tc_log_text_dup (tc_session_get_game (session),
                          tc_session_can_branch (session) ? tc_session_get_tree (session) : NULL,
                          notes, tc_session_get_viewer (session));
}

/* (transfer full) (nullable): what to say; %NULL when nothing was chosen. */
static char *export(TcPlayPage *self, GFile *file)
{
  g_autofree char *path = g_file_get_path (file);
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *text = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  if (path == NULL || tc_session_get_game (self->session) == NULL ||
      tc_session_is_covered (self->session))
    return NULL;
  text = dup_log (self->session);
  bytes = g_bytes_new (text, strlen (text));
  if (!tc_file_save (path, bytes, NULL, &error))
    return g_strdup (error->message);

  return g_strdup_printf (_ ("Saved the log as %s."), name);
}

static void
chosen_cb (GtkNativeDialog *dialog, gint response, gpointer user_data)
{
  TcPlayPage *self = user_data;
  g_autoptr (GFile) file = tc_chooser_dup_chosen (dialog, response);
  g_autofree char *text = NULL;

  text = file != NULL ? export(self, file) : NULL;
  if (text != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.show-notice", "s", text);
}

static void
export_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcPlayPage *self = TC_PLAY_PAGE (widget);
  GtkRoot *root = gtk_widget_get_root (widget);
  g_autofree char *stem = tc_play_page_dup_file_name (self);
  g_autofree char *file = g_strconcat (stem, ".md", NULL);
  GtkFileChooserNative *chooser = tc_chooser_new (&exported_log, GTK_WINDOW (root), NULL);

  tc_play_page_set_folder (self, GTK_FILE_CHOOSER (chooser));
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), file);
  tc_chooser_show (chooser,
                   g_signal_connect_object (chooser, "response", G_CALLBACK (chosen_cb), self, 0));
}

/* The board holds nothing that whoever is at the screen may not know. */
static void
save_picture (gpointer page, gpointer unused)
{
  TcPlayPage *self = page;
  g_autoptr (GFile) usual = tc_document_dup_save_folder (self->document);
  g_autofree char *stem = tc_play_page_dup_file_name (self);

  if (!tc_session_is_covered (self->session))
    tc_save_picture (GTK_WIDGET (self), self->board,
                     self->games_folder != NULL ? self->games_folder : usual, stem);
}

/* A picture for anybody. */
static void
save_public_picture (gpointer page, gpointer unused)
{
  TcPlayPage *self = page;
  g_autoptr (GFile) usual = tc_document_dup_save_folder (self->document);
  g_autofree char *stem = tc_play_page_dup_file_name (self);

  if (tc_session_get_game (self->session) != NULL)
    tc_save_picture_of (GTK_WIDGET (self), tc_session_dup_public_view (self->session),
                        self->games_folder != NULL ? self->games_folder : usual, stem);
}

/* But whoever gets the picture might be another. */
static void
save_picture_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcPlayPage *self = TC_PLAY_PAGE (widget);

  if (tc_session_hides (self->session) && !tc_session_is_public (self->session))
    tc_ask_either (
      widget, _ ("Save What Is Seen Here?"),
      _ ("The picture shows the game as it is on the screen now, with what only you may know. Do "
         "not give it to the other players. They may have one of what all players know."),
      &(TcAskChoice){ _ ("_Save Picture…"), save_picture },
      &(TcAskChoice){ _ ("Save What _All Know…"), save_public_picture }, g_object_ref (self),
      g_object_unref);
  else
    save_picture (self, NULL);
}

void
tc_play_page_install_export_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "play.export-log", NULL, export_action);
  gtk_widget_class_install_action (widget_class, "play.save-picture", NULL, save_picture_action);
}
