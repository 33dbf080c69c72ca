/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The manual, which the browser of the desktop shows: at the section of the page that is shown. And
 * the window of keyboard shortcuts. */

#include <glib/gi18n.h>
#include <tc-core.h>

#include "app/tc-window-private.h"
#include "widgets/tc-dialog-keys.h"
#include "widgets/tc-label.h"

/* The chapter whose sections have the names of the pages, and the first one. */
#define CHAPTER_OF_PAGES "window.html"
#define FIRST_CHAPTER    "index.html"

typedef struct {
  TcWindow *window;
  char *path; /* of the chapter */
} Opening;

static void
opening_free (Opening *self)
{
  g_object_unref (self->window);
  g_free (self->path);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Opening, opening_free)

static void
answered_cb (Opening *opening, const char *response)
{
  g_autofree char *shown = g_filename_display_name (opening->path);

  if (g_str_equal (response, "copy"))
    gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (opening->window)), shown);
}

static void
closed_cb (gpointer data, GClosure *closure)
{
  opening_free (data);
}

/* To be selected, whole however long it is. */
static GtkWidget *
create_path (const char *shown)
{
  GtkWidget *label = tc_label_new_wrapped (shown, NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0.5);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);

  return label;
}

/* Takes @opening. @reason: (nullable): there is a browser, and this is why it did not open it. */
static void
offer_path (Opening *opening, const char *reason)
{
  g_autofree char *shown = g_filename_display_name (opening->path);
  g_autofree char *failed =
    reason != NULL ? g_strdup_printf (_ ("%s. You can open this file in another program:"), reason)
                   : NULL;
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (adw_message_dialog_new (
    GTK_WINDOW (opening->window),
    reason != NULL ? _ ("The Manual Cannot Be Opened") : _ ("No Web Browser Is Installed"),
    reason != NULL
      ? failed
      : _ ("Install a web browser to read the manual, or open this file in another program:")));

  adw_message_dialog_set_extra_child (dialog, create_path (shown));
  adw_message_dialog_add_responses (dialog, "close", _ ("_Close"), "copy", _ ("Copy _Path"), NULL);
  adw_message_dialog_set_default_response (dialog, "copy");
  g_signal_connect_data (dialog, "response", G_CALLBACK (answered_cb), opening, closed_cb,
                         G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
launched_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Opening) opening = user_data;
  g_autoptr (GError) error = NULL;

  /* Meanwhile the window may have gone. */
  if (!g_app_info_launch_uris_finish (G_APP_INFO (object), result, &error) &&
      opening->window->document != NULL)
    offer_path (g_steal_pointer (&opening), error->message);
}

/* Not gtk_show_uri (), which finds no program for the address of a file with a section behind it.
 */
static void
launch (Opening *opening, const char *section)
{
  g_autoptr (GAppInfo) browser = g_app_info_get_default_for_type ("text/html", TRUE);
  g_autofree char *uri = g_filename_to_uri (opening->path, NULL, NULL);
  g_autofree char *address = g_strconcat (uri, section != NULL ? "#" : "", section, NULL);
  g_autoptr (GdkAppLaunchContext) context =
    gdk_display_get_app_launch_context (gtk_widget_get_display (GTK_WIDGET (opening->window)));
  GList uris = { .data = address };

  if (browser == NULL) {
    offer_path (opening, NULL);
    return;
  }
  g_app_info_launch_uris_async (browser, &uris, G_APP_LAUNCH_CONTEXT (context), NULL, launched_cb,
                                opening);
}

void
tc_window_help_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcWindow *self = TC_WINDOW (widget);
  GtkWidget *page = self->is_welcoming ? NULL : gtk_stack_get_visible_child (self->pages);
  g_autofree char *folder = tc_shipped_find_manual ();
  Opening *opening;

  if (folder == NULL) {
    tc_window_show_notice (self,
                           _ ("The manual is not installed. Install Turncoat with its manual, "
                              "or read docs/manual in its source code."));
    return;
  }
  opening = g_new0 (Opening, 1);
  opening->window = g_object_ref (self);
  opening->path = g_build_filename (folder, page != NULL ? CHAPTER_OF_PAGES : FIRST_CHAPTER, NULL);
  launch (opening, page != NULL ? tc_page_get_name (TC_PAGE (page)) : NULL);
}

/* Not as the help overlay of the window: that one is hidden and shown again, and in GTK 4.8 a click
 * into it can then meet what had been under the pointer before. */
void
tc_window_shortcuts_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (GtkBuilder) builder =
    gtk_builder_new_from_resource ("/org/turncoat/Turncoat/app/help-overlay.ui");
  GtkWindow *shortcuts = GTK_WINDOW (gtk_builder_get_object (builder, "help_overlay"));

  gtk_window_set_transient_for (shortcuts, GTK_WINDOW (widget));
  tc_dialog_keys_add (shortcuts);
  gtk_window_present (shortcuts);
}
