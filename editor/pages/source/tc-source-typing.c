/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What is typed into the buffer becomes edits of the document, before the buffer itself changes: an
 * edit that the document refuses never shows. Keys in a row are one step of the history up to the
 * next word, line or place; what the buffer calls one action, such as pasting over a selection or
 * replacing all, is one step as well. */

#include <glib/gi18n.h>
#include <string.h>

#include "pages/source/tc-source-page-private.h"

/* More than this at once is not typed. */
#define HUGE_BYTES (2 * 1024 * 1024)

/* From here on a deletion sheds its colours first. */
#define COLOURED_CHARACTERS 4096

/* As much of a step's text as its label shows. */
#define LABEL_CHARACTERS 32

static char *
dup_label (const TcRun *run)
{
  g_autofree char *valid = g_utf8_make_valid (run->text->str, (gssize) run->text->len);
  g_autofree char *shown = g_strdelimit (g_strdup (valid), "\t\r\n", ' ');

  g_strstrip (shown);
  if (*shown == '\0' && run->kind == TC_RUN_DELETE)
    return g_strdup (_ ("Delete spaces"));
  if (*shown == '\0' && strchr (valid, '\n') != NULL)
    return g_strdup (_ ("Start a new line"));
  if (*shown == '\0')
    return g_strdup (_ ("Insert spaces"));
  if (g_utf8_strlen (shown, -1) > LABEL_CHARACTERS) {
    char *start = g_utf8_substring (shown, 0, LABEL_CHARACTERS - 1);

    g_free (shown);
    shown = g_strconcat (start, "…", NULL);
    g_free (start);
  }
  if (run->kind == TC_RUN_DELETE)
    return g_strdup_printf (_ ("Delete “%s”"), shown);
  return g_strdup_printf (run->is_pasted ? _ ("Insert “%s”") : _ ("Type “%s”"), shown);
}

static void
begin_run (TcRun *run, TcRunKind kind)
{
  run->serial++;
  run->kind = kind;
  run->is_pasted = FALSE;
  g_string_truncate (run->text, 0);
}

/* FALSE when the document refuses: then the buffer must stay as it is. */
static gboolean
apply (TcSourcePage *self, TcSpan range, const char *text, gsize length, gboolean is_followed)
{
  g_autoptr (TcEdits) edits = tc_edits_new (self->shown);
  g_autofree char *label = dup_label (&self->run);
  g_autofree char *key = g_strdup_printf ("source %u", self->run.serial);
  gboolean is_done;

  if (!tc_edits_add (edits, range, text, (gssize) length))
    return FALSE;
  self->is_typing = is_followed;
  is_done = tc_document_type (self->document, label, key, edits);
  self->is_typing = FALSE;
  if (!is_done)
    gtk_widget_error_bell (GTK_WIDGET (self->view));
  return is_done;
}

/* Within one action of the buffer all is one step; typing over a selection is called by what was
 * typed. */
static gboolean
goes_on (TcRun *run)
{
  return run->is_action && run->n_in_action++ > 0;
}

static gboolean
uses_crlf (TcSource *source)
{
  TcSpan first = tc_source_get_line_span (source, 1);
  const char *text = tc_source_get_text (source, NULL);

  return text[first.end] == '\r' && text[first.end + 1] == '\n';
}

/* (transfer full) (nullable): @text with the line ends of the file, if it has others. */
static char *
dup_with_line_ends (TcSource *source, const char *text, gsize length)
{
  GString *result;
  gboolean has_bare = FALSE;

  for (gsize i = 0; i < length; i++)
    has_bare = has_bare || (text[i] == '\n' && (i == 0 || text[i - 1] != '\r'));
  if (!has_bare || !uses_crlf (source))
    return NULL;
  result = g_string_new (NULL);
  for (gsize i = 0; i < length; i++) {
    if (text[i] == '\n' && (i == 0 || text[i - 1] != '\r'))
      g_string_append_c (result, '\r');
    g_string_append_c (result, text[i]);
  }
  return g_string_free (result, FALSE);
}

