/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/tc-ignore.h"

#include <glib/gi18n.h>

#include "widgets/tc-ask.h"

#define MAX_LISTED 5 /* of the problems that a comment hides */

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

static char *
dup_heading (guint n)
{
  return n < 2 ? g_strdup (_ ("Ignore This Problem?"))
               : g_strdup_printf (ngettext ("Ignore %u Problem?", "Ignore %u Problems?", n), n);
}

/* (transfer full): what is hidden, a line each, as far as there is room for it. */
static char *
dup_hidden (GPtrArray *hidden)
{
  guint n_listed = hidden->len > MAX_LISTED ? MAX_LISTED - 1 : hidden->len;
  GString *lines = g_string_new (NULL);

  for (guint i = 0; i < n_listed; i++) {
    const TcFinding *finding = g_ptr_array_index (hidden, i);

    /* TRANSLATORS: where a problem is, and the problem */
    g_string_append_printf (lines, _ ("Line %u: %s"), finding->line, finding->message);
    g_string_append_c (lines, '\n');
  }
  if (n_listed < hidden->len)
    g_string_append_printf (lines,
                            ngettext ("and %u more\n", "and %u more\n", hidden->len - n_listed),
                            hidden->len - n_listed);
  return g_string_free (lines, FALSE);
}

/* (transfer full): @is_whole: the comment is that of the whole file. */
static char *
dup_outcome (gboolean is_whole, GPtrArray *hidden)
{
  g_autofree char *lines = dup_hidden (hidden);
  g_autofree char *head =
    hidden->len < 2
      ? g_strdup (_ ("It hides this problem from the list and from \"turncoat validate\":"))
      : g_strdup_printf (
          ngettext (
            "It hides %u problem from the list and from \"turncoat validate\":",
            "It hides %u problems from the list and from \"turncoat validate\":", hidden->len),
          hidden->len);
  const char *later = is_whole ? _ ("Later problems with this code in the file are hidden as well.")
                               : _ ("Later problems with this code there are hidden as well.");

  return g_strdup_printf ("%s\n%s\n%s", head, lines, later);
}

/* (transfer full): @element: (nullable): what the comment is written before. */
static char *
dup_body (const char *code, const char *element, GPtrArray *hidden)
{
  /* TRANSLATORS: before an element: "This comment is written before Adjacency Bouillon – Sedan:" */
  g_autofree char *head = element != NULL
                            ? g_strdup_printf (_ ("This comment is written before %s:"), element)
                            : g_strdup (_ ("This comment is written before the first element:"));
  g_autofree char *outcome = dup_outcome (element == NULL, hidden);

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
  g_autoptr (GPtrArray) hidden = NULL;
  g_autoptr (TcEdits) unused = tc_report_make_ignore (report, finding, "…", &hidden);
  g_autofree char *element = dup_element (build, finding);
  g_autofree char *body = dup_body (finding->code, element, hidden);
  g_autofree char *heading = dup_heading (hidden->len);
  TcAskText ask = { .heading = heading,
                    .body = body,
                    .what = _ ("Reason"),
                    .text = "",
                    .agree = _ ("_Ignore"),
                    .refuse = tc_ignore_refuse_reason };

  tc_ask_checked_text (around, &ask, agreed_cb, g_memdup2 (&question, sizeof question),
                       question_free);
}
