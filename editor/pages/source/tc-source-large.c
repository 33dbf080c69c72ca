/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What changes all of a large text, found out in a thread: replacing in every place, and breaking a
 * text into lines that can be shown. Both are one step of the history. */

#include <glib/gi18n.h>

#include "pages/source/tc-source-page-private.h"

/* Smaller texts are changed in the buffer, sooner than a thread can report. */
#define LARGE_CHARACTERS (512 * 1024)

typedef struct {
  TcSource *source;
  GRegex *regex; /* NULL: to be broken into lines */
  char *replacement;
  gboolean has_references; /* in @replacement */
  TcEdits *edits;          /* NULL: the text is not well-formed */
} Change;

static void
change_clear (gpointer data)
{
  Change *change = data;

  tc_source_unref (change->source);
  g_clear_pointer (&change->regex, g_regex_unref);
  g_free (change->replacement);
  g_clear_pointer (&change->edits, tc_edits_unref);
}

static void
change_unref (gpointer change)
{
  g_atomic_rc_box_release_full (change, change_clear);
}

static Change *
change_new (TcSourcePage *self)
{
  Change *change = g_atomic_rc_box_new0 (Change);

  change->source = tc_source_ref (self->shown);
  return change;
}

static gboolean
add_match (const Change *change, GMatchInfo *match, GError **error)
{
  g_autofree char *expanded = NULL;
  gint start;
  gint end;

  g_match_info_fetch_pos (match, 0, &start, &end);
  if (change->has_references) {
    expanded = g_match_info_expand_references (match, change->replacement, error);
    if (expanded == NULL)
      return FALSE;
  }
  /* Two empty places side by side are one. */
  (void) tc_edits_add (change->edits, (TcSpan){ (guint32) start, (guint32) end },
                       expanded != NULL ? expanded : change->replacement, -1);
  return TRUE;
}

static gboolean
replace (gpointer data, GCancellable *cancellable, GError **error)
{
  Change *change = data;
  g_autoptr (GMatchInfo) match = NULL;
  gsize length;
  const char *text = tc_source_get_text (change->source, &length);
  GError *failed = NULL;

  change->edits = tc_edits_new (change->source);
  g_regex_match_full (change->regex, text, (gssize) length, 0, 0, &match, &failed);
  while (failed == NULL && g_match_info_matches (match) &&
         !g_cancellable_is_cancelled (cancellable) && add_match (change, match, &failed))
    g_match_info_next (match, &failed);
  if (failed == NULL)
    return TRUE;
  g_propagate_error (error, failed);
  return FALSE;
}

static gboolean
break_lines (gpointer data, GCancellable *cancellable, GError **error)
{
  Change *change = data;
  g_autoptr (TcReport) report = tc_report_new ();

  change->edits = tc_format_make_edits (change->source, report);
  return TRUE;
}

static void
show_notice (TcSourcePage *self, const char *text)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.show-notice", "s", text);
}

/* What waits for the thread. */
typedef struct {
  TcSourcePage *page;
  TcFindBar *bar; /* NULL: the lines are broken */
  Change *change;
} Changing;

static Changing *
changing_new (TcSourcePage *self, TcFindBar *bar, Change *change)
{
  Changing *changing = g_new0 (Changing, 1);

  changing->page = g_object_ref (self);
  changing->bar = bar != NULL ? g_object_ref (bar) : NULL;
  changing->change = change;
  return changing;
}

static void
changing_free (gpointer data)
{
  Changing *changing = data;

  g_object_unref (changing->page);
  g_clear_object (&changing->bar);
  change_unref (changing->change);
  g_free (changing);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Changing, changing_free)

static void
replaced_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  TcDocument *document = TC_DOCUMENT (object);
  g_autoptr (Changing) changing = user_data;
  TcEdits *edits = changing->change->edits;
  g_autoptr (GError) error = NULL;
  g_autofree char *label = NULL;

  if (!tc_document_work_finish (document, result, &error)) {
    show_notice (changing->page, error->message);
    return;
  }
  label = tc_find_bar_dup_replace_label (changing->bar, (gint) tc_edits_get_n (edits));
  tc_document_apply (document, label, NULL, edits);
}

gboolean
tc_source_page_replace_large (TcSourcePage *self, TcFindBar *bar)
{
  Change *change;

  if (gtk_text_buffer_get_char_count (GTK_TEXT_BUFFER (self->buffer)) <= LARGE_CHARACTERS)
    return FALSE;
  change = change_new (self);
  change->regex = tc_find_bar_make_regex (bar, &change->has_references);
  if (change->regex == NULL) {
    change_unref (change);
    return TRUE;
  }
  change->replacement = g_strdup (tc_find_bar_get_replacement (bar));
  tc_document_work_async (self->document, _ ("Replacing"), replace, change, change_unref,
                          replaced_cb, changing_new (self, bar, change));
  return TRUE;
}

static void
broken_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  TcDocument *document = TC_DOCUMENT (object);
  g_autoptr (Changing) changing = user_data;
  TcEdits *edits = changing->change->edits;
  g_autoptr (GError) error = NULL;

  if (!tc_document_work_finish (document, result, &error))
    show_notice (changing->page, error->message);
  else if (edits == NULL)
    show_notice (changing->page,
                 _ ("The text is not well-formed XML, so it cannot be broken into lines here."));
  else
    tc_document_apply (document, _ ("Break the text into lines"), NULL, edits);
}

void
tc_source_page_break_lines (TcSourcePage *self)
{
  Change *change;

  if (self->shown == NULL || self->document == NULL)
    return;
  change = change_new (self);
  tc_document_work_async (self->document, _ ("Breaking the text into lines"), break_lines, change,
                          change_unref, broken_cb, changing_new (self, NULL, change));
}
