/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-source-page.h"

#include <glib/gi18n.h>
#include <gtksourceview/gtksource.h>

struct _TcSourcePage {
  AdwBin parent_instance;

  TcDocument *document;
  gboolean is_faithful; /* the buffer holds the text itself, not a mended copy */
  gboolean is_updating;

  GtkSourceView *view;
  GtkSourceBuffer *buffer;
  GtkLabel *place;
  GtkTextTag *selected_tag;
  GtkTextTag *error_tag;
  GtkTextTag *warning_tag;
};

G_DEFINE_FINAL_TYPE (TcSourcePage, tc_source_page, ADW_TYPE_BIN)

/* The buffer counts characters, the text counts bytes; and the two disagree about what ends a line,
 * so only whole-text character offsets cross between them. */
static void
get_iter (TcSourcePage *self, TcSource *source, gsize offset, GtkTextIter *out_iter)
{
  gsize length;
  const char *text = tc_source_get_text (source, &length);
  glong characters = self->is_faithful ? g_utf8_strlen (text, MIN (offset, length)) : 0;

  gtk_text_buffer_get_iter_at_offset (GTK_TEXT_BUFFER (self->buffer), out_iter, characters);
}

static gsize
get_offset (TcSource *source, const GtkTextIter *iter)
{
  const char *text = tc_source_get_text (source, NULL);

  return g_utf8_offset_to_pointer (text, gtk_text_iter_get_offset (iter)) - text;
}

static void
load_whole (TcSourcePage *self, TcSource *source)
{
  g_autofree char *mended = NULL;
  GtkTextIter start;
  gsize length;
  const char *text = tc_source_get_text (source, &length);

  self->is_faithful = g_utf8_validate (text, length, NULL);
  if (!self->is_faithful)
    mended = g_utf8_make_valid (text, length);
  gtk_text_buffer_set_text (GTK_TEXT_BUFFER (self->buffer), mended != NULL ? mended : text, -1);
  gtk_text_buffer_get_start_iter (GTK_TEXT_BUFFER (self->buffer), &start);
  gtk_text_buffer_place_cursor (GTK_TEXT_BUFFER (self->buffer), &start);
}

/* In descending order, so that the places of the old text hold until their turn. */
static void
apply_edits (TcSourcePage *self, TcEdits *edits)
{
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (self->buffer);
  GtkTextIter start;
  GtkTextIter end;
  g_autofree char *text = NULL;
  g_autofree glong *starts = NULL;
  g_autofree glong *ends = NULL;
  guint n = tc_edits_get_n (edits);
  glong shift = 0;
  gsize bytes = 0;

  /* The buffer still has the old text: its own bytes give the character places of each edit. */
  gtk_text_buffer_get_bounds (buffer, &start, &end);
  text = gtk_text_buffer_get_text (buffer, &start, &end, TRUE);
  starts = g_new (glong, MAX (n, 1));
  ends = g_new (glong, MAX (n, 1));
  for (guint i = 0; i < n; i++) {
    const TcEdit *edit = tc_edits_get (edits, i);

    shift += g_utf8_strlen (text + bytes, edit->range.start - bytes);
    starts[i] = shift;
    shift += g_utf8_strlen (text + edit->range.start, edit->range.end - edit->range.start);
    ends[i] = shift;
    bytes = edit->range.end;
  }
  for (guint i = n; i > 0; i--) {
    const TcEdit *edit = tc_edits_get (edits, i - 1);

    gtk_text_buffer_get_iter_at_offset (buffer, &start, starts[i - 1]);
    gtk_text_buffer_get_iter_at_offset (buffer, &end, ends[i - 1]);
    gtk_text_buffer_delete (buffer, &start, &end);
    gtk_text_buffer_insert (buffer, &start, edit->text, edit->text_length);
  }
}

static void
text_changed_cb (TcSourcePage *self, TcEdits *edits)
{
  TcSource *source = tc_document_get_source (self->document);

  self->is_updating = TRUE;
  if (edits != NULL && self->is_faithful)
    apply_edits (self, edits);
  else
    load_whole (self, source);
  self->is_updating = FALSE;
}

