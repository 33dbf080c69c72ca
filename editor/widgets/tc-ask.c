/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/tc-ask.h"

#include <glib/gi18n.h>
#include <string.h>

typedef struct {
  GFunc answer; /* of a question without text, else NULL */
  GFunc answer_safe;
  TcAskAnswer answer_text;
  GtkWidget *entry; /* of a question for text; the dialog's */
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

  if (g_str_equal (response, "safe"))
    question->answer_safe (question->data, NULL);
  if (!g_str_equal (response, "agree"))
    return;
  if (question->answer != NULL)
    question->answer (question->data, NULL);
  else
    question->answer_text (gtk_editable_get_text (GTK_EDITABLE (question->entry)), question->data);
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
  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), what);
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, what, -1);
  return entry;
}

typedef struct {
  AdwMessageDialog *dialog; /* which owns this, by its entry */
  TcAskRefuse refuse;       /* nullable */
  GtkLabel *label;          /* nullable: for why it is refused */
} Check;

static void
show_refusal (GtkEditable *entry, const Check *check, const char *why_not)
{
  gtk_label_set_label (check->label, why_not != NULL ? why_not : "");
  gtk_accessible_update_state (
    GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_STATE_INVALID,
    why_not != NULL ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
  if (why_not != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (entry), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (entry), "error");
}

/* Nothing is no answer, which needs no words before somebody gives it. */
static void
entry_changed_cb (GtkEditable *entry, const Check *check)
{
  const char *text = gtk_editable_get_text (entry);
  gboolean is_empty = text[strspn (text, " \t\r\n")] == '\0';
  const char *why_not = !is_empty && check->refuse != NULL ? check->refuse (text) : NULL;

  adw_message_dialog_set_response_enabled (check->dialog, "agree", !is_empty && why_not == NULL);
  if (check->label != NULL)
    show_refusal (entry, check, why_not);
}

/* Enter, which does nothing as long as the answer is refused. */
static void
entry_activated_cb (GtkEditable *entry, const Check *check)
{
  show_refusal (entry, check, check->refuse (gtk_editable_get_text (entry)));
}

/* Its line is there from the start, so that the dialog keeps its size. */
static GtkWidget *
create_refusal (GtkWidget *entry)
{
  GtkWidget *label = gtk_label_new ("");

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "error");
  gtk_widget_add_css_class (label, "caption");
  gtk_accessible_update_relation (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY,
                                  label, NULL, -1);
  return label;
}

static void
add_entry (AdwMessageDialog *dialog, GtkWidget *entry, TcAskRefuse refuse)
{
  GtkWidget *label = refuse != NULL ? create_refusal (entry) : NULL;
  Check check = { dialog, refuse, GTK_LABEL (label) };
  Check *kept = g_memdup2 (&check, sizeof check);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  gtk_box_append (GTK_BOX (box), entry);
  if (label != NULL)
    gtk_box_append (GTK_BOX (box), label);
  adw_message_dialog_set_extra_child (dialog, box);
  g_signal_connect_data (entry, "changed", G_CALLBACK (entry_changed_cb), kept,
                         (GClosureNotify) (void (*) (void)) g_free, 0);
  if (refuse != NULL)
    g_signal_connect (entry, "activate", G_CALLBACK (entry_activated_cb), kept);
  entry_changed_cb (GTK_EDITABLE (entry), kept);
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
  TcAskText ask = { heading, body, what, text, agree, NULL };

  tc_ask_checked_text (around, &ask, answer, data, free_data);
}

void
tc_ask_checked_text (GtkWidget *around,
                     const TcAskText *ask,
                     TcAskAnswer answer,
                     gpointer data,
                     GDestroyNotify free_data)
{
  GtkWidget *entry = create_entry (ask->what, ask->text);
  Question question = {
    .answer_text = answer, .entry = entry, .data = data, .free_data = free_data
  };
  AdwMessageDialog *dialog =
    create_dialog (around, ask->heading, ask->body, ask->agree, ADW_RESPONSE_SUGGESTED, question);

  add_entry (dialog, entry, ask->refuse);
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_widget_grab_focus (entry);
}
