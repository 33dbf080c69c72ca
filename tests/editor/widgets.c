/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets.h"

#include <gdk/x11/gdkx.h>

typedef gboolean (*IsIt) (GtkWidget *widget, gconstpointer data);

static GtkWidget *
find (GtkWidget *root, IsIt is_it, gconstpointer data)
{
  GtkWidget *child;

  if (is_it (root, data))
    return root;
  for (child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    GtkWidget *found = find (child, is_it, data);

    if (found != NULL)
      return found;
  }
  return NULL;
}

static gboolean
is_row (GtkWidget *widget, gconstpointer title)
{
  return ADW_IS_PREFERENCES_ROW (widget) &&
         g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title) == 0;
}

static gboolean
is_of_type (GtkWidget *widget, gconstpointer type)
{
  return g_type_is_a (G_OBJECT_TYPE (widget), GPOINTER_TO_SIZE (type));
}

static gboolean
is_label (GtkWidget *widget, gconstpointer text)
{
  g_autoptr (GString) said = NULL;

  if (!GTK_IS_LABEL (widget) || !gtk_widget_get_mapped (widget))
    return FALSE;
  said = g_string_new (gtk_label_get_label (GTK_LABEL (widget)));
  g_string_replace (said, "\u200b", "", 0); /* where a name may be broken */

  return g_str_has_prefix (said->str, text);
}

void
use_style (void)
{
  g_autoptr (GtkCssProvider) style = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (style, "/org/turncoat/Turncoat/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

void
init_widgets (int *argc, char ***argv)
{
  gtk_test_init (argc, argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-hint-font-metrics", TRUE, NULL);
}

GtkWidget *
find_row (GtkWidget *root, const char *title)
{
  GtkWidget *row = find (root, is_row, title);

  g_assert_nonnull (row);
  return row;
}

GtkWidget *
find_type (GtkWidget *root, GType type)
{
  return find (root, is_of_type, GSIZE_TO_POINTER (type));
}

GtkWidget *
find_label (GtkWidget *root, const char *text)
{
  return find (root, is_label, text);
}

static void
append_labels (GString *text, GtkWidget *widget)
{
  const char *tip = gtk_widget_get_tooltip_text (widget);

  if (GTK_IS_LABEL (widget))
    g_string_append_printf (text, "%s\n", gtk_label_get_label (GTK_LABEL (widget)));
  if (tip != NULL)
    g_string_append_printf (text, "(%s)\n", tip);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    append_labels (text, child);
}

char *
dup_labels (GtkWidget *root)
{
  GString *text = g_string_new (NULL);

  append_labels (text, root);

  return g_string_free (text, FALSE);
}

void
run_until_idle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static gboolean
over_cb (gpointer user_data)
{
  *(gboolean *) user_data = TRUE;
  return G_SOURCE_REMOVE;
}

void
run_for (guint ms)
{
  gboolean is_over = FALSE;

  g_timeout_add (ms, over_cb, &is_over);
  while (!is_over)
    g_main_context_iteration (NULL, TRUE);
}

void
move_pointer (int x, int y)
{
  Display *display = gdk_x11_display_get_xdisplay (gdk_display_get_default ());

  XWarpPointer (display, None, DefaultRootWindow (display), 0, 0, 0, 0, x, y);
  XFlush (display);
}

gboolean
is_pressed (GtkWidget *root, const char *label)
{
  GtkWidget *found = find_label (root, label);
  GtkWidget *button = found != NULL ? gtk_widget_get_ancestor (found, GTK_TYPE_BUTTON) : NULL;

  if (button == NULL)
    return FALSE;
  g_signal_emit_by_name (button, "clicked");
  return TRUE;
}

AdwMessageDialog *
find_question (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWindow) each = g_list_model_get_item (windows, i);

    if (ADW_IS_MESSAGE_DIALOG (each))
      return ADW_MESSAGE_DIALOG (each);
  }
  return NULL;
}

void
answer_question (const char *response)
{
  AdwMessageDialog *question = find_question ();

  g_assert_nonnull (question);
  adw_message_dialog_response (question, response);
  gtk_window_destroy (GTK_WINDOW (question));
}

GtkWidget *
find_chooser (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

    if (GTK_IS_FILE_CHOOSER_DIALOG (window) && gtk_widget_get_visible (window))
      return window;
  }
  return NULL;
}
