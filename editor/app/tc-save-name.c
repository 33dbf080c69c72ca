/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/tc-save-name.h"

#include <glib/gi18n.h>
#include <tc-core.h>

/* More would not be read, and some disks have no room for it. */
#define MOST_LETTERS 60

char *
tc_save_name_dup_path (const char *path)
{
  gsize length = strlen (path);

  if (g_str_has_suffix (path, TC_SCENARIO_SUFFIX))
    return g_strdup (path);
  if (g_str_has_suffix (path, ".scenario"))
    length -= strlen (".scenario");
  else if (g_str_has_suffix (path, ".xml"))
    length -= strlen (".xml");

  return g_strdup_printf ("%.*s" TC_SCENARIO_SUFFIX, (int) length, path);
}

char *
tc_save_name_dup_new (const char *title)
{
  g_autofree char *plain = g_str_to_ascii (title, "C");
  g_autoptr (GString) name = g_string_new (NULL);

  for (const char *c = plain; *c != '\0' && name->len < MOST_LETTERS; c++) {
    if (g_ascii_isalnum (*c))
      g_string_append_c (name, g_ascii_tolower (*c));
    else if (name->len > 0 && *c != '\'' && name->str[name->len - 1] != '-')
      g_string_append_c (name, '-');
  }
  if (name->len > 0 && name->str[name->len - 1] == '-')
    g_string_truncate (name, name->len - 1);

  return name->len > 0 ? g_strconcat (name->str, TC_SCENARIO_SUFFIX, NULL) : NULL;
}

char *
tc_save_name_dup_variant (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *file = g_path_get_basename (path);
  g_autofree char *stem = g_strndup (file, strcspn (file, "."));

  for (guint i = 1;; i++) {
    /* TRANSLATORS: the name of a file: "dunkirk-variant" */
    g_autofree char *first = g_strdup_printf (_ ("%s-variant"), stem);
    g_autofree char *name = i == 1 ? g_strconcat (first, TC_SCENARIO_SUFFIX, NULL)
                                   : g_strdup_printf ("%s-%u" TC_SCENARIO_SUFFIX, first, i);
    g_autofree char *target = g_build_filename (folder, name, NULL);

    if (!g_file_test (target, G_FILE_TEST_EXISTS))
      return g_steal_pointer (&target);
  }
}

/* (nullable): the text within @widget that ends like the name of a scenario. */
static GtkWidget *
find_name (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (GTK_IS_TEXT (widget))
    return g_str_has_suffix (gtk_editable_get_text (GTK_EDITABLE (widget)), TC_SCENARIO_SUFFIX)
             ? widget
             : NULL;
  for (GtkWidget *each = gtk_widget_get_first_child (widget); each != NULL && found == NULL;
       each = gtk_widget_get_next_sibling (each))
    found = find_name (each);

  return found;
}

static gboolean
select_cb (gpointer window)
{
  GtkWidget *name = gtk_widget_get_mapped (window) ? find_name (window) : NULL;
  glong length;

  if (name == NULL)
    return G_SOURCE_REMOVE;
  length = g_utf8_strlen (gtk_editable_get_text (GTK_EDITABLE (name)), -1);
  gtk_editable_select_region (GTK_EDITABLE (name), 0,
                              (int) (length - (glong) strlen (TC_SCENARIO_SUFFIX)));

  return G_SOURCE_REMOVE;
}

/* GTK selects up to the last dot, whenever the name gets the focus: as the last of all. */
static void
focus_cb (GtkWindow *window)
{
  if (GTK_IS_TEXT (gtk_window_get_focus (window)))
    g_idle_add_full (G_PRIORITY_LOW, select_cb, g_object_ref (window), g_object_unref);
}

void
tc_save_name_select (GtkFileChooserNative *chooser)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GtkWindow *parent = gtk_native_dialog_get_transient_for (GTK_NATIVE_DIALOG (chooser));

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

    if (!GTK_IS_FILE_CHOOSER (window) || gtk_window_get_transient_for (window) != parent)
      continue;
    /* It may be one that has been shown before. */
    g_signal_handlers_disconnect_by_func (window, focus_cb, NULL);
    g_signal_connect (window, "notify::focus-widget", G_CALLBACK (focus_cb), NULL);
    focus_cb (window);
  }
}
