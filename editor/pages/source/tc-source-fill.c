/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Large texts: a text view takes seconds for megabytes, so they come into the buffer in slices,
 * while the view has no buffer and the page reports how far it is; whoever does not want to wait
 * stops it. Colours would take several times as long again, so a text beyond a size has none. */

#include <glib/gi18n.h>

#include "pages/source/tc-source-page-private.h"

/* What comes at once. */
#define AT_ONCE_BYTES (256u * 1024u)

/* One that changes more than this is not followed but shown again. */
#define LARGE_EDIT_BYTES (1024u * 1024u)

/* A text view lays out whole lines: one that is longer keeps it for longer than anybody waits. */
#define MAX_LINE_BYTES (32u * 1024u)

/* Beyond this a text is shown without colours. */
#define COLOUR_BYTES (3u * 1024u * 1024u)

/* One slice, and how much of the main loop they take at a time. */
#define SLICE_BYTES (32u * 1024u)
#define SLICE_US    12000

/* So many places change one after the other nearly as slowly as the whole text comes. */
#define MAX_EDITS 2000u

gboolean
tc_source_page_is_large (TcEdits *edits)
{
  guint n = tc_edits_get_n (edits);
  gsize length = 0;

  for (guint i = 0; i < n && length <= LARGE_EDIT_BYTES; i++) {
    const TcEdit *edit = tc_edits_get (edits, i);

    length += MAX (edit->text_length, edit->range.end - edit->range.start);
  }
  return n > MAX_EDITS || length > LARGE_EDIT_BYTES;
}

static GtkTextBuffer *
get_buffer (TcSourcePage *self)
{
  return GTK_TEXT_BUFFER (self->buffer);
}

static const char *
get_text (TcSourcePage *self, gsize *out_length)
{
  if (self->fill.fixed == NULL)
    return tc_source_get_text (self->shown, out_length);
  *out_length = strlen (self->fill.fixed);
  return self->fill.fixed;
}

/* FALSE when the old text is gone. From its end, which is the quickest. */
static gboolean
remove_slice (TcSourcePage *self)
{
  GtkTextIter start;
  GtkTextIter end;

  gtk_text_buffer_get_end_iter (get_buffer (self), &end);
  start = end;
  if (!gtk_text_iter_backward_chars (&start, SLICE_BYTES) && gtk_text_iter_equal (&start, &end))
    return FALSE;
  gtk_text_buffer_delete (get_buffer (self), &start, &end);
  return TRUE;
}

/* A slice ends with a line, else between two characters that do not end one together. */
static gsize
measure_slice (const char *text, gsize length)
{
  const char *end;

  if (length <= SLICE_BYTES)
    return length;
  end = g_strrstr_len (text, SLICE_BYTES, "\n");
  if (end != NULL)
    return (gsize) (end + 1 - text);
  end = g_utf8_find_prev_char (text, text + SLICE_BYTES);
  return end > text + 1 && end[-1] == '\r' ? (gsize) (end - 1 - text) : (gsize) (end - text);
}

static gboolean
add_slice (TcSourcePage *self)
{
  GtkTextIter end;
  gsize length;
  const char *text = get_text (self, &length);
  gsize n = measure_slice (text + self->fill.done, length - self->fill.done);

  gtk_text_buffer_get_end_iter (get_buffer (self), &end);
  gtk_text_buffer_insert (get_buffer (self), &end, text + self->fill.done, (gint) n);
  self->fill.done += n;
  return self->fill.done < length;
}

static void
show_progress (TcSourcePage *self)
{
  gsize length;

  get_text (self, &length);
  gtk_progress_bar_set_fraction (self->fill_progress, (gdouble) self->fill.done / (gdouble) length);
}

/* The keys go where they were for, if that is gone. */
static void
settle (TcSourcePage *self, const char *child, GtkWidget *focus)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *now = root != NULL ? gtk_root_get_focus (root) : NULL;
  gboolean is_here = now == NULL || gtk_widget_is_ancestor (now, GTK_WIDGET (self->stack));

  gtk_stack_set_visible_child_name (self->stack, child);
  if (is_here && gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_grab_focus (focus);
}

static void
finish (TcSourcePage *self)
{
  self->fill.source = 0;
  g_clear_pointer (&self->fill.fixed, g_free);
  self->is_faithful = self->fill.is_text;
  gtk_text_view_set_editable (GTK_TEXT_VIEW (self->view), self->is_faithful);
  tc_source_page_filled (self, self->fill.cursor);
  settle (self, "text", GTK_WIDGET (self->view));
}

static gboolean
fill_cb (gpointer user_data)
{
  TcSourcePage *self = user_data;
  gint64 end = g_get_monotonic_time () + SLICE_US;
  gboolean is_more = TRUE;

  self->is_updating = TRUE;
  /* Not while somebody changes it: a paste ends in the view. */
  gtk_text_view_set_buffer (GTK_TEXT_VIEW (self->view), NULL);
  while (is_more && g_get_monotonic_time () < end)
    is_more = (self->fill.done == 0 && remove_slice (self)) || add_slice (self);
  self->is_updating = FALSE;
  show_progress (self);
  if (is_more)
    return G_SOURCE_CONTINUE;
  finish (self);
  return G_SOURCE_REMOVE;
}

