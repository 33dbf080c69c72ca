/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/play/tc-play-ask.h"

#include <glib/gi18n.h>

typedef struct {
  TcPlayAnswer answer;
  GWeakRef object;
  guint value;
} Question;

static void
question_free (gpointer data, GClosure *closure)
{
  Question *question = data;

  g_weak_ref_clear (&question->object);
  g_free (question);
}

static void
answered_cb (AdwMessageDialog *dialog, const char *response, gpointer data)
{
  Question *question = data;
  g_autoptr (GObject) object = g_weak_ref_get (&question->object);

  if (object != NULL && g_str_equal (response, "agree"))
    question->answer (object, question->value);
}

void
tc_play_ask (GtkWidget *around,
             const char *heading,
             const char *body,
             const char *agree,
             TcPlayAnswer answer,
             gpointer object,
             guint value)
{
  GtkWidget *window =
    adw_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (around)), heading, body);
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (window);
  Question *question = g_new0 (Question, 1);

  question->answer = answer;
  question->value = value;
  g_weak_ref_init (&question->object, object);
  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "agree", agree, NULL);
  adw_message_dialog_set_response_appearance (dialog, "agree", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (dialog, "cancel");
  adw_message_dialog_set_close_response (dialog, "cancel");
  g_signal_connect_data (dialog, "response", G_CALLBACK (answered_cb), question, question_free, 0);
  gtk_window_present (GTK_WINDOW (window));
}
