/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/tc-chooser.h"

#include <glib/gi18n.h>

/* Of a display: its choosers. */
#define CHOOSERS "tc-choosers"

/* Of a chooser: what it asks for, and besides. */
#define KIND     "tc-chooser-kind"
#define QUESTION "tc-chooser-question"

/* Of a chooser that is in use: the window that it is in front of and who waits for the answer,
 * until it is answered, and then who hears it. */
#define PARENT  "tc-chooser-parent"
#define HANDLER "tc-chooser-handler"
#define HEARER  "tc-chooser-hearer"

static void
parent_gone_cb (GtkNativeDialog *chooser)
{
  gtk_native_dialog_hide (chooser);
  g_signal_emit_by_name (chooser, "response", GTK_RESPONSE_DELETE_EVENT);
}

static void
set_parent (GtkNativeDialog *chooser, GtkWindow *parent)
{
  GtkWindow *before = g_object_get_data (G_OBJECT (chooser), PARENT);

  if (before != NULL)
    g_signal_handlers_disconnect_by_func (before, parent_gone_cb, chooser);
  if (parent != NULL)
    g_signal_connect_swapped (parent, "destroy", G_CALLBACK (parent_gone_cb), chooser);
  g_object_set_data (G_OBJECT (chooser), PARENT, parent);
  gtk_native_dialog_set_transient_for (chooser, parent);
}

/* What the handler does may close the window, which is no second answer. Nor is a key that was
 * pressed twice: while the handler is at work, or when it is done, nobody waits any more. */
static void
answered_cb (GtkNativeDialog *chooser)
{
  gpointer handler = g_object_steal_data (G_OBJECT (chooser), HANDLER);

  if (handler == NULL) {
    g_signal_stop_emission_by_name (chooser, "response");
    return;
  }
  g_object_set_data (G_OBJECT (chooser), HEARER, handler);
  set_parent (chooser, NULL);
}

static void
handled_cb (GtkNativeDialog *chooser)
{
  gulong handler = GPOINTER_TO_SIZE (g_object_steal_data (G_OBJECT (chooser), HEARER));

  if (g_signal_handler_is_connected (chooser, handler))
    g_signal_handler_disconnect (chooser, handler);
}

static void
add_filter (GtkFileChooser *chooser, const TcChooserFilter *filter)
{
  g_autoptr (GtkFileFilter) added = gtk_file_filter_new ();
  g_auto (GStrv) patterns = g_strsplit (filter->patterns, " ", -1);

  gtk_file_filter_set_name (added, _ (filter->name));
  for (guint i = 0; patterns[i] != NULL; i++)
    gtk_file_filter_add_pattern (added, patterns[i]);
  gtk_file_chooser_add_filter (chooser, added);
}

/* (transfer full) (nullable): what tells @question from others. */
static char *
dup_key (const TcChooserQuestion *question)
{
  return question != NULL ? g_strjoinv ("\n", (char **) question->option_labels) : NULL;
}

/* With its filters and its question once for all: GTK 4.8 releases a filter that it removes once
 * too often, and looks for a question that it removes in the wrong place. */
static GtkNativeDialog *
make (const TcChooserKind *kind, const TcChooserQuestion *question)
{
  GtkFileChooserNative *native = gtk_file_chooser_native_new (_ (kind->title), NULL, kind->action,
                                                              _ (kind->accept), _ ("_Cancel"));
  GtkFileChooser *chooser = GTK_FILE_CHOOSER (native);

  for (const TcChooserFilter *filter = kind->filters; filter->name != NULL; filter++)
    add_filter (chooser, filter);
  if (question != NULL)
    gtk_file_chooser_add_choice (chooser, question->id, question->label, question->options,
                                 question->option_labels);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (native), TRUE);
  g_object_set_data (G_OBJECT (native), KIND, (gpointer) kind);
  g_object_set_data_full (G_OBJECT (native), QUESTION, dup_key (question), g_free);
  g_signal_connect (native, "response", G_CALLBACK (answered_cb), NULL);
  g_signal_connect_after (native, "response", G_CALLBACK (handled_cb), NULL);
  return GTK_NATIVE_DIALOG (native);
}

