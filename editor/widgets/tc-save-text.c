/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/tc-save-text.h"

#include <glib/gi18n.h>
#include <string.h>
#include <tc-core.h>

#include "widgets/tc-chooser.h"
#include "widgets/tc-notice.h"

static const char *const endings[] = { ".md", NULL };

/* Of all texts; each has a title of its own. */
static const TcChooserKind markdown = {
  N_ ("Save"),
  N_ ("_Save"),
  GTK_FILE_CHOOSER_ACTION_SAVE,
  { { N_ ("Markdown"), "*.md" }, { N_ ("All files"), "*" } },
};

typedef struct {
  GtkWidget *from;
  const TcSavedText *saved;
  gpointer data;
  GDestroyNotify data_free;
} Saving;

static void
saving_free (gpointer data)
{
  Saving *saving = data;

  g_object_unref (saving->from);
  saving->data_free (saving->data);
  g_free (saving);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Saving, saving_free)

static void
save (const Saving *saving, const char *path, const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autofree char *name = g_filename_display_basename (path);
  g_autofree char *words = NULL;
  g_autoptr (GError) error = NULL;

  if (!tc_file_save (path, bytes, NULL, &error)) {
    tc_notice_show_error (saving->from, error);
    return;
  }
  words = saving->saved->dup_words (name);
  gtk_widget_activate_action (saving->from, "win.show-notice", "s", words);
}

static void
chosen_cb (GtkNativeDialog *dialog, gint response, gpointer user_data)
{
  g_autoptr (Saving) saving = user_data;
  g_autoptr (GFile) file = tc_chooser_dup_chosen (dialog, response);
  g_autofree char *chosen = file != NULL ? g_file_get_path (file) : NULL;
  g_autofree char *path = chosen != NULL ? tc_chooser_dup_path (chosen, endings) : NULL;
  g_autofree char *text = NULL;

  if (path == NULL || gtk_widget_get_root (saving->from) == NULL)
    return;
  text = saving->saved->dup_text (saving->data);
  if (text != NULL)
    save (saving, path, text);
}

void
tc_save_text (GtkWidget *from,
              const TcSavedText *saved,
              GFile *folder,
              const char *name,
              gpointer data,
              GDestroyNotify data_free)
{
  g_autofree char *proposal = NULL;
  GtkFileChooserNative *chooser;
  Saving *saving;

  g_return_if_fail (GTK_IS_WIDGET (from) && saved != NULL && name != NULL && data_free != NULL);

  chooser = tc_chooser_new (&markdown, GTK_WINDOW (gtk_widget_get_root (from)), NULL);
  gtk_native_dialog_set_title (GTK_NATIVE_DIALOG (chooser), _ (saved->title));
  proposal = g_strconcat (name, endings[0], NULL);
  saving = g_new0 (Saving, 1);
  saving->from = g_object_ref (from);
  saving->saved = saved;
  saving->data = data;
  saving->data_free = data_free;
  if (folder != NULL)
    gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (chooser), folder, NULL);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), proposal);
  tc_chooser_show (chooser, g_signal_connect (chooser, "response", G_CALLBACK (chosen_cb), saving));
}
