/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/tc-ask.h"

#include <glib/gi18n.h>

typedef struct {
  GFunc answer; /* of a question without text, else NULL */
  GFunc answer_safe;
  TcAskAnswer answer_text;
  gpointer data;
  GDestroyNotify free_data;
} Question;

static void
question_free (gpointer data, GClosure *closure)
{
  Question *question = data;

  question->free_data (question->data);
  g_free (question);
}

static void
answered_cb (AdwMessageDialog *dialog, const char *response, gpointer data)
{
  const Question *question = data;
  GtkWidget *entry = adw_message_dialog_get_extra_child (dialog);

  if (g_str_equal (response, "safe"))
    question->answer_safe (question->data, NULL);
  if (!g_str_equal (response, "agree"))
    return;
  if (question->answer != NULL)
    question->answer (question->data, NULL);
  else
    question->answer_text (gtk_editable_get_text (GTK_EDITABLE (entry)), question->data);
}

/* A dialog whose default is the answer with this @appearance, unless that does harm. */
static AdwMessageDialog *
create_dialog (GtkWidget *around,
               const char *heading,
               const char *body,
               const char *agree,
               AdwResponseAppearance appearance,
               Question question)
{
  GtkRoot *root = gtk_widget_get_root (around);
  GtkWidget *window = adw_message_dialog_new (GTK_WINDOW (root), heading, body);
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (window);
  gboolean is_harmful = appearance == ADW_RESPONSE_DESTRUCTIVE;

  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "agree", agree, NULL);
  adw_message_dialog_set_response_appearance (dialog, "agree", appearance);
  adw_message_dialog_set_default_response (dialog, is_harmful ? "cancel" : "agree");
  adw_message_dialog_set_close_response (dialog, "cancel");
  g_signal_connect_data (dialog, "response", G_CALLBACK (answered_cb),
                         g_memdup2 (&question, sizeof question), question_free, 0);
  return dialog;
}

void
tc_ask (GtkWidget *around,
        const char *heading,
        const char *body,
        const char *agree,
        GFunc answer,
        gpointer data,
        GDestroyNotify free_data)
{
  Question question = { .answer = answer, .data = data, .free_data = free_data };

  gtk_window_present (
    GTK_WINDOW (create_dialog (around, heading, body, agree, ADW_RESPONSE_DESTRUCTIVE, question)));
}

void
tc_ask_either (GtkWidget *around,
               const char *heading,
               const char *body,
               const TcAskChoice *agree,
               const TcAskChoice *safe,
               gpointer data,
               GDestroyNotify free_data)
{
  Question question = {
    .answer = agree->answer, .answer_safe = safe->answer, .data = data, .free_data = free_data
  };
  AdwMessageDialog *dialog =
    create_dialog (around, heading, body, agree->label, ADW_RESPONSE_DESTRUCTIVE, question);

  adw_message_dialog_add_response (dialog, "safe", safe->label);
  adw_message_dialog_set_response_appearance (dialog, "safe", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "safe");
  gtk_window_present (GTK_WINDOW (dialog));
}

static GtkWidget *
create_entry (const char *what, const char *text)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, what, -1);
  return entry;
}

/* Nothing is no answer. */
static void
entry_changed_cb (GtkEditable *entry, AdwMessageDialog *dialog)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (entry)));

  adw_message_dialog_set_response_enabled (dialog, "agree", *text != '\0');
}

void
tc_ask_text (GtkWidget *around,
             const char *heading,
             const char *body,
             const char *what,
             const char *text,
             const char *agree,
             TcAskAnswer answer,
             gpointer data,
             GDestroyNotify free_data)
{
  Question question = { .answer_text = answer, .data = data, .free_data = free_data };
  AdwMessageDialog *dialog =
    create_dialog (around, heading, body, agree, ADW_RESPONSE_SUGGESTED, question);
  GtkWidget *entry = create_entry (what, text);

  adw_message_dialog_set_extra_child (dialog, entry);
  g_signal_connect_object (entry, "changed", G_CALLBACK (entry_changed_cb), dialog, 0);
  entry_changed_cb (GTK_EDITABLE (entry), dialog);
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_widget_grab_focus (entry);
}