static void
insert_text_cb (TcSourcePage *self,
                GtkTextIter *iter,
                const char *text,
                gint length,
                GtkTextBuffer *buffer)
{
  TcRun *run = &self->run;
  g_autofree char *fixed = NULL;
  gboolean is_huge;
  gboolean is_pasted;
  gunichar first;
  gsize at;

  if (self->is_updating || self->is_batch || length == 0)
    return;
  if (!self->is_faithful) {
    g_signal_stop_emission_by_name (buffer, "insert-text");
    return;
  }
  fixed = dup_with_line_ends (self->shown, text, (gsize) length);
  if (fixed != NULL) {
    g_signal_stop_emission_by_name (buffer, "insert-text");
    gtk_text_buffer_insert (buffer, iter, fixed, -1);
    return;
  }
  at = tc_source_page_get_offset (self, iter);
  first = g_utf8_get_char (text);
  is_pasted = g_utf8_strlen (text, length) > 1;
  if (!goes_on (run) &&
      (run->kind != TC_RUN_INSERT || run->at != at || *text == '\n' || *text == '\r' || is_pasted ||
       run->is_pasted || (run->is_after_blank && !g_unichar_isspace (first))))
    begin_run (run, TC_RUN_INSERT);
  if (run->kind == TC_RUN_DELETE)
    g_string_truncate (run->text, 0);
  run->kind = TC_RUN_INSERT;
  run->is_pasted = run->is_pasted || is_pasted;
  g_string_append_len (run->text, text, length);
  /* So much comes into the buffer as a text that is opened does. */
  is_huge = length > HUGE_BYTES;
  if (!apply (self, (TcSpan){ (guint32) at, (guint32) at }, text, (gsize) length, !is_huge) ||
      is_huge) {
    g_signal_stop_emission_by_name (buffer, "insert-text");
    return;
  }
  run->at = at + (gsize) length;
  run->is_key = !self->run.is_pasted;
  run->is_after_blank = g_unichar_isspace (g_utf8_get_char (g_utf8_prev_char (text + length)));
}

static void
delete_range_cb (TcSourcePage *self, GtkTextIter *start, GtkTextIter *end, GtkTextBuffer *buffer)
{
  TcRun *run = &self->run;
  const char *text;
  gsize from;
  gsize to;

  if (self->is_updating || self->is_batch)
    return;
  if (!self->is_faithful) {
    g_signal_stop_emission_by_name (buffer, "delete-range");
    return;
  }
  from = tc_source_page_get_offset (self, start);
  to = tc_source_page_get_offset (self, end);
  if (from == to)
    return;
  text = tc_source_get_text (self->shown, NULL);
  if (!goes_on (run) &&
      (run->kind != TC_RUN_DELETE || (run->at != from && run->at != to) || text[from] == '\n'))
    begin_run (run, TC_RUN_DELETE);
  if (run->kind == TC_RUN_DELETE && run->at == to)
    g_string_prepend_len (run->text, text + from, (gssize) (to - from));
  else if (run->kind == TC_RUN_DELETE)
    g_string_append_len (run->text, text + from, (gssize) (to - from));
  if (!apply (self, (TcSpan){ (guint32) from, (guint32) to }, "", 0, TRUE))
    g_signal_stop_emission_by_name (buffer, "delete-range");
  run->at = from;
  run->is_key = tc_source_completion_get_n (self->completion) > 0;
}

/* GTK 4 keeps the ends of the tags of what it deletes, all in one line, and looks there for the
 * other end of each: the square of their number, which is seconds for a coloured scenario. */
static void
shed_colours_cb (TcSourcePage *self, GtkTextIter *start, GtkTextIter *end, GtkTextBuffer *buffer)
{
  if (gtk_text_iter_get_offset (end) - gtk_text_iter_get_offset (start) >= COLOURED_CHARACTERS)
    gtk_text_buffer_remove_all_tags (buffer, start, end);
}

static void
begin_action_cb (TcSourcePage *self)
{
  self->run.is_action = TRUE;
  self->run.n_in_action = 0;
}

static void
end_action_cb (TcSourcePage *self)
{
  self->run.is_action = FALSE;
}

void
tc_source_page_cursor_moved (TcSourcePage *self)
{
  if (self->completion == NULL)
    return;
  if (self->run.is_key)
    tc_source_completion_typed (self->completion);
  else
    tc_source_completion_hide (self->completion);
  self->run.is_key = FALSE;
}

void
tc_source_page_watch_typing (TcSourcePage *self)
{
  self->run.text = g_string_new (NULL);
  g_signal_connect_object (self->buffer, "insert-text", G_CALLBACK (insert_text_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->buffer, "delete-range", G_CALLBACK (delete_range_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->buffer, "delete-range", G_CALLBACK (shed_colours_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->buffer, "begin-user-action", G_CALLBACK (begin_action_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->buffer, "end-user-action", G_CALLBACK (end_action_cb), self,
                           G_CONNECT_SWAPPED);
}

/* Hundreds of places at once: one step and one round of notifications. */
void
tc_source_page_begin_batch (TcSourcePage *self)
{
  self->is_batch = TRUE;
}

void
tc_source_page_end_batch (TcSourcePage *self, const char *label)
{
  g_autofree char *text = NULL;
  g_autoptr (TcSource) after = NULL;
  g_autoptr (TcEdits) edits = NULL;
  GtkTextIter start;
  GtkTextIter end;

  gtk_text_buffer_get_bounds (GTK_TEXT_BUFFER (self->buffer), &start, &end);
  text = gtk_text_buffer_get_text (GTK_TEXT_BUFFER (self->buffer), &start, &end, TRUE);
  after = tc_source_new_for_string (tc_source_get_name (self->shown), text);
  edits = tc_diff_make_edits (self->shown, after);
  self->is_batch = FALSE;
  self->is_typing = TRUE;
  tc_document_apply (self->document, label, NULL, edits);
  self->is_typing = FALSE;
  self->run.kind = TC_RUN_NONE;
}
