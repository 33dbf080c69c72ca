/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <adwaita.h>
#include <glib/gi18n.h>

#include "document/tc-dependents.h"
#include "document/tc-node.h"
#include "widgets/tc-delete.h"

/* Data are deleted with a word about what refers to them, wherever it is asked for. */

#define MOST_NAMED 6 /* dependents that are named before the rest is counted */

static void
append_dependents (GString *text, TcScenario *scenario, const GArray *dependents, gboolean goes)
{
  guint n = 0;

  for (guint i = 0; i < dependents->len; i++) {
    const TcDependent *dependent = &g_array_index (dependents, TcDependent, i);
    g_autofree char *words = NULL;

    if (dependent->goes != goes || n++ >= MOST_NAMED)
      continue;
    words = tc_reference_dup_line (scenario, dependent->node);
    g_string_append_printf (text, "\n• %s", words);
  }
  if (n > MOST_NAMED)
    g_string_append_printf (text, ngettext ("\n• and %u more", "\n• and %u more", n - MOST_NAMED),
                            n - MOST_NAMED);
}

static guint
count (const GArray *dependents, gboolean goes)
{
  guint n = 0;

  for (guint i = 0; i < dependents->len; i++)
    n += g_array_index (dependents, TcDependent, i).goes == goes;

  return n;
}

typedef struct {
  GtkWidget *around;
  TcDocument *document;
  char **paths;
} Deletion;

static void
free_deletion (gpointer data, GClosure *closure)
{
  Deletion *deletion = data;

  g_strfreev (deletion->paths);
  g_object_unref (deletion->document);
  g_object_unref (deletion->around);
  g_free (deletion);
}

static void
delete_now (GtkWidget *around,
            TcDocument *document,
            const char *const *paths,
            gboolean with_dependents)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TcScenario) scenario = tc_document_ref_current (document, &error);
  g_autoptr (TcOperation) operation = NULL;

  if (scenario != NULL)
    operation = tc_dependents_new_delete (scenario, paths, with_dependents);
  tc_document_break_merge (document);
  if (operation != NULL)
    tc_document_apply_operation (document, operation, NULL, &error);
  if (error != NULL)
    gtk_widget_activate_action (around, "win.show-notice", "s", error->message);
}

static void
response_cb (AdwMessageDialog *dialog, const char *response, gpointer data)
{
  Deletion *deletion = data;

  if (!g_str_equal (response, "cancel"))
    delete_now (deletion->around, deletion->document, (const char *const *) deletion->paths,
                g_str_equal (response, "all"));
}

static char *
dup_body (TcScenario *scenario, const GArray *dependents)
{
  GString *body = g_string_new (NULL);

  if (count (dependents, TRUE) > 0) {
    g_string_append (body, _ ("These are meaningless without it and can be deleted too:"));
    append_dependents (body, scenario, dependents, TRUE);
  }
  if (count (dependents, FALSE) > 0) {
    g_string_append_printf (body, "%s%s", body->len > 0 ? "\n\n" : "",
                            _ ("These remain and will be listed as problems:"));
    append_dependents (body, scenario, dependents, FALSE);
  }

  return g_string_free (body, FALSE);
}

static void
ask (GtkWidget *around,
     TcDocument *document,
     TcScenario *scenario,
     const char *const *paths,
     const GArray *dependents)
{
  guint n = g_strv_length ((char **) paths);
  g_autofree char *title =
    tc_node_dup_full_title (scenario, tc_scenario_find_by_path (scenario, paths[0]));
  g_autofree char *heading =
    n == 1 ? g_strdup_printf (_ ("Delete %s?"), title)
           : g_strdup_printf (ngettext ("Delete %u Element?", "Delete %u Elements?", n), n);
  g_autofree char *body = dup_body (scenario, dependents);
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (around));
  GtkWidget *dialog = adw_message_dialog_new (window, heading, body);
  AdwMessageDialog *message = ADW_MESSAGE_DIALOG (dialog);
  Deletion *deletion = g_new0 (Deletion, 1);

  adw_message_dialog_add_response (message, "cancel", _ ("_Cancel"));
  if (count (dependents, TRUE) > 0) {
    adw_message_dialog_add_response (message, "only", ngettext ("_Only This", "_Only These", n));
    adw_message_dialog_add_response (message, "all", _ ("_Delete All of It"));
  } else
    adw_message_dialog_add_response (message, "all", _ ("_Delete"));
  adw_message_dialog_set_response_appearance (message, "all", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (message, "all");
  adw_message_dialog_set_close_response (message, "cancel");
  deletion->around = g_object_ref (around);
  deletion->document = g_object_ref (document);
  deletion->paths = g_strdupv ((char **) paths);
  g_signal_connect_data (dialog, "response", G_CALLBACK (response_cb), deletion, free_deletion, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
tc_delete (GtkWidget *around, TcDocument *document, const char *const *paths)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TcScenario) scenario = NULL;
  g_autoptr (GArray) dependents = NULL;

  g_return_if_fail (GTK_IS_WIDGET (around) && paths != NULL);

  scenario = tc_document_ref_current (document, &error);
  if (scenario == NULL) {
    gtk_widget_activate_action (around, "win.show-notice", "s", error->message);
    return;
  }
  dependents = tc_dependents_list (scenario, paths);
  if (dependents->len == 0)
    delete_now (around, document, paths, FALSE);
  else
    ask (around, document, scenario, paths, dependents);
}
