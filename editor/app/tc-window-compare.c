/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A window and other texts of its file: what differs from the one on disk, from the last commit and
 * from another file, and merging what others have written. */

#include <glib/gi18n.h>

#include "app/tc-compare-choice.h"
#include "app/tc-compare-window.h"
#include "app/tc-merge-window.h"
#include "app/tc-window-private.h"
#include "document/tc-comparison.h"
#include "widgets/tc-chooser.h"

static const TcChooserKind compared_file = {
  N_ ("Compare With Another File"),
  N_ ("_Compare"),
  GTK_FILE_CHOOSER_ACTION_OPEN,
  { { N_ ("Scenarios"), "*.xml" }, { N_ ("All files"), "*" } },
};

/* (nullable), (transfer none): the one that is open already. */
static GtkWindow *
find_comparison (TcWindow *self, TcCompareWith with, const char *other)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *each = windows; each != NULL; each = each->next)
    if (TC_IS_COMPARE_WINDOW (each->data) &&
        gtk_window_get_transient_for (each->data) == GTK_WINDOW (self) &&
        tc_compare_window_is (each->data, with, other))
      return each->data;
  return NULL;
}

/* Of other windows too, which may lie on this one. */
static guint
count_comparisons (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();
  guint n = 0;

  for (GList *each = windows; each != NULL; each = each->next)
    n += TC_IS_COMPARE_WINDOW (each->data);
  return n;
}

/* All come to lie on the middle of their parent: one that is smaller than those before it leaves
 * their edges to be seen. */
static GtkWindow *
open_comparison (TcWindow *self, TcCompareWith with, const char *other)
{
  enum { STEP = 48, MOST = 4 };
  int less = STEP * (int) (count_comparisons () % MOST);
  GtkWindow *window = tc_compare_window_new (GTK_WINDOW (self), self->document, with, other);
  int width;
  int height;

  gtk_window_get_default_size (window, &width, &height);
  gtk_window_set_default_size (window, width - less, height - less);
  return window;
}

static void
show_comparison (TcWindow *self, TcCompareWith with, const char *other)
{
  GtkWindow *window;

  if (with != TC_COMPARE_OPENED && other == NULL && tc_document_get_path (self->document) == NULL)
    return;
  tc_inspector_apply (self->inspector);
  window = find_comparison (self, with, other);
  if (window == NULL)
    window = open_comparison (self, with, other);
  gtk_window_present (window);
}

static void
chosen_cb (GtkNativeDialog *dialog, gint response, gpointer user_data)
{
  TcWindow *self = user_data;
  g_autoptr (GFile) file = tc_chooser_dup_chosen (dialog, response);
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;

  if (path != NULL && self->document != NULL)
    show_comparison (self, TC_COMPARE_FILE, path);
  else if (file != NULL)
    tc_window_warn (self, _ ("Only files on this computer can be compared."));
}

static void
choose_other (TcWindow *self)
{
  GtkFileChooserNative *chooser = tc_chooser_new (&compared_file, GTK_WINDOW (self), NULL);
  g_autoptr (GFile) folder = tc_document_dup_save_folder (self->document);

  gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (chooser), folder, NULL);
  tc_chooser_show (chooser,
                   g_signal_connect_object (chooser, "response", G_CALLBACK (chosen_cb), self, 0));
}

/* (transfer full): the files in other windows. */
static char **
list_opened (TcWindow *self)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();
  g_autoptr (GStrvBuilder) paths = g_strv_builder_new ();

  for (GList *each = windows; each != NULL; each = each->next) {
    TcWindow *other = TC_IS_WINDOW (each->data) ? each->data : NULL;
    const char *path = other != NULL && other != self && other->document != NULL && !other->is_left
                         ? tc_document_get_path (other->document)
                         : NULL;

    if (path != NULL)
      g_strv_builder_add (paths, path);
  }
  return g_strv_builder_end (paths);
}