static gboolean
is_free (GObject *chooser, const TcChooserKind *kind, const char *question)
{
  return g_object_get_data (chooser, KIND) == kind &&
         g_object_get_data (chooser, HANDLER) == NULL &&
         g_object_get_data (chooser, HEARER) == NULL &&
         g_strcmp0 (g_object_get_data (chooser, QUESTION), question) == 0;
}

static GtkNativeDialog *
get_free (const TcChooserKind *kind, const TcChooserQuestion *question, GObject *display)
{
  GPtrArray *choosers = g_object_get_data (display, CHOOSERS);
  g_autofree char *key = dup_key (question);

  if (choosers == NULL) {
    choosers = g_ptr_array_new ();
    g_object_set_data (display, CHOOSERS, choosers);
  }
  for (guint i = 0; i < choosers->len; i++) {
    GObject *each = g_ptr_array_index (choosers, i);

    if (is_free (each, kind, key))
      return GTK_NATIVE_DIALOG (each);
  }
  g_ptr_array_add (choosers, make (kind, question));
  return g_ptr_array_index (choosers, choosers->len - 1);
}

GtkFileChooserNative *
tc_chooser_new (const TcChooserKind *kind, GtkWindow *parent, const TcChooserQuestion *question)
{
  GtkNativeDialog *chooser;

  g_return_val_if_fail (kind != NULL && GTK_IS_WINDOW (parent), NULL);

  chooser = get_free (kind, question, G_OBJECT (gtk_widget_get_display (GTK_WIDGET (parent))));
  if (question != NULL)
    gtk_file_chooser_set_choice (GTK_FILE_CHOOSER (chooser), question->id, question->options[0]);
  set_parent (chooser, parent);
  return GTK_FILE_CHOOSER_NATIVE (chooser);
}

/* A list without headings looks for its search behind them (GTK 4.8): Ctrl+F is a critical warning.
 * The chooser has a search of its own. */
static gboolean
search_cb (GtkTreeView *list)
{
  g_signal_stop_emission_by_name (list, "start-interactive-search");
  return TRUE;
}

static void
forbid_search (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    forbid_search (child);
  if (!GTK_IS_TREE_VIEW (widget))
    return;
  g_signal_handlers_disconnect_by_func (widget, search_cb, NULL);
  g_signal_connect (widget, "start-interactive-search", G_CALLBACK (search_cb), NULL);
}

void
tc_chooser_show (GtkFileChooserNative *chooser, gulong handler)
{
  GListModel *windows = gtk_window_get_toplevels ();

  g_return_if_fail (GTK_IS_FILE_CHOOSER_NATIVE (chooser) && handler != 0);

  g_object_set_data (G_OBJECT (chooser), HANDLER, GSIZE_TO_POINTER (handler));
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
  /* What it shows is its own, and not there at all if the desktop shows one. */
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

    if (GTK_IS_FILE_CHOOSER_DIALOG (window))
      forbid_search (window);
  }
}

GtkNativeDialog *
tc_chooser_find_open (GtkWindow *parent)
{
  GPtrArray *choosers;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);

  choosers = g_object_get_data (G_OBJECT (gtk_widget_get_display (GTK_WIDGET (parent))), CHOOSERS);
  for (guint i = 0; choosers != NULL && i < choosers->len; i++) {
    GObject *each = g_ptr_array_index (choosers, i);

    if (g_object_get_data (each, PARENT) == parent && g_object_get_data (each, HANDLER) != NULL)
      return GTK_NATIVE_DIALOG (each);
  }
  return NULL;
}

GFile *
tc_chooser_dup_chosen (GtkNativeDialog *chooser, gint response)
{
  g_return_val_if_fail (GTK_IS_FILE_CHOOSER_NATIVE (chooser), NULL);

  return response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser))
                                         : NULL;
}

char *
tc_chooser_dup_path (const char *path, const char *const *endings)
{
  g_autofree char *folded = g_ascii_strdown (path, -1);
  g_autofree char *ended = NULL;

  g_return_val_if_fail (*endings != NULL, NULL);

  for (guint i = 0; endings[i] != NULL; i++) {
    if (g_str_has_suffix (folded, endings[i]))
      return g_strdup (path);
  }
  ended = g_strconcat (path, endings[0], NULL);
  for (guint i = 2; g_file_test (ended, G_FILE_TEST_EXISTS); i++) {
    g_free (ended);
    ended = g_strdup_printf ("%s-%u%s", path, i, endings[0]);
  }
  return g_steal_pointer (&ended);
}
