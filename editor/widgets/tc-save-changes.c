/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/tc-save-changes.h"

#include <glib/gi18n.h>
#include <string.h>

#include "widgets/tc-chooser.h"
#include "widgets/tc-notice.h"

static const char *const endings[] = { ".md", NULL };

static const TcChooserKind changes = {
  N_ ("Export the Changes"),
  N_ ("_Save"),
  GTK_FILE_CHOOSER_ACTION_SAVE,
  { { N_ ("Markdown"), "*.md" }, { N_ ("All files"), "*" } },
};

typedef struct {
  GtkWidget *from;
  char *text;
} Saving;

static void
saving_free (gpointer data)
{
  Saving *saving = data;

  g_object_unref (saving->from);
  g_free (saving->text);
  g_free (saving);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Saving, saving_free)

static void
chosen_cb (GtkNativeDialog *dialog, gint response, gpointer user_data)
{
  g_autoptr (Saving) saving = user_data;
  g_autoptr (GFile) file = tc_chooser_dup_chosen (dialog, response);
  g_autofree char *chosen = file != NULL ? g_file_get_path (file) : NULL;
  g_autofree char *path = chosen != NULL ? tc_chooser_dup_path (chosen, endings) : NULL;
  g_autofree char *name = NULL;
  g_autofree char *words = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  if (path == NULL || gtk_widget_get_root (saving->from) == NULL)
    return;
  bytes = g_bytes_new (saving->text, strlen (saving->text));
  if (!tc_file_save (path, bytes, NULL, &error)) {
    tc_notice_show_error (saving->from, error);
    return;
  }
  name = g_filename_display_basename (path);
  words = g_strdup_printf (_ ("Saved the changes as %s."), name);
  gtk_widget_activate_action (saving->from, "win.show-notice", "s", words);
}

/* (transfer full): a name for the file. */
static char *
dup_proposal (TcDocument *document, const char *other)
{
  g_autofree char *mine = tc_document_dup_stem (document);
  g_autofree char *theirs = other != NULL ? tc_stem_dup (other) : NULL;

  if (theirs == NULL || g_str_equal (mine, theirs))
    /* TRANSLATORS: the name of a file that says what has changed in a scenario: without spaces */
    return g_strdup_printf (_ ("changes-of-%s.md"), mine);
  /* TRANSLATORS: the name of a file that says what differs between two scenarios */
  return g_strdup_printf (_ ("changes-from-%s-to-%s.md"), theirs, mine);
}

void
tc_save_changes (GtkWidget *from, TcDocument *document, const char *other, const char *text)
{
  g_autofree char *proposal = NULL;
  g_autoptr (GFile) folder = NULL;
  GtkFileChooserNative *chooser;
  Saving *saving;

  g_return_if_fail (GTK_IS_WIDGET (from) && TC_IS_DOCUMENT (document) && text != NULL);

  chooser = tc_chooser_new (&changes, GTK_WINDOW (gtk_widget_get_root (from)), NULL);
  proposal = dup_proposal (document, other);
  folder = tc_document_dup_save_folder (document);
  saving = g_new0 (Saving, 1);
  saving->from = g_object_ref (from);
  saving->text = g_strdup (text);
  gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (chooser), folder, NULL);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), proposal);
  tc_chooser_show (chooser, g_signal_connect (chooser, "response", G_CALLBACK (chosen_cb), saving));
}
