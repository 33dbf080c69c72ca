/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Problems in the source: underlined, and reported where the pointer or the cursor is. */

#include <glib/gi18n.h>

#include "pages/source/tc-source-page-private.h"

/* More lines than anybody reads; the panel lists them all. */
#define MAX_MARKS 2000u

/* What a tooltip has room for. */
#define MAX_REPORTED 4u

void
tc_source_page_make_tags (TcSourcePage *self)
{
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (self->buffer);

  self->selected_tag = gtk_text_buffer_create_tag (buffer, NULL, NULL);
  self->warning_tag =
    gtk_text_buffer_create_tag (buffer, NULL, "underline", PANGO_UNDERLINE_ERROR, NULL);
  self->error_tag =
    gtk_text_buffer_create_tag (buffer, NULL, "underline", PANGO_UNDERLINE_ERROR, NULL);
  g_object_set (self->warning_tag, "underline-rgba", &(GdkRGBA){ 0.80f, 0.55f, 0.0f, 1.0f }, NULL);
  g_object_set (self->error_tag, "underline-rgba", &(GdkRGBA){ 0.88f, 0.11f, 0.14f, 1.0f }, NULL);
}

/* A place without width is shown on the character that stands there. */
static TcSpan
get_shown_span (const TcFinding *finding)
{
  return (TcSpan){ finding->span.start, MAX (finding->span.end, finding->span.start + 1) };
}

void
tc_source_page_mark_findings (TcSourcePage *self)
{
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (self->buffer);
  TcBuild *build = tc_document_get_build (self->document);
  TcReport *report;
  GtkTextIter start;
  GtkTextIter end;
  guint n;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  gtk_text_buffer_remove_tag (buffer, self->error_tag, &start, &end);
  gtk_text_buffer_remove_tag (buffer, self->warning_tag, &start, &end);
  if (!tc_source_page_is_current (self))
    return;
  report = tc_build_get_report (build);
  n = MIN (tc_report_get_n (report), MAX_MARKS);
  for (guint i = 0; i < n; i++) {
    const TcFinding *finding = tc_report_get (report, i);
    gboolean is_error = finding->severity == TC_SEVERITY_ERROR;
    TcSpan span = get_shown_span (finding);

    if (finding->source != tc_build_get_source (build))
      continue;
    tc_source_page_get_iter (self, span.start, &start);
    tc_source_page_get_iter (self, span.end, &end);
    gtk_text_buffer_apply_tag (buffer, is_error ? self->error_tag : self->warning_tag, &start,
                               &end);
  }
}

/* (transfer full) (nullable): markup: what is wrong at byte @offset. */
static char *
dup_logged (TcSourcePage *self, gsize offset)
{
  TcBuild *build = tc_document_get_build (self->document);
  TcReport *report = tc_build_get_report (build);
  GString *told = g_string_new (NULL);
  guint n_shown = 0;

  for (guint i = 0; i < tc_report_get_n (report) && n_shown < MAX_REPORTED; i++) {
    const TcFinding *finding = tc_report_get (report, i);
    TcSpan span = get_shown_span (finding);
    g_autofree char *text = NULL;

    if (finding->source != tc_build_get_source (build) || offset < span.start || offset >= span.end)
      continue;
    text = g_markup_printf_escaped ("%s<b>%s</b>  %s.", n_shown > 0 ? "\n" : "", finding->code,
                                    finding->message);
    g_string_append (told, text);
    if (finding->why != NULL) {
      g_autofree char *why = g_markup_printf_escaped ("\n%s", finding->why);

      g_string_append (told, why);
    }
    n_shown++;
  }
  return g_string_free (told, n_shown == 0);
}

gboolean
tc_source_page_query_tooltip (TcSourcePage *self,
                              gint x,
                              gint y,
                              gboolean is_keyboard,
                              GtkTooltip *tooltip)
{
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (self->buffer);
  g_autofree char *told = NULL;
  GtkTextIter iter;

  if (self->document == NULL || tc_document_get_build (self->document) == NULL ||
      !tc_source_page_is_current (self))
    return FALSE;
  if (is_keyboard) {
    gtk_text_buffer_get_iter_at_mark (buffer, &iter, gtk_text_buffer_get_insert (buffer));
  } else {
    gtk_text_view_window_to_buffer_coords (GTK_TEXT_VIEW (self->view), GTK_TEXT_WINDOW_WIDGET, x, y,
                                           &x, &y);
    if (!gtk_text_view_get_iter_at_location (GTK_TEXT_VIEW (self->view), &iter, x, y))
      return FALSE;
  }
  told = dup_logged (self, tc_source_page_get_offset (self, &iter));
  if (told == NULL)
    return FALSE;
  gtk_tooltip_set_markup (tooltip, told);
  return TRUE;
}
