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

typedef char *(*WriteLog) (TcSession *session);

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

/* For anybody: without what somebody wrote down. */
static char *
dup_public_log (TcSession *session)
{
  return tc_log_text_dup (tc_session_get_game (session), NULL, NULL, TC_SEAT_PUBLIC);
}

/* (transfer full) (nullable): what to say; %NULL when nothing was chosen. */
static char *export(TcPlayPage *self, GFile *file, WriteLog write)
{
  g_autofree char *path = g_file_get_path (file);
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *text = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  if (path == NULL || tc_session_get_game (self->session) == NULL ||
      tc_session_is_covered (self->session))
    return NULL;
  text = write (self->session);
  bytes = g_bytes_new (text, strlen (text));
  if (!tc_file_save (path, bytes, NULL, &error))
    return g_strdup (error->message);

  return g_strdup_printf (_ ("Saved the log as %s."), name);
}

static void
export_chosen (TcPlayPage *self, GtkNativeDialog *dialog, gint response, WriteLog write)
{
  g_autoptr (GFile) file = tc_chooser_dup_chosen (dialog, response);
  g_autofree char *text = file != NULL ? export(self, file, write) : NULL;

  if (text != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.show-notice", "s", text);
}

static void
chosen_cb (GtkNativeDialog *dialog, gint response, gpointer user_data)
{
  export_chosen (user_data, dialog, response, dup_log);
}

static void
chosen_public_cb (GtkNativeDialog *dialog, gint response, gpointer user_data)
{
  export_chosen (user_data, dialog, response, dup_public_log);
}

static void
choose_file (TcPlayPage *self, GCallback chosen)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  g_autofree char *stem = tc_play_page_dup_file_name (self);
  g_autofree char *file = g_strconcat (stem, ".md", NULL);
  GtkFileChooserNative *chooser = tc_chooser_new (&exported_log, GTK_WINDOW (root), NULL);

  tc_play_page_set_folder (self, GTK_FILE_CHOOSER (chooser));
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), file);
  tc_chooser_show (chooser, g_signal_connect_object (chooser, "response", chosen, self, 0));
}

static void
export_log (gpointer page, gpointer unused)
{
  choose_file (page, G_CALLBACK (chosen_cb));
}

static void
export_public_log (gpointer page, gpointer unused)
{
  choose_file (page, G_CALLBACK (chosen_public_cb));
}

/* Whether what is seen at the screen is not for everybody who might get a file of it. */
static gboolean
is_for_few (TcPlayPage *self)
{
  return tc_session_hides (self->session) && !tc_session_is_public (self->session);
}

static void
export_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcPlayPage *self = TC_PLAY_PAGE (widget);

  if (is_for_few (self))
    tc_ask_either (
      widget, _ ("Export What You Know?"),
      _ ("The log is the one that is shown here, with what only you may know. Do not give it to "
         "the other players. They may have one of what all players know."),
      &(TcAskChoice){ _ ("_Export Log…"), export_log },
      &(TcAskChoice){ _ ("Export What _All Know…"), export_public_log }, g_object_ref (self),
      g_object_unref);
  else
    export_log (self, NULL);
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

static void
save_picture_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcPlayPage *self = TC_PLAY_PAGE (widget);

  if (is_for_few (self))
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