/* (transfer full): what is offered as open, or as what comes with Turncoat, is not so twice. */
static char **
list_recent (TcWindow *self, const char *const *opened)
{
  g_auto (GStrv) paths =
    self->settings != NULL ? g_settings_get_strv (self->settings, "recent-files") : NULL;
  g_autoptr (GStrvBuilder) recent = g_strv_builder_new ();

  for (guint i = 0; paths != NULL && paths[i] != NULL; i++)
    if (!g_strv_contains (opened, paths[i]) && !tc_shipped_contains (paths[i]))
      g_strv_builder_add (recent, paths[i]);
  return g_strv_builder_end (recent);
}

static void
choose_comparison (TcWindow *self)
{
  g_auto (GStrv) opened = list_opened (self);
  g_auto (GStrv) recent = list_recent (self, (const char *const *) opened);

  gtk_window_present (tc_compare_choice_new (
    GTK_WINDOW (self), self->document, (const char *const *) opened, (const char *const *) recent));
}

/* -- Merging ----------------------------------------------------------------------------------- */

static void
merged_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TcWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  guint n = 0;

  if (!tc_document_merge_finish (TC_DOCUMENT (object), result, &n, &error)) {
    tc_window_warn (self, error->message);
    return;
  }
  text = g_strdup_printf (ngettext ("Merged with the file on disk: %u edit. Undo restores your "
                                    "version.",
                                    "Merged with the file on disk: %u edits. Undo restores your "
                                    "version.",
                                    n),
                          n);
  tc_window_show_notice (self, text);
}

/* A merge, and the window that it is shown in. */
typedef struct {
  TcWindow *window;
  TcDiskMerge *merge;
} Merging;

static void
merging_free (gpointer data, GClosure *closure)
{
  Merging *merging = data;

  g_object_unref (merging->window);
  tc_disk_merge_unref (merging->merge);
  g_free (merging);
}

static void
decided_cb (GtkWindow *dialog, char **taken, const Merging *merging)
{
  if (merging->window->document != NULL)
    tc_document_merge_async (merging->window->document, merging->merge, (const char *const *) taken,
                             merged_cb, g_object_ref (merging->window));
}

static void
ask (TcWindow *self, TcDiskMerge *merge)
{
  GtkWindow *dialog = tc_merge_window_new (GTK_WINDOW (self), merge);
  Merging *merging = g_new0 (Merging, 1);

  merging->window = g_object_ref (self);
  merging->merge = tc_disk_merge_ref (merge);
  g_signal_connect_data (dialog, "decided", G_CALLBACK (decided_cb), merging, merging_free, 0);
  gtk_window_present (dialog);
}

static void
prepared_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TcWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (TcDiskMerge) merge =
    tc_document_prepare_merge_finish (TC_DOCUMENT (object), result, &error);

  if (self->document == NULL)
    return;
  if (merge == NULL)
    tc_window_warn (self, error->message);
  else if (tc_disk_merge_get_disputes (merge)->len > 0)
    ask (self, merge);
  else
    tc_document_merge_async (self->document, merge, NULL, merged_cb, g_object_ref (self));
}

static void
merge_theirs (TcWindow *self)
{
  if (tc_document_get_path (self->document) == NULL)
    return;
  tc_inspector_apply (self->inspector);
  tc_document_prepare_merge_async (self->document, prepared_cb, g_object_ref (self));
}

/* Whoever does not use git need not know what a commit is. */
void
tc_window_update_compare_actions (TcWindow *self)
{
  const char *path = tc_document_get_path (self->document);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.show-commit-changes",
                                 path != NULL && tc_comparison_is_in_repository (path));
}

void
tc_window_compare_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcWindow *self = TC_WINDOW (widget);

  if (g_str_equal (name, "win.show-difference"))
    show_comparison (self, TC_COMPARE_DISK, NULL);
  else if (g_str_equal (name, "win.show-commit-changes"))
    show_comparison (self, TC_COMPARE_COMMIT, NULL);
  else if (g_str_equal (name, "win.choose-comparison"))
    choose_comparison (self);
  else if (g_str_equal (name, "win.choose-other-file"))
    choose_other (self);
  else if (g_str_equal (name, "win.compare-with-opened"))
    show_comparison (self, TC_COMPARE_OPENED, NULL);
  else if (g_str_equal (name, "win.compare-with"))
    show_comparison (self, TC_COMPARE_FILE, g_variant_get_string (parameter, NULL));
  else if (g_str_equal (name, "win.merge-theirs"))
    merge_theirs (self);
}
