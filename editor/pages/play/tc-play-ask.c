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
