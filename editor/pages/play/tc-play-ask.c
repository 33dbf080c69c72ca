/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/play/tc-play-ask.h"

#include <glib/gi18n.h>

typedef struct {
  GFunc answer;
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
  Question *question = data;

  if (g_str_equal (response, "agree"))
    question->answer (question->data, NULL);
}

void
tc_play_ask (GtkWidget *around,
             const char *heading,
             const char *body,
             const char *agree,
             GFunc answer,
             gpointer data,
             GDestroyNotify free_data)
{
  GtkRoot *root = gtk_widget_get_root (around);
  GtkWidget *window = adw_message_dialog_new (GTK_WINDOW (root), heading, body);
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (window);
  Question *question = g_new0 (Question, 1);

  question->answer = answer;
  question->data = data;
  question->free_data = free_data;
  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "agree", agree, NULL);
  adw_message_dialog_set_response_appearance (dialog, "agree", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (dialog, "cancel");
  adw_message_dialog_set_close_response (dialog, "cancel");
  g_signal_connect_data (dialog, "response", G_CALLBACK (answered_cb), question, question_free, 0);
  gtk_window_present (GTK_WINDOW (window));
}

/* -- Text -------------------------------------------------------------------------------------- */

typedef struct {
  TcPlayAnswer answer;
  gpointer data;
  GDestroyNotify free_data;
} TextQuestion;

static void
text_question_free (gpointer data, GClosure *closure)
{
  TextQuestion *question = data;

  question->free_data (question->data);
  g_free (question);
}

static void
text_answered_cb (AdwMessageDialog *dialog, const char *response, gpointer data)
{
  TextQuestion *question = data;
  GtkWidget *entry = adw_message_dialog_get_extra_child (dialog);

  if (g_str_equal (response, "agree"))
    question->answer (gtk_editable_get_text (GTK_EDITABLE (entry)), question->data);
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

void
tc_play_ask_text (GtkWidget *around,
                  const char *heading,
                  const char *body,
                  const char *what,
                  const char *text,
                  const char *agree,
                  TcPlayAnswer answer,
                  gpointer data,
                  GDestroyNotify free_data)
{
  GtkRoot *root = gtk_widget_get_root (around);
  GtkWidget *window = adw_message_dialog_new (GTK_WINDOW (root), heading, body);
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (window);
  GtkWidget *entry = create_entry (what, text);
  TextQuestion *question = g_new0 (TextQuestion, 1);

  question->answer = answer;
  question->data = data;
  question->free_data = free_data;
  adw_message_dialog_set_extra_child (dialog, entry);
  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "agree", agree, NULL);
  adw_message_dialog_set_response_appearance (dialog, "agree", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "agree");
  adw_message_dialog_set_close_response (dialog, "cancel");
  g_signal_connect_data (dialog, "response", G_CALLBACK (text_answered_cb), question,
                         text_question_free, 0);
  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_grab_focus (entry);
}