static void
mark_findings (TcSourcePage *self, TcBuild *build)
{
  TcReport *report = tc_build_get_report (build);
  TcSource *source = tc_build_get_source (build);
  GtkTextIter start;
  GtkTextIter end;

  for (guint i = 0; i < tc_report_get_n (report); i++) {
    const TcFinding *finding = tc_report_get (report, i);

    if (finding->source != source)
      continue;
    get_iter (self, source, finding->span.start, &start);
    get_iter (self, source, MAX (finding->span.end, finding->span.start + 1), &end);
    gtk_text_buffer_apply_tag (
      GTK_TEXT_BUFFER (self->buffer),
      finding->severity == TC_SEVERITY_ERROR ? self->error_tag : self->warning_tag, &start, &end);
  }
}

static void
build_changed_cb (TcSourcePage *self)
{
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (self->buffer);
  TcBuild *build = tc_document_get_build (self->document);
  GtkTextIter start;
  GtkTextIter end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  gtk_text_buffer_remove_tag (buffer, self->error_tag, &start, &end);
  gtk_text_buffer_remove_tag (buffer, self->warning_tag, &start, &end);
  if (self->is_faithful && !tc_document_is_building (self->document))
    mark_findings (self, build);
}

/* The cursor's line stands in the upper third, and text begins at its beginning when the cursor can
 * be seen so: an offset by a few columns makes XML hard to read. */
static gboolean
scroll_to_cursor_cb (gpointer user_data)
{
  TcSourcePage *self = user_data;
  GtkScrollable *scrollable = GTK_SCROLLABLE (self->view);
  GtkAdjustment *across = gtk_scrollable_get_hadjustment (scrollable);
  GtkAdjustment *down = gtk_scrollable_get_vadjustment (scrollable);
  GtkTextIter iter;
  GdkRectangle place;
  gdouble width = gtk_adjustment_get_page_size (across);

  gtk_text_buffer_get_iter_at_mark (GTK_TEXT_BUFFER (self->buffer), &iter,
                                    gtk_text_buffer_get_insert (GTK_TEXT_BUFFER (self->buffer)));
  /* Makes the view lay out the lines around the cursor, so that their place is known. */
  gtk_text_view_scroll_to_iter (GTK_TEXT_VIEW (self->view), &iter, 0.0, TRUE, 0.0, 0.3);
  gtk_text_view_get_iter_location (GTK_TEXT_VIEW (self->view), &iter, &place);
  gtk_adjustment_set_value (down, place.y - 0.3 * gtk_adjustment_get_page_size (down));
  gtk_adjustment_set_value (across, place.x < 0.8 * width ? 0 : place.x - 0.5 * width);
  return G_SOURCE_REMOVE;
}

/* A place that was chosen on another page: only a view on the screen can scroll to it. */
static void
mapped_cb (TcSourcePage *self)
{
  g_idle_add_full (G_PRIORITY_LOW, scroll_to_cursor_cb, g_object_ref (self), g_object_unref);
}

static void
selected_cb (TcSourcePage *self)
{
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (self->buffer);
  TcScenario *scenario = tc_document_get_scenario (self->document);
  TcNode node = tc_document_get_selected_node (self->document);
  GtkTextIter start;
  GtkTextIter end;
  TcSpan span;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  gtk_text_buffer_remove_tag (buffer, self->selected_tag, &start, &end);
  if (node == TC_NODE_NONE || node == 0 || !self->is_faithful ||
      tc_scenario_get_source (scenario) != tc_document_get_source (self->document))
    return;
  span = tc_scenario_get_tag_span (scenario, node);
  get_iter (self, tc_scenario_get_source (scenario), span.start, &start);
  get_iter (self, tc_scenario_get_source (scenario), span.end, &end);
  gtk_text_buffer_apply_tag (buffer, self->selected_tag, &start, &end);
  if (self->is_updating)
    return;
  self->is_updating = TRUE;
  gtk_text_buffer_place_cursor (buffer, &start);
  scroll_to_cursor_cb (self);
  self->is_updating = FALSE;
}

static void
update_place (TcSourcePage *self)
{
  TcSource *source = tc_document_get_source (self->document);
  g_autofree char *text = NULL;
  GtkTextIter iter;
  guint line;
  guint column;

  gtk_text_buffer_get_iter_at_mark (GTK_TEXT_BUFFER (self->buffer), &iter,
                                    gtk_text_buffer_get_insert (GTK_TEXT_BUFFER (self->buffer)));
  if (source == NULL || !self->is_faithful)
    return;
  tc_source_locate (source, get_offset (source, &iter), &line, &column);
  text = g_strdup_printf (_ ("Line %u, column %u"), line, column);
  gtk_label_set_label (self->place, text);
}

