/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/tc-ignore.h"

#include <glib/gi18n.h>

#include "widgets/tc-ask.h"

typedef struct {
  GtkWidget *around;
  TcDocument *document;
  TcBuild *build; /* the finding is of this one, whatever the document has by now */
  guint index;
} Question;

static void
question_free (gpointer data)
{
  Question *question = data;

  g_object_unref (question->around);
  g_object_unref (question->document);
  tc_build_unref (question->build);
  g_free (question);
}

gboolean
tc_ignore_is_possible (TcBuild *build, const TcFinding *finding)
{
  return finding->source == tc_build_get_source (build) && tc_build_get_scenario (build) != NULL &&
         tc_report_can_ignore (tc_build_get_report (build), finding);
}

/* (nullable): the element that the comment is written before; %NULL for the root, whose comment is
 * that of the whole file. */
static char *
dup_element (TcBuild *build, const TcFinding *finding)
{
  TcNode node = tc_build_find_node (build, finding->source, finding->span.start);

  return node != TC_NODE_NONE && node != 0
           ? tc_reference_dup_title (tc_build_get_scenario (build), node)
           : NULL;
}

/* (transfer full): @is_whole: the comment is that of the whole file, else it hides @n problems. */
static char *
dup_outcome (gboolean is_whole, guint n)
{
  if (is_whole)
    return g_strdup (_ ("Every problem with this code stays out of the list and of \"turncoat "
                        "validate\" as long as the comment is there."));
  if (n < 2)
    return g_strdup (_ ("The problem stays out of the list and of \"turncoat validate\" as long as "
                        "the comment is there."));
  return g_strdup_printf (
    ngettext ("%u problem with this code in it stays out of the list and of \"turncoat validate\" "
              "as long as the comment is there.",
              "All %u problems with this code in it stay out of the list and of \"turncoat "
              "validate\" as long as the comment is there.",
              n),
    n);
}

/* (transfer full): @element: (nullable); @n: how many problems the comment hides. */
static char *
dup_body (const char *code, const char *element, guint n)
{
  /* TRANSLATORS: before an element: "This comment is written before Adjacency Bouillon – Sedan:" */
  g_autofree char *head = element != NULL
                            ? g_strdup_printf (_ ("This comment is written before %s:"), element)
                            : g_strdup (_ ("This comment is written before the first element:"));
  g_autofree char *outcome = dup_outcome (element == NULL, n);

  /* On a line of its own, where its end is not broken. */
  return g_strdup_printf ("%s\n<!-- turncoat: ignore %s: … -->\n\n%s", head, code, outcome);
}

static void
agreed_cb (const char *reason, gpointer data)
{
  const Question *question = data;
  TcReport *report = tc_build_get_report (question->build);
  const TcFinding *finding = tc_report_get (report, question->index);
  g_autoptr (TcEdits) edits = tc_report_make_ignore (report, finding, reason, NULL);
  g_autofree char *element = dup_element (question->build, finding);
  g_autofree char *label = NULL;

  if (element != NULL)
    /* TRANSLATORS: a step that can be undone: a code and a thing: "Ignore BRD005 at Adjacency
     * Bouillon – Sedan" */
    label = g_strdup_printf (_ ("Ignore %s at %s"), finding->code, element);
  else
    /* TRANSLATORS: a step that can be undone, with the code of a problem */
    label = g_strdup_printf (_ ("Ignore %s"), finding->code);
  if (edits == NULL || !tc_document_apply (question->document, label, NULL, edits))
    gtk_widget_activate_action (
      question->around, "win.show-notice", "s",
      _ ("The text has changed in the meantime. Check the problem again."));
}

void
tc_ignore_ask (GtkWidget *around, TcDocument *document, guint index)
{
  TcBuild *build = tc_document_get_build (document);
  TcReport *report = tc_build_get_report (build);
  const TcFinding *finding = tc_report_get (report, index);
  Question question = { g_object_ref (around), g_object_ref (document), tc_build_ref (build),
                        index };
  guint n = 0;
  g_autoptr (TcEdits) unused = tc_report_make_ignore (report, finding, "…", &n);
  g_autofree char *element = dup_element (build, finding);
  g_autofree char *body = dup_body (finding->code, element, n);
  TcAskText ask = { .heading = _ ("Ignore This Problem?"),
                    .body = body,
                    .what = _ ("Reason"),
                    .text = "",
                    .agree = _ ("_Ignore"),
                    .refuse = tc_ignore_refuse_reason };

  tc_ask_checked_text (around, &ask, agreed_cb, g_memdup2 (&question, sizeof question),
                       question_free);
}