static void
begin (TcSourcePage *self)
{
  gsize length;
  g_autofree char *size = NULL;
  g_autofree char *text = NULL;

  get_text (self, &length);
  size = g_format_size (length);
  /* TRANSLATORS: %s is a size: "20.1 MB" */
  text = g_strdup_printf (_ ("Showing %s of text…"), size);
  gtk_label_set_label (self->fill_label, text);
  self->is_faithful = FALSE;
  self->fill.done = 0;
  self->fill.is_stopped = FALSE;
  gtk_text_view_set_editable (GTK_TEXT_VIEW (self->view), FALSE);
  show_progress (self);
  settle (self, "filling", self->fill_cancel);
  self->fill.source = g_idle_add (fill_cb, self);
}

/* Without a language: what is not highlighted would be analysed all the same, with each key. */
static void
choose_colours (TcSourcePage *self, gsize length)
{
  GtkSourceLanguageManager *languages = gtk_source_language_manager_get_default ();
  gboolean has_colours = length <= COLOUR_BYTES;
  g_autofree char *size = g_format_size (length);
  g_autofree char *text = NULL;

  gtk_source_buffer_set_language (
    self->buffer, has_colours ? gtk_source_language_manager_get_language (languages, "xml") : NULL);
  gtk_source_buffer_set_highlight_syntax (self->buffer, has_colours);
  gtk_source_buffer_set_highlight_matching_brackets (self->buffer, has_colours);
  /* TRANSLATORS: %s is a size: "20.1 MB" */
  text = g_strdup_printf (_ ("Without highlighting: %s of text is too much for it."), size);
  gtk_label_set_label (self->plain_text, text);
  gtk_widget_set_visible (self->plain, !has_colours);
}

/* 0 when there is none. */
static guint
find_long_line (TcSource *source)
{
  guint n = tc_source_get_n_lines (source);

  for (guint line = 1; line <= n; line++) {
    TcSpan span = tc_source_get_line_span (source, line);

    if (span.end - span.start > MAX_LINE_BYTES)
      return line;
  }
  return 0;
}

/* TRUE when nothing of the text can be shown. */
static gboolean
refuse_long_line (TcSourcePage *self)
{
  guint line = find_long_line (self->shown);
  TcSpan span;
  g_autofree char *size = NULL;
  g_autofree char *text = NULL;

  if (line == 0)
    return FALSE;
  span = tc_source_get_line_span (self->shown, line);
  size = g_format_size (span.end - span.start);
  /* TRANSLATORS: the number of a line, and its size: "2.1 MB" */
  text = g_strdup_printf (_ ("Line %u has %s, which is too long to show without delay. Break the "
                             "text into lines to show it. You can undo this."),
                          line, size);
  adw_status_page_set_description (self->long_page, text);
  self->is_faithful = FALSE;
  self->fill.is_stopped = FALSE;
  g_clear_pointer (&self->fill.fixed, g_free);
  gtk_text_view_set_editable (GTK_TEXT_VIEW (self->view), FALSE);
  settle (self, "long", self->break_button);
  return TRUE;
}

void
tc_source_page_load (TcSourcePage *self, TcSource *source, gsize cursor)
{
  GtkTextBuffer *buffer = get_buffer (self);
  gsize length;
  const char *text = tc_source_get_text (source, &length);

  tc_source_page_stop_filling (self);
  g_clear_pointer (&self->shown, tc_source_unref);
  self->shown = tc_source_ref (source);
  self->anchor_bytes = 0;
  self->anchor_characters = 0;
  self->run.kind = TC_RUN_NONE;
  self->fill.cursor = cursor;
  self->fill.is_text = g_utf8_validate (text, (gssize) length, NULL);
  if (!self->fill.is_text)
    self->fill.fixed = g_utf8_make_valid (text, (gssize) length);
  choose_colours (self, length);
  if (refuse_long_line (self))
    return;
  if (length > AT_ONCE_BYTES || gtk_text_buffer_get_char_count (buffer) > (gint) AT_ONCE_BYTES) {
    begin (self);
    return;
  }
  self->fill.is_stopped = FALSE;
  gtk_stack_set_visible_child_name (self->stack, "text");
  gtk_text_buffer_set_text (buffer, self->fill.fixed != NULL ? self->fill.fixed : text, -1);
  finish (self);
}

void
tc_source_page_stop_filling (TcSourcePage *self)
{
  g_clear_handle_id (&self->fill.source, g_source_remove);
  g_clear_pointer (&self->fill.fixed, g_free);
}

static void
stop_filling_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcSourcePage *self = TC_SOURCE_PAGE (widget);

  if (self->fill.source == 0)
    return;
  tc_source_page_stop_filling (self);
  self->fill.is_stopped = TRUE;
  settle (self, "stopped", self->fill_button);
}

static void
break_lines_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tc_source_page_break_lines (TC_SOURCE_PAGE (widget));
}

static void
fill_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcSourcePage *self = TC_SOURCE_PAGE (widget);

  if (self->fill.is_stopped)
    tc_source_page_refill (self);
}

void
tc_source_page_install_fill_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "source.stop-filling", NULL, stop_filling_action);
  gtk_widget_class_install_action (widget_class, "source.fill", NULL, fill_action);
  gtk_widget_class_install_action (widget_class, "source.break-lines", NULL, break_lines_action);
}