/* The cursor moved by the user selects what it stands in. */
static void
cursor_moved_cb (TcSourcePage *self)
{
  TcScenario *scenario;
  TcSource *source;
  GtkTextIter iter;
  TcNode node;

  if (self->document == NULL)
    return;
  update_place (self);
  scenario = tc_document_get_scenario (self->document);
  source = tc_document_get_source (self->document);
  if (self->is_updating || scenario == NULL || !self->is_faithful ||
      tc_scenario_get_source (scenario) != source)
    return;
  gtk_text_buffer_get_iter_at_mark (GTK_TEXT_BUFFER (self->buffer), &iter,
                                    gtk_text_buffer_get_insert (GTK_TEXT_BUFFER (self->buffer)));
  node = tc_scenario_node_at (scenario, get_offset (source, &iter));
  if (node == TC_NODE_NONE)
    return;
  self->is_updating = TRUE;
  tc_document_select_node (self->document, node);
  self->is_updating = FALSE;
}

static void
update_scheme (TcSourcePage *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  GtkSourceStyleSchemeManager *schemes = gtk_source_style_scheme_manager_get_default ();
  gboolean is_dark = adw_style_manager_get_dark (manager);

  gtk_source_buffer_set_style_scheme (
    self->buffer,
    gtk_source_style_scheme_manager_get_scheme (schemes, is_dark ? "Adwaita-dark" : "Adwaita"));
  g_object_set (self->selected_tag, "paragraph-background", is_dark ? "#263b55" : "#e2edfb", NULL);
}

static void
make_tags (TcSourcePage *self)
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

static void
tc_source_page_dispose (GObject *object)
{
  TcSourcePage *self = TC_SOURCE_PAGE (object);

  g_clear_object (&self->document);
  G_OBJECT_CLASS (tc_source_page_parent_class)->dispose (object);
}

static void
tc_source_page_class_init (TcSourcePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_source_page_dispose;
  g_type_ensure (GTK_SOURCE_TYPE_VIEW);
  g_type_ensure (GTK_SOURCE_TYPE_BUFFER);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/turncoat/Turncoat/tc-source-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TcSourcePage, view);
  gtk_widget_class_bind_template_child (widget_class, TcSourcePage, buffer);
  gtk_widget_class_bind_template_child (widget_class, TcSourcePage, place);
  gtk_widget_class_bind_template_callback (widget_class, cursor_moved_cb);
  gtk_widget_class_bind_template_callback (widget_class, mapped_cb);
}

static void
tc_source_page_init (TcSourcePage *self)
{
  GtkSourceLanguageManager *languages = gtk_source_language_manager_get_default ();

  gtk_widget_init_template (GTK_WIDGET (self));
  make_tags (self);
  gtk_source_buffer_set_language (self->buffer,
                                  gtk_source_language_manager_get_language (languages, "xml"));
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark",
                           G_CALLBACK (update_scheme), self, G_CONNECT_SWAPPED);
  update_scheme (self);
}

void
tc_source_page_set_document (TcSourcePage *self, TcDocument *document)
{
  g_return_if_fail (TC_IS_SOURCE_PAGE (self) && self->document == NULL);

  self->document = g_object_ref (document);
  g_signal_connect_object (document, "text-changed", G_CALLBACK (text_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "build-changed", G_CALLBACK (build_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "notify::selected", G_CALLBACK (selected_cb), self,
                           G_CONNECT_SWAPPED);
}

void
tc_source_page_show (TcSourcePage *self, gsize offset)
{
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (self->buffer);
  GtkTextIter iter;

  g_return_if_fail (TC_IS_SOURCE_PAGE (self) && self->document != NULL);

  get_iter (self, tc_document_get_source (self->document), offset, &iter);
  self->is_updating = TRUE;
  gtk_text_buffer_place_cursor (buffer, &iter);
  scroll_to_cursor_cb (self);
  self->is_updating = FALSE;
  update_place (self);
}
