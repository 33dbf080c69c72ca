/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The other windows and their comparisons, in the main menu: they lie on each other where nobody
 * moves them, and GTK 4 cannot. */

#include <glib/gi18n.h>
#include <string.h>

#include "app/tc-compare-window.h"
#include "app/tc-window-private.h"
#include "pages/play/tc-play-page.h"
#include "widgets/tc-menu-label.h"

#define MAX_LABEL_LENGTH 90 /* characters: a title, a file, and the turn of a game */
#define USUAL_ENDING     ".scenario.xml"

/* (nullable): of the file, in an allocated copy. */
static char *
dup_file_name (TcWindow *self)
{
  const char *path = tc_document_get_path (self->document);

  return path != NULL ? g_path_get_basename (path) : NULL;
}

/* Whether another window has a file of the same name. */
static gboolean
is_ambiguous (TcWindow *self)
{
  g_autofree char *own = dup_file_name (self);
  GList *windows = gtk_application_get_windows (gtk_window_get_application (GTK_WINDOW (self)));

  for (GList *each = windows; each != NULL && own != NULL; each = each->next) {
    g_autofree char *name = NULL;

    if (!TC_IS_WINDOW (each->data) || each->data == self)
      continue;
    name = dup_file_name (each->data);
    if (g_strcmp0 (own, name) == 0)
      return TRUE;
  }
  return FALSE;
}

/* (transfer full): what tells it from the others: a window without a scenario is the welcome. */
static char *
dup_label (TcWindow *self)
{
  TcPlayPage *play = TC_PLAY_PAGE (tc_window_get_page (self, "play"));
  const char *file = adw_window_title_get_subtitle (self->title);
  gsize length = file != NULL ? strlen (file) : 0;
  GString *whole = g_string_new (NULL);
  char *label;

  if (self->is_welcoming) {
    g_string_append (whole, _ ("Welcome"));
  } else {
    g_string_append (whole, adw_window_title_get_title (self->title));
    if (length > 0 && g_str_has_suffix (file, USUAL_ENDING))
      length -= strlen (USUAL_ENDING);
    if (length > 0)
      g_string_append_printf (whole, " — %.*s", (int) length, file);
    if (is_ambiguous (self)) {
      g_autofree char *folder = g_path_get_dirname (tc_document_get_path (self->document));
      g_autofree char *shown = g_filename_display_basename (folder);

      g_string_append_printf (whole, " — %s", shown);
    }
    if (tc_play_page_is_unsaved (play)) {
      g_autofree char *status = tc_play_page_dup_status (play);

      g_string_append_printf (whole, " — %s", status);
    }
  }
  label = tc_menu_label_dup (whole->str, MAX_LABEL_LENGTH);
  g_string_free (whole, TRUE);

  return label;
}

static void
add_window (TcWindow *window, GMenu *others)
{
  g_autofree char *label = dup_label (window);
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (
    item, "app.present-window", "u",
    gtk_application_window_get_id (GTK_APPLICATION_WINDOW (window)));
  g_menu_append_item (others, item);
}

/* Their titles say what they compare, where that is not a file: with what is open in @parent. */
static void
add_comparisons (TcWindow *parent, GMenu *others)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *each = windows; each != NULL; each = each->next) {
    g_autofree char *file = dup_file_name (parent);
    g_autofree char *whole = NULL;
    g_autofree char *label = NULL;
    g_autoptr (GMenuItem) item = NULL;

    if (!TC_IS_COMPARE_WINDOW (each->data) || !gtk_widget_get_visible (each->data) ||
        gtk_window_get_transient_for (each->data) != GTK_WINDOW (parent))
      continue;
    whole = file != NULL && strstr (gtk_window_get_title (each->data), file) == NULL
              ? g_strdup_printf ("%s — %s", gtk_window_get_title (each->data), file)
              : g_strdup (gtk_window_get_title (each->data));
    label = tc_menu_label_dup (whole, MAX_LABEL_LENGTH);
    item = g_menu_item_new (label, NULL);
    g_menu_item_set_action_and_target (item, "win.present-comparison", "u",
                                       tc_compare_window_get_number (each->data));
    g_menu_append_item (others, item);
  }
}

static void
fill_cb (GtkMenuButton *button, gpointer user_data)
{
  TcWindow *self = user_data;
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  GList *windows = application != NULL ? gtk_application_get_windows (application) : NULL;
  g_autoptr (GMenu) others = g_menu_new ();

  for (GList *each = windows; each != NULL; each = each->next) {
    if (!TC_IS_WINDOW (each->data) || TC_WINDOW (each->data)->is_left ||
        !gtk_widget_get_visible (each->data))
      continue;
    if (each->data != self)
      add_window (each->data, others);
    add_comparisons (each->data, others);
  }
  g_menu_remove_all (self->window_section);
  if (g_menu_model_get_n_items (G_MENU_MODEL (others)) > 0)
    g_menu_append_submenu (self->window_section, _ ("_Other Windows"), G_MENU_MODEL (others));
}

/* Of any window. It may have been closed since the menu was opened. */
void
tc_window_present_comparison_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *each = windows; each != NULL; each = each->next)
    if (TC_IS_COMPARE_WINDOW (each->data) &&
        tc_compare_window_get_number (each->data) == g_variant_get_uint32 (parameter))
      gtk_window_present (each->data);
}

void
tc_window_list_others (TcWindow *self)
{
  gtk_menu_button_set_create_popup_func (self->menu_button, fill_cb, self, NULL);
}
