/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/tc-save-picture.h"

#include <glib/gi18n.h>

#include "board/tc-board-export.h"
#include "widgets/tc-chooser.h"
#include "widgets/tc-notice.h"

/* What the name ends in says how it is drawn. */
static const char *const endings[] = { ".png", ".svg", NULL };

static const TcChooserKind picture = {
  N_ ("Save Picture"),
  N_ ("_Save"),
  GTK_FILE_CHOOSER_ACTION_SAVE,
  { { N_ ("Pictures in pixels (PNG)"), "*.png" }, { N_ ("Drawings for print (SVG)"), "*.svg" } },
};

typedef struct {
  GtkWidget *from;
  TcBoard *board; /* whose view then it is, or NULL: */
  TcView *view;
  char *name; /* of the file; NULL until it is chosen */
} Saving;

static void
saving_free (gpointer data)
{
  Saving *saving = data;

  g_object_unref (saving->from);
  g_clear_object (&saving->board);
  g_clear_pointer (&saving->view, tc_view_free);
  g_free (saving->name);
  g_free (saving);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Saving, saving_free)

static void
saved_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Saving) saving = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  /* A page that was closed meanwhile has no window that could say it. */
  if (!tc_board_export_save_finish (result, &error)) {
    tc_notice_show_error (saving->from, error);
    return;
  }
  text = g_strdup_printf (_ ("Saved the picture as %s."), saving->name);
  gtk_widget_activate_action (saving->from, "win.show-notice", "s", text);
}

static void
chosen_cb (GtkNativeDialog *dialog, gint response, gpointer user_data)
{
  g_autoptr (Saving) saving = user_data;
  g_autoptr (GFile) file = tc_chooser_dup_chosen (dialog, response);
  g_autofree char *chosen = file != NULL ? g_file_get_path (file) : NULL;
  g_autofree char *path = chosen != NULL ? tc_chooser_dup_path (chosen, endings) : NULL;
  const TcView *view = saving->view != NULL ? saving->view : tc_board_get_view (saving->board);

  if (path == NULL || view == NULL || gtk_widget_get_root (saving->from) == NULL)
    return;
  saving->name = g_path_get_basename (path);
  tc_board_export_save_async (view, path, saved_cb, g_steal_pointer (&saving));
}

static void
ask_where (Saving *saving, GFile *folder, const char *name)
{
  GtkRoot *root = gtk_widget_get_root (saving->from);
  GtkFileChooserNative *chooser = tc_chooser_new (&picture, GTK_WINDOW (root), NULL);
  g_autofree char *proposal = g_strconcat (name, ".png", NULL);

  if (folder != NULL)
    gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (chooser), folder, NULL);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), proposal);
  tc_chooser_show (chooser, g_signal_connect (chooser, "response", G_CALLBACK (chosen_cb), saving));
}

void
tc_save_picture (GtkWidget *from, TcBoard *board, GFile *folder, const char *name)
{
  Saving *saving;

  g_return_if_fail (GTK_IS_WIDGET (from) && TC_IS_BOARD (board) && name != NULL);

  saving = g_new0 (Saving, 1);
  saving->from = g_object_ref (from);
  saving->board = g_object_ref (board);
  ask_where (saving, folder, name);
}

void
tc_save_picture_of (GtkWidget *from, TcView *view, GFile *folder, const char *name)
{
  Saving *saving;

  g_return_if_fail (GTK_IS_WIDGET (from) && view != NULL && name != NULL);

  saving = g_new0 (Saving, 1);
  saving->from = g_object_ref (from);
  saving->view = view;
  ask_where (saving, folder, name);
}
